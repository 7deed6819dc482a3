"""Four in a row as text: an action is its column, a position its rows from the top and the player to move.

`......./......./......./......./...y.../..yrr.. r`
"""

from __future__ import annotations

import re

from herna.engine.errors import BadPosition
from herna.engine.notation import Notation
from herna.engine.state import State

from .kernel.rules import BITS, COLUMNS, ROWS

NAMES = "abcdefg"
SEATS = ("r", "y")  # red begins
EMPTY = "."


def stone_at(state: State, column: int, row: int) -> int | None:
    """The player whose stone is there; rows count from the bottom."""
    return next((seat for seat in (0, 1) if int(state[0].stones[seat]) >> (column * BITS + row) & 1), None)


def rows(state: State) -> list[str]:
    """From the top, a letter for each square."""
    letters = {None: EMPTY, 0: SEATS[0], 1: SEATS[1]}
    return ["".join(letters[stone_at(state, c, r)] for c in range(COLUMNS)) for r in reversed(range(ROWS))]


class FourInARowNotation(Notation):
    def seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def format_action(self, state: State, action: int) -> str:
        return NAMES[action]

    def format_position(self, state: State) -> str:
        return f"{'/'.join(rows(state))} {SEATS[state[0].turn]}"

    def parse_position(self, state: State, text: str) -> None:
        found = re.fullmatch(rf"((?:[.ry]{{{COLUMNS}}}/){{{ROWS - 1}}}[.ry]{{{COLUMNS}}}) ([ry])", text)
        if not found:
            raise BadPosition(f"expected {ROWS} rows of {COLUMNS} squares from the top and who moves, not {text!r}")
        from_bottom = found[1].split("/")[::-1]
        for column in range(COLUMNS):
            stones = "".join(row[column] for row in from_bottom)
            if EMPTY in stones.rstrip(EMPTY):
                raise BadPosition(f"a stone of column {NAMES[column]} hangs in the air")
            for row, letter in enumerate(stones.rstrip(EMPTY)):
                state[0].stones[SEATS.index(letter)] |= 1 << (column * BITS + row)
        state[0].turn = SEATS.index(found[2])


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    return "\n".join([*(" ".join(row) for row in rows(state)), " ".join(NAMES)])
