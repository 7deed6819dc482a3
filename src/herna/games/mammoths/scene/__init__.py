"""Mammoths as a scene: what lies where, what to touch for an action, and the words for all that happens."""

from __future__ import annotations

from pathlib import Path

from .log import narrate
from .marks import overlays
from .table import scene
from .touch import also, makes_sense, touches
from .words import explain

__all__ = ["MOMENTS", "SPRITES", "also", "explain", "makes_sense", "narrate", "overlays", "scene", "touches"]

SPRITES = Path(__file__).parent.with_name("sprites.svg")
MOMENTS = frozenset(  # what replays mark: the messages of the turning points
    f"mammoths-log-{what}"
    for what in (
        *("burnt", "burnt-person", "discarded", "totem", "totem-from", "totem-handed", "housed"),
        *("win", "win-area", "win-fires", "win-shared"),
    )
)
