"""What surrounds every HTTP request: limits, the origin check, headers, one line in the log, no trace to clients."""

from __future__ import annotations

import asyncio
import time
from collections.abc import MutableMapping
from typing import Any

import structlog
from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..errors import Refused
from ..settings import Settings
from .address import caller
from .limits import Board, Buckets
from .origin import is_welcome

log = structlog.get_logger()
SAFE = {"GET", "HEAD", "OPTIONS"}
COUNTED = ("/api", "/docs")
PROBES = {"/health", "/ready", "/metrics"}  # counted apart, so that a busy address can still be watched
TIMED_OUT = 408
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def problem(code: str, text: str, status: int) -> JSONResponse:
    return JSONResponse({"code": code, "text": text}, status)


class Shield:
    def __init__(self, app: ASGIApp, settings: Settings, board: Board) -> None:
        limits = settings.limits
        self.app = app
        self.settings = settings
        self._rates = Buckets(limits.http_rate, limits.http_burst, "http", board)
        self._probes = Buckets(limits.probe_rate, limits.probe_burst, "probe", board)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.monotonic()
        status = 500

        async def send_shielded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(scope, message)
            await send(message)

        try:
            await self._handle(scope, receive, send_shielded)
        finally:
            spent = round((time.monotonic() - started) * 1000, 1)
            log.info("http", method=scope["method"], path=scope["path"], status=status, ms=spent)

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self._check(scope)
            async with asyncio.timeout(self.settings.limits.body_seconds):
                body = await self._body(scope, receive)
        except TimeoutError:
            await problem("unavailable", "the rest of the request did not arrive", TIMED_OUT)(scope, receive, send)
            return
        except Refused as refused:
            await problem(refused.code, refused.text, refused.status)(scope, receive, send)
            return
        await self.app(scope, _replayed(body, receive), send)

    def _check(self, scope: Scope) -> None:
        path = scope["path"]
        rates = self._rates if path.startswith(COUNTED) else self._probes if path in PROBES else None
        if rates is not None and not rates.take(caller(HTTPConnection(scope))):
            raise Refused("flood", "too many requests, wait a little")
        if scope["method"] not in SAFE and not is_welcome(HTTPConnection(scope), self.settings.origins):
            raise Refused("forbidden", "requests from pages of other sites are not accepted")

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body, if it is not too long."""
        limit = self.settings.limits.journal_bytes + 10_000
        chunks, size, more = [], 0, scope["method"] not in SAFE
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                break
            chunks.append(message.get("body", b""))
            size += len(chunks[-1])
            more = message.get("more_body", False)
            if size > limit:
                raise Refused("too_big", f"a request has {limit} bytes at most")
        return b"".join(chunks)

    def _add_headers(self, scope: Scope, message: MutableMapping[str, Any]) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.settings.secure_cookies:
            headers.setdefault("strict-transport-security", "max-age=31536000")
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")


def _replayed(body: bytes, receive: Receive) -> Receive:
    given = False

    async def again() -> Message:
        nonlocal given
        if not given:
            given = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return again
