"""The outermost layer, for HTTP and WebSocket alike: who calls, by which scheme, under which name, and a number for it.

Everything further in reads caller and scheme from the scope and need not know about proxies, nor about the cookies of
other programs.
"""

from __future__ import annotations

import hmac
import re
import secrets
from collections.abc import Set

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .. import identity
from ..settings import Settings
from .address import Hosts, Proxies, is_at_this_machine
from .shield import SHOWN, problem

log = structlog.get_logger()
OPEN_TO_ALL = {"/health", "/ready"}  # asked by machines, under any name; they tell nothing
REQUEST_ID = re.compile(r"[A-Za-z0-9._=+/@-]{1,64}")
TLS = {"http": "https", "ws": "wss"}
PLAIN = {"https": "http", "wss": "ws"}
MISDIRECTED = 421
SAID = "this server does not answer to that name; its operator can add it to the setting `hosts`"


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings, lent: Set[str] = frozenset()) -> None:
        self.app = app
        self._proxies = Proxies(settings.proxies)
        self._hosts = Hosts(settings, lent)
        self._hinted = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        number = request_id(headers)
        scope = {**scope, **self._caller(scope, headers), **_own_cookie(headers), "herna.request": number}

        async def send_numbered(message: Message) -> None:
            if message["type"] in {"http.response.start", "websocket.accept"}:
                message.setdefault("headers", [])
                MutableHeaders(scope=message).setdefault("x-request-id", number)
            await send(message)

        with structlog.contextvars.bound_contextvars(request=number):
            if self._is_ours(scope, headers):
                await self.app(scope, receive, send_numbered)
            else:
                await _refuse(scope, receive, send_numbered)

    def _caller(self, scope: Scope, headers: Headers) -> Scope:
        """What the forwarders that we trust say about the caller."""
        peer, port = scope.get("client") or ("", 0)
        forwarded, schemes = _listed(headers, "x-forwarded-for"), _listed(headers, "x-forwarded-proto")
        if (forwarded or schemes) and not self._proxies.trusts(peer) and not self._hinted:
            self._hinted = True
            log.warning("forwarder_not_trusted", hint="only those in the setting `proxies` are believed")
        caller, scheme = self._proxies.caller(peer, forwarded, schemes)
        asked: str = scope.get("scheme") or "http"
        if scheme is not None:
            plain = PLAIN.get(asked, asked)
            asked = TLS.get(plain, plain) if scheme == "https" else plain
        return {"client": (caller, port) if caller else None, "scheme": asked}

    def _is_ours(self, scope: Scope, headers: Headers) -> bool:
        named = headers.getlist("host")
        return scope["path"] in OPEN_TO_ALL or (len(named) == 1 and self._hosts.know(named[0]))


async def _refuse(scope: Scope, receive: Receive, send: Send) -> None:
    log.info("host_refused", path=scope["path"][:SHOWN])
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
    else:
        await problem("forbidden", SAID, MISDIRECTED)(scope, receive, send)


def _own_cookie(headers: Headers) -> Scope:
    """The headers with no other cookie than ours, as the part of a scope to replace."""
    sent = headers.getlist("cookie")
    if not sent:
        return {}
    kept, found = [each for each in headers.raw if each[0] != b"cookie"], identity.cookie_in(sent)
    return {"headers": [*kept, (b"cookie", f"{identity.COOKIE}={found}".encode())] if found else kept}


def request_id(headers: Headers) -> str:
    """The number that the request came with, or a new one."""
    given = headers.get("x-request-id", "")
    return given if REQUEST_ID.fullmatch(given) else secrets.token_hex(8)


def _listed(headers: Headers, name: str) -> list[str]:
    return [each.strip() for value in headers.getlist(name) for each in value.split(",") if each.strip()]


def may_measure(request: Request, token: str) -> bool:
    """Whether the figures may be read: with the operator's token, or if there is none, from this machine itself."""
    if token:
        given = request.headers.get("authorization", "")
        return hmac.compare_digest(given.encode(), f"Bearer {token}".encode())
    return is_at_this_machine(request)
