"""What things in FEJAG are for, where the rules tell about them, and how a dark figure could shine again."""

from __future__ import annotations

import numpy as np

from herna.engine.game import State
from herna.engine.scene import Message
from herna.engine.stage import Purpose

from ..kernel import attack
from ..kernel import state as S
from .touch import cell_id, cell_name, figure_id
from .words import FIGURES, Words, team_words

RULES = {  # by the beginning of an id: the word for it, and its paragraph
    "team": ("team", "1"),
    "place": ("place", "1"),
    "tie": ("place", "1"),
    "day": ("day", "8"),
    "open": ("day", "8"),
    "clue": ("clue", "7.3"),
    "canopy": ("jungle", "2"),
    "start": ("start", "5.2"),
    "shop": ("shop", "1.1"),
    "purse": ("purse", "1.1"),
    "done": ("done", "1.1"),
    "timeout": ("done", "1.1"),
    "flash": ("flash", "1.1"),
    "card": ("card", "9"),
    "egg": ("egg", "7.3"),
    "question": ("egg", "7.3"),
    "choice": ("choice", "7.3"),
}
CELLS = {cell_id(cell): cell for cell in range(S.CELLS)}


def purpose(state: State, sprite: str) -> Purpose | None:
    s = state[0]
    figure = next((f for f in range(int(s.figures)) if figure_id(f) == sprite), None)
    if figure is not None:
        is_shining = int(s.shining[figure // S.WORD]) >> figure % S.WORD & 1
        return _told("figure", "7") if is_shining else _of_dark(s, figure)
    if sprite in CELLS:
        return _of_cell(s, CELLS[sprite])
    known = RULES.get(sprite.split("-", maxsplit=1)[0])
    return known and _told(*known)


def _told(what: str, rule: str) -> Purpose:
    return Purpose(Message("fejag-purpose", {"what": what}), rule)


def _of_cell(s: np.record, cell: int) -> Purpose:
    """Nothing is said of what is not drawn: only cells that have a sprite of their own are asked about."""
    if int(s.terrain[cell]) == S.TEMPLE:
        return _told("temple", "7")
    if cell in s.portal.tolist():
        return _told("teleport", "3")
    return _told("cell", "5")


def _of_dark(s: np.record, figure: int) -> Purpose:
    """Who put it out, and how it could shine again."""
    records = [r for r in range(int(s.records)) if int(s.tgt[r]) == figure and attack.is_effective(s, r)]
    if not records:
        return Purpose(Message("fejag-purpose-unlit"), "4")
    by = int(s.src[records[0]])
    words: Words = {"figure": Message(FIGURES[int(s.kind[by])]), "place": cell_name(int(s.cell[by]))}
    return Purpose(Message("fejag-purpose-put-out", {**words, "team": team_words(int(s.team[by]))}), "6.3")
