"""What pages show besides a running table."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from fluent.runtime import FluentBundle, FluentResource

import herna
from herna.engine.messages import say_strictly
from herna.engine.scene import Message

from .people import House, settings_for


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    folder = tmp_path_factory.mktemp("store")
    running = House(settings_for(folder, find_game=herna.game, game_names=herna.game_names)).start()
    with running.http() as client:
        yield client
    running.stop()


@pytest.fixture(scope="module")
def table(client):
    wish = {"game": "thebase", "seats": [{"kind": "me"}, {"kind": "here"}]}
    return client.post("/api/tables", json=wish).json()["id"]


def test_a_game_has_a_picture(client):
    answer = client.get("/api/games/thebase/picture.svg", params={"lang": "cs"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert ET.fromstring(answer.text).tag.endswith("svg")
    assert client.get("/api/games/nothing/picture.svg").status_code == 404


def test_a_position_is_drawn_with_what_is_touched(client):
    position = "a..../....7/eaf.a/a..../b...3 1-2-3,-13-2 Ra1b3a5,Gg2g5f3 R3s 18 0,0"
    plain = client.get("/api/games/thebase/scene.svg", params={"position": position}).text
    lit = client.get("/api/games/thebase/scene.svg", params={"position": position, "touch": "R2:c3"}).text
    assert "thebase-tag-lit" not in plain
    assert "thebase-tag-lit" in lit
    board = client.get("/api/games/thebase/scene.svg", params={"position": position, "zones": "board"}).text
    assert len(board) < len(plain)
    wrong = (
        {"position": "nonsense"},
        {"position": position, "touch": "nonsense"},
        {"position": position, "zones": "x"},
    )
    for nonsense in wrong:
        assert client.get("/api/games/thebase/scene.svg", params=nonsense).status_code in (400, 422)


@pytest.mark.parametrize("language", ["cs", "sk", "en", "de"])
def test_rules_are_served_in_the_language(client, language):
    answer = client.get("/api/games/thebase/rules", params={"lang": language})
    assert answer.headers["content-language"] == language
    assert answer.text.startswith("# ")


@pytest.mark.parametrize("language", ["cs", "sk", "en", "de"])
def test_words_are_served_in_the_language(client, language):
    answer = client.get(f"/api/games/thebase/words/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-language"] == language
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(answer.text))
    said = bundle.format_pattern(bundle.get_message("thebase-title").value)[0]
    assert said == say_strictly(Message("thebase-title"), language)


def test_words_that_have_not_changed_are_not_sent_again(client):
    first = client.get("/api/games/thebase/words/de")
    again = client.get("/api/games/thebase/words/de", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = client.get("/api/games/thebase/words/cs", headers={"if-none-match": first.headers["etag"]})
    assert (other.status_code, other.headers["etag"] == first.headers["etag"]) == (200, False)


@pytest.mark.parametrize("path", ["nothing/words/en", "thebase/words/xx"])
def test_words_that_nobody_has(client, path):
    answer = client.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


def test_a_replay_has_every_position(client, table):
    replay = client.get(f"/api/tables/{table}/replay").json()
    assert [each["ply"] for each in replay["positions"]] == list(range(1, len(replay["positions"]) + 1))
    assert all(each["seat"] is None for each in replay["positions"])  # only chance has acted
    assert replay["scene"]["zones"]


def test_dice_stay_secret_until_the_end(client, table):
    dice = client.get(f"/api/tables/{table}/dice").json()
    assert dice["seed"] is None
    assert not dice["honest"]
    assert len(dice["commitment"]) == 64
