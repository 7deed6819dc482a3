"""The kinds of bots: random, greedy, tree search (whole or flat), and those that follow the plans of their game."""

from __future__ import annotations

import time

import numpy as np

from herna.engine import kernel
from herna.engine.game import Game, State, copy_of
from herna.engine.kernel import CHANCE
from herna.engine.kernel.entropy import below, splitmix64

from .forest import FIRST_CHUNK, Forest
from .judgement import Candidate, Judgement, Rows, expected_scores, look_ahead, playable, try_out
from .thinking import Thinking

CHANCE_SAMPLES = 8  # of an action; fewer where there are very many actions
MOST_SAMPLES = 4000  # of all actions together
LONGEST_PLAN = 64
TRIED_OUT = 24  # actions that a planner compares when it judges


class RandomBot:
    """Takes any legal action, all equally likely. It knows nothing of their values."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game

    def choose(self, view: State, entropy: int) -> int:
        legal = self.game.legal(view)
        return legal[int(below(np.uint64(splitmix64(np.uint64(entropy))), len(legal)))]

    def judge(self, view: State, effort: int | None, entropy: int, *, scores: bool = True) -> Judgement:
        best = self.choose(view, entropy)
        others = (action for action in self.game.legal(view) if action != best)
        return Judgement(
            seat=self.game.actor(view),
            values=(0.0,) * len(self.game.notation.seats(view)),
            scores=None,
            candidates=tuple(Candidate(action, None, 0) for action in (best, *others)),
            line=(best,),
        )


class GreedyBot:
    """Takes the action after which the position is evaluated best."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game

    def choose(self, view: State, entropy: int) -> int:
        legal = self.game.legal(view)
        _, liking = look_ahead(self.game, view, legal, _samples(legal), np.uint64(entropy))
        return legal[int(liking.argmax())]

    def judge(self, view: State, effort: int | None, entropy: int, *, scores: bool = True) -> Judgement:
        legal = self.game.legal(view)
        samples = _samples(legal) if effort is None else max(1, effort // len(legal))
        x = np.uint64(entropy)
        means, liking = look_ahead(self.game, view, legal, samples, x)
        order = np.argsort(-liking, kind="stable")
        seat = self.game.actor(view)
        line = (legal[order[0]],)
        return Judgement(
            seat=seat,
            values=tuple(means[order[0]].tolist()),
            scores=expected_scores(self.game, view, line, x) if scores else None,
            candidates=tuple(Candidate(legal[i], float(means[i, seat]), samples) for i in order),
            line=line,
        )


def _samples(legal: list[int]) -> int:
    return min(CHANCE_SAMPLES, max(1, MOST_SAMPLES // len(legal)))


class PlannerBot:
    """Follows what the game's own `deliberate` has planned, as long as everything happens as expected."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game
        self.thinking = thinking
        self._plan: list[int] = []
        self._expected: State | None = None

    def choose(self, view: State, entropy: int) -> int:
        if self._expected is None or self._expected.tobytes() != view.tobytes():
            self._plan = []
        if not self._plan:
            self._plan = make_plan(view, self.thinking, np.uint64(entropy))
        action = self._plan.pop(0)
        self._expected = None
        if self._plan:  # else nothing is expected; what is hidden from this seat might not even be playable
            self._expected = view.copy()
            kernel.play_on(self._expected, action)
        return action

    def judge(self, view: State, effort: int | None, entropy: int, *, scores: bool = True) -> Judgement:
        """Plan, then try the plan and the likeliest other actions out: as many trials in all as there is effort.

        The plan comes first even if a trial of another action, which sees less than the planner, ends better.
        """
        game, x = self.game, np.uint64(entropy)
        thinking = with_effort(self.thinking, effort)
        plan = make_plan(view, thinking, x)
        tried, untried = self._worth_a_trial(view, plan[0], x)
        trials = max(4, thinking.simulations // len(tried))
        means, visits = try_out(game, view, tried, plan, trials=trials, x=x)
        seat = game.actor(view)
        order = [0, *sorted(range(1, len(tried)), key=lambda i: (not visits[i], -means[i, seat]))]
        line = playable(game, view, plan)
        return Judgement(
            seat=seat,
            values=tuple(means[0].tolist()),
            scores=expected_scores(game, view, line, x) if scores else None,
            candidates=(
                *(Candidate(tried[i], float(means[i, seat]) if visits[i] else None, int(visits[i])) for i in order),
                *(Candidate(action, None, 0) for action in untried),
            ),
            line=line,
        )

    def _worth_a_trial(self, view: State, planned: int, x: np.uint64) -> tuple[list[int], list[int]]:
        """The planned action and those liked best one action ahead; and the rest."""
        others = [action for action in self.game.legal(view) if action != planned]
        if len(others) >= TRIED_OUT:
            _, liking = look_ahead(self.game, view, others, 1, x)
            others = [others[i] for i in np.argsort(-liking, kind="stable")]
        return [planned, *others[: TRIED_OUT - 1]], others[TRIED_OUT - 1 :]


def with_effort(thinking: Thinking, effort: int | None) -> Thinking:
    return thinking if effort is None else thinking.but({"simulations": effort, "seconds": None})


def make_plan(view: State, thinking: Thinking, x: np.uint64) -> list[int]:
    """Plan with the whole effort in one go; against the clock, with ever more of it while there is time."""
    line = np.empty(LONGEST_PLAN, np.int32)
    start = time.monotonic()
    effort = thinking.simulations if thinking.seconds is None else min(FIRST_CHUNK, thinking.simulations)
    while True:
        plan: list[int] = line[: int(kernel.deliberate_on(view, effort, x, line))].tolist()
        spent = time.monotonic() - start
        if thinking.seconds is None or effort >= thinking.simulations or 3 * spent > thinking.seconds:
            return plan
        effort = min(2 * effort, thinking.simulations)


class TreeBot:
    """Searches trees, and keeps them while the actions of one turn follow each other."""

    own_turn = False  # whether a tree ends where the turn of the seat does

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game
        self.thinking = thinking
        self._forest = Forest(game, thinking, own_turn=self.own_turn)
        self._expected: State | None = None  # the position after the last choice; the roots belong to it

    def choose(self, view: State, entropy: int) -> int:
        legal = self.game.legal(view)
        if len(legal) == 1:
            return legal[0]
        self._take_root(view)
        self._forest.think(view, np.uint64(entropy), self._rows(view, 0))
        action = self._forest.found()[0].action
        self._forest.follow(action)
        self._expected = view.copy()
        kernel.play_on(self._expected, action)
        return action

    def judge(self, view: State, effort: int | None, entropy: int, *, scores: bool = True) -> Judgement:
        fresh = type(self)(self.game, with_effort(self.thinking, effort))
        return fresh._judge(view, np.uint64(entropy), scores=scores)

    def _judge(self, view: State, x: np.uint64, *, scores: bool) -> Judgement:
        game, seat, forest = self.game, self.game.actor(view), self._forest
        forest.plant()
        sums = self._rows(view, forest.room)
        forest.think(view, x, sums)
        found, total = forest.found(), forest.gathered(sums)
        means = [total(each.action) / each.visits for each in found]
        actions = [each.action for each in found]
        line = playable(game, view, forest.trees[0].favourites(actions[0]))
        return Judgement(
            seat=seat,
            values=tuple(means[0].tolist()),
            scores=expected_scores(game, view, line, x) if scores else None,
            candidates=(
                *(
                    Candidate(each.action, float(mean[seat]), each.visits)
                    for each, mean in zip(found, means, strict=True)
                ),
                *(Candidate(action, None, 0) for action in game.legal(view) if action not in actions),
            ),
            line=line,
        )

    def _rows(self, view: State, rows: int) -> list[Rows]:
        seats = len(self.game.notation.seats(view))
        return [np.zeros((rows, seats)) for _ in self._forest.trees]

    def _take_root(self, view: State) -> None:
        """Keep the trees if the position is the one after our own choice, chance having answered or not."""
        expected = self._expected
        self._expected = None
        if expected is not None and self._forest.planted:
            if expected.tobytes() == view.tobytes():
                return
            if kernel.actor_of(expected) == CHANCE and self._follow_chance(expected, view):
                return
        self._forest.plant()

    def _follow_chance(self, expected: State, view: State) -> bool:
        for outcome in self.game.legal(expected):
            after = copy_of(expected)
            kernel.play_on(after, outcome)
            if after.tobytes() == view.tobytes():
                return not self.thinking.chance_nodes or self._forest.follow(outcome)
        return False


class FlatBot(TreeBot):
    """Flat Monte Carlo over the choices of one turn: the tree ends where the turn does, and playouts follow."""

    own_turn = True
