"""FEJAG: what the placements of a turn have accomplished, for puzzles."""

from __future__ import annotations

from herna.engine.kernel.compiler import kernel

from . import state as S
from .placement import paths
from .rules import actor

MOST_PATHS = 3
FIRST = 0  # the first path of all
PATHS = FIRST + 1  # + paths gained - 1: one of them, two, three
DARK = PATHS + MOST_PATHS  # + team that has lost a path
NAMES = (
    "first",
    *(f"paths-{n}" for n in range(1, MOST_PATHS + 1)),
    *(f"dark-{team}" for team in S.TEAMS),
)


@kernel
def feats(s, before):
    """Rules 6, 7.1, 7.2."""
    team = actor(before)
    if before.phase != S.BUYING or team < 0:
        return 0
    if is_waste(s, before):
        return -1
    bits = 1 << FIRST if s.first_team == team and before.first_team != team else 0
    gained = paths(s, team) - paths(before, team)
    for n in range(min(gained, MOST_PATHS)):
        bits |= 1 << (PATHS + n)
    for other in range(S.TEAM_COUNT):
        if other != team and paths(s, other) < paths(before, other):
            bits |= 1 << (DARK + other)
    return bits


@kernel
def is_waste(s, before):
    """Answers to the egg's questions change no light, and neither does a frog, which may only find the temple."""
    if s.logged == before.logged:
        return False
    last = int(s.log[s.logged - 1])
    if S.SHEET <= last < S.OPEN:
        return True
    found = before.frog_team != S.NONE or before.first_team != S.NONE
    return found and last < S.DONE and last // S.CELLS % S.TYPE_COUNT == S.FR
