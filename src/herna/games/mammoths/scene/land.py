"""A territory of Mammoths: its squares and what lies on them, the cells around, and above it what the tribe has.

A cell keeps its place whatever is laid there, so that a look ahead shows only what changes: a territory has room for
all the cells that its frame may ever cover.
"""

from __future__ import annotations

from functools import cache, lru_cache

from herna.engine.scene import Message, Sprite, Zone

from ..state import HUT, KINDS, NONE, TERRAINS
from .squares import Area, Place, Square, areas
from .things import KEPT, Spot, person, reached, span_of, token, totem
from .touch import LETTERS, square_id
from .words import half_words, kind_words, seat_words, tribe

BAND = 0.95  # height of what is above the cells
EDGE = 0.22  # how near to the edge of the drawing a corner of the frame is drawn
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


@lru_cache(KEPT)
def territory(
    seat: int,
    side: int,
    squares: tuple[Square, ...],
    *,
    box: tuple[int, int, int, int],
    large: bool,
    touchable: bool,
    to_act: bool,
    score: int,
    volcano: Place | None,
    held: tuple[int, ...],
    with_tokens: bool,
    housed: tuple[int, ...],
) -> Zone:
    """`held`: kinds of the totems; `housed`: people of each kind that live elsewhere."""
    west, east, north, south = box
    cells, letter = 2 * span_of(side) + 1, LETTERS[seat]
    corner = _first(west, east, side), _first(north, south, side)
    middle = cells / 2, (cells + BAND) / 2
    sprites = [Sprite(f"field-{letter}", f"field-{letter}-{cells}", *middle, z=-3)]
    if to_act:
        sprites.append(Sprite(f"turn-{letter}", f"turn-{cells}", *middle, z=-2))
    sprites += _band(seat, cells, score)
    if with_tokens:
        sprites += _tokens(seat, cells, squares, held)
    ends = _limits(west, east, side, corner[0]), _limits(north, south, side, corner[1])
    for i, (x, y) in enumerate(CORNERS):
        name = f"corner-{letter}{i + 1}"
        sprites.append(Sprite(name, "corner", ends[0][x], ends[1][y] + BAND, turn=90 * i, z=-1))
    if touchable:
        taken = {(square.x, square.y) for square in squares}
        places = [(x, y) for y in reached(north, south, side) for x in reached(west, east, side)]
        sprites += [_cell(seat, place, corner) for place in places if place not in taken]
    sprites += _land(seat, squares, corner, volcano, housed)
    return Zone(
        f"territory-{letter}",
        "main" if large else "right",
        *(cells, cells + BAND, seat_words(seat), tuple(sprites)),
        show="full" if large else "small",
    )


def _first(low: int, high: int, side: int) -> int:
    """The first column or row shown: others than usual only for a hut that is going to be far from the middle."""
    span, cells = span_of(side), reached(low, high, side)
    if cells[0] < -span:
        return -span - 1
    return -span + 1 if cells[-1] > span else -span


def _limits(low: int, high: int, side: int, first: int) -> Spot:
    """How far the territory may still reach along one axis, in the zone."""
    cells = 2 * span_of(side) + 1
    return max(high - side + 1 - first + 0.06, EDGE), min(low + side - first - 0.06, cells - EDGE)


def _spot(place: Place, corner: Place) -> Spot:
    return place[0] - corner[0] + 0.5, place[1] - corner[1] + 0.5 + BAND


# --- above the cells ------------------------------------------------------------------------------------------------


@lru_cache(KEPT)
def _band(seat: int, cells: int, score: int) -> tuple[Sprite, Sprite]:
    """The chief and the points."""
    letter = LETTERS[seat]
    label = Message("mammoths-score", {"tribe": tribe(seat), "score": score})
    return (
        Sprite(f"seat-{letter}", f"chief-{letter}", 0.65, BAND / 2, seat_words(seat), scale=0.78, z=1),
        Sprite(f"score-{letter}", "score", cells - 0.8, BAND / 2, label, z=1, text=str(score)),
    )


def _tokens(seat: int, cells: int, squares: tuple[Square, ...], held: tuple[int, ...]) -> list[Sprite]:
    """The tokens of each kind; a totem stands before its kind."""
    counts = [sum(square.token and square.terrain == kind + 1 for square in squares) for kind in range(len(KINDS))]
    pitch = (cells - 3) / len(KINDS)
    sprites: list[Sprite] = []
    for kind, count in enumerate(counts):
        x = 1.75 + pitch * kind
        sprites += _token_count(seat, kind, count, x)
        if kind in held:
            sprites.append(totem(kind, (x - 0.04, BAND / 2), 0.74))
    return sprites


@lru_cache(KEPT)
def _token_count(seat: int, kind: int, count: int, x: float) -> tuple[Sprite, Sprite]:
    name = f"tokens-{LETTERS[seat]}{KINDS[kind]}"
    label = Message("mammoths-token-count", {"kind": kind_words(kind), "count": count})
    return (
        Sprite(name, f"icon-{KINDS[kind]}", x, BAND / 2, label, scale=0.62, z=1),
        Sprite(f"{name}-count", "count", x + 0.52, BAND / 2, text=str(count), z=1),
    )


# --- the cells ------------------------------------------------------------------------------------------------------


@cache
def _cell(seat: int, place: Place, corner: Place) -> Sprite:
    label = Message("mammoths-cell", {"x": place[0], "y": place[1]})
    return Sprite(square_id(seat, *place), "cell", *_spot(place, corner), label)


def _land(
    seat: int, squares: tuple[Square, ...], corner: Place, volcano: Place | None, housed: tuple[int, ...]
) -> list[Sprite]:
    area_of = {place: area for area in areas(squares) for place in area.squares}
    copies = list(housed)
    sprites: list[Sprite] = []
    for square in squares:
        place = square.x, square.y
        spot = _spot(place, corner)
        sprites.append(_square(seat, square, spot, area_of.get(place), place == volcano))
        if square.person != NONE:
            name = f"{square_id(seat, *place)}:person"
            sprites.append(person(name, square.person, copies[square.person], spot, 0.98))
            copies[square.person] += 1
        else:
            sprites += _thing_on(seat, square, spot)
    return sprites


@lru_cache(KEPT)
def _square(seat: int, square: Square, spot: Spot, area: Area | None, erupts: bool) -> Sprite:
    name = square_id(seat, square.x, square.y)
    if square.terrain == HUT:
        return Sprite(name, f"hut-{LETTERS[seat]}", *spot, Message("mammoths-hut", {"tribe": tribe(seat)}))
    printed = 0 if square.lava else square.marks
    half = half_words(square.terrain, printed)
    if area is None:
        label = Message("mammoths-square-volcano", {"half": half})
    else:
        counts = {"squares": len(area.squares), "fires": area.fires, "score": area.score}
        label = Message("mammoths-square", {"half": half, **counts})
    kind = f"square-{TERRAINS[square.terrain]}{printed}"
    return Sprite(name, kind, *spot, label, tags=("erupting",) if erupts else ())


@lru_cache(KEPT)
def _thing_on(seat: int, square: Square, spot: Spot) -> tuple[Sprite, ...]:
    """The token or the lava on a square, if there is any."""
    name = square_id(seat, square.x, square.y)
    if square.lava:
        label = Message("mammoths-lava", {"flames": square.marks})
        return (Sprite(f"{name}:lava", f"lava-{square.marks}", *spot, label, z=1),)
    return (token(f"{name}:token", square.terrain - 1, spot, 0.9),) if square.token else ()
