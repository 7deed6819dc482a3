"""The station of the second implementation: its people, monsters and cards, and what can be read off the board."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

SHEET = Path(__file__).parents[3] / "src/herna/games/spacestage/data/spacestage_cards.toml"
OPTIONS: dict[str, Any] = {
    "hardcore": False,
    "pairs": False,
    "master": False,
    "generators": "diagonal",
    "move_extension": "one",
    "bare_hands": 1,
    "hat": "active",
    "revived": "plays",
    "feeding": "must",
    "consent": "ask",
    "cap": 40,
}
SHARES = {1: ["1234"], 2: ["13", "24"], 3: ["14", "2", "3"], 4: ["1", "2", "3", "4"]}
ROOMS = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")
SLOTS = {"U2": "NW", "U3": "N", "U4": "N", "U5": "NE", "L2": "SW", "L3": "S", "L4": "S", "L5": "SE"}
GENERATORS = ("NW", "NE", "SW", "SE")
BREAKS = {"U1": "NW", "U6": "NE", "L1": "SW", "L6": "SE"}
OXYGEN = {"diagonal": {"NW", "SE"}, "rows": {"NW", "NE"}}
POWER = {"diagonal": {"W": "SW", "E": "NE"}, "rows": {"W": "SW", "E": "SE"}}
SHOP = {"M": "E", "E": "W"}  # where cards of that row are sold
PURSE = {"M": "o", "E": "s"}  # and their currency


def beside(room: str) -> list[str]:
    y, x = divmod(ROOMS.index(room), 3)
    steps = ((y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x))
    return [ROOMS[3 * b + a] for b, a in steps if 0 <= a < 3 and 0 <= b < 3]


@cache
def read_file(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@dataclass
class Card:
    discharged: bool = False
    used: bool = False

    def __str__(self) -> str:
        return "*" * self.discharged + "'" * self.used


@dataclass
class Monster:
    name: str
    health: int
    boosted: bool = False

    def __str__(self) -> str:
        return f"{self.name}({self.health})" + "+" * self.boosted


@dataclass
class Person:
    room: str = "C"
    damage: int = 0
    tokens: dict[str, int] = field(default_factory=lambda: {"o": 0, "s": 0})
    dying: bool = False
    noted: int = 0
    dead: bool = False
    cards: dict[str, Card] = field(default_factory=dict)

    @property
    def living(self) -> bool:
        return not self.dying and not self.dead

    def __str__(self) -> str:
        if self.dead:
            return "dead"
        numbers = {"d": self.damage, **self.tokens}
        words = [self.room, *(f"{letter}{number}" for letter, number in numbers.items() if number)]
        if self.dying:
            words.append("dying" + str(self.noted or ""))
        if self.cards:
            words.append(f"[{' '.join(name + str(card) for name, card in sorted(self.cards.items()))}]")
        return " ".join(words)


@dataclass
class Open:
    """An open heal, attack or repair; `by` is how its actor is written, `who` whose cards count."""

    kind: str
    by: str
    who: int
    target: str = ""
    halves: int = 0  # of an attack
    points: int = 0  # of a heal or a repair
    cards: int = 0


@dataclass
class Turn:
    """What a turn remembers and a position does not show."""

    acting: list[int] = field(default_factory=list)
    spent: list[tuple[int, str]] = field(default_factory=list)
    window: bool = True  # for recharging
    recharged: set[int] = field(default_factory=set)
    side: int = 0
    step: tuple[str, int] | None = None  # whose move may be extended
    mind: tuple[int, int] | None = None  # Telepathy waiting for its main action
    open: Open | None = None
    asked: tuple[int, int, int, str] | None = None  # who, whom, how much, of what
    use: Counter[int] = field(default_factory=Counter)
    less: Counter[int] = field(default_factory=Counter)
    hats: set[int] = field(default_factory=set)
    converts: set[int] = field(default_factory=set)


def read_monster(text: str) -> Monster:
    name, health, boosted = re.fullmatch(r"(X\d\d)\((\d+)\)(\+?)", text).groups()  # type: ignore[union-attr]
    return Monster(name, int(health), bool(boosted))


def read_person(text: str) -> Person:
    if text == "dead":
        return Person(dead=True)
    words, _, cards = text.partition("[")
    person = Person(words.split()[0])
    for word in words.split()[1:]:
        if word.startswith("dying"):
            person.dying, person.noted = True, int(word[5:] or 0)
        elif word[0] == "d":
            person.damage = int(word[1:])
        else:
            person.tokens[word[0]] = int(word[1:])
    for card in cards.rstrip("] ").split():
        person.cards[card[:3]] = Card("*" in card, "'" in card)
    return person


class Board:
    """What lies on the table, and whose turn it is."""

    def __init__(self, seats: int | None = None, sheet: dict[str, Any] | None = None, **options: Any) -> None:
        said = read_file(SHEET) | (sheet or {})
        decks = {"M": said["mutation"], "E": said["equipment"], "X": said["monster"]}
        self.sheet: dict[str, dict[str, dict[str, Any]]] = {
            deck: {card["id"]: card for card in cards} for deck, cards in decks.items()
        }
        self.rule = said["rules"] | said["station_master"]
        self.option = OPTIONS | options
        self.team = seats or (2 if self.option["pairs"] else 4)
        self.limit = self.rule["hardcore_limit" if self.option["hardcore"] else "damage_limit"]
        self.people = {c: Person() for c in (1, 2, 3, 4)}
        self.slots: dict[str, Monster] = {}
        self.stored: dict[str, Monster] = {}
        self.broken: set[str] = set()
        self.row: dict[str, list[str]] = {"M": [], "E": []}
        self.deck: dict[str, set[str]] = {kind: set(self.sheet[kind]) for kind in "MEX"}
        self.round = 1
        self.result = "-"
        self.units = {"A": [1, 2], "B": [3, 4]} if self.option["pairs"] else {str(c): [c] for c in (1, 2, 3, 4)}
        self.unit = next(iter(self.units))
        self.turn = Turn()
        self.phase = "deal"  # draft refill rolls turn draw dice troubles arrive master over
        self.drafting = 1
        self.rolls: list[int] = []
        self.waiting: set[int] = set()  # revived, but do not act in this turn
        self.arriving: list[str] = []  # slots that a monster is drawn for
        self.orders: list[str] = []  # kinds of the Master's actions so far
        self.buying = ""

    def card(self, name: str) -> dict[str, Any]:
        return self.sheet[name[0]][name]

    def seat(self, c: int) -> int:
        shares = ["12", "34"] if self.option["pairs"] else SHARES[self.team]
        return next(number for number, share in enumerate(shares, 1) if str(c) in share)

    def monsters(self, room: str) -> list[str]:
        return [slot for slot in self.slots if SLOTS[slot] == room]

    @property
    def oxygen(self) -> set[str]:
        return OXYGEN[self.option["generators"]]

    def with_hat(self, c: int) -> bool:
        if self.option["hat"] == "passive":
            return any(self.card(name)["kind"] == "hat" for name in self.people[c].cards)
        return c in self.turn.hats

    def strength(self, monster: Monster) -> int:
        return int(self.sheet["X"][monster.name]["damage"] + monster.boosted * self.rule["boost_damage"])

    def suffers(self, c: int) -> int:
        """At the end of the turn, before the limit."""
        if self.phase not in ("turn", "draw", "dice"):
            return 0
        use = 0 if self.with_hat(c) else self.turn.use[c]
        if c not in self.turn.acting:
            return use
        monsters = sum(self.strength(self.slots[slot]) for slot in self.monsters(self.people[c].room))
        air = self.rule["oxygen_damage"] if self.oxygen <= self.broken else 0
        return max(0, use + monsters - self.turn.less[c]) + air

    def total(self) -> str:
        action = self.turn.open
        if action is None:
            return "-"
        if action.kind == "A":
            return str(action.halves // 2 if action.cards else self.option["bare_hands"])
        return str(action.points)

    def short_row(self) -> str:
        return next((deck for deck in "ME" if len(self.row[deck]) < self.rule["row_size"] and self.deck[deck]), "")
