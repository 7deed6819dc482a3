"""The store: what is in it survives. SQLite or PostgreSQL, behind one writer that commits in groups.

Everything that is waiting when a commit begins goes into it, so under load many actions share one fsync and an idle
server writes each action at once. A caller goes on when its rows are durable, or hears of a Conflict when another node
has written the same number of the same log first.
"""

from __future__ import annotations

import asyncio
import json
import marshal
import os
import socket
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog
from alembic import command
from alembic.config import Config
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects import sqlite as sqlite_dialect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from herna.engine.journal import FindGame, header_line, read_header

from .. import metrics
from ..errors import Conflict
from ..protocol import ClockRule
from ..speed import scribe
from ..speed.scribe import IN_DOUBT, LENGTH, TAKEN, WRITTEN
from ..tables.charter import Chair, Change, Charter, Founding, Row, Summary
from ..tables.table import Table
from . import schema

log = structlog.get_logger()
DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
GROUP = 256  # jobs in one commit at most
MOST_SAID = 1 << 16  # bytes of an answer that are read at once
MIGRATION_LOCK = 0x6865726E61
LOG_COLUMNS = (
    schema.log.c.number,
    schema.log.c.kind,
    schema.log.c.text,
    schema.log.c.at,
    schema.log.c.seat,
    schema.log.c.spent,
)


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
    chairs: tuple[Chair, ...]


@dataclass(frozen=True)
class Lease:
    node: str
    seen: int
    until: int


def database_url(text: str) -> URL:
    """The URL with the driver that waits without blocking."""
    url = make_url(text)
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


class Scribe:
    """The process that writes to SQLite, as the store sees it. If it dies, there is a new one."""

    POSSIBLE = os.name == "posix"  # else everything is written in threads

    def __init__(self, database: str) -> None:
        self._database = database
        self._line: socket.socket | None = None
        self._processes: list[subprocess.Popen[bytes]] = []  # the last one writes, others may still be ending

    async def write(self, steps: list[scribe.Values]) -> bytes:
        """All of them, durably, or nothing: whether they are WRITTEN, or a number is TAKEN, or it is IN_DOUBT."""
        text = marshal.dumps(steps)
        died = False
        for _ in range(2):
            try:
                answer = await self._ask(text)
            except OSError as error:
                died = True
                log.error("scribe_died", error=repr(error))
                continue
            if answer not in (WRITTEN, TAKEN):
                self._drop()  # another may find the disk in a better state
                log.error("scribe_failed", error=answer.decode())
            return IN_DOUBT if died and answer == TAKEN else answer
        return IN_DOUBT

    async def _ask(self, text: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        line = self._line or self._start()
        try:
            await loop.sock_sendall(line, LENGTH.pack(len(text)) + text)
            answer = b""
            while len(answer) < LENGTH.size or len(answer) < LENGTH.size + LENGTH.unpack_from(answer)[0]:
                more = await loop.sock_recv(line, MOST_SAID)
                if not more:
                    raise ConnectionResetError("the scribe has ended")
                answer += more
            return answer[LENGTH.size :]
        except BaseException:  # whatever it might still say would be taken for another answer
            self._drop()
            raise

    def _start(self) -> socket.socket:
        self._processes = [each for each in self._processes if each.poll() is None]
        line, end = socket.socketpair()
        with end:
            words = (sys.executable, "-P", scribe.__file__, self._database)
            self._processes.append(subprocess.Popen(words, stdin=end.fileno(), stdout=end.fileno()))
        line.setblocking(False)
        self._line = line
        return line

    def _drop(self) -> None:
        """It ends by itself as nobody asks any more."""
        if self._line is not None:
            self._line.close()
            self._line = None

    async def close(self) -> None:
        self._drop()
        for process in self._processes:
            await asyncio.to_thread(process.wait)
        self._processes = []


class Store:
    def __init__(self, url: str, find_game: FindGame) -> None:
        self.url = database_url(url)
        self.find_game = find_game
        self._engine: AsyncEngine | None = None
        self._scribe: Scribe | None = None
        self._desk: sa.Engine | None = None  # of SQLite, for whole transactions in a thread
        self._writing: set[asyncio.Task[set[str]]] = set()
        self._jobs: asyncio.Queue[Job | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False
        self._insert: Any = sqlite_dialect.insert if self.is_sqlite else postgresql.insert

    @property
    def is_sqlite(self) -> bool:
        return self.url.get_backend_name() == "sqlite"

    @property
    def engine(self) -> AsyncEngine:
        if self._engine is None:
            raise RuntimeError("the store is not open")
        return self._engine

    # --- opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        """Connect, bring the schema up to date, start the writer."""
        if self.is_sqlite:
            if self.url.database:
                Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
            self._engine = create_async_engine(self.url, connect_args={"timeout": 30}, hide_parameters=True)
            sa.event.listen(self._engine.sync_engine, "connect", _prepare_sqlite)
            plain = self.url.set(drivername="sqlite")
            self._desk = sa.create_engine(plain, connect_args={"timeout": 30}, hide_parameters=True)
            sa.event.listen(self._desk, "connect", _prepare_sqlite)
            self._scribe = Scribe(self.url.database or "") if Scribe.POSSIBLE else None
        else:
            pool = {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
            self._engine = create_async_engine(self.url, hide_parameters=True, **pool)
        try:
            async with self.engine.begin() as connection:
                if not self.is_sqlite:
                    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
                await connection.run_sync(_migrate)
        except BaseException:
            await self.close()
            raise
        self._closing = False
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what is queued, then let go."""
        self._closing = True
        if self._writer is not None:
            await self._jobs.put(None)
            await self._writer
            self._writer = None
        await asyncio.gather(*self._writing, return_exceptions=True)
        if self._scribe is not None:
            await self._scribe.close()
            self._scribe = None
        if self._desk is not None:
            self._desk.dispose()
            self._desk = None
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    async def ready(self) -> None:
        """Raises when the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(sa.select(1))

    # --- writing ----------------------------------------------------------------------------------

    async def found(self, founding: Founding) -> None:
        """Store a new table."""
        await self._submit(Job(founding.charter.id, (), None, {}, founding))

    async def append(self, table: str, change: Change) -> None:
        """Store a change; it is durable on return. Conflict: the log has grown meanwhile."""
        await self._submit(Job(table, change.rows, change.summary, dict(change.chairs), change.founding))

    async def _submit(self, job: Job) -> None:
        if self._writer is None or self._writer.done() or self._closing:
            raise RuntimeError("the store is closed")
        self._jobs.put_nowait(job)
        await job.done

    async def _write(self) -> None:
        while (job := await self._jobs.get()) is not None:
            group = [job]
            stop = False
            while len(group) < GROUP and not self._jobs.empty():
                more = self._jobs.get_nowait()
                if more is None:
                    stop = True
                    break
                group.append(more)
            for some in self._sorted(group):
                await self._write_group(some)
            if stop:
                return

    def _sorted(self, group: list[Job]) -> list[list[Job]]:
        """What the scribe can write by itself, and the rest; in the same order at all nodes, as they lock tables."""
        ordered = sorted(group, key=lambda job: job.table)
        if self._scribe is None:
            return [ordered]
        plain, rest = [job for job in ordered if job.is_plain], [job for job in ordered if not job.is_plain]
        return [some for some in (plain, rest) if some]

    async def _write_group(self, group: list[Job]) -> None:
        """All in one transaction; if that fails, each by itself, so that one bad job spoils only itself."""
        try:
            with metrics.COMMIT_SECONDS.time():
                lost = await self._commit(group)
        except Exception as error:
            if len(group) > 1:
                for job in group:
                    job.alone = True
                    await self._write_group([job])
                return
            if not group[0].done.done():
                group[0].done.set_exception(error)
            return
        metrics.COMMITS.inc()
        metrics.COMMITTED_ROWS.inc(sum(len(job.rows) for job in group))
        for job in group:
            if job.done.done():
                continue
            if job.table in lost:
                job.done.set_exception(Conflict(job.table))
            else:
                job.done.set_result(None)

    async def _commit(self, group: list[Job]) -> set[str]:
        """Write the jobs; returns the tables whose next number was taken, nothing of which is written."""
        if self._scribe is not None and group[0].is_plain:
            answer = await self._scribe.write(_steps(group))
            if answer == WRITTEN:
                return set()
            if answer == IN_DOUBT:
                group = [job for job in group if not await self._is_there(job)]
        if self._desk is not None:
            return await asyncio.to_thread(self._write_at, self._desk, group)
        async with self.engine.begin() as connection:
            return await connection.run_sync(self._write_jobs, group)

    async def _is_there(self, job: Job) -> bool:
        """Whether a job was written after all."""
        first = job.rows[0].number
        async with self.engine.connect() as connection:
            rows = await _rows(connection, job.table, first)
        return tuple(rows[: len(job.rows)]) == job.rows

    def _write_at(self, desk: sa.Engine, group: list[Job]) -> set[str]:
        with desk.begin() as connection:
            return self._write_jobs(connection, group)

    def _write_jobs(self, connection: sa.Connection, group: list[Job]) -> set[str]:
        lost = self._insert_first_rows(connection, group)
        kept = [job for job in group if job.table not in lost]
        self._insert_tables(connection, [job.founding for job in kept if job.founding])
        rest = [_log_values(job.table, row) for job in kept for row in job.rows[1:]]
        if rest:
            connection.execute(sa.insert(schema.log), rest)
        self._update_chairs(connection, kept)
        self._update_tables(connection, kept)
        return lost

    def _insert_first_rows(self, connection: sa.Connection, group: list[Job]) -> set[str]:
        """The first row of each job decides the race for its table."""
        first = [_log_values(job.table, job.rows[0]) for job in group if job.rows]
        if not first:
            return set()
        insert = self._insert(schema.log).on_conflict_do_nothing().returning(schema.log.c.table_id)
        won = {name for (name,) in connection.execute(insert, first).all()}
        return {values["table_id"] for values in first} - won

    def _insert_tables(self, connection: sa.Connection, foundings: list[Founding]) -> None:
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

    def _update_chairs(self, connection: sa.Connection, jobs: list[Job]) -> None:
        for job in jobs:
            for seat, chair in job.chairs.items():
                there = (schema.chairs.c.table_id == job.table) & (schema.chairs.c.seat == seat)
                connection.execute(sa.update(schema.chairs).where(there).values(**_chair_values(chair)))

    def _update_tables(self, connection: sa.Connection, jobs: list[Job]) -> None:
        names = ("of", "status", "turn", "ply", "result", "updated")
        values = [dict(zip(names, _summary_values(job), strict=True)) for job in jobs if job.summary and job.rows]
        if values:
            update = sa.update(schema.tables).where(schema.tables.c.id == sa.bindparam("of"))
            columns: dict[str, Any] = {name: sa.bindparam(name) for name in names[1:]}
            connection.execute(update.values(columns), values)

    # --- reading ----------------------------------------------------------------------------------

    async def load(self, table: str) -> Table | None:
        """A table, folded from its log."""
        async with self.engine.connect() as connection:
            query = sa.select(schema.tables).where(schema.tables.c.id == table)
            found = (await connection.execute(query)).mappings().one_or_none()
            if found is None:
                return None
            chairs = await _chairs(connection, table)
            rows = await _rows(connection, table, 0)
        header, game = read_header(found["header"], self.find_game, table)
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
        return Table(game, charter, chairs, rows)

    async def news(self, table: str, since: int) -> tuple[list[Row], list[Chair]]:
        """The rows from a number on, and the chairs as they are."""
        async with self.engine.connect() as connection:
            return await _rows(connection, table, since), await _chairs(connection, table)

    async def listing(
        self, *, status: str | None, person: str | None, game: str | None, before: int | None, limit: int
    ) -> list[Listed]:
        """Tables, the latest first: those of a person, or the public ones of a status."""
        t = schema.tables.c
        query = sa.select(schema.tables).order_by(t.updated.desc(), t.id).limit(limit)
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
        async with self.engine.connect() as connection:
            found = (await connection.execute(query)).mappings().all()
            chairs = await _chairs_of(connection, [row["id"] for row in found])
        return [
            Listed(
                **{name: row[name] for name in ("id", "game", "status", "turn", "ply", "result")},
                **{name: row[name] for name in ("created", "updated", "public")},
                chairs=tuple(chairs.get(row["id"], ())),
            )
            for row in found
        ]

    # --- leases -----------------------------------------------------------------------------------

    async def take_lease(self, table: str, node: str, now: int, until: int) -> bool:
        """Become the one node that plays a table's bots and watches its clock, unless another is and lives."""
        lease = schema.leases
        values = {"node": node, "seen": now, "until": until}
        insert = self._insert(lease).values(table_id=table, **values)
        taken = insert.on_conflict_do_update(
            index_elements=[lease.c.table_id],
            set_=values,
            where=(lease.c.node == node) | (lease.c.until < now),
        ).returning(lease.c.table_id)
        return bool(await self._write_lease(taken))

    async def lease_of(self, table: str) -> Lease | None:
        lease = schema.leases.c
        query = sa.select(lease.node, lease.seen, lease.until).where(lease.table_id == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else Lease(*row)

    async def renew_leases(self, tables: Iterable[str], node: str, now: int, until: int) -> set[str]:
        """Keep leases, or let them end when `until` is past; returns those that are still ours."""
        names = list(tables)
        if not names:
            return set()
        lease = schema.leases
        ours = lease.c.table_id.in_(names) & (lease.c.node == node)
        update = sa.update(lease).where(ours).values(seen=now, until=until).returning(lease.c.table_id)
        return await self._write_lease(update)

    async def _write_lease(self, statement: sa.UpdateBase) -> set[str]:
        """To its end, even if the caller is cancelled: a transaction left open would block all writers for long."""
        task = asyncio.create_task(self._write_now(statement))
        self._writing.add(task)
        task.add_done_callback(self._writing.discard)
        return await asyncio.shield(task)

    async def _write_now(self, statement: sa.UpdateBase) -> set[str]:
        async with self.engine.begin() as connection:
            return {name for (name,) in (await connection.execute(statement)).all()}

    async def neglected(self, now: int, former_self: str | None = None) -> list[str]:
        """Running tables that need somebody for a bot or a clock and have nobody, or only a former life of ours."""
        t, c, lease = schema.tables, schema.chairs, schema.leases
        bot = sa.select(c.c.seat).where((c.c.table_id == t.c.id) & (c.c.seat == t.c.turn) & (c.c.kind == "bot"))
        living = (lease.c.table_id == t.c.id) & (lease.c.until >= now)
        if former_self is not None:
            living &= lease.c.node != former_self
        cared_for = sa.select(lease.c.until).where(living)
        needs = (t.c.status == "running") & (t.c.clock.is_not(None) | bot.exists())
        query = sa.select(t.c.id).where(needs & ~cared_for.exists())
        async with self.engine.connect() as connection:
            return [name for (name,) in (await connection.execute(query)).all()]


def _steps(group: list[Job]) -> list[scribe.Values]:
    """The rows of jobs, the last one of each with what the table is like then."""
    steps: list[scribe.Values] = []
    for job in group:
        now, last = job.summary, job.rows[-1]
        for row in job.rows:
            after = (now.status, now.turn, now.ply, now.result) if now and row is last else scribe.UNCHANGED
            steps.append((job.table, row.number, row.kind, row.text, row.at, row.seat, row.spent, *after))
    return steps


def _summary_values(job: Job) -> tuple[Any, ...]:
    now = job.summary
    return (job.table, now.status, now.turn, now.ply, now.result, job.rows[-1].at) if now else ()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in scribe.PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def _rows(connection: AsyncConnection, table: str, since: int) -> list[Row]:
    here = (schema.log.c.table_id == table) & (schema.log.c.number >= since)
    query = sa.select(*LOG_COLUMNS).where(here).order_by(schema.log.c.number)
    return [Row(*row) for row in (await connection.execute(query)).all()]


async def _chairs(connection: AsyncConnection, table: str) -> list[Chair]:
    return (await _chairs_of(connection, [table])).get(table, [])


async def _chairs_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[Chair]]:
    c = schema.chairs.c
    query = sa.select(c.table_id, c.kind, c.nickname, c.level, c.key, c.person, c.invite)
    found: dict[str, list[Chair]] = {}
    query = query.where(c.table_id.in_(tables)).order_by(c.table_id, c.seat)
    for table, *values in (await connection.execute(query)).all():
        found.setdefault(table, []).append(Chair(*values))
    return found


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
        "previous": charter.previous,
        "created": charter.created,
        "updated": charter.created,
        "status": summary.status,
        "turn": summary.turn,
        "ply": summary.ply,
        "result": summary.result,
    }
