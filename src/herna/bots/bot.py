"""What a bot is, and the named levels."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from numbers import Integral
from typing import Protocol

from herna.engine.errors import BadOption
from herna.engine.game import Game, State, Thinking, is_a


class Bot(Protocol):
    """Chooses actions of one seat of one match; it may remember what it thought about, so use one per seat."""

    def choose(self, view: State, entropy: int) -> int:
        """A legal action for the seat to act; `view` is what that seat may know."""


MANY = 200_000  # simulations, when only the time counts
THINKING = {
    "easy": Thinking(60, 0.2),
    "medium": Thinking(1_000, 1.0),
    "hard": Thinking(30_000, 3.0),
}
SEARCH = "mcts"  # thinks like hard, by a number of simulations, for the lab
LEVELS = ("random", "greedy", *THINKING)


def make(game: Game, level: str, simulations: int | None = None, seconds: float | None = None) -> Bot:
    """A bot of a named level. `simulations` or `seconds` replace its budget; the former makes it exactly repeatable."""
    from .players import GreedyBot, PlanBot, RandomBot, SearchBot

    plain: dict[str, Callable[[Game], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
    if simulations is not None and (not is_a(Integral, simulations) or simulations < 1):
        raise BadOption(f"a bot needs at least one simulation, a whole number, not {simulations!r}")
    if level in plain:
        return plain[level](game)
    if level == SEARCH and simulations is None and seconds is None:
        raise BadOption(
            f"{SEARCH} is told how many simulations to run (--sims) or how long (--seconds); "
            f"{', '.join(THINKING)} know it themselves"
        )
    if level not in (SEARCH, *THINKING):
        raise BadOption(f"there is no bot {level!r}; there are: {', '.join((*LEVELS, SEARCH))}")
    thinking = thinking_of(game, level, simulations, seconds)
    return PlanBot(game, thinking) if thinking.plans else SearchBot(game, thinking)


def thinking_of(game: Game, level: str, simulations: int | None = None, seconds: float | None = None) -> Thinking:
    """How a level thinks about this game, with another budget if one is given."""
    named = "hard" if level == SEARCH else level
    thinking = game.thinking.get(named, THINKING[named])
    if simulations is not None:
        return replace(thinking, simulations=simulations, seconds=None)
    if seconds is not None:
        return replace(thinking, simulations=MANY, seconds=seconds)
    return thinking
