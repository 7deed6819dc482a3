"""A WebSocket with a short way for what nearly every frame is: a whole text that is not compressed.

uvicorn's own protocol does everything else: shaking hands, pings, closing, compression, frames in pieces. It is given
whole frames only, so that between any two of them the short way may be taken.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ..doors.wire import EXTENSION, Listener

WHOLE_TEXT = 0x81
MASKED = 0x80


class ShortWire(WebSocketsSansIOProtocol):
    """A `doors.wire.Wire`. It uses internals of uvicorn's class, so pyproject.toml pins uvicorn's version."""

    def __init__(self, *more: Any, **named: Any) -> None:
        super().__init__(*more, **named)
        self.listener: Listener | None = None
        self._short = True  # frames are looked at here first
        self._buffer = b""

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
        if self.listener is None or not self._short:
            self._short &= not self.handshake_initiated  # data before the end of the handshake goes the long way
            super().data_received(data)
            return
        buffer = self._buffer + data if self._buffer else data
        at = 0
        while (end := self._end_of_frame(buffer, at)) <= len(buffer):
            self._take(buffer, at, end)
            at = end
        self._buffer = buffer[at:]

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
        if self.listener is not None:
            self.listener.lost()

    # --- waiting ----------------------------------------------------------------------------------

    def pause(self) -> None:
        """Read nothing for now."""
        if not self.read_paused and self.open:
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

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
