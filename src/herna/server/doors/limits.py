"""Rates per second, with a burst on top."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

ADDRESSES = 10_000  # remembered at a time


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


class Buckets:
    """One bucket for each address; addresses not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate, self._burst = rate, burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._rate, self._burst)
            if len(self._known) > ADDRESSES:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket.take()


class Tallies:
    """A number for each name; names not counted for longest are forgotten."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, int] = OrderedDict()

    def count(self, name: str) -> int:
        return self._known.get(name, 0)

    def add(self, name: str, more: int) -> None:
        self._known[name] = self.count(name) + more
        self._known.move_to_end(name)
        if len(self._known) > ADDRESSES:
            self._known.popitem(last=False)
