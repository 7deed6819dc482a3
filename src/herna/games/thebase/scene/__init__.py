"""The Base as a scene: what lies where, what to touch for an action, and the words for everything that happens."""

from __future__ import annotations

from collections.abc import Sequence

from herna.engine.stage import Stage
from herna.engine.state import State
from herna.engine.why import Why, compare

from . import advice, debrief, ending, log, marks, purpose, table, touch, why, words

__all__ = ["TheBaseStage"]


class TheBaseStage(Stage):
    turning_points = frozenset(
        f"thebase-log-{what}"
        for what in (
            *("eliminates", "saved", "saved-token", "challenge", "challenge-won", "challenge-lost"),
            *("win-third", "win-saved", "win-rear", "win-next", "draw"),
        )
    )
    scene = staticmethod(table.scene)
    overlays = staticmethod(marks.overlays)
    touches = staticmethod(touch.touches)
    purpose = staticmethod(purpose.purpose)
    makes_sense = staticmethod(touch.makes_sense)
    narrate = staticmethod(log.narrate)
    instruct = staticmethod(advice.instruct)
    merit = staticmethod(advice.merit)
    outlook = staticmethod(advice.outlook)
    ending = staticmethod(ending.ending)
    debrief = staticmethod(debrief.debrief)
    refusals = words.REFUSALS

    def why(self, view: State, played: int, better: int, refutation: Sequence[int]) -> tuple[Why, ...]:
        choice = compare(self.game, view, played, better, refutation)
        return why.why(choice) if choice else ()
