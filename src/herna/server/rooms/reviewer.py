"""A process that works out a review, so that it can take minutes and be stopped; `reviews.py` is the server's end.

It answers with how far it is, as a pair of numbers; in the end with the review as JSON, or with a sentence why there is
none.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, BinaryIO

import msgspec

from . import line

# The table, its match as a journal, the positions for which their seats had a hint, and how the match ended.
Task = tuple[str, str, tuple[int, ...], str]
Tell = Callable[[int, int], None]  # done, of how many
Stop = Callable[[], bool]  # whether nobody wants it any more
YIELDING = 15  # how nice the process is: people and bots get the processor first
MEMORY = 6 << 30  # bytes of addresses; machine code and threads reserve much more than they use
MOST = 16 << 20  # bytes of a review as JSON; a decision has about a kilobyte
BEGINNING = 12  # steps that are judged hastily
HASTY = 30  # effort of that
OFTEN = 0.2  # seconds between two words on how far it is


def work(find: Callable[[str], Any], make: Callable[..., Any], task: Task, tell: Tell, stop: Stop) -> bytes:
    """The review of a match as JSON."""
    from herna.engine import journal  # loads what reads matches

    table, text, hinted, why = task
    match = journal.loads(text, find, table)
    made = msgspec.json.encode(make(match, hinted=frozenset(hinted), why=why, progress=tell, stop=stop))
    if len(made) > MOST:
        raise ValueError(f"the review has {len(made)} bytes, which is more than the {MOST} that are kept")
    return made


def _limit_memory() -> None:
    """A review that wants far too much fails, and nothing else on this machine."""
    with suppress(ImportError, OSError, ValueError):  # not every system can
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_AS)
        limit = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_AS, (limit, most))


def _compile(find: Callable[[str], Any], make: Callable[..., Any], task: Task) -> None:
    """Judge the beginning of the match hastily: for the first review of a game, what judging adds is compiled."""
    from herna.engine.kernel import compiler

    if compiler.INTERPRETED:
        return
    judged = 0

    def tell(done: int, total: int) -> None:
        nonlocal judged
        judged = done

    with suppress(Exception):  # it was stopped; anything else the review itself runs into
        work(find, partial(make, effort=HASTY), task, tell, lambda: judged >= BEGINNING)


def _review(find: str, make: str, answers: BinaryIO) -> None:
    _limit_memory()
    tasks = line.tasks()
    finds, makes = line.named(find), line.named(make)
    task = tasks.get()
    line.send(answers, (0, 0))
    _compile(finds, makes, task)
    os.nice(YIELDING)  # not before: what is loaded and compiled would take very long on a busy machine
    told = 0.0

    def tell(done: int, total: int) -> None:
        nonlocal told
        if time.monotonic() - told >= OFTEN:
            told = time.monotonic()
            line.send(answers, (done, total))

    try:
        answer: bytes | str = work(finds, makes, task, tell, lambda: False)
    except Exception as error:
        answer = repr(error)
    line.send(answers, answer)


if __name__ == "__main__":
    with line.answers() as said:
        find, make = sys.argv[1:]
        _review(find, make, said)
