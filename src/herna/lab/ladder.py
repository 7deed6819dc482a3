"""Ladder: every level of a game against every other, and a rating for each.

Each pair plays a series in which both have about half of the seats and swap them with the same dice. Ratings follow the
Bradley-Terry model as Weng and Lin update it (openskill), in points of Elo above the weakest; intervals come from
series drawn again from the games that were played. Where seats win or lose together nobody can be beaten: there every
level plays all seats of the same matches, and its share of wins counts.

A series can be kept in a file while it is played. If that file is there already, its games are not played again.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

from herna.bots import levels, make, versions
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.engine.match import Match

from .duel import DuelResult, beating_share, wilson
from .engines import Engine
from .records import Book
from .series import Pairing, play_all

REDRAWN = 200  # series, for the intervals
ORDERS = 20  # in which the games are rated: the last ones of each weigh more
ELO = 400 / math.log(10)  # points for each unit of the logistic scale
Pair = tuple[str, str]


@dataclass(frozen=True)
class Rung:
    """One level on the ladder: its rating, or its share of wins where all win together; with a 95 % interval."""

    level: str
    games: int
    score: float  # mean over all its games
    rating: float
    low: float
    high: float


@dataclass
class Ladder:
    game: Game
    players: tuple[str, ...]
    seats: int
    simulations: int | None
    seed: int
    options: dict[str, Any]
    played: dict[Pair, dict[int, float]] = field(default_factory=dict)  # by pair and number, the share of the first

    def rungs(self) -> list[Rung]:
        """The strongest first."""
        rungs = self._shares() if self.game.cooperative else self._ratings()
        return sorted(rungs, key=lambda rung: -rung.rating)

    def _shares(self) -> Iterator[Rung]:
        for level in self.players:
            shares = self.played[level, level].values()
            low, high = wilson(sum(shares), len(shares))
            share = sum(shares) / len(shares)
            yield Rung(level, len(shares), share, share, low, high)

    def _ratings(self) -> Iterator[Rung]:
        luck = random.Random(self.seed)
        rated = rate(self.players, self.played, luck)
        redrawn = [rate(self.players, _redraw(self.played, luck), luck, orders=1) for _ in range(REDRAWN)]
        for level in self.players:
            low, high = _middle(sorted(each[level] for each in redrawn))
            shares = list(self._shares_of(level))
            yield Rung(level, len(shares), sum(shares) / len(shares), rated[level], low, high)

    def _shares_of(self, level: str) -> Iterator[float]:
        for (first, second), games in self.played.items():
            if level == first:
                yield from games.values()
            elif level == second:
                yield from (1 - share for share in games.values())

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "seats": self.seats,
            "simulations": self.simulations,
            "seed": self.seed,
            "options": self.options,
            "rungs": [vars(rung) for rung in self.rungs()],
            "pairs": [
                {"first": first, "second": second, "games": len(games), "score": sum(games.values()) / len(games)}
                for (first, second), games in self.played.items()
            ],
        }

    def table(self) -> str:
        """The ladder as a table in Markdown."""
        rungs = self.rungs()
        if self.game.cooperative:
            rows = [
                f"| {r.level} | {r.games} | {r.score:.1%} | {100 * r.low:.1f} - {100 * r.high:.1f} |" for r in rungs
            ]
            return "\n".join(("| level | matches | won | 95 % interval |", "|---|---|---|---|", *rows))
        rows = [
            f"| {r.level} | {r.rating:.0f} | {r.low:.0f} - {r.high:.0f} | {r.games} | {r.score:.1%} | "
            + " | ".join(self._against(r.level, other.level) for other in rungs)
            + " |"
            for r in rungs
        ]
        head = "| level | rating | 95 % interval | games | score | " + " | ".join(f"v {r.level}" for r in rungs) + " |"
        return "\n".join((head, "|---" * (5 + len(rungs)) + "|", *rows))

    def _against(self, level: str, other: str) -> str:
        for pair, first in (((level, other), True), ((other, level), False)):
            if games := self.played.get(pair):
                score = sum(games.values()) / len(games)
                return f"{score if first else 1 - score:.0%}"
        return ""


def rate(
    players: Sequence[str], played: Mapping[Pair, Mapping[int, float]], luck: random.Random, orders: int = ORDERS
) -> dict[str, float]:
    """Points of Elo above the weakest: means over some orders of the games."""
    try:
        from openskill.models import BradleyTerryFull
    except ImportError:
        raise BadOption("ratings need openskill, which is not installed; `pip install openskill` adds it") from None
    model = BradleyTerryFull(tau=0.0)  # bots do not change while they play
    games = [(pair, share) for pair, shares in played.items() for share in shares.values()]
    totals = dict.fromkeys(players, 0.0)
    for _ in range(orders):
        ratings = {level: model.rating(name=level) for level in players}
        for (first, second), share in luck.sample(games, len(games)):
            ranks = [1 - share, share]  # the lower is the better
            [[ratings[first]], [ratings[second]]] = model.rate([[ratings[first]], [ratings[second]]], ranks=ranks)
        for level in players:
            totals[level] += ratings[level].mu
    unit = ELO / (math.sqrt(2) * model.beta * orders)
    least = min(totals.values())
    return {level: unit * (total - least) for level, total in totals.items()}


def _redraw(played: Mapping[Pair, Mapping[int, float]], luck: random.Random) -> dict[Pair, dict[int, float]]:
    """As many games, drawn from those that were played; the games with the same dice stay together."""
    redrawn = {}
    for pair, shares in played.items():
        dice: dict[int, list[float]] = {}
        for number, share in shares.items():
            dice.setdefault(number // 2, []).append(share)
        drawn = luck.choices(list(dice.values()), k=len(dice))
        redrawn[pair] = dict(enumerate(share for shares in drawn for share in shares))
    return redrawn


def _middle(ordered: Sequence[float]) -> tuple[float, float]:
    """The middle 95 %."""
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]


def run(
    game: Game,
    *,
    players: Sequence[str] = (),
    games: int,
    simulations: int | None,
    seed: int,
    options: Mapping[str, object],
    seats: int | None,
    kept: Path | None = None,
    on: Engine | None = None,
    progress: Callable[[int, int], None],
) -> Ladder:
    """Let all play: the levels of the game and its former versions, unless others are named. `games` for each pair."""
    chosen = tuple(players) or (*levels(game), *versions(game))
    if len(set(chosen)) != len(chosen) or len(chosen) < 2:
        raise BadOption("a ladder needs at least two bots, each named once")
    for level in chosen:
        make(game, level, simulations)  # report a wrong name before the first game
    count = game.read_seats(seats, game.read_options(options))
    ladder = Ladder(game, chosen, count, simulations, seed, game.read_options(options))
    pairs = [(each, each) for each in chosen] if game.cooperative else list(combinations(chosen, 2))
    ladder.played = {pair: {} for pair in pairs}
    series = {
        "game": game.name,
        "seats": count,
        "simulations": simulations,
        "seed": seed,
        "options": ladder.options,
    }
    book = Book(kept, series)
    for first, second, number, share in book.known:
        if (first, second) in ladder.played:
            ladder.played[first, second][number] = share
    todo = [(pair, n) for n in range(games) for pair in pairs if n not in ladder.played[pair]]
    total = games * len(pairs)
    progress(total - len(todo), total)
    pairings = [_pairing(ladder, pair, n) for pair, n in todo]
    results = play_all(game, pairings, (count, options), Match.payoffs, on)
    for done, (i, ended) in enumerate(results, start=total - len(todo) + 1):
        pair, number = todo[i]
        payoffs = list(ended.values())[:count]
        share = (payoffs[0] + 1) / 2 if game.cooperative else beating_share(payoffs, _seats(ladder, number))
        ladder.played[pair][number] = share
        book.add([(*pair, number, share)])
        progress(done, total)
    ladder.played = {pair: dict(sorted(shares.items())) for pair, shares in ladder.played.items()}
    return ladder


def _seats(ladder: Ladder, number: int) -> tuple[int, ...]:
    series = DuelResult(ladder.game.name, "", "", ladder.seats, None, None, ladder.seed, {}, mixed=True)
    return series.first_seats(number)


def _pairing(ladder: Ladder, pair: Pair, number: int) -> Pairing:
    first, second = pair
    own = _seats(ladder, number) if first != second else ()
    players = tuple(first if seat in own else second for seat in range(ladder.seats))
    dice = number if ladder.game.cooperative else number // 2
    return Pairing(
        seed=ladder.seed * 1_000_003 + dice,
        players=players,
        simulations=ladder.simulations,
    )
