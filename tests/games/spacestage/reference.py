"""A second, slow implementation of Space Stage in plain Python, written from the rules and the card sheet alone.

This is how a match goes on; `reference_board` is what lies on the table, `reference_choices` what may be done.
"""

from __future__ import annotations

import re
from typing import Any

from .reference_board import BREAKS, PURSE, SLOTS, Card, Monster, Open, Person, Turn, read_monster, read_person
from .reference_choices import Choices


class Station(Choices):
    def __init__(self, seats: int | None = None, sheet: dict[str, Any] | None = None, **options: Any) -> None:
        """`seats` are those of the team; `sheet` is the contents of its file, by default the sheet of the rules."""
        super().__init__(seats, sheet, **options)
        self._deal()

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

    def _deal(self) -> None:
        if not self.short_row():
            self.phase = "draft"
            self._draft()

    def _in_deal(self, text: str) -> None:
        self._draw_card(self.short_row(), text[1:])
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
        if not self.short_row():
            self._begin("1" if not self.option["pairs"] else "A")

    def _in_refill(self, text: str) -> None:
        self._draw_card(self.short_row(), text[1:])
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
