"""Space Stage: what is legal. Candidates in ascending order; `check` decides about each, so the two cannot disagree."""

from herna.engine.kernel.compiler import kernel

from .refusal import OK, check
from .state import (
    ANSWER,
    ASK,
    ATTACK,
    ATTACK_SLOT,
    BLOW,
    BUY,
    CARDS,
    CHARACTERS,
    CONVERT,
    DECK,
    DICE,
    DRAFT,
    DRAW_CARD,
    DRAW_MONSTER,
    END,
    EXTEND,
    FACES,
    FEED,
    FIX,
    FOR_CARD,
    FOR_MONSTER,
    FOR_REPAIR,
    FOR_ROLL,
    GIVE,
    HEAL,
    HEAL_MORE,
    HEAL_WHOM,
    IN_HAND,
    LABORATORY,
    MASTER,
    MOST,
    NONE,
    NOTHING,
    OVER,
    PASS,
    PAY,
    RECHARGE,
    REPAIR,
    ROLL,
    STEP,
    TAKE,
    TRADES,
    TROUBLE,
    USE,
    VARIANTS,
    WORKSHOP,
)


@kernel
def offer(s, first, count, out, n):
    """Append those of `count` numbers from `first` on that are legal; returns how many there are then."""
    for action in range(first, first + count):
        if check(s, action) == OK:
            out[n] = action
            n += 1
    return n


@kernel
def legal(s, out):
    """Rules 3 to 10."""
    if s.phase == OVER:
        return 0
    if s.due != NOTHING:
        return list_chance(s, out)
    if s.asker != NONE:
        return offer(s, ANSWER + int(s.asked) * 2, 2, out, 0)
    if s.phase == DRAFT:
        return offer(s, TAKE + int(s.who) * CARDS, CARDS, out, 0)
    if s.phase == MASTER:
        return offer(s, FEED, PASS + 1 - FEED, out, 0)
    return list_turn(s, True, out)


@kernel
def list_plans(s, out):
    """What is legal in a turn but the exchanges, which are many."""
    return list_turn(s, False, out)


@kernel
def list_turn(s, exchanging, out):
    """Rules 4 to 7."""
    n = list_beginnings(s, out, 0)
    n = list_open(s, out, n)
    n = list_uses(s, out, n)
    if exchanging and s.trades < TRADES:
        n = list_exchanges(s, GIVE, out, n)
        n = list_exchanges(s, ASK, out, n)
    n = list_shopping(s, out, n)
    return offer(s, END + int(s.who), 1, out, n)


@kernel
def list_chance(s, out):
    """Rules 3, 5, 8, 9: the possible outcomes."""
    if s.due == FOR_CARD:
        return offer(s, DRAW_CARD, CARDS, out, 0)
    if s.due == FOR_MONSTER:
        return offer(s, DRAW_MONSTER, DECK, out, 0)
    if s.due == FOR_ROLL:
        return offer(s, ROLL + int(s.due_what) * FACES, FACES, out, 0)
    first = DICE if s.due == FOR_REPAIR else TROUBLE
    for i in range(FACES * FACES):
        out[i] = first + i
    return FACES * FACES


@kernel
def list_beginnings(s, out, n):
    """Recharges, moves and their extensions, heals. Rules 4, 5."""
    if s.window:
        for c in range(CHARACTERS):
            if s.acts[c] and not s.recharged[c]:
                n = offer(s, RECHARGE + c * CARDS + DECK, DECK, out, n)
    if not s.open:
        for c in range(CHARACTERS):
            if may_begin(s, c):
                n = offer(s, STEP + c * 9, 9, out, n)
        if s.extends != NONE:
            n = offer(s, EXTEND + int(s.extends) * 9, 9, out, n)
        for c in range(CHARACTERS):
            if may_begin(s, c):
                n = offer(s, HEAL_WHOM + c * CHARACTERS, CHARACTERS, out, n)
    return n


@kernel
def may_begin(s, c):
    """Whether a main action of the character is worth asking about."""
    if s.waits:
        return c == s.puppet
    return s.acts[c] != 0 and s.mains < s.main_actions


@kernel
def list_open(s, out, n):
    """The end of an open heal; attacks and the blow; repairs and their end. Rules 5."""
    if s.open == HEAL:
        return offer(s, HEAL_MORE + int(s.opener) * (MOST + 1), MOST + 1, out, n)
    if s.open == ATTACK:
        return offer(s, BLOW + int(s.opener), 1, out, n)
    if s.open == REPAIR:
        return offer(s, PAY + int(s.opener) * (MOST + 1), MOST + 1, out, n)
    for c in range(CHARACTERS):
        if may_begin(s, c):
            n = offer(s, ATTACK_SLOT + c * 8, 8, out, n)
    for c in range(CHARACTERS):
        if may_begin(s, c):
            n = offer(s, FIX + c, 1, out, n)
    return n


@kernel
def list_uses(s, out, n):
    """Rules 6."""
    for c in range(CHARACTERS):
        if not s.acts[c] and s.puppet != c:
            continue
        for card in range(CARDS):
            if s.card_at[card] == IN_HAND + c and not s.used[card] and not s.discharged[card]:
                n = offer(s, USE + (c * CARDS + card) * VARIANTS, VARIANTS, out, n)
    return n


@kernel
def list_exchanges(s, first, out, n):
    """Rules 7: gifts or requests."""
    for c in range(CHARACTERS):
        if not s.acts[c]:
            continue
        for other in range(CHARACTERS):
            if s.room[other] != s.room[c]:
                continue
            giver = other if first == ASK else c
            for resource in range(2):
                most = min(int(s.token[resource, giver]), MOST)
                if most and other != c:
                    n = offer(s, first + ((c * CHARACTERS + other) * 2 + resource) * MOST, most, out, n)
    return n


@kernel
def list_shopping(s, out, n):
    """Rules 7: what can be bought, and conversions."""
    for c in range(CHARACTERS):
        if s.acts[c] and s.room[c] == LABORATORY:
            n = offer(s, BUY + c * CARDS, DECK, out, n)
        elif s.acts[c] and s.room[c] == WORKSHOP:
            n = offer(s, BUY + c * CARDS + DECK, DECK, out, n)
    for c in range(CHARACTERS):
        if s.acts[c] and s.vivid[c]:
            n = offer(s, CONVERT + c * 2 * MOST, 2 * MOST, out, n)
    return n
