"""What is told of a match that is over."""

from __future__ import annotations

from collections import OrderedDict

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from herna.engine.debrief import Debrief, of_match

from ..errors import Refused
from ..protocol import Ending
from ..rooms.hub import Hub
from .address import caller
from .models import TableId
from .openapi import answer

REMEMBERED = 200  # of the matches that were told of


def make_router(hub: Hub) -> APIRouter:
    router = APIRouter(prefix="/api")
    told: OrderedDict[str, tuple[int, Ending, bytes]] = OrderedDict()

    @router.get("/tables/{id}/debrief", tags=["tables"], response_class=Response, responses=answer(Debrief))
    async def debrief(id: TableId, request: Request) -> Response:
        """How a match that is over ended, how its points came about, and where it turned."""
        table = (await hub.room(id)).table
        ending, ply = table.ending, table.match.ply
        if table.outdated:
            raise Refused("outdated", "what happened follows from rules that this server no longer has")
        if ending is None or ending.why == "cancelled":
            raise Refused("not_over", "a match is told of when it is over")
        known = told.get(id)
        if known is None or known[:2] != (ply, ending):  # something may be played after the end
            match, why, ranking = table.match.copy(), ending.why, ending.ranking

            def made() -> bytes:
                return msgspec.json.encode(of_match(match, why, ranking))

            known = told[id] = ply, ending, await hub.crews.checking.do(caller(request), made)
            if len(told) > REMEMBERED:
                told.popitem(last=False)
        return Response(known[2], media_type="application/json")

    return router
