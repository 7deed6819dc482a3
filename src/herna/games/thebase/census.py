"""What the lab counts in matches of The Base."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from herna.engine.census import Counter, Tally, said
from herna.engine.game import State
from herna.engine.scene import Message
from herna.engine.state import Step

from .kernel import state as S
from .scene.log import narrate
from .scene.words import type_words

SIDE_NAMES = ("red", "green")
TYPE_NAMES = ("dead end", "straight", "corner", "tee", "cross")
ENDINGS = {
    "thebase-log-win-third": "all three pieces saved",
    "thebase-log-win-saved": "more pieces saved",
    "thebase-log-win-rear": "rearmost piece nearer",
    "thebase-log-win-next": "next piece nearer",
    "thebase-log-draw": "draw",
}
COUNTERS: Sequence[Counter] = (
    Counter("rounds", "number", "Rounds played", f"of {S.COUNTDOWN}, and more where time was bought"),
    Counter("ending", "count", "How matches ended", "by the rule that decided"),
    Counter("deeds", "count", "What the actions were spent on"),
    Counter("eliminated", "count", "Pieces struck home", "by the side that struck"),
    Counter("shown", "count", "Tiles revealed in play", "by type: what the mix of tiles comes to"),
    Counter("tokens", "choice", "What tokens were spent on"),
)


def tally(steps: Iterable[Step]) -> Tally:
    counted = Tally()
    rounds = 0
    for step in steps:
        then, now = step.before[0], step.after[0]
        side = int(then.side)
        for counter, thing in takes(step.before, step.action):
            if counter == "tokens":
                counted.choose(counter, thing, side)
            else:
                counted.count(counter, thing)
        if S.OUTCOME <= step.action < S.OUTCOME + len(S.TYPE_OF):
            counted.count("shown", TYPE_NAMES[int(S.TYPE_OF[step.action - S.OUTCOME])])
        rounds += int(now.countdown) < int(then.countdown) and int(then.phase) >= S.START
        for message in narrate(step.before, step.action, step.after):
            if message.id == "thebase-log-eliminates":
                counted.count("eliminated", f"by {SIDE_NAMES[side]}")
            elif message.id in ENDINGS:
                counted.count("ending", ENDINGS[message.id])
    counted.number("rounds", rounds)
    return counted


def say(counter: str, thing: str) -> Message:
    if counter == "shown" and thing in TYPE_NAMES:
        return type_words(TYPE_NAMES.index(thing))
    return said("thebase", counter, thing)


def takes(before: State, action: int) -> Iterable[tuple[str, str]]:
    """What an action is spent on, or a token."""
    if deed := _deed(action):
        yield "deeds", deed
    if action in (S.MORE_ACTIONS, S.MORE_TIME):
        yield "tokens", "one more action" if action == S.MORE_ACTIONS else "more time"


def _deed(action: int) -> str:
    if action < S.ROTATE:
        return "movement"
    if action < S.REVEAL:
        return "turning a tile"
    if action < S.PLACE:
        return "revealing a tile"
    return "ending the turn early" if action == S.PASS else ""
