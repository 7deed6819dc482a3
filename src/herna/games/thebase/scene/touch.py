"""The path of touches that stands for an action of The Base."""

from __future__ import annotations

from functools import cache

from herna.engine.game import State

from ..kernel import state as S
from ..notation import format_action, piece_name

LETTERS = ("r", "g")


def place_id(name: str) -> str:
    return f"slot-{name}" if name[0] in "ag" else f"tile-{name}"


def piece_id(p: int) -> str:
    return f"piece-{piece_name(p).lower()}"


def touches(state: State, action: int) -> tuple[str, ...]:
    if action in (S.MORE_ACTIONS, S.MORE_TIME):
        side = int(state[0]["side"])
        held = int(state[0]["token"][side])
        return f"token-{LETTERS[side]}{held}", "spend-action" if action == S.MORE_ACTIONS else "spend-time"
    return _path(action, format_action(state, action))


@cache
def _path(action: int, text: str) -> tuple[str, ...]:
    """The touches that follow from the action and its notation alone."""
    if action < S.ROTATE:
        piece, *stops = text.split(":")
        return (f"piece-{piece.lower()}", *map(place_id, stops))
    if action < S.REVEAL:
        tile, degrees = text.split("+")
        return place_id(tile), f"turn-{degrees}"
    if action < S.PLACE:
        return (place_id(text[1:]),)
    if action < S.MORE_ACTIONS:
        return (place_id(text[3:]),)
    if action in (S.PASS, S.CHALLENGE):
        return ("pass",) if action == S.PASS else ("challenge",)
    shown, _, value = text.lstrip("?").partition("=")
    if action < S.OUTCOME:
        return place_id(shown), f"turned-{value}"
    if action < S.DEAL:
        return place_id(shown), f"shows-{value}"
    if action < S.TYPE:
        return f"seat-{shown.lower()}", f"deal-{value}"
    return place_id(shown), f"drawn-{value}"


def makes_sense(state: State, action: int) -> bool:
    """Whether the touched thing can be used this way: a face-up tile is turned, a face-down one revealed."""
    s = state[0]
    if S.ROTATE <= action < S.REVEAL:
        return bool(s.tile[(action - S.ROTATE) // 3] != S.FACE_DOWN)
    if S.REVEAL <= action < S.PLACE:
        return bool(s.tile[action - S.REVEAL] == S.FACE_DOWN)
    if S.PLACE <= action < S.MORE_ACTIONS:
        return bool(s.returning != S.OFF)
    if S.ORIENT <= action < S.OUTCOME:
        return bool(s.phase == S.SETUP)
    return action < S.ORIENT
