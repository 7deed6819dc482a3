"""What one stranger sends, or does not read, costs everybody else nothing."""

from __future__ import annotations

import asyncio
import copy
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from herna.server.doors.address import counted
from herna.server.doors.limits import Board, Buckets, Counts
from herna.server.rooms import room
from herna.server.settings import Limits
from herna.server.speed.lines import PIECE
from herna.server.tables import view
from herna.server.tables.table import Table

from .people import PATIENCE, House, Person, create, house, pair, until
from .test_freezes import get, held_up


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as found:
        yield found


def dial(running: House) -> socket.socket:
    return socket.create_connection(("127.0.0.1", running.port), PATIENCE)


def hear_all(line: socket.socket) -> bytes:
    """What comes until the other end closes."""
    heard = b""
    try:
        while more := line.recv(1 << 16):
            heard += more
    except ConnectionError:
        pass
    return heard


# --- coming back --------------------------------------------------------------------------------------------------


def test_coming_back_plays_nothing_again(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = pair(running, options={"turns": 40})
    with ann, bob:
        first = dict(ann.seen), dict(ann.sprites), list(ann.lines)
        for person in (ann, bob) * 2:
            person.until(lambda person=person: person.my_turn)
            assert person.play("swap")["type"] == "done"
        ann.until(lambda: ann.my_turn)

        def fail(*_: Any) -> None:
            raise AssertionError("the log is followed again")

        monkeypatch.setattr(Table, "follow", fail)
        with Person(running.url, ann.table, ann.secret, last=first[0]["number"]) as again:
            assert again.hello["type"] == "done"
            assert again.heard[0]["type"] == "update"
            assert first[2] + again.lines == ann.lines
            assert {**first[1], **again.sprites} == ann.sprites


def test_a_long_story_is_told_beside_the_event_loop(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "AT_ONCE", 1)
    ann, bob = pair(running)
    with ann, bob, connect(running.url.replace("http", "ws") + "/ws") as eve:
        with held_up(monkeypatch, view, "snapshot") as begun:
            eve.send(json.dumps({"type": "hello", "id": 1, "table": ann.table}))
            assert begun.acquire(timeout=PATIENCE)
            assert get(running, "/health").text == "ok"
        assert json.loads(eve.recv(PATIENCE))["type"] == "snapshot"
        assert ann.play("keep")["type"] == "done"


def test_arrivals_are_counted_by_address(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(hello_rate=0.0001, hello_burst=3)) as running, running.http() as http:
        table = create(http)["id"]
        with Person(running.url, table) as eve:
            assert [eve.ask("hello", table=table).get("code") for _ in range(3)] == [None, None, "flood"]
        with Person(running.url, table) as again:
            assert again.hello["code"] == "flood"


def test_looks_are_counted_by_address(tmp_path: Path) -> None:
    """However many connections somebody has: each look is drawn in the event loop."""
    asks: list[tuple[str, dict[str, Any]]] = [
        ("overlays", {}),
        ("look", {"number": -1}),
        ("preview", {"ply": 0, "action": 0}),
    ]
    with house(tmp_path, limits=Limits(look_rate=0.0001, look_burst=4)) as running, running.http() as http:
        table = create(http)["id"]
        for _ in range(4):
            with Person(running.url, table) as eve:
                assert eve.ask("overlays")["type"] == "overlays_shown"
        with Person(running.url, table) as eve:
            assert [eve.ask(kind, **more).get("code") for kind, more in asks] == ["flood"] * 3


# --- not reading --------------------------------------------------------------------------------------------------


def deaf(running: House, table: str) -> socket.socket:
    """A connection that enters a table and then reads nothing."""
    line = dial(running)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.sendall(
        b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    until(lambda: b"\r\n\r\n" in line.recv(4096, socket.MSG_PEEK))
    hello = json.dumps({"type": "hello", "id": 1, "table": table}).encode()
    line.sendall(bytes((0x81, 0x80 | len(hello))) + bytes(4) + hello)
    return line


def fill(running: House, table: str, texts: int, size: int) -> list[int]:
    """Tell everybody at a table a lot; the most that was waiting at any time, and what is waiting at the end."""
    people = list(running.hub.rooms[table].connections)

    async def talk() -> list[int]:
        most = 0
        for _ in range(texts):
            for each in people:
                each.send(b" " * size)
            await asyncio.sleep(0.001)
            most = max(most, sum(each.unsent for each in people))
        return [most, sum(each.unsent for each in people)]

    return asyncio.run_coroutine_threadsafe(talk(), running.loop).result(PATIENCE)


@pytest.mark.parametrize("whose", ["outbox_address_bytes", "outbox_site_bytes"])
def test_memory_is_bounded_while_ten_do_not_read(tmp_path: Path, whose: str) -> None:
    most = 3_000_000
    limits = Limits(outbox=10**6, outbox_bytes=2_000_000, **{whose: most})
    with house(tmp_path, limits=limits) as running, running.http() as http, ExitStack() as lines:
        table = create(http)["id"]
        for _ in range(10):
            lines.enter_context(deaf(running, table))
        until(lambda: len(running.hub.rooms[table].connections) == 10)
        highest, _ = fill(running, table, 150, 50_000)
        assert highest < most + 10 * 100_000
        until(lambda: len(running.hub.rooms[table].connections) <= 2)
        with Person(running.url, table) as again:
            assert again.hello["type"] == "done", "an address is not locked out"


def test_one_that_does_not_read_is_closed_and_the_others_stay(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(outbox=10**6, outbox_bytes=500_000)) as running, running.http() as http:
        table = create(http)["id"]
        with deaf(running, table), Person(running.url, table) as eve:
            until(lambda: len(running.hub.rooms[table].connections) == 2)
            for _ in range(100):
                fill(running, table, 2, 50_000)
                for _ in range(2):
                    eve.socket.recv(PATIENCE)
                if len(running.hub.rooms[table].connections) == 1:
                    break
            until(lambda: len(running.hub.rooms[table].connections) == 1)
            eve.socket.send(json.dumps({"type": "ping", "id": 77}))
            assert any(b'"pong"' in _bytes(eve.socket.recv(PATIENCE)) for _ in range(300))


def _bytes(text: str | bytes) -> bytes:
    return text.encode() if isinstance(text, str) else text


def test_one_message_may_be_as_long_as_it_is(tmp_path: Path) -> None:
    """What follows the story of a long match at once is not one thing too many."""
    with house(tmp_path, limits=Limits(outbox_bytes=1_000)) as running, running.http() as http:
        table = create(http)["id"]
        with Person(running.url, table) as eve:
            assert eve.hello["type"] == "done"
            assert len(json.dumps(eve.heard[0])) > 1_000
            assert eve.ask("ping")["type"] == "pong"


# --- frames and requests ------------------------------------------------------------------------------------------


def test_too_many_pings_close_the_connection(running: House) -> None:
    with connect(running.url.replace("http", "ws") + "/ws", ping_interval=None) as eve:
        assert eve.ping().wait(PATIENCE)
        with suppress(ConnectionClosed):
            for _ in range(500):
                eve.ping()
        with pytest.raises(ConnectionClosed) as closed:
            eve.recv(PATIENCE)
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1008  # what was not read may cut the reason off
    assert get(running, "/health").text == "ok"


def test_messages_and_pings_in_one_go_are_all_answered(running: House) -> None:
    with running.http() as http:
        table = create(http)["id"]
    with Person(running.url, table, compression=None) as eve:
        tags = []
        for _ in range(40):
            tags += [eve.send("ping") for _ in range(5)]
            eve.socket.ping()
        assert [eve.wait(lambda message: "re" in message)["re"] for _ in tags] == tags


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\ncontent-length: 10\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /health HTTP/1.1\r\n",
    ],
    ids=["nothing", "header", "body", "second"],
)
def test_a_request_that_never_ends_is_given_up(tmp_path: Path, said: bytes) -> None:
    with house(tmp_path, limits=Limits(header_seconds=0.5, body_seconds=0.5)) as running, dial(running) as line:
        line.sendall(said)
        hear_all(line)


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with house(tmp_path, limits=Limits(answer_seconds=0.5)) as running, dial(running) as line:
        monkeypatch.setattr("herna.server.doors.manual.STYLE", "x" * 20_000_000)
        line.sendall(b"GET /docs/style.css HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        until(lambda: running.server.server_state.connections)
        until(lambda: not running.server.server_state.connections)
        assert len(hear_all(line)) < 20_000_000


def test_what_arrives_at_once_is_looked_at_piece_by_piece(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[int] = []
    real = H11Protocol.data_received

    def data_received(self: Any, data: bytes) -> None:
        looked_at.append(len(data))
        real(self, data)

    monkeypatch.setattr(H11Protocol, "data_received", data_received)
    small = b"1\r\n \r\n" * 20_000
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    get = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: %s\r\n\r\n"
    with dial(running) as line:
        line.sendall(head + small + b"0\r\n\r\n" + get % b"keep-alive" * 300 + get % b"close")
        answers = hear_all(line)
    assert answers.count(b"HTTP/1.1 422 ") == 1
    assert answers.count(b"HTTP/1.1 200 OK") == 301
    assert len(looked_at) > 5
    assert max(looked_at) <= PIECE


def test_a_head_has_a_greatest_length(running: House) -> None:
    """Also when it arrives in one go."""
    for name in (b"Cookie: ", b"X-A: "):
        with dial(running) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n" + name + b"x" * 60_000 + b"\r\n\r\n")
            assert hear_all(line).startswith(b"HTTP/1.1 400 ")


def test_what_an_address_sends_at_once_is_limited(tmp_path: Path) -> None:
    """Each body is allowed; all of them together are not, until some are gone."""
    head = b"POST /api/tables/import HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9000\r\n\r\n"
    with house(tmp_path, limits=Limits(body_address_bytes=20_000)) as running, ExitStack() as open_lines:
        lines = [open_lines.enter_context(dial(running)) for _ in range(3)]
        for line in lines[:2]:
            line.sendall(head + b" " * 8_990)
        bodies = Counts("bodies", running.board)
        until(lambda: bodies.of("127.0.0.1") == 17_980)
        lines[2].sendall(head + b" " * 8_990)
        assert b" 429 " in lines[2].recv(4096)
        lines[0].sendall(b" " * 10)
        assert b" 422 " in lines[0].recv(4096)
        until(lambda: bodies.of("127.0.0.1") == 8_990)


def test_lines_of_one_address(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(lines=2)) as running:
        with dial(running), dial(running):
            until(lambda: len(running.server.server_state.connections) == 2)
            with dial(running) as third:
                assert hear_all(third).startswith(b"HTTP/1.1 503 ")
        assert until(lambda: _is_open(running))


def test_a_proxy_that_we_trust_has_no_limit_of_its_own(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(lines=1), proxies=("127.0.0.1",)) as running, dial(running), dial(running):
        assert _is_open(running)


def _is_open(running: House) -> bool:
    with dial(running) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nconnection: close\r\n\r\n")
        return hear_all(line).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
def test_probes_are_counted_too(tmp_path: Path, path: str) -> None:
    with house(tmp_path, limits=Limits(probe_rate=0.0001, probe_burst=2)) as running, running.http() as http:
        assert 429 not in [http.get(path).status_code for _ in range(2)]
        assert http.get(path).status_code == 429
        assert http.get("/api/games").status_code == 200


# --- who is counted -----------------------------------------------------------------------------------------------


def test_an_address_of_ipv6_is_its_network() -> None:
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("::ffff:192.0.2.7") == counted("192.0.2.7") == "192.0.2.7"
    assert counted("192.0.2.8") != counted("192.0.2.7")
    assert counted("somebody") == "somebody"


def test_processes_of_a_site_count_together() -> None:
    here = Board(processes=2)
    there = copy.copy(here)
    there.process = 1
    rates = [Buckets(0.0001, 3, "x", board) for board in (here, there)]
    assert [rates[n % 2].take("ann") for n in range(5)] == [True, True, True, False, False]
    assert rates[0].take("bob")
    rates[0].give_back("ann")
    assert [rates[1].take("ann"), rates[0].take("ann")] == [True, False]
    counts = [Counts("y", board) for board in (here, there)]
    counts[0].add("ann", 2)
    counts[1].add("ann", 3)
    assert [each.of("ann") for each in counts] == [5, 5]
    here.wipe(1)
    counts[0].add("ann", -1)
    assert counts[1].of("ann") == 1
    assert counts[1].of("bob") == 0


def test_a_flood_of_addresses_fills_no_memory() -> None:
    board = Board(slots=64)
    buckets, counts = Buckets(0.0001, 1, "x", board), Counts("y", board)
    for number in range(2000):
        assert buckets.take(f"10.0.{number // 250}.{number % 250}")
        counts.add(str(number), 1)
    assert not buckets.take("10.0.7.249"), "the last ones are known"
