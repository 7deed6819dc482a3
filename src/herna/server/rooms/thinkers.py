"""Where bots think: a few processes beside the event loop, which take turns (`turns.py`) and are replaced if they hang.

A process is started when there is something to think about and none is free. Only the time in a process counts as
thinking; waiting for one does not.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Protocol

import structlog

from herna.engine.errors import HernaError

from .. import metrics
from ..settings import Settings
from . import thinker
from .apart import POSSIBLE, Apart
from .line import name_of
from .thinker import REMEMBERED, Task, Thinker
from .turns import Attention, Rank, Turns

log = structlog.get_logger()
MOST = 8  # processes, unless an operator wants more
RESTING = 60.0  # seconds until a process without work ends; one stays
AGAIN = 1.0  # seconds until a process that could not be started is tried again


class ThinkingFailed(HernaError):
    """A bot has raised an error, or has taken too long."""


@dataclass(eq=False)
class Job:
    """Something to think about. `person` is who asks for advice; `limit` is how long it may take, in seconds."""

    table: str
    game: str
    seat: int
    level: str
    view: bytes
    limit: float
    person: str | None = None
    entropy: int | None = None  # drawn if none is given
    threads: int = 1  # that think at the same time
    asked: float = field(default_factory=time.monotonic)
    answer: asyncio.Future[int] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def bot(self) -> str:
        return f"{self.table}:{self.seat}:{self.level}"

    @property
    def task(self) -> Task:
        entropy = secrets.randbits(64) if self.entropy is None else self.entropy
        return self.game, f"{self.table}:{self.seat}", self.level, self.view, entropy


# --- who thinks ---------------------------------------------------------------------------------------------------


class Worker(Protocol):
    async def choose(self, task: Task) -> int:
        """The action; ThinkingFailed if the bot failed, any other error if the worker is of no use any more."""

    def stop(self) -> None: ...


class Process:
    """A process that thinks, as the event loop sees it."""

    def __init__(self, settings: Settings, game: str) -> None:
        self._apart = Apart(thinker.__name__, name_of(settings.find_game), name_of(settings.make_bot), game)

    async def choose(self, task: Task) -> int:
        await self._apart.say(task)
        said = await self._apart.hear()
        if isinstance(said, str):
            raise ThinkingFailed(said)
        return int(said)

    def stop(self) -> None:
        """End it, whatever it does."""
        self._apart.stop()


class Thread:
    """Thinks in this process, where none can be started. A bot that hangs is left alone with its thread."""

    def __init__(self, settings: Settings, game: str) -> None:
        self._thinker = Thinker(settings.find_game, settings.make_bot)
        self._pool = ThreadPoolExecutor(1, "bot")

    async def choose(self, task: Task) -> int:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, self._thinker.choose, task)
        except Exception as error:
            raise ThinkingFailed(repr(error)) from error

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


class Place:
    """A worker with what is known about it."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.games: set[str] = set()  # that have been thought about
        self.bots: OrderedDict[str, None] = OrderedDict()  # that it remembers
        self.since = time.monotonic()  # when it last had something to do

    def used(self, job: Job) -> None:
        self.since = time.monotonic()
        self.games.add(job.game)
        self.bots[job.bot] = None
        self.bots.move_to_end(job.bot)
        if len(self.bots) > REMEMBERED:
            self.bots.popitem(last=False)


# --- who is next --------------------------------------------------------------------------------------------------


class Thinkers:
    """All workers of this node and what waits for them."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._kind = Process if settings.bot_processes and POSSIBLE else Thread
        # At least two, so that one is free of tables that nobody looks at.
        self._most = settings.bot_workers or max(2, min(MOST, os.cpu_count() or 1) // settings.workers)
        self._turns: Turns[Job] = Turns()
        self._places: list[Place] = []
        self._idle: list[Place] = []  # the last one has rested least
        self._under_way: dict[asyncio.Task[None], tuple[Attention, int]] = {}  # with the threads of each
        self._advised: set[str] = set()
        self._closed = False

    async def think(self, job: Job, attention: Attention) -> int:
        """Wait for a turn, then think. If the caller is cancelled, a job that still waits is dropped."""
        if job.person is not None:
            self._advised.add(job.person)
        self._turns.add(job, attention)
        self._serve()
        try:
            return await job.answer
        finally:
            if self._turns.discard(job):
                self._done(job)
                metrics.BOT_QUEUE.set(len(self._turns))

    def is_advising(self, person: str) -> bool:
        """Whether a question of this person waits or is being thought about, wanted or not."""
        return person in self._advised

    def attend(self, table: str, attention: Attention) -> None:
        """People have come to a table or left it."""
        self._turns.attend(table, attention)
        self._serve()

    def quietest(self, addresses: Iterable[str]) -> str:
        """Of the addresses of one table, the one for which there is the least to do."""
        return self._turns.quietest(addresses, self._busy())

    def prepare(self, game: str) -> None:
        """A bot will have to think soon: start the first worker."""
        if not self._places and not self._closed:
            try:
                self._idle.append(self._start(game))
            except OSError as error:
                log.error("bot_not_started", error=repr(error))

    def stop(self) -> None:
        self._closed = True
        for task in list(self._under_way):
            task.cancel()
        for place in list(self._places):
            self._end(place)

    # --- serving ----------------------------------------------------------------------------------

    def _busy(self) -> Counter[str]:
        """The threads that think for each address."""
        busy: Counter[str] = Counter()
        for attention, threads in self._under_way.values():
            busy[attention.address] += threads
        return busy

    def _serve(self) -> None:
        """Let the next ones think, as long as there are workers."""
        while not self._closed and self._busy().total() < self._most and (found := self._next()):
            job, attention = found
            task = asyncio.create_task(self._run(job, attention))
            self._under_way[task] = attention, job.threads
            task.add_done_callback(self._finished)
        metrics.BOT_QUEUE.set(len(self._turns))
        metrics.BOT_BUSY.set(len(self._under_way))

    def _next(self) -> tuple[Job, Attention] | None:
        """Tables that nobody looks at never have more than half of the workers."""
        unseen = sum(threads for attention, threads in self._under_way.values() if attention.rank == Rank.UNSEEN)
        last = Rank.UNSEEN if unseen < max(1, self._most // 2) else Rank.WATCHED
        return self._turns.take(self._busy(), last)

    def _finished(self, task: asyncio.Task[None]) -> None:
        del self._under_way[task]
        self._serve()

    async def _run(self, job: Job, attention: Attention) -> None:
        try:
            place = self._place_for(job)
        except OSError as error:  # too many processes or files; nobody has thought yet
            log.error("bot_not_started", error=repr(error))
            await asyncio.sleep(AGAIN)
            if not job.answer.done():
                self._turns.add(job, attention)
            return
        metrics.BOT_WAIT_SECONDS.observe(time.monotonic() - job.asked)
        limit = job.limit if job.game in place.games else self._settings.bot_timeout  # it may have to be compiled
        try:
            with metrics.BOT_SECONDS.time():
                action = await asyncio.wait_for(place.worker.choose(job.task), limit)
        except ThinkingFailed as error:
            self._answer(job, error)
        except (OSError, EOFError, ValueError, TimeoutError) as error:
            metrics.BOT_WORKERS_LOST.inc()
            log.error("bot_stopped", table=job.table, level=job.level, error=repr(error))
            self._end(place)
            self._answer(job, ThinkingFailed(f"the bot was stopped: {error!r}"))
            return
        else:
            self._answer(job, action)
        place.used(job)
        self._rest(place)

    def _answer(self, job: Job, answer: int | ThinkingFailed) -> None:
        self._done(job)
        if job.answer.done():
            return
        if isinstance(answer, int):
            job.answer.set_result(answer)
        else:
            job.answer.set_exception(answer)

    def _done(self, job: Job) -> None:
        if job.person is not None:
            self._advised.discard(job.person)

    # --- workers ----------------------------------------------------------------------------------

    def _place_for(self, job: Job) -> Place:
        """The worker that remembers this bot, if it is free; else any that is free; else a new one."""
        remembering = [place for place in self._idle if job.bot in place.bots]
        if self._idle:
            place = (remembering or self._idle)[-1]
            self._idle.remove(place)
            return place
        return self._start(job.game)

    def _start(self, game: str) -> Place:
        place = Place(self._kind(self._settings, game))
        self._places.append(place)
        metrics.BOT_WORKERS.set(len(self._places))
        return place

    def _rest(self, place: Place) -> None:
        if self._closed:
            return
        self._idle.append(place)
        if len(self._places) > 1:
            asyncio.get_running_loop().call_later(RESTING, self._retire)

    def _retire(self) -> None:
        """End workers that have had nothing to do for long, except one."""
        for place in self._idle[:-1]:
            if len(self._places) > 1 and time.monotonic() - place.since >= RESTING:
                self._idle.remove(place)
                self._end(place)

    def _end(self, place: Place) -> None:
        self._places.remove(place)
        metrics.BOT_WORKERS.set(len(self._places))
        place.worker.stop()
