"""Words for the things in The Base, what is expected now, and why something is refused."""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.kernel import CHANCE, actor_of
from herna.engine.scene import Message
from herna.engine.state import remembered

from ..kernel import reasons as R
from ..kernel import state as S
from ..notation import location_name, numbers

Words = dict[str, str | int | Message]
RECENT = 512  # positions that are cached
TYPE_NAMES = ("thebase-type-D", "thebase-type-I", "thebase-type-L", "thebase-type-T", "thebase-type-X")


@remembered(RECENT)
def plain(state: State) -> SimpleNamespace:
    """The record as plain numbers and lists, which messages and sprites can carry anywhere."""
    return SimpleNamespace(**numbers(state), actor=int(actor_of(state)))


def count_saved(s: SimpleNamespace, side: int) -> int:
    goals = range(S.SLOTS[1 - side], S.SLOTS[1 - side] + S.SIZE)
    return sum(place in goals for place in s.piece[side * S.PIECES : side * S.PIECES + S.PIECES])


def loose_row(s: SimpleNamespace) -> int:
    """The row whose tile the side to act places next."""
    return next(row for row in range(S.SIZE) if s.tile[S.FRONT[s.side][row]] >= S.DRAWN)


def who(p: int) -> Words:
    return {"side": S.SIDES[p // S.PIECES], "number": p % S.PIECES + 1}


def piece_words(p: int) -> Message:
    return Message("thebase-piece", who(p))


def type_words(t: int) -> Message:
    return Message(TYPE_NAMES[t])


def passages(mask: int) -> Message:
    return Message("thebase-passages", {"mask": f"m{mask:x}"})


# --- what is expected now -------------------------------------------------------------------------------------------


def prompt(s: SimpleNamespace, seat: int | None, legal: list[int]) -> Message:
    if s.phase == S.OVER:
        return _prompt_over(s, seat, legal)
    if s.phase == S.SETUP:
        return _prompt_set_up(s, seat, legal)
    if s.reveal != S.OFF:
        return Message("thebase-prompt-revealing", {"place": location_name(s.reveal)})
    if s.phase == S.RETURN:
        p = s.returning
        if seat != s.actor:
            return Message("thebase-prompt-return-wait", {**who(p), "chooser": S.SIDES[s.actor]})
        return Message(
            "thebase-prompt-return-mine" if p // S.PIECES == seat else "thebase-prompt-return-theirs", who(p)
        )
    if seat != s.actor:
        return Message("thebase-prompt-wait", {"side": S.SIDES[s.actor], "actions": s.actions})
    if S.PASS in legal:
        return Message("thebase-prompt-pass")
    if s.challenge == S.CHALLENGE_RUNS:
        return Message("thebase-prompt-challenge", {"actions": s.actions, "turns": s.countdown})
    if S.MORE_ACTIONS in legal:
        return Message("thebase-prompt-start", {"actions": s.actions, "tokens": s.token[seat]})
    return Message("thebase-prompt-act", {"actions": s.actions})


def _prompt_over(s: SimpleNamespace, seat: int | None, legal: list[int]) -> Message:
    if s.winner == S.DRAW:
        return Message("thebase-prompt-draw")
    winner = s.winner - 1
    if s.challenge != S.NO_CHALLENGE:
        outcome = "won" if s.challenge == S.CHALLENGE_WON else "lost"
        return Message("thebase-prompt-challenge-over", {"side": S.SIDES[winner], "outcome": outcome})
    if S.CHALLENGE in legal and seat == 1 - winner:
        return Message("thebase-prompt-challenge-offer", {"side": S.SIDES[winner], "turns": s.countdown})
    return Message("thebase-prompt-won", {"side": S.SIDES[winner]})


def _prompt_set_up(s: SimpleNamespace, seat: int | None, legal: list[int]) -> Message:
    if s.actor == CHANCE:
        return Message("thebase-prompt-dealing")
    side, row = s.side, loose_row(s)
    place, slot = location_name(S.FRONT[side][row]), location_name(S.SLOTS[side] + row)
    if seat == s.actor:
        name = "thebase-prompt-orient" if len(legal) > 1 else "thebase-prompt-orient-one"
        return Message(name, {"place": place, "slot": slot})
    return Message("thebase-prompt-orient-wait", {"side": S.SIDES[side], "place": place})


# --- refusals -------------------------------------------------------------------------------------------------------

REFUSALS = {
    R.NO_SUCH_ACTION: "thebase-refusal-no-such-action",
    R.MATCH_OVER: "thebase-refusal-match-over",
    R.NOT_THE_CHALLENGE: "thebase-refusal-not-the-challenge",
    R.SETUP_FIRST: "thebase-refusal-setup-first",
    R.SETUP_DONE: "thebase-refusal-setup-done",
    R.CHANCE_WAITS: "thebase-refusal-chance-waits",
    R.NO_CHANCE_WAITS: "thebase-refusal-no-chance-waits",
    R.NONE_LEFT: "thebase-refusal-none-left",
    R.OUT_OF_ORDER: "thebase-refusal-out-of-order",
    R.OTHER_TYPE: "thebase-refusal-other-type",
    R.WALL_TO_SLOT: "thebase-refusal-wall-to-slot",
    R.RETURN_WAITS: "thebase-refusal-return-waits",
    R.NO_RETURN_WAITS: "thebase-refusal-no-return-waits",
    R.NOT_A_RETURN_SLOT: "thebase-refusal-not-a-return-slot",
    R.NOT_YOUR_PIECE: "thebase-refusal-not-your-piece",
    R.PIECE_SAVED: "thebase-refusal-piece-saved",
    R.NOT_ADJACENT: "thebase-refusal-not-adjacent",
    R.FACE_DOWN_TILE: "thebase-refusal-face-down-tile",
    R.WALL: "thebase-refusal-wall",
    R.OWN_PIECE_THERE: "thebase-refusal-own-piece-there",
    R.SLOT_TAKEN: "thebase-refusal-slot-taken",
    R.NOTHING_TO_CROSS: "thebase-refusal-nothing-to-cross",
    R.PATH_REPEATS: "thebase-refusal-path-repeats",
    R.TOO_FEW_ACTIONS: "thebase-refusal-too-few-actions",
    R.ONE_LEAP: "thebase-refusal-one-leap",
    R.TILE_OCCUPIED: "thebase-refusal-tile-occupied",
    R.OUT_OF_TOUCH: "thebase-refusal-out-of-touch",
    R.ALREADY_FACE_UP: "thebase-refusal-already-face-up",
    R.STILL_FACE_DOWN: "thebase-refusal-still-face-down",
    R.SAME_AS_SMALLER_TURN: "thebase-refusal-same-as-smaller-turn",
    R.IDLE_ROTATION: "thebase-refusal-idle-rotation",
    R.TOKENS_FIRST: "thebase-refusal-tokens-first",
    R.NO_TOKEN: "thebase-refusal-no-token",
    R.TRACK_FULL: "thebase-refusal-track-full",
    R.MUST_ACT: "thebase-refusal-must-act",
}
