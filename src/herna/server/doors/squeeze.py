"""Compresses what is computed: descriptions, drawings, words and rules of games, lists, replays.

Somebody who can see how long a compressed answer is, and put texts of their own beside a secret, can guess the secret,
letter by letter. So only these paths are compressed: their answers hold no secret. Seats' secrets are only ever in
answers to POST and in messages of the socket, and what an organiser may see lies under other paths.
"""

from __future__ import annotations

import asyncio
import re
import zlib

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .pages import accepted

OPEN = re.compile(r"/api/(games(/.*)?|tables(/[^/]+/replay)?)$")
KINDS = ("application/json", "image/svg+xml", "text/")
LEAST = 1000  # bytes; less fits into one packet anyway
MUCH = 100_000  # bytes that are compressed in a thread: nobody waits for them in the event loop
LEVEL, GZIP = 6, 31


def gzipped(data: bytes) -> bytes:
    made = zlib.compressobj(LEVEL, zlib.DEFLATED, GZIP)
    return made.compress(data) + made.flush()


class Squeeze:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not OPEN.match(scope["path"]):
            await self.app(scope, receive, send)
            return
        reads = "gzip" in accepted(Headers(scope=scope))
        begun: Message | None = None
        parts: list[bytes] = []

        async def send_smaller(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).add_vary_header("accept-encoding")
                begun = message
            elif message["type"] == "http.response.body" and begun is not None:
                parts.append(message.get("body", b""))
                if not message.get("more_body", False):
                    await _send_whole(begun, b"".join(parts), send, reads=reads)
            else:
                await send(message)

        await self.app(scope, receive, send_smaller)


async def _send_whole(begun: Message, data: bytes, send: Send, *, reads: bool) -> None:
    headers = MutableHeaders(scope=begun)
    kind = headers.get("content-type", "")
    if reads and len(data) >= LEAST and kind.startswith(KINDS) and "content-encoding" not in headers:
        data = await asyncio.to_thread(gzipped, data) if len(data) > MUCH else gzipped(data)
        headers["content-encoding"] = "gzip"
        headers["content-length"] = str(len(data))
        if tag := headers.get("etag"):
            headers["etag"] = tag if tag.startswith("W/") else f"W/{tag}"  # not the same bytes
    await send(begun)
    await send({"type": "http.response.body", "body": data})
