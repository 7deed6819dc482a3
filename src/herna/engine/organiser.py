"""An organiser: a seat beyond those of the players that runs a match for people who are not at a screen all the time.

Data and hooks; each game provides the content. The house seats the organiser, shows it everything, and lets it act for
others, pause and correct. The game says what there is to do, to read and to count, so one console serves all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from .options import Options, Preset
from .scene import Message
from .state import State

Papers = Mapping[str, str]  # texts that the organiser may replace, by their names


@dataclass(frozen=True)
class Phase:
    """A part of a day."""

    label: Message
    when: Literal["done", "now", "later"]


@dataclass(frozen=True)
class Task:
    """Something the organiser can do now.

    A `button` plays the action. An `order` plays the action followed by all `seats` from the best to the last, like
    `A>B=C`; so does `again`, about an order that was entered before, which is its `note`. A `verdict` plays the action
    about something that a seat has submitted. `points` plays the action followed by a number with its sign; a reason is
    sent with it.
    """

    kind: Literal["button", "order", "again", "verdict", "points"]
    label: Message
    action: str
    explain: Message | None = None
    seats: tuple[str, ...] = ()
    seat: int | None = None
    writes: bool = False  # a text can be sent with it
    note: str = ""  # the text that is suggested
    sure: Message | None = None  # a question to confirm first, if it cannot be undone


PaperKind = Literal["story", "team", "clue", "answer", "legend", "title", "times", "notes"]


@dataclass(frozen=True)
class Paper:
    """A text of the organiser: literal words, not a message.

    The plan of a day is four papers: `title` (what is played), `times` and `notes`, which only the organiser reads, and
    its `legend`, which is told to everybody. They may be empty.
    """

    name: str
    label: Message
    text: str
    kind: PaperKind = "story"
    day: int | None = None  # the one it belongs to, from 1


@dataclass(frozen=True)
class OpenTurn:
    """An open turn, and what the seat loses if it is closed now."""

    seat: int
    loses: int


@dataclass(frozen=True)
class Desk:
    """What lies before the organiser."""

    headline: Message
    explain: Message
    course: tuple[Phase, ...]
    tasks: tuple[Task, ...]
    closing: Message | None = None  # the label of the button that closes all open turns
    papers: tuple[Paper, ...] = ()  # relevant now
    day: int | None = None  # whose plan is shown; from 1
    turns: tuple[OpenTurn, ...] = ()  # that are open


@dataclass(frozen=True)
class Item:
    """A piece of a printed sheet. A diagram is rows of a small map: `o` is the piece, `*` what it reaches."""

    text: str | Message
    head: Message | None = None
    mark: str = ""  # a number or a price
    diagram: tuple[str, ...] = ()


@dataclass(frozen=True)
class Section:
    title: Message
    items: tuple[Item, ...]


# What a board shows first: a new day, what was won in it, whose turn it is, the end.
Moment = Literal["quiet", "morning", "ranked", "turns", "over"]


@dataclass(frozen=True)
class Report:
    """The public state of things, for a board and for paper: a line of numbers for each seat that plays."""

    headline: Message
    columns: tuple[Message, ...]
    rows: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]  # of each seat, from 1
    emblems: tuple[str, ...] = ()  # the drawings by which each seat is known on the map
    moment: Moment = "quiet"
    flag: int | None = None  # the seat whose day it is
    gains: tuple[int, ...] = ()  # what each seat got last, once it is known
    before: tuple[int, ...] = ()  # the places before that
    queue: tuple[int, ...] = ()  # who acts now, then those whose turns follow
    at_once: int = 0  # how many of these act now


class Organiser(Protocol):
    """What the module `organiser.py` of a game provides."""

    FORM: tuple[Message, ...]  # what a letter of a seat answers
    PRESETS: tuple[Preset, ...]  # sets of options for a campaign; a new one begins with the first

    def fit(self, options: Options) -> Options:
        """Other values of options that suit these: a smaller map for fewer days."""

    def seat(self, state: State) -> int | None:
        """The organiser's seat in this match, if it has one."""

    def desk(self, state: State, papers: Papers) -> Desk: ...

    def report(self, state: State) -> Report:
        """The report on a state that holds only public knowledge."""

    def legend(self, state: State, papers: Papers) -> str:
        """What is told to everybody about the day that is open; nothing before it opens."""

    def handout(self, state: State, seat: int, papers: Papers) -> tuple[Section, ...]:
        """What a seat reads on paper. The state holds only public knowledge; nothing here is secret from the seat."""

    def overview(self, state: State, papers: Papers) -> tuple[Section, ...]:
        """What the organiser reads on paper: the plan of the whole match, with all that nobody else may know."""

    def closing(self, state: State, seat: int | None = None) -> str | None:
        """The action that closes the turn that is open now, or that of a seat; None if none is."""

    def is_news(self, action: int) -> bool:
        """Whether a text sent with an action is for the notice board."""

    def may_correct(self, action: int) -> bool:
        """Whether an action of the organiser can be replaced as long as nobody else has acted since."""

    def reader(self, action: int) -> int | None:
        """The only seat that may read the text sent with an action; None: everybody."""

    def answered(self, action: int) -> int | None:
        """The seat whose letter the action answers."""

    def may_write(self, state: State, seat: int) -> bool:
        """Whether the organiser would accept a letter from this seat now."""

    def papers(self, language: str) -> tuple[Paper, ...]:
        """The texts of the house."""

    def read_papers(self, text: str) -> Papers:
        """The texts of a file, or BadOption."""
