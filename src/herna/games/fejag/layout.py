"""FEJAG: a map, laid out in the record that `setup` takes."""

from __future__ import annotations

from typing import Any

import numpy as np

from .kernel.state import NONE, PORTAL, SETTINGS, SIDE, START, TEAM_COUNT, TEAMS, TEMPLE
from .maps import SITES, Board


def settings_of_map(board: Board) -> np.ndarray[Any, Any]:
    """A map with default options, for looking at the map alone."""
    out = np.zeros(1, SETTINGS)
    lay_out(out[0], board)
    return out


def lay_out(s: Any, board: Board) -> None:
    """The map, as the record holds it."""
    s.width, s.height = board.width, board.height
    for field, cells in (("right", board.right), ("below", board.below)):
        for x, y in cells:
            s[field][y] |= np.int64(1) << np.int64(x)
    for x, y in board.temple:
        s.terrain[y * SIDE + x] = TEMPLE
    s.portal[:] = NONE
    for i, cell in enumerate(board.portals):
        if cell:
            s.portal[i] = cell[1] * SIDE + cell[0]
            s.terrain[s.portal[i]] = PORTAL + i
    s.site[:] = NONE
    s.start[:] = NONE
    for letter, (x, y) in board.starts.items():
        s.terrain[y * SIDE + x] = START
        if letter in TEAMS:
            s.start[TEAMS.index(letter)] = y * SIDE + x
        else:
            s.site[SITES.index(letter)] = y * SIDE + x
    s.campaign = len(board.starts) == TEAM_COUNT
