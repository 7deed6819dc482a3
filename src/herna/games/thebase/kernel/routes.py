"""The Base: route costs (rules 16) of a side's three pieces at once, by sets of places.

The same numbers as `insight.fill_routes` and `route_from`, several times faster: bots ask for them at every leaf of a
search. Places that are reached at the same cost are one bit set, so a step of the whole front is a shift.

The labyrinth is 5 rows of 7 places here, the slots at both ends of each row.
"""

import numpy as np

from herna.engine.kernel.compiler import kernel

from . import board
from . import state as S

ONE = np.int64(1)
NO_PLACE = np.int64(0)
WIDTH = S.SIZE + 2
BIT = np.array(
    [tile // S.SIZE * WIDTH + tile % S.SIZE + 1 for tile in range(S.TILES)]
    + [row * WIDTH for row in range(S.SIZE)]
    + [row * WIDTH + WIDTH - 1 for row in range(S.SIZE)],
    np.int64,
)
TILE_SET = np.int64(sum(1 << int(bit) for bit in BIT[: S.TILES]))

FAR = 60  # half actions: no route by type, or none worth walking
STEP_COST, TURN_COST, UNKNOWN_COST, WAIT_COST = 2, 2, 3, 6
SITTER_COST = 2  # an enemy at home on the goal slot, who has to leave first
DEAREST = STEP_COST + WAIT_COST  # of one tile
STRAIGHT = 1 << 1 | 1 << 3 | 1 << 4  # types I, T, X lead straight on
BEND = 1 << 2 | 1 << 3 | 1 << 4  # types L, T, X lead around a corner

OPEN, UNKNOWN, MAY_PASS, MAY_BEND, OCCUPIED, SETS = 0, 4, 5, 6, 7, 8  # OPEN + direction: the tiles with that passage


@kernel
def moved(places, direction):
    """The neighbours of places in a direction."""
    if direction == S.NORTH:
        return places >> WIDTH
    if direction == S.EAST:
        return places << 1
    if direction == S.SOUTH:
        return places << WIDTH
    return places >> 1


@kernel
def fill_sets(s, sets):
    """Write which tiles have which passages, which can be turned to have them, and which are held."""
    sets[:] = 0
    for tile in range(S.TILES):
        mask = int(s.tile[tile])
        bit = ONE << BIT[tile]
        if mask == S.FACE_DOWN or mask > S.CROSS_MASK:
            sets[UNKNOWN] |= bit
            continue
        for d in range(4):
            if (mask >> d) & 1:
                sets[OPEN + d] |= bit
        kind = int(S.TYPE_OF[mask])
        if (STRAIGHT >> kind) & 1:
            sets[MAY_PASS] |= bit
        if (BEND >> kind) & 1:
            sets[MAY_BEND] |= bit
    for p in range(2 * S.PIECES):
        if s.piece[p] != S.OFF:
            sets[OCCUPIED] |= ONE << BIT[s.piece[p]]


@kernel
def goal_slots(s, side):
    """The side's goal slots that are free, and those on which an enemy sits at home."""
    mine, theirs = board.places(s, side), board.places(s, 1 - side)
    free, sat = NO_PLACE, NO_PLACE
    for place in range(S.SLOTS[1 - side], S.SLOTS[1 - side] + S.SIZE):
        if (mine >> place) & 1:
            continue
        if (theirs >> place) & 1:
            sat |= ONE << BIT[place]
        else:
            free |= ONE << BIT[place]
    return free, sat


@kernel
def first_steps(s, side, free, sat, first, cost):
    """Write what each piece costs without a tile between it and its goal, and the tiles it can step on to.

    first[piece, entry] are those tiles by the side from which they are entered. Returns the pieces on their way.
    """
    on_the_way = 0
    first[:] = 0
    for i in range(S.PIECES):
        here = int(s.piece[S.PIECES * side + i])
        cost[i] = 0
        if here == S.OFF or board.is_goal(side, here):
            continue
        cost[i] = FAR
        on_the_way |= 1 << i
        open_sides = board.doors(s, here)
        for d in range(4):
            there = int(S.NEXT[here, d])
            if there == S.OFF or not (open_sides >> d) & 1:
                continue
            bit = ONE << BIT[there]
            if there < S.TILES:
                first[i, (d + 2) & 3] |= bit
            elif bit & free:
                cost[i] = STEP_COST
            elif bit & sat:
                cost[i] = min(int(cost[i]), STEP_COST + SITTER_COST)
    return on_the_way


@kernel
def fill_costs(s, side, sets, front, cost):
    """Write into cost[i] what the i-th piece of the side needs to a goal slot, in half actions, FAR at most. Rules 16.

    Saved pieces and those that wait for their return cost nothing. The search runs from the goals backwards:
    front[cost, entry] are the tiles from which, entered from that side, the rest of the way costs that much.
    """
    free, sat = goal_slots(s, side)
    first = np.empty((S.PIECES, 4), np.int64)
    searching = first_steps(s, side, free, sat, first, cost)
    settled = np.zeros(4, np.int64)
    front[:] = 0
    goal_door = S.EAST if side == S.RED else S.WEST
    dearest = SITTER_COST
    level = 0
    while searching and level <= dearest and level < FAR - STEP_COST:
        for entry in range(4):
            front[level, entry] &= ~settled[entry]
            settled[entry] |= front[level, entry]
        for i in range(S.PIECES):
            if (searching >> i) & 1:
                for entry in range(4):
                    if first[i, entry] & front[level, entry]:
                        cost[i] = min(int(cost[i]), level + STEP_COST)
                if cost[i] <= level + STEP_COST:
                    searching &= ~(1 << i)
        for leave in range(4):
            # What is entered from one side is the neighbour, on that side, of what is left by the opposite one.
            behind = (leave + 2) & 3
            tiles = moved(front[level, behind], behind)
            if leave == goal_door and level == 0:
                tiles |= moved(free, behind)
            elif leave == goal_door and level == SITTER_COST:
                tiles |= moved(sat, behind)
            tiles &= TILE_SET
            if tiles:
                pass_through(sets, tiles, leave, level + STEP_COST, front)
                dearest = level + DEAREST
        level += 1


@kernel
def pass_through(sets, tiles, leave, cost, front):
    """Add to the front, by the side from which they are entered, tiles that are left by the side `leave`."""
    unknown = tiles & sets[UNKNOWN]
    for entry in range(4):
        if entry == leave:
            continue
        through = tiles & sets[OPEN + entry] & sets[OPEN + leave]
        fits = sets[MAY_PASS] if (entry ^ leave) == 2 else sets[MAY_BEND]
        turned = tiles & fits & ~through
        front[cost, entry] |= through
        front[cost + TURN_COST, entry] |= turned & ~sets[OCCUPIED]
        front[cost + UNKNOWN_COST, entry] |= unknown
        front[cost + WAIT_COST, entry] |= turned & sets[OCCUPIED]
