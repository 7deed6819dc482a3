"""What is kept about people who learn: by person, kind and key, a small JSON text."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..errors import Refused
from . import schema
from .finishing import Finishing

MOST_KEPT = 3_000  # notes of a person and a kind that a browser may write
HOUSE = ""  # in place of a person: notes about exercises themselves
p = schema.progress.c
Result = TypeVar("Result")


@dataclass(frozen=True)
class Kept:
    key: str
    value: str  # JSON
    updated: int  # milliseconds since 1970


class Notes:
    """Notes within one transaction.

    What is changed is claimed or held first: that decides who comes first, also between nodes, and SQLite lets nobody
    write who has begun by reading.
    """

    def __init__(self, connection: AsyncConnection, insert: Any) -> None:
        self._connection = connection
        self._insert = insert

    async def claim(self, person: str, kind: str, key: str, value: str, now: int) -> bool:
        """Make a new note; false if there is one already."""
        fresh = self._insert(schema.progress).values(person=person, kind=kind, key=key, value=value, updated=now)
        made = await self._connection.execute(fresh.on_conflict_do_nothing().returning(p.key))
        return made.first() is not None

    async def hold(self, person: str, kind: str, key: str) -> str | None:
        """The value of a note, which nobody else changes until the transaction ends."""
        same = sa.update(schema.progress).where(_at(person, kind, key)).values(updated=p.updated)
        found: str | None = (await self._connection.execute(same.returning(p.value))).scalar_one_or_none()
        return found

    async def held(self, person: str, kind: str, key: str, first: str, now: int) -> str:
        """The same of a note that is made if there is none."""
        await self.claim(person, kind, key, first, now)
        return await self.hold(person, kind, key) or first

    async def put(self, person: str, kind: str, key: str, value: str, now: int) -> None:
        """Change a note that is claimed or held."""
        there = sa.update(schema.progress).where(_at(person, kind, key))
        await self._connection.execute(there.values(value=value, updated=now))

    async def drop(self, person: str, kind: str, keys: Collection[str]) -> None:
        mine = (p.person == person) & (p.kind == kind)
        await self._connection.execute(sa.delete(schema.progress).where(mine & p.key.in_(keys)))

    async def of(self, person: str, kind: str) -> list[Kept]:
        """What is kept of a kind about a person, the oldest first."""
        mine = (p.person == person) & (p.kind == kind)
        query = sa.select(p.key, p.value, p.updated).where(mine).order_by(p.updated, p.key)
        return [Kept(*row) for row in (await self._connection.execute(query)).all()]

    async def count(self, person: str, kind: str) -> int:
        mine = (p.person == person) & (p.kind == kind)
        query = sa.select(sa.func.count()).select_from(schema.progress).where(mine)
        return (await self._connection.execute(query)).scalar_one()


class Progress(Finishing):
    def __init__(self, engine: AsyncEngine, insert: Any) -> None:
        super().__init__()
        self._engine = engine
        self._insert = insert

    async def of(self, person: str, *kinds: str, begins: str = "") -> list[Kept]:
        """What is kept of some kinds about a person, the oldest first; only keys that begin like this."""
        mine = (p.person == person) & p.kind.in_(kinds) & p.key.startswith(begins, autoescape=True)
        return await self._read(sa.select(p.key, p.value, p.updated).where(mine).order_by(p.updated, p.key))

    async def find(self, person: str, kind: str, key: str) -> Kept | None:
        found = await self._read(sa.select(p.key, p.value, p.updated).where(_at(person, kind, key)))
        return found[0] if found else None

    async def _read(self, query: sa.Select[Any]) -> list[Kept]:
        try:
            async with self._engine.connect() as connection:
                return [Kept(*row) for row in (await connection.execute(query)).all()]
        except (OSError, sa.exc.SQLAlchemyError) as error:
            raise Refused("unavailable", "the store does not answer") from error

    async def keep(self, person: str, kind: str, key: str, value: str, now: int) -> bool:
        """Keep a note in place of the one before; false if there is no room for another one."""

        async def kept(notes: Notes) -> bool:
            if await notes.hold(person, kind, key) is None:
                if await notes.count(person, kind) >= MOST_KEPT:
                    return False
                if await notes.claim(person, kind, key, value, now):
                    return True
            await notes.put(person, kind, key, value, now)
            return True

        return await self.together(kept)

    async def together(self, work: Callable[[Notes], Awaitable[Result]]) -> Result:
        """Change notes in one transaction."""
        try:
            return await self.finish(self._together(work))
        except (OSError, sa.exc.SQLAlchemyError) as error:
            raise Refused("unavailable", "the store does not answer") from error

    async def _together(self, work: Callable[[Notes], Awaitable[Result]]) -> Result:
        async with self._engine.begin() as connection:
            return await work(Notes(connection, self._insert))


def _at(person: str, kind: str, key: str) -> sa.ColumnElement[bool]:
    return (p.person == person) & (p.kind == kind) & (p.key == key)
