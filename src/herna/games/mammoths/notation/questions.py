"""Mammoths: the questions of worked examples. Rules 15.1."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import groupby
from typing import Any

import numpy as np

from herna.engine.game import State, ranking_text

from ..kernel import board, placement, rules, scoring
from ..kernel import state as S
from .positions import parse_grid


def query(state: State, question: str) -> str:
    words = question.split()
    asked = _QUESTIONS.get(words[0]) if words else None
    if asked is None:
        raise ValueError(f"no such question: {question}")
    try:
        return str(asked(state, words[1:]))
    except (IndexError, KeyError):
        raise ValueError(f"the question is not complete: {question}") from None


def ranking_of(triples: Mapping[str, tuple[int, int, int]]) -> tuple[tuple[str, ...], ...]:
    """Rules 11: by total, largest area and fires; ties grouped."""
    order = sorted(triples, key=lambda seat: triples[seat], reverse=True)
    return tuple(tuple(sorted(place)) for _, place in groupby(order, key=lambda seat: triples[seat]))


# --- territories --------------------------------------------------------------------------------------------------


def _territory(state: State, words: list[str]) -> Any:
    """A table with one territory, A's, under the options in force."""
    if words[0] not in ("5x5", "7x7"):
        raise ValueError(f"a territory begins with 5x5 or 7x7, not {words[0]!r}")
    table = np.zeros(1, S.STATE)
    s = table[0]
    for name in ("mode", "centre", "complete", "tie_passes", "lava_on_squares", "final_settle"):
        s[name] = state[0][name]
    s.players = 2 if words[0] == "7x7" else 4
    for kind in range(4):
        s.totem[kind] = S.NONE
    parse_grid(s, 0, " ".join(words[1:]))
    return s


def _domino(word: str) -> int:
    if not word.isdecimal() or not 1 <= int(word) <= S.DOMINOES:
        raise ValueError(f"there is no domino {word!r}")
    return int(word)


def _cell(word: str) -> int:
    found = re.fullmatch(r"(-?\d),(-?\d)", word, re.ASCII)
    if not found or max(abs(int(n)) for n in found.groups()) > S.REACH:
        raise ValueError(f"there is no cell {word!r}")
    return S.cell_number(int(found[1]), int(found[2]))


def _cell_texts(s: Any, squares: Any) -> str:
    out = np.empty(S.WIDEST, np.int32)
    cells = [S.cell_place(int(cell)) for cell in out[: board.list_cells(s, 0, np.uint64(squares), 0, out)]]
    return " ".join(f"{x},{y}" for x, y in cells) or "-"


def _placements(s: Any, domino: int) -> list[int]:
    out = np.empty(S.WIDEST, np.int32)
    return [int(action) for action in out[: placement.list_placements(s, 0, domino, out)]]


def _count_placements(state: State, words: list[str]) -> int:
    return len(_placements(_territory(state, words[1:]), _domino(words[0])))


def _list_placements(state: State, words: list[str]) -> str:
    actions = _placements(_territory(state, words[1:]), _domino(words[0]))
    places = [(*S.cell_place((action - S.PLACE) // 4), S.DIRECTIONS[action & 3]) for action in actions]
    return " ".join(f"P{x},{y}{d}" for x, y, d in places) or "D"


def _lava(state: State, words: list[str]) -> str:
    s, volcano = _territory(state, words[1:]), _cell(words[0])
    if not board.has_square(s, 0, volcano, s.land[0, S.VOLCANO]):
        raise ValueError(f"there is no volcano on {words[0]}")
    return _cell_texts(s, placement.landings(s, 0, volcano))


def _eruptions(state: State, words: list[str]) -> int:
    s, domino = _territory(state, words[1:]), _domino(words[0])
    if S.VOLCANO not in S.TERRAIN[domino]:
        raise ValueError(f"domino {domino} has no volcano")
    pairs = 0
    for action in _placements(s, domino):
        table = np.zeros(1, S.STATE)
        table[0] = s
        volcano = placement.lay(table[0], 0, domino, action)
        pairs += int(placement.landings(table[0], 0, volcano)).bit_count()
    return pairs


def _payments(state: State, words: list[str]) -> int:
    s = _territory(state, words[1:])
    held = [int(s.tokens[0] & s.land[0, kind + 1]).bit_count() for kind in range(4)]
    if words[0] == "S4":
        return held[0] * held[1] * held[2] * held[3]
    if words[0] != "S2":
        raise ValueError("payments are S2 or S4")
    return sum(held[i] * held[j] for i in range(4) for j in range(i))


def _homes(state: State, words: list[str]) -> str:
    s = _territory(state, words)
    return _cell_texts(s, board.homes(s, 0))


def _groups(squares: Any) -> list[Any]:
    """The groups of connected squares."""
    groups, left = [], int(squares)
    while left:
        groups.append(np.uint64(board.area(np.uint64(left & -left), np.uint64(squares))))
        left &= ~int(groups[-1])
    return groups


def _areas(state: State, words: list[str]) -> str:
    s = _territory(state, words)
    texts = []
    for terrain, letter in enumerate(S.TERRAINS):
        areas = [
            (int(one).bit_count(), 0 if terrain == S.VOLCANO else int(board.fires(s, 0, one)))
            for one in _groups(s.land[0, terrain])
        ]
        texts += [f"{letter}{size}x{fires}" for size, fires in sorted(areas, reverse=True)]
    return " ".join(texts) or "-"


def _bands(state: State, words: list[str]) -> str:
    s = _territory(state, words)
    bands = [(int(band).bit_count(), int(scoring.strength(s, 0, band))) for band in _groups(board.warriors(s, 0))]
    return " ".join(f"{size}x{strength}" for size, strength in sorted(bands, reverse=True)) or "-"


# --- pads and ranks -----------------------------------------------------------------------------------------------


def pad(s: Any, player: int) -> dict[str, int]:
    """Rules 11: the lines of a player's pad that the mode and the options have, then total, largest area, fires."""
    names = [*S.TERRAINS[: S.VOLCANO], "totems", "tokens", *S.PEOPLE[:7], "W", "centre", "complete"]
    lines = {
        name: int(scoring.pad_line(s, player, line)) for line, name in enumerate(names) if scoring.counts_line(s, line)
    }
    lines["total"] = sum(lines.values())
    lines["largest"] = int(scoring.largest_area(s, player))
    lines["fires"] = int(scoring.all_fires(s, player))
    return lines


def _pad(state: State, words: list[str]) -> str:
    if len(words) == 1:
        player = S.SEATS.find(words[0]) if len(words[0]) == 1 else S.NONE
        if not 0 <= player < state[0].players:
            raise ValueError(f"there is no player {words[0]!r}")
        lines = pad(state[0], player)
    else:
        mode, _, totems = words[0].partition(":")
        if mode not in S.MODES or (totems and mode != S.MODES[S.TOTEM]) or not set(totems) <= set(S.KINDS):
            raise ValueError(f"no such mode: {words[0]!r}")
        s = _territory(state, words[1:])
        s.mode = S.MODES.index(mode)
        for kind in totems:
            s.totem[S.KINDS.index(kind)] = 0
        lines = pad(s, 0)
    return " ".join(f"{name}={value}" for name, value in lines.items())


def _rank(state: State, words: list[str]) -> str:
    triples = {}
    for word in words:
        found = re.fullmatch(r"([A-D])=(\d+),(\d+),(\d+)", word, re.ASCII)
        if not found or found[1] in triples:
            raise ValueError(f"expected like A=50,6,8, not {word!r}")
        triples[found[1]] = (int(found[2]), int(found[3]), int(found[4]))
    return ranking_text(ranking_of(triples))


def _perft(state: State, words: list[str]) -> int:
    if len(words) != 1 or not words[0].isdecimal():
        raise ValueError("expected perft N")
    return _sequences(state, int(words[0]))


def _sequences(state: State, length: int) -> int:
    if length == 0:
        return 1
    out = np.empty(S.WIDEST, np.int32)
    n = rules.legal(state[0], out)
    if length == 1:
        return int(n)
    total = 0
    for action in out[:n].tolist():
        after = state.copy()
        rules.apply(after[0], action)
        total += _sequences(after, length - 1)
    return total


_QUESTIONS = {
    "placements": _count_placements,
    "placement-list": _list_placements,
    "lava": _lava,
    "eruptions": _eruptions,
    "payments": _payments,
    "homes": _homes,
    "areas": _areas,
    "bands": _bands,
    "pad": _pad,
    "rank": _rank,
    "perft": _perft,
}
