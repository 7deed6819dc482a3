"""Reviews of matches that are over: what was found out, and who is finding it out.

A review is made once and kept with its table. While it is made, a claim says which node works on it and how far it is,
so that any node can answer those who wait; a node that has fallen silent loses its claim to the next one that is asked.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

import msgspec
import sqlalchemy as sa

from herna.review.report import VERSION, Review

from . import schema
from .finishing import Keeper

SILENT = 15_000  # milliseconds after which a node that does not report has lost its claims
Failure = Literal["slow", "broken"]  # it took too long; what works it out has failed


@dataclass(frozen=True)
class Claim:
    """A review that is being worked out, or could not be."""

    node: str
    place: int  # in the queue of the node; 0: it is worked out
    done: int
    total: int
    failed: Failure | None
    seen: int
    wanted: int

    def lives(self, now: int) -> bool:
        return abs(now - self.seen) < SILENT


@dataclass(frozen=True)
class Stand:
    """How far a node is with a review."""

    place: int
    done: int
    total: int


class Reviews(Keeper):
    # --- what is kept -----------------------------------------------------------------------------

    async def text_of(self, table: str, ply: int | None = None) -> bytes | None:
        """The review of a table as JSON, if this version made one. With a ply, only of a match of this length."""
        r = schema.reviews.c
        wanted = (r.table_id == table) & (r.version == VERSION)
        if ply is not None:
            wanted &= r.ply == ply
        async with self._transaction() as connection:
            packed = (await connection.execute(sa.select(r.value).where(wanted))).scalar_one_or_none()
        return None if packed is None else await asyncio.to_thread(zlib.decompress, packed)

    async def keep(self, table: str, ply: int, text: bytes, now: int) -> None:
        """Keep a review in place of the one before; nobody works on it any more."""
        packed = await asyncio.to_thread(zlib.compress, text)  # one may have megabytes
        values = {"version": VERSION, "ply": ply, "value": packed, "made": now}
        fresh = self._insert(schema.reviews).values(table_id=table, **values)
        kept = fresh.on_conflict_do_update(index_elements=["table_id"], set_=values)
        forget = sa.delete(schema.reviewing).where(schema.reviewing.c.table_id == table)
        await self.finish(self._write(kept, forget))

    # --- who makes it -----------------------------------------------------------------------------

    async def claim(self, table: str, node: str, now: int) -> bool:
        """Become the one node that works out a review, unless another does and lives."""
        c = schema.reviewing
        values = {"node": node, "place": 1, "done": 0, "total": 0, "failed": None, "seen": now, "wanted": 0}
        gone = (c.c.seen < now - SILENT) | (c.c.seen > now + SILENT) | c.c.failed.is_not(None)
        fresh = self._insert(c).values(table_id=table, **values)
        taken = fresh.on_conflict_do_update(
            index_elements=["table_id"], set_=values, where=(c.c.node == node) | gone
        ).returning(c.c.table_id)
        return bool(await self.finish(self._write(taken)))

    async def claimed(self, table: str) -> Claim | None:
        c = schema.reviewing.c
        query = sa.select(c.node, c.place, c.done, c.total, c.failed, c.seen, c.wanted).where(c.table_id == table)
        async with self._transaction() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Claim(*row)

    async def want(self, table: str, now: int) -> None:
        """Tell the node that works on it that somebody still waits."""
        c = schema.reviewing
        await self.finish(self._write(sa.update(c).where(c.c.table_id == table).values(wanted=now)))

    async def report(self, stands: Mapping[str, Stand], node: str, now: int) -> dict[str, int]:
        """Say how far this node is; of the claims that are still its own, when somebody last asked another node."""
        c = schema.reviewing
        updates = [
            sa.update(c)
            .where((c.c.table_id == table) & (c.c.node == node) & c.c.failed.is_(None))
            .values(place=stand.place, done=stand.done, total=stand.total, seen=now)
            .returning(c.c.table_id, c.c.wanted)
            for table, stand in stands.items()
        ]
        rows = await self.finish(self._write(*updates))
        return dict(rows)

    async def leave(self, tables: Iterable[str], node: str, why: Failure | None = None) -> None:
        """This node no longer works on these; with a reason, none of them can be worked out."""
        c = schema.reviewing
        ours = c.c.table_id.in_(list(tables)) & (c.c.node == node)
        left = sa.delete(c).where(ours) if why is None else sa.update(c).where(ours).values(failed=why)
        await self.finish(self._write(left))


def read(text: bytes) -> Review:
    """A review as it is kept."""
    return msgspec.json.decode(text, type=Review)
