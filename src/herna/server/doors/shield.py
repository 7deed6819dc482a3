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
from ..settings import Limits, Settings
from .address import caller
from .limits import Board, Buckets, Counts
from .origin import is_welcome

log = structlog.get_logger()
SAFE = {"GET", "HEAD", "OPTIONS"}
COUNTED = ("/api", "/docs")
PROBES = {"/health", "/ready", "/metrics"}  # counted apart, so that a busy address can still be watched
TIMED_OUT = 408
CAMPAIGN = "/api/campaigns/restore"  # takes a file with the log of a whole camp
SITE = "all"
THINGS = (b",", b"[", b"{")  # what begins a thing in JSON
MOST_THINGS = 30_000  # in a body: a megabyte of brackets would take a seventh of a second of the event loop
SHOWN = 200  # characters of a path in the log
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
        self._bodies = Counts("bodies", board)  # bytes that have arrived and are not answered yet

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
            log.info("http", method=scope["method"], path=scope["path"][:SHOWN], status=status, ms=spent)

    async def _handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        body = Body(self._bodies, caller(HTTPConnection(scope)))
        try:
            answer = await self._refusal(body, scope, receive)
            if answer is None:
                await self.app(scope, _replayed(body, receive), send)
            else:
                await answer(scope, receive, send)
        finally:
            body.forget()

    async def _refusal(self, body: Body, scope: Scope, receive: Receive) -> JSONResponse | None:
        """Read the body; what speaks against going on, if anything does."""
        try:
            self._check(scope)
            async with asyncio.timeout(self.settings.limits.body_seconds):
                await self._read(body, scope, receive)
        except TimeoutError:
            return problem("unavailable", "the rest of the request did not arrive", TIMED_OUT)
        except Refused as refused:
            body.forget()
            return problem(refused.code, refused.text, refused.status)
        return None

    def _check(self, scope: Scope) -> None:
        path = scope["path"]
        rates = self._rates if path.startswith(COUNTED) else self._probes if path in PROBES else None
        if rates is not None and not rates.take(caller(HTTPConnection(scope))):
            raise Refused("flood", "too many requests, wait a little")
        if scope["method"] not in SAFE and not is_welcome(HTTPConnection(scope), self.settings.origins):
            raise Refused("forbidden", "requests from pages of other sites are not accepted")

    async def _read(self, body: Body, scope: Scope, receive: Receive) -> None:
        """The whole body, if it is not too long."""
        limits, more = self.settings.limits, scope["method"] not in SAFE
        limit = limits.campaign_bytes if scope["path"] == CAMPAIGN else limits.journal_bytes + 10_000
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                break
            body.add(message.get("body", b""), limits)
            more = message.get("more_body", False)
            if body.size > limit:
                raise Refused("too_big", f"a request has {limit} bytes at most")
        if scope["path"] != CAMPAIGN and body.things > MOST_THINGS:
            raise Refused("too_big", "a request has far too many parts")

    def _add_headers(self, scope: Scope, message: MutableMapping[str, Any]) -> None:
        headers = MutableHeaders(scope=message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.settings.secure_cookies:
            headers.setdefault("strict-transport-security", "max-age=31536000")
        if scope["path"].startswith("/api"):
            headers.setdefault("cache-control", "no-store")


class Body:
    """What has arrived of a request. The bodies of an address share one limit, those of the site another."""

    def __init__(self, counts: Counts, address: str) -> None:
        self.chunks: list[bytes] = []
        self.size = 0
        self._counts, self._whose = counts, (address, SITE)

    def add(self, chunk: bytes, limits: Limits) -> None:
        self.chunks.append(chunk)
        self._count(len(chunk))
        most = (limits.body_address_bytes, limits.body_site_bytes)
        if any(self._counts.of(whose) > bytes_ for whose, bytes_ in zip(self._whose, most, strict=True)):
            raise Refused("flood", "too much is being sent at once, wait a little")

    @property
    def things(self) -> int:
        """How many parts it has as JSON, if not more: texts may have commas too."""
        return sum(chunk.count(each) for chunk in self.chunks for each in THINGS)

    def forget(self) -> None:
        self.chunks = []
        self._count(-self.size)

    def _count(self, more: int) -> None:
        self.size += more
        if more:
            for whose in self._whose:
                self._counts.add(whose, more)


def _replayed(body: Body, receive: Receive) -> Receive:
    given = False

    async def again() -> Message:
        nonlocal given
        if not given:
            given = True
            return {"type": "http.request", "body": b"".join(body.chunks), "more_body": False}
        return await receive()

    return again
