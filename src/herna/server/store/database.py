"""The database itself: addresses, connections, the schema brought up to date. SQLite or PostgreSQL."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ..errors import Trouble

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PRAGMAS = (
    "busy_timeout=30000",
    "auto_vacuum=INCREMENTAL",  # of a new file, so before anything is written
    "journal_mode=WAL",
    "journal_size_limit=67108864",  # a burst of writing does not leave a large file beside it
    "synchronous=FULL",
    "foreign_keys=ON",
)
MIGRATION_LOCK = 0x6865726E61
SERVER = "herna"  # how a server calls itself at PostgreSQL


def database_url(text: str) -> URL:
    """The URL with the asynchronous driver."""
    url = make_url(text)
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def shown(url: URL) -> str:
    """The URL as people may read it, without a password."""
    return url.render_as_string(hide_password=True)


def sqlite_file(database: str | URL) -> Path | None:
    """The file of an SQLite database; None if it is in memory or elsewhere."""
    url = make_url(database)
    is_file = url.get_backend_name() == "sqlite" and url.database not in (None, "", ":memory:")
    return Path(url.database or "") if is_file else None


def make_private(file: Path) -> None:
    """Create the file if it is missing; nobody but its owner may read what is in it: seeds of running matches."""
    file.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for each in (file, *(file.with_name(file.name + suffix) for suffix in ("-wal", "-shm", "-journal", ".lock"))):
        with suppress(FileNotFoundError, PermissionError):  # on a file of somebody else, its owner decides
            if each.stat().st_mode & 0o077:
                each.chmod(0o600)


def open_sqlite(url: URL) -> tuple[AsyncEngine, sa.Engine]:
    """One engine to read with, and one that writes whole transactions in a thread."""
    if (file := sqlite_file(url)) is not None:
        make_private(file)
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    blocking = sa.create_engine(url.set(drivername="sqlite"), connect_args={"timeout": 30}, hide_parameters=True)
    for each in (engine.sync_engine, blocking):
        sa.event.listen(each, "connect", _prepare_sqlite)
    return engine, blocking


def open_postgres(url: URL, name: str = SERVER) -> AsyncEngine:
    """Under a name by which others see that a server is running. Of a server, no query takes ten seconds, so a database
    that hangs is told from one that works hard."""
    limits: dict[str, Any] = {"timeout": 5, "command_timeout": 10} if name == SERVER else {}
    return create_async_engine(
        url,
        connect_args={**limits, "server_settings": {"application_name": name}},
        hide_parameters=True,
        pool_size=10,
        max_overflow=10,
        pool_pre_ping=True,
        pool_timeout=5,
    )


def _prepare_sqlite(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; of several nodes that start together, one after the other."""
    async with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATION_LOCK)))
        await connection.run_sync(_migrate)


def _migrate(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def explained(url: URL, error: BaseException) -> BaseException:
    """What keeps a database from being opened, as a sentence for the operator; interruptions stay as they are."""
    if not isinstance(error, Exception) or isinstance(error, Trouble):
        return error
    file = sqlite_file(url)
    why = (str(getattr(error, "orig", None) or error).strip() or type(error).__name__).splitlines()[0]
    if isinstance(error, CommandError):
        return Trouble("operator-newer", database=shown(url))
    if file is not None:
        is_other = "not a database" in why
        return Trouble("operator-no-database" if is_other else "operator-no-file", file=str(file), why=why)
    return Trouble("operator-no-postgres", database=shown(url), why=why)
