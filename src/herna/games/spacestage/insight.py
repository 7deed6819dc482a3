"""Space Stage: judgement of positions, a planner of whole turns, and what overlays show.

The planner is the one of rules 13: it searches the turn of the seat on turn to its end by `judge` and knows nothing of
the troubles to come. Numbers are in points: one point is about one token taken from a monster.
"""

import math

import numpy as np

from herna.engine.compiler import kernel
from herna.engine.entropy import below, splitmix64

from .board import (
    card_halves,
    end_damage,
    halves,
    helpers,
    monster_there,
    oxygen_broken,
    oxygen_out,
    power_works,
    room_damage,
    two_elements,
)
from .listing import legal, list_plans
from .rules import apply, draw
from .state import (
    ALIVE,
    ANSWER,
    ATTACK_CARD,
    ATTACK_SLOT,
    BLOW,
    BUY,
    CARDS,
    CHARACTERS,
    CONVERT,
    DEAD,
    DECK,
    DYING,
    END,
    FACES,
    FEED,
    FOR_REPAIR,
    GENERATOR_IN,
    GIVE,
    HAT,
    HEAL_CARD,
    HEAL_MORE,
    HEAL_WHOM,
    IN_DECK,
    IN_HAND,
    LABORATORY,
    MASTER,
    MOST,
    MOVE,
    NONE,
    NOTHING,
    ORGANIC,
    OVER,
    PAY,
    PLAY,
    REDUCE,
    REPAIR_CARD,
    SCRAP,
    STATE,
    STEP,
    TELEPATHY,
    TELEPORT,
    USE,
    VARIANTS,
    VIVIFICATION,
    VORTEX,
    WIN,
    WORKSHOP,
)

# --- what overlays show -------------------------------------------------------------------------------------------


@kernel
def best_choice(s, card, monster):
    """The element to name for an attack card against a monster: rules 5."""
    if not two_elements(s, card):
        return 0
    best = NONE
    for element in range(3):
        if (s.card_elements[card] >> element) & 1 and (
            best == NONE or halves(s, monster, element) > halves(s, monster, best)
        ):
            best = element
    return best


@kernel
def card_damage(s, card, slot):
    """What an attack card alone would do to the monster in a slot, by its better element; NONE if there is none."""
    monster = int(s.slot[slot])
    if monster == NONE or s.card_kind[card] != ATTACK_CARD:
        return NONE
    return card_halves(s, card, best_choice(s, card, monster), monster) // 2


@kernel
def repair_chance(s, c):
    """How likely a repair by this character succeeds, with its cards and its scrap."""
    need = int(s.repair_target) - int(s.repair_per_helper) * helpers(s, c) - int(s.token[SCRAP, c])
    for card in range(CARDS):
        if s.card_at[card] == IN_HAND + c and s.card_kind[card] == REPAIR_CARD:
            if not s.used[card] and not s.discharged[card]:
                need -= int(s.card_value[card])
    wins = 0
    for first in range(1, FACES + 1):
        for second in range(1, FACES + 1):
            wins += first + second >= need
    return wins / (FACES * FACES)


# --- judgement ----------------------------------------------------------------------------------------------------

# What the judgement weighs; an array that is handed on, so that other weights need no other machine code.
(
    DEATH,
    DYING_PRICE,
    HURT,  # each point of damage, of eight
    HURT_BADLY,  # times the third power of the share of damage
    MONSTER,  # each monster, besides its health
    MONSTER_HEALTH,
    CROWD,  # a second monster in a room
    TOKEN,
    WEAPON,  # per point of an attack card
    SHIELD,  # per point of a reducing card
    USE_PRICE,  # per point of what using a card costs
    NO_HEALING,
    HURT_WITHOUT_HEALING,  # per point of damage in the team
    NO_AIR,
    NO_POWER,
    CONTACT,  # somebody who is not on turn stands where a monster is
    AWAY,  # per step to a broken generator
    PRESSURE,  # how much monsters and stopped healing weigh more towards the last round
) = range(18)
WEIGHTS = np.array([24.0, 14.0, 0.4, 4.0, 2.0, 1.4, 4.0, 0.35, 2.6, 0.8, 0.4, 22.0, 0.25, 8.0, 1.4, 0.7, 0.2, 4.2])
PLENTY = 8  # tokens beyond these are worth little
USED_UP = 0.55  # a discharged card's worth


@kernel
def worth(s, card, w):
    """What owning a card is worth. A blow that kills saves the damage of staying, so weapons come first."""
    kind = int(s.card_kind[card])
    value = float(s.card_value[card])
    if kind == ATTACK_CARD:
        points = w[WEAPON] * value * (1.15 if two_elements(s, card) else 1.0)
    elif kind == REDUCE:
        points = w[SHIELD] * value
    elif kind == HEAL_CARD:
        points = 0.6 * value
    elif kind == REPAIR_CARD:
        points = 0.5 * value
    elif kind == VORTEX or kind == TELEPORT:
        points = 5.0
    elif kind == TELEPATHY:
        points = 4.0
    else:
        points = 1.0
    points -= w[USE_PRICE] * s.card_use[card]
    if s.discharged[card]:
        points *= USED_UP
    return max(points, 0.2)


@kernel
def damage_price(s, damage, w):
    """The price of a character's damage, on the scale of the limit."""
    share = min(damage / s.limit, 1.0)
    price = w[HURT] * 8.0 * share + w[HURT_BADLY] * share * share * share
    return price + (w[DYING_PRICE] if damage >= s.limit else 0.0)


@kernel
def expected_damage(s, c):
    """Damage with what the end of this turn will bring, less if the character can still leave."""
    damage = float(s.damage[c])
    if s.phase != PLAY or not (s.acts[c] or s.use_damage[c]):
        return damage
    coming = float(end_damage(s, c))
    can_leave = s.acts[c] and s.mains < s.main_actions and not s.kinds[c] & MOVE and not s.open
    if (can_leave or s.extends == c) and monster_there(s, int(s.room[c])):
        coming -= 0.7 * min(coming, float(room_damage(s, int(s.room[c]))))
    return damage + coming


@kernel
def urgency(s, w):
    """Monsters weigh more the nearer the last round is."""
    return 1.0 + w[PRESSURE] * s.rounds / max(int(s.cap), 40)


@kernel
def deck_price(s, w):
    """What the monsters still to come weigh."""
    points = 0.0
    for monster in range(DECK):
        if s.monster_at[monster] == IN_DECK:
            points += w[MONSTER] + w[MONSTER_HEALTH] * s.monster_health[monster]
    return urgency(s, w) * points


@kernel
def judge(s, w):
    """How well the team stands, in points; 0 is a sound team on an empty station with an empty deck."""
    points = 0.0
    hurt = 0.0
    urgent = urgency(s, w)
    for c in range(CHARACTERS):
        if s.life[c] == DEAD:
            points -= w[DEATH]
            continue
        damage = expected_damage(s, c)
        hurt += damage
        points -= damage_price(s, damage, w)
        for resource in range(2):
            tokens = int(s.token[resource, c])
            points += w[TOKEN] * (min(tokens, PLENTY) + 0.2 * max(tokens - PLENTY, 0))
    for card in range(CARDS):
        if s.card_at[card] >= IN_HAND:
            points += worth(s, card, w)
    points -= deck_price(s, w)
    for slot in range(8):
        if s.slot[slot] != NONE:
            points -= urgent * (w[MONSTER] + w[MONSTER_HEALTH] * s.slot_health[slot])
    for first in (1, 5):
        if s.slot[first] != NONE and s.slot[first + 1] != NONE:
            points -= w[CROWD]
    broken = oxygen_broken(s)
    if broken:
        points -= urgent * w[NO_HEALING] + w[HURT_WITHOUT_HEALING] * hurt
        if broken == 2:
            points -= w[NO_AIR]
    for deck in range(2):
        if not power_works(s, deck):
            points -= w[NO_POWER]
    return points + places_worth(s, w)


@kernel
def places_worth(s, w):
    """A little for being where something is to be done."""
    points = 0.0
    for c in range(CHARACTERS):
        if s.life[c] != ALIVE:
            continue
        room = int(s.room[c])
        if room == 4:
            points += 0.25
        for other in range(CHARACTERS):
            if other != c and s.life[other] != DEAD:
                near = distance(room, int(s.room[other]))
                if s.life[other] == DYING:
                    points += 2.0 - min(near, 2)
                else:
                    points -= 0.05 * near
        for g in range(4):
            if s.broken[g]:
                points -= w[AWAY] * distance(room, ROOM_OF_GENERATOR[g])
        if not s.acts[c] and monster_there(s, room):
            points += w[CONTACT]
    return points


ROOM_OF_GENERATOR = (0, 2, 6, 8)


@kernel
def distance(a, b):
    return abs(a // 3 - b // 3) + abs(a % 3 - b % 3)


# The estimate of bots: monsters still to come count little beside those that are there.
COMING = 0.15
USUAL = -30.0  # points of a team that may win or lose
SCALE = 80.0


@kernel
def evaluate(s, out):
    """An estimate of the payoffs."""
    if s.phase == OVER:
        value = 1.0 if s.result == WIN else -1.0
    else:
        points = judge(s, WEIGHTS) + (1.0 - COMING) * deck_price(s, WEIGHTS)
        value = math.tanh((points - USUAL) / SCALE)
    for seat in range(s.team):
        out[seat] = value
    if s.master:
        out[s.team] = -value


# --- the planner --------------------------------------------------------------------------------------------------

DEEPEST = 16
WIDTH = 128
NODES = 4000
QUICK_NODES = 300


@kernel
def considered(s, action):
    """Whether a planner looks at a legal action; the others are hardly ever better."""
    if action < ATTACK_SLOT:
        if action >= HEAL_MORE:
            c, more = (action - HEAL_MORE) // (MOST + 1), (action - HEAL_MORE) % (MOST + 1)
            missing = max(int(s.damage[s.target]) - int(s.points), 0)
            return more == min(missing, int(s.token[ORGANIC, c])) or more == 0
        return True
    if PAY <= action < USE:
        c, scrap = (action - PAY) // (MOST + 1), (action - PAY) % (MOST + 1)
        missing = int(s.repair_target) - int(s.points)
        return scrap > 0 or missing > s.token[SCRAP, c]
    if USE <= action < GIVE:
        return considered_use(s, action)
    return not CONVERT <= action < END


@kernel
def considered_use(s, action):
    """Cards of an attack in ascending order, by their better element and without overkill; others where they help."""
    used, choice = (action - USE) // VARIANTS, (action - USE) % VARIANTS
    c, card = used // CARDS, used % CARDS
    kind = int(s.card_kind[card])
    if kind == ATTACK_CARD:
        monster = int(s.slot[s.target])
        if s.points >= 2 * s.slot_health[s.target] or choice != best_choice(s, card, monster):
            return False
        if card_halves(s, card, choice, monster) == 0:
            return False
        for later in range(card + 1, CARDS):
            if s.card_at[later] == IN_HAND + c and s.used[later] and s.card_kind[later] == ATTACK_CARD:
                return False
        return True
    if kind == REDUCE:
        return end_damage(s, c) > (int(s.oxygen_damage) if oxygen_out(s) else 0)
    if kind == HAT:
        return s.use_damage[c] > 0
    if kind == TELEPORT:
        return (
            monster_there(s, choice)
            or choice == 4
            or choice == WORKSHOP
            or choice == LABORATORY
            or (GENERATOR_IN[choice] != NONE and s.broken[GENERATOR_IN[choice]] != 0)
        )
    return kind != VIVIFICATION


@kernel
def leaf_value(s, w):
    """The judgement of a finished turn; a repair that waits for its dice counts by its chance."""
    if s.phase == OVER:
        return 1000.0 if s.result == WIN else -1000.0
    if s.due == FOR_REPAIR:
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
    if action < STEP:
        return action // CARDS % CHARACTERS
    if action < HEAL_WHOM:
        return (action - STEP) // 9 % CHARACTERS
    if action < HEAL_MORE:
        return (action - HEAL_WHOM) // CHARACTERS
    if action < ATTACK_SLOT:
        return (action - HEAL_MORE) // (MOST + 1)
    if action < BLOW:
        return (action - ATTACK_SLOT) // 8
    if action < PAY:
        return (action - BLOW) % CHARACTERS
    if action < USE:
        return (action - PAY) // (MOST + 1)
    if action < GIVE:
        return (action - USE) // (CARDS * VARIANTS)
    return (action - BUY) // CARDS


@kernel
def shortlist(s, focus, out, row):
    """Write the legal actions that the planner considers: of one character if a focus is given; returns how many."""
    n = list_plans(s, out)
    anybody = focus == NONE or s.open or s.waits
    kept = 0
    for i in range(n):
        action = int(out[i])
        if considered(s, action) and (anybody or action >= END or doer(action) == focus) and kept < WIDTH:
            row[kept] = action
            kept += 1
    if kept == 0:
        row[0] = out[0]
        kept = 1
    return kept


@kernel
def search_turn(states, lists, counts, out, focus, nodes, w, seed):
    """Depth-first over the rest of the turn from states[0]; returns the best first action and its value."""
    best, best_value = NONE, -1e30
    first = NONE
    x = seed
    at = counts[1]
    counts[0, 0] = shortlist(states[0], focus, out, lists[0])
    at[0] = 0
    d = 0
    visited = 0
    while d >= 0:
        if at[d] >= counts[0, d] or visited >= nodes:
            d -= 1
            continue
        action = int(lists[d, at[d]])
        at[d] += 1
        visited += 1
        if d == 0:
            first = action
        states[d + 1] = states[d]
        s = states[d + 1]
        apply(s, action)
        ended = END <= action < FEED
        while not ended and s.due != NOTHING and s.due != FOR_REPAIR:
            x = splitmix64(x)
            apply(s, draw(s, x))
        if ended or s.phase != PLAY or s.due != NOTHING or d + 2 > DEEPEST:
            x = splitmix64(x)
            value = leaf_value(s, w) + 1e-4 * below(x, 100)
            if value > best_value:
                best, best_value = first, value
            continue
        d += 1
        counts[0, d] = shortlist(s, focus, out, lists[d])
        at[d] = 0
    return best, best_value


@kernel
def plan(s, nodes, w, seed, out):
    """The first action of the best turn that is found; Two players: of one character's part of it."""
    states = np.empty(DEEPEST + 1, STATE)
    lists = np.empty((DEEPEST + 1, WIDTH), np.int32)
    counts = np.zeros((2, DEEPEST + 1), np.int64)
    states[0] = s
    if not s.pairs:
        return search_turn(states, lists, counts, out, NONE, nodes, w, seed)[0]
    best, best_value = NONE, -1e30
    for c in range(CHARACTERS):
        if s.acts[c]:
            action, value = search_turn(states, lists, counts, out, c, nodes, w, seed)
            if value > best_value:
                best, best_value = action, value
    return best


@kernel
def best_by_judgement(s, sign, w, seed, out, row):
    """Of the legal actions the one with the best judgement right after it, for the team or against it."""
    states = np.empty(2, STATE)
    states[0] = s
    n = legal(s, out)
    for i in range(n):
        row[i] = out[i]
    best, best_value = NONE, -1e30
    x = seed
    for i in range(n):
        states[1] = states[0]
        after = states[1]
        apply(after, row[i])
        while after.due != NOTHING and after.phase == MASTER:
            x = splitmix64(x)
            apply(after, draw(after, x))
        x = splitmix64(x)
        value = sign * leaf_value(after, w) + 1e-4 * below(x, 100)
        if value > best_value:
            best, best_value = int(row[i]), value
    return best


@kernel
def planned(s, nodes, w, entropy, out):
    """What the team of rules 13 does, and the Master who takes what is worst for it."""
    if s.asker != NONE:
        return ANSWER + int(s.asked) * 2 + 1
    if s.phase == PLAY:
        return plan(s, nodes, w, entropy, out)
    row = np.empty(WIDTH, np.int32)
    return best_by_judgement(s, -1.0 if s.phase == MASTER else 1.0, w, entropy, out, row)


@kernel
def suggest(s, entropy, out):
    """A quick sensible action for playouts."""
    return planned(s, QUICK_NODES, WEIGHTS, entropy, out)
