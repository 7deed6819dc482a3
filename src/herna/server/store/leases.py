"""Leases: exactly one node plays a table's bots and watches its clock."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from . import schema
from .finishing import Finishing


@dataclass(frozen=True)
class Lease:
    node: str
    seen: int
    until: int


class Leases(Finishing):
    def __init__(self, engine: AsyncEngine, insert: Any) -> None:
        super().__init__()
        self._engine = engine
        self._insert = insert

    async def take(self, table: str, node: str, now: int, until: int) -> bool:
        """Become the one node that plays a table's bots and watches its clock, unless another is and lives."""
        lease = schema.leases
        values = {"node": node, "seen": now, "until": until}
        insert = self._insert(lease).values(table_id=table, **values)
        taken = insert.on_conflict_do_update(
            index_elements=[lease.c.table_id],
            set_=values,
            where=(lease.c.node == node) | ~_lives(now),
        ).returning(lease.c.table_id)
        return bool(await self._write(taken))

    async def find(self, table: str) -> Lease | None:
        lease = schema.leases.c
        query = sa.select(lease.node, lease.seen, lease.until).where(lease.table_id == table)
        async with self._engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Lease(*row)

    async def renew(self, tables: Iterable[str], node: str, now: int, until: int) -> set[str]:
        """Keep leases, or let them end when `until` is past; returns those that are still ours."""
        names = list(tables)
        if not names:
            return set()
        lease = schema.leases
        ours = lease.c.table_id.in_(names) & (lease.c.node == node)
        update = sa.update(lease).where(ours).values(seen=now, until=until).returning(lease.c.table_id)
        return await self._write(update)

    async def _write(self, statement: sa.UpdateBase) -> set[str]:
        return await self.finish(self._write_now(statement))

    async def _write_now(self, statement: sa.UpdateBase) -> set[str]:
        async with self._engine.begin() as connection:
            return {name for (name,) in (await connection.execute(statement)).all()}

    async def neglected(self, now: int, former_self: str | None = None) -> list[str]:
        """Running tables with a bot to act or a clock that no living node looks after, except our former self."""
        t, c, lease = schema.tables, schema.chairs, schema.leases
        bot = sa.select(c.c.seat).where((c.c.table_id == t.c.id) & (c.c.seat == t.c.turn) & (c.c.kind == "bot"))
        living = (lease.c.table_id == t.c.id) & _lives(now)
        if former_self is not None:
            living &= lease.c.node != former_self
        cared_for = sa.select(lease.c.until).where(living)
        needs = (t.c.status == "running") & (t.c.clock.is_not(None) | bot.exists())
        query = sa.select(t.c.id).where(needs & ~cared_for.exists())
        async with self._engine.connect() as connection:
            return [name for (name,) in (await connection.execute(query)).all()]


def _lives(now: int) -> sa.ColumnElement[bool]:
    """A lease lives until its end. One from the future was given before the time of day was put back."""
    lease = schema.leases.c
    return (lease.until >= now) & (lease.seen - (lease.until - lease.seen) <= now)
