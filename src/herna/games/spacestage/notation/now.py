"""The field `now` of a position: where a match stands within a turn.

Only positions written by Herna have it. With it any state can be written and read again.
"""

from __future__ import annotations

import numpy as np

from herna.engine.errors import BadPosition
from herna.engine.game import State

from ..kernel import board
from ..kernel import state as S
from .names import read_number

# The fields of the record that `now` writes, with their least and greatest values.
NOW = {
    "phase": (0, S.OVER),
    "who": (0, 3),
    "acts": (0, 1),
    "mains": (0, 9),
    "fed": (0, 1),
    "kinds": (0, 15),
    "window": (0, 1),
    "recharged": (0, 1),
    "hat": (0, 1),
    "vivid": (0, 1),
    "trades": (0, S.TRADES),
    "extends": (S.NONE, 3),
    "open": (0, S.REPAIR),
    "opener": (S.NONE, 3),
    "target": (S.NONE, 7),
    "added": (0, S.CARDS),
    "mind": (S.NONE, 3),
    "puppet": (S.NONE, 3),
    "waits": (0, 1),
    "asker": (S.NONE, 3),
    "asked": (S.NONE, 3),
    "wanted": (0, 1),
    "amount": (0, S.MOST),
    "due": (0, S.FOR_ROLL),
    "due_what": (0, 7),
    "due_next": (S.NONE, 7),
    "sits_out": (0, 1),
    "points": (0, 10**6),
    "use_damage": (0, 9999),
    "reduction": (0, 9999),
    "dice": (0, S.FACES),
}


# The phases in which chance can provide something, by what it provides.
PHASES_DUE = {
    S.NOTHING: (S.DRAFT, S.PLAY, S.MASTER, S.OVER),
    S.FOR_CARD: (S.DEAL, S.REFILL, S.PLAY),
    S.FOR_REPAIR: (S.PLAY,),
    S.FOR_TROUBLES: (S.TROUBLES,),
    S.FOR_MONSTER: (S.TROUBLES, S.MASTER),
    S.FOR_ROLL: (S.PLAY,),
}


def format_now(state: State, start: State) -> str:
    """How the state differs from `start`, the beginning of the turn that the other fields describe."""
    words = []
    for name in NOW:
        values = np.atleast_1d(state[0][name])
        if (values != np.atleast_1d(start[0][name])).any():
            words.append(f"{name}:{'/'.join(str(value) for value in values)}")
    return ",".join(words)


def read_now(state: State, text: str) -> None:
    s = state[0]
    for word in text.split(","):
        name, _, values = word.partition(":")
        if name not in NOW:
            raise BadPosition(f"now: {name!r} is unknown")
        least, most = NOW[name]
        numbers = [read_number(value, f"now, {name}", least, most) for value in values.split("/")]
        if len(numbers) != np.size(s[name]):
            raise BadPosition(f"now: {name} has {np.size(s[name])} values")
        if S.STATE[name].shape:
            s[name][:] = numbers
        else:
            s[name] = numbers[0]


def refuse_contradictions(state: State) -> None:
    """What only `now` can get wrong: everything it says must be possible together."""
    s = state[0]
    members = range(int(s.who), int(board.last_member(s)) + 1)
    acting = {c for c in range(S.CHARACTERS) if s.acts[c]}
    doers = acting | ({int(s.puppet)} if s.puppet != S.NONE else set())
    what, after = int(s.due_what), int(s.due_next)
    possible = [
        (s.phase == S.OVER) == (s.result != S.NO_RESULT),
        (s.phase == S.MASTER) <= bool(s.master) and (s.phase == S.TROUBLES) <= (not s.master),
        s.phase in PHASES_DUE[int(s.due)],
        not s.pairs or s.who % 2 == 0 or s.phase == S.DRAFT,
        all(c in members and s.life[c] == S.ALIVE and s.phase == S.PLAY for c in acting),
        s.phase != S.PLAY or bool(acting) or s.due == S.FOR_ROLL,
        s.phase != S.DRAFT or S.IN_ROW in s.card_at,
        s.due != S.FOR_CARD or (what < 2 and board.left_in(s, what) > 0),
        s.due != S.FOR_MONSTER or (s.slot[what] == S.NONE and board.monsters_left(s) > 0),
        after == S.NONE or (s.due == S.FOR_MONSTER and after != what),
        s.due != S.FOR_REPAIR or s.open == S.REPAIR,
        s.due != S.FOR_ROLL or (what in members and s.life[what] == S.DYING),
        (s.mind == S.NONE) == (s.puppet == S.NONE) and (s.mind == S.NONE or s.mind in acting),
        s.puppet == S.NONE or (s.puppet != s.mind and s.life[s.puppet] == S.ALIVE),
        s.puppet == S.NONE or bool(s.waits) + bool(s.open) + (s.extends == s.puppet) == 1,
        not s.waits or (s.puppet != S.NONE and not s.open),
        s.extends == S.NONE or (s.extends in doers and not s.open and not s.waits),
        _open_is_possible(state, doers),
        _request_is_possible(state, acting),
    ]
    if not all(possible):
        raise BadPosition("now: this cannot be the state of a turn here")


def _open_is_possible(state: State, doers: set[int]) -> bool:
    s = state[0]
    target = int(s.target)
    if not s.open:
        return bool(s.opener == S.NONE and target == S.NONE and s.points == 0 and s.added == 0)
    if s.opener not in doers or s.puppet not in (S.NONE, s.opener) or target == S.NONE:
        return False
    if s.open == S.HEAL:
        return target < S.CHARACTERS and bool(s.life[target] != S.DEAD)
    if s.open == S.ATTACK:
        return bool(s.slot[target] != S.NONE)
    return bool(s.open == S.REPAIR and target < len(S.GENERATORS) and s.broken[target])


def _request_is_possible(state: State, acting: set[int]) -> bool:
    s = state[0]
    asked = int(s.asked)
    if s.asker == S.NONE:
        return bool(asked == S.NONE and s.wanted == 0 and s.amount == 0)
    known = s.asker in acting and asked not in (S.NONE, s.asker) and s.due == S.NOTHING
    return bool(known and s.life[asked] == S.ALIVE and 0 < s.amount <= s.token[s.wanted, asked])
