"""Space Stage: questions about the record that rules, refusals and insight share."""

from herna.engine.kernel.compiler import kernel

from . import state as S

SLOT_COUNT = 8
GENERATOR_COUNT = 4
ELEMENT_COUNT = len(S.ELEMENTS)


@kernel
def seat_of(s, c):
    """Rules 1."""
    return int(S.SEAT_OF[S.TWO_PLAYERS if s.pairs else s.team - 1, c])


@kernel
def last_member(s):
    """The last character of the turn that began with `who`. Rules 10."""
    return int(s.who) + (1 if s.pairs else 0)


@kernel
def monster_there(s, room):
    """Whether a monster stands in the room."""
    for i in range(2):
        slot = int(S.SLOTS_IN[room, i])
        if slot != S.NONE and s.slot[slot] != S.NONE:
            return True
    return False


@kernel
def monster_damage(s, monster):
    """Rules 8, 10."""
    return int(s.monster_damage[monster]) + (int(s.boost_damage) if s.boosted[monster] else 0)


@kernel
def room_damage(s, room):
    """What all monsters of a room deal. Rules 8."""
    total = 0
    for i in range(2):
        slot = int(S.SLOTS_IN[room, i])
        if slot != S.NONE and s.slot[slot] != S.NONE:
            total += monster_damage(s, int(s.slot[slot]))
    return total


@kernel
def halves(s, monster, element):
    """The multiplier of a monster for an element, in halves. Rules 5, 10."""
    times = int(s.monster_halves[monster, element])
    return max(times + int(s.boost_halves), 0) if s.boosted[monster] else times


@kernel
def first_element(s, card):
    """The only element of a card, the first of two, or NONE."""
    for element in range(ELEMENT_COUNT):
        if (s.card_elements[card] >> element) & 1:
            return element
    return S.NONE


@kernel
def two_elements(s, card):
    bits = int(s.card_elements[card])
    return bits & (bits - 1) != 0


@kernel
def card_halves(s, card, choice, monster):
    """What an attack card adds to the blow, in halves. Rules 5."""
    element = choice if two_elements(s, card) else first_element(s, card)
    return int(s.card_value[card]) * (2 if element == S.NONE else halves(s, monster, element))


@kernel
def blow(s):
    """The damage of the open attack. Rules 5."""
    return int(s.points) // 2 if s.added else int(s.bare_hands)


@kernel
def oxygen_broken(s):
    """How many oxygen generators are broken. Rules 2."""
    n = 0
    for g in range(GENERATOR_COUNT):
        if s.broken[g] and (S.OXYGEN[s.rows] >> g) & 1:
            n += 1
    return n


@kernel
def oxygen_out(s):
    """Every oxygen generator is broken. Rules 8."""
    return oxygen_broken(s) == 2


@kernel
def power_works(s, deck):
    """Rules 7: the generator of the shop that sells this deck."""
    return not s.broken[S.POWER[s.rows][deck]]


@kernel
def broken_here(s, room):
    """The broken generator of a room, or NONE."""
    g = S.GENERATOR_IN[room]
    return g if g != S.NONE and s.broken[g] else S.NONE


@kernel
def helpers(s, c):
    """Other characters in the room that are not dead. Rules 5."""
    n = 0
    for other in range(S.CHARACTERS):
        if other != c and s.life[other] != S.DEAD and s.room[other] == s.room[c]:
            n += 1
    return n


@kernel
def left_in(s, deck):
    """Cards left in a deck."""
    n = 0
    for card in range(deck * S.DECK, deck * S.DECK + S.DECK):
        n += s.card_at[card] == S.IN_DECK
    return n


@kernel
def row_of(s, deck):
    """Cards face up."""
    n = 0
    for card in range(deck * S.DECK, deck * S.DECK + S.DECK):
        n += s.card_at[card] == S.IN_ROW
    return n


@kernel
def monsters_left(s):
    n = 0
    for monster in range(S.DECK):
        n += s.monster_at[monster] == S.IN_DECK
    return n


@kernel
def monsters_out(s):
    """How many slots hold a monster."""
    n = 0
    for slot in range(SLOT_COUNT):
        n += s.slot[slot] != S.NONE
    return n


@kernel
def usable(s, c, card):
    """Owned, not used in this round, charged. Rules 6."""
    return s.card_at[card] == S.IN_HAND + c and not s.used[card] and not s.discharged[card]


@kernel
def has_usable(s, c, kind):
    for card in range(S.CARDS):
        if s.card_kind[card] == kind and usable(s, c, card):
            return True
    return False


@kernel
def spared(s, c):
    """The mutations of the character cost it nothing in this turn. Rules 6: the hat."""
    if s.hat[c]:
        return True
    if s.hat_passive:
        for card in range(S.CARDS):
            if s.card_at[card] == S.IN_HAND + c and s.card_kind[card] == S.HAT:
                return True
    return False


@kernel
def end_damage(s, c):
    """What the character would suffer if the turn ended now. Rules 6 (telepathy), 8."""
    use = 0 if spared(s, c) else int(s.use_damage[c])
    if not s.acts[c]:
        return use
    suffered = max(0, use + room_damage(s, int(s.room[c])) - int(s.reduction[c]))
    return suffered + (int(s.oxygen_damage) if oxygen_out(s) else 0)


@kernel
def total(s):
    """What the open action has come to: the blow, points healed, the sum of a repair."""
    return blow(s) if s.open == S.ATTACK else int(s.points)


@kernel
def can_feed(s):
    """The deck and a free slot allow a new monster. Rules 10."""
    return monsters_left(s) > 0 and monsters_out(s) < SLOT_COUNT


@kernel
def must_feed(s):
    """Rules 10: one of the Master's actions is a new monster, at the latest the last one."""
    return not s.feeding_free and not s.fed and s.mains >= s.master_actions - 1 and can_feed(s)
