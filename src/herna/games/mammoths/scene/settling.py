"""Settling as one decision: a person, what is paid for it in any order, and its home. Rules 10.2.

The rules enter it as four to six actions in a fixed order; players need not know.
"""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Gesture, GestureStep, Message, Part

from ..kernel import state as S
from .squares import Square, read
from .touch import SETTLE, person_id, square_id
from .words import Words, person_words, plain

MIDWAY = (S.PAYING, S.CHOOSING_PERSON, S.HOUSING)


def midway(state: State) -> bool:
    return int(state[0].phase) in MIDWAY


def gestures(state: State) -> tuple[Gesture, ...]:
    """One for each person that can be had, from the display and from the pile."""
    s = plain(state)
    if s.phase != S.SETTLING:
        return ()
    lots = _lots(s)
    shown = [(slot, kind) for slot, kind in enumerate(s.cave) if kind != S.NONE] if affordable(s, 2) else []
    return (
        *(_gesture(s, lots, kind, 2, (f"cave-{slot + 1}",)) for slot, kind in shown),
        *(_gesture(s, lots, kind, 4, ("pile", person_id(kind))) for kind in in_pile(s)),
    )


def in_pile(s: SimpleNamespace) -> list[int]:
    """The kinds of people that can be had from the pile now."""
    if s.phase != S.SETTLING or not affordable(s, 4):
        return []
    return [kind for kind in range(S.PERSON_KINDS) if s.pile[kind]]


def affordable(s: SimpleNamespace, price: int) -> bool:
    """Rules 10.2: whether this answer is open."""
    if price == 0:
        return True
    someone = any(kind != S.NONE for kind in s.cave) if price == 2 else any(s.pile)
    return len(_lots(s)) >= price and someone


def _lots(s: SimpleNamespace) -> dict[int, list[Square]]:
    """The squares with a token of each kind that the seat to act has, in the order of the rules."""
    lots: dict[int, list[Square]] = {}
    for square in sorted((square for square in read(s, s.act) if square.token), key=lambda square: square.terrain):
        lots.setdefault(square.terrain - 1, []).append(square)
    return lots


def _gesture(
    s: SimpleNamespace, lots: dict[int, list[Square]], kind: int, price: int, person: tuple[str, ...]
) -> Gesture:
    words: Words = {"person": person_words(kind), "price": price}
    first = [Part((touch,)) for touch in person[:-1]]
    first.append(Part(person[-1:], (S.SETTLE + S.PRICES.index(price),)))
    paid = tuple(Part(_touches(s, squares), _actions(S.PAY, squares)) for squares in lots.values())
    tokens = [square for squares in lots.values() for square in squares]
    free = [square for square in read(s, s.act) if _is_home(square)]
    home = Part(
        (*_touches(s, free), *_touches(s, tokens)),
        (*_actions(S.HOUSE, free), *_actions(S.HOUSE, tokens)),
        before=(S.TAKE + kind,),
        again=_touches(s, tokens),
    )
    return Gesture(
        (
            *(GestureStep((part,), (Message("mammoths-prompt-settle"),)) for part in first),
            GestureStep(paid, tuple(Message("mammoths-ask-pay", {**words, "left": price - i}) for i in range(price))),
            GestureStep((home,), (Message("mammoths-ask-home", words),)),
            GestureStep((Part((SETTLE,)),), (Message("mammoths-ask-settle", words),)),
        )
    )


def _is_home(square: Square) -> bool:
    """Nothing is there, not even fire or the hut."""
    return (
        square.terrain not in (S.VOLCANO, S.HUT) and not square.marks and not square.token and square.person == S.NONE
    )


def _touches(s: SimpleNamespace, squares: list[Square]) -> tuple[str, ...]:
    return tuple(square_id(s.act, square.x, square.y) for square in squares)


def _actions(first: int, squares: list[Square]) -> tuple[int, ...]:
    return tuple(first + S.cell_number(square.x, square.y) for square in squares)
