"""FEJAG as a scene: what lies where, what to touch for an action, and the words for all that happens."""

from __future__ import annotations

from pathlib import Path

from .doubt import doubt, unforeseen
from .inks import INKS
from .log import narrate
from .marks import overlays
from .table import scene
from .touch import meant, products, touches
from .words import explain

__all__ = [
    "INKS",
    "MOMENTS",
    "SPRITES",
    "doubt",
    "explain",
    "meant",
    "narrate",
    "overlays",
    "products",
    "scene",
    "touches",
    "unforeseen",
]

SPRITES = Path(__file__).parent.with_name("sprites.svg")
MOMENTS = frozenset(  # what replays mark: the messages of the turning points
    f"fejag-log-{what}" for what in ("temple", "attack", "defence", "dark", "egg-first", "won", "shared")
)
