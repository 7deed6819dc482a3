"""Space Stage: why an action is refused. Docstrings cite the paragraphs of docs/rules/spacestage.md."""

from herna.engine.kernel.compiler import kernel

from . import state as S
from .board import broken_here, can_feed, has_usable, must_feed, oxygen_broken, power_works, two_elements

# Reasons for a refusal; REASONS gives the paragraph and the words.
(
    OK,
    NO_SUCH_ACTION,
    MATCH_OVER,
    CHANCE_WAITS,
    NO_CHANCE_WAITS,
    NOT_IN_DECK,
    ANSWER_PENDING,
    NOTHING_ASKED,
    DRAFT_FIRST,
    DRAFT_OVER,
    NOT_ON_TURN,
    OPEN_ACTION,
    NO_OPEN_ACTION,
    TELEPATHY_FIRST,
    NO_TELEPATHY,
    ACTIONS_SPENT,
    KIND_REPEATED,
    NOT_ADJACENT,
    NO_EXTENSION,
    NOT_IN_ROOM,
    NOT_HURT,
    NOT_LIVING,
    ONESELF,
    OXYGEN_BROKEN,
    NEEDS_NO_MORE,
    TOO_FEW_TOKENS,
    NO_MONSTER,
    NO_ATTACK_CARD,
    NOTHING_BROKEN,
    WRONG_PAYMENT,
    NOT_OWNED,
    USED,
    DISCHARGED,
    NOT_DISCHARGED,
    WRONG_ELEMENT,
    PASSIVE_HAT,
    SAME_ROOM,
    WINDOW_CLOSED,
    ONE_RECHARGE,
    CANNOT_ACT,
    NO_CONVERSION,
    SIDE_ACTIONS_SPENT,
    NOT_IN_ROW,
    NOT_IN_SHOP,
    NO_POWER,
    MASTERS_TURN,
    TEAMS_TURN,
    MUST_FEED,
    NOTHING_TO_DRAW,
    SLOT_TAKEN,
    BROKEN_ALREADY,
    BOOSTED_ALREADY,
    MUST_ACT,
    WRONG_TARGET,
) = range(54)

REASONS = {
    NO_SUCH_ACTION: ("12", "there is no such action"),
    MATCH_OVER: ("10", "the match is over"),
    CHANCE_WAITS: ("3", "dice or a card come first"),
    NO_CHANCE_WAITS: ("9", "nothing of that kind is being rolled or drawn now"),
    NOT_IN_DECK: ("3", "that card is not in the deck"),
    ANSWER_PENDING: ("7", "the request must be answered first"),
    NOTHING_ASKED: ("7", "nothing was asked of that character"),
    DRAFT_FIRST: ("3", "the draft comes first, in the order of the characters"),
    DRAFT_OVER: ("3", "the draft is over"),
    NOT_ON_TURN: ("4", "that character is not on turn"),
    OPEN_ACTION: ("5", "the open action comes first: its cards, then its end"),
    NO_OPEN_ACTION: ("5", "no such action is open"),
    TELEPATHY_FIRST: ("6", "Telepathy waits for a main action of the character it leads"),
    NO_TELEPATHY: ("6", "nobody acts through that character now"),
    ACTIONS_SPENT: ("4", "the main actions of this turn are spent"),
    KIND_REPEATED: ("4", "the main actions of a character must differ in kind"),
    NOT_ADJACENT: ("5", "a move leads to a neighbouring room"),
    NO_EXTENSION: ("5", "only the latest move, into a room without monsters, can be extended"),
    NOT_IN_ROOM: ("5", "the target is not in the same room"),
    NOT_HURT: ("5", "the target has no damage"),
    NOT_LIVING: ("8", "the character is dying or dead"),
    ONESELF: ("7", "this needs another character"),
    OXYGEN_BROKEN: ("5", "nobody is healed while an oxygen generator is broken"),
    NEEDS_NO_MORE: ("5", "the target needs no more points"),
    TOO_FEW_TOKENS: ("7", "there are too few resources"),
    NO_MONSTER: ("5", "no monster is there"),
    NO_ATTACK_CARD: ("5", "an attack needs an attack card (option bare_hands)"),
    NOTHING_BROKEN: ("5", "no broken generator is in the room"),
    WRONG_PAYMENT: ("5", "exactly the missing points are paid"),
    NOT_OWNED: ("6", "the character does not own that card"),
    USED: ("6", "a card works once a round"),
    DISCHARGED: ("6", "the card is discharged"),
    NOT_DISCHARGED: ("4", "the card is charged"),
    WRONG_ELEMENT: ("5", "one of the card's elements is named, if it has two"),
    PASSIVE_HAT: ("6", "the hat works by itself (option hat)"),
    SAME_ROOM: ("6", "the character is already there"),
    WINDOW_CLOSED: ("4", "cards are recharged first of all in a turn"),
    ONE_RECHARGE: ("4", "one card is recharged in a turn"),
    CANNOT_ACT: ("6", "that character may not act in this turn"),
    NO_CONVERSION: ("7", "conversion needs Vivification, used in this turn"),
    SIDE_ACTIONS_SPENT: ("7", "twelve exchanges, requests and conversions were made in this turn"),
    NOT_IN_ROW: ("7", "that card does not lie face up"),
    NOT_IN_SHOP: ("7", "equipment is sold in the workshop, mutations in the laboratory"),
    NO_POWER: ("7", "the generator that powers this shop is broken"),
    MASTERS_TURN: ("10", "the Station Master is to act"),
    TEAMS_TURN: ("10", "the Station Master is not to act"),
    MUST_FEED: ("10", "one of the Master's actions must be a new monster"),
    NOTHING_TO_DRAW: ("10", "no monster is left in the deck"),
    SLOT_TAKEN: ("10", "a monster is in that slot"),
    BROKEN_ALREADY: ("10", "the generator is broken already"),
    BOOSTED_ALREADY: ("10", "the monster is boosted already"),
    MUST_ACT: ("10", "the Master passes only when nothing else is possible"),
    WRONG_TARGET: ("12", "that card or action is written with another target, or with none"),
}


@kernel
def check(s, action):
    """OK, or the reason why the action is refused; any integer may be asked."""
    if action < 0 or action >= S.ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == S.OVER:
        return MATCH_OVER
    if action >= S.DRAW_CARD:
        return check_chance(s, action)
    if s.due != S.NOTHING:
        return CHANCE_WAITS
    if S.ANSWER <= action < S.BUY:
        return OK if s.asker != S.NONE and s.asked == (action - S.ANSWER) // 2 else NOTHING_ASKED
    if s.asker != S.NONE:
        return ANSWER_PENDING
    if action < S.RECHARGE:
        return check_take(s, action // S.CARDS, action % S.CARDS)
    if s.phase == S.DRAFT:
        return DRAFT_FIRST
    if action >= S.FEED:
        return check_master(s, action)
    if s.phase == S.MASTER:
        return MASTERS_TURN
    return check_turn(s, action)


@kernel
def check_chance(s, action):
    """Rules 3, 5, 8, 9."""
    if action < S.DRAW_MONSTER:
        card = action - S.DRAW_CARD
        if s.due != S.FOR_CARD:
            return NO_CHANCE_WAITS
        return OK if card // S.DECK == s.due_what and s.card_at[card] == S.IN_DECK else NOT_IN_DECK
    if action < S.DICE:
        if s.due != S.FOR_MONSTER:
            return NO_CHANCE_WAITS
        return OK if s.monster_at[action - S.DRAW_MONSTER] == S.IN_DECK else NOT_IN_DECK
    if action < S.TROUBLE:
        return OK if s.due == S.FOR_REPAIR else NO_CHANCE_WAITS
    if action < S.ROLL:
        return OK if s.due == S.FOR_TROUBLES else NO_CHANCE_WAITS
    return OK if s.due == S.FOR_ROLL and s.due_what == (action - S.ROLL) // S.FACES else NO_CHANCE_WAITS


@kernel
def check_take(s, c, card):
    """Rules 3."""
    if s.phase != S.DRAFT:
        return DRAFT_OVER
    if s.who != c:
        return DRAFT_FIRST
    return OK if s.card_at[card] == S.IN_ROW else NOT_IN_ROW


@kernel
def check_turn(s, action):
    """Rules 4 to 7: what the characters do."""
    if action < S.STEP:
        return check_recharge(s, (action - S.RECHARGE) // S.CARDS, (action - S.RECHARGE) % S.CARDS)
    if action < S.HEAL_WHOM:
        return check_movement(s, action)
    if action < S.ATTACK_SLOT:
        return check_heal(s, action)
    if action < S.FIX:
        return check_attack(s, action)
    if action < S.USE:
        return check_repair(s, action)
    if action < S.GIVE:
        used = (action - S.USE) // S.VARIANTS
        return check_use(s, used // S.CARDS, used % S.CARDS, (action - S.USE) % S.VARIANTS)
    if action < S.ANSWER:
        return check_exchange(s, action)
    if action < S.CONVERT:
        return check_buy(s, (action - S.BUY) // S.CARDS, (action - S.BUY) % S.CARDS)
    if action < S.END:
        return check_convert(s, action - S.CONVERT)
    if s.who != action - S.END:
        return NOT_ON_TURN
    return check_free(s)


@kernel
def check_free(s):
    """Rules 5, 6: no action is open, and Telepathy waits for none."""
    if s.open:
        return OPEN_ACTION
    return TELEPATHY_FIRST if s.waits else OK


@kernel
def check_recharge(s, c, card):
    """Rules 4."""
    if not s.acts[c]:
        return NOT_ON_TURN
    if not s.window:
        return WINDOW_CLOSED
    if s.recharged[c]:
        return ONE_RECHARGE
    if s.card_at[card] != S.IN_HAND + c:
        return NOT_OWNED
    if not s.discharged[card]:
        return NOT_DISCHARGED
    return OK if s.card_use[card] <= s.token[S.SCRAP, c] else TOO_FEW_TOKENS


@kernel
def check_main(s, c, kind):
    """Rules 4, 5, 6: whether the character may begin such a main action."""
    if s.open:
        return OPEN_ACTION
    if s.waits:
        return OK if c == s.puppet else TELEPATHY_FIRST
    if not s.acts[c]:
        return NOT_ON_TURN
    if s.kinds[c] & kind:
        return KIND_REPEATED
    return ACTIONS_SPENT if s.mains >= s.main_actions else OK


@kernel
def neighbours(a, b):
    for i in range(4):
        if S.NEIGHBOURS[a, i] == b:
            return True
    return False


@kernel
def check_movement(s, action):
    """Rules 5: move."""
    extending = action >= S.EXTEND
    step = action - (S.EXTEND if extending else S.STEP)
    c, room = step // 9, step % 9
    if extending:
        if s.extends != c:
            return NO_EXTENSION
    else:
        reason = check_main(s, c, S.MOVE)
        if reason != OK:
            return reason
    return OK if neighbours(int(s.room[c]), room) else NOT_ADJACENT


@kernel
def check_heal(s, action):
    """Rules 5: heal."""
    if action >= S.HEAL_MORE:
        c, more = (action - S.HEAL_MORE) // (S.MOST + 1), (action - S.HEAL_MORE) % (S.MOST + 1)
        if s.open != S.HEAL or s.opener != c:
            return NO_OPEN_ACTION
        if more > max(int(s.damage[s.target]) - int(s.points), 0):
            return NEEDS_NO_MORE
        return OK if more <= s.token[S.ORGANIC, c] else TOO_FEW_TOKENS
    c, target = (action - S.HEAL_WHOM) // S.CHARACTERS, (action - S.HEAL_WHOM) % S.CHARACTERS
    reason = check_main(s, c, S.HEAL)
    if reason != OK:
        return reason
    if s.life[target] == S.DEAD:
        return NOT_LIVING
    if s.room[target] != s.room[c]:
        return NOT_IN_ROOM
    if s.damage[target] == 0:
        return NOT_HURT
    return OXYGEN_BROKEN if oxygen_broken(s) else OK


@kernel
def check_attack(s, action):
    """Rules 5: attack."""
    if action >= S.BLOW:
        if s.open != S.ATTACK or s.opener != action - S.BLOW:
            return NO_OPEN_ACTION
        return OK if s.added or s.bare_hands else NO_ATTACK_CARD
    c, slot = (action - S.ATTACK_SLOT) // 8, (action - S.ATTACK_SLOT) % 8
    reason = check_main(s, c, S.ATTACK)
    if reason != OK:
        return reason
    if s.slot[slot] == S.NONE:
        return NO_MONSTER
    if S.SLOT_ROOM[slot] != s.room[c]:
        return NOT_IN_ROOM
    return OK if s.bare_hands or has_usable(s, c, S.ATTACK_CARD) else NO_ATTACK_CARD


@kernel
def check_repair(s, action):
    """Rules 5: repair."""
    if action >= S.PAY:
        c, scrap = (action - S.PAY) // (S.MOST + 1), (action - S.PAY) % (S.MOST + 1)
        if s.open != S.REPAIR or s.opener != c:
            return NO_OPEN_ACTION
        if scrap == 0:
            return OK
        if scrap != s.repair_target - s.points:
            return WRONG_PAYMENT
        return OK if scrap <= s.token[S.SCRAP, c] else TOO_FEW_TOKENS
    c = action - S.FIX
    reason = check_main(s, c, S.REPAIR)
    if reason != OK:
        return reason
    return OK if broken_here(s, int(s.room[c])) != S.NONE else NOTHING_BROKEN


@kernel
def opens(kind):
    """The main action in which cards of this kind are used, or 0."""
    if kind == S.ATTACK_CARD:
        return S.ATTACK
    if kind == S.HEAL_CARD:
        return S.HEAL
    return S.REPAIR if kind == S.REPAIR_CARD else 0


@kernel
def check_use(s, c, card, choice):
    """Rules 6."""
    if s.card_at[card] != S.IN_HAND + c:
        return NOT_OWNED
    kind = int(s.card_kind[card])
    if s.open:
        if s.opener != c or opens(kind) != s.open:
            return OPEN_ACTION
    elif s.waits:
        return TELEPATHY_FIRST
    elif not s.acts[c]:
        return NOT_ON_TURN
    elif opens(kind):
        return NO_OPEN_ACTION
    if s.used[card]:
        return USED
    if s.discharged[card]:
        return DISCHARGED
    return check_choice(s, c, card, kind, choice)


@kernel
def check_choice(s, c, card, kind, choice):
    """Rules 5, 6: the element or the target named with a card."""
    if kind == S.ATTACK_CARD and two_elements(s, card):
        return OK if (s.card_elements[card] >> choice) & 1 else WRONG_ELEMENT
    if kind == S.TELEPORT:
        return OK if choice != s.room[c] else SAME_ROOM
    if kind == S.VORTEX:
        if choice >= 8 or s.slot[choice] == S.NONE:
            return NO_MONSTER
        return OK if S.SLOT_ROOM[choice] == s.room[c] else NOT_IN_ROOM
    if kind == S.TELEPATHY:
        return check_puppet(s, c, choice)
    if choice != 0:
        return WRONG_ELEMENT
    if kind == S.HEAL_CARD and s.points >= s.damage[s.target]:
        return NEEDS_NO_MORE
    return PASSIVE_HAT if kind == S.HAT and s.hat_passive else OK


@kernel
def check_puppet(s, c, other):
    """Rules 6: Telepathy."""
    if other >= S.CHARACTERS:
        return NO_SUCH_ACTION
    if other == c:
        return ONESELF
    if s.life[other] != S.ALIVE:
        return NOT_LIVING
    return CANNOT_ACT if s.pairs and other // 2 == c // 2 and not s.acts[other] else OK


@kernel
def check_exchange(s, action):
    """Rules 7: give and ask."""
    asking = action >= S.ASK
    deal = (action - (S.ASK if asking else S.GIVE)) // S.MOST
    number = (action - S.GIVE) % S.MOST + 1
    c, other, resource = deal // 8, deal // 2 % S.CHARACTERS, deal % 2
    if not s.acts[c]:
        return NOT_ON_TURN
    if other == c:
        return ONESELF
    if s.life[other] != S.ALIVE:
        return NOT_LIVING
    if s.room[other] != s.room[c]:
        return NOT_IN_ROOM
    if s.trades >= S.TRADES:
        return SIDE_ACTIONS_SPENT
    return OK if number <= s.token[resource, other if asking else c] else TOO_FEW_TOKENS


@kernel
def check_buy(s, c, card):
    """Rules 7: buy."""
    if not s.acts[c]:
        return NOT_ON_TURN
    reason = check_free(s)
    if reason != OK:
        return reason
    deck = card // S.DECK
    if s.card_at[card] != S.IN_ROW:
        return NOT_IN_ROW
    if s.room[c] != (S.LABORATORY if deck == S.MUTATIONS else S.WORKSHOP):
        return NOT_IN_SHOP
    if not power_works(s, deck):
        return NO_POWER
    return OK if s.card_cost[card] <= s.token[deck, c] else TOO_FEW_TOKENS


@kernel
def check_convert(s, deal):
    """Rules 7: convert."""
    c, resource, number = deal // (2 * S.MOST), deal // S.MOST % 2, deal % S.MOST + 1
    if not s.acts[c]:
        return NOT_ON_TURN
    if not s.vivid[c]:
        return NO_CONVERSION
    if s.trades >= S.TRADES:
        return SIDE_ACTIONS_SPENT
    return OK if number <= s.token[resource, c] else TOO_FEW_TOKENS


@kernel
def check_master(s, action):
    """Rules 10: the Station Master."""
    if s.phase != S.MASTER:
        return TEAMS_TURN
    if action == S.PASS:
        return MUST_ACT if master_can(s) else OK
    if action >= S.SABOTAGE and must_feed(s):
        return MUST_FEED
    if action < S.SABOTAGE:
        if s.slot[action - S.FEED] != S.NONE:
            return SLOT_TAKEN
        return OK if can_feed(s) else NOTHING_TO_DRAW
    if action < S.INFARCT:
        return BROKEN_ALREADY if s.broken[action - S.SABOTAGE] else OK
    if action < S.BOOST:
        return OK if s.life[action - S.INFARCT] == S.ALIVE else NOT_LIVING
    monster = int(s.slot[action - S.BOOST])
    if monster == S.NONE:
        return NO_MONSTER
    return BOOSTED_ALREADY if s.boosted[monster] else OK


@kernel
def master_can(s):
    """Whether any of the Master's four actions is possible. Rules 10."""
    if can_feed(s):
        return True
    for i in range(4):
        if not s.broken[i] or s.life[i] == S.ALIVE:
            return True
    for slot in range(8):
        if s.slot[slot] != S.NONE and not s.boosted[s.slot[slot]]:
            return True
    return False
