"""FEJAG: where maps are drawn, generated and checked. Rules 2, 10, 11."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from herna.engine.errors import BadOption
from herna.engine.options import Options
from herna.engine.scene import Message
from herna.engine.workshop import Brush, Fault, Figure, Grid, Knob, Made

from . import map_option, maps
from .generator import reach
from .kernel.reach import FAR
from .kernel.state import SIDE
from .maps import DIFFICULTIES, SITES, SIZES, Board, Cell

OPTION = "map"
SMALLEST, LARGEST = 5, SIDE
BRUSHES: tuple[Brush, ...] = (
    Brush(".", Message("fejag-camp-brush-plain"), ""),
    Brush("#", Message("fejag-camp-brush-temple"), "#e0a526"),
    Brush("1", Message("fejag-camp-brush-teleport", {"pair": 1}), "#3aa7c9", most=2),
    Brush("2", Message("fejag-camp-brush-teleport", {"pair": 2}), "#a060d0", most=2),
    *(Brush(site, Message("fejag-camp-brush-site", {"site": site}), "#4f8a3c", most=1) for site in SITES),
)
KNOBS: tuple[Knob, ...] = (
    Knob(
        "size",
        Message("fejag-camp-knob-size"),
        tuple((str(size), Message("fejag-camp-knob-size-is", {"size": size})) for size in SIZES),
        "41",
    ),
    Knob(
        "difficulty",
        Message("fejag-camp-knob-difficulty"),
        tuple((name, Message("fejag-camp-knob-difficulty-is", {"difficulty": name})) for name in DIFFICULTIES),
        "normal",
    ),
)
NAMED = 6  # cells of a mistake; all are marked on the map
FAIR = 12  # between the most expensive and the cheapest way


def knobs_of(value: str) -> dict[str, str]:
    found = map_option.GENERATED.fullmatch(value)
    return {"size": found[1], "difficulty": found[2]} if found else {}


def generate(chosen: dict[str, str], seed: int, options: Options) -> Made:
    return from_text(f"{chosen.get('size', '')} {chosen.get('difficulty', '')} {seed}", options)


def from_text(text: str, options: Options) -> Made:
    same = _same_direction(options)
    return _made(map_option.board(map_option.read(text), same), same)


def from_grid(grid: Grid, options: Options) -> Made:
    right, below = set(grid.right), set(grid.below)
    lines = ["map:"]
    width = len(grid.rows[0]) if grid.rows else 0
    if any(len(row) != width for row in grid.rows):
        raise BadOption("map: all rows need the same number of cells")
    lines.append("+-" * width + "+")
    for y, row in enumerate(grid.rows):
        cells = (mark + ("|" if x == width - 1 or (x, y) in right else " ") for x, mark in enumerate(row))
        edges = (("-" if y == len(grid.rows) - 1 or (x, y) in below else " ") + "+" for x in range(width))
        lines += ["|" + "".join(cells), "+" + "".join(edges)]
    return _made(maps.parse("\n".join(lines)), _same_direction(options))


def _same_direction(options: Options) -> bool:
    """Rules 13: where light goes behind a teleport, on which the costs depend."""
    return options["teleport_dirs"] == "same"


def _made(board: Board, same_direction: bool) -> Made:
    text = maps.write(board)
    marks = dict.fromkeys(board.temple, "#")
    marks |= {cell: "1122"[i] for i, cell in enumerate(board.portals) if cell}
    marks |= {cell: letter for letter, cell in board.starts.items()}
    rows = tuple("".join(marks.get((x, y), ".") for x in range(board.width)) for y in range(board.height))
    grid = Grid(rows, tuple(sorted(board.right)), tuple(sorted(board.below)))
    costs, at_once = _reach(board, same_direction)
    problems, figures = tuple(_problems(board, costs)), tuple(_figures(board, costs, at_once))
    columns = tuple(maps.cell_name(x, 0).removesuffix("1") for x in range(board.width))
    return Made(text, grid, problems, figures, columns, tuple(str(y + 1) for y in range(board.height)))


def _reach(board: Board, same_direction: bool) -> tuple[dict[str, int | None], bool]:
    """What the cheapest way from each start cell costs, None if there is none."""
    if not board.starts or not board.temple:
        return {}, False
    costs, at_once = reach(board, same_direction)
    return {site: cost if cost < FAR else None for site, cost in costs.items()}, at_once


def _problems(board: Board, costs: dict[str, int | None]) -> Iterator[Fault]:
    """Rules 11."""
    missing = [site for site in SITES if site not in board.starts]
    inner = {(x, y) for x in range(1, board.width - 1) for y in range(1, board.height - 1)}
    if missing and len(board.starts) < len(SITES):
        yield Fault(Message("fejag-camp-map-starts", {"sites": ", ".join(missing)}))
    if lost := set(board.starts.values()) & inner:
        yield _fault("fejag-camp-map-rim", lost)
    pairs = (board.portals[:2], board.portals[2:])
    if single := [cell for pair in pairs if None in pair for cell in pair if cell is not None]:
        yield _fault("fejag-camp-map-portal", single)
    if not board.temple:
        yield Fault(Message("fejag-camp-map-no-temple"))
    elif astray := (board.temple - inner) or maps.apart(board.temple):
        yield _fault("fejag-camp-map-temple", astray)
    far = [site for site, cost in costs.items() if cost is None]
    if far:
        yield Fault(Message("fejag-camp-map-far", {"sites": ", ".join(far)}), tuple(board.starts[site] for site in far))


def _fault(id: str, cells: Iterable[Cell]) -> Fault:
    """A mistake and where it is, in reading order."""
    found = tuple(sorted(cells, key=lambda cell: (cell[1], cell[0])))
    names = [maps.cell_name(*cell) for cell in found]
    told = ", ".join(names[:NAMED]) + (", …" if len(names) > NAMED else "")
    return Fault(Message(id, {"cells": told}), found)


def _figures(board: Board, costs: dict[str, int | None], at_once: bool) -> Iterator[Figure]:
    """Rules 10: what the way to the temple costs from each base."""
    for site, cost in costs.items():
        label, value = Message("fejag-camp-figure-cost", {"site": site}), "∞" if cost is None else str(cost)
        yield Figure(label, value, cost is not None, board.starts[site])
    known = [cost for cost in costs.values() if cost is not None]
    if len(known) > 1:
        spread = max(known) - min(known)
        yield Figure(Message("fejag-camp-figure-spread"), str(spread), spread <= FAIR)
    if at_once:
        yield Figure(Message("fejag-camp-figure-at-once"), "!", False)
