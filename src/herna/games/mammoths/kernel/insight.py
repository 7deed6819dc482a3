"""Mammoths: how bots judge a position, and the quick actions of their simulations.

Everything counts points. A player's prospects are the points on the table now and the best that the claimed domino
adds; that is the full-greedy player's whole idea of the game, placement and draft together.
"""

import numpy as np

from herna.engine.kernel.bits import count, lowest
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below, splitmix64

from . import board, placement, rules, scoring, settling, totems
from . import state as S
from .board import U0, U1

MOST_AREAS = 56
TERRAIN_COUNT = 5  # terrains that can score


# --- areas of a territory, computed once for many questions ------------------------------------------------------


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
            one = board.area(board.first_of(left), land)
            left &= ~one
            sets[0, n] = one
            sets[1, n] = board.beside(one)
            numbers[0, n] = count(one)
            numbers[1, n] = board.fires(s, p, one)
            n += 1
    numbers[2, TERRAIN_COUNT] = n
    return n


@kernel
def joined(sets, numbers, terrain, cells):
    """The area that these free cells would join: its size and fires without theirs, and the points it has now."""
    size = 0
    burns = 0
    points = 0
    if terrain != S.VOLCANO:
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
    near = board.columns(max(x - reach, int(s.west[p])), min(x + reach, int(s.east[p])))
    return near & board.rows(max(y - reach, int(s.north[p])), min(y + reach, int(s.south[p])))


@kernel
def lava_gain(s, p, sets, numbers, flames, near, size):
    """The best that lava adds on these cells or on a new half, whose area has `size` squares: flames times squares."""
    best = flames * size
    cold = near & ~board.burning(s, p)
    for i in range(numbers[2, TERRAIN_COUNT]):
        if sets[0, i] & cold and flames * numbers[0, i] > best:
            best = flames * numbers[0, i]
    return best


@kernel
def tokens_gain(s, p, domino):
    """What the tokens of a domino add: a point each in the totem mode, and their totems; in the tribe mode money."""
    if s.mode == S.DISCOVERY:
        return 0
    left, right = int(S.RESOURCE[domino, 0]), int(S.RESOURCE[domino, 1])
    gain = (left != S.NONE) + (right != S.NONE)
    if s.mode == S.TRIBE:
        return gain
    if left == right:
        return gain + totem_gain(s, p, left, 2)
    return gain + totem_gain(s, p, left, 1) + totem_gain(s, p, right, 1)


@kernel
def totem_gain(s, p, kind, tokens):
    """Rules 9.2: the points of the totem, if that many more tokens win it."""
    if kind == S.NONE or s.totem[kind] == p:
        return 0
    held = count(board.tokens_of(s, p, kind)) + tokens
    return S.TOTEM_POINTS[kind] if held > totems.most_of_others(s, p, kind) else 0


@kernel
def placement_gain(s, p, domino, sets, numbers, x, y, d):
    """The points that a placement adds immediately, its lava included."""
    right_x, right_y = x + S.STEP_X[d], y + S.STEP_Y[d]
    left_bit, right_bit = board.bit_at(x, y), board.bit_at(right_x, right_y)
    one, two = int(S.TERRAIN[domino, 0]), int(S.TERRAIN[domino, 1])
    if one == two:
        size, burns, points = joined(sets, numbers, one, left_bit | right_bit)
        gain = (size + 2) * (burns + int(S.MARKS[domino, 0]) + int(S.MARKS[domino, 1])) - points
    else:
        size, burns, points = joined(sets, numbers, one, left_bit)
        gain = 0
        if one != S.VOLCANO:
            gain = (size + 1) * (burns + int(S.MARKS[domino, 0])) - points
        more, hotter, had = joined(sets, numbers, two, right_bit)
        if two != S.VOLCANO:
            gain += (more + 1) * (hotter + int(S.MARKS[domino, 1])) - had
        if two == S.VOLCANO:
            flames = int(S.MARKS[domino, 1])
            near = reach_of(s, p, right_x, right_y, 4 - flames)
            gain += lava_gain(s, p, sets, numbers, flames, near, size + 1)
        elif one == S.VOLCANO:
            flames = int(S.MARKS[domino, 0])
            near = reach_of(s, p, x, y, 4 - flames)
            gain += lava_gain(s, p, sets, numbers, flames, near, more + 1)
    if s.centre and scoring.is_central(s, p):
        half = board.frame(s) // 2
        if max(abs(x), abs(y), abs(right_x), abs(right_y)) > half:
            gain -= scoring.CENTRE_POINTS
    return gain


# Foresight, in quarters of a point a round that is still to come (see `outlook`).
QUARTERS = 4 * S.ROUNDS
GROWTH_WORTH = 1  # for each square of an area that a half joins, as fires may still come to it
MOST_GROWTH = 6  # squares
HOLE_COST = 8  # for each free cell that no domino will cover


@kernel
def outlook(s, p, domino, sets, numbers, x, y, d):
    """What a placement promises beyond its points: areas grow, and no cell is left that a domino cannot cover."""
    right_x, right_y = x + S.STEP_X[d], y + S.STEP_Y[d]
    left_bit, right_bit = board.bit_at(x, y), board.bit_at(right_x, right_y)
    one, two = int(S.TERRAIN[domino, 0]), int(S.TERRAIN[domino, 1])
    if one == two:
        size, _, _ = joined(sets, numbers, one, left_bit | right_bit)
        more = size
    else:
        size, _, _ = joined(sets, numbers, one, left_bit)
        more, _, _ = joined(sets, numbers, two, right_bit)
    worth = GROWTH_WORTH * (min(size, MOST_GROWTH) + min(more, MOST_GROWTH))
    side = board.frame(s)
    west, east = min(int(s.west[p]), x, right_x), max(int(s.east[p]), x, right_x)
    north, south = min(int(s.north[p]), y, right_y), max(int(s.south[p]), y, right_y)
    first_x, last_x = max(west - 1, east - side + 1), min(east + 1, west + side - 1)
    first_y, last_y = max(north - 1, south - side + 1), min(south + 1, north + side - 1)
    free = board.columns(first_x, min(last_x, first_x + 7)) & board.rows(first_y, min(last_y, first_y + 7))
    free &= ~(board.occupied(s, p) | left_bit | right_bit)
    return worth - HOLE_COST * count(free & ~board.beside(free))


@kernel
def best_placement(s, p, domino, sets, numbers, rounds, x):
    """The most that laying the domino adds, and where (any of the best); DISCARD if it fits nowhere.

    With `rounds` still to come, the placement is liked for its outlook too.
    """
    upwards, rightwards, downwards, leftwards = placement.placements(s, p, domino)
    first_x, _ = placement.window(int(s.west[p]), int(s.east[p]), board.frame(s))
    first_y, _ = placement.window(int(s.north[p]), int(s.south[p]), board.frame(s))
    best = liked = -(1 << 20)
    choice = S.DISCARD
    equals = 0
    for d in range(4):
        left = upwards if d == S.NORTH else rightwards if d == S.EAST else downwards if d == S.SOUTH else leftwards
        # The windows of W and N begin one cell later: see placements().
        base_x = first_x + (1 if d == S.WEST else 0)
        base_y = first_y + (1 if d == S.NORTH else 0)
        while left:
            i = lowest(left)
            left &= left - U1
            place_x = base_x + (((i & 7) - base_x) & 7)
            place_y = base_y + (((i >> 3) - base_y) & 7)
            gain = placement_gain(s, p, domino, sets, numbers, place_x, place_y, d)
            liking = QUARTERS * gain
            if rounds and liking + rounds * 2 * MOST_GROWTH * GROWTH_WORTH >= liked:
                liking += rounds * outlook(s, p, domino, sets, numbers, place_x, place_y, d)
            if liking < liked:
                continue
            if liking > liked:
                liked, best = liking, gain
                equals = 0
            equals += 1
            if equals > 1:
                x = splitmix64(x)
                if below(x, equals) != 0:
                    continue
            choice = S.PLACE + board.cell_at(place_x, place_y) * 4 + d
    if choice == S.DISCARD:
        return 0, 0, choice
    tokens = tokens_gain(s, p, domino)
    return best + tokens, liked + QUARTERS * tokens, choice


# --- prospects and judgement --------------------------------------------------------------------------------------

MARGIN_SCALE = 60.0  # a lead over the best opponent of this many points is worth the most a lead can be worth
WIN_WORTH = 0.3  # the share of a judgement at the end that looks only at who is first


@kernel
def best_claim(s, p, sets, numbers, rounds, x):
    """The free domino of the next row that adds most, and how much; any of the best. `rounds` as in best_placement."""
    best = liked = -(1 << 20)
    choice = 0
    equals = 0
    for i in range(S.ROW):
        if s.next[i] == 0 or s.next_owner[i] != S.NONE:
            continue
        x = splitmix64(x)
        gain, liking, _ = best_placement(s, p, int(s.next[i]), sets, numbers, rounds, x)
        if liking < liked:
            continue
        if liking > liked:
            liked, best = liking, gain
            equals = 0
        equals += 1
        if equals > 1 and below(splitmix64(x), equals) != 0:
            continue
        choice = int(s.next[i])
    return max(best, 0), choice


@kernel
def waiting_lava(s, p, sets, numbers):
    """What the lava in hand will add."""
    x, y = board.x_of(int(s.volcano)), board.y_of(int(s.volcano))
    flames = board.craters(s, p, board.bit_at(x, y))
    return lava_gain(s, p, sets, numbers, flames, reach_of(s, p, x, y, 4 - flames), 0)


@kernel
def prospects(s, p, sets, numbers):
    """The points of a player, with what the claimed dominoes add, or the best one that may be claimed now."""
    points = scoring.total(s, p)
    if s.phase == S.OVER:
        return points
    table_areas(s, p, sets, numbers)
    seed = np.uint64(0)
    for i in range(S.ROW):
        if s.row[i] and s.row_owner[i] == p:
            gain, _, _ = best_placement(s, p, int(s.row[i]), sets, numbers, 0, seed)
            points += gain
        if s.next[i] and s.next_owner[i] == p:
            gain, _, _ = best_placement(s, p, int(s.next[i]), sets, numbers, 0, seed)
            points += gain
    if s.act != p:
        return points
    if s.phase == S.ERUPTION:
        points += waiting_lava(s, p, sets, numbers)
    if s.phase == S.ERUPTION or s.phase == S.HAND_OVER or s.phase == S.CLAIMING:
        gain, _ = best_claim(s, p, sets, numbers, 0, seed)
        points += gain
    elif s.phase == S.PAYING or s.phase == S.CHOOSING_PERSON:
        gain, _ = best_person(s, p, int(s.form), seed)
        points += gain
    elif s.phase == S.HOUSING:
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
        if s.phase == S.OVER:
            first = place_worth(s, p) if lead == 0 else 1 if lead > 0 else -1
            value = (1.0 - WIN_WORTH) * value + WIN_WORTH * first
        out[p] = value


@kernel
def place_worth(s, p):
    """Rules 11: 1 for a first place alone, 0 for a shared first place, -1 for any other."""
    worth = 1
    for q in range(int(s.players)):
        if q != p:
            worth = min(worth, scoring.compare(s, p, q))
    return worth


# --- cave people --------------------------------------------------------------------------------------------------


@kernel
def person_gain(s, p, kind, home):
    """The points that a cave person adds on a square, counted with the neighbours there now."""
    near = board.around(home) & ~home
    gain = 2 * count(s.people[p, S.SHAMAN] & near)
    if kind < S.WARRIOR_1:
        return gain + scoring.NEIGHBOUR_POINTS[kind] * scoring.sought(s, p, kind, near)
    everyone = board.warriors(s, p)
    band = board.area(home, everyone | home)
    left = band & ~home
    size = count(band)
    gain += size * (scoring.strength(s, p, left) + kind - S.WARRIOR_1 + 1)
    while left:
        old = board.area(board.first_of(left), everyone)
        gain -= count(old) * scoring.strength(s, p, old)
        left &= ~old
    return gain


@kernel
def best_home(s, p, kind, x):
    """The square where a cave person adds most, and how much; any of the best."""
    best = -(1 << 20)
    choice = U0
    equals = 0
    left = board.homes(s, p)
    while left:
        home = board.first_of(left)
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
    """The cave person on offer at this price who adds most, and how much."""
    best = -1
    choice = 0
    for kind in range(S.PERSON_KINDS):
        if s.pile[kind] > 0 if form == 4 else settling.slot_of(s, kind) != S.NONE:
            gain, _ = best_home(s, p, kind, x)
            if gain > best:
                best = gain
                choice = kind
    return best, choice


@kernel
def token_use(s, p, b):
    """The points that the token on a square gives to the cave people around it."""
    near = board.around(b)
    use = 2 * count(s.people[p, S.PAINTER] & near)
    for kind in range(4):
        if s.land[p, kind + 1] & b:
            use += scoring.NEIGHBOUR_POINTS[kind] * count(s.people[p, kind] & near)
    return use


# --- quick actions ------------------------------------------------------------------------------------------------

WORTH_SETTLING = (0, 4, 7)  # points that a cave person must add, for each form


@kernel
def suggest(s, entropy, out):
    """The action that adds most points now; in the modes without cave people, its outlook counts too."""
    phase, p = int(s.phase), int(s.act)
    if phase == S.PLACING or phase == S.CLAIMING or phase == S.CLAIM_SETUP:
        sets = np.empty((2, MOST_AREAS), np.uint64)
        numbers = np.empty((3, MOST_AREAS), np.int64)
        table_areas(s, p, sets, numbers)
        rounds = 0 if s.mode == S.TRIBE else S.ROUNDS - int(s.rounds)
        if phase == S.PLACING:
            _, _, choice = best_placement(s, p, int(s.row[0]), sets, numbers, rounds, entropy)
            return choice
        _, domino = best_claim(s, p, sets, numbers, rounds, entropy)
        return S.CLAIM - 1 + domino
    if phase == S.ERUPTION:
        return hottest_landing(s, p, entropy)
    if phase == S.SETTLING:
        for answer in range(2, 0, -1):
            if settling.may_settle(s, p, S.PRICES[answer]):
                gain, _ = best_person(s, p, S.PRICES[answer], entropy)
                if gain >= WORTH_SETTLING[answer]:
                    return S.SETTLE + answer
        return S.SETTLE
    if phase == S.PAYING:
        return least_useful_token(s, p, entropy)
    if phase == S.CHOOSING_PERSON:
        _, kind = best_person(s, p, int(s.form), entropy)
        return S.TAKE + kind
    if phase == S.HOUSING:
        _, home = best_home(s, p, int(s.pending), entropy)
        return S.HOUSE + cell_of(s, p, home)
    n = rules.legal(s, out)
    return int(out[below(entropy, n)])


@kernel
def cell_of(s, p, square):
    """The cell of a square of the territory, given as a set."""
    i = lowest(square)
    west, north = int(s.west[p]), int(s.north[p])
    return board.cell_at(west + (((i & 7) - west) & 7), north + (((i >> 3) - north) & 7))


@kernel
def hottest_landing(s, p, x):
    """Where the lava adds most: in the largest area, preferably not on a token or a cave person."""
    left = placement.landings(s, p, int(s.volcano))
    flames = board.craters(s, p, board.bit_of(int(s.volcano)))
    people = board.inhabited(s, p)
    best = -(1 << 20)
    choice = U0
    while left:
        b = board.first_of(left)
        left &= ~b
        land = s.land[p, 0]
        for terrain in range(1, TERRAIN_COUNT):
            if s.land[p, terrain] & b:
                land = s.land[p, terrain]
        worth = 16 * flames * count(board.area(b, land))
        if s.tokens[p] & b:
            worth -= 16 * (1 + token_use(s, p, b))
        if people & b:
            worth -= 64
        x = splitmix64(x)
        worth += below(x, 16)
        if worth > best:
            best = worth
            choice = b
    return S.ERUPT + cell_of(s, p, choice)


@kernel
def least_useful_token(s, p, x):
    """The token that the player's cave people miss least."""
    left = settling.payable(s, p)
    least = 1 << 20
    choice = U0
    while left:
        b = board.first_of(left)
        left &= ~b
        x = splitmix64(x)
        use = 16 * token_use(s, p, b) + below(x, 16)
        if use < least:
            least = use
            choice = b
    return S.PAY + cell_of(s, p, choice)
