"""What a hint says about an action of The Base, and what is shown of an action before it is done."""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import board
from ..kernel import state as S
from ..notation import format_action, location_name
from . import ways
from .words import Words, count_saved, passages, plain, who

PLAIN = {
    S.MORE_ACTIONS: "thebase-do-more-actions",
    S.MORE_TIME: "thebase-do-more-time",
    S.PASS: "thebase-do-pass",
    S.CHALLENGE: "thebase-do-challenge",
}


# --- instructions ---------------------------------------------------------------------------------------------------


def instruct(state: State, action: int) -> Message:
    s = plain(state)
    if action < S.ROTATE:
        return _instruct_movement(state, action)
    if action < S.REVEAL:
        tile, quarters = divmod(action - S.ROTATE, 3)
        shown = passages(S.turned(s.tile[tile], quarters + 1))
        words: Words = {"place": location_name(tile), "degrees": 90 * quarters + 90, "passages": shown}
        return Message("thebase-do-rotate", words)
    if action < S.PLACE:
        return Message("thebase-do-reveal", {"place": location_name(action - S.REVEAL)})
    if action < S.MORE_ACTIONS:
        p, row = divmod(action - S.PLACE, S.SIZE)
        return Message("thebase-do-return", {**who(p), "slot": location_name(S.SLOTS[p // S.PIECES] + row)})
    if action < S.ORIENT:
        return Message(PLAIN[action])
    slot, mask = divmod(action - S.ORIENT, 16)
    place = location_name(S.FRONT[slot // S.SIZE][slot % S.SIZE])
    return Message("thebase-do-orient", {"place": place, "passages": passages(mask)})


def _instruct_movement(state: State, action: int) -> Message:
    p = int(board.mover(action))
    _, *over, end = format_action(state, action).split(":")
    if over:
        return Message("thebase-do-cross", {**who(p), "over": ", ".join(over), "to": end})
    return Message("thebase-do-slot" if end[0] in "ag" else "thebase-do-step", {**who(p), "to": end})


# --- merits ---------------------------------------------------------------------------------------------------------


def merit(before: State, action: int, after: State) -> Message | None:
    """What a movement or a rotation has brought about on the board; of other actions nothing is certain."""
    then, now = plain(before), plain(after)
    if action < S.ROTATE:
        return _merit_of_movement(then, now, int(board.mover(action)))
    if action < S.REVEAL:
        return _merit_of_rotation(then, now, (action - S.ROTATE) // 3)
    return None


def _merit_of_movement(then: SimpleNamespace, now: SimpleNamespace, p: int) -> Message | None:
    side = then.side
    saved = count_saved(now, side)
    if saved > count_saved(then, side):
        return Message("thebase-merit-saved", {**who(p), "saved": saved})
    for q in range(S.PIECES * (1 - side), S.PIECES * (1 - side) + S.PIECES):
        if then.piece[q] == now.piece[p]:
            return Message("thebase-merit-eliminates", {"side": S.SIDES[1 - side], "number": q % S.PIECES + 1})
    columns = int(board.column_distance(side, now.piece[p]))
    if columns < int(board.column_distance(side, then.piece[p])):
        return Message("thebase-merit-nearer", {"columns": columns})
    return None


def _merit_of_rotation(then: SimpleNamespace, now: SimpleNamespace, tile: int) -> Message | None:
    """A way onto the tile that opens for an own piece, or one that closes for another."""
    for owner, merit in ((then.side, "thebase-merit-opens"), (1 - then.side, "thebase-merit-closes")):
        opens = owner == then.side
        for p in range(S.PIECES * owner, S.PIECES * owner + S.PIECES):
            here = then.piece[p]
            if here == S.OFF or board.is_goal(owner, here):
                continue
            if ways.is_linked(now, here, tile) == opens != ways.is_linked(then, here, tile):
                return Message(merit, who(p))
    return None


# --- before it is done ----------------------------------------------------------------------------------------------


def outlook(before: State, action: int, after: State) -> State:
    """The end of the turn is left out: the countdown, the other side's actions, a match that ends by the countdown."""
    then, now = before[0], after[0]
    third = now.phase == S.OVER and bool(board.saved(now, int(then.side)) == S.PIECES)
    passes = now.side != then.side or now.countdown < then.countdown or now.phase == S.OVER
    if not passes or then.phase in (S.SETUP, S.OVER):
        return after
    shown = after.copy()
    s = shown[0]
    s.side, s.countdown = then.side, then.countdown
    s.actions = then.actions if action == S.PASS else 0
    if not third:
        s.phase, s.winner, s.challenge = S.ACT, then.winner, then.challenge
    return shown
