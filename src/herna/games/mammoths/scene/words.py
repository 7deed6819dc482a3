"""Words for the things in Mammoths, what is expected now, and why something is refused."""

from __future__ import annotations

from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.kernel import CHANCE
from herna.engine.scene import Message

from ..kernel import reasons as R
from ..kernel import scoring
from ..kernel import state as S

Words = dict[str, str | int | Message]
SEAT_NAMES = ("mammoths-seat-A", "mammoths-seat-B", "mammoths-seat-C", "mammoths-seat-D")


def plain(state: State) -> SimpleNamespace:
    """The record as plain numbers and lists, which messages and sprites can carry anywhere."""
    record = state[0]
    return SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})


def seat_words(seat: int) -> Message:
    return Message(SEAT_NAMES[seat])


def tribe(seat: int) -> Message:
    """The tribe as the subject of a sentence."""
    return Message("mammoths-tribe", {"seat": S.SEATS[seat]})


def terrain_words(terrain: int) -> Message:
    return Message("mammoths-terrain", {"terrain": S.TERRAINS[terrain]})


def half_words(terrain: int, marks: int) -> Message:
    """A half of a domino, with what is printed on it."""
    return Message("mammoths-half", {"terrain": S.TERRAINS[terrain], "marks": marks})


def kind_words(kind: int) -> Message:
    return Message("mammoths-kind", {"kind": S.KINDS[kind]})


def person_words(kind: int) -> Message:
    return Message("mammoths-person", {"kind": S.PEOPLE[kind]})


def spot_words(x: int, y: int) -> Message:
    """Where a cell is, seen from the hut, which everybody sees."""
    ways = ("left" if x < 0 else "right" if x else ""), ("up" if y < 0 else "down" if y else "")
    return Message("mammoths-spot", {"way": "-".join(filter(None, ways)), "x": abs(x), "y": abs(y)})


# --- what is expected now -------------------------------------------------------------------------------------------

MINE = {
    S.PAIR_SETUP: "mammoths-prompt-pair",
    S.CLAIM_SETUP: "mammoths-prompt-claim-first",
    S.HAND_OVER: "mammoths-prompt-totem",
    S.CLAIMING: "mammoths-prompt-claim",
    S.SETTLING: "mammoths-prompt-settle",
    S.PAYING: "mammoths-prompt-pay",
    S.CHOOSING_PERSON: "mammoths-prompt-person",
    S.HOUSING: "mammoths-prompt-home",
}
THEIRS = {
    S.PAIR_SETUP: "mammoths-prompt-wait-claim",
    S.CLAIM_SETUP: "mammoths-prompt-wait-claim",
    S.PLACING: "mammoths-prompt-wait-place",
    S.ERUPTION: "mammoths-prompt-wait-lava",
    S.HAND_OVER: "mammoths-prompt-wait-totem",
    S.CLAIMING: "mammoths-prompt-wait-claim",
    S.SETTLING: "mammoths-prompt-wait-settle",
    S.PAYING: "mammoths-prompt-wait-settle",
    S.CHOOSING_PERSON: "mammoths-prompt-wait-settle",
    S.HOUSING: "mammoths-prompt-wait-settle",
}


def prompt(s: SimpleNamespace, seat: int | None, stuck: bool, reach: int, best: tuple[int, ...]) -> Message:
    """`stuck`: the domino fits nowhere; `reach`: how far the lava flies; `best`: who has won."""
    if s.phase == S.OVER:
        if len(best) > 1:
            return Message("mammoths-prompt-shared")
        return Message("mammoths-prompt-won", {"tribe": tribe(best[0])})
    if s.act == CHANCE:
        if s.phase == S.DRAW_CHIEF:
            return Message("mammoths-prompt-chief")
        return Message("mammoths-prompt-cave" if s.phase == S.DRAW_CAVE else "mammoths-prompt-row")
    if seat != s.act:
        return Message(THEIRS[s.phase], {"tribe": tribe(s.act)})
    if s.phase == S.PLACING:
        return Message("mammoths-prompt-discard" if stuck else "mammoths-prompt-place", {"number": s.row[0]})
    if s.phase == S.ERUPTION:
        return Message("mammoths-prompt-lava", {"reach": reach})
    args: Words = {}
    if s.phase == S.HAND_OVER:
        args["kind"] = S.KINDS[s.pending]
    elif s.phase == S.PAYING:
        args["left"] = s.form - s.paid.bit_count()
    elif s.phase == S.CHOOSING_PERSON:
        args["form"] = s.form
    elif s.phase == S.HOUSING:
        args["person"] = person_words(s.pending)
    return Message(MINE[s.phase], args)


def winners(state: State) -> tuple[int, ...]:
    """The seats in the lead. Rules 11."""
    record = state[0]
    seats = range(int(record.players))
    return tuple(p for p in seats if all(scoring.compare(record, p, q) >= 0 for q in seats))


# --- refusals -------------------------------------------------------------------------------------------------------

REFUSALS = {
    R.NO_SUCH_ACTION: "mammoths-refusal-no-such-action",
    R.MATCH_OVER: "mammoths-refusal-match-over",
    R.OTHER_SEAT: "mammoths-refusal-other-seat",
    R.CHANCE_FIRST: "mammoths-refusal-chance-first",
    R.NOT_CHANCE: "mammoths-refusal-not-chance",
    R.PLACE_FIRST: "mammoths-refusal-place-first",
    R.LAVA_FIRST: "mammoths-refusal-lava-first",
    R.TOTEM_FIRST: "mammoths-refusal-totem-first",
    R.CLAIM_FIRST: "mammoths-refusal-claim-first",
    R.SETTLE_FIRST: "mammoths-refusal-settle-first",
    R.SETUP_FIRST: "mammoths-refusal-setup-first",
    R.OUT_OF_REACH: "mammoths-refusal-out-of-reach",
    R.NO_SUCH_DOMINO: "mammoths-refusal-no-such-domino",
    R.CELL_TAKEN: "mammoths-refusal-cell-taken",
    R.NO_CONNECTION: "mammoths-refusal-no-connection",
    R.BOX_TOO_LARGE: "mammoths-refusal-box-too-large",
    R.SAME_TWIN: "mammoths-refusal-same-twin",
    R.MUST_PLACE: "mammoths-refusal-must-place",
    R.NO_LANDING: "mammoths-refusal-no-landing",
    R.NO_CANDIDATE: "mammoths-refusal-no-candidate",
    R.OTHER_TOTEM: "mammoths-refusal-other-totem",
    R.NOT_IN_ROW: "mammoths-refusal-not-in-row",
    R.ALREADY_CLAIMED: "mammoths-refusal-already-claimed",
    R.CANNOT_SETTLE: "mammoths-refusal-cannot-settle",
    R.CANNOT_PAY: "mammoths-refusal-cannot-pay",
    R.NOT_OFFERED: "mammoths-refusal-not-offered",
    R.NO_HOME: "mammoths-refusal-no-home",
    R.NOT_IN_BOX: "mammoths-refusal-not-in-box",
    R.CHIEF_DRAWN: "mammoths-refusal-chief-drawn",
    R.NOT_IN_PILE: "mammoths-refusal-not-in-pile",
}
