"""Letting others in the network join a room of `herna open` while it runs: who may, and what is answered there.

The address of the network is another one of this machine, so nothing leaves it.
"""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from .people import PATIENCE, House, Person, create, house

THERE = "127.0.0.2"


def there(path: str, origin: str, **more: object) -> httpx.Response:
    return httpx.get(f"{origin}{path}", verify=False, timeout=PATIENCE, **more)  # type: ignore[arg-type]


@pytest.fixture
def room(tmp_path: Path):
    with house(tmp_path, lan=lambda: THERE) as running:
        yield running


def test_whoever_sits_at_the_machine_lets_the_network_in_and_out_again(room: House) -> None:
    with room.http() as here:
        made = create(here)
        assert here.get("/api/network").json() == {"state": "shut", "origin": None, "yours": True}
        with pytest.raises(httpx.ConnectError):
            there("/api/games", f"http://{THERE}:{room.port}")
        opened = here.post("/api/network", json={"open": True}).json()
        assert opened == {"state": "open", "origin": f"http://{THERE}:{room.port}", "yours": True}
        assert here.post("/api/network", json={"open": True}).json() == opened, "twice is as good as once"
        origin = opened["origin"]
        assert there("/api/games", origin).status_code == 200
        invited = {"invitation": made["invitations"][0]["secret"]}
        joined = httpx.post(
            f"{origin}/api/tables/{made['id']}/join", json=invited, headers={"origin": origin}, timeout=PATIENCE
        )
        with Person(origin, made["id"], joined.json()["secret"], origin=origin) as bob:
            assert bob.seen["you"] == [1]
            assert here.post("/api/network", json={"open": False}).json()["state"] == "shut"
            bob.closed()
        with pytest.raises(httpx.ConnectError):
            there("/api/games", origin)
        assert here.get("/api/games").status_code == 200, "the first door is open as before"


def test_nobody_else_can_ask_for_it(room: House) -> None:
    with room.http() as here:
        wish = {"open": True}
        for name in ("x-forwarded-for", "forwarded", "via"):
            refused = here.post("/api/network", json=wish, headers={name: "127.0.0.1"})
            assert refused.json()["code"] == "forbidden", "a proxy calls from this machine for others"
            assert here.get("/api/network", headers={name: "127.0.0.1"}).json()["state"] == "fixed"
        assert here.post("/api/network", json=wish, headers={"origin": "http://evil.example"}).status_code == 403
        origin = here.post("/api/network", json=wish).json()["origin"]
        assert there("/api/network", origin).json() == {"state": "fixed", "origin": None, "yours": False}
        refused = httpx.post(f"{origin}/api/network", json={"open": False}, timeout=PATIENCE)
        assert refused.json()["code"] == "forbidden"
        assert there("/api/games", origin, headers={"host": "evil.example"}).status_code == 421


def test_a_machine_without_a_network_says_so(tmp_path: Path) -> None:
    with house(tmp_path, lan=lambda: None) as running, running.http() as here:
        assert here.get("/api/network").json()["state"] == "alone"
        assert here.post("/api/network", json={"open": True}).json()["code"] == "unavailable"


def test_herna_serve_leaves_it_to_the_settings(running: House) -> None:
    with running.http() as here:
        assert here.get("/api/network").json() == {"state": "fixed", "origin": None, "yours": False}
        assert here.post("/api/network", json={"open": True}).json()["code"] == "forbidden"
