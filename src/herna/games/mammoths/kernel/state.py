"""Mammoths: the record, its constants, the dominoes and the encoding of actions.

Cells are `x, y` seen from the hut at 0,0, -6 to 6 each (5x5 needs -4 to 4); their number is `(y + 6) * 13 + x + 6`, so
ascending numbers are the order of the rules: by y, then x. Seats are numbers: A is 0.

A territory is a handful of sets of squares, each a 64-bit number. A territory never spans more than seven columns and
rows, so the plane is folded: cell x, y is bit `(y mod 8) * 8 + x mod 8`. Neighbours are rotations of the whole set, and
the eighth column and row are always empty, so nothing touches across the fold. `west`, `east`, `north` and `south` keep
the box, which unfolds it again.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np

SEATS = "ABCD"
PLAYERS = 4  # at most
ROUNDS = 12
ROW = 4  # dominoes in a row
DOMINOES = 48  # numbered 1 to 48; 0 is none
NONE = -1  # no owner, no tile, no cell, no kind

TERRAINS = "DPLJRV"
DESERT, PRAIRIE, LAKE, JUNGLE, ROCK, VOLCANO = range(6)
HUT = 6  # what stands on 0,0, where a terrain is asked for
KINDS = "mfus"  # of resources: mammoth, fish, mushroom, flint; kind k lies on terrain k + 1
TOTEM_POINTS = (3, 4, 5, 6)
LAVA_TOKENS = (5, 4, 1)  # with one, two, three flames
RESOURCE_TOKENS = (16, 13, 11, 9)

PEOPLE = ("HU", "FI", "MU", "SC", "PA", "FL", "SH", "W1", "W2", "W3")
PERSON_KINDS = len(PEOPLE)
HUNTER, FISHER, PICKER, SCULPTOR, PAINTER, FIRE_LADY, SHAMAN, WARRIOR_1, WARRIOR_2, WARRIOR_3 = range(PERSON_KINDS)
COPIES = (2, 2, 2, 2, 2, 2, 2, 4, 3, 1)
SLOTS = 4  # of the cave's display

MODES = ("discovery", "totem", "tribe")
DISCOVERY, TOTEM, TRIBE = range(3)

PHASES = (
    "row",
    "cave",
    "chief",
    "pair0",
    "claim0",
    "place",
    "lava",
    "totem",
    "claim",
    "settle",
    "pay",
    "person",
    "home",
    "over",
)
(
    DRAW_ROW,
    DRAW_CAVE,
    DRAW_CHIEF,
    PAIR_SETUP,
    CLAIM_SETUP,
    PLACING,
    ERUPTION,
    HAND_OVER,
    CLAIMING,
    SETTLING,
    PAYING,
    CHOOSING_PERSON,
    HOUSING,
    OVER,
) = range(14)

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("land", np.uint64, (PLAYERS, 6)),  # squares of each terrain, printed on dominoes
                ("marks", np.uint64, (PLAYERS, 2)),  # bits of 1 and 2: fires of a square; craters of a volcano
                ("lava", np.uint64, (PLAYERS,)),  # squares whose fires are a lava token
                ("tokens", np.uint64, (PLAYERS,)),  # squares that bear a resource token
                ("people", np.uint64, (PLAYERS, PERSON_KINDS)),  # squares that bear a cave person of each kind
                ("box", np.uint64),  # dominoes not yet drawn: bit n for domino n
                ("volcano", np.int16),  # cell of the volcano that erupts (phase lava), or NONE
                ("west", np.int8, (PLAYERS,)),
                ("east", np.int8, (PLAYERS,)),
                ("north", np.int8, (PLAYERS,)),
                ("south", np.int8, (PLAYERS,)),
                ("row", np.int8, (ROW,)),  # dominoes of this round still to be placed, ascending, then 0
                ("row_owner", np.int8, (ROW,)),
                ("next", np.int8, (ROW,)),  # dominoes of the next round, ascending, then 0
                ("next_owner", np.int8, (ROW,)),  # NONE if free
                ("totem", np.int8, (4,)),  # who holds each kind's totem, or NONE
                ("cave", np.int8, (SLOTS,)),  # the display: a kind of people, or NONE
                ("pile", np.int8, (PERSON_KINDS,)),  # people of each kind in the pile
                ("rounds", np.int8),  # rounds begun: 0 in the set-up, then 1 to 12
                ("phase", np.int8),
                ("act", np.int8),  # the seat to act; CHANCE in the draws, NOBODY when over
                ("pending", np.int8),  # phase totem: kind to be handed over; phase home: kind of the tile; else NONE
                ("form", np.int8),  # phases pay and person: tokens that the tile costs, 2 or 4; else 0
                ("paid", np.int8),  # phase pay: bit set of the kinds paid so far; else 0
                ("players", np.int8),
                ("mode", np.int8),
                ("centre", np.int8),
                ("complete", np.int8),
                ("tie_passes", np.int8),
                ("lava_on_squares", np.int8),
                ("final_settle", np.int8),
                ("spare", np.int8, (7,)),  # always 0: fills the record up
            ],
            align=True,
        ),
    )
)

SETTINGS = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("players", np.int8),
                ("mode", np.int8),
                ("centre", np.int8),
                ("complete", np.int8),
                ("tie_passes", np.int8),
                ("lava_on_squares", np.int8),
                ("final_settle", np.int8),
            ],
            align=True,
        ),
    )
)

REACH = 6  # how far a cell can be from the hut
SPAN = 2 * REACH + 1
CELLS = SPAN * SPAN
DIRECTIONS = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
STEP_X = (0, 1, 0, -1)
STEP_Y = (-1, 0, 1, 0)

# Actions, in the order of the rules' phases; `cell` is the number of a cell.
PLACE = 0  # + cell of the left half * 4 + direction of the right half; twins only EAST and SOUTH
DISCARD = PLACE + CELLS * 4
ERUPT = DISCARD + 1  # + cell where the lava lands
HAND = ERUPT + CELLS  # + kind * 4 + seat who gets the totem
CLAIM = HAND + 4 * PLAYERS  # + number of the domino - 1
PAIR = CLAIM + DOMINOES  # + 0: positions 1 and 4, + 1: positions 2 and 3
SETTLE = PAIR + 2  # + 0: not now, + 1: two tokens, + 2: four tokens
PAY = SETTLE + 3  # + cell of the token
TAKE = PAY + CELLS  # + kind of the cave person
HOUSE = TAKE + PERSON_KINDS  # + cell of the home
DRAW_DOMINO = HOUSE + CELLS  # + number of the domino - 1; from here on outcomes of chance
CHIEF = DRAW_DOMINO + DOMINOES  # + seat
DRAW_PERSON = CHIEF + PLAYERS  # + kind
ACTIONS = DRAW_PERSON + PERSON_KINDS
WIDEST = 400

PAIRS = ((0, 3), (1, 2))  # positions in the row of the two set-up choices, `Q14` and `Q23`
PRICES = (0, 2, 4)  # tokens of each answer to the question whether to settle


def _dominoes() -> dict[int, dict[str, str]]:
    with Path(__file__).with_name("dominoes.csv").open(encoding="utf-8", newline="") as file:
        return {int(line["number"]): line for line in csv.DictReader(file)}


def _halves(of: Any) -> np.ndarray[Any, np.dtype[np.int8]]:
    """A table by number of the domino and half (0 left, 1 right); number 0 is no domino."""
    lines = _dominoes()
    rows = [[of(lines[n], half) for half in ("left", "right")] for n in range(1, DOMINOES + 1)]
    return np.array([[NONE, NONE], *rows], np.int8)


_NAMES = ("desert", "prairie", "lake", "jungle", "rock", "volcano")
TERRAIN = _halves(lambda line, half: _NAMES.index(line[f"{half}_terrain"]))
MARKS = _halves(lambda line, half: int(line[f"{half}_fires"]) + int(line[f"{half}_craters"]))
RESOURCE = _halves(
    lambda line, half: KINDS.find({"mushroom": "u", "flint": "s"}.get(r := line[f"{half}_resource"], r[0]))
)
TWIN = np.array([a == b and m == n for (a, b), (m, n) in zip(TERRAIN.tolist(), MARKS.tolist(), strict=True)], np.bool_)
TWIN[0] = False

FULL_BOX = np.uint64((1 << (DOMINOES + 1)) - 2)


def cell_number(x: int, y: int) -> int:
    return (y + REACH) * SPAN + x + REACH


def cell_place(cell: int) -> tuple[int, int]:
    return cell % SPAN - REACH, cell // SPAN - REACH


BIT = np.array([1 << (y % 8 * 8 + x % 8) for x, y in map(cell_place, range(CELLS))], np.uint64)
HUT_BIT = np.uint64(1)
