"""Grading: what a decision has lost, how that is called, and what comes of it for a seat in a whole match.

A loss is told only as far as it is certain. The action that was played and the best one are weighed against each other
several times, each time with other luck; of the mean difference its standard error is taken off. What is left is the
loss, in chance to win.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from herna.engine.game import State

from .report import Grade, Moment, SeatReview
from .weighing import WEIGHINGS, Searching, Values

GRADES: tuple[tuple[Grade, float], ...] = (("blunder", 0.15), ("mistake", 0.07), ("inaccuracy", 0.03))  # losses
NOTHING = 0.003  # a loss that is none
HALF = 0.15  # the loss that halves the accuracy of a decision
MOST_POINTS, LEAST_TURN = 3, 0.05  # turning points: how many, and what one has to change at least


def loss_of(
    judge: Searching, view: State, best: Sequence[int], played: Sequence[int], chance: Callable[[Values], float]
) -> float:
    """By how much the best line is better for the seat that acts than the one that was played."""
    gaps: list[float] = []
    for number in range(WEIGHINGS):
        better, worse = judge.weigh(view, best, number), judge.weigh(view, played, number)
        if better is None or worse is None:
            return 0.0
        gaps.append(chance(better) - chance(worse))
        if _is_settled(gaps):
            break
    return certain(gaps)


def certain(gaps: Sequence[float]) -> float:
    """What of the mean difference is certain: less its standard error. A single difference is certain only if small."""
    if len(gaps) < 2:
        return 0.0
    loss = statistics.fmean(gaps) - _error(gaps)
    return loss if loss >= NOTHING else 0.0


def _is_settled(gaps: Sequence[float]) -> bool:
    """Whether more weighings are not worth their time: there is hardly a difference, or it is known well."""
    if len(gaps) == 1:
        return gaps[0] < NOTHING
    error, mean = _error(gaps), statistics.fmean(gaps)
    return mean + error < NOTHING or (len(gaps) >= 3 and error < max(0.1 * mean, NOTHING / 2))


def _error(gaps: Sequence[float]) -> float:
    return statistics.stdev(gaps) / math.sqrt(len(gaps))


def grade_of(loss: float) -> Grade:
    if loss == 0.0:
        return "best"
    return next((grade for grade, least in GRADES if loss >= least), "good")


def accuracy_of(losses: Sequence[float]) -> float | None:
    """From 0 to 100: the mean over decisions, each 100 without a loss and half as much for every 15 points lost."""
    return 100 * statistics.fmean(0.5 ** (loss / HALF) for loss in losses) if losses else None


def seat_review(moments: Sequence[Moment], seat: int) -> SeatReview:
    luck = sum((moment.luck[seat] for moment in moments if moment.luck is not None), 0.0)
    decisions = [moment.decision for moment in moments if moment.decision is not None and moment.seat == seat]
    losses = [decision.loss for decision in decisions if decision.grade != "only"]
    return SeatReview(
        decisions=len(losses),
        accuracy=accuracy_of(losses),
        skill=0.0 - sum(losses),
        luck=luck,
        grades=dict(Counter(decision.grade for decision in decisions)),
    )


def turning_points(moments: Iterable[Moment]) -> tuple[int, ...]:
    """The steps that changed most: what a decision lost, or what chance brought or took."""
    weights = {moment.ply: _weight(moment) for moment in moments}
    heavy = sorted((ply for ply, weight in weights.items() if weight >= LEAST_TURN), key=lambda ply: -weights[ply])
    return tuple(heavy[:MOST_POINTS])


def _weight(moment: Moment) -> float:
    if moment.decision is not None:
        return moment.decision.loss
    return max(map(abs, moment.luck), default=0.0) if moment.luck is not None else 0.0
