"""The Base: questions about the board that several rules ask. Sets of locations are bit sets."""

import numpy as np

from herna.engine.kernel.compiler import kernel

from . import state as S
from .state import DRAWN, FACE_DOWN, GREEN, RED  # by name: Numba compiles calls with these for their values

ONE = np.int64(1)
PATHS = S.TILES * 4  # crossings of one piece over one tile
LONG_PATHS = S.TILES * 16


@kernel
def doors(s, place):
    """Mask of the passages at a location; a tile that is not face up has none. Rules 2, 3."""
    if place >= S.SLOTS[GREEN]:
        return S.SLOT_DOOR[GREEN]
    if place >= S.SLOTS[RED]:
        return S.SLOT_DOOR[RED]
    mask = int(s.tile[place])
    return mask if mask < DRAWN else FACE_DOWN


@kernel
def link(s, place, direction):
    """The location linked to `place` in that direction, or OFF. Rules 3."""
    there = int(S.NEXT[place, direction])
    if there == S.OFF or not (doors(s, place) >> direction) & 1:
        return S.OFF
    return there if (doors(s, there) >> ((direction + 2) & 3)) & 1 else S.OFF


@kernel
def direction_to(place, there):
    """The direction from a location to a neighbour, or OFF."""
    for d in range(4):
        if S.NEXT[place, d] == there:
            return d
    return S.OFF


@kernel
def places(s, side):
    """Bit set of the locations that hold a piece of the side."""
    held = np.int64(0)
    for p in range(S.PIECES * side, S.PIECES * side + S.PIECES):
        if s.piece[p] != S.OFF:
            held |= ONE << np.int64(s.piece[p])
    return held


@kernel
def is_goal(side, place):
    """A slot of the enemy's colour. Rules 3."""
    return S.SLOTS[1 - side] <= place < S.SLOTS[1 - side] + S.SIZE


@kernel
def is_active(s, p):
    """On the board or at home: not saved, not waiting to return. Rules 3."""
    return s.piece[p] != S.OFF and not is_goal(p // S.PIECES, int(s.piece[p]))


@kernel
def saved(s, side):
    """Pieces on goal slots. Rules 3."""
    n = 0
    for p in range(S.PIECES * side, S.PIECES * side + S.PIECES):
        if is_goal(side, int(s.piece[p])):
            n += 1
    return n


@kernel
def manipulable(s, side):
    """Bit set of the tiles that the side may turn or reveal. Rules 6.3."""
    return in_touch(s, side) & ~(places(s, RED) | places(s, GREEN))


@kernel
def in_touch(s, side):
    """Bit set of the tiles towards which an active piece has a passage. Rules 6.3."""
    tiles = np.int64(0)
    for p in range(S.PIECES * side, S.PIECES * side + S.PIECES):
        if is_active(s, p):
            tiles |= touched_from(s, int(s.piece[p]))
    return tiles


@kernel
def touched_from(s, here):
    """Bit set of the tiles towards which a location has a passage."""
    tiles = np.int64(0)
    open_sides = doors(s, here)
    for d in range(4):
        if (open_sides >> d) & 1 and 0 <= S.NEXT[here, d] < S.TILES:
            tiles |= ONE << np.int64(S.NEXT[here, d])
    return tiles


@kernel
def may_end_on(place, mine, theirs):
    """Whether a step or crossing may end there. Rules 6.1."""
    if (mine >> place) & 1:
        return False
    return place < S.TILES or not (theirs >> place) & 1


@kernel
def number_slot(s, p):
    """The slot that bears the number of the piece, or OFF before the deal. Rules 3."""
    side = p // S.PIECES
    for row in range(S.SIZE):
        if s.slot[side * S.SIZE + row] == p % S.PIECES + 1:
            return S.SLOTS[side] + row
    return S.OFF


@kernel
def return_rows(s, p):
    """Bit set of the rows between which the return procedure leaves a choice; one bit: no choice. Rules 7."""
    side = p // S.PIECES
    occupied = places(s, RED) | places(s, GREEN)
    home = S.SLOTS[side]
    own_row = number_slot(s, p) - home
    if not (occupied >> (home + own_row)) & 1:
        return 1 << own_row
    nearest, blanks, of_saved, free = S.SIZE, 0, 0, 0
    for row in range(S.SIZE):
        if (occupied >> (home + row)) & 1:
            continue
        free |= 1 << row
        number = int(s.slot[side * S.SIZE + row])
        if number == 0:
            distance = abs(row - own_row)
            if distance < nearest:
                nearest, blanks = distance, 0
            if distance == nearest:
                blanks |= 1 << row
        elif is_goal(side, int(s.piece[side * S.PIECES + number - 1])):
            of_saved |= 1 << row
    if blanks:
        return blanks
    return of_saved if of_saved else free


@kernel
def crossed(s, here, direction, mine):
    """The tile linked to `here` in that direction if an own piece holds it, or OFF. Rules 6.2."""
    there = link(s, here, direction)
    return there if there != S.OFF and there < S.TILES and (mine >> there) & 1 else S.OFF


@kernel
def can_move(s, p, mine, theirs, actions):
    """Whether the active piece has a step, or a crossing that these actions pay for. Rules 6.1, 6.2."""
    here = int(s.piece[p])
    for d in range(4):
        there = link(s, here, d)
        if there == S.OFF:
            continue
        if may_end_on(there, mine, theirs):
            return True
        if crossed(s, here, d, mine) == S.OFF:
            continue
        for e in range(4):
            end = link(s, there, e)
            if end == S.OFF or end == here:
                continue
            if may_end_on(end, mine, theirs):
                if s.leap or actions >= 2:
                    return True
            elif not s.leap and actions >= 3 and crossed(s, there, e, mine) != S.OFF:
                for f in range(4):
                    last = link(s, end, f)
                    if last != S.OFF and last != here and last != there and may_end_on(last, mine, theirs):
                        return True
    return False


@kernel
def column_distance(side, place):
    """Columns to the goal: 1 next to it, 6 on a home slot. Rules 11.2b."""
    if place >= S.TILES:
        return 6
    return S.SIZE - place % S.SIZE if side == RED else place % S.SIZE + 1


# --- the set-up ---------------------------------------------------------------------------------------------------


@kernel
def undealt_side(s):
    """The side whose slots are dealt next, or OFF. Rules 4."""
    if s.slot[0] == S.UNDEALT:
        return RED
    return GREEN if s.slot[S.SIZE] == S.UNDEALT else S.OFF


@kernel
def set_up_tile(s, side, wanted):
    """First row of the side whose tile before a numbered slot is in that condition, or OFF. Rules 4.7."""
    for row in range(S.SIZE):
        if s.slot[side * S.SIZE + row] > 0:
            shown = int(s.tile[S.FRONT[side][row]])
            if (shown == FACE_DOWN) if wanted == FACE_DOWN else (shown >= DRAWN):
                return row
    return S.OFF


@kernel
def undrawn(s):
    """side * 5 + row of the next set-up tile to draw, or OFF. Rules 6.4, 15.4: green's first."""
    row = set_up_tile(s, GREEN, FACE_DOWN)
    if row != S.OFF:
        return GREEN * S.SIZE + row
    row = set_up_tile(s, RED, FACE_DOWN)
    return row if row == S.OFF else RED * S.SIZE + row


@kernel
def set_up_waits_for_chance(s):
    return undealt_side(s) != S.OFF or undrawn(s) != S.OFF


@kernel
def faces_slot(mask, side):
    """A passage towards the side's own slots: west for red, east for green. Rules 4.7."""
    return (mask & S.SLOT_DOOR[1 - side]) != 0


# --- what an action means -----------------------------------------------------------------------------------------


@kernel
def mover(action):
    """The piece of a step or crossing."""
    if action < S.CROSS:
        return (action - S.STEP) // S.LOCATIONS
    if action < S.CROSS_TWO:
        return (action - S.CROSS) // PATHS
    return (action - S.CROSS_TWO) // LONG_PATHS


@kernel
def crossing_path(action):
    """First tile, then the direction from it, then the direction from the next tile or OFF."""
    if action < S.CROSS_TWO:
        path = (action - S.CROSS) % PATHS
        return path // 4, path % 4, S.OFF
    path = (action - S.CROSS_TWO) % LONG_PATHS
    return path // 16, path // 4 % 4, path % 4


@kernel
def challenge_open(s):
    """Rules 13, 15.4."""
    if s.challenge != S.NO_CHALLENGE or s.winner == S.NO_WINNER or s.winner == S.DRAW:
        return False
    return saved(s, int(s.winner) - 1) == S.PIECES
