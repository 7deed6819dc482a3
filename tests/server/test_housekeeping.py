"""What is too old is thrown away, by the operator's rules and never more."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from herna.engine.errors import BadOption
from herna.engine.match import Match
from herna.server.settings import Keeping, Settings
from herna.server.store import schema
from herna.server.store.store import Store
from herna.server.tables import chat, play
from herna.server.tables.charter import Chair
from herna.server.tables.founding import found
from herna.server.tables.table import Table

from . import fakes
from .people import FakeTime, Person, create, house, until
from .test_store import BOTH, PEOPLE, laid, with_store

DAY = 24 * 3600 * 1000
NOW = 1000 * DAY
ALL = Keeping(lobbies=14, abandoned=180, imports=30, finished=400, campaigns=500)
NEVER = Keeping(lobbies=0, abandoned=0, imports=0, finished=0, campaigns=0)


async def stored(store: Store) -> set[str]:
    async with store.engine.connect() as connection:
        return set((await connection.execute(sa.select(schema.tables.c.id))).scalars())


async def rows(store: Store) -> int:
    parts = (schema.log, schema.chairs, schema.leases, schema.reviews, schema.reviewing)
    async with store.engine.connect() as connection:
        counts = [sa.select(sa.func.count()).select_from(each) for each in parts]
        return sum([(await connection.execute(count)).scalar_one() for count in counts])


async def imported(store: Store, now: int) -> Table:
    match = Match.begin(fakes.CARDS, options={"turns": 2})
    while not match.over:
        match.play("keep")
    match.close()
    made = found(match, (Chair("person", "Ann"), Chair("person", "Bob")), now, clock=None, public=True)
    await store.found(made)
    return Table(fakes.CARDS, made.charter, made.chairs, made.rows)


async def of_each_kind(store: Store, now: int) -> dict[str, str]:
    lobby = await laid(store, chairs=(PEOPLE[0], Chair("open")), now=now)
    abandoned = await laid(store, now=now)
    finished = await laid(store, now=now)
    await store.append(finished.id, play.resign(finished, frozenset({0}), now))
    organised = await laid(store, now=now)
    async with store.engine.begin() as connection:  # the game of the tests has no organiser; one has a chair more
        there = schema.tables.c.id == organised.id
        await connection.execute(sa.update(schema.tables).where(there).values(kinds='["person", "person", "person"]'))
    return {
        "lobby": lobby.id,
        "abandoned": abandoned.id,
        "import": (await imported(store, now)).id,
        "finished": finished.id,
        "campaign": organised.id,
    }


async def empty(store: Store) -> None:
    async with store.engine.begin() as connection:
        for table in (schema.reviewing, schema.reviews, schema.leases, schema.log, schema.chairs, schema.tables):
            await connection.execute(sa.delete(table))


@pytest.mark.parametrize(
    ("days", "gone"),
    [
        (13, []),
        (15, ["lobby"]),
        (31, ["lobby", "import"]),
        (181, ["lobby", "import", "abandoned"]),
        (401, ["lobby", "import", "abandoned", "finished"]),
        (501, ["lobby", "import", "abandoned", "finished", "campaign"]),
    ],
)
def test_each_kind_has_its_own_time(url: str, days: int, gone: list[str]) -> None:
    async def work(store: Store) -> None:
        await empty(store)
        made = await of_each_kind(store, NOW - days * DAY)
        fresh = await of_each_kind(store, NOW)
        removed = await store.sweep(ALL, NOW, lambda _: False)
        assert removed == dict.fromkeys(gone, 1)
        kept = {name for kind, name in made.items() if kind not in gone}
        assert await stored(store) == kept | set(fresh.values())
        assert await store.sweep(ALL, NOW, lambda _: False) == {}
        for name in kept - {made["campaign"]}:
            assert await store.load(name) is not None

    with_store(url, work)


def test_camps_and_played_matches_are_kept_unless_the_operator_says_otherwise(url: str) -> None:
    async def work(store: Store) -> None:
        await empty(store)
        made = await of_each_kind(store, 0)
        await store.sweep(Keeping(), NOW, lambda _: False)
        assert await stored(store) == {made["finished"], made["campaign"]}
        again = await of_each_kind(store, 0)
        assert await store.sweep(NEVER, NOW, lambda _: False) == {}
        assert set(again.values()) <= await stored(store)

    with_store(url, work)


def test_nothing_of_a_table_is_left(url: str) -> None:
    async def work(store: Store) -> None:
        await empty(store)
        for _ in range(3):
            shown = await laid(store, now=0)
            await store.take_lease(shown.id, "one", 1000, 2000)
            await store.reviews.keep(shown.id, 0, b"{}", 1000)
            await store.reviews.claim(shown.id, "one", 1000)
        await store.sweep(ALL, NOW, lambda _: False)
        assert await rows(store) == 0

    with_store(url, work)


def test_old_reports_of_experiments_go_and_what_waits_stays(url: str) -> None:
    async def work(store: Store) -> None:
        kept = store.experiments
        for number, name in enumerate(("old", "new", "waits")):
            await kept.add(name, name, "cards", b"{}", number)
        for at in (NOW - 200 * DAY, NOW):
            taken = await kept.take("one", 1, at)
            assert taken is not None
            await kept.keep(taken.id, "one", b"{}", at)
        assert (await store.sweep(Keeping(), NOW, lambda _: False))["experiments"] == 1
        assert [name for name in ("old", "new", "waits") if await kept.find(name, name)] == ["new", "waits"]
        await kept.forget("new", "new")
        await kept.forget("waits", "waits")

    with_store(url, work)


def test_what_is_in_use_is_spared(url: str) -> None:
    """In the memory of this node, in the care of another, or touched a moment ago."""

    async def work(store: Store) -> None:
        await empty(store)
        seen, cared_for, touched, lost = [await laid(store, now=0) for _ in range(4)]
        await store.take_lease(cared_for.id, "other", NOW, NOW + 5000)

        def in_use(table: str) -> bool:
            return table == seen.id

        await store.append(touched.id, chat.say(touched, BOTH, "I am back.", NOW - 1))
        assert await store.sweep(ALL, NOW, in_use) == {"abandoned": 1}
        assert await stored(store) == {seen.id, cared_for.id, touched.id}
        assert lost.id not in await stored(store)

    with_store(url, work)


def test_camps_that_stay_do_not_stand_in_the_way(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.server.store.housekeeping.PAGE", 2)

    async def work(store: Store) -> None:
        await empty(store)
        kept = set()
        for now in range(5):
            made = await of_each_kind(store, now)
            kept |= {made["finished"], made["campaign"]}
        removed = await store.sweep(Keeping(), NOW, lambda _: False)
        assert removed == {"lobby": 5, "abandoned": 5, "import": 5}
        assert await stored(store) == kept

    with_store(url, work)


def test_two_nodes_do_not_sweep_at_once(postgres_url: str) -> None:
    async def work(store: Store) -> None:
        await empty(store)
        for _ in range(5):
            await laid(store, now=0)
        other = Store(postgres_url, fakes.find)
        await other.open()
        both = await asyncio.gather(*(each.sweep(ALL, NOW, lambda _: False) for each in (store, other)))
        await other.close()
        assert sorted(sum(counted.values()) for counted in both) == [0, 5]

    with_store(postgres_url, work)


def test_the_file_shrinks(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def work(store: Store) -> Any:
        for _ in range(30):
            shown = await laid(store, now=0)
            text = "x" * 400
            for now in range(25):
                change = chat.say(shown, BOTH, text, now)
                await store.append(shown.id, change)
                shown.apply(change)
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        before = file.stat().st_size
        await store.sweep(ALL, NOW, lambda _: False)
        async with store.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        return before, file.stat().st_size

    before, after = with_store(f"sqlite:///{file}", work)
    assert after < before / 3


def test_a_server_keeps_its_house(tmp_path: Path) -> None:
    clock = FakeTime()
    keep = replace(ALL, hours=0.00003)
    with (
        house(tmp_path, now=clock, keep=keep, idle_after=0.0, lease=0.15) as running,
        running.http() as http,
    ):
        old, watched = create(http), create(http)
        with Person(running.url, watched["id"], watched["secret"]):
            clock.seconds += 15 * 24 * 3600
            until(lambda: [table["id"] for table in http.get("/api/tables").json()["tables"]] == [watched["id"]])
            assert http.get(f"/api/tables/{old['id']}").status_code == 404


def test_the_times_are_settings(tmp_path: Path) -> None:
    file = tmp_path / "herna.toml"
    file.write_text("[keep]\nlobbies = 2\ncampaigns = 700\n")
    assert Settings.read(file).keep == Keeping(lobbies=2, campaigns=700)
    for wrong in ("lobbies = -1", "lobies = 3", 'hours = "1"', "abandoned = inf"):
        file.write_text(f"[keep]\n{wrong}\n")
        with pytest.raises(BadOption, match=r"lobies|lobbies|hours|abandoned"):
            Settings.read(file)
