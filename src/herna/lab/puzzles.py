"""Puzzles: found in matches of bots, and checked again with ten times the effort.

A position makes a puzzle if few actions are clearly better than all others for as long as that is so in this turn, if
the greedy bot does not find them, and if the match is not decided anyway. What an action is worth `weighing` says.
"""

from __future__ import annotations

import random
import zlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from herna.bots import levels, make, strongest_level, thinking_of
from herna.bots.chances import elapsed
from herna.engine import puzzles
from herna.engine.errors import BadOption
from herna.engine.exercise import Exercise
from herna.engine.game import Game, State, copy_of
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.entropy import splitmix64
from herna.engine.match import Match
from herna.engine.puzzles import Collection, Puzzle, Right

from . import goals
from .difficulty import Solver, difficulty, solves
from .engines import Engine
from .positions import themes, written
from .records import Book
from .series import Pairing, play_all
from .weighing import MANY, Scales, Weighed, Weigher

ROUNDS = (12, 3, 1)  # the effort is divided by these in turn, while a position may still be a puzzle
SURER = 1.2  # times the margin, to be found; then the check, which asks for the margin, seldom fails
LUCKY = 1.5  # the same where chance decides within the turn what comes of it
SIMULATIONS = 300  # of a player, so that time does not matter
OPEN = (0.12, 0.93)  # the best chance is above the first, the best wrong one below the second
MOST_ACTIONS = 500  # nobody finds one of so many
LONGEST_ROW, MOST_LINES = 8, 24
APART = 4  # turns of a match between two puzzles
TENFOLD = 10


@dataclass(frozen=True)
class Mine:
    """What a series looks for."""

    game: Game
    seats: int
    effort: int  # simulations or quick matches for an action
    margin: float
    turns: int = 1  # of the solver; more where nothing is left to chance
    since: float = 0.0  # how much of a match is over at least
    seed: int = 0

    def __call__(self, match: Match) -> list[dict[str, Any]]:
        """The puzzles of a match, as their lines in the file."""
        if self.game.feats:
            return [each.json() for each in goals.puzzles_of(match, self.seats, self.effort, self.since)]
        found: list[Puzzle] = []
        last = -APART
        for turn, plies in enumerate(turns_of(match, self.seats)):
            if turn - last < APART:
                continue
            for ply in plies:
                puzzle = self.puzzle(match, ply)
                if puzzle is not None and puzzle.right[0].line not in [each.right[0].line for each in found]:
                    found.append(replace(puzzle, seed=str(ply)))
                    last = turn
                    break
        return [each.json() for each in found]

    def puzzle(self, match: Match, ply: int) -> Puzzle | None:
        """The puzzle that the position before this action is, if it is one."""
        state = match.at(ply)
        return Finder(self, state, match.header.options).find() if elapsed(self.game, state) >= self.since else None


def turns_of(match: Match, seats: int) -> Iterator[list[int]]:
    """The numbers of the positions in which a player acts, those of one turn together."""
    turn: list[int] = []
    before = NOBODY
    for ply, played in enumerate(match.line):
        if played.seat == CHANCE:
            continue
        if played.seat != before and turn:
            yield turn
            turn = []
        before = played.seat
        if played.seat < seats:
            turn.append(ply)
    if turn:
        yield turn


@dataclass
class Finder:
    """Looks at one position."""

    mine: Mine
    state: State
    options: Mapping[str, Any]
    replies: list[str] = field(default_factory=list)
    lines: int = 0

    def __post_init__(self) -> None:
        self.game = self.mine.game
        self.seat = self.game.actor(self.state)
        self.weigher = Weigher(self.game, self.mine.seats)
        self.x = np.uint64(splitmix64(np.uint64((zlib.crc32(self.state.tobytes()) + (self.mine.seed << 32)) % 2**64)))

    def find(self) -> Puzzle | None:
        scales = self._weigh(self.state)
        if scales is None or not self._open(scales):
            return None
        right = [line for i, each in enumerate(scales.right) for line in self._grow(self.state, each, i == 0)]
        if not right or len(right) > MOST_LINES:
            return None
        made = self._puzzle(scales, right)
        if made is None or puzzles.problems(self.game, made):
            return None
        task = puzzles.exercise(self.game, made)
        if any(solves(task, Solver("greedy", None, 0), self._luck()) for _ in range(2)):
            return None
        rating, deviation = difficulty(task, self._luck())
        return replace(made, rating=rating, deviation=deviation)

    def _luck(self) -> np.uint64:
        self.x = np.uint64(splitmix64(self.x))
        return self.x

    def _weigh(self, state: State, least: int = 3) -> Scales | None:
        """A position in which something is clearly better; None for all others."""
        mine, view = self.mine, self.game.observed(state, self.seat)
        if not least <= len(self.game.legal(view)) <= MOST_ACTIONS:
            return None
        efforts = [max(1, mine.effort // part) for part in ROUNDS]
        scales = self.weigher.weigh(view, efforts, self._luck(), mine.margin)
        return scales if scales.clear(mine.margin * SURER) else None

    def _open(self, scales: Scales) -> bool:
        """Whether the match is open, and chance does not decide what comes of the right actions, or matters little."""
        if scales.weighed[0].chance < OPEN[0] or scales.wrong[0].chance > OPEN[1]:
            return False
        if scales.clear(self.mine.margin * LUCKY):
            return True
        return not any(self._stakes_on_chance(each.action) for each in scales.right)

    def _stakes_on_chance(self, action: int) -> bool:
        """Whether chance comes in before the turn is over."""
        after = self._after(self.state, action)
        if self.game.actor(after) != CHANCE:
            return False
        while self.game.actor(after) == CHANCE:
            self.game.apply(after, self.game.draw(after, self._luck()))
        return self.game.actor(after) == self.seat

    def _after(self, state: State, action: int) -> State:
        after = copy_of(state)
        self.game.apply(after, action)
        return after

    def _grow(self, state: State, first: Weighed, best: bool, done: int = 1, turn: int = 1) -> list[Right]:
        """The right lines that begin with an action: they go on while there is something clearly better."""
        text = self.game.notation.format_action(state, first.action)
        after = self._after(state, first.action)
        alone = [Right((text,), first.chance)]
        self.lines += 1
        if done >= LONGEST_ROW or self.lines > MOST_LINES:
            return alone
        replies: list[str] = []
        if self.game.actor(after) not in {self.seat, CHANCE, NOBODY} and best and turn < self.mine.turns:
            turn += 1
            replies = self._answered(after)
        if self.game.actor(after) != self.seat:
            return alone
        legal = self.game.legal(after)
        scales = Scales((replace(first, action=legal[0]),), 1) if len(legal) == 1 else self._weigh(after, least=2)
        if scales is None:
            return alone
        longer = [
            Right((text, *each.line), max(first.chance, each.chance))
            for i, action in enumerate(scales.right)
            for each in self._grow(after, action, best and i == 0, done + 1, turn)
        ]
        if len(legal) == 1 and len(longer[0].line) == 2:  # nothing has to be found after it
            return alone
        self.replies = replies + self.replies
        return longer

    def _answered(self, state: State) -> list[str]:
        """Let the others answer as the strongest bot would; what they did."""
        told: list[str] = []
        bot = make(self.game, self.weigher.level, self.mine.effort)
        while self.game.actor(state) not in {self.seat, CHANCE, NOBODY} and len(told) < LONGEST_ROW:
            view = self.game.observed(state, self.game.actor(state))
            action = bot.choose(view, int(self._luck()))
            told.append(self.game.notation.format_action(state, action))
            self.game.apply(state, action)
        return told

    def _puzzle(self, scales: Scales, right: list[Right]) -> Puzzle | None:
        game, notation = self.game, self.game.notation
        options = puzzles.differing(game, dict(self.options))
        position = written(game, self.state, self.mine.seats, options)
        if position is None:
            return None
        seat = notation.seats(self.state)[self.seat]
        wrong = tuple((notation.format_action(self.state, each.action), each.chance) for each in scales.wrong[:3])
        return Puzzle(
            game=game.name,
            id=puzzles.id_of(self.mine.seats, options, position, (), seat),
            seats=self.mine.seats,
            options=options,
            position=position,
            moves=(),
            seat=seat,
            right=tuple(right),
            wrong=wrong,
            replies=tuple(self.replies),
            goal=(),
            rating=0,
            deviation=0,
            themes=self._themes(scales, right[0]),
            seed="",
        )

    def _themes(self, scales: Scales, best: Right) -> tuple[str, ...]:
        told = themes(self.game, self.state, self.mine.seats, best.line, self.replies)
        if scales.wrong[0].chance <= scales.weighed[0].chance / 3:
            told.append("rescue")
        return tuple(told)


# --- series -------------------------------------------------------------------------------------------------------


@dataclass
class Dug:
    """What a series has found so far."""

    matches: int
    puzzles: list[Puzzle]
    judge: str
    mine: Mine

    def text(self) -> str:
        return f"{len(self.puzzles)} puzzles in {self.matches} matches"

    def json(self) -> dict[str, Any]:
        return {"matches": self.matches, "puzzles": [each.json() for each in self.puzzles]}

    def keep(self) -> Path:
        """Put them into the game's folder, beside those that are there."""
        held = puzzles.collection(self.mine.game)
        if held.puzzles and (held.judge, held.effort, held.margin) != (self.judge, self.mine.effort, self.mine.margin):
            raise BadOption(
                f"{self.mine.game.title} has puzzles judged by {held.judge} with effort {held.effort} and a margin "
                f"of {held.margin}: find more in the same way, or take the file away first"
            )
        both = {each.id: each for each in (*held.puzzles, *self.puzzles)}
        return puzzles.write(
            self.mine.game, Collection(self.judge, self.mine.effort, self.mine.margin, tuple(both.values()))
        )


def run(
    game: Game,
    *,
    bots: Sequence[str],
    matches: int,
    effort: int,
    margin: float,
    turns: int = 1,
    since: float = 0.0,
    simulations: int | None = None,
    seed: int,
    options: Mapping[str, object],
    seats: int | None,
    kept: Path | None = None,
    on: Engine | None = None,
    progress: Callable[[int, int, str], None],
) -> Dug:
    """Play matches and look for puzzles in them."""
    for name in bots:
        if name not in levels(game):
            raise BadOption(f"there is no level {name!r} of {game.title}; there are: {', '.join(levels(game))}")
    chosen = game.read_options(options)
    count = game.read_seats(seats, chosen)
    if game.feats:
        judge, margin = goals.JUDGE, goals.MARGIN
    else:
        judge = Weigher(game, count).level
    mine = Mine(game, count, effort, margin, turns, since, seed)
    if simulations is None and thinking_of(game, strongest_level(game)).kind != "planner":  # those do not go by time
        simulations = SIMULATIONS
    head = {"game": game.name, "rules": game.rules, "seats": count, "bots": list(bots), "judge": judge}
    asked = {"effort": effort, "margin": margin, "turns": turns, "since": since}
    book = Book(kept, {**head, **asked, "simulations": simulations, "seed": seed, "options": chosen})
    known = {number: found for number, *found in book.known}
    todo = [number for number in range(matches) if number not in known]
    pairings = [_pairing(seed, number, bots, count, simulations) for number in todo]
    total = sum(map(len, known.values()))
    progress(matches - len(todo), matches, f"({total})")
    series = play_all(game, pairings, (count, options), mine, on)
    for done, (i, rows) in enumerate(series, start=matches - len(todo) + 1):
        known[todo[i]] = [{**row, "seed": f"{seed}/{todo[i]}/{row['seed']}"} for row in rows]
        book.add([[todo[i], *known[todo[i]]]])
        total += len(rows)
        progress(done, matches, f"({total})")
    made = [puzzles.of_row(game.name, row) for number in sorted(known) for row in known[number]]
    return Dug(len(known), made, judge, mine)


def _pairing(seed: int, number: int, bots: Sequence[str], seats: int, simulations: int | None) -> Pairing:
    """Levels are drawn for each seat, so that mistakes are made and punished."""
    luck = random.Random(f"{seed} {number}")
    return Pairing(seed * 1_000_003 + number, tuple(luck.choice(list(bots)) for _ in range(seats)), simulations)


# --- checking -----------------------------------------------------------------------------------------------------


@dataclass
class Checked:
    """Which puzzles hold when they are judged with more effort, and what is wrong with the others."""

    game: Game
    efforts: tuple[int, ...]
    margin: float
    held: list[Puzzle] = field(default_factory=list)
    failed: dict[str, str] = field(default_factory=dict)

    def text(self) -> str:
        total = len(self.held) + len(self.failed)
        how = f"an effort of {self.efforts[-1]:,} and a margin of {self.margin}"
        told = f"{len(self.held)} of {total} puzzles hold with {how}"
        return "\n".join([f"{self.game.name}: {told}", *(f"{key}: {why}" for key, why in self.failed.items())])

    def json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "effort": self.efforts[-1],
            "margin": self.margin,
            "held": [each.id for each in self.held],
            "failed": self.failed,
        }

    def keep(self) -> Path:
        """Write those that hold, and throw the others away."""
        before = puzzles.collection(self.game)
        return puzzles.write(self.game, replace(before, puzzles=tuple(self.held)))

    def doubt(self, puzzle: Puzzle) -> str:
        """What speaks against a puzzle; nothing, as it should be."""
        wrong = puzzles.problems(self.game, puzzle)
        if wrong:
            return "; ".join(wrong)
        if puzzle.goal:
            return goals.doubt(self.game, puzzle, self.efforts[-1])
        task = puzzles.exercise(self.game, puzzle)
        begun = {each.line[:count] for each in puzzle.right for count in range(len(each.line))}
        for line in sorted(begun, key=lambda line: (len(line), line)):
            length = len(line)
            following = {
                each.line[length] for each in puzzle.right if each.line[:length] == line and len(each.line) > length
            }
            found = self._doubt_after(task, line, following, puzzle.seats)
            if found:
                return found
        return ""

    def _doubt_after(self, task: Exercise, line: tuple[str, ...], right: set[str], seats: int) -> str:
        """What speaks against the right actions after a line."""
        game = self.game
        view = game.observed(task.attempt(line).state, task.seat)
        if len(game.legal(view)) == 1:
            return ""
        x = np.uint64(splitmix64(np.uint64(zlib.crc32(view.tobytes()))))
        scales = Weigher(game, seats, 2 * MANY).weigh(view, self.efforts, x, None)
        told = {game.notation.format_action(view, each.action): each.chance for each in scales.weighed}
        if not right <= told.keys():
            return f"{', '.join(sorted(right - told.keys()))} is not even worth weighing"
        worst = min(told[text] for text in right)
        others = {text: chance for text, chance in told.items() if text not in right}
        better = max(others, key=others.__getitem__, default="")
        if not others or worst - others[better] >= self.margin:
            return ""
        after = f" after {' '.join(line)}" if line else ""
        return f"{better} leaves {others[better]:.2f}{after}, what is right {worst:.2f}"


def check(
    game: Game, *, times: int = TENFOLD, kept: Path | None = None, progress: Callable[[int, int, str], None]
) -> Checked:
    """Judge every puzzle of a game again with ten times the effort."""
    held = puzzles.collection(game)
    report = Checked(game, (held.effort, held.effort * times), held.margin)
    book = Book(kept, {"game": game.name, "efforts": report.efforts, "margin": held.margin})
    known = dict(book.known)
    for done, puzzle in enumerate(held.puzzles):
        progress(done, len(held.puzzles), f"({len(report.failed)} failed)")
        if puzzle.id not in known:
            known[puzzle.id] = report.doubt(puzzle)
            book.add([[puzzle.id, known[puzzle.id]]])
        if known[puzzle.id]:
            report.failed[puzzle.key] = known[puzzle.id]
        else:
            report.held.append(puzzle)
    progress(len(held.puzzles), len(held.puzzles), f"({len(report.failed)} failed)")
    return report
