"""Hints and beginners: what is advised loses nothing that another action keeps; what a beginner does not look at."""

from __future__ import annotations

import random

import numpy as np
import pytest

import herna
from herna.bots import HINT, chances, make, thinking_of
from herna.engine import kernel
from herna.engine.game import Game

from ..wander import examples

SEARCHED = ("thebase", "mammoths")  # elsewhere a judgement sees less than the plan that it compares
EFFORT = 400
MARGIN = 0.1  # of a payoff


def positions(game: Game, number: int, seed: int = 1):
    """Positions of matches in which everybody plays at random, as the seat to act sees them, where it has a choice."""
    rng, found = random.Random(seed), 0
    while found < number:
        match = game.match(seed=rng.getrandbits(32))
        while not match.over and found < number:
            legal = match.legal()
            if len(legal) > 1 and rng.random() < 0.05:
                found += 1
                yield game.observed(match.state, match.seat)
            match.play(rng.choice(legal))


@pytest.mark.parametrize("name", SEARCHED)
def test_a_hint_is_about_as_good_as_the_best_by_ten_times_the_budget(name: str) -> None:
    game = herna.game(name)
    for number, view in enumerate(positions(game, examples(5))):
        hint = make(game, HINT, simulations=EFFORT).choose(view, number)
        judged = make(game, "hard", simulations=10 * EFFORT).judge(view, None, number, scores=False)
        values = {each.action: each.value for each in judged.candidates}
        assert values[hint] is not None
        assert values[hint] >= values[judged.best] - MARGIN, game.notation.format_action(view, hint)


@pytest.mark.parametrize("name", herna.game_names())
def test_a_hint_takes_a_second_at_most(name: str) -> None:
    thinking = thinking_of(herna.game(name), HINT)
    assert thinking.threads == 1
    assert thinking.kind == "planner" or (thinking.seconds or 0) <= 1.0


@pytest.mark.parametrize("name", SEARCHED)
def test_a_beginner_looks_no_further_than_the_end_of_its_turn(name: str) -> None:
    """Of what ends its turn it thinks what the position says as it lies there, whatever others may answer."""
    game, compared = herna.game(name), 0
    for view in positions(game, 30):
        seat = game.actor(view)
        for each in make(game, "easy", simulations=300).judge(view, None, 1, scores=False).candidates:
            after = view.copy()
            game.apply(after, each.action)
            if each.visits and game.actor(after) != seat:
                out = np.zeros(len(game.notation.seats(view)), np.float32)
                kernel.evaluate_of(after, out)
                assert each.value == pytest.approx(float(out[seat]), abs=1e-4)
                compared += 1
    assert compared > 15


@pytest.mark.parametrize("name", herna.game_names())
def test_chances_are_shared_and_do_not_fall_with_the_value(name: str) -> None:
    game = herna.game(name)
    view = next(positions(game, 1))
    seats = len(game.notation.seats(view))
    low, high = (chances(game, view, [value] + [0.0] * (seats - 1)) for value in (-0.5, 0.5))
    assert low[0] <= high[0]
    assert all(0 <= each <= 1 for each in (*low, *high))
    assert game.cooperative or sum(low) == pytest.approx(1) == sum(high)
