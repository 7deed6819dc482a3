"""Mammoths: sets of squares on the folded plane (see state.py), and questions that several rules ask of a territory."""

import numpy as np

from herna.engine.kernel.bits import count, lowest, nth
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below

from . import state as S

U0, U1, U3, U6, U7, U8, U12, U56, U255 = (np.uint64(n) for n in (0, 1, 3, 6, 7, 8, 12, 56, 255))
FIRST_COLUMN = np.uint64(0x0101010101010101)
BUT_LAST_COLUMN = np.uint64(0x7F7F7F7F7F7F7F7F)
# COLUMNS[x, n]: the set of n adjacent columns beginning with column x; ROWS likewise.
COLUMNS = np.array(
    [[sum(1 << 8 * y + (x + i) % 8 for y in range(8) for i in range(n)) for n in range(9)] for x in range(8)], np.uint64
)
ROWS = np.array([[sum(255 << (y + i) % 8 * 8 for i in range(n)) for n in range(9)] for y in range(8)], np.uint64)


@kernel
def cell_at(x, y):
    return (y + S.REACH) * S.SPAN + x + S.REACH


@kernel
def x_of(cell):
    return cell % S.SPAN - S.REACH


@kernel
def y_of(cell):
    return cell // S.SPAN - S.REACH


@kernel
def bit_at(x, y):
    return U1 << np.uint64((y & 7) * 8 + (x & 7))


@kernel
def bit_of(cell):
    return bit_at(x_of(cell), y_of(cell))


@kernel
def columns(first, last):
    """All cells with x from first to last, at most eight columns; empty if last is less than first."""
    return COLUMNS[first & 7, max(last - first + 1, 0)]


@kernel
def rows(first, last):
    return ROWS[first & 7, max(last - first + 1, 0)]


@kernel
def moved(m, d):
    """A set moved by one cell."""
    if d == S.NORTH:
        return (m >> U8) | (m << U56)
    if d == S.SOUTH:
        return (m << U8) | (m >> U56)
    if d == S.EAST:
        return ((m & BUT_LAST_COLUMN) << U1) | ((m >> U7) & FIRST_COLUMN)
    return ((m >> U1) & BUT_LAST_COLUMN) | ((m & FIRST_COLUMN) << U7)


@kernel
def beside(m):
    """The cells that share an edge with a set; squares of the set may be among them."""
    sideways = ((m & BUT_LAST_COLUMN) << U1) | ((m >> U7) & FIRST_COLUMN)
    sideways |= ((m >> U1) & BUT_LAST_COLUMN) | ((m & FIRST_COLUMN) << U7)
    return sideways | (m >> U8) | (m << U56) | (m << U8) | (m >> U56)


@kernel
def around(m):
    """The set and its king neighbours."""
    row = m | ((m & BUT_LAST_COLUMN) << U1) | ((m >> U7) & FIRST_COLUMN)
    row |= ((m >> U1) & BUT_LAST_COLUMN) | ((m & FIRST_COLUMN) << U7)
    return row | (row >> U8) | (row << U56) | (row << U8) | (row >> U56)


@kernel
def area(m, land):
    """The squares of `land` that are connected to those of m by edges."""
    while True:
        grown = (m | beside(m)) & land
        if grown == m:
            return m
        m = grown


@kernel
def first_of(m):
    """The set of the lowest square alone."""
    return m & ~(m - U1)


# --- a territory ---------------------------------------------------------------------------------------------------


@kernel
def frame(s):
    """Rules 3: the side of the frame."""
    return 7 if s.players == 2 else 5


@kernel
def ground(s, p):
    """The squares that are neither volcano nor hut."""
    return s.land[p, 0] | s.land[p, 1] | s.land[p, 2] | s.land[p, 3] | s.land[p, 4]


@kernel
def occupied(s, p):
    """All squares, the hut included."""
    return ground(s, p) | s.land[p, S.VOLCANO] | S.HUT_BIT


@kernel
def burning(s, p):
    """The squares with printed fires or lava."""
    return (s.marks[p, 0] | s.marks[p, 1]) & ~s.land[p, S.VOLCANO]


@kernel
def fires(s, p, m):
    """Rules 1: the fires on a set of squares without volcanoes."""
    return count(s.marks[p, 0] & m) + 2 * count(s.marks[p, 1] & m)


@kernel
def craters(s, p, b):
    """The craters of the volcano on a square."""
    return (1 if s.marks[p, 0] & b else 0) + (2 if s.marks[p, 1] & b else 0)


@kernel
def tokens_of(s, p, kind):
    """The squares with a resource token of the kind."""
    return s.tokens[p] & s.land[p, kind + 1]


@kernel
def warriors(s, p):
    return s.people[p, S.WARRIOR_1] | s.people[p, S.WARRIOR_1 + 1] | s.people[p, S.WARRIOR_1 + 2]


@kernel
def inhabited(s, p):
    """The squares with a cave person."""
    m = warriors(s, p)
    for kind in range(S.WARRIOR_1):
        m |= s.people[p, kind]
    return m


@kernel
def homes(s, p):
    """Rules 10.2: squares with no volcano, hut, fire, token or person."""
    return ground(s, p) & ~(burning(s, p) | s.tokens[p] | inhabited(s, p))


@kernel
def row_from(m, y, first):
    """A row of a set: bit i is column first + i, for eight columns."""
    row = (m >> np.uint64((y & 7) * 8)) & U255
    return ((row | row << U8) >> np.uint64(first & 7)) & U255


@kernel
def spread(row):
    """A row with its bits four apart."""
    row = (row | row << U12) & np.uint64(0x000F000F)
    row = (row | row << U6) & np.uint64(0x03030303)
    return (row | row << U3) & np.uint64(0x11111111)


@kernel
def list_cells(s, p, m, first, out):
    """Write first + the cell of each square of a set, ascending; returns how many."""
    n = 0
    west = int(s.west[p])
    for y in range(int(s.north[p]), int(s.south[p]) + 1):
        row = row_from(m, y, west)
        while row:
            out[n] = first + cell_at(west + lowest(row), y)
            n += 1
            row &= row - U1
    return n


@kernel
def pick_cell(s, p, m, first, entropy):
    """One of those that `list_cells` writes; NONE if there is none."""
    k = below(entropy, count(m))
    west = int(s.west[p])
    for y in range(int(s.north[p]), int(s.south[p]) + 1):
        row = row_from(m, y, west)
        n = count(row)
        if k < n:
            return first + cell_at(west + nth(row, k), y)
        k -= n
    return S.NONE


@kernel
def has_square(s, p, cell, m):
    """Whether a cell is one of these squares of the territory."""
    x, y = x_of(cell), y_of(cell)
    if x < s.west[p] or x > s.east[p] or y < s.north[p] or y > s.south[p]:
        return False
    return (m & bit_at(x, y)) != U0
