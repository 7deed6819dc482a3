"""Practising: puzzles count once and rate both sides, mistakes come back, days in a row are counted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
import sqlalchemy as sa

import herna
from herna.engine import puzzles as box
from herna.engine.errors import BadPuzzle
from herna.engine.puzzles import Puzzle, Right
from herna.engine.scene import Message
from herna.review.report import VERSION, Alternative, Decision, Moment, Review, Why
from herna.server import identity
from herna.server.doors import mistakes, puzzles
from herna.server.doors import progress as notes
from herna.server.doors.puzzles import daily, near
from herna.server.doors.streak import Streak
from herna.server.ratings import Rating, after_try, puzzle_at
from herna.server.settings import Keeping
from herna.server.spacing import Memory, practised
from herna.server.store import schema
from herna.server.store.progress import HOUSE, Notes
from herna.server.store.store import Store

from .people import FakeTime, House, Person, create, house
from .test_store import with_store

DAY = 24 * 3600
LATE = 800 * DAY * 1000
GAME = "four_in_a_row"
ROW = "......./......./......./......./..y..../..rr.y. r"
RATINGS = (900, 1250, 1450, 1500, 1550, 1600, 1700, 2100)


def puzzle(number: int) -> Puzzle:
    """After b, whose right answer is e, a wins."""
    given: dict[str, Any] = {"options": {}, "position": ROW, "moves": (), "seat": "r", "replies": ("e",), "seed": ""}
    right, wrong = (Right(("b", "a"), 1.0),), (("g", 0.4),)
    return Puzzle(
        game=GAME,
        id=f"0000000{number}",
        seats=2,
        right=right,
        wrong=wrong,
        rating=RATINGS[number],
        deviation=120,
        goal=(),
        themes=("row",),
        **given,
    )


PUZZLES = tuple(puzzle(number) for number in range(len(RATINGS)))


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
def practising(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, time: FakeTime) -> Iterator[House]:
    monkeypatch.setattr(box, "puzzles", lambda game: PUZZLES if game.name == GAME else ())
    with house(tmp_path, now=time, find_game=herna.game, game_names=lambda: [GAME]) as found:
        yield found


def try_it(http: httpx.Client, key: str, *played: str, kind: str = "puzzles", **more: Any) -> dict[str, Any]:
    answer = http.post(f"/api/study/{kind}/{key}", json={"played": played, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def practice(http: httpx.Client) -> tuple[dict[str, Any], dict[str, Any]]:
    """All of it, and the part about the game."""
    found = http.get("/api/practise").json()
    return found, found["games"][0]


def counted(http: httpx.Client, number: int) -> dict[str, Any] | None:
    found: dict[str, Any] | None = http.get(f"/api/practise/puzzles/{PUZZLES[number].key}").json()
    return found


# --- puzzles ------------------------------------------------------------------------------------------------------


def test_only_the_first_try_at_a_puzzle_counts_and_rates_both(
    practising: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "SEASONED", 1)
    with practising.http() as ann, practising.http() as bob:
        key = PUZZLES[3].key
        assert try_it(ann, key)["verdict"] == "open"
        assert not ann.cookies, "who only looks stays a stranger"
        assert try_it(ann, key, "b")["verdict"] == "open"
        assert counted(ann, 3) is None, "a line that is still right decides nothing"
        assert try_it(ann, key, "b", "g")["verdict"] == "wrong"
        first = counted(ann, 3)
        assert first is not None
        assert (first["solved"], first["before"]) == (False, 1500)
        assert first["after"] < 1500
        assert first["puzzle"] == RATINGS[3], "the first tries of somebody say little about a puzzle"
        assert [each["id"] for each in first["themes"]] == ["herna-theme-row"]
        assert try_it(ann, key, "b", "a")["verdict"] == "solved"
        assert counted(ann, 3) == first
        for number, more in ((4, {"hints": 1}), (5, {"reveal": True})):
            try_it(bob, PUZZLES[number].key, **more)
            try_it(bob, PUZZLES[number].key, "b", "a")
            assert counted(bob, number)["solved"] is False, "help is no solution"
        assert try_it(bob, key, "b", "a")["verdict"] == "solved"
        second = counted(bob, 3)
        assert second["solved"]
        assert second["after"] > second["before"]
        assert second["puzzle"] < first["puzzle"]
        whole, game = practice(bob)
        assert (game["puzzles"], game["tried"], game["solved"], game["rating"]) == (8, 3, 1, second["after"])
        assert len(game["trend"]) == 3
        assert not game["sure"]
        assert (whole["streak"], whole["today"]) == (1, True)
        assert practice(ann)[1]["tried"] == 1
        assert ann.put(f"/api/study/progress/puzzles/{key}", json={"value": {}}).status_code == 404
        assert ann.put(f"/api/study/progress/rating/{GAME}", json={"value": {}}).status_code == 404


def test_tries_that_come_together_count_once(practising: House) -> None:
    with practising.http() as ann:
        key = PUZZLES[3].key
        try_it(ann, PUZZLES[0].key, "g")
        before = practice(ann)[1]["rating"]
        with ThreadPoolExecutor(6) as threads:
            list(threads.map(lambda number: try_it(ann, key, *(("g",) if number % 2 else ("b", "a"))), range(6)))
        once = counted(ann, 3)
        assert (once["before"], once["after"]) == (before, practice(ann)[1]["rating"])


def test_the_next_puzzle_is_new_and_about_as_hard_as_one_is_strong(practising: House) -> None:
    with practising.http() as ann:

        def following(after: str | None = None) -> str | None:
            query = {"after": after} if after else {}
            return ann.get(f"/api/practise/games/{GAME}/next", params=query).json()["key"]

        near_middle = {PUZZLES[number].key for number in (2, 3, 4, 5, 6)}
        assert {following() for _ in range(20)} <= near_middle
        seen = set()
        for _ in PUZZLES:
            key = following()
            assert key not in seen
            seen.add(key)
            try_it(ann, key, *(("g",) if len(seen) in (3, 5) else ("b", "a")))
        missed = {following() for _ in range(20)}
        assert len(missed) == 2
        assert all(ann.get(f"/api/practise/puzzles/{key}").json()["solved"] is False for key in missed), (
            "what was missed, once all are known"
        )
        for key in missed:
            assert {following(after=key) for _ in range(5)} == missed - {key}, "the other one"
        assert ann.get("/api/practise/games/nothing/next").status_code == 404
        assert ann.get(f"/api/practise/puzzles/{GAME}.ffffffff").status_code == 404
        assert ann.post(f"/api/study/puzzles/{GAME}.ffffffff", json={}).status_code == 404


def test_the_puzzle_of_the_day_is_the_same_for_all_and_each_has_its_day(practising: House, time: FakeTime) -> None:
    with practising.http() as ann, practising.http() as bob:
        told = [practice(each)[1]["daily"] for each in (ann, bob)]
        assert told[0] == told[1]
        assert told[0]["solved"] is None
        try_it(ann, told[0]["key"], "b", "a")
        assert practice(ann)[1]["daily"]["solved"] is True
        time.seconds += DAY
        assert practice(ann)[1]["daily"]["key"] != told[0]["key"]
    keys = [each.key for each in PUZZLES]
    days = [daily(keys, day) for day in range(2 * len(keys))]
    assert sorted(days[: len(keys)]) == sorted(keys)
    assert days[len(keys) :] == days[: len(keys)]
    assert daily((), 7) is None


def test_days_in_a_row_are_counted_and_end_when_one_is_missed(practising: House, time: FakeTime) -> None:
    with practising.http() as ann:
        for number in range(3):
            try_it(ann, PUZZLES[number].key, "g")
            time.seconds += DAY
        found, _ = practice(ann)
        assert (found["streak"], found["today"]) == (3, False), "today is not over yet"
        time.seconds += DAY
        assert practice(ann)[0]["streak"] == 0
        try_it(ann, PUZZLES[3].key, "g")
        found, _ = practice(ann)
        assert (found["streak"], found["best"], found["today"]) == (1, 3, True)
    assert Streak(5, 2, 2).practised(5) == Streak(5, 2, 2)
    assert Streak(5, 2, 2).practised(4) == Streak(5, 2, 2), "a clock that was put back takes nothing away"


def test_an_address_cannot_fill_the_store_with_tries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, practising: House
) -> None:
    monkeypatch.setattr(notes, "BURST", 2)
    monkeypatch.setattr(notes, "RATE", 1e-6)
    with (
        house(tmp_path / "another", find_game=herna.game, game_names=lambda: [GAME]) as running,
        running.http() as http,
    ):
        address = f"/api/study/puzzles/{PUZZLES[0].key}"
        codes = [http.post(address, json={"played": ["g"]}, headers={"cookie": ""}).status_code for _ in range(4)]
        assert codes == [200, 200, 429, 429]


def test_people_who_are_new_each_time_wait_longer_than_those_who_are_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, practising: House
) -> None:
    monkeypatch.setattr(puzzles, "NEW_BURST", 2)
    monkeypatch.setattr(puzzles, "NEW_RATE", 1e-6)
    with (
        house(tmp_path / "another", find_game=herna.game, game_names=lambda: [GAME]) as running,
        running.http() as ann,
    ):

        def solve(**more: Any) -> list[int]:
            addresses = (f"/api/study/puzzles/{each.key}" for each in PUZZLES[:3])
            return [ann.post(address, json={"played": ["g"]}, **more).status_code for address in addresses]

        assert solve() == [200] * 3
        made_up = {"cookie": f"{identity.COOKIE}={identity.fresh_secret()}"}
        ann.cookies.clear()
        assert solve(headers=made_up) == [200] * 3, "by the cookie that they bring or by none"
        assert solve(headers={"cookie": ""}) == [429] * 3
        assert practice(ann)[1]["puzzles"] == len(PUZZLES)


def test_puzzles_that_cannot_be_read_are_read_once(practising: House, monkeypatch: pytest.MonkeyPatch) -> None:
    read = []

    def broken(game: Any) -> tuple[Puzzle, ...]:
        read.append(game.name)
        raise BadPuzzle("puzzles.jsonl", 2, "it lacks id")

    monkeypatch.setattr(box, "puzzles", broken)
    with practising.http() as ann:
        assert [practice(ann)[1]["puzzles"] for _ in range(2)] == [0, 0]
        assert ann.get(f"/api/practise/games/{GAME}/next").json() == {"key": None}
    assert read == [GAME]


def test_lessons_that_are_done_are_counted(practising: House) -> None:
    with practising.http() as ann:
        assert practice(ann)[1]["learnt"] == 0
        for lesson, done in (("dropping", True), ("winning", False)):
            note = ann.put(f"/api/study/progress/lessons/{GAME}.{lesson}", json={"value": {"done": done}})
            assert note.status_code == 200
        assert practice(ann)[1]["learnt"] == 1
        assert [game["lessons"] for game in ann.get("/api/games").json()] == [2]


# --- mistakes -----------------------------------------------------------------------------------------------------

PLAYED = "abababa"  # red stacks four in column a


def decided(grade: str, *better: str) -> Decision:
    better_ones = tuple(Alternative(text, 0.8) for text in better)
    why = (Why(Message("four_in_a_row-title"), "3"),) if grade == "blunder" else ()
    return Decision(0.5, 0.3 if better else 0.0, grade, better_ones, ("b",), why)


def moment(ply: int, grade: str, *better: str) -> Moment:
    return Moment(ply, (ply - 1) % 2, PLAYED[ply - 1], (0.5, 0.5), decision=decided(grade, *better))


MOMENTS = (
    moment(1, "blunder", "d", "c"),
    moment(2, "mistake", "d"),
    moment(3, "inaccuracy", "d"),
    moment(5, "mistake", "e"),
)


def keep_review(house: House, table: str, *moments: Moment, ply: int = len(PLAYED)) -> None:
    review = Review(VERSION, GAME, "any", "hard", 1, (0.5, 0.5), moments or MOMENTS, (), ())
    kept = house.hub.store.reviews.keep(table, ply, msgspec.json.encode(review), 0)
    asyncio.run_coroutine_threadsafe(kept, house.loop).result()


class Reviewed(NamedTuple):
    """A match that ann has won with red, and bob has lost."""

    ann: httpx.Client
    bob: httpx.Client
    table: str

    def collect(self, who: httpx.Client) -> list[dict[str, Any]]:
        answer = who.post(f"/api/practise/mistakes/{self.table}", json={})
        assert answer.status_code == 200, answer.text
        found: list[dict[str, Any]] = answer.json()
        return found


@pytest.fixture
def reviewed(practising: House) -> Iterator[Reviewed]:
    with practising.http() as ann, practising.http() as bob:
        made = create(ann, GAME)
        invited = {"nickname": "Bob", "invitation": made["invitations"][0]["secret"]}
        joined = bob.post(f"/api/tables/{made['id']}/join", json=invited).json()
        early = ann.post(f"/api/practise/mistakes/{made['id']}", json={})
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        red, yellow = (Person(practising.url, made["id"], secret) for secret in (made["secret"], joined["secret"]))
        with red, yellow:
            for number, column in enumerate(PLAYED):
                person = (red, yellow)[number % 2]
                person.until(lambda person=person: person.my_turn)
                assert person.play(column)["type"] == "done"
        early = ann.post(f"/api/practise/mistakes/{made['id']}", json={})
        assert (early.status_code, early.json()["code"]) == (404, "no_review"), "it has no review yet"
        keep_review(practising, made["id"])
        yield Reviewed(ann, bob, made["id"])


def test_mistakes_come_from_a_review_and_belong_to_who_made_them(practising: House, reviewed: Reviewed) -> None:
    ann, bob, table = reviewed
    assert practice(ann)[0]["due"] == 0
    assert [each["key"] for each in reviewed.collect(ann)] == [f"{table}.1", f"{table}.5"], "no inaccuracies"
    assert [each["key"] for each in reviewed.collect(bob)] == [f"{table}.2"]
    assert practice(ann)[0]["due"] == 2
    assert practice(ann)[1]["mistakes"] == 2

    key = f"{table}.1"
    begun = try_it(ann, key, kind="mistakes")
    assert (begun["task"]["id"], begun["seat"]) == ("practise-mistake-task", 0)
    assert begun["task"]["args"]["what"]["id"] == "four_in_a_row-log-drop", "what was played, in the words of the game"
    same, other = (try_it(ann, key, text, kind="mistakes") for text in "ag")
    assert (same["verdict"], same["say"]["id"]) == ("wrong", "practise-mistake-same")
    assert (other["verdict"], other["say"]["id"]) == ("wrong", "practise-mistake-worse")
    for text in "dc":
        right = try_it(ann, key, text, kind="mistakes")
        assert (right["verdict"], right["say"]["id"]) == ("solved", "practise-mistake-done-why"), "all of the best"
    shown = try_it(ann, key, hints=2, reveal=True, kind="mistakes")
    assert [each["id"] for each in shown["hints"]] == ["practise-mistake-answer", "four_in_a_row-title"]
    assert shown["more_hints"] > 0, "and how the best begins"
    assert (shown["solution"], shown["rule"]) == (["d"], "3")
    assert try_it(ann, f"{table}.5", "e", kind="mistakes")["say"]["id"] == "practise-mistake-right"

    with practising.http() as stranger:
        assert stranger.post(f"/api/study/mistakes/{key}", json={}).status_code == 403
        assert stranger.post(f"/api/practise/mistakes/{table}", json={}).status_code == 403
    assert bob.post(f"/api/study/mistakes/{key}", json={}).status_code == 404
    for nowhere in (f"{table}.3", f"{table}.99", f"{table}.x", table, "nothing.1"):
        assert ann.post(f"/api/study/mistakes/{nowhere}", json={}).status_code == 404


def test_mistakes_come_back_later_and_later(reviewed: Reviewed, time: FakeTime) -> None:
    ann = reviewed.ann
    first, second = (each["key"] for each in reviewed.collect(ann))

    def days() -> dict[str, int]:
        return {each["key"]: each["days"] for each in ann.get("/api/practise/mistakes").json()}

    assert days() == {first: 0, second: 0}
    try_it(ann, first, "g", kind="mistakes")
    assert days() == {first: 1, second: 0}
    try_it(ann, first, "d", kind="mistakes")
    assert days() == {first: 1, second: 0}, "only the first try of the day counts"
    waited = []
    for _ in range(3):
        try_it(ann, second, "e", kind="mistakes")
        waited.append(days()[second])
        time.seconds += waited[-1] * DAY
    assert all(before < after for before, after in pairwise(waited))
    assert days()[first] == 0
    found, _ = practice(ann)
    assert found["due"] == 2
    reviewed.collect(ann)
    assert ann.get("/api/practise/mistakes").json()[1]["times"] == 3, "to collect them again changes nothing"
    for key in (first, second):
        try_it(ann, key, "g", kind="mistakes")
    found, _ = practice(ann)
    assert (found["due"], found["due_next"], found["streak"]) == (0, 1, 1)


def decks(who: httpx.Client) -> list[str]:
    return [each["key"] for each in who.get("/api/practise/mistakes").json()]


def keep_card(house: House, who: httpx.Client, key: str) -> None:
    noted = msgspec.json.encode(mistakes.Noted(GAME, Memory(due=0))).decode()
    person = identity.digest(who.cookies[identity.COOKIE])
    kept = house.hub.store.progress.keep(person, "mistakes", key, noted, 0)
    asyncio.run_coroutine_threadsafe(kept, house.loop).result()


def opened(who: httpx.Client, key: str) -> tuple[int, str]:
    answer = who.post(f"/api/study/mistakes/{key}", json={})
    return answer.status_code, answer.json().get("code", "")


def test_a_mistake_waits_for_a_review_and_leaves_when_the_next_one_lacks_it(
    practising: House, reviewed: Reviewed
) -> None:
    ann, _, table = reviewed
    keys = [each["key"] for each in reviewed.collect(ann)]
    try_it(ann, keys[0], kind="mistakes")

    async def become_old() -> None:
        async with practising.hub.store.engine.begin() as connection:
            await connection.execute(sa.update(schema.reviews).values(version=VERSION - 1))

    asyncio.run_coroutine_threadsafe(become_old(), practising.loop).result()
    assert [opened(ann, key) for key in keys] == [(404, "no_review")] * 2
    assert decks(ann) == keys, "what is known about them is kept"
    keep_review(practising, table)
    assert [opened(ann, key)[0] for key in keys] == [200, 200]
    keep_review(practising, table, moment(2, "mistake", "d"))
    assert [opened(ann, key) for key in keys] == [(404, "no_table")] * 2
    assert decks(ann) == []


def test_mistakes_of_a_match_that_is_gone_are_not_due(practising: House, reviewed: Reviewed) -> None:
    ann = reviewed.ann
    keys = [each["key"] for each in reviewed.collect(ann)]
    keep_card(practising, ann, "gone.1")
    assert practice(ann)[0]["due"] == len(keys)
    assert decks(ann) == keys
    person, kept = identity.digest(ann.cookies[identity.COOKIE]), practising.hub.store.progress
    found = asyncio.run_coroutine_threadsafe(kept.find(person, "mistakes", "gone.1"), practising.loop).result()
    assert found is None, "it takes no room in the deck either"


def test_what_was_impossible_is_no_solution(practising: House, reviewed: Reviewed) -> None:
    ann, _, table = reviewed
    keep_review(practising, table, moment(1, "mistake", "h", "d"), moment(5, "mistake", "h"))
    first, second = (each["key"] for each in reviewed.collect(ann))
    assert try_it(ann, first, kind="mistakes", reveal=True)["solution"] == ["d"]
    assert opened(ann, second) == (404, "no_table")
    assert decks(ann) == [first]


def test_a_mistake_uncovers_nothing_of_a_match_that_was_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts, make = [], mistakes.exercise

    def watched(*given: Any, **more: Any) -> Any:
        made = make(*given, **more)
        starts.append([int(card) for card in made.start[0].card])
        return made

    monkeypatch.setattr(mistakes, "exercise", watched)
    with house(tmp_path) as running, running.http() as ann, running.http() as bob:
        made = create(ann, "cards")
        invited = {"nickname": "Bob", "invitation": made["invitations"][0]["secret"]}
        joined = bob.post(f"/api/tables/{made['id']}/join", json=invited).json()
        first, second = (Person(running.url, made["id"], secret) for secret in (made["secret"], joined["secret"]))
        with first, second:
            first.until(lambda: first.my_turn)
            assert first.play("keep")["type"] == "done"
            assert second.ask("resign")["type"] == "done"
            first.until(lambda: first.over)
            ply = first.seen["ply"]
        keep_review(running, made["id"], Moment(3, 0, "keep", (0.5, 0.5), decision=decided("mistake", "swap")), ply=ply)
        ann.post(f"/api/practise/mistakes/{made['id']}", json={})
        assert try_it(ann, f"{made['id']}.3", "swap", kind="mistakes")["verdict"] == "solved"
    assert [(card > 0, other) for card, other in starts] == [(True, 0)], "0: a card that is not known"


def test_a_deck_is_bounded_and_what_comes_back_last_makes_room(
    reviewed: Reviewed, monkeypatch: pytest.MonkeyPatch, practising: House
) -> None:
    ann = reviewed.ann
    monkeypatch.setattr(mistakes, "MOST", 3)
    first, second = (each["key"] for each in reviewed.collect(ann))
    try_it(ann, second, "e", kind="mistakes")
    store, person = practising.hub.store, identity.digest(ann.cookies[identity.COOKIE])
    older = {f"{reviewed.table}.9{number}" for number in range(2)}
    for key in older:
        keep_card(practising, ann, key)
    asyncio.run_coroutine_threadsafe(
        store.progress.together(lambda each: each.drop(person, "mistakes", [first])), practising.loop
    ).result()
    reviewed.collect(ann)
    assert {each["key"] for each in ann.get("/api/practise/mistakes").json()} == {first, *older}


def test_room_is_made_also_for_what_another_request_has_added_meanwhile(
    reviewed: Reviewed, monkeypatch: pytest.MonkeyPatch, practising: House
) -> None:
    ann, store = reviewed.ann, practising.hub.store
    monkeypatch.setattr(mistakes, "MOST", 2)
    first, second = (each["key"] for each in reviewed.collect(ann))
    older = f"{reviewed.table}.90"
    try_it(ann, second, "e", kind="mistakes")
    person, together = identity.digest(ann.cookies[identity.COOKIE]), store.progress.together
    asyncio.run_coroutine_threadsafe(
        together(lambda each: each.drop(person, "mistakes", [first])), practising.loop
    ).result()

    async def after_another(work: Any) -> Any:
        noted = msgspec.json.encode(mistakes.Noted(GAME, Memory(due=0))).decode()
        await together(lambda each: each.claim(person, "mistakes", older, noted, 0))
        return await together(work)

    monkeypatch.setattr(store.progress, "together", after_another)
    reviewed.collect(ann)
    assert set(decks(ann)) == {first, older}


# --- what is reckoned ---------------------------------------------------------------------------------------------


def test_ratings_move_apart_less_the_more_is_known() -> None:
    person, hard = Rating(), puzzle_at(1800, 80)
    luck, skill = after_try(person, hard, solved=True), after_try(person, hard, solved=False)
    assert luck[0].mean - person.mean > person.mean - skill[0].mean, "to solve what is hard says more"
    assert luck[1].mean < hard.mean < skill[1].mean
    for number in range(40):
        person, _ = after_try(person, hard, solved=number % 2 == 0)
    assert person.sure
    assert abs(person.mean - 1800) < 150, "half of the puzzles of 1800 is solved by somebody of 1800"
    weakest = Rating(mean=400.0)
    assert after_try(weakest, hard, solved=False)[0].mean == 400.0
    assert near(1500, {"a": 1490.0, **{f"b{number}": 2000.0 + number for number in range(9)}}) in {
        "a",
        "b0",
        "b1",
        "b2",
        "b3",
    }


def test_intervals_grow_and_a_miss_makes_them_short() -> None:
    memory, gaps = Memory(due=1000), []
    for _ in range(6):
        day = memory.due
        memory = practised(memory, day, right=True)
        gaps.append(memory.due - day)
    assert all(before < after for before, after in pairwise(gaps[:5]))
    assert gaps[-1] <= 365
    late = practised(memory, memory.due + 30, right=False)
    assert late.due == memory.due + 31
    again = practised(late, late.due, right=True)
    assert 1 <= again.due - late.due < gaps[-1]


# --- what is kept -------------------------------------------------------------------------------------------------


def test_who_claims_a_note_first_has_it_and_who_holds_it_is_alone(url: str) -> None:
    async def work(store: Store) -> None:
        async def claim(each: Notes) -> bool:
            return await each.claim("eve", "puzzles", "a", "1", LATE)

        async def add_one(each: Notes) -> None:
            value = int(await each.held("eve", "count", "a", "0", LATE))
            await asyncio.sleep(0)
            await each.put("eve", "count", "a", str(value + 1), LATE)

        kept = store.progress
        assert sorted(await asyncio.gather(*(kept.together(claim) for _ in range(4)))) == [False, False, False, True]
        await asyncio.gather(*(kept.together(add_one) for _ in range(8)))
        assert (await kept.find("eve", "count", "a")).value == "8"
        assert await kept.together(lambda each: each.hold("eve", "count", "b")) is None
        assert await kept.find("eve", "count", "b") is None

    with_store(url, work)


def test_what_is_known_about_puzzles_outlives_the_people(url: str) -> None:
    async def work(store: Store) -> None:
        day = DAY * 1000
        for person in ("ann", HOUSE):
            await store.progress.keep(person, "rating", f"{GAME}.a%", json.dumps({}), day)
        await store.progress.keep(HOUSE, "rating", f"{GAME}.b", "{}", day)
        assert await store.sweep(Keeping(progress=400), LATE, lambda _: False) == {"progress": 1}
        assert len(await store.progress.of(HOUSE, "rating", begins=f"{GAME}.")) == 2
        assert [each.key for each in await store.progress.of(HOUSE, "rating", begins=f"{GAME}.a%")] == [f"{GAME}.a%"]
        assert await store.progress.of("ann", "rating") == []

    with_store(url, work)
