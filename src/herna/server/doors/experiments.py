"""Experiments with the sheets of a workshop: asked for, waited for, told. Each is its person's alone."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response
from pydantic import Field

from herna.engine.errors import BadOption, HernaError
from herna.engine.game import Game
from herna.engine.options import LONGEST
from herna.lab.experiment import SheetReport, levels
from herna.lab.variants import Variant

from .. import identity
from ..errors import Refused
from ..rooms.experimenter import Question, Setting
from ..rooms.hub import Hub
from ..store.experiments import MOST_EACH, Experiment, Failure, State
from .address import caller
from .games import Catalogue
from .guests import Guests
from .limits import Board, Buckets
from .models import PROBLEMS, Asked, Name, TableId
from .openapi import answer

RATE, BURST = 1 / 600, 8  # experiments of one address: one in ten minutes
SheetText = Annotated[str, Field(max_length=2 * LONGEST)]
SheetName = Annotated[str, Field(max_length=60)]


class ExperimentWish(Asked):
    """What somebody wants to know about a sheet: alone, or beside another one."""

    text: SheetText = ""
    name: SheetName = ""
    other: SheetText | None = Field(default=None, description="the sheet to compare it with")
    other_name: SheetName = ""
    preset: SheetName = ""
    seats: Annotated[int | None, Field(ge=1, le=64)] = None
    level: Annotated[str, Field(max_length=20)]
    within: Annotated[float, Field(ge=0.02, le=0.25, description="half the width of the intervals to be reached")]


class ExperimentOut(msgspec.Struct, frozen=True):
    """How things stand with an experiment, and its report when it is there and was asked for."""

    id: str
    names: tuple[str, ...]  # of the sheets: the second is compared with the first
    preset: str
    seats: int | None
    level: str
    within: float
    state: State
    place: int  # in the queue; 1 is next
    done: int
    total: int  # as far as that can be told
    half: float  # of the widest interval so far; 1 while nobody can tell
    failed: Failure | None
    made: int
    begun: int | None
    report: SheetReport | None = None


class _Written(ExperimentOut, frozen=True):
    report: msgspec.Raw | None = None  # type: ignore[assignment]


class Laboratory(msgspec.Struct, frozen=True):
    """What can be found out about the sheets of a game here, and what somebody has asked."""

    open: bool
    seconds: float  # that an experiment may take
    most: int  # that may wait for one person
    levels: tuple[str, ...]  # of bots that play them
    mine: tuple[ExperimentOut, ...]  # the newest first, without their reports


def make_router(hub: Hub, catalogue: Catalogue, guests: Guests, board: Board) -> APIRouter:
    router = APIRouter(prefix="/api", tags=["experiments"], responses=PROBLEMS)
    asked = Buckets(RATE, BURST, "experiments", board)

    def sheeted(name: str) -> Game:
        game = catalogue.shelved(name)
        if game.datasheet is None:
            raise Refused("no_table", "this game has no data to look at")
        return game

    @router.get("/games/{name}/experiments", response_class=Response, responses=answer(Laboratory))
    async def laboratory(name: Name, request: Request) -> Response:
        """What I have asked about the sheets of a game, and what can be asked."""
        game, person = sheeted(name), guests.person(request)
        kept = [] if person is None else await hub.store.experiments.of(person, name)
        chosen = hub.settings
        made = Laboratory(chosen.lab_workers > 0, chosen.lab_seconds, MOST_EACH, levels(game), tuple(map(_out, kept)))
        return _json(made)

    @router.post("/games/{name}/experiments", response_class=Response, responses=answer(ExperimentOut))
    async def begin(name: Name, wish: ExperimentWish, request: Request) -> Response:
        """Ask something about a sheet. It is worked out whether or not anybody looks."""
        sheeted(name)
        if not hub.settings.lab_workers:
            raise Refused("forbidden", "this server makes no experiments")
        game, address = catalogue.game(name), caller(request)
        question = await hub.crews.checking.do(address, question_of, game, wish)
        if not asked.take(address):
            raise Refused("flood", "too many experiments from your address, wait ten minutes")
        secret = guests.identify(request, Response())
        try:
            made = await hub.store.experiments.add(
                identity.fresh_id(), identity.digest(secret), name, msgspec.json.encode(question), hub.now()
            )
        except Refused:
            asked.give_back(address)
            raise
        hub.experiments.wake()
        answered = _json(_out(made))
        guests.set_cookie(request, answered, secret)
        return answered

    _add_mine(router, hub, guests)
    return router


def _add_mine(router: APIRouter, hub: Hub, guests: Guests) -> None:
    """What can be done with an experiment: only by its person."""

    async def mine(id: str, request: Request) -> Experiment:
        person = guests.person(request)
        found = None if person is None else await hub.store.experiments.find(id, person)
        if found is None:
            raise Refused("no_table", "there is no such experiment of yours")
        return found

    @router.get("/experiments/{id}", response_class=Response, responses=answer(ExperimentOut))
    async def stand(id: TableId, request: Request) -> Response:
        """How far an experiment of mine is, and what it has found out."""
        found = await mine(id, request)
        person = guests.person(request) or ""
        report = await hub.store.experiments.report_of(id, person) if found.state == "done" else None
        return _json(_out(found, report))

    @router.post("/experiments/{id}/finish", response_class=Response, responses=answer(ExperimentOut))
    async def finish(id: TableId, request: Request) -> Response:
        """I want what there is now."""
        found = await mine(id, request)
        await hub.store.experiments.finish_early(id, guests.person(request) or "")
        hub.experiments.wake()
        return _json(_out(found))

    @router.post("/experiments/{id}/forget", response_class=Response, responses=answer(ExperimentOut))
    async def forget(id: TableId, request: Request) -> Response:
        """I do not want it any more, whether it waits, is worked out or is done."""
        found = await mine(id, request)
        await hub.store.experiments.forget(id, guests.person(request) or "")
        hub.experiments.wake()
        return _json(_out(found))


def question_of(game: Game, wish: ExperimentWish) -> Question:
    """What is to be played; Refused for a sheet or a setting that cannot be."""
    try:
        preset = game.preset(wish.preset) if wish.preset else None
        if wish.level not in levels(game):
            raise BadOption(f"expected a bot of {', '.join(levels(game))}, not {wish.level!r}")
        texts = [wish.text] if wish.other is None else [wish.other, wish.text]
        names = (wish.name,) if wish.other is None else (wish.other_name, wish.name)
        sheet = game.datasheet
        option = sheet.OPTION if sheet is not None else ""
        if len(texts) > 1 and not option:
            raise BadOption(f"{game.title} is always played with the same pieces, so there is nothing to compare")
        variants = []
        for text in texts:
            options = dict(preset.options) if preset else {}
            if option:
                options[option] = text.removeprefix("\ufeff").replace("\r\n", "\n")
            seats = wish.seats or (preset.seats if preset else None)
            variants.append(Variant(options, seats).checked(game))
        if len(variants) > 1 and not variants[0].differences(variants[1]):
            raise BadOption("the two sheets say the same; change something in one of them")
    except HernaError as error:
        raise Refused("bad_option", str(error)) from None
    settings = tuple(Setting(dict(each.options), each.seats) for each in variants)
    return Question(settings, names, wish.preset, wish.level, wish.within)


def _out(found: Experiment, report: bytes | None = None) -> ExperimentOut:
    question = msgspec.json.decode(found.asked, type=Question)
    return _Written(
        id=found.id,
        names=question.names,
        preset=question.preset,
        seats=question.settings[0].seats,
        level=question.level,
        within=question.within,
        state=found.state,
        place=found.place,
        done=found.done,
        total=found.total,
        half=found.half,
        failed=found.failed,
        made=found.made,
        begun=found.begun,
        report=None if report is None else msgspec.Raw(report),
    )


def _json(made: object) -> Response:
    return Response(msgspec.json.encode(made), media_type="application/json")
