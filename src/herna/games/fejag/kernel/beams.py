"""Light as it is drawn: the straight lines that each team's light follows, and the cells its monkeys jump to.

A line is lit step by step, no matter by which figure; consecutive steps are one beam. So a tiger in the open is
four beams and not eight, and two bears that light each other share one.
"""

from herna.engine.kernel.compiler import kernel

from . import light
from . import state as S

AXES = 4  # rightwards, down, down to the right, down to the left: from the upper or left end of a step
AXIS_X, AXIS_Y = (1, 0, 1, -1), (0, 1, 1, 1)
AXIS_OF = (1, 0, 1, 0, 3, 2, 3, 2)  # of each straight way
BACKWARDS = (1, 0, 0, 1, 1, 0, 0, 1)  # whether a way runs against its axis
MOST_BEAMS = 2048


@kernel
def fill_steps(s, steps, hops):
    """Every step and every jump of the light of shining figures, for each team; bits of rows, as in the record."""
    for f in range(int(s.figures)):
        if not (int(s.shining[f // S.WORD]) >> (f % S.WORD)) & 1:
            continue
        team, kind, cell = int(s.team[f]), int(s.kind[f]), int(s.cell[f])
        due, known = light.first_sections(s, kind, cell)
        bit = 0
        while due:
            if (due >> bit) & 1:
                due &= ~(1 << bit)
                start = int(light.origin_cell(s, cell, bit // light.WAYS))
                way = S.FIRST_WAY[kind] + bit % light.WAYS
                end, lit = light.walk(s, start % S.SIDE, start // S.SIDE, way, S.SHORT[kind])
                if lit:
                    draw_section(start, way, lit, kind, team, steps, hops)
                if end == light.TELEPORT:
                    last = start + lit * int(S.STEP_Y[way] * S.SIDE + S.STEP_X[way])
                    fresh = light.passed_on(s, kind, bit % light.WAYS, last) & ~known
                    due |= fresh
                    known |= fresh
            bit = (bit + 1) % (light.WAYS * light.ORIGINS)


@kernel
def draw_section(start, way, lit, kind, team, steps, hops):
    x, y = start % S.SIDE, start // S.SIDE
    dx, dy = int(S.STEP_X[way]), int(S.STEP_Y[way])
    for _ in range(lit):
        if kind == S.MO:
            hops[team, y + dy] |= 1 << (x + dx)
        elif BACKWARDS[way]:
            steps[team, AXIS_OF[way], y + dy] |= 1 << (x + dx)
        else:
            steps[team, AXIS_OF[way], y] |= 1 << x
        x, y = x + dx, y + dy


@kernel
def join_steps(steps, out):
    """Join consecutive steps into beams: team, axis, first cell, length; return how many there are."""
    n = 0
    for team in range(S.TEAM_COUNT):
        for axis in range(AXES):
            for y in range(S.SIDE):
                row = int(steps[team, axis, y])
                for x in range(S.SIDE):
                    if (row >> x) & 1 and not is_step(steps, team, axis, x - AXIS_X[axis], y - AXIS_Y[axis]):
                        length = 1
                        while is_step(steps, team, axis, x + length * AXIS_X[axis], y + length * AXIS_Y[axis]):
                            length += 1
                        if n < MOST_BEAMS:
                            out[n, 0], out[n, 1], out[n, 2], out[n, 3] = team, axis, y * S.SIDE + x, length
                            n += 1
                    if row >> x < 2:
                        break
    return n


@kernel
def is_step(steps, team, axis, x, y):
    if x < 0 or y < 0 or x >= S.SIDE or y >= S.SIDE:
        return False
    return (int(steps[team, axis, y]) >> x) & 1 == 1
