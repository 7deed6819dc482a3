"""The Base as a scene: what lies where, what to touch for an action, and the words for everything that happens."""

from __future__ import annotations

from herna.engine.stage import Stage

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
    mistake = staticmethod(why.why)
    outlook = staticmethod(advice.outlook)
    ending = staticmethod(ending.ending)
    debrief = staticmethod(debrief.debrief)
    refusals = words.REFUSALS
