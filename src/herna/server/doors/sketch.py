"""Descriptions of games that are not compiled yet, from a process that runs their kernels as plain Python.

`python -m herna.server.doors.sketch NAME...` prints them as JSON. It takes seconds where compiling takes a minute, and
the page can show every game at once.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Sequence

import structlog
from pydantic import TypeAdapter

from herna.engine.journal import FindGame
from herna.engine.kernel.compiler import INTERPRETED

from .description import GameOut, game_out

log = structlog.get_logger()
GAMES = TypeAdapter(list[GameOut])


async def sketch(names: Sequence[str], find: FindGame) -> list[GameOut]:
    """Describe the games without compiling anything."""
    if INTERPRETED:
        return [game_out(find(name)) for name in names]
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", __name__, *names),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
    )
    said, _ = await process.communicate()
    if process.returncode:
        log.error("games_not_described", games=list(names))
        return []
    return GAMES.validate_json(said)


if __name__ == "__main__":
    import herna

    sys.stdout.buffer.write(GAMES.dump_json([game_out(herna.game(name)) for name in sys.argv[1:]]))
