"""Overlays that players can switch on in Mammoths: areas, reach of lava, what people earn, what fits."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from herna.engine.game import State
from herna.engine.scene import Mark, Message, Overlay

from ..kernel import placement
from ..kernel import state as S
from ..kernel.scoring import NEIGHBOUR_POINTS
from .squares import AROUND, EDGES, Place, Square, areas, read
from .touch import domino_id, square_id
from .words import Words, person_words, plain, terrain_words


def overlays(state: State, seat: int | None) -> tuple[Overlay, ...]:
    s = plain(state)
    return (
        _overlay("areas", [mark for p in range(s.players) for mark in _areas(s, p)], pointed=True),
        _overlay("reach", list(_reach(state, s)), pointed=True),
        _overlay("people", [mark for p in range(s.players) for mark in _people(s, p)], pointed=True),
        _overlay("dominoes", list(_dominoes(state, s, seat)), pointed=False),
    )


def _overlay(name: str, marks: list[Mark], *, pointed: bool) -> Overlay:
    return Overlay(name, Message(f"mammoths-overlay-{name}"), tuple(marks), pointed)


def _areas(s: SimpleNamespace, seat: int) -> Iterator[Mark]:
    for area in areas(read(s, seat)):
        label = Message(
            "mammoths-mark-area",
            {
                "terrain": terrain_words(area.terrain),
                "squares": len(area.squares),
                "fires": area.fires,
                "score": area.score,
            },
        )
        squares = tuple(square_id(seat, *place) for place in area.squares)
        product = f"{len(area.squares)}×{area.fires}={area.score}"
        yield Mark("way" if area.fires else "stop", squares, label, around=True, text=product)


def _reach(state: State, s: SimpleNamespace) -> Iterator[Mark]:
    """Where the lava may land, and what it would burn there."""
    if s.phase != S.ERUPTION:
        return
    volcano = square_id(s.act, *S.cell_place(s.volcano))
    landings = int(placement.landings(state.copy()[0], s.act, s.volcano))
    at = {(square.x, square.y): square for square in read(s, s.act)}
    for cell in range(S.CELLS):
        place = S.cell_place(cell)
        if place in at and landings & int(S.BIT[cell]):
            square = at[place]
            burns = square.token or square.person != S.NONE
            name = "mammoths-mark-burns" if burns else "mammoths-mark-lands"
            label = Message(name, {"terrain": terrain_words(square.terrain)})
            yield Mark("danger" if burns else "caution", (volcano, square_id(s.act, *place)), label)


def _people(s: SimpleNamespace, seat: int) -> Iterator[Mark]:
    """From every cave person to what it earns points for; bands of warriors. Rules 10.4."""
    at = {(square.x, square.y): square for square in read(s, seat)}
    for place, square in at.items():
        if square.person == S.NONE:
            continue
        if square.person >= S.WARRIOR_1:
            yield from _comrades(seat, place, at)
            continue
        points = NEIGHBOUR_POINTS[square.person]
        for dx, dy in AROUND:
            near = place[0] + dx, place[1] + dy
            worth = points * _sought(square.person, at[near]) if near in at else 0
            if worth:
                args: Words = {"person": person_words(square.person), "points": worth}
                path = square_id(seat, *place), square_id(seat, *near)
                yield Mark("help", path, Message("mammoths-mark-person", args))


def _sought(person: int, square: Square) -> int:
    if person == S.SHAMAN:
        return int(square.person != S.NONE)
    if person == S.FIRE_LADY:
        return square.marks if square.terrain < S.VOLCANO else 0
    return int(square.token and (person == S.PAINTER or square.terrain - 1 == person))


def _comrades(seat: int, place: Place, at: dict[Place, Square]) -> Iterator[Mark]:
    for dx, dy in EDGES[1:3]:
        near = place[0] + dx, place[1] + dy
        if near in at and at[near].person >= S.WARRIOR_1:
            yield Mark("help", (square_id(seat, *place), square_id(seat, *near)), Message("mammoths-mark-band"))


def _dominoes(state: State, s: SimpleNamespace, seat: int | None) -> Iterator[Mark]:
    """For the claiming player: in how many ways each free domino would fit now."""
    player = s.act if seat is None else seat
    if s.phase == S.OVER or player < 0:
        return
    out = np.empty(S.WIDEST, np.int32)
    for number, owner in zip(s.next, s.next_owner, strict=True):
        if number and (owner in (S.NONE, player) or s.phase != S.CLAIMING):
            ways = int(placement.list_placements(state.copy()[0], player, number, out))
            label = Message("mammoths-mark-domino", {"number": number, "ways": ways})
            yield Mark("help" if ways else "stop", (domino_id(number),), label)
