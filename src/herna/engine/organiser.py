"""An organiser: a seat beyond those of the players that runs a match for people who are not at a screen all the time.

Data and hooks; the content is each game's. The house seats the organiser, shows it everything, lets it act for others,
pause and correct; what there is to do, to read and to count is told by the game, so that one console serves all games.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, Protocol

from .scene import Message
from .state import State

Papers = Mapping[str, str]  # texts that the organiser may replace, by their names


@dataclass(frozen=True)
class Step:
    """A part of the course of a day."""

    label: Message
    when: Literal["done", "now", "later"]


@dataclass(frozen=True)
class Task:
    """Something the organiser can do now.

    A `button` plays the action. An `order` plays the action followed by all `seats` from the best to the last, like
    `A>B=C`. A `verdict` plays the action about something that a seat has handed in.
    """

    kind: Literal["button", "order", "verdict"]
    label: Message
    action: str
    explain: Message | None = None
    seats: tuple[str, ...] = ()
    seat: int | None = None
    writes: bool = False  # a text may go with it
    note: str = ""  # the text that is suggested
    sure: Message | None = None  # asked before, since it cannot be taken back


@dataclass(frozen=True)
class Paper:
    """A text of the organiser's; its own words, not a message."""

    name: str
    label: Message
    text: str


@dataclass(frozen=True)
class Desk:
    """What lies before the organiser."""

    headline: Message
    explain: Message
    course: tuple[Step, ...]
    tasks: tuple[Task, ...]
    closing: Message | None = None  # the label of what closes all open turns
    papers: tuple[Paper, ...] = ()  # to be looked at now


@dataclass(frozen=True)
class Report:
    """The public state of things, for a board and for paper: a line of numbers for each seat that plays."""

    headline: Message
    columns: tuple[Message, ...]
    rows: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]  # of each seat, from 1
    emblems: tuple[str, ...] = ()  # the drawings by which each seat is known on the map


class Organiser(Protocol):
    """The module `organiser.py` of a game that has one."""

    def seat(self, state: State) -> int | None:
        """The organiser's seat in this match, if it has one."""

    def desk(self, state: State, papers: Papers) -> Desk: ...

    def report(self, state: State) -> Report:
        """Of a state as everybody may know it."""

    def closing(self, state: State) -> str | None:
        """The action that closes the turn that is open now; None if none is."""

    def may_correct(self, action: int) -> bool:
        """Whether an action of the organiser may be replaced while nobody else has acted since."""

    def reader(self, action: int) -> int | None:
        """The only seat that may read the text that goes with an action; None: everybody."""

    def answered(self, action: int) -> int | None:
        """The seat whose letter the action answers."""

    def may_write(self, state: State, seat: int) -> bool:
        """Whether a letter of this seat to the organiser would be accepted now."""

    def papers(self, language: str) -> tuple[Paper, ...]:
        """The texts of the house."""

    def read_papers(self, text: str) -> Papers:
        """The texts of a file, or BadOption."""
