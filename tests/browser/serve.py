"""A server for the browser tests: `serve.py PORT DATABASE [atlas]`. Its bots are quick, its limits wide."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import herna
from herna.server.run import serve
from herna.server.settings import Limits, Settings

port, database, *games = sys.argv[1:]
limits = Limits(
    tables_burst=100_000, http_burst=100_000, messages_burst=10_000, hint_burst=100, chat_burst=100, why_burst=1000
)
chosen: dict[str, Any] = {}
if games:
    sys.path.insert(0, str(Path(__file__).parent))
    import atlas  # type: ignore[import-not-found]

    chosen = {"find_game": atlas.find, "game_names": atlas.names, "bot_processes": False}  # which would not find atlas
if waits_for := os.environ.get("WAITS_FOR"):

    async def compile_game(name: str, tell: Callable[[float], None]) -> None:
        """Compiles nothing; is half done until the file is there."""
        while not Path(waits_for).exists():
            tell(0.5)
            await asyncio.sleep(0.02)

    chosen |= {"uncompiled": chosen.get("game_names", herna.game_names), "compile_game": compile_game}
serve(
    Settings(
        database=f"sqlite:///{database}",
        port=int(port),
        web=Path(herna.__file__).parent / "static",
        bot_delay=0.02,
        absent_after=0.0,
        lan=lambda: "127.0.0.2",  # another address of this machine, in place of one in a network
        limits=limits,
        **chosen,
    ),
    level=30,
)
