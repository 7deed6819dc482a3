"""Connections: how many there may be, and how long a request, its body and its answer may take.

uvicorn waits for the rest of a request forever, so a client that sends a byte now and then would keep a connection,
and many of them would use up what the system allows. Connections of WebSockets are counted here too; how they are used
is the business of `doors/socket.py`.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import structlog
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..doors.address import Proxies, counted
from ..doors.limits import Board, Counts
from ..settings import Settings
from .wire import ShortWire

log = structlog.get_logger()
LOOK = 1.0  # seconds between two looks at all connections
SITE = "all"
MANY = 1 << 20
SPARE = 200  # files that are not connections: the database, the client's pages, pipes
PIECE = 1 << 14  # bytes of requests that are looked at before it is the turn of others
FULL = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
HEADER, BODY, ANSWER, COMPUTING = "header", "body", "answer", "computing"


def raise_file_limit() -> int:
    """Allow this process as many open files as the system lets it; returns how many that is."""
    if os.name != "posix":
        return MANY
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        except (OSError, ValueError) as error:  # some systems have a lower limit of their own
            log.warning("file_limit_not_raised", error=str(error))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return soft if soft != resource.RLIM_INFINITY else MANY


@dataclass
class Watch:
    """What a connection was doing at the last look, and since when."""

    doing: object
    since: float


class Lines:
    """All connections of this process; how many there are is counted for the site."""

    def __init__(self, settings: Settings, board: Board) -> None:
        limits = settings.limits
        self._proxies = Proxies(settings.proxies)
        self._counts = Counts("lines", board)
        self._each, self._site = limits.lines, limits.lines_site
        self._here = max(raise_file_limit() - SPARE, SPARE)  # in this process
        self._times = {HEADER: limits.header_seconds, BODY: limits.body_seconds, ANSWER: limits.answer_seconds}
        self._bytes, self._bytes_site = limits.outbox_address_bytes, limits.outbox_site_bytes
        self._watched: dict[CarefulHttp, Watch] = {}
        self._open = 0
        self._looking: asyncio.TimerHandle | None = None

    def admit(self, peer: str) -> bool:
        """Count a connection, if there is room for it."""
        whose = counted(peer)
        full = self._counts.of(SITE) >= self._site or self._open >= self._here
        if full or (self._counts.of(whose) >= self._each and not self._proxies.trusts(peer)):
            return False
        self._count(whose, 1)
        return True

    def leave(self, peer: str) -> None:
        self._count(counted(peer), -1)

    def _count(self, whose: str, more: int) -> None:
        self._open += more
        for each in (whose, SITE):
            self._counts.add(each, more)

    def watch(self, line: CarefulHttp) -> None:
        self._watched[line] = Watch(None, 0.0)
        if self._looking is None:
            self._looking = asyncio.get_running_loop().call_later(LOOK, self._look)

    def forget(self, line: CarefulHttp) -> None:
        self._watched.pop(line, None)

    def _look(self) -> None:
        """Close those that have been doing the same thing for too long."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for line, watch in list(self._watched.items()):
            doing = line.doing()
            if doing != watch.doing:
                watch.doing, watch.since = doing, now
            elif now - watch.since > self._times.get(doing[0], now):
                line.transport.abort()
        self._relieve()
        self._looking = loop.call_later(LOOK, self._look) if self._watched else None

    def _relieve(self) -> None:
        """Answers that nobody reads take up memory, as outboxes do: where there is too much of it, the largest go."""
        unsent = [(line.transport.get_write_buffer_size(), line) for line in self._watched]
        totals: Counter[str] = Counter()
        for size, line in unsent:
            totals[line.whose] += size
            totals[SITE] += size
        for size, line in sorted(unsent, key=lambda each: each[0], reverse=True):
            if totals[SITE] > self._bytes_site or totals[line.whose] > self._bytes:
                line.transport.abort()
                totals[line.whose] -= size
                totals[SITE] -= size


class Flow(FlowControl):
    """Reads no more while `full`: not everything that has arrived has been looked at."""

    full = False

    def __init__(self, transport: asyncio.Transport, go_on: Callable[[], None]) -> None:
        super().__init__(transport)
        self._go_on = go_on

    def resume_reading(self) -> None:
        if not self.full:
            super().resume_reading()
        elif self.read_paused:
            self.read_paused = False
            self._go_on()


class CarefulHttp(H11Protocol):
    """uvicorn's protocol for HTTP with limits. It uses internals of that class, as `wire.py` does.

    However much arrives at once, it is looked at piece by piece: thousands of small pieces of a body would take a fifth
    of a second, and a head that arrives whole would be as long as it likes.
    """

    lines: ClassVar[Lines]
    flow: Flow

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.whose = counted(self.peer)
        self._requests = 0
        self._rest = b""  # that has arrived and was not looked at
        self._going_on: asyncio.Handle | None = None
        self.flow = Flow(transport, self._go_on_soon)
        self.admitted = self.lines.admit(self.peer)
        if self.admitted:
            self.lines.watch(self)
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if not self.admitted:
            return
        if not self._rest and len(data) <= PIECE:
            super().data_received(data)
            return
        self._rest += data
        self.flow.full = True
        self.transport.pause_reading()
        self._go_on_soon()

    def _go_on_soon(self) -> None:
        if self._going_on is None:
            self._going_on = self.loop.call_soon(self._go_on)

    def _go_on(self) -> None:
        """Look at the next piece, unless uvicorn waits for what it has to be read."""
        self._going_on = None
        if self.transport.is_closing() or self.flow.read_paused:
            return
        piece, self._rest = self._rest[:PIECE], self._rest[PIECE:]
        super().data_received(piece)
        now: Any = self.transport.get_protocol()
        if now is not self:  # a WebSocket
            self.flow.full = False
            self.transport.resume_reading()
            if self._rest:
                now.data_received(self._rest)
        elif self._rest:
            self._go_on_soon()
        else:
            self.flow.full = False
            if not self.flow.read_paused:
                self.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self._rest = b""
        super().connection_lost(exc)
        self.lines.forget(self)
        if self.admitted:
            self.lines.leave(self.peer)

    def handle_websocket_upgrade(self, event: Any) -> None:
        super().handle_websocket_upgrade(event)
        self.lines.forget(self)
        wire = self.transport.get_protocol()
        if isinstance(wire, ShortWire):
            wire.ended = self._leave

    def _leave(self) -> None:
        self.lines.leave(self.peer)

    def on_response_complete(self) -> None:
        self._requests += 1
        super().on_response_complete()

    def doing(self) -> tuple[str, int]:
        """What it is waiting for, and for which request."""
        if self.transport.get_write_buffer_size():
            return ANSWER, self._requests
        cycle: Any = self.cycle  # None before the first request
        if cycle is None or cycle.response_complete:
            return HEADER, self._requests
        return (BODY if cycle.more_body else COMPUTING), self._requests
