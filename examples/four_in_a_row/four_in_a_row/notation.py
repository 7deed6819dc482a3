"""Four in a row as text: an action is its column, a position its rows from the top and the player to move.

`......./......./......./......./...y.../..yrr.. r`
"""

from __future__ import annotations

import re

from herna.engine.errors import BadPosition
from herna.engine.notation import Notation
from herna.engine.state import State

from .kernel.rules import BITS

NAMES = "abcdefg"  # of the columns
SEATS = ("r", "y")  # red begins
EMPTY = "."
INKS = {"r": 31, "y": 33, EMPTY: 2}  # in a terminal: red, yellow, faint


def size(state: State) -> tuple[int, int]:
    """How many columns and rows the rack has."""
    return int(state[0].columns), int(state[0].rows)


def rack(state: State) -> list[str]:
    """The columns from left to right, each with its squares from the bottom: `r`, `y` or `.`."""
    red, yellow = state[0].stones.tolist()
    columns, rows = size(state)
    squares = ["r" if red >> bit & 1 else "y" if yellow >> bit & 1 else EMPTY for bit in range(columns * BITS)]
    return ["".join(squares[bit : bit + rows]) for bit in range(0, columns * BITS, BITS)]


def rows(state: State) -> list[str]:
    """The rows from the top."""
    return ["".join(row) for row in zip(*rack(state), strict=True)][::-1]


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    text = "\n".join(" ".join(row) for row in (*rows(state), NAMES[: size(state)[0]]))
    return re.sub("[.ry]", lambda found: f"\033[{INKS[found[0]]}m{found[0]}\033[0m", text) if colour else text


class FourInARowNotation(Notation):
    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def format_action(self, state: State, action: int) -> str:
        return NAMES[action]

    def format_position(self, state: State) -> str:
        return f"{'/'.join(rows(state))} {SEATS[state[0].turn]}"

    def parse_position(self, state: State, text: str) -> None:
        columns, rows = size(state)
        found = re.fullmatch(rf"((?:/[.ry]{{{columns}}}){{{rows}}}) ([ry])", f"/{text}")
        if not found:
            raise BadPosition(f"expected {rows} rows of {columns} squares from the top and who moves, not {text!r}")
        from_bottom = found[1].split("/")[:0:-1]
        for column, squares in enumerate(zip(*from_bottom, strict=True)):
            stones = "".join(squares).rstrip(EMPTY)
            if EMPTY in stones:
                raise BadPosition(f"a stone of column {NAMES[column]} hangs in the air")
            for row, owner in enumerate(stones):
                state[0].stones[SEATS.index(owner)] |= 1 << (column * BITS + row)
        state[0].turn = SEATS.index(found[2])
