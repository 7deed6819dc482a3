"""The station of Space Stage: rooms, generators, slots with monsters, and the figures of the characters."""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import NamedTuple

from herna.engine.scene import Message, Sprite, Zone

from ..kernel import state as S
from .blows import could, halves_of, most_damage
from .names import SPRITES_KEPT, cast_of
from .words import CONDITIONS, Vitals, Words, generator_kind, half, monster_words, room_words, tokens, yes

WIDTH, HEIGHT = 7.0, 7.2
ROOM_X, ROOM_Y = (1.05, 3.5, 5.95), (2.2, 3.6, 5.0)
SLOT_X = (1.05, 2.72, 4.28, 5.95)
SLOT_Y, HATCH_Y = (0.72, 6.48), (1.45, 5.75)  # above and below


class Beast(NamedTuple):
    """A monster as it is now."""

    sheet: int
    number: int
    made: int
    health: int
    deals: int
    times: tuple[int, ...]  # its multipliers, in halves
    boosted: bool


def _room_at(room: int) -> tuple[float, float]:
    return ROOM_X[room % 3], ROOM_Y[room // 3]


def _slot_at(slot: int) -> tuple[float, float]:
    return SLOT_X[slot % 4], SLOT_Y[slot // 4]


def _figure_at(c: int, room: int) -> tuple[float, float, float]:
    """Where a character stands in a room, and how large; every character has its own place."""
    x, y = _room_at(room)
    if room % 3 == 1:
        return x + 0.64 * (c - 1.5), y + 0.11, 0.86
    return x + 0.43 * (c - 1.5), y + 0.32, 0.64


def station_zone(s: SimpleNamespace) -> Zone:
    sprites = list(_ground())
    damage = [room_damage(s, room) for room in range(len(S.ROOMS))]
    sprites += [_room(room, damage[room], _powered(s, room)) for room in range(len(S.ROOMS))]
    sprites += [_generator(g, generator_kind(s.rows, g), bool(s.broken[g])) for g in range(len(S.GENERATORS))]
    for slot, monster in enumerate(s.slot):
        if monster == S.NONE:
            sprites.append(_empty_slot(slot))
        else:
            sprites += _monster(slot, beast_of(s, monster, s.slot_health[slot]))
    for c in range(S.CHARACTERS):
        if s.life[c] != S.DEAD:
            sprites.append(
                _figure(c, s.room[c], Vitals(s.life[c], s.damage[c], s.limit), bool(s.acts[c] or s.puppet == c))
            )
    sprites += [*_open_action(s), *_request(s), *_could(s)]
    return Zone("station", "main", WIDTH, HEIGHT, Message("spacestage-zone-station"), tuple(sprites))


def beast_of(s: SimpleNamespace, monster: int, health: int) -> Beast:
    times = tuple(halves_of(s, monster, element) for element in range(len(S.ELEMENTS)))
    made, boosted = s.monster_made[monster], bool(s.boosted[monster])
    return Beast(s.sheet, monster, made, health, _deals(s, monster), times, boosted)


def _deals(s: SimpleNamespace, monster: int) -> int:
    deals: int = s.monster_damage[monster] + (s.boost_damage if s.boosted[monster] else 0)
    return deals


def taken_slots(s: SimpleNamespace, room: int) -> list[int]:
    """The slots of a room that hold a monster."""
    return [slot for slot, here in enumerate(S.SLOT_ROOM) if here == room and s.slot[slot] != S.NONE]


def room_damage(s: SimpleNamespace, room: int) -> int:
    """What the monsters of a room deal; -1 if there are none."""
    slots = taken_slots(s, room)
    return sum(_deals(s, s.slot[slot]) for slot in slots) if slots else -1


def _powered(s: SimpleNamespace, room: int) -> bool:
    deck = {S.WORKSHOP: S.EQUIPMENT, S.LABORATORY: S.MUTATIONS}.get(room)
    return deck is None or not s.broken[S.POWER[s.rows][deck]]


@cache
def _ground() -> tuple[Sprite, ...]:
    """What never changes: the hull, the doors, and the faces of the dice that the slots answer to."""
    x, y = WIDTH / 2, HEIGHT / 2
    sprites = [Sprite("station", "station", x, y, z=-4), Sprite("doors", "doors", x, y, z=-2)]
    for slot in range(len(S.SLOTS)):
        face = slot % 4 + 2
        sprites.append(Sprite(f"face-{S.SLOTS[slot]}", f"die-{face}", SLOT_X[slot % 4], HATCH_Y[slot // 4], scale=0.46))
    for generator, room in enumerate(S.GENERATORS):
        x, y = _room_at(S.ROOMS.index(room))
        right, face = generator % 2, (1, 6)[generator % 2]
        name = f"face-{'UULL'[generator]}{face}"
        sprites.append(Sprite(name, f"die-{face}", x + (0.05 if right else -0.05), y - 0.45, scale=0.46))
    return tuple(sprites)


@cache
def _room(room: int, damage: int, powered: bool) -> Sprite:
    """`damage` is what the monsters there deal, -1 if there are none."""
    name = S.ROOMS[room]
    x, y = _room_at(room)
    if room in (S.WORKSHOP, S.LABORATORY):
        kind = "room-workshop" if room == S.WORKSHOP else "room-laboratory"
        label = Message("spacestage-shop-label", {"room": name, "power": yes(powered)})
        return Sprite(f"room-{name}", kind if powered else f"{kind}-dark", x, y, label, z=-3)
    size = "wide" if room % 3 == 1 else "narrow"
    kind = "room-core" if room == S.C else f"room-{size}"
    label = Message("spacestage-room-label", {"room": name, "damage": max(damage, 0)})
    tags = (f"alarm-{size}",) if damage >= 0 else ()
    return Sprite(f"room-{name}", kind, x, y, label, z=-3, tags=tags)


@cache
def _generator(generator: int, kind: str, broken: bool) -> Sprite:
    room = S.GENERATORS[generator]
    x, y = _room_at(S.ROOMS.index(room))
    side, face = "UULL"[generator], (1, 6)[generator % 2]
    args: Words = {"kind": kind, "place": room, "broken": yes(broken), "side": side, "face": face}
    drawing = f"gen-{kind}-broken" if broken else f"gen-{kind}"
    away = -0.52 if generator % 2 == 0 else 0.52
    return Sprite(f"gen-{room}", drawing, x + away, y - 0.31, Message("spacestage-generator", args))


@cache
def _empty_slot(slot: int) -> Sprite:
    x, y = _slot_at(slot)
    name = S.SLOTS[slot]
    return Sprite(f"slot-{name}", "slot", x, y, Message("spacestage-slot", {"slot": name}), z=-1)


@lru_cache(maxsize=SPRITES_KEPT)
def _monster(slot: int, beast: Beast) -> tuple[Sprite, ...]:
    """A monster in its slot with its numbers."""
    x, y = _slot_at(slot)
    shown, name = cast_of(beast.sheet).monsters[beast.number], S.SLOTS[slot]
    fire, ice, lightning = map(half, beast.times)
    words: Words = {"name": shown.name, "slot": name, "tokens": tokens(beast.made, beast.health), "damage": beast.deals}
    words |= {"fire": fire, "ice": ice, "lightning": lightning, "boosted": yes(beast.boosted)}
    label, of = Message("spacestage-monster", words), shown.id
    tags = ("boosted",) if beast.boosted else ()
    health, deals = str(beast.health), str(beast.deals)
    sprites = [
        Sprite(f"slot-{name}", "slot", x, y, label, z=-1),
        Sprite(f"monster-{of}", shown.drawing, x, y, label, tags=tags),
        Sprite(f"health-{of}", f"health-{S.RESOURCES[beast.made]}", x - 0.45, y - 0.44, z=1, text=health),
        Sprite(f"deals-{of}", "strike", x + 0.45, y - 0.44, z=1, text=deals),
    ]
    for i, element in enumerate(S.ELEMENTS):
        halves, at = beast.times[i], x + 0.4 * (i - 1)
        tags = ("strong",) if halves > 2 else ("weak",) if halves < 2 else ()
        sprites.append(Sprite(f"{element}-{of}", f"times-{element}", at, y + 0.4, z=1, tags=tags, text=half(halves)))
    return tuple(sprites)


@cache
def _figure(c: int, room: int, vitals: Vitals, acts: bool) -> Sprite:
    life, damage, limit = vitals
    x, y, scale = _figure_at(c, room)
    args: Words = {"c": c + 1, "room": room_words(room), "damage": damage, "limit": limit}
    args["condition"] = CONDITIONS[life]
    tags = ("dying",) if life == S.DYING else ("turn",) if acts else ()
    label = Message("spacestage-character", args)
    return Sprite(f"char-{c + 1}", f"char-{c + 1}", x, y, label, scale=scale, z=2, tags=tags, text=str(c + 1))


def _request(s: SimpleNamespace) -> list[Sprite]:
    """What a character asks for, above its figure."""
    if s.asker == S.NONE:
        return []
    x, y, _ = _figure_at(s.asker, s.room[s.asker])
    words: Words = {"asker": s.asker + 1, "asked": s.asked + 1, "tokens": tokens(s.wanted, s.amount)}
    label = Message("spacestage-request", words)
    return [Sprite("request", f"want-{S.RESOURCES[s.wanted]}", x, y - 0.52, label, z=3, text=f"{s.amount}?")]


def _could(s: SimpleNamespace) -> list[Sprite]:
    """What the characters on turn would deal with everything in hand, at the monsters that they may attack."""
    sprites: list[Sprite] = []
    for c in range(S.CHARACTERS):
        may = s.acts[c] and not s.open and s.mains < s.main_actions and not s.kinds[c] & S.ATTACK
        for slot in taken_slots(s, s.room[c]) if may and s.life[c] == S.ALIVE else []:
            n, (x, y) = most_damage(s, c, slot), _slot_at(slot)
            kind = "could-kill" if n >= s.slot_health[slot] else "could"
            name = f"could-{c + 1}-{S.SLOTS[slot]}"
            spot = x + (0.26 if len(sprites) % 2 else -0.26), y + 0.13
            sprites.append(Sprite(name, kind, *spot, could(s, c, slot, n), z=2, text=f"−{n}"))
    return sprites


def _open_action(s: SimpleNamespace) -> list[Sprite]:
    """What the open action has come to, at its target."""
    if s.open == S.ATTACK:
        x, y = _slot_at(s.target)
        label = Message("spacestage-hit", {"n": s.total, "monster": monster_words(s, s.target)})
        return [Sprite("hit", "hit", x, y - 0.1, label, z=3, text=f"−{s.total}")]
    if s.open == S.HEAL:
        x, y, _ = _figure_at(s.target, s.room[s.target])
        label = Message("spacestage-mend", {"c": s.target + 1, "n": s.total})
        return [Sprite("mend", "mend", x, y - 0.42, label, z=3, scale=0.8, text=str(s.total))]
    return []
