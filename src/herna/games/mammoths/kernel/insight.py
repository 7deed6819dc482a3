"""Mammoths: how bots judge a position and what they do quickly; what players see when they ask.

Everything counts points. A player's prospects are the points on the table now and the best that the claimed domino
adds; that is the full-greedy player's whole idea of the game, placement and draft together.
"""

import numpy as np

from herna.engine.kernel.bits import count, lowest
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below, splitmix64

from .board import (
    U0,
    U1,
    area,
    around,
    beside,
    bit_at,
    burning,
    cell_at,
    columns,
    craters,
    fires,
    frame,
    homes,
    inhabited,
    rows,
    tokens_of,
    warriors,
    x_of,
    y_of,
)
from .placement import landings, placements, window
from .rules import legal
from .scoring import CENTRE_POINTS, NEIGHBOUR_POINTS, compare, first_of, is_central, sought, strength, total
from .settle import may_settle, most_of_others, payable, slot_of
from .state import (
    CHOOSING_PERSON,
    CLAIM,
    CLAIM_SETUP,
    CLAIMING,
    DISCARD,
    DISCOVERY,
    EAST,
    ERUPT,
    ERUPTION,
    HAND_OVER,
    HOUSE,
    HOUSING,
    MARKS,
    NONE,
    NORTH,
    OVER,
    PAINTER,
    PAY,
    PAYING,
    PERSON_KINDS,
    PLACE,
    PLACING,
    PRICES,
    RESOURCE,
    ROW,
    SETTLE,
    SETTLING,
    SHAMAN,
    SOUTH,
    STEP_X,
    STEP_Y,
    TAKE,
    TERRAIN,
    TOTEM_POINTS,
    TRIBE,
    VOLCANO,
    WARRIOR_1,
    WEST,
)

MOST_AREAS = 56
TERRAIN_COUNT = 5  # those that can score


# --- areas of a territory, tabled once for many questions ---------------------------------------------------------


@kernel
def table_areas(s, p, sets, numbers):
    """Write each area: its squares and the cells beside it, its size, fires and terrain; returns how many there are.

    sets[0]: squares, sets[1]: cells beside; numbers[0]: size, numbers[1]: fires; the areas of terrain t are those from
    numbers[2, t] up to numbers[2, t + 1].
    """
    n = 0
    for terrain in range(TERRAIN_COUNT):
        numbers[2, terrain] = n
        land = s.land[p, terrain]
        left = land
        while left:
            one = area(first_of(left), land)
            left &= ~one
            sets[0, n] = one
            sets[1, n] = beside(one)
            numbers[0, n] = count(one)
            numbers[1, n] = fires(s, p, one)
            n += 1
    numbers[2, TERRAIN_COUNT] = n
    return n


@kernel
def joined(sets, numbers, terrain, cells):
    """What an area would be that takes in these free cells: its size and fires without theirs, and the points now."""
    size = 0
    burns = 0
    points = 0
    if terrain != VOLCANO:
        for i in range(numbers[2, terrain], numbers[2, terrain + 1]):
            if sets[1, i] & cells:
                size += numbers[0, i]
                burns += numbers[1, i]
                points += numbers[0, i] * numbers[1, i]
    return size, burns, points


# --- what a domino is worth ---------------------------------------------------------------------------------------


@kernel
def reach_of(s, p, x, y, reach):
    """The cells of the box that lava from x, y reaches when it flies freely."""
    near = columns(max(x - reach, int(s.west[p])), min(x + reach, int(s.east[p])))
    return near & rows(max(y - reach, int(s.north[p])), min(y + reach, int(s.south[p])))


@kernel
def lava_gain(s, p, sets, numbers, flames, near, size):
    """The best that lava adds on these cells or on a new half, whose area has `size` squares: flames times squares."""
    best = flames * size
    cold = near & ~burning(s, p)
    for i in range(numbers[2, TERRAIN_COUNT]):
        if sets[0, i] & cold and flames * numbers[0, i] > best:
            best = flames * numbers[0, i]
    return best


@kernel
def tokens_gain(s, p, domino):
    """What the tokens of a domino add: a point each in the totem mode, and their totems; in the tribe mode money."""
    if s.mode == DISCOVERY:
        return 0
    left, right = int(RESOURCE[domino, 0]), int(RESOURCE[domino, 1])
    gain = (left != NONE) + (right != NONE)
    if s.mode == TRIBE:
        return gain
    if left == right:
        return gain + totem_gain(s, p, left, 2)
    return gain + totem_gain(s, p, left, 1) + totem_gain(s, p, right, 1)


@kernel
def totem_gain(s, p, kind, tokens):
    """Rules 9.2: the points of the totem, if so many tokens more bring it."""
    if kind == NONE or s.totem[kind] == p:
        return 0
    return TOTEM_POINTS[kind] if count(tokens_of(s, p, kind)) + tokens > most_of_others(s, p, kind) else 0


@kernel
def placement_gain(s, p, domino, sets, numbers, x, y, d):
    """The points that a placement adds at once, its lava included."""
    right_x, right_y = x + STEP_X[d], y + STEP_Y[d]
    left_bit, right_bit = bit_at(x, y), bit_at(right_x, right_y)
    one, two = int(TERRAIN[domino, 0]), int(TERRAIN[domino, 1])
    if one == two:
        size, burns, points = joined(sets, numbers, one, left_bit | right_bit)
        gain = (size + 2) * (burns + int(MARKS[domino, 0]) + int(MARKS[domino, 1])) - points
    else:
        size, burns, points = joined(sets, numbers, one, left_bit)
        gain = 0
        if one != VOLCANO:
            gain = (size + 1) * (burns + int(MARKS[domino, 0])) - points
        more, hotter, had = joined(sets, numbers, two, right_bit)
        if two != VOLCANO:
            gain += (more + 1) * (hotter + int(MARKS[domino, 1])) - had
        if two == VOLCANO:
            flames = int(MARKS[domino, 1])
            near = reach_of(s, p, right_x, right_y, 4 - flames)
            gain += lava_gain(s, p, sets, numbers, flames, near, size + 1)
        elif one == VOLCANO:
            flames = int(MARKS[domino, 0])
            near = reach_of(s, p, x, y, 4 - flames)
            gain += lava_gain(s, p, sets, numbers, flames, near, more + 1)
    if s.centre and is_central(s, p):
        half = frame(s) // 2
        if max(abs(x), abs(y), abs(right_x), abs(right_y)) > half:
            gain -= CENTRE_POINTS
    return gain


@kernel
def best_placement(s, p, domino, sets, numbers, x):
    """The most that laying the domino adds, and where (any of the best); DISCARD if it fits nowhere."""
    upwards, rightwards, downwards, leftwards = placements(s, p, domino)
    first_x, _ = window(int(s.west[p]), int(s.east[p]), frame(s))
    first_y, _ = window(int(s.north[p]), int(s.south[p]), frame(s))
    best = -(1 << 20)
    choice = DISCARD
    equals = 0
    for d in range(4):
        left = upwards if d == NORTH else rightwards if d == EAST else downwards if d == SOUTH else leftwards
        # The windows of W and N begin one cell later: see placements().
        base_x = first_x + (1 if d == WEST else 0)
        base_y = first_y + (1 if d == NORTH else 0)
        while left:
            i = lowest(left)
            left &= left - U1
            place_x = base_x + (((i & 7) - base_x) & 7)
            place_y = base_y + (((i >> 3) - base_y) & 7)
            gain = placement_gain(s, p, domino, sets, numbers, place_x, place_y, d)
            if gain < best:
                continue
            if gain > best:
                best = gain
                equals = 0
            equals += 1
            if equals > 1:
                x = splitmix64(x)
                if below(x, equals) != 0:
                    continue
            choice = PLACE + cell_at(place_x, place_y) * 4 + d
    best = 0 if choice == DISCARD else best + tokens_gain(s, p, domino)
    return best, choice


# --- prospects and judgement --------------------------------------------------------------------------------------

MARGIN_SCALE = 60.0  # points ahead of the best opponent that are worth as much as can be
WIN_WORTH = 0.3  # the share of a judgement at the end that looks only at who is first


@kernel
def best_claim(s, p, sets, numbers, x):
    """The free domino of the next row that adds most, and how much; any of the best."""
    best = -(1 << 20)
    choice = 0
    equals = 0
    for i in range(ROW):
        if s.next[i] == 0 or s.next_owner[i] != NONE:
            continue
        x = splitmix64(x)
        gain, _ = best_placement(s, p, int(s.next[i]), sets, numbers, x)
        if gain < best:
            continue
        if gain > best:
            best = gain
            equals = 0
        equals += 1
        if equals > 1 and below(splitmix64(x), equals) != 0:
            continue
        choice = int(s.next[i])
    return max(best, 0), choice


@kernel
def waiting_lava(s, p, sets, numbers):
    """What the lava in hand will add."""
    x, y = x_of(int(s.volcano)), y_of(int(s.volcano))
    flames = craters(s, p, bit_at(x, y))
    return lava_gain(s, p, sets, numbers, flames, reach_of(s, p, x, y, 4 - flames), 0)


@kernel
def prospects(s, p, sets, numbers):
    """The points of a player, with what the claimed dominoes add, or the best one that may be claimed now."""
    points = total(s, p)
    if s.phase == OVER:
        return points
    table_areas(s, p, sets, numbers)
    seed = np.uint64(0)
    for i in range(ROW):
        if s.row[i] and s.row_owner[i] == p:
            gain, _ = best_placement(s, p, int(s.row[i]), sets, numbers, seed)
            points += gain
        if s.next[i] and s.next_owner[i] == p:
            gain, _ = best_placement(s, p, int(s.next[i]), sets, numbers, seed)
            points += gain
    if s.act != p:
        return points
    if s.phase == ERUPTION:
        points += waiting_lava(s, p, sets, numbers)
    if s.phase == ERUPTION or s.phase == HAND_OVER or s.phase == CLAIMING:
        gain, _ = best_claim(s, p, sets, numbers, seed)
        points += gain
    elif s.phase == PAYING or s.phase == CHOOSING_PERSON:
        gain, _ = best_person(s, p, int(s.form), seed)
        points += gain
    elif s.phase == HOUSING:
        gain, _ = best_home(s, p, int(s.pending), seed)
        points += gain
    return points


@kernel
def evaluate(s, out):
    """An estimate of the payoff: the lead over the best opponent, and at the end who is first."""
    players = int(s.players)
    sets = np.empty((2, MOST_AREAS), np.uint64)
    numbers = np.empty((3, MOST_AREAS), np.int64)
    points = np.empty(4, np.int64)
    for p in range(players):
        points[p] = prospects(s, p, sets, numbers)
    for p in range(players):
        best = -(1 << 20)
        for q in range(players):
            if q != p:
                best = max(best, points[q])
        lead = points[p] - best
        value = min(1.0, max(-1.0, lead / MARGIN_SCALE))
        if s.phase == OVER:
            first = place_worth(s, p) if lead == 0 else 1 if lead > 0 else -1
            value = (1.0 - WIN_WORTH) * value + WIN_WORTH * first
        out[p] = value


@kernel
def place_worth(s, p):
    """Rules 11: 1 for whoever is first alone, 0 for those who share that place, -1 for the others."""
    worth = 1
    for q in range(int(s.players)):
        if q != p:
            worth = min(worth, compare(s, p, q))
    return worth


# --- cave people --------------------------------------------------------------------------------------------------


@kernel
def person_gain(s, p, kind, home):
    """The points that a cave person adds on a square, counted with the neighbours there now."""
    near = around(home) & ~home
    gain = 2 * count(s.people[p, SHAMAN] & near)
    if kind < WARRIOR_1:
        return gain + NEIGHBOUR_POINTS[kind] * sought(s, p, kind, near)
    everyone = warriors(s, p)
    band = area(home, everyone | home)
    left = band & ~home
    size = count(band)
    gain += size * (strength(s, p, left) + kind - WARRIOR_1 + 1)
    while left:
        old = area(first_of(left), everyone)
        gain -= count(old) * strength(s, p, old)
        left &= ~old
    return gain


@kernel
def best_home(s, p, kind, x):
    """The square where a cave person adds most, and how much; any of the best."""
    best = -(1 << 20)
    choice = U0
    equals = 0
    left = homes(s, p)
    while left:
        home = first_of(left)
        left &= ~home
        gain = person_gain(s, p, kind, home)
        if gain < best:
            continue
        if gain > best:
            best = gain
            equals = 0
        equals += 1
        if equals > 1:
            x = splitmix64(x)
            if below(x, equals) != 0:
                continue
        choice = home
    return max(best, 0), choice


@kernel
def best_person(s, p, form, x):
    """The cave person to be had for this price who adds most, and how much."""
    best = -1
    choice = 0
    for kind in range(PERSON_KINDS):
        if s.pile[kind] > 0 if form == 4 else slot_of(s, kind) != NONE:
            gain, _ = best_home(s, p, kind, x)
            if gain > best:
                best = gain
                choice = kind
    return best, choice


@kernel
def token_use(s, p, b):
    """The points that the token on a square gives to the cave people around it."""
    near = around(b)
    use = 2 * count(s.people[p, PAINTER] & near)
    for kind in range(4):
        if s.land[p, kind + 1] & b:
            use += NEIGHBOUR_POINTS[kind] * count(s.people[p, kind] & near)
    return use


# --- quick actions ------------------------------------------------------------------------------------------------

WORTH_SETTLING = (0, 4, 7)  # points that a cave person must add, for each form


@kernel
def suggest(s, entropy, out):
    """The full-greedy action: whatever adds most points at once, placement and claim considered together."""
    phase, p = int(s.phase), int(s.act)
    if phase == PLACING or phase == CLAIMING or phase == CLAIM_SETUP:
        sets = np.empty((2, MOST_AREAS), np.uint64)
        numbers = np.empty((3, MOST_AREAS), np.int64)
        table_areas(s, p, sets, numbers)
        if phase == PLACING:
            _, choice = best_placement(s, p, int(s.row[0]), sets, numbers, entropy)
            return choice
        _, domino = best_claim(s, p, sets, numbers, entropy)
        return CLAIM - 1 + domino
    if phase == ERUPTION:
        return hottest_landing(s, p, entropy)
    if phase == SETTLING:
        for answer in range(2, 0, -1):
            if may_settle(s, p, PRICES[answer]):
                gain, _ = best_person(s, p, PRICES[answer], entropy)
                if gain >= WORTH_SETTLING[answer]:
                    return SETTLE + answer
        return SETTLE
    if phase == PAYING:
        return least_useful_token(s, p, entropy)
    if phase == CHOOSING_PERSON:
        _, kind = best_person(s, p, int(s.form), entropy)
        return TAKE + kind
    if phase == HOUSING:
        _, home = best_home(s, p, int(s.pending), entropy)
        return HOUSE + cell_of(s, p, home)
    n = legal(s, out)
    return int(out[below(entropy, n)])


@kernel
def cell_of(s, p, square):
    """The cell of a square of the territory, given as a set."""
    i = lowest(square)
    west, north = int(s.west[p]), int(s.north[p])
    return cell_at(west + (((i & 7) - west) & 7), north + (((i >> 3) - north) & 7))


@kernel
def hottest_landing(s, p, x):
    """Where the lava adds most: in the largest area, rather not on a token or a cave person."""
    left = landings(s, p, int(s.volcano))
    flames = craters(s, p, bit_at(x_of(int(s.volcano)), y_of(int(s.volcano))))
    people = inhabited(s, p)
    best = -(1 << 20)
    choice = U0
    while left:
        b = first_of(left)
        left &= ~b
        land = s.land[p, 0]
        for terrain in range(1, TERRAIN_COUNT):
            if s.land[p, terrain] & b:
                land = s.land[p, terrain]
        worth = 16 * flames * count(area(b, land))
        if s.tokens[p] & b:
            worth -= 16 * (1 + token_use(s, p, b))
        if people & b:
            worth -= 64
        x = splitmix64(x)
        worth += below(x, 16)
        if worth > best:
            best = worth
            choice = b
    return ERUPT + cell_of(s, p, choice)


@kernel
def least_useful_token(s, p, x):
    """The token that one's cave people miss least."""
    left = payable(s, p)
    least = 1 << 20
    choice = U0
    while left:
        b = first_of(left)
        left &= ~b
        x = splitmix64(x)
        use = 16 * token_use(s, p, b) + below(x, 16)
        if use < least:
            least = use
            choice = b
    return PAY + cell_of(s, p, choice)
