"""Series: many whole games between bots, on all cores."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass

from herna.bots import Bot, cores, make, opponents
from herna.engine.game import Game
from herna.engine.match import Match

Table = Callable[[], Sequence[Bot]]  # makes the bots of one game, seat by seat


@dataclass(frozen=True)
class Pairing:
    """One game of a series: which dice, and who sits where."""

    seed: int
    players: tuple[str, ...]
    table: Table


def play(game: Game, pairing: Pairing, seats: int | None, options: Mapping[str, object]) -> Match:
    """A whole game. The bots' entropy is derived separately from the dice, so neither reveals anything about the other.

    An organiser, who plays for nobody, is always the same bot.
    """
    match = Match.begin(game, seats=seats, seed=pairing.seed, options=options, players=pairing.players)
    bots = [*pairing.table(), make(game, opponents(game)[0])] if game.organiser else pairing.table()
    while not match.over:
        seat = match.seat
        view = game.observed(match.state, seat)
        match.play(bots[seat].choose(view, _thought(pairing.seed, seat, match.ply)))
    return match


def _thought(seed: int, seat: int, ply: int) -> int:
    digest = hashlib.sha256(f"thought {seed} {seat} {ply}".encode()).digest()
    return int.from_bytes(digest[:8], "big")


def play_all(
    game: Game, pairings: Sequence[Pairing], seats: int | None, options: Mapping[str, object]
) -> Iterator[tuple[int, Match]]:
    """All games of a series with their numbers, as they end. Search releases the GIL, so there is a thread per core."""
    with ThreadPoolExecutor(cores()) as pool:
        running: dict[Future[Match], int] = {}
        try:
            for number, pairing in enumerate(pairings):
                running[pool.submit(play, game, pairing, seats, options)] = number
            while running:
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
