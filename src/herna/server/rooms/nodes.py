"""Several nodes, one site: Redis tells the others what one of them writes.

The store is the truth. News only says where to look, so a lost message costs a delay and nothing else: every node also
asks the store now and then how far its tables have come, and often while the channel is down.
"""

from __future__ import annotations

import asyncio
import contextlib
import zlib
from collections.abc import Callable
from typing import Any, Protocol

import msgspec
import structlog

log = structlog.get_logger()
CHANNEL = "herna"
RETRY = 0.5  # seconds
BEAT = 1.0  # seconds between two signs of life that a node sends to itself through Redis
SILENT = 3.0  # seconds without one after which the channel counts as down


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


NO_TABLE = ""  # a sign of life
_NEWS = msgspec.json.Decoder(News)
Listener = Callable[[News | None], None]


class Bus(Protocol):
    shared: bool

    @property
    def up(self) -> bool:
        """Whether news comes through."""

    async def start(self, listener: Listener) -> None: ...
    async def stop(self) -> None: ...
    def tell(self, news: News) -> None:
        """Send news soon."""


class LonelyBus:
    """A single node has nobody to tell."""

    shared = False
    up = True

    async def start(self, listener: Listener) -> None:
        pass

    async def stop(self) -> None:
        pass

    def tell(self, news: News) -> None:
        pass


class RedisBus:
    """A node hears its own signs of life as well; when they stop, Redis is gone or hangs, or does not hear us."""

    shared = True

    def __init__(self, url: str, node: str) -> None:
        self.url = url
        self.node = node
        self._redis: Any = None
        self._routines: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()
        self._beat_heard = -SILENT

    @property
    def up(self) -> bool:
        return asyncio.get_running_loop().time() - self._beat_heard < SILENT

    async def start(self, listener: Listener) -> None:
        """Listen from now on, or from when Redis is there: without it everything works, only slower."""
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # Without retries of its own: it would subscribe again silently, and nobody would know that news was missed.
        no_retries = Retry(NoBackoff(), 0)
        self._redis = Redis.from_url(self.url, retry=no_retries, socket_timeout=SILENT, socket_connect_timeout=SILENT)
        subscribed = asyncio.Event()
        self._routines = [
            asyncio.create_task(self._hear(listener, subscribed)),
            asyncio.create_task(self._beat()),
        ]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(subscribed.wait(), SILENT)

    async def stop(self) -> None:
        for routine in self._routines:
            routine.cancel()
        await asyncio.gather(*self._routines, return_exceptions=True)
        await asyncio.gather(*self._telling)
        if self._redis is not None:
            await self._redis.aclose()

    def tell(self, news: News) -> None:
        if not self.up:
            return  # the others ask the store
        task = asyncio.create_task(self._publish(news))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _publish(self, news: News) -> None:
        try:
            await self._redis.publish(CHANNEL, msgspec.json.encode(msgspec.structs.replace(news, node=self.node)))
        except Exception as error:
            log.warning("news_not_published", error=type(error).__name__)

    async def _beat(self) -> None:
        while True:
            await self._publish(News(table=NO_TABLE))
            await asyncio.sleep(BEAT)

    async def _hear(self, listener: Listener, subscribed: asyncio.Event) -> None:
        """Listen until cancelled; after every gap, tell the listener that something may have been missed."""
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":
                            self._beat_heard = asyncio.get_running_loop().time()
                            if subscribed.is_set():
                                listener(None)
                            subscribed.set()
                        elif message["type"] == "message":
                            self._take(message["data"], listener)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                self._beat_heard = -SILENT
                log.warning("news_interrupted", error=type(error).__name__)
                await asyncio.sleep(RETRY)

    def _take(self, text: bytes, listener: Listener) -> None:
        news = _NEWS.decode(text)
        if news.node != self.node:
            if news.table != NO_TABLE:
                listener(news)
        elif news.table == NO_TABLE:
            was_up, self._beat_heard = self.up, asyncio.get_running_loop().time()
            if not was_up:
                listener(None)


def make_bus(redis: str | None, node: str) -> Bus:
    return RedisBus(redis, node) if redis else LonelyBus()
