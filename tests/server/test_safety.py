"""Whatever a client sends, it gets a typed answer, and nobody else notices."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from herna.server.doors import socket
from herna.server.rooms import hub
from herna.server.settings import Limits
from herna.server.store import queries, readiness

from .people import House, Person, create, house, pair, play_out, until

TRACE = re.compile(r"Traceback|File \"|\.py|site-packages|sqlalchemy", re.IGNORECASE)


@pytest.fixture
def people(running: House) -> Iterator[tuple[Person, Person]]:
    ann, bob = pair(running, options={"turns": 40})
    with ann, bob:
        yield ann, bob


def test_wrong_seat_stale_ply_illegal_and_unreadable_actions(people: tuple[Person, Person]) -> None:
    ann, bob = people
    ply = ann.seen["ply"]
    assert bob.ask("play", ply=ply, action="keep")["code"] == "not_your_turn"
    assert ann.ask("play", ply=ply + 1, action="keep")["code"] == "stale"
    assert ann.ask("play", ply=ply, action="deal=3")["code"] == "illegal"
    assert ann.ask("play", ply=ply, action=5)["message"] == {"id": "refused-2", "args": {}}
    assert ann.ask("play", ply=ply, action=99999)["code"] == "illegal"
    assert ann.ask("play", ply=ply, action="castle")["code"] == "unreadable"
    assert ann.ask("play", ply=ply, action="%undo 0")["code"] == "unreadable"
    assert ann.ask("play", ply=ply, action="keep")["type"] == "done"
    assert ann.ask("play", ply=ply, action="keep")["code"] == "stale"
    assert bob.ask("finish")["code"] == "not_over"


def test_two_devices_of_one_seat_cannot_play_twice(running: House, people: tuple[Person, Person]) -> None:
    ann, _ = people
    with Person(running.url, ann.table, ann.secret) as tablet:
        tags = [device.send("play", ply=ann.seen["ply"], action="swap") for device in (ann, tablet)]
        answers = [d.wait(lambda m, t=t: m.get("re") == t) for d, t in zip((ann, tablet), tags, strict=True)]
        assert sorted(answer["type"] for answer in answers) == ["done", "error"]


FRAMES: list[tuple[str | bytes, str]] = [
    ("", "malformed"),
    ("nonsense", "malformed"),
    (b"\xff\xfe\x00", "malformed"),
    ("[]", "malformed"),
    ("{}", "malformed"),
    ('{"type": "unknown"}', "malformed"),
    ('{"type": "play"}', "malformed"),
    ('{"type": "play", "ply": -1, "action": "keep"}', "malformed"),
    ('{"type": "play", "ply": 0, "action": null}', "malformed"),
    ('{"type": "play", "ply": 99999999999999999999, "action": "keep"}', "malformed"),
    ('{"type": "chat", "text": "\\ud800"}', "malformed"),
    ('{"type": "chat", "text": "hi", "more": 1}', "malformed"),
    ('{"type": "hello", "table": "../../etc/passwd"}', "malformed"),
    ('{"type": "hello", "table": "nosuchtable"}', "no_table"),
    ('{"type": "hello", "table": "nosuchtable", "version": 99}', "version"),
    ('{"type": "play", "ply": 0, "action": "' + "x" * 20_000 + '"}', "too_big"),
    ("[" * 10_000, "malformed"),
    ('{"type": "play", "ply": 0, "action": "keep"}', "no_hello"),
    ('{"type": "undo"}', "no_hello"),
    ('{"type": "hint"}', "no_hello"),
]


@pytest.mark.parametrize(("frame", "code"), FRAMES, ids=lambda value: str(value)[:40])
def test_bad_frames_get_a_typed_answer(running: House, frame: str | bytes, code: str) -> None:
    with connect(running.url.replace("http", "ws") + "/ws") as socket:
        socket.send(frame)
        answer = json.loads(socket.recv(timeout=10))
        assert (answer["type"], answer["code"]) == ("error", code)
        assert not TRACE.search(json.dumps(answer))
        socket.send('{"type": "ping", "id": 7}')
        assert json.loads(socket.recv(timeout=10)) == {"type": "pong", "re": 7}


def test_a_gigantic_frame_closes_only_its_own_connection(running: House, people: tuple[Person, Person]) -> None:
    with connect(running.url.replace("http", "ws") + "/ws") as socket:
        socket.send("x" * 200_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert people[0].play("keep")["type"] == "done"


def test_a_wrong_secret_opens_nothing(running: House, people: tuple[Person, Person]) -> None:
    for secret in ("", "x", "A" * 43, people[0].secret[:-1]):
        with Person(running.url, people[0].table, secret) as stranger:
            assert stranger.hello["code"] == "bad_secret"
            assert stranger.ask("play", ply=people[0].seen["ply"], action="keep")["code"] == "no_hello"


def test_the_secret_of_another_table_opens_nothing(running: House, people: tuple[Person, Person]) -> None:
    other, second = pair(running)
    with other, second, Person(running.url, people[0].table, other.secret) as stranger:
        assert stranger.hello["code"] == "bad_secret"


def test_floods_are_stopped_and_abuse_is_shown_the_door(tmp_path: Path) -> None:
    limits = Limits(messages_rate=50, messages_burst=30, strikes=20)
    with house(tmp_path, limits=limits) as running:
        ann, bob = pair(running, options={"turns": 40})
        with ann, bob:
            with Person(running.url, ann.table, close_timeout=0.5) as eve:  # the server no longer reads her farewell
                for _ in range(500):
                    try:
                        eve.send("ping")
                    except ConnectionClosed:
                        break
                assert eve.closed() == 1008
                assert {m.get("code") for m in eve.heard if m["type"] == "error"} == {"flood"}
                assert eve.heard[-1]["type"] == "bye"
            assert ann.play("keep")["type"] == "done"
            bob.until(lambda: bob.my_turn)


def test_talking_too_fast(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(chat_rate=0.001, chat_burst=3)) as running:
        ann, bob = pair(running)
        with ann, bob:
            answers = [ann.ask("chat", text="blah") for _ in range(5)]
            assert [answer.get("code") for answer in answers] == [None, None, None, "flood", "flood"]


def test_tables_and_requests_per_address(tmp_path: Path) -> None:
    limits = Limits(tables_rate=0.0001, tables_burst=2, http_rate=0.0001, http_burst=5)
    with house(tmp_path, limits=limits) as running, running.http() as http:
        statuses = [http.post("/api/tables", json={"game": "cards"}).status_code for _ in range(6)]
        assert statuses == [201, 201, 429, 429, 429, 429]
        assert http.get("/api/games").json()["code"] == "flood"
        assert http.get("/health").status_code == 200


def test_campaigns_and_tables_are_counted_apart(tmp_path: Path) -> None:
    limits = Limits(tables_rate=0.0001, tables_burst=1)
    with house(tmp_path, limits=limits) as running, running.http() as http:
        tables = [http.post("/api/tables", json={"game": "cards"}).status_code for _ in range(2)]
        campaigns = [http.post("/api/campaigns", json={"game": "cards", "teams": []}).status_code for _ in range(2)]
    assert tables == [201, 429]
    assert campaigns == [404, 429], "a game that needs no organiser, not a flood"


def test_connections_per_address(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(connections=2)) as running:
        address = running.url.replace("http", "ws") + "/ws"
        with connect(address), connect(address), pytest.raises(InvalidStatus), connect(address):
            pass


def test_a_slow_client_is_sent_away_and_may_come_back(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(outbox=20)) as running:
        ann, bob = pair(running)
        with ann, bob, Person(running.url, ann.table, max_queue=1, compression=None) as eve:
            (room,) = running.hub.rooms.values()
            (slow,) = [connection for connection in room.connections if not connection.held]

            async def talk() -> int:
                """Until its network buffer is full, a slow client looks like any other."""
                for sent in range(2000):
                    slow.send(json.dumps({"type": "pong", "re": 0, "padding": "x" * 100_000}).encode())
                    await asyncio.sleep(0.001)
                    if slow.pending == 0 and sent > 1900:
                        break
                    if slow._leaving is not None:
                        return sent
                return -1

            assert asyncio.run_coroutine_threadsafe(talk(), running.loop).result(60) > 20
            assert ann.play("keep")["type"] == "done"
            bob.until(lambda: bob.my_turn)
            assert eve.closed() is not None
        with Person(running.url, ann.table, last=eve.seen["number"]) as again:
            assert [line["kind"] for line in again.lines] == ["action"]


# --- pages of others ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://["])
def test_pages_of_other_sites_are_refused(running: House, origin: str) -> None:
    address = running.url.replace("http", "ws") + "/ws"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers={"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403
    with running.http(headers={"Origin": origin}) as http:
        assert http.post("/api/tables", json={"game": "cards"}).json()["code"] == "forbidden"
        assert http.get("/api/games").status_code == 200


def test_our_own_pages_are_welcome(running: House) -> None:
    with connect(running.url.replace("http", "ws") + "/ws", additional_headers={"Origin": running.url}):
        pass
    with running.http(headers={"Origin": running.url}) as http:
        create(http)


def test_headers(running: House) -> None:
    with running.http() as http:
        for path in ("/", "/docs", "/api/games", "/api/nothing", "/t/abc"):
            headers = http.get(path).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers
        cookie = http.post("/api/tables", json={"game": "cards"}).headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie


def test_the_manual_shows_every_path(running: House) -> None:
    with running.http() as http:
        page = http.get("/docs").text
        for path in http.get("/openapi.json").json()["paths"]:
            assert path in page
        assert "<script" not in page


def test_errors_of_the_http_api_are_typed(running: House) -> None:
    with running.http() as http:
        answers: list[tuple[httpx.Response, int, str]] = [
            (http.get("/api/nothing"), 404, "no_table"),
            (http.get("/api/tables/nosuchtable"), 404, "no_table"),
            (http.get("/api/tables/.."), 404, "no_table"),
            (http.get("/api/tables/UPPER"), 422, "malformed"),
            (http.delete("/api/tables"), 405, "forbidden"),
            (http.post("/api/tables", content=b"\xff"), 422, "malformed"),
            (http.post("/api/tables", json={"game": "nosuchgame"}), 404, "no_table"),
            (http.post("/api/tables", json={"game": "cards", "options": {"turns": 5}}), 422, "bad_option"),
            (http.post("/api/tables", json={"game": "cards", "options": {"x": 5}}), 422, "bad_option"),
            (http.post("/api/tables", json={"game": "cards", "seats": [{"kind": "me"}]}), 422, "bad_option"),
            (
                http.post("/api/tables", json={"game": "cards", "seats": [{"kind": "bot", "level": "?"}] * 2}),
                422,
                "bad_option",
            ),
            (http.post("/api/tables", json={"game": "cards", "extra": 1}), 422, "malformed"),
            (http.post("/api/tables", content=b"x" * 2_000_000), 413, "too_big"),
            (http.post("/api/tables/import", json={"journal": "nonsense"}), 422, "bad_option"),
            (http.post("/api/me", json={"secret": "short"}), 403, "bad_secret"),
        ]
        for answer, status, code in answers:
            assert (answer.status_code, answer.json()["code"]) == (status, code), answer.request.url
            assert set(answer.json()) == {"code", "text"}
            assert not TRACE.search(answer.text)


def test_a_bug_shows_no_trace(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise ZeroDivisionError("secret detail")

    ann, bob = pair(running)
    with ann, bob, running.http() as http:
        monkeypatch.setattr(running.hub, "room", broken)
        answer = http.get(f"/api/tables/{ann.table}")
        assert (answer.status_code, answer.json()["code"]) == (500, "internal")
        assert "secret detail" not in answer.text
        again = ann.ask("hello", table=ann.table)
        assert again["code"] == "internal"
        assert "secret detail" not in json.dumps(again)
        monkeypatch.setattr(running.hub.rooms[ann.table], "hint", broken)
        assert ann.ask("hint")["code"] == "internal"  # what is answered apart from the other messages is answered too
        monkeypatch.undo()
        play_out(ann, bob)


def test_a_store_that_fails_acknowledges_nothing(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = pair(running, options={"turns": 40})

    async def broken(*_: Any) -> None:
        raise OSError("disk full")

    with ann, bob:
        before = ann.seen["ply"]
        monkeypatch.setattr(running.hub.store, "append", broken)
        assert ann.play("keep")["code"] == "unavailable"
        bob.hears_nothing_more()
        assert bob.seen["ply"] == before
        monkeypatch.undo()
        assert ann.play("keep")["type"] == "done"


def test_what_was_written_although_the_store_failed_is_found(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection to the database broke after the commit: nobody knows, so the log decides."""
    ann, bob = pair(running, options={"turns": 40})
    append = running.hub.store.append

    async def deaf(*words: Any) -> None:
        await append(*words)
        raise OSError("connection reset")

    with ann, bob:
        before = ann.seen["ply"]
        monkeypatch.setattr(running.hub.store, "append", deaf)
        assert ann.play("keep")["code"] == "unavailable"
        monkeypatch.undo()
        bob.until(lambda: bob.my_turn)  # nobody has to ask for it
        assert ann.ask("play", ply=before, action="keep")["code"] == "stale"


def test_a_store_that_hangs_is_no_silence(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Players hear that it takes long. What was begun may be written later, what was only asked for is not."""
    monkeypatch.setattr(socket, "PATIENCE", 0.2)
    append, load, hangs = running.hub.store.append, running.hub.store.load, True

    async def hanging(*words: Any) -> None:
        while hangs:
            await asyncio.sleep(0.01)
        if len(words) == 2:
            await append(*words)

    ann, bob = pair(running, options={"turns": 40})
    with ann, bob:
        before = ann.seen["ply"]
        monkeypatch.setattr(running.hub.store, "append", hanging)
        answer = ann.play("keep")
        assert (answer["code"], answer["message"]["id"]) == ("slow", "table-error-slow")
        assert ann.ask("ping")["type"] == "pong"
        assert ann.play("keep")["code"] == "slow"
        assert ann.ask("chat", text="hello?")["code"] == "slow"
        assert bob.ask("hello", table=bob.table, secret=bob.secret)["code"] == "slow"
        with running.http() as http:
            monkeypatch.setattr(hub, "PATIENCE", 0.2)
            monkeypatch.setattr(running.hub.store, "load", hanging)
            assert http.get("/api/tables/elsewhere").json()["code"] == "slow"
            monkeypatch.setattr(running.hub.store, "load", load)
        hangs = False
        bob.until(lambda: bob.my_turn)
        assert bob.seen["ply"] == before + 1, "played once"
        assert bob.play("keep")["type"] == "done"
        for person in (ann, bob):
            person.hears_nothing_more()
            assert person.seen["ply"] == before + 2
            assert not [line for line in person.lines if line["kind"] == "chat"]


def test_a_database_that_is_locked_is_told_and_waited_for(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "PATIENCE", 0.2)
    monkeypatch.setattr(readiness, "PATIENCE", 0.2)
    ann, bob = pair(running, options={"turns": 40})
    with ann, bob, running.http() as http:
        assert http.get("/ready").status_code == 200
        with closing(sqlite3.connect(running.hub.store.url.database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            assert ann.play("keep")["code"] == "slow"
            until(lambda: http.get("/ready").status_code == 503)
            assert http.get("/health").status_code == 200
            other.execute("ROLLBACK")
        bob.until(lambda: bob.my_turn)
        until(lambda: http.get("/ready").status_code == 200)


def test_what_cannot_be_read_now_is_no_bug(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise TimeoutError

    for name in ("stored", "listing"):
        monkeypatch.setattr(queries, name, broken)
    with running.http() as http:
        for path in ("/api/tables/elsewhere", "/api/tables"):
            answer = http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")


def test_a_full_disk_is_not_ready(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    with running.http() as http:
        assert http.get("/ready").status_code == 200
        with monkeypatch.context() as full:
            full.setattr(readiness, "disk_usage", lambda _: SimpleNamespace(free=100_000))
            assert http.get("/ready").status_code == 503
        assert http.get("/ready").status_code == 200


def test_health_readiness_and_metrics(running: House) -> None:
    with running.http() as http:
        assert http.get("/health").text == "ok"
        assert http.get("/ready").text == "ready"
        figures = http.get("/metrics").text
        for name in (
            "commits_total",
            "loop_lag_seconds_count",
            "writer_queue",
            "outbox_bytes",
            "bot_queue",
            "crew_queue",
        ):
            assert f"herna_{name} " in figures


def test_figures_are_for_the_operator(running: House, tmp_path: Path) -> None:
    with running.http() as http:
        for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"):
            answer = http.get("/metrics", headers={header: "198.51.100.1"})
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
    with house(tmp_path, metrics_token="t0ken", proxies=("127.0.0.1",)) as guarded, guarded.http() as http:
        for told in ({}, {"Authorization": "Bearer t0ke"}, {"Authorization": "t0ken"}, {"Authorization": "Bearer é"}):
            answer = http.get("/metrics", headers={name: value.encode() for name, value in told.items()})
            assert answer.status_code == 403
        told = {"Authorization": "Bearer t0ken", "X-Forwarded-For": "198.51.100.1"}
        assert http.get("/metrics", headers=told).status_code == 200


def test_a_graceful_end_tells_clients_to_come_back(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        ann, bob = pair(running)
        running.server.should_exit = True
        with ann, bob:
            assert ann.closed() == 1012
            assert ann.heard[-1] == {"type": "bye", "reason": "restart", "after": 500}
    with house(tmp_path) as running, Person(running.url, ann.table, ann.secret, last=ann.seen["number"]) as again:
        assert again.heard[0]["lines"] == []


def test_tables_that_nobody_looks_at_take_little_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "MOST_IDLE", 30)
    with house(tmp_path, idle_after=3600.0, lease=0.15) as running:
        tables = []
        for _ in range(6):
            ann, bob = pair(running)
            with ann, bob:
                play_out(ann, bob, action="keep")
            tables.append(ann.table)
        rooms = running.hub.rooms
        until(lambda: sum(room.table.number for room in list(rooms.values())) <= 30)
        assert tables[0] not in rooms, "the one that was left first goes first"
        with running.http() as http:
            assert http.get(f"/api/tables/{tables[0]}").status_code == 200
