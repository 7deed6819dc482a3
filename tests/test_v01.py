"""What version 0.1 stored still opens: a database with tables of all games, and a file of each."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import sqlalchemy as sa

import herna
from herna.engine import journal
from herna.server.protocol import encode
from herna.server.store import schema
from herna.server.store.store import Store
from herna.server.tables import view

from .server.conftest import run_async

DATA = Path(__file__).parent / "data" / "v0.1"
NOW = 1_800_000_000_000


@pytest.mark.parametrize("name", ["fejag", "mammoths", "spacestage", "thebase"])
def test_files_verify(name: str) -> None:
    match = journal.loads((DATA / f"{name}.herna").read_text(encoding="utf-8"), herna.game, name)
    assert match.closed
    assert journal.verify(match).honest


def test_old_names_of_options_are_read() -> None:
    match = journal.loads((DATA / "thebase.herna").read_text(encoding="utf-8"), herna.game, "thebase")
    assert match.header.options["idle_rotation"] is False  # written as "idleRotation"


def test_every_table_is_what_its_summary_says(tmp_path: Path) -> None:
    """Each replays from its log, and can be shown to each seat and to spectators."""
    shutil.copy(DATA / "tables.db", tmp_path)

    async def look() -> int:
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}", herna.game)
        await store.open()
        try:
            async with store.engine.connect() as connection:
                found = (await connection.execute(sa.select(schema.tables))).mappings().all()
            for stored in found:
                table = await store.load(stored["id"])
                assert table is not None
                summary = table.summary()
                told = (summary.status, summary.turn, summary.ply, summary.result)
                assert told == (stored["status"], stored["turn"], stored["ply"], stored["result"]), stored["id"]
                for held in (frozenset[int](), *(frozenset({seat}) for seat in range(len(table.chairs)))):
                    frame = view.frame(table, held)
                    assert encode(view.snapshot(table, frame, held, present=frozenset(), now=NOW))
        finally:
            await store.close()
        return len(found)

    assert run_async(look()) == 13
