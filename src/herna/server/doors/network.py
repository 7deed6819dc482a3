"""Others in the same network: where they find this room, and letting them in while it runs.

`herna open` listens on this machine alone, so an invitation leads nowhere on a phone. The person at the machine can
open a second door, at the address that the machine has in its network, and shut it again. Nobody else can, and `herna
serve` never does: there the operator's settings rule.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

import structlog
from fastapi import APIRouter, Request
from pydantic import Field

from ..errors import Refused
from ..settings import Settings
from .address import ANY_ADDRESS, is_at_this_machine, lan_address, own_names
from .models import PROBLEMS, Asked, Model

log = structlog.get_logger()


class Door(Protocol):
    """A second address at which the server listens."""

    host: str
    port: int

    def shut(self) -> None:
        """Listen there no longer, and send away those who came through it."""


Listen = Callable[[str], Awaitable[Door]]


class NetworkOut(Model):
    state: Literal["fixed", "alone", "shut", "open"] = Field(
        description="`fixed`: not for you to change; `alone`: this machine is in no network; `shut`: can be opened"
    )
    origin: str | None = Field(description="where others in the network find this room, while it is open to them")
    yours: bool = Field(description="whether you may open and shut it")


class NetworkWish(Asked):
    open: bool


FIXED = NetworkOut(state="fixed", origin=None, yours=False)


class Network:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listen: Listen | None = None  # given by a server that can
        self.names: set[str] = set()  # under which the second door may be asked for
        self._door: Door | None = None
        self._lock = asyncio.Lock()

    @property
    def origin(self) -> str | None:
        """Where others in the network find this room; None if they cannot, or if the operator has named the site."""
        if self._door is not None:
            return f"http://{self._door.host}:{self._door.port}"
        chosen = self.settings
        found = lan_address() if chosen.host == ANY_ADDRESS and not chosen.hosts and not chosen.proxies else None
        return f"http://{found}:{chosen.port}" if found else None

    def seen_by(self, request: Request) -> NetworkOut:
        """What somebody is told; those who come from elsewhere need not know, their own address works."""
        if not self._is_at_home(request):
            return FIXED
        if self._may_open:
            state: Literal["alone", "shut"] = "shut" if self._address() else "alone"
            return NetworkOut(state="open" if self._door else state, origin=self.origin, yours=True)
        return NetworkOut(state="open", origin=self.origin, yours=False) if self.origin else FIXED

    async def change(self, request: Request, wanted: bool) -> NetworkOut:
        if not self._may_open or not self._is_at_home(request):
            raise Refused("forbidden", "only somebody at this machine can do that, in a room of `herna open`")
        async with self._lock:
            await (self._open() if wanted else self._shut())
        return self.seen_by(request)

    @property
    def _may_open(self) -> bool:
        return self.listen is not None and self.settings.lan is not None

    def _is_at_home(self, request: Request) -> bool:
        """Whether the caller sits at this machine and came through its own door."""
        through = (request.scope.get("server") or ("",))[0]
        return is_at_this_machine(request) and (self._door is None or through != self._door.host)

    def _address(self) -> str | None:
        return self.settings.lan() if self.settings.lan is not None else None

    async def _open(self) -> None:
        host = self._address()
        if self._door is not None or self.listen is None:
            return
        if host is None:
            raise Refused("unavailable", "this machine is in no network now")
        with contextlib.suppress(OSError):
            self._door = await self.listen(host)
        if self._door is None:
            raise Refused("unavailable", f"this machine does not let us listen at {host}")
        self.names.update({host, *own_names()})
        log.info("network_opened", host=host, port=self._door.port)

    async def _shut(self) -> None:
        if self._door is not None:
            self._door.shut()
            self._door = None
            self.names.clear()
            log.info("network_shut")


def make_router(network: Network) -> APIRouter:
    router = APIRouter(prefix="/api", responses=PROBLEMS)

    @router.get("/network", tags=["network"])
    async def look(request: Request) -> NetworkOut:
        """Whether others in the network can reach this room, and where."""
        return network.seen_by(request)

    @router.post("/network", tags=["network"])
    async def change(wish: NetworkWish, request: Request) -> NetworkOut:
        """Let others in the network join, or shut that door again; only at the machine itself."""
        return await network.change(request, wish.open)

    return router
