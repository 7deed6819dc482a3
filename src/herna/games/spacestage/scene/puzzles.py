"""Words for puzzles of Space Stage: what a turn is to accomplish, and what actions are examples of."""

from __future__ import annotations

from collections.abc import Sequence

from herna.engine.game import State
from herna.engine.scene import Message

from ..kernel import state as S
from .words import Words, monster_words, plain

OF_CARDS = {  # by kind; the others are used in an action with a theme of its own
    S.REDUCE: "reduce",
    S.VORTEX: "vortex",
    S.TELEPATHY: "telepathy",
    S.TELEPORT: "teleport",
}


ABOUT = {"slain": "slot", "trapped": "slot", "saved": "c", "healed": "c", "spared": "c", "won": ""}  # what a feat names


def goal(state: State, feats: Sequence[str]) -> tuple[Message, ...]:
    s = plain(state)
    said = []
    for feat in feats:
        what, _, name = feat.partition("-")
        words: Words = {}
        if ABOUT.get(what) == "slot":
            words = {"monster": monster_words(s, S.SLOTS.index(name))}
        elif ABOUT.get(what) == "c":
            words = {"c": int(name)}
        said.append(Message(f"spacestage-goal-{what}", words))
    return tuple(said)


def theme(before: State, action: int, after: State) -> str | None:
    """A second card in an attack is more than just an attack."""
    s = before[0]
    if S.USE <= action < S.GIVE:
        if s.open == S.ATTACK:
            return "combine" if s.added else None
        return OF_CARDS.get(int(s.card_kind[(action - S.USE) // S.VARIANTS % S.CARDS]))
    for first, end, name in (
        (S.RECHARGE, S.STEP, "recharge"),
        (S.HEAL_WHOM, S.HEAL_MORE, "heal"),
        (S.BLOW, S.FIX, "fight"),
        (S.GIVE, S.ANSWER, "share"),
    ):
        if first <= action < end:
            return name
    return None
