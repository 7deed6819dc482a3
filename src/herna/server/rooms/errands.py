"""Long work in a process of its own (`errand.py`), as the event loop sees it; or in a thread, where there are none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any, Protocol

from herna.engine.errors import HernaError

from ..settings import Settings
from .apart import POSSIBLE, Apart
from .errand import Tell
from .line import name_of

SILENCE = 300.0  # seconds without a word after which a process hangs; after the first one it may have to compile


class ErrandFailed(HernaError):
    """What does the work has failed."""


class Worker(Protocol):
    async def do(self, task: Any, tell: Tell, silence: float = SILENCE) -> bytes:
        """What was made; ErrandFailed if that fails, TimeoutError if nothing is heard for so many seconds."""

    async def finish(self) -> None:
        """What it has now is enough."""

    def stop(self) -> None:
        """Nobody wants it any more."""


class Process:
    def __init__(self, module: ModuleType, *given: Callable[..., Any]) -> None:
        self._apart = Apart(module.__name__, *map(name_of, given))

    async def do(self, task: Any, tell: Tell, silence: float = SILENCE) -> bytes:
        await self._apart.say(task)
        while isinstance(said := await asyncio.wait_for(self._apart.hear(), silence), tuple):
            tell(*said)
        if not isinstance(said, bytes):
            raise ErrandFailed(str(said))
        return said

    async def finish(self) -> None:
        await self._apart.say(None)

    def stop(self) -> None:
        self._apart.stop()


class Thread:
    """Does it in this process. It is asked to stop, and left alone if it does not."""

    def __init__(self, module: ModuleType, *given: Callable[..., Any]) -> None:
        self._work: Callable[..., bytes] = module.work
        self._given = given
        self._stopped = False

    async def do(self, task: Any, tell: Tell, silence: float = SILENCE) -> bytes:
        try:
            return await asyncio.to_thread(partial(self._work, *self._given), task, tell, lambda: self._stopped)
        except Exception as error:
            raise ErrandFailed(repr(error)) from error

    async def finish(self) -> None:
        self._stopped = True

    def stop(self) -> None:
        self._stopped = True


def worker(settings: Settings, module: ModuleType, *given: Callable[..., Any]) -> Worker:
    """Somebody to do the work of a module, which has `work(*given, task, tell, stop)`."""
    kind = Process if settings.bot_processes and POSSIBLE else Thread
    return kind(module, *given)
