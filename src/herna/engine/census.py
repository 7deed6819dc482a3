"""Census: what a game counts in its matches, so that the lab can show where they are won."""

from __future__ import annotations

import re
from collections import Counter as Counts
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal, Protocol

from .scene import Message
from .state import State, Step

Kind = Literal["number", "count", "choice"]


@dataclass(frozen=True)
class Counter:
    """Something counted, and how it is shown.

    number: one figure of each match, shown as a distribution. count: how often each thing happened, shown as bars.
    choice: what players took: how often, and how well those players did.
    """

    name: str
    kind: Kind
    title: str
    explain: str = ""


@dataclass
class Tally:
    """What was counted in one match."""

    numbers: dict[str, float] = field(default_factory=dict)
    counts: dict[str, Counts[str]] = field(default_factory=dict)
    choices: dict[str, list[tuple[str, int]]] = field(default_factory=dict)

    def number(self, name: str, value: float) -> None:
        self.numbers[name] = value

    def count(self, name: str, thing: str, times: int = 1) -> None:
        self.counts.setdefault(name, Counts())[thing] += times

    def choose(self, name: str, thing: str, seat: int) -> None:
        """Count that the seat took this thing; the seat's payoff is looked up when the match is over."""
        self.choices.setdefault(name, []).append((thing, seat))


class Census(Protocol):
    """What the module `census.py` of a game provides."""

    COUNTERS: Sequence[Counter]

    def tally(self, steps: Iterable[Step]) -> Tally:
        """Count one whole match."""

    def takes(self, before: State, action: int) -> Iterable[tuple[str, str]]:
        """The things that an action takes or does, as pairs of the name of a counter and the thing.

        The lab denies them to a seat to see what it loses.
        """

    def say(self, counter: str, thing: str) -> Message | str | None:
        """What a counter, or one of its things, is called in the reader's language; None for the names used here."""


NEEDED = ("COUNTERS", "tally", "takes", "say")


def check_census(game: str, census: Census | None) -> None:
    """Refuse a census that lacks something, before the lab asks for it in the middle of a series."""
    missing = [name for name in NEEDED if census is not None and not hasattr(census, name)]
    if missing:
        raise TypeError(f"{game}: its census lacks {', '.join(missing)}; it needs {', '.join(NEEDED)}")


Takes = Callable[[State, int], Iterable[tuple[str, str]]]


def worded(census: Census | None, counter: str, thing: str = "") -> Message | str | None:
    """What a counter, or one of its things, is called in the reader's language; None where the census does not say."""
    return None if census is None else census.say(counter, thing)


def said(game: str, counter: str, thing: str) -> Message:
    """The usual words: `GAME-census` and `GAME-census-thing`, which select by what the census calls it."""
    if not thing:
        return Message(f"{game}-census", {"counter": counter})
    key = re.sub(r"[^a-z0-9]+", "-", thing.lower()).strip("-")
    return Message(f"{game}-census-thing", {"thing": key if key[:1].isalpha() else f"n-{key}", "name": thing})


def taken_by(census: Census | None) -> Takes | None:
    """How a game's census names what an action takes; None where the game has no census."""
    return None if census is None else census.takes
