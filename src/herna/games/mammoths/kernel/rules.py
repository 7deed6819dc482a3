"""Mammoths: the rules, over the record. Docstrings cite the paragraphs of docs/rules/mammoths.md."""

import numpy as np

from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.bits import count, lowest
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below

from .board import U0, U1, bit_at, homes, list_cells, tokens_of, x_of, y_of
from .placement import burn, landings, lay, list_placements
from .scoring import compare
from .settle import check_totems, may_receive, may_settle, offered, payable, pile_size, slot_of
from .state import (
    CHIEF,
    CHOOSING_PERSON,
    CLAIM,
    CLAIM_SETUP,
    CLAIMING,
    COPIES,
    DISCARD,
    DRAW_CAVE,
    DRAW_CHIEF,
    DRAW_DOMINO,
    DRAW_PERSON,
    DRAW_ROW,
    ERUPT,
    ERUPTION,
    FULL_BOX,
    HAND,
    HAND_OVER,
    HOUSE,
    HOUSING,
    NONE,
    OVER,
    PAIR,
    PAIR_SETUP,
    PAIRS,
    PAY,
    PAYING,
    PERSON_KINDS,
    PLACING,
    PLAYERS,
    PRICES,
    ROUNDS,
    ROW,
    SETTLE,
    SETTLING,
    TAKE,
    TOTEM,
    TRIBE,
)


@kernel
def setup(s, options):
    """Rules 4: huts, an empty table, everything in the box; chance draws row 1."""
    for p in range(PLAYERS):
        for i in range(6):
            s.land[p, i] = U0
        for i in range(2):
            s.marks[p, i] = U0
        for kind in range(PERSON_KINDS):
            s.people[p, kind] = U0
        s.lava[p] = U0
        s.tokens[p] = U0
        s.west[p] = 0
        s.east[p] = 0
        s.north[p] = 0
        s.south[p] = 0
        s.totem[p] = NONE  # four kinds as there are four players
    for i in range(ROW):
        empty_slot(s, i)
        s.cave[i] = NONE
    for kind in range(PERSON_KINDS):
        s.pile[kind] = COPIES[kind] if options.mode == TRIBE else 0
    s.box = FULL_BOX
    s.rounds = 0
    s.phase = DRAW_ROW
    s.act = CHANCE
    s.volcano = NONE
    s.pending = NONE
    s.form = 0
    s.paid = 0
    s.players = options.players
    s.mode = options.mode
    s.centre = options.centre
    s.complete = options.complete
    s.tie_passes = options.tie_passes
    s.lava_on_squares = options.lava_on_squares
    s.final_settle = options.final_settle
    for i in range(7):
        s.spare[i] = 0


@kernel
def empty_slot(s, i):
    s.row[i] = 0
    s.row_owner[i] = NONE
    s.next[i] = 0
    s.next_owner[i] = NONE


# --- who, what ----------------------------------------------------------------------------------------------------


@kernel
def actor(s):
    """Rules 14."""
    return int(s.act)


@kernel
def legal(s, out):
    """Rules 14."""
    phase, p = int(s.phase), int(s.act)
    if phase == PLACING:
        n = list_placements(s, p, int(s.row[0]), out)
        if n == 0:
            out[0] = DISCARD
            n = 1
        return n
    if phase == DRAW_ROW:
        return list_dominoes(s, out)
    if phase == CLAIMING or phase == CLAIM_SETUP:
        return list_claims(s, out)
    if phase == ERUPTION:
        return list_cells(s, p, landings(s, p, int(s.volcano)), ERUPT, out)
    if phase == PAYING:
        return list_cells(s, p, payable(s, p), PAY, out)
    if phase == HOUSING:
        return list_cells(s, p, homes(s, p), HOUSE, out)
    if phase == OVER:
        return 0
    return list_few(s, out)


@kernel
def list_dominoes(s, out):
    n = 0
    left = s.box
    while left:
        out[n] = DRAW_DOMINO - 1 + lowest(left)
        n += 1
        left &= left - U1
    return n


@kernel
def list_claims(s, out):
    """Rules 8."""
    n = 0
    for i in range(ROW):
        if s.next[i] and s.next_owner[i] == NONE:
            out[n] = CLAIM - 1 + int(s.next[i])
            n += 1
    return n


@kernel
def list_few(s, out):
    """The phases with a handful of actions: those numbers that fit."""
    phase = int(s.phase)
    if phase == DRAW_CAVE:
        first, last = DRAW_PERSON, DRAW_PERSON + PERSON_KINDS
    elif phase == DRAW_CHIEF:
        first, last = CHIEF, CHIEF + PLAYERS
    elif phase == PAIR_SETUP:
        first, last = PAIR, PAIR + 2
    elif phase == HAND_OVER:
        first, last = HAND + 4 * int(s.pending), HAND + 4 * int(s.pending) + PLAYERS
    elif phase == SETTLING:
        first, last = SETTLE, SETTLE + 3
    else:
        first, last = TAKE, TAKE + PERSON_KINDS
    n = 0
    for action in range(first, last):
        if is_open(s, action - first):
            out[n] = action
            n += 1
    return n


@kernel
def is_open(s, which):
    """Whether one of the few choices of this phase may be made."""
    phase, p = int(s.phase), int(s.act)
    if phase == DRAW_CAVE:
        return s.pile[which] > 0
    if phase == DRAW_CHIEF:
        return which < s.players and not has_claim(s, which)
    if phase == HAND_OVER:
        return may_receive(s, p, which, int(s.pending))
    if phase == SETTLING:
        return which == 0 or may_settle(s, p, PRICES[which])
    if phase == CHOOSING_PERSON:
        return offered(s, which)
    return phase == PAIR_SETUP


@kernel
def has_claim(s, p):
    for i in range(ROW):
        if s.next_owner[i] == p:
            return True
    return False


# --- playing ------------------------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    """Rules 5, 14."""
    p = int(s.act)
    if action < DISCARD:
        place(s, p, action)
    elif action == DISCARD:
        take_from_row(s)
        after_placing(s)
    elif action < HAND:
        burnt = burn(s, p, int(s.volcano), action - ERUPT)
        s.volcano = NONE
        change_totems(s, p, burnt, 0)
    elif action < CLAIM:
        s.totem[s.pending] = (action - HAND) & 3
        change_totems(s, p, NONE, int(s.pending) + 1)
    elif action < PAIR:
        claim(s, p, action - CLAIM + 1)
    elif action < SETTLE:
        claim_pairs(s, p, action - PAIR)
    elif action < DRAW_DOMINO:
        settle(s, p, action)
    elif action < CHIEF:
        draw_domino(s, action - DRAW_DOMINO + 1)
    elif action < DRAW_PERSON:
        s.act = action - CHIEF
        s.phase = PAIR_SETUP if s.players == 2 else CLAIM_SETUP
    else:
        s.cave[slot_of(s, NONE)] = action - DRAW_PERSON
        s.pile[action - DRAW_PERSON] -= 1
        fill_display(s)


@kernel
def place(s, p, action):
    """Rules 6, 7: lay the domino; its volcano erupts if the lava can land anywhere."""
    volcano = lay(s, p, int(s.row[0]), action)
    take_from_row(s)
    if volcano != NONE and landings(s, p, volcano):
        s.volcano = volcano
        s.phase = ERUPTION
        return
    change_totems(s, p, NONE, 0)


@kernel
def take_from_row(s):
    for i in range(ROW - 1):
        s.row[i] = s.row[i + 1]
        s.row_owner[i] = s.row_owner[i + 1]
    s.row[ROW - 1] = 0
    s.row_owner[ROW - 1] = NONE


@kernel
def change_totems(s, p, burnt, first):
    """Rules 9.2: the check from the kind `first` on; it stops where the player must choose."""
    s.pending = NONE
    if s.mode == TOTEM:
        s.pending = check_totems(s, p, burnt, first)
        if s.pending != NONE:
            s.phase = HAND_OVER
            return
    after_placing(s)


@kernel
def after_placing(s):
    """Rules 5: claim in rounds 1 to 11."""
    if s.rounds < ROUNDS:
        s.phase = CLAIMING
    else:
        after_claiming(s)


@kernel
def claim(s, p, domino):
    """Rules 4.6, 8."""
    claims = 0
    for i in range(ROW):
        if s.next[i] == domino:
            s.next_owner[i] = p
        if s.next_owner[i] != NONE:
            claims += 1
    if claims == 3 and s.players == 3:
        drop_unclaimed(s)
    if s.phase == CLAIMING:
        after_claiming(s)
    elif claims == s.players:
        finish_round(s)
    else:
        s.phase = DRAW_CHIEF
        s.act = CHANCE


@kernel
def drop_unclaimed(s):
    """Rules 4: with three players the fourth domino leaves the match."""
    n = 0
    for i in range(ROW):
        if s.next_owner[i] != NONE:
            s.next[n] = s.next[i]
            s.next_owner[n] = s.next_owner[i]
            n += 1
    for i in range(n, ROW):
        s.next[i] = 0
        s.next_owner[i] = NONE


@kernel
def claim_pairs(s, p, choice):
    """Rules 4.6: two players, one takes the outer or the inner positions, the other the rest."""
    for i in range(ROW):
        s.next_owner[i] = p if i == PAIRS[choice][0] or i == PAIRS[choice][1] else 1 - p
    finish_round(s)


@kernel
def after_claiming(s):
    """Rules 10.1: settling is offered where it is possible."""
    p = int(s.act)
    if s.mode == TRIBE and (s.rounds < ROUNDS or s.final_settle) and (may_settle(s, p, 2) or may_settle(s, p, 4)):
        s.phase = SETTLING
    else:
        next_turn(s)


@kernel
def next_turn(s):
    """Rules 14."""
    if s.row[0]:
        begin_turn(s)
    elif s.rounds == ROUNDS:
        s.phase = OVER
        s.act = NOBODY
    else:
        finish_round(s)


@kernel
def finish_round(s):
    """Rules 5, 14: the claimed row becomes the current one; chance draws the next."""
    s.rounds += 1
    for i in range(ROW):
        s.row[i] = s.next[i]
        s.row_owner[i] = s.next_owner[i]
        s.next[i] = 0
        s.next_owner[i] = NONE
    if s.rounds < ROUNDS:
        s.phase = DRAW_ROW
        s.act = CHANCE
    else:
        fill_display(s)


@kernel
def draw_domino(s, domino):
    """Rules 4.2: into the row, which is kept sorted."""
    s.box &= ~(U1 << np.uint64(domino))
    i = ROW - 1
    while i > 0 and (s.next[i - 1] == 0 or s.next[i - 1] > domino):
        s.next[i] = s.next[i - 1]
        s.next[i - 1] = 0
        i -= 1
    s.next[i] = domino
    if s.next[ROW - 1]:
        fill_display(s)


@kernel
def fill_display(s):
    """Rules 10.3, 14: chance fills the empty slots, then play goes on."""
    if s.mode == TRIBE and slot_of(s, NONE) != NONE and pile_size(s) > 0:
        s.phase = DRAW_CAVE
        s.act = CHANCE
    elif s.rounds == 0:
        s.phase = DRAW_CHIEF
        s.act = CHANCE
    else:
        begin_turn(s)


@kernel
def begin_turn(s):
    """Rules 5: the chief on the lowest domino acts."""
    s.phase = PLACING
    s.act = s.row_owner[0]


@kernel
def settle(s, p, action):
    """Rules 10.2: the steps of settling."""
    if action == SETTLE:
        next_turn(s)
    elif action < PAY:
        s.form = PRICES[action - SETTLE]
        s.phase = PAYING
    elif action < TAKE:
        pay(s, p, action - PAY)
    elif action < HOUSE:
        take(s, action - TAKE)
    else:
        cell = action - HOUSE
        s.people[p, s.pending] |= bit_at(x_of(cell), y_of(cell))
        s.pending = NONE
        next_turn(s)


@kernel
def pay(s, p, cell):
    """Rules 14: a token leaves its square when it is paid."""
    b = bit_at(x_of(cell), y_of(cell))
    for kind in range(4):
        if tokens_of(s, p, kind) & b:
            s.paid |= 1 << kind
    s.tokens[p] &= ~b
    paid = int(s.paid)
    if (paid & 1) + (paid >> 1 & 1) + (paid >> 2 & 1) + (paid >> 3) == s.form:
        s.paid = 0
        s.phase = CHOOSING_PERSON


@kernel
def take(s, kind):
    """Rules 10.2: from the display, or from the pile."""
    if s.form == 4:
        s.pile[kind] -= 1
    else:
        s.cave[slot_of(s, kind)] = NONE
    s.form = 0
    s.pending = kind
    s.phase = HOUSING


# --- chance and result --------------------------------------------------------------------------------------------


@kernel
def draw(s, entropy):
    """Rules 14: dominoes and chiefs equally likely, people in proportion to their copies."""
    if s.phase == DRAW_ROW:
        left = s.box
        for _ in range(below(entropy, count(left))):
            left &= left - U1
        return DRAW_DOMINO - 1 + lowest(left)
    if s.phase == DRAW_CAVE:
        pick = below(entropy, pile_size(s))
        kind = 0
        while pick >= s.pile[kind]:
            pick -= int(s.pile[kind])
            kind += 1
        return DRAW_PERSON + kind
    waiting = 0
    for p in range(int(s.players)):
        waiting += not has_claim(s, p)
    pick = below(entropy, waiting)
    p = 0
    while has_claim(s, p) or pick > 0:
        pick -= not has_claim(s, p)
        p += 1
    return CHIEF + p


@kernel
def payoff(s, out):
    """Rules 11: of each seat, the share of the others it is ranked before, less the share it is ranked after."""
    players = int(s.players)
    for p in range(players):
        out[p] = 0.0
    if s.phase != OVER:
        return
    for p in range(players):
        ahead = 0
        for q in range(players):
            if q != p:
                ahead += compare(s, p, q)
        out[p] = ahead / (players - 1)
