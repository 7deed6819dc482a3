"""What one stranger can try with things that weigh much: long matches, long bodies, questions over many connections.

Called by `python -m tests.soak`. Each attack is a function that returns its figures; everything is bounded.
"""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any
from urllib.parse import urlsplit

import httpx

import herna
from herna.engine import journal
from herna.engine.match import Match

from .attacks import PATIENCE, Figures, dial, lay, memory, message, upgrade, watched
from .queues import STRANGER, create

HEAVY = "fejag"  # the game with the largest state
LINES = 4_800  # of a match, nearly as many as an import may have


def heavy_journal(lines: int = LINES) -> str:
    """An action that is played and taken back again and again; of a match that is closed, a server keeps all of it."""
    game = herna.game(HEAVY)
    match = Match.begin(game, seed=1, options=game.casual)
    back = match.ply
    match.play(match.legal()[0])
    head, *entries = journal.dumps(match).rstrip("\n").split("\n")
    again = (*entries[back:], f"%undo {back}")
    rounds = (lines - back) // len(again)
    return "\n".join((head, *entries[:back], *again * rounds, *match.close())) + "\n"


def imports(url: str, count: int = 10, pid: int | None = None) -> Figures:
    """Long matches of the game with the largest state, one after the other."""
    text, figures = heavy_journal(), Figures()
    if pid is not None:
        figures["memory_before_mb"] = memory(pid)
    begun = time.monotonic()
    with watched(url, figures):
        for _ in range(count):
            lay(url, text)
        figures["seconds_each"] = round((time.monotonic() - begun) / count, 2)
    if pid is not None:
        figures["memory_after_mb"] = memory(pid)
    return figures


def entrances(url: str, tables: int = 12) -> Figures:
    """Somebody enters long matches, which takes long to tell; meanwhile a stranger lays a table and enters it."""
    text = heavy_journal()
    laid = [lay(url, text)[0] for _ in range(tables)]
    figures: Figures = {}
    with watched(url, figures), ExitStack() as open_lines:
        for table in laid:
            line = open_lines.enter_context(upgrade(url))
            line.sendall(message(type="hello", id=1, table=table))
        time.sleep(0.2)
        begun = time.monotonic()
        made = create(url, STRANGER, [{"kind": "me"}, {"kind": "here"}])
        figures["new_table_s"] = round(time.monotonic() - begun, 3)
        line = open_lines.enter_context(upgrade(url))
        line.sendall(message(type="hello", id=1, table=made["id"], secret=made["secret"]))
        line.settimeout(PATIENCE)
        heard = b""
        while b'"re":1' not in heard:
            heard = heard[-100:] + line.recv(1 << 16)
        figures["entered_s"] = round(time.monotonic() - begun, 3)
    return figures


def bodies(url: str, count: int = 400, pid: int | None = None) -> Figures:
    """Requests whose long bodies never end."""
    figures: Figures = {"refused": 0}
    if pid is not None:
        figures["memory_before_mb"] = memory(pid)
    head = f"POST /api/tables/import HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nContent-Length: 1000000\r\n\r\n"
    most = head.encode() + b" " * 990_000
    with watched(url, figures), ExitStack() as open_lines:
        for _ in range(count):
            line = open_lines.enter_context(dial(url, 5.0))
            try:
                line.sendall(most)
            except OSError:
                figures["refused"] += 1
        time.sleep(1.0)
        if pid is not None:
            figures["memory_highest_mb"] = memory(pid)
    return figures


def looks(url: str, sockets: int = 90, seconds: float = 8.0) -> Figures:
    """Many connections of one address that ask for overlays and for earlier positions as fast as each may."""
    game = herna.game(HEAVY)
    match = Match.begin(game, seed=1, options=game.casual)
    for _ in range(120):
        match.play(match.legal()[-1])
    table, _ = lay(url, journal.dumps(match))
    figures: Figures = {"asked": 0}
    with watched(url, figures), ExitStack() as open_lines:
        lines: list[socket.socket] = []
        for _ in range(sockets):
            line = open_lines.enter_context(upgrade(url))
            line.sendall(message(type="hello", id=1, table=table))
            line.setblocking(False)
            lines.append(line)
        end, number = time.monotonic() + seconds, 1
        while time.monotonic() < end:
            number += 1
            for line in lines:
                asked = message(type="overlays", id=number) + message(type="look", id=0, number=number % 100, steps=12)
                with suppress(OSError):
                    line.send(asked)
                    figures["asked"] += 2
                with suppress(OSError):
                    while line.recv(1 << 20):
                        pass
            time.sleep(0.05)
    return figures


def saved_campaigns(url: str, rows: int = 8_000) -> Figures:
    """A long campaign that is taken away as a file and laid again, several times."""
    figures: Figures = {}
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        made = http.post("/api/campaigns", json={"game": HEAVY, "teams": [{"nickname": f"T{n}"} for n in range(5)]})
        made.raise_for_status()
        key = {"secret": made.json()["secret"]}
        saved: dict[str, Any] = http.post(f"/api/tables/{made.json()['id']}/save", json=key).json()
        said = {"kind": "chat", "text": "x" * 20, "at": saved["created"], "seat": 0, "spent": 0}
        saved["rows"] += [said] * rows
        text = json.dumps({**saved, "id": "saved0"})
        figures["bytes"] = len(text)
        with watched(url, figures):
            statuses = []
            for number in range(4):
                text = json.dumps({**saved, "id": f"saved{number}"})
                kind = {"content-type": "application/json"}
                statuses.append(http.post("/api/campaigns/restore", content=text, headers=kind).status_code)
                statuses.append(http.post(f"/api/tables/saved{number}/save", json=key).status_code)
        figures["statuses"] = statuses
    return figures


ATTACKS: dict[str, Callable[..., Figures]] = {
    each.__name__: each for each in (imports, entrances, bodies, looks, saved_campaigns)
}
