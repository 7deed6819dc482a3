"""Puzzles: positions of a game in which something is clearly better than everything else, a line each in a file.

Some ask for something that the rules can tell: to accomplish a goal in this turn, with as few actions as it takes.

The file is `puzzles.jsonl` in the game's folder; its format is docs/puzzles.md. `herna lab puzzles` finds and checks
them, and everything that solving needs is in the file: nothing is searched when somebody tries one.

    for puzzle in puzzles.puzzles(game):  # read once, and without calling anything that has to be compiled
        print(puzzle.key, puzzle.rating, puzzle.themes)
    puzzle = puzzles.find(game, "3f9a1c2e")
    exercise = puzzles.exercise(game, puzzle)  # an ordinary Exercise: the goal is reached by any of the right lines
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import permutations
from pathlib import Path
from typing import Any

from . import kernel
from .errors import BadPuzzle, HernaError
from .exercise import OPEN, Exercise, Move, Verdict, tried_texts
from .game import Game
from .messages import LANGUAGES, Unsayable, say_strictly
from .options import Options
from .scene import Message, text_of
from .state import State, copy_of

FILE = "puzzles.jsonl"
THEMES = ("early", "middle", "late", "win", "rescue", "row")  # that the house knows; games name others
OF_HEAD = ("game", "rules", "judge", "effort", "margin")
OF_PUZZLE = (
    *("id", "seats", "options", "position", "moves", "seat", "right", "wrong", "replies"),
    *("goal", "rating", "deviation", "themes", "seed"),
)
NEEDED = ("id", "seats", "options", "position", "seat", "right", "wrong", "rating", "deviation")
Table = Mapping[str, Any]


@dataclass(frozen=True)
class Right:
    """A right line of actions of the seat that solves, and its chance of winning after it."""

    line: tuple[str, ...]
    chance: float


@dataclass(frozen=True)
class Puzzle:
    """A puzzle as its file tells it. Every action that no right line begins or goes on with is wrong."""

    game: str
    id: str  # follows from the position, so it stays when other puzzles come and go
    seats: int
    options: Mapping[str, Any]  # those that differ from the defaults of the game
    position: str  # in the game's notation; "" for the beginning of a match
    moves: tuple[str, ...]  # played from there, chance included, where a position text is not enough
    seat: str  # that solves it
    right: tuple[Right, ...]  # the best one first
    wrong: tuple[tuple[str, float], ...]  # first actions that are not right, with their chances, the best one first
    replies: tuple[str, ...]  # what others and chance do after actions of the solver
    goal: tuple[str, ...]  # what every right line accomplishes, by the names in `Game.feats`; else chances decide
    rating: int  # how hard it is, on the scale of players: 600 to 2400
    deviation: int  # of the rating
    themes: tuple[str, ...]
    seed: str  # where it comes from: the series, the match and the number of the position in it

    @property
    def key(self) -> str:
        return f"{self.game}.{self.id}"

    @property
    def best(self) -> float:
        """The chance of winning after the best line."""
        return self.right[0].chance

    @property
    def next_best(self) -> float:
        """The chance of winning after the best action that is wrong."""
        return self.wrong[0][1]

    def json(self) -> dict[str, Any]:
        """The line of the file."""
        told = {
            "id": self.id,
            "seats": self.seats,
            "options": dict(self.options),
            "position": self.position,
            "moves": list(self.moves),
            "seat": self.seat,
            "right": [[each.chance, *each.line] for each in self.right],
            "wrong": [list(each) for each in self.wrong],
            "replies": list(self.replies),
            "goal": list(self.goal),
            "rating": self.rating,
            "deviation": self.deviation,
            "themes": list(self.themes),
            "seed": self.seed,
        }
        return {name: value for name, value in told.items() if name in NEEDED or value}


@dataclass(frozen=True)
class Collection:
    """The puzzles of a game, and how they were judged."""

    judge: str  # the level of the bot
    effort: int
    margin: float  # by how much the chance after a right line is better, at least
    puzzles: tuple[Puzzle, ...]


MOST_ORDERED = 4  # actions of a line that are tried in every order
EMPTY = Collection("", 0, 0.0, ())


def puzzles(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles of a game as its file lists them, or none. BadPuzzle says what is wrong with the file."""
    return collection(game).puzzles


def collection(game: Game) -> Collection:
    """The same, with how they were judged."""
    return EMPTY if game.folder is None else _collection(game.folder, game.name, (game.rules, *game.former_rules))


def find(game: Game, name: str) -> Puzzle | None:
    """The puzzle with this id."""
    return None if game.folder is None else _by_id(game.folder, game.name, (game.rules, *game.former_rules)).get(name)


def id_of(seats: int, options: Mapping[str, Any], position: str, moves: Sequence[str], seat: str) -> str:
    """What a puzzle is called, by what it asks."""
    asked = json.dumps([seats, options, position, list(moves), seat], sort_keys=True)
    return hashlib.sha256(asked.encode()).hexdigest()[:8]


def differing(game: Game, options: Options) -> Options:
    """The options of a match that differ from the defaults."""
    usual = game.read_options({})
    return {name: value for name, value in options.items() if value != usual[name]}


def theme_message(game: Game, theme: str) -> Message:
    """What a theme is called."""
    return Message(f"herna-theme-{theme}") if theme in THEMES else text_of(game.name, "theme", theme)


def write(game: Game, held: Collection) -> Path:
    """Write the puzzles of a game into its folder, in the order of their ids; those read before are forgotten."""
    if game.folder is None:
        raise BadPuzzle(FILE, 0, f"{game.title} has no folder for its puzzles")
    head = {"game": game.name, "rules": game.rules, **{name: getattr(held, name) for name in OF_HEAD[2:]}}
    rows = [head, *(each.json() for each in sorted(held.puzzles, key=lambda each: each.id))]
    path = game.folder / FILE
    path.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
    _collection.cache_clear()
    _by_id.cache_clear()
    return path


# --- reading ------------------------------------------------------------------------------------------------------


@cache
def _by_id(folder: Path, game: str, rules: tuple[str, ...]) -> dict[str, Puzzle]:
    return {each.id: each for each in _collection(folder, game, rules).puzzles}


@cache
def _collection(folder: Path, game: str, rules: tuple[str, ...]) -> Collection:
    file = folder / FILE
    if not file.is_file():
        return EMPTY
    try:
        rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    except (OSError, ValueError) as error:
        raise BadPuzzle(FILE, 0, f"it cannot be read: {error}") from None
    head = _row(1, rows[0] if rows else {}, OF_HEAD, OF_HEAD)
    if head["game"] != game or head["rules"] not in rules:
        raise BadPuzzle(FILE, 1, f"puzzles of {head['game']} by {head['rules']}: find others for {rules[0]}")
    found = tuple(of_row(game, row, number) for number, row in enumerate(rows[1:], start=2))
    seen: dict[str, int] = {}
    for number, puzzle in enumerate(found, start=2):
        if puzzle.id in seen:
            raise BadPuzzle(FILE, number, f"{puzzle.id} is there already, in line {seen[puzzle.id]}")
        seen[puzzle.id] = number
    return Collection(head["judge"], head["effort"], head["margin"], found)


def of_row(game: str, row: Any, number: int = 0) -> Puzzle:
    """The puzzle that a line of a file describes; BadPuzzle says what is wrong with it."""
    row = _row(number, row, OF_PUZZLE, NEEDED)
    try:
        right = tuple(Right(tuple(map(str, line)), float(chance)) for chance, *line in row["right"])
        wrong = tuple((str(text), float(chance)) for text, chance in row["wrong"])
        rating, deviation = int(row["rating"]), int(row["deviation"])
        moves, replies, goal, themes = (
            tuple(map(str, row.get(name, ()))) for name in ("moves", "replies", "goal", "themes")
        )
    except (TypeError, ValueError):
        why = (
            "right is [[chance, action, ...], ...], wrong is [[action, chance], ...], the rating a number, "
            "and moves, replies, goal and themes are lists"
        )
        raise BadPuzzle(FILE, number, why) from None
    if not right or not wrong or not all(each.line for each in right):
        raise BadPuzzle(FILE, number, "it needs a right line and a wrong action")
    expected = id_of(row["seats"], row["options"], row["position"], moves, row["seat"])
    if row["id"] != expected:
        raise BadPuzzle(FILE, number, f"it is called {row['id']}, but by its position it would be {expected}")
    return Puzzle(
        game=game,
        id=expected,
        seats=row["seats"],
        options=row["options"],
        position=row["position"],
        moves=moves,
        seat=row["seat"],
        right=right,
        wrong=wrong,
        replies=replies,
        goal=goal,
        rating=rating,
        deviation=deviation,
        themes=themes,
        seed=str(row.get("seed", "")),
    )


def _row(number: int, row: Any, known: Sequence[str], needed: Sequence[str]) -> Table:
    if not isinstance(row, dict):
        raise BadPuzzle(FILE, number, "expected names and values in braces")
    for name in row:
        if name not in known:
            raise BadPuzzle(FILE, number, f"it has no entry {name!r}; there are: {', '.join(known)}")
    missing = [name for name in needed if name not in row]
    if missing:
        raise BadPuzzle(FILE, number, f"it lacks {', '.join(missing)}")
    return row


# --- exercises ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Found:
    """The goal of a puzzle: one of its right lines."""

    lines: tuple[tuple[str, ...], ...]

    def judge(self, exercise: Exercise, moves: Sequence[Move]) -> Verdict:
        tried = tuple(tried_texts(moves))
        alive = [line for line in self.lines if line[: len(tried)] == tried]
        if tried in alive:
            return exercise.solved()
        return OPEN if alive else exercise.wrong_try(moves)


def start(game: Game, puzzle: Puzzle) -> State:
    """The position of a puzzle."""
    try:
        if puzzle.position:
            state = game.position(puzzle.position, puzzle.seats, **puzzle.options)
        else:
            state = game.new(puzzle.seats, **puzzle.options)
        for text in puzzle.moves:
            game.play(state, text)
    except HernaError as error:
        raise BadPuzzle(puzzle.key, 0, str(error)) from None
    return state


def exercise(game: Game, puzzle: Puzzle) -> Exercise:
    """A puzzle, ready to be tried."""
    state = start(game, puzzle)
    names = game.notation.seats(state)
    if puzzle.seat not in names or game.actor(state) != names.index(puzzle.seat):
        raise BadPuzzle(puzzle.key, 0, f"seat {puzzle.seat!r} is not to act, but {game.actor_name(state)}")
    best = puzzle.right[0].line
    try:
        (action, *_) = game.read_action(state, best[0])
        game.refuse_illegal(state, action, best[0])
    except HernaError as error:
        raise BadPuzzle(puzzle.key, 0, str(error)) from None
    seat, actions = names.index(puzzle.seat), {"actions": len(best)}
    chances = {"best": _percent(puzzle.best), "other": _percent(puzzle.next_best)}
    return Exercise(
        game=game,
        start=state,
        seat=seat,
        task=_task(game, puzzle, state),
        goal=Found(tuple(each.line for each in puzzle.right)),
        solution=best,
        hints=hints(game, game.observed(state, seat), action),
        replies=puzzle.replies,
        otherwise=Message("herna-puzzle-short", actions) if puzzle.goal else Message("herna-puzzle-other"),
        done=Message("herna-puzzle-reached", actions) if puzzle.goal else Message("herna-puzzle-done", chances),
        seed=zlib.crc32(puzzle.key.encode()),
    )


def _task(game: Game, puzzle: Puzzle, state: State) -> Message:
    """What is asked for."""
    actions = len(puzzle.right[0].line)
    if not puzzle.goal:
        return Message("herna-puzzle-task", {"actions": actions})
    asked = game.stage.goal(state, puzzle.goal)
    if not asked:
        raise BadPuzzle(puzzle.key, 0, f"{game.title} has no words for the goal {' '.join(puzzle.goal)}")
    what = reduce(lambda first, then: Message("herna-puzzle-and", {"first": first, "then": then}), asked)
    return Message("herna-puzzle-goal", {"what": what, "actions": actions})


def accomplished(game: Game, before: State, after: State) -> tuple[str, ...]:
    """The names of what a turn has accomplished between two positions."""
    bits = feats_between(before, after)
    return tuple(name for i, name in enumerate(game.feats) if bits >> i & 1)


def feats_between(before: State, after: State) -> int:
    """The same as bits, none after an action that cannot help: the kernel then says a negative number."""
    return max(int(kernel.feats_of(after, before)), 0)


def hints(game: Game, view: State, action: int) -> tuple[Message, ...]:
    """Where an action begins, then how; by what its seat sees."""
    told = Message("herna-puzzle-begin", {"how": game.stage.instruct(view, action)})
    try:
        touched = game.stage.scene(view, game.actor(view)).touched(game.stage.touches(view, action))
    except KeyError:  # this is not drawn
        return (told,)
    label = touched[0].label if touched else None
    return (told,) if label is None else (Message("herna-puzzle-look", {"what": label}), told)


def _percent(chance: float) -> int:
    return round(100 * chance)


# --- checking -----------------------------------------------------------------------------------------------------


def problems(game: Game, puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle apart from how good its actions are; nothing, as it should be."""
    try:
        task = exercise(game, puzzle)
        found = [each for right in puzzle.right for each in _unsolved(task, right.line)]
        found += _other_orders(task, {each.line for each in puzzle.right})
        found += _unaccomplished(task, puzzle)
        for text, _ in puzzle.wrong:
            if task.judge([text]).state != "wrong":
                found.append(f"{text} is no wrong try")
    except HernaError as error:
        return [f"{puzzle.key}: {error}"]
    if max(chance for _, chance in puzzle.wrong) >= min(each.chance for each in puzzle.right):
        found.append("a wrong action is as good as a right one")
    return [f"{puzzle.key}: {each}" for each in (*found, *_wordless(game, puzzle, task))]


def _unsolved(task: Exercise, line: tuple[str, ...]) -> list[str]:
    states = [task.judge(line[:count]).state for count in range(len(line) + 1)]
    expected = ["open"] * len(line) + ["solved"]
    return [] if states == expected else [f"the line {' '.join(line)} is {', '.join(states)}"]


def _unaccomplished(task: Exercise, puzzle: Puzzle) -> list[str]:
    """Right lines that do not reach the goal, or not with the same number of actions."""
    if not puzzle.goal:
        return []
    found = []
    for right in puzzle.right:
        end = [move.after for move in task.attempt(right.line).moves if move.tried][-1]
        missing = set(puzzle.goal).difference(accomplished(task.game, task.start, end))
        if missing:
            found.append(f"the line {' '.join(right.line)} does not accomplish {' '.join(sorted(missing))}")
    if len({len(right.line) for right in puzzle.right}) > 1:
        found.append("some right lines are longer than others")
    return found


def _other_orders(task: Exercise, lines: set[tuple[str, ...]]) -> list[str]:
    """Lines that lead to the same position as a right one, by the same actions, and are wrong all the same."""
    found = []
    for line in lines:
        if not 2 <= len(line) <= MOST_ORDERED or task.replies:
            continue
        end = task.attempt(line).state.tobytes()
        for other in set(permutations(line)) - lines:
            state = copy_of(task.start)
            try:
                for text in other:
                    task.game.play(state, text)
            except HernaError:
                continue
            if state.tobytes() == end:
                found.append(f"{' '.join(other)} is as good as {' '.join(line)}")
    return found


def _wordless(game: Game, puzzle: Puzzle, task: Exercise) -> list[str]:
    found = []
    for message in (task.task, *(theme_message(game, theme) for theme in puzzle.themes)):
        for language in LANGUAGES:
            try:
                say_strictly(message, language)
            except Unsayable as error:
                found.append(str(error))
    return found
