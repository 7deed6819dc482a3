"""Tic-tac-toe: the first with three marks in a row wins. An action is a square, 0 to 8 row by row."""

import numpy as np

from herna.engine.kernel import NOBODY
from herna.engine.kernel.bits import lowest
from herna.engine.kernel.compiler import kernel

SQUARES = 9
FULL = (1 << SQUARES) - 1
LINES = (0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
WINS = np.array([any(marks & line == line for line in LINES) for marks in range(FULL + 1)])
NO_SUCH_SQUARE, OVER, TAKEN = 1, 2, 3  # why an action is refused

ZERO, ONE = np.uint64(0), np.uint64(1)
STATE = np.dtype((np.record, np.dtype([("marks", np.int32, (2,)), ("mover", np.int32)], align=True)))


@kernel
def setup(s, options):
    s.marks[0] = 0
    s.marks[1] = 0
    s.mover = 0


@kernel
def winner(s):
    """The player with three in a row, or -1; only the last one to move can have made it."""
    last = 1 - int(s.mover)
    return last if WINS[s.marks[last]] else -1


@kernel
def actor(s):
    if winner(s) >= 0 or int(s.marks[0]) | int(s.marks[1]) == FULL:
        return NOBODY
    return int(s.mover)


@kernel
def legal(s, out):
    n = 0
    if winner(s) < 0:
        free = np.uint64(FULL & ~(int(s.marks[0]) | int(s.marks[1])))
        while free != ZERO:
            out[n] = lowest(free)
            n += 1
            free &= free - ONE
    return n


@kernel
def check(s, action):
    if action < 0 or action >= SQUARES:
        return NO_SUCH_SQUARE
    if actor(s) == NOBODY:
        return OVER
    return TAKEN if (int(s.marks[0]) | int(s.marks[1])) >> action & 1 else 0


@kernel
def apply(s, action):
    s.marks[s.mover] |= 1 << int(action)
    s.mover = 1 - s.mover


@kernel
def draw(s, entropy):
    """Chance never acts here."""
    return -1


@kernel
def payoff(s, out):
    out[0] = 0.0
    out[1] = 0.0
    won = winner(s)
    if won >= 0:
        out[won] = 1.0
        out[1 - won] = -1.0
