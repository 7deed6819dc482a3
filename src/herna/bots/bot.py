"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from herna.engine.game import State


class Bot(Protocol):
    """Chooses actions of one seat of one match; it may remember what it thought about, so use one per seat."""

    def choose(self, view: State, entropy: int) -> int:
        """A legal action for the seat to act; `view` is what that seat may know."""
