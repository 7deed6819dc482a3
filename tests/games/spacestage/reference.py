"""A second, slow implementation of Space Stage in plain Python, written from the rules and the card sheet alone."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import product
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
DICE = [f"{a},{b}" for a, b in product(range(1, 7), repeat=2)]
MAIN = {"attack": "A", "heal": "H", "repair": "F"}  # the main action for which a card is used
AT_ONCE = 30  # tokens in one exchange
SIDE_ACTIONS = 12


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


class Station:
    def __init__(self, seats: int | None = None, sheet: dict[str, Any] | None = None, **options: Any) -> None:
        """`seats` are those of the team; `sheet` is the contents of its file, by default the sheet of the rules."""
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
        self._deal()

    # --- the sheet and the board ------------------------------------------------------------------

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

    # --- who acts, and what is legal --------------------------------------------------------------

    def actor(self) -> str:
        if self.phase == "over":
            return "nobody"
        if self.phase == "draft":
            return str(self.seat(self.drafting))
        if self.phase == "master":
            return "S"
        if self.phase != "turn":
            return "chance"
        return str(self.seat(self.turn.asked[1] if self.turn.asked else self.turn.acting[0]))

    def legal(self) -> set[str]:
        if self.phase in ("deal", "refill"):
            return {f"+{name}" for name in self.deck[self._short_row()]}
        if self.phase == "draft":
            return {f"D{self.drafting}:{name}" for row in self.row.values() for name in row}
        if self.phase == "rolls":
            return {f"{self.rolls[0]}Y={n}" for n in range(1, 7)}
        if self.phase == "draw":
            return {f"+{name}" for name in self.deck[self.buying]}
        if self.phase == "arrive":
            return {f"+{name}" for name in self.deck["X"]}
        if self.phase == "dice":
            return {f"={dice}" for dice in DICE}
        if self.phase == "troubles":
            return {f"T={dice}" for dice in DICE}
        if self.phase == "master":
            return self._orders()
        return self._actions() if self.phase == "turn" else set()

    def _orders(self) -> set[str]:
        new = {f"S:N>{slot}" for slot in SLOTS if slot not in self.slots and self.deck["X"]}
        last = len(self.orders) == self.rule["actions_per_turn"] - 1
        if self.option["feeding"] == "must" and new and last and "N" not in self.orders:
            return new
        new |= {f"S:G>{room}" for room in GENERATORS if room not in self.broken}
        new |= {f"S:I>{c}" for c, person in self.people.items() if person.living}
        new |= {f"S:B>{slot}" for slot, monster in self.slots.items() if not monster.boosted}
        return new or {"S:-"}

    def _actions(self) -> set[str]:
        turn = self.turn
        if turn.asked:
            return {f"{turn.asked[1]}yes", f"{turn.asked[1]}no"}
        found: set[str] = set()
        for c in turn.acting:
            found |= self._exchanges(c)
        if turn.open:
            return found | self._goes_on(turn.open)
        if turn.mind:
            c, p = turn.mind
            return found | self._main(f"{c}~{p}", p, set("MHAF"))
        for c in turn.acting:
            found |= self._recharges(c) | self._side_cards(c) | self._purchases(c)
            if len(turn.spent) < self.rule["pair_actions" if self.option["pairs"] else "main_actions_per_turn"]:
                found |= self._main(str(c), c, set("MHAF") - {kind for who, kind in turn.spent if who == c})
        if turn.step:
            by, who = turn.step
            found |= {f"{by}m:{room}" for room in beside(self.people[who].room)}
        return found | {f"{self.unit}."}

    def _usable(self, c: int, kinds: set[str]) -> list[str]:
        cards = self.people[c].cards.items()
        return [n for n, card in cards if not card.used and not card.discharged and self.card(n)["kind"] in kinds]

    def _exchanges(self, c: int) -> set[str]:
        if self.turn.side >= SIDE_ACTIONS:
            return set()
        me = self.people[c]
        found: set[str] = set()
        for kind in "os":
            if c in self.turn.converts:
                found |= {f"{c}V:{n}{kind}" for n in range(1, min(AT_ONCE, me.tokens[kind]) + 1)}
            for p, other in self.people.items():
                if p != c and other.living and other.room == me.room:
                    found |= {f"{c}G>{p}:{n}{kind}" for n in range(1, min(AT_ONCE, me.tokens[kind]) + 1)}
                    found |= {f"{c}G<{p}:{n}{kind}" for n in range(1, min(AT_ONCE, other.tokens[kind]) + 1)}
        return found

    def _recharges(self, c: int) -> set[str]:
        if not self.turn.window or c in self.turn.recharged:
            return set()
        me = self.people[c]
        empty = [name for name, card in me.cards.items() if card.discharged]
        return {f"{c}R:{name}" for name in empty if self.card(name)["use"] <= me.tokens["s"]}

    def _purchases(self, c: int) -> set[str]:
        me = self.people[c]
        found = set()
        for deck, shop in SHOP.items():
            if me.room == shop and POWER[self.option["generators"]][shop] not in self.broken:
                money = me.tokens[PURSE[deck]]
                found |= {f"{c}B:{name}" for name in self.row[deck] if self.card(name)["cost"] <= money}
        return found

    def _side_cards(self, c: int) -> set[str]:
        me = self.people[c]
        found = set()
        for name in self._usable(c, {"reduce", "hat", "vortex", "telepathy", "teleport", "vivification"}):
            kind = self.card(name)["kind"]
            if kind == "vortex":
                found |= {f"{c}U:{name}>{slot}" for slot in self.monsters(me.room)}
            elif kind == "teleport":
                found |= {f"{c}U:{name}>{room}" for room in ROOMS if room != me.room}
            elif kind == "telepathy":
                found |= {f"{c}U:{name}>{p}" for p in self._puppets(c)}
            elif kind != "hat" or self.option["hat"] == "active":
                found.add(f"{c}U:{name}")
        return found

    def _puppets(self, c: int) -> list[int]:
        idle = [p for p in self.units[self.unit] if p not in self.turn.acting]
        return [p for p, other in self.people.items() if p != c and other.living and p not in idle]

    def _main(self, by: str, who: int, kinds: set[str]) -> set[str]:
        me = self.people[who]
        found = set()
        if "M" in kinds:
            found |= {f"{by}M:{room}" for room in beside(me.room)}
        if "H" in kinds and not self.oxygen & self.broken:
            near = [p for p, other in self.people.items() if not other.dead and other.room == me.room and other.damage]
            found |= {f"{by}H:{p}" for p in near}
        if "A" in kinds and (self.option["bare_hands"] or self._usable(who, {"attack"})):
            found |= {f"{by}A:{slot}" for slot in self.monsters(me.room)}
        if "F" in kinds and me.room in self.broken:
            found.add(f"{by}F")
        return found

    def _goes_on(self, action: Open) -> set[str]:
        by, me = action.by, self.people[action.who]
        if action.kind == "A":
            found = {"!"} if action.cards or self.option["bare_hands"] else set()
            for name in self._usable(action.who, {"attack"}):
                elements = self.card(name)["elements"]
                letters = [element[0] for element in elements] if len(elements) == 2 else [""]
                found |= {f"U:{name}{letter}" for letter in letters}
        elif action.kind == "H":
            lacks = self.people[int(action.target)].damage - action.points
            found = {f"+{n}" for n in range(max(0, min(lacks, me.tokens["o"])) + 1)}
            found |= {f"U:{name}" for name in self._usable(action.who, {"heal"}) if lacks > 0}
        else:
            lacks = self.rule["repair_target"] - action.points
            found = {"P-", *(f"U:{name}" for name in self._usable(action.who, {"repair"}))}
            found |= {f"P{lacks}"} if lacks <= me.tokens["s"] else set()
        return {by + text for text in found}

    # --- playing ----------------------------------------------------------------------------------

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"{text} is not legal")
        if self.phase == "turn":
            self._act(text)
        else:
            getattr(self, f"_in_{self.phase}")(text)
        if self.result == "-" and self.phase not in ("deal", "draft", "refill"):
            if all(person.dead for person in self.people.values()):
                self._over("LOSS")
            elif not self.deck["X"] and not self.slots:
                self._over("WIN")

    def _over(self, result: str) -> None:
        self.result, self.phase = result, "over"

    def _short_row(self) -> str:
        return next((deck for deck in "ME" if len(self.row[deck]) < self.rule["row_size"] and self.deck[deck]), "")

    def _deal(self) -> None:
        if not self._short_row():
            self.phase = "draft"
            self._draft()

    def _in_deal(self, text: str) -> None:
        self._draw_card(self._short_row(), text[1:])
        self._deal()

    def _draft(self) -> None:
        if self.drafting > 4 or not any(self.row.values()):
            self.phase = "refill"
            self._refill()

    def _in_draft(self, text: str) -> None:
        name = text[3:]
        self.row[name[0]].remove(name)
        self.people[self.drafting].cards[name] = Card()
        self.drafting += 1
        self._draft()

    def _refill(self) -> None:
        if not self._short_row():
            self._begin("1" if not self.option["pairs"] else "A")

    def _in_refill(self, text: str) -> None:
        self._draw_card(self._short_row(), text[1:])
        self._refill()

    def _draw_card(self, deck: str, name: str) -> None:
        self.deck[deck].remove(name)
        self.row[deck].append(name)

    # rounds and turns

    def _begin(self, unit: str) -> None:
        self.unit, self.turn, self.waiting = unit, Turn(), set()
        self.rolls = [c for c in self.units[unit] if self.people[c].dying]
        self.phase = "rolls"
        if not self.rolls:
            self._after_rolls()

    def _in_rolls(self, text: str) -> None:
        c, number = self.rolls.pop(0), int(text[-1])
        person = self.people[c]
        if number == person.noted:
            person.dying, person.noted = False, 0
            person.damage -= 1
            if self.option["revived"] == "waits":
                self.waiting.add(c)
        elif number > person.noted:
            person.noted = number
        else:
            for name in person.cards:
                self.stored.pop(name, None)
            self.people[c] = Person(dead=True)
        if all(person.dead for person in self.people.values()):
            self._over("LOSS")
        elif not self.rolls:
            self._after_rolls()

    def _after_rolls(self) -> None:
        self.turn.acting = [c for c in self.units[self.unit] if self.people[c].living and c not in self.waiting]
        self.phase = "turn"
        if not self.turn.acting:
            self._next()

    def _next(self) -> None:
        names = list(self.units)
        for unit in names[names.index(self.unit) + 1 :]:
            if not all(self.people[c].dead for c in self.units[unit]):
                self._begin(unit)
                return
        if self.option["cap"] and self.round >= self.option["cap"]:
            self._over("CAP")
        else:
            self._between()

    def _between(self) -> None:
        self.phase = "master" if self.option["master"] else "troubles"
        self.orders = []
        for monster in [*self.slots.values(), *self.stored.values()]:
            monster.boosted = monster.boosted and not self.option["master"]

    def _new_round(self) -> None:
        self.round += 1
        for person in self.people.values():
            for card in person.cards.values():
                card.used = False
        self._begin(next(unit for unit in self.units if not all(self.people[c].dead for c in self.units[unit])))

    def _end_turn(self) -> None:
        for c, damage in {c: self.suffers(c) for c in self.people}.items():
            self._hurt(c, damage)
        self._next()

    def _hurt(self, c: int, damage: int) -> None:
        person = self.people[c]
        if person.living:
            person.damage = min(self.limit, person.damage + damage)
            person.dying = person.damage == self.limit

    # troubles and the Master

    def _in_troubles(self, text: str) -> None:
        self.arriving = []
        for side, face in zip("UL", text[2:].split(","), strict=True):
            if side + face in BREAKS:
                self.broken.add(BREAKS[side + face])
            elif side + face not in self.slots:
                self.arriving.append(side + face)
        self._arrive()

    def _arrive(self) -> None:
        if self.arriving and self.deck["X"]:
            self.phase = "arrive"
        elif not self.option["master"]:
            self._new_round()
        else:
            self.phase = "master"
            self._ordered()

    def _in_arrive(self, text: str) -> None:
        self.deck["X"].remove(text[1:])
        self.slots[self.arriving.pop(0)] = Monster(text[1:], self.sheet["X"][text[1:]]["health"])
        self._arrive()

    def _in_master(self, text: str) -> None:
        kind, target = text[2], text[4:]
        self.orders.append(kind)
        self.arriving = [target] if kind == "N" else []
        if kind == "G":
            self.broken.add(target)
        elif kind == "I":
            self._hurt(int(target), self.rule["infarct_damage"])
        elif kind == "B":
            self.slots[target].boosted = True
        self._arrive()

    def _ordered(self) -> None:
        if len(self.orders) == self.rule["actions_per_turn"]:
            self._new_round()

    # actions of a turn

    def _act(self, text: str) -> None:
        turn = self.turn
        if turn.asked:
            c, p, n, kind = turn.asked
            turn.asked = None
            if text.endswith("yes"):
                self._hand_over(p, c, n, kind)
            return
        if text.endswith("."):
            self._end_turn()
            return
        by, letter, rest = re.fullmatch(r"(\d(?:~\d)?)([A-Zm!+])(.*)", text).groups()  # type: ignore[union-attr]
        who = int(by[-1])
        turn.window = turn.window and letter == "R"
        if letter in "MHAFU":
            turn.step = None
        if letter in "MHAF":
            if "~" in by:
                turn.mind = None
            else:
                turn.spent.append((who, letter))
        method = {"!": "_blow", "+": "_close_heal", "m": "_extend"}.get(letter, f"_do_{letter.lower()}")
        getattr(self, method)(by, who, rest.lstrip(":"))

    def _do_r(self, by: str, who: int, name: str) -> None:
        self.turn.recharged.add(who)
        self.people[who].tokens["s"] -= self.card(name)["use"]
        self.people[who].cards[name].discharged = False

    def _do_m(self, by: str, who: int, room: str) -> None:
        self.people[who].room = room
        self.turn.step = None if self.monsters(room) else (by, who)

    def _extend(self, by: str, who: int, room: str) -> None:
        self._do_m(by, who, room)
        if self.option["move_extension"] == "one":
            self.turn.step = None

    def _do_h(self, by: str, who: int, target: str) -> None:
        self.turn.open = Open("H", by, who, target, points=self.rule["heal_base"])

    def _close_heal(self, by: str, who: int, number: str) -> None:
        action = self.turn.open
        assert action
        self.people[who].tokens["o"] -= int(number)
        person = self.people[int(action.target)]
        person.damage = max(0, person.damage - action.points - int(number))
        if person.damage < self.limit:
            person.dying, person.noted = False, 0
        self.turn.open = None

    def _do_a(self, by: str, who: int, slot: str) -> None:
        self.turn.open = Open("A", by, who, slot)

    def _blow(self, by: str, who: int, rest: str) -> None:
        assert self.turn.open
        slot = self.turn.open.target
        monster = self.slots[slot]
        taken = min(monster.health, int(self.total()))
        monster.health -= taken
        self.people[who].tokens[self.sheet["X"][monster.name]["resource"][0]] += taken
        if not monster.health:
            del self.slots[slot]
        self.turn.open = None

    def _do_f(self, by: str, who: int, rest: str) -> None:
        self.turn.open = Open("F", by, who, self.people[who].room)
        self.phase = "dice"

    def _in_dice(self, text: str) -> None:
        action = self.turn.open
        assert action
        helpers = [p for p, o in self.people.items() if p != action.who and not o.dead and o.room == action.target]
        action.points = sum(map(int, text[1:].split(","))) + self.rule["repair_per_helper"] * len(helpers)
        self.phase = "turn"
        self._check_repair()

    def _check_repair(self) -> None:
        assert self.turn.open
        if self.turn.open.points >= self.rule["repair_target"]:
            self.broken.remove(self.turn.open.target)
            self.turn.open = None

    def _do_p(self, by: str, who: int, number: str) -> None:
        assert self.turn.open
        if number != "-":
            self.people[who].tokens["s"] -= int(number)
            self.broken.remove(self.turn.open.target)
        self.turn.open = None

    def _do_u(self, by: str, who: int, rest: str) -> None:
        name, letter, target = re.fullmatch(r"([ME]\d\d)([fil]?)>?(.*)", rest).groups()  # type: ignore[union-attr]
        sheet, card, turn = self.card(name), self.people[who].cards[name], self.turn
        card.used = True
        if name[0] == "E":
            card.discharged = True
        else:
            turn.use[who] += sheet["use"]
        action = turn.open
        if action:
            action.cards += 1
            if action.kind == "A":
                action.halves += self._halves(sheet, letter, self.slots[action.target])
            else:
                action.points += sheet["value"]
            if action.kind == "F":
                self._check_repair()
        elif sheet["kind"] == "reduce":
            turn.less[who] += sheet["value"]
        elif sheet["kind"] == "hat":
            turn.hats.add(who)
        elif sheet["kind"] == "vivification":
            turn.converts.add(who)
        elif sheet["kind"] == "teleport":
            self.people[who].room = target
        elif sheet["kind"] == "telepathy":
            turn.mind = (who, int(target))
        else:
            taken = self.slots.pop(target)
            if name in self.stored:
                self.slots[target] = self.stored.pop(name)
            self.stored[name] = taken

    def _halves(self, sheet: dict[str, Any], letter: str, monster: Monster) -> int:
        elements = [element for element in sheet["elements"] if element.startswith(letter)]
        if not elements:
            return 2 * int(sheet["value"])
        multiplier = self.sheet["X"][monster.name]["multiplier"][elements[0]]
        if monster.boosted:
            multiplier = max(0, multiplier + self.rule["boost_multiplier"])
        return int(sheet["value"] * 2 * multiplier)

    def _do_b(self, by: str, who: int, name: str) -> None:
        self.people[who].tokens[PURSE[name[0]]] -= self.card(name)["cost"]
        self.people[who].cards[name] = Card()
        self.row[name[0]].remove(name)
        if self.deck[name[0]]:
            self.buying, self.phase = name[0], "draw"

    def _in_draw(self, text: str) -> None:
        self._draw_card(self.buying, text[1:])
        self.phase = "turn"

    def _do_g(self, by: str, who: int, rest: str) -> None:
        p, n, kind = int(rest[1]), int(rest[3:-1]), rest[-1]
        self.turn.side += 1
        if rest[0] == ">":
            self._hand_over(who, p, n, kind)
        elif self.option["consent"] == "free" or self.seat(who) == self.seat(p):
            self._hand_over(p, who, n, kind)
        else:
            self.turn.asked = (who, p, n, kind)

    def _hand_over(self, giver: int, taker: int, n: int, kind: str) -> None:
        self.people[giver].tokens[kind] -= n
        self.people[taker].tokens[kind] += n

    def _do_v(self, by: str, who: int, rest: str) -> None:
        self.turn.side += 1
        n, kind = int(rest[:-1]), rest[-1]
        self.people[who].tokens[kind] -= n
        self.people[who].tokens["so"["os".index(kind)]] += n

    # --- positions and the result -----------------------------------------------------------------

    def fields(self) -> dict[str, str]:
        """The position as text; lists are sorted, so that equal positions read the same."""
        turn = {"troubles": "T", "arrive": "T", "master": "S"}.get(self.phase, self.unit)
        if self.phase == "arrive" and self.option["master"]:
            turn = "S"
        lists = {
            "broken": self.broken,
            **{f"row{deck}": self.row[deck] for deck in "ME"},
            **{f"deck{deck}": self.deck[deck] for deck in "MEX"},
        }
        vortex = [name for deck in "ME" for name, card in self.sheet[deck].items() if card["kind"] == "vortex"]
        return {
            **{str(c): str(person) for c, person in self.people.items()},
            **{slot: str(self.slots.get(slot, "-")) for slot in SLOTS},
            **{name: str(self.stored.get(name, "-")) for name in vortex},
            **{name: ",".join(sorted(values)) or "-" for name, values in lists.items()},
            "round": str(self.round),
            "turn": turn,
            "result": self.result,
        }

    def read(self, text: str) -> None:
        """Set up a position at the start of a turn, unchecked."""
        names = list(re.finditer(r"(?:^|\s)(\w+)=", text))
        ends = [*(name.start() for name in names[1:]), len(text)]
        given = {name[1]: text[name.end() : end].strip() for name, end in zip(names, ends, strict=True)}
        for c in self.people:
            self.people[c] = read_person(given.get(str(c), "C"))
        self.slots = {s: read_monster(given[s]) for s in SLOTS if given.get(s, "-") != "-"}
        cards = {**self.sheet["M"], **self.sheet["E"]}
        self.stored = {name: read_monster(given[name]) for name in cards if given.get(name, "-") != "-"}
        lists = {name: set() if value == "-" else set(value.split(",")) for name, value in given.items()}
        self.broken = lists.get("broken", set())
        self.row = {deck: sorted(lists.get(f"row{deck}", set())) for deck in "ME"}
        placed = {name for person in self.people.values() for name in person.cards}
        placed |= {name for row in self.row.values() for name in row}
        placed |= {monster.name for monster in [*self.slots.values(), *self.stored.values()]}
        self.deck = {deck: lists.get(f"deck{deck}", set(self.sheet[deck]) - placed) for deck in "MEX"}
        self.round = int(given.get("round", 1))
        first = next((u for u, members in self.units.items() if any(not self.people[c].dead for c in members)), "T")
        turn = given.get("turn", first)
        if turn in "TS":
            self._between()
        elif any(not self.people[c].dead for c in self.units[turn]):
            self._begin(turn)
        else:
            self.unit = turn
            self._next()

    def seats(self) -> list[str]:
        return [str(number) for number in range(1, self.team + 1)] + ["S"] * self.option["master"]

    def scores(self) -> dict[str, int]:
        won = {"-": 0, "WIN": 1}.get(self.result, -1)
        return {seat: -won if seat == "S" else won for seat in self.seats()}

    def ranking(self) -> str:
        team = "=".join(str(number) for number in range(1, self.team + 1))
        if not self.option["master"]:
            return team
        return {"WIN": f"{team} S", "-": f"{team}=S"}.get(self.result, f"S {team}")

    def query(self, question: str) -> str:
        return self.total() if question == "total" else str(self.suffers(int(question.split()[1])))


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
