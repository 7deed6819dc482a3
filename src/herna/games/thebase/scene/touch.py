"""The path of touches that stands for an action of The Base."""

from __future__ import annotations

from functools import cache

from herna.engine.game import State

from ..kernel.state import (
    CHALLENGE,
    DEAL,
    FACE_DOWN,
    MORE_ACTIONS,
    MORE_TIME,
    OFF,
    ORIENT,
    OUTCOME,
    PASS,
    PLACE,
    REVEAL,
    ROTATE,
    SETUP,
    TYPE,
)
from ..notation import format_action, piece_name

LETTERS = ("r", "g")


def place_id(name: str) -> str:
    return f"slot-{name}" if name[0] in "ag" else f"tile-{name}"


def piece_id(p: int) -> str:
    return f"piece-{piece_name(p).lower()}"


def touches(state: State, action: int) -> tuple[str, ...]:
    if action in (MORE_ACTIONS, MORE_TIME):
        side = int(state[0]["side"])
        held = int(state[0]["token"][side])
        return f"token-{LETTERS[side]}{held}", "spend-action" if action == MORE_ACTIONS else "spend-time"
    return _path(action, format_action(state, action))


@cache
def _path(action: int, text: str) -> tuple[str, ...]:
    """What an action and its notation say by themselves."""
    if action < ROTATE:
        piece, *stops = text.split(":")
        return (f"piece-{piece.lower()}", *map(place_id, stops))
    if action < REVEAL:
        tile, degrees = text.split("+")
        return place_id(tile), f"turn-{degrees}"
    if action < PLACE:
        return (place_id(text[1:]),)
    if action < MORE_ACTIONS:
        return (place_id(text[3:]),)
    if action in (PASS, CHALLENGE):
        return ("pass",) if action == PASS else ("challenge",)
    shown, _, value = text.lstrip("?").partition("=")
    if action < OUTCOME:
        return place_id(shown), f"turned-{value}"
    if action < DEAL:
        return place_id(shown), f"shows-{value}"
    if action < TYPE:
        return f"seat-{shown.lower()}", f"deal-{value}"
    return place_id(shown), f"drawn-{value}"


def makes_sense(state: State, action: int) -> bool:
    """Whether what is touched can be used so at all: a tile that lies face up is turned, a face-down one revealed."""
    s = state[0]
    if ROTATE <= action < REVEAL:
        return bool(s.tile[(action - ROTATE) // 3] != FACE_DOWN)
    if REVEAL <= action < PLACE:
        return bool(s.tile[action - REVEAL] == FACE_DOWN)
    if PLACE <= action < MORE_ACTIONS:
        return bool(s.returning != OFF)
    if ORIENT <= action < OUTCOME:
        return bool(s.phase == SETUP)
    return action < ORIENT
