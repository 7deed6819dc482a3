"""A session of PostgreSQL that holds an advisory lock, in a thread of its own: it has to live as long as the server,
and begins before the event loop does."""

from __future__ import annotations

import asyncio
import threading
from enum import Enum, auto

from sqlalchemy.engine import URL

from .database import SERVER

LOCK = 0x6865726E6B  # one number for all servers; advisory locks belong to one database
ANSWER = 5.0  # seconds that PostgreSQL has to answer
BETWEEN = 0.1
NOTICED = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}  # when we vanish


class State(Enum):
    UNREACHABLE = auto()
    REFUSED = auto()
    LOCKED = auto()


class Session:
    """The lock is kept until `end`; a lock that somebody else holds is tried for some seconds."""

    def __init__(self, url: URL, shared: bool, patience: float) -> None:
        self.state = State.UNREACHABLE
        self._url = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._try = f"SELECT pg_try_advisory_lock{'_shared' if shared else ''}({LOCK})"
        self._patience = patience
        self._known = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._over = asyncio.Event()
        self._thread = threading.Thread(target=self._run, name="claim", daemon=True)
        self._thread.start()
        self._known.wait()

    def end(self) -> None:
        self._loop.call_soon_threadsafe(self._over.set)
        self._thread.join(ANSWER)

    def _run(self) -> None:
        try:
            self._loop.run_until_complete(self._keep())
        finally:
            self._known.set()
            self._loop.close()

    async def _keep(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        try:
            settings = {"application_name": SERVER, **NOTICED}
            session = await asyncpg.connect(self._url, timeout=ANSWER, command_timeout=ANSWER, server_settings=settings)
        except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return
        try:
            self.state = State.LOCKED if await self._locked(session) else State.REFUSED
            self._known.set()
            if self.state is State.LOCKED:
                await self._over.wait()
        finally:
            session.terminate()  # gives the lock back

    async def _locked(self, session: object) -> bool:
        tries = 1 + int(self._patience / BETWEEN)
        for attempt in range(tries):
            if await session.fetchval(self._try):  # type: ignore[attr-defined]
                return True
            if attempt + 1 < tries:
                await asyncio.sleep(BETWEEN)
        return False
