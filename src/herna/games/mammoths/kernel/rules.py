"""Mammoths: the rules, over the record. Docstrings cite the paragraphs of docs/rules/mammoths.md."""

import numpy as np

from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.bits import count, lowest
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below
from herna.engine.kernel.lists import add

from . import board, placement, scoring, settling, totems
from . import state as S
from .board import U0, U1


@kernel
def setup(s, options):
    """Rules 4: huts, an empty table, everything in the box; chance draws row 1."""
    for p in range(S.PLAYERS):
        for i in range(6):
            s.land[p, i] = U0
        for i in range(2):
            s.marks[p, i] = U0
        for kind in range(S.PERSON_KINDS):
            s.people[p, kind] = U0
        s.lava[p] = U0
        s.tokens[p] = U0
        s.west[p] = 0
        s.east[p] = 0
        s.north[p] = 0
        s.south[p] = 0
        s.totem[p] = S.NONE  # four kinds as there are four players
    for i in range(S.ROW):
        empty_slot(s, i)
        s.cave[i] = S.NONE
    for kind in range(S.PERSON_KINDS):
        s.pile[kind] = S.COPIES[kind] if options.mode == S.TRIBE else 0
    s.box = S.FULL_BOX
    s.rounds = 0
    s.phase = S.DRAW_ROW
    s.act = CHANCE
    s.volcano = S.NONE
    s.pending = S.NONE
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
    s.row_owner[i] = S.NONE
    s.next[i] = 0
    s.next_owner[i] = S.NONE


# --- who, what ----------------------------------------------------------------------------------------------------


@kernel
def actor(s):
    """Rules 14."""
    return int(s.act)


@kernel
def legal(s, out):
    """Rules 14."""
    phase, p = int(s.phase), int(s.act)
    if phase == S.PLACING:
        n = placement.list_placements(s, p, int(s.row[0]), out)
        if n == 0:
            out[0] = S.DISCARD
            n = 1
        return n
    if phase == S.DRAW_ROW:
        return list_dominoes(s, out)
    if phase == S.CLAIMING or phase == S.CLAIM_SETUP:
        return list_claims(s, out, 0)
    if phase == S.ERUPTION:
        return board.list_cells(s, p, placement.landings(s, p, int(s.volcano)), S.ERUPT, out)
    if phase == S.PAYING:
        return board.list_cells(s, p, settling.payable(s, p), S.PAY, out)
    if phase == S.HOUSING:
        return board.list_cells(s, p, board.homes(s, p), S.HOUSE, out)
    if phase == S.OVER:
        return 0
    return list_few(s, out, 0)


@kernel
def pick(s, entropy, out):
    """Like `legal`, but what may be many is counted, not listed."""
    phase, p = int(s.phase), int(s.act)
    if phase == S.PLACING:
        return placement.pick_placement(s, p, int(s.row[0]), entropy)
    if phase == S.ERUPTION:
        return board.pick_cell(s, p, placement.landings(s, p, int(s.volcano)), S.ERUPT, entropy)
    if phase == S.PAYING:
        return board.pick_cell(s, p, settling.payable(s, p), S.PAY, entropy)
    if phase == S.HOUSING:
        return board.pick_cell(s, p, board.homes(s, p), S.HOUSE, entropy)
    if phase == S.CLAIMING or phase == S.CLAIM_SETUP:
        n = list_claims(s, out, len(out)) - len(out)
        list_claims(s, out, -below(entropy, n))
    else:
        n = list_few(s, out, len(out)) - len(out)
        list_few(s, out, -below(entropy, n))
    return int(out[0]) if n > 0 else S.NONE


@kernel
def list_dominoes(s, out):
    n = 0
    left = s.box
    while left:
        out[n] = S.DRAW_DOMINO - 1 + lowest(left)
        n += 1
        left &= left - U1
    return n


@kernel
def list_claims(s, out, n):
    """Rules 8."""
    for i in range(S.ROW):
        if s.next[i] and s.next_owner[i] == S.NONE:
            n = add(out, n, S.CLAIM - 1 + int(s.next[i]))
    return n


@kernel
def list_few(s, out, n):
    """The phases with a handful of actions: each number is tried."""
    phase = int(s.phase)
    if phase == S.DRAW_CAVE:
        first, last = S.DRAW_PERSON, S.DRAW_PERSON + S.PERSON_KINDS
    elif phase == S.DRAW_CHIEF:
        first, last = S.CHIEF, S.CHIEF + S.PLAYERS
    elif phase == S.PAIR_SETUP:
        first, last = S.PAIR, S.PAIR + 2
    elif phase == S.HAND_OVER:
        first, last = S.HAND + 4 * int(s.pending), S.HAND + 4 * int(s.pending) + S.PLAYERS
    elif phase == S.SETTLING:
        first, last = S.SETTLE, S.SETTLE + 3
    else:
        first, last = S.TAKE, S.TAKE + S.PERSON_KINDS
    for action in range(first, last):
        if is_open(s, action - first):
            n = add(out, n, action)
    return n


@kernel
def is_open(s, which):
    """Whether one of the few choices of this phase may be made."""
    phase, p = int(s.phase), int(s.act)
    if phase == S.DRAW_CAVE:
        return s.pile[which] > 0
    if phase == S.DRAW_CHIEF:
        return which < s.players and not has_claim(s, which)
    if phase == S.HAND_OVER:
        return totems.may_receive(s, p, which, int(s.pending))
    if phase == S.SETTLING:
        return which == 0 or settling.may_settle(s, p, S.PRICES[which])
    if phase == S.CHOOSING_PERSON:
        return settling.offered(s, which)
    return phase == S.PAIR_SETUP


@kernel
def has_claim(s, p):
    for i in range(S.ROW):
        if s.next_owner[i] == p:
            return True
    return False


# --- playing ------------------------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    """Rules 5, 14."""
    p = int(s.act)
    if action < S.DISCARD:
        place(s, p, action)
    elif action == S.DISCARD:
        take_from_row(s)
        after_placing(s)
    elif action < S.HAND:
        burnt = placement.burn(s, p, int(s.volcano), action - S.ERUPT)
        s.volcano = S.NONE
        change_totems(s, p, burnt, 0)
    elif action < S.CLAIM:
        s.totem[s.pending] = (action - S.HAND) & 3
        change_totems(s, p, S.NONE, int(s.pending) + 1)
    elif action < S.PAIR:
        claim(s, p, action - S.CLAIM + 1)
    elif action < S.SETTLE:
        claim_pairs(s, p, action - S.PAIR)
    elif action < S.DRAW_DOMINO:
        settle_step(s, p, action)
    elif action < S.CHIEF:
        draw_domino(s, action - S.DRAW_DOMINO + 1)
    elif action < S.DRAW_PERSON:
        s.act = action - S.CHIEF
        s.phase = S.PAIR_SETUP if s.players == 2 else S.CLAIM_SETUP
    else:
        s.cave[settling.slot_of(s, S.NONE)] = action - S.DRAW_PERSON
        s.pile[action - S.DRAW_PERSON] -= 1
        fill_display(s)


@kernel
def place(s, p, action):
    """Rules 6, 7: lay the domino; its volcano erupts if the lava can land anywhere."""
    volcano = placement.lay(s, p, int(s.row[0]), action)
    take_from_row(s)
    if volcano != S.NONE and placement.landings(s, p, volcano):
        s.volcano = volcano
        s.phase = S.ERUPTION
        return
    change_totems(s, p, S.NONE, 0)


@kernel
def take_from_row(s):
    for i in range(S.ROW - 1):
        s.row[i] = s.row[i + 1]
        s.row_owner[i] = s.row_owner[i + 1]
    s.row[S.ROW - 1] = 0
    s.row_owner[S.ROW - 1] = S.NONE


@kernel
def change_totems(s, p, burnt, first):
    """Rules 9.2: the check from the kind `first` on; it stops where the player must choose."""
    s.pending = S.NONE
    if s.mode == S.TOTEM:
        s.pending = totems.check_holders(s, p, burnt, first)
        if s.pending != S.NONE:
            s.phase = S.HAND_OVER
            return
    after_placing(s)


@kernel
def after_placing(s):
    """Rules 5: claim in rounds 1 to 11."""
    if s.rounds < S.ROUNDS:
        s.phase = S.CLAIMING
    else:
        after_claiming(s)


@kernel
def claim(s, p, domino):
    """Rules 4.6, 8."""
    claims = 0
    for i in range(S.ROW):
        if s.next[i] == domino:
            s.next_owner[i] = p
        if s.next_owner[i] != S.NONE:
            claims += 1
    if claims == 3 and s.players == 3:
        drop_unclaimed(s)
    if s.phase == S.CLAIMING:
        after_claiming(s)
    elif claims == s.players:
        finish_round(s)
    else:
        s.phase = S.DRAW_CHIEF
        s.act = CHANCE


@kernel
def drop_unclaimed(s):
    """Rules 4: with three players the fourth domino leaves the match."""
    n = 0
    for i in range(S.ROW):
        if s.next_owner[i] != S.NONE:
            s.next[n] = s.next[i]
            s.next_owner[n] = s.next_owner[i]
            n += 1
    for i in range(n, S.ROW):
        s.next[i] = 0
        s.next_owner[i] = S.NONE


@kernel
def claim_pairs(s, p, choice):
    """Rules 4.6: two players, one takes the outer or the inner positions, the other the rest."""
    for i in range(S.ROW):
        s.next_owner[i] = p if i == S.PAIRS[choice][0] or i == S.PAIRS[choice][1] else 1 - p
    finish_round(s)


@kernel
def after_claiming(s):
    """Rules 10.1: settling is offered where it is possible."""
    p = int(s.act)
    if (
        s.mode == S.TRIBE
        and (s.rounds < S.ROUNDS or s.final_settle)
        and (settling.may_settle(s, p, 2) or settling.may_settle(s, p, 4))
    ):
        s.phase = S.SETTLING
    else:
        next_turn(s)


@kernel
def next_turn(s):
    """Rules 14."""
    if s.row[0]:
        begin_turn(s)
    elif s.rounds == S.ROUNDS:
        s.phase = S.OVER
        s.act = NOBODY
    else:
        finish_round(s)


@kernel
def finish_round(s):
    """Rules 5, 14: the claimed row becomes the current one; chance draws the next."""
    s.rounds += 1
    for i in range(S.ROW):
        s.row[i] = s.next[i]
        s.row_owner[i] = s.next_owner[i]
        s.next[i] = 0
        s.next_owner[i] = S.NONE
    if s.rounds < S.ROUNDS:
        s.phase = S.DRAW_ROW
        s.act = CHANCE
    else:
        fill_display(s)


@kernel
def draw_domino(s, domino):
    """Rules 4.2: into the row, which is kept sorted."""
    s.box &= ~(U1 << np.uint64(domino))
    i = S.ROW - 1
    while i > 0 and (s.next[i - 1] == 0 or s.next[i - 1] > domino):
        s.next[i] = s.next[i - 1]
        s.next[i - 1] = 0
        i -= 1
    s.next[i] = domino
    if s.next[S.ROW - 1]:
        fill_display(s)


@kernel
def fill_display(s):
    """Rules 10.3, 14: chance fills the empty slots, then play goes on."""
    if s.mode == S.TRIBE and settling.slot_of(s, S.NONE) != S.NONE and settling.pile_size(s) > 0:
        s.phase = S.DRAW_CAVE
        s.act = CHANCE
    elif s.rounds == 0:
        s.phase = S.DRAW_CHIEF
        s.act = CHANCE
    else:
        begin_turn(s)


@kernel
def begin_turn(s):
    """Rules 5: the chief on the lowest domino acts."""
    s.phase = S.PLACING
    s.act = s.row_owner[0]


@kernel
def settle_step(s, p, action):
    """Rules 10.2: the steps of settling."""
    if action == S.SETTLE:
        next_turn(s)
    elif action < S.PAY:
        s.form = S.PRICES[action - S.SETTLE]
        s.phase = S.PAYING
    elif action < S.TAKE:
        pay(s, p, action - S.PAY)
    elif action < S.HOUSE:
        take(s, action - S.TAKE)
    else:
        cell = action - S.HOUSE
        s.people[p, s.pending] |= board.bit_of(cell)
        s.pending = S.NONE
        next_turn(s)


@kernel
def pay(s, p, cell):
    """Rules 14: a token leaves its square when it is paid."""
    b = board.bit_of(cell)
    for kind in range(4):
        if board.tokens_of(s, p, kind) & b:
            s.paid |= 1 << kind
    s.tokens[p] &= ~b
    paid = int(s.paid)
    if (paid & 1) + (paid >> 1 & 1) + (paid >> 2 & 1) + (paid >> 3) == s.form:
        s.paid = 0
        s.phase = S.CHOOSING_PERSON


@kernel
def take(s, kind):
    """Rules 10.2: from the display, or from the pile."""
    if s.form == 4:
        s.pile[kind] -= 1
    else:
        s.cave[settling.slot_of(s, kind)] = S.NONE
    s.form = 0
    s.pending = kind
    s.phase = S.HOUSING


# --- chance and result --------------------------------------------------------------------------------------------


@kernel
def draw(s, entropy):
    """Rules 14: dominoes and chiefs equally likely, people in proportion to their copies."""
    if s.phase == S.DRAW_ROW:
        left = s.box
        for _ in range(below(entropy, count(left))):
            left &= left - U1
        return S.DRAW_DOMINO - 1 + lowest(left)
    if s.phase == S.DRAW_CAVE:
        pick = below(entropy, settling.pile_size(s))
        kind = 0
        while pick >= s.pile[kind]:
            pick -= int(s.pile[kind])
            kind += 1
        return S.DRAW_PERSON + kind
    waiting = 0
    for p in range(int(s.players)):
        waiting += not has_claim(s, p)
    pick = below(entropy, waiting)
    p = 0
    while has_claim(s, p) or pick > 0:
        pick -= not has_claim(s, p)
        p += 1
    return S.CHIEF + p


@kernel
def payoff(s, out):
    """Rules 11: of each seat, the share of the others it is ranked before, less the share it is ranked after."""
    players = int(s.players)
    for p in range(players):
        out[p] = 0.0
    if s.phase != S.OVER:
        return
    for p in range(players):
        ahead = 0
        for q in range(players):
            if q != p:
                ahead += scoring.compare(s, p, q)
        out[p] = ahead / (players - 1)
