"""Why something cannot be touched."""

from __future__ import annotations

import threading

import herna
from herna.games.fejag.kernel import refusal as fejag
from herna.games.thebase.kernel import reasons
from herna.server.doors import socket
from herna.server.doors.reasons import reason_against
from herna.server.settings import Limits

from .people import PATIENCE, Person, create, house, pair


def test_an_impossible_touch_has_a_reason_with_its_rule(tmp_path):
    with house(tmp_path) as running:
        with running.http() as http:
            made = create(http, "thebase", seats=[{"kind": "me"}, {"kind": "here"}])
        with Person(running.url, made["id"], made["secret"]) as ann:
            reason = ann.ask("why", touches=["piece-r1"])
            assert reason["type"] == "reason_given"
            assert reason["rule"] == reason["message"]["args"]["rule"]
            assert ann.ask("why", touches=["no-such-thing"])["message"] is None


def test_a_seat_held_by_link_is_answered_as_the_seat(tmp_path):
    with house(tmp_path) as running:
        ann, bob = pair(running)
        with ann, bob, Person(running.url, ann.table) as watcher:
            rules = {
                name: [person.ask("why", touches=[card])["rule"] for card in ("card-0", "card-1")]
                for name, person in {"ann": ann, "bob": bob, "watcher": watcher}.items()
            }
    assert rules == {"ann": ["2", None], "bob": [None, "2"], "watcher": [None, None]}


def test_a_play_does_not_wait_for_a_reason(tmp_path, monkeypatch):
    told = threading.Event()

    def slow_reason(*asked):
        told.wait(PATIENCE)
        return reason_against(*asked)

    monkeypatch.setattr(socket, "reason_against", slow_reason)
    with house(tmp_path) as running:
        ann, bob = pair(running)
        with ann, bob:
            asked = ann.send("why", touches=["card-0"])
            assert ann.play("keep")["type"] == "done"
            told.set()
            assert ann.wait(lambda message: message.get("re") == asked)["type"] == "reason_given"


def test_questions_why_have_a_limit_for_an_address_however_many_connections_it_has(tmp_path):
    with house(tmp_path, limits=Limits(why_rate=0.001, why_burst=2)) as running:
        ann, bob = pair(running)
        with ann, bob:
            asked = [ann.ask("why", touches=["card-0"]) for _ in range(3)]
            assert [answer["type"] for answer in asked] == ["reason_given", "reason_given", "error"]
            assert asked[2]["code"] == "flood"
            assert bob.ask("why", touches=["card-1"])["code"] == "flood"


def test_the_reason_given_is_that_of_the_action_closest_to_legal():
    game = herna.game("thebase")
    state = game.position("c..../....9/..f../b...a/a7..7 3--21,-3-12 Rb5a4a1,Gg4g5g2 G2a 17 0,0")
    said = {
        touch: reason_against(game, state, (touch,))
        for touch in ("tile-b1", "tile-c1", "piece-g3", "piece-r1", "slot-a2")
    }
    rules = {touch: reason.rule for touch, reason in said.items()}
    assert rules == {"tile-b1": "6.3", "tile-c1": "6.3", "piece-g3": "6.1", "piece-r1": "5", "slot-a2": None}
    assert said["tile-b1"].message == said["tile-c1"].message == game.stage.explain(reasons.OUT_OF_TOUCH)
    assert said["piece-g3"].message == game.stage.explain(reasons.WALL)


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
        assert reason_against(game, state, touched).message == message, touched
