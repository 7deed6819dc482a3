"""A ladder lets everybody play everybody, rates them in the right order, goes on where it stopped, and fills a page."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import herna
from herna.engine.errors import BadOption
from herna.lab import ladder

BASE = herna.game("thebase")
STAGE = herna.game("spacestage")


def climb(game=BASE, **changed):
    asked = {"players": ("random", "greedy", "easy"), "games": 4, "simulations": 20, "seed": 1}
    more = {"options": {}, "seats": None, "progress": lambda done, total: None}
    return ladder.run(game, **{**asked, **more, **changed})


def test_every_pair_swaps_seats_with_the_same_dice_and_the_stronger_stands_higher():
    report = climb()
    assert {pair: len(games) for pair, games in report.played.items()} == {
        ("random", "greedy"): 4,
        ("random", "easy"): 4,
        ("greedy", "easy"): 4,
    }
    rungs = {rung.level: rung for rung in report.rungs()}
    assert [rung.games for rung in rungs.values()] == [8, 8, 8]
    assert rungs["random"].rating == 0
    assert report.rungs()[-1].level == "random"
    assert all(rung.low <= rung.high for rung in rungs.values())
    assert report.json()["rungs"] == climb().json()["rungs"]  # exactly repeatable


def test_ratings_find_the_strengths_behind_the_games():
    """200 points of Elo are a score of 76 %."""
    half, most = [1.0, 0.0] * 50, ([1.0] * 19 + [0.0] * 6) * 4
    played = {("a", "b"): dict(enumerate(most)), ("b", "c"): dict(enumerate(half)), ("a", "c"): dict(enumerate(most))}
    ratings = ladder.rate("abc", played, random.Random(1))
    assert min(ratings["b"], ratings["c"]) == 0
    assert abs(ratings["b"] - ratings["c"]) < 40
    assert 150 < ratings["a"] < 270


def test_where_all_win_together_each_level_plays_the_same_matches():
    report = climb(STAGE, players=("random", "greedy"), games=2)
    assert list(report.played) == [("random", "random"), ("greedy", "greedy")]
    assert all(0 <= rung.low <= rung.rating <= rung.high <= 1 for rung in report.rungs())
    assert "| level | matches | won |" in report.table()


def test_a_ladder_that_was_stopped_goes_on(tmp_path: Path):
    kept = tmp_path / "series.jsonl"
    ticks = []
    climb(players=("random", "greedy"), games=2, kept=kept)
    whole = climb(players=("random", "greedy"), kept=kept, progress=lambda done, total: ticks.append((done, total)))
    assert ticks == [(2, 4), (3, 4), (4, 4)]
    assert whole.played == climb(players=("random", "greedy")).played
    with pytest.raises(BadOption, match=r"another series.*\"seed\": 1"):
        climb(seed=2, kept=kept)


def test_a_ladder_refuses_who_cannot_play():
    for wrong in (("random",), ("random", "random"), ("random", "deep thought")):
        with pytest.raises(BadOption, match=r"two bots|deep thought"):
            climb(players=wrong)
