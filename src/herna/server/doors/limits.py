"""Rates per second, with a burst on top; and how many of something are open."""

from __future__ import annotations

import secrets
import time
from array import array
from collections.abc import Callable
from hashlib import blake2b
from math import inf
from typing import Any

ADDRESSES = 10_000  # remembered at a time
SLOTS = 1 << 16  # of a site, for all its limits together
PROBES = 8  # places where a number may be
Numbers = Any  # an array of floats, in plain memory or shared


class Bucket:
    """Holds at most `burst` tokens, gains `rate` per second, and spends one for each thing that may happen."""

    __slots__ = ("_at", "_clock", "_rate", "_room", "_tokens")

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._room = float(burst)
        self._tokens = float(burst)
        self._clock = clock
        self._at = clock()

    def take(self) -> bool:
        now = self._clock()
        self._tokens = min(self._room, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Board:
    """What is counted for a whole site: numbers in memory that all its processes share, or in plain memory.

    It is a table of fixed size, so no flood of addresses fills the memory. Two processes that write the same number at
    the same moment may lose one of the two changes, which no limit notices. `counts` has a part for each process, which
    nobody else writes and which is wiped when that process ends.
    """

    def __init__(self, processes: int = 1, slots: int = SLOTS, make: Callable[[int], Numbers] | None = None) -> None:
        reserve = make or (lambda size: array("d", bytes(8 * size)))
        self.slots = slots
        self.process = 0
        self._salt = secrets.token_bytes(16)
        self._rates = reserve(3 * slots)  # key, tokens, time
        self._counts = [reserve(2 * slots) for _ in range(processes)]  # key, number

    def key(self, *words: str) -> int:
        """A number for a name, which nobody can choose; exact as a float, and never 0."""
        digest = blake2b(" ".join(words).encode(errors="replace"), digest_size=6, key=self._salt).digest()
        return int.from_bytes(digest, "big") + 1

    def take(self, key: int, rate: float, burst: float, now: float) -> bool:
        """Spend a token of a bucket."""
        rates, at = self._rates, 3 * self._place(self._rates, 3, key)
        tokens = min(burst, rates[at + 1] + (now - rates[at + 2]) * rate) if rates[at] == key else burst
        rates[at], rates[at + 1], rates[at + 2] = key, tokens - (tokens >= 1), now
        return tokens >= 1

    def give_back(self, key: int) -> None:
        """What a token was spent for did not happen."""
        at = 3 * self._place(self._rates, 3, key)
        if self._rates[at] == key:
            self._rates[at + 1] += 1

    def add(self, key: int, more: float) -> None:
        """Count something of this process."""
        counts = self._counts[self.process]
        at = 2 * self._place(counts, 2, key)
        number = (counts[at + 1] if counts[at] == key else 0.0) + more
        counts[at], counts[at + 1] = (key, number) if number > 0 else (0.0, 0.0)

    def count(self, key: int) -> float:
        """Of all processes together."""
        total = 0.0
        for counts in self._counts:
            at = 2 * self._place(counts, 2, key)
            total += counts[at + 1] if counts[at] == key else 0.0
        return total

    def wipe(self, process: int) -> None:
        """A process has ended: it has nothing open any more."""
        counts = self._counts[process]
        for at in range(len(counts)):
            counts[at] = 0.0

    def _place(self, numbers: Numbers, width: int, key: int) -> int:
        """Where a key is, or may be put: at a place that is free, or else in place of the oldest or smallest."""
        best, least = 0, inf
        for probe in range(PROBES):
            place = (key + probe) % self.slots
            found = numbers[width * place]
            if found == key:
                return place
            weight = numbers[width * place + width - 1] if found else -1.0
            if weight < least:
                best, least = place, weight
        return best


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: int, name: str = "", board: Board | None = None) -> None:
        self._rate, self._burst, self._name = rate, float(burst), name
        self._board = board or Board(slots=ADDRESSES)

    def take(self, address: str) -> bool:
        return self._board.take(self._board.key(self._name, address), self._rate, self._burst, time.monotonic())

    def give_back(self, address: str) -> None:
        self._board.give_back(self._board.key(self._name, address))


class Counts:
    """How many of something each address has now."""

    def __init__(self, name: str, board: Board) -> None:
        self._name, self._board = name, board

    def of(self, address: str) -> int:
        return int(self._board.count(self._board.key(self._name, address)))

    def add(self, address: str, more: int) -> None:
        self._board.add(self._board.key(self._name, address), more)
