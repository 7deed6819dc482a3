"""People who play at a running site while its operator restarts its nodes; nothing acknowledged may be missing.

    python -m tests.server.rolling URL [--seconds 60] [--pairs 4] [--game thebase]

Pairs of people play match after match, come back whenever they lose their connection, and at the end compare what they
were acknowledged with the journals that the site gives out.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import httpx

from .people import PATIENCE, create
from .torture import Record, Scripted

PACE = 0.05  # seconds before an action, on average


@dataclass
class Seen:
    matches: int = 0
    acknowledged: int = 0
    reconnects: int = 0
    longest: float = 0.0  # seconds between two acknowledged actions of a match

    def add(self, other: Seen) -> None:
        self.matches += other.matches
        self.acknowledged += other.acknowledged
        self.reconnects += other.reconnects
        self.longest = max(self.longest, other.longest)


def again(ask: Callable[[], httpx.Response], patience: float = PATIENCE) -> httpx.Response:
    """Ask until there is an answer that is not the proxy's, nor a stopping node's, nor that of a node which is a moment
    behind and does not know yet that the match is over."""
    end = time.monotonic() + patience
    while True:
        try:
            answer = ask()
            if answer.status_code < 500 and (answer.status_code != 403 or time.monotonic() > end):
                return answer
        except httpx.TransportError:
            pass
        assert time.monotonic() < end, "the site does not answer"
        time.sleep(0.1)


def lay(http: httpx.Client, game: str) -> tuple[str, list[str]]:
    while True:
        try:
            made = create(http, game)
            break
        except (httpx.TransportError, AssertionError):
            time.sleep(0.2)
    wish = {"invitation": made["invitations"][0]["secret"]}
    joined = again(lambda: http.post(f"/api/tables/{made['id']}/join", json=wish))
    assert joined.status_code == 200, joined.text
    return made["id"], [made["secret"], joined.json()["secret"]]


def one_match(http: httpx.Client, url: str, game: str, seed: int) -> Seen:
    table, secrets = lay(http, game)
    record, waits = Record(table), [0.0]
    people = [Scripted([url], secret, record, PACE, seed + n) for n, secret in enumerate(secrets)]
    for person in people:
        person.start()
    known, since = 0, time.monotonic()
    while any(person.is_alive() for person in people):
        time.sleep(0.02)
        if len(record.acks) > known:
            waits.append(time.monotonic() - since)
            known, since = len(record.acks), time.monotonic()
    for person in people:
        if person.failure:
            raise person.failure
    exported = again(lambda: http.get(f"/api/tables/{table}/export"))
    assert exported.status_code == 200, f"{table}: no journal: {exported.text}"
    entries = iter(exported.text.splitlines()[1:])
    for ack in sorted(record.acks, key=lambda ack: ack.upto):
        assert any(entry == ack.text for entry in entries), f"{table}: {ack} is lost: {exported.text}"
    return Seen(1, len(record.acks), record.reconnects, max(waits))


def pair(url: str, game: str, seconds: float, seed: int) -> Seen:
    total, end = Seen(), time.monotonic() + seconds
    with httpx.Client(base_url=url, timeout=PATIENCE) as http:
        while time.monotonic() < end:
            total.add(one_match(http, url, game, seed + 2 * total.matches))
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pairs", type=int, default=4)
    parser.add_argument("--game", default="thebase")
    chosen = parser.parse_args()
    seed, total = random.SystemRandom().getrandbits(30), Seen()
    with ThreadPoolExecutor(chosen.pairs) as pool:
        playing = [
            pool.submit(pair, chosen.url, chosen.game, chosen.seconds, seed + 1000 * n) for n in range(chosen.pairs)
        ]
        for each in playing:
            total.add(each.result())
    print(
        f"{total.matches} matches, {total.acknowledged} actions acknowledged, {total.reconnects} reconnects, "
        f"longest pause {total.longest:.1f} s: all there"
    )


if __name__ == "__main__":
    main()
