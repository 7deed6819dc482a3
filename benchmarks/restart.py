"""How long after a crash people can act again, on a server with many running tables.

    python benchmarks/restart.py [--tables 1000] [--people 200] [--plies 40] [--workers 1] [--game thebase]

A database is filled with running matches: half between two people, a quarter with a clock, a quarter against a bot. A
server runs on it, is killed (SIGKILL) and started again at once. From the moment of that start, clients at different
tables try to come back, all at the same time, as browsers do; each plays one action when it is its turn.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import herna
from herna.server import identity
from herna.server.protocol import VERSION, ClockRule
from herna.server.store.store import Store
from herna.server.tables.charter import Chair
from herna.server.tables.founding import found

SERVE = """
import logging, sys
from herna.server.run import serve
from herna.server.settings import Limits, Settings
many = 10**6  # one address stands for all people here
roomy = Limits(connections=many, lines=many, hello_burst=many, http_burst=many, probe_burst=many)
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), workers=int(sys.argv[3]), limits=roomy), logging.ERROR)
"""
PATIENCE = 300.0


@dataclass
class Seat:
    table: str
    secret: str


async def fill(url: str, game_name: str, tables: int, plies: int) -> list[Seat]:
    """Running matches with some actions each; returns the seats of those whose turn is a person's."""
    game, rng, seats = herna.game(game_name), random.Random(1), []
    store = Store(url, herna.game)
    await store.open()
    try:
        for number in range(tables):
            match = game.match(seed=number)
            while match.ply < plies and not match.over:
                match.play(rng.choice(match.legal()))
            secret, now = identity.fresh_secret(), int(time.time() * 1000)
            chairs = [Chair("person", f"P{seat}", key=identity.digest(secret)) for seat in range(match.header.seats)]
            if number % 4 == 3:
                chairs[1 - match.seat] = Chair("bot", level="easy")
            clock = ClockRule("bank", 3600, 5, "lose") if number % 4 == 2 else None
            founding = found(match, chairs, now, clock=clock, public=True)
            await store.found(founding)
            if not match.over:
                seats.append(Seat(founding.charter.id, secret))
    finally:
        await store.close()
    return seats


class Server:
    def __init__(self, url: str, workers: int) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._words = [sys.executable, "-c", SERVE, url, str(self.port), str(workers)]

    def start(self) -> float:
        self.process = subprocess.Popen(self._words)
        return time.monotonic()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    async def ready(self) -> float:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                await asyncio.to_thread(urllib.request.urlopen, f"http://127.0.0.1:{self.port}/ready", None, 5)
                return time.monotonic()
            await asyncio.sleep(0.05)
        raise SystemExit("the server does not start")

    def cpu(self) -> float:
        """Processor seconds that its first process has used; unlike seconds of the clock, neighbours do not matter."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def figure(self, name: str) -> float:
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        return max(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


async def act(port: int, seat: Seat) -> float:
    """Come back, play one action, return when it was acknowledged."""
    while True:
        try:
            async with connect(f"ws://127.0.0.1:{port}/ws?table={seat.table}", max_size=None, proxy=None) as wire:
                hello = {"type": "hello", "id": 1, "table": seat.table, "secret": seat.secret, "version": VERSION}
                await wire.send(json.dumps(hello))
                seen: dict[str, Any] = {}
                async for text in wire:
                    message = json.loads(text)
                    if message["type"] in {"snapshot", "update"}:
                        seen.update(message)
                    elif message.get("re") == 2 and message["type"] == "done":
                        return time.monotonic()
                    elif message["type"] == "error":
                        print(f"{message['code']}: {message['text']}; trying again", file=sys.stderr)
                        break
                    if message.get("re") == 1 and seen.get("choices"):
                        action = seen["choices"][0]["text"]
                        await wire.send(json.dumps({"type": "play", "id": 2, "ply": seen["ply"], "action": action}))
        except (OSError, TimeoutError, WebSocketException):
            pass  # not there yet, or not any more
        await asyncio.sleep(random.uniform(0.1, 0.5))


async def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        seats = await fill(url, chosen.game, chosen.tables, chosen.plies)
        server = Server(url, chosen.workers)
        server.start()
        try:
            await server.ready()
            server.kill()
            started = server.start()
            people = [asyncio.create_task(act(server.port, seat)) for seat in seats[: chosen.people]]
            ready = await server.ready()
            cpu_ready = server.cpu()
            done = await asyncio.wait_for(asyncio.gather(*people), PATIENCE)
            cpu_last = server.cpu()
            await asyncio.sleep(2)  # figures are refreshed every second
            acted = sorted(at - started for at in done)
            return {
                "tables": chosen.tables,
                "people": len(acted),
                "ready": round(ready - started, 2),
                "cpu_ready": round(cpu_ready, 2),
                "first": round(acted[0], 2),
                "median": round(statistics.median(acted), 2),
                "last": round(acted[-1], 2),
                "cpu_last": round(cpu_last, 2),
                "longest_freeze": round(server.figure("herna_loop_lag_worst_seconds"), 2),
            }
        finally:
            server.process.terminate()
            server.process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--plies", type=int, default=40)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--game", default="thebase")
    print(json.dumps(asyncio.run(measure(parser.parse_args()))))


if __name__ == "__main__":
    main()
