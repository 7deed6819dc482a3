"""Bots for processes that think, without a compiler: such a process starts quickly. A position is one number."""

from __future__ import annotations

import os
import time
from types import SimpleNamespace
from typing import Any

import numpy as np

GAME = SimpleNamespace(state=np.dtype(np.int64))


class Stub:
    """What it does is the position."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, view: Any, entropy: int) -> int:
        self.asked += 1
        print("what a bot prints is no answer")
        match int(view[0]):
            case 0:
                return self.asked
            case 1:
                raise ValueError("I cannot")
            case 2:
                os._exit(3)
            case 3:
                return os.getpid()
            case _:
                while True:
                    time.sleep(1)


def find(name: str) -> Any:
    return GAME


def make(game: Any, level: str) -> Any:
    return Stub()


def find_match(name: str) -> Any:
    """A game of the tests, which takes longer to import."""
    from . import fakes

    return fakes.find(name)


def reviewed(match: Any, **more: Any) -> Any:
    """A review that says little."""
    from herna.review.report import VERSION, Alternative, Decision, Moment, Review, SeatReview

    total = match.ply
    moments = []
    for ply, played in enumerate(match.line):
        more["progress"](ply, total)
        seat = played.seat if played.seat >= 0 else None
        better = () if played.text == "swap" else (Alternative("swap", 0.75, ("keep",)),)
        decision = Decision(
            0.5, 0.25 if better else 0.0, "blunder" if better else "best", better, hinted=ply in more["hinted"]
        )
        moments.append(Moment(ply + 1, seat, played.text, (0.5, 0.5), decision=None if seat is None else decision))
    seats = tuple(SeatReview(2, 50.0, -0.5, 0.0, {"blunder": 2}) for _ in range(2))
    return Review(VERSION, "cards", match.header.rules, "hard", 1, (0.5, 0.5), tuple(moments), seats, (3,))


def told(game: Any, variants: Any, bots: Any, **more: Any) -> Any:
    """A report of an experiment that found out little."""
    from herna.lab.experiment import Estimate, SheetReport, Side

    more["tell"](1, 2, 0.5)
    half = Estimate(0.5, 0.25, 0.75)
    sides = tuple(Side(name, half, *((half, half) if len(variants) > 1 else (None, None))) for name in "AB")
    return SheetReport("exact", 40, 1.5, 0.25, sides, (), ())


def told_when_stopped(game: Any, variants: Any, bots: Any, **more: Any) -> Any:
    while not more["stop"]():
        time.sleep(0.01)
    return told(game, variants, bots, **more)


def fails(*_: Any, **more: Any) -> Any:
    raise ValueError("I cannot")


def dies(match: Any, **more: Any) -> Any:
    os._exit(3)


def hangs(match: Any, **more: Any) -> Any:
    more["progress"](1, 9)
    time.sleep(1000)
