"""Transactions that are finished even if those who asked for them are gone: an open one would block all writers."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

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
