"""How far a team can foresee what comes of its own action: rules 2, 9."""

from __future__ import annotations

from herna.engine.game import State
from herna.engine.scene import Message

from ..state import CARD, CARDS, DONE, NONE, OPEN, SHEET, TEAM_COUNT


def unforeseen(state: State, action: int) -> Message | None:
    """The last card uncovers those of others, and a sheet is compared with the key."""
    s = state[0]
    if CARD + (TEAM_COUNT - 1) * CARDS <= action < SHEET and NONE in s.card:
        return Message("fejag-ahead-cards")
    if SHEET <= action < OPEN and s.key == NONE:
        return Message("fejag-ahead-sheet")
    return None


def doubt(before: State, action: int, after: State) -> Message | None:
    """Light falls where nobody has looked yet."""
    if action < DONE and (before[0].seen != after[0].seen).any():
        return Message("fejag-ahead-dark")
    return None
