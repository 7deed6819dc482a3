"""Words for the things in FEJAG, what is expected now, and why something is refused."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from types import SimpleNamespace

from herna.engine.kernel import CHANCE
from herna.engine.scene import Message

from ..kernel import refusal
from ..kernel import state as S

Words = dict[str, str | int | Message]

TEAM_NAMES = ("fejag-seat-F", "fejag-seat-E", "fejag-seat-J", "fejag-seat-A", "fejag-seat-G")
FIGURES = (
    "fejag-figure-Ti",
    "fejag-figure-Be",
    "fejag-figure-Sn",
    "fejag-figure-Ta",
    "fejag-figure-Mo",
    "fejag-figure-Fr",
)
VICTIMS = ("fejag-victim-Ti", "fejag-victim-Be", "fejag-victim-Sn", "fejag-victim-Ta", "fejag-victim-Mo")
QUESTION_NAMES = (
    "fejag-question-1",
    "fejag-question-2",
    "fejag-question-3",
    "fejag-question-4",
    "fejag-question-5",
    "fejag-question-6",
)
ANSWER_NAMES = (
    "fejag-answer-1",
    "fejag-answer-2",
    "fejag-answer-3",
    "fejag-answer-4",
    "fejag-answer-5",
    "fejag-answer-6",
)


def team_words(team: int) -> Message:
    return Message(TEAM_NAMES[team])


def listed(words: Sequence[Message], link: str = "fejag-list") -> Message:
    """One after the other, with commas; every reader calls a team by the name it has given itself."""
    *others, last = words
    return reduce(lambda rest, first: Message(link, {"first": first, "rest": rest}), reversed(others), last)


def choice_name(choice: int) -> str:
    return f"{choice // S.CHOICES + 1}{'abcd'[choice % S.CHOICES]}"


def question_words(question: int) -> Message:
    return Message(QUESTION_NAMES[question])


def answer_words(choice: int) -> Message:
    """What a choice of the sheet says."""
    return Message(ANSWER_NAMES[choice // S.CHOICES], {"choice": "abcd"[choice % S.CHOICES]})


# --- what is expected now -----------------------------------------------------------------------------------------


def prompt(s: SimpleNamespace, seat: int | None, legal: list[int]) -> Message:
    if s.phase == S.OVER:
        return _prompt_over(s)
    if s.phase == S.FREE and S.TURN_OPEN not in s.turn:
        return Message("fejag-prompt-free")
    if s.actor == CHANCE:
        return Message(_BY_CHANCE[s.phase], {"day": s.day + (s.phase == S.DRAWING_DAY and s.day == 0)})
    if s.actor == S.MASTER:
        return _prompt_master(s, seat)
    if s.phase == S.CHOOSING:
        name = "fejag-prompt-card" if seat == s.actor else "fejag-prompt-card-wait"
        return Message(name, {"day": s.day, "team": team_words(s.actor)})
    if seat is not None and seat in s.buyers:
        return _prompt_buy(s, seat, legal)
    return Message("fejag-prompt-buy-wait", {"day": s.day, "team": team_words(s.actor), "purse": s.purse[s.actor]})


_BY_CHANCE = {
    S.DRAWING: "fejag-prompt-drawing",
    S.SEALING: "fejag-prompt-sealing",
    S.DRAWING_DAY: "fejag-prompt-day",
    S.RANKING: "fejag-prompt-ranks",
    S.CLUE_DUE: "fejag-prompt-clue",
}


def _prompt_master(s: SimpleNamespace, seat: int | None) -> Message:
    if seat != S.MASTER:
        return Message("fejag-prompt-master-wait", {"day": s.day})
    name = {S.OPENING: "fejag-prompt-open", S.RANKING: "fejag-prompt-rank", S.CLUE_DUE: "fejag-prompt-post"}[s.phase]
    return Message(name, {"day": min(s.day + (s.phase == S.OPENING), s.days)})


def _prompt_buy(s: SimpleNamespace, seat: int, legal: list[int]) -> Message:
    purse = s.purse[seat]
    if s.start[seat] != S.NONE and not s.at[s.start[seat]]:
        return Message("fejag-prompt-first", {"purse": purse})
    placements = any(action < S.DONE for action in legal)
    if not placements:
        return Message("fejag-prompt-nothing", {"purse": purse})
    may_stop = S.DONE + seat in legal
    return Message("fejag-prompt-buy" if may_stop else "fejag-prompt-spend", {"purse": purse})


def _prompt_over(s: SimpleNamespace) -> Message:
    best = max(range(S.TEAM_COUNT), key=lambda team: (s.score[team], s.paths[team]))
    first = [t for t in range(S.TEAM_COUNT) if (s.score[t], s.paths[t]) == (s.score[best], s.paths[best])]
    if len(first) > 1:
        return Message("fejag-prompt-shared", {"teams": listed([team_words(t) for t in first]), "score": s.score[best]})
    return Message("fejag-prompt-won", {"team": team_words(best), "score": s.score[best]})


def order_words(line: int) -> Message:
    """The teams from first to last, with the equals sign between tied ones."""
    places = S.RANKINGS[line].tolist()
    groups = [
        [team_words(team) for team in range(S.TEAM_COUNT) if places[team] == place] for place in sorted({*places})
    ]
    return listed([listed(group, "fejag-tied") for group in groups])


# --- refusals -----------------------------------------------------------------------------------------------------

REFUSALS = {
    refusal.NO_SUCH_ACTION: "fejag-refusal-no-such-action",
    refusal.CAMPAIGN_OVER: "fejag-refusal-campaign-over",
    refusal.NOT_YOUR_TURN: "fejag-refusal-not-your-turn",
    refusal.NOT_NOW: "fejag-refusal-not-now",
    refusal.CHANCE_DECIDES: "fejag-refusal-chance-decides",
    refusal.MASTER_DECIDES: "fejag-refusal-master-decides",
    refusal.NO_START_CELL: "fejag-refusal-no-start-cell",
    refusal.TURN_IS_CLOSED: "fejag-refusal-turn-is-closed",
    refusal.TOO_EXPENSIVE: "fejag-refusal-too-expensive",
    refusal.OFF_BOARD: "fejag-refusal-off-board",
    refusal.NOT_LIT: "fejag-refusal-not-lit",
    refusal.CELL_TAKEN: "fejag-refusal-cell-taken",
    refusal.NOT_BUILDABLE: "fejag-refusal-not-buildable",
    refusal.START_OF_OTHERS: "fejag-refusal-start-of-others",
    refusal.MIDDLE_SECTION: "fejag-refusal-middle-section",
    refusal.NOT_LIT_BEFORE: "fejag-refusal-not-lit-before",
    refusal.TOO_MUCH_TO_KEEP: "fejag-refusal-too-much-to-keep",
    refusal.CARD_USED: "fejag-refusal-card-used",
    refusal.CARDS_IN_ORDER: "fejag-refusal-cards-in-order",
    refusal.NO_SHEET: "fejag-refusal-no-sheet",
    refusal.TIES_NOT_DRAWN: "fejag-refusal-ties-not-drawn",
    refusal.NO_VERDICT: "fejag-refusal-no-verdict",
    refusal.NO_PENALTY: "fejag-refusal-no-penalty",
    refusal.ALREADY_DAY_TEAM: "fejag-refusal-already-day-team",
    refusal.NOT_STRIKABLE: "fejag-refusal-not-strikable",
    refusal.NUMBER_OF_STRIKES: "fejag-refusal-number-of-strikes",
    refusal.FREE_PLAY_ONLY: "fejag-refusal-free-play-only",
    refusal.NO_MORE_ROOM: "fejag-refusal-no-more-room",
    refusal.OTHER_DAY: "fejag-refusal-other-day",
    refusal.NO_BOOKING: "fejag-refusal-no-booking",
}
