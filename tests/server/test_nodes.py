"""Several nodes serve one site: real PostgreSQL, real Redis, real processes."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from herna.server.store.store import Store

from . import fakes
from .conftest import run_async, unused_port
from .people import PATIENCE, Person, create, play_out
from .services import postgresql, redis
from .torture import Server, torture


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[str, str]]:
    with postgresql() as database, redis() as bus:
        yield database, bus


@pytest.fixture
def nodes(services: tuple[str, str], tmp_path: Path) -> Iterator[list[Server]]:
    database, bus = services
    pair = [Server(database, unused_port(), tmp_path / name, (bus, name)) for name in ("one", "two")]
    for node in pair:
        node.start()
    try:
        for node in pair:
            node.wait_until_ready()
        yield pair
    finally:
        for node in pair:
            node.stop(signal.SIGKILL)


def lay(url: str, **more: object) -> dict:
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        return create(http, **more)


def test_people_at_different_nodes_play_one_match(nodes: list[Server]) -> None:
    one, two = nodes
    made = lay(one.url)
    joined = httpx.post(
        f"{two.url}/api/tables/{made['id']}/join",
        json={"nickname": "Bob", "invitation": made["invitations"][0]["secret"]},
    ).json()
    with Person(one.url, made["id"], made["secret"]) as ann, Person(two.url, made["id"], joined["secret"]) as bob:
        ann.until(lambda: ann.my_turn)
        assert ann.seen["seats"][1]["nickname"] == "Bob"
        ann.wait(lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
        bob.ask("chat", text="hello from two")
        ann.until(lambda: ann.lines[-1]["text"] == "hello from two")
        while not (ann.over and bob.over):
            for person, other in ((ann, bob), (bob, ann)):
                if person.my_turn and not person.over:
                    number = person.play()["number"]
                    person.hears_nothing_more()
                    other.until(lambda other=other, number=number: other.seen["number"] >= number)
        assert [line["number"] for line in ann.lines] == [line["number"] for line in bob.lines]
        assert ann.seen["ending"] == bob.seen["ending"]


def test_the_node_of_a_bot_dies_and_another_goes_on(nodes: list[Server]) -> None:
    one, two = nodes
    made = lay(one.url, options={"turns": 40}, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    with Person(two.url, made["id"], made["secret"]) as ann:
        for _ in range(3):
            ann.until(lambda: ann.my_turn)
            ann.play("keep")
        ann.until(lambda: ann.my_turn)
        holder = run_async(_lease(one.database, made["id"]))
        assert holder in {"one", "two"}
        if holder == "two":  # the node that saw the bot's turn first has the lease; make it the other one's
            ann.__exit__()
            with Person(one.url, made["id"], made["secret"]) as again:
                two.stop(signal.SIGKILL)
                play_out_against_bot(again)
            return
        one.stop(signal.SIGKILL)
        play_out_against_bot(ann)
        assert run_async(_lease(two.database, made["id"])) == "two"


def play_out_against_bot(person: Person) -> None:
    while not person.over:
        person.until(lambda: person.my_turn or person.over)
        if person.my_turn:
            assert person.play("keep")["type"] == "done"


async def _lease(database: str, table: str) -> str | None:
    store = Store(database, fakes.find)
    await store.open()
    try:
        lease = await store.lease_of(table)
        return lease.node if lease else None
    finally:
        await store.close()


def test_a_node_is_killed_in_mid_game_and_people_move_to_the_other(nodes: list[Server]) -> None:
    one, two = nodes
    made = lay(one.url, options={"turns": 40})
    joined = httpx.post(
        f"{one.url}/api/tables/{made['id']}/join", json={"invitation": made["invitations"][0]["secret"]}
    ).json()
    with Person(one.url, made["id"], made["secret"]) as ann, Person(two.url, made["id"], joined["secret"]) as bob:
        assert ann.play("keep")["type"] == "done"
        number = ann.seen["number"]
        bob.wait(lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
        heard = len(bob.heard)
        one.stop(signal.SIGKILL)
        bob.until(lambda: bob.my_turn)
        assert bob.play("swap")["type"] == "done"
        with Person(two.url, made["id"], made["secret"], last=number) as again:
            again.__exit__()
            alone = {"type": "presence", "seats": [1], "watching": 0}
            bob.until(lambda: alone in bob.heard[heard:])  # people on a dead node are gone too
        with Person(two.url, made["id"], made["secret"], last=number) as again:
            play_out(again, bob, action="keep")


def test_torture_of_two_nodes(services: tuple[str, str], tmp_path: Path) -> None:
    database, bus = services
    pair = [Server(database, unused_port(), tmp_path / name, (bus, name)) for name in ("three", "four")]
    try:
        print(torture(matches=6, kills=2, seed=2, servers=pair))
    finally:
        for node in pair:
            node.stop(signal.SIGKILL)
