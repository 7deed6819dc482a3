"""Taking back at a table: how far it goes, what it does to luck, and that everybody hears of it."""

from __future__ import annotations

from typing import Any

import pytest

from herna.engine.game import Game
from herna.engine.match import Match
from herna.server.errors import Refused
from herna.server.protocol import ClockRule
from herna.server.tables import hints, offers, play, view
from herna.server.tables.charter import Chair, Change, Held
from herna.server.tables.clock import READING
from herna.server.tables.events import HintsSettled, HintTaken
from herna.server.tables.founding import found
from herna.server.tables.table import Table

from . import fakes
from .people import House, Person, create

ANN, BOB, ANYBODY = frozenset({0}), frozenset({1}), frozenset[int]()
PERSON, BOT = Chair("person", "Somebody"), Chair("bot", level="random")


def table(*chairs: Chair, **more: Any) -> Table:
    match = Match.begin(fakes.CARDS, seed=1, options={"turns": 40})
    founding = found(match, chairs, 0, public=True, id="here", **{"clock": None, **more})
    return Table(fakes.CARDS, founding.charter, founding.chairs, founding.rows)


def acted(shown: Table, held: Held, action: str, now: int = 1) -> None:
    shown.apply(play.play(shown, held, shown.match.ply, action, now))


def changed(shown: Table, change: Change) -> None:
    shown.apply(change)


def standing(shown: Table) -> list[str]:
    return [ply.text for ply in shown.match.line if ply.seat >= 0]


# --- how far --------------------------------------------------------------------------------------------------------


def test_the_same_swap_taken_back_seven_times_gives_the_same_card() -> None:
    shown = table(PERSON, BOT)
    cards = set()
    for _ in range(7):
        acted(shown, ANN, "swap")
        cards.add(shown.match.line[-1].text)
        changed(shown, offers.undo(shown, ANN, 2))
    assert len(cards) == 1


def test_against_a_bot_one_goes_back_to_what_one_did_last() -> None:
    shown = table(PERSON, BOT)
    for held, action in ((ANN, "keep"), (BOB, "swap"), (ANN, "swap"), (BOB, "keep")):
        acted(shown, held, action)
    changed(shown, offers.undo(shown, ANN, 2))
    assert standing(shown) == ["keep", "swap"]
    changed(shown, offers.undo(shown, ANN, 3))
    assert standing(shown) == []


def test_what_a_bot_played_in_ones_seat_is_not_ones_own() -> None:
    shown = table(PERSON, BOT)
    acted(shown, ANN, "keep")
    acted(shown, BOB, "keep")
    changed(shown, offers.hand_to_bot(shown, ANN, 0, "random", 2, absent=False))
    acted(shown, ANN, "swap")
    shown.chairs[0] = PERSON
    changed(shown, offers.undo(shown, ANN, 3))
    assert standing(shown) == []


def test_at_one_screen_the_last_action_of_whoever_acted_goes() -> None:
    shown = table(PERSON, PERSON)
    acted(shown, ANN, "keep")
    acted(shown, BOB, "swap")
    changed(shown, offers.undo(shown, ANN | BOB, 2))
    assert standing(shown) == ["keep"]


def test_a_click_without_another_choice_is_taken_back_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not together with the round before it."""
    shown = table(PERSON, BOT)
    for held in (ANN, BOB, ANN):
        acted(shown, held, "keep")
    monkeypatch.setattr(Game, "legal", lambda *_: [1])
    changed(shown, offers.undo(shown, ANN, 2))
    assert standing(shown) == ["keep", "keep"]


# --- that everybody hears of it -------------------------------------------------------------------------------------


def test_the_log_names_what_was_taken_back() -> None:
    shown = table(PERSON, BOT)
    acted(shown, ANN, "keep")
    acted(shown, BOB, "keep")
    first = shown.number + 1
    acted(shown, ANN, "swap")
    acted(shown, BOB, "keep")
    changed(shown, offers.undo(shown, ANN, 2))
    (line,) = (line for line in view.lines(shown, 0, ANYBODY) if line.kind == "undo")
    assert line.back == first
    acted(shown, ANN, "keep")
    changed(shown, offers.undo(shown, ANN, 3))
    assert view.lines(shown, 0, ANYBODY)[-1].back == line.number + 1


def test_the_result_says_that_something_was_taken_back(running: House) -> None:
    with running.http() as http:
        made = create(http, options={"turns": 2}, seats=[{"kind": "me"}, {"kind": "here"}])
        with Person(running.url, made["id"], made["secret"]) as ann:
            for _ in range(2):
                ann.play("keep")
                assert ann.ask("undo")["type"] == "done"
            ann.play("keep")
            ann.play("swap")
            ann.until(lambda: ann.over)
            assert ann.ask("finish")["type"] in {"done", "error"}
            assert ann.seen["ending"]["taken_back"] == 2
        place = f"/api/tables/{made['id']}"
        assert http.get(place).json()["taken_back"] == 2
        listed = http.get("/api/tables", params={"show": "finished"}).json()["tables"]
        assert [each["taken_back"] for each in listed if each["id"] == made["id"]] == [2]
        replay = http.get(f"{place}/replay").json()
        assert (replay["taken_back"], [each["text"] for each in replay["positions"][2:4]]) == (2, ["keep", "swap"])
        dice = http.get(f"{place}/dice").json()
        assert (dice["honest"], dice["format"], dice["taken_back"]) == (True, 2, 2)


# --- reading before the first turn ----------------------------------------------------------------------------------


def test_a_clock_stands_still_in_the_first_turn() -> None:
    shown = table(PERSON, PERSON, clock=ClockRule("bank", 60))
    clock = shown.clock
    assert clock is not None
    assert (clock.shown(0).waits, clock.shown(100_000).left[0]) == (READING, 60_000)
    acted(shown, ANN, "keep", 100_000)
    assert (clock.left[0], clock.shown(100_000).waits) == (60_000, READING)
    acted(shown, BOB, "keep", 110_000)
    assert clock.shown(117_000).left == (53_000, 60_000)
    acted(shown, ANN, "keep", 120_000)
    assert clock.shown(121_000).left == (50_000, 59_000)


def test_nobody_reads_for_ever() -> None:
    shown = table(PERSON, PERSON, clock=ClockRule("bank", 60))
    assert shown.clock is not None
    assert shown.clock.shown(READING + 20_000).left == (40_000, 60_000)
    assert shown.clock.deadline() == READING + 60_000


# --- hints ----------------------------------------------------------------------------------------------------------


def test_between_people_there_are_hints_only_if_that_was_agreed() -> None:
    hints.refuse_hints(table(PERSON, BOT), ANN)
    hints.refuse_hints(table(PERSON, PERSON, events=[HintsSettled(True)]), ANN)
    for shown in (
        table(PERSON, PERSON),
        table(PERSON, BOT, events=[HintsSettled(False)]),
        table(PERSON, Chair("open")),
    ):
        assert not view.info(shown).hints
        with pytest.raises(Refused, match="not agreed"):
            hints.refuse_hints(shown, ANN)


def test_a_hint_is_announced_once_for_each_position() -> None:
    shown = table(PERSON, PERSON, events=[HintsSettled(True)])
    for _ in range(2):
        changed(shown, hints.announce(shown, 0, shown.match.ply, 1))
    assert list(shown.events.values()).count(HintTaken(0)) == 1
    assert view.lines(shown, 0, ANYBODY)[-1].messages[0].id == "table-hint"
    acted(shown, ANN, "keep")
    acted(shown, BOB, "keep")
    changed(shown, hints.announce(shown, 0, shown.match.ply, 2))
    assert list(shown.events.values()).count(HintTaken(0)) == 2
    alone = table(PERSON, BOT)
    changed(alone, hints.announce(alone, 0, alone.match.ply, 1))
    assert HintTaken(0) in alone.events.values(), "for the review, with nobody else there too"


def test_a_rematch_keeps_what_was_agreed_about_hints() -> None:
    shown = table(PERSON, PERSON, events=[HintsSettled(True)])
    changed(shown, play.resign(shown, ANN, 1))
    change = offers.rematch(shown, ANN | BOB, 2)
    assert change.founding is not None
    again = Table(fakes.CARDS, change.founding.charter, change.founding.chairs, change.founding.rows)
    assert again.hints


def test_hints_are_settled_when_a_table_is_made(running: House) -> None:
    people = [{"kind": "me"}, {"kind": "here"}]
    with running.http() as http:
        for wish, expected in (({}, "no_hints"), ({"hints": True}, None)):
            made = create(http, seats=people, **wish)
            with Person(running.url, made["id"], made["secret"]) as ann:
                assert ann.seen["info"]["hints"] is (expected is None)
                answer = ann.ask("hint")
                assert answer.get("code") == expected
                if expected is None:
                    ann.until(lambda ann=ann: ann.lines[-1]["kind"] == "hint")
