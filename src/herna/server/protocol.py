"""The socket protocol: every message, as a struct. JSON text frames with a `type` each.

`python -m herna.server.protocol --write FILE` writes the JSON Schema that clients are generated from. The prose is in
`docs/protocol.md`.
"""

# ruff: noqa: PLC0414 - the pieces are read through this module, too

from __future__ import annotations

import json
import sys
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from herna.engine.scene import Gesture, Message, Overlay, Product, Scene

from . import generated
from .pieces import (
    Choice as Choice,
)
from .pieces import (
    ClockRule as ClockRule,
)
from .pieces import (
    Clocks as Clocks,
)
from .pieces import (
    Ending as Ending,
)
from .pieces import (
    Line as Line,
)
from .pieces import (
    LineKind as LineKind,
)
from .pieces import (
    Offer as Offer,
)
from .pieces import (
    Organised as Organised,
)
from .pieces import (
    Profile as Profile,
)
from .pieces import (
    SceneChange as SceneChange,
)
from .pieces import (
    SeatInfo as SeatInfo,
)
from .pieces import (
    Series as Series,
)
from .pieces import (
    TableInfo as TableInfo,
)
from .pieces import (
    ZoneChange as ZoneChange,
)

VERSION = 1

Count = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=63)]
Tag = Annotated[int, Meta(ge=0, le=2**53)]
ActionText = Annotated[str, Meta(max_length=400)]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{1,40}$")]
Secret = Annotated[str, Meta(max_length=100)]
Level = Annotated[str, Meta(max_length=20)]
Note = Annotated[str, Meta(max_length=4000)]
Further = Annotated[tuple[Count, ...], Meta(max_length=12)]
Touch = Annotated[str, Meta(max_length=100)]

# --- client to server ---------------------------------------------------------------------------------------------


class Ask(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """The base of everything a client sends; `id` comes back in the answer."""

    id: Tag = 0


class Hello(Ask, frozen=True, tag="hello"):
    """Sit down at a table, or watch. The secret is a seat's or a person's; without one, the cookie counts."""

    table: TableId
    version: int = VERSION
    secret: Secret | None = None
    last: Count | None = None  # the number of the last line this client has
    watch: bool = False  # watch as a spectator, ignoring held seats: for a screen that everybody sees
    seat: Seat | None = None  # for an organiser: look through this seat and act for it


class Play(Ask, frozen=True, tag="play"):
    """Play an action, by number or in the game's notation, from the position after `ply` actions.

    The further actions of a gesture are played together with it: all of them or none.
    """

    ply: Count
    action: Count | ActionText
    note: Note = ""  # a text sent with it
    further: Further = ()


class Letter(Ask, frozen=True, tag="letter"):
    """Submit something to the organiser, who judges in the order of arrival."""

    text: Annotated[str, Meta(min_length=1, max_length=4000)]


class Introduce(Ask, frozen=True, tag="introduce"):
    """Name a team, its leader and its flag: your own, or any as the organiser."""

    seat: Seat
    nickname: Annotated[str, Meta(max_length=200)]
    profile: Profile


class Organise(Ask, frozen=True, tag="organise"):
    """For the organiser: pause the match or resume it, close all open turns or that of a seat, allow the others to ask
    for hints and to chat."""

    what: Literal["pause", "resume", "close", "hints_on", "hints_off", "chat_on", "chat_off"]
    seat: Seat | None = None  # whose turn is closed; all if there is none


class Correct(Ask, frozen=True, tag="correct"):
    """For the organiser: replace an action of your own after which nobody else has acted."""

    ply: Count  # how many actions were played before it
    action: ActionText
    note: Note = ""


class Rewrite(Ask, frozen=True, tag="rewrite"):
    """For the organiser: replace your own texts, by their names."""

    papers: Annotated[dict[Annotated[str, Meta(max_length=40)], Note], Meta(max_length=100)]


class Undo(Ask, frozen=True, tag="undo"):
    """Take back your last choice: immediately if nothing was learnt since, else the other people are asked."""


class Draw(Ask, frozen=True, tag="draw"):
    """Offer a draw."""


class SeatToBot(Ask, frozen=True, tag="seat_to_bot"):
    """Hand your own seat to a bot, propose that for a person who has left, or fill a free seat of your own table;
    without a level, of the default one."""

    seat: Seat
    level: Level | None = None


class Cancel(Ask, frozen=True, tag="cancel"):
    """Give up a table of yours before all seats are taken."""


class SeatBack(Ask, frozen=True, tag="seat_back"):
    """Take your seat back from the bot."""


class Rematch(Ask, frozen=True, tag="rematch"):
    """Offer another match with the seats moved on by one."""


class Answer(Ask, frozen=True, tag="answer"):
    """Agree to an offer or decline it."""

    offer: Count
    accept: bool


class Resign(Ask, frozen=True, tag="resign"):
    """Give up the match."""


class Finish(Ask, frozen=True, tag="finish"):
    """Skip what could still be played after the end; the dice are revealed."""


class Chat(Ask, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=4000)]
    name: Annotated[str, Meta(max_length=200)] = ""  # of somebody who watches


class Hint(Ask, frozen=True, tag="hint"):
    """Ask a bot what it would play."""


class Overlays(Ask, frozen=True, tag="overlays"):
    """Ask for the overlays of the position: threats, reach, everything the game knows."""


class Preview(Ask, frozen=True, tag="preview"):
    """Ask what an action of yours would do, before chance decides and the turn passes on. Nothing is played."""

    ply: Count
    action: Count
    further: Further = ()


class Look(Ask, frozen=True, tag="look"):
    """Ask what the table looked like after a line, and after each of some actions that followed. Nothing changes."""

    number: Annotated[int, Meta(ge=-1, le=2**31)]  # -1: before the first line
    steps: Annotated[int, Meta(ge=0, le=12)] = 0


class AskWhy(Ask, frozen=True, tag="why"):
    """Ask why sprites cannot be touched in this order, in the position as the seat sees it."""

    touches: Annotated[tuple[Touch, ...], Meta(max_length=12)]


class About(Ask, frozen=True, tag="about"):
    """Ask what sprites are for, and what the rules say of touching them now."""

    sprites: Annotated[tuple[Touch, ...], Meta(max_length=6)]


class Ping(Ask, frozen=True, tag="ping"):
    pass


ClientMessage = (
    Hello
    | Play
    | Letter
    | Introduce
    | Organise
    | Correct
    | Rewrite
    | Undo
    | Draw
    | SeatToBot
    | SeatBack
    | Cancel
    | Rematch
    | Answer
    | Resign
    | Finish
    | Chat
    | Hint
    | Overlays
    | Preview
    | Look
    | AskWhy
    | About
    | Ping
)

# --- server to client ---------------------------------------------------------------------------------------------

ErrorCode = Literal[
    "malformed",  # not a message of this protocol
    "too_big",  # a frame or a text over the limit
    "version",  # another version of the protocol
    "flood",  # too many messages, wait
    "no_table",  # unknown table
    "no_hello",  # say hello first
    "bad_secret",  # a secret that opens nothing here
    "not_seated",  # a spectator cannot do this
    "not_your_turn",  # another seat is to act
    "stale",  # the position has changed in the meantime
    "illegal",  # the rules forbid the action
    "unreadable",  # not an action in the game's notation
    "damaged",  # the log of the table cannot be read
    "outdated",  # the match was played by rules that this server no longer has
    "waiting",  # some seats are still open
    "over",  # the match is over
    "not_over",  # only after the end
    "nothing_to_undo",
    "too_late",
    "no_offer",  # the offer is gone
    "offer_pending",  # another offer is pending
    "bots_decline",  # bots never agree to a draw
    "present",  # the person is still here, or has not been away for long
    "seated",  # one seat for a person, few for an address; others come by invitation
    "full",  # the log of the table has no room for more of that; playing and resigning go on
    "slow",  # the store takes long: it may take effect later, and is shown then
    "unavailable",  # not possible now: bots or the store cannot do it
    "preparing",  # the game is being compiled; ask again
    "taken",  # the seat is not free
    "bad_option",
    "forbidden",
    "paused",  # by the organiser
    "no_review",  # the match has none, or one that another version made: ask for it
    "no_hints",  # not agreed on when the table was made
    "no_chat",  # the organiser has switched it off
    "internal",
]


class Say(Struct, frozen=True, tag_field="type", kw_only=True):
    """The base of everything the server sends."""


class Snapshot(Say, frozen=True, tag="snapshot"):
    """The whole table as this receiver may see it."""

    version: int
    number: int  # of the last line
    ply: int
    info: TableInfo
    seats: tuple[SeatInfo, ...]
    you: tuple[int, ...]  # the seats this receiver holds
    turn: int | None
    position: str
    scene: Scene
    choices: tuple[Choice, ...]  # besides those of `products`
    lines: tuple[Line, ...]
    clocks: Clocks | None
    offer: Offer | None
    ending: Ending | None
    rematch: str | None
    products: tuple[Product, ...] = ()
    paused: bool = False
    gestures: tuple[Gesture, ...] = ()
    organised: Organised | None = None


class Halt(Struct, frozen=True):
    """An intermediate position, after the line `number`: what changed since the previous halt, or since `since`."""

    number: int
    scene: SceneChange | None


class Update(Say, frozen=True, tag="update"):
    """What happened since the line `since`. `scene`, `seats` and `you` are null when they have not changed.

    `scene` is the whole difference. `halts` are the intermediate positions, shown one after the other: an action, then
    each of its chance outcomes.
    """

    since: int
    number: int
    ply: int
    turn: int | None
    lines: tuple[Line, ...]
    position: str
    scene: SceneChange | None
    choices: tuple[Choice, ...]
    clocks: Clocks | None
    offer: Offer | None
    ending: Ending | None
    rematch: str | None
    seats: tuple[SeatInfo, ...] | None = None
    you: tuple[int, ...] | None = None
    halts: tuple[Halt, ...] = ()
    products: tuple[Product, ...] = ()
    paused: bool = False
    gestures: tuple[Gesture, ...] = ()
    organised: Organised | None = None


class Presence(Say, frozen=True, tag="presence"):
    """Who is connected, and how many watch."""

    seats: tuple[int, ...]
    watching: int


class Done(Say, frozen=True, tag="done"):
    """The message `re` took effect, durably; `number` is the last line of the log."""

    re: int
    number: int


class Error(Say, frozen=True, tag="error"):
    """The message `re` had no effect, and why."""

    code: ErrorCode
    text: str
    re: int = 0
    message: Message | None = None  # the same, for the reader's language


class HintGiven(Say, frozen=True, tag="hint_given"):
    """What a bot would play, as an instruction, and what speaks for it; the same again in the same position."""

    re: int
    ply: int
    choice: Choice
    instruction: Message
    reason: Message | None


class OverlaysShown(Say, frozen=True, tag="overlays_shown"):
    re: int
    ply: int
    overlays: tuple[Overlay, ...]


class PreviewShown(Say, frozen=True, tag="preview_shown"):
    """What would change, as far as the client may know, and what would be said about it."""

    re: int
    ply: int
    action: int
    scene: SceneChange | None
    messages: tuple[Message, ...]


class Looked(Say, frozen=True, tag="looked"):
    """The scene after a line, as far as the client could know it then, and how it went on: the next actions and chance
    events, each with the difference from the one before."""

    re: int
    number: int
    scene: Scene
    steps: tuple[Halt, ...]


class ReasonGiven(Say, frozen=True, tag="reason_given"):
    """Why the rules forbid the touches, with the paragraph; both null if the rules say nothing."""

    re: int
    message: Message | None
    rule: str | None


class Told(Struct, frozen=True):
    """What one sprite is for, and why it cannot be touched first now, if the rules have a reason."""

    purpose: Message | None
    refusal: Message | None
    rule: str  # the paragraph about it, "" if there is none


class AboutShown(Say, frozen=True, tag="about_shown"):
    """Of each sprite that was asked about."""

    re: int
    told: tuple[Told, ...]


class Pong(Say, frozen=True, tag="pong"):
    re: int


class Bye(Say, frozen=True, tag="bye"):
    """The server closes the connection; reconnect after this many milliseconds."""

    reason: Literal["restart", "slow", "abuse"]
    after: int


ServerMessage = (
    Snapshot
    | Update
    | Presence
    | Done
    | Error
    | HintGiven
    | OverlaysShown
    | PreviewShown
    | Looked
    | ReasonGiven
    | AboutShown
    | Pong
    | Bye
)


class Protocol(Struct, frozen=True):
    """Both directions in one type, for generators."""

    client: ClientMessage
    server: ServerMessage
    version: Literal[1] = field(default=1)


_decoder = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode(frame: bytes | str) -> ClientMessage:
    """The message in a frame, or msgspec.DecodeError (a ValueError)."""
    message: ClientMessage = _decoder.decode(frame)
    return message


@cache
def _answer_decoder() -> msgspec.json.Decoder[ServerMessage]:
    return msgspec.json.Decoder(ServerMessage)


def decode_answer(frame: bytes | str) -> ServerMessage:
    """What the server says in a frame, for clients; or msgspec.DecodeError."""
    return _answer_decoder().decode(frame)


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def schema() -> dict[str, Any]:
    """JSON Schema of the protocol: `Protocol` and everything below it in `$defs`."""
    (_, *_), definitions = msgspec.json.schema_components([Protocol], ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Herna socket protocol",
        "$ref": "#/$defs/Protocol",
        "$defs": dict(sorted(definitions.items())),
    }


def schema_text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def main(words: list[str]) -> int:
    return generated.main("herna.server.protocol", schema_text, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
