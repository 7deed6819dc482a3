"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from herna.engine.game import State

from .judgement import Judgement


class Bot(Protocol):
    """Plays one seat of one match; it may remember what it thought about, so use one per seat."""

    def choose(self, view: State, entropy: int) -> int:
        """A legal action for the seat to act; `view` is what that seat may know.

        It is the best action of `judge` with the bot's own effort, or better where the bot remembers something useful.
        """

    def judge(self, view: State, effort: int | None, entropy: int, *, scores: bool = True) -> Judgement:
        """What the bot makes of the position. It remembers nothing of it: equal questions get equal answers.

        `effort` is a number of simulations, of positions looked at (greedy) or what a planner is given. None is the
        bot's own budget; if that has a time limit, the answer depends on the speed of the machine. Expected scores
        take matches played to their end; `scores=False` leaves them out.
        """
