"""Mammoths: why an action is refused. Docstrings cite the paragraphs of docs/rules/mammoths.md."""

import numpy as np

from herna.engine.kernel.compiler import kernel

from .board import U0, U1, bit_at, frame, has_square, homes, occupied, x_of, y_of
from .placement import fits_somewhere, landings
from .rules import has_claim
from .settle import may_receive, may_settle, offered, payable
from .state import (
    ACTIONS,
    CHIEF,
    CHOOSING_PERSON,
    CLAIM,
    CLAIM_SETUP,
    CLAIMING,
    DISCARD,
    DRAW_CAVE,
    DRAW_CHIEF,
    DRAW_DOMINO,
    DRAW_PERSON,
    DRAW_ROW,
    EAST,
    ERUPT,
    ERUPTION,
    HAND,
    HAND_OVER,
    HOUSE,
    HOUSING,
    HUT_BIT,
    NONE,
    OVER,
    PAIR,
    PAIR_SETUP,
    PAY,
    PAYING,
    PLACE,
    PLACING,
    PRICES,
    REACH,
    ROW,
    SETTLE,
    SETTLING,
    SOUTH,
    STEP_X,
    STEP_Y,
    TAKE,
    TERRAIN,
    TWIN,
)

# Reasons of refusal; REASONS gives the paragraph and the words.
(
    OK,
    NO_SUCH_ACTION,
    MATCH_OVER,
    OTHER_SEAT,
    CHANCE_FIRST,
    NOT_CHANCE,
    PLACE_FIRST,
    LAVA_FIRST,
    TOTEM_FIRST,
    CLAIM_FIRST,
    SETTLE_FIRST,
    SETUP_FIRST,
    OUT_OF_REACH,
    NO_SUCH_DOMINO,
    CELL_TAKEN,
    NO_CONNECTION,
    BOX_TOO_LARGE,
    SAME_TWIN,
    MUST_PLACE,
    NO_LANDING,
    NO_CANDIDATE,
    OTHER_TOTEM,
    NOT_IN_ROW,
    ALREADY_CLAIMED,
    CANNOT_SETTLE,
    CANNOT_PAY,
    NOT_OFFERED,
    NO_HOME,
    NOT_IN_BOX,
    CHIEF_DRAWN,
    NOT_IN_PILE,
) = range(31)

REASONS = {
    NO_SUCH_ACTION: ("14", "there is no such action"),
    MATCH_OVER: ("11", "the match is over"),
    OTHER_SEAT: ("14", "another player is to act"),
    CHANCE_FIRST: ("14", "first the dominoes, chiefs or cave tiles are drawn"),
    NOT_CHANCE: ("14", "nothing of the sort is being drawn now"),
    PLACE_FIRST: ("5", "first the domino must be placed"),
    LAVA_FIRST: ("7.1", "first the lava must land"),
    TOTEM_FIRST: ("9.2", "first the totem must be handed over"),
    CLAIM_FIRST: ("5", "first a domino of the next row must be claimed"),
    SETTLE_FIRST: ("10.2", "the settling must be finished first"),
    SETUP_FIRST: ("4", "first the dominoes of row 1 are claimed"),
    OUT_OF_REACH: ("6", "that cell is out of any territory's reach"),
    NO_SUCH_DOMINO: ("2", "the dominoes are numbered 1 to 48"),
    CELL_TAKEN: ("6", "both halves need empty cells"),
    NO_CONNECTION: ("6", "a half must touch the hut, or a square of its terrain"),
    BOX_TOO_LARGE: ("6", "the territory would be too wide or too high"),
    SAME_TWIN: ("14", "both halves are alike: the same placement is written with E or S"),
    MUST_PLACE: ("6", "the domino fits somewhere, so it must be placed"),
    NO_LANDING: ("7.1", "the lava cannot land there"),
    NO_CANDIDATE: ("9.2", "that player does not have the most of the kind"),
    OTHER_TOTEM: ("9.2", "another totem is to be handed over"),
    NOT_IN_ROW: ("8", "that domino is not in the row to be claimed from"),
    ALREADY_CLAIMED: ("8", "there is a chief on that domino"),
    CANNOT_SETTLE: ("10.2", "the price cannot be paid, or there is no tile to be had for it"),
    CANNOT_PAY: ("14", "that cell has no token which may be paid next; the order is mammoth, fish, mushroom, flint"),
    NOT_OFFERED: ("10.2", "there is no such tile to be had"),
    NO_HOME: ("10.2", "nobody may be housed there"),
    NOT_IN_BOX: ("4", "that domino is not in the box"),
    CHIEF_DRAWN: ("4", "that player's chief is not waiting to be drawn"),
    NOT_IN_PILE: ("10.3", "there is no such tile in the pile"),
}


@kernel
def check(s, action):
    """Rules 14: 0 if the action may be played now."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == OVER:
        return MATCH_OVER
    if action >= DRAW_DOMINO:
        return check_chance(s, action)
    due = what_is_due(s)
    if due == CHANCE_FIRST:
        return due
    if action <= DISCARD:
        if s.phase != PLACING:
            return due
        return check_placing(s, action)
    if action < CLAIM:
        return check_consequences(s, action, due)
    if action < SETTLE:
        return check_claim(s, action, due)
    return check_settling(s, action, due)


@kernel
def what_is_due(s):
    """The reason why anything else than the phase asks for is refused."""
    phase = int(s.phase)
    if phase == DRAW_ROW or phase == DRAW_CAVE or phase == DRAW_CHIEF:
        return CHANCE_FIRST
    if phase == PAIR_SETUP or phase == CLAIM_SETUP:
        return SETUP_FIRST
    if phase == PLACING:
        return PLACE_FIRST
    if phase == ERUPTION:
        return LAVA_FIRST
    if phase == HAND_OVER:
        return TOTEM_FIRST
    return CLAIM_FIRST if phase == CLAIMING else SETTLE_FIRST


@kernel
def check_chance(s, action):
    """Rules 14."""
    if action < CHIEF:
        if s.phase != DRAW_ROW:
            return NOT_CHANCE
        return OK if s.box & (U1 << np.uint64(action - DRAW_DOMINO + 1)) else NOT_IN_BOX
    if action < DRAW_PERSON:
        if s.phase != DRAW_CHIEF:
            return NOT_CHANCE
        p = action - CHIEF
        return OK if p < s.players and not has_claim(s, p) else CHIEF_DRAWN
    if s.phase != DRAW_CAVE:
        return NOT_CHANCE
    return OK if s.pile[action - DRAW_PERSON] > 0 else NOT_IN_PILE


@kernel
def check_placing(s, action):
    """Rules 6."""
    p, domino = int(s.act), int(s.row[0])
    if action == DISCARD:
        return MUST_PLACE if fits_somewhere(s, p, domino) else OK
    cell, d = (action - PLACE) // 4, (action - PLACE) % 4
    x, y = x_of(cell), y_of(cell)
    right_x, right_y = x + STEP_X[d], y + STEP_Y[d]
    if max(abs(right_x), abs(right_y)) > REACH:
        return OUT_OF_REACH
    if is_square(s, p, x, y) or is_square(s, p, right_x, right_y):
        return CELL_TAKEN
    if not (connects(s, p, domino, 0, x, y) or connects(s, p, domino, 1, right_x, right_y)):
        return NO_CONNECTION
    wide = max(int(s.east[p]), x, right_x) - min(int(s.west[p]), x, right_x)
    high = max(int(s.south[p]), y, right_y) - min(int(s.north[p]), y, right_y)
    if max(wide, high) >= frame(s):
        return BOX_TOO_LARGE
    return SAME_TWIN if TWIN[domino] and d != EAST and d != SOUTH else OK


@kernel
def is_square(s, p, x, y):
    if x < s.west[p] or x > s.east[p] or y < s.north[p] or y > s.south[p]:
        return False
    return (occupied(s, p) & bit_at(x, y)) != U0


@kernel
def connects(s, p, domino, half, x, y):
    """Rules 6.1: the half shares an edge with the hut or with a square of its terrain."""
    matching = s.land[p, TERRAIN[domino, half]] | HUT_BIT
    for d in range(4):
        there_x, there_y = x + STEP_X[d], y + STEP_Y[d]
        if is_square(s, p, there_x, there_y) and matching & bit_at(there_x, there_y):
            return True
    return False


@kernel
def check_consequences(s, action, due):
    """Rules 7, 9.2: lava and totems."""
    p = int(s.act)
    if action < HAND:
        if s.phase != ERUPTION:
            return due
        return OK if has_square(s, p, action - ERUPT, landings(s, p, int(s.volcano))) else NO_LANDING
    if s.phase != HAND_OVER:
        return due
    kind, heir = (action - HAND) // 4, (action - HAND) % 4
    if kind != s.pending:
        return OTHER_TOTEM
    return OK if may_receive(s, p, heir, kind) else NO_CANDIDATE


@kernel
def check_claim(s, action, due):
    """Rules 4.6, 8."""
    if action >= PAIR:
        return OK if s.phase == PAIR_SETUP else due
    if s.phase != CLAIMING and s.phase != CLAIM_SETUP:
        return due
    for i in range(ROW):
        if s.next[i] == action - CLAIM + 1:
            return OK if s.next_owner[i] == NONE else ALREADY_CLAIMED
    return NOT_IN_ROW


@kernel
def check_settling(s, action, due):
    """Rules 10.2."""
    p = int(s.act)
    if action < PAY:
        if s.phase != SETTLING:
            return due
        return OK if action == SETTLE or may_settle(s, p, PRICES[action - SETTLE]) else CANNOT_SETTLE
    if action < TAKE:
        if s.phase != PAYING:
            return due
        return OK if has_square(s, p, action - PAY, payable(s, p)) else CANNOT_PAY
    if action < HOUSE:
        if s.phase != CHOOSING_PERSON:
            return due
        return OK if offered(s, action - TAKE) else NOT_OFFERED
    if s.phase != HOUSING:
        return due
    return OK if has_square(s, p, action - HOUSE, homes(s, p)) else NO_HOME
