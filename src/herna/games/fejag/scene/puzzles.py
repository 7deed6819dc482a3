"""Words for puzzles of FEJAG: what a team is to accomplish, and what placements are examples of."""

from __future__ import annotations

from collections.abc import Sequence

from herna.engine.game import State
from herna.engine.puzzles import feats_between
from herna.engine.scene import Message

from ..kernel import feats as F
from ..kernel import state as S
from .words import team_words


def goal(state: State, feats: Sequence[str]) -> tuple[Message, ...]:
    """The first path of all need not be asked for again as a path."""
    said = [Message("fejag-goal-first")] if "first" in feats else []
    paths = max((int(feat.removeprefix("paths-")) for feat in feats if feat.startswith("paths-")), default=0)
    if paths > len(said):
        said.append(Message("fejag-goal-paths", {"n": paths}))
    for feat in feats:
        if feat.startswith("dark-"):
            team = S.TEAMS.index(feat.removeprefix("dark-"))
            said.append(Message("fejag-goal-dark", {"team": team_words(team)}))
    return tuple(said)


def theme(before: State, action: int, after: State) -> str | None:
    """A placement that brings nothing by itself gives light to one that does."""
    if action >= S.DONE:
        return None
    bits = feats_between(before, after)
    if bits >> F.DARK:
        return "attack"
    return "path" if bits >> F.PATHS & 1 else "relay"
