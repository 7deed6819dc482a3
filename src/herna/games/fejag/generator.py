"""FEJAG: the map generator. Rules 10."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from herna.engine.game import State

from . import maps
from .kernel.light import shed
from .kernel.reach import FAR, find_costs
from .kernel.rules import setup
from .kernel.state import CELLS, MO, NONE, SIDE, STATE, TI
from .layout import settings_of_map
from .maps import SITES, Board, Cell

TEMPLE_SIDES = {"easy": (3, 4), "normal": (2, 3), "hard": (1, 2)}
DENSITY = {"easy": 0.10, "normal": 0.16, "hard": 0.22}
SPREAD = {"easy": 10, "normal": 12, "hard": 15}
RUNS = (1, 1, 2, 2, 3, 4)
RETRIES = 300
SMALLEST = 11


def generate(n: int, difficulty: str, seed: int, *, same_direction: bool = False) -> Board:
    """The first fair map, or after many attempts the fairest on which every site can reach the temple. What is fair
    depends on where light goes behind a teleport: in all directions of the figure, or in the same one."""
    rng = random.Random(f"fejag {n} {difficulty} {seed}")
    best, least = None, FAR
    for _ in range(RETRIES):
        board = _attempt(rng, n, difficulty)
        if board is None:
            continue
        costs, at_once = reach(board, same_direction)
        spread = max(costs.values()) - min(costs.values())
        if max(costs.values()) >= FAR or at_once:
            continue
        if spread <= SPREAD[difficulty]:
            return board
        if spread < least:
            best, least = board, spread
    if best is None:  # not expected to happen
        return generate(n, difficulty, seed + 1, same_direction=same_direction)
    return best


def reach(board: Board, same_direction: bool = False) -> tuple[dict[str, int], bool]:
    """The reach cost of every start cell, and whether a single figure on one of them lights the temple."""
    state = np.zeros(1, STATE)
    settings = settings_of_map(board)
    settings[0].same_direction = same_direction
    setup(state[0], settings[0])
    costs = reach_costs(state)
    cells = {letter: y * SIDE + x for letter, (x, y) in board.starts.items()}
    at_once = any(shed(state[0], kind, cell, NONE) for kind in (TI, MO) for cell in cells.values())
    return {letter: int(costs[cell]) for letter, cell in cells.items()}, at_once


def reach_costs(state: State) -> np.ndarray[Any, np.dtype[np.int32]]:
    """The cost of every cell, FAR where the temple is out of reach; figures on the board are ignored."""
    cost = np.empty(CELLS, np.int32)
    find_costs(state[0], False, np.zeros(SIDE, np.int64), cost)
    return cost


def why_unfit(board: Board, same_direction: bool = False) -> str | None:
    """Rules 11: what makes a map unfit for a campaign."""
    for fault in maps.faults(board):
        return fault
    far = [letter for letter, cost in reach(board, same_direction)[0].items() if cost >= FAR]
    return f"the temple cannot be reached from {', '.join(far)}" if far else None


def _attempt(rng: random.Random, n: int, difficulty: str) -> Board | None:
    starts = _starts(rng, n)
    temple = _temple(rng, n, difficulty)
    portals = _portals(rng, n, temple)
    if portals is None or set(starts.values()) & (temple | set(portals)):
        return None
    right, below = _obstacles(rng, n, DENSITY[difficulty])
    return Board(n, n, right, below, temple, portals, starts)


def _starts(rng: random.Random, n: int) -> dict[str, Cell]:
    """Equally spaced on the rim, clockwise from a1."""
    last = n - 1
    rim = [(i, 0) for i in range(last)] + [(last, i) for i in range(last)]
    rim += [(last - i, last) for i in range(last)] + [(0, last - i) for i in range(last)]
    gap = len(rim) // len(SITES)
    offset = rng.randrange(gap)
    return {site: rim[offset + k * gap] for k, site in enumerate(SITES)}


def _temple(rng: random.Random, n: int, difficulty: str) -> frozenset[Cell]:
    sides = TEMPLE_SIDES["hard" if n == SMALLEST else difficulty]
    width, height = rng.randint(*sides), rng.randint(*sides)
    low, high = n // 3, n - n // 3  # from, up to but not including
    left, top = rng.randint(low, high - width), rng.randint(low, high - height)
    return frozenset((x, y) for x in range(left, left + width) for y in range(top, top + height))


def _portals(rng: random.Random, n: int, temple: frozenset[Cell]) -> tuple[Cell, Cell, Cell, Cell] | None:
    apart = max(2, n // 8)
    for _ in range(1000):
        a, b, c, d = ((rng.randint(2, n - 3), rng.randint(2, n - 3)) for _ in range(4))
        (a, b), (c, d) = (sorted(pair, key=lambda cell: (cell[1], cell[0])) for pair in ((a, b), (c, d)))
        if min(distance(a, b), distance(c, d)) < n // 3:
            continue
        if min(distance(*pair) for pair in ((a, c), (a, d), (b, c), (b, d))) < apart:
            continue
        if min(distance(portal, cell) for portal in (a, b, c, d) for cell in temple) >= apart:
            return a, b, c, d
    return None


def distance(a: Cell, b: Cell) -> int:
    """Chebyshev's."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def _obstacles(rng: random.Random, n: int, density: float) -> tuple[frozenset[Cell], frozenset[Cell]]:
    """Straight runs, until this number of edges is set."""
    wanted = round(density * 2 * n * (n - 1))
    right: set[Cell] = set()
    below: set[Cell] = set()
    while len(right) + len(below) < wanted:
        upright = rng.random() < 0.5
        along, across = rng.randrange(n), rng.randrange(n - 1)
        for i in range(along, min(along + rng.choice(RUNS), n)):
            if len(right) + len(below) < wanted:
                (right if upright else below).add((across, i) if upright else (i, across))
    return frozenset(right), frozenset(below)
