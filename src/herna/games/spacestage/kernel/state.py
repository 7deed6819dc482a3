"""Space Stage: the record, its constants, the board and the encoding of actions.

Characters are numbers 0..3 (written 1..4), rooms 0..8 row by row (NW N NE W C E SW S SE), monster slots 0..7 (U2..U5,
L2..L5), generators 0..3 (NW NE SW SE). A card is a number: mutations 0..31 and equipment 32..63, each deck by its ids;
a monster is a number 0..31 by its ids. What a number means (cost, use, element...) is in the record, as the card sheet
of the match says: see cards.py. Multipliers are counted in halves: 1.5 is 3.
"""

from __future__ import annotations

from typing import Any

import numpy as np

CHARACTERS = 4
NONE = -1

ROOMS = ("NW", "N", "NE", "W", "C", "E", "SW", "S", "SE")
NW, N, NE, W, C, E, SW, S, SE = range(9)
WORKSHOP, LABORATORY = W, E
SLOTS = ("U2", "U3", "U4", "U5", "L2", "L3", "L4", "L5")
SLOT_ROOM = (NW, N, N, NE, SW, S, S, SE)
GENERATORS = ("NW", "NE", "SW", "SE")
GENERATOR_ROOM = (NW, NE, SW, SE)
GENERATOR_IN = (0, NONE, 1, NONE, NONE, NONE, 2, NONE, 3)  # by room
# Which generators give oxygen (bits), and which one powers the workshop and the laboratory; by `rows`
OXYGEN = (0b1001, 0b0011)
POWER = ((1, 2), (3, 2))  # of the mutations' shop, of the equipment's

DECK = 32  # cards of each deck at most
CARDS = 2 * DECK
MUTATIONS, EQUIPMENT = 0, 1  # card // DECK
ATTACK_CARD, HEAL_CARD, REPAIR_CARD, REDUCE, HAT, VORTEX, TELEPATHY, TELEPORT, VIVIFICATION = range(9)
KINDS = ("attack", "heal", "repair", "reduce", "hat", "vortex", "telepathy", "teleport", "vivification")
ELEMENTS = ("fire", "ice", "lightning")
ELEMENT_LETTERS = "fil"
ORGANIC, SCRAP = 0, 1
RESOURCES = ("organic", "scrap")
RESOURCE_LETTERS = "os"

ABSENT, GONE, IN_DECK, IN_ROW, IN_HAND = range(5)  # card_at: IN_HAND + character
ON_BOARD = IN_ROW  # monster_at: ABSENT, GONE, IN_DECK, or on the board (in a slot or on a Vortex card)

ALIVE, DYING, DEAD = range(3)  # life
DEAL, DRAFT, REFILL, PLAY, TROUBLES, MASTER, OVER = range(7)  # phase
NO_RESULT, WIN, LOSS, CAP = range(4)  # result
RESULTS = ("-", "WIN", "LOSS", "CAP")
MOVE, HEAL, ATTACK, REPAIR = 1, 2, 4, 8  # kinds of main actions, as bits
NOTHING, FOR_CARD, FOR_REPAIR, FOR_TROUBLES, FOR_MONSTER, FOR_ROLL = range(6)  # what chance has to give

MOST = 30  # tokens exchanged or converted at a time; points of a heal or a repair
TRADES = 12  # exchanges, requests and conversions in a turn
FACES = 6

STATE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("sheet", np.int32),  # finds the names of the cards: cards.sheet_of
                ("points", np.int32),  # of the open action: healed so far, halves of the blow, sum of the repair
                ("token", np.int16, (2, CHARACTERS)),  # organic, scrap
                ("slot_health", np.int16, (len(SLOTS),)),
                ("stored_health", np.int16, (CARDS,)),
                ("use_damage", np.int16, (CHARACTERS,)),  # of mutations used in this turn
                ("reduction", np.int16, (CHARACTERS,)),
                ("trades", np.int16),  # exchanges, requests and conversions in this turn
                ("rounds", np.int16),
                ("dice", np.int16, (2,)),  # as they lie on the table since the last roll: faces, or 0
                ("cap", np.int16),
                # where everything is
                ("room", np.int8, (CHARACTERS,)),
                ("damage", np.int8, (CHARACTERS,)),
                ("life", np.int8, (CHARACTERS,)),
                ("noted", np.int8, (CHARACTERS,)),  # the noted roll of a dying character, or 0
                ("card_at", np.int8, (CARDS,)),
                ("used", np.int8, (CARDS,)),
                ("discharged", np.int8, (CARDS,)),
                ("stored", np.int8, (CARDS,)),  # the monster on a Vortex card, or NONE
                ("monster_at", np.int8, (DECK,)),
                ("boosted", np.int8, (DECK,)),
                ("slot", np.int8, (len(SLOTS),)),  # the monster in it, or NONE
                ("broken", np.int8, (len(GENERATORS),)),
                # the turn
                ("phase", np.int8),
                ("result", np.int8),
                ("who", np.int8),  # the character on turn; Two players: the first character of the seat on turn
                ("acts", np.int8, (CHARACTERS,)),  # the active characters
                ("mains", np.int8),  # main actions spent; of the Master: actions spent
                ("fed", np.int8),  # the Master has placed a monster in this turn
                ("kinds", np.int8, (CHARACTERS,)),  # main actions each has spent, as bits
                ("window", np.int8),  # cards may still be recharged
                ("recharged", np.int8, (CHARACTERS,)),
                ("hat", np.int8, (CHARACTERS,)),
                ("vivid", np.int8, (CHARACTERS,)),
                ("extends", np.int8),  # the character whose move may be extended, or NONE
                ("open", np.int8),  # HEAL, ATTACK or REPAIR while it is open, else 0
                ("opener", np.int8),
                ("target", np.int8),  # character, slot or generator of the open action
                ("added", np.int8),  # cards used in it
                ("mind", np.int8),  # who acts through the puppet: in a waiting or open action or a move to extend
                ("puppet", np.int8),
                ("waits", np.int8),  # the next action is a main action of the puppet
                ("asker", np.int8),  # a request waits for its answer, or NONE
                ("asked", np.int8),
                ("wanted", np.int8),  # ORGANIC or SCRAP
                ("amount", np.int8),
                ("due", np.int8),  # what chance has to give
                ("due_what", np.int8),  # for which deck, slot or character, else 0
                ("due_next", np.int8),  # the slot of the lower die, served after this monster, or NONE
                ("sits_out", np.int8, (CHARACTERS,)),  # came back by a roll and waits for the next round
                # the options and the numbers of the sheet
                ("team", np.int8),  # team seats
                ("pairs", np.int8),
                ("master", np.int8),
                ("rows", np.int8),
                ("chain", np.int8),
                ("bare_hands", np.int8),
                ("hat_passive", np.int8),
                ("revived_waits", np.int8),
                ("feeding_free", np.int8),
                ("consent_free", np.int8),
                ("limit", np.int8),
                ("main_actions", np.int8),
                ("repair_target", np.int8),
                ("repair_per_helper", np.int8),
                ("heal_base", np.int8),
                ("row_size", np.int8),
                ("oxygen_damage", np.int8),
                ("master_actions", np.int8),
                ("infarct_damage", np.int8),
                ("boost_damage", np.int8),
                ("boost_halves", np.int8),  # added to every multiplier of a boosted monster
                ("card_id", np.int8, (CARDS,)),  # the two digits, or NONE
                ("card_kind", np.int8, (CARDS,)),
                ("card_value", np.int8, (CARDS,)),
                ("card_elements", np.int8, (CARDS,)),  # bits
                ("card_cost", np.int8, (CARDS,)),
                ("card_use", np.int8, (CARDS,)),
                ("monster_id", np.int8, (DECK,)),
                ("monster_made", np.int8, (DECK,)),  # ORGANIC or SCRAP
                ("monster_health", np.int8, (DECK,)),
                ("monster_damage", np.int8, (DECK,)),
                ("monster_halves", np.int8, (DECK, len(ELEMENTS))),
            ],
            align=True,
        ),
    )
)

# Actions. c is the character that does it; by telepathy that is the puppet.
TAKE = 0  # + c * 64 + card: draft
RECHARGE = TAKE + CHARACTERS * CARDS  # + c * 64 + card
STEP = RECHARGE + CHARACTERS * CARDS  # + c * 9 + room: move
EXTEND = STEP + CHARACTERS * 9  # + c * 9 + room
HEAL_WHOM = EXTEND + CHARACTERS * 9  # + c * 4 + character
HEAL_MORE = HEAL_WHOM + CHARACTERS * CHARACTERS  # + c * 31 + organic spent: closes the heal
ATTACK_SLOT = HEAL_MORE + CHARACTERS * (MOST + 1)  # + c * 8 + slot
BLOW = ATTACK_SLOT + CHARACTERS * 8  # + c
FIX = BLOW + CHARACTERS  # + c: repair
PAY = FIX + CHARACTERS  # + c * 31 + scrap; 0 gives up
USE = PAY + CHARACTERS * (MOST + 1)  # + (c * 64 + card) * 9 + choice
VARIANTS = 9  # the choice: element of a card with two, room, slot, character; else 0
GIVE = USE + CHARACTERS * CARDS * VARIANTS  # + ((c * 4 + other) * 2 + resource) * 30 + number - 1
ASK = GIVE + CHARACTERS * CHARACTERS * 2 * MOST  # the same
ANSWER = ASK + CHARACTERS * CHARACTERS * 2 * MOST  # + c * 2 + 1 yes, 0 no: c is the character asked
BUY = ANSWER + CHARACTERS * 2  # + c * 64 + card
CONVERT = BUY + CHARACTERS * CARDS  # + (c * 2 + resource given) * 30 + number - 1
END = CONVERT + CHARACTERS * 2 * MOST  # + c; Two players: + first character of the seat
FEED = END + CHARACTERS  # the Master: + slot
SABOTAGE = FEED + 8  # + generator
INFARCT = SABOTAGE + 4  # + character
BOOST = INFARCT + CHARACTERS  # + slot
PASS = BOOST + 8
DRAW_CARD = PASS + 1  # chance: + card
DRAW_MONSTER = DRAW_CARD + CARDS  # + monster
DICE = DRAW_MONSTER + DECK  # + first * 6 + second, faces from 0
TROUBLE = DICE + 36  # + upper * 6 + lower
ROLL = TROUBLE + 36  # + c * 6 + face
ACTIONS = ROLL + CHARACTERS * FACES
WIDEST = 2048

SEAT_OF = np.array(  # by team seats - 1, or TWO_PLAYERS
    [[0, 0, 0, 0], [0, 1, 0, 1], [0, 1, 2, 0], [0, 1, 2, 3], [0, 0, 1, 1]], np.int8
)
TWO_PLAYERS = 4


def _neighbours() -> np.ndarray[Any, np.dtype[np.int8]]:
    """By room, its neighbours ascending, then NONE."""
    table = np.full((len(ROOMS), 4), NONE, np.int8)
    for room in range(len(ROOMS)):
        row, column = divmod(room, 3)
        near = [r * 3 + c for r in range(3) for c in range(3) if abs(r - row) + abs(c - column) == 1]
        table[room, : len(near)] = near
    return table


NEIGHBOURS = _neighbours()
SLOTS_IN = np.array(  # by room, its slots, then NONE
    [([i for i in range(8) if SLOT_ROOM[i] == room] + [NONE, NONE])[:2] for room in range(9)], np.int8
)

# What `setup` takes: the last fields of the state, from `team` on, and two more.
GIVEN = ("sheet", "cap", *STATE.names[STATE.names.index("team") :])  # type: ignore[index, union-attr]
SETTINGS = np.dtype((np.record, np.dtype([(name, STATE[name]) for name in GIVEN], align=True)))
