"""Duel: two bots against each other, with the same dice when they swap seats.

The first bot has one seat, each in turn, and the second bot has the others; or both have about half of the seats, in
every arrangement in turn.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, TypeVar

from herna.bots import make
from herna.bots.chances import win_share
from herna.engine import journal
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.engine.match import Match

from .engines import Engine
from .series import Pairing, play_all

Number = TypeVar("Number", int, float)
Z95 = 1.959964


@dataclass(frozen=True)
class Ended:
    """What a game adds to the result, and its file."""

    payoffs: dict[str, float]
    scores: dict[str, int]
    actions: int
    file: str


def tell(match: Match) -> Ended:
    payoffs, scores, actions = match.payoffs(), match.scores(), match.ply
    match.close()
    return Ended(payoffs, scores, actions, journal.dumps(match))


@dataclass
class DuelResult:
    """How the first bot did. A game scores its share of the win: 1 alone, 1/2 in a draw of two.

    If both have several seats, their best seats are compared.
    """

    game: str
    first: str
    second: str
    seats: int
    simulations: int | None
    seconds_to_think: float | None
    seed: int
    options: dict[str, Any]
    mixed: bool = False
    wins: int = 0
    draws: int = 0
    losses: int = 0
    points: float = 0.0
    actions: int = 0
    seconds: float = 0.0
    by_seat: dict[str, list[float]] = field(default_factory=dict)
    margins: list[int] = field(default_factory=list)  # the first bot's points minus those of the best other seat
    own_points: list[int] = field(default_factory=list)  # of each seat
    other_points: list[int] = field(default_factory=list)

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        return self.points / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)

    def margin(self) -> tuple[float, float]:
        """The mean, and half the width of its 95 % interval."""
        return mean_and_half_width(self.margins)

    def first_seats(self, number: int) -> tuple[int, ...]:
        """Where the first bot sits in a game of the series."""
        if not self.mixed:
            return (number % self.seats,)
        ways = list(combinations(range(self.seats), self.seats // 2))
        chosen = ways[number // 2 % len(ways)]
        return chosen if number % 2 == 0 else tuple(seat for seat in range(self.seats) if seat not in chosen)

    def dice(self, number: int) -> int:
        """The same dice until everybody has had every seat, or both sides have swapped."""
        return number // (2 if self.mixed else self.seats)

    def add(self, ended: Ended, seats: tuple[int, ...]) -> None:
        payoffs = list(ended.payoffs.values())[: self.seats]  # an organiser has none
        share = beating_share(payoffs, seats) if self.mixed else win_share(payoffs, seats[0])
        self.wins += share == 1
        self.draws += 0 < share < 1
        self.losses += share == 0
        self.points += share
        self.actions += ended.actions
        names, scores = list(ended.scores), list(ended.scores.values())[: self.seats]
        for seat in seats:
            self.by_seat.setdefault(names[seat], []).append(share)
        own, others = apart(scores, seats)
        self.margins.append(max(own) - max(others, default=0))
        self.own_points += own
        self.other_points += others

    def json(self) -> dict[str, Any]:
        low, high = self.interval()
        margin, half = self.margin()
        return {
            "game": self.game,
            "first": self.first,
            "second": self.second,
            "seats": self.seats,
            "mixed": self.mixed,
            "simulations": self.simulations,
            "seconds_to_think": self.seconds_to_think,
            "seed": self.seed,
            "options": self.options,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": self.score,
            "interval95": [low, high],
            "score_by_seat": {seat: sum(scores) / len(scores) for seat, scores in sorted(self.by_seat.items())},
            "margin": margin,
            "margin_interval95": [margin - half, margin + half],
            "own_points": mean(self.own_points),
            "other_points": mean(self.other_points),
            "actions_per_game": self.actions / self.games,
            "games_per_second": self.games / self.seconds,
            "actions_per_second": self.actions / self.seconds,
        }

    def text(self) -> str:
        low, high = self.interval()
        margin, half = self.margin()
        seats = ", ".join(f"as {seat} {sum(x) / len(x):.1%}" for seat, x in sorted(self.by_seat.items()))
        others = self.second if self.mixed or self.seats == 2 else f"{self.seats - 1} x {self.second}"
        par = 1 / 2 if self.mixed else 1 / self.seats
        return (
            f"{self.first} v {others}: {self.wins} won, {self.draws} drawn, {self.losses} lost of {self.games}\n"
            f"score {self.score:.1%}, 95 % interval {low:.1%} to {high:.1%}, par {par:.0%} ({seats})\n"
            f"margin {margin:+.2f} ± {half:.2f} over the best other, {mean(self.own_points):.1f} points a seat v "
            f"{mean(self.other_points):.1f}\n"
            f"{self.games / self.seconds:.2f} games/s, {self.actions / self.seconds:,.0f} actions/s, "
            f"{self.actions / self.games:.0f} actions a game"
        )


def beating_share(payoffs: list[float], seats: tuple[int, ...]) -> float:
    """1 if the best of these seats ranks above the best of the others, 1/2 if they are tied, else 0."""
    own, others = map(max, apart(payoffs, seats))
    return 0.5 if own == others else float(own > others)


def apart(values: list[Number], seats: tuple[int, ...]) -> tuple[list[Number], list[Number]]:
    """The values of these seats, and those of the others."""
    others = [value for seat, value in enumerate(values) if seat not in seats]
    return [values[seat] for seat in seats], others


def mean(values: list[int]) -> float:
    return sum(values) / max(1, len(values))


def mean_and_half_width(values: list[int]) -> tuple[float, float]:
    """The mean of a sample and half the width of its normal 95 % interval."""
    middle = mean(values)
    if len(values) < 2:
        return middle, math.inf
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return middle, Z95 * math.sqrt(variance / len(values))


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a mean score; draws make it a little too wide, never too narrow."""
    score = points / games
    share = Z95**2 / games
    centre = (score + share / 2) / (1 + share)
    half = Z95 * math.sqrt(score * (1 - score) / games + share / (4 * games)) / (1 + share)
    return max(0.0, centre - half), min(1.0, centre + half)


def run(
    game: Game,
    first: str,
    second: str,
    *,
    games: int,
    simulations: int | None,
    seconds: float | None = None,
    seed: int,
    out: Path | None,
    options: Mapping[str, object],
    seats: int | None,
    mixed: bool = False,
    on: Engine | None = None,
    progress: Callable[[int, int], None],
) -> DuelResult:
    """Play the series; `simulations` makes it exactly repeatable, `seconds` changes the time per action."""
    count = game.read_seats(seats, game.read_options(options))
    if mixed and count < 2:
        raise BadOption(f"one player of {game.title} cannot sit mixed with another")
    report = DuelResult(game.name, first, second, count, simulations, seconds, seed, game.read_options(options), mixed)
    (
        make(game, first, simulations, seconds),
        make(game, second, simulations, seconds),
    )  # report a wrong name before the first game
    pairings = [_pairing(report, number) for number in range(games)]
    start = time.perf_counter()
    progress(0, games)
    ended = {}
    for number, what in play_all(game, pairings, (count, options), tell, on):
        ended[number] = what
        if out is not None:
            journal.keep(out / f"{number:05d}.herna", what.file)
        progress(len(ended), games)
    for number in range(games):
        report.add(ended[number], report.first_seats(number))
    report.seconds = time.perf_counter() - start
    return report


def _pairing(series: DuelResult, number: int) -> Pairing:
    own = series.first_seats(number)
    levels = [series.first if seat in own else series.second for seat in range(series.seats)]
    return Pairing(
        seed=series.seed * 1_000_003 + series.dice(number),
        players=tuple(levels),
        simulations=series.simulations,
        seconds=series.seconds_to_think,
    )
