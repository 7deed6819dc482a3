"""Crews: threads for what takes long, a few for each kind of work, so that no kind waits for another.

Within a crew an address has one piece of work in hand at a time, and only a few that wait; so one that asks for a lot
waits for itself, and the next address is served next.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from typing import ParamSpec, TypeVar

from ..errors import Refused

Given = ParamSpec("Given")
Result = TypeVar("Result")


@dataclass
class _Turn:
    """What one address has asked for."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    asked: int = 0


class Crew:
    def __init__(self, name: str, threads: int, waiting: int) -> None:
        self._waiting = waiting
        self._threads = ThreadPoolExecutor(threads, name)
        self._turns: dict[str, _Turn] = {}

    async def do(
        self, address: str, work: Callable[Given, Result], /, *args: Given.args, **named: Given.kwargs
    ) -> Result:
        """The result of the work, done in a thread when it is this address's turn."""
        turn = self._turns.setdefault(address, _Turn())
        if turn.asked > self._waiting:
            raise Refused("flood", "too many requests at once, wait a little")
        turn.asked += 1
        try:
            async with turn.lock:
                return await self._run(partial(work, *args, **named))
        finally:
            turn.asked -= 1
            if not turn.asked:
                del self._turns[address]

    async def _run(self, work: Callable[[], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    @property
    def asked(self) -> int:
        """Pieces of work that wait or are in hand."""
        return sum(turn.asked for turn in self._turns.values())

    def dismiss(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


class Crews:
    """Those of one process. All of them compute in Python, so more threads would not do more."""

    def __init__(self) -> None:
        self.welcoming = Crew("welcome", 2, 1000)  # what somebody who enters a table is told
        self.retelling = Crew("retell", 1, 1000)  # the same of long logs, for which nobody else should wait
        self.reading = Crew("read", 1, 3)  # journals
        self.beginning = Crew("begin", 2, 8)  # new matches, with their maps
        self.checking = Crew("check", 2, 8)  # dice, replays
        self.drawing = Crew("draw", 2, 20)  # pictures, maps, paper
        self.studying = Crew("study", 2, 20)  # tries at exercises
        self.explaining = Crew("explain", 2, 20)  # why something cannot be touched

    @property
    def asked(self) -> int:
        return sum(crew.asked for crew in vars(self).values())

    def dismiss(self) -> None:
        for crew in vars(self).values():
            crew.dismiss()
