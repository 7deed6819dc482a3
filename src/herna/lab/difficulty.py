"""How hard a puzzle is: which bots find it, on the scale on which people who solve puzzles are rated.

Each solver has a rating. The rating of a puzzle is the one that makes what the solvers did most likely, by the usual
curve (400 points are odds of ten to one), beginning with PRIOR: a puzzle that a search of 30 simulations always finds
ends near 800, one that 3,000 never find above 2,000.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from herna.bots import levels, make, strongest_level, thinking_of
from herna.engine.exercise import Exercise
from herna.engine.game import Game
from herna.engine.kernel.entropy import splitmix64

LEAST, MOST = 600, 2400
PRIOR, SPREAD = 1500.0, 350.0  # before anybody has tried it
TRIES = 3  # of each solver
SCALE = 400.0 / math.log(10)
SEARCHES = ((30, 1100), (100, 1300), (300, 1500), (1000, 1700), (3000, 1900))
LEVELS = {"random": 500, "greedy": 800, "easy": 1000}
GUESSERS = ((10, 700), (100, 900), (1000, 1100), (10_000, 1300), (100_000, 1500), (1_000_000, 1700), (10_000_000, 1900))


@dataclass(frozen=True)
class Solver:
    """A bot that tries puzzles, and how strong it is at them."""

    level: str
    simulations: int | None
    rating: int


def solvers(game: Game) -> tuple[Solver, ...]:
    """The solvers of a game: its levels and, where it searches, searches of growing budgets."""
    judge = strongest_level(game)
    found = [Solver(name, _budget(game, name), rating) for name, rating in LEVELS.items() if name in levels(game)]
    return (*found, *(Solver(judge, budget, rating) for budget, rating in SEARCHES))


def _budget(game: Game, level: str) -> int:
    """The simulations of a level, so that time does not matter."""
    return thinking_of(game, level).simulations


def solves(task: Exercise, solver: Solver, x: np.uint64) -> bool:
    """Whether a bot finds the solution."""
    tried: list[str | int] = []
    while True:
        attempt = task.attempt(tried)
        if attempt.verdict.state != "open":
            return attempt.verdict.state == "solved"
        x = np.uint64(splitmix64(x))
        bot = make(task.game, solver.level, solver.simulations)
        tried.append(bot.choose(task.game.observed(attempt.state, task.seat), int(x)))


def difficulty(task: Exercise, x: np.uint64) -> tuple[int, int]:
    """The rating of a puzzle and its deviation."""
    results = []
    for solver in solvers(task.game):
        solved = 0
        for _ in range(TRIES):
            x = np.uint64(splitmix64(x))
            solved += solves(task, solver, x)
        results.append((solver.rating, solved, TRIES))
    return rated(results)


def difficulty_by_luck(luck: float) -> tuple[int, int]:
    """The same of a puzzle whose goal a row of random actions reaches so likely: who tries more rows finds it."""
    return rated([(rating, TRIES * (1 - (1 - luck) ** rows), TRIES) for rows, rating in GUESSERS])


def rated(results: Sequence[tuple[int, float, int]]) -> tuple[int, int]:
    """The likeliest rating, and its deviation, of a puzzle that solvers with these ratings tried and solved this often.

    >>> rated([(500, 0, 3), (1000, 3, 3), (1500, 3, 3)])
    (776, 178)
    """
    low, high = 0.0, 3000.0
    while high - low > 0.5:
        middle = (low + high) / 2
        low, high = (middle, high) if _slope(results, middle) > 0 else (low, middle)
    rating = (low + high) / 2
    known = 1 / SPREAD**2 + sum(n * p * (1 - p) / SCALE**2 for p, n in _expected(results, rating))
    return round(min(max(rating, LEAST), MOST)), round(1 / math.sqrt(known))


def _expected(results: Iterable[tuple[int, float, int]], rating: float) -> list[tuple[float, int]]:
    return [(1 / (1 + math.exp((rating - solver) / SCALE)), tries) for solver, _, tries in results]


def _slope(results: Sequence[tuple[int, float, int]], rating: float) -> float:
    """Of the likelihood: above 0 if the puzzle is harder than this."""
    surprise = sum(n * p - solved for (p, n), (_, solved, _) in zip(_expected(results, rating), results, strict=True))
    return surprise / SCALE - (rating - PRIOR) / SPREAD**2
