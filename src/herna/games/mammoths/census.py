"""What the lab counts in matches of Mammoths."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from herna.engine.census import Counter, Tally, said
from herna.engine.game import State
from herna.engine.scene import Message
from herna.engine.state import Step

from .kernel import scoring
from .kernel import state as S
from .scene.squares import areas, read
from .scene.words import kind_words, person_words, plain, terrain_words

POSITIONS = ("first", "second", "third", "fourth")  # in a row: a low number acts early and is worth little
KIND_NAMES = ("mammoth", "fish", "mushroom", "flint")
TERRAIN_NAMES = ("desert", "prairie", "lake", "jungle", "rock")
PEOPLE_NAMES = (
    *("hunter", "fisher", "mushroom picker", "sculptor", "painter", "fire lady", "shaman"),
    *("brawler", "fighter", "bruiser"),
)
ANSWERS = ("nobody", "two tokens", "four tokens")
COUNTERS: Sequence[Counter] = (
    Counter("mode", "count", "Mode that was played"),
    Counter("seats", "count", "Tribes at the table"),
    Counter("points", "number", "Points of the winner"),
    Counter("lead", "number", "Points between the first and the second"),
    Counter("largest", "number", "Squares of the largest area"),
    Counter("terrain", "count", "Terrain of the best area of each tribe", "by its points: where territories are won"),
    Counter("fires", "number", "Fires of a territory", "printed and of lava, on average at the end"),
    Counter("lava", "count", "What the lava fell on", "what it burns is lost, the fires stay"),
    Counter("discards", "number", "Dominoes that fitted nowhere"),
    Counter("claims", "choice", "Dominoes claimed, by their place in the row"),
    Counter("settling", "choice", "What was paid for cave people"),
    Counter("people", "choice", "Cave people taken"),
    Counter("totems", "choice", "Totems held at the end"),
)


def tally(steps: Iterable[Step]) -> Tally:
    counted = Tally()
    discards = 0
    last: State | None = None
    for step in steps:
        last = step.after
        if step.action == S.DISCARD:
            discards += 1
        elif S.ERUPT <= step.action < S.HAND:
            counted.count("lava", _burnt(step))
        else:
            for counter, thing in takes(step.before, step.action):
                counted.choose(counter, thing, int(step.before[0].act))
    counted.number("discards", discards)
    if last is not None:
        _count_end(counted, last)
    return counted


def _burnt(step: Step) -> str:
    then, now = step.before[0], step.after[0]
    seat = int(then.act)
    if then.people[seat].any() and then.people[seat].tolist() != now.people[seat].tolist():
        return "somebody"
    return "a token" if then.tokens[seat] != now.tokens[seat] else "bare land"


def say(counter: str, thing: str) -> Message:
    names = {"terrain": (TERRAIN_NAMES, terrain_words), "people": (PEOPLE_NAMES, person_words)}
    names["totems"] = KIND_NAMES, kind_words
    known, words = names.get(counter, ((), kind_words))
    return words(known.index(thing)) if thing in known else said("mammoths", counter, thing)


def takes(before: State, action: int) -> Iterable[tuple[str, str]]:
    """The domino, the answer or the cave person of an action."""
    if S.CLAIM <= action < S.PAIR:
        yield "claims", POSITIONS[before[0].next.tolist().index(action - S.CLAIM + 1)]
    elif S.PAIR <= action < S.SETTLE:
        for place in S.PAIRS[action - S.PAIR]:
            yield "claims", POSITIONS[place]
    elif S.SETTLE <= action < S.SETTLE + len(ANSWERS):
        yield "settling", ANSWERS[action - S.SETTLE]
    elif S.TAKE <= action < S.HOUSE:
        yield "people", PEOPLE_NAMES[action - S.TAKE]


def _count_end(counted: Tally, state: State) -> None:
    s = plain(state)
    counted.count("mode", S.MODES[s.mode])
    counted.count("seats", f"{s.players} tribes")
    lands = [areas(read(s, seat)) for seat in range(s.players)]
    counted.number("largest", max((len(area.squares) for land in lands for area in land), default=0))
    counted.number("fires", sum(area.fires for land in lands for area in land) / s.players)
    for land in lands:
        best = max(land, key=lambda area: area.score, default=None)
        if best is not None and best.score:
            counted.count("terrain", TERRAIN_NAMES[best.terrain])
    for kind, holder in enumerate(s.totem):
        if holder != S.NONE:
            counted.choose("totems", KIND_NAMES[kind], holder)
    if s.phase == S.OVER:
        first, second, *_ = sorted((int(scoring.total(state[0], seat)) for seat in range(s.players)), reverse=True)
        counted.number("points", first)
        counted.number("lead", first - second)
