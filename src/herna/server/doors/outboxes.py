"""What waits for clients to read it, in bytes: of each connection, of each address, of the whole site.

A connection that keeps up has nothing waiting and is never counted. When an address or the site has too much, the
connection here with the most has to go; it may come back for what it missed.
"""

from __future__ import annotations

from typing import Protocol

from ..settings import Limits
from .limits import Board, Counts

SMALL = 1 << 16  # bytes of a connection that need no counting: what the system takes at once
SITE = "all"


class Outbox(Protocol):
    address: str

    @property
    def unsent(self) -> int:
        """Bytes that the other end has not read yet."""

    def give_up(self) -> None:
        """Close now, whatever is still unsent."""


class Outboxes:
    def __init__(self, limits: Limits, board: Board) -> None:
        self._limits = limits
        self._bytes = Counts("outbox", board)
        self._counted: dict[Outbox, int] = {}

    def grown(self, outbox: Outbox) -> None:
        """Count what waits there, and let somebody go if that is too much."""
        self._count(outbox)
        if outbox not in self._counted:
            return
        if self._bytes.of(outbox.address) > self._limits.outbox_address_bytes:
            self._relieve([each for each in self._counted if each.address == outbox.address], outbox.address)
        if self._bytes.of(SITE) > self._limits.outbox_site_bytes:
            self._relieve(list(self._counted), SITE)

    def shrunk(self, outbox: Outbox) -> None:
        if outbox in self._counted:
            self._count(outbox)

    def gone(self, outbox: Outbox) -> None:
        self._note(outbox, 0)

    def _relieve(self, outboxes: list[Outbox], whose: str) -> None:
        """Some have been read quietly, so look again; then the largest go."""
        for each in outboxes:
            self._count(each)
        most = self._limits.outbox_site_bytes if whose == SITE else self._limits.outbox_address_bytes
        for each in sorted(outboxes, key=lambda each: self._counted.get(each, 0), reverse=True):
            if self._bytes.of(whose) <= most:
                return
            self._note(each, 0)
            each.give_up()

    def _count(self, outbox: Outbox) -> None:
        waiting = outbox.unsent
        self._note(outbox, waiting if waiting > SMALL else 0)

    def _note(self, outbox: Outbox, waiting: int) -> None:
        more = waiting - self._counted.pop(outbox, 0)
        if waiting:
            self._counted[outbox] = waiting
        if more:
            for whose in (outbox.address, SITE):
                self._bytes.add(whose, more)
