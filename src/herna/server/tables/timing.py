"""Time: flags that fall, and absences of the server that no clock is charged for."""

from __future__ import annotations

from herna import bots

from . import chairs
from .charter import Change
from .commands import Draft
from .events import FlagFell, ServerAway, TimeJumped
from .play import play
from .table import Table


def flag_fall(table: Table, now: int) -> Change | None:
    """What the fall of a flag means at this table; None if none has fallen."""
    if table.clock is None or table.charter.clock is None or table.ending is not None:
        return None
    seat = table.clock.fallen(now)
    if seat is None:
        return None
    if table.clock.rule.kind == "game":
        return _play_for_late(table, seat, now)
    name, rule = table.names[seat], table.charter.clock.flag
    draft = Draft(table, now)
    draft.event(FlagFell(name), seat, table.clock.elapsed(now))
    if rule == "bot":
        return chairs.seat_bot(draft, seat, bots.substitute_level(table.game), "flag")
    return draft.end("flag", table.everyone_equal if rule == "draw" else table.ranking_without(name))


def _play_for_late(table: Table, seat: int, now: int) -> Change | None:
    """A time limit of the game is over: the game says what is played."""
    pace = table.pace
    if pace is None:
        return None
    draft = Draft(table, now)
    draft.event(FlagFell(table.names[seat]), seat)
    return play(table, frozenset({seat}), table.match.ply, pace.action, now, after=draft)


def patience(table: Table, seat: int, usual: int) -> int:
    """How many milliseconds a person may be away before others may propose a bot.

    Usually some minutes: enough for a dead battery or a lost network, and not so long that the others give up. Where a
    clock runs, its time was agreed on: the others wait at least as long as the clock leaves. Limits of the game itself
    are short, and the game plays on when they are over.
    """
    if table.clock is None or table.clock.rule.kind == "game":
        return usual
    return max(usual, table.clock.left[seat])


def forgive(table: Table, lasted: int, now: int) -> Change:
    """The server was away for some milliseconds; nobody is charged for them."""
    draft = Draft(table, now)
    draft.event(ServerAway(lasted))
    return draft.change()


def jump(table: Table, by: int, now: int) -> Change:
    """The time of day has jumped; those who read the log later charge nobody for that."""
    draft = Draft(table, now)
    draft.event(TimeJumped(by))
    return draft.change()
