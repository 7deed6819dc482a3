"""Othello on eight by eight squares: a disc turns over the rows of the other colour between it and another of its own.

An action is a square, 0 to 63 row by row, or 64: to pass, which is what a player does who cannot turn anything over.
The match ends when neither can, and whoever has more discs wins.
"""

import numpy as np

from herna.engine.kernel import NOBODY
from herna.engine.kernel.bits import count, lowest
from herna.engine.kernel.compiler import kernel

SQUARES = 64
PASS = SQUARES
NO_SUCH_SQUARE, OVER, TURNS_NOTHING = 1, 2, 3  # why an action is refused

STATE = np.dtype((np.record, np.dtype([("discs", np.uint64, (2,)), ("colour", np.int64)], align=True)))
ZERO, ONE = np.uint64(0), np.uint64(1)
START = (np.uint64(1 << 28 | 1 << 35), np.uint64(1 << 27 | 1 << 36))  # black, who begins, and white
STEPS = (np.uint64(1), np.uint64(7), np.uint64(8), np.uint64(9))  # to a neighbour; the others lie the other way
INNER = np.uint64(0x7E7E7E7E7E7E7E7E)  # without the columns at the sides, where rows would go on in the next line
ALL = np.uint64(0xFFFFFFFFFFFFFFFF)
BETWEEN = (INNER, INNER, ALL, INNER)  # where discs may lie that are turned over, for each of STEPS


@kernel
def setup(s, options):
    s.discs[0] = START[0]
    s.discs[1] = START[1]
    s.colour = 0


@kernel
def moves(own, other):
    """The squares where a disc turns something over."""
    found = ZERO
    for i in range(4):
        step, between = STEPS[i], other & BETWEEN[i]
        up, down = between & (own << step), between & (own >> step)
        for _ in range(5):
            up |= between & (up << step)
            down |= between & (down >> step)
        found |= (up << step) | (down >> step)
    return found & ~(own | other)


@kernel
def turned(own, other, disc):
    """The discs that a new one turns over."""
    found = ZERO
    for i in range(4):
        step, between = STEPS[i], other & BETWEEN[i]
        up, down = between & (disc << step), between & (disc >> step)
        for _ in range(5):
            up |= between & (up << step)
            down |= between & (down >> step)
        if own & (up << step):
            found |= up
        if own & (down >> step):
            found |= down
    return found


@kernel
def own_moves(s):
    return moves(s.discs[s.colour], s.discs[1 - s.colour])


@kernel
def other_moves(s):
    return moves(s.discs[1 - s.colour], s.discs[s.colour])


@kernel
def actor(s):
    return int(s.colour) if own_moves(s) != ZERO or other_moves(s) != ZERO else NOBODY


@kernel
def legal(s, out):
    n = 0
    left = own_moves(s)
    while left != ZERO:
        out[n] = lowest(left)
        n += 1
        left &= left - ONE
    if n == 0 and other_moves(s) != ZERO:
        out[0] = PASS
        n = 1
    return n


@kernel
def check(s, action):
    if action < 0 or action > PASS:
        return NO_SUCH_SQUARE
    if actor(s) == NOBODY:
        return OVER
    can = own_moves(s)
    if action == PASS:
        return TURNS_NOTHING if can != ZERO else 0
    return 0 if can & (ONE << np.uint64(action)) else TURNS_NOTHING


@kernel
def apply(s, action):
    own, other = int(s.colour), 1 - int(s.colour)
    if action != PASS:
        disc = ONE << np.uint64(action)
        flips = turned(s.discs[own], s.discs[other], disc)
        s.discs[own] |= flips | disc
        s.discs[other] &= ~flips
    s.colour = other


@kernel
def draw(s, entropy):
    """Chance never acts here."""
    return -1


@kernel
def payoff(s, out):
    out[0] = 0.0
    out[1] = 0.0
    lead = count(s.discs[0]) - count(s.discs[1])
    if lead != 0 and actor(s) == NOBODY:
        out[0] = 1.0 if lead > 0 else -1.0
        out[1] = -out[0]
