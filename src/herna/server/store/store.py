"""The store: what is in it survives. SQLite or PostgreSQL, behind one writer that commits in groups.

A caller continues when its rows are durable, or gets a Conflict if another node was first to write the same number of
the same log.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from herna.engine.journal import FindGame

from ..errors import Refused
from ..settings import Keeping
from ..tables.charter import Chair, Change, Founding, Row
from ..tables.table import Table
from . import database, queries, readiness
from .experiments import Experiments
from .housekeeping import Housekeeping
from .jobs import Job
from .leases import Lease, Leases
from .progress import Progress
from .queries import Listed, Wanted
from .readiness import Readiness
from .reviews import Reviews
from .writer import Scribe, Writer

log = structlog.get_logger()
LONG = 1_000  # rows of a log
MakeScribe = Callable[[str], Scribe]  # for a database file


class Store:
    """Writes to SQLite in threads, or through a scribe if it is given a way to make one."""

    def __init__(self, url: str, find_game: FindGame, make_scribe: MakeScribe | None = None) -> None:
        self.url = database.database_url(url)
        self.find_game = find_game
        self._make_scribe = make_scribe
        self._folding = ThreadPoolExecutor(2, "fold")
        self._folding_long = ThreadPoolExecutor(1, "fold-long")  # of their own: nobody else waits for long logs
        self._engine: AsyncEngine | None = None
        self._blocking: sa.Engine | None = None
        self._writer: Writer | None = None
        self._leases: Leases | None = None
        self._progress: Progress | None = None
        self._reviews: Reviews | None = None
        self._experiments: Experiments | None = None
        self._readiness = Readiness(self._write_nothing)

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
        """Connect, bring the schema up to date, start the writer. Trouble says why that is impossible."""
        scribe = None
        try:
            if self.is_sqlite:
                self._engine, self._blocking = database.open_sqlite(self.url)
            else:
                self._engine = database.open_postgres(self.url)
            await database.migrate(self._engine)
        except BaseException as error:
            await self.close()
            raise database.explained(self.url, error) from error
        insert: Any = sqlite.insert if self.is_sqlite else postgresql.insert
        if self.is_sqlite and self._make_scribe is not None:
            scribe = self._make_scribe(self.url.database or "")
        self._leases = Leases(self._engine, insert)
        self._progress = Progress(self._engine, insert)
        self._reviews = Reviews(self._engine, insert)
        self._experiments = Experiments(self._engine, insert)
        self._writer = Writer(self._engine, self._blocking, insert, scribe)

    async def close(self) -> None:
        """Finish what is queued, then disconnect."""
        if self._writer is not None:
            await self._writer.close()
            self._writer = None
        for each in (self._leases, self._progress, self._reviews, self._experiments):
            if each is not None:
                await each.close()
        self._leases = self._progress = self._reviews = self._experiments = None
        if self._blocking is not None:
            self._blocking.dispose()
            self._blocking = None
        if self._engine is not None:
            await self._engine.dispose()
            self._engine = None

    async def ready(self) -> None:
        """Raises when the database cannot write."""
        await self._readiness.check()

    async def _write_nothing(self) -> None:
        if self._blocking is None:
            await readiness.write_postgresql(self.engine)
        else:
            await asyncio.to_thread(readiness.write_sqlite, self._blocking, self.url.database)

    # --- writing ----------------------------------------------------------------------------------

    @property
    def writer(self) -> Writer:
        if self._writer is None:
            raise RuntimeError("the store is closed")
        return self._writer

    @property
    def waiting(self) -> int:
        """Changes that are not being written yet."""
        return self._writer.waiting if self._writer is not None else 0

    async def found(self, founding: Founding) -> None:
        """Store a new table."""
        await self.writer.submit(Job(founding.charter.id, (), None, {}, founding))

    async def append(self, table: str, change: Change) -> None:
        """Store a change; it is durable on return. Conflict: the log has grown in the meantime."""
        await self.writer.submit(Job(table, change.rows, change.summary, dict(change.chairs), change.founding))

    # --- reading ----------------------------------------------------------------------------------

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection; whatever goes wrong with it, people only have to know that it cannot be done now."""
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (OSError, sa.exc.SQLAlchemyError) as error:  # a time that is up is an OSError
            log.error("store_failed", error=type(error).__name__)
            raise Refused("unavailable", "the store does not answer") from error

    async def load(self, table: str) -> Table | None:
        """A table, folded from its log."""
        async with self._reading() as connection:
            stored = await queries.stored(connection, table)
        if stored is None:
            return None
        return await self.fold(lambda: queries.fold(stored, self.find_game), len(stored.rows))

    async def fold(self, fold: Callable[[], Table], rows: int) -> Table:
        """Follow a log in a thread: a long one takes a while."""
        threads = self._folding if rows < LONG else self._folding_long
        return await asyncio.get_running_loop().run_in_executor(threads, fold)

    async def has(self, table: str) -> bool:
        """Whether there is such a table, whatever state it is in."""
        return table in await self.numbers((table,))

    async def news(self, table: str, since: int) -> tuple[list[Row], list[Chair]]:
        """The rows from a number on, and the chairs as they are."""
        async with self._reading() as connection:
            return await queries.rows_of(connection, table, since), await queries.chairs_of(connection, table)

    async def time_of_day(self) -> float | None:
        """By the clock of the database, in seconds since 1970; None if it has none of its own."""
        if self.is_sqlite:
            return None
        async with self._reading() as connection:
            asked = sa.select(sa.extract("epoch", sa.func.clock_timestamp()))
            return float((await connection.execute(asked)).scalar_one())

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How far the logs of these tables go: of each, the number of the last row."""
        async with self._reading() as connection:
            return await queries.numbers_of(connection, tables)

    async def listing(self, wanted: Wanted) -> list[Listed]:
        """Tables, the latest first."""
        async with self._reading() as connection:
            return await queries.listing(connection, wanted)

    # --- throwing away ----------------------------------------------------------------------------

    async def sweep(self, keep: Keeping, now: int, in_use: Callable[[str], bool]) -> Counter[str]:
        """Remove the tables whose time is over, except those in use; how many of each kind."""
        return await Housekeeping(self.engine, self._blocking, keep).sweep(now, in_use)

    # --- what people have learnt ------------------------------------------------------------------

    @property
    def progress(self) -> Progress:
        if self._progress is None:
            raise RuntimeError("the store is not open")
        return self._progress

    # --- reviews ----------------------------------------------------------------------------------

    @property
    def reviews(self) -> Reviews:
        if self._reviews is None:
            raise RuntimeError("the store is not open")
        return self._reviews

    @property
    def experiments(self) -> Experiments:
        if self._experiments is None:
            raise RuntimeError("the store is not open")
        return self._experiments

    # --- leases -----------------------------------------------------------------------------------

    @property
    def leases(self) -> Leases:
        if self._leases is None:
            raise RuntimeError("the store is not open")
        return self._leases

    async def take_lease(self, table: str, node: str, now: int, until: int) -> bool:
        """Become the one node that plays a table's bots and watches its clock, unless another is and lives."""
        return await self.leases.take(table, node, now, until)

    async def lease_of(self, table: str) -> Lease | None:
        return await self.leases.find(table)

    async def renew_leases(self, tables: Iterable[str], node: str, now: int, until: int) -> set[str]:
        """Keep leases, or let them end when `until` is past; returns those that are still ours."""
        return await self.leases.renew(tables, node, now, until)

    async def neglected(self, now: int, former_self: str | None = None) -> list[str]:
        """Running tables with a bot to act or a clock that no living node looks after, except our former self."""
        return await self.leases.neglected(now, former_self)
