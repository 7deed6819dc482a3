"""Playouts: quick actions and whole games inside the compiler, written once for every game."""

import numpy as np

from herna.engine.kernel import CHANCE, NOBODY, actor, apply, draw, pick, suggest
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import splitmix64


@kernel
def quick_play(s, most, out, x):
    """Play quick actions until the match ends, but not more than `most`; returns the entropy to go on with.

    Chance has entropy of its own, so that from the same `x` it brings the same, whatever the seats do.
    """
    luck = ~x
    for _ in range(most):
        seat = actor(s)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            luck = splitmix64(luck)
            apply(s, draw(s, luck))
        else:
            x = splitmix64(x)
            apply(s, suggest(s, x, out))
    return splitmix64(x ^ luck)


@kernel
def random_game(s, out, x):
    """Play at random to the end; returns how many actions, chance included, and the entropy to go on with."""
    n = 0
    while True:
        seat = actor(s)
        if seat == NOBODY:
            return n, x
        x = splitmix64(x)
        if seat == CHANCE:
            apply(s, draw(s, x))
        else:
            apply(s, pick(s, x, out))
        n += 1


@kernel
def random_games(start, games, widest, seed):
    """Play many games from one state; returns how many actions were played in all."""
    scratch = np.empty_like(start)
    out = np.empty(widest, np.int32)
    x = seed
    total = 0
    for _ in range(games):
        scratch[0] = start[0]
        n, x = random_game(scratch[0], out, x)
        total += n
    return total
