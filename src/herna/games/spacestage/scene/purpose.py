"""What things in Space Stage are for, and where the rules tell about them."""

from __future__ import annotations

from herna.engine.game import State
from herna.engine.scene import Message
from herna.engine.stage import Purpose

RULES = {  # by the beginning of an id: the word for it, and its paragraph
    "char": ("character", "5"),
    "portrait": ("character", "5"),
    "slot": ("slot", "9"),
    "monster": ("monster", "5"),
    "gen": ("generator", "2"),
    "room": ("room", "2"),
    "row": ("offer", "7"),
    "card": ("card", "6"),
    "organic": ("resource", "7"),
    "scrap": ("resource", "7"),
    "end": ("end", "8"),
    "round": ("round", "10"),
    "deck": ("deck", "9"),
    "die": ("die", "9"),
}


def purpose(state: State, sprite: str) -> Purpose | None:
    known = RULES.get(sprite.split("-", maxsplit=1)[0])
    return known and Purpose(Message("spacestage-purpose", {"what": known[0]}), known[1])
