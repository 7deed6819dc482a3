"""Mammoths: how likely the outcomes of a chance event are. Rules 14."""

from __future__ import annotations

from herna.engine.game import State

from .kernel import state as S


def odds(state: State, outcome: int) -> int:
    """Dominoes and chiefs alike, people by their copies in the pile."""
    s = state[0]
    return int(s.pile[outcome - S.DRAW_PERSON]) if s.phase == S.DRAW_CAVE else 1
