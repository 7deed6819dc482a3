"""Goals: what can be accomplished in a turn, and every shortest way to do so, by a search that leaves nothing out.

A puzzle of this kind asks for something that the rules can tell (`Game.feats`), with as few actions as it takes. So
what is right follows from the rules alone: no bot judges anything, and no order of actions is forgotten.
"""

from __future__ import annotations

import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import cached_property

import numpy as np

from herna.bots import levels, make
from herna.bots.chances import elapsed
from herna.bots.kernel.ways import TOO_MANY, find_ways
from herna.engine import kernel, puzzles
from herna.engine.game import Game, State, copy_of
from herna.engine.kernel.entropy import splitmix64
from herna.engine.match import Match
from herna.engine.puzzles import Puzzle

from .difficulty import difficulty_by_luck
from .positions import led_to, played, themes

JUDGE, MARGIN = "rules", 1.0  # what is right leads to the goal, what is wrong does not
LONGEST = 8  # actions of a way
EDGES = 12  # looked at for each position that is kept
ROOM = 256 << 20  # bytes of positions at most
APART = 20  # actions of a match between two puzzles
MOST_LINES = 24
MOST_IDEAS = 3  # sets of actions, apart from their order
RICH = 3  # feats and kinds of actions that a puzzle needs together
BROAD = 24  # actions to choose from, at least, where the first two lead to the goal
NEEDLE = 100  # or one first action in so many is right
LUCKIEST = 0.01  # what a row of random actions may have of a chance
TENFOLD = 10
WORLDS = 4  # that a seat might be in, where something is hidden


@dataclass(frozen=True)
class Ways:
    """All shortest ways to a goal: from each position on one of them, the actions that lead on, and where."""

    length: int
    onward: dict[int, list[tuple[int, int]]]
    widths: Sequence[int]

    @property
    def first(self) -> tuple[int, ...]:
        return tuple(action for action, _ in self.onward[0])

    def lines(self, at: int = 0) -> Iterator[tuple[int, ...]]:
        for action, to in self.onward[at]:
            for rest in self.lines(to) if to > 0 else ((),):
                yield (action, *rest)

    @cached_property
    def count(self) -> int:
        """How many lines there are, without writing them all down."""
        return round(self._along(lambda _: 1.0))

    @cached_property
    def luck(self) -> float:
        """How likely a row of random actions is one of them."""
        return self._along(lambda at: 1 / self.widths[at])

    def _along(self, weight: Callable[[int], float]) -> float:
        """The sum over all lines of the product of a weight of the positions that they go through."""
        known: dict[int, float] = {}
        for at in sorted(self.onward, reverse=True):  # positions are numbered as they are found
            known[at] = weight(at) * sum(known[to] if to > 0 else 1.0 for _, to in self.onward[at])
        return known[0]


def ways(game: Game, state: State, goal: int, positions: int, most: int) -> Ways | None:
    """The shortest ways of the seat to act, none left out, of so many actions at most; None if there are none, or more
    positions than that."""
    size = game.state.itemsize
    positions = max(2, min(positions, ROOM // size))
    states = np.zeros(positions, game.state)
    states[0] = state[0]
    table = np.zeros(1 << (2 * positions).bit_length(), np.int32)
    edges = np.zeros((EDGES * positions, 3), np.int32)
    widths, counts = np.zeros(positions, np.int32), np.zeros(2, np.int64)
    out = np.zeros(game.widest, np.int32)
    seat = game.actor(state)
    length = int(find_ways(states, _words(states), table, seat, goal, most, out, edges, widths, counts))
    if length in {0, TOO_MANY}:
        return None
    return Ways(length, _onward(edges[: counts[1]].tolist()), widths[: counts[0]].tolist())


def _words(states: State) -> np.ndarray[tuple[int, int], np.dtype[np.int64]]:
    """The same bytes as numbers, as long ones as the size of a record allows."""
    size = states.dtype.itemsize
    kind = next(kind for kind in (np.int64, np.int32, np.int16, np.int8) if size % np.dtype(kind).itemsize == 0)
    return states.view(kind).reshape(len(states), -1)  # type: ignore[return-value]


def _onward(edges: list[list[int]]) -> dict[int, list[tuple[int, int]]]:
    """Of all edges, in the order in which they were found, those that lead to the goal."""
    onward: dict[int, list[tuple[int, int]]] = defaultdict(list)
    for at, action, to in reversed(edges):
        if to < 0 or to in onward:
            onward[at].append((action, to))
    return {at: each[::-1] for at, each in onward.items()}


# --- finding ------------------------------------------------------------------------------------------------------


def puzzles_of(match: Match, seats: int, positions: int, since: float) -> list[Puzzle]:
    """The puzzles of a match, not too close to each other."""
    found: list[Puzzle] = []
    free = 0
    for ply, each in enumerate(match.line):
        if ply < free or not 0 <= each.seat < seats or played_feats(match, ply)[0] <= 0:
            continue
        made = puzzle_at(match, ply, seats, positions) if elapsed(match.game, match.at(ply)) >= since else None
        if made is not None:
            found.append(made)
            free = ply + APART
    return found


def puzzle_at(match: Match, ply: int, seats: int, positions: int) -> Puzzle | None:
    """The puzzle that this position makes: what is accomplished in the rest of the turn, with fewer actions if that
    can be."""
    game = match.game
    state = match.at(ply)
    seat, x = game.actor(state), luck_of(state)
    goal, most = played_feats(match, ply)
    if goal <= 0 or any(game.owner_of(state, each) != seat for each in game.legal(state)):
        return None
    found = ways(game, state, goal, positions, min(most, LONGEST))
    if found is None or not worth_asking(found) or not certain(game, state, goal, found, x):
        return None
    lines = [texts(game, state, line) for line in found.lines()]
    named = tuple(name for i, name in enumerate(game.feats) if goal >> i & 1)
    rich = len(named) + len(kinds(game, state, lines)) >= RICH
    if not rich and len(found.first) * NEEDLE > found.widths[0]:
        return None
    if len({tuple(sorted(line)) for line in lines}) > MOST_IDEAS:
        return None
    options = puzzles.differing(game, dict(match.header.options))
    position, moves = led_to(match, ply, seats, options)
    name = game.notation.seats(state)[seat]
    rating, deviation = difficulty_by_luck(found.luck)
    made = Puzzle(
        game=game.name,
        id=puzzles.id_of(seats, options, position, moves, name),
        seats=seats,
        options=options,
        position=position,
        moves=moves,
        seat=name,
        right=tuple(puzzles.Right(line, 1.0) for line in lines),
        wrong=tuple((text, 0.0) for text in tempting(game, state, found, x)),
        replies=(),
        goal=named,
        rating=rating,
        deviation=deviation,
        themes=tuple(themes(game, state, seats, lines[0], ())),
        seed=str(ply),
    )
    return None if puzzles.problems(game, made) else made


def luck_of(state: State) -> np.uint64:
    return np.uint64(splitmix64(np.uint64(zlib.crc32(state.tobytes()))))


def played_feats(match: Match, ply: int) -> tuple[int, int]:
    """As bits, what the seat accomplishes from here until chance or somebody else is next; and in how many actions."""
    before, seat, told = match.at(ply), match.line[ply].seat, [0]
    state = copy_of(before)
    for each in match.line[ply : ply + 2 * LONGEST]:
        if each.seat != seat:
            break
        match.game.apply(state, each.action)
        told.append(puzzles.feats_between(before, state))
    return told[-1], next(count for count, bits in enumerate(told) if bits & told[-1] == told[-1])


def worth_asking(found: Ways) -> bool:
    """Few first actions are right, and nobody gets there by trying a little."""
    few = len(found.first) <= max(1, min(4, found.widths[0] // 3))
    few = few and found.widths[0] > (2 if found.length > 2 else BROAD)
    return few and found.luck <= LUCKIEST and found.count <= MOST_LINES


def kinds(game: Game, state: State, lines: Sequence[Sequence[str]]) -> list[str]:
    """What the game calls the actions of the solution that takes fewest kinds of them."""
    return min((played(game, state, line)[0] for line in lines), key=len)


def certain(game: Game, state: State, goal: int, found: Ways, x: np.uint64) -> bool:
    """Whether the same lines, and no others, are right in the worlds that the seat might be in."""
    positions = 2 * len(found.widths) + 2  # enough where the world is the same
    lines = set(found.lines())
    for world in worlds(game, state, WORLDS, x):
        other = ways(game, world, goal, positions, found.length)
        if other is None or other.length != found.length or set(other.lines()) != lines:
            return False
    return True


def worlds(game: Game, state: State, count: int, x: np.uint64) -> Iterator[State]:
    """Where something is hidden: what the seat to act sees, and so many worlds that may be behind it."""
    if not game.hides:
        return
    view = game.observed(state, game.actor(state))
    yield copy_of(view)
    for _ in range(count):
        x = np.uint64(splitmix64(x))
        world = copy_of(view)
        kernel.imagine_in(world, x)
        yield world


def leads(game: Game, state: State, goal: int, line: Sequence[int]) -> bool:
    """Whether a line can be played and reaches the goal."""
    now = copy_of(state)
    for action in line:
        if kernel.check_of(now, action) != 0:
            return False
        game.apply(now, action)
    return puzzles.feats_between(state, now) & goal == goal


def tempting(game: Game, state: State, found: Ways, x: np.uint64) -> list[str]:
    """Up to three first actions that are wrong: what bots would do, then those that are written most alike."""
    view = game.observed(state, game.actor(state))
    right = [game.notation.format_action(state, action) for action in found.first]
    liked = [make(game, level).choose(view, int(x)) for level in reversed(levels(game))]
    told = [game.notation.format_action(state, action) for action in (*liked, *game.legal(state))]
    alike = sorted(told[len(liked) :], key=lambda text: -SequenceMatcher(None, text, right[0]).ratio())
    return [text for text in dict.fromkeys([*told[: len(liked)], *alike]) if text not in right][:3]


def texts(game: Game, state: State, line: Sequence[int]) -> tuple[str, ...]:
    told, state = [], copy_of(state)
    for action in line:
        told.append(game.notation.format_action(state, action))
        game.apply(state, action)
    return tuple(told)


# --- checking -----------------------------------------------------------------------------------------------------


def doubt(game: Game, puzzle: Puzzle, positions: int) -> str:
    """What a search of up to so many positions says against a puzzle; nothing, as it should be."""
    state = puzzles.start(game, puzzle)
    goal = sum(1 << game.feats.index(name) for name in puzzle.goal)
    found = ways(game, state, goal, positions, len(puzzle.right[0].line))
    if found is None:
        return f"no way is found among {positions:,} positions"
    right, told = {each.line for each in puzzle.right}, {texts(game, state, line) for line in found.lines()}
    if told != right:
        differ = next(iter(sorted(told ^ right)))
        return f"{' '.join(differ)} is {'not called right' if differ in told else 'not right'}"
    x = ~luck_of(state)
    everywhere = all(
        leads(game, world, goal, line) for world in worlds(game, state, TENFOLD * WORLDS, x) for line in found.lines()
    )
    return "" if everywhere and certain(game, state, goal, found, x) else "what is hidden decides"
