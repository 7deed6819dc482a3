"""New tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from herna.engine.match import Match

from .. import identity
from ..protocol import ClockRule
from .charter import Chair, Charter, Founding, Row
from .events import Event
from .table import Table

BOT, NAMELESS = "bot:", "person"  # in the header of a match: the level of a bot follows; somebody without a name


def found(
    match: Match,
    chairs: Sequence[Chair],
    now: int,
    *,
    clock: ClockRule | None,
    public: bool,
    previous: str | None = None,
    id: str | None = None,
    events: Sequence[Event] = (),
    said: Sequence[Row] = (),
) -> Founding:
    """A table for a match that may already have entries; its log begins with what was said before, and the events."""
    players = chairs[: match.header.seats]
    header = replace(match.header, players=tuple(_player(chair) for chair in players))
    charter = Charter(
        id=id or identity.fresh_id(),
        header=header,
        seed=match.seed,
        created=now,
        kinds=tuple(chair.kind for chair in chairs),
        clock=clock,
        public=public,
        previous=previous,
    )
    talk = tuple(replace(row, number=number) for number, row in enumerate(said))
    settled = tuple(Row(number, "event", event.text, now) for number, event in enumerate(events, len(talk)))
    first = talk + settled
    rows = first + tuple(Row(number, "entry", entry, now) for number, entry in enumerate(match.entries, len(first)))
    table = Table(match.game, charter, chairs, first)  # the match is played already, and may be long
    return Founding(charter, tuple(chairs), rows, table.summary(match))


def _player(chair: Chair) -> str:
    return f"{BOT}{chair.level}" if chair.kind == "bot" else chair.nickname or NAMELESS
