"""Whether people wait longer for each other's actions while a review is made on the same machine.

    python benchmarks/reviewing.py [--rounds 4] [--seconds 12] [--rate 200] [--tables 50] [--workers N]

Herna's server plays The Base at a fixed rate, as in `server.py`, in pairs of measurements: one with nothing beside it,
one while a review is worked out. Which of the two comes first changes from pair to pair. Every review is of the same
match, in which actions are played at random and which is resigned; it is long enough to be under way from the beginning
of its measurement to the end. The ratio of the waiting times is told for each pair and for all together, and beside it
how far measurements without a review differ among themselves, which is the noise.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import herna
from herna.engine import journal
from server import (
    GOAL_RATE,
    LAYING,
    THE_BASE,
    Contender,
    Trouble,
    allow_many_sockets,
    circumstances,
    count,
    lay,
    running,
    start_herna,
    tell,
    warm_up,
)

PATIENCE = 300.0  # seconds until a review is under way, or done
PAUSE = 0.5  # seconds between two looks at how far it is
UNDER_WAY = 2  # positions that are judged: what judging needs is loaded, and its process yields
TRIED = 40  # actions of a match whose review says how long reviews take
LONGER = 2.0  # than a measurement: reviews on a machine with nothing else to do


@dataclass(frozen=True)
class Measured:
    """The actions of some seconds."""

    reviewing: bool
    waits: list[float]  # milliseconds, sorted
    per_second: float
    cpu: float  # percent of a core that the server used, the review included

    def wait(self, share: float) -> float:
        return self.waits[int(len(self.waits) * share)]


# --- the review ---------------------------------------------------------------------------------------------------


def match_of(plies: int) -> str:
    """A match with so many actions at random, which is then resigned, unless it is over before."""
    match, luck = herna.game(THE_BASE.game).match(seed=1), random.Random(1)
    while match.ply < plies and not match.over:
        match.play(luck.choice(match.legal()))
    if not match.over:
        match.end("resign", tuple((seat,) for seat in match.game.notation.seats(match.state)))
    match.close()
    return journal.dumps(match)


class Reviews:
    """Reviews at one server, one after the other, that last so many seconds."""

    def __init__(self, port: int, seconds: float) -> None:
        self._tables = f"http://127.0.0.1:{port}/api/tables"
        self._table = ""
        self._match = match_of(TRIED)
        self.begin()  # the first one compiles what judging needs, if that was never done here
        begun = time.monotonic()
        self.finish()
        self._match = match_of(round((TRIED - UNDER_WAY) * LONGER * seconds / (time.monotonic() - begun)))

    def begin(self) -> None:
        """Ask for one, and wait until it is under way."""
        self._table = self._ask("/import", {"journal": self._match})["id"]
        self._ask(f"/{self._table}/review", {})
        self._wait(lambda now: now["state"] != "queued" and now["done"] >= UNDER_WAY)

    def check(self) -> None:
        if (state := self._stand()["state"]) != "working":
            raise Trouble(f"the review was {state} before the measurement ended: take fewer --seconds")

    def finish(self) -> None:
        self._wait(lambda now: now["state"] == "done")

    def _wait(self, reached: Any) -> None:
        end = time.monotonic() + PATIENCE
        while not reached(now := self._stand()):
            if now["state"] in {"none", "failed"} or time.monotonic() > end:
                raise Trouble(f"the review got no further than {now['state']}, {now['done']} of {now['total']}")
            time.sleep(PAUSE)

    def _stand(self) -> dict[str, Any]:
        return self._ask(f"/{self._table}/review", None)

    def _ask(self, path: str, body: dict[str, Any] | None) -> dict[str, Any]:
        words = None if body is None else json.dumps(body).encode()
        request = Request(self._tables + path, words, {"Content-Type": "application/json"})
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                found: dict[str, Any] = json.load(answer)
        except OSError as error:
            raise Trouble(f"no review: {error}") from None
        return found


# --- measuring ----------------------------------------------------------------------------------------------------


def rounds(it: Contender, reviews: Reviews, chosen: argparse.Namespace) -> Iterator[tuple[Measured, Measured]]:
    """Pairs of measurements, without a review and with one."""
    for number in range(chosen.rounds):
        without = None if number % 2 else play(it, chosen, reviewing=False)
        reviews.begin()
        beside = play(it, chosen, reviewing=True)
        reviews.check()
        reviews.finish()
        yield without or play(it, chosen, reviewing=False), beside


def play(it: Contender, chosen: argparse.Namespace, *, reviewing: bool) -> Measured:
    cpu, started = it.server.cpu(), time.perf_counter()
    seen = it.clients.ask({"do": "play", "seconds": chosen.seconds, "rate": chosen.rate}, chosen.seconds + LAYING)
    used = 100 * (it.server.cpu() - cpu) / (time.perf_counter() - started)
    if not seen["waits"]:
        raise Trouble("not a single action was played")
    return Measured(reviewing, sorted(seen["waits"]), seen["in_time"] / seen["seconds"], used)


def run(chosen: argparse.Namespace) -> dict[str, Any]:
    allow_many_sockets()
    around = circumstances(chosen.workers)
    tell(", ".join(f"{name} {value}" for name, value in around.items()))
    pairs: list[tuple[Measured, Measured]] = []
    with running(lambda folder: start_herna(THE_BASE, folder, workers=chosen.workers)) as it:
        reviews = Reviews(it.port, chosen.seconds)
        warm_up(it)
        lay(it, chosen.tables)
        print(f"{'pair':>4}  {'':14}{'actions/s':>9}  {'p50 ms':>8}  {'p99 ms':>8}  {'CPU %':>6}  {'p99 ratio':>9}")
        for pair in rounds(it, reviews, chosen):
            pairs.append(pair)
            tell_pair(len(pairs), *pair)
    return {"circumstances": {**around, "load_after": round(os.getloadavg()[0], 2)}, **together(pairs)}


# --- telling ------------------------------------------------------------------------------------------------------


def tell_pair(number: int, without: Measured, beside: Measured) -> None:
    for measured in (without, beside):
        what = "with a review" if measured.reviewing else "without"
        ratio = f"{beside.wait(0.99) / without.wait(0.99):9.2f}" if measured.reviewing else ""
        print(
            f"{number:>4}  {what:14}{measured.per_second:9.1f}  {measured.wait(0.5):8.2f}  {measured.wait(0.99):8.2f}  "
            f"{measured.cpu:6.0f}  {ratio}",
            flush=True,
        )


def together(pairs: list[tuple[Measured, Measured]]) -> dict[str, Any]:
    """All pairs as one, and the noise: the greatest of all measurements without a review beside the smallest."""
    without, beside = ([pair[which] for pair in pairs] for which in (0, 1))
    found: dict[str, Any] = {"actions": sum(len(each.waits) for each in without + beside)}
    for name, share in (("p50", 0.5), ("p99", 0.99)):
        alone, busy = ([each.wait(share) for each in some] for some in (without, beside))
        found[name] = {
            "without": round(statistics.median(alone), 2),
            "with": round(statistics.median(busy), 2),
            "ratio": round(statistics.median(b / a for a, b in zip(alone, busy, strict=True)), 3),
            "noise": round(max(alone) / min(alone), 3),
        }
    return found


def tell_all(report: dict[str, Any]) -> None:
    print()
    for name in ("p50", "p99"):
        each = report[name]
        print(
            f"{name}: {each['without']:.2f} ms without a review, {each['with']:.2f} ms with one (medians); "
            f"ratio {each['ratio']:.2f}, measurements without a review differ by a factor of {each['noise']:.2f}"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=count, default=4, help="pairs of measurements")
    parser.add_argument("--seconds", type=count, default=12, help="how long each measurement lasts")
    parser.add_argument("--rate", type=count, default=GOAL_RATE, help="actions per second, all tables")
    parser.add_argument("--tables", type=count, default=50)
    parser.add_argument("--workers", type=count, default=os.cpu_count(), help="processes of Herna's server")
    parser.add_argument("--json", type=Path, help="write what was found to a file, too")
    chosen = parser.parse_args()
    try:
        report = run(chosen)
    except Trouble as trouble:
        tell(f"benchmarks/reviewing.py: {trouble}")
        return 1
    tell_all(report)
    if chosen.json:
        chosen.json.write_text(json.dumps(report, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
