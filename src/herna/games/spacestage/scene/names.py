"""What the cards and monsters of a card sheet are called, and which drawing shows them.

A card of the standard sheet, known by its id and its name, has a drawing and a translated name. Cards of other sheets
are drawn by their kind, monsters by what they are made of, and both are called as the sheet says.
"""

from __future__ import annotations

from dataclasses import dataclass

from herna.engine.game import State
from herna.engine.scene import Message

from ..cards import HOUSE_SHEET, WITH_VALUE, Card, Monster, sheet_of
from ..kernel.state import DECK

Name = Message | str

CARD_NAMES = {
    "M01": "spacestage-card-M01",
    "M02": "spacestage-card-M02",
    "M03": "spacestage-card-M03",
    "M04": "spacestage-card-M04",
    "M05": "spacestage-card-M05",
    "M06": "spacestage-card-M06",
    "M07": "spacestage-card-M07",
    "M08": "spacestage-card-M08",
    "M09": "spacestage-card-M09",
    "M10": "spacestage-card-M10",
    "M11": "spacestage-card-M11",
    "M12": "spacestage-card-M12",
    "M13": "spacestage-card-M13",
    "E01": "spacestage-card-E01",
    "E02": "spacestage-card-E02",
    "E03": "spacestage-card-E03",
    "E04": "spacestage-card-E04",
    "E05": "spacestage-card-E05",
    "E06": "spacestage-card-E06",
    "E07": "spacestage-card-E07",
    "E08": "spacestage-card-E08",
    "E09": "spacestage-card-E09",
    "E10": "spacestage-card-E10",
    "E11": "spacestage-card-E11",
    "E12": "spacestage-card-E12",
    "E13": "spacestage-card-E13",
}
MONSTER_NAMES = {
    "X01": "spacestage-monster-X01",
    "X02": "spacestage-monster-X02",
    "X03": "spacestage-monster-X03",
    "X04": "spacestage-monster-X04",
    "X05": "spacestage-monster-X05",
    "X06": "spacestage-monster-X06",
    "X07": "spacestage-monster-X07",
    "X08": "spacestage-monster-X08",
    "X09": "spacestage-monster-X09",
    "X10": "spacestage-monster-X10",
    "X11": "spacestage-monster-X11",
    "X12": "spacestage-monster-X12",
    "X13": "spacestage-monster-X13",
}
HOUSE_NAMES = {card.id: card.name for card in (*HOUSE_SHEET.mutations, *HOUSE_SHEET.equipment)}
HOUSE_NAMES |= {monster.id: monster.name for monster in HOUSE_SHEET.monsters}


@dataclass(frozen=True)
class ShownCard:
    """A card: its drawing, its words, the numbers written on it."""

    id: str
    drawing: str
    tags: tuple[str, ...]
    name: Name
    effect: Message
    price: Message
    value: str
    cost: int
    use: int


@dataclass(frozen=True)
class ShownMonster:
    id: str
    drawing: str
    name: Name


@dataclass(frozen=True)
class Cast:
    """All cards and monsters of a sheet, by their numbers in the record."""

    cards: dict[int, ShownCard]
    monsters: tuple[ShownMonster, ...]


CASTS: dict[int, Cast] = {}  # by the number of the sheet: the most recently shown
KEPT = 64
SPRITES_KEPT = 8192  # of cards and monsters; another sheet has others


def learn_cast(state: State) -> Cast:
    """The cast of a state's sheet; from now on `cast_of` knows it by the number of the sheet."""
    number = int(state[0].sheet)
    if number not in CASTS:
        sheet = sheet_of(state)
        cards = {i: show_card(card) for i, card in enumerate(sheet.mutations)}
        cards |= {DECK + i: show_card(card) for i, card in enumerate(sheet.equipment)}
        if len(CASTS) >= KEPT:
            CASTS.pop(next(iter(CASTS)), None)
        CASTS[number] = Cast(cards, tuple(map(show_monster, sheet.monsters)))
    return CASTS[number]


def cast_of(sheet: int) -> Cast:
    return CASTS[sheet]


def show_card(card: Card) -> ShownCard:
    elements = Message("spacestage-elements", {"elements": "-".join(card.elements) or "none"})
    of_the_house = HOUSE_NAMES.get(card.id) == card.name
    return ShownCard(
        card.id,
        f"card-{card.id if of_the_house else card.id[0]}",
        (*(() if of_the_house else (f"large-{card.kind}",)), card.kind, *card.elements),
        Message(CARD_NAMES[card.id]) if of_the_house else card.name,
        Message("spacestage-effect", {"kind": card.kind, "value": card.value, "elements": elements}),
        Message("spacestage-price", {"deck": card.id[0], "use": card.use}),
        str(card.value) if card.kind in WITH_VALUE else "",
        card.cost,
        card.use,
    )


def show_monster(monster: Monster) -> ShownMonster:
    if HOUSE_NAMES.get(monster.id) == monster.name:
        return ShownMonster(monster.id, f"monster-{monster.id}", Message(MONSTER_NAMES[monster.id]))
    return ShownMonster(monster.id, f"monster-{monster.resource}", monster.name)
