"""The time a node goes by: the time of day, but it never jumps unnoticed.

Players are charged for time that passes while they can play. The clock on the wall may be set, a laptop may sleep, a
process may stand still; so time is counted by a steady clock, which stops while the machine sleeps, and whenever it
has come apart from the time of day, the node learns by how much and charges nobody for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable

APART = 0.5  # seconds from the time of day that are put up with
STOOD_STILL = 3.0  # seconds without a look after which nobody could have played


class Timekeeper:
    def __init__(self, wall: Callable[[], float], steady: Callable[[], float]) -> None:
        self._wall = wall
        self._steady = steady
        self._offset = wall() - steady()
        self._looked = time.monotonic(), steady()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int((self._steady() + self._offset) * 1000)

    def go_by(self, told: float) -> None:
        """From now on the time of day is what a database has just told, so that all its nodes agree."""
        since = self._steady()
        self._wall = lambda: told + self._steady() - since

    def start(self) -> None:
        """Begin to count."""
        self._offset = self._wall() - self._steady()
        self._looked = time.monotonic(), self._steady()

    def look(self) -> int:
        """The milliseconds since the last look that are not charged; negative if the time of day was put back."""
        awake, steady = time.monotonic(), self._steady()
        stood = min(awake - self._looked[0], steady - self._looked[1])  # in tests the steady clock is another one
        self._looked = awake, steady
        jump = self._wall() - steady - self._offset
        if abs(jump) < APART:
            jump = 0.0
        self._offset += jump
        return round((jump + (stood if stood >= STOOD_STILL else 0.0)) * 1000)
