"""Ways through the labyrinth of The Base: along which places a piece gets somewhere. Rules 3, 6, 16."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from types import SimpleNamespace

from ..kernel import board
from ..kernel import state as S

ANY_LENGTH = S.LOCATIONS
Way = list[int]  # the places that are entered, one after another


def doors(s: SimpleNamespace, place: int) -> int:
    if place >= S.TILES:
        return S.SLOT_DOOR[(place - S.TILES) // S.SIZE]
    mask: int = s.tile[place]
    return mask if mask < S.DRAWN else S.FACE_DOWN


def is_linked(s: SimpleNamespace, here: int, there: int) -> bool:
    """Whether passages of both places meet. Rules 3."""
    return there in linked(s, here)


def linked(s: SimpleNamespace, here: int) -> Iterator[int]:
    """The places whose passages meet those of this one."""
    for direction, there in enumerate(S.NEXT[here].tolist()):
        if there != S.OFF and doors(s, here) >> direction & doors(s, there) >> (direction + 2) % 4 & 1:
            yield there


def pieces(side: int) -> range:
    return range(side * S.PIECES, side * S.PIECES + S.PIECES)


def is_active(s: SimpleNamespace, p: int) -> bool:
    return s.piece[p] != S.OFF and not board.is_goal(p // S.PIECES, s.piece[p])


def free_goals(s: SimpleNamespace, side: int) -> list[int]:
    return [slot for slot in range(S.SLOTS[1 - side], S.SLOTS[1 - side] + S.SIZE) if slot not in s.piece]


def open_way(s: SimpleNamespace, p: int) -> Way | None:
    """The shortest way of a piece to a free goal slot as the tiles lie now, whoever stands on it; the d of rules 16."""
    if not is_active(s, p):
        return None
    return _search(s, s.piece[p], free_goals(s, p // S.PIECES), ANY_LENGTH, ())


def walk(s: SimpleNamespace, p: int, ends: Collection[int], actions: int) -> Way | None:
    """A way that the piece can go in one turn with that many actions, by steps and crossings alone. Rules 6.1, 6.2.

    It eliminates nobody before its end, so that nobody's return comes in between.
    """
    if not is_active(s, p):
        return None
    held = {place for q, place in enumerate(s.piece) if q // S.PIECES != p // S.PIECES or s.leap}
    return _search(s, s.piece[p], ends, actions, held)


def _search(s: SimpleNamespace, start: int, ends: Collection[int], links: int, closed: Collection[int]) -> Way | None:
    """The first of the shortest ways, never through a slot or a closed place; the order is that of the places."""
    reached, front = {start}, [[start]]
    for _ in range(links):
        onward = []
        for way in front:
            for there in linked(s, way[-1]):
                if there in ends:
                    return [*way[1:], there]
                if there not in reached and there not in closed and there < S.TILES:
                    reached.add(there)
                    onward.append([*way, there])
        front = onward
    return None
