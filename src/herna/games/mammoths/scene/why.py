"""Why an action of Mammoths was a mistake: points it did not bring, dominoes it left or shut out, what lava destroyed.

What lies on the table is counted as if the match ended now; what a domino could bring, as the territory lies now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from herna.engine import kernel
from herna.engine.game import State, copy_of
from herna.engine.scene import Message
from herna.engine.why import Mistake, Why, first_of

from ..kernel import placement, scoring
from ..kernel import state as S
from .squares import EDGES, Place, areas, read
from .words import person_words, plain, terrain_words, tribe

FEW = 3  # points for which nobody takes a domino away from another
Reason = Callable[["Sight"], Why | None]


class Sight:
    """The positions that a mistake is about: before it, after the better action and after the played one."""

    def __init__(self, mistake: Mistake) -> None:
        self.mistake, self.seat = mistake, mistake.seat
        self.then, self.better, self.played = mistake.view, mistake.after_better, mistake.after_played


def why(mistake: Mistake) -> tuple[Why, ...]:
    sight = Sight(mistake)
    achieves, allows = REASONS.get(int(mistake.view[0].phase), ((), ()))
    return (*first_of(achieves, sight), *first_of(allows, sight))


def _say(what: str, rule: str, /, **words: str | int | Message) -> Why:
    return Why(Message(f"mammoths-why-{what}", words), rule)


# --- points ---------------------------------------------------------------------------------------------------------


def _points(state: State, seat: int) -> int:
    return int(scoring.total(state[0], seat))


def _follow(state: State, first: int, last: int) -> Iterator[State]:
    """The positions after each legal action in this range of numbers."""
    out = np.empty(S.WIDEST, np.int32)
    for action in out[: int(kernel.legal_of(state, out))].tolist():
        if first <= action < last:
            after = copy_of(state)
            kernel.play_on(after, action)
            yield after


def _at_best(state: State, seat: int) -> State:
    """Lava that is in hand lands where it is worth most, a cave person settles where it is; else as it is."""
    phase = int(state[0].phase) if int(state[0].act) == seat else S.OVER
    first, last = {S.ERUPTION: (S.ERUPT, S.HAND), S.HOUSING: (S.HOUSE, S.DRAW_DOMINO)}.get(phase, (0, 0))
    return max(_follow(state, first, last), key=lambda after: _points(after, seat), default=state)


def _brings(state: State, seat: int, domino: int) -> int | None:
    """The most points that a domino would bring in the territory as it is; None if it fits nowhere."""
    trial = copy_of(state)
    s = trial[0]
    s.row[0], s.row_owner[0], s.phase, s.act = domino, seat, S.PLACING, seat
    s.volcano = s.pending = S.NONE
    now = _points(state, seat)
    return max(
        (_points(_at_best(after, seat), seat) - now for after in _follow(trial, S.PLACE, S.DISCARD)), default=None
    )


def _fits(state: State, seat: int, domino: int) -> bool:
    out = np.empty(S.WIDEST, np.int32)
    return bool(placement.list_placements(state.copy()[0], seat, domino, out))


def _more_points(c: Sight) -> Why | None:
    """What the better action brings beyond the played one, and the line of the pad that has most of it."""
    better, played = (_at_best(state, c.seat) for state in (c.better, c.played))
    points = _points(better, c.seat) - _points(played, c.seat)
    if points <= 0:
        return None
    lines = [line for line in range(scoring.PAD_LINES) if scoring.counts_line(c.then[0], line)]
    gains = {
        line: int(scoring.pad_line(better[0], c.seat, line)) - int(scoring.pad_line(played[0], c.seat, line))
        for line in lines
    }
    line = max(gains, key=lambda line: gains[line])
    rule = "10.4" if line >= scoring.PAD_PEOPLE and line <= scoring.PAD_WARRIORS else "11"
    return _say("better-points", rule, points=points, line=Message("mammoths-pad-line", {"line": f"l{line}"}))


# --- placing --------------------------------------------------------------------------------------------------------


def _halves(c: Sight, action: int) -> Iterator[tuple[int, Place]]:
    """The terrain of each half of the domino that is placed, and where it comes to lie."""
    cell, direction = divmod(action - S.PLACE, 4)
    x, y = S.cell_place(cell)
    places = (x, y), (x + S.STEP_X[direction], y + S.STEP_Y[direction])
    for terrain, place in zip(S.TERRAIN[int(c.then[0].row[0])].tolist(), places, strict=True):
        if terrain != S.VOLCANO:
            yield terrain, place


def _sizes(c: Sight, state: State, action: int) -> dict[int, int]:
    """How many squares the areas have that the domino belongs to, by terrain."""
    squares = {place: len(area.squares) for area in areas(read(plain(state), c.seat)) for place in area.squares}
    found: dict[int, int] = {}
    for terrain, place in _halves(c, action):
        found[terrain] = max(found.get(terrain, 0), squares[place])
    return found


def _joins(c: Sight) -> Why | None:
    """A larger area that a half of the domino would have belonged to."""
    if not S.PLACE <= c.mistake.better < S.DISCARD or not S.PLACE <= c.mistake.played < S.DISCARD:
        return None
    sizes, played = _sizes(c, c.better, c.mistake.better), _sizes(c, c.played, c.mistake.played)
    terrain = max(sizes, key=lambda terrain: sizes[terrain] - played[terrain], default=S.NONE)
    if terrain == S.NONE or sizes[terrain] <= max(played[terrain], 2):
        return None
    return _say("better-joins", "11", terrain=terrain_words(terrain), squares=sizes[terrain])


def _waiting(c: Sight) -> list[int]:
    """The dominoes that the tribe has claimed and not placed yet, without the one that it places now."""
    s = c.then[0]
    row = zip(s.row.tolist(), s.row_owner.tolist(), strict=True)
    later = [*row][1 if s.phase == S.PLACING else 0 :]
    later += zip(s.next.tolist(), s.next_owner.tolist(), strict=True)
    return [number for number, owner in later if number and owner == c.seat]


def _leaves_no_room(c: Sight) -> Why | None:
    """A domino that the tribe has claimed already fits nowhere any more."""
    for number in _waiting(c):
        if not _fits(c.played, c.seat, number) and _fits(c.better, c.seat, number):
            return _say("no-room", "6", number=number)
    return None


def _prepares(c: Sight) -> Why | None:
    """A domino that the tribe has claimed already could bring more as its next one."""
    for number in _waiting(c):
        states = (_at_best(state, c.seat) for state in (c.better, c.played))
        points, instead = (max(_brings(state, c.seat, number) or 0, 0) for state in states)
        if points > instead:
            return _say("better-next", "11", number=number, points=points, instead=instead)
    return None


def _encloses(c: Sight) -> Why | None:
    """A free cell between four squares, for which no domino is small enough."""
    now = _holes(c.played, c.seat)
    if len(now) <= max(len(_holes(c.then, c.seat)), len(_holes(c.better, c.seat))):
        return None
    return _say("hole", "6")


def _holes(state: State, seat: int) -> set[Place]:
    taken = {(square.x, square.y) for square in read(plain(state), seat)}
    near = {(x + dx, y + dy) for x, y in taken for dx, dy in EDGES} - taken
    return {(x, y) for x, y in near if all((x + dx, y + dy) in taken for dx, dy in EDGES)}


def _shifts_the_frame(c: Sight) -> Why | None:
    """The hut can no longer be in the middle, where that brings points."""
    states = (c.then, c.better, c.played)
    centred = [bool(scoring.is_central(state.copy()[0], c.seat)) for state in states]
    return _say("off-centre", "3") if c.then[0].centre and centred == [True, True, False] else None


def _stands_alone(c: Sight) -> Why | None:
    """A half that lies beside nothing of its terrain, though that was possible."""
    if not S.PLACE <= c.mistake.better < S.DISCARD or not S.PLACE <= c.mistake.played < S.DISCARD:
        return None
    sizes, played = _sizes(c, c.better, c.mistake.better), _sizes(c, c.played, c.mistake.played)
    alone = [terrain for terrain in played if played[terrain] == 1 < sizes[terrain]]
    return _say("alone", "6", terrain=terrain_words(alone[0])) if alone else None


# --- lava and totems ------------------------------------------------------------------------------------------------


def _burns(c: Sight) -> Why | None:
    """A resource or a cave person that the lava destroys."""
    then, played, better = (read(plain(state), c.seat) for state in (c.then, c.played, c.better))
    for before, after, spared in zip(then, played, better, strict=True):
        if before.person != after.person and spared.person == before.person:
            return Why(Message("mammoths-log-burnt-person", {"person": person_words(before.person)}), "7.1")
        if before.token and not after.token and spared.token:
            return Why(Message("mammoths-log-burnt", {"kind": S.KINDS[before.terrain - 1]}), "7.1")
    return None


def _loses_totem(c: Sight) -> Why | None:
    """A totem that another tribe has now, or that its holder has to hand over."""
    then, played, better = (state[0].totem.tolist() for state in (c.then, c.played, c.better))
    for kind in range(4):
        gone = played[kind] != c.seat or int(c.played[0].pending) == kind
        kept = better[kind] == c.seat and int(c.better[0].pending) != kind
        if then[kind] == c.seat and gone and kept and c.then[0].phase == S.ERUPTION:
            return _say("loses-totem", "9.2", kind=S.KINDS[kind])
    return None


def _strengthens(c: Sight) -> Why | None:
    """The tribe that gets the totem has more points already than the one that could have got it."""
    heir, other = ((action - S.HAND) % 4 for action in (c.mistake.played, c.mistake.better))
    if _points(c.then, heir) <= _points(c.then, other):
        return None
    return _say("heir", "9.2", tribe=tribe(heir), other=S.SEATS[other])


# --- claiming -------------------------------------------------------------------------------------------------------


def _domino(action: int) -> int:
    return action - S.CLAIM + 1


def _claim_brings(c: Sight) -> Why | None:
    number, other = _domino(c.mistake.better), _domino(c.mistake.played)
    points, instead = _brings(c.then, c.seat, number), _brings(c.then, c.seat, other)
    if points is None or instead is None or points <= max(instead, 0):
        return None
    return _say("claim-points", "8", number=number, points=points, other=other, instead=max(instead, 0))


def _claim_fits(c: Sight) -> Why | None:
    number, other = _domino(c.mistake.better), _domino(c.mistake.played)
    if _fits(c.then, c.seat, other) or not _fits(c.then, c.seat, number):
        return None
    return _say("fits-nowhere", "6", number=other)


def _claim_comes_earlier(c: Sight) -> Why | None:
    number, other = _domino(c.mistake.better), _domino(c.mistake.played)
    return _say("claim-earlier", "5", number=number, other=other) if number < other else None


def _leaves(c: Sight) -> Why | None:
    """The better domino is free for a tribe that claims later, and is worth something to it."""
    number, s = _domino(c.mistake.better), c.played[0]
    if number not in s.next.tolist() or s.next_owner[s.next.tolist().index(number)] != S.NONE:
        return None
    later = [owner for domino, owner in zip(s.row.tolist(), s.row_owner.tolist(), strict=True) if domino]
    brings = {owner: _brings(c.played, owner, number) or 0 for owner in later if owner != c.seat}
    owner = max(brings, key=lambda owner: brings[owner], default=S.NONE)
    if owner == S.NONE or brings[owner] <= FEW:
        return None
    return _say("leaves", "8", number=number, tribe=tribe(owner), points=brings[owner])


# --- settling -------------------------------------------------------------------------------------------------------


def _settles(c: Sight) -> Why | None:
    """What settling could bring right away, at least: of each kind the first token is paid."""
    if c.mistake.played != S.SETTLE or c.mistake.better == S.SETTLE:
        return None
    points = max(_settlers(c.better, c.seat), default=0) - _points(c.then, c.seat)
    return _say("better-settles", "10.2", points=points) if points > 0 else None


def _settlers(state: State, seat: int, every_payment: bool = False) -> Iterator[int]:
    """The points after paying, of each kind the first token or any, for each person in its best home."""
    if state[0].phase == S.PAYING:
        ways = [*_follow(state, S.PAY, S.TAKE)]
        by_kind = {(int(after[0].paid), int(after[0].phase)): after for after in reversed(ways)}
        for after in ways if every_payment else by_kind.values():
            yield from _settlers(after, seat, every_payment)
    else:
        for after in _follow(state, S.TAKE, S.HOUSE):
            yield _points(_at_best(after, seat), seat)


def _settles_for_little(c: Sight) -> Why | None:
    """The most that anybody in the display would bring now, however it is paid and housed."""
    if c.mistake.better != S.SETTLE or c.mistake.played != S.SETTLE + 1:
        return None
    points = max(_settlers(c.played, c.seat, every_payment=True), default=0) - _points(c.then, c.seat)
    return _say("settles-for", "10.4", points=max(points, 0))


def _takes(c: Sight) -> Why | None:
    """The person who could bring more in the best home."""
    points, instead = (_points(_at_best(state, c.seat), c.seat) for state in (c.better, c.played))
    if points <= instead:
        return None
    return _say("better-person", "10.4", person=person_words(c.mistake.better - S.TAKE), points=points - instead)


def _pays_dear(c: Sight) -> Why | None:
    """The token had counted for a cave person."""
    then, better, played = (_points(state, c.seat) for state in (c.then, c.better, c.played))
    return _say("pays", "10.4", points=then - played) if played < min(then, better) else None


REASONS: dict[int, tuple[tuple[Reason, ...], tuple[Reason, ...]]] = {
    S.PLACING: ((_more_points, _prepares, _joins), (_leaves_no_room, _shifts_the_frame, _encloses, _stands_alone)),
    S.ERUPTION: ((_more_points, _prepares), (_loses_totem, _burns)),
    S.HAND_OVER: ((), (_strengthens,)),
    S.CLAIMING: ((_claim_brings, _claim_comes_earlier), (_claim_fits, _leaves)),
    S.CLAIM_SETUP: ((_claim_brings, _claim_comes_earlier), (_leaves,)),
    S.SETTLING: ((_settles,), (_settles_for_little,)),
    S.PAYING: ((), (_pays_dear,)),
    S.CHOOSING_PERSON: ((_takes,), ()),
    S.HOUSING: ((_more_points,), ()),
}
