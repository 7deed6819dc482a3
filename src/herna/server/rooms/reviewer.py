"""A process that works out a review, so that it can take minutes and be stopped; `reviews.py` is the server's end."""

from __future__ import annotations

import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from . import errand, line
from .errand import Stop, Tell

# The table, its match as a journal, the positions for which their seats had a hint, and how the match ended.
Task = tuple[str, str, tuple[int, ...], str]
MOST = 16 << 20  # bytes of a review as JSON; a decision has about a kilobyte
BEGINNING = 12  # steps that are judged hastily
HASTY = 30  # effort of that


def work(find: Callable[[str], Any], make: Callable[..., Any], task: Task, tell: Tell, stop: Stop) -> bytes:
    """The review of a match as JSON."""
    from herna.engine import journal  # loads what reads matches

    table, text, hinted, why = task
    match = journal.loads(text, find, table)
    made = msgspec.json.encode(make(match, hinted=frozenset(hinted), why=why, progress=tell, stop=stop))
    if len(made) > MOST:
        raise ValueError(f"the review has {len(made)} bytes, which is more than the {MOST} that are kept")
    return made


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


if __name__ == "__main__":
    with line.answers() as said:
        given = [line.named(each) for each in sys.argv[1:]]
        errand.run(said, partial(work, *given), partial(_compile, *given))
