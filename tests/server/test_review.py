"""Reviews: asked for, waited for, kept with their table, dropped when nobody waits, refused before the end."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import sqlalchemy as sa

import herna
from herna.engine import journal
from herna.engine.game import State
from herna.engine.match import Match
from herna.engine.scene import Message
from herna.review.report import VERSION, Alternative, Decision, Moment, Review
from herna.server.doors import reviews as doors
from herna.server.errors import Refused
from herna.server.rooms import apart, errands, reviewer, reviews
from herna.server.store import schema
from herna.server.store.reviews import SILENT, Stand, read
from herna.server.store.store import Store

from . import fakes, stubs
from .conftest import run_async
from .people import PATIENCE, FakeTime, House, Person, create, house, pair, play_out, settings_for, until
from .test_store import laid, with_store

BOTS = [{"kind": "bot", "level": "random"}] * 2


class Gate:
    """Reviews that wait until the test lets them go on."""

    def __init__(self) -> None:
        self.begun: list[int] = []  # how many actions their matches have
        self.stopped: list[int] = []
        self._open = threading.Event()

    def make(self, match: Any, **more: Any) -> Any:
        self.begun.append(match.ply)
        more["progress"](1, match.ply)
        while not self._open.wait(0.01):
            if more["stop"]():
                self.stopped.append(match.ply)
                raise RuntimeError("nobody waits")
        return stubs.reviewed(match, **more)

    def let_go(self) -> None:
        self._open.set()


@contextmanager
def gated(folder: Path, **more: Any) -> Iterator[tuple[House, Gate]]:
    gate = Gate()
    with house(folder, make_review=gate.make, **more) as running:
        try:
            yield running, gate
        finally:
            gate.let_go()


def finished(running: House, turns: int = 2) -> str:
    """A match that bots have played."""
    with running.http() as http:
        table: str = create(http, options={"turns": turns}, seats=BOTS)["id"]
        until(lambda: "%end" in http.get(f"/api/tables/{table}/export").text or over(http, table))
    return table


def over(http: httpx.Client, table: str) -> bool:
    return http.get(f"/api/tables/{table}/debrief").status_code == 200


def ask(http: httpx.Client, table: str) -> dict[str, Any]:
    answer = http.post(f"/api/tables/{table}/review")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def look(http: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = http.get(f"/api/tables/{table}/review").json()
    return found


def done(http: httpx.Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = until(lambda: (now := look(http, table))["state"] == "done" and now)
    return found


def test_a_review_is_asked_for_waited_for_and_kept(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate):
        table = finished(running)
        with running.http() as http:
            assert look(http, table)["state"] == "none"
            assert ask(http, table)["state"] in {"queued", "working"}
            until(lambda: look(http, table)["done"] == 1)
            assert look(http, table)["state"] == "working"
            gate.let_go()
            review = done(http, table)["review"]
            assert [moment["ply"] for moment in review["moments"]] == list(range(1, len(review["moments"]) + 1))
            assert ask(http, table)["review"] == review
            assert "herna_reviews_total" in http.get("/metrics").text
        assert len(gate.begun) == 1
    with house(tmp_path, make_review=stubs.fails) as again, again.http() as http:
        assert look(http, table)["review"] == review
        other = finished(again)
        ask(http, other)
        until(lambda: look(http, other)["state"] == "failed")
        assert look(http, other)["failed"] == "broken"


def test_a_merit_that_is_the_reason_is_not_told_twice() -> None:
    game = herna.game("four_in_a_row")
    match = Match.begin(game, seed=1, dice=False, options={})
    for column in "abababg":
        match.play(column)
    view = match.at(6)
    missed, won = (game.notation.parse_action(view, column)[0] for column in "ga")
    for why in ((), game.stage.why(view, missed, won, ())):
        decision = Decision(0.5, 0.5, "blunder", (Alternative("a", 1.0),), (), why)
        moments = tuple(
            Moment(ply + 1, ply % 2, each, (0.5, 0.5), decision=decision) for ply, each in enumerate("abababg")
        )
        kept = Review(VERSION, game.name, game.rules, "hard", 1, (0.5, 0.5), moments, (), ())
        shown = msgspec.json.decode(doors.shown(match, msgspec.json.encode(kept), 7))
        assert (shown["better"][0]["merit"] is None) == bool(why)


def test_a_decision_is_shown_in_words_and_on_the_board(tmp_path: Path) -> None:
    with house(tmp_path, make_review=stubs.reviewed) as running:
        ann, bob = pair(running, options={"turns": 2})
        with ann, bob, running.http() as http:
            play_out(ann, bob, action="keep")
            ask(http, ann.table)
            moments = done(http, ann.table)["review"]["moments"]
            ply = next(each["ply"] for each in moments if each["seat"] == 0)
            shown = http.get(f"/api/tables/{ann.table}/review/{ply}").json()
            assert shown["say"]["id"] == "herna-do-touch"
            (better,) = shown["better"]
            assert (better["text"], better["chance"]) == ("swap", 0.75)
            assert better["steps"][0]["text"] == "swap"
            assert better["steps"][0]["scene"] is not None
            assert http.get(f"/api/tables/{ann.table}/review/1").status_code == 404  # chance
            assert http.get(f"/api/tables/{ann.table}/review/999").status_code == 404


def test_a_review_survives_a_restart_in_the_middle(tmp_path: Path) -> None:
    gate = Gate()
    with house(tmp_path, make_review=gate.make) as running:
        table = finished(running)
        with running.http() as http:
            ask(http, table)
            until(lambda: gate.begun)
    until(lambda: gate.stopped)
    with house(tmp_path, make_review=stubs.reviewed) as running, running.http() as http:
        assert look(http, table)["state"] == "none"
        ask(http, table)
        assert done(http, table)["review"]["game"] == "cards"


def test_nobody_waits_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LOOKING", 0.02)
    time = FakeTime()
    with gated(tmp_path, now=time) as (running, gate):
        table, other = finished(running), finished(running, turns=4)
        with running.http() as http:
            ask(http, table)
            ask(http, other)
            until(lambda: gate.begun)
            assert (look(http, other)["state"], look(http, other)["place"]) == ("queued", 1)
            time.seconds += reviews.LISTENING / 2
            look(http, other)
            time.seconds += reviews.LISTENING / 2 + 1
            until(lambda: gate.stopped)
            until(lambda: len(gate.begun) == 2)
            assert look(http, other)["state"] == "working"
            assert look(http, table)["state"] == "none"


def test_a_claim_is_left_before_anybody_can_claim_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Left later, it would be the claim of the next who asks."""
    time, wanted = FakeTime(), list[bool]()
    with gated(tmp_path, now=time) as (running, gate), running.http() as http:
        table, leave = finished(running), running.hub.store.reviews.leave

        async def noted(tables: tuple[str, ...], *more: Any) -> None:
            wanted.extend(map(running.hub.reviews.is_wanted, tables))
            await leave(tables, *more)

        monkeypatch.setattr(running.hub.store.reviews, "leave", noted)
        ask(http, table)
        until(lambda: gate.begun)
        time.seconds += reviews.LISTENING + 1
        asyncio.run_coroutine_threadsafe(running.hub.reviews._look(), running.loop).result(PATIENCE)
        assert wanted == [True]
        assert look(http, table)["state"] == "none"


def test_what_another_node_works_on_is_told_and_wanted(tmp_path: Path) -> None:
    with gated(tmp_path) as (running, gate):
        table, kept = finished(running), running.hub.store.reviews

        def there(work: Coroutine[Any, Any, Any]) -> Any:
            return asyncio.run_coroutine_threadsafe(work, running.loop).result(PATIENCE)

        assert there(kept.claim(table, "other", running.hub.now()))
        there(kept.report({table: Stand(0, 3, 9)}, "other", running.hub.now()))
        with running.http() as http:
            now = ask(http, table)
            assert (now["state"], now["done"], now["total"]) == ("working", 3, 9)
            assert there(kept.claimed(table)).wanted > 0
            there(kept.leave((table,), "other", "slow"))
            assert (look(http, table)["state"], look(http, table)["failed"]) == ("failed", "slow")
            assert gate.begun == []
            ask(http, table)
            until(lambda: gate.begun)


def test_a_person_has_one_in_hand_and_few_that_wait(tmp_path: Path) -> None:
    with gated(tmp_path, review_workers=2) as (running, _):
        tables = [finished(running) for _ in range(reviews.MOST_EACH + 1)]
        with running.http() as http:
            states = [ask(http, table)["state"] for table in tables[:-1]]
            assert states == ["working", *["queued"] * (reviews.MOST_EACH - 1)]
            refused = http.post(f"/api/tables/{tables[-1]}/review")
            assert (refused.status_code, refused.json()["code"]) == (429, "flood")
        with running.http() as other:
            other.get("/api/me")
            other.post("/api/me/secret")
            assert ask(other, tables[-1])["state"] == "working"


def test_what_is_refused_for_now_is_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*_: object) -> None:
        raise Refused("flood", "too many requests at once")

    with house(tmp_path, make_review=stubs.reviewed) as running, running.http() as http:
        table = finished(running)
        with monkeypatch.context() as patched:
            patched.setattr(running.hub.crews.checking, "do", refused)
            ask(http, table)
            until(lambda: look(http, table)["state"] not in {"queued", "working"})
            assert look(http, table)["state"] == "none"
        ask(http, table)
        assert done(http, table)["review"]["game"] == "cards"


def test_what_has_failed_is_not_begun_while_that_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, writing, written = list[int](), threading.Event(), threading.Event()

    def fails(match: Match, **more: Any) -> Any:
        begun.append(match.ply)
        raise ValueError("I cannot")

    with house(tmp_path, make_review=fails) as running, running.http() as http:
        table, leave = finished(running), running.hub.store.reviews.leave

        async def slowly(*claim: Any) -> None:
            writing.set()
            await asyncio.to_thread(written.wait, PATIENCE)
            await leave(*claim)

        monkeypatch.setattr(running.hub.store.reviews, "leave", slowly)
        ask(http, table)
        assert writing.wait(PATIENCE)
        assert ask(http, table)["state"] == "working"
        written.set()
        until(lambda: look(http, table)["state"] == "failed")
        assert len(begun) == 1


def test_what_stands_still_is_reported_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = FakeTime()
    with gated(tmp_path, now=time) as (running, _), running.http() as http:
        table, report, told = finished(running), running.hub.store.reviews.report, list[object]()

        async def counted(*stands: Any) -> dict[str, int]:
            told.append(stands)
            return await report(*stands)

        def look_round() -> int:
            asyncio.run_coroutine_threadsafe(running.hub.reviews._look(), running.loop).result(PATIENCE)
            return len(told)

        monkeypatch.setattr(running.hub.store.reviews, "report", counted)
        ask(http, table)
        until(lambda: look(http, table)["done"] == 1)
        before = look_round()
        assert before > 0
        assert look_round() == before
        time.seconds += reviews.REPORTING
        assert look_round() == before + 1


def test_a_review_that_is_far_too_large_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewer, "MOST", 10)
    text = journal.dumps(Match.begin(fakes.CARDS, seed=1, options={}))
    with pytest.raises(ValueError, match="more than the 10"):
        reviewer.work(fakes.find, stubs.reviewed, ("table", text, (), "rules"), lambda *_: None, lambda: False)


def test_what_is_not_over_or_not_wanted_is_refused(tmp_path: Path) -> None:
    with house(tmp_path, review_workers=0) as running:
        ann, bob = pair(running)
        with ann, bob, running.http() as http:
            for send in (http.get, http.post):
                early = send(f"/api/tables/{ann.table}/review")
                assert (early.status_code, early.json()["code"]) == (409, "not_over")
            play_out(ann, bob)
            refused = http.post(f"/api/tables/{ann.table}/review")
            assert (refused.status_code, refused.json()["code"]) == (403, "forbidden")
            elsewhere = running.hub.store.reviews.claim(ann.table, "other", running.hub.now())
            assert asyncio.run_coroutine_threadsafe(elsewhere, running.loop).result(PATIENCE)
            assert ask(http, ann.table)["state"] == "queued"
            assert http.post("/api/tables/nowhere/review").status_code == 404


def test_hints_that_were_used_are_marked(tmp_path: Path) -> None:
    with house(tmp_path, make_review=stubs.reviewed, hint_level="random") as running:
        ann, bob = pair(running, options={"turns": 2}, hints=True)
        with ann, bob, running.http() as http:
            ann.until(lambda: ann.my_turn)
            assert ann.ask("hint")["type"] == "hint_given"
            play_out(ann, bob)
            ask(http, ann.table)
            moments = done(http, ann.table)["review"]["moments"]
            hinted = [each["seat"] for each in moments if each["decision"] and each["decision"]["hinted"]]
            assert hinted == [0]


def test_the_hints_of_somebody_who_plays_bots_are_marked_too(tmp_path: Path) -> None:
    with house(tmp_path, make_review=stubs.reviewed, hint_level="random") as running, running.http() as http:
        made = create(http, options={"turns": 4}, seats=[{"kind": "me"}, BOTS[0]])
        with Person(running.url, made["id"], made["secret"]) as ann:
            for asked in range(2):
                ann.until(lambda: ann.my_turn)
                if asked:
                    assert ann.ask("hint")["type"] == "hint_given"
                assert ann.play("keep")["type"] == "done"
            ann.until(lambda: ann.over)
        ask(http, made["id"])
        moments = done(http, made["id"])["review"]["moments"]
        decided = [each["decision"]["hinted"] for each in moments if each["seat"] == 0]
        assert decided == [False, True]


def test_what_is_still_hidden_is_not_played_out() -> None:
    """A match with secrets that was broken off can be played on."""

    class Telling(fakes.CardsStage):
        def narrate(self, before: State, action: int, after: State) -> tuple[Message, ...]:
            return (Message("cards", {"cards": ",".join(map(str, before[0].card))}),)

    game = replace(fakes.CARDS, stage=Telling())
    match = Match.begin(game, seed=1, dice=False, options={})
    for text in ("deal=3", "deal=5", "keep"):
        match.play(text)
    decision = Decision(0.5, 0.5, "blunder", (Alternative("keep", 0.5, ("keep",)),), ("keep",))
    moments = tuple(Moment(ply, None, "", (0.5, 0.5)) for ply in (1, 2))
    moments += (Moment(3, 0, "keep", (0.5, 0.5), decision=decision),)
    kept = msgspec.json.encode(Review(VERSION, "cards", game.rules, "hard", 1, (0.5, 0.5), moments, (), ()))

    def cards(**how: bool) -> list[str]:
        told = msgspec.json.decode(doors.shown(match, kept, 3, **how))
        steps = told["better"][0]["steps"] + told["refutation"]
        return [step["messages"][0]["args"]["cards"] for step in steps]

    assert cards() == ["3,5"] * 3
    assert cards(open_=False) == ["3,0"] * 3


# --- processes ----------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not apart.POSSIBLE, reason="needs sockets as the input of a process")
def test_in_a_process_a_review_is_made_and_one_that_dies_or_hangs_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2]))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    match = Match.begin(fakes.CARDS, options={"turns": 2}, seed=1)
    while not match.over:
        match.play("keep")
    task = ("table", journal.dumps(match), (), "rules")
    told: list[tuple[int, int]] = []

    async def outcome(make: Callable[..., Any]) -> object:
        worker = errands.Process(reviewer, settings_for(tmp_path).find_game, make)
        silence = 0.1 if make is stubs.hangs else errands.SILENCE
        try:
            if make is stubs.hangs:
                await worker._apart.say(task)
                await worker._apart.hear()  # it has begun
            return await worker.do(task, lambda *now: told.append(now), silence)
        except Exception as error:
            return type(error)
        finally:
            worker.stop()

    async def outcomes() -> list[object]:
        return list(await asyncio.gather(*map(outcome, (stubs.reviewed, stubs.dies, stubs.hangs))))

    made, *failed = run_async(outcomes())
    assert read(made).game == "cards"
    assert told
    assert failed == [ConnectionResetError, TimeoutError]


# --- the store ----------------------------------------------------------------------------------------------------

KEPT = b'{"version":1}'


def test_one_node_works_on_a_review_and_the_others_know_how_far_it_is(url: str) -> None:
    async def work(store: Store) -> None:
        table = (await laid(store)).id
        assert await store.reviews.claim(table, "one", 1_000_000)
        assert not await store.reviews.claim(table, "two", 1_000_001)
        assert await store.reviews.report({table: Stand(0, 3, 9)}, "one", 1_000_500) == {table: 0}
        claim = await store.reviews.claimed(table)
        assert claim is not None
        assert (claim.node, claim.place, claim.done, claim.total) == ("one", 0, 3, 9)
        await store.reviews.want(table, 1_000_600)
        assert await store.reviews.report({table: Stand(0, 4, 9)}, "one", 1_000_700) == {table: 1_000_600}
        later = 1_000_700 + SILENT + 1
        assert await store.reviews.claim(table, "two", later)
        assert await store.reviews.report({table: Stand(0, 5, 9)}, "one", later) == {}
        await store.reviews.leave((table,), "two", "slow")
        failed = await store.reviews.claimed(table)
        assert failed is not None
        assert failed.failed == "slow"
        assert await store.reviews.claim(table, "one", later)
        await store.reviews.keep(table, 7, KEPT, later)
        assert await store.reviews.claimed(table) is None
        assert await store.reviews.text_of(table, 7) == KEPT
        assert await store.reviews.text_of(table, 8) is None
        await store.reviews.keep(table, 8, KEPT, later)
        assert await store.reviews.text_of(table) == KEPT

    with_store(url, work)


def test_a_review_of_a_former_version_is_none(url: str) -> None:
    async def work(store: Store) -> None:
        table = (await laid(store)).id
        await store.reviews.keep(table, 1, KEPT, 2_000_000)
        async with store.engine.begin() as connection:
            await connection.execute(sa.update(schema.reviews).values(version=0))
        assert await store.reviews.text_of(table) is None

    with_store(url, work)
