"""Space Stage: what is legal, in ascending order. Where few actions are possible, `check` decides about each.

Lists are kept as far as there is room (herna.engine.kernel.lists): `pick` goes through them twice, to count and find.
"""

from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below
from herna.engine.kernel.lists import add, add_run

from . import state as S
from .board import ELEMENT_COUNT, SLOT_COUNT, broken_here, has_usable, oxygen_broken, power_works, two_elements
from .refusal import OK, check, check_free, check_main, check_recharge, check_use


@kernel
def offer(s, first, count, out, n):
    """Append the legal ones of the `count` actions from `first` on; return the new length of the list."""
    for action in range(first, first + count):
        if check(s, action) == OK:
            n = add(out, n, action)
    return n


@kernel
def legal(s, out):
    """Rules 3 to 10."""
    if s.phase == S.OVER:
        return 0
    if s.due != S.NOTHING:
        return list_chance(s, out)
    return list_choices(s, out, 0)


@kernel
def pick(s, entropy, out):
    """One of the actions that `legal` lists for a seat."""
    if s.phase == S.OVER:
        return S.NONE
    one = out[:1]
    n = list_choices(s, one, 1) - 1
    list_choices(s, one, -below(entropy, n))
    return int(one[0]) if n > 0 else S.NONE


@kernel
def list_choices(s, out, n):
    if s.asker != S.NONE:
        return offer(s, S.ANSWER + int(s.asked) * 2, 2, out, n)
    if s.phase == S.DRAFT:
        return offer(s, S.TAKE + int(s.who) * S.CARDS, S.CARDS, out, n)
    if s.phase == S.MASTER:
        return offer(s, S.FEED, S.PASS + 1 - S.FEED, out, n)
    return list_turn(s, True, out, n)


@kernel
def list_plans(s, out):
    """What is legal in a turn, without the exchanges, which are many."""
    return list_turn(s, False, out, 0)


@kernel
def list_turn(s, exchanging, out, n):
    """Rules 4 to 7."""
    if s.window:
        n = list_recharges(s, out, n)
    n = list_open(s, out, n) if s.open else list_beginnings(s, out, n)
    n = list_uses(s, out, n)
    if exchanging and s.trades < S.TRADES:
        n = list_exchanges(s, S.GIVE, out, n)
        n = list_exchanges(s, S.ASK, out, n)
    is_free = check_free(s) == OK
    if is_free:
        n = list_buys(s, out, n)
    if s.trades < S.TRADES:
        n = list_conversions(s, out, n)
    return add(out, n, S.END + int(s.who)) if is_free else n


@kernel
def list_chance(s, out):
    """Rules 3, 5, 8, 9: the possible outcomes."""
    if s.due == S.FOR_CARD:
        return offer(s, S.DRAW_CARD, S.CARDS, out, 0)
    if s.due == S.FOR_MONSTER:
        return offer(s, S.DRAW_MONSTER, S.DECK, out, 0)
    if s.due == S.FOR_ROLL:
        return offer(s, S.ROLL + int(s.due_what) * S.FACES, S.FACES, out, 0)
    return add_run(out, 0, S.DICE if s.due == S.FOR_REPAIR else S.TROUBLE, S.FACES * S.FACES)


@kernel
def list_recharges(s, out, n):
    """Rules 4."""
    for c in range(S.CHARACTERS):
        if s.acts[c] and not s.recharged[c]:
            for card in range(S.DECK, S.CARDS):
                if s.discharged[card] and check_recharge(s, c, card) == OK:
                    n = add(out, n, S.RECHARGE + c * S.CARDS + card)
    return n


@kernel
def list_open(s, out, n):
    """Rules 5: the end of an open heal, attack or repair."""
    c = int(s.opener)
    if s.open == S.HEAL:
        missing = max(int(s.damage[s.target]) - int(s.points), 0)
        most = min(missing, int(s.token[S.ORGANIC, c]), S.MOST)
        return add_run(out, n, S.HEAL_MORE + c * (S.MOST + 1), most + 1)
    if s.open == S.ATTACK:
        return add(out, n, S.BLOW + c) if s.added or s.bare_hands else n
    n = add(out, n, S.PAY + c * (S.MOST + 1))
    missing = int(s.repair_target) - int(s.points)
    if 0 < missing <= min(int(s.token[S.SCRAP, c]), S.MOST):
        n = add(out, n, S.PAY + c * (S.MOST + 1) + missing)
    return n


@kernel
def list_beginnings(s, out, n):
    """Rules 5: moves and their extensions, heals, attacks, repairs."""
    for c in range(S.CHARACTERS):
        if may_begin(s, c, S.MOVE):
            n = list_steps(s, c, S.STEP, out, n)
    if s.extends != S.NONE:
        n = list_steps(s, int(s.extends), S.EXTEND, out, n)
    for c in range(S.CHARACTERS):
        if may_begin(s, c, S.HEAL) and not oxygen_broken(s):
            for target in range(S.CHARACTERS):
                if s.damage[target] and s.room[target] == s.room[c] and s.life[target] != S.DEAD:
                    n = add(out, n, S.HEAL_WHOM + c * S.CHARACTERS + target)
    for c in range(S.CHARACTERS):
        if may_begin(s, c, S.ATTACK):
            n = list_attacks(s, c, out, n)
    for c in range(S.CHARACTERS):
        if may_begin(s, c, S.REPAIR) and broken_here(s, int(s.room[c])) != S.NONE:
            n = add(out, n, S.FIX + c)
    return n


@kernel
def may_begin(s, c, kind):
    """Whether the character may begin a main action of this kind; first what most often says no."""
    return (s.acts[c] != 0 or s.waits != 0) and check_main(s, c, kind) == OK


@kernel
def list_steps(s, c, first, out, n):
    for i in range(4):
        room = int(S.NEIGHBOURS[s.room[c], i])
        if room != S.NONE:
            n = add(out, n, first + c * 9 + room)
    return n


@kernel
def list_attacks(s, c, out, n):
    for i in range(2):
        slot = int(S.SLOTS_IN[s.room[c], i])
        if slot != S.NONE and s.slot[slot] != S.NONE and (s.bare_hands or has_usable(s, c, S.ATTACK_CARD)):
            n = add(out, n, S.ATTACK_SLOT + c * SLOT_COUNT + slot)
    return n


@kernel
def list_uses(s, out, n):
    """Rules 6."""
    for c in range(S.CHARACTERS):
        if not s.acts[c] and s.puppet != c:
            continue
        for card in range(S.CARDS):
            if s.card_at[card] == S.IN_HAND + c and not s.used[card] and not s.discharged[card]:
                for choice in range(choices_of(s, card)):
                    if check_use(s, c, card, choice) == OK:
                        n = add(out, n, S.USE + (c * S.CARDS + card) * S.VARIANTS + choice)
    return n


@kernel
def choices_of(s, card):
    """From how many a use of the card chooses."""
    kind = int(s.card_kind[card])
    if kind == S.TELEPORT:
        return S.VARIANTS
    if kind == S.VORTEX:
        return SLOT_COUNT
    if kind == S.TELEPATHY:
        return S.CHARACTERS
    return ELEMENT_COUNT if kind == S.ATTACK_CARD and two_elements(s, card) else 1


@kernel
def list_exchanges(s, first, out, n):
    """Rules 7: gifts or requests."""
    for c in range(S.CHARACTERS):
        if not s.acts[c]:
            continue
        for other in range(S.CHARACTERS):
            if other == c or s.room[other] != s.room[c] or s.life[other] != S.ALIVE:
                continue
            giver = other if first == S.ASK else c
            for resource in range(2):
                most = min(int(s.token[resource, giver]), S.MOST)
                n = add_run(out, n, first + ((c * S.CHARACTERS + other) * 2 + resource) * S.MOST, most)
    return n


@kernel
def list_buys(s, out, n):
    """Rules 7: what can be bought; no action is open."""
    for c in range(S.CHARACTERS):
        if not s.acts[c] or (s.room[c] != S.LABORATORY and s.room[c] != S.WORKSHOP):
            continue
        deck = S.MUTATIONS if s.room[c] == S.LABORATORY else S.EQUIPMENT
        if not power_works(s, deck):
            continue
        for card in range(deck * S.DECK, deck * S.DECK + S.DECK):
            if s.card_at[card] == S.IN_ROW and s.card_cost[card] <= s.token[deck, c]:
                n = add(out, n, S.BUY + c * S.CARDS + card)
    return n


@kernel
def list_conversions(s, out, n):
    """Rules 7."""
    for c in range(S.CHARACTERS):
        if s.acts[c] and s.vivid[c]:
            for resource in range(2):
                n = add_run(out, n, S.CONVERT + (c * 2 + resource) * S.MOST, min(int(s.token[resource, c]), S.MOST))
    return n
