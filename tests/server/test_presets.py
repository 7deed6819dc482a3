"""Presets and seats by options: what the API tells before a match, and what a table says it is played by."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import herna

from .people import House, Person, create, house

CREW = ["1", "2", "3", "4"]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), find_game=herna.game, game_names=herna.game_names) as found:
        yield found


def preset_at(running: House, game: str, seats: int, **options: object) -> str | None:
    with running.http() as http:
        made = create(http, game, options=options, seats=[{"kind": "me"}] * seats)
    with Person(running.url, made["id"], made["secret"]) as me:
        preset: str | None = me.seen["info"]["preset"]
    return preset


def test_games_tell_their_presets_and_the_first_is_to_be_played_at_once(running: House) -> None:
    with running.http() as http:
        games = {game["name"]: game for game in http.get("/api/games").json()}
    for name, told in games.items():
        presets = herna.game(name).presets
        assert [(p["name"], p["options"], p["seats"]) for p in told["presets"]] == [
            (p.name, dict(p.options), p.seats) for p in presets
        ]
    assert [preset["name"] for preset in games["mammoths"]["presets"]] == ["discovery", "totem", "tribe"]
    assert games["fejag"]["presets"][0]["name"] == "quick"
    assert {name for name, told in games.items() if not told["takebacks"]} == {"fejag"}
    assert games["thebase"]["seatings"] == [{"options": {}, "seats": [["R", "G"]]}]
    assert [len(seats) for seats in games["mammoths"]["seatings"][0]["seats"]] == [2, 3, 4]


def test_options_decide_who_can_sit_there(running: House) -> None:
    with running.http() as http:
        told = http.get("/api/games/spacestage").json()["seatings"]
    seats = {(each["options"]["pairs"], each["options"]["master"]): each["seats"] for each in told}
    assert seats == {
        (False, False): [CREW, ["1"], ["1", "2"], ["1", "2", "3"]],
        (True, False): [["1", "2"]],
        (False, True): [[*CREW, "S"], ["1", "S"], ["1", "2", "S"], ["1", "2", "3", "S"]],
        (True, True): [["1", "2", "S"]],
    }
    for each in told:
        for names in each["seats"]:
            with running.http() as http:
                create(http, "spacestage", options=each["options"], seats=[{"kind": "bot"}] * len(names))
    with running.http() as http:
        wish = {"game": "spacestage", "options": {"pairs": True}, "seats": [{"kind": "me"}] * 4}
        assert http.post("/api/tables", json=wish).json()["code"] == "bad_option"


def test_a_table_says_by_which_preset_it_is_played(running: House) -> None:
    assert preset_at(running, "spacestage", 4) == "crew"
    assert preset_at(running, "spacestage", 5, master=True, feeding="free") == "master"
    assert preset_at(running, "spacestage", 4, cap=12) is None
    assert preset_at(running, "mammoths", 3, mode="tribe", centre=True, complete="on") == "tribe"
    assert preset_at(running, "mammoths", 3, mode="tribe") is None
    assert preset_at(running, "thebase", 2) is None
    assert preset_at(running, "fejag", 5) == "quick"  # nobody organises it


def test_a_preset_is_known_though_its_map_was_drawn(running: House) -> None:
    assert preset_at(running, "fejag", 5, ranks="effort", map="21 normal") == "quick"
    assert preset_at(running, "fejag", 5, ranks="effort", map="21 easy") is None
