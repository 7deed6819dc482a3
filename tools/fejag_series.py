"""Series of quick FEJAG campaigns between two levels of bots, on all cores: python tools/fejag_series.py hard easy.

Two seats are of one level and three of the other, all ten ways in turn, the majority changing; with --lone the first
level has one seat, each in turn. Every campaign has a map of its own. The first level beats the second in a campaign
if its best team ranks before the other's best (a shared rank counts half).
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from multiprocessing import get_context
from typing import Any

import herna
from herna.bots import make
from herna.lab.duel import wilson
from herna.lab.series import cores, thought

SEATS = range(5)
NEVER = 99  # the day on which something happened that did not


@dataclass
class Campaign:
    """What one campaign came to."""

    levels: Sequence[str]
    payoffs: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    found: int = NEVER  # the day on which a frog or a figure first lit the temple
    lit: int = NEVER  # the day on which a figure that stays first did
    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))

    def best(self, level: str) -> float:
        return max(payoff for payoff, of in zip(self.payoffs, self.levels, strict=True) if of == level)


def seating(first: str, second: str, lone: bool, number: int) -> list[str]:
    if lone:
        return [first if seat == number % 5 else second for seat in SEATS]
    pair = list(combinations(SEATS, 2))[number % 10]
    few, many = (first, second) if number % 2 == 0 else (second, first)
    return [few if seat in pair else many for seat in SEATS]


def campaign(number: int, asked: argparse.Namespace) -> Campaign:
    game = herna.game("fejag")
    result = Campaign(seating(asked.first, asked.second, asked.lone, number))
    seed = asked.seed + number
    match = game.match(seed=seed, ranks="effort", map=asked.map)
    bots = [make(game, level) for level in result.levels]
    while not match.over:
        seat = match.seat
        view = game.observed(match.state, seat)
        start = time.perf_counter()
        action = bots[seat].choose(view, thought(seed, seat, match.ply))
        result.times[result.levels[seat]].append(time.perf_counter() - start)
        match.play(action)
        s = match.state[0]
        if s.frog_team >= 0 or s.first_team >= 0:
            result.found = min(result.found, int(s.day))
        if s.first_team >= 0:
            result.lit = min(result.lit, int(s.day))
    result.payoffs = list(match.payoffs().values())
    result.points = list(match.scores().values())
    return result


def share(points: float, games: int) -> dict[str, Any]:
    return {"share": points / games, "interval95": wilson(points, games)}


def summary(asked: argparse.Namespace, played: list[Campaign]) -> dict[str, Any]:
    above = firsts = 0.0
    points: dict[str, list[int]] = defaultdict(list)
    times: dict[str, list[float]] = defaultdict(list)
    for c in played:
        best = c.best(asked.first), c.best(asked.second)
        above += 1.0 if best[0] > best[1] else 0.5 if best[0] == best[1] else 0.0
        tops = [level for payoff, level in zip(c.payoffs, c.levels, strict=True) if payoff == max(c.payoffs)]
        firsts += tops.count(asked.first) / len(tops)
        for level, of_team in zip(c.levels, c.points, strict=True):
            points[level].append(of_team)
        for level, of_actions in c.times.items():
            times[level] += of_actions
    games = len(played)
    return {
        "series": f"{asked.first} v {asked.second}",
        "seating": "one against four" if asked.lone else "two and three",
        "map": asked.map,
        "seed": asked.seed,
        "campaigns": games,
        "beats": share(above, games),
        "first_places": share(firsts, games),
        "points": {level: sum(p) / len(p) for level, p in points.items()},
        "temple_found_by_day_6": share(sum(c.found <= 6 for c in played), games),
        "temple_lit_by_day_6": share(sum(c.lit <= 6 for c in played), games),
        "days_found": dict(sorted(Counter(c.found for c in played).items())),
        "milliseconds_per_action": {level: 1e3 * sum(t) / len(t) for level, t in times.items()},
        "longest_seconds": {level: max(t) for level, t in times.items()},
        "actions": sum(map(len, times.values())) / games,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--lone", action="store_true")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--map", default="21 normal")
    parser.add_argument("--seed", type=int, default=2026)
    asked = parser.parse_args()
    campaign(0, asked)  # compiled once, before all processes ask for it
    with get_context("spawn").Pool(cores()) as pool:
        played = pool.map(partial(campaign, asked=asked), range(asked.games), chunksize=1)
    print(json.dumps(summary(asked, played)), flush=True)


if __name__ == "__main__":
    main()
