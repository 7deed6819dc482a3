"""The path of touches that stands for an action of Mammoths."""

from __future__ import annotations

from herna.engine.game import State

from ..kernel import state as S

LETTERS = "abcd"  # of the seats, in ids
SETTLE, NOT_NOW = "settle", "settle-0"


def square_id(seat: int, x: int, y: int) -> str:
    """The id of a cell, whatever lies there."""
    return f"{LETTERS[seat]}:{x},{y}"


def heir_id(seat: int) -> str:
    """The id of a player who may receive a totem."""
    return f"heir-{LETTERS[seat]}"


def domino_id(number: int) -> str:
    return f"domino-{number}"


def person_id(kind: int) -> str:
    """The id of somebody in the pile."""
    return f"pile-{S.PEOPLE[kind]}"


def touches(state: State, action: int) -> tuple[str, ...]:
    s = state[0]
    seat = int(s.act)
    if action < S.DISCARD:
        cell, direction = divmod(action, 4)
        x, y = S.cell_place(cell)
        other = square_id(seat, x + S.STEP_X[direction], y + S.STEP_Y[direction])
        return domino_id(int(s.row[0])), square_id(seat, x, y), other
    if action == S.DISCARD:
        return ("discard",)
    if action < S.HAND:
        return (square_id(seat, *S.cell_place(action - S.ERUPT)),)
    if action < S.CLAIM:
        return (heir_id((action - S.HAND) % 4),)
    if action < S.PAIR:
        return (domino_id(action - S.CLAIM + 1),)
    if action < S.SETTLE:
        return tuple(domino_id(int(s.next[i])) for i in S.PAIRS[action - S.PAIR])
    if action < S.PAY:  # but for "not now", players touch the gestures of `settling`
        return (NOT_NOW,) if action == S.SETTLE else (SETTLE, f"settle-{S.PRICES[action - S.SETTLE]}")
    if action < S.TAKE:
        return (square_id(seat, *S.cell_place(action - S.PAY)),)
    if action < S.HOUSE:
        return (_person(s.cave.tolist(), int(s.form), action - S.TAKE),)
    if action < S.DRAW_DOMINO:
        return (square_id(seat, *S.cell_place(action - S.HOUSE)),)
    if action < S.CHIEF:
        return "box", f"draw-{action - S.DRAW_DOMINO + 1}"
    if action < S.DRAW_PERSON:
        return "rows", f"draw-{LETTERS[action - S.CHIEF]}"
    return "pile", f"draw-{S.PEOPLE[action - S.DRAW_PERSON]}"


def also(state: State, action: int) -> tuple[tuple[str, ...], ...]:
    """Of two equal halves, or the two dominoes of the set-up, either may be touched first. A totem may also be given by
    touching the chief on the other territory."""
    if S.HAND <= action < S.CLAIM:
        return ((f"seat-{LETTERS[(action - S.HAND) % 4]}",),)
    if action < S.DISCARD and S.TWIN[int(state[0].row[0])]:
        domino, one, other = touches(state, action)
        return ((domino, other, one),)
    return (touches(state, action)[::-1],) if S.PAIR <= action < S.SETTLE else ()


def _person(cave: list[int], form: int, kind: int) -> str:
    """The lowest slot of the display with that kind, else the one fanned out from the pile. Rules 14."""
    return f"cave-{cave.index(kind) + 1}" if form == 2 else person_id(kind)


def makes_sense(state: State, action: int) -> bool:
    """Whether players can mean this at all: they cannot mean what chance draws."""
    return action < S.DRAW_DOMINO
