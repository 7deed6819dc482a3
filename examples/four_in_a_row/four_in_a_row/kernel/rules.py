"""The rules of four in a row. A state is two sets of squares, one for each player, as the bits of a number.

Every column has seven bits, from its lowest square upwards. The seventh is always empty, so that no line runs from the
top of one column into the bottom of the next:

     6 13 20 27 34 41 48   always empty
     5 12 19 26 33 40 47
     ...
     0  7 14 21 28 35 42

A smaller rack uses the lower left corner of the same numbers.
"""

import numpy as np

from herna.engine.kernel import NOBODY
from herna.engine.kernel.compiler import kernel

COLUMNS, ROWS = 7, 6  # at most
BITS = ROWS + 1  # of a column
DIRECTIONS = (1, BITS, BITS - 1, BITS + 1)  # up, right, and the two diagonals
NO_SUCH_COLUMN, OVER, FULL = 1, 2, 3  # why an action is refused

# An action is the number of a column.
STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("stones", np.int64, (2,)),
                ("turn", np.int32),
                ("line", np.int32),
                ("columns", np.int32),
                ("rows", np.int32),
            ],
            align=True,
        ),
    )
)
SETTINGS = np.dtype((np.record, np.dtype([("line", np.int32), ("columns", np.int32), ("rows", np.int32)], align=True)))


@kernel
def setup(s, options):
    """Rules 1."""
    s.stones[0] = 0
    s.stones[1] = 0
    s.turn = 0
    s.line = options.line
    s.columns = options.columns
    s.rows = options.rows


@kernel
def has_room(s, column):
    taken = int(s.stones[0]) | int(s.stones[1])
    return taken >> (int(column) * BITS + int(s.rows) - 1) & 1 == 0


@kernel
def is_full(s):
    for column in range(s.columns):
        if has_room(s, column):
            return False
    return True


@kernel
def has_line(stones, line):
    """Rules 3. A square stays in the run while its neighbours in one direction are taken too."""
    for step in DIRECTIONS:
        run = stones
        for i in range(1, line):
            run &= stones >> (i * step)
        if run != 0:
            return True
    return False


@kernel
def winner(s):
    """Rules 3. The player who has a line, or -1; only the last one to move can have made it."""
    last = 1 - int(s.turn)
    return last if has_line(int(s.stones[last]), int(s.line)) else -1


@kernel
def actor(s):
    """Rules 3."""
    return NOBODY if winner(s) >= 0 or is_full(s) else int(s.turn)


@kernel
def legal(s, out):
    """Rules 2."""
    n = 0
    if winner(s) < 0:
        for column in range(s.columns):
            if has_room(s, column):
                out[n] = column
                n += 1
    return n


@kernel
def check(s, action):
    """Rules 2."""
    if action < 0 or action >= s.columns:
        return NO_SUCH_COLUMN
    if actor(s) == NOBODY:
        return OVER
    return 0 if has_room(s, action) else FULL


@kernel
def apply(s, action):
    """Rules 2. The taken squares of a column are a row of ones: adding one to them gives the lowest empty square."""
    taken = int(s.stones[0]) | int(s.stones[1])
    lowest = 1 << (int(action) * BITS)
    column = lowest * ((1 << ROWS) - 1)
    s.stones[s.turn] |= (taken & column) + lowest
    s.turn = 1 - s.turn


@kernel
def draw(s, entropy):
    """Chance never acts here."""
    return -1


@kernel
def payoff(s, out):
    """Rules 3."""
    out[0] = 0.0
    out[1] = 0.0
    won = winner(s)
    if won >= 0:
        out[won] = 1.0
        out[1 - won] = -1.0
