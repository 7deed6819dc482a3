"""Hints: where they are allowed, and that the log keeps them: for the others, and for the review of the match."""

from __future__ import annotations

from ..errors import Refused
from .charter import Change, Held
from .commands import Draft
from .events import HintTaken
from .table import Table


def refuse_hints(table: Table, held: Held) -> None:
    if table.match.seat not in held or table.ending is not None:
        raise Refused("not_your_turn", "a hint is for the seat to act")
    if not table.hints:
        raise Refused("no_hints", "hints were not agreed on when this table was made")


def announce(table: Table, seat: int, ply: int, now: int) -> Change:
    """Write down that a seat has asked for a hint; once for each position."""
    draft = Draft(table, now)
    if table.match.ply == ply and not _is_announced(table, seat):
        draft.event(HintTaken(seat), seat)
    return draft.change()


def _is_announced(table: Table, seat: int) -> bool:
    """Whether the seat has asked since the last action."""
    for number in range(table.number, -1, -1):
        if table.rows[number].kind == "entry":
            return False
        if table.events.get(number) == HintTaken(seat):
            return True
    return False
