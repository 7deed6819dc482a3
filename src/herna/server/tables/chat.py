"""Chat between those who play."""

from __future__ import annotations

from ..errors import Refused
from .charter import Change, Held
from .commands import Draft, refuse_spectators
from .table import Table
from .texts import tidy


def say(table: Table, held: Held, text: str, now: int) -> Change:
    refuse_spectators(held)
    words = tidy(text)
    if not words:
        raise Refused("malformed", "there is nothing in that message")
    draft = Draft(table, now)
    draft.add("chat", words, min(held))
    return draft.change()
