"""The database itself: addresses, connections, the schema brought up to date. SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=30000", "foreign_keys=ON")
MIGRATION_LOCK = 0x6865726E61


def database_url(text: str) -> URL:
    """The URL with the asynchronous driver."""
    url = make_url(text)
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def open_sqlite(url: URL) -> tuple[AsyncEngine, sa.Engine]:
    """One engine to read with, and one that writes whole transactions in a thread."""
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"timeout": 30}, hide_parameters=True)
    blocking = sa.create_engine(url.set(drivername="sqlite"), connect_args={"timeout": 30}, hide_parameters=True)
    for each in (engine.sync_engine, blocking):
        sa.event.listen(each, "connect", _prepare_sqlite)
    return engine, blocking


def open_postgres(url: URL) -> AsyncEngine:
    """A database that hangs is told from one that works hard: no query takes ten seconds."""
    limits = {"timeout": 5, "command_timeout": 10}
    return create_async_engine(
        url,
        connect_args=limits,
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
