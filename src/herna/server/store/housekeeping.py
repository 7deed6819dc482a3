"""Throwing away what nobody needs any more, by the rules of the operator, one table at a time."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..settings import Keeping
from . import schema
from .progress import HOUSE

PAGE = 100  # tables that are looked at together
BREATH = 0.02  # seconds between two tables, for those who play
FREED = 500  # pages that SQLite gives back at once
SWEEPING = 0x68657277  # the lock of PostgreSQL: one node sweeps
DAY = 24 * 3600 * 1000


class Housekeeping:
    def __init__(self, engine: AsyncEngine, blocking: sa.Engine | None, keep: Keeping) -> None:
        self._engine = engine
        self._blocking = blocking  # of SQLite
        self._keep = keep

    async def sweep(self, now: int, in_use: Callable[[str], bool]) -> Counter[str]:
        """Remove the tables whose time is over; how many of each kind. Nothing, if another node is at it."""
        removed: Counter[str] = Counter()
        keep = self._keep
        if not any(self._days().values()) and not keep.progress and not keep.experiments:
            return removed
        async with self._engine.connect() as connection:
            if not await self._alone(connection):
                return removed
            async for found in self._aged(connection, now):
                kind = await self._expired(connection, found, now)
                if kind is not None and not in_use(found["id"]) and await self._remove(found, now):
                    removed[kind] += 1
                    await asyncio.sleep(BREATH)
        if keep.progress:
            removed.update(progress=await self._remove_progress(now - int(keep.progress * DAY)))
        if keep.experiments:
            old = schema.experiments.c.updated < now - int(keep.experiments * DAY)
            over = schema.experiments.c.state.in_(("done", "failed"))
            removed.update(experiments=await self._forget(sa.delete(schema.experiments).where(old & over)))
        removed = +removed
        if removed:
            await self._give_back()
        return removed

    def _days(self) -> dict[str, float]:
        keep = self._keep
        return {
            "lobby": keep.lobbies,
            "abandoned": keep.abandoned,
            "import": keep.imports,
            "finished": keep.finished,
            "campaign": keep.campaigns,
        }

    async def _alone(self, connection: AsyncConnection) -> bool:
        """The lock ends with the connection's transaction."""
        if self._blocking is not None:
            return True
        got = await connection.execute(sa.select(sa.func.pg_try_advisory_xact_lock(SWEEPING)))
        return bool(got.scalar_one())

    async def _aged(self, connection: AsyncConnection, now: int) -> AsyncIterator[sa.RowMapping]:
        """The tables that may be old enough, page by page, the oldest first."""
        t = schema.tables.c
        if not any(self._days().values()):
            return
        shortest = min(days for days in self._days().values() if days)
        wanted = sa.select(t.id, t.status, t.outcome, t.header, t.kinds, t.updated).where(
            t.updated < now - int(shortest * DAY)
        )
        place: tuple[int, str] = (-1, "")
        while True:
            later = (t.updated > place[0]) | ((t.updated == place[0]) & (t.id > place[1]))
            page = (await connection.execute(wanted.where(later).order_by(t.updated, t.id).limit(PAGE))).mappings()
            found = page.all()
            for row in found:
                yield row
            if len(found) < PAGE:
                return
            place = (found[-1]["updated"], found[-1]["id"])

    async def _expired(self, connection: AsyncConnection, found: sa.RowMapping, now: int) -> str | None:
        """The kind of a table whose time is over."""
        kind = {"open": "lobby", "running": "abandoned"}.get(found["status"], "finished")
        if found["outcome"] == "cancelled":
            kind = "lobby"
        if len(json.loads(found["kinds"])) > json.loads(found["header"])["seats"]:
            kind = "campaign"
        elif kind == "finished" and not await self._has_people(connection, found["id"]):
            kind = "import"
        days = self._days()[kind]
        return kind if days and found["updated"] < now - int(days * DAY) else None

    async def _has_people(self, connection: AsyncConnection, table: str) -> bool:
        """Whether anybody can enter it as a player: nobody can where a finished match was imported."""
        c = schema.chairs.c
        mine = sa.select(c.seat).where((c.table_id == table) & (c.key.is_not(None) | c.person.is_not(None))).limit(1)
        return (await connection.execute(mine)).first() is not None

    async def _remove(self, found: sa.RowMapping, now: int) -> bool:
        """All of a table or nothing of it; not if something has happened there meanwhile, or a node looks after it."""
        if self._blocking is not None:
            return await asyncio.to_thread(self._remove_blocking, self._blocking, found, now)
        async with self._engine.begin() as connection:
            return await connection.run_sync(_remove, found, now)

    def _remove_blocking(self, engine: sa.Engine, found: sa.RowMapping, now: int) -> bool:
        with engine.begin() as connection:
            return _remove(connection, found, now)

    async def _remove_progress(self, before: int) -> int:
        """Forget the people who have learnt nothing since then; how many notes there were about them."""
        p = schema.progress
        people = sa.select(p.c.person).where(p.c.person != HOUSE).group_by(p.c.person)
        gone = people.having(sa.func.max(p.c.updated) < before)
        return await self._forget(sa.delete(p).where(p.c.person.in_(gone)))

    async def _forget(self, forget: sa.Delete) -> int:
        if self._blocking is not None:
            return await asyncio.to_thread(_forget, self._blocking, forget)
        async with self._engine.begin() as connection:
            return (await connection.execute(forget)).rowcount

    async def _give_back(self) -> None:
        """Let the file of SQLite shrink, a little at a time. PostgreSQL does that itself."""
        if self._blocking is not None:
            while await asyncio.to_thread(_vacuum, self._blocking):
                await asyncio.sleep(BREATH)


def _forget(engine: sa.Engine, statement: sa.Delete) -> int:
    with engine.begin() as connection:
        return connection.execute(statement).rowcount


def _remove(connection: sa.Connection, found: sa.RowMapping, now: int) -> bool:
    t, lease = schema.tables, schema.leases
    living = sa.select(lease.c.until).where((lease.c.table_id == t.c.id) & (lease.c.until >= now))
    same = (t.c.id == found["id"]) & (t.c.updated == found["updated"]) & ~living.exists()
    if (
        connection.execute(sa.update(t).where(same).values(updated=t.c.updated)).rowcount != 1
    ):  # nobody writes from now on
        return False
    for table in (schema.log, schema.chairs, schema.leases, schema.reviews, schema.reviewing):
        connection.execute(sa.delete(table).where(table.c.table_id == found["id"]))
    connection.execute(sa.delete(t).where(t.c.id == found["id"]))
    return True


def _vacuum(engine: sa.Engine) -> bool:
    """Give pages back; whether there are more. A file made by version 0.1 keeps them, to be used again."""
    with engine.connect() as connection:
        raw: Any = connection.connection.cursor()
        raw.execute(f"PRAGMA incremental_vacuum({FREED})").fetchall()
        (left,) = raw.execute("PRAGMA freelist_count").fetchone()
        (mode,) = raw.execute("PRAGMA auto_vacuum").fetchone()
        raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        raw.close()
    return bool(left) and mode == 2
