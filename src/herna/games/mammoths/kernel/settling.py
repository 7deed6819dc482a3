"""Mammoths: settling cave people in the tribe mode. Rules 10."""

from herna.engine.kernel.compiler import kernel

from . import board
from . import state as S
from .board import U0


@kernel
def kinds_held(s, p):
    """The kinds of resources on the territory, as a bit set."""
    held = 0
    for kind in range(4):
        if board.tokens_of(s, p, kind):
            held |= 1 << kind
    return held


@kernel
def display_empty(s):
    for slot in range(S.SLOTS):
        if s.cave[slot] != S.NONE:
            return False
    return True


@kernel
def pile_size(s):
    tiles = 0
    for kind in range(S.PERSON_KINDS):
        tiles += int(s.pile[kind])
    return tiles


@kernel
def slot_of(s, kind):
    """Rules 14: the lowest-numbered slot with that kind (NONE: the lowest empty one), or NONE."""
    for slot in range(S.SLOTS):
        if s.cave[slot] == kind:
            return slot
    return S.NONE


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
            squares |= board.tokens_of(s, p, kind)
    return squares


@kernel
def offered(s, kind):
    """Rules 10.2: whether a tile of the kind may be taken for the form that was paid."""
    return s.pile[kind] > 0 if s.form == 4 else slot_of(s, kind) != S.NONE
