"""How much of a match of Mammoths is over."""

from __future__ import annotations

from herna.engine.game import State

from .kernel.state import DOMINOES


def elapsed(state: State) -> float:
    """By the dominoes that have left the box; the last rows are laid when it is empty."""
    return 1.0 - int(state[0].box).bit_count() / DOMINOES
