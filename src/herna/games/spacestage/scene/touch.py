"""The path of touches that stands for an action of Space Stage.

A path begins with who or what acts: a figure, a card, a heap of resources, a button. What has no target on the board is
confirmed in a menu, which says what will come of it.
"""

from __future__ import annotations

from typing import Any

from herna.engine.game import State

from ..cards import card_id, monster_id
from ..kernel import board, refusal
from ..kernel.state import (
    ANSWER,
    ASK,
    ATTACK_SLOT,
    BLOW,
    BOOST,
    BUY,
    CARDS,
    CHARACTERS,
    CONVERT,
    DICE,
    DRAW_CARD,
    DRAW_MONSTER,
    ELEMENTS,
    END,
    EXTEND,
    FACES,
    FEED,
    FIX,
    GENERATORS,
    GIVE,
    HEAL_MORE,
    HEAL_WHOM,
    INFARCT,
    MOST,
    PASS,
    PAY,
    RECHARGE,
    RESOURCES,
    ROLL,
    ROOMS,
    SABOTAGE,
    SLOTS,
    STEP,
    TELEPATHY,
    TELEPORT,
    TROUBLE,
    USE,
    VARIANTS,
    VORTEX,
)

Path = tuple[str, ...]


def touches(state: State, action: int) -> Path:
    s = state[0]
    if action >= DRAW_CARD:
        return _chance(s, action)
    if action >= FEED:
        return _master(action)
    if action >= GIVE:
        return _side(s, action)
    if action >= USE:
        return _use(s, action)
    return _main(s, action)


def _main(s: Any, action: int) -> Path:
    if action < RECHARGE:
        c, card = divmod(action, CARDS)
        return f"row-{card_id(s, card)}", f"take-{c + 1}"
    if action < STEP:
        return f"card-{card_id(s, (action - RECHARGE) % CARDS)}", "recharge"
    if action < HEAL_WHOM:
        return _movement(s, action)
    if action < HEAL_MORE:
        c, other = divmod(action - HEAL_WHOM, CHARACTERS)
        return f"char-{c + 1}", "heal-self" if c == other else f"char-{other + 1}"
    if action < ATTACK_SLOT:
        return "heal", f"heal-{(action - HEAL_MORE) % (MOST + 1)}"
    if action < BLOW:
        c, slot = divmod(action - ATTACK_SLOT, len(SLOTS))
        return f"char-{c + 1}", f"slot-{SLOTS[slot]}"
    if action < FIX:
        return ("blow",)
    if action < PAY:
        c = action - FIX
        return f"char-{c + 1}", f"gen-{ROOMS[s.room[c]]}"
    return ("pay",) if (action - PAY) % (MOST + 1) else ("give-up",)


def _movement(s: Any, action: int) -> Path:
    """Led by Telepathy a character of Two players may extend that move or begin its own: then a menu asks which."""
    extending = action >= EXTEND
    c, room = divmod(action - (EXTEND if extending else STEP), len(ROOMS))
    path = f"char-{c + 1}", f"room-{ROOMS[room]}"
    other = (STEP if extending else EXTEND) + c * len(ROOMS) + room
    if s.extends == c and refusal.check(s, other) == refusal.OK:
        return (*path, "extend" if extending else "move")
    return path


def _use(s: Any, action: int) -> Path:
    used, choice = divmod(action - USE, VARIANTS)
    card = used % CARDS
    kind = int(s.card_kind[card])
    if kind == TELEPORT:
        aim = f"room-{ROOMS[choice]}"
    elif kind == VORTEX:
        aim = f"slot-{SLOTS[choice]}"
    elif kind == TELEPATHY:
        aim = f"char-{choice + 1}"
    elif board.two_elements(s, card):
        aim = ELEMENTS[choice]
    else:
        aim = "use"
    return f"card-{card_id(s, card)}", aim


def _side(s: Any, action: int) -> Path:
    if action < ANSWER:
        asking = action >= ASK
        deal, number = divmod(action - (ASK if asking else GIVE), MOST)
        c, other, resource = deal // 8 + 1, deal // 2 % CHARACTERS + 1, RESOURCES[deal % 2]
        giver, taker = (other, c) if asking else (c, other)
        return f"{resource}-{giver}", f"char-{taker}", f"{'ask' if asking else 'give'}-{number + 1}"
    if action < BUY:
        return ("yes",) if (action - ANSWER) % 2 else ("no",)
    if action < CONVERT:
        c, card = divmod(action - BUY, CARDS)
        return f"row-{card_id(s, card)}", f"buy-{c + 1}"
    if action < END:
        deal, number = divmod(action - CONVERT, MOST)
        c, kind = deal // 2 + 1, deal % 2
        return f"{RESOURCES[kind]}-{c}", f"{RESOURCES[1 - kind]}-{c}", f"convert-{number + 1}"
    return ("end",)


def _master(action: int) -> Path:
    if action < SABOTAGE:
        return f"slot-{SLOTS[action - FEED]}", "feed"
    if action < INFARCT:
        return f"gen-{GENERATORS[action - SABOTAGE]}", "sabotage"
    if action < BOOST:
        return f"char-{action - INFARCT + 1}", "infarct"
    return (f"slot-{SLOTS[action - BOOST]}", "boost") if action < PASS else ("pass",)


def _chance(s: Any, action: int) -> Path:
    """Never touched, but lit: what chance has changed."""
    if action < DRAW_MONSTER:
        return (f"row-{card_id(s, action - DRAW_CARD)}",)
    if action < DICE:
        return f"slot-{SLOTS[s.due_what]}", monster_id(s, action - DRAW_MONSTER)
    if action < TROUBLE:
        first, second = divmod(action - DICE, FACES)
        return "die-1", str(first + 1), "die-2", str(second + 1)
    if action < ROLL:
        upper, lower = divmod(action - TROUBLE, FACES)
        return _struck(0, upper), _struck(1, lower)
    c, face = divmod(action - ROLL, FACES)
    return f"char-{c + 1}", str(face + 1)


def _struck(side: int, face: int) -> str:
    """What a face of the upper or the lower die means: a generator or a slot."""
    if face in (0, FACES - 1):
        return f"gen-{GENERATORS[2 * side + (face > 0)]}"
    return f"slot-{SLOTS[4 * side + face - 1]}"
