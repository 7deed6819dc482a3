"""Space Stage: what is legal. Candidates in ascending order; `check` decides about each, so the two cannot disagree."""

from herna.engine.kernel.compiler import kernel

from . import state as S
from .refusal import OK, check


@kernel
def offer(s, first, count, out, n):
    """Append the legal ones of the `count` actions from `first` on; return the new length of the list."""
    for action in range(first, first + count):
        if check(s, action) == OK:
            out[n] = action
            n += 1
    return n


@kernel
def legal(s, out):
    """Rules 3 to 10."""
    if s.phase == S.OVER:
        return 0
    if s.due != S.NOTHING:
        return list_chance(s, out)
    if s.asker != S.NONE:
        return offer(s, S.ANSWER + int(s.asked) * 2, 2, out, 0)
    if s.phase == S.DRAFT:
        return offer(s, S.TAKE + int(s.who) * S.CARDS, S.CARDS, out, 0)
    if s.phase == S.MASTER:
        return offer(s, S.FEED, S.PASS + 1 - S.FEED, out, 0)
    return list_turn(s, True, out)


@kernel
def list_plans(s, out):
    """What is legal in a turn, without the exchanges, which are many."""
    return list_turn(s, False, out)


@kernel
def list_turn(s, exchanging, out):
    """Rules 4 to 7."""
    n = list_beginnings(s, out, 0)
    n = list_open(s, out, n)
    n = list_uses(s, out, n)
    if exchanging and s.trades < S.TRADES:
        n = list_exchanges(s, S.GIVE, out, n)
        n = list_exchanges(s, S.ASK, out, n)
    n = list_shopping(s, out, n)
    return offer(s, S.END + int(s.who), 1, out, n)


@kernel
def list_chance(s, out):
    """Rules 3, 5, 8, 9: the possible outcomes."""
    if s.due == S.FOR_CARD:
        return offer(s, S.DRAW_CARD, S.CARDS, out, 0)
    if s.due == S.FOR_MONSTER:
        return offer(s, S.DRAW_MONSTER, S.DECK, out, 0)
    if s.due == S.FOR_ROLL:
        return offer(s, S.ROLL + int(s.due_what) * S.FACES, S.FACES, out, 0)
    first = S.DICE if s.due == S.FOR_REPAIR else S.TROUBLE
    for i in range(S.FACES * S.FACES):
        out[i] = first + i
    return S.FACES * S.FACES


@kernel
def list_beginnings(s, out, n):
    """Recharges, moves and their extensions, heals. Rules 4, 5."""
    if s.window:
        for c in range(S.CHARACTERS):
            if s.acts[c] and not s.recharged[c]:
                n = offer(s, S.RECHARGE + c * S.CARDS + S.DECK, S.DECK, out, n)
    if not s.open:
        for c in range(S.CHARACTERS):
            if may_begin(s, c):
                n = offer(s, S.STEP + c * 9, 9, out, n)
        if s.extends != S.NONE:
            n = offer(s, S.EXTEND + int(s.extends) * 9, 9, out, n)
        for c in range(S.CHARACTERS):
            if may_begin(s, c):
                n = offer(s, S.HEAL_WHOM + c * S.CHARACTERS, S.CHARACTERS, out, n)
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
    if s.open == S.HEAL:
        return offer(s, S.HEAL_MORE + int(s.opener) * (S.MOST + 1), S.MOST + 1, out, n)
    if s.open == S.ATTACK:
        return offer(s, S.BLOW + int(s.opener), 1, out, n)
    if s.open == S.REPAIR:
        return offer(s, S.PAY + int(s.opener) * (S.MOST + 1), S.MOST + 1, out, n)
    for c in range(S.CHARACTERS):
        if may_begin(s, c):
            n = offer(s, S.ATTACK_SLOT + c * 8, 8, out, n)
    for c in range(S.CHARACTERS):
        if may_begin(s, c):
            n = offer(s, S.FIX + c, 1, out, n)
    return n


@kernel
def list_uses(s, out, n):
    """Rules 6."""
    for c in range(S.CHARACTERS):
        if not s.acts[c] and s.puppet != c:
            continue
        for card in range(S.CARDS):
            if s.card_at[card] == S.IN_HAND + c and not s.used[card] and not s.discharged[card]:
                n = offer(s, S.USE + (c * S.CARDS + card) * S.VARIANTS, S.VARIANTS, out, n)
    return n


@kernel
def list_exchanges(s, first, out, n):
    """Rules 7: gifts or requests."""
    for c in range(S.CHARACTERS):
        if not s.acts[c]:
            continue
        for other in range(S.CHARACTERS):
            if s.room[other] != s.room[c]:
                continue
            giver = other if first == S.ASK else c
            for resource in range(2):
                most = min(int(s.token[resource, giver]), S.MOST)
                if most and other != c:
                    n = offer(s, first + ((c * S.CHARACTERS + other) * 2 + resource) * S.MOST, most, out, n)
    return n


@kernel
def list_shopping(s, out, n):
    """Rules 7: what can be bought, and conversions."""
    for c in range(S.CHARACTERS):
        if s.acts[c] and s.room[c] == S.LABORATORY:
            n = offer(s, S.BUY + c * S.CARDS, S.DECK, out, n)
        elif s.acts[c] and s.room[c] == S.WORKSHOP:
            n = offer(s, S.BUY + c * S.CARDS + S.DECK, S.DECK, out, n)
    for c in range(S.CHARACTERS):
        if s.acts[c] and s.vivid[c]:
            n = offer(s, S.CONVERT + c * 2 * S.MOST, 2 * S.MOST, out, n)
    return n
