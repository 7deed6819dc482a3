"""Batches: many whole matches in one call. Each has entropy of its own, which follows from the seed and its number.

So neither the order in which matches are played nor how many are played in a call changes what happens in them.
"""

import numpy as np

from herna.engine.kernel import CHANCE, NOBODY, actor, apply, draw, legal, observe, payoff, pick, suggest
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import splitmix64

UNIFORM, SUGGEST = 0, 1  # policies: any legal action, all equally likely; what the game suggests for playouts


@kernel
def entropy_of(seed, number):
    """What a match of a series begins with."""
    return splitmix64(splitmix64(seed) ^ np.uint64(number))


@kernel
def by_policy(s, policy, out, x):
    """An action of the seat to act; negative if it has none."""
    if policy == SUGGEST:
        return int(suggest(s, x, out))
    return int(pick(s, x, out))


@kernel
def play_match(s, policy, most, out, x, log):
    """Play to the end, but not more than `most` actions, chance included; returns how many, and `most` if it is stuck.

    Actions are written to `log` as far as it goes. Chance has entropy of its own, so that it brings the same whatever
    the seats do.
    """
    if policy == UNIFORM:
        return play_at_random(s, most, out, x, log)
    luck = ~x
    n = 0
    while n < most:
        seat = actor(s)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            luck = splitmix64(luck)
            action = int(draw(s, luck))
        else:
            x = splitmix64(x)
            action = int(suggest(s, x, out))
        if action < 0:
            return most
        if n < len(log):
            log[n] = action
        apply(s, action)
        n += 1
    return n


@kernel
def play_at_random(s, most, out, x, log):
    """The same by the policy `uniform` alone: all that a GPU is given to compile."""
    luck = ~x
    n = 0
    while n < most:
        seat = actor(s)
        if seat == NOBODY:
            break
        if seat == CHANCE:
            luck = splitmix64(luck)
            action = int(draw(s, luck))
        else:
            x = splitmix64(x)
            action = int(pick(s, x, out))
        if action < 0:
            return most
        if n < len(log):
            log[n] = action
        apply(s, action)
        n += 1
    return n


@kernel
def play_batch(starts, first, seed, policy, most, widest, finals, lengths, payoffs, logs):
    """Play matches number `first` and following, each from its own start or all from the only one."""
    out = np.empty(widest, np.int32)
    for i in range(len(finals)):
        finals[i] = starts[i % len(starts)]
        x = entropy_of(seed, first + i)
        lengths[i] = play_match(finals[i], policy, most, out, x, logs[i])
        payoff(finals[i], payoffs[i])


@kernel
def step_all(states, actions, seats, policy, most, entropy, widest, views, masks, payoffs):
    """Play an action in each state (none where it is negative), then chance and the others up to the own seat's turn.

    `entropy` is replaced by what to go on with. Writes what the own seat sees, marks what it may do, nothing where the
    match is over, and writes the payoffs. Returns how many actions were played in all.
    """
    out = np.empty(widest, np.int32)
    total = 0
    for i in range(len(states)):
        s = states[i]
        own, x, action = int(seats[i]), entropy[i], int(actions[i])
        n = 0
        if action >= 0:
            apply(s, action)
            n = 1
        seat = actor(s)
        while seat != NOBODY and seat != own and n < most:
            x = splitmix64(x)
            action = int(draw(s, x)) if seat == CHANCE else by_policy(s, policy, out, x)
            if action < 0:
                break
            apply(s, action)
            n += 1
            seat = actor(s)
        entropy[i] = x
        total += n
        payoff(s, payoffs[i])
        masks[i, :] = 0
        if seat == own:
            for j in range(legal(s, out)):
                masks[i, out[j]] = 1
        views[i] = states[i]
        observe(views[i], own)
    return total
