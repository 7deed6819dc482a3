"""Herna as a contender of `engines.py`."""

from __future__ import annotations

import hashlib
import os
import random
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

import numpy as np
from orders import SIMULATIONS, Play, Replayed, pick, serve, zoo

HERE = Path(__file__).resolve().parent


def own_cache() -> None:
    """Machine code of the small games is kept apart: the house's key for its own does not cover them."""
    total = hashlib.sha256()
    for file in sorted((HERE / "boards").rglob("*.py")):
        total.update(file.read_bytes())
    kept = Path(os.environ.get("HERNA_CACHE") or HERE.parents[1] / "build" / "engines")
    os.environ["HERNA_CACHE"] = str(kept / f"boards-{total.hexdigest()[:16]}")


own_cache()

from boards import OTHELLO, TIC_TAC_TOE  # noqa: E402

import herna  # noqa: E402
from herna.bots import make  # noqa: E402
from herna.engine import kernel  # noqa: E402
from herna.engine.game import Game, copy_of  # noqa: E402
from herna.engine.kernel import NOBODY  # noqa: E402
from herna.lab import batch  # noqa: E402

GAMES = {"connect_four": herna.game("four_in_a_row"), "tic_tac_toe": TIC_TAC_TOE, "othello": OTHELLO}


def stream(game: Game) -> Play:
    """A batch in compiled code, as large as is worth a call, on all cores that there are."""
    seeds = count(1)

    def play(size: int) -> tuple[int, int]:
        played = batch.play(game, size, seed=next(seeds))
        return size, played.actions

    return play


def call(game: Game, at_once: int) -> Play:
    """One batch after the other, so many matches each."""
    seeds = count(1)

    def play(size: int) -> tuple[int, int]:
        return size * at_once, sum(batch.play(game, at_once, seed=next(seeds)).actions for _ in range(size))

    return play


def api(game: Game) -> Play:
    """A match from Python: ask who acts and what is legal, choose, apply."""
    start = game.new()

    def play(size: int) -> tuple[int, int]:
        actions = 0
        for _ in range(size):
            state = copy_of(start)
            while game.actor(state) != NOBODY:
                game.apply(state, pick(game.legal(state)))
                actions += 1
        return size, actions

    return play


def step(game: Game) -> Play:
    """A match from Python with the call that applies an action and lists what is legal then."""
    start, out = game.new(), np.empty(game.widest, np.int32)

    def play(size: int) -> tuple[int, int]:
        actions = 0
        for _ in range(size):
            state = copy_of(start)
            legal = kernel.legal_of(state, out)
            while legal:
                legal = kernel.step(state, out[int(random.random() * legal)], out)
                actions += 1
        return size, actions

    return play


def through_pettingzoo(game: Game) -> Play:
    from herna.envs import pettingzoo

    return zoo(pettingzoo.env(game))


def vector(game: Game, at_once: int) -> Play:
    """Steps of Gymnasium's vector environment; the own seat plays its first legal action, the other at random."""
    from herna.envs.gymnasium import Many

    envs = Many(game, at_once)
    kept = [envs.reset(seed=1)[0]["action_mask"], np.zeros(at_once, np.bool_)]

    def play(size: int) -> tuple[int, int]:
        mask, over = kept
        matches = actions = 0
        for _ in range(size):
            actions += at_once - np.count_nonzero(over)  # a match that is over begins again, which is no action
            seen, _, over, _, _ = envs.step(mask.argmax(axis=1))
            mask = seen["action_mask"]
            matches += np.count_nonzero(over)
        kept[:] = mask, over
        return int(matches), int(actions)

    return play


def search(game: Game) -> Play:
    """Tree search from the first position; its actions are simulations, each played at random to the end."""
    view, entropies = game.observed(game.new(), 0), count(1)

    def play(size: int) -> tuple[int, int]:
        for _ in range(size):
            make(game, "hard", simulations=SIMULATIONS).choose(view, next(entropies))
        return size, size * SIMULATIONS

    return play


def replay(name: str, actions: Sequence[int]) -> Replayed:
    """Play these actions; without any, a match at random."""
    game = GAMES[name]
    state, legal, played = game.new(), [], []
    while game.actor(state) != NOBODY:
        legal.append(game.legal(state))
        played.append(actions[len(played)] if actions else pick(legal[-1]))
        game.apply(state, played[-1])
    return {"actions": played, "legal": legal, "payoffs": game.payoff(state)}


def each(prepare: Callable[[Game], Play]) -> Callable[[str, int], Play]:
    return lambda name, at_once: prepare(GAMES[name])


if __name__ == "__main__":
    serve(
        {"version": herna.__version__, "games": sorted(GAMES)},
        {
            "stream": each(stream),
            "call": lambda name, at_once: call(GAMES[name], at_once),
            "api": each(api),
            "step": each(step),
            "zoo": each(through_pettingzoo),
            "vector": lambda name, at_once: vector(GAMES[name], at_once),
            "search": each(search),
        },
        replay,
    )
