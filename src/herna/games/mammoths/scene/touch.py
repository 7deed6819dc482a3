"""The path of touches that stands for an action of Mammoths."""

from __future__ import annotations

from herna.engine.game import State

from ..kernel.state import (
    CHIEF,
    CLAIM,
    DISCARD,
    DRAW_DOMINO,
    DRAW_PERSON,
    ERUPT,
    HAND,
    HOUSE,
    PAIR,
    PAIRS,
    PAY,
    PEOPLE,
    PRICES,
    SETTLE,
    STEP_X,
    STEP_Y,
    TAKE,
    TWIN,
    cell_place,
)

LETTERS = "abcd"  # of the seats, in ids


def square_id(seat: int, x: int, y: int) -> str:
    """Of a cell, whatever lies there."""
    return f"{LETTERS[seat]}:{x},{y}"


def heir_id(seat: int) -> str:
    """Of somebody who may get a totem."""
    return f"heir-{LETTERS[seat]}"


def domino_id(number: int) -> str:
    return f"domino-{number}"


def touches(state: State, action: int) -> tuple[str, ...]:
    s = state[0]
    seat = int(s.act)
    if action < DISCARD:
        cell, direction = divmod(action, 4)
        x, y = cell_place(cell)
        other = square_id(seat, x + STEP_X[direction], y + STEP_Y[direction])
        return domino_id(int(s.row[0])), square_id(seat, x, y), other
    if action == DISCARD:
        return ("discard",)
    if action < HAND:
        return (square_id(seat, *cell_place(action - ERUPT)),)
    if action < CLAIM:
        return (heir_id((action - HAND) % 4),)
    if action < PAIR:
        return (domino_id(action - CLAIM + 1),)
    if action < SETTLE:
        return tuple(domino_id(int(s.next[i])) for i in PAIRS[action - PAIR])
    if action < PAY:
        return (f"settle-{PRICES[action - SETTLE]}",)
    if action < TAKE:
        return (square_id(seat, *cell_place(action - PAY)),)
    if action < HOUSE:
        return (_person(s.cave.tolist(), int(s.form), action - TAKE),)
    if action < DRAW_DOMINO:
        return (square_id(seat, *cell_place(action - HOUSE)),)
    if action < CHIEF:
        return "box", f"draw-{action - DRAW_DOMINO + 1}"
    if action < DRAW_PERSON:
        return "rows", f"draw-{LETTERS[action - CHIEF]}"
    return "pile", f"draw-{PEOPLE[action - DRAW_PERSON]}"


def also(state: State, action: int) -> tuple[tuple[str, ...], ...]:
    """Halves that are alike, and the two dominoes of the set-up: either of them may be touched first. A totem may as
    well be given to the chief on the other territory."""
    if HAND <= action < CLAIM:
        return ((f"seat-{LETTERS[(action - HAND) % 4]}",),)
    if action < DISCARD and TWIN[int(state[0].row[0])]:
        domino, one, other = touches(state, action)
        return ((domino, other, one),)
    return (touches(state, action)[::-1],) if PAIR <= action < SETTLE else ()


def _person(cave: list[int], form: int, kind: int) -> str:
    """In the display the lowest slot with that kind, else the one fanned out from the pile. Rules 14."""
    return f"cave-{cave.index(kind) + 1}" if form == 2 else f"pile-{PEOPLE[kind]}"


def makes_sense(state: State, action: int) -> bool:
    """Whether people can mean this at all: what chance draws they cannot."""
    return action < DRAW_DOMINO
