"""Mistakes: what somebody has played badly in a match that was reviewed, to be played better.

They come back after growing intervals. A person's deck is bounded: what is known best makes room.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import blake2b

import msgspec

from herna.engine.errors import HernaError
from herna.engine.exercise import Exercise, Lines, Wrong
from herna.engine.game import Game
from herna.engine.match import Match
from herna.engine.puzzles import hints
from herna.engine.scene import Message
from herna.engine.state import State, copy_of
from herna.review.report import Moment, Review

from .. import identity
from ..errors import Refused
from ..rooms.hub import Hub
from ..spacing import Memory, day_of, practised
from ..store.progress import Kept, Notes
from ..store.reviews import read
from ..tables.table import Table
from . import streak
from .limits import Buckets
from .reviews import hides_still
from .study import Asker, Tried, seen

KIND = "mistakes"
GRADES = frozenset({"mistake", "blunder"})
GONE = frozenset({"no_table", "outdated"})  # after which a mistake cannot come back
MOST = 300  # mistakes in a person's deck
MOST_OF_TABLE = 60  # those that cost most
REMEMBERED = 300  # exercises that were made


class Noted(msgspec.Struct, frozen=True):
    """What is kept about a mistake."""

    game: str
    memory: Memory


@dataclass(frozen=True)
class Card:
    """A mistake in somebody's deck."""

    key: str
    noted: Noted

    @property
    def table(self) -> str:
        return self.key.partition(".")[0]


class Mistakes:
    """The kind `mistakes`: keys are TABLE.PLY."""

    def __init__(self, hub: Hub, limits: Buckets) -> None:
        self._hub = hub
        self._limits = limits
        self._made: OrderedDict[tuple[str, bytes], Exercise] = OrderedDict()  # by key, and the review it comes from

    async def find(self, key: str, asker: Asker) -> tuple[Exercise, ...]:
        try:
            return (await self._exercise(key, asker),)
        except Refused as error:
            if error.code in GONE and asker.person is not None:
                await self._forget(asker.person, key)
            raise

    async def _forget(self, person: str, key: str) -> None:
        """Take a mistake that cannot come back out of the deck."""
        kept = self._hub.store.progress
        if await kept.find(person, KIND, key) is not None:
            await kept.together(lambda notes: notes.drop(person, KIND, (key,)))

    async def _exercise(self, key: str, asker: Asker) -> Exercise:
        table_id, _, number = key.partition(".")
        if not number.isdecimal() or len(number) > 6:
            raise Refused("no_table", "there is no such mistake")
        table = (await self._hub.room(table_id)).table
        seats, text = _seats_of(table, asker), await self._review_of(table)
        place = key, blake2b(text, digest_size=16).digest()
        made = self._made.get(place)
        if made is None or made.seat not in seats:
            review = await asyncio.to_thread(read, text)
            moment = next((each for each in _bad(review, seats) if each.ply == int(number)), None)
            if moment is None:
                raise Refused("no_table", "there is no such mistake of yours")
            match, broken_off = table.match.copy(), hides_still(table)
            work = self._hub.crews.studying.do
            made = self._made[place] = await work(asker.address, exercise, match, moment, broken_off=broken_off)
            if len(self._made) > REMEMBERED:
                self._made.popitem(last=False)
        return made

    async def heard(self, key: str, asker: Asker, tried: Tried) -> None:
        right = tried.right
        if right is None or asker.person is None:
            return
        person, now = asker.person, self._hub.now()
        kept = await self._hub.store.progress.find(person, KIND, key)
        if kept is None or _noted(kept.value).memory.due > day_of(now):
            return
        if not self._limits.take(asker.address):
            raise Refused("flood", "too many tries from your address, wait a little")

        async def work(notes: Notes) -> None:
            text = await notes.hold(person, KIND, key)
            noted = None if text is None else _noted(text)
            if noted is None or noted.memory.due > day_of(now):
                return
            memory = practised(noted.memory, day_of(now), right=right)
            await notes.put(person, KIND, key, _text(Noted(noted.game, memory)), now)
            await streak.note_day(notes, person, now)

        await self._hub.store.progress.together(work)

    async def deck(self, person: str) -> list[Card]:
        """All mistakes of a person, what is due first before the others; those of matches that are gone leave it."""
        store = self._hub.store
        cards = _deck(await store.progress.of(person, KIND))
        there = await store.numbers(list({card.table for card in cards})) if cards else {}
        gone = [card.key for card in cards if card.table not in there]
        if gone:
            await store.progress.together(lambda notes: notes.drop(person, KIND, gone))
        return [card for card in cards if card.table in there]

    async def collect(self, table_id: str, asker: Asker) -> list[str]:
        """Take the mistakes of a match into one's deck; all their keys, in the order of the match."""
        table = (await self._hub.room(table_id)).table
        found = await self._mistakes(table, _seats_of(table, asker))
        keys = [f"{table_id}.{moment.ply}" for moment in found]
        person, now = asker.person, self._hub.now()
        if person is None or not keys:
            return keys
        known = {card.key for card in await self.deck(person)}
        fresh = [key for key in keys if key not in known]
        if not fresh:
            return keys
        if not self._limits.take(asker.address):
            raise Refused("flood", "too many mistakes from your address, wait a little")
        text = _text(Noted(table.game.name, Memory(due=day_of(now))))

        async def work(notes: Notes) -> None:
            for key in fresh:
                await notes.claim(person, KIND, key, text, now)
            others = [card for card in _deck(await notes.of(person, KIND)) if card.key not in fresh]
            spare = len(others) + len(fresh) - MOST
            if spare > 0:  # those that come back last make room
                await notes.drop(person, KIND, [card.key for card in others[-spare:]])

        await self._hub.store.progress.together(work)
        return keys

    async def _mistakes(self, table: Table, seats: frozenset[int]) -> list[Moment]:
        """What these seats have played badly, in the order of the match; of many, those that cost most."""
        found = _bad(await asyncio.to_thread(read, await self._review_of(table)), seats)
        worst = sorted(found, key=lambda moment: -moment.decision.loss if moment.decision else 0)[:MOST_OF_TABLE]
        return sorted(worst, key=lambda moment: moment.ply)

    async def _review_of(self, table: Table) -> bytes:
        """The review of the match as it is now."""
        if table.ending is None:
            raise Refused("not_over", "mistakes can be practised when the match is over")
        if table.outdated:
            raise Refused("outdated", "this match follows from rules that this server no longer has")
        text = await self._hub.store.reviews.text_of(table.charter.id, table.match.ply)
        if text is None:
            raise Refused("no_review", "this match has no review by this server now; open the match and ask for it")
        return text


def _deck(kept: Iterable[Kept]) -> list[Card]:
    """What is due first before the others."""
    return sorted((Card(each.key, _noted(each.value)) for each in kept), key=lambda card: card.noted.memory.due)


def _bad(review: Review, seats: frozenset[int]) -> Iterator[Moment]:
    for moment in review.moments:
        decision = moment.decision
        if decision is not None and moment.seat in seats and decision.grade in GRADES and decision.better:
            yield moment


def _seats_of(table: Table, asker: Asker) -> frozenset[int]:
    """The seats that somebody has played for."""
    seats = {
        seat
        for seat, chair in enumerate(table.chairs)
        if asker.person is not None and chair.kind == "person" and identity.same(chair.person, asker.person)
    }
    if not seats:
        raise Refused("not_seated", "only who has played here can practise this match")
    return frozenset(seats)


def exercise(match: Match, moment: Moment, *, broken_off: bool = False) -> Exercise:
    """The position before a mistake, with everything that is about as good as the best as its solution.

    Where secrets were never told, a try begins with what its seat could see, so that it uncovers none of them.
    """
    decision, seat, game = moment.decision, moment.seat, match.game
    if decision is None or seat is None:
        raise ValueError(f"nobody has decided anything in step {moment.ply}")
    before, after = match.at(moment.ply - 1), match.at(moment.ply)
    start, later = (seen(game, each, seat) if broken_off else each for each in (before, after))
    right = [each for each in decision.better if _action(game, start, each.text) is not None]
    best = _action(game, start, right[0].text) if right else None
    if best is None:  # what is hidden had made all of it impossible
        raise Refused("no_table", "nothing better was possible there")
    view = seen(game, before, seat)
    played = _told(game, view, match.line[moment.ply - 1].action, seen(game, after, seat))
    why = decision.why[0] if decision.why else None
    about = (_answer(game, later, decision.refutation, seat), why and why.message)
    return Exercise(
        game=game,
        start=start,
        seat=seat,
        title=Message("practise-mistake"),
        task=Message("practise-mistake-task", {"what": played or Message("practise-action", {"text": moment.text})}),
        goal=Lines(tuple((each.text,) for each in right)),
        solution=(right[0].text,),
        rule=why.rule if why else "",
        hints=(*(hint for hint in about if hint), *hints(game, view, best)),
        wrong=(Wrong((moment.text,), Message("practise-mistake-same")),),
        otherwise=Message("practise-mistake-worse"),
        done=Message("practise-mistake-done-why", {"why": why.message}) if why else Message("practise-mistake-right"),
        seed=moment.ply,
    )


def _action(game: Game, state: State, text: str) -> int | None:
    """The action that a text of the judge names, who did not know what is hidden; None where it is impossible."""
    try:
        action = game.read_action(copy_of(state), text)[0]
        game.refuse_illegal(state, action, text)
    except HernaError:
        return None
    return action


def _told(game: Game, before: State, action: int, after: State) -> Message | None:
    """What an action does, in the words that the seat reads."""
    return next(iter(game.stage.narrate(before, action, after)), None)


def _answer(game: Game, state: State, refutation: tuple[str, ...], seat: int) -> Message | None:
    """How the others may answer what was played."""
    action = _action(game, state, refutation[0]) if refutation else None
    if action is None:  # chance has to say something first, too
        return None
    after = copy_of(state)
    game.apply(after, action)
    told = _told(game, seen(game, state, seat), action, seen(game, after, seat))
    return told and Message("practise-mistake-answer", {"what": told})


def _noted(text: str) -> Noted:
    return msgspec.json.decode(text, type=Noted)


def _text(noted: Noted) -> str:
    return msgspec.json.encode(noted).decode()
