"""The crew of Space Stage: every character with its damage, its resources and what the end of the turn would do."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace

from herna.engine.scene import Message, Sprite, Zone

from ..kernel import state as S
from .words import CONDITIONS, Vitals, tokens, yes

WIDTH, HEIGHT = 7.0, 1.5
TRACK_WIDTH, TRACK_HEIGHT = 1.52, 0.34  # of all the damage that a character bears
PIP_WIDTH, PIP_HEIGHT = 0.17, 0.23
IN_A_ROW = 12  # pips at most
MAIN_ACTIONS = (("move", S.MOVE), ("heal", S.HEAL), ("attack", S.ATTACK), ("repair", S.REPAIR))
ALL_SPENT = S.MOVE | S.HEAL | S.ATTACK | S.REPAIR


def crew_zone(s: SimpleNamespace, seat: int | None) -> Zone:
    seats = S.SEAT_OF[S.TWO_PLAYERS if s.pairs else s.team - 1].tolist()
    sprites: list[Sprite] = []
    for c in range(S.CHARACTERS):
        acts = bool(s.acts[c]) or (s.phase not in (S.PLAY, S.MASTER, S.OVER) and s.who == c and s.actor == seats[c])
        sprites += _panel(c, Vitals(s.life[c], s.damage[c], s.limit), seat == seats[c], acts)
        if s.life[c] == S.DEAD:
            continue
        sprites += _heaps(c, s.token[S.ORGANIC][c], s.token[S.SCRAP][c])
        if s.noted[c]:
            sprites.append(_noted(c, s.noted[c]))
        if s.acts[c]:
            spent = s.kinds[c] if s.mains < s.main_actions else ALL_SPENT
            sprites += _main_actions(c, spent)
        if s.acts[c] or s.ends[c]:
            sprites += _end_now(c, s.ends[c], s.damage[c], s.limit)
    return Zone("crew", "top", WIDTH, HEIGHT, Message("spacestage-zone-crew"), tuple(sprites))


def _left_of(c: int) -> float:
    return WIDTH / S.CHARACTERS * c


@cache
def _panel(c: int, vitals: Vitals, mine: bool, acts: bool) -> tuple[Sprite, ...]:
    """A character's compartment: the portrait and the damage."""
    left, number = _left_of(c), c + 1
    life, damage, limit = vitals
    tags = tuple(tag for tag, on in (("dying", life == S.DYING), ("dead", life == S.DEAD), ("mine", mine)) if on)
    label = Message("spacestage-panel", {"c": number, "condition": CONDITIONS[life], "damage": damage, "limit": limit})
    sprites = [
        Sprite(f"panel-{number}", "crew-lit" if acts else "crew", left + 0.875, HEIGHT / 2, z=-2),
        Sprite(
            f"portrait-{number}", f"char-{number}", left + 0.31, 0.44, label, scale=0.86, tags=tags, text=str(number)
        ),
    ]
    if life != S.DEAD:
        sprites += (_pip("pip", "pip-full" if i < damage else "pip-free", c, i, limit) for i in range(limit))
    return tuple(sprites)


def _pip(name: str, kind: str, c: int, i: int, limit: int) -> Sprite:
    """A point of the damage track, which has several rows where a character bears much."""
    rows = -(-limit // IN_A_ROW)
    in_a_row = -(-limit // rows)
    pitch, height = TRACK_WIDTH / in_a_row, TRACK_HEIGHT / rows
    x = _left_of(c) + 0.115 + pitch * (i % in_a_row + 0.5)
    y = 1.27 + height * (i // in_a_row - (rows - 1) / 2)
    scale = min(1, pitch / PIP_WIDTH, height / PIP_HEIGHT)
    return Sprite(f"{name}-{c + 1}-{i + 1}", kind, x, y, scale=scale, z=1 if name == "next" else 0)


@cache
def _heaps(c: int, organic: int, scrap: int) -> tuple[Sprite, ...]:
    """The resources of a character."""
    sprites = []
    for kind, n, x in ((S.ORGANIC, organic, 0.88), (S.SCRAP, scrap, 1.47)):
        label = Message("spacestage-held", {"c": c + 1, "tokens": tokens(kind, n)})
        name = S.RESOURCES[kind]
        sprites.append(Sprite(f"{name}-{c + 1}", name, _left_of(c) + x, 0.39, label, text=str(n)))
    return tuple(sprites)


@cache
def _noted(c: int, face: int) -> Sprite:
    label = Message("spacestage-noted", {"c": c + 1, "face": face})
    return Sprite(f"noted-{c + 1}", f"die-{face}", _left_of(c) + 1.18, 0.92, label, scale=0.62)


@cache
def _main_actions(c: int, spent: int) -> tuple[Sprite, ...]:
    """The four kinds of main actions; those still possible are lit."""
    sprites = []
    for i, (kind, bit) in enumerate(MAIN_ACTIONS):
        label = Message("spacestage-main-action", {"kind": kind, "spent": yes(spent & bit)})
        tags = ("spent", "passing") if spent & bit else ("passing",)
        x = _left_of(c) + 0.79 + 0.26 * i
        sprites.append(Sprite(f"act-{c + 1}-{kind}", f"act-{kind}", x, 0.92, label, scale=0.72, tags=tags))
    return tuple(sprites)


@cache
def _end_now(c: int, suffered: int, damage: int, limit: int) -> tuple[Sprite, ...]:
    """What the end of the turn would do to a character, now."""
    label = Message("spacestage-end-now", {"c": c + 1, "n": suffered})
    kind = "ends" if suffered == 0 else "ends-badly" if damage + suffered < limit else "ends-deadly"
    text = f"−{suffered}" if suffered else "0"
    coming = range(damage, min(damage + suffered, limit))
    return (
        Sprite(f"end-{c + 1}", kind, _left_of(c) + 0.34, 0.97, label, scale=0.72, z=1, text=text, tags=("passing",)),
        *(_pip("next", "pip-next", c, i, limit) for i in coming),
    )
