"""The options and the map of a new campaign."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from .camps import GRID, SMALL, STORY, TEAMS, campaigns
from .people import House, Person


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with campaigns(tmp_path_factory.mktemp("camp")) as found:
        yield found


def test_a_campaign_is_as_written_unless_others_are_chosen(running: House) -> None:
    with running.http() as http:
        written, small = http.get("/api/games/fejag").json()["campaigns"]
        asked = {"game": "fejag", "teams": TEAMS}
        begun = [asked, {**asked, "options": small["options"]}, {**asked, "options": {**SMALL, "map": GRID}}]
        tables = [http.post("/api/campaigns", json=wish).json()["id"] for wish in begun]
        told = [http.get(f"/api/tables/{id}").json() for id in tables]
    assert [each["preset"] for each in told] == ["written", "small", None]
    assert written["knobs"] == {"size": "41", "difficulty": "normal"}
    assert small["knobs"]["size"] == "21"
    for name, value in written["options"].items():
        assert told[0]["options"].get(name, value) == value


def test_the_workshop(running: House) -> None:
    with running.http() as http:
        tools = http.get("/api/games/fejag/workshop").json()
        assert tools["option"] == "map"
        assert http.get("/api/games/thebase/workshop").status_code == 404
        wish = {"generate": {"size": "11", "difficulty": "easy"}}
        assert http.post("/api/games/fejag/workshop", json={**wish, "seed": 7}).status_code == 422
        first = http.post("/api/games/fejag/workshop", json=wish).json()
        assert first["problems"] == []
        assert len(first["figures"]) >= 6
        same = http.post("/api/games/fejag/workshop", json={"text": first["text"]}).json()
        drawn = http.post("/api/games/fejag/workshop", json={"grid": first["grid"]}).json()
        assert same == drawn == first
        assert (first["columns"][-1], first["rows"][-1]) == ("k", "11")
        empty = http.post("/api/games/fejag/workshop", json={"grid": {"rows": ["....."] * 5}}).json()
        assert [each["message"]["id"] for each in empty["problems"]] == [
            "fejag-camp-map-starts",
            "fejag-camp-map-no-temple",
        ]
        assert http.post("/api/games/fejag/workshop", json={"text": "map:\nnonsense"}).status_code == 422


def test_what_is_wrong_with_a_map_is_told_with_its_place(running: House) -> None:
    rows = ["a.b.c", ".1#..", "...#.", ".e...", "...d."]
    walled = {"rows": rows, "right": [[0, 0]], "below": [[0, 0]]}
    with running.http() as http:
        made = http.post("/api/games/fejag/workshop", json={"grid": walled}).json()
    wrong = {each["message"]["id"].removeprefix("fejag-camp-map-"): each.get("cells", []) for each in made["problems"]}
    assert {"rim", "portal", "temple"} <= wrong.keys()
    assert wrong["rim"] == [[1, 3]]
    assert wrong["portal"] == [[1, 1]]
    assert wrong["temple"] in ([[2, 1]], [[3, 2]])  # which of the two pieces is the smaller
    told = {each["message"]["id"]: each["message"]["args"].get("cells") for each in made["problems"]}
    assert told["fejag-camp-map-rim"] == "b4"
    assert [0, 0] in [figure.get("cell") for figure in made["figures"]]


def test_what_a_way_costs_depends_on_the_rules_of_the_campaign(running: House) -> None:
    path = "/api/games/fejag/workshop"
    with running.http() as http:
        drawn = {"text": http.post(path, json={"text": "11 normal 1"}).json()["text"]}
        every, same = (
            http.post(path, json={**drawn, "options": {"teleport_dirs": way}}).json() for way in ("all", "same")
        )
        assert every["grid"] == same["grid"]
        assert every["figures"] != same["figures"]
        assert http.post(path, json={**drawn, "options": {"teleport_dirs": "none"}}).status_code == 422


def test_a_campaign_for_which_no_map_was_chosen_gets_the_one_that_the_workshop_proposes(running: House) -> None:
    with running.http() as http:
        made = http.post("/api/campaigns", json={"game": "fejag", "teams": TEAMS}).json()
        usual = [knob["usual"] for knob in http.get("/api/games/fejag/workshop").json()["knobs"]]
    with Person(running.url, made["id"], made["secret"]) as organiser:
        assert organiser.seen["info"]["options"]["map"].split()[:2] == usual == ["41", "normal"]


def test_the_number_of_a_map_cannot_be_chosen_at_a_table(running: House) -> None:
    """Somebody who knows or guesses it knows the hidden map; `herna play` and the lab accept it."""
    options = {"map": "11 easy 5"}
    with running.http() as http:
        camp = http.post("/api/campaigns", json={"game": "fejag", "teams": TEAMS, "options": options})
        table = http.post("/api/tables", json={"game": "fejag", "options": {"ranks": "effort", **options}})
        for answer in (camp, table):
            assert answer.status_code == 422
            assert "11 easy" in answer.json()["text"]


@pytest.mark.parametrize(
    ("path", "wish"),
    [
        ("/api/tables", {"game": "thebase", "options": {"mix": f"D = 0x{'f' * 5000}"}}),
        ("/api/tables", {"game": "thebase", "options": {"mix": "D = " + "[" * 5000}}),
        ("/api/tables", {"game": "spacestage", "options": {"cards": f"[rules]\nrow_size = 0x{'f' * 5000}"}}),
        ("/api/tables", {"game": "spacestage", "options": {"cards": '{"rules": [], "mutation": [[]]}'}}),
        ("/api/tables", {"game": "spacestage", "options": {"cap": "9" * 5000}}),
        ("/api/tables", {"game": "fejag", "options": {"map": "9" * 5000 + " easy"}}),
        ("/api/games/fejag/workshop", {"text": "9" * 5000 + " easy"}),
        ("/api/games/fejag/workshop", {"generate": {"size": "9" * 5000, "difficulty": "easy"}}),
        ("/api/games/fejag/papers", {"text": "title = " + "9" * 5000}),
        ("/api/games/fejag/papers", {"text": STORY.replace("[teams]", f"[teams]\nF = 0x{'f' * 5000}\n[others]")}),
    ],
    ids=[str(number) for number in range(10)],
)
def test_odd_files_and_long_numbers_are_refused(running: House, path: str, wish: dict[str, Any]) -> None:
    with running.http() as http:
        answer = http.post(path, json=wish)
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "bad_option"
