"""Mammoths: totems changing hands. Rules 9."""

from herna.engine.kernel.bits import count
from herna.engine.kernel.compiler import kernel

from . import board
from . import state as S


@kernel
def most_of_others(s, p, kind):
    """Rules 9.2: M, the largest number of tokens among the other players."""
    most = 0
    for q in range(int(s.players)):
        if q != p:
            most = max(most, count(board.tokens_of(s, q, kind)))
    return most


@kernel
def may_receive(s, p, q, kind):
    """Rules 9.2: whether the holder p may hand the totem to q, who has the most of the others."""
    return q != p and q < s.players and count(board.tokens_of(s, q, kind)) == most_of_others(s, p, kind)


@kernel
def loses_totem(s, p, kind):
    """Rules 9.2, 9.3: after one of the holder's own tokens of the kind has burnt."""
    own, most = count(board.tokens_of(s, p, kind)), most_of_others(s, p, kind)
    return own < most or (s.tie_passes and own == most and most >= 1)


@kernel
def check_holders(s, p, burnt, first):
    """Rules 9.2, from the kind `first` on; returns the kind for which p must choose who gets the totem, or NONE."""
    for kind in range(first, 4):
        if s.totem[kind] != p:
            if count(board.tokens_of(s, p, kind)) > most_of_others(s, p, kind):
                s.totem[kind] = p
            continue
        if kind != burnt or not loses_totem(s, p, kind):
            continue
        candidates = 0
        heir = S.NONE
        for q in range(int(s.players)):
            if may_receive(s, p, q, kind):
                candidates += 1
                heir = q
        if candidates > 1:
            return kind
        s.totem[kind] = heir
    return S.NONE
