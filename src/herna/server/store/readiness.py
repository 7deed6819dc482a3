"""Whether the store can write: found out by writing something that changes nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import disk_usage

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import Refused

FRESH = 1.0  # seconds for which an answer holds: asking all the time does not keep the disk busy
PATIENCE = 2.0  # seconds after which a write counts as hanging
ROOM = 16_000_000  # bytes that a disk must have left: writing may still succeed in space that is reused

# A record in the write-ahead log, and in no table: nodes that do this together do not wait for each other.
POSTGRESQL = sa.text("SELECT pg_logical_emit_message(true, 'herna', 'ready')")
SQLITE = sa.text("PRAGMA user_version = 1")  # nothing reads it; it is written all the same


class Readiness:
    def __init__(self, write: Callable[[], Awaitable[None]]) -> None:
        self._write = write
        self._trying: asyncio.Future[None] | None = None
        self._begun = 0.0

    async def check(self) -> None:
        """Raises if the store cannot write now. One write answers everybody who asks meanwhile."""
        now = asyncio.get_running_loop().time()
        if self._trying is None or (self._trying.done() and now - self._begun >= FRESH):
            self._trying, self._begun = asyncio.ensure_future(self._write()), now
        await asyncio.wait({self._trying}, timeout=max(0.0, self._begun + PATIENCE - now))
        if not self._trying.done():
            raise Refused("slow", "the store takes long")
        self._trying.result()


async def write_postgresql(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(POSTGRESQL)


def write_sqlite(engine: sa.Engine, file: str | None) -> None:
    """In a thread."""
    if file and disk_usage(Path(file).parent).free < ROOM:
        raise Refused("unavailable", "the disk is full")
    with engine.connect() as connection:
        connection.execute(SQLITE)
