"""FEJAG: the record, its constants and the encoding of actions.

Teams are numbers in canonical order (F E J A G = 0..4); in the camp, seat 5 is the master. A cell is a number
y * SIDE + x, both from 0, whatever the size of the board (a1 = 0, b1 = 1, a2 = 41). Sets of cells are 41 rows of bits:
bit x of row y. Obstacles are sets of cells too: `right` holds the cells with an obstacle on their right side, `below`
those with one on their lower side; bit x of `corner` row y says that one ends in the lower right corner of (x, y).
Figures are numbers in order of placement, attack records in order of creation; a set of figures is WORDS words of WORD
bits.
"""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import numpy as np

TEAMS = "FEJAG"
TEAM_COUNT = 5
MASTER = 5
NONE = -1

SIDE = 41  # the largest board, and the distance between a cell and the one below it
CELLS = SIDE * SIDE
FIGURES = 168  # more than all the money of a campaign buys
WORD = 56  # figures in a word of a set of figures
WORDS = 3
RECORDS = 1024
LOG = 2048
LOG_FOR_EXTRAS = (
    LOG - 700
)  # beyond it, actions that can be repeated endlessly are refused, so that a campaign always fits
LOG_FOR_FIGURES = LOG - 120  # beyond it, nothing is bought: an organiser can give more money than the log has room for

TI, BE, SN, TA, MO, FR = range(6)
TYPES = ("Ti", "Be", "Sn", "Ta", "Mo", "Fr")
TYPE_COUNT = 6
PRICE = (15, 10, 10, 5, 8, 2)
CHEAPEST = 5  # of the figures that stay
CARRY = 14  # may be kept

# terrain of a cell; PORTAL + i is the teleport whose cell is portal[i], its partner is portal[i ^ 1]
PLAIN, TEMPLE, PORTAL, START = 0, 1, 2, 6

DAYS = 11  # usual and most; the last has no day team and no buying
FEWEST_DAYS = 4
PLACE_POINTS = (20, 16, 13, 11, 10)  # usual
MOST_POINTS = 99  # for a place, and at once by hand
FULLEST = 9999  # purse, and debt, that points by hand lead to
DAY_BONUS = 3
FROG_BONUS, FIRST_BONUS = 20, 30
EGG_BONUS = 30
HONOUR = 2  # of late_egg: right answers on day 11 bring no points; 1: they do
PATH_POINTS = 50
CARDS = 11
QUESTIONS, CHOICES = 6, 4
SHEETS: int = CHOICES**QUESTIONS
CHOICE_COUNT = QUESTIONS * CHOICES  # a choice is question * 4 + letter
LAST_DOUBLE_CLUE = 8

# Phases. OPENING: the master opens the next day. FREE: free play, for examples.
FREE, DRAWING, SEALING, OPENING, DRAWING_DAY, RANKING, CHOOSING, CLUE_DUE, BUYING, OVER = range(10)
# Turns of a team. UNPAID: in free play, before any purse, figures cost nothing.
UNPAID, TURN_OPEN, TURN_CLOSED = range(3)
UNJUDGED, RIGHT, INCOMPLETE, WRONG = range(4)  # verdicts
MANUAL, RANDOM, EFFORT = range(3)  # ranks

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                # the terrain, secret unless seen
                ("right", np.int64, (SIDE,)),
                ("below", np.int64, (SIDE,)),
                ("corner", np.int64, (SIDE,)),
                ("barred", np.int64, (SIDE,)),  # temple, teleports and start cells
                # the public board
                ("seen", np.int64, (SIDE,)),
                ("seen_right", np.int64, (SIDE,)),
                ("seen_below", np.int64, (SIDE,)),
                ("taken", np.int64, (SIDE,)),  # cells with a figure
                # what follows from terrain and figures, for each team
                ("lit", np.int64, (TEAM_COUNT, SIDE)),
                ("middle", np.int64, (TEAM_COUNT, SIDE)),
                # as it was when the turn opened: cells lit, cells legal
                ("lit_before", np.int64, (TEAM_COUNT, SIDE)),
                ("legal_before", np.int64, (TEAM_COUNT, SIDE)),
                ("members", np.int64, (TEAM_COUNT, WORDS)),  # the figures of each team
                # what follows for each figure: the figures in its light
                ("lights", np.int64, (FIGURES, WORDS)),
                ("shining", np.int64, (WORDS,)),
                ("fed", np.int64, (WORDS,)),  # would shine if no figure were disabled
                ("sees_temple", np.int64, (WORDS,)),  # the temple is in its light
                ("has_shone", np.int64, (WORDS,)),  # so what follows from its light is public
                ("log", np.int32, (LOG,)),
                ("score", np.int32, (TEAM_COUNT,)),
                ("logged", np.int32),
                ("purse", np.int16, (TEAM_COUNT,)),
                ("purse_before", np.int16, (TEAM_COUNT,)),  # when the turn opened
                ("hand", np.int16, (TEAM_COUNT,)),  # bit n - 1: card n is still held
                ("bonus", np.int16, (TEAM_COUNT,)),  # discovery points so far
                ("cell", np.int16, (FIGURES,)),
                ("depth", np.int16, (FIGURES,)),  # length of its supply chain, among those that shine; NONE if dark
                ("fed_depth", np.int16, (FIGURES,)),  # among those that are fed
                ("src", np.int16, (RECORDS,)),
                ("tgt", np.int16, (RECORDS,)),
                ("partner", np.int16, (RECORDS,)),  # a record, or NONE
                ("start", np.int16, (TEAM_COUNT,)),  # cell, or NONE
                ("site", np.int16, (TEAM_COUNT,)),  # cells of sites a..e, or NONE
                ("portal", np.int16, (4,)),  # cells of the teleports 1 1 2 2, or NONE
                ("figures", np.int16),
                ("records", np.int16),
                ("key", np.int16),  # right choices, a sheet; NONE while it is not sealed or not known
                ("at", np.uint8, (CELLS,)),  # figure + 1, or 0
                ("terrain", np.int8, (CELLS,)),
                ("kind", np.int8, (FIGURES,)),
                ("team", np.int8, (FIGURES,)),
                ("void", np.int8, (RECORDS,)),
                ("on", np.int8, (RECORDS,)),
                ("struck", np.int8, (CHOICE_COUNT,)),
                ("card", np.int8, (TEAM_COUNT,)),  # of today: 1..11, 0 not chosen, NONE chosen but not known
                ("turn", np.int8, (TEAM_COUNT,)),
                ("verdict", np.int8, (TEAM_COUNT,)),
                ("place", np.int8, (TEAM_COUNT,)),  # in the last ranking: 0 is the best, tied teams share a number
                ("order", np.int8, (TEAM_COUNT,)),  # of buying
                ("drawn", np.int8, (TEAM_COUNT,)),  # how often each was day team
                ("calendar", np.int8, (10,)),  # day teams fixed in advance, or NONE
                ("width", np.int8),
                ("height", np.int8),
                ("day", np.int8),  # 0 before the first
                ("day_team", np.int8),
                ("phase", np.int8),
                ("turns_done", np.int8),
                ("frog_team", np.int8),  # the team that got the bonus for the first flash, or NONE
                ("first_team", np.int8),  # the team that got the bonus for the first permanent figure, or NONE
                ("egg_team", np.int8),
                ("chain", np.int8),
                ("same_direction", np.int8),
                ("middle_any", np.int8),
                ("protect_dark", np.int8),
                ("whole_team", np.int8),
                ("settled", np.int8),
                ("team_scope", np.int8),
                ("reveal_cells", np.int8),
                ("late_egg", np.int8),
                ("submission", np.int8),
                ("penalty", np.int8),
                ("ranks", np.int8),
                ("campaign", np.int8),  # whether the map has five start cells; else there is free play only
                ("blanked", np.int8),  # what is hidden has been taken out
                ("days", np.int8),  # of this campaign, the last one included
                ("place_points", np.int8, (TEAM_COUNT,)),
                ("unused", np.int8, (7,)),  # so that the record has no holes
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
                ("right", np.int64, (SIDE,)),
                ("below", np.int64, (SIDE,)),
                ("start", np.int16, (TEAM_COUNT,)),
                ("site", np.int16, (TEAM_COUNT,)),
                ("portal", np.int16, (4,)),
                ("terrain", np.int8, (CELLS,)),
                ("calendar", np.int8, (10,)),
                ("place_points", np.int8, (TEAM_COUNT,)),
                *[
                    (name, np.int8)
                    for name in (
                        "width",
                        "height",
                        "chain",
                        "same_direction",
                        "middle_any",
                        "protect_dark",
                        "whole_team",
                        "settled",
                        "team_scope",
                        "reveal_cells",
                        "late_egg",
                        "submission",
                        "penalty",
                        "ranks",
                        "campaign",
                        "days",
                    )
                ],
            ],
        ),
    )
)

# Actions. Which day a ranking, a clue or an opening belongs to follows from the state.
PLACE = 0  # + (team * 6 + type) * CELLS + cell
DONE = PLACE + TEAM_COUNT * TYPE_COUNT * CELLS  # + team
TIMEOUT = DONE + TEAM_COUNT  # + team
CARD = TIMEOUT + TEAM_COUNT  # + team * 11 + card - 1
SHEET = CARD + TEAM_COUNT * CARDS  # + team * 4096 + choices as digits of base 4, question 1 first
OPEN = SHEET + TEAM_COUNT * SHEETS
RANK = OPEN + 1  # + line of RANKINGS
CLUE = RANK + 541
VERDICT = CLUE + 1  # + team * 3 + verdict - 1
PENALTY = VERDICT + TEAM_COUNT * 3  # + team * 6 + type
DRAW = PENALTY + TEAM_COUNT * TYPE_COUNT  # + line of PERMUTATIONS: the teams of sites a..e
KEY = DRAW + 120  # + sheet
DAY = KEY + SHEETS  # + team
STRIKE_ONE = DAY + TEAM_COUNT  # + choice
STRIKE_TWO = STRIKE_ONE + CHOICE_COUNT  # + choice * 24 + greater choice
PURSE = STRIKE_TWO + CHOICE_COUNT * CHOICE_COUNT  # + team * 1000 + purse; free play only
PURSES = 1000
BOOK = PURSE + TEAM_COUNT * PURSES  # + team * 199 + points + 99
BOOKINGS = 2 * MOST_POINTS + 1
RERANK = BOOK + TEAM_COUNT * BOOKINGS  # + line of RANKINGS
ACTIONS = RERANK + 541
WIDEST = TEAM_COUNT * (TYPE_COUNT * CELLS + 2 + SHEETS + TYPE_COUNT)

# What stands in a log instead of an action that the reader may not know.
SECRET_KEY = ACTIONS
SECRET_CARD = SECRET_KEY + 1  # + team
SECRET_SHEET = SECRET_CARD + TEAM_COUNT  # + team

PERMUTATIONS = np.array(list(permutations(range(TEAM_COUNT))), np.int8)


def _rankings() -> np.ndarray[Any, np.dtype[np.int8]]:
    """All rankings with ties: the place of each team, 0 the best, without gaps."""
    places = product(range(TEAM_COUNT), repeat=TEAM_COUNT)
    return np.array([p for p in places if set(p) == set(range(max(p) + 1))], np.int8)


RANKINGS = _rankings()
STRICT = np.array([len(set(places)) == TEAM_COUNT for places in RANKINGS.tolist()], np.bool_)

# Directions: 0..3 orthogonal (up, right, down, left), 4..7 diagonal (clockwise from up right), 8..15 jumps.
STEP_X = np.array([0, 1, 0, -1, 1, 1, -1, -1, 1, 2, 2, 1, -1, -2, -2, -1], np.int64)
STEP_Y = np.array([-1, 0, 1, 0, -1, 1, 1, -1, -2, -1, 1, 2, 2, 1, -1, -2], np.int64)
FIRST_WAY = (0, 0, 4, 0, 8, 0)  # the directions of each type: from here
LAST_WAY = (8, 4, 8, 8, 16, 8)  # up to here
SHORT = (False, False, False, True, True, False)  # one step or jump only
