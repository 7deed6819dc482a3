"""A WebSocket with a short way for what nearly every frame is: a whole text that is not compressed.

uvicorn's own protocol does everything else: shaking hands, pings, closing, compression, frames in pieces. It is given
whole frames only, so that between any two of them the short way may be taken.

However much arrives at once, only some frames are looked at before it is the turn of others, and none while the
listener is busy. Control frames and pieces of messages are counted: each costs us work, and no client needs many.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, ClassVar

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..doors.limits import Bucket
from ..doors.wire import EXTENSION, Listener

WHOLE_TEXT = 0x81
MASKED = 0x80
IN_ONE_GO = 50  # frames
PIECE = 1024  # bytes, where frames are not told apart here
POLICY = 1008
GOODBYE = 2.0  # seconds


class ShortWire(WebSocketsSansIOProtocol):
    """A `doors.wire.Wire`. It uses internals of uvicorn's class, so pyproject.toml pins uvicorn's version."""

    control: ClassVar[tuple[float, int]] = (2.0, 60)  # rate and burst of control frames and pieces

    def __init__(self, *more: Any, **named: Any) -> None:
        super().__init__(*more, **named)
        self.listener: Listener | None = None
        self.ended: Callable[[], None] = lambda: None  # called when the connection is gone
        self._short = True  # frames are looked at here first
        self._buffer = b""
        self._going_on: asyncio.Handle | None = None
        self._full = False  # enough has arrived for now
        self._control = Bucket(*self.control)

    def attach(self, listener: Listener) -> None:
        """From now on everything goes to the listener, starting with what has already arrived."""
        self.listener = listener
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                text: str | bytes | None = message.get("text")
                listener.hear(text if text is not None else message.get("bytes") or b"")
        if self.disconnected:
            listener.lost()

    def detach(self) -> None:
        """The application is done with it; uvicorn closes it."""

    # --- receiving --------------------------------------------------------------------------------

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self._short &= self.listener is not None  # data before the end of the handshake goes the long way
        self._buffer = self._buffer + data if self._buffer else data
        self._go_on()

    def _go_on(self) -> None:
        """Take the frames that have arrived, some at a time, unless somebody has asked for a pause."""
        self._going_on = None
        buffer, at, size = self._buffer, 0, len(self._buffer)
        for _ in range(IN_ONE_GO):
            if self.transport.is_closing() or (self.read_paused and self.listener is not None):
                break
            end = self._end_of_frame(buffer, at) if self._short else min(at + PIECE, size)
            if end > size or at == size:
                break
            if self._short:
                self._take(buffer, at, end)
            else:
                super().data_received(buffer[at:end])
            at = end
        else:
            self._going_on = self.loop.call_soon(self._go_on)
        self._buffer = buffer[at:]
        if self.transport.is_closing() or self.read_paused:
            return
        if self._going_on is not None and not self._full:
            self._full = True
            self.transport.pause_reading()
        elif self._going_on is None and self._full:
            self._full = False
            self.transport.resume_reading()

    def _end_of_frame(self, buffer: bytes, at: int) -> int:
        """Where the frame ends that begins there; beyond the buffer if that is not known yet."""
        if len(buffer) < at + 2:
            return len(buffer) + 1
        size = buffer[at + 1] & 127
        begin = at + 2
        if size >= 126:
            begin += 2 if size == 126 else 8
            if len(buffer) < begin:
                return len(buffer) + 1
            size = int.from_bytes(buffer[at + 2 : begin], "big")
            if size > self.config.ws_max_size:
                return len(buffer)  # it will be refused, whatever follows
        return begin + (4 if buffer[at + 1] & MASKED else 0) + size

    def _take(self, buffer: bytes, at: int, end: int) -> None:
        size = buffer[at + 1] - MASKED
        if buffer[at] == WHOLE_TEXT and 0 <= size < 126 and not self.close_sent and not self.frames:
            content, mask = buffer[at + 6 : end], buffer[at + 2 : at + 6]
            self._hear(_unmasked(content, mask))
        else:
            super().data_received(buffer[at:end])

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Any) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Any) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Whether this client has not sent too many such frames; else it is sent away."""
        if self.close_sent or self._control.take():
            return not self.close_sent
        self.conn.fail(POLICY, "too many control frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()
        self.loop.call_later(GOODBYE, self.transport.abort)
        return False

    def send_receive_event_to_app(self) -> None:
        """A message that has come the long way."""
        if self.listener is None:
            super().send_receive_event_to_app()
            return
        content = b"".join(self.frames)
        self.frames = []
        self._hear(content)

    def _hear(self, content: bytes) -> None:
        if self.listener is not None and not self.close_sent:
            self.listener.hear(content)

    # --- sending ----------------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    @property
    def ready(self) -> bool:
        """Whether more may be written now; the listener is told when it may be again."""
        return self.writable.is_set()

    @property
    def unsent(self) -> int:
        return int(self.transport.get_write_buffer_size())

    def write(self, texts: Iterable[bytes]) -> None:
        """Write all of them together."""
        if not self.open:
            return
        if self.conn.extensions:
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        else:
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.listener is not None:
            self.listener.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.ended()
        if self.listener is not None:
            self.listener.lost()

    # --- waiting ----------------------------------------------------------------------------------

    def pause(self) -> None:
        """Read nothing for now."""
        if not self.read_paused and self.open:
            self.read_paused = self._full = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            if self._going_on is None:
                self._going_on = self.loop.call_soon(self._go_on)

    def hang_up(self) -> None:
        """Close now, whatever is still unsent."""
        self.transport.abort()


def _head(size: int) -> bytes:
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    if size < 0x10000:
        return bytes((WHOLE_TEXT, 126, size >> 8, size & 255))
    return bytes((WHOLE_TEXT, 127)) + size.to_bytes(8, "big")


def _unmasked(content: bytes, mask: bytes) -> bytes:
    size = len(content)
    repeated = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(content, "little") ^ int.from_bytes(repeated, "little")).to_bytes(size, "little")
