"""FEJAG: the planner of medium and hard bots.

A few worlds that the team may be in are imagined, the same ones for all that is compared. All placements that money
buys are looked at along their own rays in these worlds; the most promising ones, and closing the turn, are then tried
out in each of them, and what is best on average is played. A position is judged by the points that it lets every team
expect in the end: those it has, its paths, and the paths its money may still buy.
"""

from __future__ import annotations

import math

import numpy as np

from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below, splitmix64

from . import attack
from . import state as S
from .campaign import may_close, may_hand_in
from .insight import suggest, suggest_purchase, suggest_sheet
from .light import FIGURE, HOLY, walk
from .placement import legal_row, lit_row, paths
from .reach import find_costs
from .rules import actor, apply, can_place, list_cells
from .secrets import imagine, temple_is_seen

QUICK = 4  # an effort below it is that of an easy bot: a quick suggestion
CAREFUL = 100  # an effort from here on also looks at what others could attack
MOST_WORLDS = 8
TRIES_PER_WORLD = 24
FARTHEST = 100  # coins; the temple is not farther off
STEPS = 16  # ways in which light goes: straight, diagonally, and like a knight
IMPOSSIBLE = -1e9  # the promise of what cannot be bought, or has been tried out

INCOME = 14.0  # points that a sub-game brings, on average
COIN = 3.0  # points that a coin is worth while it can still buy a path
SURPLUS = 0.25  # of a coin: what a coin is worth that cannot be kept
LAST_COIN = 0.1  # of a coin: what a coin is worth when it can only be spent today
LAST_PATH = 30.0  # points that a path is worth that can still be bought when today is the last day of buying
LAST_WAY = (0.8, 0.03)  # of such a path, where figures lead to it one after another; and for each coin to spare
NEXT_PATH = 10.5  # coins that a path costs where no cell is known from which a cheaper figure lights the temple
SLOT_PRICES = (5, 8, 10)  # of the figures that light the temple from the slots that `find_slots` finds
SLOT_ROOM = (1.0, 0.7, 0.4)  # how many of such slots can be used: those on one line shade each other
HURRY = 1.5  # coins that a coin less on the way to the temple is worth: others are on their way too
RACE = 25.0  # points that being next to the undiscovered temple is worth
NEWS = 120.0  # points that the middle third is worth to be uncovered, while the temple is sought
LAMP = 1.5  # points that a shining figure is worth
RELIGHT = 0.5  # of what is dark: what lighting one dark figure of one's own may bring back
SPITE = 0.3  # of what another team loses: what that is worth, since three more teams gain by it too
TA_SLOT, BE_SLOT = 3.0, 1.0  # points of a newly lit cell from which a Tarantula, or a Bear, lights the temple
AMBITION = 0.2  # how much the size of a lead counts, besides how comfortable it is
FEAR = 0.3  # how likely others are believed to attack where they can
SCALE = 200.0  # points of a comfortable lead
GOOD_ODDS = 0.25  # at which a sheet is handed in


# --- what to do -----------------------------------------------------------------------------------------------------


@kernel
def deliberate(s, effort, entropy, line):
    """The next action; what it uncovers decides about the one after it."""
    team = actor(s)
    if s.phase == S.BUYING and effort >= QUICK:
        line[0] = purchase(s, team, effort, entropy)
    elif s.phase == S.CHOOSING and effort >= QUICK:
        line[0] = choose_card(s, team, entropy)
    elif s.phase == S.BUYING:
        line[0] = suggest_purchase(s, team, entropy, np.empty(S.CELLS, np.int32), True)
    else:
        line[0] = suggest(s, entropy, np.empty(S.WIDEST, np.int32))
    return 1


@kernel
def choose_card(s, team, x):
    """The highest on the team's own day, kept for it before; the lowest for the eleventh day, which brings no money."""
    held = 0
    for card in range(S.CARDS):
        held += (int(s.hand[team]) >> card) & 1
    index = held - 1
    if s.day_team != team:
        day_to_come = int(s.drawn[team]) < (1 if s.day <= S.DAYS // 2 else 2)
        choices = max(held - (2 if day_to_come else 1), 1)
        index = min(1, held - 1) + below(x, choices)
        index = min(index, held - 1)
    for card in range(S.CARDS):
        if (int(s.hand[team]) >> card) & 1:
            if index == 0:
                return S.CARD + team * S.CARDS + card
            index -= 1
    return S.NONE


@kernel
def odds_of_sheet(s):
    """How likely a sheet of choices that are not struck out is right."""
    odds = 1.0
    for question in range(S.QUESTIONS):
        left = 0
        for letter in range(S.CHOICES):
            left += 0 if s.struck[question * S.CHOICES + letter] else 1
        odds /= left
    return odds


@kernel
def purchase(s, team, effort, x):
    """The placement, or the end of the turn, that is best on average over some imagined worlds."""
    if s.egg_team == S.NONE and may_hand_in(s, team) and odds_of_sheet(s) >= GOOD_ODDS:
        return suggest_sheet(s, team, x)
    cells = np.empty(S.CELLS, np.int32)
    count = list_cells(s, team, 0, cells, 0)
    closing = may_close(s, team)
    if count == 0 or not can_place(s, team, S.FR):
        return (S.DONE if closing else S.TIMEOUT) + team
    worlds = np.empty(min(max(effort // TRIES_PER_WORLD, 2), MOST_WORLDS), S.STATE)
    costs = np.empty((len(worlds), S.CELLS), np.int32)
    imagine_worlds(s, team, worlds, costs, x)
    promises = np.full(S.TYPE_COUNT * S.CELLS, IMPOSSIBLE)
    look_around(worlds, costs, team, cells[:count], promises)
    best = try_out(worlds, costs, team, promises, effort, closing)
    lapsing = int(s.purse[team]) - (0 if incomes(s) == 0 else S.CARRY)
    if best < S.DONE or lapsing <= 0:
        return best
    return look_again(worlds, costs, team, cells[:count], best, lapsing, effort)


@kernel
def imagine_worlds(s, team, worlds, costs, x):
    """Some worlds that the team may be in, and the cost of every cell in each."""
    closed = np.zeros(S.SIDE, np.int64)
    for other in range(S.TEAM_COUNT):
        if other != team:
            for y in range(int(s.height)):
                closed[y] |= s.middle[other, y]
    for w in range(len(worlds)):
        worlds[w] = s
        x = splitmix64(x)
        imagine(worlds[w], x)
        find_costs(worlds[w], True, closed, costs[w])


@kernel
def try_out(worlds, costs, team, promises, effort, closing):
    """The best of the most promising placements and of closing the turn, by what they lead to in all worlds."""
    scratch = np.empty(1, S.STATE)
    best = (S.DONE if closing else S.TIMEOUT) + team
    best_value = value_of(worlds, costs, team, best, effort, scratch)
    for _ in range(max(effort // len(worlds), 1)):
        index = int(np.argmax(promises))
        if promises[index] <= IMPOSSIBLE:
            break
        promises[index] = IMPOSSIBLE
        action = S.PLACE + team * S.TYPE_COUNT * S.CELLS + index
        value = value_of(worlds, costs, team, action, effort, scratch)
        if value > best_value:
            best, best_value = action, value
    return best


@kernel
def look_again(worlds, costs, team, cells, best, money, effort):
    """Before money lapses: what it could buy that brings a path or points in the first world, if that is better."""
    scratch = np.empty(1, S.STATE)
    best_value = value_of(worlds, costs, team, best, effort, scratch)
    had, score = paths(worlds[0], team), int(worlds[0].score[team])
    for kind in range(S.TYPE_COUNT):
        if S.PRICE[kind] > money or not can_place(worlds[0], team, kind):
            continue
        for cell in cells:
            scratch[0] = worlds[0]
            action = S.PLACE + (team * S.TYPE_COUNT + kind) * S.CELLS + int(cell)
            apply(scratch[0], action)
            if paths(scratch[0], team) > had or scratch[0].score[team] > score:
                value = value_of(worlds, costs, team, action, effort, scratch)
                if value > best_value:
                    best, best_value = action, value
    return best


@kernel
def value_of(worlds, costs, team, action, effort, scratch):
    """What an action leads to, summed over the worlds."""
    total = 0.0
    for w in range(len(worlds)):
        scratch[0] = worlds[w]
        known = known_middle(scratch[0])
        apply(scratch[0], action)
        total += judge(scratch[0], team, costs[w], effort >= CAREFUL)
        if not temple_is_seen(scratch[0]):
            total += NEWS * (known_middle(scratch[0]) - known) / middle_cells(scratch[0]) / SCALE
    return total


# --- what a placement promises --------------------------------------------------------------------------------------


@kernel
def look_around(worlds, costs, team, cells, promises):
    """What all placements on these cells promise, summed over the worlds; of frogs, while the temple is sought."""
    harm = np.empty(S.FIGURES)
    for w in range(len(worlds)):
        s = worlds[w]
        weigh_figures(s, team, harm)
        nearest = cost_to_go(s, team, costs[w])
        seen = temple_is_seen(s)
        for kind in range(S.TYPE_COUNT):
            if not can_place(s, team, kind) or (kind == S.FR and seen):
                continue
            for cell in cells:
                worth = promise(s, team, kind, int(cell), costs[w], nearest, harm, seen)
                index = kind * S.CELLS + cell
                promises[index] = worth if w == 0 else promises[index] + worth


@kernel
def weigh_figures(s, team, harm):
    """Points gained by attacking a figure of another team, or by lighting a dark one of one's own."""
    off = attack.disabled(s, S.NONE)
    lost = points_in_the_dark(s, team)
    for f in range(int(s.figures)):
        owner = int(s.team[f])
        harm[f] = 0.0
        if owner == team:
            if not attack.has(attack.shining(s), f) and not attack.has(off, f):
                harm[f] = RELIGHT * lost
        elif not attack.on_start(s, f) and attack.has(attack.shining(s), f):
            harm[f] = SPITE * points_lost(s, owner, off, f)
    for r in range(int(s.records)):
        if s.team[s.tgt[r]] == team and attack.is_effective(s, r):
            chain = attack.up(s, int(s.src[r]))
            for f in range(int(s.figures)):
                if attack.has(chain, f) and not attack.on_start(s, f):
                    harm[f] += lost


@kernel
def points_in_the_dark(s, team):
    """What the team's figures that are dark only because of an attack or a gap would be worth."""
    points = 0.0
    for k in range(S.WORDS):
        dark = int(s.members[team, k]) & ~int(s.shining[k])
        points += LAMP * bits(dark) + S.PATH_POINTS * bits(dark & int(s.sees_temple[k]))
    return points


@kernel
def points_lost(s, team, off, f):
    """What the team would lose if figure f were disabled too."""
    left = attack.shine(s, attack.with_figure(off, f))
    points = 0.0
    for k in range(S.WORDS):
        dark = int(s.members[team, k]) & int(s.shining[k]) & ~left[k]
        points += LAMP * bits(dark) + S.PATH_POINTS * bits(dark & int(s.sees_temple[k]))
    return points


@kernel
def bits(row):
    """How many are set."""
    n = 0
    while row:
        row &= row - 1
        n += 1
    return n


@kernel
def promise(s, team, kind, cell, cost, nearest, harm, seen):
    """Points that a placement promises by a look along its own rays, teleports left aside."""
    x, y = cell % S.SIDE, cell // S.SIDE
    last = incomes(s) == 0
    worth = -price_felt(s, team, int(S.PRICE[kind]), last)
    temple = False
    best = nearest
    for step in range(S.FIRST_WAY[kind], S.LAST_WAY[kind]):
        end, lit = walk(s, x, y, step, S.SHORT[kind])
        if end == HOLY:
            temple = True
        elif end == FIGURE and kind != S.FR:
            worth += harm[int(s.at[cell + lit * int(S.STEP_Y[step] * S.SIDE + S.STEP_X[step])]) - 1]
        if kind != S.FR:
            found, slots = new_light(s, team, x, y, step, lit, cost)
            best = min(best, found)
            worth += slots
        if not seen:
            worth += news(s, x, y, step, lit)
    if temple and kind == S.FR:
        worth += (1.0 + COIN) * S.FROG_BONUS if s.frog_team == S.NONE and s.first_team == S.NONE else 0.0
    elif temple:
        worth += S.PATH_POINTS + ((1.0 + COIN) * S.FIRST_BONUS if s.first_team == S.NONE else 0.0)
    if last:  # nearer is of use only if money is left to go on, and if new light counts today
        in_reach = s.chain and best < nearest and best + S.PRICE[kind] <= s.purse[team]
        return worth + (LAST_PATH if in_reach and not temple else 0.0)
    return worth + COIN * HURRY * (nearest - best)


@kernel
def price_felt(s, team, price, last):
    """Points that a price is worth: money that could not be kept overnight is hardly missed."""
    free = min(price, max(int(s.purse[team]) - (0 if last else S.CARRY), 0))
    return COIN * (price - free + (LAST_COIN if last else SURPLUS) * free)


@kernel
def new_light(s, team, x, y, step, lit, cost):
    """The least cost among newly lit cells, and what those are worth from which the temple is near."""
    least = FARTHEST
    slots = 0.0
    for _ in range(lit):
        x += int(S.STEP_X[step])
        y += int(S.STEP_Y[step])
        cell = y * S.SIDE + x
        if s.terrain[cell] == S.PLAIN and not s.at[cell] and not (int(s.lit[team, y]) >> x) & 1:
            least = min(least, int(cost[cell]))
            slots += TA_SLOT if cost[cell] <= S.PRICE[S.TA] else BE_SLOT if cost[cell] <= S.PRICE[S.BE] else 0.0
    return least, slots


@kernel
def news(s, x, y, step, lit):
    """What the hidden cells of a section are worth: those in the middle third, where temples are."""
    width, height = int(s.width), int(s.height)
    n = 0
    for _ in range(lit):
        x += int(S.STEP_X[step])
        y += int(S.STEP_Y[step])
        if width // 3 <= x < width - width // 3 and height // 3 <= y < height - height // 3:
            n += 1 - ((int(s.seen[y]) >> x) & 1)
    return NEWS * n / middle_cells(s)


@kernel
def middle_cells(s):
    return (int(s.width) - int(s.width) // 3 * 2) * (int(s.height) - int(s.height) // 3 * 2)


@kernel
def known_middle(s):
    """How many cells of the middle third are uncovered."""
    width, height = int(s.width), int(s.height)
    columns = (1 << (width - width // 3)) - (1 << (width // 3))
    n = 0
    for y in range(height // 3, height - height // 3):
        n += bits(int(s.seen[y]) & columns)
    return n


@kernel
def cost_to_go(s, team, cost):
    """The least price of figures, from the cells on which the team may build, such that the last lights the temple."""
    least = FARTHEST
    for y in range(int(s.height)):
        row = row_to_come(s, team, y)
        x = 0
        while row >> x:
            if (row >> x) & 1:
                least = min(least, int(cost[y * S.SIDE + x]))
            x += 1
    return least


# --- how a position is judged ---------------------------------------------------------------------------------------


@kernel
def judge(s, team, cost, careful):
    """By how much the team is expected to lead the others in the end, each of them for itself."""
    near = np.zeros((3, S.SIDE), np.int64)
    find_slots(s, near)
    mine = outlook(s, team, cost, near)
    if careful:
        mine -= FEAR * exposure(s, team)
    total = 0.0
    for other in range(S.TEAM_COUNT):
        if other != team:
            lead = (mine - outlook(s, other, cost, near)) / SCALE
            total += math.tanh(lead) + AMBITION * lead
    return total


@kernel
def incomes(s):
    """How often sub-games will still bring money."""
    return int(s.days) - 1 - int(s.day) + (0 if s.phase == S.BUYING else 1 if s.day < s.days else 0)


@kernel
def turn_to_come(s, team):
    """Whether the team may still buy today."""
    if s.phase != S.BUYING:
        return False
    if s.submission:
        return s.turn[team] == S.TURN_OPEN
    for i in range(int(s.turns_done), S.TEAM_COUNT):
        if s.order[i] == team:
            return True
    return False


@kernel
def outlook(s, team, cost, near):
    """The points that a team may expect in the end, apart from what all expect alike."""
    value = float(s.score[team])
    if s.phase == S.OVER:  # the paths are counted
        return value
    value += S.PATH_POINTS * paths(s, team)
    days = incomes(s)
    money = float(s.purse[team])
    if days == 0:
        return value + (last_paths(s, team, cost, near, money) if turn_to_come(s, team) else 0.0)
    for k in range(S.WORDS):
        value += LAMP * bits(int(s.members[team, k]) & int(s.shining[k]))
    money = min(money, S.CARRY) + SURPLUS * max(money - S.CARRY, 0.0) + INCOME * days
    return value + paths_to_come(s, team, cost, near, money)


@kernel
def row_to_come(s, team, y):
    """The cells of a row on which the team may place, today or, where light gained today counts only then, later."""
    if s.chain or s.turn[team] != S.TURN_OPEN or incomes(s) == 0:
        return legal_row(s, team, y)
    return lit_row(s, team, y)


@kernel
def count_slots(s, team, near):
    """On how many cells the team may place a figure of each price such that it lights the temple."""
    slots = (0, 0, 0)
    for y in range(int(s.height)):
        row = row_to_come(s, team, y)
        if row:
            slots = (
                slots[0] + bits(row & int(near[0, y])),
                slots[1] + bits(row & int(near[1, y])),
                slots[2] + bits(row & int(near[2, y])),
            )
    return slots


@kernel
def last_paths(s, team, cost, near, money):
    """What can still be bought on the last day of buying: nothing that is left of the money is worth anything."""
    slots = count_slots(s, team, near)
    found = 0.0
    for i in range(3):
        bought = min(SLOT_ROOM[i] * slots[i], float(money // SLOT_PRICES[i]))
        money -= bought * SLOT_PRICES[i]
        found += bought
    if found == 0.0 and money >= S.CHEAPEST:
        off = cost_to_go(s, team, cost)
        found = LAST_WAY[0] + LAST_WAY[1] * (money - off) if off <= money else 0.0
    return LAST_PATH * found


@kernel
def paths_to_come(s, team, cost, near, money):
    """What money is going to buy: figures on cells from which they light the temple, the cheapest first."""
    slots = count_slots(s, team, near)
    off = 0
    for i in range(3):
        off = SLOT_PRICES[i] if off == 0 and slots[i] else off
    if off == 0:
        off = cost_to_go(s, team, cost)
    value = COIN * (money - HURRY * off)
    if s.first_team == S.NONE:
        value += RACE * (1.0 - off / FARTHEST)
    for i in range(3):
        bought = min(SLOT_ROOM[i] * slots[i], money / SLOT_PRICES[i])
        money -= bought * SLOT_PRICES[i]
        value += COIN * (NEXT_PATH - SLOT_PRICES[i]) * bought
    return value


@kernel
def find_slots(s, near):
    """The cells from which a Tarantula, else a Monkey, else a Bear or a Snake lights the temple."""
    for y in range(int(s.height)):
        row = int(s.barred[y])
        x = 0
        while row >> x:
            if (row >> x) & 1 and s.terrain[y * S.SIDE + x] == S.TEMPLE:
                for step in range(STEPS):
                    mark_slots(s, x, y, step, near)
            x += 1
    for y in range(int(s.height)):
        near[1, y] &= ~near[0, y]
        near[2, y] &= ~(near[0, y] | near[1, y])


@kernel
def mark_slots(s, x, y, step, near):
    """From a cell of the temple outwards: light runs both ways alike."""
    end, lit = walk(s, x, y, step, step >= S.FIRST_WAY[S.MO])
    if end == HOLY or end == FIGURE:
        lit -= 1
    for i in range(lit):
        x += int(S.STEP_X[step])
        y += int(S.STEP_Y[step])
        near[1 if step >= S.FIRST_WAY[S.MO] else 2 if i else 0, y] |= 1 << x


# --- what others could do -------------------------------------------------------------------------------------------


@kernel
def exposure(s, team):
    """The most that the team would lose by one attack that others could make."""
    hostile = np.zeros(S.SIDE, np.int64)
    if not find_hostile(s, team, hostile):
        return 0.0
    off = attack.disabled(s, S.NONE)
    worst = 0.0
    for f in range(int(s.figures)):
        if (
            s.team[f] == team
            and attack.has(attack.shining(s), f)
            and not attack.on_start(s, f)
            and attackable(s, f, hostile)
        ):
            worst = max(worst, points_lost(s, team, off, f))
    return worst


@kernel
def find_hostile(s, team, hostile):
    """The cells outside the team's light on which others that may still buy can build; whether there are any."""
    days = incomes(s)
    found = False
    for other in range(S.TEAM_COUNT):
        if other == team or (days == 0 and not turn_to_come(s, other)):
            continue
        for y in range(int(s.height)):
            hostile[y] |= legal_row(s, other, y) & ~int(s.lit[team, y])
            found = found or hostile[y] != 0
    return found


@kernel
def attackable(s, f, hostile):
    """Rules 6.1: whether a figure on one of these cells could light figure f without standing in its light."""
    kind, cell = int(s.kind[f]), int(s.cell[f])
    for step in range(STEPS):
        own = S.FIRST_WAY[kind] <= step < S.LAST_WAY[kind]
        if own and kind != S.TA:
            continue
        x, y = cell % S.SIDE, cell // S.SIDE
        _, lit = walk(s, x, y, step, step >= S.FIRST_WAY[S.MO])
        for i in range(lit):
            x += int(S.STEP_X[step])
            y += int(S.STEP_Y[step])
            if (int(hostile[y]) >> x) & 1 and not (own and i == 0):
                return True
    return False
