"""What things in Mammoths are for, and where the rules tell about them."""

from __future__ import annotations

import re

from herna.engine.game import State
from herna.engine.scene import Message
from herna.engine.stage import Purpose

from ..kernel import state as S
from .touch import NOT_NOW

RULES = {  # by the beginning of an id: the word for it, and its paragraph
    "rows": ("rows", "5"),
    "domino": ("domino", "6"),
    "chief": ("chief", "8"),
    "discard": ("discard", "6"),
    "box": ("box", "2"),
    "lava": ("lava", "7.1"),
    "seat": ("seat", "11"),
    "score": ("score", "11"),
    "pad": ("pad", "11"),
    "tokens": ("token", "9"),
    "totem": ("totem", "9.2"),
    "held": ("totem", "9.2"),
    "heir": ("heir", "9.2"),
    "cave": ("person", "10.4"),
    "hand": ("person", "10.4"),
    "pile": ("pile", "10.2"),
    "settle": ("settle", "10.2"),
}
ON_LAND = {"lava": ("lava", "7.1"), "token": ("token", "9"), "person": ("person", "10.4")}
LAND = re.compile(r"[a-d]:-?\d+,-?\d+(?::(\w+))?$")
TRIBE_TOKEN = ("tribe-token", "10.2")


def purpose(state: State, sprite: str) -> Purpose | None:
    """A square of a territory and what lies on it have ids like `a:0,-1:token`."""
    known: tuple[str, str] | None
    land = LAND.match(sprite)
    if land:
        known = ON_LAND.get(land[1] or "", ("square", "6"))
    elif sprite == NOT_NOW:
        known = ("not-now", "10.2")
    elif sprite.startswith("pile-"):
        known = RULES["cave"]
    else:
        known = RULES.get(re.split("[-:]", sprite, maxsplit=1)[0])
    if known and known[0] == "token" and int(state[0].mode) == S.TRIBE:
        known = TRIBE_TOKEN
    return known and Purpose(Message("mammoths-purpose", {"what": known[0]}), known[1])
