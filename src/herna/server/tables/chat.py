"""Chat between those who play, and of those who watch where that was agreed."""

from __future__ import annotations

from ..errors import Refused
from .charter import Change, Held
from .commands import Draft, refuse_spectators
from .events import Remark, WatcherSaid
from .table import Table
from .texts import tidy


def say(table: Table, held: Held, text: str, now: int, *, name: str = "") -> Change:
    """`name` is what somebody who watches is called."""
    if not table.watchers_chat:
        refuse_spectators(held)
    if not table.chat and table.organiser not in held:
        raise Refused("no_chat", "the organiser has switched the chat off")
    words = tidy(text)
    if not words:
        raise Refused("malformed", "there is nothing in that message")
    draft = Draft(table, now)
    if held:
        draft.add("chat", words, min(held))
    else:
        draft.event(WatcherSaid(Remark(name, words)))
    return draft.change()
