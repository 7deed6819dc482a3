"""How much of a table's log each kind of row may take up, how much of that one seat may, and how fast.

Everything is counted from the log, so coming back, a restart or another node starts nothing over. Each kind has its
own share: endless talk uses up the room for talk, never the room for playing. What brings a match to its
end (answers, resigning, flags, the end, the dice) is never refused; there are no more answers than offers allow. All
texts together have a limit in bytes, too: notes, letters, flags and papers may be long.
"""

from __future__ import annotations

from collections.abc import Sequence

from herna.engine.match import split_note

from ..errors import Refused
from ..settings import Limits
from . import events
from .charter import Change, Row
from .table import Table
from .tally import Kind, kind_of

SHARES: dict[Kind, int] = {  # percent of the rows of a log
    "played": 50,
    "undone": 20,
    "chat": 15,
    "letter": 5,
    "offer": 3,
    "organised": 3,
    "seat": 2,
    "profile": 2,
}
PART_OF_A_SEAT = 4  # one seat of many may use this part of a share
UNDO = "%undo"
SHORT = 100  # characters of a row that always fits


def share(kind: Kind, limits: Limits) -> int:
    return limits.log_rows * SHARES[kind] // 100


def is_full(table: Table, limits: Limits) -> bool:
    """Whether the match has used up the room for its actions."""
    return table.match.ply >= share("played", limits)


def refuse_excess(table: Table, change: Change, now: int, limits: Limits) -> None:
    """Refuse a change that takes more than its share, or comes too soon after others like it."""
    size = table.tally.bytes
    for row in change.rows:
        size += len(row.text.encode())
        if size > limits.log_bytes and _is_wordy(row) and change.summary.status != "over":
            raise Refused("full", "the texts at this table are too long together; the match can still be played")
        event = events.parse(row.text) if row.kind == "event" else None
        kind = kind_of(row, event)
        if kind is not None and not _fills_a_gap(table, event):
            _refuse_chatter(table, kind, row.seat, now, limits)
    if change.summary.status != "over" and any(row.kind == "entry" for row in change.rows):
        _refuse_entries(table, change, limits)


def _is_wordy(row: Row) -> bool:
    """Whether it is long because of what somebody wrote; an action is as long as it is."""
    return len(row.text) > SHORT and (row.kind != "entry" or bool(split_note(row.text)[1]))


def _fills_a_gap(table: Table, event: object) -> bool:
    """Nothing is played before every open seat is taken."""
    return isinstance(event, events.Seated) and table.chairs[event.seat].kind == "open"


def _refuse_chatter(table: Table, kind: Kind, seat: int | None, now: int, limits: Limits) -> None:
    room, tally = share(kind, limits), table.tally
    if tally.rows[kind] >= room or tally.of_seat[kind, seat] >= room // min(PART_OF_A_SEAT, len(table.chairs)):
        raise Refused("full", "this table has no room for more of that; the match can still be played")
    talking = kind == "chat"
    rate = limits.chat_rate if talking else limits.rows_rate
    burst = limits.chat_burst if talking else limits.rows_burst
    refuse_haste(tally.times.get((kind, seat), ()), now, rate, burst)


def refuse_haste(times: Sequence[int], now: int, rate: float, burst: int) -> None:
    """Refuse more than `burst` of something in the time in which a rate per second allows as many."""
    if len(times) >= burst and 0 <= now - times[-burst] < 1000 * burst / rate:
        raise Refused("flood", "wait a little before you do that again")


def _refuse_entries(table: Table, change: Change, limits: Limits) -> None:
    """Actions that count have one share, those that were taken back another."""
    ply = change.summary.ply
    if ply > table.match.ply and is_full(table, limits):
        raise Refused("full", "this match has too many actions to go on; agree on a draw or resign")
    entries = [row.text for row in change.rows if row.kind == "entry"]
    undone = table.tally.entries + len(entries) - ply
    if undone > share("undone", limits) and any(entry.startswith(UNDO) for entry in entries):
        raise Refused("full", "too much has been taken back at this table; the match can still be played")
