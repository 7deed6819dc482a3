"""Torture: matches in progress, the server killed at random moments and started again.

    python -m tests.server.torture [--matches 40] [--kills 30] [--seed 1] [--db URL]

Afterwards every acknowledged action is in the log, nothing that anybody was shown is missing from it, and every match
has been played to its end.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from herna.engine import journal
from herna.server.run import serve
from herna.server.store.store import Store

from . import fakes
from .conftest import run_async
from .people import Person, create, settings_for

ROOT = Path(__file__).resolve().parents[2]
TURNS = 120
DOWN = (OSError, EOFError, TimeoutError, InvalidHandshake, WebSocketException, httpx.TransportError)


@dataclass
class Server:
    """A server process that can be killed."""

    database: str
    port: int
    log: Path
    extra: tuple[str, ...] = ()
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        words = [sys.executable, "-m", "tests.server.torture", "--serve", self.database, str(self.port), *self.extra]
        # The game of the tests is small enough to be interpreted; compiling or loading it would take longer.
        environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(words, cwd=ROOT, stdout=output, stderr=output, env=environment)
        return self

    def wait_until_ready(self, patience: float = 150) -> None:
        end = time.monotonic() + patience
        with httpx.Client(base_url=self.url, timeout=5, verify=False) as http:  # certificates take long to load
            while time.monotonic() < end:
                assert self.process is not None
                assert self.process.poll() is None, f"it ended by itself: {self.log.read_text()[-2000:]}"
                try:
                    if http.get("/ready").status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                time.sleep(0.1)
        raise AssertionError(f"it does not become ready: {self.log.read_text()[-2000:]}")

    def stop(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(30)
            self.process = None


@dataclass
class Ack:
    """An action that the server has confirmed; it must be between these two numbers."""

    text: str
    after: int
    upto: int


@dataclass
class Record:
    """What the people of one match were told."""

    table: str
    acks: list[Ack] = field(default_factory=list)
    shown: dict[int, str] = field(default_factory=dict)
    over: bool = False
    reconnects: int = 0


class Scripted(threading.Thread):
    """A person who plays on, whatever happens to the server."""

    def __init__(self, urls: list[str], secret: str, record: Record, pace: float, seed: int) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.secret = secret
        self.record = record
        self.pace = pace
        self.rng = random.Random(seed)
        self.failure: BaseException | None = None

    def run(self) -> None:
        last: int | None = None
        try:
            while not self.record.over:
                try:
                    last = self._visit(last)
                except DOWN:
                    self.record.reconnects += 1
                    time.sleep(self.rng.uniform(0.05, 0.3))
        except BaseException as error:
            self.failure = error

    def _visit(self, last: int | None) -> int | None:
        """Play until the match or the connection is over."""
        known = last
        with Person(self.rng.choice(self.urls), self.record.table, self.secret, last=last) as person:
            if person.hello["type"] == "error":
                assert person.hello["code"] in {"unavailable", "internal"}, person.hello
                time.sleep(0.1)
                return last
            while True:
                self._note(person)
                known = person.seen["number"]
                if person.over:
                    self.record.over = True
                    return known
                if person.my_turn:
                    time.sleep(self.rng.uniform(0, 2 * self.pace))
                    self._play(person)
                else:
                    person.hear()

    def _play(self, person: Person) -> None:
        action = self.rng.choice(person.seen["choices"])["text"]
        before = person.seen["number"]
        answer = person.play(action)
        if answer["type"] == "done":
            self.record.acks.append(Ack(action, before, answer["number"]))
        else:
            assert answer["code"] in {"stale", "not_your_turn", "unavailable", "over"}, answer

    def _note(self, person: Person) -> None:
        for line in person.lines:
            if line["text"]:
                assert self.record.shown.setdefault(line["number"], line["text"]) == line["text"]
        person.lines.clear()


@dataclass
class Tally:
    """What was seen; anything lost would have been an AssertionError."""

    matches: int
    kills: int
    actions: int
    acknowledged: int
    reconnects: int

    def __str__(self) -> str:
        return ", ".join(f"{number} {name}" for name, number in vars(self).items()) + ": all there"


def torture(matches: int, kills: int, seed: int, servers: list[Server], uptime: float = 0.8) -> Tally:
    """Run it; AssertionError means that something was lost."""
    rng = random.Random(seed)
    for server in servers:
        server.start()
    for server in servers:
        server.wait_until_ready()
    pace = uptime * kills / TURNS * 1.2
    records, people = [], []
    urls = [server.url for server in servers]
    for number in range(matches):
        record, secrets = _lay_table(rng.choice(urls), bot=number % 4 == 3)
        records.append(record)
        people += [Scripted(urls, secret, record, pace, rng.getrandbits(30)) for secret in secrets]
    for person in people:
        person.start()
    for _ in range(kills):
        time.sleep(rng.uniform(0.1, 2 * uptime - 0.1))
        victim = rng.choice(servers)
        victim.stop(signal.SIGKILL)
        victim.start().wait_until_ready()
    deadline = time.monotonic() + 120
    for person in people:
        person.join(max(0.1, deadline - time.monotonic()))
        if person.failure:
            raise person.failure
        assert not person.is_alive(), f"the match at {person.record.table} does not end"
    for server in servers:
        server.stop(signal.SIGTERM)
        assert b"Traceback" not in server.log.read_bytes(), server.log.read_text()[-3000:]
    actions = run_async(_check(servers[0].database, records))
    reconnects = sum(record.reconnects for record in records)
    acks = sum(len(record.acks) for record in records)
    return Tally(matches, kills, actions, acks, reconnects)


def _lay_table(url: str, bot: bool) -> tuple[Record, list[str]]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"} if bot else {"kind": "open"}]
    with httpx.Client(base_url=url, timeout=30) as http:
        made = create(http, options={"turns": TURNS}, seats=seats)
        secrets = [made["secret"]]
        if not bot:
            secrets.append(
                http.post(
                    f"/api/tables/{made['id']}/join", json={"invitation": made["invitations"][0]["secret"]}
                ).json()["secret"]
            )
    return Record(made["id"]), secrets


async def _check(database: str, records: list[Record]) -> int:
    """Ask the database itself, not the server."""
    store = Store(database, fakes.find)
    await store.open()
    actions = 0
    try:
        for record in records:
            table = await store.load(record.table)  # folding checks every entry against the rules
            assert table is not None
            assert table.match.over
            assert table.match.closed
            assert journal.verify(table.match).honest
            texts = [row.text for row in table.rows]
            for ack in record.acks:
                assert ack.text in texts[ack.after + 1 : ack.upto + 1], f"{record.table}: {ack} is lost"
            for number, text in record.shown.items():
                assert texts[number] == text, f"{record.table}: line {number} was shown as {text}"
            actions += table.match.ply
    finally:
        await store.close()
    return actions


def main(words: list[str]) -> None:
    if words[:1] == ["--serve"]:
        database, port, *more = words[1:]
        options: dict[str, Any] = dict(zip(("redis", "node", "workers"), more, strict=False))
        options["workers"] = int(options.get("workers", 1))
        serve(settings_for(Path(), database=database, port=int(port), lease=1.5, **options))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--kills", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--db", help="a database URL; SQLite in a temporary folder by default")
    chosen = parser.parse_args(words)
    from ..ports import unused_port

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        server = Server(chosen.db or f"sqlite:///{folder / 'tables.db'}", unused_port(), folder / "log")
        try:
            print(torture(chosen.matches, chosen.kills, chosen.seed, [server]))
        finally:
            server.stop(signal.SIGKILL)


if __name__ == "__main__":
    main(sys.argv[1:])
