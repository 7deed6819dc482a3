"""Several processes behind one port: real ones, with connections handed over."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from herna.server.rooms.nodes import owner
from herna.server.speed.workers import POSSIBLE, TABLE

from ..ports import unused_port
from .conftest import is_running
from .people import PATIENCE, Person, create, play_apart, play_out, until
from .torture import DOWN, Server, torture

pytestmark = pytest.mark.skipif(not POSSIBLE, reason="connections cannot be handed over here")
WORKERS = 2


def several(folder: Path, kind: type[Server] = Server) -> Server:
    return kind(f"sqlite:///{folder / 'tables.db'}", unused_port(), folder / "log", ("", "", str(WORKERS)))


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Starting takes a while. At the end all processes are gone, without errors."""
    server = several(tmp_path_factory.mktemp("workers")).start()
    try:
        server.wait_until_ready()
        yield server
        workers = children(server)
        assert server.process is not None
        server.process.send_signal(signal.SIGTERM)
        assert server.process.wait(PATIENCE) == 0
        assert not any(is_running(worker) for worker in workers)
        assert b"Traceback" not in server.log.read_bytes()
    finally:
        server.stop(signal.SIGKILL)


def children(server: Server) -> list[int]:
    """The processes that serve; the porter has a child that starts them."""
    assert server.process is not None
    if not Path("/proc/self/task").exists():
        pytest.skip("this system does not tell who started which process")
    started = _children(server.process.pid)
    (starter,) = [child for child in started if b"forkserver" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return _children(starter)


def _children(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def lay(server: Server, **more: object) -> tuple[str, list[str]]:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        made = create(http, **more)
    joined = httpx.post(
        f"{server.url}/api/tables/{made['id']}/join",
        json={"nickname": "Bob", "invitation": made["invitations"][0]["secret"]},
        timeout=PATIENCE,
    )
    return made["id"], [made["secret"], joined.json()["secret"]]


def test_what_is_said_first_tells_the_table() -> None:
    said = {
        b"GET /ws?table=abc23 HTTP/1.1\r\n": b"abc23",
        b"POST /api/tables/abc23/join HTTP/1.1\r\n": b"abc23",
        b"GET /api/tables/abc23?x=1 HTTP/1.1\r\n": b"abc23",
        b"GET /ws HTTP/1.1\r\n": None,
        b"POST /api/tables HTTP/1.1\r\n": None,
        b"GET /t/abc23 HTTP/1.1\r\n": None,
    }
    for line, table in said.items():
        found = TABLE.match(line)
        assert (found[1] if found else None) == table


def test_tables_are_spread() -> None:
    owners = [owner(f"table{number}", 4) for number in range(400)]
    assert all(50 < owners.count(worker) < 150 for worker in range(4))


def test_people_in_different_processes_play_one_match(together: Server) -> None:
    """Nobody names the table, so the processes get them in turn; each process hears what happens in the other."""
    table, secrets = lay(together)
    with (
        Person(together.url, table, secrets[0]) as ann,
        Person(together.url, table, secrets[1]) as bob,
        Person(together.url, table) as eve,
    ):
        ann.wait(lambda m: m["type"] == "presence" and m["seats"] == [0, 1] and m["watching"] == 1)
        bob.ask("chat", text="hello")
        for person in (ann, eve):
            person.until(lambda person=person: person.lines[-1]["text"] == "hello")
        play_apart(ann, bob)
        eve.until(lambda: eve.over)
        assert [line["number"] for line in ann.lines] == [line["number"] for line in eve.lines]
        assert ann.seen["ending"] == bob.seen["ending"] == eve.seen["ending"]


def figure(server: Server, name: str) -> float:
    text = httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    return sum(float(line.split()[1]) for line in text.splitlines() if line.startswith(f"{name} "))


def test_any_process_tells_the_figures_of_all(together: Server) -> None:
    table, secrets = lay(together)
    with Person(together.url, table, secrets[0]), Person(together.url, table, secrets[1]):
        until(lambda: all(figure(together, "herna_connections") == 2 for _ in range(2 * WORKERS)))
        until(lambda: figure(together, "herna_rooms") >= 2)  # nobody named the table: each process has it in memory
        until(lambda: figure(together, "herna_memory_bytes") > 10_000_000)
    until(lambda: figure(together, "herna_connections") == 0)
    assert figure(together, "herna_loop_lag_seconds_count") > 0


def test_lines_of_the_log_have_the_number_of_the_request(together: Server) -> None:
    number = "my-number-1"
    asked = httpx.get(f"{together.url}/api/games", headers={"X-Request-ID": number}, timeout=PATIENCE)
    assert asked.headers["x-request-id"] == number

    def logged() -> list[dict[str, object]]:
        lines = [line for line in together.log.read_text().splitlines() if line.startswith("{")]
        return [line for line in map(json.loads, lines) if line.get("request") == number]

    (line,) = until(logged)
    assert (line["event"], line["path"], line["status"], line["level"]) == ("http", "/api/games", 200, "info")


def test_a_process_that_dies_is_started_again(together: Server) -> None:
    table, secrets = lay(together)
    with Person(together.url, table, secrets[0]) as ann:
        ann.until(lambda: ann.my_turn)
        assert ann.play("keep")["type"] == "done"
    before = children(together)
    assert len(before) == WORKERS
    for child in before:
        os.kill(child, signal.SIGKILL)
    until(lambda: len(fresh := children(together)) == WORKERS and not set(fresh) & set(before))
    ann, bob = (come_back(together, table, secret) for secret in secrets)
    with ann, bob:
        until(lambda: figure(together, "herna_connections") == 2)  # those of the dead are not counted
        assert ann.seen["ply"] == bob.seen["ply"] == 3
        play_out(ann, bob)


def come_back(server: Server, table: str, secret: str) -> Person:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return Person(server.url, table, secret)
        except DOWN:
            assert time.monotonic() < end
            time.sleep(0.1)


class Watched(Server):
    """However the porter ends, its workers do not outlive it."""

    def stop(self, how: signal.Signals) -> None:
        workers = children(self) if self.process else []
        super().stop(how)
        until(lambda: not any(is_running(worker) for worker in workers))


def test_kill_9_loses_nothing_and_leaves_nobody_behind(tmp_path: Path) -> None:
    server = several(tmp_path, Watched)
    try:
        print(torture(matches=4, kills=1, seed=7, servers=[server]))
    finally:
        server.stop(signal.SIGKILL)
