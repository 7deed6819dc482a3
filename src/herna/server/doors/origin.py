"""Pages of other sites may not act on behalf of our visitors."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import HTTPConnection

from .address import split_host

PORTS = {"http": "80", "https": "443"}
PLAIN = {"ws": "http", "wss": "https"}


def is_welcome(connection: HTTPConnection, others: Sequence[str]) -> bool:
    """Whether the request comes from no page, one of our own, or a site named in the settings."""
    origin = connection.headers.get("origin")
    if origin is None or origin in others:
        return True
    scheme, _, host = origin.partition("://")
    asked: str = connection.scope.get("scheme") or "http"
    ours = _site(PLAIN.get(asked, asked), connection.headers.get("host", ""))
    return ours is not None and _site(scheme.lower(), host) == ours


def _site(scheme: str, host: str) -> tuple[str, str, str] | None:
    name, port = split_host(host)
    return (scheme, name, port or PORTS[scheme]) if name and scheme in PORTS else None
