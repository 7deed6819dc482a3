"""The writer: commits in groups.

Everything that is waiting when a commit begins goes into it, so under load many actions share one fsync and an idle
server writes each action immediately. Rows that are added to logs, which is nearly everything, may be written by a
scribe where there is one (see `speed/`); everything else is a transaction of its own.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from enum import Enum, auto
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from .. import metrics
from ..errors import Conflict
from . import jobs, queries
from .jobs import Job

GROUP = 256  # jobs in one commit at most
PATIENCE = 10.0  # seconds that a database elsewhere has for a commit; a connection may be dead without saying so
Values = tuple[str | int | None, ...]  # as in speed/scribe.py
UNCHANGED = (None, None, None, None, None)  # nothing is said of the table


class WriteResult(Enum):
    """What happened to a group given to a scribe."""

    WRITTEN = auto()
    FAILED = auto()  # nothing is written: a number is taken, or something is wrong with the disk
    IN_DOUBT = auto()  # it may be written or not


class Scribe(Protocol):
    """Adds rows to logs, each group durably or not at all."""

    async def write(self, steps: list[Values]) -> WriteResult: ...
    async def close(self) -> None: ...


class Writer:
    def __init__(self, engine: AsyncEngine, blocking: sa.Engine | None, insert: Any, scribe: Scribe | None) -> None:
        self._engine = engine
        self._blocking = blocking  # of SQLite, for whole transactions in a thread
        self._thread = ThreadPoolExecutor(1, "write")  # of its own: nothing else may keep what was played waiting
        self._insert = insert
        self._scribe = scribe
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closing = False
        self._task = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what is queued, then stop."""
        self._closing = True
        await self._jobs.put(None)
        await self._task
        self._thread.shutdown()
        if self._scribe is not None:
            await self._scribe.close()

    @property
    def waiting(self) -> int:
        return self._jobs.qsize()

    async def submit(self, job: Job) -> None:
        if self._task.done() or self._closing:
            raise RuntimeError("the store is closed")
        self._jobs.put_nowait(job)
        await job.done

    async def _write(self) -> None:
        while (job := await self._jobs.get()) is not None:
            group = [job]
            stop = False
            while len(group) < GROUP and not self._jobs.empty():
                more = self._jobs.get_nowait()
                if more is None:
                    stop = True
                    break
                group.append(more)
            for some in self._sorted(group):
                await self._write_group(some)
            if stop:
                return

    def _sorted(self, group: list[Job]) -> list[list[Job]]:
        """What the scribe can write alone, and the rest; in the same order on all nodes, since they lock tables."""
        ordered = sorted(group, key=lambda job: job.table)
        if self._scribe is None:
            return [ordered]
        plain, rest = [job for job in ordered if job.is_plain], [job for job in ordered if not job.is_plain]
        return [some for some in (plain, rest) if some]

    async def _write_group(self, group: list[Job]) -> None:
        """All in one transaction; if that fails, each alone, so that one bad job spoils only itself."""
        try:
            with metrics.COMMIT_SECONDS.time():
                lost = await self._commit(group)
        except Exception as error:
            if len(group) > 1 and not isinstance(error, TimeoutError):
                for job in group:
                    job.alone = True
                    await self._write_group([job])
                return
            for job in group:
                if not job.done.done():
                    job.done.set_exception(error)
            return
        metrics.COMMITS.inc()
        metrics.COMMITTED_ROWS.inc(sum(len(job.rows) for job in group))
        for job in group:
            if job.done.done():
                continue
            if job.table in lost:
                job.done.set_exception(Conflict(job.table))
            else:
                job.done.set_result(None)

    async def _commit(self, group: list[Job]) -> set[str]:
        """Write the jobs; returns the tables whose next number was taken, nothing of which is written."""
        if self._scribe is not None and group[0].is_plain:
            result = await self._scribe.write(_steps(group))
            if result is WriteResult.WRITTEN:
                return set()
            if result is WriteResult.IN_DOUBT:
                group = [job for job in group if not await self._is_there(job)]
        if self._blocking is not None:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._write_blocking, self._blocking, group)
        async with asyncio.timeout(PATIENCE), self._engine.begin() as connection:
            return await connection.run_sync(jobs.write, self._insert, group)

    async def _is_there(self, job: Job) -> bool:
        """Whether a job was written after all."""
        async with self._engine.connect() as connection:
            rows = await queries.rows_of(connection, job.table, job.rows[0].number)
        return tuple(rows[: len(job.rows)]) == job.rows

    def _write_blocking(self, engine: sa.Engine, group: list[Job]) -> set[str]:
        with engine.begin() as connection:
            return jobs.write(connection, self._insert, group)


def _steps(group: list[Job]) -> list[Values]:
    """The rows of jobs, the last row of each with the resulting summary of the table."""
    steps: list[Values] = []
    for job in group:
        now, last = job.summary, job.rows[-1]
        for row in job.rows:
            after = (now.status, now.turn, now.ply, now.result, now.outcome) if now and row is last else UNCHANGED
            steps.append((job.table, row.number, row.kind, row.text, row.at, row.seat, row.spent, *after))
    return steps
