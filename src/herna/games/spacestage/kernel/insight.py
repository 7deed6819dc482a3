"""Space Stage: judgement of positions.

Numbers are in points: one point is about one token taken from a monster.
"""

import math

import numpy as np

from herna.engine.kernel.compiler import kernel

from . import board
from . import state as S

# --- what can be expected -----------------------------------------------------------------------------------------


@kernel
def best_choice(s, card, monster):
    """The element to name for an attack card against a monster: rules 5."""
    if not board.two_elements(s, card):
        return 0
    best = S.NONE
    for element in range(3):
        if (s.card_elements[card] >> element) & 1 and (
            best == S.NONE or board.halves(s, monster, element) > board.halves(s, monster, best)
        ):
            best = element
    return best


@kernel
def repair_chance(s, c):
    """How likely a repair by this character succeeds, with its cards and its scrap."""
    need = int(s.repair_target) - int(s.repair_per_helper) * board.helpers(s, c) - int(s.token[S.SCRAP, c])
    for card in range(S.CARDS):
        if s.card_at[card] == S.IN_HAND + c and s.card_kind[card] == S.REPAIR_CARD:
            if not s.used[card] and not s.discharged[card]:
                need -= int(s.card_value[card])
    wins = 0
    for first in range(1, S.FACES + 1):
        for second in range(1, S.FACES + 1):
            wins += first + second >= need
    return wins / (S.FACES * S.FACES)


# --- judgement ----------------------------------------------------------------------------------------------------

# What the judgement weighs; an array passed as an argument, so that other weights need no new machine code.
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
    CONTACT,  # a character that is not on turn stands beside a monster
    AWAY,  # per step to a broken generator
    PRESSURE,  # how much heavier monsters and stopped healing weigh towards the last round
    CHARGEABLE,  # of a discharged card's loss: what scrap to recharge it makes up for
    FADING,  # rounds before the last from which on what only pays later counts ever less
    CHASE,  # per step to the nearest monster, when that has begun
    IDLE,  # a walk that does nothing else
    NAIVE,  # 1: misses what beginners miss; 2: makes no exchanges, to be quick
) = range(23)
WEIGHTS = np.array(
    [
        36.0,
        20.0,
        0.4,
        7.0,
        2.0,
        1.4,
        4.0,
        0.5,
        2.6,
        0.8,
        0.4,
        22.0,
        0.25,
        8.0,
        4.0,
        0.7,
        0.2,
        2.5,
        0.4,
        4.0,
        2.0,
        0.3,
        0,
    ]
)
BEGINNER = np.append(WEIGHTS[:-1], 1.0)
PLENTY = 8  # tokens beyond these are worth little
USED_UP = 0.55  # a discharged card's worth


@kernel
def worth(s, card, w):
    """What owning a card is worth. A blow that kills saves the damage of staying, so weapons come first."""
    kind = int(s.card_kind[card])
    value = float(s.card_value[card])
    if kind == S.ATTACK_CARD:
        points = w[WEAPON] * value * (1.15 if board.two_elements(s, card) else 1.0)
    elif kind == S.REDUCE:
        points = w[SHIELD] * value
    elif kind == S.HEAL_CARD:
        points = 0.6 * value
    elif kind == S.REPAIR_CARD:
        points = 0.5 * value
    elif kind == S.VORTEX or kind == S.TELEPORT:
        points = 5.0
    elif kind == S.TELEPATHY:
        points = 4.0
    else:
        points = 1.0
    points -= w[USE_PRICE] * s.card_use[card]
    if s.discharged[card]:
        owner = int(s.card_at[card]) - S.IN_HAND
        ready = card >= S.DECK and owner >= 0 and s.token[S.SCRAP, owner] >= s.card_use[card]
        points *= USED_UP + (w[CHARGEABLE] * (1.0 - USED_UP) if ready else 0.0)
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
    if s.phase != S.PLAY or not (s.acts[c] or s.use_damage[c]):
        return damage
    coming = float(board.end_damage(s, c))
    can_leave = s.acts[c] and s.mains < s.main_actions and not s.kinds[c] & S.MOVE and not s.open
    if (can_leave or s.extends == c) and board.monster_there(s, int(s.room[c])):
        coming -= 0.7 * min(coming, float(board.room_damage(s, int(s.room[c]))))
    return damage + coming


@kernel
def urgency(s, w):
    """Monsters weigh more the nearer the last round is."""
    return 1.0 + w[PRESSURE] * s.rounds / max(int(s.cap), 40)


@kernel
def future(s, w):
    """What pays later counts less when few rounds are left, and in the last one hardly at all."""
    if not s.cap:
        return 1.0
    return min(max((int(s.cap) - int(s.rounds)) / w[FADING], 0.02), 1.0)


@kernel
def deck_price(s, w):
    """What the monsters still to come weigh."""
    points = 0.0
    for monster in range(S.DECK):
        if s.monster_at[monster] == S.IN_DECK:
            points += w[MONSTER] + w[MONSTER_HEALTH] * s.monster_health[monster]
    return urgency(s, w) * points


@kernel
def judge(s, w):
    """How well the team stands, in points; 0 is a sound team on an empty station with an empty deck."""
    urgent = urgency(s, w)
    points = -deck_price(s, w)
    for slot in range(8):
        if s.slot[slot] != S.NONE:
            points -= urgent * (w[MONSTER] + w[MONSTER_HEALTH] * s.slot_health[slot])
    for first in (1, 5):
        if s.slot[first] != S.NONE and s.slot[first + 1] != S.NONE:
            points -= w[CROWD]
    later = future(s, w)
    if later < 1.0:
        points -= (1.0 - later) * w[CHASE] * chase(s)
    return points + later * (crew_worth(s, w) - outages(s, w, urgent) + places_worth(s, w))


@kernel
def crew_worth(s, w):
    """What the team is and owns."""
    points = 0.0
    for c in range(S.CHARACTERS):
        if s.life[c] == S.DEAD:
            points -= w[DEATH]
            continue
        points -= damage_price(s, expected_damage(s, c), w)
        for resource in range(2):
            tokens = int(s.token[resource, c])
            points += w[TOKEN] * (min(tokens, PLENTY) + 0.2 * max(tokens - PLENTY, 0))
    for card in range(S.CARDS):
        if s.card_at[card] >= S.IN_HAND:
            points += worth(s, card, w)
    return points


@kernel
def outages(s, w, urgent):
    """What broken generators cost."""
    points = 0.0
    broken = board.oxygen_broken(s)
    if broken:
        points += urgent * w[NO_HEALING]
        for c in range(S.CHARACTERS):
            if s.life[c] != S.DEAD:
                points += w[HURT_WITHOUT_HEALING] * expected_damage(s, c)
        if broken == 2:
            points += w[NO_AIR]
    for deck in range(2):
        if not board.power_works(s, deck):
            points += w[NO_POWER]
    return points


@kernel
def chase(s):
    """How many steps the characters that can still act before the end are off the nearest monster."""
    steps = 0
    for c in range(S.CHARACTERS):
        nearest = 0
        for slot in range(8):
            if s.slot[slot] != S.NONE and s.life[c] == S.ALIVE:
                off = distance(int(s.room[c]), int(S.SLOT_ROOM[slot])) + 1
                nearest = min(nearest, off) if nearest else off
        steps += nearest
    return steps


@kernel
def places_worth(s, w):
    """A little credit for standing where there is something to do."""
    points = 0.0
    for c in range(S.CHARACTERS):
        if s.life[c] != S.ALIVE:
            continue
        room = int(s.room[c])
        if room == 4:
            points += 0.25
        for other in range(S.CHARACTERS):
            if other != c and s.life[other] != S.DEAD:
                near = distance(room, int(s.room[other]))
                if s.life[other] == S.DYING:
                    points += 2.0 - min(near, 2)
                else:
                    points -= 0.05 * near
        for g in range(4):
            if s.broken[g]:
                points -= w[AWAY] * distance(room, S.GENERATOR_ROOM[g])
        if not s.acts[c] and board.monster_there(s, room):
            points += w[CONTACT]
    return points


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
    if s.phase == S.OVER:
        value = 1.0 if s.result == S.WIN else -1.0
    else:
        points = judge(s, WEIGHTS) + (1.0 - COMING) * deck_price(s, WEIGHTS)
        value = math.tanh((points - USUAL) / SCALE)
    for seat in range(s.team):
        out[seat] = value
    if s.master:
        out[s.team] = -value
