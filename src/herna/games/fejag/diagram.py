"""FEJAG: the public board as text. Hidden cells are blank for every reader."""

from __future__ import annotations

from herna.engine.game import State

from .kernel import attack
from .kernel.state import NONE, OVER, PLAIN, PORTAL, SIDE, START, TEAMS, TEMPLE, TYPES
from .maps import cell_name

COLOURS = {"F": "34", "E": "33", "J": "32", "A": "31", "G": "35"}
BRIGHT, DIM, NEW = "1", "2", "7"


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    """Each cell is two characters wide: a figure's team and type, `##` the temple, `()` a teleport, `.` seen."""
    s = state[0]
    lines = [_heading(state, colour), _columns(int(s.width))]
    for y in range(int(s.height)):
        lines.append(f"{y + 1:>3} " + "".join(_cell(state, x, y, colour, since) for x in range(int(s.width))))
        lower = _lower_edges(state, y)
        if lower.strip():
            lines.append("    " + lower)
    return "\n".join([*lines, _accounts(state, colour)])


def _columns(width: int) -> str:
    return "    " + "".join(f"{cell_name(x, 0)[:-1]:<3}" for x in range(width))


def _heading(state: State, colour: bool) -> str:
    s = state[0]
    day = "the campaign is over" if s.phase == OVER else f"day {int(s.day)}"
    team = f", the day of {TEAMS[int(s.day_team)]}" if s.day_team != NONE else ""
    return _paint(day + team, BRIGHT, colour)


def _accounts(state: State, colour: bool) -> str:
    s = state[0]
    parts = [f"{code} {int(s.score[i])} points, purse {int(s.purse[i])}" for i, code in enumerate(TEAMS)]
    return "   ".join(_paint(part, COLOURS[part[0]], colour) for part in parts)


def _cell(state: State, x: int, y: int, colour: bool, since: State | None) -> str:
    s = state[0]
    cell = y * SIDE + x
    side = "|" if int(s.seen_right[y]) >> x & 1 else " "
    f = int(s.at[cell]) - 1
    if f != NONE:
        team = TEAMS[int(s.team[f])]
        shines = attack.has(attack.shining(s), f)
        fresh = since is not None and since[0].at[cell] == 0
        style = COLOURS[team] + (f";{NEW}" if fresh else "") + ("" if shines else f";{DIM}")
        return _paint(team + TYPES[int(s.kind[f])][0 if shines else 1], style, colour) + side
    if not int(s.seen[y]) >> x & 1:
        return "  " + side
    terrain = int(s.terrain[cell])
    return _terrain(state, cell, terrain, colour) + side


def _terrain(state: State, cell: int, terrain: int, colour: bool) -> str:
    if terrain == PLAIN:
        return _paint(". ", DIM, colour)
    if terrain == TEMPLE:
        return _paint("##", BRIGHT, colour)
    if terrain == START:
        owner = next((code for i, code in enumerate(TEAMS) if state[0].start[i] == cell), "?")
        return _paint(f"{owner}<", COLOURS.get(owner, DIM), colour)
    return _paint("()" if terrain < PORTAL + 2 else "[]", BRIGHT, colour)


def _lower_edges(state: State, y: int) -> str:
    row = int(state[0].seen_below[y])
    return "".join("-- " if row >> x & 1 else "   " for x in range(int(state[0].width)))


def _paint(text: str, style: str, colour: bool) -> str:
    return f"\033[{style}m{text}\033[0m" if colour else text
