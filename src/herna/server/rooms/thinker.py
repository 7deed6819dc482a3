"""A process in which bots think, so that neither their search nor their Python holds up the event loop.

It reads tasks from its standard input and answers each on its standard output. When the input ends, so does the
process, even in the middle of a thought; it has nothing to lose. `thinkers.py` is the other end.
"""

from __future__ import annotations

import marshal
import os
import queue
import signal
import struct
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from importlib import import_module
from typing import Any, BinaryIO

Task = tuple[str, str, str, bytes, int]  # game, seat of a table, level, the position as the seat sees it, entropy
LENGTH = struct.Struct("<I")
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


def packed(said: Task | int | str) -> bytes:
    text = marshal.dumps(said)
    return LENGTH.pack(len(text)) + text


def name_of(function: Callable[..., Any]) -> str:
    return f"{function.__module__}:{function.__qualname__}"


def _named(name: str) -> Any:
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)


def _listen(questions: BinaryIO, tasks: queue.SimpleQueue[Task]) -> None:
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        text = questions.read(LENGTH.unpack(head)[0])
        if len(text) == LENGTH.unpack(head)[0]:
            tasks.put(marshal.loads(text))
    os._exit(0)


def _think(find: str, make: str, game: str, answers: BinaryIO) -> None:
    tasks: queue.SimpleQueue[Task] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, tasks), daemon=True).start()
    thinker = Thinker(_named(find), _named(make))
    _named(find)(game)  # loaded while nobody waits for it yet
    yielding = 0
    while True:
        try:
            answer: int | str = thinker.choose(tasks.get())
        except Exception as error:
            answer = repr(error)
        answers.write(packed(answer))
        if not yielding:  # the first thought loads machine code, which would take very long on a busy machine
            yielding = os.nice(YIELDING)


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM):  # the parent handles them
        signal.signal(number, signal.SIG_IGN)
    with os.fdopen(os.dup(1), "wb", buffering=0) as line:
        os.dup2(2, 1)  # what a bot prints is no answer
        found, made, first = sys.argv[1:]
        _think(found, made, first, line)
