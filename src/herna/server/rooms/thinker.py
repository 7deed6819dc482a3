"""A process in which bots think, so that neither their search nor their Python holds up the event loop.

It is told tasks and answers each (`line.py`); `thinkers.py` is the other end.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

from . import line

Task = tuple[str, str, str, bytes, int]  # game, seat of a table, level, the position as the seat sees it, entropy
REMEMBERED = 16  # bots; one of level `hard` may hold several megabytes
YIELDING = 5  # how nice the process is: what serves people gets the processor first


class Thinker:
    """Bots by the seat that they play, so that one may remember what it thought about."""

    def __init__(self, find: Callable[[str], Any], make: Callable[[Any, str], Any]) -> None:
        self._find = find
        self._make = make
        self._bots: OrderedDict[tuple[str, str], Any] = OrderedDict()

    def choose(self, task: Task) -> int:
        import numpy as np

        name, seat, level, view, entropy = task
        game = self._find(name)
        bot = self._bots.pop((seat, level), None) or self._make(game, level)  # one that fails is forgotten
        action = int(bot.choose(np.frombuffer(view, game.state).copy(), entropy))
        self._bots[seat, level] = bot
        if len(self._bots) > REMEMBERED:
            self._bots.popitem(last=False)
        return action


def _think(find: str, make: str, game: str, answers: BinaryIO) -> None:
    tasks = line.tasks()
    thinker = Thinker(line.named(find), line.named(make))
    line.named(find)(game)  # loaded while nobody waits for it yet
    yielding = 0
    while True:
        try:
            answer: int | str = thinker.choose(tasks.get())
        except Exception as error:
            answer = repr(error)
        line.send(answers, answer)
        if not yielding:  # the first thought loads machine code, which would take very long on a busy machine
            yielding = os.nice(YIELDING)


if __name__ == "__main__":
    with line.answers() as said:
        found, made, first = sys.argv[1:]
        _think(found, made, first, said)
