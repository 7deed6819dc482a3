"""Compiled random play, for tests that need many different states."""

from __future__ import annotations

from typing import Any

import numpy as np
from hypothesis import settings

from herna.engine.game import Game, State
from herna.engine.kernel import CHANCE, actor, apply, check, draw, legal, pick
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below, splitmix64


@kernel
def _wander(states: Any, seed: Any, plies: Any, out: Any) -> Any:
    s = states[0]
    for i in range(plies):
        entropy = splitmix64(seed + np.uint64(i))
        if actor(s) == CHANCE:
            apply(s, draw(s, entropy))
        else:
            n = legal(s, out)
            if n == 0:
                return i
            apply(s, out[below(entropy, n)])
    return plies


@kernel
def _allowed(states: Any, first: Any, last: Any, out: Any) -> Any:
    n = 0
    for action in range(first, last):
        if check(states[0], action) == 0:
            if n < len(out):
                out[n] = action
            n += 1
    return n


@kernel
def _tally(states: Any, seed: Any, draws: Any, out: Any) -> Any:
    for i in range(draws):
        out[draw(states[0], splitmix64(seed + np.uint64(i)))] += 1


@kernel
def _misplaced(states: Any, step: Any, out: Any, room: Any) -> Any:
    n = legal(states[0], out)
    wrong = 0
    for k in range(0, n, step):
        high = ((k << 32) + n - 1) // n  # the smallest entropy that leads to place k
        if pick(states[0], np.uint64(high) << np.uint64(32), room) != out[k]:
            wrong += 1
    if n == 0 and pick(states[0], np.uint64(step) << np.uint64(62), room) >= 0:
        wrong += 1
    return n, wrong


def examples(number: int) -> int:
    """This many examples, scaled by the profile's number of examples."""
    return number * settings().max_examples // 60


def wander(game: Game, state: State, seed: int, plies: int) -> int:
    """Play random actions, chance by its true distribution; returns how many there were before nothing was legal."""
    return int(_wander(state, np.uint64(seed), plies, np.empty(game.widest, np.int32)))


def allowed(game: Game, state: State, margin: int = 100) -> list[int]:
    """Every number that `check` accepts, but for unlisted ones, tried a little beyond both ends of the action space."""
    out = np.empty(game.actions, np.int32)
    n = int(_allowed(state, -margin, game.actions + margin, out))
    return [int(action) for action in out[:n] if action not in game.unlisted]


def misplaced(game: Game, state: State, step: int) -> tuple[int, int]:
    """How many actions are legal, and for how many of the places tried `pick` returns another than `legal` lists; where
    nothing is legal, whether it returns something all the same."""
    room = np.full(game.widest if game.kernel.pick is None else 1, -7, np.int32)
    n, wrong = _misplaced(state, step, np.empty(game.widest, np.int32), room)
    return int(n), int(wrong)


def tally(game: Game, state: State, seed: int, draws: int) -> dict[int, int]:
    """How often each outcome is drawn at a chance event."""
    out: np.ndarray[Any, Any] = np.zeros(game.actions, np.int64)
    _tally(state, np.uint64(seed), draws, out)
    return {int(action): int(out[action]) for action in np.flatnonzero(out)}
