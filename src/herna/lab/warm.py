"""Warming up: call everything a player will call once, so that its machine code is on disk."""

from __future__ import annotations

import logging
import os
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from pathlib import Path

import numpy as np
from llvmlite.binding import get_host_cpu_name

from herna.bots import cores, levels, make, simplest_level, thinking_of
from herna.bots.kernel.playout import random_games
from herna.engine import debrief, kernel
from herna.engine.game import Game
from herna.engine.homes import homes
from herna.engine.kernel import compiler
from herna.engine.match import Match
from herna.review.walk import review

Part = tuple[str, Callable[[], None]]
log = logging.getLogger("herna")
STEPS, REVIEWING = 6, 2  # of each game, and of its reviews
JUDGED = 12  # simulations of each judgement
REVIEWED = 20  # actions
LOOKS = 5  # actions between two drawings of a match: drawing takes longer than playing
SIMULATIONS = 300
TELLS = "Compiling "  # the start of a line about a step


def is_done(name: str) -> bool:
    """Whether the game was warmed up with these sources, on this kind of machine, and is still complete."""
    if compiler.INTERPRETED:
        return True
    try:
        processor, pieces = _mark(name).read_text(encoding="utf-8").split()
    except (OSError, ValueError):
        return False
    return processor == get_host_cpu_name() and int(pieces) <= _pieces()


def _mark(name: str) -> Path:
    """The file with the processor and the number of cached files after compiling; a cache grows until it is cleared."""
    return compiler.CACHE / f"{name}.done"


def _pieces() -> int:
    """The number of machine code files for this version of Python."""
    version = f"py{sys.version_info.major}{sys.version_info.minor}"
    return sum(1 for _ in compiler.CACHE.rglob(f"*.{version}*.nbc"))


def here(game: Game, progress: Callable[[int, int, str], None], *, reviews: bool = False) -> None:
    """Warm up one game, step by step; with `reviews`, also what judging and reviews need."""
    steps = [*_steps(game), *(_reviewing(game) if reviews else ())]
    for number, (label, step) in enumerate(steps):
        progress(number, len(steps), label)
        step()
    compiler.CACHE.mkdir(parents=True, exist_ok=True)
    _mark(game.name).write_text(f"{get_host_cpu_name()} {_pieces()}", encoding="utf-8")
    progress(len(steps), len(steps), "")


def in_processes(names: Sequence[str], progress: Callable[[int, int, str], None], *, reviews: bool = False) -> None:
    """Warm up several games, one per core at a time; each reports its steps on standard error."""
    total = len(names) * (STEPS + reviews * REVIEWING)
    more = ["--reviews"] if reviews else []
    told = [0]
    same = {**os.environ, "HERNA_CACHE": str(compiler.CACHES)}

    def warm_up(name: str) -> None:
        command = [sys.executable, "-m", "herna", "compile", name, *more]
        tail: list[str] = []
        with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, env=same) as child:
            assert child.stderr is not None
            for line in child.stderr:
                tail = [*tail[-20:], line]
                if line.startswith(TELLS):
                    progress(told[0], total, line.removeprefix(TELLS).strip())
                    told[0] += 1
        if child.returncode:
            failed = f"{name} could not be compiled:\n{''.join(tail)}"
            if homes()[name].distribution is None:
                raise RuntimeError(failed)
            log.warning("%s", failed)  # what others bring must not keep anyone from playing the rest

    at_once = 1 if sys.platform == "win32" else cores()  # no file locks there: see engine/kernel/compiler.py
    with ThreadPoolExecutor(at_once) as pool:
        list(pool.map(warm_up, names))
    progress(total, total, "")


def _steps(game: Game) -> list[Part]:
    return [
        (f"{game.title}: rules", lambda: _rules(game)),
        (f"{game.title}: notation", lambda: _matches(game)),
        (f"{game.title}: scenes", lambda: _scenes(game)),
        (f"{game.title}: playouts", lambda: _playouts(game)),
        *((f"{game.title}: {kind} bots", partial(_bot, game, level)) for kind, level in _kinds(game).items()),
    ]


def _reviewing(game: Game) -> list[Part]:
    return [
        (f"{game.title}: judgements", lambda: _judgements(game)),
        (f"{game.title}: reviews", lambda: _reviews(game)),
    ]


def _kinds(game: Game) -> dict[str, str]:
    """The kinds of bot that a table offers, with the strongest level of each; the simplest comes with every other."""
    return {thinking_of(game, level).kind: level for level in levels(game)[1:] or levels(game)}


def _rules(game: Game) -> None:
    state = game.new()
    out = np.empty(game.widest, np.int32)
    action = int(out[0]) if kernel.legal_of(state, out) else 0
    kernel.check_of(state, action)
    kernel.step(state, action, out)
    game.payoff(state)
    game.observed(state, 0)


def _matches(game: Game) -> None:
    """Whole random games through the Python API: notation, positions, refusals, drawings, debriefs."""
    for seed in range(3):
        seats, options = game.benched[seed % len(game.benched)]
        match = game.match(seats=seats, seed=seed, **options)
        chooser = random.Random(seed)
        turns = count()
        while not match.over:
            if next(turns) % LOOKS == 0:
                _look(game, match)
            match.play(chooser.choice(match.legal()))
        _look(game, match)
        match.result()
        debrief.of_match(match, "rules", match.ranking())


def _look(game: Game, match: Match) -> None:
    text = match.position
    game.position(text, match.header.seats, **match.header.options)
    game.diagram(match.state, colour=True)
    match.scores()


def _scenes(game: Game) -> None:
    if game.sprites is None:
        return
    match = game.match(seed=1)
    chooser = random.Random(1)
    turns = count()
    while not match.over:
        if next(turns) % LOOKS == 0:
            game.stage.overlays(match.state, 0)
            match.svg()
        match.play(chooser.choice(match.legal()))


def _playouts(game: Game) -> None:
    random_games(game.new(), 1, game.widest, np.uint64(1))


def _bot(game: Game, level: str) -> None:
    """What bots call when they choose. What judging adds is compiled when somebody first asks for a judgement."""
    match = game.match(seed=1)
    make(game, simplest_level(game)).choose(game.observed(match.state, match.seat), 1)
    bot = make(game, level, simulations=SIMULATIONS)
    for _ in range(30):
        if not match.over:
            match.play(bot.choose(game.observed(match.state, match.seat), match.ply))


def _judgements(game: Game) -> None:
    match = game.match(seed=2)
    chooser = random.Random(2)
    while len(match.legal()) < 2:  # there is nothing to judge
        match.play(chooser.choice(match.legal()))
    view = game.observed(match.state, match.seat)
    for level in levels(game):
        make(game, level, simulations=JUDGED).judge(view, None, 1)


def _reviews(game: Game) -> None:
    """The beginning of a random match, reviewed as if it had been broken off."""
    match = game.match(seed=3)
    chooser = random.Random(3)
    while not match.over and match.ply < REVIEWED:
        match.play(chooser.choice(match.legal()))
    review(match, effort=JUDGED)
