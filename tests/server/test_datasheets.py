"""The workshop of data over HTTP: a sheet with changes, what is wrong with it, and its pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import herna
from herna.engine.errors import BadOption

from .people import House, settings_for


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder = tmp_path_factory.mktemp("store")
    running = House(settings_for(folder, find_game=herna.game, game_names=herna.game_names)).start()
    with running.http() as client:
        yield client
    running.stop()


def test_a_sheet_is_changed_checked_drawn_and_played(http: Any) -> None:
    described = http.get("/api/games/spacestage/data").json()
    standard = described["standards"][0]["text"]
    whole = http.post("/api/games/spacestage/data", json={"text": standard}).json()
    assert (whole["text"], whole["value"], whole["faults"]) == (standard, "standard", [])
    change = {"what": "set", "part": "mutation", "index": 0, "field": "value", "value": 9}
    stronger = http.post("/api/games/spacestage/data", json={"text": standard, "edits": [change]}).json()
    assert stronger["text"] == standard.replace("value = 3", "value = 9", 1)
    assert stronger["pieces"][0]["sprites"][0]["text"] == "9"
    wish = {"game": "spacestage", "options": {"cards": stronger["value"]}, "seats": [{"kind": "bot"}] * 4}
    assert http.post("/api/tables", json=wish).status_code == 201


def test_a_mistake_is_told_in_the_words_of_the_file_and_hides_no_other_card(http: Any) -> None:
    standard = http.get("/api/games/spacestage/data").json()["standards"][0]["text"]
    change = {"what": "set", "part": "monster", "index": 1, "field": "health", "value": "many"}
    found = http.post("/api/games/spacestage/data", json={"text": standard, "edits": [change]}).json()
    option = next(each for each in herna.game("spacestage").options if each.name == "cards")
    with pytest.raises(BadOption) as told:
        option.read(found["text"])
    assert [fault["text"] for fault in found["faults"]] == [str(told.value)]
    assert found["value"] is None
    drawn = [piece["index"] for piece in found["pieces"] if piece["part"] == "monster"]
    assert drawn == [0, *range(2, 13)]


def test_a_sheet_as_json_becomes_a_file(http: Any) -> None:
    value = http.post(
        "/api/games/spacestage/data", json={"text": herna.game("spacestage").datasheet.standards()[0].text}
    )
    text = value.json()["text"].replace("damage_limit = 8", "damage_limit = 12")
    as_json = http.post("/api/games/spacestage/data", json={"text": text}).json()["value"]
    again = http.post("/api/games/spacestage/data", json={"text": as_json}).json()
    assert again["text"].startswith("[rules]")
    assert again["value"] == as_json


@pytest.mark.parametrize(
    ("game", "body", "status"),
    [
        ("mammoths", {"text": ""}, 200),
        ("fejag", {"text": ""}, 404),
        ("thebase", {"text": "D = ["}, 200),
        ("thebase", {"text": "D = 1", "edits": [{"what": "remove", "part": "x"}]}, 422),
        ("thebase", {"text": "x" * 50_000}, 422),
        ("thebase", {"text": "D = 1", "edits": [{"what": "burn", "part": "x"}]}, 422),
    ],
)
def test_odd_requests(http: Any, game: str, body: dict[str, Any], status: int) -> None:
    assert http.post(f"/api/games/{game}/data", json=body).status_code == status
