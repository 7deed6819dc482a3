"""What happens at a table besides the actions of its match: a type for each event, and its text.

The log keeps events as text: `%`, a word, and values. The `TEXT` of a type is the template that writes that text and
reads it again; `EARLIER` are templates of earlier versions, which are still read. The last value of a template may
contain spaces. No other module knows these texts.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from string import Formatter
from typing import Annotated, Any, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from ..protocol import Profile

Count: TypeAlias = Annotated[int, Meta(ge=0)]
Word: TypeAlias = Annotated[str, Meta(pattern=r"^[^\s:]+$")]
Seats: TypeAlias = tuple[Count, ...]
Papers: TypeAlias = dict[str, str]
BotReason = Literal["left", "resigned", "flag", "agreed", "failed", "empty"]  # why a bot gets a seat


class Remark(Struct, frozen=True):
    name: str
    words: str


class UnreadableEvent(ValueError):
    """A text that is not an event."""


class Written(Struct, frozen=True):
    """An event that the log keeps as text."""

    TEXT: ClassVar[str]
    EARLIER: ClassVar[tuple[str, ...]] = ()

    @property
    def text(self) -> str:
        return self.TEXT.format(**{name: _format(getattr(self, name)) for name in self.__struct_fields__})


# --- chairs -------------------------------------------------------------------------------------------------------


class Seated(Written, frozen=True):
    """A person takes a seat, or takes it back from a bot."""

    TEXT = "%sit {seat} {nickname}"

    seat: Count
    nickname: str


class BotSeated(Written, frozen=True):
    """A bot gets a seat."""

    TEXT = "%bot {seat} {level} {why}"

    seat: Count
    level: Word
    why: BotReason


class SeatOpened(Written, frozen=True):
    """A seat is free because its bot has failed."""

    TEXT = "%open {seat} {why}"

    seat: Count
    why: Literal["failed"] = "failed"


class SidesDrawn(Written, frozen=True):
    """Who sits where was drawn by lot."""

    TEXT = "%lot"


class LobbyCancelled(Written, frozen=True):
    """The person who made the table has given it up before everybody sat down."""

    TEXT = "%cancel"


# --- offers -------------------------------------------------------------------------------------------------------


class UndoOffered(Written, frozen=True):
    """A seat asks those who are waited for to go back to the position after `ply` actions."""

    TEXT = "%offer undo {by} {ply} {waiting}"

    by: Count
    ply: Count
    waiting: Seats


class DrawOffered(Written, frozen=True):
    TEXT = "%offer draw {by} - {waiting}"

    by: Count
    waiting: Seats


class BotOffered(Written, frozen=True):
    """A seat proposes a bot for the seat of a person who has left."""

    TEXT = "%offer bot {by} {seat} {waiting} {level}"
    EARLIER = ("%offer bot {by} {seat}:{level} {waiting}", "%offer bot {by} {seat} {waiting}")

    by: Count
    seat: Count
    waiting: Seats
    level: Word = "medium"  # the level of all proposed bots before it could be chosen


class RematchOffered(Written, frozen=True):
    TEXT = "%offer rematch {by} - {waiting}"

    by: Count
    waiting: Seats


class Answered(Written, frozen=True):
    """Seats agree to the offer in row `offer` or decline it."""

    TEXT = "%answer {offer} {seats} {accept}"

    offer: Count
    seats: Seats
    accept: bool


class RematchFounded(Written, frozen=True):
    """All have agreed; the next match is at another table."""

    TEXT = "%rematch {table}"

    table: Word


class SeriesGoesOn(Written, frozen=True):
    """After a rematch: how many matches were played before this one, and how many of them each seat has won."""

    TEXT = "%series {played} {wins}"

    played: Count
    wins: Seats


# --- ends and time ------------------------------------------------------------------------------------------------


class Resigned(Written, frozen=True):
    """A seat, by its name, gives up."""

    TEXT = "%resign {name}"

    name: str


class DrawAgreed(Written, frozen=True):
    TEXT = "%draw"


class FlagFell(Written, frozen=True):
    """A seat, by its name, is out of time."""

    TEXT = "%flag {name}"

    name: str


class HintsSettled(Written, frozen=True):
    """Agreed when the table was made: whether bots may be asked for hints."""

    TEXT = "%hints {allowed}"

    allowed: bool


class WatchersSettled(Written, frozen=True):
    """Agreed when the table was made: whether those who watch may chat."""

    TEXT = "%watchers {allowed}"

    allowed: bool


class ChatSettled(Written, frozen=True):
    """The organiser says whether the teams may chat."""

    TEXT = "%chat {allowed}"

    allowed: bool


class WatcherSaid(Written, frozen=True):
    """Chat of somebody who watches."""

    TEXT = "%aside {remark}"

    remark: Remark


class HintTaken(Written, frozen=True):
    """A seat has asked a bot what it would play."""

    TEXT = "%hint {seat}"

    seat: Count


class ServerAway(Written, frozen=True):
    """The server was away for some milliseconds, which no clock is charged for."""

    TEXT = "%pause {lasted}"

    lasted: Count


class TimeJumped(Written, frozen=True):
    """The time of day was set by some milliseconds, or the server slept: the stamps of rows before and after this one
    are further apart than the time that passed."""

    TEXT = "%shift {by}"

    by: int


# --- an organiser -------------------------------------------------------------------------------------------------


class LetterHandedIn(Written, frozen=True):
    TEXT = "%letter {seat} {words}"

    seat: Count
    words: str


class ProfileChanged(Written, frozen=True):
    TEXT = "%profile {seat} {profile}"

    seat: Count
    profile: Profile


class PapersChanged(Written, frozen=True):
    """Texts that replace those of the house, by their names."""

    TEXT = "%papers {papers}"

    papers: Papers


class KeyRenewed(Written, frozen=True):
    """The secret of a seat is replaced, for the `times`-th time."""

    TEXT = "%key {seat} {times}"

    seat: Count
    times: Count


class LinksKept(Written, frozen=True):
    """After a rematch: the secrets of the seats are those of an earlier table, each replaced `times` times there."""

    TEXT = "%links {table} {times}"

    table: Word
    times: Seats


class MatchPaused(Written, frozen=True):
    TEXT = "%halt"


class MatchResumed(Written, frozen=True):
    TEXT = "%resume"


# --- without a text of their own ----------------------------------------------------------------------------------


class Said(Struct, frozen=True):
    """Chat: the whole row is what was said."""

    words: str


class TakenBack(Struct, frozen=True):
    """The match has gone back to the position after `ply` actions. Its entry is read and written by the match.

    `row` is the first one that was taken back; None where the rules of the match cannot be read any more.
    """

    ply: int
    row: int | None = None


class Decided(Struct, frozen=True):
    """The match was decided off the board. Its entry is read and written by the match."""


class DiceRevealed(Struct, frozen=True):
    """The match is closed. Its entry is read and written by the match."""


class Unread(Struct, frozen=True):
    """An entry of a match by other rules, which the present ones do not understand."""


Offered = UndoOffered | DrawOffered | BotOffered | RematchOffered
Event = (
    Seated
    | BotSeated
    | SeatOpened
    | SidesDrawn
    | LobbyCancelled
    | Offered
    | Answered
    | RematchFounded
    | SeriesGoesOn
    | Resigned
    | DrawAgreed
    | FlagFell
    | HintsSettled
    | WatchersSettled
    | ChatSettled
    | WatcherSaid
    | HintTaken
    | ServerAway
    | TimeJumped
    | LetterHandedIn
    | ProfileChanged
    | PapersChanged
    | KeyRenewed
    | LinksKept
    | MatchPaused
    | MatchResumed
)
MatchEvent = TakenBack | Decided | DiceRevealed | Unread


# --- text ---------------------------------------------------------------------------------------------------------


def parse(text: str) -> Event:
    """The event that a text of the log describes, or UnreadableEvent."""
    for reader in _READERS.get(_first_word(text), ()):
        found = reader.pattern.fullmatch(text)
        if found is not None:
            try:
                values = {name: _parse(value, reader.types[name]) for name, value in found.groupdict().items()}
            except ValueError as error:
                raise UnreadableEvent(f"{text!r} is not an event of a table: {error}") from None
            event: Event = reader.kind(**values)
            return event
    raise UnreadableEvent(f"{text!r} is not an event of a table")


LATER = ("inks", "photo")  # of a profile; left out where they are empty, as logs of version 0.1 have it


def _format(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(map(str, value))
    if isinstance(value, Profile):
        fields = msgspec.to_builtins(value)
        return msgspec.json.encode({name: each for name, each in fields.items() if each or name not in LATER}).decode()
    if isinstance(value, Struct):
        return msgspec.json.encode(value).decode()
    if isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    return str(value)


def _parse(text: str, kind: Any) -> Any:
    if kind is bool:
        return msgspec.convert(text, Literal["yes", "no"]) == "yes"
    if kind == Seats:
        return msgspec.convert(text.split(","), kind, strict=False)
    if kind in (Profile, Papers, Remark):
        return msgspec.json.decode(text, type=kind)
    return msgspec.convert(text, kind, strict=False)


@dataclass(frozen=True)
class _Reader:
    """One template of a type: the pattern of the texts it writes, and the types of their values."""

    kind: type[Any]
    pattern: re.Pattern[str]
    types: dict[str, Any]


def _reader(kind: type[Written], template: str) -> _Reader:
    parts = list(Formatter().parse(template))
    last = parts[-1][1]
    pattern = ""
    for literal, name, _, _ in parts:
        pattern += re.escape(literal)
        if name is not None:
            pattern += f"(?P<{name}>{'.*' if name == last else '[^ :]+'})"
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    return _Reader(kind, re.compile(pattern, re.DOTALL), types)


def _first_word(text: str) -> str:
    return text.partition(" ")[0]


_READERS: dict[str, list[_Reader]] = {}
for _kind in Written.__subclasses__():
    for _template in (_kind.TEXT, *_kind.EARLIER):
        _READERS.setdefault(_first_word(_template), []).append(_reader(_kind, _template))
