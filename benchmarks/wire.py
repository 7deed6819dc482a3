"""A WebSocket that does only what the clients of `server.py` need, so that they cost little."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
DEFLATED = 0x40
MASK = bytes(4)  # a mask of zeros is valid: the server removes it like any other, and we need not apply it


class Wire(asyncio.Protocol):
    """A WebSocket that hands over the text of each message."""

    def __init__(
        self, port: int, path: str, deflate: bool, hear: Callable[[bytes], None], fail: Callable[[str], None]
    ) -> None:
        self.port = port
        self.deflate = deflate
        self.fail = fail  # called with the reason why the run has become meaningless
        self.path = path
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0  # bytes of the last message on the wire
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._inflater = zlib.decompressobj(-15)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        deflate = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if self.deflate else ""
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{deflate}\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        if self._transport is not None:
            self.fail("the server has closed a connection")

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            self._shake_hands()
        if self.opened.done():
            self._read_frames()

    def _shake_hands(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self.fail(f"no socket: {bytes(head.splitlines()[0]).decode()}")
            return
        self._buffer = rest
        self.opened.set_result(None)

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : begin], "big") if len(buffer) >= begin else len(buffer)
            if len(buffer) < begin + size:
                break
            self.received = begin + size - at
            self._take(buffer[at], bytes(buffer[begin : begin + size]))
            at = begin + size
        del buffer[:at]

    def _take(self, first: int, content: bytes) -> None:
        kind = first & 15
        if kind == TEXT:
            self.hear(self._inflater.decompress(content + b"\0\0\xff\xff") if first & DEFLATED else content)
        elif kind == PING:
            self._send(PONG, content)
        elif kind == CLOSE:
            self.fail(f"the server has closed a connection: {content[2:].decode(errors='replace')}")

    def say(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126, size >> 8, size & 255])
        if self._transport is not None:
            self._transport.write(bytes([0x80 | kind]) + length + MASK + content)

    def close(self) -> None:
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()
