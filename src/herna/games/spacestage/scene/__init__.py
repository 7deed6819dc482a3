"""Space Stage as a scene: what lies where, what to touch for an action, and the words for everything that happens."""

from __future__ import annotations

from herna.engine.stage import Stage

from . import advice, debrief, log, marks, mistakes, purpose, puzzles, table, touch, why, words

__all__ = ["SpaceStageStage"]


class SpaceStageStage(Stage):
    turning_points = frozenset(
        f"spacestage-log-{what}"
        for what in (
            "slain",
            "dying",
            "dead",
            "lives",
            "revived",
            "released",
            "monster",
            "broken",
            "win",
            "loss",
            "cap",
        )
    )
    headings = frozenset({"spacestage-log-round"})
    scene = staticmethod(table.scene)
    overlays = staticmethod(marks.overlays)
    touches = staticmethod(touch.touches)
    weighty = staticmethod(touch.weighty)
    purpose = staticmethod(purpose.purpose)
    narrate = staticmethod(log.narrate)
    instruct = staticmethod(advice.instruct)
    merit = staticmethod(why.merit)
    mistake = staticmethod(mistakes.why)
    reason = staticmethod(why.reason)
    goal = staticmethod(puzzles.goal)
    theme = staticmethod(puzzles.theme)
    outlook = staticmethod(advice.outlook)
    debrief = staticmethod(debrief.debrief)
    refusals = words.REFUSALS
