"""Warming up: everything a player will call, called once, so that its machine code is on disk."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import numpy as np

from herna.bots import Bot, make
from herna.bots.playout import random_games
from herna.engine import kernel
from herna.engine.game import Game
from herna.engine.match import Match

Step = tuple[str, Callable[[], None]]


def steps(games: Iterable[Game]) -> list[Step]:
    """What to do, with a label for each."""
    return [step for game in games for step in _steps(game)]


def _steps(game: Game) -> list[Step]:
    return [
        (f"{game.title}: rules", lambda: _rules(game)),
        (f"{game.title}: notation", lambda: _matches(game)),
        (f"{game.title}: scenes", lambda: _scenes(game)),
        (f"{game.title}: playouts", lambda: _playouts(game)),
        (f"{game.title}: judgement", lambda: _bot(game, make(game, "greedy"))),
        (f"{game.title}: search", lambda: _bot(game, make(game, "hard", simulations=300))),
    ]


def _rules(game: Game) -> None:
    state = game.new()
    out = np.empty(game.widest, np.int32)
    action = int(out[0]) if kernel.legal_of(state, out) else 0
    kernel.check_of(state, action)
    kernel.step(state, action, out)
    game.payoff(state)
    game.observed(state, 0)


def _matches(game: Game) -> None:
    """Whole games at random through the Python face: notation, positions, refusals, drawings."""
    for seed in range(3):
        seats, options = game.benched[seed % len(game.benched)]
        match = game.match(seats=seats, seed=seed, **options)
        chooser = random.Random(seed)
        while not match.over:
            _look(game, match)
            match.play(chooser.choice(match.legal()))
        _look(game, match)
        match.result()


def _look(game: Game, match: Match) -> None:
    text = match.position
    game.position(text, match.header.seats, **match.header.options)
    game.diagram(match.state, colour=True)
    match.scores()


def _scenes(game: Game) -> None:
    if game.stage is None:
        return
    match = game.match(seed=1)
    chooser = random.Random(1)
    while not match.over:
        game.stage.overlays(match.state, 0)
        match.play(chooser.choice(match.legal()))
        match.svg()


def _playouts(game: Game) -> None:
    random_games(game.new(), 1, game.widest, np.uint64(1))


def _bot(game: Game, bot: Bot) -> None:
    match = game.match(seed=1)
    make(game, "random").choose(game.observed(match.state, match.seat), 1)
    for _ in range(30):
        if not match.over:
            match.play(bot.choose(game.observed(match.state, match.seat), match.ply))
