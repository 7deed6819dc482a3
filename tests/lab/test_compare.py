"""A comparison plays pairs with the same luck, says how sure it is, goes on where it stopped, and can be called off."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import herna
from herna.engine.errors import BadOption, BadPosition
from herna.lab import balance
from herna.lab.compare import TEAM, Comparison, Trial, Variant, compare, next_size
from herna.lab.comparison_page import page
from herna.lab.engines import Threads
from herna.lab.report import page as balance_page
from herna.lab.sweep import sweep, values_of
from herna.lab.trials import Outcome, Trials
from herna.lab.variants import variant

FOUR = herna.game("four_in_a_row")
BASE = herna.game("thebase")
MAMMOTHS = herna.game("mammoths")
STAGE = herna.game("spacestage")


def pairs(game=BASE, a=None, b=None, **changed) -> Comparison:
    asked = {"bots": ("random",), "within": None, "most": 6, "seed": 1}
    return compare(game, Variant(a or {}), Variant(b or {}), **{**asked, **changed})


def plots_of(html: str) -> int:
    found = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    for plot in found:
        ET.fromstring(plot)
    assert "http" not in html
    return len(found)


def test_the_same_number_is_the_same_match_and_the_same_luck():
    found = pairs(b={"tie_break": "rearThenNext"})
    for one, other in found.pairs():  # random bots never look at how ties are broken
        assert one.numbers["actions"] == other.numbers["actions"]
        assert one.counts["shown"] == other.counts["shown"]
    assert found.numbers()["rounds"].difference == 0
    again = pairs(b={"tie_break": "rearThenNext"}, on=Threads(3, 1))
    assert again.outcomes == found.outcomes
    assert pairs(b={"tie_break": "rearThenNext"}, seed=2).outcomes != found.outcomes


def test_differences_of_chances_numbers_and_uses():
    found = pairs(FOUR, {"line": 3}, {"line": 5}, most=30)
    length = found.numbers()["actions"]
    assert length.is_clear
    assert length.difference == pytest.approx(length.b - length.a)
    assert found.numbers()["decisive"].difference < 0
    chances = found.chances()
    assert sum(each.a for each in chances.values()) == pytest.approx(1)
    assert sum(each.b for each in chances.values()) == pytest.approx(1)
    leap = pairs(b={"crossing": "leap"}, most=10)
    assert leap.uses()["deeds"]["movement"].often.pairs == 10
    assert {"lead_changes", "decisive", "rounds"} <= set(leap.numbers())
    assert plots_of(page(leap)) > 5
    assert leap.json()["changed"]["b"] == {"crossing": "leap"}
    assert "B - A" in leap.text()


def test_a_share_without_differences_is_not_certain():
    found = pairs(b={"tie_break": "rearThenNext"}, most=10)
    assert found.chances()["R"].half > 0.05
    assert found.json()["chances"]["R"]["interval95"][1] > 0.05


def test_where_all_win_together_the_team_has_one_chance():
    found = pairs(STAGE, b={"hardcore": True}, bots=("greedy",), most=2)
    assert list(found.chances()) == [TEAM]
    assert "decisive" not in found.numbers()
    against = pairs(STAGE, {"master": True}, {"master": True, "hardcore": True}, most=2)
    assert list(against.chances()) == [TEAM, "S"]
    told = balance_page(
        balance.run(
            STAGE,
            ["random"],
            matches=2,
            simulations=None,
            seed=1,
            options={},
            seats=None,
            progress=lambda done, total: None,
        )
    )
    assert "Wins by seat" not in told
    assert TEAM in told


def test_who_is_denied_a_thing_does_without_it_and_the_others_do_not():
    found = pairs(deny=("deeds:turning a tile",), most=4)
    thing = ("deeds", "turning a tile")
    for number in range(4):
        denied = found.outcomes[Trial(0, number, thing)]
        assert number % 2 not in denied.takers["deeds"]["turning a tile"]  # seats in turn
        assert 1 - number % 2 in denied.takers["deeds"]["turning a tile"]
    loss, none = found.losses()[thing]
    assert none is None  # A and B are the same
    assert loss.pairs == loss.changed == 4
    assert loss.interval[0] <= loss.loss <= loss.interval[1]
    assert "does without" not in found.text()
    assert plots_of(page(found)) == 1
    with pytest.raises(BadOption, match="deeds:movement"):
        pairs(deny=("deeds:flying",), most=2)
    with pytest.raises(BadOption, match="nothing can be denied"):
        pairs(FOUR, deny=("all",), most=2)


def test_matches_without_the_thing_are_not_played_again():
    thing, usual = ("tokens", "more time"), Variant()
    played = [  # the seats that took it, and what red won
        Outcome(0, 0, None, {"R": 1.0, "G": 0.0}, takers={"tokens": {"more time": [1]}}),
        Outcome(0, 1, None, {"R": 0.0, "G": 1.0}, takers={"tokens": {"more time": [0, 1]}}),
        Outcome(0, 1, thing, {"R": 1.0, "G": 0.0}),
        Outcome(0, 2, None, {"R": 0.5, "G": 0.5}),
    ]
    outcomes = {each.trial: each for each in played}
    loss = Comparison(BASE, usual, usual, ("random",), None, 1, None, outcomes).loss(0, thing)
    assert (loss.pairs, loss.changed) == (3, 1)
    assert loss.with_it == pytest.approx((1 + 1 + 0.5) / 3)
    assert loss.without == pytest.approx((1 + 0 + 0.5) / 3)


def test_a_series_goes_on_until_it_is_narrow_enough():
    assert next_size(0, [], 0.02, 5000) == 100
    assert next_size(100, [0.02], 0.02, 5000) == 100
    assert next_size(100, [0.021], 0.02, 5000) == 150
    assert next_size(100, [0.2], 0.02, 5000) == 300
    assert next_size(4900, [0.2], 0.02, 5000) == 5000
    assert next_size(0, [], None, 7) == next_size(7, [0.9], None, 7) == 7
    found = pairs(FOUR, b={"line": 3}, within=0.1, most=1000)
    assert 100 <= found.matches < 1000
    assert all(each.half <= 0.1 for each in found.chances().values())


def test_a_series_that_was_stopped_goes_on(tmp_path: Path):
    class Enough(Exception):
        pass

    def stop(done, total):
        if done >= 3:
            raise Enough

    kept = tmp_path / "pairs.jsonl"
    asked = {"b": {"crossing": "leap"}, "deny": ("deeds:turning a tile",), "kept": kept, "most": 4, "on": Threads(1, 1)}
    with pytest.raises(Enough):
        pairs(progress=stop, **asked)
    ticks = []
    whole = pairs(progress=lambda done, total: ticks.append(done), **asked)
    assert ticks[0] == 3
    assert whole.outcomes == pairs(**{**asked, "kept": None}).outcomes
    with pytest.raises(BadOption, match="another series"):
        pairs(b={"crossing": "leap"}, seed=5, kept=kept)


def test_settings_are_read_and_wrong_ones_refused():
    duel = variant(STAGE, [("preset", "duel"), ("cards.rules.damage_limit", "20"), ("seats", "3")])
    assert (duel.seats, duel.options["master"]) == (3, True)
    assert duel.differences(variant(STAGE, [("preset", "duel"), ("seats", "3")])) == {
        **{"cards": duel.differences(variant(STAGE, [("preset", "duel"), ("seats", "3")]))["cards"]}
    }
    dearer = variant(STAGE, [("cards.mutation.M01.cost", "9")])
    assert '"cost":9' in str(dearer.options["cards"])
    assert dearer.differences(variant(STAGE, [("cards.mutation.M01.cost", "8")])) == {"cards.mutation.M01.cost": 9}
    short = variant(BASE, [("start.countdown", "12"), ("idleRotation", "off")])
    assert short.begin(BASE, 1)[0].countdown == 12
    assert short.options["idle_rotation"] is False
    assert variant(MAMMOTHS, [("seats", "3")]).seats == 3
    for wrong in (
        [("line", "5")],
        [("start.tile", "5")],
        [("start.countdown", "500")],
        [("crossing.x", "5")],
        [("mix.Q", "5")],
        [("mix.X", "5")],
        [("seats", "few")],
        [("preset", "duel")],
    ):
        with pytest.raises(BadOption):
            variant(BASE, wrong)
    with pytest.raises((BadOption, BadPosition)):
        variant(BASE, [("start.countdown", "99")])
    for wrong in ({"most": 1}, {"within": 0.0}, {"bots": ("random",) * 3}, {"bots": ("deep thought",)}, {"b": {}}):
        with pytest.raises(BadOption):
            pairs(**{"b": {"crossing": "leap"}, **wrong})


def test_a_number_is_swept():
    assert values_of("16..24/4") == (16, 20, 24)
    assert values_of("1,2.5") == (1, 2.5)
    for wrong in ("16", "a..b", "3..1", "1..900"):
        with pytest.raises(BadOption):
            values_of(wrong)
    found = sweep(BASE, "start.countdown", (4, 20), bots=("random",), within=None, most=6, seed=3)
    short, long = found.points()
    assert short.matches == long.matches == 6
    assert short.numbers["rounds"].value < long.numbers["rounds"].value
    assert plots_of(found.page()) > 5
    assert "start.countdown=4 " in found.text()
    assert [point["value"] for point in found.json()["points"]] == [4, 20]


def test_outcomes_are_data():
    work = Trials(BASE, (Variant({}, 2).checked(BASE),), ("random",), None, 1, (Trial(0, 3, ("tokens", "more time")),))
    (outcome,) = work(range(1))
    assert Outcome.of(outcome.json()) == outcome
