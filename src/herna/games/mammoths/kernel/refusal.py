"""Mammoths: why an action is refused. Docstrings cite the paragraphs of docs/rules/mammoths.md."""

import numpy as np

from herna.engine.kernel.compiler import kernel

from . import board, placement, rules, settling, totems
from . import reasons as R
from . import state as S
from .board import U0, U1


@kernel
def check(s, action):
    """OK, or the reason why the action is refused; `action` may be any integer. Rules 14."""
    if action < 0 or action >= S.ACTIONS:
        return R.NO_SUCH_ACTION
    if s.phase == S.OVER:
        return R.MATCH_OVER
    if action >= S.DRAW_DOMINO:
        return check_chance(s, action)
    due = what_is_due(s)
    if due == R.CHANCE_FIRST:
        return due
    if action <= S.DISCARD:
        if s.phase != S.PLACING:
            return due
        return check_placing(s, action)
    if action < S.CLAIM:
        return check_consequences(s, action, due)
    if action < S.SETTLE:
        return check_claim(s, action, due)
    return check_settling(s, action, due)


@kernel
def what_is_due(s):
    """The reason to refuse anything but what the phase asks for."""
    phase = int(s.phase)
    if phase == S.DRAW_ROW or phase == S.DRAW_CAVE or phase == S.DRAW_CHIEF:
        return R.CHANCE_FIRST
    if phase == S.PAIR_SETUP or phase == S.CLAIM_SETUP:
        return R.SETUP_FIRST
    if phase == S.PLACING:
        return R.PLACE_FIRST
    if phase == S.ERUPTION:
        return R.LAVA_FIRST
    if phase == S.HAND_OVER:
        return R.TOTEM_FIRST
    return R.CLAIM_FIRST if phase == S.CLAIMING else R.SETTLE_FIRST


@kernel
def check_chance(s, action):
    """Rules 14."""
    if action < S.CHIEF:
        if s.phase != S.DRAW_ROW:
            return R.NOT_CHANCE
        return R.OK if s.box & (U1 << np.uint64(action - S.DRAW_DOMINO + 1)) else R.NOT_IN_BOX
    if action < S.DRAW_PERSON:
        if s.phase != S.DRAW_CHIEF:
            return R.NOT_CHANCE
        p = action - S.CHIEF
        return R.OK if p < s.players and not rules.has_claim(s, p) else R.CHIEF_DRAWN
    if s.phase != S.DRAW_CAVE:
        return R.NOT_CHANCE
    return R.OK if s.pile[action - S.DRAW_PERSON] > 0 else R.NOT_IN_PILE


@kernel
def check_placing(s, action):
    """Rules 6."""
    p, domino = int(s.act), int(s.row[0])
    if action == S.DISCARD:
        return R.MUST_PLACE if placement.fits_somewhere(s, p, domino) else R.OK
    cell, d = (action - S.PLACE) // 4, (action - S.PLACE) % 4
    x, y = board.x_of(cell), board.y_of(cell)
    right_x, right_y = x + S.STEP_X[d], y + S.STEP_Y[d]
    if max(abs(right_x), abs(right_y)) > S.REACH:
        return R.OUT_OF_REACH
    if is_square(s, p, x, y) or is_square(s, p, right_x, right_y):
        return R.CELL_TAKEN
    if not (connects(s, p, domino, 0, x, y) or connects(s, p, domino, 1, right_x, right_y)):
        return R.NO_CONNECTION
    wide = max(int(s.east[p]), x, right_x) - min(int(s.west[p]), x, right_x)
    high = max(int(s.south[p]), y, right_y) - min(int(s.north[p]), y, right_y)
    if max(wide, high) >= board.frame(s):
        return R.BOX_TOO_LARGE
    return R.SAME_TWIN if S.TWIN[domino] and d != S.EAST and d != S.SOUTH else R.OK


@kernel
def is_square(s, p, x, y):
    if x < s.west[p] or x > s.east[p] or y < s.north[p] or y > s.south[p]:
        return False
    return (board.occupied(s, p) & board.bit_at(x, y)) != U0


@kernel
def connects(s, p, domino, half, x, y):
    """Rules 6.1: the half shares an edge with the hut or with a square of its terrain."""
    matching = s.land[p, S.TERRAIN[domino, half]] | S.HUT_BIT
    for d in range(4):
        there_x, there_y = x + S.STEP_X[d], y + S.STEP_Y[d]
        if is_square(s, p, there_x, there_y) and matching & board.bit_at(there_x, there_y):
            return True
    return False


@kernel
def check_consequences(s, action, due):
    """Rules 7, 9.2: lava and totems."""
    p = int(s.act)
    if action < S.HAND:
        if s.phase != S.ERUPTION:
            return due
        landings = placement.landings(s, p, int(s.volcano))
        return R.OK if board.has_square(s, p, action - S.ERUPT, landings) else R.NO_LANDING
    if s.phase != S.HAND_OVER:
        return due
    kind, heir = (action - S.HAND) // 4, (action - S.HAND) % 4
    if kind != s.pending:
        return R.OTHER_TOTEM
    return R.OK if totems.may_receive(s, p, heir, kind) else R.NO_CANDIDATE


@kernel
def check_claim(s, action, due):
    """Rules 4.6, 8."""
    if action >= S.PAIR:
        return R.OK if s.phase == S.PAIR_SETUP else due
    if s.phase != S.CLAIMING and s.phase != S.CLAIM_SETUP:
        return due
    for i in range(S.ROW):
        if s.next[i] == action - S.CLAIM + 1:
            return R.OK if s.next_owner[i] == S.NONE else R.ALREADY_CLAIMED
    return R.NOT_IN_ROW


@kernel
def check_settling(s, action, due):
    """Rules 10.2."""
    p = int(s.act)
    if action < S.PAY:
        if s.phase != S.SETTLING:
            return due
        return R.OK if action == S.SETTLE or settling.may_settle(s, p, S.PRICES[action - S.SETTLE]) else R.CANNOT_SETTLE
    if action < S.TAKE:
        if s.phase != S.PAYING:
            return due
        return R.OK if board.has_square(s, p, action - S.PAY, settling.payable(s, p)) else R.CANNOT_PAY
    if action < S.HOUSE:
        if s.phase != S.CHOOSING_PERSON:
            return due
        return R.OK if settling.offered(s, action - S.TAKE) else R.NOT_OFFERED
    if s.phase != S.HOUSING:
        return due
    return R.OK if board.has_square(s, p, action - S.HOUSE, board.homes(s, p)) else R.NO_HOME
