"""Hints at a table: who they are for, and that they are the same when asked for again."""

from __future__ import annotations

from pathlib import Path

from .people import House, Person, create, house, pair


def test_a_hint_is_given_to_the_seat_to_act(running: House) -> None:
    ann, bob = pair(running, hints=True)
    with ann, bob:
        assert bob.ask("hint")["code"] == "not_your_turn"
        hint = ann.ask("hint")
        assert hint["choice"] in ann.seen["choices"]
        assert hint["instruction"]["id"].startswith("herna-do-"), "the game has no words of its own"


def test_a_hint_is_the_same_when_it_is_asked_for_again(tmp_path: Path) -> None:
    """Even from a bot that plays at random, and after an action was taken back."""
    with house(tmp_path, hint_level="random") as running:
        with running.http() as http:
            made = create(http, options={"turns": 40}, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        with Person(running.url, made["id"], made["secret"]) as ann:
            hints = [ann.ask("hint") for _ in range(8)]
            assert ann.play("keep")["type"] == "done"
            ann.until(lambda: ann.seen["turn"] == 0)
            assert ann.ask("undo")["type"] == "done"
            hints.append(ann.ask("hint"))
        assert len({(hint["choice"]["action"], str(hint["instruction"])) for hint in hints}) == 1
