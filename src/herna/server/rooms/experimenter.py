"""A process that plays the matches of an experiment; `experiments.py` is the server's end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from . import errand, line
from .errand import Stop, Tell

Task = tuple[str, bytes, float]  # the game, what is asked as JSON, the seconds it may take
YIELDING = 19  # even reviews get the processor first
MOST_MATCHES = 5_000  # of each sheet
MOST = 4 << 20  # bytes of a report as JSON; one with a hundred cards has about thirty thousand


class Setting(msgspec.Struct, frozen=True):
    """What one of the sheets is played with."""

    options: dict[str, str | int | bool]
    seats: int | None = None


class Question(msgspec.Struct, frozen=True):
    """What somebody wants to know: what one setting is like, or how the second differs from the first."""

    settings: tuple[Setting, ...]
    names: tuple[str, ...]  # of their sheets
    preset: str
    level: str
    within: float  # half the width of the intervals


def work(find: Callable[[str], Any], make: Callable[..., Any], task: Task, tell: Tell, stop: Stop) -> bytes:
    """The report as JSON."""
    from herna.lab.variants import Variant  # loads the lab

    name, asked, seconds = task
    question = msgspec.json.decode(asked, type=Question)
    variants = [Variant(each.options, each.seats) for each in question.settings]
    more = {"within": question.within, "most": MOST_MATCHES, "seconds": seconds, "tell": tell, "stop": stop}
    made = msgspec.json.encode(make(find(name), variants, (question.level,), **more))
    if len(made) > MOST:
        raise ValueError(f"the report has {len(made)} bytes, which is more than the {MOST} that are kept")
    return made


def _ready(find: Callable[[str], Any], make: Callable[..., Any], task: Task) -> None:
    """Load the lab, and play the first match to compile what is missing: that is not what the time is for."""
    from herna.engine.kernel import compiler
    from herna.lab import experiment  # noqa: F401

    if not compiler.INTERPRETED:
        with suppress(Exception):  # the experiment itself runs into it
            work(find, make, task, lambda *_: None, lambda: True)


if __name__ == "__main__":
    with line.answers() as said:
        given = [line.named(each) for each in sys.argv[1:]]
        errand.run(said, partial(work, *given), partial(_ready, *given), YIELDING)
