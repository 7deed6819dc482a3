"""The plain data of a table: what was agreed, who sits where, the rows of its log, and a change to be written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from herna.engine.match import Header, Ply

from ..protocol import ClockRule

Held = frozenset[int]  # the seats that one person or one connection plays for
RowKind = Literal["entry", "event", "chat"]
ChairKind = Literal["open", "person", "bot"]
Status = Literal["open", "running", "over"]
# How a match ended: the rules ranked the seats; all won, lost or drew together; or it was decided off the board.
Outcome = Literal["rules", "won", "lost", "draw", "resign", "flag", "cancelled"]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of the log: an entry of the match, an event of the table, or chat.

    `seat` is the seat that caused it. `spent` is what that seat's clock was charged, in milliseconds, like `at`.
    """

    number: int
    kind: RowKind
    text: str
    at: int
    seat: int | None = None
    spent: int = 0


@dataclass(frozen=True)
class Chair:
    """Who has a seat. `key` and `person` are digests of the secrets that hold it, `invite` of one that lets you sit."""

    kind: ChairKind
    nickname: str = ""
    level: str | None = None
    key: str | None = None
    person: str | None = None
    invite: str | None = None


@dataclass(frozen=True)
class Charter:
    """What was agreed before the first action."""

    id: str
    header: Header
    seed: bytes | None = field(repr=False)
    created: int
    kinds: tuple[ChairKind, ...]
    clock: ClockRule | None = None
    public: bool = True
    previous: str | None = None


@dataclass(frozen=True)
class Summary:
    """What lists and searches show of a table."""

    status: Status
    turn: int | None
    ply: int
    result: str | None
    outcome: Outcome | None = None


@dataclass(frozen=True)
class Founding:
    """Everything that is stored for a new table."""

    charter: Charter
    chairs: tuple[Chair, ...]
    rows: tuple[Row, ...]
    summary: Summary


@dataclass(frozen=True)
class Change:
    """What a command wants written: all of it or nothing."""

    rows: tuple[Row, ...]
    summary: Summary
    chairs: Mapping[int, Chair] = field(default_factory=dict)
    founding: Founding | None = None  # the table of a rematch
    plies: tuple[Ply, ...] = ()  # what the first rows play, already known to be legal
