"""The Base: the rules, over the record. Docstrings cite the paragraphs of docs/rules/thebase.md."""

import numpy as np

from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below

from .board import (
    LONG_PATHS,
    ONE,
    PATHS,
    challenge_open,
    column_distance,
    crossed,
    crossing_path,
    faces_slot,
    in_touch,
    is_active,
    is_goal,
    link,
    may_end_on,
    mover,
    places,
    return_rows,
    saved,
    set_up_tile,
    set_up_waits_for_chance,
    undealt_side,
    undrawn,
)
from .state import (
    ACT,
    ALLOWANCE,
    ARRANGEMENTS,
    BASIC_MASK,
    CENTRE,
    CHALLENGE,
    CHALLENGE_LOST,
    CHALLENGE_RUNS,
    CHALLENGE_WON,
    COUNTDOWN,
    CROSS,
    CROSS_MASK,
    CROSS_TWO,
    DEAL,
    DRAW,
    DRAWN,
    FACE_DOWN,
    FIRST_TURN,
    FRONT,
    GREEN,
    IN_ORDER,
    LOCATIONS,
    MORE_ACTIONS,
    MORE_TIME,
    NEXT,
    NO_CHALLENGE,
    NO_WINNER,
    OFF,
    ORIENT,
    OUTCOME,
    OVER,
    PASS,
    PIECES,
    PLACE,
    RED,
    RETURN,
    REVEAL,
    ROTATE,
    SETUP,
    SIZE,
    SLOTS,
    START,
    STEP,
    TILES,
    TURNED,
    TYPE,
    TYPE_OF,
    UNDEALT,
)

TYPE_COUNT = 5


@kernel
def setup(s, options):
    """Rules 4, 15.4: the empty table; chance deals the slots and draws the six set-up tiles."""
    for tile in range(TILES):
        s.tile[tile] = FACE_DOWN
    s.tile[CENTRE] = CROSS_MASK
    for slot in range(2 * SIZE):
        s.slot[slot] = UNDEALT
    for p in range(2 * PIECES):
        s.piece[p] = OFF
    for t in range(TYPE_COUNT):
        s.left[t] = options.mix[t]
    s.token[RED] = 0
    s.token[GREEN] = 0
    s.countdown = COUNTDOWN
    s.side = GREEN
    s.actions = ALLOWANCE
    s.phase = SETUP
    s.reveal = OFF
    s.returning = OFF
    s.winner = NO_WINNER
    s.challenge = NO_CHALLENGE
    s.leap = options.leap
    s.idle_rotation = options.idle_rotation
    s.attacker_chooses = options.attacker_chooses
    s.compare_next = options.compare_next


# --- who, what ----------------------------------------------------------------------------------------------------


@kernel
def actor(s):
    """Rules 5, 7, 15.4."""
    if s.phase == OVER:
        return NOBODY
    if s.reveal != OFF:
        return CHANCE
    if s.phase == SETUP and set_up_waits_for_chance(s):
        return CHANCE
    if s.phase == RETURN and not s.attacker_chooses:
        return int(s.returning) // PIECES
    return int(s.side)


@kernel
def legal(s, out):
    """Rules 5.4, 6, 7, 9, 10, 15.2."""
    if s.phase == OVER:
        if challenge_open(s):
            out[0] = CHALLENGE
            return 1
        return 0
    if s.reveal != OFF:
        return list_outcomes(s, out)
    if s.phase == SETUP:
        return list_setup(s, out)
    if s.phase == RETURN:
        return list_returns(s, out)
    side = int(s.side)
    mine, theirs = places(s, side), places(s, 1 - side)
    n, side_by_side = list_steps(s, side, mine, theirs, out)
    if side_by_side and (s.actions >= 2 or s.leap):
        n = list_crossings(s, side, mine, theirs, out, n)
    if side_by_side and s.actions >= 3 and not s.leap:
        n = list_long_crossings(s, side, mine, theirs, out, n)
    n = list_manipulations(s, in_touch(s, side) & ~(mine | theirs), out, n)
    stuck = n == 0
    if s.phase == START and s.token[side] > 0:
        out[n] = MORE_ACTIONS
        n += 1
        if s.countdown < COUNTDOWN:
            out[n] = MORE_TIME
            n += 1
    if stuck:
        out[n] = PASS
        n += 1
    return n


@kernel
def list_outcomes(s, out):
    """Rules 15.4: each mask whose type has a tile left."""
    n = 0
    for mask in range(1, 16):
        if s.left[TYPE_OF[mask]] > 0:
            out[n] = OUTCOME + mask
            n += 1
    return n


@kernel
def list_setup(s, out):
    n = 0
    side = undealt_side(s)
    if side != OFF:
        for i in range(len(ARRANGEMENTS)):
            out[i] = DEAL + side * len(ARRANGEMENTS) + i
        return len(ARRANGEMENTS)
    slot = undrawn(s)
    if slot != OFF:
        for t in range(TYPE_COUNT):
            if s.left[t] > 0:
                out[n] = TYPE + slot * TYPE_COUNT + t
                n += 1
        return n
    side = int(s.side)
    row = set_up_tile(s, side, DRAWN)
    tile_type = int(s.tile[FRONT[side][row]]) - DRAWN
    for mask in range(1, 16):
        if TYPE_OF[mask] == tile_type and faces_slot(mask, side):
            out[n] = ORIENT + (side * SIZE + row) * 16 + mask
            n += 1
    return n


@kernel
def list_returns(s, out):
    rows = return_rows(s, int(s.returning))
    n = 0
    for row in range(SIZE):
        if (rows >> row) & 1:
            out[n] = PLACE + int(s.returning) * SIZE + row
            n += 1
    return n


@kernel
def list_steps(s, side, mine, theirs, out):
    """Rules 6.1. Returns how many, and whether own pieces stand linked, so that there may be crossings."""
    n = 0
    side_by_side = False
    for p in range(PIECES * side, PIECES * side + PIECES):
        if not is_active(s, p):
            continue
        here = int(s.piece[p])
        for i in range(4):
            d = int(IN_ORDER[here, i])
            if d == OFF:
                break
            there = link(s, here, d)
            if there == OFF:
                continue
            if may_end_on(there, mine, theirs):
                out[n] = STEP + p * LOCATIONS + there
                n += 1
            elif there < TILES:
                side_by_side = True
    return n, side_by_side


@kernel
def list_crossings(s, side, mine, theirs, out, n):
    """Rules 6.2: over one own piece."""
    for p in range(PIECES * side, PIECES * side + PIECES):
        if not is_active(s, p):
            continue
        here = int(s.piece[p])
        for i in range(4):
            d = int(IN_ORDER[here, i])
            if d == OFF:
                break
            over = crossed(s, here, d, mine)
            if over == OFF:
                continue
            for e in range(4):
                end = link(s, over, e)
                if end != OFF and end != here and may_end_on(end, mine, theirs):
                    out[n] = CROSS + p * PATHS + over * 4 + e
                    n += 1
    return n


@kernel
def list_long_crossings(s, side, mine, theirs, out, n):
    """Rules 6.2: over both other own pieces."""
    for p in range(PIECES * side, PIECES * side + PIECES):
        if not is_active(s, p):
            continue
        here = int(s.piece[p])
        for i in range(4):
            d = int(IN_ORDER[here, i])
            if d == OFF:
                break
            over = crossed(s, here, d, mine)
            if over == OFF:
                continue
            for e in range(4):
                second = crossed(s, over, e, mine)
                if second == OFF or second == here:
                    continue
                for f in range(4):
                    end = link(s, second, f)
                    if end != OFF and end != here and end != over and may_end_on(end, mine, theirs):
                        out[n] = CROSS_TWO + p * LONG_PATHS + over * 16 + e * 4 + f
                        n += 1
    return n


@kernel
def list_manipulations(s, tiles, out, n):
    """Rules 6.3, 15.2: each resulting mask once, by its smallest turn; then the reveals."""
    face_down = np.int64(0)
    for tile in range(TILES):
        if not tiles >> tile:
            break
        if (tiles >> tile) & 1:
            mask = int(s.tile[tile])
            if mask == FACE_DOWN:
                face_down |= ONE << np.int64(tile)
                continue
            for quarters in range(1, 4):
                if FIRST_TURN[mask, quarters] == quarters and (s.idle_rotation or TURNED[mask, quarters] != mask):
                    out[n] = ROTATE + tile * 3 + quarters - 1
                    n += 1
    for tile in range(TILES):
        if not face_down >> tile:
            break
        if (face_down >> tile) & 1:
            out[n] = REVEAL + tile
            n += 1
    return n


# --- playing ------------------------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    if action < ROTATE:
        move(s, action)
    elif action < REVEAL:
        tile = (action - ROTATE) // 3
        s.tile[tile] = TURNED[s.tile[tile], (action - ROTATE) % 3 + 1]
        spend(s, 1)
    elif action < PLACE:
        s.reveal = action - REVEAL
    elif action < MORE_ACTIONS:
        place(s, action - PLACE)
    elif action < PASS:
        spend_token(s, action)
    elif action == PASS:
        end_turn(s)
    elif action == CHALLENGE:
        begin_challenge(s)
    elif OUTCOME <= action < DEAL:
        show(s, action - OUTCOME)
    else:
        set_up(s, action)


@kernel
def move(s, action):
    """Rules 6.1, 6.2, 7, 8."""
    side = int(s.side)
    p = mover(action)
    cost = 1
    if action < CROSS:
        there = (action - STEP) % LOCATIONS
    else:
        first, second, third = crossing_path(action)
        there = int(NEXT[first, second])
        cost = 2
        if third != OFF:
            there = int(NEXT[there, third])
            cost = 3
        if s.leap:
            cost = 1
    victim = OFF
    for q in range(PIECES * (1 - side), PIECES * (1 - side) + PIECES):
        if s.piece[q] == there:
            victim = q
    s.piece[p] = there
    if victim != OFF:
        eliminate(s, victim)
    if is_goal(side, there) and arrive(s, side):
        return
    spend(s, cost)


@kernel
def eliminate(s, victim):
    """Rules 7: back to a slot at once, or first a choice."""
    s.piece[victim] = OFF
    rows = return_rows(s, victim)
    if rows & (rows - 1):
        s.returning = victim
        return
    row = 0
    while not (rows >> row) & 1:
        row += 1
    s.piece[victim] = SLOTS[victim // PIECES] + row


@kernel
def arrive(s, side):
    """Rules 8, 11.1, 13: a token, or the end of the match or of the challenge."""
    if saved(s, side) < PIECES:
        if s.challenge == NO_CHALLENGE:
            s.token[side] += 1
        return False
    finish(s)
    if s.challenge == CHALLENGE_RUNS:
        s.challenge = CHALLENGE_WON
    else:
        s.winner = side + 1
    return True


@kernel
def spend(s, cost):
    """Rules 5.3: an action is taken; the turn ends with the last one, after a return that waits."""
    s.actions -= cost
    s.phase = ACT
    if s.returning != OFF:
        s.phase = RETURN
    elif s.actions == 0:
        end_turn(s)


@kernel
def place(s, choice):
    """Rules 7: the chooser's slot."""
    p = choice // SIZE
    s.piece[p] = SLOTS[p // PIECES] + choice % SIZE
    s.returning = OFF
    s.phase = ACT
    if s.actions == 0:
        end_turn(s)


@kernel
def spend_token(s, action):
    """Rules 9."""
    s.token[s.side] -= 1
    if action == MORE_ACTIONS:
        s.actions += 1
    else:
        s.countdown += 1


@kernel
def show(s, mask):
    """Rules 6.4: the revealed tile."""
    s.tile[s.reveal] = mask
    s.left[TYPE_OF[mask]] -= 1
    s.reveal = OFF
    spend(s, 1)


@kernel
def end_turn(s):
    """Rules 5.5, 11.2, 13."""
    s.phase = START
    s.actions = ALLOWANCE
    if s.challenge == CHALLENGE_RUNS:
        if count_down(s) == 0:
            finish(s)
            s.challenge = CHALLENGE_LOST
        return
    s.side = 1 - s.side
    if s.side == GREEN and count_down(s) == 0:
        finish(s)
        s.winner = judge(s)


@kernel
def count_down(s):
    """One less; a position may be given with 0 on the track, which then stays there."""
    s.countdown = max(int(s.countdown) - 1, 0)
    return int(s.countdown)


@kernel
def finish(s):
    """Rules 11. Nobody is to act: what a turn holds goes back to its first value, as a position says nothing of it."""
    s.phase = OVER
    s.side = GREEN
    s.actions = ALLOWANCE


@kernel
def column_distances(s, side):
    """The distances of the active pieces, largest first, as base-8 digits. Rules 11.2b."""
    count = 0
    for distance in range(6, 0, -1):
        for p in range(PIECES * side, PIECES * side + PIECES):
            if is_active(s, p) and column_distance(side, int(s.piece[p])) == distance:
                count = count * 8 + distance
    return count


@kernel
def judge(s):
    """Rules 11.2."""
    lead = saved(s, RED) - saved(s, GREEN)
    if lead == 0:
        red, green = column_distances(s, RED), column_distances(s, GREEN)
        if not s.compare_next:
            while red >= 8 or green >= 8:
                red, green = red // 8, green // 8
        lead = green - red
    if lead == 0:
        return DRAW
    return RED + 1 if lead > 0 else GREEN + 1


@kernel
def begin_challenge(s):
    """Rules 13."""
    s.side = 1 - (int(s.winner) - 1)
    s.actions = ALLOWANCE
    s.phase = START
    s.challenge = CHALLENGE_RUNS


@kernel
def set_up(s, action):
    """Rules 4, 15.4: a deal, a drawn type or an orientation."""
    if action >= TYPE:
        slot, t = (action - TYPE) // TYPE_COUNT, (action - TYPE) % TYPE_COUNT
        s.tile[FRONT[slot // SIZE][slot % SIZE]] = DRAWN + t
        s.left[t] -= 1
    elif action >= DEAL:
        deal(s, (action - DEAL) // len(ARRANGEMENTS), (action - DEAL) % len(ARRANGEMENTS))
    else:
        slot, mask = (action - ORIENT) // 16, (action - ORIENT) % 16
        s.tile[FRONT[slot // SIZE][slot % SIZE]] = mask
    if undealt_side(s) == OFF and undrawn(s) == OFF:
        if s.side == GREEN and set_up_tile(s, GREEN, DRAWN) == OFF:
            s.side = RED
        if s.side == RED and set_up_tile(s, RED, DRAWN) == OFF:
            s.side = GREEN
            s.phase = START


@kernel
def deal(s, side, arrangement):
    """Rules 4.4, 4.5."""
    for row in range(SIZE):
        number = int(ARRANGEMENTS[arrangement, row])
        s.slot[side * SIZE + row] = number
        if number > 0:
            s.piece[side * PIECES + number - 1] = SLOTS[side] + row


@kernel
def draw(s, entropy):
    """Rules 4.4, 6.4: slots and unrevealed tiles uniformly, each tile in a uniform orientation."""
    if s.phase == SETUP:
        side = undealt_side(s)
        if side != OFF:
            return DEAL + side * len(ARRANGEMENTS) + below(entropy, len(ARRANGEMENTS))
        return TYPE + undrawn(s) * TYPE_COUNT + pick_type(s, below(entropy, unrevealed(s)))
    x = below(entropy, 4 * unrevealed(s))
    return OUTCOME + int(TURNED[BASIC_MASK[pick_type(s, x // 4)], x % 4])


@kernel
def unrevealed(s):
    n = 0
    for t in range(TYPE_COUNT):
        n += max(int(s.left[t]), 0)
    return n


@kernel
def pick_type(s, index):
    """The type of the index-th unrevealed tile."""
    for t in range(TYPE_COUNT):
        index -= max(int(s.left[t]), 0)
        if index < 0:
            return t
    return OFF


@kernel
def payoff(s, out):
    """Rules 11: the challenge changes nothing."""
    out[RED] = 0.0
    out[GREEN] = 0.0
    if s.winner == RED + 1 or s.winner == GREEN + 1:
        out[s.winner - 1] = 1.0
        out[2 - s.winner] = -1.0
