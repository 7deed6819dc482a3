"""Mammoths: placing dominoes and where lava may land. Docstrings cite the paragraphs of docs/rules/mammoths.md."""

from herna.engine.kernel.compiler import kernel

from .board import (
    U0,
    around,
    beside,
    bit_at,
    burning,
    cell_at,
    columns,
    craters,
    frame,
    ground,
    moved,
    occupied,
    rows,
    x_of,
    y_of,
)
from .state import (
    DISCOVERY,
    EAST,
    HUT_BIT,
    MARKS,
    NONE,
    NORTH,
    PERSON_KINDS,
    PLACE,
    RESOURCE,
    SOUTH,
    STEP_X,
    STEP_Y,
    TERRAIN,
    TWIN,
    VOLCANO,
    WEST,
)

MARGIN = 2  # a domino that touches the territory reaches at most so far beyond its box


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
    side = frame(s)
    west, east, north, south = int(s.west[p]), int(s.east[p]), int(s.north[p]), int(s.south[p])
    left, right = window(west, east, side)
    top, bottom = window(north, south, side)
    free = ~occupied(s, p)
    touch_left = beside(s.land[p, TERRAIN[domino, 0]] | HUT_BIT) & free
    touch_right = beside(s.land[p, TERRAIN[domino, 1]] | HUT_BIT) & free
    # What a domino along one axis may cover on the other one, where it cannot reach farther than its neighbour.
    wide = columns(max(left, west - 1), min(right, east + 1))
    high = rows(max(top, north - 1), min(bottom, south + 1))
    rightwards = free & moved(free, WEST) & (touch_left | moved(touch_right, WEST)) & high & columns(left, right - 1)
    downwards = free & moved(free, NORTH) & (touch_left | moved(touch_right, NORTH)) & wide & rows(top, bottom - 1)
    if TWIN[domino]:
        return U0, rightwards, downwards, U0
    leftwards = free & moved(free, EAST) & (touch_left | moved(touch_right, EAST)) & high & columns(left + 1, right)
    upwards = free & moved(free, SOUTH) & (touch_left | moved(touch_right, SOUTH)) & wide & rows(top + 1, bottom)
    return upwards, rightwards, downwards, leftwards


@kernel
def list_placements(s, p, domino, out):
    """Rules 6, 14: every legal placement, ascending; twins only east and south."""
    upwards, rightwards, downwards, leftwards = placements(s, p, domino)
    any_way = upwards | rightwards | downwards | leftwards
    left, right = window(int(s.west[p]), int(s.east[p]), frame(s))
    top, bottom = window(int(s.north[p]), int(s.south[p]), frame(s))
    n = 0
    for y in range(top, bottom + 1):
        if not any_way & rows(y, y):
            continue
        for x in range(left, right + 1):
            b = bit_at(x, y)
            if not any_way & b:
                continue
            action = PLACE + cell_at(x, y) * 4
            if upwards & b and y > top:
                out[n] = action + NORTH
                n += 1
            if rightwards & b and x < right:
                out[n] = action + EAST
                n += 1
            if downwards & b and y < bottom:
                out[n] = action + SOUTH
                n += 1
            if leftwards & b and x > left:
                out[n] = action + WEST
                n += 1
    return n


@kernel
def fits_somewhere(s, p, domino):
    upwards, rightwards, downwards, leftwards = placements(s, p, domino)
    return (upwards | rightwards | downwards | leftwards) != U0


@kernel
def lay_half(s, p, domino, half, x, y):
    """Rules 4.4, 6: one half becomes a square, with its token."""
    b = bit_at(x, y)
    marks = int(MARKS[domino, half])
    s.land[p, TERRAIN[domino, half]] |= b
    if marks & 1:
        s.marks[p, 0] |= b
    if marks & 2:
        s.marks[p, 1] |= b
    if RESOURCE[domino, half] != NONE and s.mode != DISCOVERY:
        s.tokens[p] |= b
    s.west[p] = min(int(s.west[p]), x)
    s.east[p] = max(int(s.east[p]), x)
    s.north[p] = min(int(s.north[p]), y)
    s.south[p] = max(int(s.south[p]), y)


@kernel
def lay(s, p, domino, action):
    """Lay the domino; returns the cell of its volcano, or NONE."""
    cell, d = (action - PLACE) >> 2, action & 3
    x, y = x_of(cell), y_of(cell)
    right_x, right_y = x + STEP_X[d], y + STEP_Y[d]
    lay_half(s, p, domino, 0, x, y)
    lay_half(s, p, domino, 1, right_x, right_y)
    if TERRAIN[domino, 0] == VOLCANO:
        return cell
    if TERRAIN[domino, 1] == VOLCANO:
        return cell_at(right_x, right_y)
    return NONE


@kernel
def landings(s, p, volcano):
    """Rules 7: the squares where the lava of the volcano on this cell may land."""
    x, y = x_of(volcano), y_of(volcano)
    reach = 4 - craters(s, p, bit_at(x, y))
    if s.lava_on_squares:
        near = bit_at(x, y)
        for _ in range(reach):
            near = around(near) & occupied(s, p)
    else:
        near = columns(max(x - reach, int(s.west[p])), min(x + reach, int(s.east[p])))
        near &= rows(max(y - reach, int(s.north[p])), min(y + reach, int(s.south[p])))
    return near & ground(s, p) & ~burning(s, p)


@kernel
def burn(s, p, volcano, landing):
    """Rules 7.1: put the token down; returns the kind of the resource burnt, or NONE. A cave person is gone too."""
    flames = craters(s, p, bit_at(x_of(volcano), y_of(volcano)))
    b = bit_at(x_of(landing), y_of(landing))
    burnt = NONE
    if s.tokens[p] & b:
        for kind in range(4):
            if s.land[p, kind + 1] & b:
                burnt = kind
    s.tokens[p] &= ~b
    for kind in range(PERSON_KINDS):
        s.people[p, kind] &= ~b
    s.lava[p] |= b
    if flames & 1:
        s.marks[p, 0] |= b
    if flames & 2:
        s.marks[p, 1] |= b
    return burnt
