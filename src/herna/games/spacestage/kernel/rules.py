"""Space Stage: set-up, who acts, what actions do. Docstrings cite the paragraphs of docs/rules/spacestage.md."""

from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.compiler import kernel
from herna.engine.kernel.entropy import below

from . import board, turn
from . import state as S

# --- set-up -------------------------------------------------------------------------------------------------------


@kernel
def setup(s, options):
    """Rules 3: everyone in the middle, all cards in their decks; chance deals the rows."""
    copy_settings(s, options)
    for c in range(S.CHARACTERS):
        s.room[c] = 4
        s.damage[c] = 0
        s.life[c] = 0
        s.noted[c] = 0
        s.token[S.ORGANIC, c] = 0
        s.token[S.SCRAP, c] = 0
        s.broken[c] = 0
    for card in range(S.CARDS):
        s.card_at[card] = S.IN_DECK if s.card_id[card] != S.NONE else 0
        s.used[card] = 0
        s.discharged[card] = 0
        s.stored[card] = S.NONE
        s.stored_health[card] = 0
    for monster in range(S.DECK):
        s.monster_at[monster] = S.IN_DECK if s.monster_id[monster] != S.NONE else 0
        s.boosted[monster] = 0
    for slot in range(8):
        s.slot[slot] = S.NONE
        s.slot_health[slot] = 0
    s.rounds = 1
    s.result = 0
    lay_dice(s, 0, 0)
    s.who = 0
    turn.clear_turn(s)
    s.phase = S.DEAL
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
    for card in range(S.CARDS):
        s.card_id[card] = options.card_id[card]
        s.card_kind[card] = options.card_kind[card]
        s.card_value[card] = options.card_value[card]
        s.card_elements[card] = options.card_elements[card]
        s.card_cost[card] = options.card_cost[card]
        s.card_use[card] = options.card_use[card]
    for monster in range(S.DECK):
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
        if board.row_of(s, deck) < s.row_size and board.left_in(s, deck):
            s.due = S.FOR_CARD
            s.due_what = deck
            return
    if s.phase == S.DEAL:
        s.phase = S.DRAFT
    else:
        turn.begin_turn(s)


@kernel
def take(s, card):
    """Rules 3: a pick of the draft; with both rows empty the remaining picks are skipped."""
    s.card_at[card] = S.IN_HAND + s.who
    if s.who == S.CHARACTERS - 1 or board.row_of(s, S.MUTATIONS) + board.row_of(s, S.EQUIPMENT) == 0:
        s.phase = S.REFILL
        s.who = 0
        deal(s)
    else:
        s.who += 1


# --- who ----------------------------------------------------------------------------------------------------------


@kernel
def actor(s):
    """Rules 1, 7, 10."""
    if s.phase == S.OVER:
        return NOBODY
    if s.due != S.NOTHING:
        return CHANCE
    if s.asker != S.NONE:
        return board.seat_of(s, int(s.asked))
    return int(s.team) if s.phase == S.MASTER else board.seat_of(s, int(s.who))


@kernel
def payoff(s, out):
    """Rules 10."""
    value = 0.0
    if s.phase == S.OVER:
        value = 1.0 if s.result == S.WIN else -1.0
    for seat in range(s.team):
        out[seat] = value
    if s.master:
        out[s.team] = -value


# --- what actions do ----------------------------------------------------------------------------------------------


@kernel
def apply(s, action):
    if action >= S.DRAW_CARD:
        apply_chance(s, action)
    elif action >= S.FEED:
        apply_master(s, action)
    elif action < S.RECHARGE:
        take(s, action % S.CARDS)
    else:
        apply_turn(s, action)
    if s.phase >= S.PLAY and s.phase != S.OVER and turn.is_won(s):
        turn.finish(s, S.WIN)


@kernel
def apply_turn(s, action):
    """Rules 4 to 7."""
    if action >= S.STEP:
        s.window = 0
    if action < S.STEP:
        recharge(s, (action - S.RECHARGE) // S.CARDS, (action - S.RECHARGE) % S.CARDS)
    elif action < S.HEAL_WHOM:
        move(s, action)
    elif action < S.ATTACK_SLOT:
        heal(s, action)
    elif action < S.FIX:
        attack(s, action)
    elif action < S.USE:
        repair(s, action)
    elif action < S.GIVE:
        used = (action - S.USE) // S.VARIANTS
        use(s, used // S.CARDS, used % S.CARDS, (action - S.USE) % S.VARIANTS)
    elif action < S.ANSWER:
        exchange(s, action)
    elif action < S.BUY:
        answer(s, (action - S.ANSWER) % 2)
    elif action < S.CONVERT:
        buy(s, (action - S.BUY) // S.CARDS, (action - S.BUY) % S.CARDS)
    elif action < S.END:
        convert(s, action - S.CONVERT)
    else:
        turn.end_turn(s)


@kernel
def recharge(s, c, card):
    """Rules 4."""
    s.token[S.SCRAP, c] -= s.card_use[card]
    s.discharged[card] = 0
    s.recharged[c] = 1


@kernel
def begin_main(s, c, kind):
    """Rules 4, 6: a main action is spent, unless Telepathy waited for it."""
    if s.waits:
        s.waits = 0
        return
    turn.close_extension(s)
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
    s.opener = S.NONE
    s.target = S.NONE
    s.points = 0
    s.added = 0
    s.mind = S.NONE
    s.puppet = S.NONE


@kernel
def move(s, action):
    """Rules 5: a move and its extension."""
    extending = action >= S.EXTEND
    step = action - (S.EXTEND if extending else S.STEP)
    c, room = step // 9, step % 9
    if not extending:
        begin_main(s, c, S.MOVE)
    s.room[c] = room
    if board.monster_there(s, room) or (extending and not s.chain):
        s.extends = c  # closing it also ends what Telepathy led
        turn.close_extension(s)
    else:
        s.extends = c


@kernel
def heal(s, action):
    """Rules 5, 8: heal."""
    if action < S.HEAL_MORE:
        target = (action - S.HEAL_WHOM) % S.CHARACTERS
        open_main(s, (action - S.HEAL_WHOM) // S.CHARACTERS, S.HEAL, target)
        s.points = s.heal_base
        return
    c, more = (action - S.HEAL_MORE) // (S.MOST + 1), (action - S.HEAL_MORE) % (S.MOST + 1)
    s.token[S.ORGANIC, c] -= more
    turn.revive(s, int(s.target), int(s.points) + more)
    close_main(s)


@kernel
def attack(s, action):
    """Rules 5: attack. The tokens the monster loses are the attacker's."""
    if action < S.BLOW:
        open_main(s, (action - S.ATTACK_SLOT) // 8, S.ATTACK, (action - S.ATTACK_SLOT) % 8)
        return
    c, slot = action - S.BLOW, int(s.target)
    monster = int(s.slot[slot])
    taken = min(board.blow(s), int(s.slot_health[slot]))
    s.slot_health[slot] -= taken
    s.token[s.monster_made[monster], c] += taken
    if s.slot_health[slot] == 0:
        s.slot[slot] = S.NONE
        s.monster_at[monster] = S.GONE
        s.boosted[monster] = 0
    close_main(s)


@kernel
def repair(s, action):
    """Rules 5: repair. Chance rolls; the rest is paid or given up."""
    if action < S.PAY:
        c = action - S.FIX
        open_main(s, c, S.REPAIR, board.broken_here(s, int(s.room[c])))
        s.due = S.FOR_REPAIR
        return
    c, scrap = (action - S.PAY) // (S.MOST + 1), (action - S.PAY) % (S.MOST + 1)
    if scrap:
        s.token[S.SCRAP, c] -= scrap
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
    turn.close_extension(s)
    s.used[card] = 1
    if card >= S.DECK:
        s.discharged[card] = 1
    else:
        s.use_damage[c] += s.card_use[card]
    kind = int(s.card_kind[card])
    value = int(s.card_value[card])
    if kind == S.ATTACK_CARD:
        s.points += board.card_halves(s, card, choice, int(s.slot[s.target]))
        s.added += 1
    elif kind == S.HEAL_CARD:
        s.points += value
        s.added += 1
    elif kind == S.REPAIR_CARD:
        s.points += value
        s.added += 1
        check_repaired(s)
    elif kind == S.REDUCE:
        s.reduction[c] += value
    elif kind == S.HAT:
        s.hat[c] = 1
    elif kind == S.VORTEX:
        swap(s, card, choice)
    elif kind == S.TELEPATHY:
        s.mind = c
        s.puppet = choice
        s.waits = 1
    elif kind == S.TELEPORT:
        s.room[c] = choice
    elif kind == S.VIVIFICATION:
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
    """Rules 7: a gift changes hands immediately; a request to another seat waits for its answer."""
    asking = action >= S.ASK
    deal = (action - (S.ASK if asking else S.GIVE)) // S.MOST
    number = (action - S.GIVE) % S.MOST + 1
    c, other, resource = deal // 8, deal // 2 % S.CHARACTERS, deal % 2
    s.trades += 1
    if asking and not s.consent_free and board.seat_of(s, c) != board.seat_of(s, other):
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
    s.asker = S.NONE
    s.asked = S.NONE
    s.wanted = 0
    s.amount = 0


@kernel
def buy(s, c, card):
    """Rules 7: chance immediately draws one card into that row."""
    deck = card // S.DECK
    s.token[deck, c] -= s.card_cost[card]
    s.card_at[card] = S.IN_HAND + c
    if board.left_in(s, deck):
        s.due = S.FOR_CARD
        s.due_what = deck


@kernel
def convert(s, deal):
    """Rules 7."""
    c, resource, number = deal // (2 * S.MOST), deal // S.MOST % 2, deal % S.MOST + 1
    s.trades += 1
    s.token[resource, c] -= number
    s.token[1 - resource, c] += number


@kernel
def apply_master(s, action):
    """Rules 10: the Station Master."""
    if action < S.SABOTAGE:
        s.due = S.FOR_MONSTER
        s.due_what = action - S.FEED
        return
    if action < S.INFARCT:
        s.broken[action - S.SABOTAGE] = 1
    elif action < S.BOOST:
        turn.hurt(s, action - S.INFARCT, int(s.infarct_damage))
    elif action < S.PASS:
        s.boosted[s.slot[action - S.BOOST]] = 1
    spend_master(s)


@kernel
def spend_master(s):
    s.mains += 1
    if s.mains >= s.master_actions:
        turn.next_round(s)


# --- chance -------------------------------------------------------------------------------------------------------


@kernel
def apply_chance(s, action):
    """Rules 3, 5, 8, 9."""
    what, after = int(s.due_what), int(s.due_next)
    s.due = S.NOTHING
    s.due_what = 0
    s.due_next = S.NONE
    if action < S.DRAW_MONSTER:
        s.card_at[action - S.DRAW_CARD] = S.IN_ROW
        if s.phase == S.DEAL or s.phase == S.REFILL:
            deal(s)
    elif action < S.DICE:
        appear(s, action - S.DRAW_MONSTER, what, after)
    elif action < S.TROUBLE:
        dice = action - S.DICE
        lay_dice(s, dice // S.FACES + 1, dice % S.FACES + 1)
        s.points = dice // S.FACES + dice % S.FACES + 2 + s.repair_per_helper * board.helpers(s, int(s.opener))
        check_repaired(s)
    elif action < S.ROLL:
        dice = action - S.TROUBLE
        lay_dice(s, dice // S.FACES + 1, dice % S.FACES + 1)
        trouble(s, dice // S.FACES, dice % S.FACES)
    else:
        lay_dice(s, (action - S.ROLL) % S.FACES + 1, 0)
        turn.roll(s, what, (action - S.ROLL) % S.FACES + 1)


@kernel
def lay_dice(s, first, second):
    """How the dice lie on the table; only shown, no rule reads them."""
    s.dice[0] = first
    s.dice[1] = second


@kernel
def appear(s, monster, slot, after):
    """Rules 9, 10: a monster with its full health."""
    s.slot[slot] = monster
    s.slot_health[slot] = s.monster_health[monster]
    s.monster_at[monster] = S.ON_BOARD
    if s.phase == S.MASTER:
        s.fed = 1
        spend_master(s)
    elif not turn.serve(s, after, S.NONE):
        turn.next_round(s)


@kernel
def trouble(s, upper, lower):
    """Rules 9: both dice; faces from 0. The upper one is served first."""
    first = strike(s, 0, upper)
    second = strike(s, 1, lower)
    if not turn.serve(s, first, second) and not turn.serve(s, second, S.NONE):
        turn.next_round(s)


@kernel
def strike(s, side, face):
    """Rules 9: break a generator, or return the slot that may get a monster."""
    if face == 0 or face == S.FACES - 1:
        s.broken[2 * side + (face != 0)] = 1
        return S.NONE
    return 4 * side + face - 1


@kernel
def draw(s, entropy):
    """Rules 3: every card left, every face is equally likely."""
    if s.due == S.FOR_CARD:
        first, at = int(s.due_what) * S.DECK, below(entropy, board.left_in(s, int(s.due_what)))
        for card in range(first, first + S.DECK):
            at -= s.card_at[card] == S.IN_DECK
            if at < 0:
                return S.DRAW_CARD + card
    if s.due == S.FOR_MONSTER:
        return S.DRAW_MONSTER + nth_monster(s, below(entropy, board.monsters_left(s)))
    if s.due == S.FOR_ROLL:
        return S.ROLL + int(s.due_what) * S.FACES + below(entropy, S.FACES)
    return (S.DICE if s.due == S.FOR_REPAIR else S.TROUBLE) + below(entropy, S.FACES * S.FACES)


@kernel
def nth_monster(s, at):
    for monster in range(S.DECK):
        at -= s.monster_at[monster] == S.IN_DECK
        if at < 0:
            return monster
    return S.NONE
