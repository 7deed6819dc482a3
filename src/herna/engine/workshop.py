"""A workshop: for an option whose value is a map that can be drawn by hand, generated, or loaded from text.

The grid is general: cells with a mark each, and edges between them. The game says what the marks mean, how
a map is written and what is wrong with it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from .options import Options
from .scene import Message


@dataclass(frozen=True)
class Grid:
    """Rows of marks, one character each; `right` and `below` are the cells (x, y) with an edge on that side."""

    rows: tuple[str, ...]
    right: tuple[tuple[int, int], ...] = ()
    below: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Brush:
    """A kind of cell that can be painted, at most `most` times if that is given."""

    mark: str
    label: Message
    colour: str
    most: int | None = None


@dataclass(frozen=True)
class Knob:
    """A setting of the generator."""

    name: str
    label: Message
    choices: tuple[tuple[str, Message], ...]
    usual: str


@dataclass(frozen=True)
class Figure:
    """A number that says how fair a map is, perhaps about a cell (x, y)."""

    label: Message
    value: str
    good: bool
    cell: tuple[int, int] | None = None


@dataclass(frozen=True)
class Fault:
    """Something that is wrong with a map, and the cells where it is."""

    message: Message
    cells: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Made:
    """A map: as the option's text and as a grid with the names of its columns and rows, with what is wrong with it and
    how fair it is."""

    text: str
    grid: Grid
    problems: tuple[Fault, ...]
    figures: tuple[Figure, ...]
    columns: tuple[str, ...] = ()
    rows: tuple[str, ...] = ()


class Workshop(Protocol):
    """What the module `workshop.py` of a game provides."""

    OPTION: str
    LARGEST: int
    SMALLEST: int
    BRUSHES: tuple[Brush, ...]  # the first one erases
    KNOBS: tuple[Knob, ...]

    def knobs_of(self, value: str) -> dict[str, str]:
        """How the knobs stand for a value of the option that leaves the map to be drawn; nothing for a map."""

    def generate(self, chosen: dict[str, str], seed: int, options: Options) -> Made:
        """A map for a match with these options."""

    def from_text(self, text: str, options: Options) -> Made:
        """The map of a text, or BadOption."""

    def from_grid(self, grid: Grid, options: Options) -> Made:
        """The map of a grid, or BadOption."""
