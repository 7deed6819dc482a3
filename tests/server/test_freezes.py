"""However long something takes that one person asks for, everybody else is answered."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from herna.engine import journal
from herna.engine.match import Match
from herna.server.doors import manual
from herna.server.doors.models import Asked
from herna.server.rooms.room import Room
from herna.server.settings import Limits
from herna.server.store import queries, store
from herna.server.tables.table import Table

from .fakes import CARDS
from .people import PATIENCE, House, create, house, pair, play_out, until


@contextmanager
def held_up(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> Iterator[threading.Semaphore]:
    """Until the end of the block, a function does not return; the semaphore counts the calls that have begun."""
    real, go_on, begun = getattr(owner, name), threading.Event(), threading.Semaphore(0)

    def slow(*args: Any, **named: Any) -> Any:
        begun.release()
        assert go_on.wait(2 * PATIENCE)
        return real(*args, **named)

    monkeypatch.setattr(owner, name, slow)
    try:
        yield begun
    finally:
        go_on.set()


def finished(running: House) -> str:
    """A table whose match is over and closed."""
    ann, bob = pair(running)
    with ann, bob:
        play_out(ann, bob, action="keep")
    return ann.table


def get(running: House, path: str) -> httpx.Response:
    return httpx.get(running.url + path, timeout=PATIENCE)


def test_many_slow_requests_keep_no_new_table_waiting(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(running)
    with ThreadPoolExecutor(40) as many, running.http() as http:
        with held_up(monkeypatch, journal, "verify") as begun:
            asked: list[Future[httpx.Response]] = [
                many.submit(get, running, f"/api/tables/{table}/dice") for _ in range(40)
            ]
            assert begun.acquire(timeout=PATIENCE)
            assert create(http)["id"]
            until(lambda: any(each.done() for each in asked))  # one that is refused, as the others are held up
        statuses = [each.result().status_code for each in asked]
    assert set(statuses) == {200, 429}, "one address has only a few of them in hand"


def test_dice_are_checked_once(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    path = f"/api/tables/{finished(running)}/dice"
    first = get(running, path).json()
    monkeypatch.delattr(journal, "verify")
    assert get(running, path).json() == first


def test_a_long_log_is_opened_beside_the_event_loop(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished(running)
    running.hub.rooms.pop(table)
    with ThreadPoolExecutor(1) as other:
        with held_up(monkeypatch, Table, "follow") as begun:
            asked = other.submit(get, running, f"/api/tables/{table}")
            assert begun.acquire(timeout=PATIENCE)
            assert get(running, "/health").text == "ok"
        assert asked.result().status_code == 200


def test_long_logs_keep_no_short_one_waiting(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [finished(running) for _ in range(3)]
    for table in tables:
        running.hub.rooms.pop(table)
    monkeypatch.setattr(store, "LONG", 3)
    with ThreadPoolExecutor(3) as others, running.http() as http:
        with held_up(monkeypatch, queries, "fold") as begun:
            asked = [others.submit(get, running, f"/api/tables/{table}") for table in tables]
            assert begun.acquire(timeout=PATIENCE)
            until(lambda: len(running.hub._opening) == 3)
            assert create(http)["id"]
        assert [each.result().status_code for each in asked] == [200] * 3


def test_thousands_of_mistakes_are_not_listed(running: House) -> None:
    """One list of that kind took four seconds of the event loop."""
    wrong: dict[str, Any] = {str(number): [] for number in range(1000)}
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("/api/tables", {"game": "cards", "options": wrong}),
        ("/api/tables", {"game": "cards", **wrong}),
        ("/api/campaigns", {"game": "cards", "teams": [], "papers": wrong}),
        ("/api/games/cards/workshop", {"generate": wrong}),
    ]
    strokes = {"game": "cards", "teams": [{"strokes": [["x"] * 1000] * 3}]}
    grid = {"grid": {"rows": [], "right": [["x", "y"]] * 1000}}
    with running.http() as http:
        for path, body in bodies:
            answer = http.post(path, json=body)
            assert answer.status_code == 422
            assert answer.json() == {"code": "malformed", "text": "these are missing or wrong: body"}
        for path, body, first in (
            ("/api/campaigns", strokes, "teams.0.strokes.0.0"),
            ("/api/games/cards/workshop", grid, "grid.right.0.0, grid.right.0.1"),
        ):
            told = http.post(path, json=body).json()
            assert told["text"] == f"these are missing or wrong: {first}"


def test_all_that_people_send_is_read_so(running: House) -> None:
    with running.http() as http:
        paths = http.get("/openapi.json").json()["paths"].values()
    bodies = [way["requestBody"] for ways in paths for way in ways.values() if "requestBody" in way]
    sent = {body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2] for body in bodies}
    assert {"NewTable", "NewCampaign"} < sent
    assert "SavedCampaign" in sent  # a struct, which is read to its first mistake only
    assert sent - {"SavedCampaign"} <= {
        each.__name__ for kind in (Asked, *Asked.__subclasses__()) for each in kind.__subclasses__()
    }


@pytest.mark.parametrize("part", ["[],", "{},", "0,"])
def test_a_body_of_brackets_is_not_read(running: House, part: str) -> None:
    """A megabyte of them took a seventh of a second of the event loop."""
    with running.http() as http:
        for path in ("/api/tables", "/api/tables/import", "/api/campaigns", "/api/games/cards/papers"):
            answer = http.post(path, content=f'{{"game":[{part * (900_000 // len(part))}0]}}')
            assert (answer.status_code, answer.json()["code"]) == (413, "too_big"), path


def test_the_manual_is_written_once(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    first = get(running, "/docs").text
    monkeypatch.delattr(manual, "page")
    assert get(running, "/docs").text == first


def test_a_line_of_blanks_is_refused(running: House) -> None:
    text = journal.dumps(Match.begin(CARDS, seed=1))
    with running.http() as http:
        answer = http.post("/api/tables/import", json={"journal": f"{text}a{' ' * 900_000}b\n"})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_option")
    assert "at most" in answer.json()["text"]


def test_a_journal_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    text = journal.dumps(Match.begin(CARDS, seed=1))
    with house(tmp_path, limits=Limits(journal_seconds=1e-9)) as running, running.http() as http:
        answer = http.post("/api/tables/import", json={"journal": text})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_big")


def test_a_node_that_is_far_behind_lets_others_have_their_turn(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.server.rooms.room.FOLLOWED_AT_ONCE", 2)
    there = running.hub.rooms[finished(running)].table

    async def catch_up() -> tuple[int, int]:
        behind = Room(running.hub, Table(there.game, there.charter, there.chairs, there.rows[:1]))
        work, turns = asyncio.create_task(behind.catch_up()), 0
        while not work.done():
            await asyncio.sleep(0)
            turns += len(behind.table.rows) not in (1, len(there.rows))
        return behind.table.number, turns

    number, turns = asyncio.run_coroutine_threadsafe(catch_up(), running.loop).result(PATIENCE)
    assert number == there.number
    assert turns > 0, "all rows were followed in one go"
