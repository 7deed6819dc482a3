"""A table offers the bots that its game offers, even where the usual levels are missing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from herna.server.tables import timing
from herna.server.tables.clock import READING

from . import fakes
from .people import FakeTime, House, Person, create, house, pair, until

# Of all levels only one is left, and it thinks in the quickest way.
MODEST = replace(
    fakes.CARDS, thinking={**dict.fromkeys(("random", "easy", "medium", "hard")), "greedy": {"kind": "random"}}
)
TIME = FakeTime()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    with house(
        folder, find_game=lambda name: MODEST, game_names=lambda: ["cards"], absent_after=0.0, now=TIME
    ) as found:
        yield found


def test_the_game_says_which_levels_it_has(running: House) -> None:
    with running.http() as http:
        (game,) = http.get("/api/games").json()
    assert game["levels"] == game["opponents"] == ["greedy"]
    assert game["default_level"] == "greedy"


def test_a_bot_without_a_level_gets_the_default_one(running: House) -> None:
    with running.http() as http:
        made = create(http, seats=[{"kind": "bot"}, {"kind": "bot", "level": "greedy"}])
        until(lambda: http.get(f"/api/tables/{made['id']}").json()["status"] == "over")
        seats = http.get(f"/api/tables/{made['id']}").json()["seats"]
    assert [seat["level"] for seat in seats] == ["greedy", "greedy"]


@pytest.mark.parametrize("level", ["medium", "random"])
def test_levels_that_the_game_leaves_out_are_refused(running: House, level: str) -> None:
    with running.http() as http:
        wish = {"game": "cards", "seats": [{"kind": "me"}, {"kind": "bot", "level": level}]}
        refused = http.post("/api/tables", json=wish)
        made = create(http, seats=[{"kind": "me"}, {"kind": "here"}])
    assert (refused.status_code, refused.json()["code"]) == (422, "bad_option")
    with Person(running.url, made["id"], made["secret"]) as ann:
        assert ann.ask("seat_to_bot", seat=0, level=level)["code"] == "bad_option"


def test_a_bot_of_the_default_level_takes_over_a_seat(running: House) -> None:
    ann, bob = pair(running, options={"turns": 40})
    with ann, bob:
        assert bob.ask("seat_to_bot", seat=1)["type"] == "done"
        ann.play("keep")
        ann.until(lambda: ann.my_turn)
        assert ann.seen["seats"][1]["level"] == "greedy"


def test_a_bot_of_the_game_plays_on_when_a_flag_falls(running: House) -> None:
    clock = {"kind": "move", "seconds": 60, "flag": "bot"}
    ann, bob = pair(running, options={"turns": 40}, clock=clock)
    with ann, bob:
        table = until(lambda: running.hub.rooms.get(ann.table)).table
        change = timing.flag_fall(table, int(TIME() * 1000) + READING + 61_000)
        assert change is not None
        assert [row.text for row in change.rows][-1] == "%bot 0 greedy flag"


def test_a_hint_comes_from_the_strongest_bot_of_the_game(running: House) -> None:
    ann, bob = pair(running, hints=True)
    with ann, bob:
        assert ann.ask("hint")["type"] == "hint_given"
