"""Organised matches: creating them, links for the teams, the organiser's desk, the public report, paper.

The game's organiser and workshop say what there is to do, to read and to draw; nothing here knows a game.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Query, Request, Response
from pydantic import FailFast, Field

from herna.engine.errors import HernaError
from herna.engine.game import Game
from herna.engine.messages import FALLBACK, language_of
from herna.engine.options import Options
from herna.engine.organiser import Desk, Organiser, Paper, Papers, Report
from herna.engine.workshop import Brush, Grid, Knob, Made, Workshop

from .. import identity
from ..errors import Refused
from ..protocol import Profile
from ..rooms.hub import Hub
from ..store import lost_links
from ..tables import organising, view
from ..tables.chairs import bot_level
from ..tables.charter import Chair
from ..tables.commands import try_action
from ..tables.events import ChatSettled, Event, HintsSettled, PapersChanged, ProfileChanged
from ..tables.founding import found
from ..tables.table import Table
from ..tables.texts import LONGEST_PHOTO, tidy, tidy_papers, tidy_profile
from . import paper
from .address import caller
from .games import Catalogue, begin
from .guests import Guests
from .models import PROBLEMS, Asked, BotLevel, Model, Name, Nickname, Secret, TableId
from .network import Network
from .openapi import answer

Language = Annotated[str, Query(pattern="^[A-Za-z_-]{1,20}$")]
LONGEST_PAPER = 20_000  # characters
Text = Annotated[str, Field(max_length=LONGEST_PAPER)]
Stroke = Annotated[list[int], Field(max_length=4000), FailFast()]
NOBODY: frozenset[int] = frozenset()


class Team(Model):
    """A seat of a campaign: played by people, or by a bot."""

    nickname: Nickname = ""
    leader: Nickname = ""
    emoji: Annotated[str, Field(max_length=40)] = ""
    colour: Annotated[str, Field(max_length=7)] = ""
    strokes: Annotated[list[Stroke], Field(max_length=60), FailFast()] = Field(default=[])
    inks: Annotated[list[Annotated[str, Field(max_length=7)]], Field(max_length=60), FailFast()] = Field(default=[])
    photo: Annotated[str, Field(max_length=LONGEST_PHOTO)] = Field(default="", description="a JPEG in base 64")
    kind: Literal["people", "bot"] = "people"
    level: BotLevel = None


class NewCampaign(Asked):
    game: Annotated[str, Field(max_length=40)]
    options: dict[str, str | int | bool] = Field(default={})
    teams: Annotated[list[Team], Field(max_length=64)]
    papers: dict[str, Text] = Field(default={}, description="texts that replace those of the house")
    language: Annotated[str, Field(max_length=20)] = FALLBACK
    name: Annotated[str, Field(max_length=80)] = Field(default="", description="of the campaign, for everybody")
    hints: bool = Field(default=False, description="whether teams may ask for hints; can be changed later")
    chat: bool = Field(default=False, description="whether teams may chat; can be changed later")


class Founded(Model):
    id: str
    secret: str = Field(description="of the organiser; nobody else gets it")
    link: str


class Key(Asked):
    secret: Secret | None = None


class LinkWish(Key):
    renew: Annotated[int, Field(ge=0, le=63)] | None = Field(
        default=None, description="a seat whose link was lost or seen by others; the old one opens nothing any more"
    )


class TeamLink(Model):
    seat: int
    link: str


class Links(Model):
    origin: str | None = Field(description="of this machine in the local network, if it can be reached from there")
    teams: list[TeamLink]


Marks = Annotated[list[tuple[int, int]], Field(max_length=10_000), FailFast()]


class GridIn(Model):
    rows: Annotated[list[Annotated[str, Field(max_length=100)]], Field(max_length=100)]
    right: Marks = Field(default=[])
    below: Marks = Field(default=[])


class MapWish(Asked):
    """A map to generate, read or check: one of the three.

    Generated maps have no number to choose: teams that see a few obstacles could try all small ones.
    """

    generate: dict[str, str] | None = None
    text: Text | None = None
    grid: GridIn | None = None
    options: dict[str, str | int | bool] = Field(default={}, description="of the campaign, on which its costs depend")


class Trial(Key):
    action: Annotated[str, Field(max_length=200)]


class Gains(Model):
    """What an action of the organiser would add to each account, and whether it is allowed."""

    points: list[int]


class Wished(Asked):
    options: dict[str, str | int | bool] = Field(default={}, description="of a new campaign")


class Fitting(Model):
    """Other values of options that suit those wished for, and how the knobs of the workshop then stand."""

    options: dict[str, str | int | bool]
    knobs: dict[str, str]


class PapersFile(Asked):
    text: Text = Field(default="", description="a story as a file of the game")
    texts: dict[str, Text] = Field(default={}, description="or the texts themselves, by their names")


class LetterOut(msgspec.Struct, frozen=True):
    number: int
    seat: int
    text: str
    at: int
    answer: str | None  # the action that answered it


class Correctable(msgspec.Struct, frozen=True):
    ply: int
    action: str
    note: str


class DeskOut(msgspec.Struct, frozen=True):
    number: int
    ply: int
    turn: int | None
    paused: bool
    desk: Desk
    report: Report
    letters: tuple[LetterOut, ...]
    corrections: tuple[Correctable, ...]
    papers: dict[str, str]


class Posted(msgspec.Struct, frozen=True):
    """A text for everybody, sent with an action."""

    ply: int
    action: str
    text: str


class ReportOut(msgspec.Struct, frozen=True):
    number: int
    report: Report
    posted: tuple[Posted, ...]
    legend: str = ""  # of the day that is open


class WorkshopOut(msgspec.Struct, frozen=True):
    option: str
    smallest: int
    largest: int
    brushes: tuple[Brush, ...]
    knobs: tuple[Knob, ...]


def make_router(hub: Hub, catalogue: Catalogue, guests: Guests, network: Network) -> APIRouter:
    router = APIRouter(prefix="/api", responses=PROBLEMS)
    office = Office(hub, catalogue, guests)
    _add_campaigns(router, hub, office)
    _add_links(router, hub, office, network)
    _add_public(router, hub, office)
    _add_workshop(router, office)
    return router


def _add_campaigns(router: APIRouter, hub: Hub, office: Office) -> None:
    @router.post("/campaigns", status_code=201, tags=["campaigns"])
    async def found(wish: NewCampaign, request: Request, response: Response) -> Founded:
        """Create an organised table; the secret in the answer opens the organiser's console."""
        office.guests.count_campaign(request)
        return await office.found(wish, request, response)

    @router.post("/tables/{id}/desk", tags=["campaigns"], response_class=Response, responses=answer(DeskOut))
    async def desk(id: TableId, key: Key, request: Request) -> Response:
        """What is on the organiser's desk."""
        shown = (await hub.room(id)).table
        return _json(_desk(shown, office.organiser_at(shown, key, request)))

    @router.post("/tables/{id}/trial", tags=["campaigns"])
    async def trial(id: TableId, wish: Trial, request: Request) -> Gains:
        """What an action of the organiser would bring; nothing is played."""
        shown = (await hub.room(id)).table
        organiser = office.organiser_at(shown, wish, request)
        tried = shown.match.copy()
        try_action(shown, tried, wish.action)
        before, after = organiser.report(shown.state).rows, organiser.report(tried.state).rows
        return Gains(points=[new[0] - old[0] for new, old in zip(after, before, strict=True)])

    @router.post(
        "/tables/{id}/papers", tags=["campaigns"], response_class=Response, responses=answer(tuple[Paper, ...])
    )
    async def papers(id: TableId, key: Key, request: Request, lang: Language = FALLBACK) -> Response:
        """All texts of the organiser as they are now: answers and clues that nobody else has seen yet."""
        shown = (await hub.room(id)).table
        return _json(_labelled(office.organiser_at(shown, key, request), shown.papers, lang))


def _add_links(router: APIRouter, hub: Hub, office: Office, network: Network) -> None:
    @router.post("/tables/{id}/links", tags=["campaigns"])
    async def links(id: TableId, key: LinkWish, request: Request) -> Links:
        """A link for each team, derived from the organiser's secret, so it can be requested again at any time."""
        room = await hub.room(id)
        shown = room.table
        office.organiser_at(shown, key, request)
        if key.secret is None or not has_own_link(shown, key.secret):
            raise Refused("bad_secret", "these links are made with the organiser's own link only")
        if key.renew is not None:
            seat, secret = key.renew, key.secret
            held = shown.claims([identity.digest(secret)])

            def fresh(times: int) -> str:
                return identity.digest(_seat_secret(secret, shown.links_of, seat, times))

            await room.commit_shielded(lambda now: organising.renew_key(shown, held, seat, fresh, now))
            hub.audit("renew_key", identity.digest(key.secret), id, seat=seat, number=shown.number)
        else:
            hub.audit("show_links", identity.digest(key.secret), id)
        secrets_of_seats = {
            seat: _seat_secret(key.secret, shown.links_of, seat, shown.renewed.get(seat, 0))
            for seat, chair in enumerate(shown.chairs)
            if seat != shown.organiser and chair.key is not None
        }
        teams = [TeamLink(seat=seat, link=f"/t/{id}#seat={secret}") for seat, secret in secrets_of_seats.items()]
        return Links(origin=network.origin, teams=teams)


def _add_public(router: APIRouter, hub: Hub, office: Office) -> None:
    @router.get("/tables/{id}/report", tags=["campaigns"], response_class=Response, responses=answer(ReportOut))
    async def report(id: TableId, lang: Language = FALLBACK) -> Response:
        """The public state of things."""
        shown = (await hub.room(id)).table
        return _json(ReportOut(shown.number, _report(shown), posted(shown), legend(shown, lang)))

    @router.get("/tables/{id}/paper.svg", tags=["campaigns"], response_class=Response)
    async def page(
        id: TableId, request: Request, lang: Language = FALLBACK, size: Annotated[Literal["A4", "A3"], Query()] = "A4"
    ) -> Response:
        """A page for the notice board: the public map, the accounts, the texts that were posted; in the morning with
        the legend of the day."""
        shown = (await hub.room(id)).table
        seats = view.seats(shown, NOBODY, NOBODY)[: shown.charter.header.seats]
        state = view.visible(shown, shown.state, NOBODY)
        report = _report(shown)
        told = [legend(shown, lang)] if report.moment == "morning" else []
        texts = [text for text in told if text] + [each.text for each in reversed(posted(shown))]
        text = await hub.crews.drawing.do(
            caller(request),
            lambda: paper.page(
                shown.game,
                state,
                report,
                seats,
                texts,
                language=language_of(lang),
                size=size,
            ),
        )
        return Response(text, media_type="image/svg+xml")

    @router.post(
        "/games/{name}/papers", tags=["campaigns"], response_class=Response, responses=answer(tuple[Paper, ...])
    )
    async def read_papers(name: Name, file: PapersFile, request: Request) -> Response:
        """The texts of an uploaded file. Those of the house are for the organiser of a table only."""
        organiser = office.organiser(office.catalogue.game(name))
        try:
            texts: Papers = file.texts
            if not texts:
                texts = await hub.crews.reading.do(caller(request), organiser.read_papers, file.text)
            return _json(tuple(each for each in _labelled(organiser, texts, FALLBACK) if each.name in texts))
        except HernaError as error:
            raise Refused("bad_option", str(error)) from None


def _add_workshop(router: APIRouter, office: Office) -> None:
    @router.get(
        "/games/{name}/papers", tags=["campaigns"], response_class=Response, responses=answer(tuple[Paper, ...])
    )
    async def about_teams(name: Name, lang: Language = FALLBACK) -> Response:
        """What the story of the house says about the teams, which is no secret."""
        house = office.organiser(office.catalogue.game(name)).papers(language_of(lang))
        return _json(tuple(each for each in house if each.kind == "team"))

    @router.post("/games/{name}/fit", tags=["campaigns"])
    async def fit(name: Name, wish: Wished) -> Fitting:
        """What else should be chosen for a campaign with these options: a smaller map for fewer days."""
        game = office.catalogue.game(name)
        organiser = office.organiser(game)
        try:
            found = organiser.fit(office.options(game, wish.options))
        except HernaError as error:
            raise Refused("bad_option", str(error)) from None
        shop = game.workshop
        drawn = shop and found.get(shop.OPTION)
        return Fitting(options=found, knobs=shop.knobs_of(str(drawn)) if shop and drawn else {})

    @router.get("/games/{name}/workshop", tags=["campaigns"], response_class=Response, responses=answer(WorkshopOut))
    async def tools(name: Name) -> Response:
        """The tools to draw and generate maps of a game."""
        shop = office.workshop(name)
        return _json(WorkshopOut(shop.OPTION, shop.SMALLEST, shop.LARGEST, shop.BRUSHES, shop.KNOBS))

    @router.post("/games/{name}/workshop", tags=["campaigns"], response_class=Response, responses=answer(Made))
    async def work(name: Name, wish: MapWish, request: Request) -> Response:
        """A map as text and as a grid, what is wrong with it and how fair it is."""
        shop, game = office.workshop(name), office.catalogue.game(name)
        try:
            options = office.options(game, {key: value for key, value in wish.options.items() if key != shop.OPTION})
            return _json(await office.hub.crews.drawing.do(caller(request), _make_map, shop, wish, options))
        except HernaError as error:
            raise Refused("bad_option", str(error)) from None


def _make_map(shop: Workshop, wish: MapWish, options: Options) -> Made:
    if wish.grid is not None:
        return shop.from_grid(Grid(tuple(wish.grid.rows), tuple(wish.grid.right), tuple(wish.grid.below)), options)
    if wish.text is not None:
        return shop.from_text(wish.text, options)
    return shop.generate(wish.generate or {}, secrets.randbits(64), options)


class Office:
    """What several requests need."""

    def __init__(self, hub: Hub, catalogue: Catalogue, guests: Guests) -> None:
        self.hub = hub
        self.catalogue = catalogue
        self.guests = guests

    def organiser(self, game: Game) -> Organiser:
        if game.organiser is None:
            raise Refused("no_table", "this game needs no organiser")
        return game.organiser

    def options(self, game: Game, wished: Mapping[str, str | int | bool]) -> Options:
        """Of a new campaign; what is not wished for is as usual."""
        presets = game.organiser.PRESETS if game.organiser else ()
        usual = presets[0].options if presets else {}
        return game.read_options({**usual, **game.name_options(wished)})

    def workshop(self, name: str) -> Workshop:
        shop = self.catalogue.game(name).workshop
        if shop is None:
            raise Refused("no_table", "this game has no maps")
        return shop

    def organiser_at(self, shown: Table, key: Key, request: Request) -> Organiser:
        """The organiser of a table, for the person who holds that seat, by a secret or by the cookie."""
        cookie = request.cookies.get(identity.COOKIE)
        secret = key.secret if key.secret is not None else cookie if identity.is_secret(cookie) else None
        if shown.organiser is None or secret is None or shown.organiser not in shown.claims([identity.digest(secret)]):
            raise Refused("forbidden", "only the organiser can do that")
        return self.organiser(shown.game)

    async def found(self, wish: NewCampaign, request: Request, response: Response) -> Founded:
        game = self.catalogue.game(wish.game)
        organiser = self.organiser(game)
        beginning = self.hub.crews.beginning
        usual = organiser.PRESETS[0].options if organiser.PRESETS else {}
        match = await beginning.do(caller(request), begin, game, len(wish.teams), wish.options, usual)
        if game.organiser_of(match.state) is None:
            raise Refused("bad_option", "with these options there is nothing to organise")
        id, secret = self.hub.fresh_id(), identity.fresh_secret()
        chairs = [self._chair(game, team, _seat_secret(secret, id, seat)) for seat, team in enumerate(wish.teams)]
        person = identity.digest(self.guests.identify(request, response))
        chairs.append(Chair("person", "", key=identity.digest(secret), person=person))
        papers = {each.name: each.text for each in organiser.papers(wish.language)}
        papers |= {name: text for name, text in wish.papers.items() if name in papers}
        name = tidy(wish.name)
        if name:
            papers["name"] = name
        events: list[Event] = [PapersChanged(tidy_papers(papers)), HintsSettled(wish.hints), ChatSettled(wish.chat)]
        events += [ProfileChanged(seat, tidy_profile(_profile(team))) for seat, team in enumerate(wish.teams)]
        founding = found(match, chairs, self.hub.now(), clock=None, public=False, id=id, events=events)
        await self.hub.found(founding)
        self.hub.audit("found_campaign", identity.digest(secret), id)
        made = Founded(id=id, secret=secret, link=f"/camp/{id}#seat={secret}")
        lost_links.keep(self.hub.settings.links, id, made.link, name)
        return made

    def _chair(self, game: Game, team: Team, secret: str) -> Chair:
        name = self.guests.nickname(team.nickname)
        if team.kind == "bot":
            return Chair("bot", name, level=bot_level(game, team.level), key=identity.digest(secret))
        return Chair("person", name, key=identity.digest(secret))


def has_own_link(shown: Table, secret: str) -> bool:
    """Whether this is the secret of the organiser's link. That of the person opens the seat too, but nothing follows
    from it."""
    return shown.organiser is not None and identity.same(shown.chairs[shown.organiser].key, identity.digest(secret))


def _seat_secret(secret: str, id: str, seat: int, times: int = 0) -> str:
    """The secret of a seat, derived from the organiser's; each renewal gives a new one."""
    return identity.derived(secret, f"{id} {seat} {times}")


def _profile(team: Team) -> Profile:
    strokes = tuple(tuple(stroke) for stroke in team.strokes)
    return Profile(tidy(team.leader), team.emoji, team.colour, strokes, tuple(team.inks), team.photo)


def _json(thing: object) -> Response:
    return Response(msgspec.json.encode(thing), media_type="application/json")


def _labelled(organiser: Organiser, texts: Papers, language: str) -> tuple[Paper, ...]:
    """Texts with their labels, in the order of the house; those that are missing are the house's own."""
    house = organiser.papers(language_of(language))
    return tuple(replace(each, text=texts.get(each.name, each.text)) for each in house)


def _report(shown: Table) -> Report:
    if shown.organiser is None or shown.game.organiser is None:
        raise Refused("forbidden", "nobody organises this match")
    return shown.game.organiser.report(view.visible(shown, shown.state, NOBODY))


def texts_of(shown: Table, organiser: Organiser, language: str) -> Papers:
    """The texts of the table; those it does not have are the house's own."""
    house = {each.name: each.text for each in organiser.papers(language_of(language))}
    return {**house, **shown.papers}


def legend(shown: Table, language: str) -> str:
    """What everybody may read about the day that is open."""
    organiser = shown.game.organiser
    if organiser is None:
        return ""
    return organiser.legend(view.visible(shown, shown.state, NOBODY), texts_of(shown, organiser, language))


def posted(shown: Table) -> tuple[Posted, ...]:
    """The texts that everybody may read, of the actions in force."""
    organiser = shown.game.organiser
    return tuple(
        Posted(ply, played.text, played.note)
        for ply, played in enumerate(shown.match.line)
        if played.note and organiser is not None and organiser.is_news(played.action)
    )


def _desk(shown: Table, organiser: Organiser) -> DeskOut:
    papers: Papers = shown.papers
    line = shown.match.line
    letters = tuple(
        LetterOut(e.number, e.seat, e.text, e.at, None if e.answer is None else line[e.answer].text)
        for e in shown.letters
    )
    return DeskOut(
        number=shown.number,
        ply=shown.match.ply,
        turn=shown.turn,
        paused=shown.paused,
        desk=organiser.desk(shown.state, papers),
        report=_report(shown),
        letters=letters,
        corrections=tuple(Correctable(ply, line[ply].text, line[ply].note) for ply in organising.corrections(shown)),
        papers=dict(papers),
    )
