"""Steps per second of `herna.envs.gymnasium`, by Gymnasium's own measure.

    python benchmarks/vector.py [--at-once 1 64 1024] [--seconds 5] [--processor] [GAME ...]

`gymnasium.utils.performance` draws actions from the action space; here that draws one of the legal actions of each
match, as an agent would, and the figures include the drawing. Steps in which a match only begins again do not count.
"""

from __future__ import annotations

import argparse
import time
from types import SimpleNamespace
from typing import Any

import numpy as np
from gymnasium.utils import performance
from gymnasium.utils.performance import benchmark_step, benchmark_vector_step

import herna
from herna.envs.gymnasium import Many, Solo


class OneOfTheLegal:
    """An action space that knows the masks."""

    def __init__(self) -> None:
        self.masks = np.ones((1, 1), np.int8)
        self.luck = np.random.default_rng(0)

    def seed(self, seed: int | None = None) -> None:
        self.luck = np.random.default_rng(seed)

    def sample(self) -> Any:
        counts = self.masks.sum(axis=1, dtype=np.int64)
        first = np.concatenate(([0], np.cumsum(counts)[:-1]))
        legal = np.append(np.flatnonzero(self.masks) % self.masks.shape[1], 0)  # what is over plays anything
        wanted = first + (self.luck.random(len(counts)) * counts).astype(np.int64)
        return legal[wanted]


class Drawn(Many):
    def __init__(self, *words: Any, **more: Any) -> None:
        super().__init__(*words, **more)
        self.action_space = OneOfTheLegal()

    def _observation(self) -> dict[str, Any]:
        self.action_space.masks = self._masks
        return super()._observation()


class DrawnAlone(Solo):
    """One match; its bot plays at random, so that the step is measured and not the bot."""

    def __init__(self, game: str) -> None:
        super().__init__(game, bots="random")
        self.action_space = self
        self._luck = np.random.default_rng(0)

    def sample(self) -> int:
        return int(self._luck.choice(self._sitting.legal(self._seat)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=herna.game_names())
    parser.add_argument("--at-once", type=int, nargs="+", default=[1, 64, 1024], help="matches")
    parser.add_argument("--seconds", type=int, default=5)
    parser.add_argument("--processor", action="store_true", help="count processor time, not the clock's")
    chosen = parser.parse_args()
    if chosen.processor:
        performance.time = SimpleNamespace(time=time.process_time)  # a step has one thread
    print(f"| game | {' | '.join(f'Many, {number}' for number in chosen.at_once)} | one by one |")
    print(f"|---|{'---:|' * (len(chosen.at_once) + 1)}")
    for name in chosen.games:
        figures = [
            benchmark_vector_step(Drawn(name, number), target_duration=chosen.seconds, seed=1)
            for number in chosen.at_once
        ]
        figures.append(benchmark_step(DrawnAlone(name), target_duration=chosen.seconds, seed=1))
        print(f"| {herna.game(name).title} | {' | '.join(f'{figure:,.0f}' for figure in figures)} |", flush=True)


if __name__ == "__main__":
    main()
