"""A balance counts what happened, says how sure it is, and shows it on one page."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree as ET

import pytest

import herna
from herna.engine.errors import BadOption
from herna.engine.kernel import NOBODY
from herna.lab import balance
from herna.lab.report import page

BASE = herna.game("thebase")
with_census = pytest.mark.parametrize("name", [n for n in herna.game_names() if herna.game(n).census])


def series(game=BASE, **changed):
    asked = {"matches": 4, "simulations": None, "seed": 1, "options": {}, "seats": None}
    bots = changed.pop("bots", ["random"])
    return balance.run(game, bots, progress=lambda done, total: None, **{**asked, **changed})


def test_the_base_is_counted_right():
    found = series()
    assert found.matches == 4
    assert sum(found.points.values()) == 4  # one point a match is shared out
    assert sum(found.counts["ending"].values()) == 4
    assert all(0 < rounds <= 24 for rounds in found.numbers["rounds"])
    assert sum(found.counts["shown"].values()) == found.counts["deeds"]["revealing a tile"]
    assert sum(found.numbers["actions"]) >= sum(found.counts["deeds"].values())


def test_who_plays_for_nobody_is_not_counted():
    found = series(herna.game("fejag"), matches=1, options={"ranks": "manual", "map": "11 easy"})
    assert list(found.points) == list(found.scores) == list("FEJAG")
    assert found.numbers["found"] <= found.numbers["lit"]


@with_census
def test_every_counter_is_of_its_kind_and_shown(name):
    game = herna.game(name)
    found = series(game, matches=3)
    kinds = {"number": found.numbers, "count": found.counts, "choice": found.choices}
    for kind, counted in kinds.items():
        assert set(counted) <= {counter.name for counter in found.counters if counter.kind == kind}
    html = page(found)
    for counter in found.counters:
        assert (counter.title in html) == (counter.name in kinds[counter.kind])
    for plot in re.findall(r"<svg.*?</svg>", html, re.DOTALL):
        ET.fromstring(plot)
    assert "http" not in html


@with_census
def test_counting_changes_nothing_and_sees_whole_matches(name):
    game = herna.game(name)
    match = game.match(seed=3)
    while not match.over:
        legal = game.legal(match.state)
        match.play(legal[match.ply % len(legal)])
    steps = list(match.steps())
    kept = [(step.before.tobytes(), step.after.tobytes()) for step in steps]
    assert game.census.tally(steps) == game.census.tally(steps)
    assert kept == [(step.before.tobytes(), step.after.tobytes()) for step in steps]
    assert game.actor(steps[-1].after) == NOBODY


def test_a_series_by_seed_is_repeatable():
    def without_time(found):
        return {key: value for key, value in json.loads(json.dumps(found.json())).items() if key != "seconds"}

    assert without_time(series()) == without_time(series())
    assert without_time(series(seed=2)) != without_time(series())


def test_bots_seat_by_seat():
    found = series(bots=["greedy", "random"], matches=6)
    assert found.bots == ("greedy", "random")
    assert found.points["R"] > found.points["G"]
    with pytest.raises(BadOption, match="one for each of the 2"):
        series(bots=["random"] * 3)
