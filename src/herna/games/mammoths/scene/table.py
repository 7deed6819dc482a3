"""The table of Mammoths: a zone for each territory, and beside them the rows, the supply, totems or the cave.

When the match is over, the score pad is there instead.
"""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Scene, Zone
from herna.engine.state import remembered

from ..kernel import board, placement, scoring
from ..kernel import state as S
from ..kernel.totems import may_receive
from ..reading import lava_supply
from .cave import cave, menus, pile, supply, totems
from .land import territory
from .pad import pad
from .rows import rows
from .squares import read
from .things import span_of
from .words import plain, prompt, winners

RECENT = 512  # positions whose scene is cached
BESIDE_MANY = 1.5  # how much larger the pad is beside two lines of territories


@remembered(RECENT)
def scene(state: State, seat: int | None) -> Scene:
    s = plain(state)
    stuck = s.phase == S.PLACING and not placement.fits_somewhere(state[0], s.act, s.row[0])
    reach = 4 - _craters(s) if s.phase == S.ERUPTION else 0
    best = winners(state) if s.phase == S.OVER else ()
    side = int(board.frame(state[0]))
    size = (2 * span_of(side) + 1) / 9  # what is beside the territories grows with them
    if s.phase == S.OVER:
        beside = [pad(state, best, size if seat is not None or s.players == 2 else size * BESIDE_MANY)]
    else:
        beside = _beside(state, s, stuck, size)
    zones = (*beside, *_territories(state, s, side, seat))
    scores = tuple(int(scoring.total(state[0], p)) for p in range(s.players))
    return Scene(zones, prompt(s, seat, stuck, reach, best), menus(s) if s.mode == S.TRIBE else (), scores)


def _craters(s: SimpleNamespace) -> int:
    place = S.cell_place(s.volcano)
    return next(square.marks for square in read(s, s.act) if (square.x, square.y) == place)


def _heirs(state: State, s: SimpleNamespace) -> tuple[int, ...]:
    """Who may receive the pending totem. Rules 9.2."""
    if s.phase != S.HAND_OVER:
        return ()
    return tuple(p for p in range(s.players) if may_receive(state[0], s.act, p, s.pending))


def _beside(state: State, s: SimpleNamespace, stuck: bool, size: float) -> list[Zone]:
    zones = [rows(s, stuck, size)]
    if s.mode == S.TRIBE:
        zones.append(cave(s, size))
        if s.phase == S.CHOOSING_PERSON and s.form == 4:
            return [*zones, pile(tuple(s.pile), size)]  # in place of the supply, so that nothing else changes its size
    if s.mode == S.TOTEM:
        zones.append(totems(tuple(s.totem), s.pending, _heirs(state, s), size))
    zones.append(supply(s.box.bit_count(), tuple(lava_supply(state[0])), size))
    return zones


def _territories(state: State, s: SimpleNamespace, side: int, seat: int | None) -> list[Zone]:
    """The viewer's own in the middle, the others small beside it; spectators see all at the same size."""
    housed = [0] * S.PERSON_KINDS  # people of each kind on earlier territories, so that no two look alike
    zones = []
    for p in range(s.players):
        zones.append(
            territory(
                p,
                side,
                read(s, p),
                box=(s.west[p], s.east[p], s.north[p], s.south[p]),
                large=seat is None or seat == p,
                own=seat == p,
                touchable=seat == p and s.phase != S.OVER,
                to_act=s.act == p,
                score=int(scoring.total(state[0], p)),
                volcano=S.cell_place(s.volcano) if s.phase == S.ERUPTION and s.act == p else None,
                held=tuple(kind for kind in range(4) if s.mode == S.TOTEM and s.totem[kind] == p),
                with_tokens=s.mode != S.DISCOVERY,
                housed=tuple(housed),
            )
        )
        for kind in range(S.PERSON_KINDS):
            housed[kind] += s.people[p][kind].bit_count()
    return zones if seat is None else [*zones[seat:], *zones[:seat]]
