"""Space Stage: the card sheet. It is data: another sheet is read from a file, checked, and stored with the match.

A sheet holds the decks and the numbers of the rules. What is left out of `[rules]`, `[station_master]` and `[board]` is
as in the standard sheet (data/spacestage_cards.toml). An error names the line, the field and what was expected.
"""

from __future__ import annotations

import json
import re
import tomllib
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

import numpy as np

from herna.engine.datasheet import BadEntry, SheetFault, fault_of
from herna.engine.errors import BadOption
from herna.engine.game import Option
from herna.engine.values import shown

from .kernel.state import ATTACK_CARD, DECK, ELEMENTS, KINDS, NONE, RESOURCES, SETTINGS

HOUSE = "standard"  # the name of the standard sheet
DUEL = "duel"  # the same cards with other numbers, for an even match against the Station Master
DATA = Path(__file__).with_name("data")
FILE = DATA / "spacestage_cards.toml"

DECKS = ("mutation", "equipment", "monster")
LETTERS = {"mutation": "M", "equipment": "E", "monster": "X"}
REMARKS = ("meta", "tokens")  # tables that change nothing
WITH_VALUE = ("attack", "heal", "repair", "reduce")
CARD_FIELDS = ("id", "name", "kind", "value", "elements", "cost", "use", "named_in_text")
MONSTER_FIELDS = ("id", "name", "resource", "health", "damage", "multiplier", "named_in_text")
NUMBERS = {  # table, field: least and most
    "rules": {
        "characters": (4, 4),
        "damage_limit": (2, 30),
        "hardcore_limit": (2, 30),
        "main_actions_per_turn": (1, 4),
        "pair_actions": (1, 8),
        "repair_target": (2, 30),
        "repair_per_helper": (0, 10),
        "heal_base": (0, 30),
        "bare_hands": (0, 30),
        "row_size": (1, 8),
        "oxygen_damage": (0, 30),
        "round_cap": (0, 99),
    },
    "station_master": {
        "actions_per_turn": (1, 9),
        "infarct_damage": (0, 30),
        "boost_damage": (0, 99),
        "boost_multiplier": (-20, 20),
    },
}
IN_STEPS = ("boost_multiplier",)  # numbers in steps of 0.5
LONGEST_NAME = 40


@dataclass(frozen=True)
class Card:
    id: str
    name: str
    kind: str
    value: int
    elements: tuple[str, ...]
    cost: int
    use: int


@dataclass(frozen=True)
class Monster:
    id: str
    name: str
    resource: str
    health: int
    damage: int
    multiplier: tuple[float, float, float]  # fire, ice, lightning


@dataclass(frozen=True)
class Sheet:
    """What a card sheet says, decks in the order of their ids."""

    text: str  # the whole canonical sheet, as match files contain it
    number: int  # identifies this text in states
    mutations: tuple[Card, ...]
    equipment: tuple[Card, ...]
    monsters: tuple[Monster, ...]
    numbers: dict[str, float]

    def card(self, card: int) -> Card:
        """By its number in the record."""
        return self.mutations[card] if card < DECK else self.equipment[card - DECK]

    def monster(self, monster: int) -> Monster:
        return self.monsters[monster]


SHEETS: dict[int, Sheet] = {}  # by number, the most recently used last
KEPT = 1000


def sheet_of(state: np.ndarray[Any, Any]) -> Sheet:
    """The card sheet of a state; without the names if the sheet is no longer cached."""
    number = int(state[0].sheet)
    return HOUSE_SHEET if number == HOUSE_SHEET.number else SHEETS.get(number) or _nameless(state[0])


def card_id(s: Any, card: int) -> str:
    """The id on the sheet; a number without a card has an id too."""
    return f"{'ME'[card // DECK]}{s.card_id[card] % 100:02d}"


def monster_id(s: Any, monster: int) -> str:
    return f"X{s.monster_id[monster] % 100:02d}"


def _nameless(s: Any) -> Sheet:
    """What a record knows about its sheet, with ids in place of names."""

    def card(i: int) -> Card:
        identity = card_id(s, i)
        elements = tuple(name for bit, name in enumerate(ELEMENTS) if s.card_elements[i] >> bit & 1)
        price = int(s.card_cost[i]), int(s.card_use[i])
        return Card(identity, identity, KINDS[s.card_kind[i]], int(s.card_value[i]), elements, *price)

    def monster(i: int) -> Monster:
        identity = monster_id(s, i)
        fire, ice, lightning = (int(times) / 2 for times in s.monster_halves[i])
        numbers = int(s.monster_health[i]), int(s.monster_damage[i])
        return Monster(identity, identity, RESOURCES[s.monster_made[i]], *numbers, (fire, ice, lightning))

    return Sheet(
        text="",
        number=int(s.sheet),
        mutations=tuple(card(i) for i in range(DECK) if s.card_id[i] != NONE),
        equipment=tuple(card(i) for i in range(DECK, 2 * DECK) if s.card_id[i] != NONE),
        monsters=tuple(monster(i) for i in range(DECK) if s.monster_id[i] != NONE),
        numbers={},
    )


# --- reading ------------------------------------------------------------------------------------------------------


class _Reader:
    """One text of a sheet: what it says, and where. The first mistake ends the reading, unless they are collected."""

    def __init__(self, text: str, found: list[SheetFault] | None = None) -> None:
        self.found = found
        self.lines = _lines(text)
        try:
            self.data = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadOption(f"cards: expected a card sheet in TOML, or the word {HOUSE} ({error})") from None

    def refuse(self, table: str, index: int, field: str, expected: str, found: object = None) -> NoReturn:
        line = self.lines.get((table, index, field)) or self.lines.get((table, index, "")) or 1
        entry = self.data.get(table)
        name = entry[index].get("id") if isinstance(entry, list) and isinstance(entry[index], dict) else None
        whose = f"{table} {name}" if isinstance(name, str) else f"{table} {index + 1}" if table in DECKS else table
        where = f"field {field!r} of {whose}" if field else whose
        got = f", not {shown(found)}" if found is not None else ""
        text = f"cards, line {line}, {where}: expected {expected}{got}"
        raise BadEntry(text, line, table, index, field)

    @contextmanager
    def trying(self) -> Iterator[None]:
        """What is read here is not needed by what follows: where mistakes are collected, the next one is looked for."""
        try:
            yield
        except BadEntry as error:
            if self.found is None:
                raise
            self.found.append(error.fault)

    def entry(self, table: str, index: int) -> dict[str, Any]:
        found = self.data[table]
        entry: dict[str, Any] = found[index] if isinstance(found, list) else found
        return entry

    def refuse_strangers(self, table: str, index: int, entry: dict[str, Any], known: tuple[str, ...]) -> None:
        for field in entry:
            if field not in known:
                with self.trying():
                    self.refuse(table, index, field, f"only {', '.join(known)}")

    def whole(self, table: str, index: int, field: str, least: int, most: int) -> int:
        value = self.entry(table, index).get(field)
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            expected = f"{least}" if least == most else f"a whole number, {least} to {most}"
            self.refuse(table, index, field, expected, "nothing" if value is None else value)
        return value

    def in_steps(self, table: str, index: int, field: str, least: int, most: int) -> float:
        value = self.entry(table, index).get(field)
        number = isinstance(value, int | float) and not isinstance(value, bool)
        if not number or not least <= value <= most or value * 2 != int(value * 2):  # type: ignore[operator]
            self.refuse(table, index, field, f"a number in steps of 0.5, {least} to {most}", value)
        return float(value)  # type: ignore[arg-type]

    def word(self, table: str, index: int, field: str, words: tuple[str, ...]) -> str:
        value = self.entry(table, index).get(field)
        if value not in words:
            self.refuse(table, index, field, f"one of {', '.join(words)}", "nothing" if value is None else value)
        return str(value)


def _lines(text: str) -> dict[tuple[str, int, str], int]:
    """The line of each table (field "") and of each of its fields; arrays of tables are counted from 0."""
    found: dict[tuple[str, int, str], int] = {}
    counts: dict[str, int] = {}
    table, index = "", 0
    for number, line in enumerate(text.splitlines(), start=1):
        header = re.match(r"\s*(\[\[?)\s*([\w.\"-]+)\s*\]", line)
        field = re.match(r"\s*\"?([\w-]+)\"?\s*=", line)
        if header:
            table, _, _ = header[2].partition(".")
            if header[1] == "[[":
                counts[table] = counts.get(table, -1) + 1
            index = counts.get(table, 0)
            found.setdefault((table, index, ""), number)
        elif field:
            found.setdefault((table, index, field[1]), number)
            if not table:
                found.setdefault((field[1], 0, ""), number)
    return found


def _read_card(reader: _Reader, deck: str, index: int, entry: dict[str, Any]) -> dict[str, Any]:
    reader.refuse_strangers(deck, index, entry, CARD_FIELDS)
    card = _read_names(reader, deck, index, entry)
    kind = card["kind"] = reader.word(deck, index, "kind", KINDS)
    if kind in WITH_VALUE:
        card["value"] = reader.whole(deck, index, "value", 0, 99)
    elif "value" in entry:
        reader.refuse(deck, index, "value", f"none: a card of kind {kind} has no value")
    elements = entry.get("elements", [])
    allowed = 2 if kind == KINDS[ATTACK_CARD] else 0
    known = isinstance(elements, list) and all(element in ELEMENTS for element in elements)
    if not known or len(elements) > allowed or len(set(elements)) < len(elements):
        words = f"none to two different ones of {', '.join(ELEMENTS)}" if allowed else "none, as only attacks have any"
        reader.refuse(deck, index, "elements", words, elements)
    card["elements"] = sorted(elements, key=ELEMENTS.index)
    card["cost"] = reader.whole(deck, index, "cost", 0, 99)
    card["use"] = reader.whole(deck, index, "use", 0, 99)
    return card


def _read_monster(reader: _Reader, deck: str, index: int, entry: dict[str, Any]) -> dict[str, Any]:
    reader.refuse_strangers(deck, index, entry, MONSTER_FIELDS)
    monster = _read_names(reader, deck, index, entry)
    monster["resource"] = reader.word(deck, index, "resource", RESOURCES)
    monster["health"] = reader.whole(deck, index, "health", 1, 99)
    monster["damage"] = reader.whole(deck, index, "damage", 0, 99)
    given = entry.get("multiplier")
    if not isinstance(given, dict) or sorted(given) != sorted(ELEMENTS):
        reader.refuse(deck, index, "multiplier", f"a number for each of {', '.join(ELEMENTS)}", given)
    for element in ELEMENTS:
        times = given[element]
        number = isinstance(times, int | float) and not isinstance(times, bool)
        if not number or not 0 <= times <= 20 or times * 2 != int(times * 2):
            reader.refuse(deck, index, "multiplier", f"for {element} a number in steps of 0.5, 0 to 20", times)
    monster["multiplier"] = {element: float(given[element]) for element in ELEMENTS}
    return monster


def _read_names(reader: _Reader, deck: str, index: int, entry: dict[str, Any]) -> dict[str, Any]:
    identity, name = entry.get("id"), entry.get("name")
    if not isinstance(identity, str) or not re.fullmatch(LETTERS[deck] + "[0-9]{2}", identity):
        reader.refuse(deck, index, "id", f"{LETTERS[deck]} and two digits", identity)
    if not isinstance(name, str) or not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
        reader.refuse(deck, index, "name", f"a text of 1 to {LONGEST_NAME} characters", name)
    if not isinstance(entry.get("named_in_text", ""), str):
        reader.refuse(deck, index, "named_in_text", "a text", entry["named_in_text"])
    return {"id": identity, "name": name}


def _read_deck(reader: _Reader, deck: str) -> list[dict[str, Any]]:
    entries = reader.data.get(deck, [])
    if not isinstance(entries, list) or not 1 <= len(entries) <= DECK:
        number = len(entries) if isinstance(entries, list) else 0
        reader.refuse(deck, max(number - 1, 0), "", f"1 to {DECK} tables [[{deck}]], there are {number}")
    read = _read_monster if deck == "monster" else _read_card
    cards: dict[str, dict[str, Any]] = {}
    for index, entry in enumerate(entries):
        with reader.trying():
            if not isinstance(entry, dict):
                reader.refuse(deck, index, "", f"a table [[{deck}]]", entry)
            card = read(reader, deck, index, entry)
            if card["id"] in cards:
                reader.refuse(deck, index, "id", "an id that no other card has", card["id"])
            cards[card["id"]] = card
    return [cards[identity] for identity in sorted(cards)]


def _read_numbers(reader: _Reader, table: str, defaults: dict[str, float]) -> dict[str, float]:
    given = reader.data.get(table, {})
    if not isinstance(given, dict):
        reader.refuse(table, 0, "", f"a table [{table}]", given)
    reader.refuse_strangers(table, 0, given, tuple(NUMBERS[table]))
    numbers: dict[str, float] = {}
    for field, (least, most) in NUMBERS[table].items():
        read = reader.in_steps if field in IN_STEPS else reader.whole
        with reader.trying():
            numbers[field] = read(table, 0, field, least, most) if field in given else defaults[field]
    return numbers


def _parse(reader: _Reader, house: dict[str, Any]) -> dict[str, Any]:
    """The canonical contents of a sheet; what it leaves out comes from the sheet `house`."""
    for table in reader.data:
        with reader.trying():
            if table not in (*NUMBERS, *DECKS, *REMARKS, "board"):
                reader.refuse(table, 0, "", f"only the tables {', '.join((*NUMBERS, 'board', *DECKS, *REMARKS))}")
    with reader.trying():
        if reader.data.get("board", house["board"]) != house["board"]:
            reader.refuse("board", 0, "", "the board of the game, which another sheet cannot change")
    for remark in REMARKS:
        with reader.trying():
            if not isinstance(reader.data.get(remark, {}), dict):
                reader.refuse(remark, 0, "", f"a table [{remark}]")
    contents: dict[str, Any] = {}
    for table in NUMBERS:
        with reader.trying():
            contents[table] = _read_numbers(reader, table, house[table])
    for deck in DECKS:
        with reader.trying():
            contents[deck] = _read_deck(reader, deck)
    return contents


def faults(text: str) -> tuple[SheetFault, ...]:
    """Everything that is wrong with a sheet; of one card or monster, the first mistake."""
    found: list[SheetFault] = []
    try:
        _parse(_Reader(text, found), _HOUSE)
    except BadOption as error:
        return (fault_of(error),)
    return tuple(sorted(found, key=lambda fault: fault.line))


def _card(entry: dict[str, Any]) -> Card:
    return Card(**{"value": 0, **entry, "elements": tuple(entry["elements"])})


def _monster(entry: dict[str, Any]) -> Monster:
    fire, ice, lightning = (entry["multiplier"][element] for element in ELEMENTS)
    return Monster(**{**entry, "multiplier": (fire, ice, lightning)})


def _sheet(text: str) -> Sheet:
    """The sheet of a canonical text."""
    number = zlib.crc32(text.encode()) - 2**31
    known = SHEETS.pop(number, None)
    sheet = known if known is not None and known.text == text else _build(text, number)
    SHEETS[number] = sheet
    if len(SHEETS) > KEPT:
        del SHEETS[next(iter(SHEETS))]
    return sheet


def _build(text: str, number: int) -> Sheet:
    data = json.loads(text)
    return Sheet(
        text=text,
        number=number,
        mutations=tuple(_card(entry) for entry in data["mutation"]),
        equipment=tuple(_card(entry) for entry in data["equipment"]),
        monsters=tuple(_monster(entry) for entry in data["monster"]),
        numbers=data["rules"] | data["station_master"],
    )


def _canonical(contents: dict[str, Any]) -> str:
    return json.dumps(contents, ensure_ascii=False, separators=(",", ":"))


_HOUSE = tomllib.loads(FILE.read_text(encoding="utf-8"))
HOUSE_TEXT = _canonical(_parse(_Reader(FILE.read_text(encoding="utf-8")), _HOUSE))
HOUSE_SHEET = _sheet(HOUSE_TEXT)


def _variation(file: Path) -> str:
    """The standard sheet with the numbers that a file changes."""
    reader = _Reader(file.read_text(encoding="utf-8"))
    contents = json.loads(HOUSE_TEXT)
    return _canonical(contents | {table: _read_numbers(reader, table, contents[table]) for table in NUMBERS})


DUEL_TEXT = _variation(DATA / "spacestage_duel.toml")
NAMED = {HOUSE: HOUSE_TEXT, DUEL: DUEL_TEXT}  # the sheets that the option knows by name


def read_cards(value: object) -> str:
    """The option's value: the name of a built-in sheet, or the whole of another one as canonical text."""
    text = json.dumps(value) if isinstance(value, dict) else str(value)
    if text.strip() in NAMED:
        return text.strip()
    canonical = _canonical(_parse(_Reader(text), _HOUSE))
    return next((name for name, known in NAMED.items() if known == canonical), canonical)


def contents_of(value: object) -> dict[str, Any]:
    """All tables of the sheet that a value of the option stands for."""
    contents: dict[str, Any] = json.loads(NAMED.get(str(value), str(value)))
    return contents


def read_sheet(value: str) -> Sheet:
    """The sheet that a value of the option stands for."""
    return HOUSE_SHEET if value == HOUSE else _sheet(NAMED.get(value, value))


# --- options ------------------------------------------------------------------------------------------------------

DEFAULT_CAP = 40
DEFAULT_BARE_HANDS = 1
CARDS_EXPLAINED = f"the card sheet: {HOUSE}, {DUEL} (an even match against the Station Master), or a TOML file"


def read_cap(value: object) -> int:
    text = str(value)
    if not re.fullmatch("[0-9]{1,2}", text):
        raise BadOption(f"cap: expected a number of rounds, 0 to 99, not {shown(value)}")
    return int(text)


OPTIONS = (
    Option("hardcore", False, (False, True), "characters are dying one point of damage earlier"),
    Option("pairs", False, (False, True), "Two players: each leads two characters, with three main actions together"),
    Option("master", False, (False, True), "one more seat, the Station Master, plays against the team"),
    Option("generators", "diagonal", ("diagonal", "rows"), "which generators give oxygen: NW and SE, or NW and NE"),
    Option("move_extension", "one", ("one", "chain"), "a move goes on through empty rooms by one step, or on and on"),
    Option("bare_hands", DEFAULT_BARE_HANDS, (1, 0, 2), "damage of an attack without cards"),
    Option("hat", "active", ("active", "passive"), "the Hat is used like other equipment, or always works"),
    Option("revived", "plays", ("plays", "waits"), "who comes back by a roll plays at once, or from the next round on"),
    Option("feeding", "must", ("must", "free"), "whether the Station Master must place a monster each turn"),
    Option("consent", "ask", ("ask", "free"), "whether somebody asked for resources may refuse"),
    Option("cap", DEFAULT_CAP, explain="rounds after which the match ends unfinished; 0: never", parse=read_cap),
    Option("cards", HOUSE, explain=CARDS_EXPLAINED, parse=read_cards, contents=contents_of),
)


def seating(options: dict[str, Any], players: int | None = None) -> tuple[int, ...]:
    """Rules 1, 10, 11: how many seats a match can have, the usual number first; `players` are those of the team."""
    team: tuple[int, ...] = (2,) if options["pairs"] else (4, 1, 2, 3)
    if players is not None:
        team = tuple(number for number in team if number == players)
    return tuple(number + options["master"] for number in team)


def settings(options: dict[str, Any]) -> np.ndarray[Any, Any]:
    """The options and the sheet as the record that `setup` takes."""
    out = np.zeros(1, SETTINGS)
    s = out[0]
    sheet = read_sheet(options["cards"])
    numbers = sheet.numbers
    s.team = options["seats"] - options["master"]
    s.pairs = options["pairs"]
    s.master = options["master"]
    s.rows = options["generators"] == "rows"
    s.chain = options["move_extension"] == "chain"
    s.hat_passive = options["hat"] == "passive"
    s.revived_waits = options["revived"] == "waits"
    s.feeding_free = options["feeding"] == "free"
    s.consent_free = options["consent"] == "free"
    # At their defaults, these two follow the sheet.
    s.cap = numbers["round_cap"] if options["cap"] == DEFAULT_CAP else options["cap"]
    bare_hands = options["bare_hands"]
    s.bare_hands = numbers["bare_hands"] if bare_hands == DEFAULT_BARE_HANDS else bare_hands
    s.limit = numbers["hardcore_limit" if options["hardcore"] else "damage_limit"]
    s.main_actions = numbers["pair_actions" if options["pairs"] else "main_actions_per_turn"]
    s.repair_target = numbers["repair_target"]
    s.repair_per_helper = numbers["repair_per_helper"]
    s.heal_base = numbers["heal_base"]
    s.row_size = numbers["row_size"]
    s.oxygen_damage = numbers["oxygen_damage"]
    s.master_actions = numbers["actions_per_turn"]
    s.infarct_damage = numbers["infarct_damage"]
    s.boost_damage = numbers["boost_damage"]
    s.boost_halves = round(2 * numbers["boost_multiplier"])
    _write_sheet(s, sheet)
    return out


def _write_sheet(s: Any, sheet: Sheet) -> None:
    s.sheet = sheet.number
    s.card_id[:] = NONE
    s.monster_id[:] = NONE
    for first, deck in ((0, sheet.mutations), (DECK, sheet.equipment)):
        for i, card in enumerate(deck, start=first):
            s.card_id[i] = int(card.id[1:])
            s.card_kind[i] = KINDS.index(card.kind)
            s.card_value[i] = card.value
            s.card_elements[i] = sum(1 << ELEMENTS.index(element) for element in card.elements)
            s.card_cost[i] = card.cost
            s.card_use[i] = card.use
    for i, monster in enumerate(sheet.monsters):
        s.monster_id[i] = int(monster.id[1:])
        s.monster_made[i] = RESOURCES.index(monster.resource)
        s.monster_health[i] = monster.health
        s.monster_damage[i] = monster.damage
        s.monster_halves[i] = [round(2 * times) for times in monster.multiplier]
