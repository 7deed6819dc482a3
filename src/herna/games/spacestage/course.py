"""How much of a match of Space Stage is over."""

from __future__ import annotations

from herna.engine.game import State

USUAL = 40  # rounds


def elapsed(state: State) -> float:
    """By the rounds; a match without a last round is taken for one of the usual length."""
    s = state[0]
    return min(int(s.rounds) / (int(s.cap) or USUAL), 1.0)
