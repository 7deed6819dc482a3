"""Backups: all tables of a database in one file, made while a server runs, from which any database can be restored.

The file is an SQLite database with the same schema, whichever kind of database it comes from.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from herna.engine.journal import make_lasting

from ..errors import Trouble
from . import database, guard, schema

PAGES = 2000  # of SQLite, between two ticks
ROWS = 2000  # read and written together
LARGE = 20  # of reviews and experiments, as one may have a megabyte
# In an order that keeps references valid.
COPIED = (schema.tables, schema.chairs, schema.log, schema.leases, schema.progress, schema.reviews, schema.experiments)
SERVERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name"
Tick = Callable[[int, int, str], None]  # done, of how many, what comes next


@dataclass(frozen=True)
class Copied:
    """What a backup or a restored database holds."""

    file: Path
    tables: int
    rows: int
    aside: Path | None = None  # where the database that was replaced lies now


# --- backing up ---------------------------------------------------------------------------------------------------


async def back_up(url: str, file: Path, tick: Tick) -> Copied:
    """Write everything that is durable now into a new file; it appears under its name when it is complete."""
    if file.exists():
        raise Trouble("operator-file-exists", file=str(file))
    source = database.sqlite_file(url)
    if source is not None and not source.is_file():
        raise Trouble("operator-nothing-there", file=str(source))
    with _fresh_file(file) as part:
        try:
            if source is not None:
                _copy_sqlite(source, part, tick)
            else:
                await _copy_postgres(url, part, tick)
            counted = _count(part)
        except Exception as error:
            raise database.explained(database.database_url(url), error) from error
        make_lasting(part)
        part.replace(file)
        make_lasting(file.parent)
    return Copied(file, *counted)


@contextmanager
def _fresh_file(file: Path) -> Iterator[Path]:
    """A private file beside the one that will be written."""
    try:
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
    except OSError as error:
        raise Trouble("operator-not-written", file=str(file), why=error.strerror or str(error)) from error
    os.close(handle)
    part = Path(name)
    try:
        yield part
    finally:
        for each in (part, *(part.with_name(part.name + suffix) for suffix in ("-wal", "-shm", "-journal"))):
            each.unlink(missing_ok=True)


def _copy_sqlite(source: Path, target: Path, tick: Tick) -> None:
    """Page by page in one read transaction: what is written meanwhile neither shows nor makes it begin again."""
    with closing(sqlite3.connect(source, 30, isolation_level=None)) as reading:
        with closing(sqlite3.connect(target, 30, isolation_level=None)) as writing:
            reading.execute("BEGIN")
            reading.execute("SELECT count(*) FROM sqlite_master").fetchone()
            reading.backup(writing, pages=PAGES, progress=lambda _, left, total: tick(total - left, total, ""))
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        reading.execute("ROLLBACK")


async def _copy_postgres(url: str, target: Path, tick: Tick) -> None:
    engine = database.open_postgres(database.database_url(url), "herna-backup")
    try:
        await migrated(target)
        async with snapshot(engine) as connection:
            total = (await connection.execute(sa.select(sa.func.count()).select_from(schema.log))).scalar_one()
            with _writing(target) as write:
                done = 0
                there = await connection.run_sync(lambda found: sa.inspect(found).get_table_names())
                for table in COPIED:
                    if table.name not in there:
                        continue  # the database is of a former version
                    found = (await connection.stream(sa.select(table))).mappings()
                    async for some in found.partitions(_together(table)):
                        write(table, [dict(row) for row in some])
                        done += len(some) if table is schema.log else 0
                        tick(done, total, "")
    finally:
        await engine.dispose()


@asynccontextmanager
async def snapshot(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection that sees everything as it was at one moment."""
    if engine.dialect.name == "sqlite":
        async with engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN")  # the driver itself begins only to write
            yield connection
        return
    async with engine.connect() as connection:
        await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


async def migrated(file: Path) -> None:
    """Bring the schema of an SQLite file up to date."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{file}")
    try:
        await database.migrate(engine)
    finally:
        await engine.dispose()


@contextmanager
def _writing(file: Path) -> Iterator[Callable[[sa.Table, list[dict[str, Any]]], object]]:
    """Writes rows into an SQLite file in one transaction."""
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        with engine.begin() as connection:
            yield lambda table, rows: connection.execute(sa.insert(table), rows)
    finally:
        engine.dispose()


def _together(table: sa.Table) -> int:
    return LARGE if table in (schema.reviews, schema.experiments) else ROWS


def _count(file: Path) -> tuple[int, int]:
    with closing(sqlite3.connect(file)) as connection:
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        (rows,) = connection.execute("SELECT count(*) FROM log").fetchone()
    return tables, rows


# --- restoring ----------------------------------------------------------------------------------------------------


async def restore(url: str, file: Path, tick: Tick, *, replace: bool = False) -> Copied:
    """Put everything of a backup into a database that is empty, or in place of what is there."""
    target = database.sqlite_file(url)
    if target is not None:
        try:
            target.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise database.explained(database.database_url(url), error) from error
        with guard.hold(url, patience=0), _fresh_file(target) as part:
            await prepared(file, part)
            return _put_in_place(part, target, replace, tick)
    with tempfile.TemporaryDirectory() as folder:
        part = Path(folder) / "restoring.db"
        await prepared(file, part)
        return await _fill_postgres(url, part, replace, tick)


async def prepared(file: Path, copy: Path) -> None:
    """A copy of a backup with the present schema; Trouble if the file is none, or is damaged."""
    if not file.is_file():
        raise Trouble("operator-no-backup", file=str(file))
    try:
        shutil.copyfile(file, copy)
        copy.chmod(0o600)
        with closing(sqlite3.connect(copy)) as connection:
            known = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            damage = connection.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise Trouble("operator-damaged", file=str(file), why=str(error)) from error
    if not {"tables", "chairs", "log", "alembic_version"} <= known:
        raise Trouble("operator-other-file", file=str(file))
    if damage != "ok":
        raise Trouble("operator-damaged", file=str(file), why=damage)
    try:
        await migrated(copy)
    except Exception as error:
        raise database.explained(database.database_url(f"sqlite:///{file}"), error) from error
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        connection.execute("UPDATE leases SET until = 0")  # no node looks after a table any more
        connection.execute("DELETE FROM reviewing")
        connection.execute("UPDATE experiments SET state = 'queued', node = '' WHERE state = 'working'")


def _put_in_place(part: Path, target: Path, replace: bool, tick: Tick) -> Copied:
    aside = None
    counted = _count(part)
    with closing(sqlite3.connect(part, isolation_level=None)) as connection:
        connection.execute("PRAGMA auto_vacuum=INCREMENTAL")
        connection.execute("VACUUM")
        connection.execute("PRAGMA journal_mode=DELETE")
    if target.exists() and target.stat().st_size and _has_tables(target):
        if not replace:
            raise Trouble("operator-not-empty", database=str(target))
        with closing(sqlite3.connect(target, isolation_level=None)) as connection, suppress(sqlite3.DatabaseError):
            connection.execute("PRAGMA journal_mode=DELETE")  # merges what lies beside it
        aside = target.with_name(f"{target.stem}-{time.strftime('%Y%m%d-%H%M%S')}{target.suffix}")
        target.rename(aside)
    for beside in ("-wal", "-shm", "-journal"):
        target.with_name(target.name + beside).unlink(missing_ok=True)
    make_lasting(part)
    part.replace(target)
    make_lasting(target.parent)
    tick(counted[1], counted[1], "")
    return Copied(target, *counted, aside)


def _has_tables(file: Path) -> bool:
    """Whether a database has any tables."""
    try:
        with closing(sqlite3.connect(file, isolation_level=None)) as connection:
            if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tables'").fetchone():
                return False
            return bool(connection.execute("SELECT 1 FROM tables").fetchone())
    except sqlite3.DatabaseError:
        return True  # whatever it is, it is not thrown away


async def _fill_postgres(url: str, part: Path, replace: bool, tick: Tick) -> Copied:
    target = database.database_url(url)
    engine = database.open_postgres(target, "herna-restore")
    try:
        await database.migrate(engine)
        async with engine.begin() as connection:
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(database.MIGRATION_LOCK)))
            if (await connection.execute(sa.text(SERVERS), {"name": database.SERVER})).scalar_one():
                raise Trouble("operator-postgres-in-use", database=database.shown(target))
            there = (await connection.execute(sa.select(sa.func.count()).select_from(schema.tables))).scalar_one()
            if there and not replace:
                raise Trouble("operator-not-empty", database=database.shown(target))
            for table in (schema.reviewing, *reversed(COPIED)):
                await connection.execute(sa.delete(table))
            return await _copy_rows(part, connection, tick)
    except Exception as error:
        raise database.explained(target, error) from error
    finally:
        await engine.dispose()


async def _copy_rows(part: Path, connection: AsyncConnection, tick: Tick) -> Copied:
    tables, rows = _count(part)
    source = sa.create_engine(f"sqlite:///{part}")
    done = 0
    try:
        with source.connect() as reading:
            for table in COPIED:
                for some in reading.execute(sa.select(table)).mappings().partitions(_together(table)):
                    await connection.execute(sa.insert(table), [dict(row) for row in some])
                    done += len(some) if table is schema.log else 0
                    tick(done, rows, "")
    finally:
        source.dispose()
    return Copied(part, tables, rows)
