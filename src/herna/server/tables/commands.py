"""What all commands share: drafting the rows that they want written, and refusing.

A command is a function of a table, of the seats held by the one who asks, and of the time. It changes nothing: it
raises Refused or returns the Change to write. The commands are in `play`, `offers`, `chairs`, `timing`, `organising`
and `chat`.
"""

from __future__ import annotations

from collections.abc import Mapping

from herna.engine.errors import HernaError, IllegalAction
from herna.engine.match import Match, Ply, Ranking

from ..errors import Refused
from .charter import Chair, Change, Founding, Held, Row, RowKind, Summary
from .events import Event
from .table import EndReason, Table


class Draft:
    """Rows to write after those of a table, numbered as they come."""

    __slots__ = ("_next", "now", "rows", "table")

    def __init__(self, table: Table, now: int) -> None:
        self.table = table
        self.now = now
        self.rows: list[Row] = []
        self._next = len(table.rows)

    def add(self, kind: RowKind, text: str, seat: int | None = None, spent: int = 0) -> None:
        self.rows.append(Row(self._next, kind, text, self.now, seat, spent))
        self._next += 1

    def event(self, event: Event, seat: int | None = None, spent: int = 0) -> None:
        self.add("event", event.text, seat, spent)

    def change(
        self,
        summary: Summary | None = None,
        *,
        chairs: Mapping[int, Chair] | None = None,
        founding: Founding | None = None,
        plies: tuple[Ply, ...] = (),
    ) -> Change:
        """All rows together; without a summary, the table's stays as it is."""
        return Change(tuple(self.rows), summary or self.table.summary(), chairs or {}, founding, plies)

    def end(self, why: EndReason, ranking: Ranking) -> Change:
        """Decide the match off the board and reveal its dice."""
        trial = self.table.match.copy()
        for entry in (*trial.end(why, ranking), *trial.close()):
            self.add("entry", entry)
        return self.change(Summary("over", None, self.table.match.ply, trial.result(), why))


def try_action(table: Table, trial: Match, action: int | str, note: str = "") -> list[str]:
    """Play an action on a copy of the match and return the new entries."""
    try:
        return trial.play(action, note)
    except IllegalAction as error:
        raise Refused("illegal", str(error), table.game.stage.explain(error.reason)) from None
    except HernaError as error:
        raise Refused("unreadable", str(error)) from None


def refuse_spectators(held: Held) -> None:
    if not held:
        raise Refused("not_seated", "only those who play can do that")


def refuse_ended(table: Table) -> None:
    if table.ending is not None:
        raise Refused("over", "the match is over")


def refuse_closed(table: Table) -> None:
    """What the rules have ended may be played on until its dice are revealed."""
    if table.match.closed or (table.ending is not None and table.ending.why != "rules"):
        raise Refused("over", "the match is over")


def refuse_organiser(table: Table, seats: Held) -> None:
    if table.organiser in seats:
        raise Refused("forbidden", "no match goes on without its organiser")
