"""A second implementation of docs/rules/mammoths.md: plain, slow, from the text alone, for comparison with the game.

This is how a match goes on; `reference_board` is what happens on a grid.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

from .reference_board import (
    DOMINOES,
    KINDS,
    STEPS,
    Grid,
    areas,
    bands,
    eruptions,
    homes,
    kinds_in,
    landings,
    pad,
    person,
    place,
    placements,
    ranking,
    read_cell,
    read_grid,
    reading_order,
    token,
    tokens_of,
    write_cells,
    write_grid,
    written_pad,
)

Row = dict[int, str]  # dominoes with the owner of the chief on each, or `-`

PEOPLE = {"HU": 2, "FI": 2, "MU": 2, "SC": 2, "PA": 2, "FL": 2, "SH": 2, "W1": 4, "W2": 3, "W3": 1}
DEFAULTS = {"centre": "off", "complete": "off", "totem_tie": "keep", "lava_path": "free", "final_settle": "off"}
OPTION_WORDS = {
    "centre": ("centre", "on"),
    "complete": ("complete", "on"),
    "totem_tie:pass": ("totem_tie", "pass"),
    "lava_path:squares": ("lava_path", "squares"),
    "final_settle": ("final_settle", "on"),
}


class Refused(Exception):
    """An action that is not legal, or a text that is not an action."""


@dataclass
class State:
    mode: str
    n: int
    options: dict[str, str]
    round: int = 0
    phase: str = "row"
    act: str = "chance"
    cur: Row = field(default_factory=dict)
    next: Row = field(default_factory=dict)
    box: set[int] = field(default_factory=lambda: set(DOMINOES))
    totem: dict[str, str] = field(default_factory=lambda: dict.fromkeys(KINDS, "-"))
    cave: list[str] = field(default_factory=lambda: ["-"] * 4)
    pile: Counter[str] = field(default_factory=lambda: Counter(PEOPLE))
    grids: dict[str, Grid] = field(default_factory=dict)
    pend: str = ""

    @classmethod
    def new(cls, seats: int, mode: str = "discovery", **options: str) -> State:
        state = cls(mode, seats, DEFAULTS | options)
        state.grids = {player: {(0, 0): "H"} for player in "ABCD"[:seats]}
        return state

    @property
    def size(self) -> int:
        return 7 if self.n == 2 else 5

    @property
    def grid(self) -> Grid:
        """The grid of the player to act."""
        return self.grids[self.act]

    def copy(self) -> State:
        return State(
            self.mode,
            self.n,
            dict(self.options),
            self.round,
            self.phase,
            self.act,
            dict(self.cur),
            dict(self.next),
            set(self.box),
            dict(self.totem),
            list(self.cave),
            Counter(self.pile),
            {player: dict(grid) for player, grid in self.grids.items()},
            self.pend,
        )

    # --- the notation of positions ---

    @classmethod
    def read(cls, text: str, mode: str = "discovery", **options: str) -> State:
        first, *parts = [part.strip() for part in text.split(";")]
        given: dict[str, str] = {}
        for part in parts:
            name, _, value = part.partition("=")
            if name in given:
                raise Refused(f"{name} is given twice")
            given[name] = value.strip()
        if first != "MM1":
            raise Refused("a position begins with MM1")
        state = cls.new(int(given.get("n", "4" if "D" in given else "3")), given.get("mode", mode), **options)
        if "opt" in given:
            words = [word for word in given["opt"].split(",") if word]
            state.options = DEFAULTS | dict(OPTION_WORDS[word] for word in words)
        state.round = int(given.get("round", 1))
        state.phase = given.get("phase", "place")
        state.cur = _read_row(given.get("cur", ""))
        boxed = set(map(int, filter(None, given.get("box", "").split(","))))
        if "next" in given:
            state.next = _read_row(given["next"])
        elif state.phase not in ("row", "over") and state.round < 12:
            free = [number for number in sorted(DOMINOES) if number not in state.cur and number not in boxed]
            state.next = dict.fromkeys(free[:4], "-")
        drawn = len(state.next) if state.phase == "row" else 4 if state.round < 12 else 0
        outside = [number for number in sorted(DOMINOES) if number not in state.cur and number not in state.next]
        state.box = boxed if "box" in given else set(outside[: 48 - 4 * state.round - drawn])
        for item in filter(None, given.get("totem", "").split(",")):
            kind, _, holder = item.partition(":")
            state.totem[kind] = holder
        state.cave = given.get("cave", "-,-,-,-").split(",")
        state.pend = given.get("pend", "")
        state.grids |= {player: read_grid(given[player]) for player in state.grids if player in given}
        if "pile" in given:
            state.pile = Counter(filter(None, given["pile"].split(",")))
        else:
            out = [who for who in state.cave if who != "-"]
            out += [person(square) for grid in state.grids.values() for square in grid.values() if person(square)]
            out += [state.pend] if state.phase == "home" else []
            state.pile = Counter(PEOPLE) - Counter(out)
        if "act" in given:
            state.act = given["act"]
        elif state.phase == "place":
            state.act = next(iter(state.cur.values()))
        else:
            state.act = {"row": "chance", "cave": "chance", "chief": "chance", "over": "nobody"}.get(state.phase, "A")
        return state

    def fields(self) -> dict[str, str]:
        squares = [square for grid in self.grids.values() for square in grid.values()]
        options = ",".join(word for word, (name, value) in OPTION_WORDS.items() if self.options[name] == value)
        found = {
            "mode": self.mode,
            "n": str(self.n),
            "opt": options,
            "round": str(self.round),
            "phase": self.phase,
            "act": self.act,
            "cur": _write_row(self.cur),
            "next": _write_row(self.next),
            "box": ",".join(map(str, sorted(self.box))),
            "lava": ",".join(str(have - squares.count(f"V{i}")) for i, have in ((1, 5), (2, 4), (3, 1))),
        }
        if self.mode == "totem":
            found["totem"] = ",".join(f"{kind}:{self.totem[kind]}" for kind in KINDS)
        if self.mode == "tribe":
            found["cave"] = ",".join(self.cave)
            found["pile"] = ",".join(who for who in PEOPLE for _ in range(self.pile[who]))
        found |= {player: write_grid(grid) for player, grid in self.grids.items()}
        found["pend"] = self.pend
        return {name: value for name, value in found.items() if value or name not in ("opt", "pend")}

    def __str__(self) -> str:
        return ";".join(["MM1", *(f"{name}={value}" for name, value in self.fields().items())])

    # --- section 14: what may be done ---

    def outcomes(self) -> dict[str, int]:
        """What chance may do, each with its weight."""
        if self.phase == "row":
            return {f"={number}": 1 for number in sorted(self.box)}
        if self.phase == "cave":
            return {f"={who}": self.pile[who] for who in PEOPLE if self.pile[who]}
        if self.phase == "chief":
            return {f"={player}": 1 for player in self.grids if player not in self.next.values()}
        return {}

    def legal(self) -> list[str]:
        if self.act == "chance":
            return list(self.outcomes())
        return list(getattr(self, f"_legal_{self.phase}")())

    def _legal_over(self) -> list[str]:
        return []

    def _legal_pair0(self) -> list[str]:
        return ["Q14", "Q23"]

    def _legal_claim(self) -> list[str]:
        return [f"C{number}" for number, owner in self.next.items() if owner == "-"]

    _legal_claim0 = _legal_claim

    def _legal_place(self) -> list[str]:
        return placements(self.grid, self.size, min(self.cur)) or ["D"]

    def _legal_lava(self) -> list[str]:
        return [f"L{x},{y}" for x, y in landings(self.grid, read_cell(self.pend), self.options["lava_path"])]

    def _legal_totem(self) -> list[str]:
        return [f"T{self.pend}>{player}" for player in self._leaders(self.pend)]

    def _legal_settle(self) -> list[str]:
        kinds = len(kinds_in(self.grid))
        display = any(who != "-" for who in self.cave)
        pile = self.pile.total() > 0
        return ["S-"] + ["S2"] * (kinds >= 2 and display) + ["S4"] * (kinds == 4 and pile)

    def _legal_pay(self) -> list[str]:
        form, paid = self.pend[:2], self.pend[2:]
        if form == "S4":
            payable = KINDS[len(paid)]
        elif paid:
            payable = KINDS[KINDS.index(paid) + 1 :]
        else:
            payable = kinds_in(self.grid)[:-1]  # after the last kind there is no second
        cells = reading_order([cell for kind in payable for cell in tokens_of(self.grid, kind)])
        return [f"R{x},{y}" for x, y in cells]

    def _legal_person(self) -> list[str]:
        return [f"K{who}" for who in PEOPLE if (who in self.cave if self.pend == "S2" else self.pile[who])]

    def _legal_home(self) -> list[str]:
        return [f"H{x},{y}" for x, y in homes(self.grid)]

    # --- doing it ---

    def canonical(self, text: str) -> str:
        """The listed form of an action: without its player, twins to the east and south."""
        prefix, colon, rest = text.partition(":")
        if colon:
            if prefix != self.act:
                raise Refused(f"{prefix} is not to act")
            text = rest
        found = re.fullmatch(r"P(-?\d+),(-?\d+)([NW])", text)
        if found and self.phase == "place" and len(set(DOMINOES[min(self.cur)])) == 1:
            dx, dy = STEPS[found[3]]
            text = f"P{int(found[1]) + dx},{int(found[2]) + dy}{'S' if found[3] == 'N' else 'E'}"
        return text

    def play(self, text: str) -> None:
        text = self.canonical(text)
        if text not in self.legal():
            raise Refused(f"{text} is not legal")
        getattr(self, f"_play_{self.phase}")(text)

    def _play_row(self, text: str) -> None:
        number = int(text[1:])
        self.box.remove(number)
        self.next = dict(sorted([*self.next.items(), (number, "-")]))
        if len(self.next) == 4:
            self._after_row()

    def _after_row(self) -> None:
        """Fill the display where possible, then continue the set-up or the round."""
        if self.mode == "tribe" and "-" in self.cave and self.pile.total():
            self.phase, self.act = "cave", "chance"
        elif self.round == 0:
            self.phase, self.act = "chief", "chance"
        else:
            self.phase, self.act = "place", self.cur[min(self.cur)]

    def _play_cave(self, text: str) -> None:
        self.pile[text[1:]] -= 1
        self.cave[self.cave.index("-")] = text[1:]
        self._after_row()

    def _play_chief(self, text: str) -> None:
        self.phase, self.act = ("pair0" if self.n == 2 else "claim0"), text[1:]

    def _play_pair0(self, text: str) -> None:
        other = "B" if self.act == "A" else "A"
        for position, number in enumerate(sorted(self.next), 1):
            self.next[number] = self.act if str(position) in text[1:] else other
        self._end_round()

    def _claim(self, number: int) -> bool:
        """Claim a domino; return whether this was the last claim on the row."""
        self.next[number] = self.act
        claims = [owner for owner in self.next.values() if owner != "-"]
        last = len(claims) == (3 if self.n == 3 else 4)
        if last:
            self.next = {number: owner for number, owner in self.next.items() if owner != "-"}
        return last

    def _play_claim0(self, text: str) -> None:
        if self._claim(int(text[1:])):
            self._end_round()
        else:
            self.phase, self.act = "chief", "chance"

    def _play_place(self, text: str) -> None:
        number = min(self.cur)
        del self.cur[number]
        if text == "D":
            self._after_placing()
            return
        volcano = place(self.grid, number, read_cell(text[1:-1]), text[-1], self.mode != "discovery")
        if volcano and landings(self.grid, volcano, self.options["lava_path"]):
            self.phase, self.pend = "lava", f"{volcano[0]},{volcano[1]}"
        else:
            self._check_totems(KINDS, "")

    def _play_lava(self, text: str) -> None:
        craters = self.grid[read_cell(self.pend)][1]
        cell = read_cell(text[1:])
        burnt = token(self.grid[cell])
        self.grid[cell] = self.grid[cell][:2] + "^" + craters
        self.pend = ""
        self._check_totems(KINDS, burnt)

    def _leaders(self, kind: str) -> list[str]:
        """The others with the most tokens of the kind."""
        counts = {p: len(tokens_of(grid, kind)) for p, grid in self.grids.items() if p != self.act}
        return [player for player, count in counts.items() if count == max(counts.values())]

    def _check_totems(self, kinds: str, burnt: str) -> None:
        if self.mode == "totem":
            for kind in kinds:
                own = len(tokens_of(self.grid, kind))
                leaders = self._leaders(kind)
                most = len(tokens_of(self.grids[leaders[0]], kind))
                if self.totem[kind] != self.act:
                    if own > most:
                        self.totem[kind] = self.act
                elif burnt == kind and (own < most or (self.options["totem_tie"] == "pass" and own == most >= 1)):
                    if len(leaders) > 1:
                        self.phase, self.pend = "totem", kind
                        return
                    self.totem[kind] = leaders[0]
        self._after_placing()

    def _play_totem(self, text: str) -> None:
        kind = self.pend
        self.totem[kind] = text[-1]
        self.pend = ""
        self._check_totems(KINDS[KINDS.index(kind) + 1 :], "")

    def _after_placing(self) -> None:
        if self.round < 12:
            self.phase = "claim"
        elif self.options["final_settle"] == "on":
            self._offer_settling()
        else:
            self._next_turn()

    def _play_claim(self, text: str) -> None:
        self._claim(int(text[1:]))
        self._offer_settling()

    def _offer_settling(self) -> None:
        self.phase = "settle"
        if self.mode != "tribe" or self._legal_settle() == ["S-"]:
            self._next_turn()

    def _play_settle(self, text: str) -> None:
        if text == "S-":
            self._next_turn()
        else:
            self.phase, self.pend = "pay", text

    def _play_pay(self, text: str) -> None:
        cell = read_cell(text[1:])
        self.pend += token(self.grid[cell])
        self.grid[cell] = self.grid[cell][:2]
        if len(self.pend) == 2 + int(self.pend[1]):
            self.phase, self.pend = "person", self.pend[:2]

    def _play_person(self, text: str) -> None:
        who = text[1:]
        if self.pend == "S2":
            self.cave[self.cave.index(who)] = "-"
        else:
            self.pile[who] -= 1
        self.phase, self.pend = "home", who

    def _play_home(self, text: str) -> None:
        self.grid[read_cell(text[1:])] += "@" + self.pend
        self._next_turn()

    def _next_turn(self) -> None:
        self.pend = ""
        if self.cur:
            self.phase, self.act = "place", self.cur[min(self.cur)]
        elif self.round == 12:
            self.phase, self.act = "over", "nobody"
        else:
            self._end_round()

    def _end_round(self) -> None:
        self.round, self.cur, self.next = self.round + 1, self.next, {}
        if self.round <= 11:
            self.phase, self.act = "row", "chance"
        else:
            self._after_row()

    # --- results and questions ---

    def pad(self, player: str) -> dict[str, int]:
        held = "".join(kind for kind in KINDS if self.totem[kind] == player)
        return pad(self.grids[player], self.size, self.mode, self.options, held)

    def scores(self) -> dict[str, int]:
        return {player: self.pad(player)["total"] for player in self.grids}

    def ranking(self) -> str:
        pads = {player: self.pad(player) for player in self.grids}
        return ranking({p: (lines["total"], lines["largest"], lines["fires"]) for p, lines in pads.items()})

    def perft(self, depth: int) -> int:
        if depth == 0:
            return 1
        total = 0
        for text in self.legal():
            after = self.copy()
            after.play(text)
            total += after.perft(depth - 1)
        return total

    def query(self, question: str) -> str:
        word, *rest = question.split()
        if word == "rank":
            parts = [item.split("=") for item in rest]
            found = {player: tuple(map(int, values.split(","))) for player, values in parts}
            return ranking({player: (a, b, c) for player, (a, b, c) in found.items()})
        if word == "perft":
            return str(self.perft(int(rest[0])))
        if word == "pad" and len(rest) == 1:
            return written_pad(self.pad(rest[0]))
        start = next(i for i, item in enumerate(rest) if item in ("5x5", "7x7"))
        what, size, grid = rest[0], int(rest[start][0]), read_grid(" ".join(rest[start + 1 :]))
        path = self.options["lava_path"]
        if word == "placements":
            return str(len(placements(grid, size, int(what))))
        if word == "placement-list":
            return " ".join(placements(grid, size, int(what))) or "D"
        if word == "lava":
            return write_cells(landings(grid, read_cell(what), path))
        if word == "eruptions":
            return str(sum(1 for _ in eruptions(grid, size, int(what), path)))
        if word == "payments":
            m, f, u, s = (len(tokens_of(grid, kind)) for kind in KINDS)
            return str(m * f + m * u + m * s + f * u + f * s + u * s if what == "S2" else m * f * u * s)
        if word == "homes":
            return write_cells(homes(grid))
        if word == "areas":
            return " ".join(f"{terrain}{squares}x{burning}" for terrain, squares, burning in areas(grid)) or "-"
        if word == "bands":
            return " ".join(f"{number}x{strength}" for number, strength in bands(grid)) or "-"
        if word == "pad":
            mode, _, held = what.partition(":")
            return written_pad(pad(grid, size, mode, self.options, held))
        raise Refused(question)


def _read_row(text: str) -> Row:
    return dict(sorted((int(item[:-1]), item[-1]) for item in filter(None, text.split(","))))


def _write_row(row: Row) -> str:
    return ",".join(f"{number}{owner}" for number, owner in sorted(row.items()))
