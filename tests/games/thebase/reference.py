"""A second implementation of The Base: slow, with dicts and sets, written from docs/rules/thebase.md alone.

A position is read from its text and written back to it; every rule works on names like `c3` and `R1`.
"""

from __future__ import annotations

import re

COLUMNS, ROWS = "abcdefg", "12345"
MOVES = {1: (0, -1), 2: (1, 0), 4: (0, 1), 8: (-1, 0)}  # N E S W
OPPOSITE = {1: 4, 2: 8, 4: 1, 8: 2}
HOME, FOE = {"R": "a", "G": "g"}, {"R": "G", "G": "R"}
FRONT = {"R": "b", "G": "f"}
TILES = [column + row for row in ROWS for column in "bcdef"]
DEFAULTS = {"crossing": "walk", "idle_rotation": "true", "return_chooser": "owner", "tie_break": "rear"}
MIX = "D0I6L8T10X0"


def turned(mask: int, quarters: int) -> int:
    for _ in range(quarters):
        mask = ((mask << 1) & 15) | (mask >> 3)
    return mask


TYPE = {turned(mask, q): name for name, mask in {"D": 1, "I": 5, "L": 3, "T": 7, "X": 15}.items() for q in range(4)}


class Position:
    def __init__(self, text: str, **options: str) -> None:
        self.options = {**DEFAULTS, "mix": MIX, **options}
        tiles, slots, pieces, self.turn, countdown, tokens = text.split(" ")
        self.tile = dict(zip(TILES, tiles.replace("/", ""), strict=True))
        rows = slots.split(",")
        self.slot = {HOME[side] + row: rows[i][k] for i, side in enumerate("RG") for k, row in enumerate(ROWS)}
        found = re.findall(r"--|[a-g][1-5]", pieces)
        self.at = dict(zip(("R1", "R2", "R3", "G1", "G2", "G3"), found, strict=True))
        self.countdown = int(countdown)
        self.tokens = dict(zip("RG", map(int, tokens.split(",")), strict=True))

    def __str__(self) -> str:
        tiles = "/".join("".join(self.tile[c + r] for c in "bcdef") for r in ROWS)
        slots = ",".join("".join(self.slot[c + r] for r in ROWS) for c in "ag")
        pieces = ",".join(side + "".join(self.at[side + n] for n in "123") for side in "RG")
        return f"{tiles} {slots} {pieces} {self.turn} {self.countdown} {self.tokens['R']},{self.tokens['G']}"

    # --- 2, 3: the board ------------------------------------------------------------------------------------------

    def mask(self, place: str) -> int:
        if place in self.slot:
            return 2 if place[0] == "a" else 8
        return int(self.tile[place], 16) if self.tile[place] in "123456789abcdef" else 0

    def beyond(self, place: str) -> dict[int, str]:
        """The neighbours across a passage of the place itself."""
        out = {}
        for bit, (dx, dy) in MOVES.items():
            x, y = COLUMNS.index(place[0]) + dx, int(place[1]) + dy
            if self.mask(place) & bit and 0 <= x <= 6 and 1 <= y <= 5:
                out[bit] = f"{COLUMNS[x]}{y}"
        return out

    def linked(self, place: str) -> list[str]:
        return [there for bit, there in self.beyond(place).items() if self.mask(there) & OPPOSITE[bit]]

    def holder(self, place: str) -> str | None:
        return next((piece for piece, there in self.at.items() if there == place), None)

    def saved(self, side: str) -> list[str]:
        return [p for p in self.at if p[0] == side and self.at[p][0] == HOME[FOE[side]]]

    def active(self, side: str) -> list[str]:
        return [p for p in self.at if p[0] == side and self.at[p] != "--" and p not in self.saved(side)]

    def left(self) -> dict[str, int]:
        """Tiles not yet revealed, by type."""
        out = {name: int(n) for name, n in re.findall(r"([DILTX])(\d+)", self.options["mix"])}
        for place, shown in self.tile.items():
            if shown != "." and place != "d3":
                out[shown if shown in "DILTX" else TYPE[int(shown, 16)]] -= 1
        return out

    # --- 6, 7, 9, 10: what may be done ----------------------------------------------------------------------------

    def may_end(self, side: str, place: str) -> bool:
        held = self.holder(place)
        return held is None if place in self.slot else held is None or held[0] != side

    def journeys(self, piece: str, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
        """Steps and crossings of any length: over the side's own pieces, never back to a place of the path."""
        out = []
        for there in self.linked(path[-1] if path else self.at[piece]):
            if there in path or there == self.at[piece]:
                continue
            if self.may_end(piece[0], there):
                out.append((*path, there))
            elif there in self.tile and (self.holder(there) or " ")[0] == piece[0]:
                out += self.journeys(piece, (*path, there))
        return out

    def cost(self, path: tuple[str, ...]) -> int:
        if self.options["crossing"] == "walk":
            return len(path)
        return 1 if len(path) <= 2 else 99

    def manipulable(self, side: str) -> set[str]:
        near = {there for p in self.active(side) for there in self.beyond(self.at[p]).values()}
        return {place for place in near if place in self.tile and self.holder(place) is None}

    def return_slots(self, piece: str) -> set[str]:
        home = {place: mark for place, mark in self.slot.items() if place[0] == HOME[piece[0]]}
        number = next(place for place, mark in home.items() if mark == piece[1])
        free = {place for place in home if self.holder(place) is None}
        if number in free:
            return {number}
        gap = {place: abs(int(place[1]) - int(number[1])) for place in free if home[place] == "-"}
        if gap:
            return {place for place in gap if gap[place] == min(gap.values())}
        return {place for place in free if piece[0] + home[place] in self.saved(piece[0])} or free

    def actor(self) -> str:
        if self.turn[0] == "x":
            return "nobody"
        if "?" in self.turn or (self.turn == "Gu" and self.set_up_draws()):
            return "chance"
        if ":" in self.turn and self.options["return_chooser"] == "owner":
            return self.turn.partition(":")[2][0]
        return self.turn[0]

    def set_up_draws(self) -> set[str]:
        for side in "RG":
            if all(self.slot[HOME[side] + row] == "-" for row in ROWS):
                deals = re.findall(r"\S{5}", " ".join(_arrangements("", "123--")))
                return {f"{side}={deal}" for deal in deals}
        for side in "GR":
            for row in ROWS:
                if self.slot[HOME[side] + row] != "-" and self.tile[FRONT[side] + row] == ".":
                    return {f"{FRONT[side]}{row}={name}" for name, n in self.left().items() if n > 0}
        return set()

    def legal(self) -> set[str]:
        if self.turn[0] == "x":
            return {"TC"} if len(self.turn) == 2 and self.turn != "x=" and len(self.saved(self.turn[1])) == 3 else set()
        side = self.turn[0]
        if self.turn[1] == "u":
            column = FRONT[side]
            open_tile = next((column + r for r in ROWS if self.tile[column + r] in "DILTX"), "")
            masks = [m for m, name in TYPE.items() if open_tile and name == self.tile[open_tile]]
            return self.set_up_draws() or {f"{open_tile}={m:x}" for m in masks if m & (8 if side == "R" else 2)}
        if "?" in self.turn:
            place = self.turn.partition("?")[2]
            return {f"?{place}={m:x}" for m, name in TYPE.items() if self.left()[name] > 0}
        if ":" in self.turn:
            piece = self.turn.partition(":")[2]
            return {f"{piece}@{slot}" for slot in self.return_slots(piece)}
        paths = [(p, path) for p in self.active(side) for path in self.journeys(p)]
        out = {":".join((p, *path)) for p, path in paths if self.cost(path) <= int(self.turn[1])}
        for place in self.manipulable(side):
            mask = self.mask(place)
            if not mask:
                out.add(f"?{place}")
                continue
            angle = {turned(mask, q): 90 * q for q in (3, 2, 1)}  # the smallest angle is written last
            idle = self.options["idle_rotation"] == "true"
            out |= {f"{place}+{a}" for m, a in angle.items() if idle or m != mask}
        out = out or {"--"}
        if self.turn[2] == "s" and self.tokens[side]:
            out |= {"+A", "+T"} if self.countdown < 20 else {"+A"}
        return out

    # --- 5, 8, 11, 13: what it leads to ---------------------------------------------------------------------------

    def play(self, action: str) -> None:
        side, solo = self.turn[0], "t" if "t" in self.turn else ""
        if action == "TC":
            self.turn = f"{FOE[self.turn[1]]}3st"
        elif action == "--":
            self.end_turn(side, solo)
        elif action in ("+A", "+T"):
            self.tokens[side] -= 1
            self.countdown += action == "+T"
            self.turn = f"{side}{int(self.turn[1]) + (action == '+A')}s{solo}"
        elif action[0] == "?" and "=" not in action:
            self.turn += action
        elif action[0] == "?":
            self.tile[action[1:3]] = action[4]
            self.spend(1)
        elif action[1] == "=":
            for row, mark in zip(ROWS, action[2:], strict=True):
                self.slot[HOME[action[0]] + row] = mark
                if mark != "-":
                    self.at[action[0] + mark] = HOME[action[0]] + row
        elif action[2] == "=":
            self.tile[action[:2]] = action[3]
            if action[3] not in "DILTX" and not any(self.tile[FRONT[side] + r] in "DILTX" for r in ROWS):
                self.turn = "Ru" if side == "G" else "G3s"
        elif action[2] == "+":
            self.tile[action[:2]] = f"{turned(self.mask(action[:2]), int(action[3:]) // 90):x}"
            self.spend(1)
        elif action[2] == "@":
            self.at[action[:2]] = action[3:]
            self.turn = self.turn.partition("p")[0] + "a" + solo
            self.spend(0)
        else:
            piece, *path = action.split(":")
            victim = self.holder(path[-1])
            self.at[piece] = path[-1]
            waiting = ""
            if victim:
                self.at[victim] = "--"
                slots = self.return_slots(victim)
                if len(slots) == 1:
                    self.at[victim] = slots.pop()
                else:
                    waiting = victim
            if path[-1][0] == HOME[FOE[side]]:
                if len(self.saved(side)) == 3:
                    self.turn = f"x{FOE[side]}+" if solo else f"x{side}"
                    return
                self.tokens[side] += not solo
            self.spend(self.cost(tuple(path)), waiting)

    def spend(self, cost: int, waiting: str = "") -> None:
        side, left, solo = self.turn[0], int(self.turn[1]) - cost, "t" if "t" in self.turn else ""
        if waiting:
            self.turn = f"{side}{left}p:{waiting}"
        elif left:
            self.turn = f"{side}{left}a{solo}"
        else:
            self.end_turn(side, solo)

    def end_turn(self, side: str, solo: str) -> None:
        self.countdown -= bool(solo) or side == "R"
        if solo:
            self.turn = f"{side}3st" if self.countdown else f"x{FOE[side]}-"
        else:
            self.turn = f"{FOE[side]}3s" if self.countdown or side == "G" else self.judged()

    def judged(self) -> str:
        lead = len(self.saved("R")) - len(self.saved("G"))
        if lead == 0:
            ways = {}
            for side, goal in (("R", 6), ("G", 0)):
                ways[side] = sorted((abs(COLUMNS.index(self.at[p][0]) - goal) for p in self.active(side)), reverse=True)
            depth = 1 if self.options["tie_break"] == "rear" else 3
            red, green = ways["R"][:depth], ways["G"][:depth]
            lead = (green > red) - (green < red)
        return "x=" if lead == 0 else "xR" if lead > 0 else "xG"


def _arrangements(done: str, rest: str) -> set[str]:
    if not rest:
        return {done}
    return {deal for mark in set(rest) for deal in _arrangements(done + mark, rest.replace(mark, "", 1))}
