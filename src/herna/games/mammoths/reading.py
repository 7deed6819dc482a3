"""Mammoths: what lies on the table, read from a state for notation, diagram and scene."""

from __future__ import annotations

from typing import Any

from .kernel import state as S


def box_of(s: Any, player: int) -> tuple[int, int, int, int]:
    """The box of a territory: west, east, north, south."""
    return int(s.west[player]), int(s.east[player]), int(s.north[player]), int(s.south[player])


def square_code(s: Any, player: int, x: int, y: int) -> str:
    """The code of a cell within the box, `.` if there is no square."""
    if (x, y) == (0, 0):
        return "H"
    bit = int(S.BIT[S.cell_number(x, y)])
    terrain = next((t for t in range(6) if int(s.land[player, t]) & bit), S.NONE)
    if terrain == S.NONE:
        return "."
    marks = sum(1 << i for i in range(2) if int(s.marks[player, i]) & bit)
    if int(s.lava[player]) & bit:
        return f"{S.TERRAINS[terrain]}0^{marks}"
    code = f"{S.TERRAINS[terrain]}{marks}"
    if int(s.tokens[player]) & bit:
        return code + S.KINDS[terrain - 1]
    person = next((kind for kind, name in enumerate(S.PEOPLE) if int(s.people[player, kind]) & bit), S.NONE)
    return code if person == S.NONE else f"{code}@{S.PEOPLE[person]}"


def row_of(s: Any) -> list[tuple[int, int]]:
    """The dominoes of this round still to be placed, with their owners."""
    return [(int(n), int(owner)) for n, owner in zip(s.row, s.row_owner, strict=True) if n]


def next_of(s: Any) -> list[tuple[int, int]]:
    """The dominoes of the next round, with their owners or NONE."""
    return [(int(n), int(owner)) for n, owner in zip(s.next, s.next_owner, strict=True) if n]


def box_dominoes(s: Any) -> list[int]:
    """The dominoes that can still be drawn."""
    return [n for n in range(1, S.DOMINOES + 1) if int(s.box) >> n & 1]


def lava_supply(s: Any) -> list[int]:
    """Rules 13: a token leaves the supply when its volcano is placed."""
    left = list(S.LAVA_TOKENS)
    for p in range(int(s.players)):
        for i, squares in enumerate(by_marks(s, p)):
            left[i] -= (squares & int(s.land[p, S.VOLCANO])).bit_count()
    return left


def by_marks(s: Any, player: int) -> tuple[int, int, int]:
    """The squares with one, two, three fires or craters."""
    low, high = (int(marks) for marks in s.marks[player])
    return low & ~high, high & ~low, low & high


def domino_codes(number: int) -> tuple[str, str]:
    """The two halves as printed: `P0`, `V2`."""
    left, right = (f"{S.TERRAINS[t]}{m}" for t, m in zip(S.TERRAIN[number], S.MARKS[number], strict=True))
    return left, right
