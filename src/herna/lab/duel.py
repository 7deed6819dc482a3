"""Duel: two bots against each other. One seat is the first bot's, the rest the second's; every seat in turn, with the
same dice."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from herna.bots import make
from herna.engine import journal
from herna.engine.game import Game
from herna.engine.match import Match

from .series import Pairing, play_all

Z95 = 1.959964


@dataclass
class Report:
    """How the first bot fared. A game scores its share of the win: 1 alone, 1/2 in a draw of two."""

    game: str
    first: str
    second: str
    seats: int
    simulations: int | None
    seconds_to_think: float | None
    seed: int
    options: dict[str, Any]
    wins: int = 0
    draws: int = 0
    losses: int = 0
    points: float = 0.0
    actions: int = 0
    seconds: float = 0.0
    by_seat: dict[str, list[float]] = field(default_factory=dict)
    margins: list[int] = field(default_factory=list)  # the first bot's points less those of the best other seat
    own_points: list[int] = field(default_factory=list)

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

    def add(self, match: Match, seat: int) -> None:
        payoffs = list(match.payoffs().values())
        share = win_share(payoffs, seat)
        self.wins += share == 1
        self.draws += 0 < share < 1
        self.losses += share == 0
        self.points += share
        self.actions += match.ply
        scores = list(match.scores().values())
        self.by_seat.setdefault(list(match.scores())[seat], []).append(share)
        self.margins.append(scores[seat] - max(scores[:seat] + scores[seat + 1 :], default=0))
        self.own_points.append(scores[seat])

    def json(self) -> dict[str, Any]:
        low, high = self.interval()
        margin, half = self.margin()
        return {
            "game": self.game,
            "first": self.first,
            "second": self.second,
            "seats": self.seats,
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
            "own_points": sum(self.own_points) / self.games,
            "actions_per_game": self.actions / self.games,
            "games_per_second": self.games / self.seconds,
            "actions_per_second": self.actions / self.seconds,
        }

    def text(self) -> str:
        low, high = self.interval()
        margin, half = self.margin()
        seats = ", ".join(f"as {seat} {sum(x) / len(x):.1%}" for seat, x in sorted(self.by_seat.items()))
        others = self.second if self.seats == 2 else f"{self.seats - 1} x {self.second}"
        return (
            f"{self.first} v {others}: {self.wins} won, {self.draws} drawn, {self.losses} lost of {self.games}\n"
            f"score {self.score:.1%}, 95 % interval {low:.1%} to {high:.1%}, par {1 / self.seats:.0%} ({seats})\n"
            f"margin {margin:+.2f} ± {half:.2f} over the best other, {sum(self.own_points) / self.games:.1f} points\n"
            f"{self.games / self.seconds:.2f} games/s, {self.actions / self.seconds:,.0f} actions/s, "
            f"{self.actions / self.games:.0f} actions a game"
        )


def win_share(payoffs: list[float], seat: int) -> float:
    """1 for a seat that won alone or with its team, an equal share for those who are first together, else 0."""
    mine, best = payoffs[seat], max(payoffs)
    if mine >= 1 or min(payoffs) == best:
        return (mine + 1) / 2
    return 1 / payoffs.count(best) if mine == best else 0.0


def mean_and_half_width(values: list[int]) -> tuple[float, float]:
    """The mean of a sample and half the width of its normal 95 % interval."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, math.inf
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, Z95 * math.sqrt(variance / len(values))


def wilson(points: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a mean score; draws make it a little too wide, never too narrow."""
    mean = points / games
    share = Z95**2 / games
    centre = (mean + share / 2) / (1 + share)
    half = Z95 * math.sqrt(mean * (1 - mean) / games + share / (4 * games)) / (1 + share)
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
    progress: Callable[[int, int], None],
) -> Report:
    """Play the series; `simulations` instead of time makes it exactly repeatable, `seconds` is another time."""
    count = game.read_seats(seats, game.read_options(options))
    report = Report(game.name, first, second, count, simulations, seconds, seed, game.read_options(options))
    (
        make(game, first, simulations, seconds),
        make(game, second, simulations, seconds),
    )  # a wrong name is told before the first game
    pairings = [_pairing(game, report, number, count) for number in range(games)]
    start = time.perf_counter()
    progress(0, games)
    for done, (number, match) in enumerate(play_all(game, pairings, count, options), start=1):
        report.add(match, number % count)
        if out is not None:
            _keep(match, out / f"{number:05d}.herna")
        progress(done, games)
    report.seconds = time.perf_counter() - start
    return report


def _pairing(game: Game, series: Report, number: int, seats: int) -> Pairing:
    """The first bot takes each seat in turn, with the same dice, before the dice change."""
    levels = [series.first if seat == number % seats else series.second for seat in range(seats)]
    return Pairing(
        seed=series.seed * 1_000_003 + number // seats,
        players=tuple(levels),
        table=lambda: [make(game, level, series.simulations, series.seconds_to_think) for level in levels],
    )


def _keep(match: Match, path: Path) -> None:
    match.close()
    journal.write(path, match)
