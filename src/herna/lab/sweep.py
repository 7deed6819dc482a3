"""Sweep: one number of a game takes several values, and bots play them with the same luck.

>>> import herna
>>> from herna.lab.sweep import sweep
>>> found = sweep(herna.game("four_in_a_row"), "line", (3, 4), bots=("random",), within=None, most=10)
>>> [point.matches for point in found.points()]
[10, 10]
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from herna.engine.census import Counter
from herna.engine.errors import BadOption
from herna.engine.game import Game

from . import plots
from .compare import FEWEST, Series, check_bots, next_size
from .duel import Z95, wilson
from .engines import Engine
from .trials import CHANGES, DECIDED, DECISIONS, DECISIVE, Outcome, Trial, Trials, sides_of
from .variants import Variant, variant

MOST_VALUES = 100
RANGE = re.compile(r"(-?\d+(?:\.\d+)?)\.\.(-?\d+(?:\.\d+)?)(?:/(\d+(?:\.\d+)?))?")
Number = int | float


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    value: float
    low: float
    high: float

    def json(self) -> dict[str, Any]:
        return {"mean": self.value, "interval95": (self.low, self.high)}


@dataclass(frozen=True)
class Point:
    """What matches with one value say."""

    value: Number
    matches: int
    chances: dict[str, Mean]
    numbers: dict[str, Mean]

    def json(self) -> dict[str, Any]:
        return {
            "value": self.value,
            "matches": self.matches,
            "chances": {name: each.json() for name, each in self.chances.items()},
            "numbers": {name: each.json() for name, each in self.numbers.items()},
        }


@dataclass
class Sweep:
    game: Game
    name: str
    values: tuple[Number, ...]
    variants: tuple[Variant, ...]
    bots: tuple[str, ...]
    simulations: int | None
    seed: int
    within: float | None
    outcomes: dict[Trial, Outcome] = field(default_factory=dict)
    seconds: float = 0.0

    def of(self, place: int) -> list[Outcome]:
        found: list[Outcome] = []
        while (outcome := self.outcomes.get(Trial(place, len(found)))) is not None:
            found.append(outcome)
        return found

    def counters(self) -> tuple[Counter, ...]:
        own = tuple(self.game.census.COUNTERS) if self.game.census else ()
        return (DECISIONS, CHANGES, DECIDED, DECISIVE, *(each for each in own if each.kind == "number"))

    def points(self) -> list[Point]:
        played = [self.of(place) for place in range(len(self.values))]
        sides = sides_of(self.game, [each.shares for matches in played for each in matches])
        return [
            Point(
                value,
                len(matches),
                {name: _share([each.shares[seat] for each in matches]) for name, seat in sides.items()},
                self._numbers(matches),
            )
            for value, matches in zip(self.values, played, strict=True)
            if matches
        ]

    def _numbers(self, matches: Sequence[Outcome]) -> dict[str, Mean]:
        found = {}
        for counter in self.counters():
            values = [each.numbers[counter.name] for each in matches if counter.name in each.numbers]
            if values:
                found[counter.name] = _mean(values)
        return found

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "name": self.name,
            "setting": self.variants[0].json(),
            "bots": list(self.bots),
            "simulations": self.simulations,
            "seed": self.seed,
            "within": self.within,
            "seconds": self.seconds,
            "points": [point.json() for point in self.points()],
        }

    def text(self) -> str:
        """A line for each value: chances, length, changes of the lead."""
        titles = {counter.name: counter.title.lower() for counter in self.counters()}
        lines = []
        for point in self.points():
            shown = [
                f"{name} {100 * each.value:.1f} % ({100 * each.low:.1f} to {100 * each.high:.1f})"
                for name, each in point.chances.items()
            ]
            shown += [f"{titles[name]} {each.value:.1f}" for name, each in point.numbers.items()]
            lines.append(f"{self.name}={point.value:g}  {point.matches} matches: " + ", ".join(shown))
        return "\n".join(lines)

    def page(self) -> str:
        """Curves over the values, as one HTML page."""
        points = self.points()
        facts = {
            "Varied": f"{self.name} from {self.values[0]:g} to {self.values[-1]:g}",
            "Played": f"{sum(point.matches for point in points):,} matches in {self.seconds:,.0f} s",
            "Bots": plots.players(self.bots, self.simulations),
            "Luck": f"seed {self.seed}",
            "Rules": self.game.rules,
        }
        sections = []
        for name in points[0].chances:
            drawn = [
                (f"{point.value:g}", 100 * each.value, 100 * each.low, 100 * each.high)
                for point in points
                for each in (point.chances[name],)
            ]
            note = "share of the win, with its 95 % interval"
            sections.append(plots.section(f"{name[:1].upper()}{name[1:]}", note, plot=plots.curve(drawn, " %")))
        for counter in self.counters():
            rows = [(point.value, point.numbers[counter.name]) for point in points if counter.name in point.numbers]
            if rows:
                plot = plots.curve([(f"{value:g}", each.value, each.low, each.high) for value, each in rows])
                sections.append(plots.section(counter.title, counter.explain, plot=plot))
        title = self.game.title
        return plots.page(f"{title}: sweep of {self.name}", f"{title}: what {self.name} changes", facts, sections)


def _share(values: Sequence[float]) -> Mean:
    points = sum(values)
    return Mean(points / len(values), *wilson(points, len(values)))


def _mean(values: Sequence[float]) -> Mean:
    count, mean = len(values), sum(values) / len(values)
    spread = math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, count - 1) / count)
    return Mean(mean, mean - Z95 * spread, mean + Z95 * spread)


def values_of(text: str) -> tuple[Number, ...]:
    """The numbers that `16..24`, `16..24/2` or `1,2,5` stands for."""
    found = RANGE.fullmatch(text)
    if found:
        low, high, step = (float(part or 1) for part in found.groups())
        count = math.floor((high - low) / step + 1e-9) + 1 if step else 0
        numbers = [low + i * step for i in range(min(count, MOST_VALUES + 1))]
    else:
        try:
            numbers = [float(part) for part in text.split(",")]
        except ValueError:
            raise BadOption(f"expected numbers like 16..24, 16..24/2 or 1,2,5, not {text!r}") from None
    if not 2 <= len(numbers) <= MOST_VALUES:
        raise BadOption(f"a sweep has 2 to {MOST_VALUES} values; {text!r} has {len(numbers)}")
    return tuple(int(number) if number == int(number) else number for number in numbers)


def sweep(
    game: Game,
    name: str,
    values: Sequence[Number],
    usual: Variant | None = None,
    *,
    bots: Sequence[str] = ("easy",),
    within: float | None = 0.03,
    most: int = 4000,
    seed: int = 0,
    simulations: int | None = None,
    on: Engine | None = None,
    kept: Path | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Sweep:
    """Play matches with each value until each chance to win is known `within` that much, but at most `most` of each."""
    variants = tuple(variant(game, [(name, f"{value:g}")], usual) for value in values)
    for each in variants:
        check_bots(game, bots, each.seats or 0, simulations)
    found = Sweep(game, name, tuple(values), variants, tuple(bots), simulations, seed, within)
    started = time.perf_counter()
    series = Series(Trials(game, variants, tuple(bots), simulations, seed, ()), found.outcomes, on, kept, progress)
    for place in range(len(variants)):
        size, more = 0, next_size(0, [], within, most)
        while more > size:
            size = more
            later = (len(variants) - place - 1) * min(FEWEST if within else most, most)
            series.play((Trial(place, number) for number in range(size)), later)
            sides = sides_of(game, [each.shares for each in found.of(place)])
            chances = [_share([each.shares[seat] for each in found.of(place)]) for seat in sides.values()]
            more = next_size(size, [(each.high - each.low) / 2 for each in chances], within, most)
    found.seconds = time.perf_counter() - started
    return found
