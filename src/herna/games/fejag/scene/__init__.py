"""FEJAG as a scene: what lies where, what to touch for an action, and the words for everything that happens."""

from __future__ import annotations

from collections.abc import Sequence

from herna.engine.stage import Stage
from herna.engine.state import State
from herna.engine.why import Why

from . import advice, debrief, doubt, inks, log, marks, purpose, puzzles, table, touch, why, words

__all__ = ["FejagStage"]


class FejagStage(Stage):
    turning_points = frozenset(
        f"fejag-log-{what}" for what in ("temple", "attack", "defence", "dark", "egg-first", "won", "shared")
    )
    inks = inks.INKS
    scene = staticmethod(table.scene)
    overlays = staticmethod(marks.overlays)
    touches = staticmethod(touch.touches)
    own_touches = staticmethod(touch.own_touches)
    products = staticmethod(touch.products)
    meant = staticmethod(touch.meant)
    weighty = staticmethod(touch.weighty)
    purpose = staticmethod(purpose.purpose)
    narrate = staticmethod(log.narrate)
    instruct = staticmethod(advice.instruct)
    merit = staticmethod(advice.merit)
    goal = staticmethod(puzzles.goal)
    theme = staticmethod(puzzles.theme)
    outlook = staticmethod(advice.outlook)
    unforeseen = staticmethod(doubt.unforeseen)
    doubt = staticmethod(doubt.doubt)
    debrief = staticmethod(debrief.debrief)
    refusals = words.REFUSALS

    def why(self, view: State, played: int, better: int, refutation: Sequence[int]) -> tuple[Why, ...]:
        return why.why(self.game, view, played, better)
