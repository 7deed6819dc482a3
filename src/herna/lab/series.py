"""Series: many whole games between bots, on all cores or on a cluster."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from herna.bots import make, opponents
from herna.engine.game import Game, Setting
from herna.engine.match import Match

from .engines import Engine, Threads

T = TypeVar("T")


@dataclass(frozen=True)
class Pairing:
    """One game of a series: which dice, which level sits where, and how long they may think."""

    seed: int
    players: tuple[str, ...]
    simulations: int | None = None
    seconds: float | None = None


def play(game: Game, pairing: Pairing, seats: int | None, options: Mapping[str, object]) -> Match:
    """A whole game. The bots' entropy is derived separately from the dice, so neither reveals anything about the other.

    An organiser, who plays for nobody, is always the same bot.
    """
    match = Match.begin(game, seats=seats, seed=pairing.seed, options=options, players=pairing.players)
    bots = [make(game, level, pairing.simulations, pairing.seconds) for level in pairing.players]
    if game.organiser:
        bots.append(make(game, opponents(game)[0]))
    while not match.over:
        seat = match.seat
        view = game.observed(match.state, seat)
        match.play(bots[seat].choose(view, _thought(pairing.seed, seat, match.ply)))
    return match


def _thought(seed: int, seat: int, ply: int) -> int:
    digest = hashlib.sha256(f"thought {seed} {seat} {ply}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def play_all(
    game: Game, pairings: Sequence[Pairing], setting: Setting, look: Callable[[Match], T], on: Engine | None = None
) -> Iterator[tuple[int, T]]:
    """What `look` makes of the games of a series, with their numbers, as they end.

    It looks where the game is played, so it is a function of a module, and what it makes can be sent.
    """
    work = _Games(game, tuple(pairings), setting, look)
    for span, seen in (on or Threads()).run(work, len(pairings)):
        yield from zip(span, seen, strict=True)


@dataclass(frozen=True)
class _Games(Generic[T]):
    """What an engine is given."""

    game: Game
    pairings: Sequence[Pairing]
    setting: Setting
    look: Callable[[Match], T]

    def __call__(self, numbers: range) -> list[T]:
        return [self.look(play(self.game, self.pairings[number], *self.setting)) for number in numbers]
