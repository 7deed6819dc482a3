"""Several nodes, one site: Redis tells the others what one of them writes.

The store is the truth. News only says where to look, so a lost message costs a delay and nothing else.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
import structlog

log = structlog.get_logger()
CHANNEL = "herna"
RETRY = 0.5  # seconds


def owner(table: str, workers: int) -> int:
    """Which of several processes on a machine a table belongs to."""
    return zlib.crc32(table.encode()) % workers


class News(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table's log has grown to a number, or people came or went."""

    table: str
    node: str = ""
    number: int | None = None
    seats: tuple[int, ...] | None = None
    watching: int = 0


Listener = Callable[[News | None], None]


class Bus(Protocol):
    shared: bool

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def tell(self, news: News) -> None:
        """Send news soon."""


class LonelyBus:
    """A single node has nobody to tell."""

    shared = False

    async def start(self, listener: Listener) -> None:
        pass

    async def stop(self) -> None:
        pass

    def tell(self, news: News) -> None:
        pass


class RedisBus:
    shared = True

    def __init__(self, url: str, node: str) -> None:
        self.url = url
        self.node = node
        self._redis: Any = None
        self._hearing: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()

    async def start(self, listener: Listener) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(self.url)
        await self._redis.ping()
        subscribed = asyncio.Event()
        self._hearing = asyncio.create_task(self._hear(listener, subscribed))
        await subscribed.wait()

    async def stop(self) -> None:
        if self._hearing is not None:
            self._hearing.cancel()
            await asyncio.gather(self._hearing, return_exceptions=True)
        await asyncio.gather(*self._telling)
        if self._redis is not None:
            await self._redis.aclose()

    def tell(self, news: News) -> None:
        task = asyncio.create_task(self._publish(news))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _publish(self, news: News) -> None:
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode(msgspec.structs.replace(news, node=self.node)))
        except Exception as error:
            log.warning("news_not_published", error=type(error).__name__)

    async def _hear(self, listener: Listener, subscribed: asyncio.Event) -> None:
        """Listen until cancelled; after every gap, tell the listener that something may have been missed."""
        decoder = msgspec.json.Decoder(News)
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if subscribed.is_set():
                        listener(None)
                    subscribed.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            news = decoder.decode(message["data"])
                            if news.node != self.node:
                                listener(news)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("news_interrupted", error=type(error).__name__)
                await asyncio.sleep(RETRY)


def make_bus(redis: str | None, node: str) -> Bus:
    return RedisBus(redis, node) if redis else LonelyBus()
