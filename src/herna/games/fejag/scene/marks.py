"""Overlays that players can switch on in FEJAG: paths, attacks, dangers, what could be cut, teleports."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from herna.engine.game import State
from herna.engine.scene import Mark, MarkKind, Message, Overlay

from ..kernel import attack
from ..kernel import state as S
from ..kernel.targets import find_targets
from .board import STATUS
from .touch import cell_id, cell_name, figure_id
from .words import FIGURES, VICTIMS, Words, team_words

KINDS: dict[str, MarkKind] = {
    "void": "stop",
    "cut": "stop",
    "effective": "danger",
    "balanced": "caution",
    "dormant": "help",
    "suspended": "help",
}


def overlays(state: State, seat: int | None) -> tuple[Overlay, ...]:
    s = state.copy()[0]
    mine = seat if seat is not None and seat < S.TEAM_COUNT else None
    return (
        _overlay("paths", _paths(s, mine)),
        _overlay("threats", _threats(s, mine)),
        _overlay("cuts", _cuts(s, mine)),
        _overlay("attacks", _records(s)),
        _overlay("teleports", _teleports(s)),
    )


def _overlay(name: str, marks: Iterator[Mark]) -> Overlay:
    return Overlay(name, Message(OVERLAYS[name]), tuple(marks), pointed=name in POINTED)


OVERLAYS = {
    "paths": "fejag-overlay-paths",
    "threats": "fejag-overlay-threats",
    "cuts": "fejag-overlay-cuts",
    "attacks": "fejag-overlay-attacks",
    "teleports": "fejag-overlay-teleports",
}
POINTED = {"paths", "teleports"}  # shown for what the mouse is on, whether switched on or not


def _has(words: np.ndarray[Any, Any], f: int) -> bool:
    return bool(int(words[f // S.WORD]) >> f % S.WORD & 1)


def _who(s: np.record, f: int) -> Words:
    return {
        "team": team_words(int(s.team[f])),
        "figure": Message(FIGURES[int(s.kind[f])]),
        "place": cell_name(int(s.cell[f])),
    }


# --- my paths -----------------------------------------------------------------------------------------------------


def _paths(s: np.record, mine: int | None) -> Iterator[Mark]:
    """Every path from the base to the temple, over the figures of a shortest chain."""
    temple = [c for c in np.flatnonzero(s.terrain == S.TEMPLE).tolist() if int(s.seen[c // S.SIDE]) >> c % S.SIDE & 1]
    for f in range(int(s.figures)):
        if mine not in (None, int(s.team[f])) or not (_has(s.shining, f) and _has(s.sees_temple, f)) or not temple:
            continue
        cell = int(s.cell[f])
        goal = _nearest(temple, cell)
        chain = [figure_id(g) for g in _chain(s, f)]
        label = Message("fejag-mark-path", {**_who(s, f), "points": S.PATH_POINTS})
        yield Mark("way", (*chain, cell_id(goal)), label)


def _nearest(cells: list[int], to: int) -> int:
    return min(cells, key=lambda c: ((c % S.SIDE - to % S.SIDE) ** 2 + (c // S.SIDE - to // S.SIDE) ** 2, c))


def _chain(s: np.record, f: int) -> list[int]:
    """The figures of a shortest supply chain, from the start cell to f."""
    chain = [f]
    while int(s.depth[chain[0]]) > 0:
        depth, first = int(s.depth[chain[0]]), chain[0]
        chain.insert(
            0,
            next(
                g
                for g in range(int(s.figures))
                if int(s.depth[g]) == depth - 1 and s.team[g] == s.team[f] and _has(s.lights[g], first)
            ),
        )
    return chain


# --- attacks ------------------------------------------------------------------------------------------------------


def _records(s: np.record, victim: int | None = None) -> Iterator[Mark]:
    """The attacks, each with its status; for one victim, those that may hurt it."""
    for r in range(int(s.records)):
        src, tgt = int(s.src[r]), int(s.tgt[r])
        status = STATUS[int(attack.status(s, r))]
        if victim is not None and (s.team[tgt] != victim or status in ("void", "cut")):
            continue
        label = Message(
            "fejag-mark-attack",
            {
                **_who(s, src),
                "victim": Message(VICTIMS[int(s.kind[tgt])]),
                "other": team_words(int(s.team[tgt])),
                "where": cell_name(int(s.cell[tgt])),
                "status": status,
            },
        )
        yield Mark(KINDS[status], (figure_id(src), figure_id(tgt)), label)


def _threats(s: np.record, mine: int | None) -> Iterator[Mark]:
    """Attacks on me, and which of my figures others could attack with the money they have."""
    if mine is None:
        return
    yield from _records(s, mine)
    for team in range(S.TEAM_COUNT):
        if team == mine:
            continue
        for t, (kind, cell) in _targets(s, team, int(s.purse[team])).items():
            if s.team[t] == mine:
                words: Words = {"team": team_words(team), "figure": Message(FIGURES[kind]), "place": cell_name(cell)}
                yield Mark("caution", (figure_id(t),), Message("fejag-mark-threat", words))


def _targets(s: np.record, team: int, purse: int) -> dict[int, tuple[int, int]]:
    """The figures that the team could attack, each with the cheapest kind and a cell to do it from."""
    out: np.ndarray[Any, np.dtype[np.int64]] = np.empty((S.FIGURES, 2), np.int64)
    find_targets(s, team, purse, out)
    found = out[: int(s.figures)].tolist()
    return {t: (kind, cell) for t, (kind, cell) in enumerate(found) if kind != S.NONE}


def _cuts(s: np.record, mine: int | None) -> Iterator[Mark]:
    """What I could attack now, each target with the cheapest figure."""
    if mine is None or s.turn[mine] != S.TURN_OPEN:
        return
    for t, (kind, cell) in _targets(s, mine, int(s.purse[mine])).items():
        words: Words = {
            "figure": Message(FIGURES[kind]),
            "place": cell_name(cell),
            "victim": Message(VICTIMS[int(s.kind[t])]),
            "other": team_words(int(s.team[t])),
            "where": cell_name(int(s.cell[t])),
        }
        yield Mark("help", (cell_id(cell), figure_id(t)), Message("fejag-mark-cut", words))


# --- teleports ----------------------------------------------------------------------------------------------------


def _teleports(s: np.record) -> Iterator[Mark]:
    for i in (0, 2):
        ends = [int(s.portal[i]), int(s.portal[i + 1])]
        if all(c != S.NONE and int(s.seen[c // S.SIDE]) >> c % S.SIDE & 1 for c in ends):
            words: Words = {"place": cell_name(ends[0]), "other": cell_name(ends[1])}
            yield Mark("way", (cell_id(ends[0]), cell_id(ends[1])), Message("fejag-mark-teleport", words))
