"""FEJAG: where a figure may be placed, and what a placement does. Rules 4.3, 5, 7.1, 7.2."""

from __future__ import annotations

from herna.engine.kernel.compiler import kernel

from . import state as S
from .attack import attack, has, propagate, shining
from .light import find_middle, shed, trace, uncover_sides


@kernel
def legal_row(s, team, y):
    """Rules 5: the cells of a row on which the team may place."""
    row = lit_row(s, team, y)
    if not s.chain and s.turn[team] == S.TURN_OPEN:
        row &= int(s.lit_before[team, y])
    return row


@kernel
def lit_row(s, team, y):
    """Rules 5: the same, whenever the light was gained."""
    start = int(s.start[team])
    if start == S.NONE:
        return 0
    row = int(s.lit[team, y]) & ~(int(s.taken[y]) | int(s.barred[y]))
    if row:
        middle = s.middle
        for other in range(S.TEAM_COUNT):
            if other != team:
                row &= ~int(middle[other, y])
    if start // S.SIDE == y and not s.at[start]:
        row |= 1 << (start % S.SIDE)
    return row


@kernel
def place(s, team, kind, cell):
    """Rules 4.3: PLACE, paid already."""
    if kind == S.FR:
        flash(s, team, cell)
        return
    f = int(s.figures)
    s.figures = f + 1
    s.kind[f] = kind
    s.team[f] = team
    s.cell[f] = cell
    s.at[cell] = f + 1
    s.taken[cell // S.SIDE] |= 1 << (cell % S.SIDE)
    s.members[team, f // S.WORD] |= 1 << (f % S.WORD)
    for g in range(f + 1):
        trace(s, g)
    records = int(s.records)
    rounds = propagate(s, records)
    relight(s)
    if has(shining(s), f):
        attack(s, f)
        if s.records > records or rounds > 1:  # what was switched without new records may be tried once more
            propagate(s, records)
            relight(s)
    find_middle(s)


@kernel
def flash(s, team, cell):
    """Rules 4.3 step 2, 7.2: the frog uncovers, and may discover the temple."""
    temple = shed(s, S.FR, cell, S.NONE)
    if s.reveal_cells:
        uncover_sides(s)
    if temple and s.frog_team == S.NONE and s.first_team == S.NONE:
        s.frog_team = team
        discover(s, team, S.FROG_BONUS)


@kernel
def relight(s):
    """Rules 4.1, 2, 7.2: what is lit for each team and uncovered, and the first path to the temple."""
    for team in range(S.TEAM_COUNT):
        for y in range(int(s.height)):
            s.lit[team, y] = 0
        start = int(s.start[team])
        if start != S.NONE:
            s.lit[team, start // S.SIDE] |= 1 << (start % S.SIDE)
    for f in range(int(s.figures)):
        if has(shining(s), f):
            shed(s, int(s.kind[f]), int(s.cell[f]), int(s.team[f]))
    if s.reveal_cells:
        uncover_sides(s)
    if s.first_team == S.NONE:
        f = first_path(s)
        if f != S.NONE:
            team = int(s.team[f])
            s.first_team = team
            discover(s, team, S.FIRST_BONUS - (S.FROG_BONUS if s.frog_team == team else 0))


@kernel
def first_path(s):
    """The shining figure with the lowest number whose light reaches the temple, or NONE."""
    for f in range(int(s.figures)):
        if (int(s.shining[f // S.WORD]) & int(s.sees_temple[f // S.WORD])) >> (f % S.WORD) & 1:
            return f
    return S.NONE


@kernel
def discover(s, team, points):
    """Rules 1.1, 7.2: to the score, and immediately to the purse."""
    s.bonus[team] += points
    s.score[team] += points
    if s.turn[team] != S.UNPAID:
        s.purse[team] += points


@kernel
def paths(s, team):
    """Rules 7.1: how many different valid paths the team has now."""
    n = 0
    for k in range(S.WORDS):
        ends = int(s.shining[k]) & int(s.sees_temple[k]) & int(s.members[team, k])
        while ends:
            ends &= ends - 1
            n += 1
    return n
