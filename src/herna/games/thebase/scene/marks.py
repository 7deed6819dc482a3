"""Overlays that players can switch on in The Base: threats, guards, ways to the goal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from herna.engine.game import State
from herna.engine.scene import Mark, MarkKind, Message, Overlay

from ..kernel import board, insight
from ..kernel import routes as way_costs
from ..kernel.state import ALLOWANCE, GREEN, NEXT, OFF, PIECES, RED, TILES
from ..notation import location_name
from .touch import piece_id, place_id
from .words import who

Routes = np.ndarray[Any, np.dtype[np.int8]]


def overlays(state: State, seat: int | None) -> tuple[Overlay, ...]:
    s = state.copy()[0]
    return (
        _overlay("threats", [_strike(p, q, "danger") for p, q in _strikes(s, 0)]),
        _overlay("token-threats", [_strike(p, q, "caution") for p, q in _token_strikes(s)]),
        _overlay("guards", [*_guards(s), *_self_guards(s)]),
        _overlay("exposed", [_alone(q, "thebase-mark-exposed", "danger") for q in _exposed(s)]),
        _overlay(
            "locked", [_alone(p, "thebase-mark-locked", "stop") for p in range(2 * PIECES) if insight.locked(s, p)]
        ),
        _overlay("route", list(_routes(s))),
    )


def _overlay(name: str, marks: list[Mark]) -> Overlay:
    return Overlay(name, Message(f"thebase-overlay-{name}"), tuple(marks))


def _strikes(s: np.record, extra: int | None) -> list[tuple[int, int]]:
    """Who could eliminate whom in one turn with `extra` more actions; None: with all tokens spent on actions."""
    found = []
    for side in (RED, GREEN):
        more = int(s.token[side]) if extra is None else extra
        victims = int(insight.threatened(s, side, more))
        for p in range(side * PIECES, side * PIECES + PIECES):
            reach = int(insight.strikes(s, p, ALLOWANCE + more)) if board.is_active(s, p) else 0
            found += [(p, q) for q in range(2 * PIECES) if victims >> q & 1 and reach >> int(s.piece[q]) & 1]
    return found


def _token_strikes(s: np.record) -> list[tuple[int, int]]:
    """Only against pieces that are not in danger anyway."""
    in_danger = {q for _, q in _strikes(s, 0)}
    return [(p, q) for p, q in _strikes(s, None) if q not in in_danger]


def _strike(p: int, q: int, kind: MarkKind) -> Mark:
    name = "thebase-mark-threat" if kind == "danger" else "thebase-mark-token-threat"
    return Mark(kind, (piece_id(p), piece_id(q)), _pair(name, p, q))


def _pair(name: str, p: int, q: int) -> Message:
    return Message(name, {**who(p), "other": q % PIECES + 1})


def _guards(s: np.record) -> Iterator[Mark]:
    for q in range(2 * PIECES):
        guards = int(insight.guards(s, q))
        for p in range(2 * PIECES):
            if guards >> p & 1:
                yield Mark("help", (piece_id(p), piece_id(q)), _pair("thebase-mark-guard", p, q))


def _self_guards(s: np.record) -> Iterator[Mark]:
    return (_alone(q, "thebase-mark-self-guard", "help") for q in range(2 * PIECES) if insight.guards_itself(s, q))


def _exposed(s: np.record) -> list[int]:
    both = int(insight.exposed(s, RED)) | int(insight.exposed(s, GREEN))
    return [q for q in range(2 * PIECES) if both >> q & 1]


def _alone(p: int, name: str, kind: MarkKind) -> Mark:
    return Mark(kind, (piece_id(p),), Message(name, who(p)))


def _routes(s: np.record) -> Iterator[Mark]:
    """The cheapest way of every active piece, as the places it would pass."""
    for side in (RED, GREEN):
        routes = np.empty((TILES, 4), np.int8)
        insight.fill_routes(s, side, routes)
        for p in range(side * PIECES, side * PIECES + PIECES):
            if not board.is_active(s, p):
                continue
            cost = int(insight.route_from(s, side, int(s.piece[p]), routes))
            if cost >= way_costs.FAR:
                yield Mark("stop", (piece_id(p),), Message("thebase-mark-cut-off", who(p)))
            else:
                stops = (place_id(location_name(place)) for place in _route(s, side, int(s.piece[p]), routes))
                label = Message("thebase-mark-route", {**who(p), "actions": (cost + 1) // 2})
                yield Mark("way", (piece_id(p), *stops), label)


def _route(s: np.record, side: int, place: int, routes: Routes) -> list[int]:
    """The places of a cheapest way to the goal: after each, the one from which the rest costs least."""
    stops: list[int] = []
    entry = OFF
    while not board.is_goal(side, place):
        ways = [(_onward(s, side, int(NEXT[place, leave]), leave, routes), leave) for leave in range(4)]
        _, leave = min((cost + _exit(s, place, entry, leave), leave) for cost, leave in ways)
        place, entry = int(NEXT[place, leave]), (leave + 2) & 3
        stops.append(place)
    return stops


def _exit(s: np.record, place: int, entry: int, leave: int) -> int:
    """What opening a place towards that side costs, in half actions; a piece cannot turn the place it starts from."""
    if entry == OFF:
        return 0 if int(board.doors(s, place)) >> leave & 1 else way_costs.FAR
    if entry == leave:
        return way_costs.FAR
    occupied = int(board.places(s, RED)) | int(board.places(s, GREEN))
    return int(insight.transit(s, place, entry, leave, occupied))


def _onward(s: np.record, side: int, there: int, leave: int, routes: Routes) -> int:
    """What the way costs from the next place on, in half actions."""
    if there == OFF:
        return 2 * way_costs.FAR
    if there < TILES:
        return int(routes[there, (leave + 2) & 3])
    if not board.is_goal(side, there) or int(board.places(s, side)) >> there & 1:
        return 2 * way_costs.FAR
    return way_costs.SITTER_COST if int(board.places(s, 1 - side)) >> there & 1 else 0
