"""What the lab counts in campaigns of FEJAG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from herna.engine.census import Counter, Tally
from herna.engine.game import State
from herna.engine.state import Step

from .kernel.placement import paths
from .kernel.state import CELLS, DONE, NONE, PLACE, TEAM_COUNT, TYPE_COUNT
from .notation import scores

TYPE_NAMES = ("Tiger", "Bear", "Snake", "Tarantula", "Monkey", "Frog")
COUNTERS: Sequence[Counter] = (
    Counter("found", "number", "Day on which the temple was found", "a frog or a figure lit it for the first time"),
    Counter("lit", "number", "Day of the first path", "a figure that stays lit the temple"),
    Counter("paths", "number", "Paths into the temple at the end", "of all teams together"),
    Counter("points", "number", "Points of the winner"),
    Counter("figures", "choice", "Figures bought", "and how the teams fared that bought them"),
)


def tally(steps: Iterable[Step]) -> Tally:
    counted = Tally()
    last: State | None = None
    for step in steps:
        last = step.after
        now = last[0]
        for counter, thing in takes(step.before, step.action):
            counted.choose(counter, thing, (step.action - PLACE) // CELLS // TYPE_COUNT)
        if "found" not in counted.numbers and (now.frog_team != NONE or now.first_team != NONE):
            counted.number("found", int(now.day))
        if "lit" not in counted.numbers and now.first_team != NONE:
            counted.number("lit", int(now.day))
    if last is not None:
        counted.number("paths", sum(int(paths(last[0], team)) for team in range(TEAM_COUNT)))
        counted.number("points", max(scores(last)))
    return counted


def say(counter: str, thing: str) -> None:
    """Its counters are read in reports of the lab only, by their names."""


def takes(before: State, action: int) -> Iterable[tuple[str, str]]:
    """The figure that is bought."""
    if PLACE <= action < DONE:
        yield "figures", TYPE_NAMES[(action - PLACE) // CELLS % TYPE_COUNT]
