"""What a bot is, and the named levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from herna.engine.errors import BadOption
from herna.engine.game import Game, State


class Bot(Protocol):
    """Chooses actions of one seat of one match; it may remember what it thought about, so use one per seat."""

    def choose(self, view: State, entropy: int) -> int:
        """A legal action for the seat to act; `view` is what that seat may know."""


@dataclass(frozen=True)
class Budget:
    """How long a bot may think about one action: so many simulations, or so many seconds, whichever ends first."""

    simulations: int
    seconds: float | None = None


BUDGETS = {
    "easy": Budget(60, 0.2),
    "medium": Budget(1_000, 1.0),
    "hard": Budget(30_000, 3.0),
}
LEVELS = ("random", "greedy", *BUDGETS)


def make(game: Game, level: str, simulations: int | None = None) -> Bot:
    """A bot of a named level; `simulations` replaces its budget and makes it exactly reproducible."""
    from .players import GreedyBot, RandomBot, SearchBot

    plain: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
    if level in plain:
        return plain[level](game)
    if level == "mcts" and simulations:
        return SearchBot(game, Budget(simulations))
    if level not in BUDGETS:
        raise BadOption(f"there is no bot {level!r}; there are: {', '.join(LEVELS)}")
    return SearchBot(game, Budget(simulations) if simulations else BUDGETS[level])
