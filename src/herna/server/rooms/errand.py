"""A process that does one long piece of work and yields to everybody: a review, an experiment. `errands.py` is the
server's end.

It says how far it is, as tuples of numbers; in the end what it has made, as bytes, or a sentence why there is nothing.
Whatever the server says after the task means that it has enough of it.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, BinaryIO

from . import line

Tell = Callable[..., None]  # done, of how many, and what else the work says of itself
Stop = Callable[[], bool]  # whether nobody wants more of it
Work = Callable[[Any, Tell, Stop], bytes]
YIELDING = 15  # how nice the process is: people and bots get the processor first
MEMORY = 6 << 30  # bytes of addresses; machine code and threads reserve much more than they use
OFTEN = 0.2  # seconds between two words on how far it is


def run(answers: BinaryIO, work: Work, before: Callable[[Any], None] = lambda task: None, nice: int = YIELDING) -> None:
    """Do what is asked for. `before` is done at full priority: to load and compile would take very long on a busy
    machine."""
    _limit_memory()
    tasks = line.tasks()
    task = tasks.get()
    line.send(answers, (0, 0))
    before(task)
    os.nice(nice)
    with suppress(AttributeError, OSError):  # on Linux: only what nobody else wants of the processor, and that at once
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    told = 0.0

    def tell(*stand: float) -> None:
        nonlocal told
        if time.monotonic() - told >= OFTEN:
            told = time.monotonic()
            line.send(answers, stand)

    try:
        answer: bytes | str = work(task, tell, lambda: not tasks.empty())
    except Exception as error:
        answer = repr(error)
    line.send(answers, answer)


def _limit_memory() -> None:
    """Work that wants far too much fails, and nothing else on this machine."""
    with suppress(ImportError, OSError, ValueError):  # not every system can
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        limit = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_AS, (limit, most))
