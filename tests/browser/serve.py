"""A server for the browser tests: `serve.py PORT DATABASE`. Its bots do not dawdle, its limits are wide."""

from __future__ import annotations

import sys
from pathlib import Path

import herna
from herna.server.app import serve
from herna.server.settings import Limits, Settings

port, database = int(sys.argv[1]), sys.argv[2]
limits = Limits(tables_burst=100_000, http_burst=100_000, messages_burst=10_000, hint_burst=100, chat_burst=100)
serve(
    Settings(
        database=f"sqlite:///{database}",
        port=port,
        web=Path(herna.__file__).parent / "static",
        bot_delay=0.02,
        absent_after=1.0,
        limits=limits,
    ),
    level=30,
)
