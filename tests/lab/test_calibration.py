"""Calibration finds the chances behind values, goes on where it stopped, and keeps what it found."""

from __future__ import annotations

import json
import math
import random
from dataclasses import replace
from pathlib import Path

import pytest

import herna
from herna.bots.chances import chances_by
from herna.engine.errors import BadOption
from herna.lab import calibration
from herna.lab.calibration import Calibration, Sample

BASE = herna.game("thebase")


def series(**changed):
    asked = {"level": "easy", "matches": 4, "positions": 2, "effort": 20, "seed": 1, "options": {}, "seats": None}
    return calibration.run(BASE, **{**asked, "progress": lambda done, total: None, **changed})


def test_the_fit_finds_the_chances_behind_the_values():
    """Values twice as bold as they should be: of positions judged at 0.5, as many are won as the law says."""
    rng, report = random.Random(1), Calibration(BASE, 2, "easy", "hard", 1, 1, {})
    for number in range(3000):
        value = rng.uniform(-1, 1)
        won = float(rng.random() < 1 / (1 + math.exp(-2 * value)))
        report.samples.append(Sample(number, rng.random(), (value, -value), (won, 1 - won)))
    weights = report.fit()
    for value in (-0.8, 0.0, 0.5):
        chance = chances_by(weights, BASE, 0.5, (value, -value))[0]
        assert chance == pytest.approx(1 / (1 + math.exp(-2 * value)), abs=0.03)
    assert report.gap(fitted=True) < 0.03 < report.gap(fitted=False)
    assert report.brier(fitted=True) < report.brier(fitted=False)
    assert report.table().count("% won") == 15
    bars = [line[14:] for line in report.diagram().splitlines() if "%" in line[:14]]
    assert len(bars) == 15
    for bar in bars:  # many matches: the interval is short and holds what was foretold, or nearly
        foretold = bar.index("+" if "+" in bar else "*")
        assert abs(foretold - bar.index("o" if "o" in bar else "*")) <= 2
    assert report.diagram() in report.page()


def test_a_better_value_is_never_less_of_a_chance():
    """Few matches, in which the better side happens to lose at the beginning and near certainty."""
    report = Calibration(BASE, 2, "easy", "hard", 1, 1, {})
    for number, (over, value, won) in enumerate(((0.0, 0.3, 0), (0.2, 0.2, 0), (0.9, 0.7, 1), (1.0, 0.97, 0)) * 3):
        report.samples.append(Sample(number, over, (value, -value), (float(won), 1.0 - won)))
    weights = report.fit()
    for over in (0.0, 0.5, 1.0):
        chances = [chances_by(weights, BASE, over, (value / 10, -value / 10))[0] for value in range(-10, 11)]
        assert chances == sorted(chances)


def test_weights_of_fewer_features_are_read_as_before():
    assert chances_by((0.5, 1.0, 0.0, 2.0), BASE, 0.5, (0.4, -0.4)) == chances_by(
        (0.5, 1.0, 0.0, 2.0, 0.0), BASE, 0.5, (0.4, -0.4)
    )


def test_a_series_that_was_stopped_goes_on(tmp_path: Path):
    kept = tmp_path / "judged.jsonl"
    series(matches=2, kept=kept)
    ticks = []
    whole = series(kept=kept, progress=lambda done, total: ticks.append((done, total)))
    assert ticks[0] == (2, 4)
    assert whole.samples == series().samples  # exactly repeatable
    assert {sample.number for sample in whole.samples} == {0, 1, 2, 3}
    assert all(0 <= sample.over <= 1 and sum(sample.shares) == 1 for sample in whole.samples)
    with pytest.raises(BadOption, match="another series"):
        series(kept=kept, effort=21)


def test_what_was_fitted_is_kept_for_each_number_of_seats(tmp_path: Path):
    report = series()
    report.game = replace(BASE, folder=tmp_path)
    (tmp_path / "chances.json").write_text('{"weights": {"3": [1, 2, 3, 4]}}')
    report.keep()
    stored = json.loads((tmp_path / "chances.json").read_text())["weights"]
    assert stored == {"3": [1, 2, 3, 4], "2": list(report.fit())}
