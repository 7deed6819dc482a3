"""Games whose machine code is not on disk yet: they are compiled beside the server, and wait for it.

Nothing may be compiled in a process that serves: it would stand still for a minute. So a game that is not ready is not
handed out; those who ask for it hear how far it is, and it is compiled next.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

import structlog

from herna import game, game_names, working_games
from herna.bots import cores
from herna.engine.game import Game
from herna.engine.kernel import compiler
from herna.engine.scene import Message
from herna.lab import warm

from ..errors import Refused, Unprepared
from ..settings import Settings

log = structlog.get_logger()
Tell = Callable[[float], None]  # how much is done, from 0 to 1
YIELDING = 10  # how nice a compiler is: what serves people gets the processor first
READY, FAILED = 100, -1


def uncompiled() -> list[str]:
    """The games to compile, in the order in which home shows them: those for few people first."""

    def size(name: str) -> tuple[int, int, str]:
        seats = game(name).seats
        return max(seats), min(seats), name

    return sorted(working_games(name for name in game_names() if not warm.is_done(name)), key=size)


async def compile_apart(name: str, tell: Tell) -> None:
    """Compile a game in a process of its own; RuntimeError if that fails."""
    same = {**os.environ, "HERNA_CACHE": str(compiler.CACHES)}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "herna", "compile", name),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.PIPE,
        env=same,
    )
    tail: list[str] = []
    try:
        if hasattr(os, "setpriority"):
            with suppress(OSError):  # it may have ended already
                os.setpriority(os.PRIO_PROCESS, process.pid, YIELDING)
        assert process.stderr is not None
        begun = 0
        async for line in process.stderr:
            tail = [*tail[-20:], line.decode(errors="replace")]
            if tail[-1].startswith(warm.TELLS):
                tell(begun / warm.STEPS)
                begun += 1
        if await process.wait():
            raise RuntimeError("".join(tail))
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


class Preparing:
    """Which games are ready, how far the others are, and who is compiled next."""

    def __init__(self, settings: Settings) -> None:
        self._find = settings.find_game
        self._compile: Callable[[str, Tell], Awaitable[None]] = settings.compile_game or compile_apart
        self._done: dict[str, float] = dict.fromkeys(settings.uncompiled(), 0.0)  # of games that are not ready
        self._failed: set[str] = set()
        self._queue = list(self._done)  # the most wanted first
        self._running: dict[str, asyncio.Task[None]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None

    def find_game(self, name: str) -> Game:
        """The game, if it can be played now; Refused if it has to be compiled first, which comes next then."""
        if name in self._failed:
            raise Refused("unavailable", f"{name} could not be compiled; the server's log says why")
        if name in self._done:
            if self._loop is not None:
                self._loop.call_soon_threadsafe(self.want, name)  # logs are folded in threads
            percent = self.percent(name)
            message = Message("client-preparing", {"percent": percent})
            raise Unprepared("preparing", f"{name} is being compiled: {percent} %", message)
        return self._find(name)

    def percent(self, name: str) -> int:
        """How far it is; READY if it can be played, FAILED if it never will."""
        if name in self._failed:
            return FAILED
        return min(99, int(100 * self._done[name])) if name in self._done else READY

    @property
    def missing(self) -> list[str]:
        return list(self._done)

    def want(self, name: str) -> None:
        """Somebody waits for it: it is next, and need not wait for a free core if nobody else does."""
        if name in self._queue:
            self._queue.remove(name)
            self._queue.insert(0, name)
            self._go_on(at_once=cores() + 1)

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._go_on(at_once=cores())

    def _go_on(self, at_once: int) -> None:
        while self._queue and len(self._running) < (1 if sys.platform == "win32" else at_once):
            name = self._queue.pop(0)
            self._running[name] = asyncio.create_task(self._prepare(name))

    async def _prepare(self, name: str) -> None:
        def tell(share: float) -> None:
            self._done[name] = max(self._done[name], share)

        try:
            await self._compile(name, tell)
            log.info("game_prepared", game=name)
        except Exception as error:
            log.error("game_not_prepared", game=name, error=str(error))
            self._failed.add(name)
        del self._done[name], self._running[name]
        self._go_on(at_once=cores())

    async def stop(self) -> None:
        running, self._queue = list(self._running.values()), []
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
