"""Running the server with uvicorn, in one process or several, and with the fast ways of `speed/`.

The application itself is `doors.app.create_app`, which runs under any ASGI server.
"""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
from typing import Any

import structlog
import uvicorn

from herna.engine.errors import UnknownGame

from .doors.app import create_app
from .doors.limits import Board
from .rooms.hub import Hub
from .rooms.nodes import Bus
from .settings import Settings
from .speed import dictation
from .speed.dictation import Dictation
from .speed.lines import CarefulHttp, Lines
from .speed.wire import ShortWire
from .speed.workers import PorterBus, accept_from, serve_together
from .store import guard
from .store.store import Store

log = structlog.get_logger()

HEAD = 1 << 15  # bytes that the head of a request has at most
SWITCH = 0.0005  # seconds; by default a thread that writes waits ten times as long for a busy event loop


class Server(uvicorn.Server):
    """Says goodbye before it closes. With a hatch, connections come through it instead of a port."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub
        self.hatch: socket.socket | None = None

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if self.hatch is not None:
            accept_from(self.hatch, self._protocol, self._leave)

    def _protocol(self) -> asyncio.Protocol:
        kind: Any = self.config.http_protocol_class
        made: asyncio.Protocol = kind(self.config, self.server_state, self.lifespan.state)
        return made

    async def listen(self, host: str) -> SecondDoor:
        """Listen at another address too: at the same port, or at any if that is taken."""
        port = self.servers[0].sockets[0].getsockname()[1]
        loop = asyncio.get_running_loop()
        try:
            opened = await loop.create_server(self._protocol, host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            opened = await loop.create_server(self._protocol, host, 0)
        return SecondDoor(self, host, opened)

    def _leave(self) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await self.hub.farewell()
        await super().shutdown(sockets)  # type: ignore[arg-type]


class SecondDoor:
    """See `doors/network.py`."""

    def __init__(self, server: Server, host: str, opened: asyncio.Server) -> None:
        self.host, self.port = host, int(opened.sockets[0].getsockname()[1])
        self._server, self._opened = server, opened
        server.servers.append(opened)

    def shut(self) -> None:
        self._server.servers.remove(self._opened)
        self._opened.close()
        for connection in list(self._server.server_state.connections):
            transport: Any = getattr(connection, "transport", None)
            if transport is not None and transport.get_extra_info("sockname")[:2] == (self.host, self.port):
                transport.close()


def set_up_logging(level: int = logging.INFO) -> None:
    """One JSON object per line on standard error."""
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def make_server(settings: Settings, bus: Bus | None = None, board: Board | None = None) -> Server:
    """The server with everything that makes it faster; nothing else chooses these parts."""
    board = board or Board()
    app = create_app(settings, bus, Dictation if dictation.POSSIBLE else None, board)
    control = (settings.limits.control_rate, settings.limits.control_burst)
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=type("Http", (CarefulHttp,), {"lines": Lines(settings, board)}),
        ws=type("Wire", (ShortWire,), {"control": control}),
        h11_max_incomplete_event_size=HEAD,
        ws_max_size=4 * settings.limits.frame_bytes,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=5,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # `doors.gate` asks who the operator trusts
    )
    server = Server(config, app.state.hub)
    if settings.workers == 1:
        app.state.network.listen = server.listen
    return server


def serve(settings: Settings, level: int = logging.INFO) -> None:
    """Run until told to stop. Trouble if the database cannot be used, before anything listens."""
    with guard.hold(settings.database, shared=bool(settings.redis)) as claim:
        asyncio.run(prepare(settings))
        if settings.workers > 1:
            set_up_logging(level)
            serve_together(settings, level, work, claim)
            return
        set_up(settings, level)
        server = make_server(settings)
        spare_the_collector()
        server.run()


async def prepare(settings: Settings) -> None:
    """Bring the database up to date, once for all processes."""
    store = Store(settings.database, settings.find_game)
    await store.open()
    await store.close()


def work(
    settings: Settings,
    level: int,
    hatch: socket.socket,
    line: socket.socket,
    board: Board,
    _: guard.Claim | None,
) -> None:
    """What one process of several does: serve the connections that come through the hatch. It shares the claim of the
    porter on the database."""
    os.setpgid(0, 0)  # Ctrl-C is for the porter, which tells us
    set_up(settings, level)
    board.process = settings.worker
    server = make_server(settings, None if settings.redis else PorterBus(line, settings.node_name), board)
    server.hatch = hatch
    spare_the_collector()
    server.run(sockets=[])


def set_up(settings: Settings, level: int) -> None:
    """Prepare a process that serves. The games are loaded before it listens: they import the compiler, and otherwise
    the first visitor would wait for all of it, and so would everyone else."""
    set_up_logging(level)
    sys.setswitchinterval(SWITCH)
    for name in settings.game_names():
        try:
            settings.find_game(name)
        except UnknownGame as error:  # of another distribution, and broken: nobody is kept from playing the rest
            log.warning("game_left_out", game=name, error=str(error))


def spare_the_collector() -> None:
    """Tables live long and have no cycles; scanning all of them repeatedly would stop the server for half a
    second at a time. What is loaded so far is excluded for good, the rest is scanned rarely. The middle
    generation is kept small: its share of the time is about 150 ns an object, so 250,000 of them stop it for 40 ms."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 5, 1_000)
