"""A workshop: where the value of an option is a map that can be drawn by hand, generated, or loaded from text.

The grid is general: cells with a mark each, and edges between them. What the marks mean, how a map is written and what
is wrong with it is told by the game.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from .scene import Message


@dataclass(frozen=True)
class Grid:
    """Rows of marks, one character each; `right` and `below` are the cells (x, y) with an edge on that side."""

    rows: tuple[str, ...]
    right: tuple[tuple[int, int], ...] = ()
    below: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Brush:
    """A kind of cell that can be painted; of some there may be only `most`."""

    mark: str
    label: Message
    colour: str
    most: int | None = None


@dataclass(frozen=True)
class Knob:
    """Something to choose for the generator."""

    name: str
    label: Message
    choices: tuple[tuple[str, Message], ...]
    usual: str


@dataclass(frozen=True)
class Figure:
    """A number that tells how fair a map is."""

    label: Message
    value: str
    good: bool


@dataclass(frozen=True)
class Made:
    """A map: as the option is written, as a grid, what is wrong with it, how fair it is."""

    text: str
    grid: Grid
    problems: tuple[Message, ...]
    figures: tuple[Figure, ...]


class Workshop(Protocol):
    """The module `workshop.py` of a game that has one."""

    OPTION: str
    LARGEST: int
    SMALLEST: int
    BRUSHES: tuple[Brush, ...]  # the first one wipes
    KNOBS: tuple[Knob, ...]

    def generate(self, chosen: dict[str, str], seed: int) -> Made: ...
    def from_text(self, text: str) -> Made:
        """Or BadOption."""

    def from_grid(self, grid: Grid) -> Made:
        """Or BadOption."""
