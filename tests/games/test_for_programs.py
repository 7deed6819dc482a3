"""What programs that learn or search ask of every game: features of a view, and how likely chance is."""

from __future__ import annotations

import numpy as np
import pytest

import herna
from herna.engine.kernel import CHANCE, NOBODY

from ..wander import tally

games = pytest.mark.parametrize("name", herna.game_names())
DRAWS = 4000


def walk(game, seed, **more):
    """The states of a random match."""
    chooser = np.random.default_rng(seed)
    state = game.new(None, **more)
    while (seat := game.actor(state)) != NOBODY:
        yield state
        x = np.uint64(chooser.integers(2**64, dtype=np.uint64))
        game.apply(state, game.draw(state, x) if seat == CHANCE else int(chooser.choice(game.legal(state))))


def settings(game):
    return [dict(preset.options) for preset in game.presets] or [{}]


@games
def test_outcomes_are_as_likely_as_they_are_said_to_be(name):
    """Chi-square of draws against `chances`, for the first events of each kind and some later ones."""
    game = herna.game(name)
    for options in settings(game):
        tried = 0
        for number, state in enumerate(walk(game, 1, **options)):
            if game.actor(state) != CHANCE or tried > 25 or (number > 12 and number % 7):
                continue
            tried += 1
            chances = dict(game.outcomes(state))
            assert list(chances) == game.legal(state)
            assert abs(sum(chances.values()) - 1) < 1e-9
            assert min(chances.values()) > 0
            drawn = tally(game, state, seed=number, draws=DRAWS)
            assert drawn.keys() <= chances.keys()
            if len(chances) > DRAWS / 10:
                continue
            square = sum((drawn.get(one, 0) - DRAWS * p) ** 2 / (DRAWS * p) for one, p in chances.items())
            freedom = len(chances) - 1
            assert square <= freedom + 5 * (2 * freedom) ** 0.5 + 10, (options, number, chances, drawn)


@games
def test_features_have_one_shape_and_come_from_the_view_alone(name):
    game = herna.game(name)
    for options in settings(game):
        shapes = None
        for number, state in enumerate(walk(game, 2, **options)):
            if number % 25:
                continue
            view = game.observed(state, 0)
            kept = view.tobytes()
            found = game.features(view)
            for each in found.values():
                each.fill(0)  # they are copies
            assert view.tobytes() == kept
            told = {field: (each.shape, each.dtype) for field, each in found.items()}
            shapes = shapes or told
            assert told == shapes
            assert all(shape[0] == 1 and len(shape) > 1 for shape, _ in told.values())
            two = game.features(np.concatenate([view, game.observed(state, 1)]))
            assert all((two[field][:1] == each).all() for field, each in game.features(view).items())


def test_sets_are_bits():
    game = herna.game("four_in_a_row")
    state = game.new()
    for column in (3, 3, 6):
        game.apply(state, column)
    stones = game.features(state)["stones"]
    assert stones.shape == (1, 2, 64)
    assert [np.flatnonzero(each).tolist() for each in stones[0]] == [[21, 42], [22]]
    assert game.features(state)["turn"].tolist() == [[1]]
