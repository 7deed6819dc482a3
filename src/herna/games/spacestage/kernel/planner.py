"""Space Stage: the planner of whole turns, and the foresight of the better bots.

The planner is the one of rules 13: it searches the turn of the seat on turn to its end by `judge` and knows nothing of
the troubles to come. With foresight the best turns that it finds are tried out: what follows is played several times
by quick planners, chance included, and the turn after which the team fares best is taken. The Master does the same
with his actions, for the opposite.
"""

import math

import numpy as np

from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below, splitmix64

from . import state as S
from .board import card_halves, end_damage, monster_there, monsters_left, monsters_out, oxygen_out
from .deals import agrees, list_deals
from .insight import BEGINNER, IDLE, NAIVE, WEIGHTS, best_choice, deck_price, judge, repair_chance
from .listing import legal, list_plans
from .rules import apply, draw

DEEPEST = 16
WIDTH = 128
NODES = 4000
QUICK_NODES = 300
DETOUR = 0.01  # points that an action costs: of two ways to the same end, the shorter one


@kernel
def considered(s, action):
    """Whether the planner considers a legal action; the others are hardly ever better."""
    if action < S.ATTACK_SLOT:
        if action >= S.HEAL_MORE:
            c, more = (action - S.HEAL_MORE) // (S.MOST + 1), (action - S.HEAL_MORE) % (S.MOST + 1)
            missing = max(int(s.damage[s.target]) - int(s.points), 0)
            return more == min(missing, int(s.token[S.ORGANIC, c])) or more == 0
        return True
    if S.PAY <= action < S.USE:
        c, scrap = (action - S.PAY) // (S.MOST + 1), (action - S.PAY) % (S.MOST + 1)
        missing = int(s.repair_target) - int(s.points)
        return scrap > 0 or missing > s.token[S.SCRAP, c]
    if S.USE <= action < S.GIVE:
        return considered_use(s, action)
    return not S.CONVERT <= action < S.END


@kernel
def considered_use(s, action):
    """Cards of an attack in ascending order, by their better element and without overkill; others where they help."""
    used, choice = (action - S.USE) // S.VARIANTS, (action - S.USE) % S.VARIANTS
    c, card = used // S.CARDS, used % S.CARDS
    kind = int(s.card_kind[card])
    if kind == S.ATTACK_CARD:
        monster = int(s.slot[s.target])
        if s.points >= 2 * s.slot_health[s.target] or choice != best_choice(s, card, monster):
            return False
        if card_halves(s, card, choice, monster) == 0:
            return False
        for later in range(card + 1, S.CARDS):
            if s.card_at[later] == S.IN_HAND + c and s.used[later] and s.card_kind[later] == S.ATTACK_CARD:
                return False
        return True
    if kind == S.REDUCE:
        return end_damage(s, c) > (int(s.oxygen_damage) if oxygen_out(s) else 0)
    if kind == S.HAT:
        return s.use_damage[c] > 0
    if kind == S.TELEPORT:
        return (
            monster_there(s, choice)
            or choice == 4
            or choice == S.WORKSHOP
            or choice == S.LABORATORY
            or (S.GENERATOR_IN[choice] != S.NONE and s.broken[S.GENERATOR_IN[choice]] != 0)
        )
    return kind != S.VIVIFICATION


@kernel
def leaf_value(s, w):
    """The judgement of a finished turn; a repair that waits for its dice counts by its chance."""
    if s.phase == S.OVER:
        return 1000.0 if s.result == S.WIN else -1000.0
    if s.due == S.FOR_REPAIR:
        doer = int(s.opener)
        p = repair_chance(s, doer)
        target = int(s.target)
        worst = judge(s, w)
        s.broken[target] = 0
        best = judge(s, w) - 1.0
        s.broken[target] = 1
        return p * best + (1.0 - p) * worst
    return judge(s, w)


@kernel
def doer(action):
    """The character of an action of a turn."""
    if action < S.STEP:
        return action // S.CARDS % S.CHARACTERS
    if action < S.HEAL_WHOM:
        return (action - S.STEP) // 9 % S.CHARACTERS
    if action < S.HEAL_MORE:
        return (action - S.HEAL_WHOM) // S.CHARACTERS
    if action < S.ATTACK_SLOT:
        return (action - S.HEAL_MORE) // (S.MOST + 1)
    if action < S.BLOW:
        return (action - S.ATTACK_SLOT) // 8
    if action < S.PAY:
        return (action - S.BLOW) % S.CHARACTERS
    if action < S.USE:
        return (action - S.PAY) // (S.MOST + 1)
    if action < S.GIVE:
        return (action - S.USE) // (S.CARDS * S.VARIANTS)
    if action < S.ANSWER:
        return (action - S.GIVE) // (S.CHARACTERS * 2 * S.MOST) % S.CHARACTERS
    return (action - S.BUY) // S.CARDS


@kernel
def overlooked(s, action):
    """What beginners miss: a second card in an attack, and cards that do something unusual."""
    if S.USE <= action < S.GIVE:
        card = (action - S.USE) // S.VARIANTS % S.CARDS
        kind = int(s.card_kind[card])
        return kind >= S.HAT or (kind == S.ATTACK_CARD and s.added > 0)
    return False


@kernel
def shortlist(s, focus, w, out, row):
    """Write the legal actions that the planner considers: of one character if a focus is given; returns how many."""
    n = list_plans(s, out)
    if not w[NAIVE]:
        n = list_deals(s, out, n)
    anyone = focus == S.NONE or s.open or s.waits
    kept = 0
    for i in range(n):
        action = int(out[i])
        if w[NAIVE] == 1 and overlooked(s, action):
            continue
        if considered(s, action) and (anyone or action >= S.END or doer(action) == focus) and kept < WIDTH:
            row[kept] = action
            kept += 1
    if kept == 0:
        row[0] = out[0]
        kept = 1
    return kept


# A turn that was found: what it is worth, and its actions up to the first that chance answers.
TURN = np.dtype(
    (
        np.record,
        np.dtype(
            [("value", np.float64), ("key", np.int64), ("length", np.int64), ("line", np.int32, (DEEPEST + 1,))],
            align=True,
        ),
    )
)


@kernel
def search_turn(states, lists, at, out, focus, nodes, w, seed, turns, leaves):
    """Depth-first over the rest of the turn from states[0]; writes the best turns and their ends, and how many."""
    found = 0
    at[0] = 0
    at[1, 0] = shortlist(states[0], focus, w, out, lists[0])
    at[2] = 0
    d = 0
    visited = 0
    while d >= 0:
        if at[0, d] >= at[1, d] or visited >= nodes:
            d -= 1
            continue
        action = int(lists[d, at[0, d]])
        at[0, d] += 1
        visited += 1
        states[d + 1] = states[d]
        s = states[d + 1]
        apply(s, action)
        ended = S.END <= action < S.FEED
        at[2, d + 1] = at[2, d] if at[2, d] else (d + 1 if s.due != S.NOTHING or s.asker != S.NONE else 0)
        if s.asker != S.NONE:
            if not agrees(s):
                continue
            apply(s, S.ANSWER + int(s.asked) * 2 + 1)
        while not ended and s.due != S.NOTHING and s.due != S.FOR_REPAIR:
            apply(s, draw(s, splitmix64(seed + np.uint64(visited))))
        if ended or s.phase != S.PLAY or s.due != S.NOTHING or d + 2 > DEEPEST:
            value = leaf_value(s, w) - w[IDLE] * is_idle(states[0], states[d]) - DETOUR * d
            value += 1e-4 * below(splitmix64(seed ^ np.uint64(visited)), 100)
            if found < len(turns) or value > turns[found - 1].value:
                found = keep_turn(turns, found, value, kind_of_turn(states[d], s), leaves, s, lists, at, d)
            continue
        d += 1
        at[1, d] = shortlist(s, focus, w, out, lists[d])
        at[0, d] = 0
    return found


@kernel
def is_idle(first, last):
    """Whether a turn only walks although all is quiet, or somebody walks and comes back, and nothing is bought; 1 or 0.

    Where there are monsters or broken generators a walk may be the right thing, and the trials tell.
    """
    for card in range(S.CARDS):
        if last.card_at[card] != first.card_at[card] or last.used[card] != first.used[card]:
            return 0
    walked, busy = False, last.open != 0 or monsters_out(first) > 0
    for c in range(S.CHARACTERS):
        here = last.room[c] == first.room[c]
        if here and last.kinds[c] & ~int(first.kinds[c]) & S.MOVE:
            return 1
        walked = walked or not here
        busy = busy or last.kinds[c] & ~S.MOVE != 0 or first.broken[c] != 0
    return 1 if walked and not busy else 0


@kernel
def kind_of_turn(before, after):
    """A number for what a turn did: where everyone is, which main actions were spent, what was bought."""
    key = 0
    for c in range(S.CHARACTERS):
        key = key * 9 + int(after.room[c])
        key = key * 16 + int(before.kinds[c])
    key = key * 3 + int(after.due == S.FOR_REPAIR)
    for card in range(S.CARDS):
        if after.card_at[card] >= S.IN_HAND:
            key = key * 31 + card
    return key


@kernel
def keep_turn(turns, found, value, key, leaves, leaf, lists, at, d):
    """Put the turn that was just searched among the best; returns how many there are."""
    place = place_for(turns, found, value, key)
    if place == S.NONE:
        return found
    found, place = make_room(turns, leaves, found, place, value)
    turn = turns[place]
    turn.value = value
    turn.key = key
    turn.length = at[2, d + 1] if at[2, d + 1] else d + 1
    for i in range(d + 1):
        turn.line[i] = lists[i, at[0, i] - 1]
    leaves[place] = leaf
    return found


@kernel
def place_for(turns, found, value, key):
    """Which turn gives way to a new one, or NONE: of those that do the same only the best is kept."""
    for i in range(found):
        if turns[i].key == key:
            return i if turns[i].value < value else S.NONE
    if found < len(turns):
        return found
    return found - 1 if turns[found - 1].value < value else S.NONE


@kernel
def make_room(turns, leaves, found, place, value):
    """Move the turns that are worse down to `place`; returns how many there are then, and where the new one goes."""
    if place == found:
        found += 1
    while place > 0 and turns[place - 1].value < value:
        turns[place] = turns[place - 1]
        leaves[place] = leaves[place - 1]
        place -= 1
    return found, place


@kernel
def find_turns(s, nodes, w, seed, out, turns, leaves):
    """The best turns of the seat on turn, the best first, and the positions they lead to; returns how many."""
    states = np.empty(DEEPEST + 1, S.STATE)
    lists = np.empty((DEEPEST + 1, WIDTH), np.int32)
    at = np.zeros((3, DEEPEST + 2), np.int64)  # of each list: tried, its length; and the first action chance answered
    states[0] = s
    if not s.pairs or s.open or s.waits:
        return search_turn(states, lists, at, out, S.NONE, nodes, w, seed, turns, leaves)
    return find_pair_turns(s, states, lists, at, out, nodes, w, seed, turns, leaves)


@kernel
def find_pair_turns(s, states, lists, at, out, nodes, w, seed, turns, leaves):
    """Two players: what one character does, then what the other adds to each of its best parts; in both orders."""
    parts = np.empty(max(len(turns) // 3, 1), TURN)
    ends = np.empty(len(parts), S.STATE)
    wholes = np.empty(max(len(turns) // 3, 1), TURN)
    whole_ends = np.empty(len(wholes), S.STATE)
    found = 0
    for c in range(S.CHARACTERS):
        if not s.acts[c]:
            continue
        states[0] = s
        n = search_turn(states, lists, at, out, c, nodes, w, seed, parts, ends)
        for i in range(n):
            found = add_turn(turns, found, leaves, parts[i], ends[i], parts[i], 0)
            other = c ^ 1
            if not s.acts[other] or not before_end(s, parts[i], states):
                continue
            m = search_turn(states, lists, at, out, other, nodes, w, seed, wholes, whole_ends)
            for j in range(m):
                found = add_turn(turns, found, leaves, wholes[j], whole_ends[j], parts[i], int(parts[i].length) - 1)
    return found


@kernel
def before_end(s, turn, states):
    """Play a turn up to its end into states[0]; whether that leads to where the other character may go on."""
    states[0] = s
    last = int(turn.length) - 1
    if not S.END <= turn.line[last] < S.FEED:
        return False
    for i in range(last):
        apply(states[0], turn.line[i])
    return True


@kernel
def add_turn(turns, found, leaves, turn, leaf, part, before):
    """Put a turn, which follows the first `before` actions of a part, among the best; returns how many there are."""
    if before + turn.length > DEEPEST:
        return found
    place = place_for(turns, found, turn.value, turn.key)
    if place == S.NONE:
        return found
    found, place = make_room(turns, leaves, found, place, turn.value)
    new = turns[place]
    new.value = turn.value
    new.key = turn.key
    new.length = before + turn.length
    for i in range(before):
        new.line[i] = part.line[i]
    for i in range(turn.length):
        new.line[before + i] = turn.line[i]
    leaves[place] = leaf
    return found


# --- quick play -----------------------------------------------------------------------------------------------------


@kernel
def best_by_judgement(s, sign, w, seed, out, turns, leaves):
    """The legal actions with the best judgement right after each, for the team or against it; returns how many."""
    states = np.empty(2, S.STATE)
    states[0] = s
    actions = np.empty(WIDTH, np.int32)
    n = legal(s, out)
    for i in range(n):
        actions[i] = out[i]
    found = 0
    for i in range(n):
        states[1] = states[0]
        after = states[1]
        apply(after, actions[i])
        x = seed
        while after.due != S.NOTHING and after.phase == S.MASTER:
            x = splitmix64(x)
            apply(after, draw(after, x))
        value = sign * leaf_value(after, w)
        place = place_for(turns, found, value, i)
        if place != S.NONE:
            found, place = make_room(turns, leaves, found, place, value)
            turn = turns[place]
            turn.value = value
            turn.key = i
            turn.length = 1
            turn.line[0] = actions[i]
    return found


@kernel
def side(s):
    """1 where the team decides, -1 where the Master does."""
    return -1.0 if s.phase == S.MASTER else 1.0


@kernel
def quick_turn(s, nodes, w, entropy, out, turns, leaves):
    """Write what the team of rules 13 does next into turns[0], or the Master who takes what is worst for it."""
    if s.asker != S.NONE:
        turns[0].length = 1
        turns[0].line[0] = S.ANSWER + int(s.asked) * 2 + int(w[NAIVE] == 1 or agrees(s))
    elif s.phase == S.PLAY:
        find_turns(s, nodes, w, entropy, out, turns, leaves)
    else:
        best_by_judgement(s, side(s), w, entropy, out, turns, leaves)


@kernel
def planned(s, nodes, w, entropy, out):
    """The first action of a quick turn."""
    turns, leaves = np.empty(1, TURN), np.empty(1, S.STATE)
    quick_turn(s, nodes, w, entropy, out, turns, leaves)
    return int(turns[0].line[0])


@kernel
def suggest(s, entropy, out):
    """A quick sensible action for playouts."""
    return planned(s, QUICK_NODES, WEIGHTS, entropy, out)


# --- foresight ------------------------------------------------------------------------------------------------------

# How the better bots think; an array passed as an argument, like the weights.
SEEN, AHEAD, QUICK, USUAL_POINTS, POINTS_SCALE, COMING_SHARE, PRIOR = range(7)
FORESIGHT = np.array([12.0, 2.0, 120.0, -30.0, 80.0, 0.15, 0.002])


@kernel
def estimate(s, w, f):
    """How likely the team wins, from -1 to 1."""
    if s.phase == S.OVER:
        return 1.0 if s.result == S.WIN else -1.0
    points = judge(s, w) + (1.0 - f[COMING_SHARE]) * deck_price(s, w)
    return math.tanh((points - f[USUAL_POINTS]) / f[POINTS_SCALE])


@kernel
def foresee(s, rounds, who, w, f, luck, out, turns, leaves):
    """Play on quickly until that round and character have come; the same luck brings the same troubles."""
    while s.phase != S.OVER and (s.rounds < rounds or (s.rounds == rounds and s.who < who)):
        if s.due != S.NOTHING:
            moment = ((int(s.rounds) * 8 + int(s.due)) * 64 + int(s.due_what)) * 64 + monsters_left(s)
            apply(s, draw(s, splitmix64(luck ^ splitmix64(np.uint64(moment)))))
            continue
        quick_turn(s, int(f[QUICK]), w, luck, out, turns, leaves)
        for i in range(turns[0].length):
            apply(s, turns[0].line[i])
    return estimate(s, w, f)


@kernel
def try_out(s, w, f, samples, seed, out, turns, leaves, found):
    """Which of the turns fares best: after each third or so of the samples the worse half is given up."""
    total = np.zeros(found, np.float64)
    tried = np.zeros(found, np.int64)
    order = np.arange(found)
    scratch, quick, ends = np.empty(1, S.STATE), np.empty(1, TURN), np.empty(1, S.STATE)
    rounds, who, sign = int(s.rounds) + int(f[AHEAD]), int(s.who), side(s)
    hasty = w.copy()
    hasty[NAIVE] = max(w[NAIVE], 2.0)
    stages = 1
    while (1 << stages) < found:
        stages += 1
    left = found
    for _ in range(stages):
        for _ in range(max(samples // (stages * left), 1)):
            for at in range(left):
                i = order[at]
                scratch[0] = leaves[i]
                luck = splitmix64(seed + np.uint64(tried[i]))
                total[i] += sign * foresee(scratch[0], rounds, who, hasty, f, luck, out, quick, ends)
                tried[i] += 1
        sort_by_mean(order, left, total, tried, turns, f)
        left = (left + 1) // 2
    return order[0]


@kernel
def sort_by_mean(order, left, total, tried, turns, f):
    """The turns that fared best so far first; the judgement of a turn counts a little, too."""
    for at in range(1, left):
        i = order[at]
        mine = total[i] / tried[i] + f[PRIOR] * turns[i].value
        place = at
        while place > 0:
            j = order[place - 1]
            if total[j] / tried[j] + f[PRIOR] * turns[j].value >= mine:
                break
            order[place] = j
            place -= 1
        order[place] = i


@kernel
def deliberate_by(s, nodes, samples, w, f, entropy, line):
    """Write the actions to play next; returns how many."""
    out = np.empty(S.WIDEST, np.int32)
    seen = int(f[SEEN]) if samples else 1
    turns, leaves = np.empty(seen, TURN), np.empty(seen, S.STATE)
    found = 1
    if s.asker != S.NONE or not samples:
        quick_turn(s, nodes, w, entropy, out, turns, leaves)
    elif s.phase == S.PLAY:
        found = find_turns(s, nodes, w, entropy, out, turns, leaves)
    else:
        found = best_by_judgement(s, side(s), w, entropy, out, turns, leaves)
        for i in range(found):
            leaves[i] = s
            apply(leaves[i], turns[i].line[0])
    best = try_out(s, w, f, samples, entropy, out, turns, leaves, found) if found > 1 else 0
    n = min(int(turns[best].length), len(line))
    for i in range(n):
        line[i] = turns[best].line[i]
    return n


PRACTISED = 10  # an effort below it is that of a beginner
FORESIGHTED = 50  # less effort goes into searching this turn only
NODES_FOR_EFFORT = 40


@kernel
def deliberate(s, effort, entropy, line):
    """The turn of a bot: try out `effort` continuations; with little effort, look at this turn only."""
    if effort < PRACTISED:
        return deliberate_by(s, NODES, 0, BEGINNER, FORESIGHT, entropy, line)
    nodes = min(NODES_FOR_EFFORT * effort, NODES)
    return deliberate_by(s, nodes, effort if effort >= FORESIGHTED else 0, WEIGHTS, FORESIGHT, entropy, line)
