"""FEJAG: reach costs, the fairness measure of maps. Rules 10.5.

The cost of a cell is the least total price of figures, the first on that cell and each next on a cell lit by an earlier
one, such that the last lights the temple. It is found backwards: what one figure is worth on a cell is the least cost
in its light, which each ray hands down from cell to cell. Rounds are repeated until nothing gets cheaper.
"""

import numpy as np

from herna.engine.kernel.compiler import kernel

from . import state as S
from .light import blocked

FAR = 9999
PERMANENT = S.FR  # types below it stay


@kernel
def find_costs(s, shaded, closed, cost):
    """The cost of every cell where nothing is built on the `closed` ones; with `shaded`, figures stop light."""
    for cell in range(S.CELLS):
        cost[cell] = FAR
    ray, best = np.empty(S.CELLS, np.int32), np.empty(S.CELLS, np.int32)
    from_portal = np.full((PERMANENT, 4, 8), FAR, np.int32)
    while improve(s, shaded, closed, cost, ray, best, from_portal):
        pass


@kernel
def improve(s, shaded, closed, cost, ray, best, from_portal):
    """One round; whether anything got cheaper."""
    better = False
    for kind in range(PERMANENT):
        for cell in range(S.CELLS):
            best[cell] = FAR
        for way in range(S.LAST_WAY[kind] - S.FIRST_WAY[kind]):
            cast(s, shaded, closed, kind, way, cost, ray, from_portal)
            for cell in range(S.CELLS):
                best[cell] = min(best[cell], ray[cell])
            for i in range(4):
                cell = int(s.portal[i])
                if cell != S.NONE and ray[cell] < from_portal[kind, i, way]:
                    from_portal[kind, i, way] = ray[cell]
                    better = True
        for cell in range(S.CELLS):
            if best[cell] + S.PRICE[kind] < cost[cell]:
                cost[cell] = best[cell] + S.PRICE[kind]
                better = True
    return better


@kernel
def cast(s, shaded, closed, kind, way, cost, ray, from_portal):
    """The least cost that a ray in this way finds from each cell."""
    step = S.FIRST_WAY[kind] + way
    dx, dy = int(S.STEP_X[step]), int(S.STEP_Y[step])
    width, height = int(s.width), int(s.height)
    for cell in range(S.CELLS):
        ray[cell] = FAR
    for i in range(height):
        y = i if dy < 0 else height - 1 - i
        for k in range(width):
            x = k if dx < 0 else width - 1 - k
            to_x, to_y = x + dx, y + dy
            if to_x < 0 or to_y < 0 or to_x >= width or to_y >= height or blocked(s, x, y, step):
                continue
            entered = to_y * S.SIDE + to_x
            if shaded and s.at[entered]:
                continue
            found = FAR
            if not (int(closed[to_y]) >> to_x) & 1:
                found = cost_of_entry(s, kind, way, entered, cost, from_portal)
            if not S.SHORT[kind] and (s.terrain[entered] == S.PLAIN or s.terrain[entered] == S.START):
                found = min(found, int(ray[entered]))
            ray[y * S.SIDE + x] = found


@kernel
def cost_of_entry(s, kind, way, cell, cost, from_portal):
    """What a ray finds on the cell it enters; nothing is built on teleports and start cells."""
    terrain = int(s.terrain[cell])
    if terrain == S.TEMPLE:
        return 0
    if terrain == S.PLAIN:
        return int(cost[cell])
    partner = (terrain - S.PORTAL) ^ 1
    if terrain == S.START or s.portal[partner] == S.NONE:
        return FAR
    if s.same_direction:
        return int(from_portal[kind, partner, way])
    least = FAR
    for w in range(S.LAST_WAY[kind] - S.FIRST_WAY[kind]):
        least = min(least, int(from_portal[kind, partner, w]))
    return least
