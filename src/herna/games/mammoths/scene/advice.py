"""What a hint says about an action of Mammoths, and what is shown of an action before it is done."""

from __future__ import annotations

from types import SimpleNamespace

import numpy as np

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import placement, scoring
from ..kernel import state as S
from .squares import Square, read
from .words import Words, half_words, person_words, plain, spot_words, terrain_words

DIRECTIONS = ("above", "right", "below", "left")  # as in STEP_X and STEP_Y
SETTLING = ("mammoths-do-settle-not", "mammoths-do-settle-two", "mammoths-do-settle-four")
OF_THE_TURN = ("row", "row_owner", "next", "next_owner", "rounds")


# --- instructions ---------------------------------------------------------------------------------------------------


def instruct(state: State, action: int) -> Message:
    s = plain(state)
    if action < S.DISCARD:
        return _instruct_placing(s, action)
    if action == S.DISCARD:
        return Message("mammoths-do-discard", {"number": s.row[0]})
    if action < S.HAND:
        terrain = _square(s, action - S.ERUPT).terrain
        return Message("mammoths-do-lava", {"spot": _spot(action - S.ERUPT), "terrain": terrain_words(terrain)})
    if action < S.CLAIM:
        kind, heir = divmod(action - S.HAND, 4)
        return Message("mammoths-do-hand", {"kind": S.KINDS[kind], "seat": S.SEATS[heir]})
    if action < S.PAIR:
        return Message("mammoths-do-claim", {"number": action - S.CLAIM + 1})
    if action < S.SETTLE:
        first, second = (s.next[i] for i in S.PAIRS[action - S.PAIR])
        return Message("mammoths-do-pair", {"first": first, "second": second})
    return _instruct_settling(s, action)


def _instruct_placing(s: SimpleNamespace, action: int) -> Message:
    number = s.row[0]
    cell, direction = divmod(action, 4)
    left, right = (half_words(int(t), int(m)) for t, m in zip(S.TERRAIN[number], S.MARKS[number], strict=True))
    words: Words = {"number": number, "left": left, "right": right, "where": DIRECTIONS[direction]}
    return Message("mammoths-do-place", {**words, "spot": _spot(cell)})


def _instruct_settling(s: SimpleNamespace, action: int) -> Message:
    if action < S.PAY:
        return Message(SETTLING[action - S.SETTLE])
    if action < S.TAKE:
        kind = S.KINDS[_square(s, action - S.PAY).terrain - 1]
        return Message("mammoths-do-pay", {"spot": _spot(action - S.PAY), "kind": kind})
    if action < S.HOUSE:
        return Message("mammoths-do-take", {"person": person_words(action - S.TAKE)})
    return Message("mammoths-do-house", {"spot": _spot(action - S.HOUSE), "person": person_words(s.pending)})


def _spot(cell: int) -> Message:
    return spot_words(*S.cell_place(cell))


def _square(s: SimpleNamespace, cell: int) -> Square:
    place = S.cell_place(cell)
    return next(square for square in read(s, s.act) if (square.x, square.y) == place)


# --- merits ---------------------------------------------------------------------------------------------------------


def merit(before: State, action: int, after: State) -> Message | None:
    """The points that it has brought; of a claim, in how many ways the domino fits now."""
    seat = int(before[0].act)
    if S.CLAIM <= action < S.PAIR:
        out = np.empty(S.WIDEST, np.int32)
        ways = int(placement.list_placements(before.copy()[0], seat, action - S.CLAIM + 1, out))
        return Message("mammoths-merit-fits", {"ways": ways}) if ways else None
    points = int(scoring.total(after[0], seat)) - int(scoring.total(before[0], seat))
    return Message("mammoths-merit-points", {"points": points}) if points > 0 else None


# --- before it is done ----------------------------------------------------------------------------------------------


def outlook(before: State, action: int, after: State) -> State:
    """The next turn is left out, and so is the next round, in which all dominoes move."""
    then, now = before[0], after[0]
    seat = int(then.act)
    if S.CLAIM <= action < S.SETTLE:
        return _with_claims(before, action, seat)
    if int(now.act) == seat and now.rounds == then.rounds:
        return after
    shown = after.copy()
    s = shown[0]
    if now.rounds != then.rounds:
        for name in OF_THE_TURN:
            s[name] = then[name]
    s.act, s.phase = seat, S.CLAIMING  # in which nothing else is asked
    return shown


def _with_claims(before: State, action: int, seat: int) -> State:
    """Only the chiefs are put on their dominoes."""
    shown = before.copy()
    s = shown[0]
    number = action - S.CLAIM + 1
    claimed = S.PAIRS[action - S.PAIR] if action >= S.PAIR else [s.next.tolist().index(number)]
    for i in claimed:
        s.next_owner[i] = seat
    return shown
