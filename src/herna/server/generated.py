"""Files in the repository that are generated from the source: writing them, and checking that they are up to date."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path


def main(module: str, text: Callable[[], str], words: Sequence[str]) -> int:
    """`--write FILE` writes the text, `--check FILE` fails when the file holds another one."""
    if len(words) == 2 and words[0] == "--write":
        Path(words[1]).write_text(text(), encoding="utf-8")
        return 0
    if len(words) == 2 and words[0] == "--check":
        file = Path(words[1])
        if file.is_file() and file.read_text(encoding="utf-8") == text():
            return 0
        print(f"{file} is stale: python -m {module} --write {file}", file=sys.stderr)
        return 1
    print(f"python -m {module} --write FILE | --check FILE", file=sys.stderr)
    return 2
