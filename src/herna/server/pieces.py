"""Pieces that several messages of the socket protocol are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from herna.engine.scene import Focus, Menu, Message, Sprite, Zone


class Choice(Struct, frozen=True, omit_defaults=True):
    """A legal action: its number, its notation, the sprites to touch for it, and other paths that mean the same."""

    action: int
    text: str
    touches: tuple[str, ...]
    also: tuple[tuple[str, ...], ...] = ()
    weighty: bool = False  # a slip would hurt: where it cannot be taken back, ask before it is sent


class ZoneChange(Struct, frozen=True):
    """What changed in a zone; `zone` replaces it completely if it is new or has another shape."""

    name: str
    zone: Zone | None = None
    changed: tuple[Sprite, ...] = ()
    removed: tuple[str, ...] = ()
    focus: Focus | None = None  # if it is another one than before


class SceneChange(Struct, frozen=True):
    prompt: Message
    zones: tuple[ZoneChange, ...] = ()
    removed: tuple[str, ...] = ()  # names of zones that are gone
    menus: tuple[Menu, ...] | None = None  # all of them, if any has changed
    scores: tuple[int, ...] | None = None  # likewise


LineKind = Literal[
    "action",
    "chance",
    "undo",
    "seed",
    "sit",
    "bot",
    "open",
    "offer",
    "answer",
    "resign",
    "draw",
    "flag",
    "pause",
    "rematch",
    "cancel",
    "settled",
    "hint",
    "chat",
    "letter",
    "profile",
    "papers",
    "halt",
    "resume",
    "key",
]


class Line(Struct, frozen=True):
    """One entry of the table's log as this receiver may know it; `text` is empty if it may not know the entry."""

    number: int
    kind: LineKind
    seat: int | None
    text: str
    messages: tuple[Message, ...]
    at: int  # milliseconds since 1970
    note: str = ""  # the text sent with it, if this receiver may read it
    by: int | None = None  # the organiser, if it acted for the seat
    name: str = ""  # of chat: what somebody who watches is called
    back: int | None = None  # of an `undo`: it takes back the actions and chance events from this line on
    heading: Message | None = None  # of what begins after it: a round, a day


class Profile(Struct, frozen=True):
    """How a team shows itself: its leader and its flag, a photo or a colour with an emoji or lines drawn on it.

    A stroke is a list of points x, y, x, y, ... on a field of 300 by 200.
    """

    leader: str = ""
    emoji: str = ""
    colour: str = ""
    strokes: tuple[tuple[int, ...], ...] = ()
    inks: tuple[str, ...] = ()  # the colours of the strokes; one that is empty or missing is black or white
    photo: str = ""  # a small JPEG of the real flag, in base 64


class SeatInfo(Struct, frozen=True):
    seat: int
    name: str  # the game's name for the seat, as in the notation
    kind: Literal["open", "person", "bot"]
    nickname: str
    level: str | None
    present: bool
    yours: bool
    profile: Profile | None = None
    organiser: bool = False  # runs the match and plays for nobody


class ClockRule(Struct, frozen=True):
    """`move`: this many seconds for each turn; `bank`: for the whole match, plus an increment per turn; `game`: the
    limits set by the rules of the game, which also say what is played when time runs out."""

    kind: Literal["move", "bank", "game"]
    seconds: Annotated[int, Meta(ge=1, le=10_000_000)]
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0
    flag: Literal["lose", "draw", "bot"] = "lose"  # what happens to a seat that runs out of time


class Clocks(Struct, frozen=True, omit_defaults=True):
    """Milliseconds left for each seat when the message was sent; `running` is the seat whose clock runs.

    With a game's own limits, only the seat to act has a clock.
    """

    left: tuple[int | None, ...]
    running: int | None
    waits: int = 0  # milliseconds until it starts: in its first turn a seat may read first


class Offer(Struct, frozen=True):
    """A question that awaits an answer; `waiting` are the seats that have not agreed yet."""

    number: int  # of the line that made it; an answer names it
    kind: Literal["undo", "draw", "bot", "rematch"]
    by: int
    waiting: tuple[int, ...]
    seat: int | None = None  # the seat that a bot would take
    ply: int | None = None  # where an undo leads back to
    level: str | None = None  # of the bot


class Ending(Struct, frozen=True):
    """How the match ended: the ranking, best first, and why."""

    ranking: tuple[tuple[str, ...], ...]
    why: Literal["rules", "resign", "draw", "flag", "cancelled"]  # cancelled: before all seats were taken
    closed: bool  # the dice are revealed, and nothing more can be played
    payoffs: tuple[float, ...] = ()  # of each seat, from -1 to 1, if the rules decided
    taken_back: int = 0  # how often something was taken back


class Series(Struct, frozen=True):
    """Matches played one after the other by the same people, and how many of them each seat has won."""

    played: int
    wins: tuple[int, ...]


class Organised(Struct, frozen=True):
    """At a table with an organiser: what the others may do now. The organiser can change it at any time."""

    name: str  # of the campaign
    hints: bool
    chat: bool
    form: tuple[Message, ...] = ()  # what a letter to the organiser answers; empty: this receiver can't write one now
    judged: int | None = None  # the line that answered this receiver's latest letter


class TableInfo(Struct, frozen=True):
    """What was agreed before the first action."""

    id: str
    game: str
    title: str
    rules: str
    options: dict[str, str | int | bool]
    preset: str | None  # the preset with these options, if there is one
    commitment: str | None
    clock: ClockRule | None
    public: bool
    created: int
    previous: str | None
    hints: bool = True  # a bot may be asked for hints; between people only if that was agreed on
    takebacks: bool = True  # the game lets players take something back; other people may have to agree
    watchers_chat: bool = False  # those who watch may chat
    founders: tuple[int, ...] = ()  # the seats of the person who made the table
    series: Series | None = None  # before this match
    imported: bool = False  # a finished match from a file: names and dice are as the file says
    outdated: bool = False  # by rules that this server no longer has: it can only be looked at
