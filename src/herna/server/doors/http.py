"""The HTTP API: games, tables, lists, journals. Playing itself happens on the socket."""

from __future__ import annotations

from fastapi import APIRouter

from ..rooms.hub import Hub
from .games import Agreements, Catalogue, add_games
from .guests import Guests, add_me
from .laying import Laying, add_laying
from .lists import add_lists, add_seats
from .models import PROBLEMS


def make_router(hub: Hub, catalogue: Catalogue, guests: Guests) -> APIRouter:
    router = APIRouter(prefix="/api", responses=PROBLEMS)
    add_games(router, catalogue)
    add_laying(router, Laying(hub, catalogue, guests))
    agreements = Agreements(catalogue)
    add_lists(router, hub, guests, agreements)
    add_seats(router, hub, guests, agreements)
    add_me(router, guests)
    return router
