"""Tables as they are now: lists, a single one, taking a seat, the match as a file."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from herna.engine import journal

from .. import identity
from ..errors import Refused
from ..protocol import ClockRule
from ..rooms.hub import Hub
from ..store.queries import Listed, Wanted
from ..tables import chairs as seating
from ..tables.charter import Chair, Outcome
from ..tables.table import Table
from .games import Agreements
from .guests import Guests
from .models import Asked, Model, Nickname, Secret, TableId

LAST_ID = "~"  # after every id


class Joining(Asked):
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
    name: str = Field(description="what the game calls the seat, as in the result")
    kind: Literal["open", "person", "bot"]
    nickname: str
    level: str | None
    yours: bool


class ClockOut(Model):
    kind: Literal["move", "bank", "game"]
    seconds: int
    increment: int


class TableOut(Model):
    id: str
    game: str
    status: Literal["open", "running", "over"]
    turn: int | None
    ply: int
    result: str | None
    outcome: Outcome | None = Field(
        description="how it ended: the rules ranked the seats, all won, lost or drew, or off the board; null if unknown"
    )
    clock: ClockOut | None
    left: int | None = Field(description="milliseconds that the seat to act has left; of tables of yours only")
    preset: str | None
    options: dict[str, str | int | bool] = Field(description="open ones that are not as usual, unless they are long")
    created: int
    updated: int
    public: bool
    imported: bool = Field(description="a finished match from a file: names and dice are as the file says")
    taken_back: int = Field(description="how often something was taken back")
    seats: list[ChairOut]


class Tables(Model):
    tables: list[TableOut]
    more: bool = Field(description="whether there are further ones")


SHOWN: dict[str, tuple[str, ...]] = {"mine": (), "open": ("open",), "watch": ("running",), "finished": ("over",)}


def add_lists(router: APIRouter, hub: Hub, guests: Guests, agreements: Agreements) -> None:
    @router.get("/tables", tags=["tables"])
    async def tables(
        request: Request,
        *,
        show: Annotated[Literal["mine", "open", "watch", "finished"], Query()] = "open",
        state: Annotated[Literal["going", "over"] | None, Query(description="of tables of yours")] = None,
        game: Annotated[str | None, Query(pattern="^[a-z0-9_]{1,40}$")] = None,
        player: Annotated[str, Query(max_length=100, description="part of somebody's name, at tables of yours")] = "",
        before: Annotated[int | None, Query(ge=0, le=2**53, description="updated before, for the next page")] = None,
        beyond: Annotated[str, Query(max_length=40, description="and if updated then, after this id")] = "",
        limit: Annotated[int, Query(ge=1, le=200)] = 50,
    ) -> Tables:
        """Lists of tables, the latest first."""
        person = guests.person(request)
        mine = show == "mine"
        if mine and person is None:
            return Tables(tables=[], more=False)
        limit = min(limit, hub.settings.limits.listed)
        states = {"going": ("open", "running"), "over": ("over",)}.get(state or "", ())
        wanted = Wanted(
            person=person if mine else None,
            statuses=states if mine else SHOWN[show],
            game=game,
            player=player.strip() if mine else "",
            after=None if before is None else (before, beyond or LAST_ID),
            limit=limit + 1,
        )
        found = await hub.store.listing(wanted)
        shown = [_listed_out(listed, person, agreements) for listed in found[:limit]]
        if mine:
            shown = [await _with_time(hub, each) for each in shown]
        return Tables(tables=shown, more=len(found) > limit)


async def _with_time(hub: Hub, shown: TableOut) -> TableOut:
    """Tables whose clocks run are in the memory of the node that watches them, so hardly any is loaded for this."""
    if shown.clock is None or shown.status != "running":
        return shown
    try:
        clock = (await hub.room(shown.id)).table.clock
    except Refused:
        return shown
    times = clock.shown(hub.now()) if clock is not None else None
    if times is None or times.running is None:
        return shown
    return shown.model_copy(update={"left": times.left[times.running]})


def add_seats(router: APIRouter, hub: Hub, guests: Guests, agreements: Agreements) -> None:
    @router.get("/tables/{id}", tags=["tables"])
    async def look(id: TableId, request: Request) -> TableOut:
        room = await hub.room(id)
        await room.refresh()
        return _table_out(room.table, guests.person(request), agreements)

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


def _chairs_out(chairs: Sequence[Chair], names: Sequence[str], person: str | None) -> list[ChairOut]:
    return [
        ChairOut(
            seat=seat,
            name=names[seat] if seat < len(names) else "",
            kind=chair.kind,
            nickname=chair.nickname,
            level=chair.level,
            yours=person is not None and identity.same(chair.person, person),
        )
        for seat, chair in enumerate(chairs)
    ]


def _clock_out(rule: ClockRule | None) -> ClockOut | None:
    return None if rule is None else ClockOut(kind=rule.kind, seconds=rule.seconds, increment=rule.increment)


def _listed_out(listed: Listed, person: str | None, agreements: Agreements) -> TableOut:
    agreed = agreements.of(listed.game, listed.options, listed.seats)
    return TableOut(
        id=listed.id,
        game=listed.game,
        status=listed.status,  # type: ignore[arg-type]  # checked by the model
        turn=listed.turn,
        ply=listed.ply,
        result=listed.result,
        outcome=listed.outcome,  # type: ignore[arg-type]  # checked by the model
        clock=_clock_out(listed.clock),
        left=None,
        preset=agreed.preset,
        options=agreed.options,
        created=listed.created,
        updated=listed.updated,
        public=listed.public,
        imported=listed.imported,
        taken_back=listed.taken_back,
        seats=_chairs_out(listed.chairs, agreed.names, person),
    )


def _table_out(shown: Table, person: str | None, agreements: Agreements) -> TableOut:
    summary, header = shown.summary(), shown.charter.header
    agreed = agreements.of(shown.game.name, json.dumps(dict(header.options), sort_keys=True), header.seats)
    return TableOut(
        id=shown.id,
        game=shown.game.name,
        status=summary.status,
        turn=summary.turn,
        ply=summary.ply,
        result=summary.result,
        outcome=summary.outcome,
        clock=_clock_out(shown.charter.clock),
        left=None,
        preset=agreed.preset,
        options=agreed.options,
        created=shown.charter.created,
        updated=max(shown.charter.created, shown.rows[-1].at if shown.rows else 0),
        public=shown.charter.public,
        imported=header.imported,
        taken_back=shown.match.taken_back,
        seats=_chairs_out(shown.chairs, shown.names, person),
    )
