"""Where matches played in the terminal are kept."""

from __future__ import annotations

import os
import time
from datetime import datetime
from pathlib import Path

from herna.engine.errors import HernaError
from herna.engine.journal import FindGame, read
from herna.engine.match import Match

SUFFIX = ".herna"


def folder() -> Path:
    """`matches` in HERNA_DATA, or else in the user's data folder."""
    named = os.environ.get("HERNA_DATA")
    if named:
        return Path(named).expanduser() / "matches"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "herna" / "matches"


def fresh_path(game: str) -> Path:
    """An unused name made of the game and the time."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    names = (f"{stem}{more}{SUFFIX}" for more in ("", *(f"-{n}" for n in range(2, 1000))))
    return next(path for name in names if not (path := folder() / name).exists())


def unfinished(game: str, find_game: FindGame) -> tuple[Path, Match] | None:
    """The latest unfinished match of the game; unreadable files are skipped."""
    for path in _latest_first(game):
        try:
            if _dice_revealed(path):
                continue
            match = read(path, find_game, mend=True)
        except (HernaError, OSError):
            continue
        if not match.over:
            return path, match
    return None


def _latest_first(game: str) -> list[Path]:
    found = folder().glob(f"{game}-*{SUFFIX}") if folder().is_dir() else ()
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def _dice_revealed(path: Path) -> bool:
    """A glance at the last line, which is much cheaper than a replay."""
    return path.read_bytes().rstrip().rpartition(b"\n")[2].startswith(b"%seed")


def when(path: Path) -> str:
    """The time of the last action."""
    return f"{datetime.fromtimestamp(path.stat().st_mtime):%Y-%m-%d %H:%M}"
