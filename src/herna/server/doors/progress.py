"""How far a person has come with what can be learnt: small notes that their browsers keep here."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from fastapi import APIRouter, Request, Response
from pydantic import Field

from .. import identity
from ..errors import Refused
from ..rooms.hub import Hub
from ..store.progress import MOST_KEPT
from .address import caller
from .guests import Guests
from .limits import Board, Buckets
from .models import PROBLEMS, Asked
from .openapi import answer
from .study import Key, Kind, Study

LONGEST = 2_000  # characters of a value as JSON
RATE, BURST = 2.0, 120  # notes of one address: two a second


class Note(Asked):
    value: dict[str, Any] = Field(description=f"at most {LONGEST} characters as JSON")


class Kept(msgspec.Struct, frozen=True):
    """What is kept about one exercise."""

    key: str
    value: dict[str, Any]
    updated: int  # milliseconds since 1970


def make_router(hub: Hub, guests: Guests, study: Study, board: Board) -> APIRouter:
    router = APIRouter(prefix="/api/study/progress", tags=["study"], responses=PROBLEMS)
    notes = Buckets(RATE, BURST, "progress", board)

    @router.get("/{kind}", response_class=Response, responses=answer(list[Kept]))
    async def kept(kind: Kind, request: Request) -> Response:
        """What is kept about my exercises of a kind; nothing for somebody who is not known yet."""
        person = guests.person(request)
        found = [] if person is None else await hub.store.progress.of(person, kind)
        made = [Kept(each.key, json.loads(each.value), each.updated) for each in found]
        return Response(msgspec.json.encode(made), media_type="application/json")

    @router.put("/{kind}/{key}", response_class=Response, responses=answer(Kept))
    async def keep(kind: Kind, key: Key, note: Note, request: Request) -> Response:
        """Keep something about an exercise of mine, in place of what was kept before."""
        if kind not in study.kept:
            raise Refused("no_table", "nothing is kept of this kind")
        text = json.dumps(note.value, separators=(",", ":"))
        if len(text) > LONGEST:
            raise Refused("too_big", f"at most {LONGEST} characters are kept, not {len(text)}")
        if not notes.take(caller(request)):
            raise Refused("flood", "too many notes from your address, wait a little")
        made = Kept(key, note.value, hub.now())
        answered = Response(msgspec.json.encode(made), media_type="application/json")
        person = identity.digest(guests.identify(request, answered))
        if not await hub.store.progress.keep(person, kind, key, text, made.updated):
            raise Refused("full", f"at most {MOST_KEPT} notes are kept for a person")
        return answered

    return router
