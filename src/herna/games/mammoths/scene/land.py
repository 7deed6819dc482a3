"""A territory of Mammoths: its squares and what lies on them, the cells around and, above it, what the tribe has.

In a player's own territory, a cell keeps its place whatever is placed there, so a preview shows only what changes:
there is room for every cell that the frame may ever cover. The focus leaves out those that are out of reach now, so the
rest is as large as fits. Other territories are drawn as large as they fit.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from herna.engine.scene import Focus, Message, Sprite, Zone

from ..kernel import state as S
from .squares import Area, Place, Square, areas
from .things import KEPT, Spot, person, reached, span_of, token, totem
from .touch import LETTERS, square_id
from .words import half_words, kind_words, seat_words, spot_words, tribe

BAND = 0.95  # height of what is above the cells
EDGE = 0.22  # distance of the corners of the frame from the edge of the drawing
RIM = 0.12  # around all cells that may ever be covered, in squares
MARGIN = 0.3  # around the frame of a territory in close-up, in squares
CORNERS = ((0, 0), (1, 0), (1, 1), (0, 1))


class View(NamedTuple):
    """Which cell is drawn in the upper left, and how large a cell is."""

    left: float
    top: float
    scale: float

    def spot(self, place: Place) -> Spot:
        return (place[0] - self.left + 0.5) * self.scale, (place[1] - self.top + 0.5) * self.scale + BAND


@lru_cache(KEPT)
def territory(
    seat: int,
    side: int,
    squares: tuple[Square, ...],
    *,
    box: tuple[int, int, int, int],
    large: bool,
    own: bool,
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
    view = _from_afar(side) if own else _from_near(box, side)
    middle = cells / 2, (cells + BAND) / 2
    sprites = [Sprite(f"field-{letter}", f"field-{letter}-{cells}", *middle, z=-3)]
    if to_act:
        sprites.append(Sprite(f"turn-{letter}", f"turn-{cells}", *middle, z=-2))
    sprites += _band(seat, cells, score)
    if with_tokens:
        sprites += _tokens(seat, cells, squares, held)
    if own:
        sprites += _corners(seat, box, side, view)
    if touchable:
        taken = {(square.x, square.y) for square in squares}
        places = [(x, y) for y in reached(north, south, side) for x in reached(west, east, side)]
        sprites += [_cell(seat, place, view) for place in places if place not in taken]
    sprites += _land(seat, squares, view, volcano, housed)
    return Zone(
        f"territory-{letter}",
        "main" if large else "right",
        *(cells, cells + BAND, seat_words(seat), tuple(sprites)),
        show="full" if large else "small",
        focus=_focus(box, side, view, touchable) if own else None,
    )


@cache
def _from_afar(side: int) -> View:
    """The hut in the middle, and everything in reach of it."""
    shown = 2 * side - 1 + 2 * RIM
    return View((1 - shown) / 2, (1 - shown) / 2, (2 * span_of(side) + 1) / shown)


def _from_near(box: tuple[int, int, int, int], side: int) -> View:
    """The box in the middle, with room for the frame."""
    west, east, north, south = box
    shown = side + 2 * MARGIN
    return View((west + east + 1 - shown) / 2, (north + south + 1 - shown) / 2, (2 * span_of(side) + 1) / shown)


def _focus(box: tuple[int, int, int, int], side: int, view: View, touchable: bool) -> Focus:
    """What is built and, while it grows, what a domino may cover now; as high as it is wide."""
    west, east, north, south = box
    columns, rows = range(west, east + 1), range(north, south + 1)
    if touchable:
        columns, rows = reached(west, east, side), reached(north, south, side)
    size = (max(len(columns), len(rows)) + 2 * RIM) * view.scale
    x, y = view.spot((columns[0], rows[0]))
    x += (len(columns) * view.scale - view.scale - size) / 2
    y += (len(rows) * view.scale - view.scale - size) / 2
    return Focus(round(x, 3), round(y, 3), round(size, 3), round(size, 3), BAND)


def _corners(seat: int, box: tuple[int, int, int, int], side: int, view: View) -> list[Sprite]:
    """How far the territory may still reach."""
    west, east, north, south = box
    cells = 2 * span_of(side) + 1
    xs, ys = (
        (
            max((high - side + 1.06 - first) * view.scale, EDGE),
            min((low + side - 0.06 - first) * view.scale, cells - EDGE),
        )
        for low, high, first in ((west, east, view.left), (north, south, view.top))
    )
    names = [f"corner-{LETTERS[seat]}{i}" for i in range(1, 5)]
    return [
        Sprite(name, "corner", xs[x], ys[y] + BAND, turn=90 * i, scale=view.scale, z=-1)
        for i, (name, (x, y)) in enumerate(zip(names, CORNERS, strict=True))
    ]


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
    counts = [sum(square.token and square.terrain == kind + 1 for square in squares) for kind in range(len(S.KINDS))]
    pitch = (cells - 3) / len(S.KINDS)
    sprites: list[Sprite] = []
    for kind, count in enumerate(counts):
        x = 1.75 + pitch * kind
        sprites += _token_count(seat, kind, count, x)
        if kind in held:
            sprites.append(totem(kind, (x - 0.04, BAND / 2), 0.74))
    return sprites


@lru_cache(KEPT)
def _token_count(seat: int, kind: int, count: int, x: float) -> tuple[Sprite, Sprite]:
    name = f"tokens-{LETTERS[seat]}{S.KINDS[kind]}"
    label = Message("mammoths-token-count", {"kind": kind_words(kind), "count": count})
    return (
        Sprite(name, f"icon-{S.KINDS[kind]}", x, BAND / 2, label, scale=0.62, z=1),
        Sprite(f"{name}-count", "count", x + 0.52, BAND / 2, text=str(count), z=1),
    )


# --- the cells ------------------------------------------------------------------------------------------------------


@cache
def _cell(seat: int, place: Place, view: View) -> Sprite:
    label = Message("mammoths-cell", {"where": spot_words(*place)})
    return Sprite(square_id(seat, *place), "cell", *view.spot(place), label, scale=view.scale)


def _land(
    seat: int, squares: tuple[Square, ...], view: View, volcano: Place | None, housed: tuple[int, ...]
) -> list[Sprite]:
    area_of = {place: area for area in areas(squares) for place in area.squares}
    copies = list(housed)
    sprites: list[Sprite] = []
    for square in squares:
        place = square.x, square.y
        sprites.append(_square(seat, square, view, area_of.get(place), place == volcano))
        if square.person != S.NONE:
            name = f"{square_id(seat, *place)}:person"
            sprites.append(person(name, square.person, copies[square.person], view.spot(place), 0.98 * view.scale))
            copies[square.person] += 1
        else:
            sprites += _thing_on(seat, square, view)
    return sprites


@lru_cache(KEPT)
def _square(seat: int, square: Square, view: View, area: Area | None, erupts: bool) -> Sprite:
    name, spot = square_id(seat, square.x, square.y), view.spot((square.x, square.y))
    if square.terrain == S.HUT:
        label = Message("mammoths-hut", {"tribe": tribe(seat)})
        return Sprite(name, f"hut-{LETTERS[seat]}", *spot, label, scale=view.scale)
    printed = 0 if square.lava else square.marks
    half = half_words(square.terrain, printed)
    if area is None:
        label = Message("mammoths-square-volcano", {"half": half})
    else:
        counts = {"squares": len(area.squares), "fires": area.fires, "score": area.score}
        label = Message("mammoths-square", {"half": half, **counts})
    kind = f"square-{S.TERRAINS[square.terrain]}{printed}"
    return Sprite(name, kind, *spot, label, scale=view.scale, tags=("erupting",) if erupts else ())


@lru_cache(KEPT)
def _thing_on(seat: int, square: Square, view: View) -> tuple[Sprite, ...]:
    """The token or the lava on a square, if there is any."""
    name, spot = square_id(seat, square.x, square.y), view.spot((square.x, square.y))
    if square.lava:
        label = Message("mammoths-lava", {"flames": square.marks})
        return (Sprite(f"{name}:lava", f"lava-{square.marks}", *spot, label, scale=view.scale, z=1),)
    return (token(f"{name}:token", square.terrain - 1, spot, 0.9 * view.scale),) if square.token else ()
