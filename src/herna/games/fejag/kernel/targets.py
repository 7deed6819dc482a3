"""Which figures a team could attack with its next placement. Rules 6.1, seen from the target.

From every target the lines and jumps are followed outwards; what stands there and lights the target attacks it if the
target does not light back. Light that comes through teleports is left out: this is a hint, not a judge.
"""

from herna.engine.kernel.compiler import kernel

from . import light
from . import state as S
from .placement import legal_row


@kernel
def covers(kind, way, distance):
    """Does a figure of this kind light, in this direction, a cell at this distance?"""
    return S.FIRST_WAY[kind] <= way < S.LAST_WAY[kind] and (distance == 1 or not S.SHORT[kind])


@kernel
def cheapest_attacker(victim, way, distance, purse):
    """Rules 6.1: the cheapest kind that attacks a victim from there, or NONE; ways run out from the victim."""
    if covers(victim, way, distance):
        return S.NONE
    for kind in (S.TA, S.MO, S.BE, S.SN, S.TI):
        if S.PRICE[kind] <= purse and covers(kind, way, distance):
            return kind
    return S.NONE


@kernel
def find_targets(s, team, purse, out):
    """For each figure of other teams that the team could attack: with which kind, from which cell; NONE otherwise."""
    for t in range(int(s.figures)):
        out[t, 0] = S.NONE
        out[t, 1] = S.NONE
        shines = (int(s.shining[t // S.WORD]) >> (t % S.WORD)) & 1
        if purse < S.CHEAPEST or s.team[t] == team or not shines or s.start[s.team[t]] == s.cell[t]:
            continue
        for way in range(len(S.STEP_X)):
            look_along(s, team, purse, t, way, out)


@kernel
def look_along(s, team, purse, t, way, out):
    cell, victim, other = int(s.cell[t]), int(s.kind[t]), int(s.team[t])
    x, y = cell % S.SIDE, cell // S.SIDE
    _, free = light.walk(s, x, y, way, way > 7)
    for distance in range(1, free + 1):
        x += int(S.STEP_X[way])
        y += int(S.STEP_Y[way])
        if s.whole_team and (int(s.lit[other, y]) >> x) & 1:
            continue
        kind = cheapest_attacker(victim, way, distance, purse)
        if kind == S.NONE or (out[t, 0] != S.NONE and S.PRICE[out[t, 0]] <= S.PRICE[kind]):
            continue
        if (int(legal_row(s, team, y)) >> x) & 1:
            out[t, 0] = kind
            out[t, 1] = y * S.SIDE + x
