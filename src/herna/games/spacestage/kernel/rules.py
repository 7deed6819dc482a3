"""Space Stage: set-up, who acts, what actions do. Docstrings cite the paragraphs of docs/rules/spacestage.md."""

from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below

from .board import blow, broken_here, card_halves, helpers, left_in, monster_there, monsters_left, row_of, seat_of
from .state import (
    ANSWER,
    ASK,
    ATTACK,
    ATTACK_CARD,
    ATTACK_SLOT,
    BLOW,
    BOOST,
    BUY,
    CARDS,
    CHARACTERS,
    CONVERT,
    DEAL,
    DECK,
    DICE,
    DRAFT,
    DRAW_CARD,
    DRAW_MONSTER,
    END,
    EQUIPMENT,
    EXTEND,
    FACES,
    FEED,
    FIX,
    FOR_CARD,
    FOR_MONSTER,
    FOR_REPAIR,
    FOR_ROLL,
    GIVE,
    GONE,
    HAT,
    HEAL,
    HEAL_CARD,
    HEAL_MORE,
    HEAL_WHOM,
    IN_DECK,
    IN_HAND,
    IN_ROW,
    INFARCT,
    MASTER,
    MOST,
    MOVE,
    MUTATIONS,
    NONE,
    NOTHING,
    ON_BOARD,
    ORGANIC,
    OVER,
    PASS,
    PAY,
    PLAY,
    RECHARGE,
    REDUCE,
    REFILL,
    REPAIR,
    REPAIR_CARD,
    ROLL,
    SABOTAGE,
    SCRAP,
    STEP,
    TELEPATHY,
    TELEPORT,
    TROUBLE,
    USE,
    VARIANTS,
    VIVIFICATION,
    VORTEX,
    WIN,
)
from .turn import (
    begin_turn,
    clear_turn,
    close_extension,
    end_turn,
    finish,
    hurt,
    is_won,
    next_round,
    revive,
    roll,
    serve,
)

# --- set-up -------------------------------------------------------------------------------------------------------


@kernel
def setup(s, options):
    """Rules 3: everybody in the middle, all cards in their decks; chance deals the rows."""
    copy_settings(s, options)
    for c in range(CHARACTERS):
        s.room[c] = 4
        s.damage[c] = 0
        s.life[c] = 0
        s.noted[c] = 0
        s.token[ORGANIC, c] = 0
        s.token[SCRAP, c] = 0
        s.broken[c] = 0
    for card in range(CARDS):
        s.card_at[card] = IN_DECK if s.card_id[card] != NONE else 0
        s.used[card] = 0
        s.discharged[card] = 0
        s.stored[card] = NONE
        s.stored_health[card] = 0
    for monster in range(DECK):
        s.monster_at[monster] = IN_DECK if s.monster_id[monster] != NONE else 0
        s.boosted[monster] = 0
    for slot in range(8):
        s.slot[slot] = NONE
        s.slot_health[slot] = 0
    s.rounds = 1
    s.result = 0
    lay_dice(s, 0, 0)
    s.who = 0
    clear_turn(s)
    s.phase = DEAL
    deal(s)


@kernel
def copy_settings(s, options):
    """The options and the numbers of the card sheet."""
    s.sheet = options.sheet
    s.cap = options.cap
    s.team = options.team
    s.pairs = options.pairs
    s.master = options.master
    s.rows = options.rows
    s.chain = options.chain
    s.bare_hands = options.bare_hands
    s.hat_passive = options.hat_passive
    s.revived_waits = options.revived_waits
    s.feeding_free = options.feeding_free
    s.consent_free = options.consent_free
    s.limit = options.limit
    s.main_actions = options.main_actions
    s.repair_target = options.repair_target
    s.repair_per_helper = options.repair_per_helper
    s.heal_base = options.heal_base
    s.row_size = options.row_size
    s.oxygen_damage = options.oxygen_damage
    s.master_actions = options.master_actions
    s.infarct_damage = options.infarct_damage
    s.boost_damage = options.boost_damage
    s.boost_halves = options.boost_halves
    for card in range(CARDS):
        s.card_id[card] = options.card_id[card]
        s.card_kind[card] = options.card_kind[card]
        s.card_value[card] = options.card_value[card]
        s.card_elements[card] = options.card_elements[card]
        s.card_cost[card] = options.card_cost[card]
        s.card_use[card] = options.card_use[card]
    for monster in range(DECK):
        s.monster_id[monster] = options.monster_id[monster]
        s.monster_made[monster] = options.monster_made[monster]
        s.monster_health[monster] = options.monster_health[monster]
        s.monster_damage[monster] = options.monster_damage[monster]
        for element in range(3):
            s.monster_halves[monster, element] = options.monster_halves[monster, element]


@kernel
def deal(s):
    """Rules 3: chance fills the rows, mutations first; then the draft, or after it round 1."""
    for deck in range(2):
        if row_of(s, deck) < s.row_size and left_in(s, deck):
            s.due = FOR_CARD
            s.due_what = deck
            return
    if s.phase == DEAL:
        s.phase = DRAFT
    else:
        begin_turn(s)


@kernel
def take(s, card):
    """Rules 3: a pick of the draft; with both rows empty the remaining picks are skipped."""
    s.card_at[card] = IN_HAND + s.who
    if s.who == CHARACTERS - 1 or row_of(s, MUTATIONS) + row_of(s, EQUIPMENT) == 0:
        s.phase = REFILL
        s.who = 0
        deal(s)
    else:
        s.who += 1


# --- who ----------------------------------------------------------------------------------------------------------


@kernel
def actor(s):
    """Rules 1, 7, 10."""
    if s.phase == OVER:
        return NOBODY
    if s.due != NOTHING:
        return CHANCE
    if s.asker != NONE:
        return seat_of(s, int(s.asked))
    return int(s.team) if s.phase == MASTER else seat_of(s, int(s.who))


@kernel
def payoff(s, out):
    """Rules 10."""
    value = 0.0
    if s.phase == OVER:
        value = 1.0 if s.result == WIN else -1.0
    for seat in range(s.team):
        out[seat] = value
    if s.master:
        out[s.team] = -value


# --- what actions do ----------------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    if action >= DRAW_CARD:
        apply_chance(s, action)
    elif action >= FEED:
        apply_master(s, action)
    elif action < RECHARGE:
        take(s, action % CARDS)
    else:
        apply_turn(s, action)
    if s.phase >= PLAY and s.phase != OVER and is_won(s):
        finish(s, WIN)


@kernel
def apply_turn(s, action):
    """Rules 4 to 7."""
    if action >= STEP:
        s.window = 0
    if action < STEP:
        recharge(s, (action - RECHARGE) // CARDS, (action - RECHARGE) % CARDS)
    elif action < HEAL_WHOM:
        move(s, action)
    elif action < ATTACK_SLOT:
        heal(s, action)
    elif action < FIX:
        attack(s, action)
    elif action < USE:
        repair(s, action)
    elif action < GIVE:
        used = (action - USE) // VARIANTS
        use(s, used // CARDS, used % CARDS, (action - USE) % VARIANTS)
    elif action < ANSWER:
        exchange(s, action)
    elif action < BUY:
        answer(s, (action - ANSWER) % 2)
    elif action < CONVERT:
        buy(s, (action - BUY) // CARDS, (action - BUY) % CARDS)
    elif action < END:
        convert(s, action - CONVERT)
    else:
        end_turn(s)


@kernel
def recharge(s, c, card):
    """Rules 4."""
    s.token[SCRAP, c] -= s.card_use[card]
    s.discharged[card] = 0
    s.recharged[c] = 1


@kernel
def begin_main(s, c, kind):
    """Rules 4, 6: a main action is spent, unless Telepathy waited for it."""
    if s.waits:
        s.waits = 0
        return
    close_extension(s)
    s.mains += 1
    s.kinds[c] |= kind


@kernel
def open_main(s, c, kind, target):
    begin_main(s, c, kind)
    s.open = kind
    s.opener = c
    s.target = target


@kernel
def close_main(s):
    """The open action is done, and with it what Telepathy led."""
    s.open = 0
    s.opener = NONE
    s.target = NONE
    s.points = 0
    s.added = 0
    s.mind = NONE
    s.puppet = NONE


@kernel
def move(s, action):
    """Rules 5: a move and its extension."""
    extending = action >= EXTEND
    step = action - (EXTEND if extending else STEP)
    c, room = step // 9, step % 9
    if not extending:
        begin_main(s, c, MOVE)
    s.room[c] = room
    if monster_there(s, room) or (extending and not s.chain):
        s.extends = c  # closing it also ends what Telepathy led
        close_extension(s)
    else:
        s.extends = c


@kernel
def heal(s, action):
    """Rules 5, 8: heal."""
    if action < HEAL_MORE:
        target = (action - HEAL_WHOM) % CHARACTERS
        open_main(s, (action - HEAL_WHOM) // CHARACTERS, HEAL, target)
        s.points = s.heal_base
        return
    c, more = (action - HEAL_MORE) // (MOST + 1), (action - HEAL_MORE) % (MOST + 1)
    s.token[ORGANIC, c] -= more
    revive(s, int(s.target), int(s.points) + more)
    close_main(s)


@kernel
def attack(s, action):
    """Rules 5: attack. The tokens the monster loses are the attacker's."""
    if action < BLOW:
        open_main(s, (action - ATTACK_SLOT) // 8, ATTACK, (action - ATTACK_SLOT) % 8)
        return
    c, slot = action - BLOW, int(s.target)
    monster = int(s.slot[slot])
    taken = min(blow(s), int(s.slot_health[slot]))
    s.slot_health[slot] -= taken
    s.token[s.monster_made[monster], c] += taken
    if s.slot_health[slot] == 0:
        s.slot[slot] = NONE
        s.monster_at[monster] = GONE
        s.boosted[monster] = 0
    close_main(s)


@kernel
def repair(s, action):
    """Rules 5: repair. Chance rolls; the rest is paid or given up."""
    if action < PAY:
        c = action - FIX
        open_main(s, c, REPAIR, broken_here(s, int(s.room[c])))
        s.due = FOR_REPAIR
        return
    c, scrap = (action - PAY) // (MOST + 1), (action - PAY) % (MOST + 1)
    if scrap:
        s.token[SCRAP, c] -= scrap
        s.points += scrap
        check_repaired(s)
    else:
        close_main(s)


@kernel
def check_repaired(s):
    """Rules 5: the generator works again as soon as the sum is reached."""
    if s.points >= s.repair_target:
        s.broken[s.target] = 0
        close_main(s)


@kernel
def use(s, c, card, choice):
    """Rules 6."""
    close_extension(s)
    s.used[card] = 1
    if card >= DECK:
        s.discharged[card] = 1
    else:
        s.use_damage[c] += s.card_use[card]
    kind = int(s.card_kind[card])
    value = int(s.card_value[card])
    if kind == ATTACK_CARD:
        s.points += card_halves(s, card, choice, int(s.slot[s.target]))
        s.added += 1
    elif kind == HEAL_CARD:
        s.points += value
        s.added += 1
    elif kind == REPAIR_CARD:
        s.points += value
        s.added += 1
        check_repaired(s)
    elif kind == REDUCE:
        s.reduction[c] += value
    elif kind == HAT:
        s.hat[c] = 1
    elif kind == VORTEX:
        swap(s, card, choice)
    elif kind == TELEPATHY:
        s.mind = c
        s.puppet = choice
        s.waits = 1
    elif kind == TELEPORT:
        s.room[c] = choice
    elif kind == VIVIFICATION:
        s.vivid[c] = 1


@kernel
def swap(s, card, slot):
    """Rules 6: Vortex. A monster that lay on the card takes over the slot."""
    monster, health = int(s.slot[slot]), int(s.slot_health[slot])
    s.slot[slot] = s.stored[card]
    s.slot_health[slot] = s.stored_health[card]
    s.stored[card] = monster
    s.stored_health[card] = health


@kernel
def exchange(s, action):
    """Rules 7: a gift at once, a request of another seat waits for its answer."""
    asking = action >= ASK
    deal = (action - (ASK if asking else GIVE)) // MOST
    number = (action - GIVE) % MOST + 1
    c, other, resource = deal // 8, deal // 2 % CHARACTERS, deal % 2
    s.trades += 1
    if asking and not s.consent_free and seat_of(s, c) != seat_of(s, other):
        s.asker = c
        s.asked = other
        s.wanted = resource
        s.amount = number
    elif asking:
        hand_over(s, other, c, resource, number)
    else:
        hand_over(s, c, other, resource, number)


@kernel
def hand_over(s, giver, taker, resource, number):
    s.token[resource, giver] -= number
    s.token[resource, taker] += number


@kernel
def answer(s, yes):
    """Rules 7."""
    if yes:
        hand_over(s, int(s.asked), int(s.asker), int(s.wanted), int(s.amount))
    s.asker = NONE
    s.asked = NONE
    s.wanted = 0
    s.amount = 0


@kernel
def buy(s, c, card):
    """Rules 7: chance at once draws one card into that row."""
    deck = card // DECK
    s.token[deck, c] -= s.card_cost[card]
    s.card_at[card] = IN_HAND + c
    if left_in(s, deck):
        s.due = FOR_CARD
        s.due_what = deck


@kernel
def convert(s, deal):
    """Rules 7."""
    c, resource, number = deal // (2 * MOST), deal // MOST % 2, deal % MOST + 1
    s.trades += 1
    s.token[resource, c] -= number
    s.token[1 - resource, c] += number


@kernel
def apply_master(s, action):
    """Rules 10: the Station Master."""
    if action < SABOTAGE:
        s.due = FOR_MONSTER
        s.due_what = action - FEED
        return
    if action < INFARCT:
        s.broken[action - SABOTAGE] = 1
    elif action < BOOST:
        hurt(s, action - INFARCT, int(s.infarct_damage))
    elif action < PASS:
        s.boosted[s.slot[action - BOOST]] = 1
    spend_master(s)


@kernel
def spend_master(s):
    s.mains += 1
    if s.mains >= s.master_actions:
        next_round(s)


# --- chance -------------------------------------------------------------------------------------------------------


@kernel
def apply_chance(s, action):
    """Rules 3, 5, 8, 9."""
    what, after = int(s.due_what), int(s.due_next)
    s.due = NOTHING
    s.due_what = 0
    s.due_next = NONE
    if action < DRAW_MONSTER:
        s.card_at[action - DRAW_CARD] = IN_ROW
        if s.phase == DEAL or s.phase == REFILL:
            deal(s)
    elif action < DICE:
        appear(s, action - DRAW_MONSTER, what, after)
    elif action < TROUBLE:
        dice = action - DICE
        lay_dice(s, dice // FACES + 1, dice % FACES + 1)
        s.points = dice // FACES + dice % FACES + 2 + s.repair_per_helper * helpers(s, int(s.opener))
        check_repaired(s)
    elif action < ROLL:
        dice = action - TROUBLE
        lay_dice(s, dice // FACES + 1, dice % FACES + 1)
        trouble(s, dice // FACES, dice % FACES)
    else:
        lay_dice(s, (action - ROLL) % FACES + 1, 0)
        roll(s, what, (action - ROLL) % FACES + 1)


@kernel
def lay_dice(s, first, second):
    """How the dice lie on the table; only for the eye."""
    s.dice[0] = first
    s.dice[1] = second


@kernel
def appear(s, monster, slot, after):
    """Rules 9, 10: a monster with its full health."""
    s.slot[slot] = monster
    s.slot_health[slot] = s.monster_health[monster]
    s.monster_at[monster] = ON_BOARD
    if s.phase == MASTER:
        s.fed = 1
        spend_master(s)
    elif not serve(s, after, NONE):
        next_round(s)


@kernel
def trouble(s, upper, lower):
    """Rules 9: both dice; faces from 0. The upper one is served first."""
    first = strike(s, 0, upper)
    second = strike(s, 1, lower)
    if not serve(s, first, second) and not serve(s, second, NONE):
        next_round(s)


@kernel
def strike(s, side, face):
    """Rules 9: a generator breaks at once; else the slot that may get a monster."""
    if face == 0 or face == FACES - 1:
        s.broken[2 * side + (face != 0)] = 1
        return NONE
    return 4 * side + face - 1


@kernel
def draw(s, entropy):
    """Rules 3: every card left, every face is equally likely."""
    if s.due == FOR_CARD:
        first, at = int(s.due_what) * DECK, below(entropy, left_in(s, int(s.due_what)))
        for card in range(first, first + DECK):
            at -= s.card_at[card] == IN_DECK
            if at < 0:
                return DRAW_CARD + card
    if s.due == FOR_MONSTER:
        return DRAW_MONSTER + nth_monster(s, below(entropy, monsters_left(s)))
    if s.due == FOR_ROLL:
        return ROLL + int(s.due_what) * FACES + below(entropy, FACES)
    return (DICE if s.due == FOR_REPAIR else TROUBLE) + below(entropy, FACES * FACES)


@kernel
def nth_monster(s, at):
    for monster in range(DECK):
        at -= s.monster_at[monster] == IN_DECK
        if at < 0:
            return monster
    return NONE
