"""Space Stage: the card sheet in a form, drawn and printed. What may be on it, cards.py says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from herna.engine.datasheet import SheetField, SheetPart, SheetPiece, StandardSheet, contents
from herna.engine.scene import Message, Sprite
from herna.engine.tomltext import Edit, edited

from . import cards
from .cards import DATA, DECKS, FILE, HOUSE_SHEET, IN_STEPS, LETTERS, LONGEST_NAME, NUMBERS, WITH_VALUE, Card, Monster
from .kernel.state import DECK, ELEMENTS, KINDS, ORGANIC, RESOURCES, SCRAP
from .scene.names import show_card, show_monster
from .scene.words import half, tokens

OPTION = "cards"
FILE_NAME = FILE.name
CARD = (63.0, 88.0)  # millimetres, as all cards of this size are sold with sleeves
COUNTER = (26.0, 15.0)
WOUND = (15.0, 15.0)
COLOURS = {"mutation": "#12351f", "equipment": "#4a3208", "monster": "#4a0f16"}
GREY = "#1b2230"
MOST_COUNTERS = 60
FIXED = ("characters",)  # there is only one number that the rules allow


def _label(what: str) -> Message:
    return Message("spacestage-sheet-field", {"field": what})


def _number(name: str, least: float, most: float, usual: float, **more: Any) -> SheetField:
    return SheetField(name, _label(more.pop("called", name)), "number", least, most, usual=usual, **more)


def _names(deck: str) -> tuple[SheetField, ...]:
    identity = SheetField("id", _label("id"), "text", longest=3, usual=f"{LETTERS[deck]}01")
    return identity, SheetField("name", _label("name"), "text", longest=LONGEST_NAME)


def _card_fields(deck: str) -> tuple[SheetField, ...]:
    kinds = tuple((kind, Message("spacestage-sheet-kind", {"kind": kind})) for kind in KINDS)
    elements = tuple((each, Message("spacestage-elements", {"elements": each})) for each in ELEMENTS)
    return (
        *_names(deck),
        SheetField("kind", _label("kind"), "choice", choices=kinds, usual=KINDS[0]),
        _number("value", 0, 99, 1, given=("kind", WITH_VALUE)),
        SheetField(
            "elements",
            _label("elements"),
            "set",
            choices=elements,
            several=2,
            given=("kind", (KINDS[0],)),
            needed=False,
        ),
        _number("cost", 0, 99, 2, called=f"cost-{LETTERS[deck]}"),
        _number("use", 0, 99, 1, called=f"use-{LETTERS[deck]}"),
    )


def _monster_fields() -> tuple[SheetField, ...]:
    made = tuple((each, Message("spacestage-sheet-resource", {"resource": each})) for each in RESOURCES)
    return (
        *_names("monster"),
        SheetField("resource", _label("resource"), "choice", choices=made, usual=RESOURCES[0]),
        _number("health", 1, 99, 5),
        _number("damage", 0, 99, 3),
        *(_number(f"multiplier.{each}", 0, 20, 1, step=0.5, called=f"times-{each}") for each in ELEMENTS),
    )


def _number_fields(table: str) -> tuple[SheetField, ...]:
    return tuple(
        _number(name, least, most, HOUSE_SHEET.numbers[name], step=0.5 if name in IN_STEPS else 1, needed=False)
        for name, (least, most) in NUMBERS[table].items()
        if name not in FIXED
    )


def _part(name: str, fields: tuple[SheetField, ...], items: tuple[int, int] | None = None) -> SheetPart:
    return SheetPart(name, Message("spacestage-sheet-part", {"part": name}), fields, items)


PARTS: tuple[SheetPart, ...] = (
    _part("mutation", _card_fields("mutation"), (1, DECK)),
    _part("equipment", _card_fields("equipment"), (1, DECK)),
    _part("monster", _monster_fields(), (1, DECK)),
    _part("rules", _number_fields("rules")),
    _part("station_master", _number_fields("station_master")),
)
faults = cards.faults


@cache
def standards() -> tuple[StandardSheet, ...]:
    house = FILE.read_text(encoding="utf-8")
    duel = house
    for table, numbers in contents((DATA / "spacestage_duel.toml").read_text(encoding="utf-8")).items():
        for name, value in numbers.items():
            duel = edited(duel, Edit("set", table, 0, name, value))
    return tuple(
        StandardSheet(name, Message("spacestage-sheet-standard", {"sheet": name}), text)
        for name, text in ((cards.HOUSE, house), (cards.DUEL, duel))
    )


# --- paper --------------------------------------------------------------------------------------------------------


def pieces(text: str) -> tuple[SheetPiece, ...]:
    sheet = cards.read_sheet(cards.read_cards(text))
    said = contents(text)
    places = {(deck, entry["id"]): i for deck in DECKS for i, entry in enumerate(said[deck])}
    drawn = [
        *(_card(card, "mutation", places["mutation", card.id]) for card in sheet.mutations),
        *(_card(card, "equipment", places["equipment", card.id]) for card in sheet.equipment),
        *(_monster(monster, places["monster", monster.id]) for monster in sheet.monsters),
    ]
    order = {deck: i for i, deck in enumerate(DECKS)}
    return (*sorted(drawn, key=lambda piece: (order[piece.part], piece.index)), *_counters(said.get("tokens", {})))


def _card(card: Card, deck: str, index: int) -> SheetPiece:
    shown = show_card(card)
    letter = LETTERS[deck]
    made = ORGANIC if letter == "M" else SCRAP
    middle = (0.45, 0.58)
    sprites = (
        Sprite("it", shown.drawing, *middle, tags=shown.tags, text=shown.value),
        Sprite("cost", f"cost-{letter}", middle[0] + 0.26, middle[1] - 0.41, text=str(shown.cost), z=1),
        Sprite("use", f"use-{letter}", middle[0] + 0.25, middle[1] + 0.36, text=str(shown.use), z=1),
    )
    cost = Message("spacestage-sheet-cost", {"cost": tokens(made, shown.cost)})
    words = (shown.effect, shown.price, cost)
    return SheetPiece(deck, index, *CARD, COLOURS[deck], (0.9, 1.16), sprites, shown.name, shown.name, words, card.id)


def _monster(monster: Monster, index: int) -> SheetPiece:
    shown = show_monster(monster)
    x, y = 0.72, 0.74
    sprites = [
        Sprite("it", shown.drawing, x, y),
        Sprite("health", f"health-{monster.resource}", x - 0.45, y - 0.44, z=1, text=str(monster.health)),
        Sprite("deals", "strike", x + 0.45, y - 0.44, z=1, text=str(monster.damage)),
    ]
    for i, element in enumerate(ELEMENTS):
        halves = round(2 * monster.multiplier[i])
        tags = ("strong",) if halves > 2 else ("weak",) if halves < 2 else ()
        at = x + 0.4 * (i - 1)
        sprites.append(Sprite(element, f"times-{element}", at, y + 0.46, z=1, tags=tags, text=half(halves)))
    leaves = tokens(RESOURCES.index(monster.resource), monster.health)
    words = (
        Message("spacestage-sheet-health", {"health": monster.health}),
        Message("spacestage-sheet-damage", {"damage": monster.damage}),
        Message("spacestage-sheet-leaves", {"tokens": leaves}),
    )
    title = shown.name
    return SheetPiece(
        "monster", index, *CARD, COLOURS["monster"], (1.44, 1.4), tuple(sprites), title, title, words, monster.id
    )


def _counters(numbers: Any) -> Iterator[SheetPiece]:
    """What lies in the box besides the cards."""
    for name in (*RESOURCES, "damage"):
        given = numbers.get(name) if isinstance(numbers, dict) else None
        copies = given if isinstance(given, int) and not isinstance(given, bool) else 30
        label = Message("spacestage-sheet-counter", {"counter": name})
        size, picture = (WOUND, (0.44, 0.44)) if name == "damage" else (COUNTER, (0.62, 0.36))
        drawing = "strike" if name == "damage" else name
        sprite = Sprite("it", drawing, picture[0] / 2, picture[1] / 2, text="1")
        yield SheetPiece("", -1, *size, GREY, picture, (sprite,), label, copies=min(max(copies, 0), MOST_COUNTERS))
