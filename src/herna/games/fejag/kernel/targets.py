"""Which figures a team could attack with its next placement. Rules 6.1, seen from the target.

From every target the lines and jumps are followed outwards; what stands there and lights the target attacks it if the
target does not light back. Light that comes through teleports is left out: this is a hint, not a judge.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from herna.engine.kernel.compiler import kernel

from . import light
from .placement import legal_row
from .state import (
    BE,
    CHEAPEST,
    FIGURES,
    FIRST_WAY,
    LAST_WAY,
    MO,
    NONE,
    PRICE,
    SHORT,
    SIDE,
    SN,
    STEP_X,
    STEP_Y,
    TA,
    TI,
    WORD,
)


@kernel
def covers(kind, way, distance):
    """Does a figure of this kind light, in this way, a cell so far away?"""
    return FIRST_WAY[kind] <= way < LAST_WAY[kind] and (distance == 1 or not SHORT[kind])


@kernel
def cheapest_attacker(victim, way, distance, purse):
    """Rules 6.1: the cheapest kind that attacks a victim from there, or NONE; ways run out from the victim."""
    if covers(victim, way, distance):
        return NONE
    for kind in (TA, MO, BE, SN, TI):
        if PRICE[kind] <= purse and covers(kind, way, distance):
            return kind
    return NONE


@kernel
def find_targets(s, team, purse, out):
    """For each figure of other teams that the team could attack: with which kind, from which cell; NONE otherwise."""
    for t in range(int(s.figures)):
        out[t, 0] = NONE
        out[t, 1] = NONE
        shines = (int(s.shining[t // WORD]) >> (t % WORD)) & 1
        if purse < CHEAPEST or s.team[t] == team or not shines or s.start[s.team[t]] == s.cell[t]:
            continue
        for way in range(len(STEP_X)):
            look_along(s, team, purse, t, way, out)


@kernel
def look_along(s, team, purse, t, way, out):
    cell, victim, other = int(s.cell[t]), int(s.kind[t]), int(s.team[t])
    x, y = cell % SIDE, cell // SIDE
    _, free = light.walk(s, x, y, way, way > 7)
    for distance in range(1, free + 1):
        x += int(STEP_X[way])
        y += int(STEP_Y[way])
        if s.whole_team and (int(s.lit[other, y]) >> x) & 1:
            continue
        kind = cheapest_attacker(victim, way, distance, purse)
        if kind == NONE or (out[t, 0] != NONE and PRICE[out[t, 0]] <= PRICE[kind]):
            continue
        if (int(legal_row(s, team, y)) >> x) & 1:
            out[t, 0] = kind
            out[t, 1] = y * SIDE + x


def targets(s: np.record, team: int, purse: int) -> dict[int, tuple[int, int]]:
    """The figures that the team could attack, each with the cheapest kind and a cell to do it from."""
    out: np.ndarray[Any, np.dtype[np.int64]] = np.empty((FIGURES, 2), np.int64)
    find_targets(s, team, purse, out)
    found = out[: int(s.figures)].tolist()
    return {t: (kind, cell) for t, (kind, cell) in enumerate(found) if kind != NONE}
