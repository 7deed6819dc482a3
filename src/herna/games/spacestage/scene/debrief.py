"""Space Stage: who dealt, healed, repaired, revived and died, and what was left when it ended. Rules 5, 8, 9."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from herna.engine.debrief import Chapter, Column, Sentence, TableRow
from herna.engine.match import Match
from herna.engine.scene import Message
from herna.engine.state import Step

from ..kernel import board
from ..kernel import state as S
from .log import narrate

DEALT, SLAIN, HEALED = "spacestage-debrief-dealt", "spacestage-debrief-slain", "spacestage-debrief-healed"
REVIVED, REPAIRED = "spacestage-debrief-revived", "spacestage-debrief-repaired"
SUFFERED, DYING, DIED = "spacestage-debrief-suffered", "spacestage-debrief-dying", "spacestage-debrief-died"
DEEDS = (DEALT, SLAIN, HEALED, REVIVED, REPAIRED, SUFFERED, DYING, DIED)  # rows, of each character
MASTERS = (
    (S.FEED, "spacestage-debrief-fed"),
    (S.SABOTAGE, "spacestage-debrief-broken"),
    (S.INFARCT, "spacestage-debrief-infarct"),
    (S.BOOST, "spacestage-debrief-boosted"),
    (S.PASS, ""),
)
TOLD = frozenset(f"spacestage-log-{what}" for what in ("dying", "dead", "lives", "revived", "slain"))
Deeds = Counter[tuple[str, int]]


def debrief(match: Match, why: str) -> tuple[Chapter, ...]:
    deeds: Deeds = Counter()
    sentences: list[Sentence] = []
    for step in match.steps():
        _count(deeds, step)
        told = narrate(step.before, step.action, step.after)
        sentences += [Sentence(each, step.ply) for each in told if each.id in TOLD]
    s = match.state[0]
    columns = tuple(
        Column(int(board.seat_of(s, c)), Message("spacestage-debrief-character", {"c": c + 1}))
        for c in range(S.CHARACTERS)
    )
    rows = tuple(TableRow(Message(deed), tuple(deeds[deed, c] for c in range(S.CHARACTERS))) for deed in DEEDS)
    chapters = [
        Chapter(Message("spacestage-debrief-crew"), columns, rows),
        Chapter(Message("spacestage-debrief-left"), told=tuple(_left(s, why))),
    ]
    if s.master:
        did = tuple(Sentence(Message(name, {"n": deeds[name, S.NONE]})) for _, name in MASTERS if name)
        chapters.append(Chapter(Message("spacestage-debrief-master"), told=did))
    if sentences:
        chapters.append(Chapter(Message("spacestage-debrief-moments"), told=tuple(sentences)))
    return tuple(chapters)


# --- who did what -------------------------------------------------------------------------------------------------


def _count(deeds: Deeds, step: Step) -> None:
    then, now, action = step.before[0], step.after[0], step.action
    if S.HEAL_MORE <= action < S.ATTACK_SLOT:
        c, target = (action - S.HEAL_MORE) // (S.MOST + 1), int(then.target)
        deeds[HEALED, c] += int(then.damage[target]) - int(now.damage[target])
        deeds[REVIVED, c] += int(then.life[target] == S.DYING and now.life[target] == S.ALIVE)
    elif S.BLOW <= action < S.FIX:
        c, slot = action - S.BLOW, int(then.target)
        slain = now.slot[slot] == S.NONE
        deeds[DEALT, c] += int(then.slot_health[slot]) - (0 if slain else int(now.slot_health[slot]))
        deeds[SLAIN, c] += int(slain)
    elif S.FEED <= action <= S.PASS:
        deeds[next(name for first, name in reversed(MASTERS) if action >= first), S.NONE] += 1
    if then.open == S.REPAIR and int(now.broken.sum()) < int(then.broken.sum()):
        deeds[REPAIRED, int(then.opener)] += 1
    for c in range(S.CHARACTERS):
        deeds[SUFFERED, c] += max(int(now.damage[c]) - int(then.damage[c]), 0)
        deeds[DYING, c] += int(now.life[c] == S.DYING and then.life[c] == S.ALIVE)
        deeds[DIED, c] += int(now.life[c] == S.DEAD and then.life[c] != S.DEAD)


# --- what was left ------------------------------------------------------------------------------------------------


def _left(s: Any, why: str) -> Iterator[Sentence]:
    name = {S.WIN: "won", S.LOSS: "dead", S.CAP: "late"}.get(int(s.result), "open") if why == "rules" else "open"
    yield Sentence(Message("spacestage-debrief-end", {"how": name}))
    yield Sentence(Message("spacestage-debrief-rounds", {"rounds": int(s.rounds), "cap": int(s.cap)}))
    here = sum(int(at) == S.ON_BOARD for at in s.monster_at)
    coming = sum(int(at) == S.IN_DECK for at in s.monster_at)
    yield Sentence(Message("spacestage-debrief-monsters", {"here": here}))
    yield Sentence(Message("spacestage-debrief-coming", {"coming": coming}))
    yield Sentence(Message("spacestage-debrief-generators", {"broken": int(s.broken.sum())}))
