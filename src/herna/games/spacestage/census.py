"""What the lab counts in matches of Space Stage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from herna.engine.census import Counter, Tally, said
from herna.engine.game import State
from herna.engine.scene import Message
from herna.engine.state import Step

from .cards import Sheet, sheet_of
from .kernel import board
from .kernel import state as S
from .scene.names import CARD_NAMES, HOUSE_NAMES, MONSTER_NAMES

ENDINGS = {
    S.WIN: "won: the last monster is gone",
    S.LOSS: "lost: everybody is dead",
    S.CAP: "lost: the last round is over",
}
ROOM_NAMES = {"W": "W (workshop)", "C": "C (start)", "E": "E (laboratory)"}
COUNTERS: Sequence[Counter] = (
    Counter("ending", "count", "How matches ended"),
    Counter("rounds", "number", "Rounds played"),
    Counter(
        "damage", "count", "Damage by source", "points a match, after reductions; these lessen what monsters do first"
    ),
    Counter("monsters", "count", "Damage by monster", "points a match dealt to those who ended a turn beside it"),
    Counter("felled", "count", "Deadliest monsters", "how often somebody began dying beside it"),
    Counter("dying", "count", "Where characters begin dying"),
    Counter("deaths", "count", "Where characters die"),
    Counter("cards", "choice", "Cards", "drafted or bought, and how the team fared that had it"),
    Counter("master", "count", "What the Station Master did"),
)
HOUSE_WORDS = {
    counter: {HOUSE_NAMES[id]: Message(words) for id, words in known.items()}
    for counter, known in (("cards", CARD_NAMES), ("monsters", MONSTER_NAMES), ("felled", MONSTER_NAMES))
}
MASTERS = (
    (S.FEED, "a new monster"),
    (S.SABOTAGE, "breaks a generator"),
    (S.INFARCT, "infarct"),
    (S.BOOST, "boosts a monster"),
    (S.PASS, "passes"),
)


def tally(steps: Iterable[Step]) -> Tally:
    counted = Tally()
    last: Any = None
    sheet: Sheet | None = None
    for step in steps:
        then, last = step.before[0], step.after[0]
        sheet = sheet or sheet_of(step.before)
        for counter, thing in takes(step.before, step.action):
            if counter == "cards":
                character = (step.action - (0 if step.action < S.RECHARGE else S.BUY)) // S.CARDS
                counted.choose(counter, thing, int(board.seat_of(then, character)))
            else:
                counted.count(counter, thing)
        if S.END <= step.action < S.FEED:
            _count_suffering(counted, then, last, sheet)
        elif S.INFARCT <= step.action < S.BOOST:
            counted.count("damage", "infarct", int(then.infarct_damage))
        _count_lives(counted, then, last)
    if last is not None:
        counted.number("rounds", int(last.rounds))
        counted.count("ending", ENDINGS.get(int(last.result), "unfinished"))
    return counted


def say(counter: str, thing: str) -> Message | str:
    """Cards and monsters of other sheets are called as the sheet says."""
    known = HOUSE_WORDS.get(counter)
    if not thing or known is None:
        return said("spacestage", counter, thing)
    return known.get(thing, thing)


def takes(before: State, action: int) -> Iterable[tuple[str, str]]:
    """The card that is drafted or bought, or what the Station Master does."""
    if action < S.RECHARGE or S.BUY <= action < S.CONVERT:
        sheet = sheet_of(before)
        _, card = divmod(action - (0 if action < S.RECHARGE else S.BUY), S.CARDS)
        yield "cards", (sheet.mutations if card < S.DECK else sheet.equipment)[card % S.DECK].name
    elif S.FEED <= action <= S.PASS:
        yield "master", next(name for first, name in reversed(MASTERS) if action >= first)


def _count_suffering(counted: Tally, then: Any, now: Any, sheet: Sheet) -> None:
    """Rules 8: the parts of the damage that each affected character takes at the end of a turn."""
    for c in range(S.CHARACTERS):
        if then.life[c] != S.ALIVE or not (then.acts[c] or then.use_damage[c]):
            continue
        beside = list(_monsters(then, int(then.room[c]))) if then.acts[c] else []
        dealt = [int(board.monster_damage(then, m)) for m in beside]
        use = 0 if board.spared(then, c) else int(then.use_damage[c])
        counted.count("damage", "own mutations", max(use - max(int(then.reduction[c]) - sum(dealt), 0), 0))
        counted.count("damage", "monsters", max(sum(dealt) - int(then.reduction[c]), 0))
        suffocating = then.acts[c] and board.oxygen_out(then)
        counted.count("damage", "no oxygen", int(then.oxygen_damage) if suffocating else 0)
        for monster, points in zip(beside, dealt, strict=True):
            counted.count("monsters", sheet.monsters[monster].name, points)
            if now.life[c] == S.DYING:
                counted.count("felled", sheet.monsters[monster].name)


def _monsters(s: Any, room: int) -> Iterator[int]:
    """The monsters in a room."""
    for slot, there in enumerate(S.SLOT_ROOM):
        if there == room and s.slot[slot] != S.NONE:
            yield int(s.slot[slot])


def _count_lives(counted: Tally, then: Any, now: Any) -> None:
    for c in range(S.CHARACTERS):
        if now.life[c] == then.life[c]:
            continue
        room = S.ROOMS[int(then.room[c])]
        if now.life[c] == S.DYING:
            counted.count("dying", ROOM_NAMES.get(room, room))
        elif now.life[c] == S.DEAD:
            counted.count("deaths", ROOM_NAMES.get(room, room))
