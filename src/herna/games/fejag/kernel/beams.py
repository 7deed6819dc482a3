"""Light as it is drawn: the straight lines that each team's light follows, and the cells its monkeys jump to.

A line is lit step by step, whoever lights it; steps that follow one another are one beam. So a tiger in the open is
four beams and not eight, and two bears that light each other share one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from herna.engine.kernel.compiler import kernel

from . import light
from .state import FIRST_WAY, MO, SHORT, SIDE, STEP_X, STEP_Y, TEAM_COUNT, WORD

AXES = 4  # rightwards, down, down to the right, down to the left: from the upper or left end of a step
AXIS_X, AXIS_Y = (1, 0, 1, -1), (0, 1, 1, 1)
AXIS_OF = (1, 0, 1, 0, 3, 2, 3, 2)  # of each straight way
BACKWARDS = (1, 0, 0, 1, 1, 0, 0, 1)  # whether a way runs against its axis
MOST_BEAMS = 2048

Grid = np.ndarray[Any, np.dtype[np.int64]]


@kernel
def fill_steps(s, steps, hops):
    """Every step and every jump of the light of shining figures, for each team; bits of rows, as in the record."""
    for f in range(int(s.figures)):
        if not (int(s.shining[f // WORD]) >> (f % WORD)) & 1:
            continue
        team, kind, cell = int(s.team[f]), int(s.kind[f]), int(s.cell[f])
        due, known = light.first_sections(s, kind, cell)
        bit = 0
        while due:
            if (due >> bit) & 1:
                due &= ~(1 << bit)
                start = int(light.origin_cell(s, cell, bit // light.WAYS))
                way = FIRST_WAY[kind] + bit % light.WAYS
                end, lit = light.walk(s, start % SIDE, start // SIDE, way, SHORT[kind])
                if lit:
                    draw_section(start, way, lit, kind, team, steps, hops)
                if end == light.TELEPORT:
                    last = start + lit * int(STEP_Y[way] * SIDE + STEP_X[way])
                    fresh = light.passed_on(s, kind, bit % light.WAYS, last) & ~known
                    due |= fresh
                    known |= fresh
            bit = (bit + 1) % (light.WAYS * light.ORIGINS)


@kernel
def draw_section(start, way, lit, kind, team, steps, hops):
    x, y = start % SIDE, start // SIDE
    dx, dy = int(STEP_X[way]), int(STEP_Y[way])
    for _ in range(lit):
        if kind == MO:
            hops[team, y + dy] |= 1 << (x + dx)
        elif BACKWARDS[way]:
            steps[team, AXIS_OF[way], y + dy] |= 1 << (x + dx)
        else:
            steps[team, AXIS_OF[way], y] |= 1 << x
        x, y = x + dx, y + dy


@kernel
def join_steps(steps, out):
    """Steps in a row as one beam: team, axis, the cell it begins at, its length; returns how many there are."""
    n = 0
    for team in range(TEAM_COUNT):
        for axis in range(AXES):
            for y in range(SIDE):
                row = int(steps[team, axis, y])
                for x in range(SIDE):
                    if (row >> x) & 1 and not is_step(steps, team, axis, x - AXIS_X[axis], y - AXIS_Y[axis]):
                        length = 1
                        while is_step(steps, team, axis, x + length * AXIS_X[axis], y + length * AXIS_Y[axis]):
                            length += 1
                        if n < MOST_BEAMS:
                            out[n, 0], out[n, 1], out[n, 2], out[n, 3] = team, axis, y * SIDE + x, length
                            n += 1
                    if row >> x < 2:
                        break
    return n


@kernel
def is_step(steps, team, axis, x, y):
    if x < 0 or y < 0 or x >= SIDE or y >= SIDE:
        return False
    return (int(steps[team, axis, y]) >> x) & 1 == 1


def beams(s: np.record) -> tuple[list[list[int]], list[list[int]]]:
    """All beams, and for each team the rows of cells that its monkeys light."""
    steps = np.zeros((TEAM_COUNT, AXES, SIDE), np.int64)
    hops = np.zeros((TEAM_COUNT, SIDE), np.int64)
    out = np.empty((MOST_BEAMS, 4), np.int16)
    fill_steps(s, steps, hops)
    found: list[list[int]] = out[: int(join_steps(steps, out))].tolist()
    jumps: list[list[int]] = hops.tolist()
    return found, jumps
