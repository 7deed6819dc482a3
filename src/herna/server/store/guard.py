"""One server on one database: a lock that ends with the processes that hold it, however they end.

Of SQLite it is a lock of a file beside the database, of PostgreSQL an advisory lock of a session (`session.py`). Nodes
that hear of each other through Redis may share a database; a server without Redis wants it to itself. The processes of
`--workers N` are one server: the porter claims the database and hands its claim to each of them, so a file stays
claimed until the last of them is gone. Within one process a claim is simply counted.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import reduction
from pathlib import Path
from typing import Any, ClassVar

from sqlalchemy.engine import make_url

from ..errors import Trouble
from .database import database_url, shown, sqlite_file
from .session import Session, State

try:
    import fcntl
except ImportError:  # without it, nothing is locked
    fcntl = None  # type: ignore[assignment]

PATIENCE = 2.0  # seconds to wait for a server that is about to end
LEAVING = 15.0  # seconds to wait if only processes of a server that was killed are left
BETWEEN = 0.05


class Claim:
    """The lock of a database, as long as this process has it. `lock` is an open file, or a session of PostgreSQL."""

    held: ClassVar[dict[str, Claim]] = {}  # by file or address, of this process

    def __init__(self, name: str, lock: int | Session | None) -> None:
        self.name = name
        self.lock = lock
        self.times = 1
        self.held[name] = self

    def release(self) -> None:
        self.times -= 1
        if self.times:
            return
        del self.held[self.name]
        if isinstance(self.lock, int):
            os.close(self.lock)
        elif self.lock is not None:
            self.lock.end()

    def __reduce__(self) -> tuple[Any, ...]:
        """A process that is being started gets a copy of the open file, and with it the lock. A session stays with the
        porter, which outlives its workers unless it is killed."""
        return _handed_over, (self.name, reduction.DupFd(self.lock) if isinstance(self.lock, int) else None)


def _handed_over(name: str, lock: Any) -> Claim:
    return Claim(name, lock and lock.detach())


@contextmanager
def hold(database: str, *, shared: bool = False, patience: float | None = None) -> Iterator[Claim | None]:
    """Claim a database for the time of the block; Trouble if another server has it."""
    file = sqlite_file(database)
    name = database if file is None else str(file.with_name(file.name + ".lock"))
    claim = Claim.held.get(name)
    if claim is not None:
        claim.times += 1
    elif file is None:
        claim = _claim_postgres(database, shared, PATIENCE if patience is None else patience)
    elif fcntl is not None:
        claim = _claim_file(Path(name), file, shared, patience)
    try:
        yield claim
    finally:
        if claim is not None:
            claim.release()


def _claim_postgres(database: str, shared: bool, patience: float) -> Claim | None:
    """None if there is nothing to lock: in memory, or a server that does not answer, as opening it will explain."""
    url = make_url(database)
    if url.get_backend_name() != "postgresql":
        return None
    session = Session(database_url(database), shared, patience)
    if session.state is State.REFUSED:
        raise Trouble("operator-shared", database=shown(url))
    return Claim(database, session) if session.state is State.LOCKED else None


def _claim_file(path: Path, file: Path, shared: bool, patience: float | None) -> Claim:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Trouble("operator-no-file", file=str(file), why=error.strerror or str(error)) from error
    started = time.monotonic()
    while not _locked(handle, shared):
        owner = _owner(path)
        wait = patience if patience is not None else PATIENCE if _lives(owner) else LEAVING
        if time.monotonic() - started > wait:
            os.close(handle)
            raise Trouble("operator-in-use", file=str(file), process=owner or "?")
        time.sleep(BETWEEN)
    if not shared:
        os.ftruncate(handle, 0)
        os.pwrite(handle, f"{os.getpid()}\n".encode(), 0)
    return Claim(str(path), handle)


def _locked(handle: int, shared: bool) -> bool:
    try:
        fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _owner(path: Path) -> str:
    with suppress(OSError, ValueError):
        return path.read_text()[:20].strip()
    return ""


def _lives(process: str) -> bool:
    """Whether the process that claimed the file still runs; one that is killed may leave workers behind for a while."""
    try:
        os.kill(int(process), 0)
    except (ValueError, OverflowError):
        return True
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
