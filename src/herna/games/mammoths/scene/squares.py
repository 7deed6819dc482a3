"""The squares of a territory as players see them: what lies where, and which squares form an area."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace
from typing import NamedTuple

from ..kernel import state as S

KEPT = 4096  # territories whose squares are cached
EDGES = ((0, -1), (1, 0), (0, 1), (-1, 0))
AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y)


Place = tuple[int, int]  # a cell, relative to the hut


class Square(NamedTuple):
    x: int
    y: int
    terrain: int
    marks: int  # fires, printed or of lava; craters of a volcano
    lava: bool = False
    token: bool = False
    person: int = S.NONE


class Area(NamedTuple):
    terrain: int
    squares: tuple[Place, ...]
    fires: int

    @property
    def score(self) -> int:
        return len(self.squares) * self.fires


class Land(NamedTuple):
    """What a territory consists of: its box and its sets of squares."""

    west: int
    east: int
    north: int
    south: int
    lava: int
    tokens: int
    terrains: tuple[int, ...]
    marks: tuple[int, ...]
    people: tuple[int, ...]


def read(s: SimpleNamespace, seat: int) -> tuple[Square, ...]:
    """The squares by y, then x, the hut among them."""
    box = s.west[seat], s.east[seat], s.north[seat], s.south[seat]
    sets = tuple(s.land[seat]), tuple(s.marks[seat]), tuple(s.people[seat])
    return _read(Land(*box, s.lava[seat], s.tokens[seat], *sets))


@lru_cache(KEPT)
def _read(land: Land) -> tuple[Square, ...]:
    found = []
    for y in range(land.north, land.south + 1):
        for x in range(land.west, land.east + 1):
            if x == y == 0:
                found.append(Square(0, 0, S.HUT, 0))
                continue
            shift = y % 8 * 8 + x % 8
            terrain = _which(land.terrains, shift)
            if terrain != S.NONE:
                fires = sum(1 << i for i, bits in enumerate(land.marks) if bits >> shift & 1)
                lava, token = bool(land.lava >> shift & 1), bool(land.tokens >> shift & 1)
                found.append(Square(x, y, terrain, fires, lava, token, _which(land.people, shift)))
    return tuple(found)


def _which(sets: tuple[int, ...], shift: int) -> int:
    """The set that contains this square, or NONE."""
    return next((i for i, bits in enumerate(sets) if bits >> shift & 1), S.NONE)


@lru_cache(KEPT)
def areas(squares: tuple[Square, ...]) -> tuple[Area, ...]:
    """The areas without volcanoes, in the order of their first squares. Rules 1, 11."""
    at = {(square.x, square.y): square for square in squares}
    found = []
    seen: set[Place] = set()
    for place, square in at.items():
        if place in seen or square.terrain >= S.VOLCANO:
            continue
        seen.add(place)
        walk = [place]
        for x, y in walk:  # grows while it is walked
            for dx, dy in EDGES:
                near = x + dx, y + dy
                if near not in seen and near in at and at[near].terrain == square.terrain:
                    seen.add(near)
                    walk.append(near)
        found.append(Area(square.terrain, tuple(walk), sum(at[each].marks for each in walk)))
    return tuple(found)
