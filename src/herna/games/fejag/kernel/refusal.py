"""FEJAG: why an action is refused. `check` is 0 exactly for the legal actions, and for what is not listed: purses in
free play, bookings at a camp.

A refusal says nothing that is not on the public board: legality depends on lit, hence uncovered, cells only.
"""

from __future__ import annotations

from herna.engine.kernel.compiler import kernel

from . import state as S
from .campaign import (
    may_answer,
    may_be_drawn,
    may_be_struck,
    may_book_points,
    may_close,
    may_hand_in,
    may_rank_again,
    verdicts_open,
)
from .placement import legal_row
from .rules import actor, can_place, chooser, has_room, may_act, may_be_fined

OK = 0
(
    NO_SUCH_ACTION,
    CAMPAIGN_OVER,
    NOT_YOUR_TURN,
    NOT_NOW,
    CHANCE_DECIDES,
    MASTER_DECIDES,
    NO_START_CELL,
    TURN_IS_CLOSED,
    TOO_EXPENSIVE,
    OFF_BOARD,
    NOT_LIT,
    CELL_TAKEN,
    NOT_BUILDABLE,
    START_OF_OTHERS,
    MIDDLE_SECTION,
    NOT_LIT_BEFORE,
    TOO_MUCH_TO_KEEP,
    CARD_USED,
    CARDS_IN_ORDER,
    NO_SHEET,
    TIES_NOT_DRAWN,
    NO_VERDICT,
    NO_PENALTY,
    ALREADY_DAY_TEAM,
    NOT_STRIKABLE,
    NUMBER_OF_STRIKES,
    FREE_PLAY_ONLY,
    NO_MORE_ROOM,
    OTHER_DAY,
    NO_BOOKING,
) = range(1, 31)

REASONS = {
    NO_SUCH_ACTION: ("12", "there is no such action"),
    CAMPAIGN_OVER: ("7.4", "the campaign is over"),
    NOT_YOUR_TURN: ("8", "it is not this team's turn"),
    NOT_NOW: ("12", "this is not the time for it"),
    CHANCE_DECIDES: ("12", "something has to be drawn first"),
    MASTER_DECIDES: ("12", "the game master acts first"),
    NO_START_CELL: ("14", "this team has no start cell"),
    TURN_IS_CLOSED: ("8", "the turn of this team is closed"),
    TOO_EXPENSIVE: ("1.1", "the purse does not hold the price"),
    OFF_BOARD: ("2", "there is no such cell on this board"),
    NOT_LIT: ("5.1", "the cell is not lit for this team"),
    CELL_TAKEN: ("5.1", "a figure stands there"),
    NOT_BUILDABLE: ("5.1", "nobody builds on the temple or on a teleport"),
    START_OF_OTHERS: ("5.2", "it is the start cell of another team"),
    MIDDLE_SECTION: ("5.3", "it is a middle section of another team"),
    NOT_LIT_BEFORE: ("5", "the cell was not lit when the turn opened (chain=off)"),
    TOO_MUCH_TO_KEEP: ("1.1", "at most 14 may be kept"),
    CARD_USED: ("9", "this card has been used"),
    CARDS_IN_ORDER: ("12", "cards are asked for in canonical order"),
    NO_SHEET: ("7.3", "this team may not answer now"),
    TIES_NOT_DRAWN: ("9", "a drawn ranking has no ties"),
    NO_VERDICT: ("7.3", "no verdict on this team can be entered now"),
    NO_PENALTY: ("6.4", "penalties need penalty=gm, a camp and the open turn of the team"),
    ALREADY_DAY_TEAM: ("1", "this team has had its day in this half"),
    NOT_STRIKABLE: ("9", "only wrong choices not yet struck out, in ascending order"),
    NUMBER_OF_STRIKES: ("9", "clues 1..8 strike out two choices, clues 9 and 10 one"),
    FREE_PLAY_ONLY: ("14", "a purse is given in free play only"),
    NO_MORE_ROOM: ("12", "the board or the log is full"),
    OTHER_DAY: ("12", "it belongs to another day"),
    NO_BOOKING: ("1.2", "points are booked at a camp, a ranking again after it was entered and until the next day"),
}


@kernel
def check(s, action):
    """0 if legal, else the number of a reason."""
    if action < 0 or action >= S.ACTIONS:
        return NO_SUCH_ACTION
    if s.phase == S.OVER:
        return CAMPAIGN_OVER
    if action < S.SHEET:
        return check_team(s, action)
    if action < S.OPEN:
        return OK if may_hand_in(s, (action - S.SHEET) // S.SHEETS) else NO_SHEET
    if action < S.DRAW:
        return check_master(s, action)
    if action < S.PURSE:
        return check_chance(s, action)
    if action >= S.BOOK:
        return check_booking(s, action)
    if s.phase != S.FREE:
        return FREE_PLAY_ONLY
    if s.start[(action - S.PURSE) // S.PURSES] == S.NONE:
        return NO_START_CELL
    return OK if has_room(s) else NO_MORE_ROOM


@kernel
def check_booking(s, action):
    """Rules 1.2."""
    if action >= S.RERANK:
        return OK if may_rank_again(s) else NO_BOOKING
    team, points = (action - S.BOOK) // S.BOOKINGS, (action - S.BOOK) % S.BOOKINGS - S.MOST_POINTS
    return OK if may_book_points(s, team, points) else NO_BOOKING


@kernel
def check_team(s, action):
    if action >= S.CARD:
        return check_card(s, (action - S.CARD) // S.CARDS, (action - S.CARD) % S.CARDS)
    if s.phase != S.FREE and s.phase != S.BUYING:
        if s.phase == S.CHOOSING:
            return NOT_NOW
        return MASTER_DECIDES if actor(s) >= 0 else CHANCE_DECIDES
    if action < S.DONE:
        team, kind = action // (S.TYPE_COUNT * S.CELLS), action // S.CELLS % S.TYPE_COUNT
        return check_placement(s, team, kind, action % S.CELLS)
    team = (action - S.DONE) % S.TEAM_COUNT
    if s.turn[team] != S.TURN_OPEN:
        return NOT_YOUR_TURN
    if not has_room(s):
        return NO_MORE_ROOM
    return OK if action >= S.TIMEOUT or may_close(s, team) else TOO_MUCH_TO_KEEP


@kernel
def check_placement(s, team, kind, cell):
    """Rules 4.3 step 1, 5."""
    if s.start[team] == S.NONE:
        return NO_START_CELL
    if not may_act(s, team):
        return TURN_IS_CLOSED if s.phase == S.FREE or has_closed(s, team) else NOT_YOUR_TURN
    if s.turn[team] == S.TURN_OPEN and s.purse[team] < S.PRICE[kind]:
        return TOO_EXPENSIVE
    if not can_place(s, team, kind):
        return NO_MORE_ROOM
    x, y = cell % S.SIDE, cell // S.SIDE
    if x >= s.width or y >= s.height:
        return OFF_BOARD
    if (legal_row(s, team, y) >> x) & 1:
        return OK
    if not (int(s.lit[team, y]) >> x) & 1:
        return NOT_LIT
    if s.at[cell]:
        return CELL_TAKEN
    if (int(s.barred[y]) >> x) & 1 and s.start[team] != cell:
        return START_OF_OTHERS if s.terrain[cell] == S.START else NOT_BUILDABLE
    for other in range(S.TEAM_COUNT):
        if other != team and (int(s.middle[other, y]) >> x) & 1:
            return MIDDLE_SECTION
    return NOT_LIT_BEFORE


@kernel
def has_closed(s, team):
    """Whether the team has already bought today."""
    if s.submission:
        return s.turn[team] == S.TURN_CLOSED
    for i in range(int(s.turns_done)):
        if s.order[i] == team:
            return True
    return False


@kernel
def check_card(s, team, card):
    """Rules 9, 12."""
    if s.phase != S.CHOOSING:
        return NOT_NOW
    if chooser(s) != team:
        return CARDS_IN_ORDER
    return OK if (int(s.hand[team]) >> card) & 1 else CARD_USED


@kernel
def check_master(s, action):
    """Rules 8, 12; a ranking by chance is checked here too."""
    if S.RANK <= action < S.CLUE and s.phase == S.RANKING:
        return OK if s.ranks == S.MANUAL or S.STRICT[action - S.RANK] else TIES_NOT_DRAWN
    if action == S.OPEN and s.phase == S.OPENING:
        return OK
    if action == S.CLUE and s.phase == S.CLUE_DUE and s.ranks == S.MANUAL:
        return OK
    if S.VERDICT <= action < S.PENALTY:
        open_now = s.ranks == S.MANUAL and verdicts_open(s)
        if open_now:
            return OK if may_answer(s, (action - S.VERDICT) // 3) else NO_VERDICT
        return NO_MORE_ROOM if s.logged >= S.LOG_FOR_EXTRAS else NO_VERDICT
    if action >= S.PENALTY:
        return OK if may_be_fined(s, (action - S.PENALTY) // S.TYPE_COUNT) else NO_PENALTY
    return CHANCE_DECIDES if s.phase == S.DRAWING or s.phase == S.DRAWING_DAY else NOT_NOW


@kernel
def check_chance(s, action):
    """Rules 12."""
    if action < S.KEY:
        return OK if s.phase == S.DRAWING else NOT_NOW
    if action < S.DAY:
        return OK if s.phase == S.SEALING else NOT_NOW
    if action < S.STRIKE_ONE:
        if s.phase != S.DRAWING_DAY:
            return NOT_NOW
        return OK if may_be_drawn(s, action - S.DAY) else ALREADY_DAY_TEAM
    if s.phase != S.CLUE_DUE or s.ranks == S.MANUAL:
        return NOT_NOW
    if (action < S.STRIKE_TWO) != (s.day > S.LAST_DOUBLE_CLUE):
        return NUMBER_OF_STRIKES
    if action < S.STRIKE_TWO:
        return OK if may_be_struck(s, action - S.STRIKE_ONE) else NOT_STRIKABLE
    first, second = (action - S.STRIKE_TWO) // S.CHOICE_COUNT, (action - S.STRIKE_TWO) % S.CHOICE_COUNT
    return OK if first < second and may_be_struck(s, first) and may_be_struck(s, second) else NOT_STRIKABLE
