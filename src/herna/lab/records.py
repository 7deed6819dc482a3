"""What series leave in files: their results as they come, and tables in pages."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from herna.engine.errors import BadOption


class Book:
    """The results of a series, a line for each, written at once: a series that was stopped goes on. Without a path
    nothing is kept."""

    def __init__(self, path: Path | None, series: Mapping[str, Any]) -> None:
        self._path = path
        self.known: list[Any] = []  # what it held already
        if path is None:
            return
        head = json.dumps(series)
        if not path.exists():
            path.write_text(head + "\n", encoding="utf-8")
            return
        first, *lines = path.read_text(encoding="utf-8").splitlines()
        if first != head:
            raise BadOption(f"{path} holds another series: {first}; name another file, or ask for the same again")
        self.known = [json.loads(line) for line in lines]

    def add(self, results: Iterable[Any]) -> None:
        if self._path is not None:
            with self._path.open("a", encoding="utf-8") as file:
                file.write("".join(json.dumps(each) + "\n" for each in results))


def put_into(path: Path, name: str, text: str) -> None:
    """Replace what a page says between `<!-- NAME -->` and the next `<!-- /NAME -->`."""
    page = path.read_text(encoding="utf-8")
    before, found, rest = page.partition(f"<!-- {name} -->\n")
    _, ends, after = rest.partition(f"<!-- /{name} -->")
    if not (found and ends):
        raise BadOption(f"{path} has no place for this: the lines <!-- {name} --> and <!-- /{name} -->")
    path.write_text(f"{before}{found}{text}\n{ends}{after}", encoding="utf-8")
