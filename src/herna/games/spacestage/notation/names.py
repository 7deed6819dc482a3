"""Space Stage: how actions and positions name cards, monsters, rooms and slots, and write numbers."""

from __future__ import annotations

import re

import numpy as np

from herna.engine.errors import BadPosition
from herna.engine.game import State

from ..cards import card_id, monster_id
from ..kernel import state as S

ROOM = {name: i for i, name in enumerate(S.ROOMS)}
SLOT = {name: i for i, name in enumerate(S.SLOTS)}
SEATS_OF_TWO = "AB"


def card_name(state: State, card: int) -> str:
    return card_id(state[0], card)


def monster_name(state: State, monster: int) -> str:
    return monster_id(state[0], monster)


def card_number(state: State, name: str) -> int:
    """The card with that id, or NONE."""
    first = S.DECK * "ME".index(name[0])
    found = np.flatnonzero(state[0].card_id[first : first + S.DECK] == int(name[1:]))
    return first + int(found[0]) if len(found) else S.NONE


def monster_number(state: State, name: str) -> int:
    found = np.flatnonzero(state[0].monster_id == int(name[1:]))
    return int(found[0]) if len(found) else S.NONE


def read_number(text: str, field: str, least: int, most: int) -> int:
    if not re.fullmatch("-?[0-9]{1,7}", text) or not least <= int(text) <= most:
        raise BadPosition(f"{field}: a number, {least} to {most}, not {text!r}")
    return int(text)
