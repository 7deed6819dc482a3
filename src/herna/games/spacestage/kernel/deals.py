"""Space Stage: exchanges as bots make them. Rules 7.

A bot asks for exactly what is missing for something it can do now, gives what lets a teammate recharge a weapon, and
refuses only what it needs itself and the asker has no visible use for.
"""

from herna.engine.kernel.compiler import kernel

from . import board
from . import state as S


@kernel
def partners(s, c, other):
    """Whether the two may exchange resources."""
    return other != c and s.life[other] == S.ALIVE and s.room[other] == s.room[c]


@kernel
def shop_deck(s, c):
    """The deck that the character can buy from where it stands, or NONE."""
    for deck in range(2):
        if s.room[c] == (S.LABORATORY if deck == S.MUTATIONS else S.WORKSHOP) and board.power_works(s, deck):
            return deck
    return S.NONE


@kernel
def list_deals(s, out, n):
    """Append the exchanges that a bot considers; one request in a turn, so that a refusal is not argued with."""
    if s.waits or s.trades:
        return n
    for c in range(S.CHARACTERS):
        if not s.acts[c]:
            continue
        for other in range(S.CHARACTERS):
            if partners(s, c, other):
                n = list_requests(s, c, other, out, n)
                if not s.open:
                    n = offer_charge(s, c, other, out, n)
    return n


@kernel
def list_requests(s, c, other, out, n):
    """What is missing for the open repair or heal, or for a card of the shop."""
    if s.open:
        if s.opener != c:
            return n
        if s.open == S.REPAIR:
            missing = int(s.repair_target) - int(s.points) - int(s.token[S.SCRAP, c])
            return request(s, c, other, S.SCRAP, missing, out, n)
        if s.open == S.HEAL:
            missing = int(s.damage[s.target]) - int(s.points) - int(s.token[S.ORGANIC, c])
            return request(s, c, other, S.ORGANIC, min(missing, int(s.token[S.ORGANIC, other])), out, n)
        return n
    deck = shop_deck(s, c)
    if deck == S.NONE:
        return n
    first = n
    for card in range(deck * S.DECK, deck * S.DECK + S.DECK):
        if s.card_at[card] == S.IN_ROW:
            before = n
            n = request(s, c, other, deck, int(s.card_cost[card]) - int(s.token[deck, c]), out, n)
            for i in range(first, before):
                if n > before and out[i] == out[before]:
                    n = before
    return n


@kernel
def request(s, c, other, resource, number, out, n):
    """Append a request for that many tokens if the other has them."""
    if 0 < number <= min(int(s.token[resource, other]), S.MOST):
        out[n] = S.ASK + ((c * S.CHARACTERS + other) * 2 + resource) * S.MOST + number - 1
        n += 1
    return n


@kernel
def offer_charge(s, c, other, out, n):
    """Append the gift of what a teammate lacks to recharge its best weapon."""
    best = S.NONE
    for card in range(S.DECK, S.CARDS):
        if s.card_at[card] == S.IN_HAND + other and s.discharged[card] and s.card_kind[card] == S.ATTACK_CARD:
            if best == S.NONE or s.card_value[card] > s.card_value[best]:
                best = card
    if best != S.NONE:
        number = int(s.card_use[best]) - int(s.token[S.SCRAP, other])
        if 0 < number <= min(int(s.token[S.SCRAP, c]), S.MOST):
            out[n] = S.GIVE + ((c * S.CHARACTERS + other) * 2 + S.SCRAP) * S.MOST + number - 1
            n += 1
    return n


# --- answers --------------------------------------------------------------------------------------------------------


@kernel
def agrees(s):
    """How a bot answers the request that waits: yes if the asker has a use for it now, or the giver has none."""
    giver, resource, number = int(s.asked), int(s.wanted), int(s.amount)
    return of_use(s, int(s.asker), resource, number) or not misses(s, giver, resource, number)


@kernel
def of_use(s, c, resource, number):
    """Whether the asker's open action needs the tokens, or a card of the shop comes within its means."""
    have = int(s.token[resource, c])
    if s.open and s.opener == c:
        if s.open == S.REPAIR and resource == S.SCRAP:
            return have + number >= int(s.repair_target) - int(s.points)
        return s.open == S.HEAL and resource == S.ORGANIC
    return shop_deck(s, c) == resource and dearest(s, resource, have + number) > dearest(s, resource, have)


@kernel
def dearest(s, deck, tokens):
    """The price of the dearest card of a row that so many tokens buy, or -1."""
    best = -1
    for card in range(deck * S.DECK, deck * S.DECK + S.DECK):
        if s.card_at[card] == S.IN_ROW and s.card_cost[card] <= tokens:
            best = max(best, int(s.card_cost[card]))
    return best


@kernel
def misses(s, c, resource, number):
    """Whether the giver could not recharge a weapon any more, or buy what it can buy where it stands."""
    have = int(s.token[resource, c])
    if shop_deck(s, c) == resource and dearest(s, resource, have - number) < dearest(s, resource, have):
        return True
    if resource == S.SCRAP:
        for card in range(S.DECK, S.CARDS):
            if s.card_at[card] == S.IN_HAND + c and s.discharged[card] and s.card_kind[card] == S.ATTACK_CARD:
                if have - number < s.card_use[card] <= have:
                    return True
    return False
