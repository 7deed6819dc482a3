"""What one stranger can try in order to make others wait or to fill a log, each attack a function with its figures.

Called by `python -m tests.soak`.

The attacker and the person who just wants to play come from different addresses of this machine. Everything is bounded.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from .attacks import GAME, PATIENCE, Figures, memory, watched

STRANGER, BOT_OWNER, ASKER, WRITER = (f"127.0.0.{number}" for number in range(2, 6))  # each has limits of its own
AT_ONCE = 40  # messages over one connection before it would be slowed down


# --- tools --------------------------------------------------------------------------------------------------------


def create(url: str, address: str, seats: list[dict[str, Any]], game: str = GAME) -> dict[str, Any]:
    with httpx.Client(base_url=url, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address=address)) as http:
        answer = http.post("/api/tables", json={"game": game, "seats": seats})
        answer.raise_for_status()
        made: dict[str, Any] = answer.json()
        return made


def join(url: str, made: dict[str, Any]) -> str:
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        invitation = made["invitations"][0]["secret"]
        answer = http.post(f"/api/tables/{made['id']}/join", json={"nickname": "B", "invitation": invitation})
        answer.raise_for_status()
        return str(answer.json()["secret"])


class Guest:
    """A connection to a table that has said hello."""

    def __init__(self, line: ClientConnection, made: dict[str, Any]) -> None:
        self.line = line
        self.seen: dict[str, Any] = {}
        self._tag = 0
        self.ask("hello", table=made["id"], secret=made["secret"])

    def send(self, type_: str, **fields: Any) -> int:
        self._tag += 1
        self.line.send(json.dumps({"type": type_, "id": self._tag, **fields}))
        return self._tag

    def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.line.recv(timeout=PATIENCE))
        if message["type"] in ("snapshot", "update"):
            self.seen.update({name: value for name, value in message.items() if value is not None})
        return message

    def answer(self, tag: int) -> dict[str, Any]:
        while (message := self.hear()).get("re") != tag:
            pass
        return message

    def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        return self.answer(self.send(type_, **fields))


@contextmanager
def at(url: str, address: str, made: dict[str, Any]) -> Iterator[Guest]:
    ws = url.replace("http", "ws", 1).rstrip("/") + "/ws"
    with connect(ws, max_size=None, open_timeout=PATIENCE, close_timeout=0.1, source_address=(address, 0)) as line:
        yield Guest(line, made)


def waits(url: str, turns: int = 5) -> list[float]:
    """How long a person at a fresh table waits for a bot that hardly thinks, turn by turn."""
    made = create(url, STRANGER, [{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    found = []
    with at(url, STRANGER, made) as guest:
        for _ in range(turns):
            begun = time.monotonic()
            while not guest.seen["choices"] and not guest.seen.get("ending"):
                guest.hear()
            found.append(round(time.monotonic() - begun, 2))  # the bot may be the one who begins
            if guest.seen.get("ending"):
                break
            guest.ask("play", ply=guest.seen["ply"], action=guest.seen["choices"][0]["text"])
    return found


def _waited(url: str) -> Figures:
    found = waits(url)
    return {"stranger_waits_s": found, "longest_wait_s": max(found, default=0.0)}


# --- the attacks --------------------------------------------------------------------------------------------------


def unattended(url: str, tables: int = 39, pid: int | None = None) -> Figures:
    """Tables at which only strong bots play and nobody looks; then a stranger plays against a bot."""
    figures: Figures = {"tables": 0, "waits_before_s": waits(url)}
    seats = [{"kind": "bot", "level": "hard"}, {"kind": "bot", "level": "hard"}]
    with watched(url, figures):
        for _ in range(tables):
            with suppress(httpx.HTTPStatusError):
                create(url, BOT_OWNER, seats)
                figures["tables"] += 1
        figures |= _waited(url)
        if pid is not None:
            figures["memory_mb"] = memory(pid)
    return figures


def closed_hints(url: str, hints: int = 100, tables: int = 20) -> Figures:
    """Hints that take seconds, over connections that are closed at once; then a stranger plays against a bot."""
    made = [create(url, ASKER, [{"kind": "me"}, {"kind": "here"}]) for _ in range(tables)]
    figures: Figures = {"hints": hints}
    with watched(url, figures):
        begun = time.monotonic()
        for number in range(hints):
            with at(url, ASKER, made[number % tables]) as guest:
                guest.send("hint")
        figures["seconds"] = round(time.monotonic() - begun, 1)
        figures |= _waited(url)
    return figures


def filled_log(url: str, seconds: float = 90.0) -> Figures:
    """Names that change without end, over ever new connections; then somebody resigns."""
    made = create(url, WRITER, [{"kind": "me", "nickname": "A"}, {"kind": "open"}])
    opponent = {"id": made["id"], "secret": join(url, made)}
    figures: Figures = {"connections": 0, "last_refusal": None}
    begun = time.monotonic()
    with watched(url, figures):
        refused = 0
        while time.monotonic() - begun < seconds and refused < 5 * AT_ONCE:
            figures["connections"] += 1
            with at(url, WRITER, made) as guest, suppress(WebSocketException):
                profiles = [{"leader": f"{figures['connections']} {number}"} for number in range(AT_ONCE)]
                tags = [guest.send("introduce", seat=0, nickname="A", profile=each) for each in profiles]
                answers = [guest.answer(tag) for tag in tags]
                figures["rows"] = guest.seen["number"] + 1
            codes = [answer["code"] for answer in answers if answer["type"] == "error"]
            refused += len(codes)
            figures["last_refusal"] = codes[-1] if codes else figures["last_refusal"]
    figures["seconds"] = round(time.monotonic() - begun, 1)
    with at(url, STRANGER, opponent) as guest:
        answer = guest.ask("resign")
        figures["resigning"] = answer.get("code", answer["type"])
    return figures


ATTACKS: dict[str, Callable[..., Figures]] = {each.__name__: each for each in (closed_hints, unattended, filled_log)}
