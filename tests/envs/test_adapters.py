"""The adapters pass the tests of their owners, for every game in every mode that a table can have."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import herna
from herna.engine.errors import BadOption, IllegalAction

gymnasium = pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")

from gymnasium.utils.env_checker import check_env  # noqa: E402

with warnings.catch_warnings():  # where pygame is installed, their tests import games by a way that they warn of
    warnings.simplefilter("ignore")
    from pettingzoo.test import (
        api_test,
        max_cycles_test,
        parallel_api_test,
        parallel_seed_test,
        render_test,
        seed_test,
    )

from herna.envs import gymnasium as solo  # noqa: E402
from herna.envs import pettingzoo as zoo  # noqa: E402

SMALL: dict[str, dict[str, Any]] = {"fejag": {"map": "11 easy"}}
CAMPS: tuple[dict[str, Any], ...] = ({"ranks": "manual"}, {"ranks": "effort", "order": "submission"})


def settings(name: str) -> Iterator[dict[str, Any]]:
    """Every preset with every number of seats; where somebody runs the match also with that seat, and all at once."""
    game = herna.game(name)
    sets = [dict(preset.options) for preset in game.presets] or [{}]
    for options in [*sets, *(CAMPS if game.organiser else ())]:
        chosen = {**options, **SMALL.get(name, {})}
        for seats in game.seats_with(game.read_options(chosen)):
            yield {"seats": seats, "options": chosen}


games = pytest.mark.parametrize("name", herna.game_names())


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Their tests warn of any dictionary that is not in PettingZoo's own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@games
def test_pettingzoo_in_turn(name: str) -> None:
    """api_test, seed_test, render_test"""
    for setting in settings(name):
        make = partial(zoo.env, name, **setting)
        api_test(make(), num_cycles=20)
        seed_test(make, num_cycles=15)
    api_test(make(flat=True), num_cycles=10)
    render_test(make)


@games
def test_pettingzoo_all_at_once(name: str) -> None:
    """parallel_api_test, parallel_seed_test, max_cycles_test"""
    for setting in settings(name):
        make = partial(zoo.parallel_env, name, **setting)
        parallel_api_test(make(), num_cycles=10)
        parallel_seed_test(partial(make, max_cycles=10), num_cycles=5)
        max_cycles_test(SimpleNamespace(parallel_env=make, env=partial(zoo.cycled_env, name, **setting)))


@games
def test_gymnasium_one_seat(name: str) -> None:
    """check_env"""
    for setting in settings(name):
        check_env(gymnasium.make(f"herna/{name}-v0", **setting).unwrapped, skip_render_check=True)


@games
def test_whoever_is_asked_can_act_and_payoffs_come_at_the_end(name: str) -> None:
    for setting in settings(name):
        env = zoo.InTurn(name, **setting)
        env.reset(seed=1)
        chooser = np.random.default_rng(2)
        for _ in range(300):
            seen, _, ended, _, _ = env.last()
            if ended:
                break
            assert not any(env.rewards.values())
            env.step(chooser.choice(np.flatnonzero(seen["action_mask"])))
        else:
            continue
        assert list(env.rewards.values()) == env._sitting.payoffs()


def test_an_agent_has_only_its_own_actions() -> None:
    """Several teams may act at once; whoever is asked has its own actions, and the others are not asked."""
    env = zoo.InTurn("fejag", options={**CAMPS[1], **SMALL["fejag"]})
    env.reset(seed=1)
    game, others = env._sitting.game, 0
    for step in range(60):
        state = env._sitting.state
        own, seat = np.flatnonzero(env.last()[0]["action_mask"]), game.actor(state)
        assert {game.owner_of(state, int(action)) for action in own} == {seat}
        others += len(game.legal(state)) > len(own)
        assert not env.observe(env.agents[seat - 1])["action_mask"].any()
        env.step(int(own[step % len(own)]))
    assert others > 10


def test_what_is_not_legal() -> None:
    strict = zoo.InTurn("four_in_a_row", options={"line": 5})
    strict.reset(seed=1)
    for _ in range(6):
        strict.step(0)
    with pytest.raises(IllegalAction, match="full"):
        strict.step(0)
    polite = zoo.env("four_in_a_row")
    polite.reset(seed=1)
    for _ in range(7):
        polite.last()
        polite.step(0)
    assert polite.unwrapped.rewards == {"player_0": -1.0, "player_1": 0}
    env = solo.Solo("four_in_a_row", bots="random")
    env.reset(seed=1)
    assert env.step(7)[1:] == (-1.0, True, False, {"illegal": True})
    with pytest.raises(BadOption, match="seats 0 to 1"):
        solo.Solo("four_in_a_row", seat=2)


def test_many_matches_at_once() -> None:
    """Each begins again after it ended; what is paid and what may be done is right all the time."""
    envs = solo.Many("four_in_a_row", 16, seat=1, options={"line": 3}, others="suggest")
    seen, _ = envs.reset(seed=3)
    game, chooser = herna.game("four_in_a_row"), np.random.default_rng(1)
    ended, finished = np.zeros(16, bool), 0
    for _ in range(60):
        masks = seen["action_mask"]
        actions = [chooser.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks]
        before = ended
        seen, rewards, ended, cut, _ = envs.step(actions)
        assert envs.observation_space.contains(seen)
        assert not cut.any()
        for i in range(16):
            state = envs._states[i : i + 1]
            legal = np.flatnonzero(seen["action_mask"][i]).tolist()
            assert legal == ([] if ended[i] else game.legal(state))
            assert rewards[i] == (game.payoff(state)[1] if ended[i] else 0)
            if before[i]:
                assert state["stones"][0].tolist()[1] == 0, "a new match, and the first to act is another"
        finished += int(ended.sum())
    assert finished > 30
    _, rewards, ended, _, _ = envs.step(np.full(16, 99))
    assert set(rewards[ended]) <= {-1.0}
    again = solo.Many("four_in_a_row", 16, seat=1, options={"line": 3}, others="suggest")
    one, other = again.reset(seed=3)[0], envs.reset(seed=3)[0]
    assert all((one["observation"][name] == other["observation"][name]).all() for name in one["observation"])
