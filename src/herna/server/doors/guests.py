"""Who asks: cookies, nicknames, and how often an address may ask for a new table."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from pydantic import Field

from .. import identity
from ..errors import Refused
from ..rooms.hub import Hub
from ..tables.texts import tidy
from .limits import Buckets
from .models import Model, Secret


class Me(Model):
    known: bool = Field(description="whether this browser has an identity")


class Identity(Model):
    secret: Secret


class Guests:
    def __init__(self, hub: Hub) -> None:
        self.settings = hub.settings
        self._created = Buckets(hub.settings.limits.tables_rate, hub.settings.limits.tables_burst)

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

    def count_creation(self, request: Request) -> None:
        if not self._created.take(request.client.host if request.client else ""):
            raise Refused("flood", "too many new tables from your address, wait a little")

    def nickname(self, text: str) -> str:
        return tidy(text)[: self.settings.limits.nickname_length].strip()


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
