"""What one stranger can try against a server, each attack a function that returns its figures.

Called by `python -m tests.soak`.

While an attack runs, two other connections ask for `/health` all the time; of a server with two processes, each asks
another one. The longest that one waits for an answer is the longest freeze of an event loop. Everything is bounded, and
only a server on this machine is attacked.
"""

from __future__ import annotations

import base64
import json
import os
import random
import socket
import struct
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx

import herna
from herna.engine import journal
from herna.engine.match import Match

Figures = dict[str, Any]
PATIENCE = 120.0
PULSES = 2  # as many processes as a server that is attacked has at most
TEXT, PING = 0x81, 0x89
GAME = "thebase"


# --- tools --------------------------------------------------------------------------------------------------------


def dial(url: str, patience: float = PATIENCE) -> socket.socket:
    """A raw connection to a server on this machine."""
    parts = urlsplit(url)
    assert parts.hostname in {"127.0.0.1", "localhost", "::1"}, "only a server on this machine"
    return socket.create_connection((parts.hostname, parts.port or 80), patience)


def upgrade(url: str) -> socket.socket:
    """A raw WebSocket, after its handshake."""
    line = dial(url)
    key = base64.b64encode(os.urandom(16)).decode()
    line.sendall(
        f"GET /ws HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        more = line.recv(1)
        if not more:
            raise ConnectionError("no WebSocket here")
        answer += more
    if b" 101 " not in answer.split(b"\r\n", 1)[0]:
        raise ConnectionError(answer.split(b"\r\n", 1)[0].decode())
    return line


def frame(content: bytes, kind: int = TEXT) -> bytes:
    """A frame of a client, with a mask of zeros."""
    size = len(content)
    head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0x80 | 126)) + struct.pack(">H", size)
    return head + bytes(4) + content


def message(**fields: Any) -> bytes:
    return frame(json.dumps(fields).encode())


def read_to_end(line: socket.socket) -> int:
    """How many bytes come until nothing has come for a moment."""
    line.settimeout(2.0)
    size = 0
    with suppress(OSError):
        while more := line.recv(1 << 16):
            size += len(more)
    return size


def memory(pid: int) -> int:
    """Resident megabytes of a process and its descendants."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return pages * os.sysconf("SC_PAGE_SIZE") // 1_000_000 + sum(memory(int(child)) for child in children)


class Pulse(threading.Thread):
    """Asks for an answer all the time, of the process that took the connection; remembers the longest wait."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self._line: socket.socket | None = dial(url)
        self.longest = 0.0
        self.beats = 0
        self.begun = threading.Event()
        self._over = threading.Event()

    def run(self) -> None:
        line = self._line
        since = time.monotonic()
        while not self._over.wait(0.02):
            try:
                line = line or dial(self.url)
                line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                if not line.recv(4096):
                    raise ConnectionError
            except OSError:
                if line is not None:
                    line.close()
                line = None
                continue
            self.longest = max(self.longest, time.monotonic() - since)
            self.beats += 1
            self.begun.set()
            since = time.monotonic()
        self.longest = max(self.longest, time.monotonic() - since)
        if line is not None:
            line.close()

    def stop(self) -> None:
        self._over.set()
        self.join(PATIENCE)


@contextmanager
def watched(url: str, figures: Figures) -> Iterator[None]:
    """Note the longest freeze while something happens."""
    pulses = []
    for _ in range(PULSES):  # a porter hands connections out one after the other
        pulses.append(Pulse(url))
        pulses[-1].start()
        pulses[-1].begun.wait(PATIENCE)
    try:
        yield
    finally:
        for pulse in pulses:
            pulse.stop()
        figures["longest_freeze_s"] = max(round(pulse.longest, 3) for pulse in pulses)
        figures["beats"] = sum(pulse.beats for pulse in pulses)


def long_journal(size: int = 28_000, game: str = GAME, seed: int = 1) -> str:
    """A match nearly as long as an import may be: played at random, taken back to its middle, played again."""
    rng = random.Random(seed)
    match = Match.begin(herna.game(game), seed=seed, options=herna.game(game).casual)
    written = 0
    while written < size:
        if match.over:
            match.back_to(match.ply // 2)
        match.play(rng.choice(match.legal()))
        written = sum(len(entry) + 1 for entry in match.entries) if match.ply % 20 == 0 else written
    match.close()
    return journal.dumps(match)


def lay(url: str, text: str) -> tuple[str, int]:
    """A table with this match; its id and how many rows its log has."""
    with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
        answer = http.post("/api/tables/import", json={"journal": text})
        answer.raise_for_status()
        return answer.json()["id"], text.count("\n") - 2


# --- the attacks --------------------------------------------------------------------------------------------------


def blanks(url: str, size: int = 120_000) -> Figures:
    """A journal with one line of blanks."""
    head = long_journal(100).split("\n", 1)[0]
    figures: Figures = {"size": size}
    with watched(url, figures), httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
        started = time.monotonic()
        answer = http.post("/api/tables/import", json={"journal": f"{head}\na{' ' * size}b\n"})
        figures |= {"status": answer.status_code, "answered_s": round(time.monotonic() - started, 3)}
    return figures


def hellos(url: str, count: int = 50) -> Figures:
    """One connection that says hello again and again, each time for the same missed rows of a long log."""
    table, last = lay(url, long_journal())
    figures: Figures = {"rows": last + 1}
    with watched(url, figures), upgrade(url) as line:
        started = time.monotonic()
        line.sendall(b"".join(message(type="hello", id=n + 1, table=table, last=last - 5) for n in range(count)))
        line.sendall(message(type="ping", id=count + 1))
        heard = b""
        line.settimeout(PATIENCE)
        with suppress(OSError):
            while b'"re":%d' % (count + 1) not in heard[-4096:]:
                more = line.recv(1 << 16)
                if not more:
                    break
                heard = heard[-4096:] + more
        figures["answered_s"] = round(time.monotonic() - started, 3)
    return figures


def pings(url: str, seconds: float = 5.0) -> Figures:
    """One connection that sends control frames as fast as it can."""
    many = frame(b"", PING) * 10_000
    figures: Figures = {"frames": 0, "closed": False}
    with watched(url, figures), upgrade(url) as line:
        line.settimeout(2.0)
        reader = threading.Thread(target=_swallow, args=(line,), daemon=True)
        reader.start()
        end = time.monotonic() + seconds
        try:
            while time.monotonic() < end:
                line.sendall(many)
                figures["frames"] += 10_000
        except OSError:
            figures["closed"] = True
        with suppress(OSError):
            line.shutdown(socket.SHUT_RDWR)
        reader.join(PATIENCE)
    return figures


def _swallow(line: socket.socket) -> None:
    with suppress(OSError):
        while line.recv(1 << 16):
            pass


def dice(url: str, count: int = 80) -> Figures:
    """Many requests that compute for long, and meanwhile a new table."""
    table, _ = lay(url, long_journal())
    figures: Figures = {}

    def ask(_: int) -> int:
        with suppress(httpx.HTTPError), httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
            return http.get(f"/api/tables/{table}/dice").status_code
        return 0

    with watched(url, figures), ThreadPoolExecutor(count) as pool:
        asked = [pool.submit(ask, n) for n in range(count)]
        time.sleep(0.5)
        started = time.monotonic()
        with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
            made = http.post("/api/tables", json={"game": GAME})
        figures |= {"new_table": made.status_code, "new_table_s": round(time.monotonic() - started, 3)}
        statuses = [each.result() for each in asked]
        figures["all_answered_s"] = round(time.monotonic() - started + 0.5, 3)
    figures["statuses"] = {str(status): statuses.count(status) for status in sorted(set(statuses))}
    return figures


def deaf(url: str, sockets: int = 10, hellos: int = 240, pid: int | None = None) -> Figures:
    """Connections that ask for everything again and again and read nothing."""
    table, _ = lay(url, long_journal())
    figures: Figures = {}
    if pid is not None:
        figures["memory_before_mb"] = memory(pid)
    with watched(url, figures), ExitStack() as open_lines:
        lines = [open_lines.enter_context(upgrade(url)) for _ in range(sockets)]
        for line in lines:
            line.settimeout(1.0)
        highest = 0
        for n in range(hellos):
            for line in lines:
                with suppress(OSError):
                    line.sendall(message(type="hello", id=n + 1, table=table))
            time.sleep(0.06)  # a little slower than the limit for messages
            if pid is not None:
                highest = max(highest, memory(pid))
        if pid is not None:
            figures |= {"memory_highest_mb": highest, "memory_after_mb": memory(pid)}
        figures["closed"] = sum(_is_closed(line) for line in lines)
    return figures


def _is_closed(line: socket.socket) -> bool:
    """Whether the other end has gone, after all that it has said."""
    line.settimeout(0.5)
    try:
        while line.recv(1 << 20):
            pass
    except TimeoutError:
        return False
    except OSError:
        return True
    return True


def slow_requests(url: str, count: int = 800, seconds: float = 25.0) -> Figures:
    """Requests that never end: the beginning of a header, then a byte every few seconds."""
    figures: Figures = {"refused": 0}
    with watched(url, figures), ExitStack() as open_lines:
        lines = []
        for _ in range(count):
            try:
                line = open_lines.enter_context(dial(url, 5.0))
                line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ")
                line.setblocking(False)
                lines.append(line)
            except OSError:
                figures["refused"] += 1
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            time.sleep(2.0)
            for line in lines:
                with suppress(OSError):
                    line.send(b"a")
        figures["open_at_the_end"] = sum(not _has_ended(line) for line in lines)
    return figures


def _has_ended(line: socket.socket) -> bool:
    try:
        while line.recv(4096):
            pass
    except BlockingIOError:
        return False
    except OSError:
        return True
    return True


ATTACKS: dict[str, Callable[..., Figures]] = {
    each.__name__: each for each in (blanks, hellos, pings, dice, deaf, slow_requests)
}
