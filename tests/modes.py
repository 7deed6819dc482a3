"""Plays the same random matches in whichever way the kernels run, and prints the results.

    python tests/modes.py GAME [ACTIONS]

One line for each game and set of options, and for each golden playthrough: a hash over every state, what is legal, what
is refused and why, what is picked, payoffs and estimates.
Compiled, interpreted (NUMBA_DISABLE_JIT=1) and with bounds checks (NUMBA_BOUNDSCHECK=1) the lines must be the same.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path

import numpy as np

import herna
from herna.engine import kernel
from herna.engine.game import Game, Options, State
from herna.engine.kernel import CHANCE, pick
from herna.engine.kernel.compiler import kernel as compiled

GOLDEN = Path(__file__).with_name("golden")
ENOUGH = 600  # actions with a set of options, after which no new match begins, and of a golden playthrough
THIRDS = 3
CHECKS = 12  # numbers that are checked in each state


@compiled
def pick_from(states, entropy, out):
    return pick(states[0], entropy, out)


def option_sets(game: Game) -> list[Options]:
    """The defaults; then, starting from the first preset, every other value, a third of the options at a time."""
    usual = game.read_options(game.casual)
    listed = [option for option in game.options if option.choices]
    others = {option.name: [value for value in option.choices if value != usual[option.name]] for option in listed}
    sets = [
        {name: values[turn] for name, values in list(others.items())[third::THIRDS] if turn < len(values)}
        for turn in range(max(map(len, others.values()), default=0))
        for third in range(THIRDS)
    ]
    last = {option.name: option.choices[-1] for option in listed}
    wanted = [*sets, last] if last not in sets else sets
    return [{}, *({**game.casual, **chosen} for chosen in wanted if chosen)]


def play(game: Game, options: Options, seats: int, choose: Callable[[State, list[int]], int | None]) -> tuple[str, int]:
    """The hash of a match, and its number of actions."""
    rng = random.Random(1)
    chain = hashlib.sha256()
    state = game.new(seats, **options)
    payoff, estimate = np.zeros(seats, np.float32), np.zeros(seats, np.float32)
    room = np.empty(game.widest, np.int32)
    for ply in count():  # until there is nothing to choose
        legal = game.legal(state)
        numbers = [rng.randrange(-5, game.actions + 5) for _ in range(CHECKS)]
        reasons = [int(kernel.check_of(state, number)) for number in numbers]
        kernel.payoff_of(state, payoff)
        views = b""
        if ply % 10 == 0:  # slow when interpreted
            kernel.evaluate_of(state, estimate)
            views = b"".join(game.observed(state, seat).tobytes() for seat in range(seats))
        if game.actor(state) >= 0 and legal:
            reasons.append(int(pick_from(state, np.uint64(rng.getrandbits(64)), room)))
        values = payoff.tolist(), [round(value, 4) for value in estimate.tolist()]
        chain.update(repr((legal, reasons, values, game.actor(state))).encode() + state.tobytes() + views)
        action = choose(state, legal)
        if action is None:
            return chain.hexdigest(), ply
        game.apply(state, action)


def several(game: Game, options: Options, seats: int, enough: int) -> str:
    """One hash of several random matches."""
    chain, played, seed = hashlib.sha256(), 0, 0
    while played < enough:
        match, actions = play(game, options, seats, at_random(game, seed, enough - played))
        chain.update(match.encode())
        played, seed = played + actions, seed + 1
    return chain.hexdigest()


def at_random(game: Game, seed: int, longest: int) -> Callable[[State, list[int]], int | None]:
    rng = random.Random(seed)
    left = iter(range(longest))

    def choose(state: State, legal: list[int]) -> int | None:
        if next(left, None) is None:
            return None
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


def main(name: str, enough: int = ENOUGH) -> None:
    game = herna.game(name)
    for options in option_sets(game):
        allowed = game.seats_with(game.read_options(options))
        for seats in allowed[:1] if options else allowed:
            print(name, seats, json.dumps(options), several(game, options, seats, enough))
    for path in sorted(GOLDEN.glob(f"{name}-*.txt")):
        _, seats, options, *lines = path.read_text(encoding="utf-8").splitlines()
        actions = [line for line in lines if not line.startswith("= ")][:enough]
        given = json.loads(options.partition(" ")[2])
        print(path.stem, play(game, given, int(seats.split()[1]), as_written(game, actions))[0])


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
