"""Bench: how fast a game is in compiled code, from Python, and from a freshly typed command."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from herna.bots import make, strongest_level, thinking_of
from herna.bots.kernel.playout import random_games
from herna.engine import kernel
from herna.engine.game import Game, Setting, State

from . import batch
from .engines import Engine, Gpu, Threads

ROUNDS = 5
FEW_GAMES, GAMES = 20, 2000  # in a round of random play; as many as fit into
ROUND_SECONDS = 2.0
FIRST_MOVE = """
import herna
from herna.bots import default_level, make
game = herna.game({name!r})
match = game.match(seed=1)
make(game, default_level(game)).choose(game.observed(match.state, match.seat), 1)
"""


def measure(game: Game, progress: Callable[[int, int, str], None]) -> dict[str, Any]:
    """All figures of a game; each is the best of a few rounds, since other load can only slow a round down.

    Play is measured in the settings the game names; the first of them gives the main figures.
    """
    first, *others = game.benched
    parts: list[tuple[str, Callable[[], dict[str, Any]]]] = [
        ("random games", lambda: random_play(game, first)),
        ("tree search", lambda: tree_search(game, first)),
        ("calls from Python", lambda: calls(game, first)),
        ("a crowded position", lambda: crowd(game)),
        ("start", lambda: start_up(game)),
        ("cold compile", lambda: cold_compile(game)),
    ]
    if others:
        parts.append(("other settings", lambda: {"other_settings": [in_setting(game, other) for other in others]}))
    figures: dict[str, Any] = {"game": game.name, "rules": game.rules}
    for number, (label, part) in enumerate(parts):
        progress(number, len(parts), label)
        figures.update(part())
    progress(len(parts), len(parts), "")
    return figures


def throughput(game: Game, on: Engine) -> dict[str, Any]:
    """Whole matches by a policy, on all workers of an engine; matches are few where playing one takes long.

    First the same few are played there and in threads of this process, whose bytes must be the same.
    """
    seats, options = game.benched[0]
    figures: dict[str, Any] = {"game": game.name, "rules": game.rules}
    for policy in on.policies if isinstance(on, Gpu) else batch.POLICIES:

        def play(matches: int, on: Engine, policy: str = policy) -> batch.Batch:
            return batch.play(game, matches, policy=policy, seats=seats, options=options, on=on)

        start = time.perf_counter()
        first = play(FEW_GAMES, on)
        figures[f"{policy}_first_seconds"] = time.perf_counter() - start
        figures[f"{policy}_same_as_threads"] = first.digest() == play(FEW_GAMES, Threads()).digest()
        matches, seconds = FEW_GAMES, 0.0
        while seconds < ROUND_SECONDS:
            busy, start = on.busy if isinstance(on, Gpu) else 0.0, time.perf_counter()
            played = play(matches, on)
            seconds = time.perf_counter() - start
            figures[f"{policy}_matches"] = matches
            figures[f"{policy}_actions_per_second"] = played.actions / seconds
            if isinstance(on, Gpu):
                figures[f"{policy}_actions_per_gpu_second"] = played.actions / (on.busy - busy)
            matches *= 8 if seconds < ROUND_SECONDS / 8 else 2
    return figures


def in_setting(game: Game, setting: Setting) -> dict[str, Any]:
    """Speed of play with this number of seats and these options."""
    seats, options = setting
    named = {"seats": game.read_seats(seats), "options": dict(options)}
    return {**named, **random_play(game, setting), **tree_search(game, setting)}


def best(action: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of the fastest round."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        action()
        times.append(time.perf_counter() - start)
    return min(times)


def random_play(game: Game, setting: Setting) -> dict[str, Any]:
    start = game.new(setting[0], **setting[1])
    seed = np.uint64(1)
    random_games(start, 1, game.widest, seed)
    a_few = best(lambda: random_games(start, FEW_GAMES, game.widest, seed), 1)
    games = min(GAMES, max(FEW_GAMES, int(FEW_GAMES * ROUND_SECONDS / a_few)))
    actions = random_games(start, games, game.widest, seed)
    seconds = best(lambda: random_games(start, games, game.widest, seed))
    return {"random_actions_per_second": actions / seconds, "random_games_per_second": games / seconds}


def tree_search(game: Game, setting: Setting) -> dict[str, Any]:
    """Simulations as the strongest level runs them; for a planner, also the time of one action."""
    state, level = middle(game, setting), strongest_level(game)
    thinking = thinking_of(game, level)
    simulations = thinking.simulations if thinking.kind == "planner" else 20_000
    make(game, level, simulations=1).choose(state, 1)
    seconds = best(lambda: make(game, level, simulations=simulations).choose(state, 1), 3)
    figures = {"mcts_simulations_per_second": simulations / seconds}
    if thinking.kind == "planner":
        figures["hard_action_milliseconds"] = seconds * 1e3
    return figures


def middle(game: Game, setting: Setting) -> State:
    """A position some way into a game, where a player has a choice."""
    match = game.match(seats=setting[0], seed=1, **setting[1])
    bot = make(game, "greedy")
    while match.ply < 40 or len(match.legal()) < 2:
        match.play(bot.choose(game.observed(match.state, match.seat), match.ply))
    return game.observed(match.state, match.seat)


def calls(game: Game, setting: Setting) -> dict[str, Any]:
    state = middle(game, setting)
    scratch = state.copy()
    out = np.empty(game.widest, np.int32)
    kernel.legal_of(state, out)
    action = int(out[0])
    repeats = 20_000

    def list_legal() -> None:
        for _ in range(repeats):
            kernel.legal_of(state, out)

    def step() -> None:
        for _ in range(repeats):
            scratch[0] = state[0]
            kernel.step(scratch, action, out)

    def copy_only() -> None:
        for _ in range(repeats):
            scratch[0] = state[0]

    copying = best(copy_only)
    return {
        "legal_microseconds": best(list_legal) / repeats * 1e6,
        "step_microseconds": (best(step) - copying) / repeats * 1e6,
    }


def crowd(game: Game) -> dict[str, Any]:
    """Median cost of an action and of listing the legal ones in a crowded position, if the game names one."""
    if game.crowded is None:
        return {}
    state = game.crowded(game)
    scratch = state.copy()
    out = np.empty(game.widest, np.int32)
    actions = game.legal(state)
    times = []
    for action in actions[:: max(1, len(actions) // 500)]:
        scratch[0] = state[0]
        start = time.perf_counter()
        kernel.play_on(scratch, action)
        times.append(time.perf_counter() - start)
    return {
        "crowded_apply_microseconds": sorted(times)[len(times) // 2] * 1e6,
        "crowded_legal_microseconds": best(lambda: kernel.legal_of(state, out), 200) * 1e6,
    }


def start_up(game: Game) -> dict[str, Any]:
    herna = [sys.executable, "-m", "herna"]
    first_move = [sys.executable, "-c", FIRST_MOVE.format(name=game.name)]
    return {
        "version_seconds": best(lambda: _run([*herna, "--version"])),
        "warm_first_bot_move_seconds": best(lambda: _run(first_move), 3),
    }


def cold_compile(game: Game) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "herna", "compile", game.name]
        return {"cold_compile_seconds": best(lambda: _run(command, {"HERNA_CACHE": folder}), 1)}


def _run(command: list[str], more: dict[str, str] | None = None) -> None:
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **(more or {})})
