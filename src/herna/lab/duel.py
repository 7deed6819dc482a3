"""Duel: two bots against each other, every seat taken by each with the same dice."""

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
    """How the first bot fared. A game scores (payoff + 1) / 2: a win 1, a draw 1/2."""

    game: str
    first: str
    second: str
    simulations: int | None
    seed: int
    options: dict[str, Any]
    wins: int = 0
    draws: int = 0
    losses: int = 0
    points: float = 0.0
    actions: int = 0
    seconds: float = 0.0
    by_seat: dict[str, list[float]] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return self.wins + self.draws + self.losses

    @property
    def score(self) -> float:
        return self.points / self.games

    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)

    def add(self, seat: str, payoff: float, actions: int) -> None:
        self.wins += payoff > 0
        self.draws += payoff == 0
        self.losses += payoff < 0
        self.points += (payoff + 1) / 2
        self.actions += actions
        self.by_seat.setdefault(seat, []).append((payoff + 1) / 2)

    def json(self) -> dict[str, Any]:
        low, high = self.interval()
        return {
            "game": self.game,
            "first": self.first,
            "second": self.second,
            "simulations": self.simulations,
            "seed": self.seed,
            "options": self.options,
            "games": self.games,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": self.score,
            "interval95": [low, high],
            "score_by_seat": {seat: sum(scores) / len(scores) for seat, scores in sorted(self.by_seat.items())},
            "actions_per_game": self.actions / self.games,
            "games_per_second": self.games / self.seconds,
            "actions_per_second": self.actions / self.seconds,
        }

    def text(self) -> str:
        low, high = self.interval()
        seats = ", ".join(f"as {seat} {sum(x) / len(x):.1%}" for seat, x in sorted(self.by_seat.items()))
        return (
            f"{self.first} v {self.second}: {self.wins} won, {self.draws} drawn, {self.losses} lost of {self.games}\n"
            f"score {self.score:.1%}, 95 % interval {low:.1%} to {high:.1%} ({seats})\n"
            f"{self.games / self.seconds:.2f} games/s, {self.actions / self.seconds:,.0f} actions/s, "
            f"{self.actions / self.games:.0f} actions a game"
        )


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
    seed: int,
    out: Path | None,
    options: Mapping[str, object],
    seats: int | None,
    progress: Callable[[int, int], None],
) -> Report:
    """Play the series; `simulations` instead of time makes it exactly repeatable."""
    count = game.read_seats(seats)
    report = Report(game.name, first, second, simulations, seed, game.read_options(options))
    make(game, first, simulations), make(game, second, simulations)  # a wrong name is told before the first game
    pairings = [_pairing(game, report, number, count) for number in range(games)]
    start = time.perf_counter()
    progress(0, games)
    for done, (number, match) in enumerate(play_all(game, pairings, count, options), start=1):
        seat = number % count
        name, payoff = list(match.payoffs().items())[seat]
        report.add(name, payoff, match.ply)
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
        table=lambda: [make(game, level, series.simulations) for level in levels],
    )


def _keep(match: Match, path: Path) -> None:
    match.close()
    journal.write(path, match)
