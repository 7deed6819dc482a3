"""People for the tests: a server on a real port, and clients that use HTTP and WebSocket as any client does."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import structlog
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from herna.server.doors.limits import Board
from herna.server.rooms.nodes import Bus
from herna.server.run import Server, make_server
from herna.server.settings import Settings

from . import fakes, stubs

PATIENCE = float(os.environ.get("HERNA_PATIENCE", "20"))  # seconds; more on a busy machine
structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))


class FakeTime:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.seconds = 1_700_000_000.0

    def __call__(self) -> float:
        return self.seconds


class House:
    """A running server in a thread."""

    def __init__(self, settings: Settings, bus: Bus | None = None) -> None:
        self.settings = settings
        self.board = Board()  # what it counts
        self.server: Server = make_server(settings, bus, self.board)
        self.loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _run(self) -> None:
        asyncio.set_event_loop(self.loop)
        self.loop.run_until_complete(self.server.serve())
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()

    def start(self) -> House:
        self._thread.start()
        until(lambda: self.server.started or not self._thread.is_alive())
        assert self.server.started, "the server did not start"
        return self

    def stop(self) -> None:
        self.server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), f"the server does not stop; it waits for {asyncio.all_tasks(self.loop)}"

    @property
    def port(self) -> int:
        return int(self.server.servers[0].sockets[0].getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def hub(self) -> Any:
        return self.server.hub

    def http(self, **more: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False, **more)  # certificates load slowly


def settings_for(folder: Path, **more: Any) -> Settings:
    given = {
        "database": f"sqlite:///{folder / 'tables.db'}",
        "port": 0,
        "bot_delay": 0.0,
        "bot_processes": False,  # they take a second to start; tests/server/test_thinkers.py starts some
        "tick": 0.02,
        "find_game": fakes.find,
        "game_names": fakes.names,
        "make_report": stubs.told,
    }
    if "now" in more:
        given["steady"] = more["now"]  # time passes; it does not jump
    chosen = Settings(**{**given, **more})
    if "limits" not in more:
        roomy = replace(chosen.limits, messages_rate=1e6, messages_burst=10**6, tables_burst=10**6, http_burst=10**6)
        roomy = replace(roomy, chat_rate=1e6, chat_burst=10**6, rows_rate=1e6, rows_burst=10**6)
        roomy = replace(roomy, seats_burst=10**6, hello_burst=10**6, probe_burst=10**6)
        chosen = replace(chosen, limits=roomy)
    return chosen


@contextmanager
def house(folder: Path, **more: Any) -> Iterator[House]:
    running = House(settings_for(folder, **more)).start()
    try:
        yield running
    finally:
        running.stop()


def until(holds: Callable[[], Any], patience: float = PATIENCE) -> Any:
    """Wait until something is true; return its value."""
    end = time.monotonic() + patience
    while True:
        if found := holds():
            return found
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


class Person:
    """A client at a table that remembers what it received, as a browser does."""

    def __init__(self, url: str, table: str, secret: str | None = None, last: int | None = None, **more: Any) -> None:
        self.table = table
        self.secret = secret
        address = url.replace("http", "ws", 1) + "/ws"
        self._open = ExitStack()
        opened = connect(address, max_size=None, open_timeout=PATIENCE, **more)
        self.socket: ClientConnection = self._open.enter_context(opened)
        self.heard: list[dict[str, Any]] = []
        self.lines: list[dict[str, Any]] = []
        self.sprites: dict[str, dict[str, Any]] = {}
        self.seen: dict[str, Any] = {}
        self._tag = 0
        self.hello = self.ask("hello", table=table, secret=secret, last=last)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    # --- talking ----------------------------------------------------------------------------------

    def send(self, type_: str, **fields: Any) -> int:
        self._tag += 1
        given = {name: value for name, value in fields.items() if value is not None}
        self.socket.send(json.dumps({"type": type_, "id": self._tag, **given}))
        return self._tag

    def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send and wait for the answer: done, error, pong..."""
        tag = self.send(type_, **fields)
        return self.wait(lambda message: message.get("re") == tag)

    def hear(self, patience: float = PATIENCE) -> dict[str, Any]:
        message = json.loads(self.socket.recv(timeout=patience))
        self.heard.append(message)
        self._take_in(message)
        return message

    def wait(self, wanted: Callable[[dict[str, Any]], Any], patience: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = self.hear(patience)
            if wanted(message):
                return message

    def until(self, holds: Callable[[], Any]) -> None:
        """Listen until something is true."""
        while not holds():
            self.hear()

    def hears_nothing_more(self) -> None:
        """Once the answer to a ping has arrived, so has everything sent before it."""
        self.ask("ping")

    def closed(self) -> int | None:
        """Listen until the connection is closed; the code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else None

    def _take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "snapshot":
            self.lines = list(message["lines"])
            self.sprites = {s["id"]: s for zone in message["scene"]["zones"] for s in zone["sprites"]}
            self.seen = dict(message)
        elif message["type"] == "update":
            assert not self.seen or message["since"] == self.seen["number"], "a gap in the log"
            self.lines += message["lines"]
            for change in (message["scene"] or {}).get("zones", ()):
                for name in change["removed"]:
                    self.sprites.pop(name)
                self.sprites.update({s["id"]: s for s in change["changed"]})
                if change["zone"]:
                    self.sprites.update({s["id"]: s for s in change["zone"]["sprites"]})
            self.seen.update({name: value for name, value in message.items() if value is not None or name == "offer"})

    # --- playing ----------------------------------------------------------------------------------

    @property
    def my_turn(self) -> bool:
        return bool(self.seen.get("choices"))

    @property
    def over(self) -> bool:
        return self.seen.get("ending") is not None

    def play(self, action: str | int | None = None) -> dict[str, Any]:
        chosen = self.seen["choices"][0]["text"] if action is None else action
        return self.ask("play", ply=self.seen["ply"], action=chosen)


def create(http: httpx.Client, game: str = "cards", **more: Any) -> dict[str, Any]:
    answer = http.post("/api/tables", json={"game": game, **more})
    assert answer.status_code == 201, answer.text
    return answer.json()


def pair(running: House, **more: Any) -> tuple[Person, Person]:
    """Two people at a new table, in seats 0 and 1."""
    with running.http() as http:
        made = create(http, **more)
    with running.http() as http:
        invitation = made["invitations"][0]["secret"]
        joined = http.post(f"/api/tables/{made['id']}/join", json={"nickname": "Bob", "invitation": invitation})
        assert joined.status_code == 200, joined.text
    first = Person(running.url, made["id"], made["secret"])
    return first, Person(running.url, made["id"], joined.json()["secret"])


def play_out(*people: Person, action: str | None = None) -> None:
    """The rest of the match, each taking the first choice."""
    while not all(person.over for person in people):
        for person in people:
            while person.my_turn and not person.over:
                assert person.play(action)["type"] == "done"
        for person in people:
            person.hears_nothing_more()


def play_apart(ann: Person, bob: Person) -> None:
    """The rest of a match between people at different servers, where news takes a while to reach the other."""
    while not (ann.over and bob.over):
        for person, other in ((ann, bob), (bob, ann)):
            if person.my_turn and not person.over:
                number = person.play()["number"]
                person.hears_nothing_more()
                other.until(lambda other=other, number=number: other.seen["number"] >= number)
