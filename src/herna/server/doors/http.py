"""The HTTP API: games, tables, lists, journals. Playing itself happens on the socket."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import FileResponse, PlainTextResponse
from pydantic import BaseModel, ConfigDict, Field

from herna import bots
from herna.engine import journal
from herna.engine.errors import HernaError
from herna.engine.game import Game, Options
from herna.engine.kernel import entropy
from herna.engine.match import Match

from .. import identity
from ..errors import Refused
from ..protocol import ClockRule
from ..rooms.hub import Hub
from ..store.queries import Listed
from ..tables import chairs as seating
from ..tables.charter import Chair, Founding
from ..tables.clock import GAME_LIMITS
from ..tables.founding import found
from ..tables.table import Table
from ..tables.texts import tidy
from .limits import Buckets

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
Name = Annotated[str, Path(pattern="^[a-z0-9_]{1,40}$")]
Secret = Annotated[str, Field(max_length=100)]
Nickname = Annotated[str, Field(max_length=200)]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Problem(Model):
    """Why a request had no effect."""

    code: str
    text: str


class OptionOut(Model):
    name: str
    default: str | int | bool
    choices: list[str | int | bool]
    explain: str
    roster: int = Field(description="if not 0, the value may be a sequence of seats in which each stands so often")
    drawn: bool = Field(description="the value is a map, for which there is a workshop")
    casual: bool = Field(description="the default is another one where somebody organises")


class PresetOut(Model):
    name: str
    options: dict[str, str | int | bool]
    seats: int | None


class Seating(Model):
    """Who can sit at a table with these options."""

    options: dict[str, str | int | bool] = Field(description="where they have these values")
    seats: list[list[str]] = Field(description="the seats by name, for each number of them; the usual number first")


class GameOut(Model):
    name: str
    title: str
    summary: str
    rules: str
    options: list[OptionOut]
    presets: list[PresetOut] = Field(description="options that go together; the first is for whoever just plays")
    seatings: list[Seating] = Field(description="the first whose options are those chosen tells the seats")
    levels: list[str] = Field(description="of bots, the weakest first")
    opponents: list[str] = Field(description="those of the levels that suit people who just want to play")
    hides: bool = Field(description="whether some seats know what others do not")
    takebacks: bool = Field(description="whether players may take something back")
    organised: bool = Field(description="whether an organiser can run it for people who are not at a screen")
    paced: bool = Field(description="whether its rules set time limits")


class SeatWish(Model):
    kind: Literal["me", "here", "open", "bot"] = Field(description="`here`: another person at my screen")
    nickname: Nickname = ""
    level: Annotated[str, Field(max_length=20)] = "medium"


class ClockWish(Model):
    kind: Literal["move", "bank"]
    seconds: Annotated[int, Field(ge=1, le=10_000_000)]
    increment: Annotated[int, Field(ge=0, le=86_400)] = 0
    flag: Literal["lose", "draw", "bot"] = "lose"


class NewTable(Model):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, str | int | bool] = {}
    seats: Annotated[list[SeatWish], Field(max_length=64)] | None = Field(
        default=None, description="one for each seat; by default the first is mine and the others are open"
    )
    clock: ClockWish | None = None
    limits: bool | None = Field(
        default=None,
        description="the time limits of the game's own rules, instead of a clock; by default when several people play",
    )
    public: bool = Field(default=True, description="listed, and open seats can be taken without a link")


class Journal(Model):
    journal: str = Field(description="the text of a .herna file")
    seats: Annotated[list[SeatWish], Field(max_length=64)] | None = None
    clock: ClockWish | None = None
    limits: bool | None = None
    public: bool = True


class Invitation(Model):
    seat: int
    secret: str
    link: str


class Created(Model):
    id: str
    secret: str | None = Field(description="opens my seats; nobody else gets it")
    link: str
    invitations: list[Invitation]


class Joining(Model):
    nickname: Nickname = ""
    invitation: Secret | None = None
    seat: Annotated[int, Field(ge=0, le=63)] | None = None


class Joined(Model):
    id: str
    seat: int
    secret: str
    link: str


class ChairOut(Model):
    seat: int
    kind: Literal["open", "person", "bot"]
    nickname: str
    level: str | None
    yours: bool


class TableOut(Model):
    id: str
    game: str
    status: Literal["open", "running", "over"]
    turn: int | None
    ply: int
    result: str | None
    created: int
    updated: int
    public: bool
    seats: list[ChairOut]


class Tables(Model):
    tables: list[TableOut]


class Me(Model):
    known: bool = Field(description="whether this browser has an identity")


class Identity(Model):
    secret: Secret


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)
}


def make_router(hub: Hub) -> APIRouter:
    router = APIRouter(prefix="/api", responses=PROBLEMS)
    desk = Desk(hub)
    _add_games(router, hub, desk)
    _add_tables(router, hub, desk)
    _add_seats(router, hub, desk)
    _add_me(router, desk)
    return router


def _add_games(router: APIRouter, hub: Hub, desk: Desk) -> None:
    @router.get("/games", tags=["games"])
    async def games() -> list[GameOut]:
        """The games and what can be chosen before a match."""
        return [desk.game_out(name) for name in hub.settings.game_names()]

    @router.get("/games/{name}", tags=["games"])
    async def game(name: Name) -> GameOut:
        return desk.game_out(name)

    @router.get("/games/{name}/sprites.svg", tags=["games"], response_class=Response)
    async def sprites(name: Name) -> Response:
        """The symbols that the scenes of a game refer to."""
        drawings = desk.game(name).sprites
        if drawings is None:
            raise Refused("no_table", "this game has no drawings")
        return FileResponse(drawings, media_type="image/svg+xml")


def _add_tables(router: APIRouter, hub: Hub, desk: Desk) -> None:
    @router.post("/tables", status_code=201, tags=["tables"])
    async def create(wish: NewTable, request: Request, response: Response) -> Created:
        """Lay a table. The secrets in the answer are told only here."""
        desk.count_creation(request)
        game = desk.game(wish.game)
        number = len(wish.seats) if wish.seats is not None else None
        try:
            match = Match.begin(game, seats=number, options={**game.casual, **game.name_options(wish.options)})
        except HernaError as error:
            raise Refused("bad_option", str(error)) from None
        return await desk.create(match, wish, request, response)

    @router.post("/tables/import", status_code=201, tags=["tables"])
    async def import_(wish: Journal, request: Request, response: Response) -> Created:
        """Lay a table with a match from a file: to look at if its dice are revealed, else to be played on."""
        desk.count_creation(request)
        match = await asyncio.to_thread(desk.read_journal, wish.journal)
        return await desk.create(match, wish, request, response)

    @router.get("/tables", tags=["tables"])
    async def tables(
        request: Request,
        show: Annotated[Literal["mine", "open", "watch", "finished"], Query()] = "open",
        game: Annotated[str | None, Query(pattern="^[a-z0-9_]{1,40}$")] = None,
        before: Annotated[int | None, Query(ge=0, le=2**53, description="updated before, for the next page")] = None,
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
    ) -> Tables:
        """Lists of tables, the latest first."""
        person = desk.person(request)
        if show == "mine" and person is None:
            return Tables(tables=[])
        status = {"mine": None, "open": "open", "watch": "running", "finished": "over"}[show]
        found = await hub.store.listing(
            status=status,
            person=person if show == "mine" else None,
            game=game,
            before=before,
            limit=min(limit, hub.settings.limits.listed),
        )
        return Tables(tables=[_listed_out(listed, person) for listed in found])


def _add_seats(router: APIRouter, hub: Hub, desk: Desk) -> None:
    @router.get("/tables/{id}", tags=["tables"])
    async def look(id: TableId, request: Request) -> TableOut:
        room = await hub.room(id)
        return _table_out(room.table, desk.person(request))

    @router.post("/tables/{id}/join", tags=["tables"])
    async def join(id: TableId, wish: Joining, request: Request, response: Response) -> Joined:
        """Take an open seat; the secret in the answer holds it."""
        room = await hub.room(id)
        secret = identity.fresh_secret()
        invite = identity.digest(wish.invitation) if wish.invitation is not None else None
        person = desk.identify(request, response)
        key = identity.digest(secret)
        chair = Chair("person", desk.nickname(wish.nickname), key=key, person=identity.digest(person))
        await room.commit_shielded(lambda now: seating.sit(room.table, wish.seat, chair, invite, now))
        seat = min(room.table.claims([key]))
        return Joined(id=id, seat=seat, secret=secret, link=f"/t/{id}#seat={secret}")

    @router.get("/tables/{id}/export", tags=["tables"], response_class=PlainTextResponse)
    async def export(id: TableId) -> PlainTextResponse:
        """The match as a .herna file."""
        shown = (await hub.room(id)).table
        if shown.ending is None and shown.game.hides:
            raise Refused("forbidden", "this game hides things; its journal can be had when the match is over")
        name = f"{shown.game.name}-{id}.herna"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return PlainTextResponse(journal.dumps(shown.match), headers=headers)


def _add_me(router: APIRouter, desk: Desk) -> None:
    @router.get("/me", tags=["me"])
    async def me(request: Request) -> Me:
        return Me(known=desk.person(request) is not None)

    @router.post("/me", tags=["me"])
    async def become(wish: Identity, response: Response) -> Me:
        """Be, in this browser, whoever has this secret: the way to another device."""
        if not identity.is_secret(wish.secret):
            raise Refused("bad_secret", "this is no secret of ours")
        desk.set_cookie(response, wish.secret)
        return Me(known=True)

    @router.post("/me/secret", tags=["me"])
    async def my_secret(request: Request, response: Response) -> Identity:
        """My own secret, to be carried to another device."""
        return Identity(secret=desk.identify(request, response))


class Desk:
    """What several requests need."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._told: dict[str, GameOut] = {}
        self._created = Buckets(hub.settings.limits.tables_rate, hub.settings.limits.tables_burst)

    def game(self, name: str) -> Game:
        if name not in self.hub.settings.game_names():
            raise Refused("no_table", "there is no such game")
        return self.hub.settings.find_game(name)

    def game_out(self, name: str) -> GameOut:
        """What there is to say about a game; it never changes."""
        if name not in self._told:
            self._told[name] = _game_out(self.game(name))
        return self._told[name]

    def count_creation(self, request: Request) -> None:
        if not self._created.take(request.client.host if request.client else ""):
            raise Refused("flood", "too many new tables from your address, wait a little")

    def nickname(self, text: str) -> str:
        return tidy(text)[: self.hub.settings.limits.nickname_length].strip()

    # --- identity ---------------------------------------------------------------------------------

    def person(self, request: Request) -> str | None:
        """The digest of who this is, if we have met."""
        cookie = request.cookies.get(identity.COOKIE)
        return identity.digest(cookie) if cookie is not None and identity.is_secret(cookie) else None

    def identify(self, request: Request, response: Response) -> str:
        """The secret of who this is; somebody new gets one."""
        cookie = request.cookies.get(identity.COOKIE)
        secret = cookie if cookie is not None and identity.is_secret(cookie) else identity.fresh_secret()
        self.set_cookie(response, secret)
        return secret

    def set_cookie(self, response: Response, secret: str) -> None:
        response.set_cookie(
            identity.COOKIE,
            secret,
            max_age=identity.COOKIE_AGE,
            httponly=True,
            samesite="strict",
            secure=self.hub.settings.secure_cookies,
        )

    # --- tables -----------------------------------------------------------------------------------

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
        secret = identity.fresh_secret()
        person = identity.digest(self.identify(request, response))
        invitations = {seat: identity.fresh_secret() for seat, wish in enumerate(wishes) if wish.kind == "open"}
        if match.closed:
            chairs = [Chair("person", self.nickname(name)) for name in _names(match)]
        else:
            chairs = [
                self._chair(wish, identity.digest(secret), person, invitations.get(seat))
                for seat, wish in enumerate(wishes)
            ]
        if len(chairs) != seats:
            raise Refused("bad_option", f"this match has {seats} seats, not {len(chairs)}")
        if match.game.organiser_of(match.state) is not None:  # whoever lays the table runs the match too
            chairs.append(Chair("person", "", key=identity.digest(secret), person=person))
        rule = _clock_rule(match.game, wish, len([each for each in wishes if each.kind != "bot"]))
        founding: Founding = found(
            match, chairs, self.hub.now(), clock=rule, public=wish.public, id=self.hub.fresh_id()
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

    def _chair(self, wish: SeatWish, key: str, person: str, invite: str | None) -> Chair:
        if wish.kind == "open":
            return Chair("open", invite=identity.digest(invite or ""))
        if wish.kind == "bot":
            if wish.level not in bots.LEVELS:
                raise Refused("bad_option", f"there is no bot of level {wish.level!r}; there are {list(bots.LEVELS)}")
            return Chair("bot", level=wish.level)
        return Chair("person", self.nickname(wish.nickname), key=key, person=person)

    def read_journal(self, text: str) -> Match:
        """The match of a journal; one that is not closed goes on with dice of ours."""
        if len(text) > self.hub.settings.limits.journal_bytes:
            raise Refused("too_big", f"a journal has {self.hub.settings.limits.journal_bytes} characters at most")
        if text.count("\n") > self.hub.settings.limits.log_rows // 2:
            raise Refused("too_big", "this journal has too many lines")
        try:
            match = journal.loads(text, self.hub.settings.find_game, "journal")
            if match.closed:
                return match
            played = [ply.entry for ply in match.line]
            seed = entropy.fresh_seed()
            header = replace(match.header, commitment=entropy.commitment(seed), given=len(played))
            match = Match.fold(match.game, header, played, seed)
        except HernaError as error:
            raise Refused("bad_option", str(error)) from None
        match.roll()
        if match.over:
            match.close()
        return match


def _clock_rule(game: Game, wish: NewTable | Journal, people: int) -> ClockRule | None:
    """The clock that was wished for; without one, the limits of the game where several people play."""
    clock = wish.clock
    if clock is not None:
        return ClockRule(clock.kind, clock.seconds, clock.increment, clock.flag)
    wanted = people > 1 if wish.limits is None else wish.limits
    return GAME_LIMITS if wanted and game.pace is not None else None


def _names(match: Match) -> list[str]:
    players = match.header.players
    names = match.game.notation.seats(match.state)
    seats = match.header.seats
    return list(players) if len(players) == seats else list(names[:seats])


def _game_out(game: Game) -> GameOut:
    options: Options = game.read_options(game.casual)
    return GameOut(
        name=game.name,
        title=game.title,
        summary=game.summary,
        rules=game.rules,
        options=[
            OptionOut(
                name=o.name,
                default=options[o.name],
                choices=list(o.choices),
                explain=o.explain,
                roster=o.roster,
                drawn=game.workshop is not None and o.name == game.workshop.OPTION,
                casual=options[o.name] != o.default,
            )
            for o in game.options
        ],
        presets=[PresetOut(name=p.name, options=dict(p.options), seats=p.seats) for p in game.presets],
        seatings=list(_seatings(game, options)),
        levels=list(bots.levels(game)),
        opponents=list(bots.OPPONENTS),
        hides=game.hides,
        takebacks=game.takebacks,
        organised=game.organiser is not None,
        paced=game.pace is not None,
    )


def _seatings(game: Game, defaults: Options) -> Iterator[Seating]:
    """One for each combination of the options that change who can sit there."""

    def seats(chosen: Options) -> list[list[str]]:
        numbers = game.seats_with({**defaults, **chosen})
        return [list(game.notation.seats(game.new(number, **chosen))[:number]) for number in numbers]

    usual = game.seats_with(defaults)
    matter = [
        option
        for option in game.options
        if any(game.seats_with({**defaults, option.name: choice}) != usual for choice in option.choices)
    ]
    for values in product(*(option.choices for option in matter)):
        chosen = {option.name: value for option, value in zip(matter, values, strict=True)}
        yield Seating(options=chosen, seats=seats(chosen))


def _chairs_out(chairs: list[Chair] | tuple[Chair, ...], person: str | None) -> list[ChairOut]:
    return [
        ChairOut(
            seat=seat,
            kind=chair.kind,
            nickname=chair.nickname,
            level=chair.level,
            yours=person is not None and identity.same(chair.person, person),
        )
        for seat, chair in enumerate(chairs)
    ]


def _listed_out(listed: Listed, person: str | None) -> TableOut:
    return TableOut(
        id=listed.id,
        game=listed.game,
        status=listed.status,  # type: ignore[arg-type]  # checked by the model
        turn=listed.turn,
        ply=listed.ply,
        result=listed.result,
        created=listed.created,
        updated=listed.updated,
        public=listed.public,
        seats=_chairs_out(listed.chairs, person),
    )


def _table_out(shown: Table, person: str | None) -> TableOut:
    summary = shown.summary()
    return TableOut(
        id=shown.id,
        game=shown.game.name,
        status=summary.status,
        turn=summary.turn,
        ply=summary.ply,
        result=summary.result,
        created=shown.charter.created,
        updated=shown.rows[-1].at if shown.rows else shown.charter.created,
        public=shown.charter.public,
        seats=_chairs_out(shown.chairs, person),
    )
