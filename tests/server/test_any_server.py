"""The application under an ASGI server other than uvicorn, so without anything from `speed/`."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import httpx
import hypercorn.asyncio
import pytest
from hypercorn.config import Config

from herna.server.doors.app import create_app

from ..ports import unused_port
from .people import PATIENCE, Person, create, pair, settings_for, until


@contextmanager
def running(folder: Path) -> Iterator[SimpleNamespace]:
    """Like `people.house`, under hypercorn."""
    port = unused_port()
    url = f"http://127.0.0.1:{port}"
    config = Config()
    config.bind = [f"127.0.0.1:{port}"]
    config.graceful_timeout = 2
    loop, stop = asyncio.new_event_loop(), asyncio.Event()
    app = create_app(settings_for(folder))

    def serve() -> None:
        asyncio.set_event_loop(loop)
        loop.run_until_complete(hypercorn.asyncio.serve(app, config, shutdown_trigger=stop.wait))  # type: ignore[arg-type]
        loop.close()

    def http() -> httpx.Client:
        return httpx.Client(base_url=url, timeout=PATIENCE, verify=False)

    def answers() -> bool:
        try:
            with http() as client:
                return client.get("/ready").status_code == 200
        except httpx.TransportError:
            return False

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    until(answers)
    try:
        yield SimpleNamespace(url=url, http=http)
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as place:
        ann, bob = pair(place)
        with ann, bob:
            ann.until(lambda: ann.my_turn)
            assert ann.play("swap")["type"] == "done"
            bob.until(lambda: bob.my_turn)
            assert bob.ask("chat", text="Well…")["type"] == "done"
            assert bob.play("keep")["type"] == "done"
            ann.until(lambda: ann.my_turn)
        number, lines = bob.seen["number"], bob.lines
    with running(tmp_path) as place, Person(place.url, bob.table, bob.secret) as again:
        assert again.seen["number"] == number
        assert again.lines == lines
        assert again.seen["you"] == [1]
        assert again.play("keep")["code"] == "not_your_turn"


@pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")
def test_many_messages_in_one_go_are_answered_in_order(tmp_path: Path) -> None:
    with running(tmp_path) as place:
        with place.http() as http:
            made = create(http)
        with Person(place.url, made["id"], made["secret"]) as ann:
            tags = [ann.send("chat", text=f"{n} {'long ' * 40}") for n in range(50)]
            heard = [ann.wait(lambda message: "re" in message)["re"] for _ in tags]
    assert heard == tags


def test_the_application_needs_nothing_of_speed() -> None:
    code = "import sys, herna.server.doors.app; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {name for name in found.stdout.split() if name.startswith(("uvicorn", "herna.server.speed"))}
