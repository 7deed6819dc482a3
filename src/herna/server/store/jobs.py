"""What is written together, and the statements that write it."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from herna.engine.journal import header_line

from ..tables.charter import Chair, Founding, Row, Summary
from . import schema


@dataclass
class Job:
    """Rows of one table, or a new table, or both: written together or not at all."""

    table: str
    rows: tuple[Row, ...]
    summary: Summary | None
    chairs: dict[int, Chair]
    founding: Founding | None
    alone: bool = False  # its group could not be written
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def is_plain(self) -> bool:
        """Nothing but rows that are added to a log, as nearly always."""
        return bool(self.rows) and not self.founding and not self.chairs and not self.alone


def write(connection: sa.Connection, insert: Any, group: list[Job]) -> set[str]:
    """Write the jobs; returns the tables whose next number was taken, nothing of which is written."""
    lost = _insert_first_rows(connection, insert, group)
    kept = [job for job in group if job.table not in lost]
    _insert_tables(connection, [job.founding for job in kept if job.founding])
    rest = [_log_values(job.table, row) for job in kept for row in job.rows[1:]]
    if rest:
        connection.execute(sa.insert(schema.log), rest)
    _update_chairs(connection, kept)
    _update_tables(connection, kept)
    return lost


def _insert_first_rows(connection: sa.Connection, insert: Any, group: list[Job]) -> set[str]:
    """The first row of each job decides the race for its table."""
    first = [_log_values(job.table, job.rows[0]) for job in group if job.rows]
    if not first:
        return set()
    statement = insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table_id)
    won = {name for (name,) in connection.execute(statement, first).all()}
    return {values["table_id"] for values in first} - won


def _insert_tables(connection: sa.Connection, foundings: list[Founding]) -> None:
    if not foundings:
        return
    connection.execute(sa.insert(schema.tables), [_table_values(each) for each in foundings])
    chairs = [
        {"table_id": each.charter.id, "seat": seat, **_chair_values(chair)}
        for each in foundings
        for seat, chair in enumerate(each.chairs)
    ]
    connection.execute(sa.insert(schema.chairs), chairs)
    rows = [_log_values(each.charter.id, row) for each in foundings for row in each.rows]
    if rows:
        connection.execute(sa.insert(schema.log), rows)


def _update_chairs(connection: sa.Connection, jobs: list[Job]) -> None:
    for job in jobs:
        for seat, chair in job.chairs.items():
            there = (schema.chairs.c.table_id == job.table) & (schema.chairs.c.seat == seat)
            connection.execute(sa.update(schema.chairs).where(there).values(**_chair_values(chair)))


def _update_tables(connection: sa.Connection, jobs: list[Job]) -> None:
    names = ("of", "status", "turn", "ply", "result", "outcome", "updated")
    values = [dict(zip(names, _summary_values(job), strict=True)) for job in jobs if job.summary and job.rows]
    if values:
        update = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("of"))
        columns: dict[str, Any] = {name: sa.bindparam(name) for name in names[1:]}
        connection.execute(update.values(columns), values)


def _summary_values(job: Job) -> tuple[Any, ...]:
    now = job.summary
    return (job.table, now.status, now.turn, now.ply, now.result, now.outcome, job.rows[-1].at) if now else ()


def _log_values(table: str, row: Row) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": row.number,
        "kind": row.kind,
        "text": row.text,
        "at": row.at,
        "seat": row.seat,
        "spent": row.spent,
    }


def _chair_values(chair: Chair) -> dict[str, Any]:
    return {
        "kind": chair.kind,
        "nickname": chair.nickname,
        "level": chair.level,
        "key": chair.key,
        "person": chair.person,
        "invite": chair.invite,
    }


def _table_values(founding: Founding) -> dict[str, Any]:
    charter, summary = founding.charter, founding.summary
    return {
        "id": charter.id,
        "game": charter.header.game,
        "header": header_line(charter.header),
        "kinds": json.dumps(charter.kinds),
        "seed": charter.seed.hex() if charter.seed else None,
        "clock": msgspec.json.encode(charter.clock).decode() if charter.clock else None,
        "public": charter.public,
        "listed": charter.public and sum(kind != "bot" for kind in charter.kinds[: charter.header.seats]) > 1,
        "previous": charter.previous,
        "created": charter.created,
        "updated": charter.created,
        "status": summary.status,
        "turn": summary.turn,
        "ply": summary.ply,
        "result": summary.result,
        "outcome": summary.outcome,
    }
