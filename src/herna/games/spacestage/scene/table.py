"""The table of Space Stage: all zones put together, and the one of the turn.

Sprites are cached: the same thing in the same condition is the same object in every scene, so a server that looks for
differences finds most sprites equal without comparing their fields. What belongs to one thing (a monster with its
numbers, a character's panel) is made and cached together.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace

import numpy as np

from herna.engine.game import State
from herna.engine.kernel import CHANCE
from herna.engine.scene import Menu, Message, Scene, Sprite, Zone
from herna.engine.state import remembered

from ..kernel import listing
from ..kernel import state as S
from .blows import most_damage
from .crew import crew_zone
from .hands import hand_zone, market_zone
from .menus import buttons, menus
from .station import station_zone
from .words import deck_left, ending, plain, prompt, rounds_left

RECENT = 512  # positions whose scene is cached
WIDTH, HEIGHT = 7.0, 1.0  # of the zone of the turn


@dataclass(frozen=True)
class Shared:
    """What a position shows to everyone."""

    s: SimpleNamespace
    menus: tuple[Menu, ...]
    zones: tuple[Zone, ...]  # all but the crew


@remembered(RECENT)
def _shared(state: State) -> Shared:
    s = plain(state)
    s.most = most_damage(s, s.opener, s.target) if s.open == S.ATTACK else 0
    legal = [] if s.actor == CHANCE else _legal(state)
    zones = (
        station_zone(s),
        market_zone(s, S.EQUIPMENT),
        market_zone(s, S.MUTATIONS),
        *(hand_zone(s, c) for c in range(S.CHARACTERS)),
        _turn_zone(s, legal),
    )
    return Shared(s, menus(state, s, legal), zones)


def scene(state: State, seat: int | None) -> Scene:
    shared = _shared(state)
    return Scene((crew_zone(shared.s, seat), *shared.zones), prompt(shared.s, seat), shared.menus)


def _legal(state: State) -> list[int]:
    out = np.empty(S.WIDEST, np.int32)
    actions: list[int] = out[: listing.legal(state[0], out)].tolist()
    return actions


def _turn_zone(s: SimpleNamespace, legal: list[int]) -> Zone:
    """The round, the deck of monsters, the dice, and what can be decided now."""
    rolling = s.due in (S.FOR_REPAIR, S.FOR_TROUBLES, S.FOR_ROLL)
    sprites = [*_clock(s.rounds, s.cap, deck_left(s.monster_at), rounds_left(s)), *_dice(tuple(s.dice), rolling)]
    if s.open == S.REPAIR and not rolling:
        label = Message("spacestage-repair-sum", {"n": s.total, "target": s.repair_target})
        sprites.append(Sprite("sum", "sum", 3.98, HEIGHT / 2, label, text=f"{s.total}/{s.repair_target}"))
    if s.phase == S.OVER:
        sprites.append(_ending(s.result, s.master))
    for i, (name, kind, label, text) in enumerate(reversed(buttons(s, legal))):
        sprites.append(Sprite(name, kind, WIDTH - 0.58 - 0.98 * i, HEIGHT / 2, label, text=text))
    return Zone("turn", "bottom", WIDTH, HEIGHT, Message("spacestage-zone-turn"), tuple(sprites))


@cache
def _ending(result: int, master: int) -> Sprite:
    kind = {S.WIN: "won", S.LOSS: "lost"}.get(result, "capped")
    return Sprite("ending", kind, WIDTH - 0.58, HEIGHT / 2, ending(result, master))


@cache
def _clock(number: int, cap: int, left: int, late: int) -> tuple[Sprite, ...]:
    y = HEIGHT / 2
    label = Message("spacestage-round", {"n": number, "cap": cap, "late": late})
    return (
        Sprite("turn", "turn", WIDTH / 2, y, z=-2),
        Sprite("deck-X", "deck", 0.47, y, Message("spacestage-deck-X", {"n": left}), text=str(left)),
        Sprite(
            "round", "round-late" if late else "round", 1.5, y, label, text=f"{number}/{cap}" if cap else str(number)
        ),
    )


@cache
def _dice(faces: tuple[int, int], rolling: bool) -> tuple[Sprite, ...]:
    sprites = []
    for i, face in enumerate(faces):
        kind = "die-roll" if rolling else f"die-{face}" if face else "die-rest"
        words = Message("spacestage-die", {"side": "UL"[i], "face": face}) if face else None
        label = Message("spacestage-rolling") if rolling else words
        sprites.append(Sprite(f"die-{i + 1}", kind, 2.45 + 0.62 * i, HEIGHT / 2, label, scale=1.15))
    return tuple(sprites)
