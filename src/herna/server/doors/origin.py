"""Pages of other sites may not act in the name of our visitors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from urllib.parse import urlsplit


def is_welcome(headers: Mapping[str, str], others: Sequence[str]) -> bool:
    """No page at all, one of our own, or one of a site that is named in the settings."""
    origin = headers.get("origin")
    if origin is None or origin in others:
        return True
    try:
        return bool(origin) and urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False
