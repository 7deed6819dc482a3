"""Mammoths: how the points came about, line by line as on the pad, and the best domino of each tribe. Rules 11."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from herna.engine.debrief import Chapter, Sentence, TableRow, adding_up, seat_columns
from herna.engine.game import State
from herna.engine.match import Match
from herna.engine.scene import Message

from ..kernel import scoring
from ..kernel import state as S
from .pad import TOTAL
from .words import tribe


def debrief(match: Match, why: str) -> tuple[Chapter, ...]:
    state = match.state
    columns = seat_columns(int(state[0].players))
    told = (Sentence(Message("mammoths-debrief-broken-off")),) if why != "rules" else ()
    points = Chapter(Message("mammoths-debrief-points"), columns, adding_up(TOTAL, _lines(state)), told)
    discarded: Counter[int] = Counter()
    best: dict[int, tuple[int, int, int]] = {}  # of each tribe: points, domino, position after it
    for step in match.steps():
        seat = step.seat
        if step.action < S.DISCARD:
            gain = int(scoring.total(step.after[0], seat)) - int(scoring.total(step.before[0], seat))
            if gain > best.get(seat, (0, 0, 0))[0]:
                best[seat] = gain, int(step.before[0].row[0]), step.ply
        discarded[seat] += step.action == S.DISCARD
    s, players = state[0], range(int(state[0].players))
    facts = (
        TableRow(Message("mammoths-debrief-largest"), tuple(int(scoring.largest_area(s, p)) for p in players)),
        TableRow(Message("mammoths-debrief-fires"), tuple(int(scoring.all_fires(s, p)) for p in players)),
        TableRow(Message("mammoths-debrief-discarded"), tuple(discarded[p] for p in players)),
    )
    sentences = tuple(
        Sentence(Message("mammoths-debrief-best", {"tribe": tribe(seat), "number": number, "gain": gain}), ply)
        for seat, (gain, number, ply) in sorted(best.items())
    )
    return points, Chapter(Message("mammoths-debrief-land"), columns, facts, sentences)


def _lines(state: State) -> Iterator[TableRow]:
    """Lines that gave nobody anything are left out; the areas are always shown."""
    s = state[0]
    for line in range(scoring.PAD_LINES):
        points = tuple(int(scoring.pad_line(s, p, line)) for p in range(int(s.players)))
        if scoring.counts_line(s, line) and (line < scoring.PAD_TOTEMS or any(points)):
            yield TableRow(Message("mammoths-pad-line", {"line": f"l{line}"}), points)
