"""What is kept about people who learn: by person, kind and key, a small JSON text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from ..errors import Refused
from . import schema
from .finishing import Finishing

MOST_KEPT = 3_000  # notes of a person


@dataclass(frozen=True)
class Kept:
    key: str
    value: str  # JSON
    updated: int  # milliseconds since 1970


class Progress(Finishing):
    def __init__(self, engine: AsyncEngine, insert: Any) -> None:
        super().__init__()
        self._engine = engine
        self._insert = insert

    async def of(self, person: str, kind: str) -> list[Kept]:
        """What is kept of a kind about a person, the oldest first."""
        p = schema.progress.c
        query = sa.select(p.key, p.value, p.updated).where((p.person == person) & (p.kind == kind))
        try:
            async with self._engine.connect() as connection:
                found = await connection.execute(query.order_by(p.updated, p.key))
                return [Kept(*row) for row in found.all()]
        except (OSError, sa.exc.SQLAlchemyError) as error:
            raise Refused("unavailable", "the store does not answer") from error

    async def keep(self, person: str, kind: str, key: str, value: str, now: int) -> bool:
        """Keep a note in place of the one before; false if there is no room for another one."""
        try:
            return await self.finish(self._keep(person, kind, key, value, now))
        except (OSError, sa.exc.SQLAlchemyError) as error:
            raise Refused("unavailable", "the store does not answer") from error

    async def _keep(self, person: str, kind: str, key: str, value: str, now: int) -> bool:
        p = schema.progress
        mine = p.c.person == person
        there = mine & (p.c.kind == kind) & (p.c.key == key)
        async with self._engine.begin() as connection:
            changed = await connection.execute(sa.update(p).where(there).values(value=value, updated=now))
            if changed.rowcount:
                return True
            count = await connection.execute(sa.select(sa.func.count()).select_from(p).where(mine))
            if count.scalar_one() >= MOST_KEPT:
                return False
            fresh = self._insert(p).values(person=person, kind=kind, key=key, value=value, updated=now)
            newer = {"value": value, "updated": now}
            await connection.execute(fresh.on_conflict_do_update(index_elements=["person", "kind", "key"], set_=newer))
        return True
