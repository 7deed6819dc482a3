"""What may be done in the second implementation: who acts, and all that is legal, as text."""

from __future__ import annotations

from itertools import product

from .reference_board import GENERATORS, POWER, PURSE, ROOMS, SHOP, SLOTS, Board, Open, beside

DICE = [f"{a},{b}" for a, b in product(range(1, 7), repeat=2)]
AT_ONCE = 30  # tokens in one exchange
SIDE_ACTIONS = 12


class Choices(Board):
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
            return {f"+{name}" for name in self.deck[self.short_row()]}
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
