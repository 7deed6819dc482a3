"""Compare: two variants of a game by matches with the same luck, until the differences are known well enough.

>>> import herna
>>> from herna.lab.compare import compare
>>> from herna.lab.variants import Variant
>>> game = herna.game("four_in_a_row")
>>> found = compare(game, Variant({"line": 4}), Variant({"line": 5}), bots=("random",), within=None, most=20)
>>> found.matches, found.numbers()["actions"].difference > 0
(20, True)

A difference is B less A, over pairs of matches with the same number. Intervals hold with 95 %. Those of shares count
two pairs more than there are, half of one won and half of one lost, so that few matches do not look like certainty.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from herna.bots import make
from herna.engine.census import Counter, taken_by
from herna.engine.errors import BadOption
from herna.engine.game import Game

from .duel import Z95
from .engines import Engine, Threads
from .records import Book
from .trials import CHANGES, DECIDED, DECISIONS, DECISIVE, TEAM, Outcome, Trial, Trials, denied_seats, sides_of
from .variants import Variant

FEWEST = 100  # pairs before an interval is believed
GROWTH = 3.0  # of a series between two looks at its intervals, at most
MARGIN = 1.1  # more pairs than the last interval seems to need
A, B = 0, 1
Thing = tuple[str, str]
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Difference:
    """Something in both variants, and how far apart they are."""

    a: float
    b: float
    difference: float
    half: float  # of its interval
    pairs: int

    @property
    def interval(self) -> tuple[float, float]:
        return self.difference - self.half, self.difference + self.half

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves zero out."""
        return abs(self.difference) > self.half

    def json(self) -> dict[str, Any]:
        return {"a": self.a, "b": self.b, "difference": self.difference, "interval95": self.interval}


@dataclass(frozen=True)
class Use:
    """How often a thing of the census was counted in a match, and how those who took it fared."""

    often: Difference
    matches: tuple[float, float]  # the share of matches with at least one, in A and B
    fared: tuple[float | None, float | None]  # the mean share of the win of who took it; None if nobody did

    def json(self) -> dict[str, Any]:
        return {**self.often.json(), "share_of_matches": self.matches, "fared": self.fared}


@dataclass(frozen=True)
class Loss:
    """What who is denied a thing loses of the win: with it less without it, in one variant."""

    with_it: float
    without: float
    half: float
    pairs: int
    changed: int  # of the pairs: in which the seat had taken it

    @property
    def loss(self) -> float:
        return self.with_it - self.without

    @property
    def interval(self) -> tuple[float, float]:
        return self.loss - self.half, self.loss + self.half

    def json(self) -> dict[str, Any]:
        return {
            "with_it": self.with_it,
            "without": self.without,
            "loss": self.loss,
            "interval95": self.interval,
            "pairs": self.pairs,
            "taken_in": self.changed,
        }


@dataclass
class Comparison:
    game: Game
    a: Variant
    b: Variant
    bots: tuple[str, ...]
    simulations: int | None
    seed: int
    within: float | None
    outcomes: dict[Trial, Outcome] = field(default_factory=dict)
    denied: tuple[Thing, ...] = ()  # in restricted play
    seconds: float = 0.0

    @property
    def is_one(self) -> bool:
        """A and B are the same: nothing but restricted play was asked for."""
        return not self.a.differences(self.b)

    @property
    def variants(self) -> tuple[Variant, Variant]:
        return self.a, self.b

    @property
    def matches(self) -> int:
        """Pairs that were played without restriction."""
        return len(self.pairs())

    def pairs(self) -> list[tuple[Outcome, Outcome]]:
        found = []
        number, second = 0, A if self.is_one else B
        while (one := self._of(A, number)) is not None and (other := self._of(second, number)) is not None:
            found.append((one, other))
            number += 1
        return found

    def _of(self, variant: int, number: int, denied: Thing | None = None) -> Outcome | None:
        return self.outcomes.get(Trial(variant, number, denied))

    # --- differences ------------------------------------------------------------------------------

    def chances(self) -> dict[str, Difference]:
        """Of each seat to win; where all win together, of the team."""
        pairs = self.pairs()
        sides = sides_of(self.game, [each.shares for pair in pairs for each in pair])
        return {
            name: _shares([one.shares[seat] for one, _ in pairs], [other.shares[seat] for _, other in pairs])
            for name, seat in sides.items()
        }

    def counters(self) -> tuple[Counter, ...]:
        own = tuple(self.game.census.COUNTERS) if self.game.census else ()
        return (DECISIONS, CHANGES, DECIDED, DECISIVE, *own)

    def numbers(self) -> dict[str, Difference]:
        """Length, changes of the lead, decisiveness and the numbers of the census, over pairs in which both have it: at
        least two, of which something can be told."""
        found = {}
        for counter in self.counters():
            both = [
                (one.numbers[counter.name], other.numbers[counter.name])
                for one, other in self.pairs()
                if counter.name in one.numbers and counter.name in other.numbers
            ]
            if len(both) > 1:
                found[counter.name] = _means(*zip(*both, strict=True))
        return found

    def values(self, name: str) -> tuple[list[float], list[float]]:
        """A number in the matches of A and of B."""
        a, b = zip(*self.pairs(), strict=True)
        return [o.numbers[name] for o in a if name in o.numbers], [o.numbers[name] for o in b if name in o.numbers]

    def uses(self) -> dict[str, dict[str, Use]]:
        """By counter of the census and thing, those first that differ most; nothing of a single pair."""
        found: dict[str, dict[str, Use]] = {}
        pairs = self.pairs()
        if len(pairs) < 2:
            return found
        for counter in self.counters():
            things = {thing for pair in pairs for each in pair for thing in each.counts.get(counter.name, ())}
            if things:
                used = {thing: _use(pairs, counter.name, thing) for thing in sorted(things)}
                ordered = sorted(used.items(), key=lambda item: -abs(item[1].often.difference))
                found[counter.name] = dict(ordered)
        return found

    def losses(self) -> dict[Thing, tuple[Loss | None, Loss | None]]:
        """Of what was denied, in A and in B; None where the variant has no such thing."""
        return {thing: (self.loss(A, thing), None if self.is_one else self.loss(B, thing)) for thing in self.denied}

    def loss(self, variant: int, thing: Thing) -> Loss | None:
        """Matches in which the seat did not take the thing are the same without it, so they are not played again."""
        with_it, without, changed = [], [], 0
        number = 0
        while (free := self._of(variant, number)) is not None:
            again = free
            if self.takes(free, thing):
                denied = self._of(variant, number, thing)
                if denied is None:
                    break
                again = denied
                changed += 1
            seats = denied_seats(self.game, number, len(free.shares))
            name = list(free.shares)[seats[0]]
            with_it.append(free.shares[name])
            without.append(again.shares[name])
            number += 1
        if not changed:
            return None
        found = _shares(without, with_it)
        return Loss(found.b, found.a, found.half, len(with_it), changed)

    def takes(self, free: Outcome, thing: Thing) -> bool:
        """Whether a seat that is to be denied the thing took it."""
        seats = denied_seats(self.game, free.number, len(free.shares))
        return any(seat in seats for seat in free.takers.get(thing[0], {}).get(thing[1], ()))

    def things(self, asked: Sequence[str]) -> list[Thing]:
        """What can be denied of what was asked for: `all`, a counter, or COUNTER:THING."""
        known = {
            (name, thing)
            for pair in self.pairs()
            for each in pair
            for name in each.takers
            for thing in each.takers[name]
        }
        found: set[Thing] = set()
        for word in asked:
            name, _, thing = word.partition(":")
            meant = {each for each in known if word == "all" or (each[0] == name and thing in ("", each[1]))}
            if not meant:
                there_are = sorted({f"{each[0]}:{each[1]}" for each in known})
                raise BadOption(f"nobody takes {word!r}; there are: all, {', '.join(there_are) or 'none'}")
            found |= meant
        return sorted(found)

    # --- as data and as text ----------------------------------------------------------------------

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "rules": self.game.rules,
            "a": self.a.json(),
            "b": self.b.json(),
            "changed": {"a": self.a.differences(self.b), "b": self.b.differences(self.a)},
            "bots": list(self.bots),
            "simulations": self.simulations,
            "seed": self.seed,
            "within": self.within,
            "pairs": self.matches,
            "seconds": self.seconds,
            "chances": {name: each.json() for name, each in self.chances().items()},
            "numbers": {name: each.json() for name, each in self.numbers().items()},
            "uses": {
                name: {thing: use.json() for thing, use in things.items()} for name, things in self.uses().items()
            },
            "denied": {
                ":".join(thing): {"a": a and a.json(), "b": b and b.json()} for thing, (a, b) in self.losses().items()
            },
        }

    def text(self) -> str:
        """Chances and numbers; the page has the rest."""
        if self.is_one:
            return "\n".join([f"{self.matches:,} matches", *self._losses_text()])
        lines = [f"A: {told_of(self.a, self.b)}", f"B: {told_of(self.b, self.a)}", f"{self.matches:,} pairs of matches"]
        rows = [(f"{name} wins", each, 100.0, " %") for name, each in self.chances().items()]
        titles = {counter.name: counter.title for counter in self.counters()}
        rows += [(titles[name], each, 1.0, "") for name, each in self.numbers().items()]
        width = max(len(title) for title, *_ in rows)
        for title, each, times, unit in rows:
            a, b, apart, half = (times * value for value in (each.a, each.b, each.difference, each.half))
            lines.append(f"{title:<{width}}  A {a:6.1f}{unit}  B {b:6.1f}{unit}  B - A {apart:+6.1f} ± {half:.1f}")
        return "\n".join([*lines, *self._losses_text()])

    def _losses_text(self) -> Iterator[str]:
        for (name, thing), both in self.losses().items():
            told = [
                f"{label} {100 * each.loss:+.1f} ± {100 * each.half:.1f} ({each.pairs:,} pairs)"
                for label, each in zip("AB", both, strict=True)
                if each
            ]
            yield f"without {name}:{thing}, percent of the win lost: {', '.join(told) or 'nobody took it'}"


def told_of(variant: Variant, other: Variant) -> str:
    apart = variant.differences(other)
    return ", ".join(f"{name}={value}" for name, value in apart.items()) or "as usual"


def _shares(a: Sequence[float], b: Sequence[float]) -> Difference:
    """Of values from 0 to 1. Agresti and Min: two pairs more, of which half a pair each differs up and down."""
    count = len(a)
    apart = [y - x for x, y in zip(a, b, strict=True)]
    size = count + 2
    centre = sum(apart) / size
    variance = (sum(each * each for each in apart) + 1) / size - centre * centre
    half = Z95 * math.sqrt(max(variance, 0.0) / size)
    mean = sum(apart) / count
    return Difference(sum(a) / count, sum(b) / count, mean, half + abs(mean - centre), count)


def _means(a: Sequence[float], b: Sequence[float]) -> Difference:
    """Of two pairs and more."""
    count = len(a)
    apart = [y - x for x, y in zip(a, b, strict=True)]
    mean = sum(apart) / count
    spread = math.sqrt(sum((each - mean) ** 2 for each in apart) / (count - 1) / count)
    return Difference(sum(a) / count, sum(b) / count, mean, Z95 * spread, count)


def _use(pairs: Sequence[tuple[Outcome, Outcome]], name: str, thing: str) -> Use:
    times = [[float(each.counts.get(name, {}).get(thing, 0)) for each in side] for side in zip(*pairs, strict=True)]
    fared: list[float | None] = []
    for side, often in zip(zip(*pairs, strict=True), times, strict=True):
        points = [each.fared[name].get(thing, 0.0) for each in side if name in each.fared]
        fared.append(sum(points) / sum(often) if points and sum(often) else None)
    a, b = (sum(map(bool, often)) / len(often) for often in times)
    return Use(_means(*times), (a, b), (fared[A], fared[B]))


# --- the series ---------------------------------------------------------------------------------------------------


class Series:
    """Plays trials that are not known yet, keeps what comes out, and tells how far it is."""

    def __init__(
        self,
        work: Trials,
        outcomes: dict[Trial, Outcome],
        on: Engine | None,
        kept: Path | None,
        progress: Progress,
    ) -> None:
        self._work, self._outcomes, self._on = work, outcomes, on or Threads()
        self._progress = progress
        series = {
            "game": work.game.name,
            "rules": work.game.rules,
            "variants": [each.json() for each in work.variants],
            "bots": list(work.bots),
            "simulations": work.simulations,
            "seed": work.seed,
        }
        self._book = Book(kept, series)
        for each in map(Outcome.of, self._book.known):
            outcomes[each.trial] = each

    def play(self, trials: Iterable[Trial], later: int = 0) -> None:
        """Those that are new. `later` is how many may follow, for the progress."""
        new = tuple(trial for trial in trials if trial not in self._outcomes)
        total = len(self._outcomes) + len(new) + later
        self._progress(len(self._outcomes), total)
        work = Trials(**{**vars(self._work), "trials": new})
        for _, found in self._on.run(work, len(new)) if new else ():
            for each in found:
                self._outcomes[each.trial] = each
            self._book.add(each.json() for each in found)
            self._progress(len(self._outcomes), total)


def next_size(now: int, halves: Iterable[float], within: float | None, most: int) -> int:
    """How many pairs a series should have next; as many as now if it has enough."""
    if within is None or now < min(FEWEST, most):
        return most if within is None else min(FEWEST, most)
    worst = max(halves, default=0.0)
    if worst <= within:
        return now
    needed = now * (worst / within) ** 2 * MARGIN
    return min(most, max(now + FEWEST // 2, int(min(needed, GROWTH * now))))


def check_bots(game: Game, bots: Sequence[str], seats: int, simulations: int | None) -> None:
    """Refuse wrong names before the first match."""
    if len(bots) not in (1, seats):
        raise BadOption(f"name one bot for all seats, or one for each of the {seats}; these are {len(bots)}")
    for level in set(bots):
        make(game, level, simulations)


def compare(
    game: Game,
    a: Variant,
    b: Variant,
    *,
    bots: Sequence[str] = ("easy",),
    within: float | None = 0.03,
    most: int = 4000,
    seed: int = 0,
    simulations: int | None = None,
    deny: Sequence[str] = (),
    on: Engine | None = None,
    kept: Path | None = None,
    progress: Progress = lambda done, total: None,
) -> Comparison:
    """Play pairs of matches until each chance to win is known `within` so much, but at most so many.

    `deny` names things of the census that a seat does without: `all`, a counter, COUNTER:THING. What `progress` raises
    ends the series; with `kept` it goes on from there another time.
    """
    first, second = a.checked(game), b.checked(game)
    if most < 2 or (within is not None and within <= 0):
        raise BadOption("a comparison needs at least two pairs of matches, and an interval that is wider than nothing")
    if not first.differences(second) and not deny:
        raise BadOption("A and B are the same; change an option of one of them, or deny something")
    if deny and taken_by(game.census) is None:
        raise BadOption(f"{game.title} does not say what its actions take, so nothing can be denied")
    for each in (first, second):
        check_bots(game, bots, each.seats or 0, simulations)
    found = Comparison(game, first, second, tuple(bots), simulations, seed, within)
    started = time.perf_counter()
    work = Trials(game, (first, second), tuple(bots), simulations, seed, ())
    series = Series(work, found.outcomes, on, kept, progress)
    while (size := next_size(found.matches, _halves(found.chances()), within, most)) > found.matches:
        series.play(Trial(variant, number) for number in range(size) for variant in (A, B)[: 1 if found.is_one else 2])
    if deny:
        found.denied = tuple(found.things(deny))
        _play_denied(found, series)
    found.seconds = time.perf_counter() - started
    return found


def _halves(found: Mapping[Any, Difference]) -> list[float]:
    return [each.half for each in found.values()]


def _play_denied(found: Comparison, series: Series) -> None:
    """Restricted play of the same pairs, for each thing and variant as far as its interval needs it."""
    free = found.matches
    asked = [(thing, variant) for thing in found.denied for variant in (A, B)[: 1 if found.is_one else 2]]
    for place, (thing, variant) in enumerate(asked):
        later = (len(asked) - place - 1) * min(FEWEST, free)
        size = 0
        while True:
            loss = found.loss(variant, thing) if size else None
            further = next_size(size, [loss.half] if loss else [], found.within, free)
            if further <= size:
                break
            size = further
            numbers = [n for n in range(size) if found.takes(found.outcomes[Trial(variant, n)], thing)]
            series.play((Trial(variant, n, thing) for n in numbers), later)


__all__ = ["TEAM", "A", "B", "Comparison", "Difference", "Loss", "Use", "Variant", "compare"]
