"""Words for the things of Mammoths, what is expected now, and why something is refused."""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.kernel import CHANCE
from herna.engine.scene import Message

from ..kernel import refusal, scoring
from ..kernel.state import (
    CHOOSING_PERSON,
    CLAIM_SETUP,
    CLAIMING,
    DRAW_CAVE,
    DRAW_CHIEF,
    ERUPTION,
    HAND_OVER,
    HOUSING,
    KINDS,
    OVER,
    PAIR_SETUP,
    PAYING,
    PEOPLE,
    PLACING,
    SEATS,
    SETTLING,
    TERRAINS,
)

Words = dict[str, str | int | Message]
SEAT_NAMES = ("mammoths-seat-A", "mammoths-seat-B", "mammoths-seat-C", "mammoths-seat-D")


def plain(state: State) -> SimpleNamespace:
    """The record as plain numbers and lists, which messages and sprites may carry anywhere."""
    record = state[0]
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


def seat_words(seat: int) -> Message:
    return Message(SEAT_NAMES[seat])


def tribe(seat: int) -> Message:
    """The tribe as the subject of a sentence."""
    return Message("mammoths-tribe", {"seat": SEATS[seat]})


def terrain_words(terrain: int) -> Message:
    return Message("mammoths-terrain", {"terrain": TERRAINS[terrain]})


def half_words(terrain: int, marks: int) -> Message:
    """A half of a domino, with what is printed on it."""
    return Message("mammoths-half", {"terrain": TERRAINS[terrain], "marks": marks})


def kind_words(kind: int) -> Message:
    return Message("mammoths-kind", {"kind": KINDS[kind]})


def person_words(kind: int) -> Message:
    return Message("mammoths-person", {"kind": PEOPLE[kind]})


# --- what is expected now -------------------------------------------------------------------------------------------

MINE = {
    PAIR_SETUP: "mammoths-prompt-pair",
    CLAIM_SETUP: "mammoths-prompt-claim-first",
    HAND_OVER: "mammoths-prompt-totem",
    CLAIMING: "mammoths-prompt-claim",
    SETTLING: "mammoths-prompt-settle",
    PAYING: "mammoths-prompt-pay",
    CHOOSING_PERSON: "mammoths-prompt-person",
    HOUSING: "mammoths-prompt-home",
}
THEIRS = {
    PAIR_SETUP: "mammoths-prompt-wait-claim",
    CLAIM_SETUP: "mammoths-prompt-wait-claim",
    PLACING: "mammoths-prompt-wait-place",
    ERUPTION: "mammoths-prompt-wait-lava",
    HAND_OVER: "mammoths-prompt-wait-totem",
    CLAIMING: "mammoths-prompt-wait-claim",
    SETTLING: "mammoths-prompt-wait-settle",
    PAYING: "mammoths-prompt-wait-settle",
    CHOOSING_PERSON: "mammoths-prompt-wait-settle",
    HOUSING: "mammoths-prompt-wait-settle",
}


def prompt(s: SimpleNamespace, seat: int | None, stuck: bool, reach: int, best: tuple[int, ...]) -> Message:
    """`stuck`: the domino fits nowhere; `reach`: how far the lava flies; `best`: who has won."""
    if s.phase == OVER:
        if len(best) > 1:
            return Message("mammoths-prompt-shared")
        return Message("mammoths-prompt-won", {"tribe": tribe(best[0])})
    if s.act == CHANCE:
        if s.phase == DRAW_CHIEF:
            return Message("mammoths-prompt-chief")
        return Message("mammoths-prompt-cave" if s.phase == DRAW_CAVE else "mammoths-prompt-row")
    if seat != s.act:
        return Message(THEIRS[s.phase], {"tribe": tribe(s.act)})
    if s.phase == PLACING:
        return Message("mammoths-prompt-discard" if stuck else "mammoths-prompt-place", {"number": s.row[0]})
    if s.phase == ERUPTION:
        return Message("mammoths-prompt-lava", {"reach": reach})
    args: Words = {}
    if s.phase == HAND_OVER:
        args["kind"] = KINDS[s.pending]
    elif s.phase == PAYING:
        args["left"] = s.form - s.paid.bit_count()
    elif s.phase == CHOOSING_PERSON:
        args["form"] = s.form
    elif s.phase == HOUSING:
        args["person"] = person_words(s.pending)
    return Message(MINE[s.phase], args)


def winners(state: State) -> tuple[int, ...]:
    """The best seats, as the match stands. Rules 11."""
    record = state[0]
    seats = range(int(record.players))
    return tuple(p for p in seats if all(scoring.compare(record, p, q) >= 0 for q in seats))


# --- refusals -------------------------------------------------------------------------------------------------------

REFUSALS = {
    refusal.NO_SUCH_ACTION: "mammoths-refusal-no-such-action",
    refusal.MATCH_OVER: "mammoths-refusal-match-over",
    refusal.OTHER_SEAT: "mammoths-refusal-other-seat",
    refusal.CHANCE_FIRST: "mammoths-refusal-chance-first",
    refusal.NOT_CHANCE: "mammoths-refusal-not-chance",
    refusal.PLACE_FIRST: "mammoths-refusal-place-first",
    refusal.LAVA_FIRST: "mammoths-refusal-lava-first",
    refusal.TOTEM_FIRST: "mammoths-refusal-totem-first",
    refusal.CLAIM_FIRST: "mammoths-refusal-claim-first",
    refusal.SETTLE_FIRST: "mammoths-refusal-settle-first",
    refusal.SETUP_FIRST: "mammoths-refusal-setup-first",
    refusal.OUT_OF_REACH: "mammoths-refusal-out-of-reach",
    refusal.NO_SUCH_DOMINO: "mammoths-refusal-no-such-domino",
    refusal.CELL_TAKEN: "mammoths-refusal-cell-taken",
    refusal.NO_CONNECTION: "mammoths-refusal-no-connection",
    refusal.BOX_TOO_LARGE: "mammoths-refusal-box-too-large",
    refusal.SAME_TWIN: "mammoths-refusal-same-twin",
    refusal.MUST_PLACE: "mammoths-refusal-must-place",
    refusal.NO_LANDING: "mammoths-refusal-no-landing",
    refusal.NO_CANDIDATE: "mammoths-refusal-no-candidate",
    refusal.OTHER_TOTEM: "mammoths-refusal-other-totem",
    refusal.NOT_IN_ROW: "mammoths-refusal-not-in-row",
    refusal.ALREADY_CLAIMED: "mammoths-refusal-already-claimed",
    refusal.CANNOT_SETTLE: "mammoths-refusal-cannot-settle",
    refusal.CANNOT_PAY: "mammoths-refusal-cannot-pay",
    refusal.NOT_OFFERED: "mammoths-refusal-not-offered",
    refusal.NO_HOME: "mammoths-refusal-no-home",
    refusal.NOT_IN_BOX: "mammoths-refusal-not-in-box",
    refusal.CHIEF_DRAWN: "mammoths-refusal-chief-drawn",
    refusal.NOT_IN_PILE: "mammoths-refusal-not-in-pile",
}


def explain(reason: int) -> Message:
    paragraph, _ = refusal.REASONS[reason]
    return Message("herna-refusal", {"why": Message(REFUSALS[reason]), "rule": paragraph})
