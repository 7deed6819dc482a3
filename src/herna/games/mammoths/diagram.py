"""Mammoths: a position as text, for a terminal."""

from __future__ import annotations

import re
from itertools import zip_longest

from herna.engine.game import State

from .kernel import scoring
from .kernel import state as S
from .reading import box_dominoes, box_of, domino_codes, lava_supply, next_of, row_of, square_code

INK = {"D": "33", "P": "92", "L": "94", "J": "32", "R": "37", "V": "91", "H": "1;95"}
LIT = "7"
WIDTH = 6
GAP = 4
PHASE_WORDS = {
    "row": "Dominoes are drawn.",
    "cave": "Cave people are drawn.",
    "chief": "Chiefs are drawn.",
    "pair0": "{} takes positions 1 and 4 (Q14) or 2 and 3 (Q23).",
    "claim0": "{} claims a domino of row 1.",
    "place": "{} places domino {}.",
    "lava": "{} chooses where the lava lands.",
    "totem": "{} hands over a totem.",
    "claim": "{} claims a domino of the next row.",
    "settle": "{} may settle a cave person.",
    "pay": "{} pays with resources.",
    "person": "{} takes a cave person.",
    "home": "{} houses the cave person.",
    "over": "The match is over.",
}


def diagram(state: State, colour: bool, since: State | None = None) -> str:
    s = state[0]
    lines = [_headline(state, colour), f"  {_turn(state)}", ""]
    if s.phase != S.OVER:
        lines += [f"  To be placed: {_row(row_of(s))}", f"  Next row:     {_row(next_of(s))}"]
    left = box_dominoes(s)
    lines.append(f"  In the box: {len(left)} dominoes    lava left: {'/'.join(map(str, lava_supply(s)))}")
    if s.mode == S.TOTEM:
        holders = ("-" if h == S.NONE else S.SEATS[h] for h in s.totem)
        lines.append(
            "  Totems: " + "  ".join(f"{kind} {holder}" for kind, holder in zip(S.KINDS, holders, strict=True))
        )
    if s.mode == S.TRIBE:
        display = " ".join("-" if kind == S.NONE else S.PEOPLE[kind] for kind in s.cave)
        lines.append(f"  Cave: {display}    in the pile: {int(s.pile.sum())}")
    grids = [_territory(state, player, colour, since) for player in range(int(s.players))]
    nobody: list[str] = []
    for one, other in zip_longest(grids[::2], grids[1::2], fillvalue=nobody):
        width = max(map(_seen_length, one)) + GAP
        pairs = zip_longest(one, other, fillvalue="")
        lines += ["", *((left + " " * (width - _seen_length(left)) + right).rstrip() for left, right in pairs)]
    return "\n".join(lines)


def _seen_length(line: str) -> int:
    return len(re.sub("\033\\[[0-9;]*m", "", line))


def _headline(state: State, colour: bool) -> str:
    text = f"Round {state[0].rounds} of {S.ROUNDS}"
    return f"  \033[1m{text}\033[0m" if colour else f"  {text}"


def _turn(state: State) -> str:
    s = state[0]
    who = "" if s.act < 0 else S.SEATS[s.act]
    number = int(s.row[0])
    left, right = domino_codes(number) if number else ("", "")
    return PHASE_WORDS[S.PHASES[s.phase]].format(who, f"{number} [{left} {right}]")


def _row(row: list[tuple[int, int]]) -> str:
    words = []
    for number, owner in row:
        left, right = domino_codes(number)
        words.append(f"{number} [{left} {right}] {'' if owner == S.NONE else S.SEATS[owner]}".strip())
    return "   ".join(words) or "-"


def _territory(state: State, player: int, colour: bool, since: State | None) -> list[str]:
    s = state[0]
    west, east, north, south = box_of(s, player)
    points = int(scoring.total(s, player))
    mark = " <" if s.act == player else ""
    lines = [f"  {S.SEATS[player]}  {points} point{'' if points == 1 else 's'}{mark}"]
    lines.append("       " + "".join(f"{x:<{WIDTH}}" for x in range(west, east + 1)).rstrip())
    for y in range(north, south + 1):
        cells = []
        for x in range(west, east + 1):
            code = square_code(s, player, x, y)
            word = f"{code:<{WIDTH}}"
            if colour and code != ".":
                ink = INK[code[0]]
                if since is not None and _before(since, player, x, y) != code:
                    ink += f";{LIT}"
                word = f"\033[{ink}m{code}\033[0m" + " " * (WIDTH - len(code))
            cells.append(word)
        lines.append(f"  {y:>3}  {''.join(cells)}".rstrip())
    return lines


def _before(since: State, player: int, x: int, y: int) -> str:
    s = since[0]
    west, east, north, south = box_of(s, player)
    return square_code(s, player, x, y) if west <= x <= east and north <= y <= south else "."
