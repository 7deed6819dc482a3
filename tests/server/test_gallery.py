"""What pages show besides a running table."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

import herna
from herna.games.fejag.kernel import refusal as fejag
from herna.games.thebase.kernel import refusal
from herna.server.doors.gallery import _why
from herna.server.settings import Limits

from .people import House, house, settings_for


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
    for nonsense in ({"position": "nonsense"}, {"position": position, "touch": "nonsense"}):
        assert client.get("/api/games/thebase/scene.svg", params=nonsense).status_code in (400, 422)


@pytest.mark.parametrize("language", ["cs", "sk", "en", "de"])
def test_rules_are_served_in_the_language(client, language):
    answer = client.get("/api/games/thebase/rules", params={"lang": language})
    assert answer.headers["content-language"] == language
    assert answer.text.startswith("# ")


def test_a_replay_has_every_position(client, table):
    replay = client.get(f"/api/tables/{table}/replay").json()
    assert [each["ply"] for each in replay["positions"]] == list(range(1, len(replay["positions"]) + 1))
    assert all(each["seat"] is None for each in replay["positions"])  # only chance has acted
    assert replay["scene"]["zones"]


def test_an_impossible_touch_has_a_reason_with_its_rule(client, table):
    reason = client.get(f"/api/tables/{table}/why", params={"touch": "piece-r1"}).json()
    assert reason["rule"] == reason["message"]["args"]["rule"]
    assert client.get(f"/api/tables/{table}/why", params={"touch": "no-such-thing"}).json()["message"] is None


def test_dice_stay_secret_until_the_end(client, table):
    dice = client.get(f"/api/tables/{table}/dice").json()
    assert dice["seed"] is None
    assert not dice["honest"]
    assert len(dice["commitment"]) == 64


def test_questions_why_have_a_limit(tmp_path):
    limits = Limits(why_rate=0.001, why_burst=2)
    games = {"find_game": herna.game, "game_names": herna.game_names}
    with house(tmp_path, limits=limits, **games) as running, running.http() as client:
        laid = client.post("/api/tables", json={"game": "thebase"}).json()["id"]
        asked = [client.get(f"/api/tables/{laid}/why", params={"touch": "piece-r1"}) for _ in range(3)]
    assert [answer.status_code for answer in asked] == [200, 200, 429]
    assert asked[2].json()["code"] == "flood"


def test_the_reason_given_is_that_of_the_action_closest_to_legal():
    game = herna.game("thebase")
    state = game.position("c..../....9/..f../b...a/a7..7 3--21,-3-12 Rb5a4a1,Gg4g5g2 G2a 17 0,0")
    said = {touch: _why(game, state, (touch,)) for touch in ("tile-b1", "tile-c1", "piece-g3", "piece-r1", "slot-a2")}
    rules = {touch: reason.rule for touch, reason in said.items()}
    assert rules == {"tile-b1": "6.3", "tile-c1": "6.3", "piece-g3": "6.1", "piece-r1": "5", "slot-a2": None}
    assert said["tile-b1"].message == said["tile-c1"].message == game.stage.explain(refusal.OUT_OF_TOUCH)
    assert said["piece-g3"].message == game.stage.explain(refusal.WALL)


def test_a_game_of_many_actions_says_itself_what_is_meant():
    game = herna.game("fejag")
    board = "grid:\nF........\n.........\n....#....\n.........\nE........"
    state = game.new(map=board)
    for text in ("F:purse=20", "F:Be@a1"):
        game.play(state, text)
    asked = {
        ("shop-Ti",): fejag.TOO_EXPENSIVE,
        ("shop-Ta", "figure-1"): fejag.CELL_TAKEN,
        ("shop-Ta", "canopy-1"): fejag.NOT_LIT,
        ("shop-Ta", "start-a5"): fejag.START_OF_OTHERS,
        ("canopy-1",): None,
        ("shop-no", "figure-x"): None,
        ("shop-Ta", "figure-x"): None,
        ("shop-Ta", "figure-9999"): None,
        ("card-77",): None,
    }
    for touched, reason in asked.items():
        message = None if reason is None else game.stage.explain(reason)
        assert _why(game, state, touched).message == message, touched
