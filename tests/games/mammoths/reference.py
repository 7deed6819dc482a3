"""A second, slow implementation of what is laid, burnt and counted: sets of cells, written from the rules alone."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from itertools import product
from pathlib import Path

FILE = Path(__file__).parents[3] / "docs" / "rules" / "mammoths_dominoes.csv"
LETTER = {"desert": "D", "prairie": "P", "lake": "L", "jungle": "J", "rock": "R", "volcano": "V"}
STEP = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
KIND = {"P": "m", "L": "f", "J": "u", "R": "s"}
POINTS = {"HU": 3, "FI": 3, "MU": 4, "SC": 5, "PA": 2, "FL": 1, "SH": 2}
LOOKS_FOR = {"HU": "m", "FI": "f", "MU": "u", "SC": "s", "PA": "mfus"}

Cell = tuple[int, int]
Grid = dict[Cell, str]  # codes of the rules; the hut is H


def read_dominoes() -> dict[int, tuple[str, str]]:
    with FILE.open(encoding="utf-8", newline="") as file:
        return {
            int(line["number"]): tuple(
                LETTER[line[f"{half}_terrain"]] + str(int(line[f"{half}_fires"]) + int(line[f"{half}_craters"]))
                for half in ("left", "right")
            )
            for line in csv.DictReader(file)
        }


DOMINOES = read_dominoes()


def read_grid(text: str) -> Grid:
    rows = [row.split() for row in text.split(" / ")]
    hut = next((x, y) for y, row in enumerate(rows) for x, code in enumerate(row) if code == "H")
    return {(x - hut[0], y - hut[1]): code for y, row in enumerate(rows) for x, code in enumerate(row) if code != "."}


def beside(cell: Cell) -> Iterator[Cell]:
    for dx, dy in STEP.values():
        yield cell[0] + dx, cell[1] + dy


def king(cell: Cell) -> set[Cell]:
    return {(cell[0] + dx, cell[1] + dy) for dx, dy in product((-1, 0, 1), repeat=2)} - {cell}


def fires(code: str) -> int:
    if code[0] in "HV":
        return 0
    return int(code[3]) if "^" in code else int(code[1])


def token(code: str) -> str:
    return code[2:] if code[2:] in tuple("mfus") else ""


def person(code: str) -> str:
    return code[3:] if "@" in code else ""


def placements(grid: Grid, domino: int, side: int) -> list[str]:
    """Rules 6, in the order of 15.1."""
    left, right = DOMINOES[domino]
    low, high = ([f(cell[axis] for cell in grid) for axis in (0, 1)] for f in (min, max))
    found = []
    for y, x in product(range(high[1] - side + 1, low[1] + side), range(high[0] - side + 1, low[0] + side)):
        for d in "ES" if left == right else "NESW":
            halves = {(x, y): left, (x + STEP[d][0], y + STEP[d][1]): right}
            if not halves.keys().isdisjoint(grid):
                continue
            if any(
                max(high[a], *(c[a] for c in halves)) - min(low[a], *(c[a] for c in halves)) >= side for a in (0, 1)
            ):
                continue
            if any(grid.get(n, " ")[0] in ("H", code[0]) for cell, code in halves.items() for n in beside(cell)):
                found.append(f"P{x},{y}{d}")
    return found


def landings(grid: Grid, volcano: Cell, over_squares: bool) -> set[Cell]:
    """Rules 7."""
    reach = 4 - int(grid[volcano][1])
    near = {volcano}
    for _ in range(reach):
        step = {n for cell in near for n in king(cell)}
        near |= step & grid.keys() if over_squares else step
    return {cell for cell in near & grid.keys() if grid[cell][0] not in "HV" and fires(grid[cell]) == 0}


def groups(cells: set[Cell]) -> list[set[Cell]]:
    left, found = set(cells), []
    while left:
        group, edge = set(), {left.pop()}
        while edge:
            group |= edge
            edge = {n for cell in edge for n in beside(cell)} & left
            left -= edge
        found.append(group)
    return found


def areas(grid: Grid) -> list[tuple[str, int, int]]:
    """Terrain, squares and fires of each area."""
    return [
        (letter, len(group), sum(fires(grid[cell]) for cell in group))
        for letter in "DPLJRV"
        for group in groups({cell for cell, code in grid.items() if code[0] == letter})
    ]


def people_points(grid: Grid) -> int:
    """Rules 10.4."""
    total = 0
    for cell, code in grid.items():
        near = [grid[n] for n in king(cell) if n in grid]
        who = person(code)
        if who in LOOKS_FOR:
            total += POINTS[who] * sum(token(c) != "" and token(c) in LOOKS_FOR[who] for c in near)
        elif who == "FL":
            total += sum(map(fires, near))
        elif who == "SH":
            total += POINTS[who] * sum(person(c) != "" for c in near)
    for band in groups({cell for cell, code in grid.items() if person(code).startswith("W")}):
        total += len(band) * sum(int(person(grid[cell])[1]) for cell in band)
    return total


def total(grid: Grid, side: int, totems: str, options: dict[str, object]) -> int:
    """Rules 11."""
    points = sum(squares * burning for _, squares, burning in areas(grid))
    if options["mode"] == "totem":
        points += sum({"m": 3, "f": 4, "u": 5, "s": 6}[kind] for kind in totems)
        points += sum(token(code) != "" for code in grid.values())
    if options["mode"] == "tribe":
        points += people_points(grid)
    if options["centre"] and max(abs(n) for cell in grid for n in cell) <= side // 2:
        points += 10
    if options["complete"] and len(grid) == side * side:
        points += 5
    return points
