"""How far a team can foresee the outcome of its own action: rules 2, 9."""

from __future__ import annotations

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel.state import CARD, CARDS, CELLS, DONE, MO, NONE, OPEN, SHEET, TEAM_COUNT, TYPE_COUNT


def unforeseen(state: State, action: int) -> Message | None:
    """The last card uncovers those of others, and a sheet is compared with the key."""
    s = state[0]
    if CARD + (TEAM_COUNT - 1) * CARDS <= action < SHEET and NONE in s.card:
        return Message("fejag-ahead-cards")
    if SHEET <= action < OPEN and s.key == NONE:
        return Message("fejag-ahead-sheet")
    return None


def doubt(before: State, action: int, after: State) -> Message | None:
    """Only a monkey shines over obstacles; those between cells that have been seen may still be hidden."""
    then, now = before[0], after[0]
    if action >= DONE or not then.blanked:
        return None
    if action // CELLS % TYPE_COUNT == MO and (then.seen == now.seen).all():
        return None
    return Message("fejag-ahead-hidden")
