"""Transactions that are finished even if those who asked for them are gone: an open one would block all writers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..errors import Refused

Result = TypeVar("Result")


class Finishing:
    def __init__(self) -> None:
        self._under_way: set[asyncio.Task[Any]] = set()

    async def close(self) -> None:
        """Finish what is being written."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def finish(self, work: Coroutine[Any, Any, Result]) -> Result:
        """The result of a transaction, which goes on even if the caller is cancelled."""
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)


class Keeper(Finishing):
    """What reads and writes some tables of its own."""

    def __init__(self, engine: AsyncEngine, insert: Any) -> None:
        super().__init__()
        self._engine = engine
        self._insert = insert

    async def _write(self, *statements: sa.UpdateBase) -> list[tuple[Any, ...]]:
        """All in one transaction; the rows that they return."""
        rows: list[tuple[Any, ...]] = []
        async with self._transaction(writes=True) as connection:
            for statement in statements:
                done = await connection.execute(statement)
                rows += [tuple(row) for row in done.all()] if done.returns_rows else ()
        return rows

    @asynccontextmanager
    async def _transaction(self, *, writes: bool = False) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._engine.begin() if writes else self._engine.connect() as connection:
                yield connection
        except (OSError, sa.exc.SQLAlchemyError) as error:
            raise Refused("unavailable", "the store does not answer") from error
