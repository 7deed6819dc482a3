"""The short form of the torture; the long one is `python -m tests.server.torture`."""

from __future__ import annotations

import signal
from pathlib import Path

from .torture import Server, torture


def test_kill_9_loses_nothing(tmp_path: Path, free_port: int) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", free_port, tmp_path / "log")
    try:
        report = torture(matches=4, kills=1, seed=4, servers=[server])
    finally:
        server.stop(signal.SIGKILL)
    print(report)
