"""Words for the things of The Base, what is expected now, and why something is refused."""

from __future__ import annotations

from functools import lru_cache
from types import SimpleNamespace

import numpy as np

from herna.engine.game import State
from herna.engine.kernel import CHANCE, actor_of
from herna.engine.scene import Message

from ..kernel import refusal
from ..kernel.state import (
    CHALLENGE,
    CHALLENGE_RUNS,
    CHALLENGE_WON,
    DRAW,
    DRAWN,
    FRONT,
    MORE_ACTIONS,
    NO_CHALLENGE,
    OFF,
    OVER,
    PASS,
    PIECES,
    RETURN,
    SETUP,
    SIDES,
    SIZE,
    SLOTS,
    STATE,
)
from ..notation import location_name, numbers

Words = dict[str, str | int | Message]
RECENT = 512  # positions that are kept
TYPE_NAMES = ("thebase-type-D", "thebase-type-I", "thebase-type-L", "thebase-type-T", "thebase-type-X")


def plain(state: State) -> SimpleNamespace:
    """The record as plain numbers and lists, which messages and sprites may carry anywhere."""
    return _plain(state.tobytes())


@lru_cache(maxsize=RECENT)
def _plain(position: bytes) -> SimpleNamespace:
    """Kept for a while: the position after an action is the one before the next, and drawn besides."""
    state = np.frombuffer(bytearray(position), STATE)
    return SimpleNamespace(**numbers(state), actor=int(actor_of(state)))


def count_saved(s: SimpleNamespace, side: int) -> int:
    goals = range(SLOTS[1 - side], SLOTS[1 - side] + SIZE)
    return sum(place in goals for place in s.piece[side * PIECES : side * PIECES + PIECES])


def loose_row(s: SimpleNamespace) -> int:
    """The row whose tile the side to act lays next."""
    return next(row for row in range(SIZE) if s.tile[FRONT[s.side][row]] >= DRAWN)


def who(p: int) -> Words:
    return {"side": SIDES[p // PIECES], "number": p % PIECES + 1}


def piece_words(p: int) -> Message:
    return Message("thebase-piece", who(p))


def type_words(t: int) -> Message:
    return Message(TYPE_NAMES[t])


def passages(mask: int) -> Message:
    return Message("thebase-passages", {"mask": f"m{mask:x}"})


# --- what is expected now -------------------------------------------------------------------------------------------


def prompt(s: SimpleNamespace, seat: int | None, legal: list[int]) -> Message:
    if s.phase == OVER:
        return _prompt_over(s, seat, legal)
    if s.phase == SETUP:
        return _prompt_set_up(s, seat)
    if s.reveal != OFF:
        return Message("thebase-prompt-revealing", {"place": location_name(s.reveal)})
    if s.phase == RETURN:
        p = s.returning
        if seat != s.actor:
            return Message("thebase-prompt-return-wait", {**who(p), "chooser": SIDES[s.actor]})
        return Message("thebase-prompt-return-mine" if p // PIECES == seat else "thebase-prompt-return-theirs", who(p))
    if seat != s.actor:
        return Message("thebase-prompt-wait", {"side": SIDES[s.actor], "actions": s.actions})
    if PASS in legal:
        return Message("thebase-prompt-pass")
    if s.challenge == CHALLENGE_RUNS:
        return Message("thebase-prompt-challenge", {"actions": s.actions, "turns": s.countdown})
    if MORE_ACTIONS in legal:
        return Message("thebase-prompt-start", {"actions": s.actions, "tokens": s.token[seat]})
    return Message("thebase-prompt-act", {"actions": s.actions})


def _prompt_over(s: SimpleNamespace, seat: int | None, legal: list[int]) -> Message:
    if s.winner == DRAW:
        return Message("thebase-prompt-draw")
    winner = s.winner - 1
    if s.challenge != NO_CHALLENGE:
        outcome = "won" if s.challenge == CHALLENGE_WON else "lost"
        return Message("thebase-prompt-challenge-over", {"side": SIDES[winner], "outcome": outcome})
    if CHALLENGE in legal and seat == 1 - winner:
        return Message("thebase-prompt-challenge-offer", {"side": SIDES[winner], "turns": s.countdown})
    return Message("thebase-prompt-won", {"side": SIDES[winner]})


def _prompt_set_up(s: SimpleNamespace, seat: int | None) -> Message:
    if s.actor == CHANCE:
        return Message("thebase-prompt-dealing")
    side, row = s.side, loose_row(s)
    place, slot = location_name(FRONT[side][row]), location_name(SLOTS[side] + row)
    if seat == s.actor:
        return Message("thebase-prompt-orient", {"place": place, "slot": slot})
    return Message("thebase-prompt-orient-wait", {"side": SIDES[side], "place": place})


# --- refusals -------------------------------------------------------------------------------------------------------

REFUSALS = {
    refusal.NO_SUCH_ACTION: "thebase-refusal-no-such-action",
    refusal.MATCH_OVER: "thebase-refusal-match-over",
    refusal.NOT_THE_CHALLENGE: "thebase-refusal-not-the-challenge",
    refusal.SETUP_FIRST: "thebase-refusal-setup-first",
    refusal.SETUP_DONE: "thebase-refusal-setup-done",
    refusal.CHANCE_WAITS: "thebase-refusal-chance-waits",
    refusal.NO_CHANCE_WAITS: "thebase-refusal-no-chance-waits",
    refusal.NONE_LEFT: "thebase-refusal-none-left",
    refusal.OUT_OF_ORDER: "thebase-refusal-out-of-order",
    refusal.OTHER_TYPE: "thebase-refusal-other-type",
    refusal.WALL_TO_SLOT: "thebase-refusal-wall-to-slot",
    refusal.RETURN_WAITS: "thebase-refusal-return-waits",
    refusal.NO_RETURN_WAITS: "thebase-refusal-no-return-waits",
    refusal.NOT_A_RETURN_SLOT: "thebase-refusal-not-a-return-slot",
    refusal.NOT_YOUR_PIECE: "thebase-refusal-not-your-piece",
    refusal.PIECE_SAVED: "thebase-refusal-piece-saved",
    refusal.NOT_ADJACENT: "thebase-refusal-not-adjacent",
    refusal.FACE_DOWN_TILE: "thebase-refusal-face-down-tile",
    refusal.WALL: "thebase-refusal-wall",
    refusal.OWN_PIECE_THERE: "thebase-refusal-own-piece-there",
    refusal.SLOT_TAKEN: "thebase-refusal-slot-taken",
    refusal.NOTHING_TO_CROSS: "thebase-refusal-nothing-to-cross",
    refusal.PATH_REPEATS: "thebase-refusal-path-repeats",
    refusal.TOO_FEW_ACTIONS: "thebase-refusal-too-few-actions",
    refusal.ONE_LEAP: "thebase-refusal-one-leap",
    refusal.TILE_OCCUPIED: "thebase-refusal-tile-occupied",
    refusal.OUT_OF_TOUCH: "thebase-refusal-out-of-touch",
    refusal.ALREADY_FACE_UP: "thebase-refusal-already-face-up",
    refusal.STILL_FACE_DOWN: "thebase-refusal-still-face-down",
    refusal.SAME_AS_SMALLER_TURN: "thebase-refusal-same-as-smaller-turn",
    refusal.IDLE_ROTATION: "thebase-refusal-idle-rotation",
    refusal.TOKENS_FIRST: "thebase-refusal-tokens-first",
    refusal.NO_TOKEN: "thebase-refusal-no-token",
    refusal.TRACK_FULL: "thebase-refusal-track-full",
    refusal.MUST_ACT: "thebase-refusal-must-act",
}


def explain(reason: int) -> Message:
    paragraph, _ = refusal.REASONS[reason]
    return Message("herna-refusal", {"why": Message(REFUSALS[reason]), "rule": paragraph})
