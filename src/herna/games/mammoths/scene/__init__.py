"""Mammoths as a scene: what lies where, what to touch for an action, and the words for everything that happens."""

from __future__ import annotations

from herna.engine.stage import Stage

from . import advice, debrief, log, marks, purpose, settling, table, touch, why, words

__all__ = ["MammothsStage"]


class MammothsStage(Stage):
    turning_points = frozenset(
        f"mammoths-log-{what}"
        for what in (
            *("burnt", "burnt-person", "discarded", "totem", "totem-from", "totem-handed", "housed"),
            *("win", "win-area", "win-fires", "win-shared"),
        )
    )
    headings = frozenset({"mammoths-log-round"})
    scene = staticmethod(table.scene)
    overlays = staticmethod(marks.overlays)
    touches = staticmethod(touch.touches)
    also = staticmethod(touch.also)
    gestures = staticmethod(settling.gestures)
    midway = staticmethod(settling.midway)
    purpose = staticmethod(purpose.purpose)
    makes_sense = staticmethod(touch.makes_sense)
    narrate = staticmethod(log.narrate)
    instruct = staticmethod(advice.instruct)
    merit = staticmethod(advice.merit)
    mistake = staticmethod(why.why)
    outlook = staticmethod(advice.outlook)
    debrief = staticmethod(debrief.debrief)
    refusals = words.REFUSALS
