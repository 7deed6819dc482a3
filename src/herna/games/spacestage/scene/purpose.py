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
    "act": ("act", "5"),
    "mend": ("heal", "5"),
    "heal": ("heal", "5"),
    "blow": ("blow", "5"),
    "hit": ("blow", "5"),
    "would": ("blow", "5"),
    "could": ("blow", "5"),
    "sum": ("repair", "5"),
    "give": ("give-up", "5"),
    "request": ("request", "7"),
    "yes": ("request", "7"),
    "no": ("request", "7"),
    "stored": ("stored", "6"),
    "noted": ("noted", "9"),
    "ending": ("ending", "10"),
}


def purpose(state: State, sprite: str) -> Purpose | None:
    known = RULES.get(sprite.split("-", maxsplit=1)[0])
    return known and Purpose(Message("spacestage-purpose", {"what": known[0]}), known[1])
