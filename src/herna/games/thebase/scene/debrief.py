"""The Base: what each side did in a match, and when pieces were saved and eliminated. Rules 11, 13."""

from __future__ import annotations

from collections import Counter

from herna.engine.debrief import Chapter, Sentence, TableRow, seat_columns
from herna.engine.game import State
from herna.engine.match import Match
from herna.engine.scene import Message
from herna.engine.state import Step

from ..kernel import board
from ..kernel import state as S
from .log import narrate
from .words import count_saved, plain

TOLD = frozenset(
    f"thebase-log-{what}"
    for what in ("eliminates", "saved", "saved-token", "challenge", "challenge-won", "challenge-lost")
)
ELIMINATED = "thebase-debrief-eliminated"
MOVED, REVEALED, ROTATED = "thebase-debrief-moved", "thebase-debrief-revealed", "thebase-debrief-rotated"
TOKENS = "thebase-debrief-tokens"
DEEDS = (ELIMINATED, MOVED, REVEALED, ROTATED, TOKENS)  # rows, after those about the last position


def debrief(match: Match, why: str) -> tuple[Chapter, ...]:
    """The table is about the match; a Time challenge, which comes after it, is only told."""
    deeds: Counter[tuple[str, int]] = Counter()
    sentences: list[Sentence] = []
    end, rounds = match.at(0), 0
    for step in match.steps():
        told = narrate(step.before, step.action, step.after)
        sentences += [Sentence(each, step.ply) for each in told if each.id in TOLD]
        if step.after[0].challenge == S.NO_CHALLENGE:
            end = step.after
            _count(deeds, step, told)
            rounds += any(each.id == "thebase-log-round" for each in told)
    rows = (
        TableRow(Message("thebase-debrief-saved"), tuple(count_saved(plain(end), side) for side in (S.RED, S.GREEN))),
        TableRow(Message("thebase-debrief-rear"), tuple(_to_go(end, side) for side in (S.RED, S.GREEN))),
        *(TableRow(Message(deed), (deeds[deed, S.RED], deeds[deed, S.GREEN])) for deed in DEEDS),
    )
    played = Sentence(Message("thebase-debrief-rounds", {"rounds": rounds}))
    table = Chapter(Message("thebase-debrief-table"), seat_columns(2), rows, (played,))
    return (table, Chapter(Message("thebase-debrief-moments"), told=tuple(sentences))) if sentences else (table,)


def _count(deeds: Counter[tuple[str, int]], step: Step, told: tuple[Message, ...]) -> None:
    side, action = int(step.before[0].side), step.action
    if action < S.ROTATE:
        deeds[MOVED, side] += 1
    elif action < S.REVEAL:
        deeds[ROTATED, side] += 1
    elif action < S.PLACE:
        deeds[REVEALED, side] += 1
    elif action in (S.MORE_ACTIONS, S.MORE_TIME):
        deeds[TOKENS, side] += 1
    deeds[ELIMINATED, side] += sum(each.id == "thebase-log-eliminates" for each in told)


def _to_go(state: State, side: int) -> int | None:
    """Rules 11.2b: the columns before the rearmost piece; None if all are saved or not yet dealt."""
    s = plain(state)
    mine = s.piece[side * S.PIECES : side * S.PIECES + S.PIECES]
    if s.phase == S.SETUP:
        return None
    active = [place for place in mine if not board.is_goal(side, place)]
    home = S.SLOTS[side]  # a piece that waits for its return will be there
    return max((int(board.column_distance(side, home if place == S.OFF else place)) for place in active), default=None)
