"""The store, with SQLite and with PostgreSQL: the same tests."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from herna.engine.game import Game
from herna.engine.match import Match
from herna.server.errors import Conflict
from herna.server.protocol import ClockRule
from herna.server.speed import scribe
from herna.server.speed.dictation import Dictation
from herna.server.store import schema
from herna.server.store.database import database_url
from herna.server.store.jobs import Job
from herna.server.store.queries import Wanted
from herna.server.store.store import Store
from herna.server.tables import chat, offers, play
from herna.server.tables.charter import Chair, Change, Founding, Row
from herna.server.tables.founding import found
from herna.server.tables.table import Table

from . import fakes
from .conftest import is_running, run_async

PEOPLE = (Chair("person", "Ann", key="a" * 64, person="p" * 64), Chair("person", "Bob", key="b" * 64))
BOTH = frozenset({0, 1})


def with_store(url: str, work: Callable[[Store], Awaitable[Any]], loop: str = "asyncio") -> Any:
    async def run() -> Any:
        store = Store(url, fakes.find, Dictation)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return run_async(run(), pytest.importorskip(loop).run)


def founding(chairs: tuple[Chair, ...] = PEOPLE, now: int = 1000, **more: Any) -> Founding:
    match = Match.begin(fakes.CARDS, options={"turns": 40})
    return found(match, chairs, now, **{"clock": None, "public": True, **more})


def test_no_connection_is_held_while_a_log_is_folded(tmp_path: Path) -> None:
    async def work(store: Store) -> list[int]:
        held: list[int] = []

        def find(name: str) -> Game:
            held.append(store.engine.pool.checkedout())
            return fakes.find(name)

        table = await laid(store)
        store.find_game = find
        assert await store.load(table.id) is not None
        return held

    assert with_store(f"sqlite:///{tmp_path / 'tables.db'}", work) == [0]


async def laid(store: Store, **more: Any) -> Table:
    made = founding(**more)
    await store.found(made)
    loaded = await store.load(made.charter.id)
    assert loaded is not None
    return loaded


def scribes(pid: int) -> list[int]:
    """The scribes of a process."""
    found = [task.joinpath("children").read_text().split() for task in Path(f"/proc/{pid}/task").iterdir()]
    children = [int(child) for some in found for child in some]
    named = [child for child in children if b"scribe.py" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return [child for child in named if is_running(child)]


def advance(shown: Table, step: Change) -> None:
    for row in step.rows:
        shown.follow(row)


def test_what_is_stored_comes_back(url: str) -> None:
    async def work(store: Store) -> None:
        rule = ClockRule("bank", 60, 5, "draw")
        shown = await laid(store, clock=rule, public=False, previous="before")
        for now in range(2000, 2010):
            step = play.play(shown, BOTH, shown.match.ply, "swap", now)
            await store.append(shown.id, step)
            advance(shown, step)
        again = await store.load(shown.id)
        assert again is not None
        assert again.charter == shown.charter
        assert again.rows == shown.rows
        assert again.chairs == list(PEOPLE)
        assert again.match.state.tobytes() == shown.match.state.tobytes()
        assert again.clock is not None
        assert shown.clock is not None
        assert again.clock.left == shown.clock.left
        assert await store.load("nothere") is None

    with_store(url, work)


def test_it_is_there_after_reopening(url: str) -> None:
    made = founding()
    with_store(url, lambda store: store.found(made))
    found = with_store(url, lambda store: store.load(made.charter.id))
    assert found.rows == list(made.rows)


def test_the_same_number_is_written_once(url: str) -> None:
    """Three stores, standing for processes, try to write the next entry of one table."""

    async def work(store: Store) -> None:
        shown = await laid(store)
        steps = [play.play(shown, BOTH, shown.match.ply, action, 2000) for action in ("swap", "keep", "swap")]
        others = [Store(url, fakes.find, Dictation) for _ in range(2)]
        for other in others:
            await other.open()
        results = await asyncio.gather(
            *(each.append(shown.id, step) for each, step in zip((store, *others), steps, strict=True)),
            return_exceptions=True,
        )
        for other in others:
            await other.close()
        assert sum(isinstance(result, Conflict) for result in results) == 2
        rows, _ = await store.news(shown.id, shown.number + 1)
        assert tuple(rows) in [step.rows for step in steps], "one of them, whole"

    with_store(url, work)


def test_a_lost_race_leaves_nothing_behind(url: str) -> None:
    """Not its other rows, not its chairs, not the table of a rematch."""

    async def work(store: Store) -> None:
        shown = await laid(store)
        step = play.resign(shown, frozenset({0}), 2000)
        await store.append(shown.id, step)
        late = offers.hand_to_bot(shown, frozenset({1}), 1, "easy", 2001, absent=False)
        other = founding()
        late = replace(late, rows=(*late.rows, Row(late.rows[-1].number + 1, "chat", "x", 2001)), founding=other)
        with pytest.raises(Conflict):
            await store.append(shown.id, late)
        rows, chairs = await store.news(shown.id, shown.number + 1)
        assert tuple(rows) == step.rows
        assert chairs == list(PEOPLE)
        assert await store.load(other.charter.id) is None

    with_store(url, work)


def test_many_writers_share_commits(url: str) -> None:
    async def work(store: Store) -> None:
        commits = 0
        commit = store.writer._commit

        async def counted(group: list[Job]) -> set[str]:
            nonlocal commits
            commits += 1
            return await commit(group)

        store.writer._commit = counted  # type: ignore[method-assign]
        tables = [await laid(store) for _ in range(30)]
        commits = 0
        await asyncio.gather(
            *(store.append(shown.id, play.play(shown, BOTH, shown.match.ply, "swap", 2000)) for shown in tables)
        )
        assert commits <= 3
        for shown in tables:
            assert len((await store.news(shown.id, shown.number + 1))[0]) == 2

    with_store(url, work)


def test_one_bad_job_spoils_only_itself(url: str) -> None:
    async def work(store: Store) -> None:
        tables = [await laid(store) for _ in range(3)]
        steps = [play.play(shown, BOTH, shown.match.ply, "swap", 2000) for shown in tables]
        steps[1] = replace(steps[1], founding=founding(chairs=(PEOPLE[0], replace(PEOPLE[1], nickname=None))))  # type: ignore[arg-type]
        results = await asyncio.gather(
            *(store.append(shown.id, step) for shown, step in zip(tables, steps, strict=True)), return_exceptions=True
        )
        assert [isinstance(result, BaseException) for result in results] == [False, True, False]
        assert (await store.news(tables[1].id, tables[1].number + 1))[0] == []

    with_store(url, work)


def test_a_large_group_in_which_one_is_late(url: str) -> None:
    """More rows than fit in one statement; those of a table where another was faster are left out."""

    async def work(store: Store) -> None:
        tables = [await laid(store) for _ in range(70)]
        steps = [play.play(shown, BOTH, shown.match.ply, "swap", 2000) for shown in tables]
        await store.append(tables[40].id, steps[40])
        results = await asyncio.gather(
            *(store.append(shown.id, step) for shown, step in zip(tables, steps, strict=True)), return_exceptions=True
        )
        assert [number for number, result in enumerate(results) if result is not None] == [40]
        assert isinstance(results[40], Conflict)
        for shown, step in zip(tables, steps, strict=True):
            assert tuple((await store.news(shown.id, shown.number + 1))[0]) == step.rows
        listed = await store.listing(Wanted(statuses=("running",), limit=200))
        plies = {each.id: each.ply for each in listed}
        assert [plies[shown.id] for shown in tables] == [step.summary.ply for step in steps]

    with_store(url, work)


def test_lists(url: str) -> None:
    async def work(store: Store) -> None:
        person = "q" * 64
        mine = (replace(PEOPLE[0], person=person), PEOPLE[1])
        shown = [await laid(store, chairs=mine, now=5000 + i) for i in range(3)]
        hidden = await laid(store, chairs=mine, now=6000, public=False)
        waiting = await laid(store, chairs=(mine[0], Chair("open")), now=7000)

        async def listed(**more: Any) -> list[str]:
            return [found.id for found in await store.listing(Wanted(**more))]

        assert await listed(person=person) == [waiting.id, hidden.id, *(t.id for t in reversed(shown))]
        assert await listed(person=person, after=(5002, "~"), limit=1) == [shown[1].id]
        assert waiting.id in await listed(statuses=("open",))
        assert hidden.id not in await listed(statuses=("running",))
        assert await listed(person=person, game="thebase") == []
        await store.append(shown[0].id, play.resign(shown[0], frozenset({0}), 8000))
        assert await listed(statuses=("over",), person=person) == [shown[0].id]
        (found,) = await store.listing(Wanted(statuses=("over",), person=person))
        assert (found.result, found.turn, found.chairs) == ("B A", None, mine)

    with_store(url, work)


def test_one_node_has_the_lease(url: str) -> None:
    async def work(store: Store) -> None:
        shown = await laid(store, chairs=(Chair("bot", level="random"), PEOPLE[1]))
        assert shown.id in await store.neglected(1000)
        assert await store.take_lease(shown.id, "one", 1000, 2000)
        assert not await store.take_lease(shown.id, "two", 1500, 2500)
        assert shown.id not in await store.neglected(1500)
        assert shown.id in await store.neglected(1500, former_self="one")
        assert await store.renew_leases([shown.id], "one", 1900, 2900) == {shown.id}
        assert await store.renew_leases([shown.id], "two", 1900, 2900) == set()
        assert shown.id in await store.neglected(3000), "its holder is silent"
        assert await store.take_lease(shown.id, "two", 3000, 4000)
        assert await store.renew_leases([shown.id], "one", 3100, 4100) == set()
        lease = await store.lease_of(shown.id)
        assert lease is not None
        assert (lease.node, lease.seen, lease.until) == ("two", 3000, 4000)

    with_store(url, work)


def test_the_migrations_make_the_schema(url: str) -> None:
    """The migrations build what the code expects."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: sa.Connection) -> list[Any]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, schema.metadata))

    async def work(store: Store) -> Any:
        async with store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert with_store(url, work) == []


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def work(store: Store) -> Any:
        async with store.engine.connect() as connection:
            mode = (await connection.execute(sa.text("PRAGMA journal_mode"))).scalar()
            return mode, (await connection.execute(sa.text("PRAGMA synchronous"))).scalar()

    assert with_store(f"sqlite:///{tmp_path / 'tables.db'}", work) == ("wal", 2)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
@pytest.mark.parametrize("idle", [0, 0.2])
def test_a_scribe_that_dies_is_replaced(tmp_path: Path, loop: str, idle: float) -> None:
    """Immediately, or once its death is noticed; nothing is refused, and nothing is written twice."""

    async def work(store: Store) -> None:
        shown = await laid(store)
        for now in range(2000, 2004):
            step = play.play(shown, BOTH, shown.match.ply, "swap", now)
            await store.append(shown.id, step)
            advance(shown, step)
            (child,) = scribes(os.getpid())
            os.kill(child, signal.SIGKILL)
            await asyncio.sleep(idle)
        loaded = await store.load(shown.id)
        assert loaded is not None
        assert loaded.match.entries == shown.match.entries

    with_store(f"sqlite:///{tmp_path / 'tables.db'}", work, loop)


@pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
def test_a_scribe_that_dies_before_it_can_say_so_has_written(tmp_path: Path, loop: str) -> None:
    """What is in doubt is looked up; otherwise the same chat would become a second row."""
    end = tmp_path / "end"

    async def work(store: Store) -> None:
        shown = await laid(store)
        others = [await laid(store) for _ in range(3)]
        end.touch()  # from now on, a scribe dies as soon as it has written
        steps = [chat.say(each, BOTH, "Hello!", 2000) for each in (shown, *others)]
        await asyncio.gather(*(store.append(each.id, step) for each, step in zip((shown, *others), steps, strict=True)))
        for each, step in zip((shown, *others), steps, strict=True):
            assert tuple((await store.news(each.id, each.number + 1))[0]) == step.rows
        with pytest.raises(Conflict):
            await store.append(shown.id, chat.say(shown, BOTH, "Somebody else was faster.", 2000))

    with forgetful_scribes(end):
        with_store(f"sqlite:///{tmp_path / 'tables.db'}", work, loop)


@contextmanager
def forgetful_scribes(end: Path) -> Iterator[None]:
    """Scribes that die instead of answering while this file exists."""
    real = Path(scribe.__file__).read_text()
    dies = f"__import__('os').path.exists({str(end)!r}) and sys.exit(1)"
    dying = real.replace("answers.write(", f"{dies} or answers.write(")
    assert dying != real
    file = end.with_suffix(".scribe.py")
    file.write_text(dying)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scribe, "__file__", str(file))
        yield


def test_without_a_scribe_everything_is_written_all_the_same(tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        tables = [await laid(store) for _ in range(20)]
        steps = [play.play(shown, BOTH, shown.match.ply, "swap", 2000) for shown in tables]
        await asyncio.gather(*(store.append(each.id, step) for each, step in zip(tables, steps, strict=True)))
        for shown, step in zip(tables, steps, strict=True):
            assert tuple((await store.news(shown.id, shown.number + 1))[0]) == step.rows

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scribe, "__file__", str(tmp_path / "nowhere.py"))
        with_store(f"sqlite:///{tmp_path / 'tables.db'}", work)


DOOMED = """
import os, signal, sys
from tests.server import test_store as t
async def work(store):
    shown = await t.laid(store)
    await store.append(shown.id, t.play.play(shown, t.BOTH, shown.match.ply, "swap", 2000))
    print(*t.scribes(os.getpid()), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
t.with_store(sys.argv[1], work)
"""


def test_a_scribe_ends_with_its_server(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    words = [sys.executable, "-c", DOOMED, f"sqlite:///{tmp_path / 'tables.db'}"]
    path = os.pathsep.join([str(root), str(root / "src")])
    doomed = subprocess.run(words, env={**os.environ, "PYTHONPATH": path}, capture_output=True, check=False)
    assert doomed.returncode == -signal.SIGKILL, doomed.stderr
    (child,) = map(int, doomed.stdout.split())
    end = time.monotonic() + 20
    while time.monotonic() < end and is_running(child):
        time.sleep(0.05)
    assert not is_running(child)


def test_urls_get_a_driver_that_does_not_block() -> None:
    assert database_url("sqlite:////x/y.db").drivername == "sqlite+aiosqlite"
    assert database_url("postgresql://me@host/db").drivername == "postgresql+asyncpg"
