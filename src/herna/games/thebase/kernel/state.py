"""The Base: the record, its constants, the geometry of the labyrinth and the encoding of actions.

Locations are numbers: tiles 0..24 row by row (b1..f1 first), red slots 25..29 (a1..a5), green slots 30..34 (g1..g5).
Pieces are numbers: red 0..2, green 3..5. Seat 0 is red (explorers, west), seat 1 is green (mutants, east).
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np

RED, GREEN = 0, 1
SIDES = "RG"
PIECES = 3

SIZE = 5
TILES = SIZE * SIZE
SLOTS = (TILES, TILES + SIZE)  # first slot of red, of green
LOCATIONS = TILES + 2 * SIZE
CENTRE = 12
OFF = -1  # a piece that waits for its return

NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3  # a passage in direction d is bit 1 << d of a mask
FACE_DOWN = 0
CROSS_MASK = 15
DRAWN = 16  # DRAWN + type: turned up in the set-up, not yet oriented
TYPES = "DILTX"
TYPE_COUNT = len(TYPES)
BASIC_MASK = (0b0001, 0b0101, 0b0011, 0b0111, 0b1111)

UNDEALT = -1
COUNTDOWN = 20
ALLOWANCE = 3

SETUP, START, ACT, RETURN, OVER = range(5)  # phases
NO_WINNER, RED_WINS, GREEN_WINS, DRAW = range(4)  # seat + 1 of the winner
NO_CHALLENGE, CHALLENGE_RUNS, CHALLENGE_WON, CHALLENGE_LOST = range(4)

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("tile", np.int8, (TILES,)),
                ("slot", np.int8, (2 * SIZE,)),
                ("piece", np.int8, (2 * PIECES,)),
                ("left", np.int8, (TYPE_COUNT,)),  # tiles of each type not yet revealed
                ("token", np.int8, (2,)),
                ("countdown", np.int8),
                ("side", np.int8),
                ("actions", np.int8),
                ("phase", np.int8),
                ("reveal", np.int8),  # tile whose reveal waits for chance, or OFF
                ("returning", np.int8),  # piece whose return slot is being chosen, or OFF
                ("winner", np.int8),
                ("challenge", np.int8),
                ("leap", np.int8),
                ("idle_rotation", np.int8),
                ("attacker_chooses", np.int8),
                ("compare_next", np.int8),
            ],
            align=True,
        ),
    )
)

SETTINGS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("leap", np.int8),
                ("idle_rotation", np.int8),
                ("attacker_chooses", np.int8),
                ("compare_next", np.int8),
                ("mix", np.int8, (TYPE_COUNT,)),
            ],
            align=True,
        ),
    )
)

# Actions. A path of a crossing is its first location (a tile) and the directions of the further steps.
STEP = 0  # + piece * 35 + location entered
CROSS = STEP + 6 * LOCATIONS  # + piece * 100 + tile * 4 + direction
CROSS_TWO = CROSS + 6 * TILES * 4  # + piece * 400 + tile * 16 + direction * 4 + direction
ROTATE = CROSS_TWO + 6 * TILES * 16  # + tile * 3 + quarter turns - 1
REVEAL = ROTATE + TILES * 3  # + tile
PLACE = REVEAL + TILES  # + piece * 5 + row of the slot it returns to
MORE_ACTIONS = PLACE + 6 * SIZE
MORE_TIME = MORE_ACTIONS + 1
PASS = MORE_TIME + 1
CHALLENGE = PASS + 1
ORIENT = CHALLENGE + 1  # + (side * 5 + row) * 16 + mask
OUTCOME = ORIENT + 2 * SIZE * 16  # + mask shown by the tile being revealed
DEAL = OUTCOME + 16  # + side * 60 + arrangement of the slots
TYPE = DEAL + 120  # + (side * 5 + row) * 5 + type of the set-up tile
ACTIONS = TYPE + 2 * SIZE * TYPE_COUNT
WIDEST = 128


def _neighbours() -> np.ndarray[Any, np.dtype[np.int8]]:
    """The location next to each location in each direction, or OFF."""
    table = np.full((LOCATIONS, 4), OFF, np.int8)
    for tile in range(TILES):
        row, column = divmod(tile, SIZE)
        table[tile, NORTH] = tile - SIZE if row > 0 else OFF
        table[tile, SOUTH] = tile + SIZE if row < SIZE - 1 else OFF
        table[tile, EAST] = tile + 1 if column < SIZE - 1 else SLOTS[GREEN] + row
        table[tile, WEST] = tile - 1 if column > 0 else SLOTS[RED] + row
    for row in range(SIZE):
        table[SLOTS[RED] + row, EAST] = row * SIZE
        table[SLOTS[GREEN] + row, WEST] = row * SIZE + SIZE - 1
    return table


def _directions_in_order() -> np.ndarray[Any, np.dtype[np.int8]]:
    """The directions of each location, ascending by the location they lead to; OFF where there is none."""
    table = np.full((LOCATIONS, 4), OFF, np.int8)
    for place in range(LOCATIONS):
        there = sorted((int(NEXT[place, d]), d) for d in range(4) if NEXT[place, d] != OFF)
        for i, (_, d) in enumerate(there):
            table[place, i] = d
    return table


def turned(mask: int, quarters: int) -> int:
    """A mask after clockwise quarter turns."""
    return ((mask << quarters) | (mask >> (4 - quarters))) & 15


NEXT = _neighbours()
IN_ORDER = _directions_in_order()
TURNED = np.array([[turned(mask, q) for q in range(4)] for mask in range(16)], np.int8)
TYPE_OF = np.array(
    [next((t for t in range(5) for q in range(4) if turned(BASIC_MASK[t], q) == m), OFF) for m in range(16)], np.int8
)
FIRST_TURN = np.array(  # the smallest turn with the same result: the one that legal lists carry
    [[min(p for p in range(1, 4) if turned(m, p) == turned(m, q)) if q else 0 for q in range(4)] for m in range(16)],
    np.int8,
)
TURNS = np.array(  # by idle_rotation and mask: how many turns change something, always the first ones; 0 is face down
    [
        [sum(FIRST_TURN[m, q] == q and (idle or turned(m, q) != m) for q in range(1, 4)) if m else 0 for m in range(16)]
        for idle in (False, True)
    ],
    np.int8,
)
SLOT_DOOR = (1 << EAST, 1 << WEST)
FRONT = tuple(tuple(int(NEXT[SLOTS[side] + row, EAST if side == RED else WEST]) for row in range(5)) for side in (0, 1))
ARRANGEMENTS = np.array(sorted(set(permutations((0, 0, 1, 2, 3)))), np.int8)
