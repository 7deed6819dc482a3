"""What happened, for the log of a match of The Base."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import board
from ..kernel import state as S
from ..notation import format_action, location_name
from .words import count_saved, passages, plain, type_words, who


def narrate(before: State, action: int, after: State) -> tuple[Message, ...]:
    then, now = plain(before), plain(after)
    if action < S.ROTATE:
        told = _tell_movement(before, then, now, action)
    elif S.OUTCOME <= action < S.DEAL:
        told = [_tell_shown(location_name(then.reveal), action - S.OUTCOME)]
    elif action >= S.ORIENT:
        told = [_tell_set_up(action)]
    else:
        told = [_tell_deed(then, now, action)]
    return (*told, *_tell_end_of_turn(then, now))


def _tell_movement(before: State, then: SimpleNamespace, now: SimpleNamespace, action: int) -> list[Message]:
    """A step is reported by its effect, if it does more than lead somewhere."""
    p = int(board.mover(action))
    side = then.side
    _, *over, end = format_action(before, action).split(":")
    told = []
    if over:
        told.append(Message("thebase-log-crossing", {**who(p), "over": ", ".join(over), "to": end}))
    for q in range(S.PIECES * (1 - side), S.PIECES * (1 - side) + S.PIECES):
        if then.piece[q] != S.OFF and location_name(then.piece[q]) == end:
            told.append(Message("thebase-log-eliminates", {**who(p), "victim": q % S.PIECES + 1, "place": end}))
            if now.piece[q] != S.OFF:
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
    shown = type_words(int(S.TYPE_OF[mask]))
    return Message("thebase-log-shown", {"place": place, "type": shown, "passages": passages(mask)})


def _tell_set_up(action: int) -> Message:
    if action >= S.TYPE:
        slot, t = divmod(action - S.TYPE, len(S.TYPES))
        return Message("thebase-log-drawn", {"place": _front(slot), "type": type_words(t)})
    if action >= S.DEAL:
        side, arrangement = divmod(action - S.DEAL, len(S.ARRANGEMENTS))
        numbers = ", ".join(str(n) if n else "–" for n in S.ARRANGEMENTS[arrangement].tolist())
        return Message("thebase-log-dealt", {"side": S.SIDES[side], "numbers": numbers})
    slot, mask = divmod(action - S.ORIENT, 16)
    return Message(
        "thebase-log-oriented", {"side": S.SIDES[slot // S.SIZE], "place": _front(slot), "passages": passages(mask)}
    )


def _front(slot: int) -> str:
    return location_name(S.FRONT[slot // S.SIZE][slot % S.SIZE])


def _tell_deed(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Message:
    side = S.SIDES[then.side]
    if action < S.REVEAL:
        tile, quarters = divmod(action - S.ROTATE, 3)
        degrees = 90 * quarters + 90
        return Message("thebase-log-rotated", {"side": side, "place": location_name(tile), "degrees": degrees})
    if action < S.PLACE:
        return Message("thebase-log-reveal", {"side": side, "place": location_name(action - S.REVEAL)})
    if action < S.MORE_ACTIONS:
        p, row = divmod(action - S.PLACE, S.SIZE)
        return _tell_return(p, S.SLOTS[p // S.PIECES] + row)
    if action == S.MORE_ACTIONS:
        return Message("thebase-log-spent-action", {"side": side, "actions": now.actions})
    if action == S.MORE_TIME:
        return Message("thebase-log-spent-time", {"side": side, "left": now.countdown})
    if action == S.PASS:
        return Message("thebase-log-pass", {"side": side})
    return Message("thebase-log-challenge", {"side": S.SIDES[now.side], "turns": now.countdown})


def _tell_end_of_turn(then: SimpleNamespace, now: SimpleNamespace) -> Iterator[Message]:
    """The end of a round and of the match. A round cut short by a third saved piece does not count."""
    if now.countdown < then.countdown:
        name = "thebase-log-round" if now.challenge == S.NO_CHALLENGE else "thebase-log-challenge-turn"
        yield Message(name, {"left": now.countdown})
    if now.phase == S.OVER and then.phase != S.OVER:
        yield result(now)


def result(s: SimpleNamespace) -> Message:
    """Who won, and by which rule. Rules 11, 13."""
    if s.challenge != S.NO_CHALLENGE:
        name = "thebase-log-challenge-won" if s.challenge == S.CHALLENGE_WON else "thebase-log-challenge-lost"
        return Message(name, {"side": S.SIDES[2 - s.winner]})
    if s.winner == S.DRAW:
        return Message("thebase-log-draw", {"saved": count_saved(s, S.RED), "columns": _distances(s, S.RED)[0]})
    winner = s.winner - 1
    saved, others = count_saved(s, winner), count_saved(s, 1 - winner)
    if saved == S.PIECES:
        return Message("thebase-log-win-third", {"side": S.SIDES[winner]})
    if saved > others:
        return Message("thebase-log-win-saved", {"side": S.SIDES[winner], "saved": saved, "others": others})
    pairs = list(zip(_distances(s, winner), _distances(s, 1 - winner), strict=True))
    columns, their_columns = next(pair for pair in pairs if pair[0] != pair[1])
    name = "thebase-log-win-rear" if pairs[0] == (columns, their_columns) else "thebase-log-win-next"
    return Message(name, {"side": S.SIDES[winner], "columns": columns, "others": their_columns})


def _distances(s: SimpleNamespace, side: int) -> list[int]:
    """Columns between the active pieces and their goal, the rearmost first. Rules 11.2b."""
    mine = s.piece[side * S.PIECES : side * S.PIECES + S.PIECES]
    active = [place for place in mine if not board.is_goal(side, place)]
    return sorted((int(board.column_distance(side, place)) for place in active), reverse=True)
