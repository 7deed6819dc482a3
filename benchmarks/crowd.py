"""The people of `server.py`: tables of two seats that play each other, and spectators, on either server.

    python crowd.py PORT herna|boardgameio GAME [--deflate]

Orders come as JSON lines on standard input; each gets one answer on standard output. The end of input ends the program:

    {"do": "lay", "tables": 50}                        create 50 more tables and seat two people at each
    {"do": "watch", "spectators": 1000}                1000 more spectators, spread over all tables
    {"do": "play", "seconds": 10, "rate": 200 | null}  200 actions per second, or each table flat out
    {"do": "cheat"}                                    play into a full column: whether that is refused
    {"do": "leave"}                                    everybody leaves

The same program plays on both servers, so that it costs about the same: a WebSocket that does only what is needed here
(`wire.py`), and a few classes for what is said through it (`people.py`). It shares the machine with the server.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.request import Request, urlopen

from people import TABLES, Table

TOGETHER = 20  # tables created or sockets opened at the same time
PATIENCE = 30.0  # seconds to wait for an answer before giving up the run


class Failed(Exception):
    """The run has become meaningless."""


class Round:
    """Some seconds of play, and what was measured in them."""

    def __init__(self, tables: list[Table], seconds: float, rate: float | None) -> None:
        self.rate = rate
        self.waits: list[float] = []  # milliseconds
        self.bytes = 0
        self.in_time = 0
        self.laid = 0
        self.started = time.perf_counter()
        self.end = self.started + seconds
        self._idle = deque(tables)
        self._busy = 0
        self._laying: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()

    def arrived(self, sent: float, size: int) -> None:
        now = time.perf_counter()
        self.waits.append(round((now - sent) * 1000, 3))
        self.bytes += size
        self.in_time += now <= self.end

    def free(self, table: Table) -> None:
        """A table has finished an action."""
        if table.over:
            task = asyncio.create_task(self._lay(table))
            self._laying.add(task)
            task.add_done_callback(self._laying.discard)
        else:
            self._next(table)

    async def _lay(self, table: Table) -> None:
        await table.lay()
        self.laid += 1
        self._next(table)

    def _next(self, table: Table) -> None:
        if self.rate is None and time.perf_counter() < self.end:
            table.act()
            return
        self._busy -= 1
        self._idle.append(table)
        self._changed.set()

    def _begin(self) -> None:
        self._busy += 1
        self._idle.popleft().act()

    async def play(self) -> None:
        if self.rate is None:
            while self._idle:
                self._begin()
        else:
            await self._play_at(self.rate)
        while self._busy:
            await self._change()

    async def _play_at(self, rate: float) -> None:
        """Play an action whenever one is due, at the table that has waited longest."""
        due = self.started
        while due < self.end:
            await asyncio.sleep(due - time.perf_counter())
            while not self._idle:
                await self._change()
            if time.perf_counter() >= self.end:
                return
            self._begin()
            due += 1 / rate

    async def _change(self) -> None:
        self._changed.clear()
        await asyncio.wait_for(self._changed.wait(), PATIENCE)

    def report(self) -> dict[str, Any]:
        return {
            "seconds": self.end - self.started,
            "in_time": self.in_time,
            "waits": self.waits,
            "bytes": self.bytes / max(1, len(self.waits)),
            "laid": self.laid,
        }


class Crowd:
    """Everybody at one server."""

    def __init__(self, port: int, server: str, game: str, deflate: bool) -> None:
        self.port = port
        self.game = game
        self.deflate = deflate
        self._table = TABLES[server]
        self.tables: list[Table] = []
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.round = Round([], 0, None)
        self._clerks = ThreadPoolExecutor(4)

    def fail(self, why: str) -> None:
        if not self.failure.done():
            self.failure.set_exception(Failed(why))

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        return await asyncio.get_running_loop().run_in_executor(self._clerks, self._post, path, body)

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        words = {"Content-Type": "application/json"}
        request = Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), words)
        with urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    async def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        """Carry out an order, unless something goes wrong first."""
        deeds: dict[str, Callable[..., Coroutine[Any, Any, dict[str, Any] | None]]] = {
            "lay": self._lay,
            "watch": self._watch,
            "play": self._play,
            "cheat": self._cheat,
            "leave": self._leave,
        }
        work = asyncio.create_task(deeds[order.pop("do")](**order))
        self.failure.add_done_callback(lambda _: work.cancel())
        await asyncio.wait({work})
        if self.failure.done():
            self.failure.result()
        return work.result() or {}

    async def _lay(self, tables: int) -> None:
        new = [self._table(self, len(self.tables) + number) for number in range(tables)]
        await in_groups(table.lay() for table in new)
        self.tables += new
        await asyncio.sleep(1)  # until presence has been announced

    async def _watch(self, spectators: int) -> None:
        await in_groups(self._look_on(self.tables[number % len(self.tables)]) for number in range(spectators))
        await asyncio.sleep(1)

    async def _look_on(self, table: Table) -> None:
        person = table.person()
        await table.watch(person)
        table.spectators.append(person)

    async def _play(self, seconds: float, rate: float | None) -> dict[str, Any]:
        self.round = Round(self.tables, seconds, rate)
        await self.round.play()
        return self.round.report()

    async def _cheat(self) -> dict[str, Any]:
        return {"refused": await self.tables[0].cheat()}

    async def _leave(self) -> None:
        for table in self.tables:
            for person in (*table.seats, *table.spectators):
                person.leave()
        self.tables = []
        await asyncio.sleep(0.5)


async def in_groups(work: Iterable[Coroutine[Any, Any, None]]) -> None:
    waiting = list(work)
    for start in range(0, len(waiting), TOGETHER):
        await asyncio.gather(*waiting[start : start + TOGETHER])


async def run(port: int, server: str, game: str, deflate: bool) -> int:
    crowd = Crowd(port, server, game, deflate)
    while order := await asyncio.to_thread(sys.stdin.readline):
        try:
            answer = await crowd.obey(json.loads(order))
        except (Failed, OSError, TimeoutError) as error:
            print(json.dumps({"error": str(error) or type(error).__name__}), flush=True)
            return 1
        print(json.dumps(answer), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(run(int(sys.argv[1]), sys.argv[2], sys.argv[3], "--deflate" in sys.argv)))
