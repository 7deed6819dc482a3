"""Mammoths: actions and positions as text. Rules 13, 15.1."""

from __future__ import annotations

import re
from typing import Any

from herna.engine.errors import IllegalAction, UnreadableAction
from herna.engine.game import State
from herna.engine.notation import Notation

from ..kernel import reasons as R
from ..kernel import scoring
from ..kernel import state as S
from ..refusals import REASONS
from .positions import fields, format_position, parse_position, with_options
from .questions import query, ranking_of

__all__ = [
    "adopt",
    "fields",
    "format_action",
    "format_position",
    "parse_action",
    "parse_position",
    "query",
    "ranking",
    "scores",
    "seats",
]

PAIR_WORDS = ("Q14", "Q23")
SETTLE_WORDS = ("S-", "S2", "S4")


def seats(state: State) -> tuple[str, ...]:
    return tuple(S.SEATS[: int(state[0].players)])


def scores(state: State) -> tuple[int, ...]:
    return tuple(int(scoring.total(state[0], p)) for p in range(int(state[0].players)))


def ranking(state: State) -> tuple[tuple[str, ...], ...]:
    s = state[0]
    triples = {
        seat: (int(scoring.total(s, p)), int(scoring.largest_area(s, p)), int(scoring.all_fires(s, p)))
        for p, seat in enumerate(seats(state))
    }
    return ranking_of(triples)


def adopt(state: State, options: dict[str, Any]) -> bool:
    """Apply other options to this position; options not given stay."""
    state[0] = with_options(state, options)[0]
    return True


# --- actions ------------------------------------------------------------------------------------------------------


def cell_text(cell: int) -> str:
    x, y = S.cell_place(cell)
    return f"{x},{y}"


def format_action(state: State, action: int) -> str:
    return _TEXTS[action]


_TEXTS = (
    *(f"P{cell_text(cell)}{d}" for cell in range(S.CELLS) for d in S.DIRECTIONS),
    "D",
    *(f"L{cell_text(cell)}" for cell in range(S.CELLS)),
    *(f"T{kind}>{seat}" for kind in S.KINDS for seat in S.SEATS),
    *(f"C{number}" for number in range(1, S.DOMINOES + 1)),
    *PAIR_WORDS,
    *SETTLE_WORDS,
    *(f"R{cell_text(cell)}" for cell in range(S.CELLS)),
    *(f"K{person}" for person in S.PEOPLE),
    *(f"H{cell_text(cell)}" for cell in range(S.CELLS)),
    *(f"={number}" for number in range(1, S.DOMINOES + 1)),
    *(f"={seat}" for seat in S.SEATS),
    *(f"={person}" for person in S.PEOPLE),
)


def parse_action(state: State, text: str) -> tuple[int, ...]:
    """One action; a seat before it must be the seat to act."""
    found = re.fullmatch(r"(?:([A-D]):)?(.*)", text.strip())
    seat, word = found.groups() if found else (None, "")
    for pattern, read in _FORMS:
        form = re.fullmatch(pattern, word, re.ASCII)
        if form:
            if seat is not None and S.SEATS.index(seat) != int(state[0].act):
                raise _refused(text, R.OTHER_SEAT)
            return (read(state, text, *form.groups()),)
    raise UnreadableAction(
        f"{text!r} is not an action; examples: P1,0E (place), D (discard), L2,-1 (lava), C37 (claim), Tu>B (totem), "
        "Q14 (set-up), S2, S4, S- (settle), R1,0 (pay), KW2 (take), H1,0 (house)"
    )


def _refused(text: str, reason: int) -> IllegalAction:
    return IllegalAction.because(REASONS, text, reason)


def _cell(text: str, x: str, y: str) -> int:
    if max(abs(int(x)), abs(int(y))) > S.REACH:
        raise _refused(text, R.OUT_OF_REACH)
    return S.cell_number(int(x), int(y))


def _read_place(state: State, text: str, x: str, y: str, direction: str) -> int:
    """The halves of a twin may be named in either order."""
    cell, d = _cell(text, x, y), S.DIRECTIONS.index(direction)
    s = state[0]
    if s.phase == S.PLACING and S.TWIN[s.row[0]] and d not in (S.EAST, S.SOUTH):
        cell = _cell(text, str(int(x) - (d != 0)), str(int(y) - (d == 0)))
        d = S.SOUTH if d == 0 else S.EAST
    return S.PLACE + cell * 4 + d


def _domino(text: str, number: str) -> int:
    if not 1 <= int(number) <= S.DOMINOES:
        raise _refused(text, R.NO_SUCH_DOMINO)
    return int(number) - 1


_CELL = r"(-?\d{1,2}),(-?\d{1,2})"
_FORMS: tuple[tuple[str, Any], ...] = (
    (rf"P{_CELL}([NESW])", _read_place),
    (r"D", lambda state, text: S.DISCARD),
    (rf"L{_CELL}", lambda state, text, x, y: S.ERUPT + _cell(text, x, y)),
    (r"T([mfus])>([A-D])", lambda state, text, kind, seat: S.HAND + S.KINDS.index(kind) * 4 + S.SEATS.index(seat)),
    (r"C(\d{1,3})", lambda state, text, number: S.CLAIM + _domino(text, number)),
    (r"(Q14|Q23)", lambda state, text, word: S.PAIR + PAIR_WORDS.index(word)),
    (r"(S-|S2|S4)", lambda state, text, word: S.SETTLE + SETTLE_WORDS.index(word)),
    (rf"R{_CELL}", lambda state, text, x, y: S.PAY + _cell(text, x, y)),
    (rf"K({'|'.join(S.PEOPLE)})", lambda state, text, kind: S.TAKE + S.PEOPLE.index(kind)),
    (rf"H{_CELL}", lambda state, text, x, y: S.HOUSE + _cell(text, x, y)),
    (r"=(\d{1,3})", lambda state, text, number: S.DRAW_DOMINO + _domino(text, number)),
    (r"=([A-D])", lambda state, text, seat: S.CHIEF + S.SEATS.index(seat)),
    (rf"=({'|'.join(S.PEOPLE)})", lambda state, text, kind: S.DRAW_PERSON + S.PEOPLE.index(kind)),
)


class MammothsNotation(Notation):
    seats = staticmethod(seats)
    scores = staticmethod(scores)
    ranking = staticmethod(ranking)
    format_action = staticmethod(format_action)
    parse_action = staticmethod(parse_action)
    format_position = staticmethod(format_position)
    parse_position = staticmethod(parse_position)
    fields = staticmethod(fields)
    query = staticmethod(query)
    adopt = staticmethod(adopt)
