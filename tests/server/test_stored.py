"""A database written by version 0.1, with every event, still opens and shows the same."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.server.store.store import Store
from herna.server.tables import view
from herna.server.tables.table import Table

from .conftest import run_async

STORED = Path(__file__).parents[1] / "data" / "v0.1"
SHOWN: dict[str, Any] = json.loads((STORED / "events.json").read_text("utf-8"))
ANN = frozenset({0})


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("stored") / "tables.db"
    with sqlite3.connect(file) as connection:
        connection.executescript((STORED / "events.sql").read_text("utf-8"))
    connection.close()
    return file


def load(database: Path, table: str) -> Table:
    async def work() -> Table:
        store = Store(f"sqlite:///{database}", herna.game)
        await store.open()
        try:
            found = await store.load(table)
        finally:
            await store.close()
        assert found is not None
        return found

    return run_async(work())


@pytest.mark.parametrize("name", SHOWN)
def test_a_table_of_version_0_1_opens(database: Path, name: str) -> None:
    table, shown = load(database, name), SHOWN[name]
    lines = view.lines(table, 0, ANN)
    assert {
        "status": table.status,
        "turn": table.turn,
        "position": table.position,
        "seats": [chair.kind for chair in table.chairs],
        "result": table.summary().result,
        "clock": table.clock.left if table.clock else None,
        "paused": table.paused,
        "rematch": table.rematch,
        "lines": [[e.number, e.kind, e.seat, e.text, e.note, [m.id for m in e.messages]] for e in lines],
    } == shown


def test_what_an_organiser_has_written_is_there(database: Path) -> None:
    table = load(database, "organised")
    assert table.papers == {"title": "Another egg", "intro": "One\nTwo"}
    assert (table.profiles[0].leader, table.profiles[0].emoji) == ("Eva", "🦊")
    assert table.profiles[4].strokes == ((1, 2, 3, 4),)
    assert table.renewed == {2: 1}
    assert [(each.seat, each.text) for each in table.waiting_letters] == [(0, "It was the cook: she has the key.")]
