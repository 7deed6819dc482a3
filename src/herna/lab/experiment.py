"""Experiments: what a setting of a game is like, or how two differ, told as plain data for a page in any language.

>>> import herna
>>> from herna.lab.experiment import explore, report_of
>>> from herna.lab.variants import Variant
>>> found, ended = explore(herna.game("four_in_a_row"), [Variant()], ("random",), within=0.2, most=30)
>>> report = report_of(found, ended)
>>> report.matches, ended, [side.name for side in report.sides]
(30, 'most', ['r', 'y'])

It plays the matches of `compare`, of one variant or of two with the same luck, and can end at any time: what was played
until then is told. Every mean has its 95 % interval.
"""

from __future__ import annotations

import math
import time
from collections import Counter as Counts
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal

from herna.bots import opponents, thinking_of
from herna.engine.census import Counter, worded
from herna.engine.errors import HernaError
from herna.engine.game import Game
from herna.engine.scene import Message

from .compare import FEWEST, A, B, Comparison, Difference, Series, Use, check_bots, next_size
from .duel import Z95, wilson
from .engines import Threads
from .plots import binned
from .trials import CHANGES, DECIDED, DECISIONS, DECISIVE, TEAM, Outcome, Trial, Trials
from .variants import Variant

MOST_EFFORT = 2_000  # of a bot that plays thousands of matches
MOST_THINGS = 40  # of a counter that are told: those that differ most, or were taken most often
LOOKS = 0.5  # seconds between two looks at the intervals
EARLY = 20  # matches before an interval says anything
OWN = (DECISIONS, CHANGES, DECIDED, DECISIVE)  # counted in every game
# Known well enough; as many matches as there may be; no more time; somebody had enough.
Ended = Literal["exact", "most", "time", "stopped"]
Words = Message | str
Tell = Callable[[int, int, float], None]  # matches (or pairs), how many it may take, half the widest interval so far


class Enough(HernaError):
    """An experiment that ends before it is known well enough."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that holds it with 95 %."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Side:
    """The chances of a seat to win, or of all who win together."""

    name: str  # of the seat; nothing for the team
    a: Estimate
    b: Estimate | None
    apart: Estimate | None  # B less A


@dataclass(frozen=True)
class Bins:
    """How a number is spread over matches, as shares of them."""

    first: float
    width: float
    a: tuple[float, ...]
    b: tuple[float, ...]


@dataclass(frozen=True)
class Measure:
    """A number of each match: how long it is, how often the lead changes."""

    name: str  # of the counter
    title: Words
    percent: bool
    a: Estimate
    b: Estimate | None
    apart: Estimate | None
    bins: Bins | None  # where there is more to see than the mean


@dataclass(frozen=True)
class Thing:
    """Something that happened or was taken: how often in a match, and how those who took it fared."""

    label: Words
    a: Estimate
    b: Estimate | None
    apart: Estimate | None
    fared_a: float | None  # their mean share of the win; None of what nobody takes
    fared_b: float | None


@dataclass(frozen=True)
class Things:
    """What a counter of the census counted."""

    name: str
    title: Words
    choice: bool  # players took it
    left: int  # things that are not told
    things: tuple[Thing, ...]


@dataclass(frozen=True)
class SheetReport:
    """What an experiment has found out. Of a single variant there is no B."""

    ended: Ended
    matches: int  # of each variant
    seconds: float
    half: float  # the widest interval of a chance to win, to one side
    sides: tuple[Side, ...]
    figures: tuple[Measure, ...]
    uses: tuple[Things, ...]


# --- playing ------------------------------------------------------------------------------------------------------


def levels(game: Game) -> tuple[str, ...]:
    """The levels that can play thousands of matches, the weakest first."""
    quick = [name for name in opponents(game) if _effort(game, name) <= MOST_EFFORT]
    return tuple(quick) or opponents(game)[:1]


def _effort(game: Game, level: str) -> int:
    return thinking_of(game, level).simulations


def explore(
    game: Game,
    variants: Sequence[Variant],
    bots: Sequence[str],
    *,
    within: float,
    most: int,
    seed: int = 0,
    seconds: float = math.inf,
    tell: Tell = lambda done, total, half: None,
    stop: Callable[[], bool] = lambda: False,
) -> tuple[Comparison, Ended]:
    """Play until each chance to win is known `within` so much, on one core; at least one match, whatever its time is
    and whoever has enough. Bots think as far as their level does, not as long, so a busy machine changes nothing."""
    first, second = (each.checked(game) for each in (variants[0], variants[-1]))
    effort = _effort(game, bots[0])
    check_bots(game, bots, first.seats or 0, effort)
    found = Comparison(game, first, second, tuple(bots), effort, seed, within)
    begun, looked = time.monotonic(), -math.inf
    ended: Ended = "exact"

    def progress(done: int, total: int) -> None:
        nonlocal looked, ended
        now = time.monotonic()
        if now - looked >= LOOKS:
            looked = now
            tell(*_stand(found, most, (now - begun) / seconds))
        over = now - begun >= seconds
        if (over or stop()) and found.matches:
            ended = "time" if over else "stopped"
            raise Enough

    work = Trials(game, (first, second), found.bots, effort, seed, ())
    series = Series(work, found.outcomes, Threads(1), None, progress)
    with suppress(Enough):
        while (size := next_size(found.matches, halves(found), within, most)) > found.matches:
            played = (A,) if found.is_one else (A, B)
            series.play(Trial(variant, number) for number in range(size) for variant in played)
        ended = "exact" if max(halves(found), default=0.0) <= within else "most"
    found.seconds = time.monotonic() - begun
    return found, ended


def _stand(found: Comparison, most: int, spent: float) -> tuple[int, int, float]:
    """What is told on the way: the interval, and how many matches it may take in the time that there is."""
    done = found.matches
    if done < EARLY:
        return done, most, 1.0
    half = max(halves(found), default=0.0)
    needed = max(FEWEST, math.ceil(done * (half / (found.within or half)) ** 2))
    return done, max(done, min(most, needed, math.ceil(done / max(spent, 1e-9)))), half


def halves(found: Comparison) -> list[float]:
    """Half the width of each interval that an experiment narrows."""
    chances = found.chances().values()
    if not found.is_one:
        return [each.half for each in chances]
    return [(high - low) / 2 for low, high in (wilson(each.a * each.pairs, each.pairs) for each in chances)]


# --- telling ------------------------------------------------------------------------------------------------------


def report_of(found: Comparison, ended: Ended) -> SheetReport:
    """What was found out."""
    numbers, uses = found.numbers(), found.uses()
    return SheetReport(
        ended=ended,
        matches=found.matches,
        seconds=found.seconds,
        half=max(halves(found), default=0.0),
        sides=tuple(_side(found, name, each) for name, each in found.chances().items()),
        figures=tuple(_figure(found, each, numbers[each.name]) for each in found.counters() if each.name in numbers),
        uses=tuple(_things(found, each, uses[each.name]) for each in found.counters() if each.name in uses),
    )


def _side(found: Comparison, name: str, each: Difference) -> Side:
    a, b = (Estimate(share, *wilson(share * each.pairs, each.pairs)) for share in (each.a, each.b))
    shown = "" if name == TEAM else name
    return Side(shown, a, None, None) if found.is_one else Side(shown, a, b, _apart(each))


def _apart(each: Difference) -> Estimate:
    return Estimate(each.difference, *each.interval)


def _figure(found: Comparison, counter: Counter, each: Difference) -> Measure:
    samples = found.values(counter.name)
    a, b = map(_mean, samples)
    return Measure(
        name=counter.name,
        title="" if counter in OWN else worded(found.game.census, counter.name) or counter.title,
        percent=counter in (DECIDED, DECISIVE),
        a=a,
        b=None if found.is_one else b,
        apart=None if found.is_one else _apart(each),
        bins=None if counter == DECISIVE else _bins(samples[:1] if found.is_one else samples),
    )


def _mean(values: Sequence[float]) -> Estimate:
    """Of two values and more: one alone says nothing about its interval."""
    count = len(values)
    mean = sum(values) / count
    spread = math.sqrt(sum((each - mean) ** 2 for each in values) / (count - 1) / count)
    return Estimate(mean, mean - Z95 * spread, mean + Z95 * spread)


def _bins(samples: Sequence[Sequence[float]]) -> Bins | None:
    low, width, heights = binned(samples)
    if len(heights[0]) < 2:
        return None
    return Bins(low, width, tuple(heights[0]), tuple(heights[-1]) if len(samples) > 1 else ())


def _things(found: Comparison, counter: Counter, uses: Mapping[str, Use]) -> Things:
    census, pairs = found.game.census, found.pairs()
    ordered = list(uses)
    if found.is_one:
        totals: Counts[str] = Counts()
        for one, _ in pairs:
            totals.update(one.counts.get(counter.name, {}))
        ordered = [thing for thing, _ in totals.most_common()]
    things = []
    for thing in ordered[:MOST_THINGS]:
        use = uses[thing]
        a, b = (_mean([_times(side, counter.name, thing) for side in sides]) for sides in zip(*pairs, strict=True))
        fared_a, fared_b = use.fared
        apart = None if found.is_one else _apart(use.often)
        label = worded(census, counter.name, thing) or thing
        things.append(Thing(label, a, None if found.is_one else b, apart, fared_a, None if found.is_one else fared_b))
    title = worded(census, counter.name) or counter.title
    return Things(counter.name, title, counter.kind == "choice", len(uses) - len(things), tuple(things))


def _times(outcome: Outcome, name: str, thing: str) -> float:
    return float(outcome.counts.get(name, {}).get(thing, 0))


def experiment(*asked: Any, **more: Any) -> SheetReport:
    """What `explore` finds, told."""
    return report_of(*explore(*asked, **more))
