"""Experiments: what people want to know about their sheets, whose turn it is, and what was found out.

They wait in the store, so they outlive pages and servers. A node takes the first one whose person has none in hand and
reports while it works; one that has fallen silent loses its experiment to the next node that looks for work.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Literal

import sqlalchemy as sa

from ..errors import Refused
from . import schema
from .finishing import Keeper
from .reviews import SILENT

MOST_EACH = 3  # of a person that are not over
MOST = 60  # of all that are not over
MOST_KEPT = 30  # of a person; the oldest ones go
ADDING_LOCK = 0x6865726E62  # beside that of `database.py`
MOST_TRIES = 3  # a server that ended in the middle, so often, is taken to have ended because of it
State = Literal["queued", "working", "done", "failed"]
Failure = Literal["slow", "broken"]
e = schema.experiments.c
STAND = (e.id, e.game, e.asked, e.state, e.done, e.total, e.half, e.failed, e.made, e.begun)
WAITING, UNDER_WAY = e.state == "queued", e.state == "working"


@dataclass(frozen=True)
class Experiment:
    """How things stand with one."""

    id: str
    game: str
    asked: bytes  # JSON
    state: State
    done: int
    total: int
    half: float
    failed: Failure | None
    made: int
    begun: int | None
    place: int = 0  # in the queue; 1 is next


@dataclass(frozen=True)
class Taken:
    """One that a node is to work on."""

    id: str
    game: str
    asked: bytes


class Experiments(Keeper):
    # --- those who ask ----------------------------------------------------------------------------

    async def add(self, id: str, person: str, game: str, asked: bytes, now: int) -> Experiment:
        """Put one into the queue; Refused where too many wait."""
        packed = await asyncio.to_thread(zlib.compress, asked)
        values = {
            **{"id": id, "person": person, "game": game, "asked": packed, "state": "queued", "node": "", "tries": 0},
            **{"seen": 0, "done": 0, "total": 0, "half": 1.0, "enough": False, "made": now, "updated": now},
        }
        place = await self.finish(self._add(person, values))
        return Experiment(id, game, asked, "queued", 0, 0, 1.0, None, now, None, place)

    async def _add(self, person: str, values: dict[str, Any]) -> int:
        """The place in the queue."""
        mine = e.person == person
        kept = sa.select(e.id).where(mine & ~(WAITING | UNDER_WAY)).order_by(e.made.desc()).offset(MOST_KEPT - 1)
        async with self._transaction(writes=True) as connection:
            if self._engine.dialect.name == "postgresql":  # else those who ask at the same time are not counted
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(ADDING_LOCK)))
            await connection.execute(self._insert(schema.experiments).values(**values))
            for most, which in ((MOST_EACH, mine), (MOST, sa.true())):
                waiting = sa.select(sa.func.count()).select_from(schema.experiments)
                count = (await connection.execute(waiting.where(which & (WAITING | UNDER_WAY)))).scalar_one()
                if count > most:
                    raise Refused("full", "too many experiments wait; let one of them finish first")
            old = (await connection.execute(kept)).scalars().all()
            await connection.execute(sa.delete(schema.experiments).where(e.id.in_(old)))
            place = sa.select(sa.func.count()).select_from(schema.experiments).where(WAITING)
            return int((await connection.execute(place)).scalar_one())

    async def of(self, person: str, game: str) -> list[Experiment]:
        """Those of a person with a game, the newest first."""
        return await self._read((e.person == person) & (e.game == game))

    async def find(self, id: str, person: str) -> Experiment | None:
        found = await self._read((e.id == id) & (e.person == person))
        return found[0] if found else None

    async def _read(self, wanted: sa.ColumnElement[bool]) -> list[Experiment]:
        queue = schema.experiments.alias()
        before = sa.select(sa.func.count()).where((queue.c.state == "queued") & (queue.c.made <= e.made))
        query = sa.select(*STAND, before.scalar_subquery()).where(wanted).order_by(e.made.desc(), e.id)
        async with self._transaction() as connection:
            rows = (await connection.execute(query)).all()
        found = [(Experiment(*stand), place) for *stand, place in map(tuple, rows)]
        return [
            replace(each, asked=zlib.decompress(each.asked), place=place if each.state == "queued" else 0)
            for each, place in found
        ]

    async def report_of(self, id: str, person: str) -> bytes | None:
        """What was found out, as JSON."""
        query = sa.select(e.value).where((e.id == id) & (e.person == person))
        async with self._transaction() as connection:
            packed = (await connection.execute(query)).scalar_one_or_none()
        return None if packed is None else await asyncio.to_thread(zlib.decompress, packed)

    async def finish_early(self, id: str, person: str) -> None:
        """Its person wants what there is."""
        mine = (e.id == id) & (e.person == person) & UNDER_WAY
        await self.finish(self._write(sa.update(schema.experiments).where(mine).values(enough=True)))

    async def forget(self, id: str, person: str) -> None:
        """Whatever it is doing."""
        await self.finish(self._write(sa.delete(schema.experiments).where((e.id == id) & (e.person == person))))

    # --- who works on them ------------------------------------------------------------------------

    async def take(self, node: str, workers: int, now: int) -> Taken | None:
        """The next one, unless as many as there may be are under way."""
        other = schema.experiments.alias()
        lives = (other.c.state == "working") & (other.c.seen >= now - SILENT)
        busy = sa.select(sa.func.count()).where(lives).scalar_subquery()
        has_one = sa.select(other.c.id).where(lives & (other.c.person == e.person)).exists()
        open_ = WAITING | (UNDER_WAY & (e.seen < now - SILENT))
        next_ = sa.select(e.id).where(open_ & ~has_one & (busy < workers)).order_by(e.made, e.id).limit(1)
        async with self._transaction() as connection:
            found = (await connection.execute(next_)).scalar_one_or_none()
        if found is None:
            return None
        values = {"state": "working", "node": node, "seen": now, "begun": now, "tries": e.tries + 1, "enough": False}
        taken = sa.update(schema.experiments).where((e.id == found) & open_).values(**values)
        rows = await self.finish(self._write(taken.returning(e.id, e.game, e.asked, e.tries)))
        if not rows:
            return None
        ((id, game, asked, tries),) = rows
        if tries > MOST_TRIES:
            await self.fail(id, node, "broken", now)
            return await self.take(node, workers, now)
        return Taken(id, game, zlib.decompress(asked))

    async def report(self, id: str, node: str, stand: tuple[int, int, float], now: int) -> bool | None:
        """Say how far a node is; whether that is enough, and None if it is not its own any more."""
        done, total, half = stand
        told = sa.update(schema.experiments).where(self._own(id, node))
        rows = await self.finish(
            self._write(told.values(done=done, total=total, half=half, seen=now).returning(e.enough))
        )
        return bool(rows[0][0]) if rows else None

    async def keep(self, id: str, node: str, report: bytes, now: int) -> None:
        packed = await asyncio.to_thread(zlib.compress, report)
        await self._end(id, node, state="done", value=packed, updated=now)

    async def fail(self, id: str, node: str, why: Failure, now: int) -> None:
        await self._end(id, node, state="failed", failed=why, updated=now)

    async def put_back(self, ids: Iterable[str], node: str) -> None:
        """This node ends: others, or the next start, begin these again."""
        for id in ids:
            await self._end(id, node, state="queued", tries=e.tries - 1, done=0, total=0, half=1.0)

    async def _end(self, id: str, node: str, **values: Any) -> None:
        await self.finish(self._write(sa.update(schema.experiments).where(self._own(id, node)).values(**values)))

    def _own(self, id: str, node: str) -> sa.ColumnElement[bool]:
        return (e.id == id) & (e.node == node) & UNDER_WAY
