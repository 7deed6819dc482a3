"""Every game passes OpenSpiel's own test of games, in every mode, and OpenSpiel's bots can play it.

uv pip install -r requirements/openspiel.txt && pytest tests/envs/test_openspiel.py
"""

from __future__ import annotations

import numpy as np
import pytest

import herna

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is a heavy extra: requirements/openspiel.txt")

from herna.envs import openspiel  # noqa: E402, F401

pytestmark = pytest.mark.filterwarnings("ignore")
SMALL = {"fejag": {"map": "11 easy", "ranks": "effort"}}


@pytest.mark.soak
@pytest.mark.parametrize("name", herna.game_names())
def test_random_sim_test(name: str) -> None:
    game = herna.game(name)
    for options in [dict(preset.options) for preset in game.presets] or [{}]:
        chosen = {**options, **SMALL.get(name, {})}
        for seats in game.seats_with(game.read_options(chosen)):
            loaded = pyspiel.load_game(f"herna_{name}", {**chosen, "seats": seats})
            pyspiel.random_sim_test(loaded, num_sims=1, serialize=name == "four_in_a_row", verbose=False)


def test_chance_is_explicit_and_observations_hide() -> None:
    base = pyspiel.load_game("herna_thebase", {"crossing": "leap"}).new_initial_state()
    assert base.is_chance_node()
    assert sum(chance for _, chance in base.chance_outcomes()) == pytest.approx(1)
    four = pyspiel.load_game("herna_four_in_a_row", {"line": 3})
    state = four.new_initial_state()
    for action in (3, 0, 3, 0):
        state.apply_action(action)
    copy = state.clone()
    copy.apply_action(3)
    assert copy.returns() == [1.0, -1.0]
    assert not state.is_terminal()
    observer = four.make_py_observer()
    observer.set_from(state, 1)
    assert np.flatnonzero(observer.dict["stones"][0]).tolist() == [21, 22]
    assert observer.dict["line"].tolist() == [3]


def test_their_search_finds_our_win() -> None:
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("herna_four_in_a_row", {"line": 3})
    state = game.new_initial_state()
    for action in (3, 0, 3, 0):
        state.apply_action(action)
    luck = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 200, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert bot.step(state) == 3
