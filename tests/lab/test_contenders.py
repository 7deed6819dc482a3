"""The small games of benchmarks/engines.py, as the benchmark asks for them, against a second implementation."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PROGRAM = Path(__file__).parents[2] / "benchmarks" / "contenders" / "play_herna.py"
PASS = 64


def replayed(game: str, matches: list[list[int]]) -> list[dict[str, list]]:
    order = json.dumps({"task": "replay", "game": game, "matches": matches})
    done = subprocess.run(
        [sys.executable, str(PROGRAM)],
        input=order + "\n",
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout.splitlines()[1])["replayed"]


def turned(board: dict[int, int], square: int, own: int) -> Iterator[int]:
    """The discs that a disc on this square turns over."""
    row, column = divmod(square, 8)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            run, y, x = [], row + down, column + right
            while 0 <= y < 8 and 0 <= x < 8 and board.get(8 * y + x) == 1 - own:
                run.append(8 * y + x)
                y, x = y + down, x + right
            if 0 <= y < 8 and 0 <= x < 8 and board.get(8 * y + x) == own:
                yield from run


def test_othello() -> None:
    for match in replayed("othello", [[] for _ in range(4)]):
        board, own = {28: 0, 35: 0, 27: 1, 36: 1}, 0
        for legal, action in zip(match["legal"], match["actions"], strict=True):
            free = [square for square in range(64) if square not in board]
            assert legal == ([square for square in free if any(turned(board, square, own))] or [PASS])
            if action != PASS:
                board.update(dict.fromkeys([action, *turned(board, action, own)], own))
            own = 1 - own
        free = [square for square in range(64) if square not in board]
        assert not any(any(turned(board, square, colour)) for square in free for colour in (0, 1))
        lead = list(board.values()).count(0) - list(board.values()).count(1)
        assert match["payoffs"] == [(lead > 0) - (lead < 0), (lead < 0) - (lead > 0)]


def test_tic_tac_toe() -> None:
    won, drawn = replayed("tic_tac_toe", [[4, 0, 2, 1, 6], [0, 1, 2, 4, 3, 5, 7, 6, 8]])
    assert won["payoffs"] == [1, -1]
    assert won["legal"][-1] == [3, 5, 6, 7, 8]
    assert drawn["payoffs"] == [0, 0]
    assert [len(legal) for legal in drawn["legal"]] == [9, 8, 7, 6, 5, 4, 3, 2, 1]
