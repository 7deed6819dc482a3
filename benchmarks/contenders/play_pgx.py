"""Pgx as a contender of `engines.py`: games in JAX, so many matches at once in one compiled call."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pgx
from orders import Play, Replayed, numbers, serve

GAMES = ("connect_four", "othello", "tic_tac_toe")
PASS = 64  # in Othello
KEYS = "unsafe_rbg"  # the quickest of JAX's generators here


def first_states(env: Any, at_once: int) -> Any:
    """Matches begin as copies of these, which is quicker than to begin them one by one."""
    return jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), at_once))


def choose(state: Any, key: Any) -> Any:
    """A legal action for each match, all as likely; one random number for each."""
    sums = jnp.cumsum(state.legal_action_mask, axis=1)
    wanted = jnp.floor(jax.random.uniform(key, sums.shape[:1]) * sums[:, -1])
    return jnp.argmax(sums > wanted[:, None], axis=1)


def over(state: Any) -> Any:
    return state.terminated | state.truncated


def where(which: Any, ones: Any, others: Any) -> Any:
    """For each match one state or the other."""

    def chosen(one: Any, other: Any) -> Any:
        return jnp.where(which.reshape(which.shape + (1,) * (one.ndim - 1)), one, other)

    return jax.tree_util.tree_map(chosen, ones, others)


def stream(name: str, at_once: int) -> Play:
    """So many matches at once in one compiled loop; each begins again as soon as it is over."""
    env = pgx.make(name)
    fresh, step = first_states(env, at_once), jax.vmap(env.step)

    @jax.jit
    def steps(state: Any, key: Any, count: Any) -> Any:
        def body(_: Any, carried: Any) -> Any:
            state, key, ended = carried
            key, own = jax.random.split(key)
            state = step(state, choose(state, own))
            ends = over(state)
            return where(ends, fresh, state), key, ended + ends.sum()

        return jax.lax.fori_loop(0, count, body, (state, key, jnp.int32(0)))

    kept = [fresh, jax.random.key(1, impl=KEYS)]

    def play(size: int) -> tuple[int, int]:
        state, key, ended = steps(*kept, size)
        kept[:] = state, key
        return int(ended), size * at_once

    return play


def call(name: str, at_once: int) -> Play:
    """So many matches in one compiled call, which ends with the longest of them."""
    env = pgx.make(name)
    fresh, step = first_states(env, at_once), jax.vmap(env.step)

    @jax.jit
    def matches(key: Any) -> Any:
        def body(carried: Any) -> Any:
            state, key, actions = carried
            key, own = jax.random.split(key)
            running = ~over(state)
            return step(state, choose(state, own)), key, actions + running.sum()

        state, key, actions = jax.lax.while_loop(lambda c: ~over(c[0]).all(), body, (fresh, key, jnp.int32(0)))
        return key, actions, state.rewards

    kept = [jax.random.key(1, impl=KEYS)]

    def play(size: int) -> tuple[int, int]:
        actions = 0
        for _ in range(size):
            kept[0], played, _ = matches(*kept)
            actions += int(played)
        return size * at_once, actions

    return play


def vector(name: str, at_once: int) -> Play:
    """Steps from Python; the own seat plays its first legal action, the other answers at random, all in one call."""
    env = pgx.make(name)
    fresh, step = first_states(env, at_once), jax.vmap(env.step)

    @jax.jit
    def steps(state: Any, key: Any, actions: Any) -> Any:
        key, own = jax.random.split(key)
        mid = step(state, actions)
        after = step(mid, choose(mid, own))
        ended = over(after)
        state = where(ended, fresh, after)
        seen = state.observation, state.legal_action_mask, mid.rewards + after.rewards, ended
        return state, key, jnp.argmax(state.legal_action_mask, axis=1), ended.sum(), seen

    kept = [fresh, jax.random.key(1, impl=KEYS), jnp.argmax(fresh.legal_action_mask, axis=1)]

    def play(size: int) -> tuple[int, int]:
        state, key, actions = kept
        matches = []
        for _ in range(size):
            state, key, actions, ended, seen = steps(state, key, actions)
            matches.append(ended)
        jax.block_until_ready(seen)
        kept[:] = state, key, actions
        return int(sum(matches)), size * at_once

    return play


def replay(name: str, actions: Sequence[int]) -> Replayed:
    """Pgx draws lots for who begins, and its Othello ends only when both have passed."""
    step = jitted(name)
    state = pgx.make(name).init(jax.random.PRNGKey(0))
    first, legal, payoffs = int(state.current_player), [], np.zeros(2)
    for action in actions:
        legal.append(numbers(np.flatnonzero(state.legal_action_mask)))
        state = step(state, action)
        payoffs += state.rewards
    while name == "othello" and not over(state):
        state = step(state, PASS)
        payoffs += state.rewards
    return {"legal": legal, "over": bool(over(state)), "payoffs": [float(payoffs[first]), float(payoffs[1 - first])]}


@cache
def jitted(name: str) -> Any:
    return jax.jit(pgx.make(name).step)


if __name__ == "__main__":
    about = {"version": f"{version('pgx')} with JAX {jax.__version__}", "games": GAMES}
    serve(about, {"stream": stream, "call": call, "vector": vector}, replay)
