"""The board of FEJAG: ground, obstacles, light, figures and attacks as sprites.

A cell is one unit. The board must stay light enough for a phone: the ground is drawn in blocks, obstacles and light in
runs. Sprites are cached, so that what has not changed is the same object in the next scene.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from herna.engine.scene import Focus, Message, Names, Sprite

from ..kernel import attack, beams
from ..kernel import state as S
from ..kernel.light import walk
from .touch import CELL_ID, cell_id, cell_name, figure_id
from .words import FIGURES, Words, team_words

MARGIN, LEAST_SHARE = 1.15, 0.052  # around the cells: room for the bases, at least this share of a large board
ROOM = 2  # cells around what is in play
LARGE = 26  # cells of a board on which bases are drawn larger than a cell
NAMED = 13.6  # units of a board whose columns and rows are named in letters of their usual size
DRAWN = 12  # units of the drawings of the panel and the canopy
REACHES = tuple((5 / 3) ** i for i in range(8))  # lengths of the drawings of beams and arrows, in cells
LANE = 0.05  # beams of different teams on one line lie beside each other
BEYOND = 0.4  # how far light continues after the middle of its last free cell
BLOCK_X, BLOCK_Y = 3, 2  # cells of a block of ground
FULL = 63
MERGED = (8, 4, 2)  # adjacent blocks that are drawn as one
LONGEST_WALL = 4
KEPT = 8192

STEPS_X, STEPS_Y = S.STEP_X.tolist(), S.STEP_Y.tolist()
GROUND = tuple(f"ground-{mask}" for mask in range(FULL + 1))
STATUS = ("void", "cut", "effective", "balanced", "dormant", "suspended")  # as attack.status numbers them
ARROWS = ("void", "", "effective", "balanced", "dormant", "dormant")  # what is drawn of each


@dataclass(frozen=True)
class Grid:
    """Where cells lie in the square that is drawn."""

    width: int
    height: int
    side: float  # of the square
    left: float
    top: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        """The centre of column x, row y, both from 0."""
        return round(self.left + x + 0.5, 3), round(self.top + y + 0.5, 3)

    @property
    def enlarged(self) -> float:
        """The scale of things that must be legible on a large board."""
        return max(1.0, round(self.side / LARGE, 2))

    @property
    def lettering(self) -> float:
        """The scale of the names of columns and rows, which are read from far away: the same share of every board."""
        return max(1.0, round(self.side / NAMED, 2))


class Piece(NamedTuple):
    """A figure on the board."""

    team: int
    kind: int
    cell: int


@cache
def grid_of(width: int, height: int) -> Grid:
    across = max(width, height)
    side = round(across + 2 * max(MARGIN, LEAST_SHARE * across), 2)
    return Grid(width, height, side, round((side - width) / 2, 3), round((side - height) / 2, 3))


@cache
def names(grid: Grid) -> Names:
    columns = tuple(cell_name(x)[:-1] for x in range(grid.width))
    return Names(*grid.at(0, 0), columns, tuple(str(y + 1) for y in range(grid.height)), CELL_ID)


def around(grid: Grid, cells: list[int]) -> Focus:
    """All of these cells, with a little room."""
    xs, ys = [cell % S.SIDE for cell in cells], [cell // S.SIDE for cell in cells]
    left, top = grid.at(min(xs) - ROOM, min(ys) - ROOM)
    return Focus(left, top, max(xs) - min(xs) + 2 * ROOM, max(ys) - min(ys) + 2 * ROOM)


def bits(row: int) -> Iterator[int]:
    while row:
        low = row & -row
        yield low.bit_length() - 1
        row ^= low


# --- what lies still ----------------------------------------------------------------------------------------------


@lru_cache(KEPT)
def backdrop(grid: Grid, bases: tuple[int, ...]) -> tuple[Sprite, ...]:
    """What never changes: the panel, the canopy over all that is hidden, the names of columns and rows.

    Where a base lies beside the board, its column or row has no name.
    """
    across = max(grid.width, grid.height)
    sprites = [
        Sprite("board", "panel-board", 0, 0, z=-10, scale=round(grid.side / DRAWN, 4)),
        *_canopy(grid),
    ]
    every = 1 if across <= 15 else 2 if across <= 21 else 5
    scale, letters = grid.enlarged, grid.lettering
    above = [cell % S.SIDE for cell in bases if cell < S.SIDE and 0 < cell % S.SIDE < grid.width - 1]
    left = [cell // S.SIDE for cell in bases if cell % S.SIDE == 0]
    for x in range(every - 1, grid.width, every):
        if any(abs(x - base) < scale for base in above):
            continue
        where = grid.at(x, 0)[0]
        name = cell_name(x)[:-1]
        sprites.append(
            Sprite(f"column-{name}", "coordinate", where, _rim(grid, grid.top), z=-3, text=name, scale=letters)
        )
    for y in range(every - 1, grid.height, every):
        if any(abs(y - base) < scale for base in left):
            continue
        where = grid.at(0, y)[1]
        sprites.append(
            Sprite(f"row-{y + 1}", "coordinate", _rim(grid, grid.left), where, z=-3, text=str(y + 1), scale=letters)
        )
    return tuple(sprites)


def _rim(grid: Grid, edge: float) -> float:
    return edge - 0.16 - 0.24 * grid.lettering


def _canopy(grid: Grid) -> Iterator[Sprite]:
    """Squares that cover the board, one if it is square itself; players touch them where nothing else lies."""
    side = min(grid.width, grid.height)
    over_x, over_y = grid.width - side, grid.height - side
    count = -(-max(grid.width, grid.height) // side)
    for i in range(count):
        share = i / max(count - 1, 1)
        x, y = grid.left + share * over_x, grid.top + share * over_y
        where, scale = (round(x, 3), round(y, 3)), round(side / DRAWN, 4)
        yield Sprite(f"canopy-{i + 1}", "canopy-all", *where, Message("fejag-zone-board"), z=-9, scale=scale)


def ground(grid: Grid, seen: list[int]) -> Iterator[Sprite]:
    """What is uncovered. Squares of fully uncovered blocks are drawn as one."""
    masks = {
        (bx, by): _mask(seen, bx, by)
        for by in range(-(-grid.height // BLOCK_Y))
        for bx in range(-(-grid.width // BLOCK_X))
    }
    for size in MERGED:
        for bx, by in [place for place in masks if place[0] % size == 0 and place[1] % size == 0]:
            square = [(bx + i, by + j) for j in range(size) for i in range(size)]
            if all(masks.get(place) == FULL for place in square):
                masks.update(dict.fromkeys(square, 0))
                yield _ground(grid, bx, by, f"ground-x{size}")
    for (bx, by), mask in masks.items():
        if mask:
            yield _ground(grid, bx, by, GROUND[mask])


def _mask(seen: list[int], bx: int, by: int) -> int:
    upper = seen[BLOCK_Y * by] >> BLOCK_X * bx & 7
    lower = seen[BLOCK_Y * by + 1] >> BLOCK_X * bx & 7 if BLOCK_Y * by + 1 < S.SIDE else 0
    return upper | lower << 3


@lru_cache(KEPT)
def _ground(grid: Grid, bx: int, by: int, kind: str) -> Sprite:
    x, y = grid.left + BLOCK_X * bx, grid.top + BLOCK_Y * by
    return Sprite(f"ground-{bx}-{by}", kind, round(x, 3), round(y, 3), z=-8)


def walls(grid: Grid, right: list[int], below: list[int]) -> Iterator[Sprite]:
    """Obstacles; straight runs are drawn as one."""
    columns = [0] * S.SIDE
    for y, row in enumerate(right):
        for x in bits(row):
            columns[x] |= 1 << y
    for x, column in enumerate(columns):
        for y, length in _runs(column):
            yield _wall(grid, x, y, length, 90)
    for y, row in enumerate(below):
        for x, length in _runs(row):
            yield _wall(grid, x, y, length, 0)


def _runs(row: int) -> Iterator[tuple[int, int]]:
    """Where runs of set bits begin, and how long they are: no longer than the longest drawing."""
    while row:
        start = (row & -row).bit_length() - 1
        length = 1
        while length < LONGEST_WALL and row >> (start + length) & 1:
            length += 1
        yield start, length
        row &= ~((1 << length) - 1 << start)


@lru_cache(KEPT)
def _wall(grid: Grid, x: int, y: int, length: int, turn: int) -> Sprite:
    middle = (length - 1) / 2
    where = grid.at(x + 0.5, y + middle) if turn else grid.at(x + middle, y + 0.5)
    name = f"wall-{cell_name(y * S.SIDE + x)}{'|' if turn else '_'}"
    return Sprite(name, f"wall-{length}", *where, turn=turn, z=-4)


@lru_cache(KEPT)
def temple(grid: Grid, cell: int) -> Sprite:
    label = Message("fejag-temple", {"place": cell_name(cell)})
    return Sprite(cell_id(cell), "temple", *_centre(grid, cell), label, z=-7)


@lru_cache(KEPT)
def teleport(grid: Grid, cell: int, pair: int, partner: int) -> Sprite:
    other = cell_name(partner) if partner != S.NONE else "?"
    label = Message("fejag-teleport", {"place": cell_name(cell), "other": other})
    return Sprite(cell_id(cell), f"teleport-{pair}", *_centre(grid, cell), label, z=-6)


def _centre(grid: Grid, cell: int) -> tuple[float, float]:
    return grid.at(cell % S.SIDE, cell // S.SIDE)


@cache
def base(grid: Grid, cell: int, team: int) -> tuple[Sprite, Sprite]:
    """A start cell and, outside the board, the base beside it; before the draw nobody's."""
    x, y = cell % S.SIDE, cell // S.SIDE
    off_x = -1 if x == 0 else 1 if x == grid.width - 1 else 0
    off_y = 0 if off_x else -1 if y == 0 else 1
    whose = "site" if team == S.NONE else S.TEAMS[team]
    place = cell_name(cell)
    if team == S.NONE:
        label = Message("fejag-start-open", {"place": place})
    else:
        label = Message("fejag-start", {"place": place, "team": team_words(team)})
    middle_x, middle_y = grid.at(x, y)
    out = (1 + grid.enlarged) / 2
    out_x, out_y = round(middle_x + off_x * out, 3), round(middle_y + off_y * out, 3)
    return (
        Sprite(f"start-{place}", f"start-{whose}", *grid.at(x, y), label, z=-6),
        Sprite(f"base-{place}", f"camp-{whose}", out_x, out_y, z=1, scale=grid.enlarged),
    )


@lru_cache(KEPT)
def spot(grid: Grid, cell: int) -> Sprite:
    """A cell that may be built on."""
    label = Message("fejag-cell", {"place": cell_name(cell)})
    return Sprite(cell_id(cell), "spot", *_centre(grid, cell), label, z=-2)


@lru_cache(KEPT)
def barred(grid: Grid, cell: int, team: int) -> Sprite:
    """A cell in the team's light with a middle section of another team."""
    label = Message("fejag-cell-middle", {"place": cell_name(cell), "team": team_words(team)})
    return Sprite(cell_id(cell), "barred", *_centre(grid, cell), label, z=-2)


# --- light --------------------------------------------------------------------------------------------------------


def light(grid: Grid, s: np.record, at: list[int], terrain: list[int]) -> Iterator[Sprite]:
    """The beams of every team, and where its monkeys jump."""
    lines, jumps = find_beams(s)

    def open_end(cell: int) -> bool:
        return not at[cell] and not S.TEMPLE <= terrain[cell] < S.START

    for team, axis, cell, length in lines:
        last = cell + length * (beams.AXIS_Y[axis] * S.SIDE + beams.AXIS_X[axis])
        yield _beam(grid, (team, axis, cell, length), (open_end(cell), open_end(last)))
    for team, rows in enumerate(jumps):
        for y, row in enumerate(rows):
            for x in bits(row):
                if not at[y * S.SIDE + x]:
                    yield _jump(grid, team, y * S.SIDE + x)


def find_beams(s: np.record) -> tuple[list[list[int]], list[list[int]]]:
    """All beams, and for each team the rows of cells that its monkeys light."""
    steps = np.zeros((S.TEAM_COUNT, beams.AXES, S.SIDE), np.int64)
    hops = np.zeros((S.TEAM_COUNT, S.SIDE), np.int64)
    out = np.empty((beams.MOST_BEAMS, 4), np.int16)
    beams.fill_steps(s, steps, hops)
    found: list[list[int]] = out[: int(beams.join_steps(steps, out))].tolist()
    jumps: list[list[int]] = hops.tolist()
    return found, jumps


@lru_cache(KEPT)
def _beam(grid: Grid, line: tuple[int, int, int, int], open_ends: tuple[bool, bool]) -> Sprite:
    """A beam: team, axis, first cell and length. It continues a little beyond an open end."""
    team, axis, cell, length = line
    dx, dy = beams.AXIS_X[axis], beams.AXIS_Y[axis]
    norm = math.hypot(dx, dy)
    before, after = (BEYOND * is_open / norm for is_open in open_ends)
    lane = (team - (S.TEAM_COUNT - 1) / 2) * LANE
    x = cell % S.SIDE - before * dx - lane * dy / norm
    y = cell // S.SIDE - before * dy + lane * dx / norm
    kind, scale = _stretched((length + before + after) * norm)
    turn = round(math.degrees(math.atan2(dy, dx)))
    name = f"ray-{S.TEAMS[team]}{axis}-{cell_name(cell)}"
    return Sprite(name, f"ray-{S.TEAMS[team]}{kind}", *grid.at(x, y), turn=turn, z=-5, scale=round(scale, 4))


def _stretched(length: float) -> tuple[int, float]:
    """The drawing that is closest to a length, and how far to stretch it."""
    kind = next((i for i in range(len(REACHES) - 1, 0, -1) if REACHES[i] <= length + 1e-9), 0)
    return kind, length / REACHES[kind]


@lru_cache(KEPT)
def _jump(grid: Grid, team: int, cell: int) -> Sprite:
    name = f"jump-{S.TEAMS[team]}-{cell_name(cell)}"
    return Sprite(name, f"hop-{S.TEAMS[team]}", *_centre(grid, cell), z=-5)


# --- figures and attacks ------------------------------------------------------------------------------------------


@lru_cache(KEPT)
def figure(grid: Grid, f: int, piece: Piece, shines: bool, attacked: bool) -> Sprite:
    team, kind, cell = piece
    condition = "shining" if shines else "attacked" if attacked else "dark"
    args: Words = {
        "team": team_words(team),
        "figure": Message(FIGURES[kind]),
        "place": cell_name(cell),
        "condition": condition,
    }
    drawn = f"{'token' if shines else 'unlit'}-{S.TEAMS[team]}"
    tags = (S.TYPES[kind] if shines else f"{S.TYPES[kind]}-dark",)
    return Sprite(figure_id(f), drawn, *_centre(grid, cell), Message("fejag-figure-label", args), z=2, tags=tags)


def attacks(grid: Grid, s: np.record) -> Iterator[Sprite]:
    """All attacks whose target is still in the attacker's light, as arrows; void ones crossed out.

    An attack through a teleport is drawn from where it comes out.
    """
    count = int(s.records)
    src, tgt = s.src[:count].tolist(), s.tgt[:count].tolist()
    cell, kind = s.cell[: int(s.figures)].tolist(), s.kind[: int(s.figures)].tolist()
    origins = [portal for portal in s.portal.tolist() if portal != S.NONE]
    for r in range(count):
        drawn = ARROWS[int(attack.status(s, r))]
        if drawn:
            start, end = cell[src[r]], cell[tgt[r]]
            seen_from = (c for c in (start, *origins) if _lights(s, kind[src[r]], c, end))
            yield _arrow(grid, r, next(seen_from, start), end, drawn)


def _lights(s: np.record, kind: int, start: int, end: int) -> bool:
    """Whether a figure of this kind on one cell lights the figure on the other with its own section."""
    dx, dy = end % S.SIDE - start % S.SIDE, end // S.SIDE - start // S.SIDE
    for way in range(S.FIRST_WAY[kind], S.LAST_WAY[kind]):
        steps = max(abs(dx), abs(dy)) if way < 8 else 1
        if (dx, dy) == (steps * STEPS_X[way], steps * STEPS_Y[way]):
            return bool(walk(s, start % S.SIDE, start // S.SIDE, way, S.SHORT[kind])[1] == steps)
    return False


@lru_cache(KEPT)
def _arrow(grid: Grid, r: int, start: int, end: int, drawn: str) -> Sprite:
    dx, dy = end % S.SIDE - start % S.SIDE, end // S.SIDE - start // S.SIDE
    kind, scale = _stretched(math.hypot(dx, dy))
    turn = round(math.degrees(math.atan2(dy, dx)), 2)
    z = 1 if drawn == "effective" else 0
    return Sprite(
        f"attack-{r + 1}",
        f"{drawn}-{kind}",
        *_centre(grid, start),
        turn=turn,
        z=z,
        scale=round(scale, 4),
    )


@lru_cache(KEPT)
def flash(grid: Grid, cell: int, team: int) -> Sprite:
    """Where a frog has just been."""
    label = Message("fejag-flash", {"team": team_words(team), "place": cell_name(cell)})
    where = _centre(grid, cell)
    return Sprite("flash", f"token-{S.TEAMS[team]}", *where, label, z=1, scale=0.7, tags=(S.TYPES[S.FR],))


def is_shining(words: list[int], f: int) -> bool:
    return bool(words[f // S.WORD] >> f % S.WORD & 1)
