"""Ids that do not follow docs/style.md yet, by check and language, for tests/test_words.py.

Nothing is pending. A new language may list here what it has not mended yet."""

from __future__ import annotations

PENDING: dict[str, dict[str, frozenset[str]]] = {}
