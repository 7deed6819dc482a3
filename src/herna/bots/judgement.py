"""What a bot makes of a position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from herna.engine.game import Game, State, copy_of
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.entropy import splitmix64

from .kernel import trial

OUTLOOKS = 16  # matches played to their end for the expected scores
LONGEST_TRIAL = 80  # quick actions
LONGEST_MATCH = 20_000  # no match of any game has this many actions
Rows = np.ndarray[tuple[int, int], np.dtype[np.float64]]  # a row for each action, a column for each seat
Counts = np.ndarray[tuple[int], np.dtype[np.int64]]


@dataclass(frozen=True)
class Candidate:
    """A legal action. It has a value if it was looked at, for the seat to act and on the scale of payoffs."""

    action: int
    value: float | None
    visits: int  # simulations, samples or trials that began with it


@dataclass(frozen=True)
class Judgement:
    """A position as the seat to act sees it, judged by one bot."""

    seat: int  # to act
    values: tuple[float, ...]  # the expected payoff of each seat if the best action is played, from -1 to 1
    scores: (
        tuple[float, ...] | None
    )  # the expected final score of each seat; None if there is no score or no idea of it
    candidates: tuple[Candidate, ...]  # all legal actions, the preferred ones first
    line: tuple[int, ...]  # the best action and what the bot expects after it, until chance comes in

    @cached_property
    def best(self) -> int:
        return self.candidates[0].action


def playable(game: Game, view: State, actions: Iterable[int]) -> tuple[int, ...]:
    """The first of the actions, as long as each is legal for a seat in what is known after those before it."""
    state = copy_of(view)
    line: list[int] = []
    for action in actions:
        if game.actor(state) < 0 or action not in game.legal(state):
            break
        line.append(action)
        game.apply(state, action)
    return tuple(line)


def look_ahead(
    game: Game, view: State, actions: Sequence[int], samples: int, x: np.uint64
) -> tuple[Rows, np.ndarray[tuple[int], np.dtype[np.float64]]]:
    """The mean values of all seats after each action, and how much the seat to act likes it: its sum, ties broken."""
    sums = np.zeros((len(actions), len(game.notation.seats(view))))
    luck = np.zeros(len(actions))
    trial.look_ahead(view, np.array(actions, np.int32), samples, sums, luck, x)
    return sums / samples, sums[:, game.actor(view)] + luck


def try_out(
    game: Game,
    view: State,
    actions: Sequence[int],
    plan: Sequence[int],
    *,
    trials: int,
    x: np.uint64,
    to_the_end: bool = False,
) -> tuple[Rows, Counts]:
    """The mean values of all seats after each action, played quickly on until the seat's turn comes again, or to the
    end; and in how many of the imagined worlds the action was legal. Where it never was, the means are zeros."""
    sums = np.zeros((len(actions), len(game.notation.seats(view))))
    first, line = np.array(actions, np.int32), np.array(plan, np.int32)
    nowhere = np.zeros(0, game.state)
    until, most = (NOBODY, LONGEST_MATCH) if to_the_end else (game.actor(view), LONGEST_TRIAL)
    tried = np.zeros(len(actions), np.int64)
    trial.try_out(view, first, line, trials, until, most, game.widest, sums, tried, nowhere, x)
    return sums / np.maximum(tried, 1)[:, np.newaxis], tried


def expected_scores(
    game: Game, view: State, line: Sequence[int], x: np.uint64, outlooks: int = OUTLOOKS
) -> tuple[float, ...] | None:
    """The mean final score of each seat when the line is followed and everybody plays quickly from there.

    Quickly means by the game's suggestions; where it has none, by what is liked best one action ahead, since random
    play to the end says little. Without a line, the scores of the position as it stands; None if the line cannot be
    followed in any world that was imagined.
    """
    if not game.scored:
        return None
    if not line:
        return tuple(float(score) for score in game.notation.scores(view))
    ends = np.zeros(outlooks, game.state)
    if game.kernel.suggest is None and game.kernel.imagine is None:
        for i in range(outlooks):
            x = _play_greedily(game, view, line, ends[i : i + 1], x)
    else:
        sums = np.zeros((1, len(game.notation.seats(view))))
        plan, tried = np.array(line, np.int32), np.zeros(1, np.int64)
        trial.try_out(view, plan[:1].copy(), plan, outlooks, NOBODY, LONGEST_MATCH, game.widest, sums, tried, ends, x)
        ends = ends[: tried[0]]
    if not len(ends):
        return None
    scores = np.array([game.notation.scores(ends[i : i + 1]) for i in range(len(ends))])
    return tuple(scores.mean(axis=0).tolist())


def _play_greedily(game: Game, view: State, line: Sequence[int], end: State, x: np.uint64) -> np.uint64:
    """Play a match to its end in `end`; returns the entropy to go on with."""
    end[0] = view[0]
    for action in line:
        game.apply(end, action)
    for _ in range(LONGEST_MATCH):
        seat = game.actor(end)
        if seat == NOBODY:
            break
        x = np.uint64(splitmix64(x))
        if seat == CHANCE:
            action = game.draw(end, x)
        else:
            legal = game.legal(end)
            action = legal[int(look_ahead(game, end, legal, 1, x)[1].argmax())]
        game.apply(end, action)
    return x
