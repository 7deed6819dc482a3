"""Whether every log of a database replays to what its summary says."""

from __future__ import annotations

import json
import sqlite3
import tempfile
import zlib
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from herna.engine.errors import UnknownGame, WrongVersion
from herna.engine.journal import FindGame
from herna.lab.experiment import SheetReport
from herna.review.report import VERSION

from ..errors import Trouble
from . import backup, database, queries, reviews, schema
from .backup import Tick


@dataclass
class Findings:
    """What `herna check` has found in a database."""

    tables: int = 0
    rows: int = 0
    wrong: dict[str, str] = field(default_factory=dict)  # by table; "" for the database itself
    older: dict[str, str] = field(default_factory=dict)  # tables that are not checked, with the reason


async def check(url: str, find_game: FindGame, tick: Tick) -> Findings:
    """Fold all tables of a database as they are at one moment; a server may run on it."""
    file = database.sqlite_file(url)
    target = database.database_url(url)
    if file is not None and not file.is_file():
        raise Trouble("operator-nothing-there", file=str(file))
    engine = create_async_engine(target) if file is not None else database.open_postgres(target, "herna-check")
    findings = Findings()
    try:
        if file is not None:
            _check_file(file, findings)
        async with backup.snapshot(engine) as connection:
            await _check_tables(connection, find_game, findings, tick)
    except Exception as error:
        raise database.explained(target, error) from error
    finally:
        await engine.dispose()
    return findings


async def check_backup(file: Path, find_game: FindGame, tick: Tick) -> Findings:
    """The same for a backup, which is not touched."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "checked.db"
        await backup.prepared(file, copy)
        return await check(f"sqlite:///{copy}", find_game, tick)


def _check_file(file: Path, findings: Findings) -> None:
    with closing(sqlite3.connect(file, 30)) as connection:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        findings.wrong[""] = str(found)


async def _check_tables(connection: AsyncConnection, find_game: FindGame, findings: Findings, tick: Tick) -> None:
    stored = (await connection.execute(sa.select(*schema.DESCRIPTION).order_by(schema.tables.c.id))).mappings().all()
    for done, row in enumerate(stored):
        tick(done, len(stored), row["id"])
        findings.tables += 1
        try:
            findings.rows += await _check_table(connection, find_game, row)
        except (WrongVersion, UnknownGame) as error:
            findings.older[row["id"]] = str(error)
        except Exception as error:  # whatever a damaged row leads to
            findings.wrong[row["id"]] = str(error) or type(error).__name__
    await _check_progress(connection, findings)
    await _check_reviews(connection, findings)
    await _check_experiments(connection, findings)
    known = sa.select(schema.tables.c.id)
    lost = sa.select(schema.log.c.table_id).where(schema.log.c.table_id.not_in(known)).distinct()
    for (name,) in (await connection.execute(lost)).all():
        findings.wrong[name] = "its log is there, but the table is not"
    tick(len(stored), len(stored), "")


async def _check_progress(connection: AsyncConnection, findings: Findings) -> None:
    """What is kept about people is JSON. Databases of former versions have none of it."""
    if not await connection.run_sync(lambda found: sa.inspect(found).has_table(schema.progress.name)):
        return
    p = schema.progress.c
    async for some in (await connection.stream(sa.select(p.person, p.kind, p.key, p.value))).partitions(1000):
        for person, kind, key, value in some:
            try:
                json.loads(value)
            except ValueError:
                findings.wrong[f"progress {person[:8]} {kind} {key}"] = "it is not JSON"


async def _check_experiments(connection: AsyncConnection, findings: Findings) -> None:
    """Reports can be read. Databases of former versions have none."""
    if not await connection.run_sync(lambda found: sa.inspect(found).has_table(schema.experiments.name)):
        return
    e = schema.experiments.c
    query = sa.select(e.id, e.value).where(e.value.is_not(None))
    async for some in (await connection.stream(query)).partitions(backup.LARGE):
        for id, packed in some:
            try:
                msgspec.json.decode(zlib.decompress(packed), type=SheetReport)
            except (ValueError, zlib.error):
                findings.wrong[f"experiment {id}"] = "its report cannot be read"


async def _check_reviews(connection: AsyncConnection, findings: Findings) -> None:
    """Reviews of this version can be read. Databases of former versions have none."""
    if not await connection.run_sync(lambda found: sa.inspect(found).has_table(schema.reviews.name)):
        return
    r = schema.reviews.c
    query = sa.select(r.table_id, r.value).where(r.version == VERSION)
    async for some in (await connection.stream(query)).partitions(backup.LARGE):
        for table, packed in some:
            try:
                reviews.read(zlib.decompress(packed))
            except (ValueError, zlib.error):
                findings.wrong[f"review {table}"] = "it cannot be read"


async def _check_table(connection: AsyncConnection, find_game: FindGame, row: RowMapping) -> int:
    """The number of its rows; raises what is wrong with it."""
    stored = await queries.stored(connection, row["id"])
    if stored is None:
        raise ValueError("it cannot be loaded")
    table = queries.fold(stored, find_game)
    if table.outdated:
        rules = table.charter.header.rules
        raise WrongVersion(f"played by rules {rules!r}, this program has {table.game.rules!r}")
    summary = table.summary()
    for name, now in (("status", summary.status), ("turn", summary.turn), ("ply", summary.ply)):
        if row[name] != now:
            raise ValueError(f"its log leads to {name} {now!r}, its summary says {row[name]!r}")
    if row["result"] != summary.result:
        raise ValueError(f"its log leads to the result {summary.result!r}, its summary says {row['result']!r}")
    folded, kept = [chair.kind for chair in table.chairs], [chair.kind for chair in stored.chairs]
    if folded != kept:
        raise ValueError(f"its log leads to the seats {json.dumps(folded)}, those kept are {json.dumps(kept)}")
    return len(table.rows)
