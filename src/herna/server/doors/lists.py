"""Tables as they are now: lists, a single one, taking a seat, the match as a file."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from herna.engine import journal

from .. import identity
from ..errors import Refused
from ..rooms.hub import Hub
from ..store.queries import Listed
from ..tables import chairs as seating
from ..tables.charter import Chair
from ..tables.table import Table
from .guests import Guests
from .models import Model, Nickname, Secret, TableId


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
    imported: bool = Field(description="a finished match from a file: names and dice are as the file says")
    taken_back: int = Field(description="how often something was taken back")
    seats: list[ChairOut]


class Tables(Model):
    tables: list[TableOut]


def add_lists(router: APIRouter, hub: Hub, guests: Guests) -> None:
    @router.get("/tables", tags=["tables"])
    async def tables(
        request: Request,
        show: Annotated[Literal["mine", "open", "watch", "finished"], Query()] = "open",
        game: Annotated[str | None, Query(pattern="^[a-z0-9_]{1,40}$")] = None,
        before: Annotated[int | None, Query(ge=0, le=2**53, description="updated before, for the next page")] = None,
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
    ) -> Tables:
        """Lists of tables, the latest first."""
        person = guests.person(request)
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


def add_seats(router: APIRouter, hub: Hub, guests: Guests) -> None:
    @router.get("/tables/{id}", tags=["tables"])
    async def look(id: TableId, request: Request) -> TableOut:
        room = await hub.room(id)
        await room.refresh()
        return _table_out(room.table, guests.person(request))

    @router.post("/tables/{id}/join", tags=["tables"])
    async def join(id: TableId, wish: Joining, request: Request, response: Response) -> Joined:
        """Take an open seat; the secret in the answer holds it."""
        room = await hub.room(id)
        await room.refresh()
        secret = identity.fresh_secret()
        invite = identity.digest(wish.invitation) if wish.invitation is not None else None
        person = guests.identify(request, response)
        key = identity.digest(secret)
        chair = Chair("person", guests.nickname(wish.nickname), key=key, person=identity.digest(person))
        with nullcontext() if invite else guests.take_public_seat(request, id):
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
        entries = (row.text for row in shown.rows if row.kind == "entry")  # of outdated rules too
        text = "\n".join([journal.header_line(shown.match.header), *entries]) + "\n"
        return PlainTextResponse(text, headers=headers)


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
        imported=listed.imported,
        taken_back=listed.taken_back,
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
        imported=shown.charter.header.imported,
        taken_back=shown.match.taken_back,
        seats=_chairs_out(shown.chairs, person),
    )
