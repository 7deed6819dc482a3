"""Experiments with sheets: asked for, found again, ended early, kept; one in hand for each person; refused in time."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import herna
from herna.lab.experiment import SheetReport
from herna.server.doors.experiments import BURST, ExperimentWish, question_of
from herna.server.errors import Refused
from herna.server.rooms import apart, errands, experimenter, experiments
from herna.server.rooms.experimenter import Question, Setting
from herna.server.store.experiments import MOST_EACH, MOST_KEPT, MOST_TRIES, Experiments, Taken
from herna.server.store.reviews import SILENT
from herna.server.store.store import Store

from . import stubs
from .conftest import run_async
from .people import PATIENCE, House, house, settings_for, until
from .test_store import with_store

ROUTE = "/api/games/thebase/experiments"
MIX = "D1I5L8T10X0"
WISH = {"text": "", "name": "standard", "level": "easy", "within": 0.05}
WISH["text"] = herna.game("thebase").datasheet.standards()[0].text
PLAIN = msgspec.json.encode(Question((Setting({}),), ("standard",), "", "easy", 0.05))


class Gate:
    """Experiments that go on until the test lets them end, or somebody has enough."""

    def __init__(self) -> None:
        self.begun: list[int] = []  # how many settings are played
        self.given_up = 0
        self._open = threading.Event()

    def make(self, game: Any, variants: Any, bots: Any, **more: Any) -> SheetReport:
        self.begun.append(len(variants))
        more["tell"](30, 80, 0.125)
        while not self._open.wait(0.01):
            if more["stop"]():
                self.given_up += 1
                break
        found: SheetReport = stubs.told(game, variants, bots, **{**more, "tell": lambda *_: None})
        return found

    def let_go(self) -> None:
        self._open.set()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiments, "LOOKING", 0.02)


@contextmanager
def gated(folder: Path, **more: Any) -> Iterator[tuple[House, Gate]]:
    gate = Gate()
    with house(folder, make_report=gate.make, **more) as running:
        try:
            yield running, gate
        finally:
            gate.let_go()


def ask(http: httpx.Client, **more: Any) -> dict[str, Any]:
    answer = http.post(ROUTE, json={**WISH, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def stand(http: httpx.Client, id: str) -> dict[str, Any]:
    found: dict[str, Any] = http.get(f"/api/experiments/{id}").json()
    return found


def test_it_is_asked_for_goes_on_unseen_and_is_found_again(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate), running.http() as http, running.http() as stranger:
        asked = ask(http, other=MIX, other_name="mine.toml", name="own")
        assert (asked["state"], asked["names"]) == ("queued", ["mine.toml", "own"])
        until(lambda: stand(http, asked["id"])["done"] == 30)
        now = stand(http, asked["id"])
        assert (now["state"], now["total"], now["half"], now["report"]) == ("working", 80, 0.125, None)
        assert gate.begun == [2]
        gate.let_go()
        (mine,) = until(lambda: (all_ := http.get(ROUTE).json()["mine"]) and all_[0]["state"] == "done" and all_)
        assert mine["report"] is None
        report = stand(http, asked["id"])["report"]
        assert [side["name"] for side in report["sides"]] == ["A", "B"]
        for path, send in (("", stranger.get), ("/finish", stranger.post), ("/forget", stranger.post)):
            assert send(f"/api/experiments/{asked['id']}{path}").status_code == 404
        assert stranger.get(ROUTE).json()["mine"] == []
        assert "herna_experiments_total" in http.get("/metrics").text
        assert http.post(f"/api/experiments/{asked['id']}/forget").status_code == 200
        assert http.get(ROUTE).json()["mine"] == []


def test_a_person_may_have_enough_or_want_it_no_more(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate), running.http() as http:
        first, second = ask(http), ask(http)
        until(lambda: stand(http, first["id"])["state"] == "working")
        waiting = stand(http, second["id"])
        assert (waiting["state"], waiting["place"]) == ("queued", 1)
        http.post(f"/api/experiments/{first['id']}/finish")
        until(lambda: stand(http, first["id"])["state"] == "done")
        until(lambda: stand(http, second["id"])["state"] == "working")
        http.post(f"/api/experiments/{second['id']}/forget")
        until(lambda: gate.given_up == 2)
        assert [each["id"] for each in http.get(ROUTE).json()["mine"]] == [first["id"]]


def test_it_begins_again_after_a_restart_in_the_middle(tmp_path: Path) -> None:
    with house(tmp_path, make_report=(gate := Gate()).make) as running, running.http() as http:
        asked = ask(http)
        until(lambda: gate.begun)
        cookies = dict(http.cookies)
    with house(tmp_path) as running, running.http() as http:
        http.cookies.update(cookies)
        until(lambda: stand(http, asked["id"])["state"] == "done")


def test_each_person_has_one_in_hand_and_few_that_wait(tmp_path: Path) -> None:
    with gated(tmp_path, lab_workers=2) as (running, gate), running.http() as ann, running.http() as bob:
        mine = [ask(ann)["id"] for _ in range(MOST_EACH)]
        refused = ann.post(ROUTE, json=WISH)
        assert (refused.status_code, refused.json()["code"]) == (409, "full")
        his = ask(bob)["id"]
        until(lambda: stand(bob, his)["state"] == "working")
        waiting = ["queued"] * (MOST_EACH - 1)
        until(lambda: [stand(ann, id)["state"] for id in mine] == ["working", *waiting])
        until(lambda: len(gate.begun) == 2)


def test_an_address_asks_seldom_and_an_operator_may_switch_it_off(tmp_path: Path) -> None:
    with house(tmp_path) as running, running.http() as http:
        for _ in range(BURST):
            http.post(f"/api/experiments/{ask(http)['id']}/forget")
        assert http.post(ROUTE, json=WISH).status_code == 429
        lab = http.get(ROUTE).json()
        assert (lab["open"], lab["levels"]) == (True, ["easy", "medium"])
        assert http.get("/api/games/cards/experiments").status_code == 404
    with house(tmp_path, lab_workers=0) as closed, closed.http() as http:
        assert http.get(ROUTE).json()["open"] is False
        refused = http.post(ROUTE, json=WISH)
        assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")


def test_what_breaks_down_is_told(tmp_path: Path) -> None:
    with house(tmp_path, make_report=stubs.fails) as running, running.http() as http:
        id = ask(http)["id"]
        until(lambda: stand(http, id)["state"] == "failed")
        assert stand(http, id)["failed"] == "broken"


def test_no_worker_is_a_breakdown_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def none(*_: Any) -> None:
        raise OSError("no process can be started")

    monkeypatch.setattr(errands, "worker", none)
    with house(tmp_path) as running, running.http() as http:
        id = ask(http)["id"]
        until(lambda: stand(http, id)["failed"] == "broken")


def test_what_was_found_is_kept_when_the_store_answers_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keep, tries = Experiments.keep, []

    async def keep_later(self: Experiments, *what: Any) -> None:
        tries.append(what)
        if len(tries) == 1:
            raise Refused("unavailable", "the store does not answer")
        await keep(self, *what)

    monkeypatch.setattr(Experiments, "keep", keep_later)
    with house(tmp_path) as running, running.http() as http:
        id = ask(http)["id"]
        until(lambda: len(tries) == 2 and stand(http, id)["state"] == "done")


def test_one_taken_while_the_server_ends_is_put_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    take, stop, taken, ending = Experiments.take, experiments.Experiments.stop, threading.Event(), asyncio.Event()

    async def take_slowly(self: Experiments, *who: Any) -> Taken | None:
        if (found := await take(self, *who)) is not None:
            taken.set()
            await ending.wait()
        return found

    async def stop_meanwhile(self: experiments.Experiments) -> None:
        asyncio.get_running_loop().call_later(0.01, ending.set)
        await stop(self)

    monkeypatch.setattr(Experiments, "take", take_slowly)
    monkeypatch.setattr(experiments.Experiments, "stop", stop_meanwhile)
    with gated(tmp_path) as (running, _), running.http() as http:
        id, cookies = ask(http)["id"], dict(http.cookies)
        assert taken.wait(PATIENCE)
    with house(tmp_path, lab_workers=0) as running, running.http() as http:
        http.cookies.update(cookies)
        assert stand(http, id)["state"] == "queued"


def test_what_stands_still_is_not_reported_all_the_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    report, take, told, looks = Experiments.report, Experiments.take, [], []

    async def counted(self: Experiments, *what: Any) -> bool | None:
        told.append(what[2])
        return await report(self, *what)

    async def seen(self: Experiments, *who: Any) -> Taken | None:
        looks.append(who)
        return await take(self, *who)

    monkeypatch.setattr(Experiments, "report", counted)
    monkeypatch.setattr(Experiments, "take", seen)
    with gated(tmp_path) as (running, _), running.http() as http:
        id = ask(http)["id"]
        until(lambda: stand(http, id)["done"] == 30)
        before = len(looks)
        until(lambda: len(looks) >= before + 5)
        assert told.count((30, 80, 0.125)) == 1


@pytest.mark.parametrize(
    ("game", "more", "why"),
    [
        ("thebase", {"level": "hard"}, "expected a bot of easy, medium"),
        ("thebase", {"text": MIX, "other": MIX}, "the two sheets say the same"),
        ("thebase", {"text": "D = 99"}, "mix"),
        ("thebase", {"text": MIX, "preset": "nonsense"}, "has no preset"),
        ("thebase", {"text": MIX, "seats": 3}, "is for 2 players"),
        ("mammoths", {"other": ""}, "always played with the same pieces"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(game: str, more: dict[str, Any], why: str) -> None:
    wish = ExperimentWish(**{"level": "easy", "within": 0.1, "text": "", **more})
    with pytest.raises(Refused, match=why):
        question_of(herna.game(game), wish)


@pytest.mark.skipif(not apart.POSSIBLE, reason="needs sockets as the input of a process")
def test_in_a_process_it_tells_how_far_it_is_and_ends_early(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    told: list[tuple[float, ...]] = []

    async def outcome() -> bytes:
        worker = errands.Process(experimenter, settings_for(tmp_path).find_game, stubs.told_when_stopped)
        begun = asyncio.Event()

        def tell(*now: float) -> None:
            told.append(now)
            begun.set()

        try:
            work = asyncio.create_task(worker.do(("cards", PLAIN, 60.0), tell))
            await begun.wait()
            await worker.finish()
            return await work
        finally:
            worker.stop()

    made = msgspec.json.decode(run_async(outcome()), type=SheetReport)
    assert made.matches == 40
    assert (1, 2, 0.5) in told


# --- the store ----------------------------------------------------------------------------------------------------


def test_nodes_take_them_in_turn_and_lose_them_when_they_fall_silent(url: str) -> None:
    async def work(store: Store) -> None:
        kept, t = store.experiments, 1_000_000
        for number, person in enumerate(("ann", "ann", "bob")):
            await kept.add(f"{person}{number}", person, "cards", PLAIN, t + number)
        taken = await kept.take("one", 2, t)
        assert taken is not None
        assert (taken.id, taken.asked) == ("ann0", PLAIN)
        other = await kept.take("two", 2, t)
        assert other is not None
        assert other.id == "bob2"  # ann has one in hand
        assert await kept.take("two", 2, t) is None
        assert await kept.report("ann0", "one", (3, 9, 0.25), t + 1) is False
        await kept.finish_early("ann0", "ann")
        assert await kept.report("ann0", "one", (4, 9, 0.25), t + 2) is True
        await kept.keep("bob2", "two", b'{"it":1}', t + 3)
        assert await kept.report_of("bob2", "bob") == b'{"it":1}'
        assert await kept.report_of("bob2", "ann") is None
        later = t + SILENT + 10
        again = await kept.take("two", 2, later)
        assert again is not None
        assert again.id == "ann0"
        assert await kept.report("ann0", "one", (5, 9, 0.25), later) is None
        await kept.put_back(["ann0"], "two")
        for _ in range(MOST_TRIES - 1):
            later += SILENT + 10
            assert (await kept.take("three", 1, later)) is not None
        next_ = await kept.take("three", 1, later + SILENT + 10)
        assert next_ is not None
        assert next_.id == "ann1"  # what failed too often holds up nobody
        found = await kept.find("ann0", "ann")
        assert found is not None
        assert (found.state, found.failed) == ("failed", "broken")
        for id in ("ann0", "ann1"):
            await kept.forget(id, "ann")

    with_store(url, work)


def test_nobody_gets_more_into_the_queue_by_asking_all_at_once(url: str) -> None:
    async def work(store: Store) -> None:
        asked = (store.experiments.add(f"at-once{i}", "dora", "cards", PLAIN, 1) for i in range(2 * MOST_EACH))
        made = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(isinstance(each, Refused) for each in made) == MOST_EACH
        for i in range(2 * MOST_EACH):
            await store.experiments.forget(f"at-once{i}", "dora")

    with_store(url, work)


def test_a_person_keeps_the_newest(url: str) -> None:
    async def work(store: Store) -> None:
        kept = store.experiments
        for number in range(MOST_KEPT + 2):
            await kept.add(f"it{number}", "carl", "cards", PLAIN, number)
            taken = await kept.take("one", 1, number)
            assert taken is not None
            await kept.keep(taken.id, "one", b"{}", number)
        found = await kept.of("carl", "cards")
        assert [each.id for each in found][:2] == [f"it{MOST_KEPT + 1}", f"it{MOST_KEPT}"]
        assert len(found) == MOST_KEPT

    with_store(url, work)
