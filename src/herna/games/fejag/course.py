"""How much of a campaign is over."""

from __future__ import annotations

from herna.engine.game import State


def elapsed(state: State) -> float:
    """By the days."""
    s = state[0]
    return int(s.day) / int(s.days)
