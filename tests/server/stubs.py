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
