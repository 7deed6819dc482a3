"""What is read from the database: tables folded from their logs, and lists."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from herna.engine.journal import FindGame, read_header

from ..protocol import ClockRule
from ..tables.charter import Chair, Charter, Row, Summary
from ..tables.outdated import OutdatedTable
from ..tables.table import Table
from ..tables.texts import plain
from . import schema

LOG_COLUMNS = (
    schema.log.c.number,
    schema.log.c.kind,
    schema.log.c.text,
    schema.log.c.at,
    schema.log.c.seat,
    schema.log.c.spent,
)
MOST_NAMES = 20_000  # that are looked at in one search
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
    outcome: str | None
    created: int
    updated: int
    public: bool
    imported: bool
    taken_back: int
    clock: ClockRule | None
    seats: int
    options: str  # JSON
    chairs: tuple[Chair, ...]


@dataclass(frozen=True)
class Stored:
    """A table as it lies in the database."""

    described: sa.RowMapping
    chairs: list[Chair]
    rows: list[Row]


async def stored(connection: AsyncConnection, table: str) -> Stored | None:
    """All that is known about a table, not yet folded."""
    query = sa.select(*schema.DESCRIPTION).where(schema.tables.c.id == table)
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


@dataclass(frozen=True)
class Wanted:
    """Which tables a list shows: those of a person, or the public ones."""

    person: str | None = None
    statuses: tuple[str, ...] = ()  # any, if none is named
    game: str | None = None
    player: str = ""  # part of somebody's name
    after: tuple[int, str] | None = None  # the last table of the page before: when something happened there, its id
    limit: int = 50


async def listing(connection: AsyncConnection, wanted: Wanted) -> list[Listed]:
    """Tables, the latest first; those that were given up before they began are in no list."""
    t = schema.tables.c
    of_table = sa.select(sa.func.count()).select_from(schema.log).where(schema.log.c.table_id == t.id)
    taken_back = of_table.where(schema.TAKEN_BACK).scalar_subquery().label("taken_back")
    query = _matching(sa.select(schema.tables, taken_back), wanted)
    if wanted.player:
        query = query.where(t.id.in_(await _with_player(connection, wanted)))
    found = (await connection.execute(query.limit(wanted.limit))).mappings().all()
    chairs = await _chairs_by_table(connection, [row["id"] for row in found])
    return [_listed(row, tuple(chairs.get(row["id"], ()))) for row in found]


def _listed(row: sa.RowMapping, chairs: tuple[Chair, ...]) -> Listed:
    header = json.loads(row["header"])
    return Listed(
        **{name: row[name] for name in ("id", "game", "status", "turn", "ply", "result", "outcome", "taken_back")},
        **{name: row[name] for name in ("created", "updated", "public")},
        imported=header.get("imported") is True,
        clock=msgspec.json.decode(row["clock"], type=ClockRule) if row["clock"] else None,
        seats=header["seats"],
        options=json.dumps(header.get("options") or {}, sort_keys=True),
        chairs=chairs,
    )


def _matching(query: sa.Select[Any], wanted: Wanted) -> sa.Select[Any]:
    t = schema.tables.c
    query = query.where(t.outcome.is_(None) | (t.outcome != "cancelled")).order_by(t.updated.desc(), t.id)
    if wanted.person is not None:
        mine = sa.select(schema.chairs.c.table_id).where(schema.chairs.c.person == wanted.person)
        query = query.where(t.id.in_(mine))
    else:
        query = query.where(t.public if wanted.statuses == ("open",) else t.listed)
    if wanted.statuses:
        query = query.where(t.status.in_(wanted.statuses))
    if wanted.game is not None:
        query = query.where(t.game == wanted.game)
    if wanted.after is not None:
        updated, name = wanted.after
        query = query.where((t.updated < updated) | ((t.updated == updated) & (t.id > name)))
    return query


async def _with_player(connection: AsyncConnection, wanted: Wanted) -> list[str]:
    """The first tables at which somebody has such a name. Databases do not agree on what is the same letter, so names
    are compared here; a person has hundreds of tables, not millions."""
    c, part = schema.chairs.c, plain(wanted.player)
    joined = sa.select(schema.tables.c.id, c.nickname).join(schema.chairs, c.table_id == schema.tables.c.id)
    query = _matching(joined, wanted).where(c.nickname != "").limit(MOST_NAMES)
    found = dict.fromkeys(name for name, nickname in (await connection.execute(query)).all() if part in plain(nickname))
    return list(found)[: wanted.limit]


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
