"""Puzzles: positions with something to find, a rating for each of them and for everybody who tries them.

The first try counts, once: a wrong one, a hint and the solution count as not solved. The server alone decides that.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from hashlib import blake2b

import msgspec
import structlog

from herna.engine import puzzles as box
from herna.engine.errors import HernaError
from herna.engine.exercise import Exercise
from herna.engine.puzzles import Puzzle
from herna.engine.scene import Message

from ..errors import Refused
from ..ratings import Rating, after_try, puzzle_at
from ..rooms.hub import Hub
from ..store.progress import HOUSE, Notes
from . import streak
from .games import Catalogue
from .limits import Buckets
from .study import Asker, Tried

KIND = "puzzles"
RATING = "rating"  # of a person, by game; of puzzles, by their keys, in notes of the house
NEAREST = 5  # of which one is drawn
TREND = 40  # ratings that are told
SEASONED = 5  # tries at puzzles of a game after which somebody moves their ratings
NEW_RATE, NEW_BURST = 0.05, 60  # people who begin at one address: a class at once, then one in 20 s

log = structlog.get_logger()


class Noted(msgspec.Struct, frozen=True):
    """What is kept about a puzzle that somebody has tried: how it went, and the person's rating around it."""

    solved: bool
    before: int
    after: int
    puzzle: int


class Puzzles:
    """The kind `puzzles`: keys are GAME.ID."""

    def __init__(self, hub: Hub, catalogue: Catalogue, limits: Buckets, newcomers: Buckets) -> None:
        self._hub = hub
        self._catalogue = catalogue
        self._limits = limits
        self._newcomers = newcomers
        self._broken: set[str] = set()  # games whose puzzles cannot be read, which is told once

    def names(self, game: str) -> tuple[str, ...]:
        """The keys of the puzzles of a game. Nothing is called that has to be compiled."""
        return tuple(self._box(game))

    def _box(self, game: str) -> Mapping[str, Puzzle]:
        shelved = self._catalogue.shelved(game)
        if game in self._broken:
            return {}
        try:
            return {each.key: each for each in box.puzzles(shelved)}
        except HernaError as error:
            log.error("puzzles_broken", game=game, error=str(error))
            self._broken.add(game)
            return {}

    async def find(self, key: str, asker: Asker) -> tuple[Exercise, ...]:
        name = key.partition(".")[0]
        game, puzzle = self._catalogue.game(name), self._box(name).get(key)
        if puzzle is None:
            raise Refused("no_table", "there is no such puzzle")
        return (await self._hub.crews.studying.do(asker.address, box.exercise, game, puzzle),)

    async def heard(self, key: str, asker: Asker, tried: Tried) -> None:
        right = tried.right
        if right is None or asker.person is None:
            return
        if await self.noted(asker.person, key) is not None:
            return
        if not self._limits.take(asker.address):
            raise Refused("flood", "too many puzzles from your address, wait a little")
        if not await streak.has_begun(self._hub, asker.person) and not self._newcomers.take(asker.address):
            raise Refused("flood", "too many people from your address begin to practise at once, wait a little")
        await self._rate(asker.person, key, solved=right)

    async def _rate(self, person: str, key: str, *, solved: bool) -> None:
        """The first try counts, whichever of several that come together is written first."""
        game, now = key.partition(".")[0], self._hub.now()
        first = self._first(key)

        async def work(notes: Notes) -> None:
            if not await notes.claim(person, KIND, key, "{}", now):
                return
            mine = _rating(await notes.held(person, RATING, game, _text(Rating()), now))
            its = _rating(await notes.held(HOUSE, RATING, key, _text(first), now))
            new, hard = after_try(mine, its, solved=solved)
            if mine.tries < SEASONED:
                hard = its
            noted = Noted(solved, mine.points, new.points, hard.points)
            await notes.put(person, KIND, key, _text(noted), now)
            await notes.put(person, RATING, game, _text(new), now)
            await notes.put(HOUSE, RATING, key, _text(hard), now)
            await streak.note_day(notes, person, now)

        await self._hub.store.progress.together(work)

    def _first(self, key: str) -> Rating:
        """The rating of a puzzle that nobody has tried."""
        puzzle = self._box(key.partition(".")[0])[key]
        return puzzle_at(puzzle.rating, puzzle.deviation)

    def themes(self, key: str) -> tuple[Message, ...]:
        """What a puzzle is about, which would tell too much before it is solved."""
        name = key.partition(".")[0]
        puzzle = self._box(name).get(key)
        game = self._catalogue.shelved(name)
        return () if puzzle is None else tuple(box.theme_message(game, theme) for theme in puzzle.themes)

    # --- what is kept -----------------------------------------------------------------------------

    async def noted(self, person: str, key: str) -> Noted | None:
        """How somebody did."""
        kept = await self._hub.store.progress.find(person, KIND, key)
        return None if kept is None else msgspec.json.decode(kept.value, type=Noted)

    async def history(self, person: str, game: str = "") -> dict[str, Noted]:
        """All that somebody has tried, of one game or of all, the oldest first."""
        kept = await self._hub.store.progress.of(person, KIND, begins=f"{game}." if game else "")
        return {each.key: msgspec.json.decode(each.value, type=Noted) for each in kept}

    async def rating(self, person: str, game: str) -> Rating | None:
        kept = await self._hub.store.progress.find(person, RATING, game)
        return None if kept is None else _rating(kept.value)

    # --- which comes next -------------------------------------------------------------------------

    async def next_for(self, person: str | None, game: str, after: str | None = None) -> str | None:
        """One that is new and about as hard as somebody is strong; then one that was missed, not the same as before."""
        every = self._box(game)
        seen = {} if person is None else await self.history(person, game)
        fresh = [key for key in every if key not in seen]
        if not fresh:
            missed = [key for key, noted in seen.items() if not noted.solved and key in every]
            others = [key for key in missed if key != after]
            return secrets.choice(others or missed) if missed else None
        mine = Rating() if person is None else await self.rating(person, game) or Rating()
        rated = await self._hub.store.progress.of(HOUSE, RATING, begins=f"{game}.")
        hard = {each.key: _rating(each.value).mean for each in rated}
        return near(mine.mean, {key: hard.get(key, every[key].rating) for key in fresh})

    def of_day(self, game: str, day: int) -> str | None:
        """The same for everybody on a day, counted since 1970 in UTC; each comes once before any comes again."""
        return daily(self.names(game), day)


def near(points: float, hard: Mapping[str, float]) -> str:
    """One of the nearest."""
    nearest = sorted(hard, key=lambda key: (abs(hard[key] - points), key))[:NEAREST]
    return secrets.choice(nearest)


def daily(keys: Iterable[str], day: int) -> str | None:
    """In an order that looks like none, but is the same everywhere."""
    order = sorted(keys, key=lambda key: blake2b(key.encode(), digest_size=8).digest())
    return order[day % len(order)] if order else None


def _rating(text: str) -> Rating:
    return msgspec.json.decode(text, type=Rating)


def _text(value: Rating | Noted) -> str:
    return msgspec.json.encode(value).decode()
