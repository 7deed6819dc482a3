"""The Base: how likely the outcomes of a chance event are. Rules 4.4, 6.4."""

from __future__ import annotations

from herna.engine.game import State

from .kernel import state as S


def odds(state: State, outcome: int) -> int:
    """Arrangements of slots alike; types by the tiles left; masks by the tiles left and their orientations."""
    s = state[0]
    if outcome >= S.TYPE:
        return max(int(s.left[(outcome - S.TYPE) % S.TYPE_COUNT]), 0)
    if outcome >= S.DEAL:
        return 1
    mask = outcome - S.OUTCOME
    kind = int(S.TYPE_OF[mask])
    ways = sum(int(S.TURNED[S.BASIC_MASK[kind], quarters]) == mask for quarters in range(4))
    return ways * max(int(s.left[kind]), 0)
