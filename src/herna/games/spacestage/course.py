"""How much of a match of Space Stage is over."""

from __future__ import annotations

from herna.engine.game import State

from .kernel import state as S

USUAL = 40  # rounds


def elapsed(state: State) -> float:
    """By the monsters that have left the deck or by the rounds, whichever is further: either may end the match. A match
    without a last round is taken for one of the usual length."""
    s = state[0]
    monsters = int((s.monster_at != S.ABSENT).sum())
    waiting = int((s.monster_at == S.IN_DECK).sum()) / monsters if monsters else 1.0
    return max(1.0 - waiting, min(int(s.rounds) / (int(s.cap) or USUAL), 1.0))
