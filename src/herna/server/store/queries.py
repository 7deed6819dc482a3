"""What is read from the database: tables folded from their logs, and lists."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.engine.journal import FindGame, read_header

from ..protocol import ClockRule
from ..tables.charter import Chair, Charter, Row, Summary
from ..tables.outdated import OutdatedTable
from ..tables.table import Table
from . import schema

LOG_COLUMNS = (
    schema.log.c.number,
    schema.log.c.kind,
    schema.log.c.text,
    schema.log.c.at,
    schema.log.c.seat,
    schema.log.c.spent,
)
MANY = 1000  # tables in one query; databases limit its parameters


@dataclass(frozen=True)
class Listed:
    """A table in a list."""

    id: str
    game: str
    status: str
    turn: int | None
    ply: int
    result: str | None
    created: int
    updated: int
    public: bool
    imported: bool
    taken_back: int
    chairs: tuple[Chair, ...]


@dataclass(frozen=True)
class Stored:
    """A table as it lies in the database."""

    described: sa.RowMapping
    chairs: list[Chair]
    rows: list[Row]


async def stored(connection: AsyncConnection, table: str) -> Stored | None:
    """All that is known about a table, not yet folded."""
    query = sa.select(schema.tables).where(schema.tables.c.id == table)
    found = (await connection.execute(query)).mappings().one_or_none()
    if found is None:
        return None
    return Stored(found, await chairs_of(connection, table), await rows_of(connection, table, 0))


def fold(stored: Stored, find_game: FindGame) -> Table:
    """The table that the log leads to. Folding takes a while, so no connection should wait for it."""
    found, table = stored.described, stored.described["id"]
    header, game = read_header(found["header"], find_game, table, any_rules=True)
    charter = Charter(
        id=table,
        header=header,
        seed=bytes.fromhex(found["seed"]) if found["seed"] else None,
        created=found["created"],
        kinds=tuple(json.loads(found["kinds"])),
        clock=msgspec.json.decode(found["clock"], type=ClockRule) if found["clock"] else None,
        public=found["public"],
        previous=found["previous"],
    )
    if game.knows_rules(header.rules):
        return Table(game, charter, stored.chairs, stored.rows)
    kept = Summary(found["status"], found["turn"], found["ply"], found["result"])
    return OutdatedTable(game, charter, stored.chairs, stored.rows, kept)


async def listing(
    connection: AsyncConnection,
    *,
    status: str | None,
    person: str | None,
    game: str | None,
    before: int | None,
    limit: int,
) -> list[Listed]:
    """Tables, the latest first: those of a person, or the public ones of a status."""
    t = schema.tables.c
    of_table = sa.select(sa.func.count()).select_from(schema.log).where(schema.log.c.table_id == t.id)
    taken_back = of_table.where(schema.TAKEN_BACK).scalar_subquery().label("taken_back")
    query = sa.select(schema.tables, taken_back).order_by(t.updated.desc(), t.id).limit(limit)
    if person is not None:
        mine = sa.select(schema.chairs.c.table_id).where(schema.chairs.c.person == person)
        query = query.where(t.id.in_(mine))
    else:
        query = query.where(t.public)
    if status is not None:
        query = query.where(t.status == status)
    if game is not None:
        query = query.where(t.game == game)
    if before is not None:
        query = query.where(t.updated < before)
    found = (await connection.execute(query)).mappings().all()
    chairs = await _chairs_by_table(connection, [row["id"] for row in found])
    return [
        Listed(
            **{name: row[name] for name in ("id", "game", "status", "turn", "ply", "result", "taken_back")},
            **{name: row[name] for name in ("created", "updated", "public")},
            imported=json.loads(row["header"]).get("imported") is True,
            chairs=tuple(chairs.get(row["id"], ())),
        )
        for row in found
    ]


async def rows_of(connection: AsyncConnection, table: str, since: int) -> list[Row]:
    """The rows of a log from a number on."""
    here = (schema.log.c.table_id == table) & (schema.log.c.number >= since)
    query = sa.select(*LOG_COLUMNS).where(here).order_by(schema.log.c.number)
    return [Row(*row) for row in (await connection.execute(query)).all()]


async def numbers_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, int]:
    """Of each of these tables the number of the last row; -1 without rows."""
    t, found = schema.tables.c, dict[str, int]()
    last = sa.select(sa.func.max(schema.log.c.number)).where(schema.log.c.table_id == t.id).scalar_subquery()
    for start in range(0, len(tables), MANY):
        query = sa.select(t.id, sa.func.coalesce(last, -1)).where(t.id.in_(tables[start : start + MANY]))
        found.update((name, number) for name, number in (await connection.execute(query)).all())
    return found


async def chairs_of(connection: AsyncConnection, table: str) -> list[Chair]:
    return (await _chairs_by_table(connection, [table])).get(table, [])


async def _chairs_by_table(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[Chair]]:
    c = schema.chairs.c
    query = sa.select(c.table_id, c.kind, c.nickname, c.level, c.key, c.person, c.invite)
    found: dict[str, list[Chair]] = {}
    query = query.where(c.table_id.in_(tables)).order_by(c.table_id, c.seat)
    for table, *values in (await connection.execute(query)).all():
        found.setdefault(table, []).append(Chair(*values))
    return found
