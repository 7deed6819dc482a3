"""The rules of four in a row. A state is two sets of squares, one for each player, as bits of a number.

Every column has seven bits, from its lowest square upwards; the seventh is always empty, so that a line never runs
from the top of one column into the bottom of the next:

     5 12 19 26 33 40 47
     ...
     0  7 14 21 28 35 42
"""

import numpy as np

from herna.engine.kernel import NOBODY
from herna.engine.kernel.compiler import kernel

COLUMNS, ROWS = 7, 6
BITS = ROWS + 1  # of a column
DIRECTIONS = (1, BITS, BITS - 1, BITS + 1)  # up, right, and the two diagonals
NO_SUCH_COLUMN, OVER, FULL = 1, 2, 3  # why an action is refused

STATE = np.dtype(
    (np.record, np.dtype([("stones", np.int64, (2,)), ("turn", np.int32), ("line", np.int32)], align=True))
)
SETTINGS = np.dtype((np.record, np.dtype([("line", np.int32)], align=True)))


@kernel
def setup(s, options):
    s.stones[0] = 0
    s.stones[1] = 0
    s.turn = 0
    s.line = options.line


@kernel
def has_line(stones, line):
    """Rules 3: as many squares in a row as it takes."""
    for step in DIRECTIONS:
        run = stones
        for i in range(1, line):
            run &= stones >> (i * step)
        if run != 0:
            return True
    return False


@kernel
def winner(s):
    """The player who has a line, or -1. Only the last to move can have made one."""
    last = 1 - int(s.turn)
    return last if has_line(int(s.stones[last]), int(s.line)) else -1


@kernel
def top_square(s, column):
    return (int(s.stones[0]) | int(s.stones[1])) >> (column * BITS + ROWS - 1) & 1


@kernel
def is_full(s):
    for column in range(COLUMNS):
        if top_square(s, column) == 0:
            return False
    return True


@kernel
def actor(s):
    return NOBODY if winner(s) >= 0 or is_full(s) else int(s.turn)


@kernel
def legal(s, out):
    n = 0
    if winner(s) < 0:
        for column in range(COLUMNS):
            if top_square(s, column) == 0:
                out[n] = column
                n += 1
    return n


@kernel
def check(s, action):
    if action < 0 or action >= COLUMNS:
        return NO_SUCH_COLUMN
    if winner(s) >= 0 or is_full(s):
        return OVER
    return FULL if top_square(s, int(action)) else 0


@kernel
def apply(s, action):
    """Rules 2: the stone falls to the lowest empty square. Adding one to the taken squares of a column finds it."""
    taken = int(s.stones[0]) | int(s.stones[1])
    floor = 1 << (int(action) * BITS)
    column = floor * ((1 << ROWS) - 1)
    s.stones[s.turn] |= ((taken & column) + floor) & column
    s.turn = 1 - s.turn


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
