"""Creating a table: a new match, or one from a file."""

from __future__ import annotations

import random
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Annotated, Literal, TypeVar

from fastapi import APIRouter, Request, Response
from pydantic import Field

from herna.bots import LEVELS
from herna.engine import journal
from herna.engine.errors import HernaError
from herna.engine.game import Game
from herna.engine.kernel import entropy
from herna.engine.match import Match, branch_header

from .. import identity
from ..errors import Refused
from ..protocol import ClockRule
from ..rooms.hub import Hub
from ..tables.chairs import bot_level
from ..tables.charter import Chair, Founding
from ..tables.clock import GAME_LIMITS
from ..tables.events import Event, HintsSettled, SidesDrawn, WatchersSettled
from ..tables.founding import BOT, NAMELESS, found
from .address import caller
from .games import Catalogue, begin
from .guests import Guests
from .models import Asked, BotLevel, Model, Nickname

Thing = TypeVar("Thing")


class SeatWish(Model):
    kind: Literal["me", "here", "open", "bot"] = Field(description="`here`: another person at my screen")
    nickname: Nickname = ""
    level: BotLevel = None


class ClockWish(Model):
    kind: Literal["move", "bank"]
    seconds: Annotated[int, Field(ge=1, le=10_000_000)]
    increment: Annotated[int, Field(ge=0, le=86_400)] = 0
    flag: Literal["lose", "draw", "bot"] = "lose"


class NewTable(Asked):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, str | int | bool] = Field(default={})
    seats: Annotated[list[SeatWish], Field(max_length=64)] | None = Field(
        default=None, description="one for each seat; by default the first is mine and the others are open"
    )
    clock: ClockWish | None = None
    limits: bool | None = Field(
        default=None,
        description="the time limits of the game's own rules, instead of a clock; by default when several people play",
    )
    hints: bool | None = Field(
        default=None, description="whether a bot may be asked for hints; by default unless several people play"
    )
    public: bool = Field(
        default=True, description="listed if others can sit there, and open seats can be taken without a link"
    )
    lot: bool = Field(default=False, description="draw who sits where by lot")
    watchers_chat: bool = Field(default=False, description="whether those who watch may chat")


class Journal(Asked):
    journal: str = Field(description="the text of a .herna file")
    seats: Annotated[list[SeatWish], Field(max_length=64)] | None = None
    clock: ClockWish | None = None
    limits: bool | None = None
    hints: bool | None = None
    public: bool = True
    lot: bool = False
    watchers_chat: bool = False


class Invitation(Model):
    seat: int
    secret: str
    link: str


class Created(Model):
    id: str
    secret: str | None = Field(description="opens my seats; nobody else gets it")
    link: str
    invitations: list[Invitation]


class Laying:
    """Creates tables on request."""

    def __init__(self, hub: Hub, catalogue: Catalogue, guests: Guests) -> None:
        self.hub = hub
        self.catalogue = catalogue
        self.guests = guests

    async def create(
        self,
        match: Match,
        wish: NewTable | Journal,
        request: Request,
        response: Response,
    ) -> Created:
        wishes = [] if match.closed else wish.seats
        seats = match.header.seats
        if wishes is None:
            wishes = [SeatWish(kind="me"), *[SeatWish(kind="open")] * (seats - 1)]
        if wish.lot:
            wishes = random.SystemRandom().sample(wishes, len(wishes))
        secret = identity.fresh_secret()
        person = identity.digest(self.guests.identify(request, response))
        invitations = {seat: identity.fresh_secret() for seat, wish in enumerate(wishes) if wish.kind == "open"}
        if match.closed:
            names = match.header.players
            chairs = [self._of_file(name) for name in (names if len(names) == seats else [""] * seats)]
        else:
            chairs = [
                self._chair(match.game, wish, identity.digest(secret), person, invitations.get(seat))
                for seat, wish in enumerate(wishes)
            ]
        if len(chairs) != seats:
            raise Refused("bad_option", f"this match has {seats} seats, not {len(chairs)}")
        if match.game.organiser_of(match.state) is not None:  # the person who creates the table also runs the match
            chairs.append(Chair("person", "", key=identity.digest(secret), person=person))
        rule = _clock_rule(match.game, wish, len([each for each in wishes if each.kind != "bot"]))
        founding: Founding = found(
            match,
            chairs,
            self.hub.now(),
            clock=rule,
            public=wish.public,
            id=self.hub.fresh_id(),
            events=() if match.closed else tuple(_settled(wish)),
        )
        await self.hub.found(founding)
        mine = any(identity.same(chair.key, identity.digest(secret)) for chair in chairs) and not match.closed
        place = f"/t/{founding.charter.id}"
        return Created(
            id=founding.charter.id,
            secret=secret if mine else None,
            link=f"{place}#seat={secret}" if mine else place,
            invitations=[
                Invitation(seat=seat, secret=invite, link=f"{place}#invite={invite}")
                for seat, invite in invitations.items()
            ],
        )

    def _chair(self, game: Game, wish: SeatWish, key: str, person: str, invite: str | None) -> Chair:
        if wish.kind == "open":
            return Chair("open", invite=identity.digest(invite or ""))
        if wish.kind == "bot":
            return Chair("bot", level=bot_level(game, wish.level))
        return Chair("person", self.guests.nickname(wish.nickname), key=key, person=person)

    def _of_file(self, name: str) -> Chair:
        """Somebody who played a match that is over, by the name in its file."""
        level = name.removeprefix(BOT)
        if level != name and level in LEVELS:
            return Chair("bot", level=level)
        return Chair("person", "" if name == NAMELESS else self.guests.nickname(name))

    def read_journal(self, text: str) -> Match:
        """The match of a journal; one that is not closed continues with dice of this server."""
        pause = Patience(self.hub.settings.limits.journal_seconds)
        if len(text) > self.hub.settings.limits.journal_bytes:
            raise Refused("too_big", f"a journal has {self.hub.settings.limits.journal_bytes} characters at most")
        if text.count("\n") > self.hub.settings.limits.log_rows // 4:
            raise Refused("too_big", "this journal has too many lines")
        try:
            match = journal.loads(text, self.hub.preparing.find_game, "journal", pause=pause)
            if match.closed:
                return _marked(match)
            played = [ply.entry for ply in match.line]
            seed = entropy.fresh_seed()
            header = branch_header(match.header, entropy.commitment(seed), len(played))
            match = Match.fold(match.game, header, pause.before_each(played), seed)
        except Refused:
            raise
        except HernaError as error:
            raise Refused("bad_option", str(error)) from None
        match.roll()
        if match.over:
            match.close()
            return _marked(match)
        return match


def _marked(match: Match) -> Match:
    """A finished match from a file: the person who wrote the file chose its names and its seed."""
    match.header = replace(match.header, imported=True)
    return match


class Patience:
    """Raises an exception when the time for a long file is up; a thread cannot be stopped from outside."""

    def __init__(self, seconds: float) -> None:
        self._end = time.monotonic() + seconds

    def __call__(self) -> None:
        if time.monotonic() > self._end:
            raise Refused("too_big", "this file takes too long to read")

    def before_each(self, things: Iterable[Thing]) -> Iterator[Thing]:
        for each in things:
            self()
            yield each


def add_laying(router: APIRouter, laying: Laying) -> None:
    @router.post("/tables", status_code=201, tags=["tables"])
    async def create(wish: NewTable, request: Request, response: Response) -> Created:
        """Create a table. Its secrets are only ever in this answer."""
        game = laying.catalogue.game(wish.game)
        laying.guests.count_table(request)
        number = len(wish.seats) if wish.seats is not None else None
        beginning = laying.hub.crews.beginning
        match = await beginning.do(caller(request), begin, game, number, wish.options, game.casual)
        return await laying.create(match, wish, request, response)

    @router.post("/tables/import", status_code=201, tags=["tables"])
    async def import_(wish: Journal, request: Request, response: Response) -> Created:
        """Create a table with a match from a file: to look at if its dice are revealed, else to continue."""
        laying.guests.count_table(request)
        match = await laying.hub.crews.reading.do(caller(request), laying.read_journal, wish.journal)
        return await laying.create(match, wish, request, response)


def _clock_rule(game: Game, wish: NewTable | Journal, people: int) -> ClockRule | None:
    """The requested clock; without one, the game's own limits if several people play."""
    clock = wish.clock
    if clock is not None:
        return ClockRule(clock.kind, clock.seconds, clock.increment, clock.flag)
    wanted = people > 1 if wish.limits is None else wish.limits
    return GAME_LIMITS if wanted and game.pace is not None else None


def _settled(wish: NewTable | Journal) -> Iterator[Event]:
    """What the log begins with."""
    if wish.hints is not None:
        yield HintsSettled(wish.hints)
    if wish.watchers_chat:
        yield WatchersSettled(True)
    if wish.lot:
        yield SidesDrawn()
