"""The Base: what is legal, and one of it at random. Docstrings cite the paragraphs of docs/rules/thebase.md.

Steps and crossings are found as sets of bits, in the order of their actions.
"""

import numpy as np

from herna.engine.kernel.bits import count, lowest, nth
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below
from herna.engine.kernel.lists import add

from . import board
from . import state as S
from .state import DRAWN, FACE_DOWN  # by name: Numba compiles calls with these for their values

U0, U1 = np.uint64(0), np.uint64(1)


@kernel
def legal(s, out):
    """Rules 5.4, 6, 7, 9, 10, 15.2."""
    if s.phase == S.OVER:
        if board.challenge_open(s):
            out[0] = S.CHALLENGE
            return 1
        return 0
    if s.reveal != S.OFF:
        return list_outcomes(s, out)
    if s.phase == S.SETUP:
        return list_setup(s, out)
    if s.phase == S.RETURN:
        return list_returns(s, out)
    side = int(s.side)
    mine, theirs = board.places(s, side), board.places(s, 1 - side)
    steps, side_by_side = find_steps(s, side, mine, theirs)
    n = list_steps(s, side, steps, out)
    if side_by_side and (s.actions >= 2 or s.leap):
        n = list_crossings(s, side, find_crossings(s, side, mine, theirs), out, n)
    if side_by_side and s.actions >= 3 and not s.leap:
        n = list_long_crossings(s, side, mine, theirs, out, n)
    n = list_manipulations(s, find_tiles(s, side, mine, theirs), out, n)
    stuck = n == 0
    for i in range(spendings(s)):
        out[n] = S.MORE_ACTIONS + i
        n += 1
    if stuck:
        out[n] = S.PASS
        n += 1
    return n


@kernel
def pick(s, entropy, out):
    """Like `legal`, but the actions are counted, and only the one that is picked is written down."""
    if s.phase == S.SETUP:
        n = list_orientations(s, out, len(out)) - len(out)
        list_orientations(s, out, -below(entropy, n))
        return int(out[0]) if n > 0 else S.OFF
    if s.phase == S.RETURN:
        rows = np.uint64(board.return_rows(s, int(s.returning)))
        if rows == U0:
            return S.OFF
        return S.PLACE + int(s.returning) * S.SIZE + nth(rows, below(entropy, count(rows)))
    if s.phase == S.OVER:
        return S.CHALLENGE if board.challenge_open(s) else S.OFF
    side = int(s.side)
    mine, theirs = board.places(s, side), board.places(s, 1 - side)
    steps, side_by_side = find_steps(s, side, mine, theirs)
    crossings, longer = U0, 0
    if side_by_side and (s.actions >= 2 or s.leap):
        crossings = find_crossings(s, side, mine, theirs)
    if side_by_side and s.actions >= 3 and not s.leap:
        longer = list_long_crossings(s, side, mine, theirs, out, len(out)) - len(out)
    tiles = find_tiles(s, side, mine, theirs)
    turns, face_down = count_turns(s, tiles)
    n = count(steps) + count(crossings) + longer + turns + count(face_down)
    k = below(entropy, max(n, 1) + spendings(s))
    if k >= n:
        return S.PASS if n == 0 and k == spendings(s) else S.MORE_ACTIONS + k - n
    if k < count(steps):
        return step_of(s, side, nth(steps, k))
    k -= count(steps)
    if k < count(crossings):
        return crossing_of(s, side, nth(crossings, k))
    k -= count(crossings)
    if k < longer:
        list_long_crossings(s, side, mine, theirs, out, -k)
        return int(out[0])
    k -= longer
    return turn_of(s, tiles, k) if k < turns else S.REVEAL + nth(face_down, k - turns)


@kernel
def list_outcomes(s, out):
    """Rules 15.4: each mask whose type has a tile left."""
    n = 0
    for mask in range(1, 16):
        if s.left[S.TYPE_OF[mask]] > 0:
            out[n] = S.OUTCOME + mask
            n += 1
    return n


@kernel
def list_setup(s, out):
    n = 0
    side = board.undealt_side(s)
    if side != S.OFF:
        for i in range(len(S.ARRANGEMENTS)):
            out[i] = S.DEAL + side * len(S.ARRANGEMENTS) + i
        return len(S.ARRANGEMENTS)
    slot = board.undrawn(s)
    if slot != S.OFF:
        for t in range(S.TYPE_COUNT):
            if s.left[t] > 0:
                out[n] = S.TYPE + slot * S.TYPE_COUNT + t
                n += 1
        return n
    return list_orientations(s, out, 0)


@kernel
def list_orientations(s, out, n):
    """Rules 4.7."""
    side = int(s.side)
    row = board.set_up_tile(s, side, DRAWN)
    tile_type = int(s.tile[S.FRONT[side][row]]) - DRAWN
    for mask in range(1, 16):
        if S.TYPE_OF[mask] == tile_type and board.faces_slot(mask, side):
            n = add(out, n, S.ORIENT + (side * S.SIZE + row) * 16 + mask)
    return n


@kernel
def list_returns(s, out):
    rows = board.return_rows(s, int(s.returning))
    n = 0
    for row in range(S.SIZE):
        if (rows >> row) & 1:
            out[n] = S.PLACE + int(s.returning) * S.SIZE + row
            n += 1
    return n


@kernel
def find_steps(s, side, mine, theirs):
    """Rules 6.1: a bit for each step, by piece and place in the order of directions.

    Also whether own pieces stand on linked tiles, so that crossings are possible.
    """
    steps = U0
    side_by_side = False
    for i in range(S.PIECES):
        p = S.PIECES * side + i
        if not board.is_active(s, p):
            continue
        here = int(s.piece[p])
        for j in range(4):
            d = int(S.IN_ORDER[here, j])
            if d == S.OFF:
                break
            there = board.link(s, here, d)
            if there == S.OFF:
                continue
            if board.may_end_on(there, mine, theirs):
                steps |= U1 << np.uint64(i * 4 + j)
            elif there < S.TILES:
                side_by_side = True
    return steps, side_by_side


@kernel
def step_of(s, side, bit):
    p = S.PIECES * side + (bit >> 2)
    here = int(s.piece[p])
    return S.STEP + p * S.LOCATIONS + int(S.NEXT[here, S.IN_ORDER[here, bit & 3]])


@kernel
def list_steps(s, side, steps, out):
    n = 0
    while steps:
        out[n] = step_of(s, side, lowest(steps))
        n += 1
        steps &= steps - U1
    return n


@kernel
def find_crossings(s, side, mine, theirs):
    """Rules 6.2: a bit for each crossing over one own piece, by piece, place of the first direction, second one."""
    crossings = U0
    for i in range(S.PIECES):
        p = S.PIECES * side + i
        if not board.is_active(s, p):
            continue
        here = int(s.piece[p])
        for j in range(4):
            d = int(S.IN_ORDER[here, j])
            if d == S.OFF:
                break
            over = board.crossed(s, here, d, mine)
            if over == S.OFF:
                continue
            for e in range(4):
                end = board.link(s, over, e)
                if end != S.OFF and end != here and board.may_end_on(end, mine, theirs):
                    crossings |= U1 << np.uint64(i * 16 + j * 4 + e)
    return crossings


@kernel
def crossing_of(s, side, bit):
    p = S.PIECES * side + (bit >> 4)
    here = int(s.piece[p])
    over = int(S.NEXT[here, S.IN_ORDER[here, (bit >> 2) & 3]])
    return S.CROSS + p * board.PATHS + over * 4 + (bit & 3)


@kernel
def list_crossings(s, side, crossings, out, n):
    while crossings:
        out[n] = crossing_of(s, side, lowest(crossings))
        n += 1
        crossings &= crossings - U1
    return n


@kernel
def list_long_crossings(s, side, mine, theirs, out, n):
    """Rules 6.2: over both other own pieces."""
    for p in range(S.PIECES * side, S.PIECES * side + S.PIECES):
        if not board.is_active(s, p):
            continue
        here = int(s.piece[p])
        for i in range(4):
            d = int(S.IN_ORDER[here, i])
            if d == S.OFF:
                break
            over = board.crossed(s, here, d, mine)
            if over == S.OFF:
                continue
            for e in range(4):
                second = board.crossed(s, over, e, mine)
                if second == S.OFF or second == here:
                    continue
                for f in range(4):
                    end = board.link(s, second, f)
                    if end != S.OFF and end != here and end != over and board.may_end_on(end, mine, theirs):
                        n = add(out, n, S.CROSS_TWO + p * board.LONG_PATHS + over * 16 + e * 4 + f)
    return n


@kernel
def find_tiles(s, side, mine, theirs):
    """Rules 6.3: the tiles that may be turned or revealed."""
    return np.uint64(board.in_touch(s, side) & ~(mine | theirs))


@kernel
def count_turns(s, tiles):
    """Rules 6.3, 15.2: in how many ways tiles may be turned, and those of the tiles that are face down."""
    n, face_down = 0, U0
    while tiles:
        tile = tiles & (~tiles + U1)
        mask = int(s.tile[lowest(tile)])
        n += int(S.TURNS[s.idle_rotation, mask])
        if mask == FACE_DOWN:
            face_down |= tile
        tiles ^= tile
    return n, face_down


@kernel
def turn_of(s, tiles, k):
    """The k-th of these ways."""
    while True:
        tile = lowest(tiles)
        ways = int(S.TURNS[s.idle_rotation, s.tile[tile]])
        if k < ways:
            return S.ROTATE + tile * 3 + k
        k -= ways
        tiles &= tiles - U1


@kernel
def list_manipulations(s, tiles, out, n):
    """Rules 6.3, 15.2: each resulting mask once, by its smallest turn; then the reveals."""
    face_down = U0
    while tiles:
        tile = lowest(tiles)
        mask = int(s.tile[tile])
        for i in range(S.TURNS[s.idle_rotation, mask]):
            out[n] = S.ROTATE + tile * 3 + i
            n += 1
        if mask == FACE_DOWN:
            face_down |= U1 << np.uint64(tile)
        tiles &= tiles - U1
    while face_down:
        out[n] = S.REVEAL + lowest(face_down)
        n += 1
        face_down &= face_down - U1
    return n


@kernel
def spendings(s):
    """Rules 9: how many uses a token has now: none, more actions, or that and more time."""
    if s.phase != S.START or s.token[s.side] <= 0:
        return 0
    return 2 if s.countdown < S.COUNTDOWN else 1
