"""Who asks: cookies, nicknames, and how often an address may ask for a new table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from fastapi import APIRouter, Request, Response
from pydantic import Field

from .. import identity
from ..errors import Refused
from ..rooms.hub import Hub
from ..tables.texts import tidy_short
from .address import caller
from .limits import Board, Buckets
from .models import Asked, Model, Secret

A_DAY = 86_400.0  # seconds after which an address may again take its seats of a table


class Me(Model):
    known: bool = Field(description="whether this browser has an identity")


class Identity(Asked):
    secret: Secret


class Guests:
    def __init__(self, hub: Hub, board: Board) -> None:
        self.settings = hub.settings
        limits = hub.settings.limits
        self._tables = Buckets(limits.tables_rate, limits.tables_burst, "tables", board)
        self._campaigns = Buckets(limits.tables_rate, limits.tables_burst, "campaigns", board)
        self._seats = Buckets(limits.seats_rate, limits.seats_burst, "seats", board)
        self._sat = Buckets(limits.seats_each / A_DAY, limits.seats_each, "sat", board)

    def person(self, request: Request) -> str | None:
        """The digest of the person's secret, if the person is known."""
        cookie = request.cookies.get(identity.COOKIE)
        return identity.digest(cookie) if cookie is not None and identity.is_secret(cookie) else None

    def identify(self, request: Request, response: Response) -> str:
        """The person's secret; a new guest gets one."""
        cookie = request.cookies.get(identity.COOKIE)
        secret = cookie if cookie is not None and identity.is_secret(cookie) else identity.fresh_secret()
        self.set_cookie(request, response, secret)
        return secret

    def set_cookie(self, request: Request, response: Response, secret: str) -> None:
        response.set_cookie(
            identity.COOKIE,
            secret,
            max_age=identity.COOKIE_AGE,
            httponly=True,
            samesite="strict",
            secure=self.settings.secure_cookies or request.scope["scheme"] == "https",
        )

    def count_table(self, request: Request) -> None:
        _take(self._tables, request)

    def count_campaign(self, request: Request) -> None:
        """Apart from tables: an organiser is not kept waiting because many play behind the same address."""
        _take(self._campaigns, request)

    @contextmanager
    def take_public_seat(self, request: Request, table: str) -> Iterator[None]:
        """Count a seat that somebody takes uninvited, unless taking it fails.

        A stranger must not take all open seats; brothers and sisters behind one address may sit down together.
        """
        address = caller(request)
        here = f"{table} {address}"
        if not self._sat.take(here):
            raise Refused("seated", "enough seats of this table are taken from your address; ask for an invitation")
        try:
            if not self._seats.take(address):
                raise Refused("flood", "too many seats taken from your address, wait a little")
            yield
        except BaseException:
            self._sat.give_back(here)
            raise

    def nickname(self, text: str) -> str:
        return tidy_short(text, self.settings.limits.nickname_length)


def _take(created: Buckets, request: Request) -> None:
    if not created.take(caller(request)):
        raise Refused("flood", "too many new tables from your address, wait a little")


def add_me(router: APIRouter, guests: Guests) -> None:
    @router.get("/me", tags=["me"])
    async def me(request: Request) -> Me:
        return Me(known=guests.person(request) is not None)

    @router.post("/me", tags=["me"])
    async def become(wish: Identity, request: Request, response: Response) -> Me:
        """Become, in this browser, the person with this secret: the way to another device."""
        if not identity.is_secret(wish.secret):
            raise Refused("bad_secret", "this is no secret of ours")
        guests.set_cookie(request, response, wish.secret)
        return Me(known=True)

    @router.post("/me/secret", tags=["me"])
    async def my_secret(request: Request, response: Response) -> Identity:
        """My own secret, to use on another device."""
        return Identity(secret=guests.identify(request, response))
