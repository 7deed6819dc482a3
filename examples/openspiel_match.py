"""A search of OpenSpiel against a bot of Herna, in a game of Herna as OpenSpiel sees it.

    pip install "herna[openspiel]"
    python examples/openspiel_match.py --game four_in_a_row --matches 40 --simulations 300

Both search with the same number of simulations and take turns to begin. OpenSpiel's search is its MCTSBot in Python,
as the one in C++ (2.0.2) crashes on every game that is written in Python, its own included. It plays through the
adapter, so a simulation takes it far longer.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import herna
import herna.envs.openspiel  # makes the games known to OpenSpiel
from herna.bots import Bot, levels, make
from herna.lab.duel import wilson

CURIOSITY = 1.4  # of OpenSpiel's search


def play(loaded: Any, ours: Bot, theirs: Any, our_seat: int, luck: np.random.Generator) -> tuple[float, list[float]]:
    """One match: our payoff, and how many seconds each side has thought, ours first."""
    state = loaded.new_initial_state()
    spent = [0.0, 0.0]
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(actions, p=chances)))
            continue
        seat, started = state.current_player(), time.perf_counter()
        if seat == our_seat:
            view = loaded.herna.observed(state.record, seat)
            action = ours.choose(view, int(luck.integers(2**63)))
        else:
            action = int(theirs.step(state))
        spent[seat != our_seat] += time.perf_counter() - started
        state.apply_action(action)
    return state.returns()[our_seat], spent


def main(words: list[str] | None = None) -> list[float]:
    """Play the matches; our payoffs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="four_in_a_row", choices=herna.working_games())
    parser.add_argument("--level", default="hard", help="of our bot")
    parser.add_argument("--simulations", type=int, default=300, help="of both, for each action")
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(words)
    loaded = pyspiel.load_game(f"herna_{chosen.game}")
    if loaded.num_players() != 2 or loaded.herna.hides:
        parser.error("OpenSpiel's MCTSBot is made for two players who see everything")
    if chosen.level not in levels(loaded.herna):
        parser.error(f"--level is one of {', '.join(levels(loaded.herna))}")
    luck, payoffs, spent = np.random.default_rng(chosen.seed), [], [0.0, 0.0]
    for number in range(chosen.matches):
        ours = make(loaded.herna, chosen.level, chosen.simulations)
        dice = np.random.RandomState(chosen.seed + number)
        evaluator = mcts.RandomRolloutEvaluator(1, dice)
        theirs = mcts.MCTSBot(loaded, CURIOSITY, chosen.simulations, evaluator, random_state=dice)
        payoff, seconds = play(loaded, ours, theirs, number % 2, luck)
        payoffs.append(payoff)
        spent = [total + more for total, more in zip(spent, seconds, strict=True)]
        points = sum((each > 0) + (each == 0) / 2 for each in payoffs)
        low, high = wilson(points, len(payoffs))
        print(
            f"{number + 1:3}  {'won' if payoff > 0 else 'drawn' if payoff == 0 else 'lost'};"
            f" {points:g} of {len(payoffs)} points ({100 * low:.0f} to {100 * high:.0f} %),"
            f" ours thought {spent[0]:.1f} s, theirs {spent[1]:.1f} s",
            flush=True,
        )
    return payoffs


if __name__ == "__main__":
    main()
