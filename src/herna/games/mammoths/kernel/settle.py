"""Mammoths: totems changing hands, and settling in the tribe mode. Rules 9, 10."""

from herna.engine.kernel.bits import count
from herna.engine.kernel.compiler import kernel

from .board import U0, tokens_of
from .state import NONE, PERSON_KINDS, SLOTS

# --- totems -------------------------------------------------------------------------------------------------------


@kernel
def most_of_others(s, p, kind):
    """Rules 9.2: M, the largest number of tokens among the other players."""
    most = 0
    for q in range(int(s.players)):
        if q != p:
            most = max(most, count(tokens_of(s, q, kind)))
    return most


@kernel
def may_receive(s, p, q, kind):
    """Rules 9.2: whether the holder p may hand the totem to q, who has the most of the others."""
    return q != p and q < s.players and count(tokens_of(s, q, kind)) == most_of_others(s, p, kind)


@kernel
def loses_totem(s, p, kind):
    """Rules 9.2, 9.3: after one of the holder's own tokens of the kind has burnt."""
    own, most = count(tokens_of(s, p, kind)), most_of_others(s, p, kind)
    return own < most or (s.tie_passes and own == most and most >= 1)


@kernel
def check_totems(s, p, burnt, first):
    """Rules 9.2, from the kind `first` on; returns the kind for which p must choose who gets the totem, or NONE."""
    for kind in range(first, 4):
        if s.totem[kind] != p:
            if count(tokens_of(s, p, kind)) > most_of_others(s, p, kind):
                s.totem[kind] = p
            continue
        if kind != burnt or not loses_totem(s, p, kind):
            continue
        candidates = 0
        heir = NONE
        for q in range(int(s.players)):
            if may_receive(s, p, q, kind):
                candidates += 1
                heir = q
        if candidates > 1:
            return kind
        s.totem[kind] = heir
    return NONE


# --- settling -----------------------------------------------------------------------------------------------------


@kernel
def kinds_held(s, p):
    """The kinds of resources on the territory, as a bit set."""
    held = 0
    for kind in range(4):
        if tokens_of(s, p, kind):
            held |= 1 << kind
    return held


@kernel
def display_empty(s):
    for slot in range(SLOTS):
        if s.cave[slot] != NONE:
            return False
    return True


@kernel
def pile_size(s):
    tiles = 0
    for kind in range(PERSON_KINDS):
        tiles += int(s.pile[kind])
    return tiles


@kernel
def slot_of(s, kind):
    """Rules 14: the lowest-numbered slot with that kind (NONE: the lowest empty one), or NONE."""
    for slot in range(SLOTS):
        if s.cave[slot] == kind:
            return slot
    return NONE


@kernel
def may_settle(s, p, form):
    """Rules 10.2: whether the form with this price can be used."""
    held = kinds_held(s, p)
    if form == 2:
        return (held & (held - 1)) != 0 and not display_empty(s)
    return held == 15 and pile_size(s) > 0


@kernel
def payable(s, p):
    """Rules 14: the squares whose token may be paid next; payments follow the order of the kinds."""
    held = kinds_held(s, p)
    paid = int(s.paid)
    squares = U0
    for kind in range(4):
        if s.form == 4:
            fits = paid == (1 << kind) - 1
        elif paid:
            fits = (paid >> kind) == 0
        else:
            fits = (held >> (kind + 1)) != 0
        if fits:
            squares |= tokens_of(s, p, kind)
    return squares


@kernel
def offered(s, kind):
    """Rules 10.2: whether a tile of the kind may be taken for the form that was paid."""
    return s.pile[kind] > 0 if s.form == 4 else slot_of(s, kind) != NONE
