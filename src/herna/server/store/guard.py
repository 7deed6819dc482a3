"""One server on one database file: a lock beside it, which ends with the processes that hold it, however they end.

Nodes that hear of each other through Redis may share a file; a server without Redis wants it to itself. The processes
of `--workers N` are one server: the porter claims the file and hands its claim to each of them, so the file stays
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

from ..errors import Trouble
from .database import sqlite_file

try:
    import fcntl
except ImportError:  # without it, nothing is locked
    fcntl = None  # type: ignore[assignment]

PATIENCE = 2.0  # seconds to wait for a server that is about to end
LEAVING = 15.0  # seconds to wait if only processes of a server that was killed are left
BETWEEN = 0.05


class Claim:
    """The lock of a database file, as long as a process has it open."""

    held: ClassVar[dict[str, Claim]] = {}  # by file, of this process

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self.handle = handle
        self.times = 1
        self.held[str(path)] = self

    def release(self) -> None:
        self.times -= 1
        if self.times == 0:
            del self.held[str(self.path)]
            os.close(self.handle)

    def __reduce__(self) -> tuple[Any, ...]:
        """A process that is being started gets a copy of the open file, and with it the lock."""
        return _handed_over, (self.path, reduction.DupFd(self.handle))


def _handed_over(path: Path, handle: Any) -> Claim:
    return Claim(path, handle.detach())


@contextmanager
def hold(database: str, *, shared: bool = False, patience: float | None = None) -> Iterator[Claim | None]:
    """Claim a database for the time of the block; Trouble if another server has it. PostgreSQL needs no claim."""
    file = sqlite_file(database)
    if file is None or fcntl is None:
        yield None
        return
    claim = _claim(file.with_name(file.name + ".lock"), file, shared, patience)
    try:
        yield claim
    finally:
        claim.release()


def _claim(path: Path, file: Path, shared: bool, patience: float | None) -> Claim:
    if (found := Claim.held.get(str(path))) is not None:
        found.times += 1
        return found
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
    return Claim(path, handle)


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
