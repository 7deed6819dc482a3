"""FEJAG as a scene: what lies where, what to touch for an action, and the words for everything that happens."""

from __future__ import annotations

from herna.engine.stage import Stage

from . import advice, debrief, doubt, inks, log, marks, purpose, table, touch, words

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
    outlook = staticmethod(advice.outlook)
    unforeseen = staticmethod(doubt.unforeseen)
    doubt = staticmethod(doubt.doubt)
    debrief = staticmethod(debrief.debrief)
    refusals = words.REFUSALS
