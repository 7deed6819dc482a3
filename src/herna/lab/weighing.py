"""Weighing: the chance of winning after each action of a position, every action with the same effort and the same luck.

A search looks longest at what it likes best, so what it says of the other actions is rough, and too low. Here each
action that may be good is judged for itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from herna.bots import chances, make, strongest_level, thinking_of
from herna.bots.chances import win_share
from herna.bots.judgement import LONGEST_MATCH
from herna.bots.kernel import trial
from herna.engine import kernel
from herna.engine.game import Game, State, copy_of
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.entropy import splitmix64

MANY = 12  # with more actions than this, a look at all of them chooses those that are weighed
REACH = 0.3  # actions that are this much worse than the best are not weighed again
SURE = 0.95
SLACK = 0.03  # a chance that is smaller by no more than this is as good
LEAST = 40  # simulations for an outcome of chance
CONTINUED = 300  # simulations to find out how a turn goes on, at least


@dataclass(frozen=True)
class Weighed:
    """An action with its chance."""

    action: int
    chance: float


@dataclass(frozen=True)
class Scales:
    """What the actions of a position are worth, the best first; those not worth weighing are left out."""

    weighed: tuple[Weighed, ...]
    legal: int  # how many actions there were

    @cached_property
    def right(self) -> tuple[Weighed, ...]:
        """The best action and those that are as good."""
        return tuple(each for each in self.weighed if each.chance >= self.weighed[0].chance - SLACK)

    @cached_property
    def wrong(self) -> tuple[Weighed, ...]:
        return self.weighed[len(self.right) :]

    def clear(self, margin: float) -> bool:
        """Whether few actions are right, and everything else is worse by the margin."""
        if not self.weighed:
            return False
        few = len(self.right) <= max(1, min(4, self.legal // 3))
        return few and bool(self.wrong) and self.right[-1].chance - self.wrong[0].chance >= margin

    def promising(self, margin: float) -> bool:
        """Whether this may be clear when it has been weighed with more effort."""
        near = sum(each.chance >= self.weighed[0].chance - margin / 2 for each in self.weighed)
        return len(self.weighed) > 1 and near <= max(1, min(6, self.legal // 2))


class Weigher:
    """Weighs the actions of one game.

    Where bots search a tree, the position after an action is searched, and values become chances as everywhere
    (`bots.chances`); where chance comes next, all of its outcomes are. In other games the turn is ended as the bot
    would end it and quick play follows to the end of the match, many times, with the same luck for every action; the
    chance is the share of wins.
    """

    def __init__(self, game: Game, seats: int, many: int = MANY) -> None:
        self.game = game
        self.many = many
        self.seats = seats  # of players
        self.level = strongest_level(game)
        self.thinking = thinking_of(game, self.level)

    def weigh(self, view: State, efforts: Sequence[int], x: np.uint64, margin: float | None) -> Scales:
        """Weigh with growing effort. What falls behind is dropped, and so is what cannot become clear by the margin."""
        legal = [
            action for action in self.game.legal(view) if self.game.owner_of(view, action) == self.game.actor(view)
        ]
        actions, known = self._worth_it(view, legal, efforts[0], x), dict[int, float]()
        scales = Scales((), len(legal))
        for effort in efforts:
            x = np.uint64(splitmix64(x))
            for action in actions:
                known[action] = self.chance_after(view, action, effort, x)
                if margin is not None and sum(chance > SURE for chance in known.values()) > min(6, len(legal) // 2):
                    return Scales((), len(legal))  # whatever is done, it is won
            order = sorted(known, key=lambda action: -known[action])
            scales = Scales(tuple(Weighed(action, round(known[action], 4)) for action in order), len(legal))
            if margin is not None and not scales.promising(margin):
                break
            actions = [action for action in order if known[action] >= known[order[0]] - REACH] or order
            actions = order[: max(3, len(actions))]
        return scales

    def chance_after(self, view: State, action: int, effort: int, x: np.uint64) -> float:
        """The chance of the seat to act if it plays this."""
        seat, after = self.game.actor(view), copy_of(view)
        self.game.apply(after, action)
        if self.game.actor(after) == NOBODY:
            return win_share(self.game.payoff(after)[: self.seats], seat)
        if self.thinking.kind == "tree":
            return self._searched(after, seat, effort, x)
        return self._played_out(view, action, after, effort, x)

    def _worth_it(self, view: State, legal: list[int], effort: int, x: np.uint64) -> list[int]:
        if len(legal) <= self.many:
            return legal
        looks = max(effort, 10 * len(legal))
        judged = make(self.game, self.level, looks).judge(view, looks, int(x), scores=False)
        order = [each.action for each in judged.candidates if each.visits and each.value is not None]
        return [action for action in order if action in set(legal)][: self.many]

    def _searched(self, state: State, seat: int, effort: int, x: np.uint64) -> float:
        now = self.game.actor(state)
        if now == NOBODY:
            return win_share(self.game.payoff(state)[: self.seats], seat)
        if now != CHANCE:
            values = make(self.game, self.level, effort).judge(state, effort, int(x), scores=False).values
            return chances(self.game, state, values)[seat]
        outcomes = self.game.outcomes(state)
        share, total = max(LEAST, effort // len(outcomes)), 0.0
        for action, likely in outcomes:
            after = copy_of(state)
            self.game.apply(after, action)
            total += likely * self._searched(after, seat, share, x)
        return total

    def _played_out(self, view: State, action: int, after: State, effort: int, x: np.uint64) -> float:
        game, seat = self.game, self.game.actor(view)
        line = np.array([action, *self._rest_of_turn(after, seat, effort, x)], np.int32)
        ends = np.zeros(effort, game.state)
        sums, tried = np.zeros((1, len(game.notation.seats(view)))), np.zeros(1, np.int64)
        trial.try_out(view, line[:1].copy(), line, effort, NOBODY, LONGEST_MATCH, game.widest, sums, tried, ends, x)
        played = int(tried[0])
        payoffs = np.zeros(sums.shape[1], np.float32)
        share = 0.0
        for i in range(played):
            kernel.payoff_of(ends[i : i + 1], payoffs)
            share += win_share(payoffs[: self.seats].tolist(), seat)
        return share / played if played else 0.0

    def _rest_of_turn(self, after: State, seat: int, effort: int, x: np.uint64) -> tuple[int, ...]:
        """How the strongest bot would go on in this turn."""
        if self.game.actor(after) != seat:
            return ()
        looks = max(CONTINUED, effort)
        return make(self.game, self.level, looks).judge(after, looks, int(x), scores=False).line
