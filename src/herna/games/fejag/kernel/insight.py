"""FEJAG: judgement for bots. How good a position is for each team, and a quick sensible action.

Every figure that lights the temple is worth 50 points in the end, more than two won sub-games, so bots look for the
temple, go there, light it with as many figures as money buys, and put out the figures with which others do.
"""

from __future__ import annotations

import math

from herna.engine.kernel import CHANCE
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below, splitmix64

from . import state as S
from .attack import has, is_effective, on_start, shining
from .campaign import may_close, may_hand_in
from .light import FIGURE, HOLY, walk
from .placement import legal_row, paths
from .rules import actor, can_place, draw, legal, list_cells, payoff
from .secrets import temple_is_seen

TRIES = 300  # placements that `suggest` compares
ANSWER_DAY = 9  # from here on a sheet is worth the risk
SCALE = 90.0  # points of a comfortable lead
NEARNESS = 45.0  # points that light beside the temple is worth, before any path
OPENNESS = 0.08  # points that a lit cell is worth
STEP_NEARER = 10.0  # points that light one step nearer to the temple is worth
NEW_LIGHT = 0.25  # points that a newly lit cell beside the temple is worth
UNSEEN = 0.03  # points that a cell is worth to be uncovered, while the temple is sought
UNSEEN_MIDDLE = 0.8  # the same in the middle third, where temples are
PRICE_WEIGHT = 0.6


# --- where the temple is ------------------------------------------------------------------------------------------


@kernel
def temple_box(s):
    """The columns and rows of the temple; if none is known, of the middle third, where it may be."""
    left, top, right, bottom = S.SIDE, S.SIDE, S.NONE, S.NONE
    for y in range(int(s.height)):
        if int(s.barred[y]) == 0:
            continue
        for x in range(int(s.width)):
            if (int(s.barred[y]) >> x) & 1 and s.terrain[y * S.SIDE + x] == S.TEMPLE:
                left, top = min(left, x), min(top, y)
                right, bottom = max(right, x), max(bottom, y)
    if right == S.NONE:
        width, height = int(s.width), int(s.height)
        return width // 3, height // 3, width - width // 3 - 1, height - height // 3 - 1
    return left, top, right, bottom


@kernel
def off_box(x, y, box):
    """How many steps of a king it is to the box."""
    across = max(box[0] - x, x - box[2], 0)
    along = max(box[1] - y, y - box[3], 0)
    return max(across, along)


@kernel
def distance(s, team, box):
    """How many steps of a king the cells on which the team may build are off the temple."""
    least = max(int(s.width), int(s.height))
    for y in range(int(s.height)):
        row = legal_row(s, team, y)
        if not row or max(box[1] - y, y - box[3], 0) >= least:
            continue
        x = 0
        while row >> x:
            if (row >> x) & 1:
                least = min(least, off_box(x, y, box))
            x += 1
    return least


@kernel
def openness(s, team):
    """How many cells are lit for the team."""
    n = 0
    for y in range(int(s.height)):
        row = int(s.lit[team, y])
        while row:
            row &= row - 1
            n += 1
    return n


# --- evaluate -----------------------------------------------------------------------------------------------------


@kernel
def evaluate(s, out):
    """At the end the payoffs; before, by how much each team is expected to lead the others."""
    if s.phase == S.OVER:
        payoff(s, out)
        return
    for seat in range(len(out)):
        out[seat] = 0.0
    box = temple_box(s)
    values = (
        prospects(s, 0, box),
        prospects(s, 1, box),
        prospects(s, 2, box),
        prospects(s, 3, box),
        prospects(s, 4, box),
    )
    for team in range(S.TEAM_COUNT):
        for other in range(S.TEAM_COUNT):
            out[team] += 0.25 * math.tanh((values[team] - values[other]) / SCALE)


@kernel
def prospects(s, team, box):
    """The points a team may expect in the end, apart from what all expect alike."""
    left = (int(s.days) - int(s.day)) / int(s.days)
    value = float(s.score[team])
    value += S.PATH_POINTS * paths(s, team) * (1.0 - 0.3 * left)
    value += NEARNESS * (1.0 - distance(s, team, box) / max(int(s.width), int(s.height))) * (0.3 + left)
    value += OPENNESS * openness(s, team) * left
    return value + 0.7 * min(int(s.purse[team]), 20) * left


# --- suggest ------------------------------------------------------------------------------------------------------


@kernel
def suggest(s, entropy, out):
    """A sensible action of the seat to act; `out` is a buffer."""
    seat = actor(s)
    if seat == CHANCE:
        return draw(s, entropy)
    if s.phase == S.CHOOSING:
        return suggest_card(s, seat, entropy)
    if s.phase == S.OPENING:
        return S.OPEN
    if s.phase == S.RANKING:
        return S.RANK + below(entropy, len(S.RANKINGS))
    if s.phase == S.CLUE_DUE:
        return S.CLUE
    if s.phase == S.BUYING:
        return suggest_purchase(s, seat, entropy, out, False)
    return out[below(entropy, legal(s, out))]


@kernel
def suggest_card(s, team, x):
    """Any card, but the highest on the team's own day."""
    held = 0
    for card in range(S.CARDS):
        held += (int(s.hand[team]) >> card) & 1
    index = held - 1 if s.day_team == team else below(x, held)
    for card in range(S.CARDS):
        if (int(s.hand[team]) >> card) & 1:
            if index == 0:
                return S.CARD + team * S.CARDS + card
            index -= 1
    return S.NONE


@kernel
def suggest_sheet(s, team, x):
    """Choices that are not struck out."""
    sheet = 0
    for question in range(S.QUESTIONS):
        open_choices = 0
        for letter in range(S.CHOICES):
            open_choices += 0 if s.struck[question * S.CHOICES + letter] else 1
        x = splitmix64(x)
        index = below(x, open_choices)
        for letter in range(S.CHOICES):
            if not s.struck[question * S.CHOICES + letter]:
                if index == 0:
                    sheet = sheet * S.CHOICES + letter
                index -= 1
    return S.SHEET + team * S.SHEETS + sheet


@kernel
def suggest_purchase(s, team, x, out, beginner):
    """The best of some placements that money buys; when none is worth it, the turn is closed.

    Beginners miss what jumps and what others do: they buy no Monkeys and think of no attacks.
    """
    if s.day >= ANSWER_DAY and s.egg_team == S.NONE and may_hand_in(s, team):
        return suggest_sheet(s, team, x)
    cells = list_cells(s, team, 0, out, 0)
    closing = may_close(s, team)
    best, best_worth = S.NONE, 0.0 if closing else -1e9
    if cells and can_place(s, team, S.FR):
        box = temple_box(s)
        sought = not temple_is_seen(s)
        off = distance(s, team, box)
        for _ in range(TRIES):
            x = splitmix64(x)
            cell = int(out[below(x, cells)])
            x = splitmix64(x)
            kind = below(x, S.TYPE_COUNT)
            if can_place(s, team, kind) and not (beginner and kind == S.MO):
                worth = worth_of(s, team, kind, cell, box, off, sought, beginner)
                if worth > best_worth:
                    best, best_worth = S.PLACE + (team * S.TYPE_COUNT + kind) * S.CELLS + cell, worth
    if best != S.NONE:
        return best
    return (S.DONE if closing else S.TIMEOUT) + team


@kernel
def worth_of(s, team, kind, cell, box, off, sought, beginner):
    """Points that a placement may bring, by a look along its own rays; `off` is the team's distance from the temple."""
    x, y = cell % S.SIDE, cell // S.SIDE
    kept = S.CARRY if s.day < s.days - 1 else 0
    surplus = max(int(s.purse[team]) - kept, 0)  # lost if it is not spent
    worth = -PRICE_WEIGHT * max(S.PRICE[kind] - surplus, 0)
    temple = False
    nearest = off
    for step in range(S.FIRST_WAY[kind], S.LAST_WAY[kind]):
        end, lit = walk(s, x, y, step, S.SHORT[kind])
        if end == HOLY:
            temple = True
        elif end == FIGURE and kind != S.FR and not beginner:
            last = cell + lit * int(S.STEP_Y[step] * S.SIDE + S.STEP_X[step])
            worth += worth_of_attack(s, team, cell, int(s.at[last]) - 1)
        if sought:
            worth += news(s, x, y, step, lit)
        if kind != S.FR:
            gain, nearest = new_light(s, team, x, y, step, lit, box, nearest)
            worth += gain
    if temple:
        worth += worth_of_temple(s, team, kind)
    return worth + STEP_NEARER * (off - nearest)


@kernel
def new_light(s, team, x, y, step, lit, box, nearest):
    """What newly lit cells are worth, the nearer to the temple the more; and how near to it light comes."""
    size = max(int(s.width), int(s.height))
    worth = 0.0
    for _ in range(lit):
        x += int(S.STEP_X[step])
        y += int(S.STEP_Y[step])
        if not (int(s.lit[team, y]) >> x) & 1:
            off = off_box(x, y, box)
            nearest = min(nearest, off)
            worth += NEW_LIGHT * (1.0 - off / size)
    return worth, nearest


@kernel
def worth_of_temple(s, team, kind):
    if kind == S.FR:
        return float(S.FROG_BONUS) if s.frog_team == S.NONE and s.first_team == S.NONE else 0.0
    found = float(S.PATH_POINTS)
    if s.first_team == S.NONE:
        found += S.FIRST_BONUS - (S.FROG_BONUS if s.frog_team == team else 0)
    return found


@kernel
def worth_of_attack(s, team, cell, target):
    """A figure that shines and is attacked: it goes dark, and an attack of its own with it."""
    other = int(s.team[target])
    if other == team or not has(shining(s), target) or on_start(s, target):
        return 0.0
    if (int(s.lit[other, cell // S.SIDE]) >> (cell % S.SIDE)) & 1:
        return 0.0
    worth = 3.0
    if (int(s.sees_temple[target // S.WORD]) >> (target % S.WORD)) & 1:
        worth += 25.0
    for r in range(int(s.records)):
        if s.src[r] == target and s.team[s.tgt[r]] == team and is_effective(s, r):
            worth += 20.0
    return worth


@kernel
def news(s, x, y, step, lit):
    """What the cells of a section that are still hidden are worth."""
    width, height = int(s.width), int(s.height)
    worth = 0.0
    for _ in range(lit):
        x += int(S.STEP_X[step])
        y += int(S.STEP_Y[step])
        if not (int(s.seen[y]) >> x) & 1:
            inside = width // 3 <= x < width - width // 3 and height // 3 <= y < height - height // 3
            worth += UNSEEN_MIDDLE if inside else UNSEEN
    return worth
