"""A campaign as a file: the organiser takes it away, and lays it again on another machine. All links stay valid."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Request, Response
from msgspec import Meta, Struct

from herna import bots
from herna.engine.errors import HernaError
from herna.engine.journal import header_line, read_header
from herna.engine.kernel import entropy

from .. import identity
from ..errors import Refused
from ..rooms.hub import Hub
from ..store import lost_links
from ..tables.charter import Chair, ChairKind, Charter, Founding, Row, RowKind
from ..tables.events import (
    BotOffered,
    BotSeated,
    LetterHandedIn,
    LinksKept,
    PapersChanged,
    ProfileChanged,
    Remark,
    RematchFounded,
    Said,
    Seated,
    ServerAway,
    TimeJumped,
    WatcherSaid,
)
from ..tables.table import Table
from ..tables.texts import tidy, tidy_papers, tidy_profile
from .address import caller
from .camp import LONGEST_PAPER, Founded, Key, has_own_link
from .guests import Guests
from .laying import Patience
from .models import PROBLEMS, TableId
from .openapi import answer

LONGEST_TEXT = 4_000  # characters that somebody can say at once
LATEST = 2**53  # milliseconds; more is no time
HIGHEST = 2**31  # of other numbers in events
SEATS = ("seat", "seats", "by", "waiting")  # fields of events
TIMES = (ServerAway, TimeJumped)
ID = re.compile("[a-z0-9]{1,40}")
Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$(?!\n)")]
Time = Annotated[int, Meta(ge=0, le=LATEST)]


class SavedChair(Struct, forbid_unknown_fields=True):
    kind: ChairKind
    nickname: Annotated[str, Meta(max_length=200)]
    level: Annotated[str, Meta(max_length=20)] | None
    key: Digest | None


class SavedRow(Struct, forbid_unknown_fields=True, gc=False):
    kind: RowKind
    text: str
    at: Time
    seat: Annotated[int, Meta(ge=0, le=63)] | None
    spent: Time


class SavedCampaign(Struct, forbid_unknown_fields=True, kw_only=True):
    """Everything about a campaign, secrets included."""

    herna_campaign: Literal[1] = 1
    id: Annotated[str, Meta(pattern="^[a-z0-9]{1,40}$(?!\n)")]
    secret: Annotated[str, Meta(max_length=100, description="of the organiser")]
    header: Annotated[str, Meta(max_length=200_000)]
    seed: Digest | None
    created: Time
    kinds: Annotated[list[ChairKind], Meta(max_length=64)]
    chairs: Annotated[list[SavedChair], Meta(max_length=64)]
    rows: list[SavedRow]


# It may be long, so it is not read in the event loop, where a model among the parameters would be. Structs are read
# and written twenty times as fast as models: no thread but the one that reads can go on meanwhile.
SENT: dict[str, Any] = {
    "requestBody": {
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/SavedCampaign"}}},
        "required": True,
    }
}


def make_router(hub: Hub, guests: Guests) -> APIRouter:
    router = APIRouter(prefix="/api", responses=PROBLEMS)

    @router.post("/tables/{id}/save", tags=["campaigns"], response_class=Response, responses=answer(SavedCampaign))
    async def save(id: TableId, key: Key, request: Request) -> Response:
        """The whole campaign as a file, for the organiser's own link only."""
        table, secret = (await hub.room(id)).table, key.secret
        if secret is None or not has_own_link(table, secret):
            raise Refused("bad_secret", "a backup is made with the organiser's own link only")
        hub.audit("save_campaign", identity.digest(secret), id)
        chairs, rows = tuple(table.chairs), tuple(table.rows)
        text = await hub.crews.checking.do(
            caller(request), lambda: msgspec.json.encode(_saved(table.charter, secret, chairs, rows))
        )
        return Response(text, media_type="application/json")

    @router.post("/campaigns/restore", status_code=201, tags=["campaigns"], openapi_extra=SENT)
    async def restore(request: Request, response: Response) -> Founded:
        """Lay a campaign again from its file, under its old name, so that all links work."""
        guests.count_campaign(request)
        saved = await hub.crews.checking.do(caller(request), _read, await request.body())
        if len(saved.rows) > hub.settings.limits.log_rows:
            raise Refused("too_big", "this campaign has too many lines")
        if await hub.store.has(saved.id):
            raise Refused("taken", "this campaign is here already; open it with your link")
        founding = await hub.crews.checking.do(caller(request), lambda: _founding(saved, hub))
        person = identity.digest(guests.identify(request, response))
        chairs = list(founding.chairs)
        chairs[-1] = replace(chairs[-1], person=person)  # so that it is among the tables of this browser
        await hub.found(replace(founding, chairs=tuple(chairs)))
        hub.audit("restore_campaign", identity.digest(saved.secret), saved.id)
        made = Founded(id=saved.id, secret=saved.secret, link=f"/camp/{saved.id}#seat={saved.secret}")
        shown = await hub.room(saved.id)
        lost_links.keep(hub.settings.links, saved.id, made.link, shown.table.papers.get("name", ""))
        return made

    return router


def _read(body: bytes) -> SavedCampaign:
    """A file as it was sent; a long one takes a while."""
    try:
        return msgspec.json.decode(body, type=SavedCampaign)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"this file is no campaign: {error}"[:500]) from None


def _saved(charter: Charter, secret: str, chairs: Sequence[Chair], rows: Sequence[Row]) -> SavedCampaign:
    return SavedCampaign(
        id=charter.id,
        secret=secret,
        header=header_line(charter.header),
        seed=charter.seed.hex() if charter.seed else None,
        created=charter.created,
        kinds=list(charter.kinds),
        chairs=[SavedChair(kind=c.kind, nickname=c.nickname, level=c.level, key=c.key) for c in chairs],
        rows=[SavedRow(kind=r.kind, text=r.text, at=r.at, seat=r.seat, spent=r.spent) for r in rows],
    )


def _founding(saved: SavedCampaign, hub: Hub) -> Founding:
    """What the file describes, if this server could have written it."""
    patience = Patience(hub.settings.limits.journal_seconds)
    try:
        header, game = read_header(saved.header, hub.preparing.find_game, "campaign")
        seed = bytes.fromhex(saved.seed) if saved.seed else None
        charter = Charter(
            id=saved.id,
            header=replace(header, imported=True),  # anybody can write a file
            seed=seed,
            created=saved.created,
            kinds=tuple(saved.kinds),
            public=False,
        )
        chairs = tuple(Chair(c.kind, c.nickname, c.level, c.key) for c in saved.chairs)
        rows = [Row(number, r.kind, r.text, r.at, r.seat, r.spent) for number, r in enumerate(saved.rows)]
        table = Table(game, charter, chairs, patience.before_each(rows))
    except Refused:
        raise
    except (HernaError, ValueError, LookupError) as error:
        raise Refused("bad_option", f"this file is no campaign: {error}") from None
    if table.organiser != len(chairs) - 1 or not table.claims([identity.digest(saved.secret)]) >= {table.organiser}:
        raise Refused("bad_option", "this file is no campaign, or its secret does not open it")
    if header.commitment != (entropy.commitment(seed) if seed else None):
        raise Refused("bad_option", "the dice in this file are not those that were agreed on")
    if not _is_harmless(table):
        raise Refused("bad_option", "this file holds texts that no server has written")
    return Founding(charter, tuple(table.chairs), tuple(rows), table.summary())


def _is_harmless(table: Table) -> bool:
    """Whether all that people have typed is as it would have been stored, and all numbers are such as can be."""
    seats = len(table.chairs)
    if any(tidy(c.nickname) != c.nickname or c.level not in (None, *bots.LEVELS) for c in table.chairs):
        return False
    for event in table.events.values():
        match event:
            case WatcherSaid(remark=Remark(name=name, words=text)):
                fine = tidy(name) == name and tidy(text) == text and len(text) <= LONGEST_TEXT
            case Said(words=text) | LetterHandedIn(words=text):
                fine = "\x00" not in text and len(text) <= LONGEST_TEXT
            case Seated(nickname=name):
                fine = tidy(name) == name
            case BotSeated(level=level) | BotOffered(level=level):
                fine = level in bots.LEVELS
            case RematchFounded(table=other) | LinksKept(table=other):
                fine = ID.fullmatch(other) is not None
            case ProfileChanged(profile=profile):
                fine = tidy_profile(profile) == profile
            case PapersChanged(papers=papers):
                fine = tidy_papers(papers) == papers and all(len(each) <= LONGEST_PAPER for each in papers.values())
            case _:
                fine = True
        if not fine or not _is_possible(event, seats):
            return False
    return True


def _is_possible(event: Struct, seats: int) -> bool:
    """Whether the seats in an event exist, and its other numbers are not too large to be sent."""
    for name in event.__struct_fields__:
        value = getattr(event, name)
        numbers = value if isinstance(value, tuple) else (value,)
        most = LATEST if isinstance(event, TIMES) else seats - 1 if name in SEATS else HIGHEST
        if any(isinstance(each, int) and not -most <= each <= most for each in numbers):
            return False
    return True
