"""Balance: a long series between bots, and what it says about the game itself."""

from __future__ import annotations

import time
from collections import Counter as Counts
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from herna.bots import make
from herna.engine.census import Counter, Tally
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.engine.match import Match

from .duel import wilson
from .engines import Engine
from .series import Pairing, play_all
from .trials import DECISIONS, sides_of


@dataclass
class Choice:
    """How often a thing was taken, and how well those who took it did."""

    taken: int = 0
    matches: int = 0  # with at least one taken
    points: float = 0.0

    @property
    def score(self) -> float:
        return self.points / self.taken

    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.taken)


@dataclass(frozen=True)
class Ended:
    """What a match adds to the balance."""

    payoffs: dict[str, float]
    scores: dict[str, int]
    tally: Tally


@dataclass
class Balance:
    """Everything that was counted. A match scores (payoff + 1) / 2 for a seat: 1 for a win, 1/2 for a draw."""

    game: Game
    bots: tuple[str, ...]
    simulations: int | None
    seed: int
    options: dict[str, Any]
    counters: tuple[Counter, ...] = ()
    matches: int = 0
    seconds: float = 0.0
    points: dict[str, float] = field(default_factory=dict)
    wins: Counts[str] = field(default_factory=Counts)
    won: list[dict[str, bool]] = field(default_factory=list)  # in each match
    scores: dict[str, list[int]] = field(default_factory=dict)
    numbers: dict[str, list[float]] = field(default_factory=dict)
    counts: dict[str, Counts[str]] = field(default_factory=dict)
    choices: dict[str, dict[str, Choice]] = field(default_factory=dict)

    def add(self, ended: Ended) -> None:
        payoffs, scores = ended.payoffs, ended.scores
        self.matches += 1
        self.won.append({seat: payoffs[seat] == 1 for seat in list(payoffs)[: len(self.bots)]})
        for seat in list(payoffs)[: len(self.bots)]:  # an organiser plays for nobody
            self.points[seat] = self.points.get(seat, 0.0) + (payoffs[seat] + 1) / 2
            self.wins[seat] += payoffs[seat] == 1
            self.scores.setdefault(seat, []).append(scores[seat])
        self._add_tally(ended.tally, list(payoffs.values()))

    def _add_tally(self, tally: Tally, payoffs: list[float]) -> None:
        for name, value in tally.numbers.items():
            self.numbers.setdefault(name, []).append(value)
        for name, counted in tally.counts.items():
            self.counts.setdefault(name, Counts()).update(counted)
        for name, taken in tally.choices.items():
            things = self.choices.setdefault(name, {})
            for thing, seat in taken:
                choice = things.setdefault(thing, Choice())
                choice.taken += 1
                choice.points += (payoffs[seat] + 1) / 2
            for thing in {thing for thing, _ in taken}:
                things[thing].matches += 1

    def sides(self) -> dict[str, str]:
        """Who is shown, and the seat that stands for them: where all win together, the team is one."""
        return sides_of(self.game, self.won)

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "bots": list(self.bots),
            "simulations": self.simulations,
            "seed": self.seed,
            "options": self.options,
            "matches": self.matches,
            "seconds": self.seconds,
            "seats": {
                seat: {
                    "won": self.wins[seat] / self.matches,
                    "won_interval95": wilson(self.wins[seat], self.matches),
                    "score": points / self.matches,
                    "score_interval95": wilson(points, self.matches),
                }
                for seat, points in self.points.items()
            },
            "sides": self.sides(),
            "numbers": {name: sum(values) / len(values) for name, values in self.numbers.items()},
            "counts": {
                name: {thing: times / self.matches for thing, times in counted.most_common()}
                for name, counted in self.counts.items()
            },
            "choices": {
                name: {
                    thing: {
                        "taken": choice.taken,
                        "share_of_matches": choice.matches / self.matches,
                        "score": choice.score,
                        "interval95": choice.interval(),
                    }
                    for thing, choice in things.items()
                }
                for name, things in self.choices.items()
            },
        }


def run(
    game: Game,
    bots: Sequence[str],
    *,
    matches: int,
    simulations: int | None,
    seed: int,
    options: Mapping[str, object],
    seats: int | None,
    on: Engine | None = None,
    progress: Callable[[int, int], None],
) -> Balance:
    """Play the series; one bot plays every seat, several bots play seat by seat."""
    count = game.read_seats(seats, game.read_options(options))
    if len(bots) not in (1, count):
        raise BadOption(f"name one bot for all seats, or one for each of the {count}; these are {len(bots)}")
    levels = tuple(bots) * count if len(bots) == 1 else tuple(bots)
    for level in set(levels):
        make(game, level, simulations)  # report a wrong name before the first match
    named = tuple(game.census.COUNTERS) if game.census else ()
    report = Balance(game, levels, simulations, seed, game.read_options(options), (DECISIONS, *named))
    pairings = [Pairing(seed * 1_000_003 + number, levels, simulations) for number in range(matches)]
    start = time.perf_counter()
    progress(0, matches)
    ended = {}
    for number, what in play_all(game, pairings, (count, options), count_match, on):
        ended[number] = what
        progress(len(ended), matches)
    for number in range(matches):
        report.add(ended[number])
    report.seconds = time.perf_counter() - start
    return report


def count_match(match: Match) -> Ended:
    tally = match.game.census.tally(match.steps()) if match.game.census else Tally()
    tally.number(DECISIONS.name, sum(ply.seat >= 0 for ply in match.line))
    return Ended(match.payoffs(), match.scores(), tally)
