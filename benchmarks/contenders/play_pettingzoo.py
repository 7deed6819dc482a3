"""PettingZoo's classic games as a contender of `engines.py`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
from orders import Play, Replayed, numbers, serve, zoo
from pettingzoo.classic import connect_four_v3, tictactoe_v3

GAMES: dict[str, Any] = {"connect_four": connect_four_v3, "tic_tac_toe": tictactoe_v3}


def through_pettingzoo(name: str, at_once: int) -> Play:
    return zoo(GAMES[name].env())


def replay(name: str, actions: Sequence[int]) -> Replayed:
    env, legal = GAMES[name].env(), []
    env.reset()
    first, second = env.agents
    for action in actions:
        legal.append(numbers(np.flatnonzero(env.last()[0]["action_mask"])))
        env.step(action)
    return {
        "legal": legal,
        "over": all(env.terminations.values()),
        "payoffs": [env._cumulative_rewards[first], env._cumulative_rewards[second]],
    }


if __name__ == "__main__":
    serve({"version": version("pettingzoo"), "games": sorted(GAMES)}, {"zoo": through_pettingzoo}, replay)
