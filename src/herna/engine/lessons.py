"""Lessons: the course of a game, a file for each lesson in its folder `lessons`. The format is docs/lessons.md.

What a list shows is read without calling the rules; the exercises are made when a lesson is opened.
"""

from __future__ import annotations

import re
import tomllib
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from .errors import BadLesson, HernaError, IllegalAction
from .exercise import All, Exercise, Goal, Lines, Reading, Until, Wrong, fits
from .game import Game
from .kernel import entropy
from .messages import LANGUAGES, Unsayable, say_strictly
from .scene import Message
from .state import State, copy_of

NAME = re.compile(r"(\d\d)-([a-z0-9][a-z0-9-]*)")
ANCHOR = re.compile(r"\{#([\d.]+)\}\s*$", re.MULTILINE)
OF_LESSON = ("title", "preset", "options", "seats", "step")
GOALS = ("goal", "line", "lines", "all", "until")
OF_STEP = (
    *("position", "moves", "seat", "task", "rule", "point", *GOALS, "within", "replies", "solution"),
    *("wrong", "otherwise", "hint", "done"),
)
OF_WRONG = ("actions", "after", "illegal", "say", "rule")
Table = Mapping[str, Any]


@dataclass(frozen=True)
class Lesson:
    """A lesson as a list shows it, and what its file says."""

    game: str
    name: str
    number: int  # in the course, from 1
    title: Message
    steps: int
    file: Path
    table: Table

    @property
    def key(self) -> str:
        return f"{self.game}.{self.name}"


def course(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; none, if it has none. BadLesson says what is wrong with a file."""
    return () if game.folder is None else _course(game.name, game.folder)


def count(game: Game) -> int:
    """How many lessons a game has, also where a file is wrong."""
    return 0 if game.folder is None else len(_files(game.folder))


def _files(folder: Path) -> list[Path]:
    return sorted((folder / "lessons").glob("*.toml"))


@cache
def _course(game: str, folder: Path) -> tuple[Lesson, ...]:
    found = tuple(_outline(game, file, number) for number, file in enumerate(_files(folder), start=1))
    names = [lesson.name for lesson in found]
    for lesson in found:
        if names.count(lesson.name) > 1:
            raise BadLesson(lesson.file.name, 0, f"there are two lessons called {lesson.name}")
    return found


def find(game: Game, name: str) -> Lesson | None:
    return next((lesson for lesson in course(game) if lesson.name == name), None)


def _outline(game: str, file: Path, number: int) -> Lesson:
    named = NAME.fullmatch(file.stem)
    if not named:
        raise BadLesson(file.name, 0, "its name is two digits, a dash, and words in small letters: 03-striking.toml")
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(file.name, 0, f"it cannot be read: {error}") from None
    _refuse_unknown(file, 0, table, OF_LESSON)
    steps = table.get("step", [])
    if not isinstance(steps, list) or not steps:
        raise BadLesson(file.name, 0, "it has no [[step]]")
    title = Message(_text(file, 0, table, "title") or f"{game}-lesson-{named[2]}")
    return Lesson(game, named[2], number, title, len(steps), file, table)


# --- exercises ----------------------------------------------------------------------------------------------------


@cache
def _made(game: str, file: Path) -> dict[str, tuple[Exercise, ...]]:
    return {}


def exercises(game: Game, lesson: Lesson) -> tuple[Exercise, ...]:
    """The steps of a lesson, ready to be tried. BadLesson if they make no sense."""
    made = _made(game.name, lesson.file)
    if "steps" not in made:
        made["steps"] = tuple(_exercises(game, lesson))
    return made["steps"]


def _exercises(game: Game, lesson: Lesson) -> Iterator[Exercise]:
    file, before = lesson.file, None
    for number, step in enumerate(lesson.table["step"], start=1):
        try:
            start = _start(game, lesson, number, step, before)
            made = _exercise(game, lesson, number, step, start)
            yield made
            before = made.attempt(made.solution).state
        except BadLesson:
            raise
        except (HernaError, ValueError) as error:
            raise BadLesson(file.name, number, str(error)) from None


def _start(game: Game, lesson: Lesson, number: int, step: Table, before: State | None) -> State:
    """The position of a step, by default the one that the step before ends with."""
    _refuse_unknown(lesson.file, number, step, OF_STEP)
    position = _text(lesson.file, number, step, "position")
    if position or before is None:
        preset = _text(lesson.file, 0, lesson.table, "preset")
        given = {**(game.preset(preset).options if preset else game.casual), **lesson.table.get("options", {})}
        seed = entropy.seed_from(zlib.crc32(lesson.key.encode()))
        options = game.settle_options(game.read_options(given), seed)
        seats = lesson.table.get("seats")
        state = game.position(position, seats, **options) if position else game.new(seats, **options)
    else:
        state = copy_of(before)
    for text in _texts(lesson.file, number, step, "moves"):
        game.play(state, text)
    return state


def _exercise(game: Game, lesson: Lesson, number: int, step: Table, start: State) -> Exercise:
    file = lesson.file
    task = _text(file, number, step, "task")
    if not task:
        raise BadLesson(file.name, number, "it has no task")
    goal, solution = _goal(file, number, step)
    others = [_text(file, number, step, name) for name in ("otherwise", "done")]
    otherwise, done = (Message(each) if each else None for each in others)
    return Exercise(
        game=game,
        start=start,
        seat=_seat(game, file, number, step, start),
        task=Message(task),
        goal=goal,
        solution=solution,
        title=lesson.title,
        rule=_text(file, number, step, "rule"),
        hints=tuple(Message(each) for each in _texts(file, number, step, "hint")),
        replies=_texts(file, number, step, "replies"),
        wrong=tuple(_wrong(file, number, each) for each in _tables(file, number, step, "wrong")),
        otherwise=otherwise,
        done=done,
        point=_texts(file, number, step, "point"),
        seed=zlib.crc32(f"{lesson.key} {number}".encode()),
    )


def _seat(game: Game, file: Path, number: int, step: Table, start: State) -> int:
    names = game.notation.seats(start)
    named = _text(file, number, step, "seat")
    if named:
        if named not in names:
            raise BadLesson(file.name, number, f"there is no seat {named!r}; there are {', '.join(names)}")
        return names.index(named)
    seat = game.actor(start)
    if seat < 0:
        raise BadLesson(file.name, number, "no seat is to act in its position: name one with seat = ...")
    return seat


def _goal(file: Path, number: int, step: Table) -> tuple[Goal, tuple[str, ...]]:
    """The goal of a step, and its solution: where it is not written, it follows from a goal without patterns."""
    given = [name for name in GOALS if name in step]
    solution = _texts(file, number, step, "solution")
    if not given:
        return Reading(), ()
    if len(given) > 1:
        raise BadLesson(file.name, number, f"it has more than one goal: {', '.join(given)}")
    name = given[0]
    if name == "lines":
        lines = tuple(tuple(map(str, line)) for line in step["lines"])
        return Lines(lines), solution or lines[0]
    named = _texts(file, number, step, name)
    if not named:
        raise BadLesson(file.name, number, f"{name} is empty")
    if name == "goal":
        return Lines(tuple((each,) for each in named)), solution or named[:1]
    if name == "line":
        return Lines((named,)), solution or named
    if name == "all":
        return All(named), solution or named
    if not solution:
        raise BadLesson(file.name, number, "a goal of questions needs a solution = [...]")
    return Until(named, int(step.get("within", len(solution)))), solution


def _wrong(file: Path, number: int, table: Table) -> Wrong:
    _refuse_unknown(file, number, table, OF_WRONG)
    actions, say = _texts(file, number, table, "actions"), _text(file, number, table, "say")
    if not actions or not say:
        raise BadLesson(file.name, number, "a wrong try needs actions = [...] and say = ...")
    illegal, rule = (_text(file, number, table, name) for name in ("illegal", "rule"))
    return Wrong(actions, Message(say), _texts(file, number, table, "after"), illegal, rule)


# --- reading ------------------------------------------------------------------------------------------------------


def _refuse_unknown(file: Path, number: int, table: Table, known: Sequence[str]) -> None:
    if not isinstance(table, Mapping):
        raise BadLesson(file.name, number, f"expected a table, not {table!r}")
    for name in table:
        if name not in known:
            close = get_close_matches(name, known, 1, 0.5)
            meant = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
            raise BadLesson(file.name, number, f"it has no entry {name!r}; {meant}")


def _text(file: Path, number: int, table: Table, name: str) -> str:
    found = table.get(name, "")
    if not isinstance(found, str):
        raise BadLesson(file.name, number, f"{name}: expected a text, not {found!r}")
    return found


def _texts(file: Path, number: int, table: Table, name: str) -> tuple[str, ...]:
    found = table.get(name, [])
    if isinstance(found, str):
        return (found,)
    if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
        raise BadLesson(file.name, number, f"{name}: expected a list of texts, not {found!r}")
    return tuple(found)


def _tables(file: Path, number: int, table: Table, name: str) -> list[Table]:
    found = table.get(name, [])
    if not isinstance(found, list):
        raise BadLesson(file.name, number, f"{name}: expected a list, not {found!r}")
    return found


# --- checking -----------------------------------------------------------------------------------------------------


def problems(game: Game, lesson: Lesson) -> list[str]:
    """What is wrong with a lesson, each with its file and its step; nothing, as it should be."""
    found = [f"{lesson.file.name}: {each}" for each in _unsayable([lesson.title])]
    try:
        steps = exercises(game, lesson)
    except BadLesson as error:
        return [*found, str(error)]
    for number, step in enumerate(steps, start=1):
        found += [f"{lesson.file.name}, step {number}: {each}" for each in exercise_problems(step)]
    return found


def exercise_problems(step: Exercise) -> list[str]:
    """What is wrong with an exercise: with its solution, its wrong tries, its words or its paragraphs."""
    said = [step.task, *step.hints, *(each.say for each in step.wrong)]
    said += [each for each in (step.otherwise, step.done) if each is not None]
    found = [*_unsayable(said), *_unknown_rules(step)]
    found += [f"there is no sprite {each!r} to point at" for each in _missing(step)]
    if isinstance(step.goal, Reading):
        return found
    if not step.hints:
        found.append("it has no hint")
    return [*found, *_unsolved(step), *_unlike(step)]


def _unsayable(messages: Sequence[Message]) -> Iterator[str]:
    for message in messages:
        for language in LANGUAGES:
            try:
                say_strictly(message, language)
            except Unsayable as error:
                yield str(error)


def _unknown_rules(step: Exercise) -> Iterator[str]:
    asked = {rule for rule in (step.rule, *(each.rule or each.illegal for each in step.wrong)) if rule}
    folder = step.game.folder
    if not asked or folder is None:
        return
    for language in LANGUAGES:
        file = folder / "guide" / f"{language}.md"
        known = set(ANCHOR.findall(file.read_text(encoding="utf-8"))) if file.is_file() else set()
        yield from (f"the guide in {language} has no paragraph {rule}" for rule in sorted(asked - known))


def _missing(step: Exercise) -> list[str]:
    if not step.point:
        return []
    state = step.game.observed(step.attempt(()).state, step.seat)
    shown = {sprite.id for sprite in step.game.stage.scene(state, step.seat).sprites()}
    return [each for each in step.point if each not in shown]


def _unsolved(step: Exercise) -> Iterator[str]:
    for count in range(len(step.solution) + 1):
        try:
            attempt = step.attempt(step.solution[:count])
        except HernaError as error:
            yield f"its solution cannot be played: {error}"
            return
        expected = "solved" if count == len(step.solution) else "open"
        if attempt.verdict.state != expected:
            yield f"after {list(step.solution[:count])} it is {attempt.verdict.state}, not {expected}"
            return
    written = " ".join(move.text for move in attempt.moves if not move.tried)
    for each in step.replies:
        if not all(word in written for word in each.split()):
            yield f"the reply {each} never comes"


def _unlike(step: Exercise) -> Iterator[str]:
    """Wrong tries that are not what the exercise says of them."""
    for each in step.wrong:
        try:
            there = step.attempt(each.after).state
        except HernaError as error:
            yield f"before the wrong try {list(each.actions)}: {error}"
            continue
        legal = step.game.legal_texts(there)
        for pattern in each.actions:
            texts = [text for text in legal if fits(pattern, text)] if "*" in pattern else [pattern]
            if not texts:
                yield f"no action is like the wrong try {pattern}"
            for text in texts:
                yield from _unlike_try(step, each, text)


def _unlike_try(step: Exercise, wrong: Wrong, text: str) -> Iterator[str]:
    try:
        verdict = step.judge([*wrong.after, text])
    except IllegalAction as error:
        if error.rule != wrong.illegal:
            yield f"the wrong try {text} is refused by rule {error.rule}, not by {wrong.illegal or 'none'}"
        return
    except HernaError as error:
        yield f"the wrong try {text}: {error}"
        return
    if wrong.illegal:
        yield f"the wrong try {text} is allowed, not refused by rule {wrong.illegal}"
    elif verdict.state != "wrong" or verdict.say != wrong.say:
        yield f"the wrong try {text} is {verdict.state}, and what is said is {verdict.say and verdict.say.id}"
