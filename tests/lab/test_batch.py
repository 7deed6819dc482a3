"""A batch is the same bytes however it is divided, wherever it is played; by any policy, from a setting or a state."""

from __future__ import annotations

import threading

import pytest

import herna
from herna.engine.errors import BadOption
from herna.engine.kernel import NOBODY
from herna.lab import batch, bench
from herna.lab.engines import Spans, Threads, engine

from ..engine import tiny

FOUR = herna.game("four_in_a_row")
BASE = herna.game("thebase")
FEJAG = herna.game("fejag")
QUICK = {"ranks": "effort", "map": "11 easy"}


def test_the_same_bytes_with_any_workers_and_any_division():
    for game in (FOUR, tiny.TINY):  # without and with chance
        for policy in ("uniform", "suggest", "greedy"):
            whole = batch.play(game, 30, policy=policy, seed=3, on=Threads(1, 30))
            for on in (Threads(), Threads(1, 1), Threads(4, 7)):
                assert batch.play(game, 30, policy=policy, seed=3, on=on).digest() == whole.digest()
            assert batch.play(game, 30, policy=policy, seed=4).digest() != whole.digest()
            more = batch.play(game, 40, policy=policy, seed=3)
            assert more.finals[:30].tobytes() == whole.finals.tobytes()
            assert len(set(map(bytes, whole.finals))) > 10


def test_matches_end_and_are_paid_and_counted_right():
    played = batch.play(BASE, 8, seed=5, census=True)
    assert len(played.tallies) == 8
    for i, tally in enumerate(played.tallies):
        final = played.finals[i : i + 1]
        assert BASE.actor(final) == NOBODY
        assert BASE.payoff(final) == played.payoffs[i].tolist()
        assert sum(tally.counts["ending"].values()) == 1
    assert batch.play(BASE, 8, seed=5).finals.tobytes() == played.finals.tobytes()
    assert batch.play(BASE, 8, seed=5, census=True, on=Threads(2, 3)).digest() == played.digest()


def test_longer_matches_than_expected_are_counted_to_their_end(monkeypatch):
    played = batch.play(BASE, 3, seed=5, census=True)
    monkeypatch.setattr(batch, "LOGGED", 20)
    assert batch.play(BASE, 3, seed=5, census=True).digest() == played.digest()


def test_what_options_leave_open_is_drawn_for_each_match():
    played = batch.play(FEJAG, 2, policy="random", options=QUICK)
    terrains = [final["terrain"].tobytes() for final in played.finals]
    assert terrains[0] != terrains[1]
    assert all(FEJAG.actor(played.finals[i : i + 1]) == NOBODY for i in range(2))
    assert batch.play(FEJAG, 2, policy="random", options=QUICK, on=Threads(2, 1)).digest() == played.digest()


def test_from_a_state_all_matches_go_on_from_there():
    start = FOUR.new()
    for action in (3, 3, 3):
        FOUR.apply(start, action)
    kept = start.tobytes()
    played = batch.play(FOUR, 20, start=start, seed=1)
    assert start.tobytes() == kept
    assert played.lengths.max() <= 39
    assert (played.finals["stones"] & start["stones"] == start["stones"]).all()
    assert len(set(map(bytes, played.finals))) > 10


def test_what_makes_no_sense_is_refused():
    for wrong in (
        {"matches": 0},
        {"matches": 1, "policy": "deep thought"},
        {"matches": 1, "on": "sand"},
        {"matches": 1, "census": True},
        {"matches": 1, "start": FOUR.new(), "options": {"line": 3}},
    ):
        with pytest.raises(BadOption):
            batch.play(FOUR, **wrong)
    with pytest.raises(BadOption, match="cluster"):
        engine("threads", address="127.0.0.1:1")


def test_spans_grow_with_speed_and_end_together():
    spans = Spans(1000, 2, 1.0, None)
    sizes = []
    while (span := spans.take()) is not None:
        sizes.append(len(span))
        spans.took(span, len(span) * 0.01)
    assert sum(sizes) == 1000
    assert sizes[:4] == [1, 16, 100, 100]
    assert max(sizes) == 100
    assert sizes[-1] == 1


def test_quick_work_begins_without_threads():
    """Other work goes to the threads at once: its first span may take long, and the other cores would wait."""

    told = []

    def by_whom(numbers):
        return threading.current_thread() is threading.main_thread()

    class Told(Threads):
        def run(self, work, count, *, quick=False):
            told.append(quick)
            return super().run(work, count, quick=quick)

    for quick in (True, False):
        spans, alone = zip(*Threads(2).run(by_whom, 200, quick=quick), strict=True)
        assert sorted(number for span in spans for number in span) == list(range(200))
        assert alone[0] is quick
    batch.play(FOUR, 2, on=Told(1))
    batch.play(FOUR, 1, policy="random", on=Told(1))
    assert told == [True, False]


def test_throughput_is_measured_on_an_engine(monkeypatch):
    monkeypatch.setattr(bench, "ROUND_SECONDS", 0.001)
    figures = bench.throughput(FOUR, Threads())
    assert figures["uniform_actions_per_second"] > 0
    assert figures["suggest_actions_per_second"] > 0
