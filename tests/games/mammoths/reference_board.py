"""Grids in the second implementation: placing, lava, settling, scoring; sections 6, 7, 10 and 11 of the rules."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path

Cell = tuple[int, int]
Grid = dict[Cell, str]  # square codes; the hut is `H`

STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
KING = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]
KIND = {"P": "m", "L": "f", "J": "u", "R": "s"}
KINDS = "mfus"
TOTEM = {"m": 3, "f": 4, "u": 5, "s": 6}
REACH = {1: 3, 2: 2, 3: 1}


def _dominoes() -> dict[int, tuple[str, str]]:
    text = (Path(__file__).parents[3] / "docs" / "rules" / "mammoths.md").read_text(encoding="utf-8")
    table = text.split("```csv\n")[1].split("```")[0].splitlines()
    return {int(row["number"]): (row["left"], row["right"]) for row in csv.DictReader(table)}


DOMINOES = _dominoes()


# --- squares and grids --------------------------------------------------------------------------------------------


def fires(square: str) -> int:
    if "^" in square:
        return int(square[-1])
    return 0 if square[0] in "HV" else int(square[1])


def token(square: str) -> str:
    return square[2:] if square[2:] in tuple(KINDS) else ""


def person(square: str) -> str:
    return square[3:] if "@" in square else ""


def read_cell(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def write_cells(cells: list[Cell]) -> str:
    return " ".join(f"{x},{y}" for x, y in cells) or "-"


def read_grid(text: str) -> Grid:
    rows = [row.split() for row in text.split("/")]
    (hut,) = [(x, y) for y, row in enumerate(rows) for x, code in enumerate(row) if code == "H"]
    return {(x - hut[0], y - hut[1]): code for y, row in enumerate(rows) for x, code in enumerate(row) if code != "."}


def box(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    xs, ys = zip(*cells, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def write_grid(grid: Grid) -> str:
    left, top, right, bottom = box(grid)
    return " / ".join(" ".join(grid.get((x, y), ".") for x in range(left, right + 1)) for y in range(top, bottom + 1))


def edges(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in STEPS.values()]


def kings(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in KING]


def reading_order(cells: Iterable[Cell]) -> list[Cell]:
    return sorted(cells, key=lambda c: (c[1], c[0]))


def groups(cells: set[Cell], same: dict[Cell, str]) -> list[set[Cell]]:
    """Maximal sets of cells joined by edges whose `same` is the same."""
    left, found = set(cells), []
    while left:
        group = {left.pop()}
        todo = list(group)
        while todo:
            here = todo.pop()
            for near in edges(here):
                if near in left and same[near] == same[here]:
                    left.remove(near)
                    group.add(near)
                    todo.append(near)
        found.append(group)
    return found


# --- section 6: placing -------------------------------------------------------------------------------------------


def fits(grid: Grid, size: int, number: int, cell: Cell, direction: str) -> bool:
    dx, dy = STEPS[direction]
    halves = {cell: DOMINOES[number][0], (cell[0] + dx, cell[1] + dy): DOMINOES[number][1]}
    if any(half in grid for half in halves):
        return False
    contacts = [(grid[near], code) for half, code in halves.items() for near in edges(half) if near in grid]
    if not any(square == "H" or square[0] == code[0] for square, code in contacts):
        return False
    left, top, right, bottom = box([*grid, *halves])
    return right - left < size and bottom - top < size


def placements(grid: Grid, size: int, number: int) -> list[str]:
    twin = DOMINOES[number][0] == DOMINOES[number][1]
    left, top, right, bottom = box(grid)
    return [
        f"P{x},{y}{direction}"
        for y in range(bottom - size + 1, top + size)
        for x in range(right - size + 1, left + size)
        for direction in "NESW"
        if not (twin and direction in "NW") and fits(grid, size, number, (x, y), direction)
    ]


def place(grid: Grid, number: int, cell: Cell, direction: str, tokens: bool) -> Cell | None:
    """Place the domino; return the cell of its volcano, if it has one."""
    dx, dy = STEPS[direction]
    volcano = None
    for half, code in zip((cell, (cell[0] + dx, cell[1] + dy)), DOMINOES[number], strict=True):
        grid[half] = code
        if tokens and code[1] == "0":
            grid[half] += KIND.get(code[0], "")
        if code[0] == "V":
            volcano = half
    return volcano


# --- section 7: lava ----------------------------------------------------------------------------------------------


def within_reach(grid: Grid, volcano: Cell, reach: int, path: str) -> set[Cell]:
    if path == "free":
        return {c for c in grid if max(abs(c[0] - volcano[0]), abs(c[1] - volcano[1])) <= reach}
    reached = {volcano}
    for _ in range(reach):
        reached |= {near for cell in reached for near in kings(cell) if near in grid}
    return reached


def landings(grid: Grid, volcano: Cell, path: str) -> list[Cell]:
    reach = REACH[int(grid[volcano][1])]
    return reading_order(
        [
            cell
            for cell in within_reach(grid, volcano, reach, path)
            if grid[cell][0] not in "HV" and fires(grid[cell]) == 0
        ]
    )


def eruptions(grid: Grid, size: int, number: int, path: str) -> Iterator[tuple[str, Cell]]:
    for text in placements(grid, size, number):
        after = dict(grid)
        volcano = place(after, number, read_cell(text[1:-1]), text[-1], False)
        assert volcano is not None
        for cell in landings(after, volcano, path):
            yield text, cell


# --- section 10: settling -----------------------------------------------------------------------------------------


def tokens_of(grid: Grid, kind: str) -> list[Cell]:
    return reading_order([cell for cell, square in grid.items() if token(square) == kind])


def kinds_in(grid: Grid) -> str:
    return "".join(kind for kind in KINDS if tokens_of(grid, kind))


def homes(grid: Grid) -> list[Cell]:
    return reading_order([cell for cell, square in grid.items() if square[0] not in "HV" and square[1:] == "0"])


# --- section 11: scoring ------------------------------------------------------------------------------------------


def areas(grid: Grid) -> list[tuple[str, int, int]]:
    """Terrain, squares and fires of each area, in the order of the query."""
    terrain = {cell: square[0] for cell, square in grid.items() if square != "H"}
    found = [(terrain[min(g)], len(g), sum(fires(grid[c]) for c in g)) for g in groups(set(terrain), terrain)]
    return sorted(found, key=lambda a: ("DPLJRV".index(a[0]), -a[1], -a[2]))


def bands(grid: Grid) -> list[tuple[int, int]]:
    strength = {cell: int(person(square)[1]) for cell, square in grid.items() if person(square)[:1] == "W"}
    found = [(len(g), sum(strength[c] for c in g)) for g in groups(set(strength), dict.fromkeys(strength, ""))]
    return sorted(found, reverse=True)


def people_points(grid: Grid) -> dict[str, int]:
    points = dict.fromkeys(["HU", "FI", "MU", "SC", "PA", "FL", "SH"], 0)
    per_token = {"HU": ("m", 3), "FI": ("f", 3), "MU": ("u", 4), "SC": ("s", 5)}
    for cell, square in grid.items():
        who = person(square)
        around = [grid[near] for near in kings(cell) if near in grid]
        if who in per_token:
            kind, worth = per_token[who]
            points[who] += worth * sum(token(other) == kind for other in around)
        elif who == "PA":
            points[who] += 2 * sum(token(other) != "" for other in around)
        elif who == "FL":
            points[who] += sum(map(fires, around))
        elif who == "SH":
            points[who] += 2 * sum(person(other) != "" for other in around)
    return {**points, "W": sum(number * strength for number, strength in bands(grid))}


def pad(grid: Grid, size: int, mode: str, options: dict[str, str], totems: str = "") -> dict[str, int]:
    lines = dict.fromkeys("DPLJR", 0)
    for terrain, squares, burning in areas(grid):
        if terrain != "V":
            lines[terrain] += squares * burning
    if mode == "totem":
        lines["totems"] = sum(TOTEM[kind] for kind in totems)
        lines["tokens"] = sum(token(square) != "" for square in grid.values())
    if mode == "tribe":
        lines |= people_points(grid)
    if options["centre"] == "on":
        half = (size - 1) // 2
        lines["centre"] = 10 if all(abs(x) <= half and abs(y) <= half for x, y in grid) else 0
    if options["complete"] == "on":
        lines["complete"] = 5 if len(grid) == size * size else 0
    lines["total"] = sum(lines.values())
    lines["largest"] = max((squares for _, squares, _ in areas(grid)), default=0)
    lines["fires"] = sum(map(fires, grid.values()))
    return lines


def written_pad(lines: dict[str, int]) -> str:
    return " ".join(f"{name}={value}" for name, value in lines.items())


def ranking(results: dict[str, tuple[int, int, int]]) -> str:
    places = [[p for p in sorted(results) if results[p] == r] for r in sorted(set(results.values()), reverse=True)]
    return " ".join("=".join(place) for place in places)
