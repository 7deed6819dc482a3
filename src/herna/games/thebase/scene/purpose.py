"""What things in The Base are for, and where the rules tell about them."""

from __future__ import annotations

from herna.engine.game import State
from herna.engine.scene import Message
from herna.engine.stage import Purpose

from ..kernel import state as S
from ..notation import location_name
from .touch import place_id

RULES = {  # by the beginning of an id: the word for it, and its paragraph
    "seat": ("seat", "11"),
    "countdown": ("countdown", "5"),
    "action": ("action", "5"),
    "slot": ("slot", "8"),
    "tile": ("tile", "6.3"),
    "piece": ("piece", "6.1"),
    "token": ("token", "9"),
    "supply": ("supply", "6.4"),
    "count": ("supply", "6.4"),
    "pass": ("pass", "10"),
    "challenge": ("challenge", "13"),
}
FACE_DOWN = Purpose(Message("thebase-purpose", {"what": "face-down"}), "6.4")
TILES = {place_id(location_name(tile)): tile for tile in range(S.TILES)}


def purpose(state: State, sprite: str) -> Purpose | None:
    if sprite in TILES and int(state[0].tile[TILES[sprite]]) == S.FACE_DOWN:
        return FACE_DOWN
    known = RULES.get(sprite.split("-", maxsplit=1)[0])
    return known and Purpose(Message("thebase-purpose", {"what": known[0]}), known[1])
