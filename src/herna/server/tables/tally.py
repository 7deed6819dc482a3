"""What a log holds of each kind of row, and when a seat wrote its latest ones."""

from __future__ import annotations

from collections import Counter, deque
from typing import Literal

from . import events
from .charter import Row

Kind = Literal["played", "undone", "chat", "letter", "offer", "organised", "seat", "profile"]
REMEMBERED = 64  # times of a seat's latest rows
KINDS: dict[type, Kind] = {
    events.ProfileChanged: "profile",
    events.LetterHandedIn: "letter",
    events.UndoOffered: "offer",
    events.DrawOffered: "offer",
    events.BotOffered: "offer",
    events.RematchOffered: "offer",
    events.Seated: "seat",
    events.MatchPaused: "organised",
    events.MatchResumed: "organised",
    events.PapersChanged: "organised",
    events.KeyRenewed: "organised",
    events.ChatSettled: "organised",
    events.WatcherSaid: "chat",
}
BY_CHOICE = ("left", "agreed", "empty")  # a bot may also get a seat because somebody resigned or ran out of time


class Tally:
    """Counts the rows that a table follows."""

    def __init__(self) -> None:
        self.entries = 0
        self.bytes = 0
        self.rows: Counter[Kind] = Counter()
        self.of_seat: Counter[tuple[Kind, int | None]] = Counter()
        self.times: dict[tuple[Kind, int | None], deque[int]] = {}

    def add(self, row: Row, event: object) -> None:
        """Count a row; `event` is what it says, unless it is an entry of the match."""
        self.bytes += len(row.text.encode())
        if row.kind == "entry":
            self.entries += 1
        elif (kind := kind_of(row, event)) is not None:
            self.rows[kind] += 1
            self.of_seat[kind, row.seat] += 1
            self.times.setdefault((kind, row.seat), deque(maxlen=REMEMBERED)).append(row.at)


def kind_of(row: Row, event: object) -> Kind | None:
    """The share that a row counts towards; None for what is never refused."""
    if row.kind == "chat":
        return "chat"
    if isinstance(event, events.BotSeated):
        return "seat" if event.why in BY_CHOICE else None
    return KINDS.get(type(event))
