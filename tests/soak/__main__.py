"""What takes too long for `make test`: kills, floods, fail-overs, long series. Prints a table of what was seen.

    python -m tests.soak [--minutes 30] [--only PART ...] [--workers N] [--json FILE]

Parts: `attacks`, `oddities`, `queues` and `weights` (each attack on a server of its own), `kills`, `workers` and
`nodes` (servers killed while people play, again and again for the rest of the time), `series` (tests marked `soak`).
Its status is 1 if anything was lost or a part failed.
"""

from __future__ import annotations

import argparse
import json
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from ..server.conftest import unused_port
from ..server.services import postgresql, redis
from ..server.torture import Server, torture
from .attacks import ATTACKS
from .oddities import ATTACKS as ODDITIES
from .queues import ATTACKS as QUEUES
from .weights import ATTACKS as WEIGHTS

Figures = dict[str, Any]
ROOT = Path(__file__).resolve().parents[2]
MATCHES, KILLS = 12, 8  # in one round
PARTS = ("attacks", "oddities", "queues", "weights", "series", "kills", "workers", "nodes")


class Real(Server):
    """The server as it is installed, with real games and the limits it ships with."""

    def start(self) -> Server:
        words = [sys.executable, "-m", "herna", "serve", "--port", str(self.port), "--db", self.database, *self.extra]
        with self.log.open("ab") as output:
            self.process = subprocess.Popen(words, cwd=ROOT, stdout=output, stderr=output)
        return self


@contextmanager
def real_server(workers: int) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as name:
        more = ("--workers", str(workers))
        server = Real(f"sqlite:///{name}/tables.db", unused_port(), Path(name) / "log", more)
        server.start().wait_until_ready(600)
        try:
            yield server
        finally:
            server.stop(signal.SIGKILL)


def attack(name: str, call: Callable[..., Figures], workers: int) -> Figures:
    with real_server(workers) as server:
        assert server.process is not None
        more = {"pid": server.process.pid} if "pid" in call.__code__.co_varnames else {}
        return {"part": name, **call(server.url, **more)}


def kills(part: str, seconds: float) -> Figures:
    """Rounds of torture until the time is up; at least one."""
    end, total, rounds = time.monotonic() + seconds, Counter[str](), 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if part == "nodes":
            database, bus = stack.enter_context(postgresql()), stack.enter_context(redis())
        while not rounds or time.monotonic() < end:
            rounds += 1
            if part == "nodes":
                names = (f"{rounds}a", f"{rounds}b")
                servers = [Server(database, unused_port(), folder / name, (bus.url, name)) for name in names]
            else:
                extra = ("", "", "2") if part == "workers" else ()
                url = f"sqlite:///{folder / f'{rounds}.db'}"
                servers = [Server(url, unused_port(), folder / str(rounds), extra)]
            try:
                total.update(vars(torture(MATCHES, KILLS, rounds, servers)))
            finally:
                for server in servers:
                    server.stop(signal.SIGKILL)
    return {"part": part, "rounds": rounds, **total, "lost": 0}


def series() -> Figures:
    words = [sys.executable, "-m", "pytest", "-q", "-m", "soak", "-n", "2", "-p", "no:cacheprovider"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:]
    return {"part": "series", "tests": done.stdout.strip().splitlines()[-1].strip("= ")}


def jobs(parts: list[str], minutes: float, workers: int) -> Iterator[tuple[str, Callable[[], Figures]]]:
    """Everything that runs once, then the kills, which share what is left of the time."""
    end = time.monotonic() + 60 * minutes
    for part, attacks in (("attacks", ATTACKS), ("oddities", ODDITIES), ("queues", QUEUES), ("weights", WEIGHTS)):
        if part in parts:
            for name, call in attacks.items():
                yield name, lambda name=name, call=call: attack(name, call, workers)
    if "series" in parts:
        yield "series", series
    killing = [part for part in ("kills", "workers", "nodes") if part in parts]
    for number, part in enumerate(killing):
        share = (end - time.monotonic()) / (len(killing) - number)
        yield part, lambda part=part, share=share: kills(part, share)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS))
    parser.add_argument("--workers", type=int, default=1, help="processes of each server that is attacked")
    parser.add_argument("--json", type=Path, help="also write the figures here")
    given = parser.parse_args()
    rows: list[Figures] = []
    for name, job in jobs(given.only, given.minutes, given.workers):
        began = time.monotonic()
        try:
            row = job()
        except Exception as error:  # what is lost in one part must not hide the others
            row = {"part": name, "failed": f"{type(error).__name__}: {error}"}
        rows.append({**row, "seconds": round(time.monotonic() - began, 1)})
        print("  ".join(f"{key} {value}" for key, value in rows[-1].items()), flush=True)
        if given.json:
            given.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    failed = [row["part"] for row in rows if "failed" in row]
    print(f"{len(rows) - len(failed)} passed, {len(failed)} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
