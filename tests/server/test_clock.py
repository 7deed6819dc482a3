"""Clocks and rates, in isolation."""

from __future__ import annotations

from herna.engine.game import Pace
from herna.server.doors.limits import Bucket, Buckets
from herna.server.protocol import ClockRule
from herna.server.tables.clock import GAME_LIMITS, GRACE, Clock


def test_a_bank_runs_down_and_gets_its_increment_after_the_turn() -> None:
    clock = Clock(ClockRule("bank", 60, 5), 2)
    clock.turn(0, 1000)
    clock.charge(0, 10_000)
    clock.turn(0, 11_000)
    assert clock.left == [50_000, 60_000], "still the same turn"
    clock.turn(1, 11_000)
    assert clock.left == [55_000, 60_000]
    assert clock.shown(14_000).left == (55_000, 57_000)
    assert clock.deadline() == 71_000
    assert clock.shown(71_000).left[1] == 0
    assert clock.fallen(71_000) is None, "zero is on its way to the screen"
    assert clock.fallen(71_000 + GRACE) == 1


def test_time_per_move_is_full_again_after_the_turn() -> None:
    clock = Clock(ClockRule("move", 30), 3)
    clock.turn(2, 0)
    clock.charge(2, 29_000)
    clock.turn(0, 29_000)
    assert clock.left == [30_000] * 3


def test_nothing_runs_when_nobody_is_to_act() -> None:
    clock = Clock(ClockRule("bank", 60, 5), 2)
    clock.turn(None, 0)
    assert clock.elapsed(10**9) == 0
    assert clock.deadline() is None
    assert clock.fallen(10**9) is None


def test_a_pause_is_forgiven() -> None:
    clock = Clock(ClockRule("bank", 60), 2)
    clock.turn(0, 0)
    clock.forgive(3_600_000)
    assert clock.shown(3_607_000).left == (53_000, 60_000)


def test_a_limit_of_the_game_is_full_again_only_for_something_else() -> None:
    clock = Clock(GAME_LIMITS, 2)
    clock.limit(0, Pace(60, "turn 1", 7), 0)
    clock.charge(0, 20_000)
    clock.limit(0, Pace(60, "turn 1", 7), 20_000)
    assert clock.shown(25_000).left == (35_000, None)
    clock.limit(1, Pace(60, "turn 1", 7), 30_000)
    assert clock.shown(31_000).left == (None, 59_000)
    assert clock.fallen(90_000 + GRACE) == 1
    clock.limit(1, Pace(30, "card 2", 7), 40_000)
    assert clock.deadline() == 70_000
    clock.limit(1, None, 50_000)
    assert clock.shown(60_000).left == (None, None)
    assert clock.deadline() is None


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    now = 0.0
    bucket = Bucket(2, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_share_a_bucket() -> None:
    buckets = Buckets(0.0, 1)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
