"""Tables of matches that were played by rules which this server no longer has. They can be looked at, not played on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from herna.engine.game import Game
from herna.engine.match import EVENT, split_note

from ..protocol import Ending
from .charter import Chair, Charter, Held, Row, Status, Summary
from .events import Decided, DiceRevealed, TakenBack, Unread
from .table import Table


class OutdatedTable(Table):
    """Follows its log by the present rules as far as they agree with it; what comes after is shown as it was written.

    Whether the match is over, and its result, is what was kept when it was played.
    """

    outdated = True

    def __init__(
        self, game: Game, charter: Charter, chairs: Sequence[Chair], rows: Iterable[Row], kept: Summary
    ) -> None:
        self.kept = kept
        self.unread: list[Row] = []  # entries that the present rules do not understand
        super().__init__(game, charter, chairs, rows)
        self.clock = None
        self._end_as_kept()

    @property
    def status(self) -> Status:
        return self.kept.status

    @property
    def turn(self) -> int | None:
        return None

    def summary(self, *_: object) -> Summary:
        return self.kept

    def may_act(self, held: Held) -> bool:
        return False

    def may_go_on(self, held: Held) -> bool:
        return False

    def bot_to_act(self) -> int | None:
        return None

    def needs_care(self) -> bool:
        return False

    def _end_as_kept(self) -> None:
        if self.kept.status != "over":
            self.ending = None
            return
        ranking = tuple(tuple(place.split("=")) for place in (self.kept.result or "").split())
        why = self.ending.why if self.ending is not None else "rules"
        self.ending = Ending(ranking, why, closed=True)

    def _follow_entry(self, row: Row, ply: object = None) -> None:
        if not self.unread:
            try:
                super()._follow_entry(row, None)
            except Exception:  # an old text may lead present code anywhere
                self.unread.append(row)
        else:
            self.unread.append(row)
        if self.unread:
            self.events[row.number] = _meaning(row.text)

    def _run_clock(self) -> None:
        pass

    def plies_beyond(self, known: int) -> tuple[int, list[str]]:
        """How many of the known plies are still in force at the end of the log, and the texts that follow them."""
        texts: list[str] = []
        for row in self.unread:
            event = _meaning(row.text)
            if isinstance(event, TakenBack):
                texts = texts[: max(event.ply - known, 0)]
                known = min(known, event.ply)
            elif isinstance(event, Unread):
                texts.append(split_note(row.text)[0])
        return known, texts


def _meaning(entry: str) -> Unread | TakenBack | DiceRevealed | Decided:
    """What an entry says that needs no rules to be understood."""
    kind, _, value = entry.partition(" ")
    if kind == f"{EVENT}undo" and value.isdecimal() and len(value) < 10:
        return TakenBack(int(value))
    if kind == f"{EVENT}seed":
        return DiceRevealed()
    return Decided() if kind == f"{EVENT}end" else Unread()
