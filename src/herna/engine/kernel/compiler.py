"""The compiler's side of kernels: how they are compiled and where their machine code is kept."""

from __future__ import annotations

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
from numba.core.caching import IndexDataCacheFile

from ..homes import homes

if sys.platform != "win32":
    import fcntl

INTERPRETED: bool = bool(numba.config.DISABLE_JIT)

PACKAGE = Path(__file__).resolve().parents[2]
CACHES_KEPT = 3

Function = TypeVar("Function", bound=Callable[..., Any])


def kernel_files() -> Iterator[tuple[str, Path]]:
    """All files in folders named `kernel`, by their names: ours, then those of games from elsewhere.

    They decide what the compiler produces; which of them it reads is the games' own affair.
    """
    away = {name: home.folder for name, home in homes().items() if not home.folder.is_relative_to(PACKAGE)}
    for name, folder in {"": PACKAGE, **away}.items():
        within = {file for kernels in folder.glob("**/kernel") for file in kernels.rglob("*")}
        for file in sorted(within):
            if file.is_file() and "__pycache__" not in file.parts:
                yield f"{name}:{file.relative_to(folder).as_posix()}", file


def cache_key() -> str:
    """Numba checks only a function's own file; constants and callees live in others, so hash them all."""
    h = hashlib.sha256(f"{numba.__version__} {np.__version__} bounds={numba.config.BOUNDSCHECK}".encode())
    for name, file in kernel_files():
        h.update(name.encode() + b"\0" + file.read_bytes() + b"\0")
    return h.hexdigest()[:16]


def cache_root() -> Path:
    """The first of these that can be written: the folder named, the virtual environment, the user's caches."""
    candidates = [Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "herna"]
    if sys.prefix != sys.base_prefix:
        candidates.insert(0, Path(sys.prefix) / "var" / "cache" / "herna")
    if named := os.environ.get("HERNA_CACHE"):
        candidates.insert(0, Path(named))
    for folder in candidates:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    return Path(tempfile.mkdtemp(prefix="herna-"))


CACHES = cache_root()
CACHE = CACHES / cache_key()
numba.config.CACHE_DIR = str(CACHE)


def _take_turns() -> None:
    """Let processes that compile at once add to an index of machine code one after the other.

    Numba reads the index, adds an entry and writes it back; without a lock the entries of one of them would be lost.
    """
    add = IndexDataCacheFile.save

    def add_alone(self: IndexDataCacheFile, key: Any, data: Any) -> None:
        CACHE.mkdir(parents=True, exist_ok=True)
        with (CACHE / "lock").open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            add(self, key, data)

    IndexDataCacheFile.save = add_alone


if sys.platform != "win32":
    _take_turns()


def stale_caches() -> list[Path]:
    """Folders of machine code for older sources, all but the latest few."""
    others = [p for p in CACHES.iterdir() if p.is_dir() and p != CACHE and len(p.name) == len(CACHE.name)]
    return sorted(others, key=lambda p: p.stat().st_mtime, reverse=True)[CACHES_KEPT:]


def kernel(function: Function) -> Function:
    """Compile on first use, keep the machine code on disk, release the GIL while running."""
    return numba.njit(cache=True, nogil=True, error_model="numpy")(function)
