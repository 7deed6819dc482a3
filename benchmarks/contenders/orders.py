"""What every contender of `engines.py` does: it takes orders and answers, a line of JSON each.

An order names a task, a game and, where it matters, how many matches are played at once. The contender prepares, warms
up, plays for so many seconds, and answers how much it has played in how long.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from random import random
from typing import Any, TypeVar

import numpy as np

T = TypeVar("T")
Play = Callable[[int], tuple[int, int]]  # plays that much; how many matches ended, how many actions there were
Prepare = Callable[[str, int], Play]  # for a game and so many matches at once
Replayed = dict[str, Any]  # what was legal before each action, and the payoffs
Replay = Callable[[str, Sequence[int]], Replayed]
ENOUGH = 0.2  # seconds that one call of `Play` takes at least, so that what happens once in a call costs nothing
SIMULATIONS = 1_000  # of one search


def serve(about: Mapping[str, Any], tasks: Mapping[str, Prepare], replay: Replay) -> None:
    """Answer orders until there are no more; the first line says who answers."""
    kept: dict[tuple[str, str, int], tuple[Play, int]] = {}
    say({**about, "tasks": sorted(tasks)})
    for line in sys.stdin:
        order = json.loads(line)
        try:
            if order["task"] == "replay":
                say({"replayed": [replay(order["game"], actions) for actions in order["matches"]]})
                continue
            key = (order["task"], order["game"], order["at_once"])
            if key not in kept:
                kept[key] = warmed_up(tasks[order["task"]](order["game"], order["at_once"]))
            say(measured(*kept[key], order["seconds"]))
        except Exception as error:  # the benchmark tells it, and goes on with the others
            say({"error": f"{type(error).__name__}: {error}"})


def say(answer: Mapping[str, Any]) -> None:
    print(json.dumps(answer), flush=True)


def warmed_up(play: Play) -> tuple[Play, int]:
    """Have everything compiled, and find out how much is worth a call."""
    play(1)
    size = 1
    while True:
        started = time.process_time()
        play(size)
        if time.process_time() - started > ENOUGH:
            return play, size
        size *= 2


def measured(play: Play, size: int, seconds: float) -> dict[str, float]:
    matches, actions, started, busy = 0, 0, time.perf_counter(), time.process_time()
    while (lasted := time.perf_counter() - started) < seconds:
        ended, played = play(size)
        matches += ended
        actions += played
    return {"matches": matches, "actions": actions, "seconds": lasted, "processor": time.process_time() - busy}


def pick(things: Sequence[T]) -> T:
    """One of them, each as likely."""
    return things[int(random() * len(things))]


def zoo(env: Any) -> Play:
    """Matches through the API of PettingZoo, as its documentation plays them."""

    def play(size: int) -> tuple[int, int]:
        actions = 0
        for _ in range(size):
            env.reset()
            for _ in env.agent_iter():
                seen, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                else:
                    env.step(pick(np.flatnonzero(seen["action_mask"])))
                    actions += 1
        return size, actions

    return play


def numbers(found: Iterable[Any]) -> list[int]:
    return sorted(int(each) for each in found)
