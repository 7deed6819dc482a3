"""When something that was practised comes back: after growing intervals, as FSRS computes them, in whole days.

Days are those of UTC, counted since 1970: what is due is due from midnight, at whatever hour it was practised before.
"""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from fsrs import Scheduler

DAY = 24 * 3600 * 1000  # milliseconds
LONGEST = 365  # days
WANTED = 0.9  # how likely it is remembered when it comes back


def day_of(now: int) -> int:
    """The day of a time in milliseconds since 1970."""
    return now // DAY


class Memory(msgspec.Struct, frozen=True, omit_defaults=True):
    """How well something is remembered."""

    due: int  # a day
    last: int | None = None  # the day on which it was practised
    stability: float | None = None  # days after which it is still likely to be remembered
    difficulty: float | None = None
    state: int = 1  # as FSRS numbers them: learning, review, learning again
    step: int | None = 0
    times: int = 0


def practised(memory: Memory, today: int, *, right: bool) -> Memory:
    """After a try on a day on which it was due.

    >>> first = practised(Memory(due=100), 100, right=True)
    >>> second = practised(first, first.due, right=True)
    >>> 1 <= first.due - 100 < second.due - first.due
    True
    >>> practised(second, second.due, right=False).due - second.due
    1
    """
    from fsrs import Card, Rating, State

    card = Card(
        card_id=1,
        state=State(memory.state),
        step=memory.step,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_midnight(memory.due),
        last_review=None if memory.last is None else _midnight(memory.last),
    )
    card, _ = _scheduler().review_card(card, Rating.Good if right else Rating.Again, _midnight(today))
    due = max(today + 1, round(card.due.timestamp()) // 86_400)
    return Memory(due, today, card.stability, card.difficulty, int(card.state), card.step, memory.times + 1)


def _midnight(day: int) -> datetime:
    return datetime(1970, 1, 1, tzinfo=UTC) + timedelta(days=day)


@cache
def _scheduler() -> Scheduler:
    from fsrs import Scheduler

    tomorrow = (timedelta(days=1),)
    return Scheduler(
        desired_retention=WANTED,
        learning_steps=tomorrow,
        relearning_steps=tomorrow,
        maximum_interval=LONGEST,
        enable_fuzzing=False,
    )
