"""Ratings of people and of puzzles: somebody who solves a puzzle has won against it.

The Bradley-Terry model as Weng and Lin update it (openskill), on the scale of Elo: 400 points more are odds of ten to
one.
"""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import msgspec

MIDDLE = 1500.0
LEAST, GREATEST = 400.0, 3000.0
BETA = 400 / math.log(10) / math.sqrt(2)  # so that a difference has the odds that it has with Elo
DRIFT = 6.0  # by how much somebody may have changed from one try to the next
LEAST_SPREAD = 60.0  # of a guess that a computer has made
SURE = 110.0  # with a smaller spread, a rating says something


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody is, or how hard a puzzle is, as far as that is known."""

    mean: float = MIDDLE
    spread: float = 350.0  # standard deviation
    tries: int = 0

    @property
    def points(self) -> int:
        return round(self.mean)

    @property
    def sure(self) -> bool:
        return self.spread <= SURE


def puzzle_at(points: float, spread: float) -> Rating:
    """A puzzle that nobody has tried yet, of which a guess is known."""
    return Rating(_within(points), min(max(spread, LEAST_SPREAD), Rating().spread))


def after_try(person: Rating, puzzle: Rating, *, solved: bool) -> tuple[Rating, Rating]:
    """What both are worth after the first try.

    >>> ada, hard = after_try(Rating(), puzzle_at(1700, 150), solved=True)
    >>> ada.points > 1500, hard.points < 1700, ada.spread < 350
    (True, True, True)
    """
    model = _model()
    teams = [[model.rating(mu=each.mean, sigma=each.spread)] for each in (person, puzzle)]
    (new_person,), (new_puzzle,) = model.rate(teams, ranks=[0, 1] if solved else [1, 0])
    return (
        Rating(_within(new_person.mu), float(new_person.sigma), person.tries + 1),
        Rating(_within(new_puzzle.mu), float(new_puzzle.sigma), puzzle.tries + 1),
    )


def _within(points: float) -> float:
    return float(min(max(points, LEAST), GREATEST))


@cache
def _model() -> Any:
    from openskill.models import BradleyTerryFull

    return BradleyTerryFull(mu=MIDDLE, sigma=350.0, beta=BETA, tau=DRIFT)
