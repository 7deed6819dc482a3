"""Trials: what single actions lead to, without a tree."""

import numpy as np

from herna.engine.kernel import CHANCE, NOBODY, actor, apply, check, draw, evaluate, imagine
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below, splitmix64

from .playout import quick_play

TIE = 1e-6  # less than any difference that means something


@kernel
def settle_chance(s, x):
    """Draw what chance owes; returns the entropy to go on with."""
    while actor(s) == CHANCE:
        x = splitmix64(x)
        apply(s, draw(s, x))
    return x


@kernel
def look_ahead(root, actions, samples, sums, luck, seed):
    """Evaluate the position after each action, chance drawn, over some samples.

    `sums` gets the values of every seat, a row for each action; `luck` a tiny random number that breaks ties.
    """
    scratch = np.empty_like(root)
    value = np.zeros(sums.shape[1], np.float32)
    x = seed
    for i in range(len(actions)):
        for _ in range(samples):
            scratch[0] = root[0]
            s = scratch[0]
            x = splitmix64(x)
            imagine(s, x)
            apply(s, actions[i])
            x = settle_chance(s, x)
            evaluate(s, value)
            for seat in range(len(value)):
                sums[i, seat] += value[seat]
        x = splitmix64(x)
        luck[i] = TIE * below(x, 1024)


@kernel
def follow(s, line):
    """Play the line as far as it can be played without chance; returns how many of its actions that were."""
    for i in range(len(line)):
        if actor(s) < 0 or check(s, line[i]) != 0:
            return i
        apply(s, line[i])
    return len(line)


@kernel
def play_until(s, seat, most, out, x):
    """Quick actions until the seat's turn comes again after somebody else's, but not more than `most`."""
    others = False
    for _ in range(most):
        now = actor(s)
        if now == NOBODY or (others and now == seat):
            break
        others = others or (now != CHANCE and now != seat)
        x = quick_play(s, 1, out, x)


@kernel
def try_out(root, actions, plan, worlds, until, most, widest, sums, tried, ends, seed):
    """Play each action in the same imagined worlds with the same luck, then quickly on, and evaluate.

    Play goes on until it is the turn of the seat `until` again; with NOBODY, to the end of the match. After the first
    action of the plan the rest of the plan is followed. A world in which an action is illegal says nothing about it.
    `sums` gets the values of every seat, a row for each action; `tried` the number of worlds in which it was played;
    `ends` the states where the last action ended, for as many of these worlds as there is room.
    """
    scratch = np.empty_like(root)
    out = np.empty(widest, np.int32)
    value = np.zeros(sums.shape[1], np.float32)
    for i in range(len(actions)):
        world = seed
        for _ in range(worlds):
            scratch[0] = root[0]
            s = scratch[0]
            world = splitmix64(world)
            imagine(s, world)
            if follow(s, plan if actions[i] == plan[0] else actions[i : i + 1]) == 0:
                continue
            play_until(s, until, most, out, world)
            evaluate(s, value)
            for seat in range(len(value)):
                sums[i, seat] += value[seat]
            if tried[i] < len(ends):
                ends[tried[i]] = scratch[0]
            tried[i] += 1
