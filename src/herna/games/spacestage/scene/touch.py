"""The path of touches that stands for an action of Space Stage.

A path begins with who or what acts: a figure, a card, a heap of resources, a button. What has no target on the board is
confirmed in a menu, which says what will come of it.
"""

from __future__ import annotations

from typing import Any

from herna.engine.game import State

from ..cards import card_id, monster_id
from ..kernel import board, refusal
from ..kernel import state as S

Path = tuple[str, ...]


def touches(state: State, action: int) -> Path:
    s = state[0]
    if action >= S.DRAW_CARD:
        return _chance(s, action)
    if action >= S.FEED:
        return _master(action)
    if action >= S.GIVE:
        return _side(s, action)
    if action >= S.USE:
        return _use(s, action)
    return _main(s, action)


def weighty(state: State, action: int) -> bool:
    """A blow with bare hands; the end of a turn with main actions left. An end that kills has a warning of its own."""
    s = state[0]
    if S.BLOW <= action < S.FIX:
        return not s.added
    if S.END <= action < S.FEED:
        return not _is_deadly(s) and bool(s.mains < s.main_actions)
    return False


def _main(s: Any, action: int) -> Path:
    if action < S.RECHARGE:
        c, card = divmod(action, S.CARDS)
        return f"row-{card_id(s, card)}", f"take-{c + 1}"
    if action < S.STEP:
        return f"card-{card_id(s, (action - S.RECHARGE) % S.CARDS)}", "recharge"
    if action < S.HEAL_WHOM:
        return _movement(s, action)
    if action < S.HEAL_MORE:
        c, other = divmod(action - S.HEAL_WHOM, S.CHARACTERS)
        return f"char-{c + 1}", "heal-self" if c == other else f"char-{other + 1}"
    if action < S.ATTACK_SLOT:
        return "heal", f"heal-{(action - S.HEAL_MORE) % (S.MOST + 1)}"
    if action < S.BLOW:
        c, slot = divmod(action - S.ATTACK_SLOT, len(S.SLOTS))
        return f"char-{c + 1}", f"slot-{S.SLOTS[slot]}"
    if action < S.FIX:
        return ("blow",)
    if action < S.PAY:
        c = action - S.FIX
        return f"char-{c + 1}", f"gen-{S.ROOMS[s.room[c]]}"
    return ("pay",) if (action - S.PAY) % (S.MOST + 1) else ("give-up",)


def _movement(s: Any, action: int) -> Path:
    """Led by Telepathy a character of Two players may extend that move or begin its own: then a menu asks which."""
    extending = action >= S.EXTEND
    c, room = divmod(action - (S.EXTEND if extending else S.STEP), len(S.ROOMS))
    path = f"char-{c + 1}", f"room-{S.ROOMS[room]}"
    other = (S.STEP if extending else S.EXTEND) + c * len(S.ROOMS) + room
    if s.extends == c and refusal.check(s, other) == refusal.OK:
        return (*path, "extend" if extending else "move")
    return path


def _use(s: Any, action: int) -> Path:
    used, choice = divmod(action - S.USE, S.VARIANTS)
    card = used % S.CARDS
    kind = int(s.card_kind[card])
    if kind == S.TELEPORT:
        aim = f"room-{S.ROOMS[choice]}"
    elif kind == S.VORTEX:
        aim = f"slot-{S.SLOTS[choice]}"
    elif kind == S.TELEPATHY:
        aim = f"char-{choice + 1}"
    elif board.two_elements(s, card):
        aim = S.ELEMENTS[choice]
    else:
        aim = "use"
    return f"card-{card_id(s, card)}", aim


def _side(s: Any, action: int) -> Path:
    if action < S.ANSWER:
        asking = action >= S.ASK
        deal, number = divmod(action - (S.ASK if asking else S.GIVE), S.MOST)
        c, other, resource = deal // 8 + 1, deal // 2 % S.CHARACTERS + 1, S.RESOURCES[deal % 2]
        giver, taker = (other, c) if asking else (c, other)
        return f"{resource}-{giver}", f"char-{taker}", f"{'ask' if asking else 'give'}-{number + 1}"
    if action < S.BUY:
        return ("yes",) if (action - S.ANSWER) % 2 else ("no",)
    if action < S.CONVERT:
        c, card = divmod(action - S.BUY, S.CARDS)
        return f"row-{card_id(s, card)}", f"buy-{c + 1}"
    if action < S.END:
        deal, number = divmod(action - S.CONVERT, S.MOST)
        c, kind = deal // 2 + 1, deal % 2
        return f"{S.RESOURCES[kind]}-{c}", f"{S.RESOURCES[1 - kind]}-{c}", f"convert-{number + 1}"
    return ("end", "end-anyway") if _is_deadly(s) else ("end",)


def _is_deadly(s: Any) -> bool:
    """Whether somebody on turn would be dying at its end: players are warned."""
    return any(s.acts[c] and int(s.damage[c]) + int(board.end_damage(s, c)) >= s.limit for c in range(S.CHARACTERS))


def _master(action: int) -> Path:
    if action < S.SABOTAGE:
        return f"slot-{S.SLOTS[action - S.FEED]}", "feed"
    if action < S.INFARCT:
        return f"gen-{S.GENERATORS[action - S.SABOTAGE]}", "sabotage"
    if action < S.BOOST:
        return f"char-{action - S.INFARCT + 1}", "infarct"
    return (f"slot-{S.SLOTS[action - S.BOOST]}", "boost") if action < S.PASS else ("pass",)


def _chance(s: Any, action: int) -> Path:
    """Never touched, but lit: what chance has changed."""
    if action < S.DRAW_MONSTER:
        return (f"row-{card_id(s, action - S.DRAW_CARD)}",)
    if action < S.DICE:
        return f"slot-{S.SLOTS[s.due_what]}", monster_id(s, action - S.DRAW_MONSTER)
    if action < S.TROUBLE:
        first, second = divmod(action - S.DICE, S.FACES)
        return "die-1", str(first + 1), "die-2", str(second + 1)
    if action < S.ROLL:
        upper, lower = divmod(action - S.TROUBLE, S.FACES)
        return _struck(0, upper), _struck(1, lower)
    c, face = divmod(action - S.ROLL, S.FACES)
    return f"char-{c + 1}", str(face + 1)


def _struck(side: int, face: int) -> str:
    """What a face of the upper or the lower die means: a generator or a slot."""
    if face in (0, S.FACES - 1):
        return f"gen-{S.GENERATORS[2 * side + (face > 0)]}"
    return f"slot-{S.SLOTS[4 * side + face - 1]}"
