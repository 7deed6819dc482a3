"""Plays the same random matches however the kernels are run, and prints what came out.

    python tests/modes.py GAME...

One line for each game and set of options, and for each golden playthrough: a hash over every state, what is legal, what
is refused and why, payoffs and estimates.
Compiled, interpreted (NUMBA_DISABLE_JIT=1) and with bounds checks (NUMBA_BOUNDSCHECK=1) the lines must be the same.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

import herna
from herna.engine import kernel
from herna.engine.game import Game, Options, State
from herna.engine.kernel import CHANCE

GOLDEN = Path(__file__).with_name("golden")
MATCHES = 24  # of a game, shared out over its sets of options
CHECKS = 12  # numbers that are checked in each state
LONGEST = 400  # actions


def option_sets(game: Game) -> list[Options]:
    """The defaults, each other value of each option by itself, and the last value of all of them."""
    listed = [option for option in game.options if option.choices]
    single = [{option.name: value} for option in listed for value in option.choices if value != option.default]
    return [{}, *single, {option.name: option.choices[-1] for option in listed}]


def play(game: Game, options: Options, seats: int, seed: int, choose: Callable[[State, list[int]], int | None]) -> str:
    """A match as a hash."""
    rng = random.Random(seed)
    chain = hashlib.sha256()
    state = game.new(seats, **options)
    payoff, estimate = np.zeros(seats, np.float32), np.zeros(seats, np.float32)
    for ply in range(LONGEST):
        legal = game.legal(state)
        numbers = [rng.randrange(-5, game.actions + 5) for _ in range(CHECKS)]
        reasons = [int(kernel.check_of(state, number)) for number in numbers]
        kernel.payoff_of(state, payoff)
        if ply % 10 == 0:  # slow when interpreted
            kernel.evaluate_of(state, estimate)
        values = payoff.tolist(), [round(value, 4) for value in estimate.tolist()]
        views = [game.observed(state, seat).tobytes() for seat in range(seats)]
        chain.update(repr((legal, reasons, values, game.actor(state))).encode() + state.tobytes() + b"".join(views))
        action = choose(state, legal)
        if action is None:
            break
        game.apply(state, action)
    return chain.hexdigest()


def at_random(game: Game, seed: int) -> Callable[[State, list[int]], int | None]:
    rng = random.Random(seed)

    def choose(state: State, legal: list[int]) -> int | None:
        if game.actor(state) == CHANCE:
            return game.draw(state, np.uint64(rng.getrandbits(64)))
        return rng.choice(legal) if legal else None

    return choose


def as_written(game: Game, actions: list[str]) -> Callable[[State, list[int]], int | None]:
    rest = iter(actions)

    def choose(state: State, legal: list[int]) -> int | None:
        text = next(rest, None)
        return game.notation.parse_action(state, text)[0] if text else None

    return choose


def main(names: list[str]) -> None:
    for name in names:
        game = herna.game(name)
        sets = option_sets(game)
        for options in sets:
            allowed = game.seats_with(game.read_options(options))
            for seats in allowed[:1] if options else allowed:
                seeds = range(max(1, MATCHES // len(sets)))
                hashes = [play(game, options, seats, seed, at_random(game, seed)) for seed in seeds]
                print(name, seats, json.dumps(options), hashlib.sha256("".join(hashes).encode()).hexdigest())
        for path in sorted(GOLDEN.glob(f"{name}-*.txt")):
            _, seats, options, *lines = path.read_text(encoding="utf-8").splitlines()
            actions = [line for line in lines if not line.startswith("= ")]
            given = json.loads(options.partition(" ")[2])
            print(path.stem, play(game, given, int(seats.split()[1]), 0, as_written(game, actions)))


if __name__ == "__main__":
    main(sys.argv[1:])
