"""Space Stage as a scene: what lies where, what to touch for an action, and the words for all that happens."""

from __future__ import annotations

from pathlib import Path

from .log import narrate
from .marks import overlays
from .table import scene
from .touch import touches
from .why import reason
from .words import explain

__all__ = ["MOMENTS", "SPRITES", "explain", "narrate", "overlays", "reason", "scene", "touches"]

SPRITES = Path(__file__).parent.with_name("sprites.svg")
MOMENTS = frozenset(  # what replays mark: the messages of the turning points
    f"spacestage-log-{what}"
    for what in ("slain", "dying", "dead", "lives", "revived", "released", "monster", "broken", "win", "loss", "cap")
)
