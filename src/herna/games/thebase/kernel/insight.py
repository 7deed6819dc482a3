"""The Base: what players see in a position (rules 16), and how bots judge it.

Sets of locations and of pieces are bit sets. Everything is static: it looks at the masks that are face up now.
"""

import math

import numpy as np

from herna.engine.kernel.compiler import kernel

from . import board, routes
from . import state as S
from .routes import FAR, SITTER_COST, STEP_COST, TURN_COST, UNKNOWN_COST, WAIT_COST

ONE = np.int64(1)
TILE_SET = (ONE << np.int64(S.TILES)) - ONE

# --- distances ----------------------------------------------------------------------------------------------------


@kernel
def linked_to(s, places_reached):
    """The locations linked to any of these."""
    out = np.int64(0)
    for place in range(S.LOCATIONS):
        if not places_reached >> place:
            break
        if (places_reached >> place) & 1:
            for d in range(4):
                there = board.link(s, place, d)
                if there != S.OFF:
                    out |= ONE << np.int64(there)
    return out


@kernel
def within(s, start, links):
    """The locations at most `links` links away, never passing through a slot. Rules 16."""
    reached = ONE << np.int64(start)
    front = reached
    for _ in range(links):
        fresh = linked_to(s, front) & ~reached
        if not fresh:
            break
        reached |= fresh
        front = fresh & TILE_SET
    return reached


@kernel
def distance(s, start, end):
    """Fewest links from start to end, never passing through a slot; OFF if there is no way. Rules 16."""
    if board.doors(s, start) == S.FACE_DOWN or board.doors(s, end) == S.FACE_DOWN:
        return S.OFF
    reached = ONE << np.int64(start)
    front = reached
    links = 0
    while not (reached >> end) & 1:
        fresh = linked_to(s, front) & ~reached
        if not fresh:
            return S.OFF
        reached |= fresh
        front = fresh & TILE_SET
        links += 1
    return links


@kernel
def strikes(s, p, actions):
    """The locations that the piece can enter by steps and crossings with that many actions. Rules 6.1, 6.2, 16."""
    here = int(s.piece[p])
    if not s.leap:
        return within(s, here, actions) & ~(ONE << np.int64(here))
    own = board.places(s, p // S.PIECES) & ~(ONE << np.int64(here))
    reached = ONE << np.int64(here)
    front = reached
    for _ in range(actions):
        fresh = leaps_from(s, front, own) & ~reached
        if not fresh:
            break
        reached |= fresh
        front = fresh & TILE_SET
    return reached & ~(ONE << np.int64(here))


@kernel
def leaps_from(s, front, own):
    """Where one step, or one leap over an own piece, leads from any of these locations."""
    out = np.int64(0)
    for place in range(S.LOCATIONS):
        if not (front >> place) & 1:
            continue
        for d in range(4):
            there = board.link(s, place, d)
            if there == S.OFF:
                continue
            if not (own >> there) & 1:
                out |= ONE << np.int64(there)
            elif board.crossed(s, place, d, own) != S.OFF:
                for e in range(4):
                    end = board.link(s, there, e)
                    if end != S.OFF and end != place and not (own >> end) & 1:
                        out |= ONE << np.int64(end)
    return out


# --- threats and guards: bit sets of pieces -----------------------------------------------------------------------


@kernel
def threatened(s, attacker, extra):
    """Enemy pieces on tiles that the side could eliminate in one turn with `extra` more actions. Rules 16."""
    reach = np.int64(0)
    for p in range(S.PIECES * attacker, S.PIECES * attacker + S.PIECES):
        if board.is_active(s, p):
            reach |= strikes(s, p, S.ALLOWANCE + extra)
    hit = 0
    for q in range(S.PIECES * (1 - attacker), S.PIECES * (1 - attacker) + S.PIECES):
        if board.is_active(s, q) and s.piece[q] < S.TILES and (reach >> int(s.piece[q])) & 1:
            hit |= 1 << q
    return hit


@kernel
def threats(s, attacker):
    """Rules 16: threats by the three basic actions."""
    return threatened(s, attacker, 0)


@kernel
def token_threats(s, attacker):
    """Rules 16: pieces in danger only if the side spends its tokens on actions."""
    return threatened(s, attacker, int(s.token[attacker])) & ~threats(s, attacker)


@kernel
def guards(s, q):
    """The own pieces that could immediately strike back if the piece were eliminated on its tile. Rules 16."""
    here = int(s.piece[q])
    found = 0
    if not board.is_active(s, q) or here >= S.TILES:
        return found
    near = within(s, here, S.ALLOWANCE)
    side = q // S.PIECES
    for p in range(S.PIECES * side, S.PIECES * side + S.PIECES):
        if p != q and board.is_active(s, p) and (near >> int(s.piece[p])) & 1:
            found |= 1 << p
    return found


@kernel
def guards_itself(s, q):
    """Rules 16: it could strike back from a slot to which it would return."""
    here = int(s.piece[q])
    if not board.is_active(s, q) or here >= S.TILES:
        return False
    return_slots = np.int64(board.return_rows(s, q)) << np.int64(S.SLOTS[q // S.PIECES])
    return (within(s, here, S.ALLOWANCE) & return_slots) != 0


@kernel
def exposed(s, side):
    """The side's pieces that are threatened and neither guarded nor self-guarded. Rules 16."""
    out = 0
    danger = threats(s, 1 - side)
    for q in range(S.PIECES * side, S.PIECES * side + S.PIECES):
        if (danger >> q) & 1 and guards(s, q) == 0 and not guards_itself(s, q):
            out |= 1 << q
    return out


@kernel
def locked(s, p):
    """Rules 10: an active piece without a movement (judged with three actions) that makes no tile manipulable."""
    if not board.is_active(s, p):
        return False
    side = p // S.PIECES
    mine, theirs = board.places(s, side), board.places(s, 1 - side)
    if board.can_move(s, p, mine, theirs, S.ALLOWANCE):
        return False
    return (board.touched_from(s, int(s.piece[p])) & ~(mine | theirs)) == 0


@kernel
def locked_pieces(states):
    """All locked pieces of a state, a bit for each: one call for Python."""
    found = 0
    for p in range(2 * S.PIECES):
        if locked(states[0], p):
            found |= 1 << p
    return found


# --- route cost: least actions to a free goal slot, in half actions -----------------------------------------------

# These functions say what the way is, for the picture of it; what it costs bots ask in routes.py.


@kernel
def transit(s, tile, entry, leave, occupied):
    """The cost of passing a tile from side `entry` to side `leave`, on top of the step. Rules 16."""
    mask = int(s.tile[tile])
    if mask == S.FACE_DOWN or mask > S.CROSS_MASK:
        return UNKNOWN_COST
    if (mask >> entry) & (mask >> leave) & 1:
        return 0
    fits = routes.STRAIGHT if (entry + 2) & 3 == leave else routes.BEND
    if not (fits >> int(S.TYPE_OF[mask])) & 1:
        return FAR
    return WAIT_COST if (occupied >> tile) & 1 else TURN_COST


@kernel
def fill_routes(s, side, table):
    """Write into table[tile, entry side] the cost from there to the side's nearest goal slot. Rules 16."""
    mine, theirs = board.places(s, side), board.places(s, 1 - side)
    occupied = mine | theirs
    for tile in range(S.TILES):
        for entry in range(4):
            table[tile, entry] = FAR
    changed = True
    while changed:
        changed = False
        for i in range(S.TILES):
            # From the goal outwards, so that few rounds are needed.
            column = S.SIZE - 1 - i // S.SIZE if side == S.RED else i // S.SIZE
            tile = i % S.SIZE * S.SIZE + column
            for entry in range(4):
                best = int(table[tile, entry])
                for leave in range(4):
                    there = int(S.NEXT[tile, leave])
                    if leave == entry or there == S.OFF:
                        continue
                    if there < S.TILES:
                        onward = int(table[there, (leave + 2) & 3])
                    elif board.is_goal(side, there) and not (mine >> there) & 1:
                        onward = SITTER_COST if (theirs >> there) & 1 else 0
                    else:
                        continue
                    cost = STEP_COST + onward
                    if cost < best:
                        cost += transit(s, tile, entry, leave, occupied)
                        if cost < best:
                            best = cost
                            changed = True
                table[tile, entry] = best


@kernel
def route_from(s, side, place, table):
    """The cost from a location, given the side's table; the tile under the piece cannot be turned. Rules 16."""
    if board.is_goal(side, place):
        return 0
    best = FAR
    open_sides = board.doors(s, place)
    for d in range(4):
        there = int(S.NEXT[place, d])
        if there == S.OFF or not (open_sides >> d) & 1:
            continue
        if there < S.TILES:
            best = min(best, STEP_COST + int(table[there, (d + 2) & 3]))
        elif board.is_goal(side, there) and not (board.places(s, side) >> there) & 1:
            best = min(best, STEP_COST + (SITTER_COST if (board.places(s, 1 - side) >> there) & 1 else 0))
    return best


@kernel
def scratch_for_routes():
    """Room for what routes.py works with: sets, front and costs."""
    return (
        np.empty(routes.SETS, np.int64),
        np.empty((FAR + routes.DEAREST, 4), np.int64),
        np.empty(S.PIECES, np.int64),
    )


@kernel
def route_cost(s, p):
    """Roughly the fewest actions to a goal slot; infinite if the types of the tiles cut the piece off. Rules 16.

    A goal slot on which an enemy still sits at home costs one more action: the enemy has to leave it first.
    """
    if s.piece[p] == S.OFF:
        return math.inf
    sets, front, costs = scratch_for_routes()
    routes.fill_sets(s, sets)
    routes.fill_costs(s, p // S.PIECES, sets, front, costs)
    cost = int(costs[p % S.PIECES])
    return math.inf if cost >= FAR else cost / 2


# --- judgement of bots --------------------------------------------------------------------------------------------

SAVED_WORTH = 3.0  # in actions: the token, and a piece that is safe for good
TOKEN_WORTH = 1.5
STRAGGLER_WORTH = 1.0
SCALE = 20.0


@kernel
def progress(s, side, sets, front, costs):
    """How far the side has come, in actions."""
    routes.fill_costs(s, side, sets, front, costs)
    total = 0.0
    rear = 0
    for p in range(S.PIECES * side, S.PIECES * side + S.PIECES):
        if s.piece[p] == S.OFF:
            total -= 9.0
            rear = 6
            continue
        here = int(s.piece[p])
        if board.is_goal(side, here):
            total += SAVED_WORTH
            continue
        total -= min(int(costs[p - S.PIECES * side]), 40) / 2
        rear = max(rear, board.column_distance(side, here))
    return total + TOKEN_WORTH * s.token[side] - STRAGGLER_WORTH * rear * (21 - s.countdown) / 20


@kernel
def evaluate(s, out):
    """An estimate of the payoff. In the Time challenge, of its success, so that bots and hints play it out."""
    if s.challenge != S.NO_CHALLENGE:
        evaluate_challenge(s, out)
        return
    if s.phase == S.OVER:
        lead = 0.0
        if s.winner != S.DRAW:
            lead = 1.0 if s.winner == S.RED + 1 else -1.0
        out[S.RED] = lead
        out[S.GREEN] = -lead
        return
    sets, front, costs = scratch_for_routes()
    routes.fill_sets(s, sets)
    side = int(s.side)
    lead = progress(s, S.RED, sets, front, costs) - progress(s, S.GREEN, sets, front, costs)
    if s.phase != S.SETUP:
        tempo = s.actions - 1.5
        lead += tempo if side == S.RED else -tempo
    value = math.tanh(lead / SCALE)
    out[S.RED] = value
    out[S.GREEN] = -value


@kernel
def evaluate_challenge(s, out):
    loser = 2 - int(s.winner)
    if s.challenge == S.CHALLENGE_WON:
        value = 1.0
    elif s.challenge == S.CHALLENGE_LOST:
        value = -1.0
    else:
        sets, front, costs = scratch_for_routes()
        routes.fill_sets(s, sets)
        routes.fill_costs(s, loser, sets, front, costs)
        need = costs.sum() / 2
        have = 3.0 * (s.countdown - 1) + s.actions + s.token[loser]
        value = math.tanh((have - 1.2 * need) / SCALE)
    out[loser] = value
    out[1 - loser] = -value
