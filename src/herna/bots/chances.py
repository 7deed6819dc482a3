"""Chances of winning, from what a bot makes of a position.

Values of a judgement are expected payoffs, not chances. How often seats that were judged at a value have won is
measured by `herna lab calibration`, which keeps what it has fitted in the game's folder: weights for each number of
seats.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from herna.engine.game import Game, State

FILE = "chances.json"
SURE = 0.98  # a value that is as good as certainty


def chances(game: Game, view: State, values: Sequence[float]) -> tuple[float, ...]:
    """How likely each seat wins, by the values of a judgement of this position; a shared win counts as its share."""
    return chances_by(weights_of(game, len(values)), game, elapsed(game, view), values)


def elapsed(game: Game, view: State) -> float:
    """How much of the match is over; half of it where the game does not say."""
    return 0.5 if game.elapsed is None else game.elapsed(view)


def chances_by(weights: Sequence[float] | None, game: Game, over: float, values: Sequence[float]) -> tuple[float, ...]:
    """The same by these weights; without any, a payoff of -1 is no chance and 1 is certainty."""
    own = [(value + 1) / 2 if weights is None else _logistic(weights, over, value) for value in values]
    if game.cooperative:  # what is fitted is the team's chance; adversaries win when it loses
        return tuple(own[0] if value == values[0] else 1 - own[0] for value in values)
    total = sum(own)
    return tuple(each / total if total else 1 / len(own) for each in own)


def win_share(payoffs: Sequence[float], seat: int) -> float:
    """1 for a seat that won alone or with its team, an equal share for seats tied for first place, else 0."""
    mine, best = payoffs[seat], max(payoffs)
    if mine >= 1 or min(payoffs) == best:
        return (mine + 1) / 2
    return 1 / payoffs.count(best) if mine == best else 0.0


def features(over: float, value: float) -> tuple[float, ...]:
    """What the weights are for: the longer a match, the more a value says, and near certainty small steps say much."""
    return 1.0, value, over, value * over, math.atanh(min(max(value, -SURE), SURE))


def rises(weights: Sequence[float]) -> bool:
    """Whether by these weights a better value is never less of a chance."""
    _, value, _, later, odds = weights
    steepness = [1 / (1 - at * at) for at in (0.0, SURE)]  # of the last feature
    return all(value + later * over + odds * steep >= 0 for over in (0, 1) for steep in steepness)


def _logistic(weights: Sequence[float], over: float, value: float) -> float:
    # Weights that were fitted when there were fewer features say nothing of the last ones.
    total = sum(weight * feature for weight, feature in zip(weights, features(over, value), strict=False))
    return 1 / (1 + math.exp(-min(max(total, -30.0), 30.0)))


def weights_of(game: Game, seats: int) -> Sequence[float] | None:
    """What was fitted for this game with this many seats, or None."""
    return None if game.folder is None else _stored(game.folder / FILE).get(str(seats))


@cache
def _stored(file: Path) -> dict[str, list[float]]:
    if not file.exists():
        return {}
    weights: dict[str, list[float]] = json.loads(file.read_text(encoding="utf-8"))["weights"]
    return weights
