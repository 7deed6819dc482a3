"""From the words of the command line to a table with a match on it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

import herna
from herna import bots
from herna.engine import journal
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.engine.journal import Recorder
from herna.engine.match import Match

from . import shelf
from .screen import Screen
from .seating import PERSON, bot_level, seating
from .table import Table


@dataclass(frozen=True)
class Wishes:
    """What a person asked for; None if nothing was said."""

    level: str | None = None
    seat: str | None = None
    seats: int | None = None
    seed: int | None = None
    file: Path | None = None
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def asks_for_new(self) -> bool:
        return self.seed is not None or self.file is not None or self.seats is not None or bool(self.options)


def play(game: Game, wishes: Wishes, screen: Screen) -> None:
    """A new match, or the one left unfinished if the person prefers that."""
    if wishes.level is not None:
        bots.make(game, wishes.level)
    if screen.interactive and not wishes.asks_for_new:
        left = shelf.unfinished(game.name, herna.game)
        if left and screen.agrees(screen.words("terminal-unfinished", when=shelf.when(left[0]))):
            resume(left[0], wishes, screen)
            return
    path = wishes.file or shelf.fresh_path(game.name)
    if path.exists():
        raise BadOption(f"{path} exists already; to go on with it: herna play {game.name} --resume {path}")
    match = Match.begin(game, seats=wishes.seats, seed=wishes.seed, options=wishes.options)
    level = wishes.level or bots.default_level(game)
    players = seating(game.notation.seats(match.state), max(match.seat, 0), wishes.seat, level)
    match.header = replace(match.header, players=players)  # who acts first is known only now
    Table(Recorder(path, match), players, screen, _chance(wishes.seed)).run()


def resume(path: Path, wishes: Wishes, screen: Screen, game: str | None = None) -> None:
    """Continue a match, with the players it had unless others are asked for."""
    left = journal.read(path, herna.game, mend=True)
    if game is not None and left.game.name != game:
        raise BadOption(f"{path} is a match of {left.game.name}, not of {game}")
    if left.closed:
        raise BadOption(f"{path} is finished; look at it with: herna show {path}")
    names = left.game.notation.seats(left.state)
    known = left.header.players if len(left.header.players) == len(names) else (PERSON,) * len(names)
    if wishes.seat is not None:
        players = seating(
            names, max(left.seat, 0), wishes.seat, wishes.level or _level_among(known) or bots.default_level(left.game)
        )
    elif wishes.level is not None:
        players = tuple(player if bot_level(player) is None else f"bot:{wishes.level}" for player in known)
    else:
        players = known
    Table(Recorder.resume(path, herna.game), players, screen, _chance(wishes.seed)).run()


def _level_among(players: tuple[str, ...]) -> str | None:
    return next((level for player in players if (level := bot_level(player))), None)


def _chance(seed: int | None) -> random.Random:
    """Entropy for the bots, repeatable if the dice are, but derived separately from them."""
    return random.SystemRandom() if seed is None else random.Random(f"bots {seed}")
