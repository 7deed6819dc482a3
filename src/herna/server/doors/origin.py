"""Pages of other sites may not act on behalf of our visitors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit


def is_welcome(headers: Mapping[str, str], others: Sequence[str]) -> bool:
    """Whether the request comes from no page, one of our own, or a site named in the settings."""
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        return bool(origin) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False
