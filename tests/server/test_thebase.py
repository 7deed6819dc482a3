"""A real game on the server: whole matches, the epilogue, pictures that follow by differences."""

from __future__ import annotations

import random

import pytest

import herna
from herna.engine import journal
from herna.engine.messages import say_strictly
from herna.engine.scene import Message

from .people import House, Person, create, pair


def playing(*people: Person, seed: int) -> None:
    """Random actions, until the rules say it is over."""
    rng = random.Random(seed)
    while not all(person.over for person in people):
        for person in people:
            person.hears_nothing_more()
            while person.my_turn and not person.over:
                assert person.play(rng.choice(person.seen["choices"])["text"])["type"] == "done"


def message(data: dict) -> Message:
    args = {name: message(value) if isinstance(value, dict) else value for name, value in data["args"].items()}
    return Message(data["id"], args)


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_match_by_two_clients(running: House, seed: int) -> None:
    game = herna.game("thebase")
    ann, bob = pair(running, game="thebase")
    with ann, bob, Person(running.url, ann.table) as eve:
        playing(ann, bob, seed=seed)
        eve.until(lambda: eve.over)
        for person in (ann, bob, eve):
            if not person.seen["ending"]["closed"]:
                loser = ann if ann.my_turn else bob
                assert [choice["text"] for choice in loser.seen["choices"]] == ["TC"]
                assert loser.ask("finish")["type"] == "done"
                break
        for person in (ann, bob, eve):
            person.until(lambda person=person: person.seen["ending"]["closed"])
            with Person(running.url, ann.table, person.secret) as fresh:
                assert person.sprites == fresh.sprites, "differences add up to the whole"
                assert person.lines == fresh.lines
            for line in person.lines:
                for said in line["messages"]:
                    say_strictly(message(said), "cs")
        with running.http() as http:
            match = journal.loads(http.get(f"/api/tables/{ann.table}/export").text, herna.game)
        assert journal.verify(match).honest
        assert game.notation.format_position(match.state) == ann.seen["position"]


def test_every_choice_can_be_touched(running: House) -> None:
    ann, bob = pair(running, game="thebase")
    with ann, bob:
        player = ann if ann.my_turn else bob
        ids = set(player.sprites)
        menus = {sprite["id"] for menu in player.seen["scene"]["menus"] for sprite in menu["choices"]}
        for choice in player.seen["choices"]:
            assert set(choice["touches"]) <= ids | menus


def test_a_refusal_names_its_rule_in_any_language(running: House) -> None:
    ann, bob = pair(running, game="thebase")
    with ann, bob:
        player = ann if ann.my_turn else bob
        refused = player.ask("play", ply=player.seen["ply"], action=0)
        assert refused["code"] == "illegal"
        for language in ("cs", "de"):
            assert say_strictly(message(refused["message"]), language)


def test_search_bots_play_and_the_loop_is_not_blocked(running: House) -> None:
    """While two bots think, the server answers others without delay."""
    import time

    with running.http() as http:
        made = create(http, "thebase", seats=[{"kind": "bot", "level": "medium"}, {"kind": "bot", "level": "medium"}])
        with Person(running.url, made["id"]) as eve:
            eve.until(lambda: sum(line["kind"] == "action" for line in eve.lines) >= 3)
            waits = []
            for _ in range(20):
                started = time.monotonic()
                eve.ask("ping")
                waits.append(time.monotonic() - started)
            assert sorted(waits)[10] < 0.1
