"""The cards of Space Stage: the two shops, and what every character holds."""

from __future__ import annotations

from functools import cache, lru_cache
from types import SimpleNamespace
from typing import NamedTuple

from herna.engine.scene import Area, Message, Sprite, Zone

from ..kernel import state as S
from .blows import best_halves
from .names import SPRITES_KEPT, cast_of
from .station import Beast, beast_of, taken_slots
from .words import Words, deck_left, half, tokens

WIDTH, MARKET_HEIGHT, HAND_HEIGHT = 3.8, 1.6, 3.2
CARD_WIDTH, CARD_HEIGHT = 0.85, 1.54  # with its name below it and the gap to the next one
CARD_MIDDLE, NAME_BELOW = 0.56, 0.75  # from the top to the middle of a card, from there to the middle of its name
NAME_WIDTH = 0.86  # of the drawing
LARGEST = 1.45  # cards are never drawn larger
BESIDE_DECK = 3.26  # what the row of a shop may take
LEFT, TOP = 0.62, 0.1  # where a hand begins, beside its owner
DECK_LETTERS = "ME"
DECK_TITLES = ("spacestage-deck-M", "spacestage-deck-E")
SHOP_TITLES = ("spacestage-zone-laboratory", "spacestage-zone-workshop")
Point = tuple[float, float]


class Spot(NamedTuple):
    """Where a card lies, and how large."""

    x: float
    y: float
    scale: float


class Aim(NamedTuple):
    """What a card would do to a monster."""

    monster: int
    slot: int
    halves: int


def market_zone(s: SimpleNamespace, deck: int) -> Zone:
    """A shop: the row of cards on offer, and how many are left."""
    first = deck * S.DECK
    left = deck_left(s.card_at[first : first + S.DECK])
    sprites = list(_market(deck, left, not s.broken[S.POWER[s.rows][deck]]))
    offered = [card for card in range(first, first + S.DECK) if s.card_at[card] == S.IN_ROW]
    pitch = BESIDE_DECK / max(s.row_size, len(offered), 3)
    scale = round(min(1.0, pitch / CARD_WIDTH), 3)
    for i, card in enumerate(offered):
        spot = Spot(round(0.06 + pitch * (i + 0.5), 3), round(0.04 + CARD_MIDDLE * scale, 3), scale)
        sprites += (*_offer(s.sheet, card, spot), _name(s.sheet, card, spot, min(pitch / NAME_WIDTH, 1.2)))
    title = Message(SHOP_TITLES[deck])
    name: str
    area: Area
    name, area = ("laboratory", "right") if deck == S.MUTATIONS else ("workshop", "left")
    return Zone(name, area, WIDTH, MARKET_HEIGHT, title, tuple(sprites), show="drawer")


@cache
def _market(deck: int, left: int, powered: bool) -> tuple[Sprite, ...]:
    letter, y = DECK_LETTERS[deck], MARKET_HEIGHT / 2
    drawing = f"market-{letter}" if powered else "market-dark"
    label = Message(DECK_TITLES[deck], {"n": left})
    return (
        Sprite(f"market-{letter}", drawing, WIDTH / 2, y, z=-2),
        Sprite(f"deck-{letter}", f"deck-{letter}", WIDTH - 0.29, y, label, text=str(left)),
    )


@lru_cache(maxsize=SPRITES_KEPT)
def _offer(sheet: int, card: int, spot: Spot) -> tuple[Sprite, ...]:
    """A card on sale."""
    shown = cast_of(sheet).cards[card]
    letter = shown.id[0]
    cost = tokens(S.ORGANIC if letter == "M" else S.SCRAP, shown.cost)
    words: Words = {"name": shown.name, "effect": shown.effect, "cost": cost, "price": shown.price}
    label = Message("spacestage-offer", words)
    x, y, scale = spot
    return (
        Sprite(f"row-{shown.id}", shown.drawing, x, y, label, scale=scale, tags=shown.tags, text=shown.value),
        _on_card(f"cost-{shown.id}", f"cost-{letter}", spot, (0.26, -0.41), shown.cost),
        _on_card(f"sells-{shown.id}", f"use-{letter}", spot, (0.25, 0.36), shown.use),
    )


@lru_cache(maxsize=SPRITES_KEPT)
def _name(sheet: int, card: int, spot: Spot, scale: float) -> Sprite:
    """What a card is called, below it."""
    shown = cast_of(sheet).cards[card]
    y = spot.y + NAME_BELOW * spot.scale
    return Sprite(f"name-{shown.id}", "name", spot.x, round(y, 3), scale=round(scale, 3), z=1, text=shown.name)


def _on_card(name: str, kind: str, spot: Spot, off: Point, number: int) -> Sprite:
    """A number on a card, at this offset from its centre."""
    x, y, scale = spot
    return Sprite(name, kind, x + off[0] * scale, y + off[1] * scale, scale=scale, z=1, text=str(number))


def hand_zone(s: SimpleNamespace, c: int) -> Zone:
    """The cards of a character; many of them are drawn smaller."""
    sprites = list(_hand(c, s.life[c], bool(s.acts[c])))
    held = [card for card in range(S.CARDS) if s.card_at[card] == S.IN_HAND + c]
    scale, columns = _grid(len(held))
    for i, card in enumerate(held):
        x = LEFT + CARD_WIDTH * scale * (i % columns + 0.5)
        y = TOP + scale * (CARD_HEIGHT * (i // columns) + CARD_MIDDLE)
        spot = Spot(round(x, 3), round(y, 3), scale)
        sprites += _card(s.sheet, card, spot, bool(s.used[card]), bool(s.discharged[card]))
        sprites.append(_name(s.sheet, card, spot, scale))
        if s.stored[card] != S.NONE:
            sprites += _stored(beast_of(s, s.stored[card], s.stored_health[card]), spot)
        if s.card_kind[card] == S.ATTACK_CARD:
            sprites += _blows(s, c, card, spot)
    area: Area = "left" if c < S.CHARACTERS / 2 else "right"
    title = Message("spacestage-zone-hand", {"c": c + 1})
    return Zone(f"hand-{c + 1}", area, WIDTH, HAND_HEIGHT, title, tuple(sprites), show="drawer")


@cache
def _grid(number: int) -> tuple[float, int]:
    """How large this number of cards can be drawn, and how many then lie side by side."""

    def scale(columns: int) -> float:
        wide = (WIDTH - LEFT - 0.02) / (CARD_WIDTH * columns)
        high = (HAND_HEIGHT - 2 * TOP) / (CARD_HEIGHT * -(-number // columns))
        return round(min(LARGEST, wide, high) - 0.0005, 3)

    columns = max(range(1, number + 1), key=scale, default=1)
    return (scale(columns), columns) if number else (LARGEST, 1)


@cache
def _hand(c: int, life: int, acts: bool) -> tuple[Sprite, ...]:
    tags = ("dead",) if life == S.DEAD else ("dying",) if life == S.DYING else ()
    return (
        Sprite(f"hand-{c + 1}", "holding-lit" if acts else "holding", WIDTH / 2, HAND_HEIGHT / 2, z=-2),
        Sprite(f"owner-{c + 1}", f"char-{c + 1}", 0.33, 0.5, scale=0.72, tags=tags, text=str(c + 1)),
    )


@lru_cache(maxsize=SPRITES_KEPT)
def _card(sheet: int, card: int, spot: Spot, used: bool, discharged: bool) -> tuple[Sprite, ...]:
    shown = cast_of(sheet).cards[card]
    condition = "both" if used and discharged else "used" if used else "discharged" if discharged else "ready"
    words: Words = {"name": shown.name, "effect": shown.effect, "price": shown.price, "condition": condition}
    label = Message("spacestage-card", words)
    tags = (*shown.tags, *(["discharged"] if discharged else []), *(["used"] if used else []))
    x, y, scale = spot
    return (
        Sprite(f"card-{shown.id}", shown.drawing, x, y, label, scale=scale, tags=tags, text=shown.value),
        _on_card(f"use-{shown.id}", f"use-{shown.id[0]}", spot, (0.25, 0.36), shown.use),
    )


@lru_cache(maxsize=SPRITES_KEPT)
def _stored(beast: Beast, spot: Spot) -> tuple[Sprite, ...]:
    """A monster that lies on a Vortex card."""
    shown = cast_of(beast.sheet).monsters[beast.number]
    label = Message("spacestage-stored", {"name": shown.name, "tokens": tokens(beast.made, beast.health)})
    y, scale = spot.y - 0.14 * spot.scale, 0.5 * spot.scale
    return (
        Sprite(f"stored-{shown.id}", shown.drawing, spot.x, y, label, scale=scale, z=1),
        _on_card(f"left-{shown.id}", f"health-{S.RESOURCES[beast.made]}", spot, (-0.2, -0.36), beast.health),
    )


def _blows(s: SimpleNamespace, c: int, card: int, spot: Spot) -> list[Sprite]:
    """What an attack card that can be used would do to every monster in the room, or to the one under attack."""
    if s.used[card] or s.discharged[card] or s.life[c] != S.ALIVE:
        return []
    attacking = s.open == S.ATTACK and s.opener == c
    targets = [s.target] if attacking else taken_slots(s, s.room[c])
    aims = [Aim(s.slot[slot], slot, best_halves(s, card, s.slot[slot])) for slot in targets]
    return [_blow(s.sheet, card, aim, spot) for aim in aims]


@lru_cache(maxsize=SPRITES_KEPT)
def _blow(sheet: int, card: int, aim: Aim, spot: Spot) -> Sprite:
    """It points to the side of the room where the monster stands."""
    cast, right = cast_of(sheet), aim.slot % 4 == 2
    shown, text = cast.cards[card], half(aim.halves)
    label = Message("spacestage-would", {"name": shown.name, "monster": cast.monsters[aim.monster].name, "n": text})
    x, y = spot.x + 0.22 * spot.scale, spot.y + (-0.13 if right else -0.4) * spot.scale
    name, turn = f"would-{shown.id}-{S.SLOTS[aim.slot]}", 180 if right else 0
    return Sprite(name, "would", x, y, label, turn=turn, scale=spot.scale, z=2, text=text, tags=("passing",))
