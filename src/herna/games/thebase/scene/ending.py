"""The Base: how the story of a match ends, in words. Rules 11, 13."""

from __future__ import annotations

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import state as S
from .words import count_saved, plain


def ending(state: State, why: str) -> Message | None:
    """Nothing for a match that was broken off: the Base still stands."""
    s = plain(state)
    if why != "rules" or s.phase != S.OVER:
        return None
    if s.challenge != S.NO_CHALLENGE:
        if s.challenge == S.CHALLENGE_WON:
            return Message("thebase-ending-challenge-won")
        return Message("thebase-ending-challenge-lost", {"side": S.SIDES[2 - s.winner]})
    saved = [count_saved(s, side) for side in (S.RED, S.GREEN)]
    if S.PIECES in saved:
        return Message("thebase-ending-saved", {"side": S.SIDES[s.winner - 1]})
    return Message("thebase-ending-countdown", {"saved": sum(saved)})
