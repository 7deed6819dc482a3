"""Why an action of The Base was a mistake: facts about the board after the better action, and after the played one."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Message
from herna.engine.why import Mistake, Why, first_of

from ..kernel import board, insight
from ..kernel import state as S
from ..notation import location_name
from . import log
from .ways import Way, free_goals, is_active, open_way, pieces, walk
from .words import Words, count_saved, plain, who

NO_WAY = S.LOCATIONS  # what a piece without an open way counts, in links
LAST_ROUNDS = 2  # in which the rearmost piece counts

Board = SimpleNamespace  # a position as plain numbers


class Sight:
    """The boards that a mistake is about: before it, after the better action and after the played one."""

    def __init__(self, mistake: Mistake) -> None:
        self.mistake, self.side, self.other = mistake, mistake.seat, 1 - mistake.seat
        self.then, self.better = plain(mistake.view), plain(mistake.after_better)
        self.played = plain(mistake.after_played)
        self.alone = self.then.challenge == S.CHALLENGE_RUNS  # the other side does nothing any more

    def fear(self, s: Board) -> dict[int, tuple[int, Way]]:
        """Own pieces that another could eliminate with the three actions of its turn, by which one and on which way."""
        found: dict[int, tuple[int, Way]] = {}
        for q in pieces(self.side) if not self.alone and s.phase != S.OVER else ():
            ways = ((p, _strike(s, p, q, S.ALLOWANCE)) for p in pieces(self.other))
            hits = [(p, way) for p, way in ways if way]
            if hits:
                found[q] = min(hits, key=lambda hit: (len(hit[1]), hit[0]))
        return found


def why(mistake: Mistake) -> tuple[Why, ...]:
    sight = Sight(mistake)
    if sight.then.phase == S.SETUP:
        return first_of([_leads_on], sight)
    return (*first_of(ACHIEVES, sight), *first_of(ALLOWS, sight))


def _say(what: str, rule: str, /, **words: str | int | Message) -> Why:
    return Why(Message(f"thebase-why-{what}", words), rule)


def _via(way: Way) -> Words:
    """The way as words: its length, and the places before its end."""
    return {"steps": len(way), "via": ", ".join(location_name(place) for place in way[:-1])}


def _strike(s: Board, p: int, q: int, actions: int) -> Way | None:
    """How a piece gets at another that stands on a tile."""
    place = s.piece[q]
    return walk(s, p, [place], actions) if 0 <= place < S.TILES else None


# --- what the better action achieves --------------------------------------------------------------------------------


def _saves(c: Sight) -> Why | None:
    """The piece that is saved by nothing but the better action; the third one wins."""
    if count_saved(c.better, c.side) <= max(count_saved(c.then, c.side), count_saved(c.played, c.side)):
        return None
    p = next(p for p in pieces(c.side) if c.better.piece[p] != c.then.piece[p])
    words: Words = {**who(p), "slot": location_name(c.better.piece[p])}
    if count_saved(c.better, c.side) == S.PIECES and not c.alone:
        return _say("better-wins", "11", **words)
    return _say("better-saves", "8", **words)


def _strikes(c: Sight) -> Why | None:
    victims = [q for q in pieces(c.other) if _is_struck(c.then, c.better, q) and not _is_struck(c.then, c.played, q)]
    if not victims:
        return None
    place = c.then.piece[victims[0]]
    columns = int(board.column_distance(c.other, place))
    return _say("better-strikes", "7", **who(victims[0]), place=location_name(place), columns=columns)


def _is_struck(then: Board, now: Board, q: int) -> bool:
    """Pieces of the side that waits move only when they are eliminated, or return after that."""
    return then.piece[q] not in (S.OFF, now.piece[q])


def _saves_soon(c: Sight) -> Why | None:
    """What the rest of the turn could still have brought: a piece on a goal slot."""
    found = _soon(c, c.better, free_goals(c.better, c.side))
    if found is None or _soon(c, c.played, free_goals(c.played, c.side)):
        return None
    p, way = found
    return _say("better-saves-soon", "8", **who(p), **_via(way), slot=location_name(way[-1]))


def _strikes_soon(c: Sight) -> Why | None:
    for q in pieces(c.other) if not c.alone else ():
        place = c.then.piece[q]
        if not 0 <= place < S.TILES:
            continue
        found = _soon(c, c.better, [place] if c.better.piece[q] == place else [])
        if found and c.played.piece[q] == place and not _soon(c, c.played, [place]):
            p, way = found
            return _say(
                "better-strikes-soon", "7", **who(p), **_via(way), other=q % S.PIECES + 1, place=location_name(place)
            )
    return None


def _soon(c: Sight, s: Board, ends: list[int]) -> tuple[int, Way] | None:
    """The own piece that gets there soonest with the actions that this turn has left, and its way."""
    if s.side != c.side or s.phase != S.ACT or s.reveal != S.OFF:
        return None
    ways = [(p, walk(s, p, ends, s.actions)) for p in pieces(c.side)]
    return min(((p, way) for p, way in ways if way), key=lambda found: len(found[1]), default=None)


def _is_out_of_reach(c: Sight) -> Why | None:
    """The other side gets at no place near by steps and crossings, even if it spends its tokens on actions."""
    played = c.fear(c.played)
    if not played or c.better.phase == S.OVER:
        return None
    reach = int(insight.threatened(c.mistake.after_better.copy()[0], c.other, c.better.token[c.other]))
    safe = [q for q in played if not reach >> q & 1 and is_active(c.better, q) and q not in c.fear(c.better)]
    if not safe:
        return None
    q = max(safe, key=lambda q: (c.better.piece[q] < S.TILES, -board.column_distance(c.side, c.played.piece[q])))
    if c.better.piece[q] >= S.TILES:
        return _say("better-home", "6.1", **who(q), slot=location_name(c.better.piece[q]))
    return _say("better-out-of-reach", "16", **who(q), place=location_name(c.better.piece[q]))


def _opens(c: Sight) -> Why | None:
    """A shorter open way for an own piece, without another's becoming as much longer."""
    if _added_up(c.better, c.side) >= _added_up(c.played, c.side):
        return None
    ways = {p: open_way(c.better, p) for p in pieces(c.side)}
    gains = {p: _length(c.played, p) - len(way) for p, way in ways.items() if way and is_active(c.played, p)}
    p = max(gains, key=lambda p: gains[p], default=S.OFF)
    way = ways.get(p)
    if not way or gains[p] <= 0:
        return None
    return _say("better-way", _how(c.mistake.better), **who(p), steps=len(way), slot=location_name(way[-1]))


def _closes(c: Sight) -> Why | None:
    """A way of the other side that would have been longer, or closed."""
    if c.alone or _added_up(c.better, c.other) <= _added_up(c.played, c.other):
        return None
    losses = {p: _length(c.better, p) - _length(c.played, p) for p in pieces(c.other)}
    p = max(losses, key=lambda p: losses[p])
    if losses[p] <= 0 or c.better.piece[p] != c.played.piece[p]:
        return None
    way = open_way(c.better, p)
    if way is None:
        return _say("better-closes", _how(c.mistake.better), **who(p))
    return _say("better-detour", _how(c.mistake.better), **who(p), steps=len(way))


def _how(action: int) -> str:
    """The paragraph of what changes ways: turning tiles, or standing elsewhere."""
    return "6.3" if S.ROTATE <= action < S.PLACE else "6.1"


def _added_up(s: Board, side: int) -> int:
    return sum(_length(s, p) for p in pieces(side))


def _length(s: Board, p: int) -> int:
    """Of the open way of a piece, or what counts for none; nothing for one that is saved."""
    if not is_active(s, p):
        return NO_WAY if s.piece[p] == S.OFF else 0
    return len(open_way(s, p) or range(NO_WAY))


def _rear(c: Sight) -> Why | None:
    """Near the end of the countdown the rearmost piece decides, if as many are saved."""
    if c.alone or c.then.countdown > LAST_ROUNDS or count_saved(c.then, S.RED) != count_saved(c.then, S.GREEN):
        return None
    columns = max(_columns(c.better, c.side), default=0)
    if columns >= max(_columns(c.played, c.side), default=0):
        return None
    return _say("better-rear", "11", columns=columns)


def _columns(s: Board, side: int) -> list[int]:
    """How far the active pieces are from their goal. Rules 11.2b."""
    return [int(board.column_distance(side, s.piece[p])) for p in pieces(side) if is_active(s, p)]


def _gets_nearer(c: Sight) -> Why | None:
    """Where the played action brings nothing nearer."""
    if sum(_columns(c.played, c.side)) < sum(_columns(c.then, c.side)):
        return None
    for p in pieces(c.side):
        if is_active(c.better, p) and is_active(c.played, p) and c.then.piece[p] != S.OFF:
            columns = int(board.column_distance(c.side, c.better.piece[p]))
            if columns < min(int(board.column_distance(c.side, s.piece[p])) for s in (c.then, c.played)):
                return _say("better-nearer", "11", **who(p), columns=columns)
    return None


def _reveals(c: Sight) -> Why | None:
    """The tile ahead of an own piece, on the side of its goal."""
    if c.better.reveal in (S.OFF, c.played.reveal):
        return None
    for p in pieces(c.side):
        here = c.then.piece[p]
        if not is_active(c.then, p) or board.direction_to(here, c.better.reveal) == S.OFF:
            continue
        if board.column_distance(c.side, c.better.reveal) < board.column_distance(c.side, here):
            return _say("better-reveals", "6.4", **who(p), place=location_name(c.better.reveal))
    return None


def _leads_on(c: Sight) -> Why | None:
    """In the set-up: the tile before a piece lets it straight on to the next column."""
    tile = next((t for t in range(S.TILES) if c.better.tile[t] != c.played.tile[t]), S.OFF)
    if tile == S.OFF or c.then.tile[tile] < S.DRAWN:
        return None
    ahead = S.EAST if c.side == S.RED else S.WEST
    if not c.better.tile[tile] >> ahead & 1 or c.played.tile[tile] >> ahead & 1:
        return None
    return _say("better-leads-on", "4", place=location_name(tile))


# --- what the played action allows ----------------------------------------------------------------------------------


def _is_over(c: Sight) -> Why | None:
    """The countdown has run out, and that was not a win."""
    if c.played.phase != S.OVER or c.then.phase == S.OVER or c.played.winner == c.side + 1 or c.alone:
        return None
    return Why(log.result(c.played), "11")


def _lets_save(c: Sight) -> Why | None:
    """A piece of the other side that can be saved in its next turn, and could not so soon after the better action."""
    if c.alone or c.played.side != c.other or c.played.phase not in (S.START, S.ACT):
        return None
    for p in pieces(c.other):
        way = walk(c.played, p, free_goals(c.played, c.other), c.played.actions)
        if way and _length(c.better, p) > len(way):
            name, rule = ("lets-win", "11") if _is_last(c.played, c.other) else ("lets-save", "8")
            return _say(name, rule, **who(p), **_via(way), slot=location_name(way[-1]))
    return None


def _is_last(s: Board, side: int) -> bool:
    """Whether the next piece of the side that is saved is its third."""
    return count_saved(s, side) == S.PIECES - 1


def _lets_strike(c: Sight) -> Why | None:
    """An own piece that another gets at, and did not after the better action: one that the judge expects to be lost,
    else the one that has come farthest."""
    fear, avoided = c.fear(c.played), c.fear(c.better)
    caught = [q for q in fear if q not in avoided]
    if not caught:
        return None
    lost = {q for step in c.mistake.line for q in pieces(c.side) if _is_lost(step.before, step.after, c.side, q)}
    q = min(caught, key=lambda q: (q not in lost, board.column_distance(c.side, c.played.piece[q])))
    p, way = fear[q]
    words: Words = {**who(p), **_via(way), "other": q % S.PIECES + 1, "place": location_name(way[-1])}
    turn_is_over = c.played.side == c.other and c.played.phase == S.START
    return _say("lets-strike" if turn_is_over else "within-reach", "7" if turn_is_over else "16", **words)


def _is_lost(before: State, after: State, side: int, q: int) -> bool:
    """Eliminated by the other side."""
    return bool(before[0].side != side and before[0].piece[q] != after[0].piece[q])


def _is_answered(c: Sight) -> Why | None:
    """What the other side achieves when it also turns tiles: a piece that is saved, or one that is eliminated."""
    for step in c.mistake.answers if c.played.phase == S.START and not c.alone else ():
        then, now = plain(step.before), plain(step.after)
        if count_saved(now, c.other) > count_saved(then, c.other):
            p = next(p for p in pieces(c.other) if now.piece[p] != then.piece[p])
            name, rule = ("answer-wins", "11") if _is_last(then, c.other) else ("answer-saves", "8")
            return _say(name, rule, **who(p), slot=location_name(now.piece[p]))
        for q in pieces(c.side):
            if then.piece[q] != S.OFF and _is_lost(step.before, step.after, c.side, q):
                return _say("answer-strikes", "7", **who(q), place=location_name(then.piece[q]))
    return None


def _opens_theirs(c: Sight) -> Why | None:
    """A way of the other side that has become shorter, and not so by the better action."""
    for p in pieces(c.other) if not c.alone else ():
        way = open_way(c.played, p)
        if way and c.played.piece[p] == c.then.piece[p] and len(way) < min(_length(c.then, p), _length(c.better, p)):
            return _say("opens-theirs", _how(c.mistake.played), **who(p), steps=len(way), slot=location_name(way[-1]))
    return None


def _closes_own(c: Sight) -> Why | None:
    for p in pieces(c.side):
        if not is_active(c.played, p) or c.played.piece[p] != c.then.piece[p]:
            continue
        before = open_way(c.then, p)
        if before and _length(c.played, p) > max(len(before), _length(c.better, p)):
            left = len(open_way(c.played, p) or ())
            return _say("closes-own", _how(c.mistake.played), **who(p), left=left)
    return None


def _goes_back(c: Sight) -> Why | None:
    for p in pieces(c.side):
        if is_active(c.then, p) and is_active(c.played, p):
            columns = int(board.column_distance(c.side, c.played.piece[p]))
            if columns > max(int(board.column_distance(c.side, s.piece[p])) for s in (c.then, c.better)):
                return _say("goes-back", "6.1", **who(p), columns=columns)
    return None


def _is_idle(c: Sight) -> Why | None:
    """A rotation that changes nothing."""
    action = c.mistake.played
    if not S.ROTATE <= action < S.REVEAL:
        return None
    tile = (action - S.ROTATE) // 3
    return _say("idle", "6.3", place=location_name(tile)) if c.played.tile[tile] == c.then.tile[tile] else None


def _locks(c: Sight) -> Why | None:
    if c.played.phase == S.OVER:
        return None
    locked = int(insight.locked_pieces(c.mistake.after_played)) & ~int(insight.locked_pieces(c.mistake.after_better))
    p = next((p for p in pieces(c.side) if locked >> p & 1), S.OFF)
    return None if p == S.OFF else _say("locks", "10", **who(p))


ACHIEVES: tuple[Callable[[Sight], Why | None], ...] = (
    *(_saves, _strikes, _saves_soon, _strikes_soon, _is_out_of_reach),
    *(_rear, _opens, _closes, _gets_nearer, _reveals),
)
ALLOWS: tuple[Callable[[Sight], Why | None], ...] = (
    *(_is_over, _lets_save, _lets_strike, _is_answered),
    *(_locks, _opens_theirs, _closes_own, _goes_back, _is_idle),
)
