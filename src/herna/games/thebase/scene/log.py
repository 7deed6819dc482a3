"""What happened, for the log of a match of The Base."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import board
from ..kernel.state import (
    ARRANGEMENTS,
    CHALLENGE_WON,
    DEAL,
    DRAW,
    FRONT,
    MORE_ACTIONS,
    MORE_TIME,
    NO_CHALLENGE,
    OFF,
    ORIENT,
    OUTCOME,
    OVER,
    PASS,
    PIECES,
    PLACE,
    RED,
    REVEAL,
    ROTATE,
    SIDES,
    SIZE,
    SLOTS,
    TYPE,
    TYPE_OF,
    TYPES,
)
from ..notation import format_action, location_name
from .words import count_saved, passages, plain, type_words, who


def narrate(before: State, action: int, after: State) -> tuple[Message, ...]:
    then, now = plain(before), plain(after)
    if action < ROTATE:
        told = _tell_movement(before, then, now, action)
    elif OUTCOME <= action < DEAL:
        told = [_tell_shown(location_name(then.reveal), action - OUTCOME)]
    elif action >= ORIENT:
        told = [_tell_set_up(action)]
    else:
        told = [_tell_deed(then, now, action)]
    return (*told, *_tell_end_of_turn(then, now))


def _tell_movement(before: State, then: SimpleNamespace, now: SimpleNamespace, action: int) -> list[Message]:
    """A step is told by what it does, if it does more than lead somewhere."""
    p = int(board.mover(action))
    side = then.side
    _, *over, end = format_action(before, action).split(":")
    told = []
    if over:
        told.append(Message("thebase-log-crossing", {**who(p), "over": ", ".join(over), "to": end}))
    for q in range(PIECES * (1 - side), PIECES * (1 - side) + PIECES):
        if then.piece[q] != OFF and location_name(then.piece[q]) == end:
            told.append(Message("thebase-log-eliminates", {**who(p), "victim": q % PIECES + 1, "place": end}))
            if now.piece[q] != OFF:
                told.append(_tell_return(q, now.piece[q]))
    if count_saved(now, side) > count_saved(then, side):
        told.append(_tell_saved(then, now, side, p, end))
    goes_home = end[0] == "ag"[side]
    step = Message("thebase-log-home" if goes_home else "thebase-log-step", {**who(p), "to": end})
    return told or [step]


def _tell_return(p: int, place: int) -> Message:
    return Message("thebase-log-returns", {**who(p), "slot": location_name(place)})


def _tell_saved(then: SimpleNamespace, now: SimpleNamespace, side: int, p: int, slot: str) -> Message:
    earned = now.token[side] > then.token[side]
    return Message("thebase-log-saved-token" if earned else "thebase-log-saved", {**who(p), "slot": slot})


def _tell_shown(place: str, mask: int) -> Message:
    shown = type_words(int(TYPE_OF[mask]))
    return Message("thebase-log-shown", {"place": place, "type": shown, "passages": passages(mask)})


def _tell_set_up(action: int) -> Message:
    if action >= TYPE:
        slot, t = divmod(action - TYPE, len(TYPES))
        return Message("thebase-log-drawn", {"place": _front(slot), "type": type_words(t)})
    if action >= DEAL:
        side, arrangement = divmod(action - DEAL, len(ARRANGEMENTS))
        numbers = " ".join(str(n) if n else "–" for n in ARRANGEMENTS[arrangement].tolist())
        return Message("thebase-log-dealt", {"side": SIDES[side], "numbers": numbers})
    slot, mask = divmod(action - ORIENT, 16)
    return Message(
        "thebase-log-oriented", {"side": SIDES[slot // SIZE], "place": _front(slot), "passages": passages(mask)}
    )


def _front(slot: int) -> str:
    return location_name(FRONT[slot // SIZE][slot % SIZE])


def _tell_deed(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Message:
    side = SIDES[then.side]
    if action < REVEAL:
        tile, quarters = divmod(action - ROTATE, 3)
        degrees = 90 * quarters + 90
        return Message("thebase-log-rotated", {"side": side, "place": location_name(tile), "degrees": degrees})
    if action < PLACE:
        return Message("thebase-log-reveal", {"side": side, "place": location_name(action - REVEAL)})
    if action < MORE_ACTIONS:
        p, row = divmod(action - PLACE, SIZE)
        return _tell_return(p, SLOTS[p // PIECES] + row)
    if action == MORE_ACTIONS:
        return Message("thebase-log-spent-action", {"side": side, "actions": now.actions})
    if action == MORE_TIME:
        return Message("thebase-log-spent-time", {"side": side, "left": now.countdown})
    if action == PASS:
        return Message("thebase-log-pass", {"side": side})
    return Message("thebase-log-challenge", {"side": SIDES[now.side], "turns": now.countdown})


def _tell_end_of_turn(then: SimpleNamespace, now: SimpleNamespace) -> Iterator[Message]:
    """The end of a round and of the match. A round that a third saved piece cuts short is not counted."""
    if now.countdown < then.countdown:
        name = "thebase-log-round" if now.challenge == NO_CHALLENGE else "thebase-log-challenge-turn"
        yield Message(name, {"left": now.countdown})
    if now.phase == OVER and then.phase != OVER:
        yield _tell_result(now)


def _tell_result(s: SimpleNamespace) -> Message:
    """Who won, and by which rule. Rules 11, 13."""
    if s.challenge != NO_CHALLENGE:
        name = "thebase-log-challenge-won" if s.challenge == CHALLENGE_WON else "thebase-log-challenge-lost"
        return Message(name, {"side": SIDES[2 - s.winner]})
    if s.winner == DRAW:
        return Message("thebase-log-draw", {"saved": count_saved(s, RED), "columns": _distances(s, RED)[0]})
    winner = s.winner - 1
    saved, others = count_saved(s, winner), count_saved(s, 1 - winner)
    if saved == PIECES:
        return Message("thebase-log-win-third", {"side": SIDES[winner]})
    if saved > others:
        return Message("thebase-log-win-saved", {"side": SIDES[winner], "saved": saved, "others": others})
    pairs = list(zip(_distances(s, winner), _distances(s, 1 - winner), strict=True))
    columns, their_columns = next(pair for pair in pairs if pair[0] != pair[1])
    name = "thebase-log-win-rear" if pairs[0] == (columns, their_columns) else "thebase-log-win-next"
    return Message(name, {"side": SIDES[winner], "columns": columns, "others": their_columns})


def _distances(s: SimpleNamespace, side: int) -> list[int]:
    """Columns between the active pieces and their goal, the rearmost first. Rules 11.2b."""
    mine = s.piece[side * PIECES : side * PIECES + PIECES]
    active = [place for place in mine if not board.is_goal(side, place)]
    return sorted((int(board.column_distance(side, place)) for place in active), reverse=True)
