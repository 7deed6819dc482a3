"""The wire of a connection: what a client's conversation needs of a WebSocket.

`PlainWire` works under any ASGI server. A server may bring a faster one and leave it in the
scope (see `speed/wire.py`).
"""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

import structlog
from starlette.types import Receive, Scope, Send

log = structlog.get_logger()

EXTENSION = "herna.wire"  # the scope extension in which a server leaves its own wire


class Listener(Protocol):
    """The one at our end of a wire."""

    def hear(self, text: str | bytes) -> None: ...
    def drained(self) -> None:
        """What was written has been sent; more may be written."""

    def lost(self) -> None:
        """The connection is gone."""


class Wire(Protocol):
    @property
    def open(self) -> bool: ...
    @property
    def ready(self) -> bool:
        """Whether more may be written now; the listener is told when it may be again."""

    @property
    def unsent(self) -> int:
        """Bytes that were written and that the network has not taken yet, as far as is known."""

    def attach(self, listener: Listener) -> None:
        """From now on everything goes to the listener, starting with what has already arrived."""

    def detach(self) -> None:
        """Nobody listens any more."""

    def write(self, texts: list[bytes]) -> None: ...
    async def send(self, message: Any) -> None:
        """Send an ASGI message after what was written."""

    def pause(self) -> None:
        """Read nothing for now."""

    def resume(self) -> None: ...
    def hang_up(self) -> None:
        """Close now, whatever is still unsent."""


class PlainWire:
    """Two tasks, one that reads and one that writes."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.open = True
        self.unsent = 0  # an ASGI server has a buffer of its own; what it takes counts as sent
        self._receive = receive
        self._send = send
        self._listener: Listener | None = None
        self._going = asyncio.Event()
        self._going.set()
        self._reader: asyncio.Task[None] | None = None
        self._writer: asyncio.Task[None] | None = None

    @property
    def ready(self) -> bool:
        return self._writer is None or self._writer.done()

    def attach(self, listener: Listener) -> None:
        self._listener = listener
        self._reader = asyncio.create_task(self._read(listener))

    def detach(self) -> None:
        self.open = False
        for task in (self._reader, self._writer):
            if task is not None:
                task.cancel()

    async def _read(self, listener: Listener) -> None:
        try:
            while True:
                await self._going.wait()
                message = await self._receive()
                if message["type"] == "websocket.disconnect":
                    break
                text = message.get("text")
                listener.hear(text if text is not None else message.get("bytes") or b"")
        except Exception as error:  # servers raise various errors when the other side is gone
            log.warning("reading_failed", error=repr(error))
        self._lose()

    def write(self, texts: list[bytes]) -> None:
        if self.open:
            self.unsent = sum(map(len, texts))
            self._writer = asyncio.create_task(self._write(texts))

    async def _write(self, texts: list[bytes]) -> None:
        try:
            for text in texts:
                await self._send({"type": "websocket.send", "text": text.decode()})
                self.unsent -= len(text)
        except Exception:  # servers raise various errors when the other side is gone
            self._lose()
            return
        self._writer = None
        if self._listener is not None and self.open:
            self._listener.drained()

    async def send(self, message: Any) -> None:
        if self._writer is not None:
            await asyncio.wait({self._writer})
        if self.open:
            self.open = message["type"] != "websocket.close"
            await self._send(message)

    def pause(self) -> None:
        self._going.clear()

    def resume(self) -> None:
        self._going.set()

    def hang_up(self) -> None:
        self._lose()

    def _lose(self) -> None:
        self.open = False
        if self._listener is not None:
            self._listener.lost()


def wire_of(scope: Scope, receive: Receive, send: Send) -> Wire:
    """The wire that the server provides, or else a plain one."""
    brought: Wire | None = (scope.get("extensions") or {}).get(EXTENSION)
    return brought if brought is not None else PlainWire(receive, send)
