"""FEJAG's judgement: suggestions are legal and go for the temple, estimates are fair and end as payoffs."""

from __future__ import annotations

import numpy as np
import pytest

import herna
from herna.engine import kernel
from herna.engine.kernel import CHANCE, NOBODY
from herna.games.fejag.kernel import insight, secrets

GAME = herna.game("fejag")


def campaign(seed, imagined, **options):
    """A whole campaign by suggestions, each on what the seat may see; yields the states on the way."""
    state = GAME.new(**options)
    out = np.empty(GAME.widest, np.int32)
    rng = np.random.default_rng(seed)
    while GAME.actor(state) != NOBODY:
        x = rng.integers(2**64, dtype=np.uint64)
        seat = GAME.actor(state)
        if seat == CHANCE:
            action = GAME.draw(state, x)
        else:
            view = GAME.observed(state, seat)
            if imagined:
                secrets.imagine(view[0], x)
            action = int(insight.suggest(view[0], x, out))
            GAME.refuse_illegal(state, action)
        GAME.apply(state, action)
        yield state


@pytest.mark.parametrize("imagined", [False, True])
@pytest.mark.parametrize("options", [{}, {"ranks": "effort"}, {"ranks": "random", "order": "submission"}])
def test_suggestions_are_legal_to_the_end(options, imagined):
    for state in campaign(3, imagined, map="21 normal 2", **options):
        estimate = np.zeros(len(GAME.notation.seats(state)), np.float32)
        kernel.evaluate_of(state, estimate)
        assert estimate.sum() == pytest.approx(0, abs=1e-5)
        assert (np.abs(estimate) <= 1).all()
        if GAME.actor(state) == NOBODY:
            assert estimate.tolist() == GAME.payoff(state)


def test_suggestions_find_the_temple():
    found = 0
    for seed in range(6):
        *_, state = campaign(seed, False, map=f"41 normal {seed}", ranks="effort")
        found += state[0].first_team >= 0
    assert found >= 4
