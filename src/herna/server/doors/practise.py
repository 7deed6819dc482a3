"""What somebody may practise: puzzles by game, the mistakes that are due, and how it has gone so far."""

from __future__ import annotations

import json
from typing import Annotated, Any, NamedTuple

import msgspec
from fastapi import APIRouter, Query, Request, Response

from herna.engine.scene import Message

from ..errors import Refused
from ..rooms.hub import Hub
from ..spacing import day_of
from . import courses
from .address import caller
from .games import Catalogue
from .guests import Guests
from .mistakes import Card, Mistakes
from .models import PROBLEMS, Name, TableId
from .openapi import answer
from .puzzles import TREND, Noted, Puzzles
from .streak import Streak, streak_of
from .study import Asker, Key

After = Annotated[
    str | None, Query(max_length=80, description="the puzzle just tried, which comes again only if no other was missed")
]


class DailyPuzzle(msgspec.Struct, frozen=True):
    """A game's puzzle of the day."""

    key: str
    solved: bool | None  # null: I have not tried it


class GamePractice(msgspec.Struct, frozen=True):
    """Puzzles of a game, and how I do with them."""

    game: str
    puzzles: int
    tried: int
    solved: int
    rating: int | None
    sure: bool  # whether the rating says something yet
    trend: tuple[int, ...]  # ratings after each of the last puzzles, the oldest first
    daily: DailyPuzzle | None
    mistakes: int  # in my deck
    learnt: int  # lessons of its course that I have done


class Practice(msgspec.Struct, frozen=True):
    """What I may practise."""

    due: int  # mistakes that are due today
    due_next: int | None  # in how many days the next one is, if none is due
    streak: int  # days in a row, up to today or yesterday
    best: int
    today: bool  # whether today is one of them already
    games: tuple[GamePractice, ...]


class FirstTry(msgspec.Struct, frozen=True):
    """How my first try at a puzzle counted."""

    solved: bool
    before: int
    after: int
    puzzle: int  # its own rating after it
    themes: tuple[Message, ...]


class NextPuzzle(msgspec.Struct, frozen=True):
    key: str | None  # null: there is none left


class DueMistake(msgspec.Struct, frozen=True):
    """A mistake in my deck."""

    key: str
    game: str
    table: str
    days: int  # until it is due; 0: today
    times: int  # that it was practised


class _Mine(NamedTuple):
    """What is kept about the person who asks."""

    person: str | None
    history: dict[str, Noted]
    cards: list[Card]
    learnt: frozenset[str]


def make_router(hub: Hub, catalogue: Catalogue, guests: Guests, puzzles: Puzzles, mistakes: Mistakes) -> APIRouter:
    router = APIRouter(prefix="/api/practise", tags=["study"], responses=PROBLEMS)

    @router.get("", response_class=Response, responses=answer(Practice))
    async def practice(request: Request) -> Response:
        """Puzzles and their ratings by game, the mistakes that are due, days in a row."""
        person, day = guests.person(request), day_of(hub.now())
        mine = _Mine(None, {}, [], frozenset()) if person is None else await _kept(hub, puzzles, mistakes, person)
        cards, streak = mine.cards, Streak() if person is None else await streak_of(hub, person)
        names = [name for name in catalogue.settings.game_names() if _is_there(catalogue, name)]
        due = sum(card.noted.memory.due <= day for card in cards)
        return _json(
            Practice(
                due=due,
                due_next=cards[0].noted.memory.due - day if cards and not due else None,
                streak=streak.on(day),
                best=streak.best,
                today=streak.last == day,
                games=tuple([await _game(puzzles, name, mine, day) for name in names]),
            )
        )

    _add_puzzles(router, guests, puzzles)
    _add_mistakes(router, hub, guests, mistakes)
    return router


def _add_puzzles(router: APIRouter, guests: Guests, puzzles: Puzzles) -> None:
    @router.get("/games/{game}/next", response_class=Response, responses=answer(NextPuzzle))
    async def next_puzzle(game: Name, request: Request, after: After = None) -> Response:
        """A puzzle that is new to me and about as hard as I am strong; then one that I missed."""
        return _json(NextPuzzle(await puzzles.next_for(guests.person(request), game, after)))

    @router.get("/puzzles/{key}", response_class=Response, responses=answer(FirstTry | None))
    async def first_try(key: Key, request: Request) -> Response:
        """How my first try at a puzzle counted; null before it."""
        if key not in puzzles.names(key.partition(".")[0]):
            raise Refused("no_table", "there is no such puzzle")
        person = guests.person(request)
        noted = None if person is None else await puzzles.noted(person, key)
        if noted is None:
            return _json(None)
        return _json(FirstTry(noted.solved, noted.before, noted.after, noted.puzzle, puzzles.themes(key)))


def _add_mistakes(router: APIRouter, hub: Hub, guests: Guests, mistakes: Mistakes) -> None:
    @router.get("/mistakes", response_class=Response, responses=answer(list[DueMistake]))
    async def deck(request: Request) -> Response:
        """The mistakes in my deck, those that are due first."""
        person = guests.person(request)
        cards = [] if person is None else await mistakes.deck(person)
        return _json([_due(card, day_of(hub.now())) for card in cards])

    @router.post("/mistakes/{table}", response_class=Response, responses=answer(list[DueMistake]))
    async def collect(table: TableId, request: Request) -> Response:
        """Take my mistakes in a match that was reviewed into my deck; all of them, in the order of the match."""
        person = guests.person(request)
        if person is None:
            raise Refused("not_seated", "only somebody who has played here can practise this match")
        keys = await mistakes.collect(table, Asker(caller(request), person))
        known = {card.key: card for card in await mistakes.deck(person)}
        return _json([_due(known[key], day_of(hub.now())) for key in keys if key in known])


def _is_there(catalogue: Catalogue, name: str) -> bool:
    """Games that cannot even say what they are are left out."""
    try:
        catalogue.shelved(name)
    except Refused:
        return False
    return True


async def _kept(hub: Hub, puzzles: Puzzles, mistakes: Mistakes, person: str) -> _Mine:
    lessons = await hub.store.progress.of(person, courses.KIND)
    done = frozenset(each.key for each in lessons if json.loads(each.value).get("done") is True)
    return _Mine(person, await puzzles.history(person), await mistakes.deck(person), done)


async def _game(puzzles: Puzzles, name: str, mine: _Mine, day: int) -> GamePractice:
    keys = puzzles.names(name)
    tried = {key: noted for key, noted in mine.history.items() if key.startswith(f"{name}.")}
    rating = None if mine.person is None or not tried else await puzzles.rating(mine.person, name)
    of_day = puzzles.of_day(name, day)
    done = tried.get(of_day or "")
    return GamePractice(
        game=name,
        puzzles=len(keys),
        tried=sum(key in tried for key in keys),
        solved=sum(key in tried and tried[key].solved for key in keys),
        rating=rating.points if rating else None,
        sure=rating is not None and rating.sure,
        trend=tuple(noted.after for noted in tried.values())[-TREND:],
        daily=DailyPuzzle(of_day, done.solved if done else None) if of_day else None,
        mistakes=sum(card.noted.game == name for card in mine.cards),
        learnt=sum(key.startswith(f"{name}.") for key in mine.learnt),
    )


def _due(card: Card, day: int) -> DueMistake:
    memory = card.noted.memory
    return DueMistake(card.key, card.noted.game, card.table, max(0, memory.due - day), memory.times)


def _json(made: Any) -> Response:
    return Response(msgspec.json.encode(made), media_type="application/json")
