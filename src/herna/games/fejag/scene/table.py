"""The table of FEJAG: all zones of a position, as a seat sees them.

What is drawn comes from the state alone. A seat's state holds only what the seat may know; besides, what nobody has
uncovered is never drawn, except for the organiser or when the campaign is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import numpy as np

from herna.engine.game import State
from herna.engine.kernel import CHANCE
from herna.engine.scene import Focus, Message, Scene, Sprite, Zone
from herna.engine.state import remembered

from ..kernel import attack, placement, rules
from ..kernel import state as S
from . import board, panels
from .words import prompt

RECENT = 256  # positions whose scene is cached, for each seat
PLAIN = (
    *("seen", "seen_right", "seen_below", "right", "below", "shining", "score", "purse", "hand", "start", "site"),
    *("portal", "struck", "card", "turn", "verdict", "at", "terrain", "width", "height", "day", "day_team", "phase"),
    *("ranks", "figures", "calendar", "days"),
)


@remembered(RECENT)
def scene(state: State, seat: int | None) -> Scene:
    s = plain(state)
    legal = _legal(state, s)
    sprites = tuple(_board(state, s, seat, legal))
    grid = board.grid_of(s.width, s.height)
    jungle = Zone(
        *("board", "main", grid.side, grid.side, Message("fejag-zone-board"), sprites),
        zoom=True,
        focus=_focus(grid, state[0], s, seat),
        names=board.names(grid),
    )
    zones = tuple(_zones(s, seat, legal, jungle))
    return Scene(zones, prompt(s, seat, legal), panels.menus(state, legal), tuple(s.score))


def _zones(s: SimpleNamespace, seat: int | None, legal: list[int], jungle: Zone) -> Iterator[Zone]:
    """In free play only the board, and the shop of teams that have been given a purse; at the end there is no shop."""
    if s.phase != S.FREE:
        yield panels.standings(s)
    yield jungle
    if s.phase not in (S.FREE, S.OVER) or S.TURN_OPEN in s.turn:
        yield panels.low(s, seat, legal)
    if s.phase != S.FREE:
        yield panels.egg(s)


def plain(state: State) -> SimpleNamespace:
    """What scenes need of the record, as plain numbers and lists, and what follows from it."""
    record = state[0]
    s = SimpleNamespace(**{name: state[name][0].tolist() for name in PLAIN})
    s.actor = int(rules.actor(record))
    s.paths = [int(placement.paths(record, team)) for team in range(S.TEAM_COUNT)]
    s.buyers = [team for team in range(S.TEAM_COUNT) if s.phase in (S.BUYING, S.FREE) and rules.may_act(record, team)]
    s.to_act = s.buyers or [s.actor]
    s.last = int(record.log[record.logged - 1]) if record.logged else S.NONE
    s.day_teams = _day_teams(record, s)
    return s


def _day_teams(record: np.record, s: SimpleNamespace) -> list[int]:
    """Whose day it was, for each day that has begun."""
    log = record.log[: int(record.logged)]
    drawn = (log[(log >= S.DAY) & (log < S.STRIKE_ONE)] - S.DAY).tolist()
    fixed = [team for team in s.calendar[: s.day] if team != S.NONE]
    return fixed or drawn


def _legal(state: State, s: SimpleNamespace) -> list[int]:
    """The legal actions; of a team's thousands of sheets only the first, since all are shown alike."""
    if s.actor == CHANCE:
        return []
    out = np.empty(S.WIDEST, np.int32)
    found = out[: rules.legal(state[0], out)]
    first_sheet = (found < S.SHEET) | (found >= S.OPEN) | ((found - S.SHEET) % S.SHEETS == 0)
    actions: list[int] = found[first_sheet].tolist()
    return actions


def _focus(grid: board.Grid, record: np.record, s: SimpleNamespace, seat: int | None) -> Focus | None:
    """The figures of the team that looks, else of the team to act: there it goes on."""
    team = seat if seat is not None and seat < S.TEAM_COUNT else s.actor
    cells = record.cell[: s.figures][record.team[: s.figures] == team].tolist()
    if not cells and 0 <= team < S.TEAM_COUNT and s.start[team] != S.NONE:
        cells = [s.start[team]]
    return board.around(grid, cells) if cells else None


# --- the board ----------------------------------------------------------------------------------------------------


def _board(state: State, s: SimpleNamespace, seat: int | None, legal: list[int]) -> Iterator[Sprite]:
    record = state[0]
    grid = board.grid_of(s.width, s.height)
    everything = seat == S.MASTER or s.phase == S.OVER
    yield from board.backdrop(grid, tuple(sorted({*s.site, *s.start} - {S.NONE})))
    yield from board.ground(grid, s.seen)
    yield from _terrain(grid, s, everything)
    if everything:
        yield from board.walls(grid, s.right, s.below)
    else:
        yield from board.walls(grid, *_uncovered_walls(s))
    yield from board.light(grid, record, s.at, s.terrain)
    yield from _cells(grid, record, s, seat, legal)
    yield from _figures(grid, record, s)
    yield from board.attacks(grid, record)
    if 0 <= s.last < S.DONE and s.last // S.CELLS % S.TYPE_COUNT == S.FR:
        yield board.flash(grid, s.last % S.CELLS, s.last // S.CELLS // S.TYPE_COUNT)


def _uncovered_walls(s: SimpleNamespace) -> tuple[list[int], list[int]]:
    right = [there & seen for there, seen in zip(s.right, s.seen_right, strict=True)]
    below = [there & seen for there, seen in zip(s.below, s.seen_below, strict=True)]
    return right, below


def _terrain(grid: board.Grid, s: SimpleNamespace, everything: bool) -> Iterator[Sprite]:
    def shown(cell: int) -> bool:
        return everything or bool(s.seen[cell // S.SIDE] >> cell % S.SIDE & 1)

    for i, terrain in enumerate(s.terrain):
        if terrain == S.TEMPLE and shown(i):
            yield board.temple(grid, i)
    for i, cell in enumerate(s.portal):
        if cell != S.NONE and shown(cell):
            partner = s.portal[i ^ 1]
            yield board.teleport(grid, cell, i // 2 + 1, partner if partner == S.NONE or shown(partner) else S.NONE)
    drawn = [(cell, team) for team, cell in enumerate(s.start) if cell != S.NONE]
    for cell, team in drawn or [(cell, S.NONE) for cell in s.site if cell != S.NONE]:
        yield from board.base(grid, cell, team)


def _cells(
    grid: board.Grid, record: np.record, s: SimpleNamespace, seat: int | None, legal: list[int]
) -> Iterator[Sprite]:
    """For teams that may build now: the cells they may build on, and those that a middle section bars."""
    if seat is None or seat not in s.buyers:
        return
    teams = s.buyers if seat == s.actor else [seat]
    free = {action % S.CELLS for action in legal if action < S.DONE and action // S.CELLS // S.TYPE_COUNT in teams}
    for cell in sorted(free):
        yield board.spot(grid, cell)
    taken, barred, lit = record.taken.tolist(), record.barred.tolist(), record.lit[seat].tolist()
    for team, rows in enumerate(record.middle.tolist()):
        if team != seat:
            for y, row in enumerate(rows):
                for x in board.bits(row & lit[y] & ~(taken[y] | barred[y])):
                    cell = y * S.SIDE + x
                    if cell not in free:
                        free.add(cell)
                        yield board.barred(grid, cell, team)


def _figures(grid: board.Grid, record: np.record, s: SimpleNamespace) -> Iterator[Sprite]:
    count = s.figures
    attacked = {int(record.tgt[r]) for r in range(int(record.records)) if attack.is_effective(record, r)}
    columns = zip(record.team[:count].tolist(), record.kind[:count].tolist(), record.cell[:count].tolist(), strict=True)
    for f, piece in enumerate(columns):
        yield board.figure(grid, f, board.Piece(*piece), board.is_shining(s.shining, f), f in attacked)
