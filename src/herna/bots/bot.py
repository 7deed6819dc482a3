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
SEARCH = "mcts"  # tree search by a number of simulations, for the lab
LEVELS = ("random", "greedy", *BUDGETS)


def make(game: Game, level: str, simulations: int | None = None) -> Bot:
    """A bot of a named level; `simulations` replaces its budget and makes it exactly reproducible."""
    from .players import GreedyBot, RandomBot, SearchBot

    plain: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
    if simulations is not None and simulations < 1:
        raise BadOption(f"a bot needs at least one simulation, not {simulations}")
    if level in plain:
        return plain[level](game)
    if level == SEARCH and simulations is None:
        raise BadOption(
            f"{SEARCH} is told how many simulations to run (--sims); {', '.join(BUDGETS)} know it themselves"
        )
    if level not in (SEARCH, *BUDGETS):
        raise BadOption(f"there is no bot {level!r}; there are: {', '.join((*LEVELS, SEARCH))}")
    return SearchBot(game, Budget(simulations) if simulations else BUDGETS[level])
