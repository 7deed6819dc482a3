"""Things that occur in several places on the table of Mammoths: tokens, people, chiefs, totems, and their sizes.

Sprites are cached: the same thing in the same condition is the same object in every scene, so a server that looks for
differences finds most sprites equal without comparing their fields.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache

from herna.engine.scene import Message, Sprite, Zone

from ..kernel import placement, scoring
from ..kernel import state as S
from .touch import LETTERS
from .words import kind_words, tribe

Spot = tuple[float, float]  # x and y in a zone; a square is one unit

KEPT = 8192  # zones and sprites that are cached
WIDTH = 4.3  # of everything beside the territories
POINTS = tuple(str(points) for points in (*scoring.NEIGHBOUR_POINTS, 1, 2, 3))  # drawn on the tiles of the people


def span_of(side: int) -> int:
    """The size of a territory: the units in each direction from the hut."""
    return 4 if side == 5 else 5


def reached(low: int, high: int, side: int) -> range:
    """The columns or rows that a domino may cover now. Rules 6."""
    first, last = placement.window(low, high, side)
    return range(int(first), int(last) + 1)


def resized(zone: Zone, size: float) -> Zone:
    if size == 1:
        return zone
    sprites = tuple(replace(x, x=x.x * size, y=x.y * size, scale=x.scale * size) for x in zone.sprites)
    return replace(zone, width=zone.width * size, height=zone.height * size, sprites=sprites)


@lru_cache(KEPT)
def token(name: str, kind: int, at: Spot, scale: float) -> Sprite:
    label = Message("mammoths-token", {"kind": kind_words(kind)})
    return Sprite(name, f"token-{S.KINDS[kind]}", *at, label, scale=scale, z=1)


@lru_cache(KEPT)
def person(name: str, kind: int, copy: int, at: Spot, scale: float) -> Sprite:
    """The copies of a kind are different people."""
    label = Message("mammoths-person-label", {"kind": S.PEOPLE[kind]})
    drawing = f"person-{S.PEOPLE[kind]}-{copy % S.COPIES[kind] + 1}"
    return Sprite(name, drawing, *at, label, scale=scale, z=1, text=POINTS[kind])


@cache
def totem(kind: int, at: Spot, scale: float) -> Sprite:
    points = S.TOTEM_POINTS[kind]
    label = Message("mammoths-totem", {"kind": S.KINDS[kind], "points": points})
    return Sprite(f"totem-{S.KINDS[kind]}", f"totem-{S.KINDS[kind]}", *at, label, scale=scale, z=2, text=str(points))


@cache
def chief(seat: int, number: int, at: Spot, scale: float) -> Sprite:
    label = Message("mammoths-chief", {"tribe": tribe(seat)})
    letter = LETTERS[seat]
    return Sprite(f"chief-{letter}{number}", f"chief-{letter}", *at, label, scale=scale, z=3, tags=("alike",))
