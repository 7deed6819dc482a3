"""FEJAG: reach costs, the fairness measure of maps. Rules 10.5.

The cost of a cell is the least total price of figures, the first on that cell and each next on a cell lit by an earlier
one, such that the last lights the temple. It is found backwards: what one figure is worth on a cell is the least cost
in its light, which each ray hands down from cell to cell. Rounds are repeated until nothing gets cheaper.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from herna.engine.game import State
from herna.engine.kernel.compiler import kernel

from .light import blocked
from .state import (
    CELLS,
    FIRST_WAY,
    FR,
    LAST_WAY,
    NONE,
    PLAIN,
    PORTAL,
    PRICE,
    SHORT,
    SIDE,
    START,
    STEP_X,
    STEP_Y,
    TEMPLE,
)

FAR = 9999
PERMANENT = FR  # types below it stay


def reach_costs(state: State) -> np.ndarray[Any, np.dtype[np.int32]]:
    """The cost of every cell, FAR where the temple is out of reach; figures on the board are ignored."""
    cost = np.empty(CELLS, np.int32)
    find_costs(state[0], False, np.zeros(SIDE, np.int64), cost)
    return cost


@kernel
def find_costs(s, shaded, closed, cost):
    """The cost of every cell where nothing is built on the `closed` ones; with `shaded`, figures stop light."""
    for cell in range(CELLS):
        cost[cell] = FAR
    ray, best = np.empty(CELLS, np.int32), np.empty(CELLS, np.int32)
    from_portal = np.full((PERMANENT, 4, 8), FAR, np.int32)
    while improve(s, shaded, closed, cost, ray, best, from_portal):
        pass


@kernel
def improve(s, shaded, closed, cost, ray, best, from_portal):
    """One round; whether anything got cheaper."""
    better = False
    for kind in range(PERMANENT):
        for cell in range(CELLS):
            best[cell] = FAR
        for way in range(LAST_WAY[kind] - FIRST_WAY[kind]):
            cast(s, shaded, closed, kind, way, cost, ray, from_portal)
            for cell in range(CELLS):
                best[cell] = min(best[cell], ray[cell])
            for i in range(4):
                cell = int(s.portal[i])
                if cell != NONE and ray[cell] < from_portal[kind, i, way]:
                    from_portal[kind, i, way] = ray[cell]
                    better = True
        for cell in range(CELLS):
            if best[cell] + PRICE[kind] < cost[cell]:
                cost[cell] = best[cell] + PRICE[kind]
                better = True
    return better


@kernel
def cast(s, shaded, closed, kind, way, cost, ray, from_portal):
    """The least cost that a ray in this way finds from each cell."""
    step = FIRST_WAY[kind] + way
    dx, dy = int(STEP_X[step]), int(STEP_Y[step])
    width, height = int(s.width), int(s.height)
    for cell in range(CELLS):
        ray[cell] = FAR
    for i in range(height):
        y = i if dy < 0 else height - 1 - i
        for k in range(width):
            x = k if dx < 0 else width - 1 - k
            to_x, to_y = x + dx, y + dy
            if to_x < 0 or to_y < 0 or to_x >= width or to_y >= height or blocked(s, x, y, step):
                continue
            entered = to_y * SIDE + to_x
            if shaded and s.at[entered]:
                continue
            found = FAR
            if not (int(closed[to_y]) >> to_x) & 1:
                found = cost_of_entry(s, kind, way, entered, cost, from_portal)
            if not SHORT[kind] and (s.terrain[entered] == PLAIN or s.terrain[entered] == START):
                found = min(found, int(ray[entered]))
            ray[y * SIDE + x] = found


@kernel
def cost_of_entry(s, kind, way, cell, cost, from_portal):
    """What a ray finds on the cell it enters; nothing is built on teleports and start cells."""
    terrain = int(s.terrain[cell])
    if terrain == TEMPLE:
        return 0
    if terrain == PLAIN:
        return int(cost[cell])
    partner = (terrain - PORTAL) ^ 1
    if terrain == START or s.portal[partner] == NONE:
        return FAR
    if s.same_direction:
        return int(from_portal[kind, partner, way])
    least = FAR
    for w in range(LAST_WAY[kind] - FIRST_WAY[kind]):
        least = min(least, int(from_portal[kind, partner, w]))
    return least
