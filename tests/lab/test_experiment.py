"""An experiment plays the matches of a comparison, can end at any time, and tells what there is."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace

import msgspec
import pytest

import herna
from herna.engine.scene import Message
from herna.lab import experiment
from herna.lab.compare import compare
from herna.lab.experiment import SheetReport, explore, levels, report_of
from herna.lab.variants import Variant

FOUR = herna.game("four_in_a_row")
LINES = [Variant({"line": 3}), Variant({"line": 5})]


@pytest.fixture(autouse=True)
def always_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(experiment, "LOOKS", 0.0)


def test_two_settings_are_told_as_compare_finds_them():
    found, ended = explore(FOUR, LINES, ("random",), within=0.01, most=40)
    same = compare(FOUR, *LINES, bots=("random",), within=None, most=40, simulations=1)
    report = report_of(found, ended)
    assert (report.matches, report.ended) == (40, "most")
    chances = same.chances()
    assert {each.name: (each.a.value, each.apart.value) for each in report.sides} == {
        name: (each.a, each.difference) for name, each in chances.items()
    }
    assert report.half == pytest.approx(max(each.half for each in chances.values()))
    length = next(each for each in report.figures if each.name == "actions")
    assert length.apart.low > 0
    assert sum(length.bins.a) == pytest.approx(1) == sum(length.bins.b)
    assert msgspec.json.decode(msgspec.json.encode(report), type=SheetReport) == report


@pytest.mark.parametrize("variants", [LINES, LINES[:1]])
def test_a_single_match_tells_no_interval_that_it_cannot_have(variants: list[Variant]):
    report = report_of(*explore(FOUR, variants, ("random",), within=0.01, most=1))
    assert report.matches == 1
    assert report.figures == report.uses == ()
    assert all(0 < side.a.high - side.a.low <= 1 for side in report.sides)
    assert msgspec.json.decode(msgspec.json.encode(report), type=SheetReport) == report


def test_one_setting_has_intervals_of_its_own_and_ends_when_they_are_narrow():
    told: list[tuple[int, int, float]] = []
    found, ended = explore(FOUR, LINES[:1], ("random",), within=0.12, most=4000, tell=lambda *now: told.append(now))
    report = report_of(found, ended)
    assert ended == "exact"
    assert report.half <= 0.12
    assert report.matches == 100
    assert all(side.b is None and side.apart is None for side in report.sides)
    assert sum(side.a.value for side in report.sides) == pytest.approx(1)
    assert all(side.a.low < side.a.value < side.a.high for side in report.sides)
    halves = [half for done, _, half in told if done >= experiment.EARLY]
    assert halves[-1] < halves[0] < 1


@pytest.mark.parametrize("variants", [LINES, LINES[:1]])
@pytest.mark.parametrize("ended", ["time", "stopped"])
def test_it_ends_when_its_time_is_over_or_somebody_has_enough(
    ended: str, variants: list[Variant], monkeypatch: pytest.MonkeyPatch
):
    """But not before the first match is."""
    clock = count()
    monkeypatch.setattr(experiment, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    more = {"stop": lambda: True} if ended == "stopped" else {"seconds": 1}
    report = experiment.experiment(FOUR, variants, ("random",), within=0.01, most=400, **more)
    assert (report.ended, report.matches > 0) == (ended, True)
    later = iter([False] * 6)
    more = {"stop": lambda: next(later, True)} if ended == "stopped" else {"seconds": 6}
    longer, why = explore(FOUR, variants, ("random",), within=0.0001, most=4000, **more)
    assert why == ended
    assert report.matches < longer.matches < 4000


def test_a_team_is_one_side_and_things_have_words():
    game = herna.game("spacestage")
    found, ended = explore(game, [Variant()], levels(game)[:1], within=0.02, most=2)
    report = report_of(found, ended)
    assert [side.name for side in report.sides] == [""]
    cards = next(each for each in report.uses if each.name == "cards")
    assert isinstance(cards.title, Message)
    assert cards.choice
    assert cards.things
    assert all(isinstance(each.label, Message) or each.label for each in cards.things)
