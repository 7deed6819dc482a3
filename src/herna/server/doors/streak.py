"""Days in a row on which somebody practises."""

from __future__ import annotations

import msgspec

from ..rooms.hub import Hub
from ..spacing import day_of
from ..store.progress import Notes

KIND, KEY = "days", "streak"


class Streak(msgspec.Struct, frozen=True):
    """As it was on the last day of it."""

    last: int = 0  # days since 1970
    days: int = 0
    best: int = 0

    def on(self, today: int) -> int:
        """How many days it has by now; a day that is not over yet does not end it.

        >>> [Streak(last=10, days=4).on(day) for day in (10, 11, 12)]
        [4, 4, 0]
        """
        return self.days if today - self.last <= 1 else 0

    def practised(self, today: int) -> Streak:
        if today <= self.last:
            return self
        days = self.on(today) + 1
        return Streak(today, days, max(days, self.best))


async def note_day(notes: Notes, person: str, now: int) -> None:
    """Somebody has practised; within the transaction that notes how it went."""
    text = await notes.held(person, KIND, KEY, _text(Streak()), now)
    streak = msgspec.json.decode(text, type=Streak)
    await notes.put(person, KIND, KEY, _text(streak.practised(day_of(now))), now)


async def streak_of(hub: Hub, person: str) -> Streak:
    kept = await hub.store.progress.find(person, KIND, KEY)
    return Streak() if kept is None else msgspec.json.decode(kept.value, type=Streak)


async def has_begun(hub: Hub, person: str) -> bool:
    """Whether somebody has ever practised."""
    return await hub.store.progress.find(person, KIND, KEY) is not None


def _text(streak: Streak) -> str:
    return msgspec.json.encode(streak).decode()
