"""Several nodes serve one site: real PostgreSQL, real Redis, real processes."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from herna.server.rooms import hub
from herna.server.store.store import Store

from ..ports import unused_port
from . import fakes
from .conftest import run_async
from .people import PATIENCE, House, Person, create, play_apart, play_out, settings_for
from .services import Redis, postgresql, redis
from .torture import Server, torture


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[str, Redis]]:
    with postgresql() as database, redis() as bus:
        yield database, bus


@pytest.fixture
def nodes(services: tuple[str, Redis], tmp_path: Path) -> Iterator[list[Server]]:
    database, bus = services
    pair = [Server(database, unused_port(), tmp_path / name, (bus.url, name)) for name in ("one", "two")]
    for node in pair:
        node.start()
    try:
        for node in pair:
            node.wait_until_ready()
        yield pair
    finally:
        for node in pair:
            node.stop(signal.SIGKILL)


@pytest.fixture
def houses(services: tuple[str, Redis], tmp_path: Path) -> Iterator[list[House]]:
    """Two nodes that nobody kills, in threads: that is quicker."""
    database, bus = services
    pair = [House(settings_for(tmp_path, database=database, redis=bus.url, node=name)) for name in ("five", "six")]
    for node in pair:
        node.start()
    try:
        yield pair
    finally:
        for node in pair:
            node.stop()


def lay(url: str, **more: object) -> dict:
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        return create(http, **more)


def test_people_at_different_nodes_play_one_match(houses: list[House]) -> None:
    one, two = houses
    made = lay(one.url)
    joined = httpx.post(
        f"{two.url}/api/tables/{made['id']}/join",
        json={"nickname": "Bob", "invitation": made["invitations"][0]["secret"]},
        timeout=PATIENCE,
    ).json()
    with Person(one.url, made["id"], made["secret"]) as ann, Person(two.url, made["id"], joined["secret"]) as bob:
        ann.until(lambda: ann.my_turn)
        assert ann.seen["seats"][1]["nickname"] == "Bob"
        ann.wait(lambda m: m["type"] == "presence" and m["seats"] == [0, 1])
        bob.ask("chat", text="hello from two")
        ann.until(lambda: ann.lines[-1]["text"] == "hello from two")
        play_apart(ann, bob)
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
        f"{one.url}/api/tables/{made['id']}/join",
        json={"invitation": made["invitations"][0]["secret"]},
        timeout=PATIENCE,
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


def catch_up(person: Person, other: Person) -> None:
    """Whatever one has seen, the other sees soon."""
    other.until(lambda: other.seen["number"] >= person.seen["number"])


@pytest.mark.parametrize("how", ["gone", "hanging"])
def test_without_redis_people_play_on_and_nothing_is_missed(
    services: tuple[str, Redis], houses: list[House], how: str
) -> None:
    """News is lost, the other node asks the store; afterwards news comes again."""
    _, bus = services
    one, two = houses
    made = lay(one.url, options={"turns": 40})
    joined = httpx.post(f"{one.url}/api/tables/{made['id']}/join", json={}, timeout=PATIENCE).json()
    with Person(one.url, made["id"], made["secret"]) as ann, Person(two.url, made["id"], joined["secret"]) as bob:
        try:
            bus.stop(signal.SIGKILL) if how == "gone" else bus.signal(signal.SIGSTOP)
            for person, other in ((ann, bob), (bob, ann)):
                assert person.play("swap")["type"] == "done"
                person.hears_nothing_more()
                catch_up(person, other)
        finally:
            bus.start() if how == "gone" else bus.signal(signal.SIGCONT)
        with Person(two.url, made["id"], made["secret"]) as again:
            assert again.seen["number"] == ann.seen["number"]
        play_out(ann, bob, action="keep")
        assert [line["number"] for line in ann.lines] == [line["number"] for line in bob.lines]


def test_a_reload_shows_what_is_stored_although_no_news_came(services: tuple[str, Redis], houses: list[House]) -> None:
    _, bus = services
    one, two = houses
    made = lay(one.url, options={"turns": 40})
    with Person(one.url, made["id"], made["secret"]) as ann, Person(two.url, made["id"]) as eve:
        bus.signal(signal.SIGSTOP)
        try:
            ann.ask("chat", text="nobody tells you")
            ann.hears_nothing_more()
            with Person(two.url, made["id"]) as again:
                assert again.seen["number"] == ann.seen["number"]
            catch_up(ann, eve)
        finally:
            bus.signal(signal.SIGCONT)


class DeafBus:
    """It loses everything and does not know, as when the line between two workers is full."""

    shared = True
    up = True

    async def start(self, listener: object) -> None:
        pass

    async def stop(self) -> None:
        pass

    def tell(self, news: object) -> None:
        pass


def test_news_that_is_lost_unnoticed_is_found_in_the_store(
    services: tuple[str, Redis], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "SELDOM", 2)
    pair = [House(settings_for(tmp_path, database=services[0], node=name), DeafBus()) for name in ("seven", "eight")]
    one, two = (node.start() for node in pair)
    try:
        made = lay(one.url, options={"turns": 40})
        with Person(one.url, made["id"], made["secret"]) as ann, Person(two.url, made["id"]) as eve:
            ann.ask("chat", text="is anybody there?")
            ann.hears_nothing_more()
            catch_up(ann, eve)
    finally:
        for node in pair:
            node.stop()


def test_a_node_that_cannot_catch_up_tries_again(houses: list[House], monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = houses
    monkeypatch.setattr(hub, "SELDOM", 10**6)  # nothing else will tell
    made = lay(one.url, options={"turns": 40})
    with Person(one.url, made["id"], made["secret"]) as ann, Person(two.url, made["id"]) as eve:
        news, failures = two.hub.store.news, []

        async def flaky(*words: object) -> object:
            if len(failures) < 2:
                failures.append(words)
                raise OSError("connection reset")
            return await news(*words)

        monkeypatch.setattr(two.hub.store, "news", flaky)
        ann.ask("chat", text="listen")
        ann.hears_nothing_more()
        catch_up(ann, eve)
        assert len(failures) == 2


def test_torture_of_two_nodes(services: tuple[str, Redis], tmp_path: Path) -> None:
    database, bus = services
    pair = [Server(database, unused_port(), tmp_path / name, (bus.url, name)) for name in ("three", "four")]
    try:
        print(torture(matches=4, kills=1, seed=2, servers=pair))
    finally:
        for node in pair:
            node.stop(signal.SIGKILL)
