"""What happened, for the log of a match of Mammoths."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import scoring
from ..kernel import state as S
from .squares import Square, read
from .words import Words, half_words, person_words, plain, terrain_words, tribe, winners


def narrate(before: State, action: int, after: State) -> tuple[Message, ...]:
    then, now = plain(before), plain(after)
    if action >= S.DRAW_DOMINO:
        return tuple(_tell_draw(then, now, action))
    told = [*_tell_deed(then, now, action), *_tell_totems(then, now, action)]
    seat = then.act
    score, previous = int(scoring.total(after[0], seat)), int(scoring.total(before[0], seat))
    if score != previous:
        told.append(Message("mammoths-log-score", {"score": score, "gain": f"{score - previous:+d}".replace("-", "−")}))
    was, is_now = (int(scoring.pad_line(state[0], seat, scoring.PAD_CENTRE)) for state in (before, after))
    if now.centre and was > is_now:
        told.append(Message("mammoths-log-off-centre", {}))
    if now.rounds > then.rounds:
        told.append(Message("mammoths-log-round", {"round": now.rounds}))
    if now.phase == S.OVER:
        told.append(_tell_result(after))
    return tuple(told)


def _tell_draw(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    """A row is reported when it is complete."""
    if action < S.CHIEF:
        if now.next.count(0) == 0:
            yield Message("mammoths-log-row", {"numbers": ", ".join(map(str, now.next))})
    elif action < S.DRAW_PERSON:
        yield Message("mammoths-log-chief", {"tribe": tribe(action - S.CHIEF)})
    else:
        yield Message("mammoths-log-arrived", {"person": person_words(action - S.DRAW_PERSON)})


def _tell_deed(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    who: Words = {"tribe": tribe(then.act)}
    if action <= S.DISCARD:
        yield from _tell_placing(then, now, action)
    elif action < S.HAND:
        yield from _tell_lava(then, action - S.ERUPT)
    elif action < S.CLAIM:
        return
    elif action < S.PAIR:
        yield Message("mammoths-log-claimed", {**who, "number": action - S.CLAIM + 1})
        if then.players == 3:
            yield from _tell_left_over(then, now)
    elif action < S.SETTLE:
        first, second = (then.next[i] for i in S.PAIRS[action - S.PAIR])
        yield Message("mammoths-log-paired", {**who, "first": first, "second": second})
    elif action < S.PAY:
        name = ("mammoths-log-settle-not", "mammoths-log-settle", "mammoths-log-settle")[action - S.SETTLE]
        yield Message(name, {**who, "form": now.form})
    elif action < S.TAKE:
        terrain = _square(then, action - S.PAY).terrain
        yield Message("mammoths-log-paid", {**who, "kind": S.KINDS[terrain - 1]})
    elif action < S.HOUSE:
        yield Message("mammoths-log-took", {**who, "person": person_words(action - S.TAKE)})
    else:
        yield Message("mammoths-log-housed", {**who, "person": person_words(then.pending)})


def _tell_placing(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    number, seat = then.row[0], then.act
    if action == S.DISCARD:
        yield Message("mammoths-log-discarded", {"tribe": tribe(seat), "number": number})
        return
    left, right = (half_words(int(t), int(m)) for t, m in zip(S.TERRAIN[number], S.MARKS[number], strict=True))
    yield Message("mammoths-log-placed", {"tribe": tribe(seat), "number": number, "left": left, "right": right})


def _tell_lava(then: SimpleNamespace, cell: int) -> Iterator[Message]:
    seat = then.act
    flames = _square(then, then.volcano).marks
    target = _square(then, cell)
    where: Words = {"tribe": tribe(seat), "terrain": terrain_words(target.terrain), "flames": flames}
    yield Message("mammoths-log-lava", where)
    if target.token:
        yield Message("mammoths-log-burnt", {"kind": S.KINDS[target.terrain - 1]})
    if target.person != S.NONE:
        yield Message("mammoths-log-burnt-person", {"person": person_words(target.person)})


def _tell_left_over(then: SimpleNamespace, now: SimpleNamespace) -> Iterator[Message]:
    """Rules 4: with three players the domino nobody wants leaves."""
    on_table = {*now.next, *now.row}
    for number in then.next:
        if number and number not in on_table:
            yield Message("mammoths-log-left-over", {"number": number})


def _tell_totems(then: SimpleNamespace, now: SimpleNamespace, action: int) -> Iterator[Message]:
    for kind in range(4):
        old, new = then.totem[kind], now.totem[kind]
        if old == new:
            continue
        args: Words = {"kind": S.KINDS[kind], "tribe": tribe(new)}
        if old == S.NONE:
            yield Message("mammoths-log-totem", args)
        else:
            name = "mammoths-log-totem-handed" if old == then.act else "mammoths-log-totem-from"
            yield Message(name, {**args, "other": S.SEATS[old]})


def _tell_result(state: State) -> Message:
    """Who won, and by which rule. Rules 11."""
    best = winners(state)
    s = state[0]
    points = int(scoring.total(s, best[0]))
    if len(best) > 1:
        return Message("mammoths-log-win-shared", {"points": points})
    args: Words = {"tribe": tribe(best[0]), "points": points}
    rivals = [p for p in range(int(s.players)) if p != best[0] and int(scoring.total(s, p)) == points]
    if not rivals:
        return Message("mammoths-log-win", args)
    largest = int(scoring.largest_area(s, best[0]))
    if all(int(scoring.largest_area(s, p)) < largest for p in rivals):
        return Message("mammoths-log-win-area", {**args, "squares": largest})
    return Message("mammoths-log-win-fires", {**args, "fires": int(scoring.all_fires(s, best[0]))})


def _square(s: SimpleNamespace, cell: int) -> Square:
    """The square of the seat to act on this cell."""
    x, y = S.cell_place(cell)
    return next(square for square in read(s, s.act) if (square.x, square.y) == (x, y))
