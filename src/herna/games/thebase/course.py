"""How much of a match of The Base is over."""

from __future__ import annotations

from herna.engine.game import State

from .kernel import state as S


def elapsed(state: State) -> float:
    """By the countdown; where time was bought, it steps back."""
    return 1.0 - min(max(int(state[0].countdown), 0), S.COUNTDOWN) / S.COUNTDOWN
