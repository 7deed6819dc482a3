"""Whole matches on a GPU, one in each thread, by the functions that play them everywhere else. The policy is `uniform`.

The state of a match lies in its thread's own memory; so does the list of what is legal, where a game brings no `pick`.
"""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np
from numba import cuda

from herna.bots.kernel.batch import entropy_of, play_at_random
from herna.engine.errors import BadOption
from herna.engine.game import Game, State
from herna.engine.kernel import payoff
from herna.engine.kernel.compiler import CACHE

THREADS = 64  # of a block
Array = np.ndarray[Any, Any]


def free_memory() -> int:
    """Bytes that are free on the GPU."""
    if not cuda.is_available():
        raise BadOption("--on gpu needs an NVIDIA GPU with its driver, and `pip install herna[gpu]`")
    return int(min(cuda.current_context().get_memory_info().free, 2**40))


def play(game: Game, starts: State, numbers: range, seed: np.uint64, most: int, *results: Array) -> float:
    """Play matches as `herna.bots.kernel.batch.play_batch` does; returns for how many seconds the GPU was busy."""
    *whole, logs = results
    written = [*whole, logs if logs.size else np.zeros((len(logs), 1), logs.dtype)]  # an array there has some bytes
    there = [cuda.to_device(array) for array in written]
    begun = cuda.to_device(starts)
    kernel = compiled(game)
    start = time.perf_counter()
    kernel[-(-len(numbers) // THREADS), THREADS](begun, numbers.start, seed, most, *there)
    cuda.synchronize()
    seconds = time.perf_counter() - start
    for array, result in zip(written, there, strict=True):
        result.copy_to_host(array)
    return seconds


def compiled(game: Game) -> Any:
    """What plays this game on a GPU, compiled when it is first called."""
    return _compiled(game.state, 1 if game.kernel.pick is not None else game.widest)


@cache
def _compiled(state: np.dtype[Any], listed: int) -> Any:
    """The code for records of this type, with so much room for what is legal; kept with the other machine code."""
    settings = getattr(getattr(cuda, "core", None), "config", None)  # numba-cuda has settings of its own
    if settings is not None:
        settings.CACHE_DIR = str(CACHE)

    @cuda.jit(cache=True)
    def play_all(starts, first, seed, most, finals, lengths, payoffs, logs):  # type: ignore[no-untyped-def]  # noqa: PLR0917
        i = cuda.grid(1)
        if i < len(finals):
            out = cuda.local.array(listed, np.int32)
            mine = cuda.local.array(1, state)
            mine[0] = starts[i % len(starts)]
            lengths[i] = play_at_random(mine[0], most, out, entropy_of(seed, first + i), logs[i])
            payoff(mine[0], payoffs[i])
            finals[i] = mine[0]

    return play_all
