"""However much a match weighs, it weighs little in memory, and nobody waits for it."""

from __future__ import annotations

import tracemalloc
from typing import Any

import numpy as np
import pytest

import herna
from herna.engine.match import Match
from herna.server.tables.charter import Chair
from herna.server.tables.founding import found
from herna.server.tables.table import Table

from .fakes import CARDS

PEOPLE = tuple(Chair("person", key="k" * 64) for _ in range(6))


def back_and_forth(times: int) -> Match:
    """A match of the game with the largest state in which the same action is played and taken back."""
    game = herna.game("fejag")
    match = Match.begin(game, seed=1, options=game.casual)
    begin = match.ply
    for _ in range(times):
        match.play(match.legal()[0])
        match.back_to(begin)
    return match


def test_the_states_of_a_long_match_take_little_memory() -> None:
    match = back_and_forth(100)
    founding = found(match, PEOPLE[: match.header.seats], 0, clock=None, public=True)
    tracemalloc.start()
    try:
        table = Table(match.game, founding.charter, founding.chairs, founding.rows)
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept / len(table.rows) < match.game.state.itemsize / 8
    last = table.after_row[len(table.rows) - 1]
    assert last.state.tobytes() == table.state.tobytes()
    played = next(iter(table.transitions.values()))
    after = played.before.copy()
    match.game.apply(after, played.action)
    assert np.array_equal(after, played.after)


def test_a_match_that_is_brought_along_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.begin(CARDS, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    match.close()
    chairs = PEOPLE[: match.header.seats]
    summary = Table(CARDS, *_stored(match, chairs)).summary()

    def fail(*_: Any) -> None:
        raise AssertionError("the event loop follows the log")

    monkeypatch.setattr(Table, "_follow_entry", fail)
    assert found(match, chairs, 0, clock=None, public=True).summary == summary


def _stored(match: Match, chairs: tuple[Chair, ...]) -> tuple[Any, ...]:
    founding = found(match, chairs, 0, clock=None, public=True)
    return founding.charter, founding.chairs, founding.rows
