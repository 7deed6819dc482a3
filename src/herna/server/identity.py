"""A person is known by a secret. Secrets have 256 bits; only their hashes are kept."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Iterable

BYTES = 32
COOKIE = "herna"
COOKIE_AGE = 2 * 365 * 24 * 3600
SHAPE = re.compile(r"[A-Za-z0-9_-]{43}")
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def fresh_secret() -> str:
    return secrets.token_urlsafe(BYTES)


def fresh_id() -> str:
    """The public name of a table: short enough to read aloud, too long to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(14))


def is_secret(text: str | None) -> bool:
    return text is not None and SHAPE.fullmatch(text) is not None


def cookie_in(headers: Iterable[str]) -> str | None:
    """Our cookie among those that a browser sends. Python's own reader of cookies takes seconds for a long one that is
    quoted, and other programs of this machine may have set any."""
    found = None
    for part in ";".join(headers).split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE and is_secret(value):
            found = value
    return found


def derived(secret: str, name: str) -> str:
    """A secret derived from another: only people with the original can derive it again."""
    code = hmac.new(secret.encode(), name.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(code).decode().rstrip("=")


def digest(secret: str) -> str:
    """What is stored. A secret is fully random, so a plain hash cannot be reversed by search."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(known: str | None, given: str) -> bool:
    """Compare two digests in constant time."""
    return known is not None and hmac.compare_digest(known, given)
