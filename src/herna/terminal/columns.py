"""Long lists of actions in few lines: similar ones together, numbered, in columns."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

WORD = re.compile(r"[^\W_]+")
BETWEEN = 3


def shape(text: str) -> str:
    """The form of an action, apart from its words: similar actions are listed together."""
    return WORD.sub("w", text)


def grouped(texts: Sequence[str]) -> list[list[str]]:
    """The texts by shape, with shapes and texts in order of first appearance."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        groups.setdefault(shape(text), []).append(text)
    return list(groups.values())


def numbered(groups: Sequence[Sequence[str]], width: int, paint: Callable[[str], str] = str) -> list[str]:
    """Lines of `number text` cells; each group starts a line, and all columns are aligned."""
    texts = [text for group in groups for text in group]
    if not texts:
        return []
    digits = len(str(len(texts)))
    longest = max(map(len, texts))
    cell = digits + 1 + longest + BETWEEN
    per_line = max(1, (width - 2) // cell)
    lines, number = [], 0
    for group in groups:
        cells = []
        for text in group:
            number += 1
            cells.append(f"{paint(f'{number:{digits}}')} {text:<{longest}}{' ' * BETWEEN}")
        lines += ["  " + "".join(cells[i : i + per_line]).rstrip() for i in range(0, len(cells), per_line)]
    return lines
