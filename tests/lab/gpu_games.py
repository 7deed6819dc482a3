"""Plays batches on a GPU that is simulated, and prints what came out: `python tests/lab/gpu_games.py FILE`.

FILE holds, for each game, a state from which the matches go on. Wants NUMBA_ENABLE_CUDASIM=1, and NUMBA_DISABLE_JIT=1
since the simulator runs Python.
"""

from __future__ import annotations

import sys

import numpy as np

import herna
from herna.engine.game import Game, State
from herna.lab import batch
from herna.lab.engines import Engine, Gpu

SPAN = 3  # matches; the last span is smaller than the others


def batches(game: Game, start: State, on: Engine) -> list[str]:
    """What came out of matches from this state, and of whole matches where they are short."""
    found = [batch.play(game, 5, seed=11, start=start, census=game.census is not None, on=on).digest()]
    if game.actions < 10:
        found.append(batch.play(game, 10, seed=12, options={"line": 3}, on=on).digest())
    return found


def main(path: str) -> None:
    starts = np.load(path)
    for name in starts.files:
        game = herna.game(name)
        print(name, *batches(game, np.frombuffer(starts[name].tobytes(), game.state).copy(), Gpu(SPAN)))


if __name__ == "__main__":
    main(sys.argv[1])
