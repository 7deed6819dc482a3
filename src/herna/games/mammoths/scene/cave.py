"""What is in the middle of the table of Mammoths: box and lava, the totems, the cave with its people."""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace

from herna.engine.scene import Menu, Message, Sprite, Zone

from ..kernel import state as S
from .settling import affordable, in_pile
from .things import KEPT, WIDTH, person, resized, totem
from .touch import LETTERS, NOT_NOW, SETTLE, heir_id, person_id
from .words import seat_words, tribe

SUPPLY_HEIGHT, TOTEMS_HEIGHT, CAVE_HEIGHT, PILE_HEIGHT = 1.1, 1.5, 2.8, 2.1
DISPLAY_Y, FLOOR_Y = 1.08, 2.22  # in the cave: the four slots, and below them the pile and the question
FAN = 5  # people per line when the pile is fanned out


@lru_cache(KEPT)
def supply(box: int, lava: tuple[int, ...], size: float) -> Zone:
    """What is left in the box, and the lava tokens."""
    y = SUPPLY_HEIGHT / 2
    sprites = [
        Sprite("supply", "panel-supply", WIDTH / 2, y, z=-2),
        Sprite("box", "box", 0.52, y, Message("mammoths-box", {"count": box}), scale=0.78),
        Sprite("box-count", "count", 1.12, y, text=str(box)),
    ]
    for flames, left in enumerate(lava, start=1):
        x = 0.86 + 0.91 * flames
        label = Message("mammoths-lava-supply", {"flames": flames, "count": left})
        sprites.append(Sprite(f"lava-{flames}", f"lava-{flames}", x, y, label, scale=0.58))
        sprites.append(Sprite(f"lava-{flames}-count", "count", x + 0.42, y, text=str(left)))
    label = Message("mammoths-zone-supply")
    return resized(Zone("supply", "left", WIDTH, SUPPLY_HEIGHT, label, tuple(sprites), show="drawer"), size)


@cache
def totems(holders: tuple[int, ...], pending: int, heirs: tuple[int, ...], size: float) -> Zone:
    """The totems without a holder, and the holders of the others; during a hand-over, the candidates instead."""
    sprites = [Sprite("totems", "panel-totems", WIDTH / 2, TOTEMS_HEIGHT / 2, z=-2)]
    sprites += _heirs(pending, heirs) if heirs else _holders(holders)
    label = Message("mammoths-zone-totems")
    return resized(Zone("totems", "left", WIDTH, TOTEMS_HEIGHT, label, tuple(sprites)), size)


def _heirs(pending: int, heirs: tuple[int, ...]) -> list[Sprite]:
    y = TOTEMS_HEIGHT / 2
    sprites = [
        Sprite("hand-over", f"icon-{S.KINDS[pending]}", 0.63, y, scale=1.1),
        Sprite("hand-over-to", "arrow", 1.45, y),
    ]
    for i, seat in enumerate(heirs):
        sprites.append(Sprite(heir_id(seat), f"chief-{LETTERS[seat]}", 2.1 + 0.85 * i, y, seat_words(seat), scale=0.86))
    return sprites


def _holders(holders: tuple[int, ...]) -> list[Sprite]:
    sprites = []
    for kind, holder in enumerate(holders):
        x, y, letter = 0.63 + 1.015 * kind, TOTEMS_HEIGHT / 2, S.KINDS[kind]
        if holder == S.NONE:
            sprites.append(totem(kind, (x, y), 0.95))
        else:
            label = Message("mammoths-totem-held", {"kind": letter, "tribe": tribe(holder)})
            sprites.append(Sprite(f"held-{letter}", f"icon-{letter}", x, y - 0.2, label, scale=0.8))
            sprites.append(Sprite(f"holder-{letter}", f"emblem-{LETTERS[holder]}", x, y + 0.32, scale=1.1))
    return sprites


# --- the cave -------------------------------------------------------------------------------------------------------


def cave(s: SimpleNamespace, size: float) -> Zone:
    return _cave(
        tuple(s.cave),
        sum(s.pile),
        tuple(sum(s.people[p][kind].bit_count() for p in range(s.players)) for kind in range(S.PERSON_KINDS)),
        in_hand=s.pending if s.phase == S.HOUSING else S.NONE,
        asked=s.phase == S.SETTLING,
        size=size,
    )


@lru_cache(KEPT)
def _cave(
    display: tuple[int, ...],
    left: int,
    housed: tuple[int, ...],
    *,
    in_hand: int,
    asked: bool,
    size: float,
) -> Zone:
    """The display, the pile and, in the settling phase, the buttons that end it."""
    sprites = [Sprite("cave", "panel-cave", WIDTH / 2, CAVE_HEIGHT / 2, z=-3)]
    copies = list(housed)
    if in_hand != S.NONE:
        sprites.append(person("hand", in_hand, copies[in_hand], (2.3, FLOOR_Y), 0.98))
        copies[in_hand] += 1
    for i in range(S.SLOTS):
        x, kind = 0.82 + 0.888 * i, display[i]
        sprites.append(Sprite(f"slot-{i + 1}", "slot", x, DISPLAY_Y, scale=0.9, z=-2))
        if kind != S.NONE:
            sprites.append(person(f"cave-{i + 1}", kind, copies[kind], (x, DISPLAY_Y), 0.88))
            copies[kind] += 1
    label = Message("mammoths-pile", {"count": left})
    sprites.append(Sprite("pile", "pile" if left else "slot", 0.85, FLOOR_Y, label, scale=0.88, text=str(left or "")))
    if asked:
        for name, x in ((SETTLE, 1.97), (NOT_NOW, 3.29)):
            words = Message("mammoths-button", {"button": name})
            sprites.append(Sprite(name, f"button-{name}", x, FLOOR_Y, words, z=1, text=words))
    label = Message("mammoths-zone-cave")
    return resized(Zone("cave", "left", WIDTH, CAVE_HEIGHT, label, tuple(sprites)), size)


def menus(s: SimpleNamespace) -> tuple[Menu, ...]:
    """While somebody may be settled: who is in the pile. And the two prices, for the actions that no gesture covers."""
    if s.phase != S.SETTLING:
        return ()
    people = tuple(person(person_id(kind), kind, S.COPIES[kind] - s.pile[kind], (0, 0), 1) for kind in in_pile(s))
    prices = tuple(
        Sprite(f"settle-{price}", f"settle-{price}", 0, 0, Message("mammoths-settle", {"price": price}))
        for price in S.PRICES[1:]
        if affordable(s, price)
    )
    about = Message("mammoths-about-pile")
    return (*([Menu("pile", people, about)] if people else []), Menu(SETTLE, prices))


@lru_cache(KEPT)
def pile(left: tuple[int, ...], size: float) -> Zone:
    """The pile fanned out, for the player who pays four tokens."""
    sprites = [Sprite("fan", "panel-pile", WIDTH / 2, PILE_HEIGHT / 2, z=-2)]
    for i, kind in enumerate(kind for kind in range(S.PERSON_KINDS) if left[kind]):
        x, y = 0.59 + 0.78 * (i % FAN), 0.62 + 0.86 * (i // FAN)
        name = f"pile-{S.PEOPLE[kind]}"
        sprites.append(person(name, kind, S.COPIES[kind] - left[kind], (x, y), 0.74))
        if left[kind] > 1:
            count = f"{left[kind]}×"
            sprites.append(Sprite(f"{name}-count", "number", x + 0.22, y - 0.27, text=count, scale=0.6, z=2))
    label = Message("mammoths-zone-pile")
    return resized(Zone("pile", "left", WIDTH, PILE_HEIGHT, label, tuple(sprites)), size)
