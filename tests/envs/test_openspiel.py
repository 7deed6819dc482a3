"""Every game passes OpenSpiel's own tests of games, in every mode, and OpenSpiel's algorithms can play and solve.

uv pip install -r requirements/openspiel.txt && pytest -m "soak or not soak" tests/envs/test_openspiel.py
"""

from __future__ import annotations

import unittest
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import herna
from herna.engine.kernel import dispatch

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is a heavy extra: requirements/openspiel.txt")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, get_all_states  # noqa: E402

from herna.envs import openspiel  # noqa: E402, F401

pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.timeout(900)]
SMALL = {"fejag": {"map": "11 easy", "ranks": "effort"}}
SOLVABLE = {"line": 3, "rack": "3x3"}  # of four in a row
HISTORIES, DECISIONS = 3278, 1968  # of that game
games = pytest.mark.parametrize("name", herna.game_names())


def settings(name: str) -> Iterator[dict[str, Any]]:
    game = herna.game(name)
    for options in [dict(preset.options) for preset in game.presets] or [{}]:
        chosen = {**options, **SMALL.get(name, {})}
        for seats in game.seats_with(game.read_options(chosen)):
            yield {**chosen, "seats": seats}


@pytest.mark.soak
@games
def test_random_sim_test(name: str) -> None:
    for setting in settings(name):
        loaded = pyspiel.load_game(f"herna_{name}", setting)
        pyspiel.random_sim_test(loaded, num_sims=1, serialize=name == "four_in_a_row", verbose=False)


def passes(kind: type, **about: Any) -> None:
    """Run the tests of one of OpenSpiel's classes."""
    cases = unittest.TestLoader().loadTestsFromTestCase(type("OfOurs", (kind,), about))
    found = unittest.TestResult()
    cases.run(found)
    assert found.testsRun > 3
    assert not [*found.errors, *found.failures], "\n".join(text for _, text in [*found.errors, *found.failures])


@pytest.mark.soak
@games
def test_api_on_part_of_the_tree(name: str) -> None:
    """Lengths, whose actions are legal, what is refused, what is private and what is public: of 400 positions."""
    loaded = pyspiel.load_game(f"herna_{name}", next(settings(name)))
    passes(api_test.EnforceAPIOnPartialTreeBase, game_name=f"herna_{name}", game=loaded)


def test_api_on_the_whole_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """All histories of the small rack: among others, that nobody forgets and that payoffs cancel out."""
    loaded = pyspiel.load_game("herna_four_in_a_row", SOLVABLE)
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, "ours", (0, DECISIONS, HISTORIES - DECISIONS))
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, "ours", DECISIONS)
    no_tensor = {"test_current_player_infosets_no_overlap_between_players": None}  # asks for one of histories
    passes(api_test.EnforceAPIOnFullTreeBase, game_name="ours", game=loaded, **no_tensor)
    found = get_all_states.get_all_states(loaded, -1, True, True, to_string=lambda state: state.history_str())
    told: dict[str, set[int]] = {}
    for state in found.values():
        if not state.is_terminal():
            told.setdefault(state.information_state_string(), set()).add(state.current_player())
    assert len(told) == DECISIONS
    assert all(len(players) == 1 for players in told.values())


@pytest.mark.soak
def test_their_cfr_solves_the_small_rack() -> None:
    loaded = pyspiel.load_game("herna_four_in_a_row", SOLVABLE)
    solver, left = cfr.CFRPlusSolver(loaded), []
    for _ in range(2):
        for _ in range(10):
            solver.evaluate_and_update_policy()
        left.append(exploitability.exploitability(loaded, solver.average_policy()))
    assert left[1] < left[0] < 0.1
    assert left[1] < 0.03


@pytest.mark.parametrize("name", [name for name in herna.game_names() if herna.game(name).hides])
def test_what_a_player_may_not_know_changes_nothing_it_is_told(name: str) -> None:
    """Put another world that looks the same to a player in the place of the real one."""
    game = herna.game(name)
    loaded = pyspiel.load_game(f"herna_{name}", SMALL.get(name, {}))
    state, luck, differed = loaded.new_initial_state(), np.random.default_rng(3), 0
    memories: dict[tuple[int, str], bytes] = {}
    for step in range(120):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0 and step % 3 == 0:
            other = state.clone()
            other.record = game.observed(state.record, player)
            dispatch.KERNELS[game.state].imagine(other.record[0], np.uint64(step))
            differed += other.record.tobytes() != state.record.tobytes()
            assert told(other, player) == told(state, player)
            view = game.observed(state.record, player).tobytes()
            assert memories.setdefault((player, state.information_state_string(player)), view) == view
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert differed > 5


def told(state: Any, player: int) -> list[object]:
    memory, seen = state.information_state_string(player), state.observation_string(player)
    return [memory, seen, state.observation_tensor(player), state.legal_actions(player)]


def test_chance_is_explicit_and_observations_hide() -> None:
    base = pyspiel.load_game("herna_thebase", {"crossing": "leap"}).new_initial_state()
    assert base.is_chance_node()
    assert sum(chance for _, chance in base.chance_outcomes()) == pytest.approx(1)
    four = pyspiel.load_game("herna_four_in_a_row", {"line": 3})
    state = four.new_initial_state()
    for action in (3, 0, 3, 0):
        state.apply_action(action)
    assert state.information_state_string() == "3, 0, 3, 0"
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
