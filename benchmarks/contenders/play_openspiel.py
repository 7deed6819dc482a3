"""OpenSpiel as a contender of `engines.py`: its games and its search in C++, through pyspiel."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from itertools import count
from typing import Any

import pyspiel
from orders import SIMULATIONS, Play, Replayed, numbers, pick, serve

GAMES = ("connect_four", "othello", "tic_tac_toe")
SAMPLED = 5_000  # matches from which the usual length is known
MEMORY = 1_000  # MB of a search


def match(game: Any) -> int:
    """One match from Python; how many actions it had."""
    state = game.new_initial_state()
    actions = 0
    while not state.is_terminal():
        state.apply_action(pick(state.legal_actions()))
        actions += 1
    return actions


def rollouts(name: str, at_once: int) -> Play:
    """Matches at random in a loop in C++: a search of one simulation evaluates its first position by so many of them.

    It does not tell how many actions they had; that is taken from matches that Python has played.
    """
    game = pyspiel.load_game(name)
    usual = sum(match(game) for _ in range(SAMPLED)) / SAMPLED
    seeds = count(1)

    def play(size: int) -> tuple[int, int]:
        evaluator = pyspiel.RandomRolloutEvaluator(size, next(seeds))
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, MEMORY, False, 1, False).mcts_search(game.new_initial_state())
        return size, round(size * usual)

    return play


def api(name: str, at_once: int) -> Play:
    game = pyspiel.load_game(name)

    def play(size: int) -> tuple[int, int]:
        return size, sum(match(game) for _ in range(size))

    return play


def search(name: str, at_once: int) -> Play:
    """Tree search from the first position; its actions are simulations, each played at random to the end."""
    game, seeds = pyspiel.load_game(name), count(1)
    state = game.new_initial_state()

    def play(size: int) -> tuple[int, int]:
        for _ in range(size):
            seed = next(seeds)
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, MEMORY, False, seed, False).step(state)
        return size, size * SIMULATIONS

    return play


def replay(name: str, actions: Sequence[int]) -> Replayed:
    state, legal = pyspiel.load_game(name).new_initial_state(), []
    for action in actions:
        legal.append(numbers(state.legal_actions()))
        state.apply_action(action)
    return {"legal": legal, "over": state.is_terminal(), "payoffs": list(state.returns())}


if __name__ == "__main__":
    about = {"version": version("open-spiel"), "games": GAMES}
    serve(about, {"rollouts": rollouts, "api": api, "search": search}, replay)
