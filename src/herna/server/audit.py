"""The audit log: what operators and organisers do with their powers, one line each.

A line goes to the log as `audit` of the logger `herna.audit`, and to a file of its own if the settings name one. People
appear as the beginning of a secret's digest, which tells them apart and opens nothing.
"""

from __future__ import annotations

import getpass
import json
import os
from datetime import UTC, datetime
from pathlib import Path

import structlog

log = structlog.get_logger()
SHOWN = 16  # characters of a digest


def person(digest: str | None) -> str:
    return f"person:{digest[:SHOWN]}" if digest else "person:unknown"


def operator() -> str:
    """The person who types commands on this machine."""
    try:
        return f"operator:{getpass.getuser()}"
    except (KeyError, OSError):  # an account without a name
        return f"operator:{os.getuid()}"


def note(file: Path | None, what: str, who: str, table: str | None = None, **more: str | int | None) -> None:
    """Note it in the log, and in the file if there is one."""
    line = {"who": who, "what": what, "table": table, **more}
    log.info("audit", logger="herna.audit", **line)
    if file is not None:
        write(file, line)


def write(file: Path, line: dict[str, str | int | None]) -> None:
    """Add a line. The file is opened each time, so it may be rotated; a full disk stops no match."""
    now = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    text = json.dumps({"timestamp": now, **structlog.contextvars.get_contextvars(), **line}, ensure_ascii=False)
    try:
        handle = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        try:
            os.write(handle, f"{text}\n".encode())
        finally:
            os.close(handle)
    except OSError as error:
        log.error("audit_not_written", error=type(error).__name__)
