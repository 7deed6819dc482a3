"""Exercises through the server's door: lessons are solved by script, tries are judged, progress is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

import herna
from herna.engine.homes import homes
from herna.server.doors import progress
from herna.server.settings import Keeping
from herna.server.store import schema
from herna.server.store.store import Store

from .people import House, house
from .test_store import with_store

DAY = 24 * 3600 * 1000


@pytest.fixture(scope="module")
def learning(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with all games."""
    folder = tmp_path_factory.mktemp("learning")
    with house(folder, find_game=herna.game, game_names=lambda: list(homes())) as found:
        yield found


def try_it(http: httpx.Client, key: str, *played: str | int, **more: Any) -> dict[str, Any]:
    answer = http.post(f"/api/study/lessons/{key}", json={"played": played, **more})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def by_touch(found: dict[str, Any], text: str) -> str | int:
    """The choice that a client would send, where it is one of those that are listed."""
    return next((each["action"] for each in found["choices"] if each["text"] == text), text)


def test_all_lessons_are_solved_step_by_step(learning: House) -> None:
    solved = 0
    with learning.http() as http:
        for name in homes():
            course = http.get(f"/api/games/{name}/lessons").json()
            assert [each["number"] for each in course] == list(range(1, len(course) + 1))
            for lesson in course:
                for step in range(lesson["steps"]):
                    shown = try_it(http, lesson["key"], step=step, reveal=True)
                    assert (shown["game"], shown["steps"]) == (name, lesson["steps"])
                    played: list[str | int] = []
                    for text in shown["solution"]:
                        assert shown["verdict"] == "open"
                        assert shown["turn"] == shown["seat"]
                        assert shown["choices"] or shown["products"] or shown["gestures"]
                        played.append(by_touch(shown, text))
                        shown = try_it(http, lesson["key"], *played, step=step)
                    assert shown["verdict"] == "solved", (lesson["key"], step)
                    solved += 1
    assert solved > 4


def test_a_try_is_shown_judged_and_explained(learning: House) -> None:
    key = "four_in_a_row.winning"
    with learning.http() as http:
        begun = try_it(http, key, step=2)
        assert (begun["verdict"], begun["solution"], begun["hints"], begun["more_hints"]) == ("open", None, [], 1)
        assert {each["text"] for each in begun["choices"]} == set("abcdefg")
        after = try_it(http, key, "b", step=2)
        assert [(move["text"], move["seat"], move["tried"]) for move in after["moves"]] == [
            ("b", 0, True),
            ("e", 1, False),
        ]
        assert all(move["scene"] and move["messages"] for move in after["moves"])
        wrong = try_it(http, key, "b", "c", step=2, hints=1)
        assert (wrong["verdict"], wrong["keep"], wrong["choices"]) == ("wrong", 1, [])
        assert wrong["say"]["id"] == "four_in_a_row-lesson-winning-open"
        assert [each["id"] for each in wrong["hints"]] == ["four_in_a_row-lesson-winning-two"]
        why = http.post("/api/study/lessons/four_in_a_row.dropping/why", json={"step": 2, "touches": ["d"]}).json()
        assert (why["rule"], why["say"]["id"]) == ("2", "four_in_a_row-lesson-dropping-no-room")
        told = http.post("/api/study/lessons/four_in_a_row.dropping/about", json={"step": 2, "touches": ["d"]}).json()
        assert told[0]["refusal"]["args"]["rule"] == "2"


def test_what_speaks_against_a_touch_is_told_to_the_seat_that_asks(
    learning: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, asked = type(herna.game("four_in_a_row").stage), []
    meant = stage.meant

    def watched(self: Any, state: Any, touched: tuple[str, ...], seat: int | None = None) -> int | None:
        asked.append(seat)
        return meant(self, state, touched, seat)

    monkeypatch.setattr(stage, "meant", watched)
    with learning.http() as http:
        for what in ("why", "about"):
            http.post(f"/api/study/lessons/four_in_a_row.dropping/{what}", json={"step": 2, "touches": ["d"]})
    assert asked == [0, 0]


def test_what_cannot_be_tried_is_refused(learning: House) -> None:
    with learning.http() as http:

        def refused(path: str, **body: Any) -> tuple[int, str]:
            answer = http.post(f"/api/study/{path}", json=body)
            return answer.status_code, answer.json()["code"]

        key = "lessons/four_in_a_row.dropping"
        assert refused("songs/x") == (404, "no_table")
        assert refused("lessons/four_in_a_row.nowhere") == (404, "no_table")
        assert refused("lessons/nothing.dropping") == (404, "no_table")
        assert refused("lessons/four_in_a_row") == (404, "no_table")
        assert refused(key, step=3) == (404, "no_table")
        assert refused(key, step=2, played=["d"]) == (409, "illegal")
        assert refused(key, step=2, played=["z"]) == (409, "unreadable")
        assert refused(key, step=2, played=[99]) == (409, "illegal")
        assert refused(key, step=1, played=["d", "d"]) == (409, "unreadable")
        assert refused(key, step=1, played=["a"] * 61) == (422, "malformed")
        assert refused(key, step=-1) == (422, "malformed")
        assert refused(f"{key}/why", touches=[]) == (422, "malformed")
        assert http.get("/api/games/nothing/lessons").status_code == 404


def test_words_of_lessons_come_apart(learning: House) -> None:
    with learning.http() as http:
        usual = http.get("/api/games/four_in_a_row/words/cs").text
        lessons = http.get("/api/games/four_in_a_row/words/cs?part=lessons").text
        assert "four_in_a_row-title" in usual
        assert "-lesson-" not in usual
        assert "four_in_a_row-lesson-winning =" in lessons
        assert http.get("/api/games/four_in_a_row/words/cs?part=nothing").text == ""


# --- progress -----------------------------------------------------------------------------------------------------


def test_progress_is_kept_for_a_person_and_nobody_else(learning: House, monkeypatch: pytest.MonkeyPatch) -> None:
    with learning.http() as ann, learning.http() as bob:
        place = "/api/study/progress/lessons"
        assert ann.get(place).json() == []
        assert ann.put(f"{place}/four_in_a_row.winning", json={"value": {"done": True}}).status_code == 200
        assert ann.put(f"{place}/four_in_a_row.winning", json={"value": {"done": True, "wrong": 2}}).status_code == 200
        (kept,) = ann.get(place).json()
        assert (kept["key"], kept["value"]) == ("four_in_a_row.winning", {"done": True, "wrong": 2})
        assert bob.get(place).json() == []
        assert ann.get("/api/study/progress/puzzles").json() == []
        assert ann.put("/api/study/progress/songs/x", json={"value": {}}).status_code == 404
        assert ann.put(f"{place}/x", json={"value": {"x": "y" * 3000}}).status_code == 413
        assert ann.put(f"{place}/x", json={"value": 3}).status_code == 422
        monkeypatch.setattr("herna.server.store.progress.MOST_KEPT", 1)
        full = ann.put(f"{place}/another", json={"value": {}})
        assert (full.status_code, full.json()["code"]) == (409, "full")
        assert ann.put(f"{place}/four_in_a_row.winning", json={"value": {"done": True}}).status_code == 200


def test_an_address_cannot_fill_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "BURST", 3)
    monkeypatch.setattr(progress, "RATE", 1e-6)
    with house(tmp_path) as running, running.http() as http:
        codes = [
            http.put("/api/study/progress/lessons/x", json={"value": {}}, headers={"cookie": ""}).status_code
            for _ in range(5)
        ]
        assert codes == [200, 200, 200, 429, 429]


def test_progress_is_kept_until_nothing_has_been_learnt_for_long(url: str) -> None:
    async def work(store: Store) -> None:
        kept = store.progress
        for key in ("a", "b"):
            assert await kept.keep("ann", "lessons", key, json.dumps({"n": key}), DAY)
        await kept.keep("ann", "lessons", "a", "{}", 500 * DAY)
        await kept.keep("bob", "lessons", "a", "{}", DAY)
        assert [each.key for each in await kept.of("ann", "lessons")] == ["b", "a"]
        never = Keeping(lobbies=0, abandoned=0, imports=0, progress=0)
        assert await store.sweep(never, 800 * DAY, lambda _: False) == {}
        removed = await store.sweep(Keeping(progress=400), 800 * DAY, lambda _: False)
        assert removed == {"progress": 1}
        assert len(await kept.of("ann", "lessons")) == 2, "who goes on learning keeps everything"
        assert await kept.of("bob", "lessons") == []
        async with store.engine.connect() as connection:
            assert (await connection.execute(sa.select(sa.func.count()).select_from(schema.progress))).scalar_one() == 2

    with_store(url, work)
