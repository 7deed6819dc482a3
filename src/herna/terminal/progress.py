"""The progress of a long task."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol


class Tick(Protocol):
    def __call__(self, done: int, total: int, label: str = "") -> None:
        """So many are done; the label is what comes next."""


@contextmanager
def progress(title: str, lines: bool = False) -> Iterator[Tick]:
    """A bar on a terminal; elsewhere nothing, or one line per label. Standard output stays free."""
    if not sys.stderr.isatty():

        def note(done: int, total: int, label: str = "") -> None:
            if lines and label:
                print(f"{title} {label}", file=sys.stderr, flush=True)

        yield note
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)

        def tick(done: int, total: int, label: str = "") -> None:
            bar.update(task, completed=done, total=total, description=f"{title} {label}".strip())

        yield tick
