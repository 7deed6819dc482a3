"""Paper for those who have no screen: a sheet for each team, and the organiser's own with the whole map."""

from __future__ import annotations

import msgspec
from fastapi import APIRouter, Request, Response

from herna.engine.messages import FALLBACK, language_of
from herna.engine.organiser import Organiser, Section

from .. import identity
from ..errors import Refused
from ..rooms.hub import Hub
from ..tables import view
from ..tables.table import Table
from . import paper
from .address import caller
from .camp import NOBODY, Key, Language, Posted, posted, texts_of
from .models import PROBLEMS, TableId
from .openapi import answer


class Sheet(msgspec.Struct, frozen=True):
    seat: int
    sections: tuple[Section, ...]


class SheetsOut(msgspec.Struct, frozen=True):
    """The sheets that a secret opens: a team's own, for the organiser all of them and an overview."""

    number: int
    sheets: tuple[Sheet, ...]
    overview: tuple[Section, ...]
    posted: tuple[Posted, ...]


def make_router(hub: Hub) -> APIRouter:
    router = APIRouter(prefix="/api", responses=PROBLEMS)

    @router.post("/tables/{id}/sheets", tags=["campaigns"], response_class=Response, responses=answer(SheetsOut))
    async def sheets(id: TableId, key: Key, request: Request, lang: Language = FALLBACK) -> Response:
        """What teams read on paper and on their own pages, for those who may; the organiser reads everything."""
        shown = (await hub.room(id)).table
        organiser, held = _readers(shown, key, request)
        papers = texts_of(shown, organiser, lang)
        organises = shown.organiser in held
        seats = range(shown.charter.header.seats) if organises else sorted(held)
        known = view.visible(shown, shown.state, NOBODY)
        found = SheetsOut(
            shown.number,
            tuple(Sheet(seat, organiser.handout(known, seat, papers)) for seat in seats),
            organiser.overview(shown.state, papers) if organises else (),
            posted(shown),
        )
        return Response(msgspec.json.encode(found), media_type="application/json")

    @router.post("/tables/{id}/map.svg", tags=["campaigns"], response_class=Response)
    async def whole_map(id: TableId, key: Key, request: Request, lang: Language = FALLBACK) -> Response:
        """The map as the organiser sees it, in ink on white."""
        shown = (await hub.room(id)).table
        _, held = _readers(shown, key, request)
        seat = shown.organiser
        if seat is None or seat not in held:
            raise Refused("forbidden", "only the organiser sees the whole map")
        seats = view.seats(shown, NOBODY, NOBODY)[: shown.charter.header.seats]
        text = await hub.crews.drawing.do(
            caller(request), lambda: paper.whole_map(shown.game, shown.state, seat, seats, language_of(lang))
        )
        return Response(text, media_type="image/svg+xml")

    return router


def _readers(shown: Table, key: Key, request: Request) -> tuple[Organiser, frozenset[int]]:
    """The organiser of a table, and the seats of the person who asks, by a secret or by the cookie."""
    if shown.organiser is None or shown.game.organiser is None:
        raise Refused("forbidden", "nobody organises this match")
    cookie = request.cookies.get(identity.COOKIE)
    secrets = [secret for secret in (key.secret, cookie) if secret is not None and identity.is_secret(secret)]
    held = shown.claims([identity.digest(secret) for secret in secrets])
    if not held:
        raise Refused("forbidden", "these sheets are for the teams of this match")
    return shown.game.organiser, held
