"""A real cluster of Ray on this machine plays the same bytes as threads do, whatever happens to its workers.

uv pip install -r requirements/ray.txt && pytest -m soak tests/lab/test_ray.py
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.lab import balance, batch
from herna.lab.engines import Ray, Threads

pytest.importorskip("ray", reason="Ray is a heavy extra: requirements/ray.txt")
pytestmark = [
    pytest.mark.soak,
    pytest.mark.filterwarnings("ignore"),  # Ray leaves sockets and processes to the end of the program
    pytest.mark.timeout(600),
]
BASE = herna.game("thebase")


class Deadly:
    """Ray, but whoever gets the span with a certain number is killed, once for each number."""

    def __init__(self, numbers: tuple[int, ...], folder: Path) -> None:
        self.numbers, self.folder = numbers, folder

    def run(self, work: Any, count: int) -> Iterator[tuple[range, Any]]:
        numbers, folder = self.numbers, self.folder

        def dying(span: range) -> Any:
            for number in numbers:
                mark = folder / str(number)
                if number in span and not mark.exists():
                    mark.touch()
                    os.kill(os.getpid(), signal.SIGKILL)
            return work(span)

        return Ray(2, size=100).run(dying, count)


def test_the_same_bytes_with_any_number_of_workers() -> None:
    for census, matches in ((False, 20_000), (True, 300)):
        whole = batch.play(BASE, matches, seed=3, census=census, on=Threads())
        for workers in (1, 2, 4):
            assert batch.play(BASE, matches, seed=3, census=census, on=Ray(workers)).digest() == whole.digest()


def test_the_same_bytes_when_workers_are_killed(tmp_path: Path) -> None:
    whole = batch.play(BASE, 2000, seed=3)
    played = batch.play(BASE, 2000, seed=3, on=Deadly((250, 1400), tmp_path))
    assert {mark.name for mark in tmp_path.iterdir()} == {"250", "1400"}
    assert played.digest() == whole.digest()


def test_a_series_of_bots_is_the_same_there() -> None:
    def figures(on: Any) -> dict[str, Any]:
        asked: dict[str, Any] = {"matches": 6, "simulations": 20, "seed": 1, "options": {}, "seats": None}
        report = balance.run(BASE, ["easy"], progress=lambda done, total: None, on=on, **asked)
        return {name: value for name, value in report.json().items() if name != "seconds"}

    assert figures(Ray(2)) == figures(Threads())
