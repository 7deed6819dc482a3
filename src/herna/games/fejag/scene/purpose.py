"""What a dark figure of FEJAG wants to know: who put it out, and how it could shine again."""

from __future__ import annotations

from herna.engine.game import State
from herna.engine.scene import Message
from herna.engine.stage import Purpose

from ..kernel import attack
from ..kernel import state as S
from .touch import cell_name, figure_id
from .words import FIGURES, Words, team_words


def purpose(state: State, sprite: str) -> Purpose | None:
    s = state[0]
    found = next((f for f in range(int(s.figures)) if figure_id(f) == sprite), None)
    if found is None or int(s.shining[found // S.WORD]) >> found % S.WORD & 1:
        return None
    records = [r for r in range(int(s.records)) if int(s.tgt[r]) == found and attack.is_effective(s, r)]
    if not records:
        return Purpose(Message("fejag-purpose-unlit"), "4")
    by = int(s.src[records[0]])
    words: Words = {"figure": Message(FIGURES[int(s.kind[by])]), "place": cell_name(int(s.cell[by]))}
    return Purpose(Message("fejag-purpose-put-out", {**words, "team": team_words(int(s.team[by]))}), "6.3")
