"""The Base: the rules, over the record. Docstrings cite the paragraphs of docs/rules/thebase.md."""

from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below

from . import board
from . import state as S
from .state import DRAWN, FACE_DOWN, GREEN, RED  # by name: Numba compiles calls with these for their values


@kernel
def setup(s, options):
    """Rules 4, 15.4: the empty table; chance deals the slots and draws the six set-up tiles."""
    for tile in range(S.TILES):
        s.tile[tile] = FACE_DOWN
    s.tile[S.CENTRE] = S.CROSS_MASK
    for slot in range(2 * S.SIZE):
        s.slot[slot] = S.UNDEALT
    for p in range(2 * S.PIECES):
        s.piece[p] = S.OFF
    for t in range(S.TYPE_COUNT):
        s.left[t] = options.mix[t]
    s.token[RED] = 0
    s.token[GREEN] = 0
    s.countdown = S.COUNTDOWN
    s.side = GREEN
    s.actions = S.ALLOWANCE
    s.phase = S.SETUP
    s.reveal = S.OFF
    s.returning = S.OFF
    s.winner = S.NO_WINNER
    s.challenge = S.NO_CHALLENGE
    s.leap = options.leap
    s.idle_rotation = options.idle_rotation
    s.attacker_chooses = options.attacker_chooses
    s.compare_next = options.compare_next


# --- who ----------------------------------------------------------------------------------------------------


@kernel
def actor(s):
    """Rules 5, 7, 15.4."""
    if s.phase == S.OVER:
        return NOBODY
    if s.reveal != S.OFF:
        return CHANCE
    if s.phase == S.SETUP and board.set_up_waits_for_chance(s):
        return CHANCE
    if s.phase == S.RETURN and not s.attacker_chooses:
        return int(s.returning) // S.PIECES
    return int(s.side)


# --- playing ------------------------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    if action < S.ROTATE:
        move(s, action)
    elif action < S.REVEAL:
        tile = (action - S.ROTATE) // 3
        s.tile[tile] = S.TURNED[s.tile[tile], (action - S.ROTATE) % 3 + 1]
        spend(s, 1)
    elif action < S.PLACE:
        s.reveal = action - S.REVEAL
    elif action < S.MORE_ACTIONS:
        place(s, action - S.PLACE)
    elif action < S.PASS:
        spend_token(s, action)
    elif action == S.PASS:
        end_turn(s)
    elif action == S.CHALLENGE:
        begin_challenge(s)
    elif S.OUTCOME <= action < S.DEAL:
        show(s, action - S.OUTCOME)
    else:
        set_up(s, action)


@kernel
def move(s, action):
    """Rules 6.1, 6.2, 7, 8."""
    side = int(s.side)
    p = board.mover(action)
    cost = 1
    if action < S.CROSS:
        there = (action - S.STEP) % S.LOCATIONS
    else:
        first, second, third = board.crossing_path(action)
        there = int(S.NEXT[first, second])
        cost = 2
        if third != S.OFF:
            there = int(S.NEXT[there, third])
            cost = 3
        if s.leap:
            cost = 1
    victim = S.OFF
    for q in range(S.PIECES * (1 - side), S.PIECES * (1 - side) + S.PIECES):
        if s.piece[q] == there:
            victim = q
    s.piece[p] = there
    if victim != S.OFF:
        eliminate(s, victim)
    if board.is_goal(side, there) and arrive(s, side):
        return
    spend(s, cost)


@kernel
def eliminate(s, victim):
    """Rules 7: straight back to a slot, or a choice comes first."""
    s.piece[victim] = S.OFF
    rows = board.return_rows(s, victim)
    if rows & (rows - 1):
        s.returning = victim
        return
    row = 0
    while not (rows >> row) & 1:
        row += 1
    s.piece[victim] = S.SLOTS[victim // S.PIECES] + row


@kernel
def arrive(s, side):
    """Rules 8, 11.1, 13: a token, or the end of the match or of the challenge."""
    if board.saved(s, side) < S.PIECES:
        if s.challenge == S.NO_CHALLENGE:
            s.token[side] += 1
        return False
    finish(s)
    if s.challenge == S.CHALLENGE_RUNS:
        s.challenge = S.CHALLENGE_WON
    else:
        s.winner = side + 1
    return True


@kernel
def spend(s, cost):
    """Rules 5.3: pay for an action; the turn ends with the last one, once no return is pending."""
    s.actions -= cost
    s.phase = S.ACT
    if s.returning != S.OFF:
        s.phase = S.RETURN
    elif s.actions == 0:
        end_turn(s)


@kernel
def place(s, choice):
    """Rules 7: the chooser's slot."""
    p = choice // S.SIZE
    s.piece[p] = S.SLOTS[p // S.PIECES] + choice % S.SIZE
    s.returning = S.OFF
    s.phase = S.ACT
    if s.actions == 0:
        end_turn(s)


@kernel
def spend_token(s, action):
    """Rules 9."""
    s.token[s.side] -= 1
    if action == S.MORE_ACTIONS:
        s.actions += 1
    else:
        s.countdown += 1


@kernel
def show(s, mask):
    """Rules 6.4: the revealed tile."""
    s.tile[s.reveal] = mask
    s.left[S.TYPE_OF[mask]] -= 1
    s.reveal = S.OFF
    spend(s, 1)


@kernel
def end_turn(s):
    """Rules 5.5, 11.2, 13."""
    s.phase = S.START
    s.actions = S.ALLOWANCE
    if s.challenge == S.CHALLENGE_RUNS:
        if count_down(s) == 0:
            finish(s)
            s.challenge = S.CHALLENGE_LOST
        return
    s.side = 1 - s.side
    if s.side == GREEN and count_down(s) == 0:
        finish(s)
        s.winner = judge(s)


@kernel
def count_down(s):
    """One step down the track; a position that was given with 0 on the track stays at 0."""
    s.countdown = max(int(s.countdown) - 1, 0)
    return int(s.countdown)


@kernel
def finish(s):
    """Rules 11. A finished position says nothing about a turn, so the fields of the turn get their initial values."""
    s.phase = S.OVER
    s.side = GREEN
    s.actions = S.ALLOWANCE


@kernel
def column_distances(s, side):
    """The distances of the active pieces, largest first, as base-8 digits. Rules 11.2b."""
    count = 0
    for distance in range(6, 0, -1):
        for p in range(S.PIECES * side, S.PIECES * side + S.PIECES):
            if board.is_active(s, p) and board.column_distance(side, int(s.piece[p])) == distance:
                count = count * 8 + distance
    return count


@kernel
def judge(s):
    """Rules 11.2."""
    lead = board.saved(s, RED) - board.saved(s, GREEN)
    if lead == 0:
        red, green = column_distances(s, RED), column_distances(s, GREEN)
        if not s.compare_next:
            while red >= 8 or green >= 8:
                red, green = red // 8, green // 8
        lead = green - red
    if lead == 0:
        return S.DRAW
    return RED + 1 if lead > 0 else GREEN + 1


@kernel
def begin_challenge(s):
    """Rules 13."""
    s.side = 1 - (int(s.winner) - 1)
    s.actions = S.ALLOWANCE
    s.phase = S.START
    s.challenge = S.CHALLENGE_RUNS


@kernel
def set_up(s, action):
    """Rules 4, 15.4: a deal, a drawn type or an orientation."""
    if action >= S.TYPE:
        slot, t = (action - S.TYPE) // S.TYPE_COUNT, (action - S.TYPE) % S.TYPE_COUNT
        s.tile[S.FRONT[slot // S.SIZE][slot % S.SIZE]] = DRAWN + t
        s.left[t] -= 1
    elif action >= S.DEAL:
        deal(s, (action - S.DEAL) // len(S.ARRANGEMENTS), (action - S.DEAL) % len(S.ARRANGEMENTS))
    else:
        slot, mask = (action - S.ORIENT) // 16, (action - S.ORIENT) % 16
        s.tile[S.FRONT[slot // S.SIZE][slot % S.SIZE]] = mask
    if board.undealt_side(s) == S.OFF and board.undrawn(s) == S.OFF:
        if s.side == GREEN and board.set_up_tile(s, GREEN, DRAWN) == S.OFF:
            s.side = RED
        if s.side == RED and board.set_up_tile(s, RED, DRAWN) == S.OFF:
            s.side = GREEN
            s.phase = S.START


@kernel
def deal(s, side, arrangement):
    """Rules 4.4, 4.5."""
    for row in range(S.SIZE):
        number = int(S.ARRANGEMENTS[arrangement, row])
        s.slot[side * S.SIZE + row] = number
        if number > 0:
            s.piece[side * S.PIECES + number - 1] = S.SLOTS[side] + row


@kernel
def draw(s, entropy):
    """Rules 4.4, 6.4: slots and unrevealed tiles uniformly, each tile in a uniform orientation."""
    if s.phase == S.SETUP:
        side = board.undealt_side(s)
        if side != S.OFF:
            return S.DEAL + side * len(S.ARRANGEMENTS) + below(entropy, len(S.ARRANGEMENTS))
        return S.TYPE + board.undrawn(s) * S.TYPE_COUNT + pick_type(s, below(entropy, unrevealed(s)))
    x = below(entropy, 4 * unrevealed(s))
    return S.OUTCOME + int(S.TURNED[S.BASIC_MASK[pick_type(s, x // 4)], x % 4])


@kernel
def unrevealed(s):
    n = 0
    for t in range(S.TYPE_COUNT):
        n += max(int(s.left[t]), 0)
    return n


@kernel
def pick_type(s, index):
    """The type of the index-th unrevealed tile."""
    for t in range(S.TYPE_COUNT):
        index -= max(int(s.left[t]), 0)
        if index < 0:
            return t
    return S.OFF


@kernel
def payoff(s, out):
    """Rules 11: the challenge changes nothing."""
    out[RED] = 0.0
    out[GREEN] = 0.0
    if s.winner == RED + 1 or s.winner == GREEN + 1:
        out[s.winner - 1] = 1.0
        out[2 - s.winner] = -1.0
