"""Mammoths: placing dominoes and where lava may land. Docstrings cite the paragraphs of docs/rules/mammoths.md."""

import numpy as np

from herna.engine.kernel.bits import count, lowest, nth
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below

from . import board
from . import state as S
from .board import U0, U1

U2, U3, U35 = np.uint64(2), np.uint64(3), np.uint64(35)
MARGIN = 2  # a domino that touches the territory reaches at most this far beyond its box


@kernel
def window(low, high, side):
    """Rules 6.2, along one axis: the first and the last cell that a domino may cover, given the box."""
    return max(low - MARGIN, high - side + 1), min(high + MARGIN, low + side - 1)


@kernel
def placements(s, p, domino):
    """Rules 6: the cells where the left half may lie, for each direction N, E, S, W of the right half.

    A window of nine cells has its first and its last on the same folded column or row. Only a right half gets there,
    or a left half whose right half lies inside; so each direction's window drops the end it cannot start from.
    """
    side = board.frame(s)
    west, east, north, south = int(s.west[p]), int(s.east[p]), int(s.north[p]), int(s.south[p])
    left, right = window(west, east, side)
    top, bottom = window(north, south, side)
    free = ~board.occupied(s, p)
    touch_left = board.beside(s.land[p, S.TERRAIN[domino, 0]] | S.HUT_BIT) & free
    touch_right = board.beside(s.land[p, S.TERRAIN[domino, 1]] | S.HUT_BIT) & free
    # Across its own axis a domino reaches at most one cell beyond the box.
    wide = board.columns(max(left, west - 1), min(right, east + 1))
    high = board.rows(max(top, north - 1), min(bottom, south + 1))
    rightwards = starts(free, touch_left, touch_right, S.WEST) & high & board.columns(left, right - 1)
    downwards = starts(free, touch_left, touch_right, S.NORTH) & wide & board.rows(top, bottom - 1)
    if S.TWIN[domino]:
        return U0, rightwards, downwards, U0
    leftwards = starts(free, touch_left, touch_right, S.EAST) & high & board.columns(left + 1, right)
    upwards = starts(free, touch_left, touch_right, S.SOUTH) & wide & board.rows(top + 1, bottom)
    return upwards, rightwards, downwards, leftwards


@kernel
def starts(free, touch_left, touch_right, back):
    """Rules 6.1: the cells of a left half with room for both halves, one of which touches what it must.

    `back` is the direction from the right half to the left one.
    """
    return free & board.moved(free, back) & (touch_left | board.moved(touch_right, back))


@kernel
def in_row(ways, y, left, top, bottom):
    """The placements with the left half in row y: bit 4 * i + direction for column left + i.

    The first and the last of nine rows or columns are the same on the folded plane. Nothing points up from the first
    row or down from the last, nothing left from the first column, and what lies across is never that far out.
    """
    up = U0 if y == top else board.row_from(ways[0], y, left)
    down = U0 if y == bottom else board.row_from(ways[2], y, left)
    row = board.spread(up) | board.spread(board.row_from(ways[1], y, left)) << U1 | board.spread(down) << U2
    leftwards = board.row_from(ways[3], y, left)
    return row | board.spread(leftwards & ~U1) << U3 | (leftwards & U1) << U35


@kernel
def placement_of(left, y, bit):
    return S.PLACE + board.cell_at(left + (bit >> 2), y) * 4 + (bit & 3)


@kernel
def list_placements(s, p, domino, out):
    """Rules 6, 14: every legal placement, ascending; twins only east and south."""
    ways = placements(s, p, domino)
    left, _ = window(int(s.west[p]), int(s.east[p]), board.frame(s))
    top, bottom = window(int(s.north[p]), int(s.south[p]), board.frame(s))
    n = 0
    for y in range(top, bottom + 1):
        row = in_row(ways, y, left, top, bottom)
        while row:
            out[n] = placement_of(left, y, lowest(row))
            n += 1
            row &= row - U1
    return n


@kernel
def pick_placement(s, p, domino, entropy):
    """One of those that `list_placements` lists."""
    ways = placements(s, p, domino)
    left, _ = window(int(s.west[p]), int(s.east[p]), board.frame(s))
    top, bottom = window(int(s.north[p]), int(s.south[p]), board.frame(s))
    n = count(ways[0]) + count(ways[1]) + count(ways[2]) + count(ways[3])
    k = below(entropy, n)
    if n > 0:
        for y in range(top, bottom + 1):
            row = in_row(ways, y, left, top, bottom)
            n = count(row)
            if k < n:
                return placement_of(left, y, nth(row, k))
            k -= n
    return S.DISCARD


@kernel
def fits_somewhere(s, p, domino):
    upwards, rightwards, downwards, leftwards = placements(s, p, domino)
    return (upwards | rightwards | downwards | leftwards) != U0


@kernel
def lay_half(s, p, domino, half, x, y):
    """Rules 4.4, 6: one half becomes a square, with its token."""
    b = board.bit_at(x, y)
    marks = int(S.MARKS[domino, half])
    s.land[p, S.TERRAIN[domino, half]] |= b
    if marks & 1:
        s.marks[p, 0] |= b
    if marks & 2:
        s.marks[p, 1] |= b
    if S.RESOURCE[domino, half] != S.NONE and s.mode != S.DISCOVERY:
        s.tokens[p] |= b
    s.west[p] = min(int(s.west[p]), x)
    s.east[p] = max(int(s.east[p]), x)
    s.north[p] = min(int(s.north[p]), y)
    s.south[p] = max(int(s.south[p]), y)


@kernel
def lay(s, p, domino, action):
    """Lay the domino; returns the cell of its volcano, or NONE."""
    cell, d = (action - S.PLACE) >> 2, action & 3
    x, y = board.x_of(cell), board.y_of(cell)
    right_x, right_y = x + S.STEP_X[d], y + S.STEP_Y[d]
    lay_half(s, p, domino, 0, x, y)
    lay_half(s, p, domino, 1, right_x, right_y)
    if S.TERRAIN[domino, 0] == S.VOLCANO:
        return cell
    if S.TERRAIN[domino, 1] == S.VOLCANO:
        return board.cell_at(right_x, right_y)
    return S.NONE


@kernel
def landings(s, p, volcano):
    """Rules 7: the squares where the lava of the volcano on this cell may land."""
    x, y = board.x_of(volcano), board.y_of(volcano)
    reach = 4 - board.craters(s, p, board.bit_at(x, y))
    if s.lava_on_squares:
        near = board.bit_at(x, y)
        for _ in range(reach):
            near = board.around(near) & board.occupied(s, p)
    else:
        near = board.columns(max(x - reach, int(s.west[p])), min(x + reach, int(s.east[p])))
        near &= board.rows(max(y - reach, int(s.north[p])), min(y + reach, int(s.south[p])))
    return near & board.ground(s, p) & ~board.burning(s, p)


@kernel
def burn(s, p, volcano, landing):
    """Rules 7.1: put the token down; returns the kind of resource burnt, or NONE. A cave person there is lost too."""
    flames = board.craters(s, p, board.bit_of(volcano))
    b = board.bit_of(landing)
    burnt = S.NONE
    if s.tokens[p] & b:
        for kind in range(4):
            if s.land[p, kind + 1] & b:
                burnt = kind
    s.tokens[p] &= ~b
    for kind in range(S.PERSON_KINDS):
        s.people[p, kind] &= ~b
    s.lava[p] |= b
    if flames & 1:
        s.marks[p, 0] |= b
    if flames & 2:
        s.marks[p, 1] |= b
    return burnt
