"""FEJAG: maps, and maps as text. Rules 2, 11."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from herna.engine.errors import BadOption

from .kernel.state import SIDE, TEAMS

Cell = tuple[int, int]  # column and row, from 0

SITES = "abcde"
SIZES = (11, 21, 31, 41)
DIFFICULTIES = ("easy", "normal", "hard")


@dataclass(frozen=True)
class Board:
    """A map: its size, its obstacles as the cells on whose right or lower side they stand, and what lies where."""

    width: int
    height: int
    right: frozenset[Cell]
    below: frozenset[Cell]
    temple: frozenset[Cell]
    portals: tuple[Cell | None, Cell | None, Cell | None, Cell | None]  # 1 1 2 2
    starts: dict[str, Cell] = field(hash=False)  # by site letter or team code


# --- text ---------------------------------------------------------------------------------------------------------


def parse(text: str) -> Board:
    """Rules 11: header lines, then `map:` or `grid:` and the lines of the map."""
    lines = text.split("\n")
    for number, line in enumerate(lines):
        kind = line.strip()
        if kind in ("map:", "grid:"):
            rows = [row.rstrip("\r") for row in lines[number + 1 :]]
            while rows and not rows[-1].strip():
                rows.pop()
            return _parse_map(rows) if kind == "map:" else _parse_grid(rows)
        if line.strip() and ":" not in line:
            break
    raise BadOption("map: expected a size, a difficulty and a seed (41 normal 7), or a map after a line map: or grid:")


def _parse_grid(rows: list[str]) -> Board:
    rows = [row.strip() for row in rows]
    return _board(rows, frozenset(), frozenset())


def _parse_map(rows: list[str]) -> Board:
    height, width = (len(rows) - 1) // 2, (max(map(len, rows), default=0) - 1) // 2
    if len(rows) != 2 * height + 1:
        raise BadOption(f"map: {len(rows)} lines, expected 2H+1")
    _refuse_size(width, height)
    rows = [row.ljust(2 * width + 1) for row in rows]
    if any(len(row) != 2 * width + 1 for row in rows):
        raise BadOption("map: lines of 2W+1 characters")
    cells = ["".join(rows[2 * y + 1][2 * x + 1] for x in range(width)) for y in range(height)]
    right = {(x, y): rows[2 * y + 1][2 * x + 2] for y in range(height) for x in range(width - 1)}
    below = {(x, y): rows[2 * y + 2][2 * x + 1] for y in range(height - 1) for x in range(width)}
    return _board(cells, _obstacles(right), _obstacles(below))


def _obstacles(edges: dict[Cell, str]) -> frozenset[Cell]:
    for (x, y), mark in edges.items():
        if mark not in "|- ":
            raise BadOption(f"map: {mark!r} beside {cell_name(x, y)} is no edge; | or - for an obstacle, else a blank")
    return frozenset(cell for cell, mark in edges.items() if mark != " ")


def _board(rows: list[str], right: frozenset[Cell], below: frozenset[Cell]) -> Board:
    height, width = len(rows), len(rows[0]) if rows else 0
    if any(len(row) != width for row in rows):
        raise BadOption("map: all rows need the same number of cells")
    _refuse_size(width, height)
    cells = [((x, y), mark) for y, row in enumerate(rows) for x, mark in enumerate(row)]
    found: dict[str, list[Cell]] = {}
    for cell, mark in cells:
        if mark not in f".#12{SITES}{TEAMS}":
            raise BadOption(f"map: {mark!r} on {cell_name(*cell)} means nothing")
        found.setdefault(mark, []).append(cell)
    starts = {}
    for letter in SITES + TEAMS:
        if len(found.get(letter, ())) > 1:
            raise BadOption(f"map: {letter} stands twice")
        if letter in found:
            starts[letter] = found[letter][0]
    if set(starts) & set(SITES) and set(starts) & set(TEAMS):
        raise BadOption("map: site letters only or team codes only")
    return Board(width, height, right, below, frozenset(found.get("#", ())), _pairs(found), starts)


def _refuse_size(width: int, height: int) -> None:
    if not (3 <= width <= SIDE and 3 <= height <= SIDE):
        raise BadOption(f"map: from 3 x 3 to {SIDE} x {SIDE} cells, not {width} x {height}")


def _pairs(found: dict[str, list[Cell]]) -> tuple[Cell | None, Cell | None, Cell | None, Cell | None]:
    ends: list[Cell | None] = []
    for mark in "12":
        cells = found.get(mark, [])
        if len(cells) > 2:
            raise BadOption(f"map: more than two teleports {mark}")
        ends += [*cells, None, None][:2]
    return ends[0], ends[1], ends[2], ends[3]


def write(board: Board) -> str:
    """The map as text, in the format with obstacles."""
    marks = dict.fromkeys(board.temple, "#")
    marks |= {cell: "1122"[i] for i, cell in enumerate(board.portals) if cell}
    marks |= {cell: letter for letter, cell in board.starts.items()}
    lines = ["map:", "+-" * board.width + "+"]
    for y in range(board.height):
        middle, lower = "|", "+"
        for x in range(board.width):
            last, floor = x == board.width - 1, y == board.height - 1
            middle += marks.get((x, y), ".") + ("|" if last or (x, y) in board.right else " ")
            lower += ("-" if floor or (x, y) in board.below else " ") + "+"
        lines += [middle, lower]
    return "\n".join(lines)


# --- names --------------------------------------------------------------------------------------------------------


def cell_name(x: int, y: int) -> str:
    """Rules 2: column letters as in a spreadsheet, then the row."""
    return (chr(ord("a") + x) if x < 26 else "a" + chr(ord("a") + x - 26)) + str(y + 1)


def cell_at(name: str) -> Cell | None:
    """The cell with that name on the largest board; None if there is none."""
    found = re.fullmatch(r"(a?[a-z])([1-9]\d?)", name)
    if not found:
        return None
    letters, row = found.groups()
    x = ord(letters[-1]) - ord("a") + (26 if len(letters) == 2 else 0)
    return (x, int(row) - 1) if x < SIDE and int(row) <= SIDE else None


# --- maps fit for a campaign --------------------------------------------------------------------------------------


def faults(board: Board) -> Iterator[str]:
    """Rules 11: why a map is unfit for a campaign, apart from reach."""
    inner = {(x, y) for x in range(1, board.width - 1) for y in range(1, board.height - 1)}
    if len(board.starts) != len(TEAMS) or set(board.starts.values()) & inner:
        yield "five start cells on the rim are needed"
    if board.portals.count(None) % 2 or (board.portals[0] and not board.portals[1]):
        yield "a teleport has no partner"
    if not board.temple or not board.temple <= inner or apart(board.temple):
        yield "the temple must be there, in one piece, and off the rim"


def apart(cells: frozenset[Cell]) -> frozenset[Cell]:
    """The cells that do not hang together with the largest piece; none if all do."""
    largest: set[Cell] = set()
    left = set(cells)
    while left:
        reached = {min(left)}
        fresh = set(reached)
        while fresh:
            beside = {(x + dx, y + dy) for x, y in fresh for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
            fresh = beside & cells - reached
            reached |= fresh
        largest = max(largest, reached, key=len)
        left -= reached
    return cells - largest
