"""FEJAG: the time limits of a quick campaign. Rules 9."""

from __future__ import annotations

from herna.engine.game import Pace, State

from .kernel import rules
from .kernel.state import BUYING, CARD, CARDS, CHOOSING, MANUAL, TIMEOUT

CARD_SECONDS, TURN_SECONDS = 30, 60


def pace(state: State) -> Pace | None:
    """Rules 9: without a choice in time, the lowest card left is played; a turn that takes too long is closed."""
    s = state[0]
    team = int(rules.actor(s))
    if s.ranks == MANUAL or team < 0:
        return None
    if s.phase == CHOOSING:
        hand = int(s.hand[team])
        lowest = (hand & -hand).bit_length() - 1
        return Pace(CARD_SECONDS, f"card {int(s.day)}", CARD + team * CARDS + lowest)
    if s.phase == BUYING:
        return Pace(TURN_SECONDS, f"turn {int(s.day)}", TIMEOUT + team)
    return None
