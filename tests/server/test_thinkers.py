"""Bots and hints share a few workers: nobody can keep them all, and a bot that hangs is stopped."""

from __future__ import annotations

import asyncio
import os
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import herna
from herna.server.rooms import apart
from herna.server.rooms.thinkers import Job, Thinkers, ThinkingFailed
from herna.server.rooms.turns import Attention, Rank
from herna.server.settings import Settings

from . import fakes, stubs
from .conftest import run_async
from .people import PATIENCE, House, Person, create, house, settings_for, until

TABLES = 12
FEW = 3  # jobs that may come first: what is under way, and what begins while somebody sits down


class Gate:
    """Bots that think until the test lets one of them go."""

    def __init__(self) -> None:
        self.begun: list[str] = []  # the levels that have begun to think
        self._open = threading.Semaphore(0)

    def make(self, game: Any, level: str) -> Any:
        gate = self

        class Patient:
            def choose(self, view: Any, entropy: int) -> int:
                gate.begun.append(level)
                gate._open.acquire(timeout=PATIENCE)
                return fakes.KEEP

        return Patient()

    def let_go(self, count: int = 1) -> None:
        self._open.release(count)

    def turns_before(self, level: str) -> int:
        """How many others have to finish before a bot of that level begins."""
        while level not in self.begun:
            finished = len(self.begun)
            self.let_go()
            until(lambda: len(self.begun) > finished)  # noqa: B023 - it is called here only
        return self.begun.index(level)


@contextmanager
def gated(folder: Path, **more: Any) -> Iterator[tuple[House, Gate]]:
    gate = Gate()
    with house(folder, make_bot=gate.make, bot_workers=1, hint_level="hard", **more) as running:
        try:
            yield running, gate
        finally:
            gate.let_go(1000)


def lay(running: House, level: str, first: str = "bot") -> dict[str, Any]:
    """A table with a bot of that level to act first, or second."""
    seats = [{"kind": "bot", "level": level}, {"kind": "me"}]
    with running.http() as http:
        return create(http, options={"turns": 40}, seats=seats if first == "bot" else seats[::-1])


def test_a_stranger_does_not_wait_for_tables_that_nobody_looks_at(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate):
        for _ in range(TABLES):
            lay(running, "easy")
        until(lambda: gate.begun)
        made = lay(running, "medium", first="me")
        with Person(running.url, made["id"], made["secret"]) as ann:
            assert ann.play("keep")["type"] == "done"
            assert gate.turns_before("medium") <= FEW


def test_a_table_moves_up_when_its_player_comes(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate):
        for _ in range(TABLES):
            lay(running, "easy")
        made = lay(running, "medium")
        until(lambda: gate.begun)
        with Person(running.url, made["id"], made["secret"]):
            assert gate.turns_before("medium") <= FEW


def test_hints_of_closed_connections_are_dropped(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate):
        tables = [lay(running, "easy", first="me") for _ in range(TABLES)]
        made = lay(running, "medium", first="me")
        with ExitStack() as stack:
            for table in tables:
                stack.enter_context(Person(running.url, table["id"], table["secret"])).send("hint")
            until(lambda: gate.begun)
        until(lambda: not any(running.hub.rooms[table["id"]].connections for table in tables))
        with Person(running.url, made["id"], made["secret"]) as ann:
            assert ann.play("keep")["type"] == "done"
            assert gate.turns_before("medium") <= FEW


def test_a_person_gets_one_hint_at_a_time_over_any_number_of_connections(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate):
        made = lay(running, "easy", first="me")
        with Person(running.url, made["id"], made["secret"]) as ann:
            ann.send("hint")
            until(lambda: gate.begun)
        for _ in range(3):
            with Person(running.url, made["id"], made["secret"]) as ann:
                assert ann.ask("hint")["code"] == "flood"
        assert gate.begun == ["hard"]
        gate.let_go(2)
        with Person(running.url, made["id"], made["secret"]) as ann:
            until(lambda: ann.ask("hint")["type"] == "hint_given")


def test_coming_back_does_not_bring_more_hints(tmp_path: Path) -> None:
    limits = replace(settings_for(tmp_path).limits, hint_rate=0.001, hint_burst=2)
    with house(tmp_path, limits=limits, hint_level="random") as running:
        made = lay(running, "random", first="me")
        answers = []
        for _ in range(3):
            with Person(running.url, made["id"], made["secret"]) as ann:
                answers.append(ann.ask("hint"))
                assert ann.ask("hint")["type"] == answers[-1]["type"], "asking again in the same position is free"
                ann.until(lambda ann=ann: ann.seen["turn"] == 0)
                assert ann.play("keep")["type"] == "done"
                ann.until(lambda ann=ann: ann.seen["turn"] == 0)
        assert [answer.get("code") for answer in answers] == [None, None, "flood"]


def test_a_hint_for_a_position_that_has_passed_is_not_awaited(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate):
        made = lay(running, "easy", first="me")
        with Person(running.url, made["id"], made["secret"]) as ann:
            asked = ann.send("hint")
            until(lambda: gate.begun)
            ann.send("play", ply=ann.seen["ply"], action="keep")
            assert ann.wait(lambda message: message.get("re") == asked)["code"] == "stale"


def test_waiting_for_a_worker_is_not_thinking(tmp_path: Path) -> None:
    """Eight bots that take a third of a second share a worker; none may think for longer than the last one waits."""

    class Slow:
        def choose(self, view: Any, entropy: int) -> int:
            time.sleep(0.3)
            return fakes.KEEP

    with house(tmp_path, make_bot=lambda game, level: Slow(), bot_workers=1, bot_timeout=1.8, bot_retries=0) as running:
        made = [lay(running, "easy") for _ in range(8)]
        rooms = [running.hub.rooms[each["id"]] for each in made]
        until(lambda: all(room.table.match.ply > 2 for room in rooms))
        assert {room.table.chairs[0].level for room in rooms} == {"easy"}


def test_metrics_tell_how_many_wait_and_for_how_long(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate):
        for _ in range(3):
            lay(running, "easy")
        until(lambda: gate.begun)
        with running.http() as http:
            until(lambda: "herna_bot_queue 2.0" in http.get("/metrics").text)
            text = http.get("/metrics").text
        assert "herna_bot_busy 1.0" in text
        assert "herna_bot_wait_seconds_count" in text


# --- processes ----------------------------------------------------------------------------------------------------

ASKED, FAILS, DIES, PID, HANGS = range(5)  # see stubs.py


@pytest.fixture
def importable(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes find the modules of the tests by their names."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))


def think(found: Thinkers, what: int, seat: int = 0, limit: float = PATIENCE) -> Coroutine[Any, Any, int]:
    job = Job("table", "stub", seat, "easy", np.array([what]).tobytes(), limit)
    return found.think(job, Attention(Rank.PLAYED, "a"))


def in_processes(work: Callable[[Thinkers], Coroutine[Any, Any, None]], bots: int = 1, workers: int = 1) -> None:
    async def run() -> None:
        settings = Settings(find_game=stubs.find, make_bot=stubs.make, bot_workers=bots, workers=workers)
        found = Thinkers(settings)
        try:
            await work(found)
        finally:
            found.stop()

    run_async(run())


needs_processes = pytest.mark.skipif(not apart.POSSIBLE, reason="needs sockets as the input of a process")


@needs_processes
@pytest.mark.usefixtures("importable")
def test_a_bot_that_hangs_in_a_process_is_stopped_and_replaced() -> None:
    async def work(found: Thinkers) -> None:
        first = await think(found, PID)
        with pytest.raises(ThinkingFailed, match="stopped"):
            await think(found, HANGS, limit=0.3)
        assert await think(found, PID) != first
        until(lambda: not _lives(first))

    in_processes(work)


@needs_processes
@pytest.mark.usefixtures("importable")
def test_a_process_that_dies_is_replaced_and_one_whose_bot_fails_is_not() -> None:
    async def work(found: Thinkers) -> None:
        first = await think(found, PID)
        with pytest.raises(ThinkingFailed, match="I cannot"):
            await think(found, FAILS)
        assert await think(found, PID) == first
        with pytest.raises(ThinkingFailed):
            await think(found, DIES)
        assert await think(found, PID) != first

    in_processes(work)


@needs_processes
@pytest.mark.usefixtures("importable")
def test_a_bot_thinks_where_it_is_remembered() -> None:
    async def work(found: Thinkers) -> None:
        places = await asyncio.gather(think(found, PID, seat=0), think(found, PID, seat=1))
        assert places[0] != places[1]
        for seat in (0, 1, 1, 0):
            assert await think(found, PID, seat=seat) == places[seat]
        assert await think(found, ASKED, seat=0) == 4

    in_processes(work, bots=2)


@needs_processes
@pytest.mark.usefixtures("importable")
def test_each_process_of_a_site_keeps_one_free_of_tables_that_nobody_looks_at() -> None:
    """With a single one, a stranger had to wait until the hard bots of tables left alone had thought."""

    async def work(found: Thinkers) -> None:
        for table in ("unseen", "unseen too"):
            job = Job(table, "stub", 0, "easy", np.array([HANGS]).tobytes(), PATIENCE)
            asyncio.get_running_loop().create_task(found.think(job, Attention()))
        await asyncio.sleep(0)
        assert await asyncio.wait_for(think(found, ASKED), PATIENCE) == 1

    in_processes(work, bots=0, workers=64)


@needs_processes
@pytest.mark.usefixtures("importable")
def test_processes_end_with_the_server_even_in_the_middle_of_a_thought() -> None:
    pids: list[int] = []

    async def work(found: Thinkers) -> None:
        pids.append(await think(found, PID))
        asyncio.get_running_loop().create_task(think(found, HANGS))
        await asyncio.sleep(0.1)

    in_processes(work)
    until(lambda: not _lives(pids[0]))


@needs_processes
def test_a_match_against_a_bot_in_a_process(tmp_path: Path) -> None:
    with house(tmp_path, find_game=herna.game, game_names=herna.game_names, bot_processes=True) as running:
        with running.http() as http:
            made = create(http, "thebase", seats=[{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}])
        match = running.hub.rooms[made["id"]].table.match
        until(lambda: match.ply > 10, 6 * PATIENCE)  # the process loads the compiler first


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
