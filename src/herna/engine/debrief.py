"""Debriefs: what is told of a match when it is over. Data, which each game fills, and what the house adds to it.

A chapter is a table, some sentences, or both. A table has a column for each seat, or for what else the game compares
(the characters of a team); what adds up ends with a row that is a total.

**The turning point** goes by the estimate that bots play by, one call for each position. Where the winner was level or
behind for the last time, their lead began; of what was played from there on, it is the step that widened the lead most.
So nobody was ahead of the winner afterwards. If the winner was not ahead before the end, it is the last step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from . import kernel
from .kernel import NOBODY
from .scene import Message

if TYPE_CHECKING:
    from .match import Match
    from .state import State

Cell = int | str | Message | None  # None: it does not apply
Ranking = Sequence[Sequence[str]]
LEVEL = 1e-6  # a lead that is none


@dataclass(frozen=True)
class Column:
    """What a column is about: a seat, something else with a name, or something that belongs to a seat."""

    seat: int | None = None
    label: Message | None = None


@dataclass(frozen=True)
class TableRow:
    """A row of a table, with a value for each column."""

    label: Message
    values: tuple[Cell, ...]
    total: bool = False  # the sum of the rows above it


@dataclass(frozen=True)
class Sentence:
    """A sentence, and the position of the replay that shows what it tells of."""

    message: Message
    ply: int | None = None


@dataclass(frozen=True)
class Chapter:
    title: Message
    columns: tuple[Column, ...] = ()
    rows: tuple[TableRow, ...] = ()
    told: tuple[Sentence, ...] = ()
    story: bool = False  # what is told is one text, not a list


@dataclass(frozen=True)
class TurningPoint:
    """What was played there, and what it changed."""

    ply: int  # the position after it
    messages: tuple[Message, ...]
    explain: Message


@dataclass(frozen=True)
class Debrief:
    """How the story ends, what came about how, and where the match turned."""

    ending: Message | None
    chapters: tuple[Chapter, ...]
    turning_point: TurningPoint | None


def of_match(match: Match, why: str, ranking: Ranking) -> Debrief:
    """The debrief of a match that is over; it ended as a table knows, which may have broken it off."""
    stage = match.game.stage
    return Debrief(stage.ending(match.state, why), stage.debrief(match, why), _turning_point(match, why, ranking))


def seat_columns(seats: int) -> tuple[Column, ...]:
    return tuple(Column(seat=seat) for seat in range(seats))


def adding_up(label: Message, rows: Iterable[TableRow]) -> tuple[TableRow, ...]:
    """Rows of whole numbers, and their sum."""
    parts = tuple(rows)
    columns = zip(*(row.values for row in parts), strict=True)
    totals = tuple(sum(value for value in column if isinstance(value, int)) for column in columns)
    return (*parts, TableRow(label, totals, total=True))


# --- the turning point --------------------------------------------------------------------------------------------


def _turning_point(match: Match, why: str, ranking: Ranking) -> TurningPoint | None:
    game = match.game
    if game.kernel.evaluate is None or not ranking or (why != "rules" and game.hides):
        return None  # of a match that was broken off, it would tell about what is still hidden
    names = game.notation.seats(match.state)
    best, others = [[names.index(name) for place in part for name in place] for part in (ranking[:1], ranking[1:])]
    shared = game.payoff(match.state)[best[0]] if why == "rules" and not others else 0.0
    if not others and not shared:
        return None  # a draw has none

    def lead(state: State) -> float:
        values = np.zeros(len(names), np.float32)
        kernel.evaluate_of(state, values)
        if not others:
            return float(values[best[0]]) * shared
        return float(min(values[best]) - max(values[others]))

    leads = [lead(match.at(0))]
    for step in match.steps():
        leads.append(lead(step.after))
        if game.actor(step.after) == NOBODY:
            break  # what may be played after the end decides nothing
    found, late = _widest(leads[:-1] if why == "rules" else leads), False
    if found is None and why == "rules":
        found, late = len(leads) - 1, True
    if not found:
        return None
    before, after = match.at(found - 1), match.at(found)
    told = game.stage.narrate(before, match.line[found - 1].action, after)
    if late:
        explain = Message("herna-turn-last")
    elif shared < 0:
        explain = Message("herna-turn-against")
    else:
        explain = Message("herna-turn-ahead", {"winners": len(best)})
    return TurningPoint(found, told, explain)


def _widest(leads: Sequence[float]) -> int | None:
    """Of the steps since the lead began that stands at the end, the one that widened it most; None without a lead."""
    if not leads or leads[-1] <= LEVEL:
        return None
    start = max((i for i, lead in enumerate(leads) if lead <= LEVEL), default=0)
    return max(range(start + 1, len(leads)), key=lambda i: leads[i] - leads[i - 1], default=None)
