"""What a review says: plain data for the command, the server and its pages.

Actions are texts in the game's notation. A chance is that of winning, from 0 to 1, one for each seat; where all win
together, every seat has the team's. `ply` counts positions: 0 is the first one, and n the one after the n-th step.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from herna.engine.why import Why

VERSION = 1  # a review that was kept by another version is made again
Grade = Literal["only", "best", "good", "inaccuracy", "mistake", "blunder"]  # only: there was nothing to choose


@dataclass(frozen=True)
class Alternative:
    """An action that could be played, what its seat could expect of it, and what comes after it by the judge."""

    text: str
    chance: float
    line: tuple[str, ...] = ()  # without the action itself


@dataclass(frozen=True)
class Decision:
    """An action of a seat, judged by nothing but what this seat could know."""

    chance: float  # of winning, after the action that was played
    loss: float  # by how much the best action was better, never negative
    grade: Grade
    better: tuple[Alternative, ...] = ()  # the best action first, then others about as good; empty if it was played
    refutation: tuple[str, ...] = ()  # how the others may answer what was played
    why: tuple[Why, ...] = ()
    hinted: bool = False  # its seat had asked for a hint


@dataclass(frozen=True)
class Moment:
    """A step of the match, an action or a chance event, and how things stand after it."""

    ply: int
    seat: int | None  # None: chance
    text: str
    chances: tuple[float, ...]
    scores: tuple[float, ...] | None = None  # that are expected at the end; None if there are none
    luck: tuple[float, ...] | None = (
        None  # of a chance event: each seat's chance after it less the mean of all outcomes
    )
    decision: Decision | None = None


@dataclass(frozen=True)
class SeatReview:
    """A seat in a whole match."""

    decisions: int  # in which there was a choice
    accuracy: float | None  # from 0 to 100; None without a decision
    skill: float  # what its decisions have cost, all together: 0 or less
    luck: float  # what chance has brought, all together
    grades: Mapping[str, int]


@dataclass(frozen=True)
class Review:
    version: int
    game: str
    rules: str
    judge: str  # level
    effort: int
    start: tuple[float, ...]  # chances before the first step
    moments: tuple[Moment, ...]
    seats: tuple[SeatReview, ...]
    turning_points: tuple[int, ...]  # plies, the weightiest first
