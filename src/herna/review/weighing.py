"""Weighing: what a position is worth to every seat, and what an action is worth beside another one.

Three judges, by the kind of the strongest bot that needs one core only. One that searches weighs an action by a search
of the position after it. One that plays matches out, or plans whole turns, weighs actions by trials: they are played on
in the same imagined worlds with the same luck.

All of it follows from the position as a seat sees it, entropy included. So nothing that the seat could not know changes
what is made of its actions, and the same position is always judged alike.
"""

from __future__ import annotations

import hashlib
from collections import ChainMap
from collections.abc import Sequence
from typing import TypeVar

import numpy as np

from herna.bots import Candidate, Judgement, make, strongest_level, thinking_of
from herna.bots.judgement import LONGEST_MATCH, expected_scores, playable, try_out
from herna.bots.kernel.batch import SUGGEST, play_batch
from herna.bots.players import LONGEST_PLAN, make_plan, with_effort
from herna.engine import kernel
from herna.engine.game import Game, State, copy_of
from herna.engine.kernel import CHANCE, NOBODY

EFFORT = {"tree": 15_000, "flat": 1_500}  # where the level itself goes by the clock
OTHERWISE = 1_000
OUTLOOKS = 12  # matches played to their end for the expected scores
LATER = 16  # draws of chance in a row that differ
WEIGHINGS = 5  # of two actions against each other, at most
LEAST = 60  # simulations of a search
PLANS = 3  # of a turn, the best of which is compared with what was played
CHOOSING = WEIGHINGS  # the number of the weighing in which they are compared with each other
QUICKER = 2  # how many times less effort goes into what chance might have brought
NEAR = 2  # positions in a row for which judgements are kept: the present one and the one before
Values = tuple[float, ...]  # payoffs of each seat, from -1 to 1

Key = TypeVar("Key")
Found = TypeVar("Found")


def entropy_of(view: State, number: int = 0) -> int:
    """What judging this position for the n-th time begins with."""
    digest = hashlib.sha256(view.tobytes() + number.to_bytes(4, "little")).digest()
    return int.from_bytes(digest[:8], "little")


def after(game: Game, view: State, action: int) -> State:
    child = copy_of(view)
    game.apply(child, action)
    return child


def sequels(game: Game, state: State, wanted: int) -> list[tuple[float, State]]:
    """Where chance may lead from here until a seat is to act or the match is over, each with its probability.

    Of the event that is due every outcome is looked at, as often as makes the number that is wanted; if there are more
    outcomes than that, so many of them are drawn. What chance does after that is drawn, for each of them with luck of
    its own. Positions that are the same are put together.
    """
    luck = np.random.default_rng(entropy_of(state))
    first = [(chance, action) for action, chance in game.outcomes(state) if chance > 0]
    rounds = max(wanted // len(first), 1)
    if len(first) > wanted:
        first = [(1 / wanted, game.draw(state, x)) for x in _numbers(luck, wanted)]
    found: dict[bytes, tuple[float, State]] = {}
    for _ in range(rounds):
        for chance, action in first:
            end = settled(game, after(game, state, action), _numbers(luck, LATER))
            before, _ = found.get(end.tobytes(), (0.0, end))
            found[end.tobytes()] = (before + chance / rounds, end)
    return list(found.values())


def _numbers(luck: np.random.Generator, count: int) -> list[np.uint64]:
    return [np.uint64(x) for x in luck.integers(2**64, size=count, dtype=np.uint64)]


def settled(game: Game, state: State, luck: Sequence[np.uint64]) -> State:
    """The position when chance has done what is due, in place."""
    number = 0
    while game.actor(state) == CHANCE:
        game.apply(state, game.draw(state, luck[number % len(luck)]))
        number += 1
    return state


class Searching:
    """Judges by searches; and what all judges have in common."""

    outcomes = 24  # of chance that are looked at

    def __init__(self, game: Game, level: str, effort: int) -> None:
        self.game = game
        self.effort = effort
        self._bot = make(game, level)
        self._known: ChainMap[tuple[bytes, int, int], Judgement] = ChainMap()

    def move_on(self) -> None:
        """The next position is judged: what only those long before it needed is forgotten."""
        self._known = moved_on(self._known, NEAR)

    def look(self, view: State) -> Judgement:
        """The position as its seat sees it: what it is worth if the best action is played, and which one that is."""
        return self._judged(view, entropy_of(view), self.effort)

    def scores(self, view: State, line: Sequence[int]) -> tuple[float, ...] | None:
        """The final scores that are expected; None if that is not known."""
        return expected_scores(self.game, view, line, np.uint64(entropy_of(view)), OUTLOOKS)

    def line_from(self, view: State, action: int) -> tuple[int, ...]:
        """The action, with what its seat plays after it in a trial."""
        return (action,)

    def weigh(self, view: State, line: Sequence[int], number: int) -> Values | None:
        """What the line is worth in the n-th weighing; None if that cannot be told."""
        child = after(self.game, view, line[0])
        if self.game.actor(child) != CHANCE:
            return self._worth(child, entropy_of(child, number), self.effort)
        ends = self.sequels(child)
        effort = 2 * self.effort // (len(ends) + 1)
        return mean_of([(p, self._worth(end, entropy_of(end, number), effort)) for p, end in ends])

    def sequels(self, state: State) -> list[tuple[float, State]]:
        """Where chance may lead; as many positions as can be weighed."""
        return sequels(self.game, state, self.outcomes)

    def answer(self, view: State, line: Sequence[int]) -> tuple[int, ...]:
        """What may follow the first action of the line, until chance comes in."""
        child = after(self.game, view, line[0])
        return self.look(child).line if self.game.actor(child) >= 0 else ()

    def worth(self, state: State, entropy: int) -> Values:
        """What a position is worth, quickly: to compare what chance might have brought."""
        return self._worth(state, entropy, self.effort // QUICKER)

    def _worth(self, state: State, entropy: int, effort: int) -> Values:
        if self.game.actor(state) == NOBODY:
            return tuple(self.game.payoff(state))
        return self._judged(state, entropy, max(effort, LEAST)).values

    def _judged(self, view: State, entropy: int, effort: int) -> Judgement:
        key = view.tobytes(), entropy, effort
        if key not in self._known:
            self._known[key] = self._bot.judge(view, effort, entropy, scores=False)
        return self._known[key]


class PlayingOut(Searching):
    """Looks one turn ahead; what actions are worth is seen when matches are played to their end after them."""

    to_the_end = True

    def __init__(self, game: Game, level: str, effort: int) -> None:
        super().__init__(game, level, effort)
        self._weighed: ChainMap[tuple[bytes, tuple[int, ...], int], Values | None] = ChainMap()

    def move_on(self) -> None:
        super().move_on()
        self._weighed = moved_on(self._weighed, NEAR)

    @property
    def trials(self) -> int:
        return max(self.effort // 3, 8)

    def line_from(self, view: State, action: int) -> tuple[int, ...]:
        child = after(self.game, view, action)
        if self.game.hides or self.game.actor(child) != self.game.actor(view):
            return (action,)  # what this seat sees of the position after it is not enough for a plan
        return (action, *self._continued(child))

    def weigh(self, view: State, line: Sequence[int], number: int) -> Values | None:
        key = view.tobytes(), tuple(line), number
        if key not in self._weighed:
            x = np.uint64(entropy_of(view, number))
            means, tried = try_out(self.game, view, line[:1], line, trials=self.trials, x=x, to_the_end=self.to_the_end)
            self._weighed[key] = tuple(means[0].tolist()) if tried[0] else None
        return self._weighed[key]

    def answer(self, view: State, line: Sequence[int]) -> tuple[int, ...]:
        own = playable(self.game, view, line)
        state = copy_of(view)
        for action in own:
            self.game.apply(state, action)
        theirs = self._continued(state) if self.game.actor(state) >= 0 else ()
        return (*own[1:], *theirs)

    def worth(self, state: State, entropy: int) -> Values:
        """The mean of matches played out quickly from here; a search would try each of many actions too seldom."""
        if self.game.hides or self.game.actor(state) == NOBODY:
            return super().worth(state, entropy)
        return played_out(self.game, state, self.effort // QUICKER, entropy)

    def _continued(self, state: State) -> tuple[int, ...]:
        return self.look(state).line


class Planning(PlayingOut):
    """Follows the plans of the game. A plan is worth what trials of it are worth, until the turn comes round again."""

    to_the_end = False
    outcomes = 256  # an estimate is quick

    def __init__(self, game: Game, level: str, effort: int) -> None:
        super().__init__(game, level, effort)
        self._thinking = with_effort(thinking_of(game, level), effort)
        self._foreseen: ChainMap[bytes, Judgement] = ChainMap()  # positions within plans that were tried out

    def move_on(self) -> None:
        super().move_on()
        self._foreseen = moved_on(self._foreseen, LONGEST_PLAN)

    @property
    def trials(self) -> int:
        return max(self.effort // 10, 8)

    def look(self, view: State) -> Judgement:
        """While a plan is followed and chance stays out, nothing changes."""
        key = view.tobytes()
        if key not in self._foreseen:
            self._foresee(view, *self._best_plan(view))
        return self._foreseen[key]

    def scores(self, view: State, line: Sequence[int]) -> None:
        """Playing a match out by plans would take far too long."""
        return None

    def worth(self, state: State, entropy: int) -> Values:
        over = self.game.actor(state) == NOBODY
        return tuple(self.game.payoff(state)) if over else self._estimate(state)

    def _estimate(self, state: State) -> Values:
        values = np.zeros(len(self.game.notation.seats(state)), np.float32)
        kernel.evaluate_of(state, values)
        return tuple(values.tolist())

    def _best_plan(self, view: State) -> tuple[tuple[int, ...], Values]:
        """Of some plans, each made with luck of its own, the one whose trials end best, and what it is worth."""
        seat, length = self.game.actor(view), 1 if self.game.hides else LONGEST_PLAN
        plans = dict.fromkeys(self._plan(view, number)[:length] for number in range(PLANS))
        weighed = [(plan, self.weigh(view, plan, CHOOSING) or self._estimate(view)) for plan in plans]
        return max(weighed, key=lambda each: each[1][seat])

    def _continued(self, state: State) -> tuple[int, ...]:
        return self._plan(state, 0)

    def _plan(self, state: State, number: int) -> tuple[int, ...]:
        x = np.uint64(entropy_of(state, number))
        plan = playable(self.game, state, make_plan(state, self._thinking, x))
        return plan or (self.game.legal(state)[0],)

    def _foresee(self, view: State, plan: tuple[int, ...], values: Values) -> None:
        """Keep what is made of the plan for every position that it passes through while the same seat acts."""
        state, seat = copy_of(view), self.game.actor(view)
        for done, action in enumerate(plan):
            if self.game.actor(state) != seat:
                break
            best = Candidate(action, values[seat], self.trials)
            self._foreseen[state.tobytes()] = Judgement(seat, values, None, (best,), plan[done:])
            self.game.apply(state, action)


JUDGES: dict[str, type[Searching]] = {"flat": PlayingOut, "planner": Planning}


def judge_of(game: Game, effort: int | None) -> tuple[str, Searching]:
    """The level that judges, and the judge, with its usual effort unless another is given."""
    level = strongest_level(game)
    thinking = thinking_of(game, level)
    usual = thinking.simulations if thinking.seconds is None else EFFORT.get(thinking.kind, OTHERWISE)
    return level, JUDGES.get(thinking.kind, Searching)(game, level, usual if effort is None else effort)


def played_out(game: Game, state: State, matches: int, entropy: int) -> Values:
    """What matches by quick actions come to, on average; the same entropy brings them the same luck."""
    seats = len(game.notation.seats(state))
    ends, lengths = np.zeros(matches, game.state), np.zeros(matches, np.int32)
    payoffs, no_logs = np.zeros((matches, seats), np.float32), np.zeros((matches, 0), np.int32)
    x = np.uint64(entropy)
    play_batch(state, 0, x, SUGGEST, LONGEST_MATCH, game.widest, ends, lengths, payoffs, no_logs)
    values, total = np.zeros(seats, np.float32), np.zeros(seats)
    for i in range(matches):
        kernel.evaluate_of(ends[i : i + 1], values)
        total += values
    return tuple((total / matches).tolist())


def moved_on(found: ChainMap[Key, Found], kept: int) -> ChainMap[Key, Found]:
    """The same with room for one more position; of all of them so many are kept."""
    return ChainMap(*found.new_child().maps[:kept])


def mean_of(weighted: Sequence[tuple[float, Values]]) -> Values:
    total = sum(weight for weight, _ in weighted)
    seats = zip(*(values for _, values in weighted), strict=True)
    return tuple(
        sum(weight * value for (weight, _), value in zip(weighted, seat, strict=True)) / total for seat in seats
    )
