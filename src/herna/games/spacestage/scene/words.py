"""Words for the things in Space Stage, what is expected now, and why something is refused."""

from __future__ import annotations

from types import SimpleNamespace
from typing import NamedTuple

from herna.engine.game import State
from herna.engine.kernel import CHANCE
from herna.engine.scene import Message

from ..kernel import board, refusal, rules
from ..kernel import state as S
from .names import Name, learn_cast

Words = dict[str, str | int | Message]
ENDINGS = {S.WIN: "spacestage-prompt-won", S.LOSS: "spacestage-prompt-lost", S.CAP: "spacestage-prompt-cap"}
LATE = 2  # rounds before the last of which players are told
LEARNING = 2  # rounds in which hints say what can be touched
CONDITIONS = ("alive", "dying", "dead")  # by life


class Vitals(NamedTuple):
    """The condition of a character."""

    life: int
    damage: int
    limit: int


def plain(state: State) -> SimpleNamespace:
    """The record as plain numbers and lists, which messages and sprites can carry anywhere."""
    record = state[0]
    s = SimpleNamespace(**{name: record[name].tolist() for name in record.dtype.names})
    s.actor = int(rules.actor(record))
    s.ends = [int(board.end_damage(record, c)) for c in range(S.CHARACTERS)]
    s.total = int(board.total(record)) if s.open else 0
    s.cast = learn_cast(state)
    return s


def yes(value: object) -> str:
    return "yes" if value else "no"


def half(halves: int) -> str:
    """A number of halves, written the same in every language."""
    whole, rest = divmod(halves, 2)
    return f"{whole or ''}½" if rest else str(whole)


def tokens(kind: int, n: int) -> Message:
    return Message("spacestage-tokens", {"kind": S.RESOURCES[kind], "n": n})


def room_words(room: int) -> Message:
    return Message("spacestage-room", {"room": S.ROOMS[room]})


def to_room(room: int) -> Message:
    return Message("spacestage-to-room", {"room": S.ROOMS[room]})


def monster_words(s: SimpleNamespace, slot: int) -> Name:
    name: Name = s.cast.monsters[s.slot[slot]].name
    return name


def generator_kind(rows: int, generator: int) -> str:
    """What a generator is for. Rules 2."""
    if S.OXYGEN[rows] >> generator & 1:
        return "oxygen"
    return "laboratory" if S.POWER[rows][0] == generator else "workshop"


# --- what is expected now -------------------------------------------------------------------------------------------


def prompt(s: SimpleNamespace, seat: int | None) -> Message:
    mine = yes(seat is not None and seat == s.actor)
    if s.phase == S.OVER:
        return ending(s.result, s.master)
    if s.actor == CHANCE:
        return _prompt_chance(s)
    if s.asker != S.NONE:
        args: Words = {"asker": s.asker + 1, "asked": s.asked + 1, "tokens": tokens(s.wanted, s.amount)}
        return Message("spacestage-prompt-answer", {"mine": mine, **args})
    if s.phase == S.DRAFT:
        return Message("spacestage-prompt-draft", {"mine": mine, "c": s.who + 1})
    if s.phase == S.MASTER:
        return _prompt_master(s, mine)
    if s.open:
        return _prompt_open(s, mine)
    if s.waits:
        return Message("spacestage-prompt-telepathy", {"mine": mine, "c": s.puppet + 1, "d": s.mind + 1})
    return _prompt_turn(s, mine)


def ending(result: int, master: int) -> Message:
    return Message(ENDINGS[result], {"master": yes(master)})


def _prompt_chance(s: SimpleNamespace) -> Message:
    if s.phase in (S.DEAL, S.REFILL):
        return Message("spacestage-prompt-dealing")
    drawing = s.due in (S.FOR_CARD, S.FOR_MONSTER)
    return Message("spacestage-prompt-drawing" if drawing else "spacestage-prompt-rolling")


def _prompt_master(s: SimpleNamespace, mine: str) -> Message:
    must = not s.feeding_free and not s.fed and s.mains >= s.master_actions - 1
    feed = yes(must and S.NONE in s.slot and deck_left(s.monster_at))
    args: Words = {"mine": mine, "left": s.master_actions - s.mains, "feed": feed, "late": rounds_left(s)}
    return Message("spacestage-prompt-master", args)


def _prompt_open(s: SimpleNamespace, mine: str) -> Message:
    args: Words = {"mine": mine, "c": s.opener + 1, "n": s.total}
    if s.open == S.ATTACK:
        more: Words = {"monster": monster_words(s, s.target), "left": s.slot_health[s.target]}
        return Message("spacestage-prompt-attack", {**args, **more, "most": s.most})
    if s.open == S.HEAL:
        return Message("spacestage-prompt-heal", {**args, "target": s.target + 1})
    return Message("spacestage-prompt-repair", {**args, "goal": s.repair_target})


def _prompt_turn(s: SimpleNamespace, mine: str) -> Message:
    left = max(s.main_actions - s.mains, 0)
    acting = [c for c in range(S.CHARACTERS) if s.acts[c]]
    args: Words = {"mine": mine, "left": left, "c": acting[0] + 1, "damage": s.ends[acting[0]]}
    args["hurt"] = "deadly" if deadly(s) else yes(any(s.ends[c] for c in acting))
    args["late"] = rounds_left(s)
    args["hint"] = _hint(s, acting) if mine == "yes" else "none"
    if len(acting) == 1:
        return Message("spacestage-prompt-turn", args)
    return Message("spacestage-prompt-pair", {**args, "d": acting[1] + 1, "damage2": s.ends[acting[1]]})


def deadly(s: SimpleNamespace) -> list[int]:
    """The characters on turn that would be dying if it ended now."""
    return [c for c in range(S.CHARACTERS) if s.acts[c] and s.damage[c] + s.ends[c] >= s.limit]


def rounds_left(s: SimpleNamespace) -> int:
    """How many rounds are left, this one included, when there are only few; else 0."""
    left: int = s.cap - s.rounds + 1
    return left if s.cap and left <= LATE else 0


def _hint(s: SimpleNamespace, acting: list[int]) -> str:
    """What to do next, for players who do not know."""
    if s.window and any(_rechargeable(s, c) for c in acting):
        return "recharge"
    if s.mains == 0 and s.rounds <= LEARNING:
        return "act"
    return "none" if s.mains < s.main_actions else "end"


def _rechargeable(s: SimpleNamespace, c: int) -> bool:
    """Rules 4: whether the character can charge a card again."""
    held = [card for card in range(S.CARDS) if s.card_at[card] == S.IN_HAND + c and s.discharged[card]]
    return not s.recharged[c] and any(s.card_use[card] <= s.token[S.SCRAP][c] for card in held)


def deck_left(places: list[int]) -> int:
    return places.count(S.IN_DECK)


# --- refusals -------------------------------------------------------------------------------------------------------

REFUSALS = {
    refusal.NO_SUCH_ACTION: "spacestage-refusal-no-such-action",
    refusal.MATCH_OVER: "spacestage-refusal-match-over",
    refusal.CHANCE_WAITS: "spacestage-refusal-chance-waits",
    refusal.NO_CHANCE_WAITS: "spacestage-refusal-no-chance-waits",
    refusal.NOT_IN_DECK: "spacestage-refusal-not-in-deck",
    refusal.ANSWER_PENDING: "spacestage-refusal-answer-pending",
    refusal.NOTHING_ASKED: "spacestage-refusal-nothing-asked",
    refusal.DRAFT_FIRST: "spacestage-refusal-draft-first",
    refusal.DRAFT_OVER: "spacestage-refusal-draft-over",
    refusal.NOT_ON_TURN: "spacestage-refusal-not-on-turn",
    refusal.OPEN_ACTION: "spacestage-refusal-open-action",
    refusal.NO_OPEN_ACTION: "spacestage-refusal-no-open-action",
    refusal.TELEPATHY_FIRST: "spacestage-refusal-telepathy-first",
    refusal.NO_TELEPATHY: "spacestage-refusal-no-telepathy",
    refusal.ACTIONS_SPENT: "spacestage-refusal-actions-spent",
    refusal.KIND_REPEATED: "spacestage-refusal-kind-repeated",
    refusal.NOT_ADJACENT: "spacestage-refusal-not-adjacent",
    refusal.NO_EXTENSION: "spacestage-refusal-no-extension",
    refusal.NOT_IN_ROOM: "spacestage-refusal-not-in-room",
    refusal.NOT_HURT: "spacestage-refusal-not-hurt",
    refusal.NOT_LIVING: "spacestage-refusal-not-living",
    refusal.ONESELF: "spacestage-refusal-oneself",
    refusal.OXYGEN_BROKEN: "spacestage-refusal-oxygen-broken",
    refusal.NEEDS_NO_MORE: "spacestage-refusal-needs-no-more",
    refusal.TOO_FEW_TOKENS: "spacestage-refusal-too-few-tokens",
    refusal.NO_MONSTER: "spacestage-refusal-no-monster",
    refusal.NO_ATTACK_CARD: "spacestage-refusal-no-attack-card",
    refusal.NOTHING_BROKEN: "spacestage-refusal-nothing-broken",
    refusal.WRONG_PAYMENT: "spacestage-refusal-wrong-payment",
    refusal.NOT_OWNED: "spacestage-refusal-not-owned",
    refusal.USED: "spacestage-refusal-used",
    refusal.DISCHARGED: "spacestage-refusal-discharged",
    refusal.NOT_DISCHARGED: "spacestage-refusal-not-discharged",
    refusal.WRONG_ELEMENT: "spacestage-refusal-wrong-element",
    refusal.PASSIVE_HAT: "spacestage-refusal-passive-hat",
    refusal.SAME_ROOM: "spacestage-refusal-same-room",
    refusal.WINDOW_CLOSED: "spacestage-refusal-window-closed",
    refusal.ONE_RECHARGE: "spacestage-refusal-one-recharge",
    refusal.CANNOT_ACT: "spacestage-refusal-cannot-act",
    refusal.NO_CONVERSION: "spacestage-refusal-no-conversion",
    refusal.SIDE_ACTIONS_SPENT: "spacestage-refusal-side-actions-spent",
    refusal.NOT_IN_ROW: "spacestage-refusal-not-in-row",
    refusal.NOT_IN_SHOP: "spacestage-refusal-not-in-shop",
    refusal.NO_POWER: "spacestage-refusal-no-power",
    refusal.MASTERS_TURN: "spacestage-refusal-masters-turn",
    refusal.TEAMS_TURN: "spacestage-refusal-teams-turn",
    refusal.MUST_FEED: "spacestage-refusal-must-feed",
    refusal.NOTHING_TO_DRAW: "spacestage-refusal-nothing-to-draw",
    refusal.SLOT_TAKEN: "spacestage-refusal-slot-taken",
    refusal.BROKEN_ALREADY: "spacestage-refusal-broken-already",
    refusal.BOOSTED_ALREADY: "spacestage-refusal-boosted-already",
    refusal.MUST_ACT: "spacestage-refusal-must-act",
    refusal.WRONG_TARGET: "spacestage-refusal-wrong-target",
}
