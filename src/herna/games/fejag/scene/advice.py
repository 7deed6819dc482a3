"""What a hint says about an action of FEJAG, and what is shown of an action before it is done."""

from __future__ import annotations

import numpy as np

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import placement
from ..kernel import state as S
from .touch import VERDICTS, cell_name
from .words import Words, choice_name, order_words, team_words

PLACING = ("fejag-do-Ti", "fejag-do-Be", "fejag-do-Sn", "fejag-do-Ta", "fejag-do-Mo", "fejag-do-Fr")


# --- instructions ---------------------------------------------------------------------------------------------------


def instruct(state: State, action: int) -> Message:
    if action < S.DONE:
        bought, cell = divmod(action, S.CELLS)
        return Message(PLACING[bought % S.TYPE_COUNT], {"place": cell_name(cell)})
    if action < S.TIMEOUT:
        return Message("fejag-do-done")
    if action < S.CARD:
        return Message("fejag-do-timeout")
    if action < S.SHEET:
        return Message("fejag-do-card", {"card": (action - S.CARD) % S.CARDS + 1})
    if action < S.OPEN:
        return Message("fejag-do-sheet", {"choices": _choices((action - S.SHEET) % S.SHEETS)})
    if action < S.BOOK:
        return _instruct_master(action)
    if action < S.RERANK:
        team, points = divmod(action - S.BOOK, S.BOOKINGS)
        words: Words = {"team": team_words(team), "points": f"{points - S.MOST_POINTS:+}".replace("-", "−")}
        return Message("fejag-do-points", words)
    return Message("fejag-do-rerank", {"order": order_words(action - S.RERANK)})


def _choices(sheet: int) -> str:
    digits = (sheet // S.CHOICES ** (S.QUESTIONS - 1 - q) % S.CHOICES for q in range(S.QUESTIONS))
    return ", ".join(choice_name(q * S.CHOICES + digit) for q, digit in enumerate(digits))


def _instruct_master(action: int) -> Message:
    if action < S.RANK:
        return Message("fejag-do-open")
    if action < S.CLUE:
        return Message("fejag-do-rank", {"order": order_words(action - S.RANK)})
    if action < S.VERDICT:
        return Message("fejag-do-clue")
    if action < S.PENALTY:
        team, verdict = divmod(action - S.VERDICT, len(VERDICTS))
        return Message("fejag-do-verdict", {"team": team_words(team), "verdict": VERDICTS[verdict]})
    team, kind = divmod(action - S.PENALTY, S.TYPE_COUNT)
    return Message("fejag-do-penalty", {"team": team_words(team), "price": S.PRICE[kind]})


# --- merits ---------------------------------------------------------------------------------------------------------


def merit(before: State, action: int, after: State) -> Message | None:
    """What a figure does at once: a path to the temple, figures of others that go out, new light."""
    if action >= S.DONE:
        return None
    then, now = before.copy()[0], after.copy()[0]
    team = action // S.CELLS // S.TYPE_COUNT
    paths = int(placement.paths(now, team))
    if paths > int(placement.paths(then, team)):
        return Message("fejag-merit-path", {"paths": paths})
    darkened = [f for f in range(int(then.figures)) if int(then.team[f]) != team and _shines(then, f) > _shines(now, f)]
    if darkened:
        return Message("fejag-merit-dark", {"count": len(darkened)})
    rows = zip(then.lit[team].tolist(), now.lit[team].tolist(), strict=True)
    cells = sum((new & ~old).bit_count() for old, new in rows)
    return Message("fejag-merit-light", {"cells": cells}) if cells else None


def _shines(s: np.record, f: int) -> bool:
    return bool(int(s.shining[f // S.WORD]) >> f % S.WORD & 1)


# --- before it is done ----------------------------------------------------------------------------------------------


def outlook(before: State, action: int, after: State) -> State:
    """Of a turn that is closed only the purse is shown, not the turn of the next team or the next day."""
    if not S.DONE <= action < S.CARD:
        return after
    shown = before.copy()
    shown[0].purse[:] = after[0].purse
    return shown
