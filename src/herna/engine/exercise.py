"""Exercises: a position, a task, and how a try at it is judged. Lessons, puzzles and mistakes are made of them.

A try is what somebody plays from the start, as a list of actions. Everything else follows from it: the others and
chance answer as the exercise says or, where it says nothing, by numbers that are always the same. So the same try
always leads to the same position and to the same verdict, and nobody has to remember how far somebody has come.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal, Protocol

from .errors import HernaError, IllegalAction, UnreadableAction
from .game import Game
from .kernel import CHANCE, NOBODY, entropy
from .scene import Message
from .state import State, copy_of
from .vectors import failures

MOST_PLAYED = 60  # actions of a try
MOST_ANSWERS = 200  # actions and chance events in a row that are not the solver's
OVER = "herna-study-over"
Tried = str | int  # an action in the game's notation, or its number


@dataclass(frozen=True)
class Verdict:
    """What a try is worth, with what is said about it. `keep`: how many of its actions the next try begins with."""

    state: Literal["open", "solved", "wrong"]
    say: Message | None = None
    rule: str | None = None
    keep: int = 0


OPEN = Verdict("open")


@dataclass(frozen=True)
class Move:
    """One action or chance event of a try, with the positions around it."""

    seat: int  # whose action it is, or CHANCE
    action: int
    text: str
    before: State
    after: State
    tried: bool  # by the one who solves; the others answer


class Goal(Protocol):
    """Judges a try. Puzzles and mistakes may bring goals of their own."""

    def judge(self, exercise: Exercise, moves: Sequence[Move]) -> Verdict:
        """Asked after each action of the solver, and again when the others have answered. The last of `moves` that is
        `tried` decides; `exercise.wrong_try(moves)` makes the usual verdict about one that does not help."""


@dataclass(frozen=True)
class Wrong:
    """A likely wrong try, and what is said about it."""

    actions: tuple[str, ...]  # any of these; `*` stands for anything
    say: Message
    after: tuple[str, ...] = ()  # what was played before it
    illegal: str = ""  # the rules forbid it, by this paragraph
    rule: str = ""  # a paragraph to read about it


@dataclass(frozen=True)
class Attempt:
    """A try as far as it got: what has happened since the start, and what it is worth."""

    moves: tuple[Move, ...]
    state: State
    verdict: Verdict


@dataclass(frozen=True)
class Exercise:
    """A position in which a seat has something to find."""

    game: Game
    start: State
    seat: int  # that solves it
    task: Message
    goal: Goal
    solution: tuple[str, ...]  # the actions of that seat
    title: Message | None = None
    rule: str = ""  # a paragraph to read about it
    hints: tuple[Message, ...] = ()
    replies: tuple[str, ...] = ()  # what the others and chance do, in this order, whatever is tried
    wrong: tuple[Wrong, ...] = ()
    otherwise: Message | None = None  # what is said about any other wrong try
    done: Message | None = None
    point: tuple[str, ...] = ()  # sprites that the task is about
    seed: int = 0  # what is drawn where nothing is scripted

    def judge(self, played: Sequence[Tried]) -> Verdict:
        """What a try is worth; errors.HernaError if it can't be played at all."""
        return self.attempt(played).verdict

    def attempt(self, played: Sequence[Tried]) -> Attempt:
        """Play a try. IllegalAction or UnreadableAction if it can't be played; nothing may follow a wrong action."""
        if len(played) > MOST_PLAYED:
            raise UnreadableAction(f"a try has at most {MOST_PLAYED} actions, not {len(played)}")
        moves: list[Move] = []
        state, replies = copy_of(self.start), list(self.replies)
        verdict = self._answered(state, moves, replies)
        for given in played:
            if verdict.state != "open":
                raise UnreadableAction(f"{given}: the exercise is over, so nothing more can be played")
            if self.game.actor(state) != self.seat:
                raise UnreadableAction(f"{given}: it is somebody else's turn")
            self._play(state, self._read(state, given), moves, tried=True)
            verdict = self.goal.judge(self, moves)
            if verdict.state == "open":
                verdict = self._answered(state, moves, replies)
            else:
                self._settle(state, moves, replies)
        return Attempt(tuple(moves), state, verdict)

    def wrong_try(self, moves: Sequence[Move], keep: int | None = None) -> Verdict:
        """The verdict about a try whose last action does not help."""
        tried = [move.text for move in moves if move.tried]
        kept = len(tried) - 1 if keep is None else keep
        named = self.named(tried)
        if named is None:
            return Verdict("wrong", self.otherwise, None, kept)
        return Verdict("wrong", named.say, named.rule or None, kept)

    def named(self, tried: Sequence[str]) -> Wrong | None:
        """The wrong try that these actions end with; rather one that names what was played before."""
        here = [each for each in self.wrong if each.after == tuple(tried[:-1])] if len(tried) > 1 else []
        for each in (*here, *(each for each in self.wrong if not each.after)):
            if not each.illegal and any(fits(pattern, tried[-1]) for pattern in each.actions):
                return each
        return None

    def solved(self) -> Verdict:
        return Verdict("solved", self.done)

    def refusal(self, rule: str) -> Wrong | None:
        """What the exercise says about tries that this paragraph forbids."""
        return next((each for each in self.wrong if each.illegal and each.illegal == rule), None)

    def _read(self, state: State, given: Tried) -> int:
        if isinstance(given, int):
            self.game.refuse_illegal(state, given)
            return given
        action, *outcomes = self.game.read_action(state, given)
        if outcomes:
            raise UnreadableAction(f"{given}: leave the outcome out, the exercise decides what chance does")
        self.game.refuse_illegal(state, action, given)
        return action

    def _play(self, state: State, action: int, moves: list[Move], *, tried: bool = False) -> None:
        seat = self.game.owner_of(state, action)
        if tried and seat != self.seat:
            raise UnreadableAction("this action is not yours")
        before, text = copy_of(state), self.game.notation.format_action(state, action)
        self.game.apply(state, action)
        moves.append(Move(seat, action, text, before, copy_of(state), tried))

    def _answered(self, state: State, moves: list[Move], replies: list[str]) -> Verdict:
        """Let the others and chance act until the solver is next; the verdict after that."""
        before = len(moves)
        for _ in range(MOST_ANSWERS):
            if self.game.actor(state) in {self.seat, NOBODY}:
                break
            for action in self._next_answer(state, len(moves), replies):
                self._play(state, action, moves)
        else:
            raise UnreadableAction("the others go on for too long")
        if len(moves) == before and any(move.tried for move in moves):
            return self._end(state)
        verdict = self.goal.judge(self, moves)
        return self._end(state) if verdict.state == "open" else verdict

    def _settle(self, state: State, moves: list[Move], replies: list[str]) -> None:
        """Chance still says what has come of the last action."""
        for _ in range(MOST_ANSWERS):
            if self.game.actor(state) != CHANCE:
                break
            for action in self._next_answer(state, len(moves), replies):
                self._play(state, action, moves)

    def _end(self, state: State) -> Verdict:
        over = self.game.actor(state) == NOBODY
        return Verdict("wrong", Message(OVER)) if over else OPEN

    def _next_answer(self, state: State, number: int, replies: list[str]) -> Iterator[int]:
        """A scripted answer, with the outcomes written with it, if it is possible here; else one that is drawn."""
        if replies:
            try:
                actions = self.game.read_action(state, replies[0])
                self.game.refuse_illegal(state, actions[0], replies[0])
            except HernaError:
                pass
            else:
                del replies[0]
                yield from actions
                return
        drawn = entropy.chance_entropy(entropy.seed_from(self.seed), number)
        if self.game.actor(state) == CHANCE:
            yield self.game.draw(state, drawn)
            return
        seat = self.game.actor(state)
        legal = [action for action in self.game.legal(state) if self.game.owner_of(state, action) == seat]
        if not legal:
            raise IllegalAction("nothing", 0, "", "the others cannot do anything here")
        yield legal[int(drawn) % len(legal)]


# --- goals --------------------------------------------------------------------------------------------------------


def fits(pattern: str, text: str) -> bool:
    """Whether an action is one of those that a pattern names.

    >>> fits("G1:*", "G1:f1"), fits("G1:*", "R1:f1"), fits("end", "end")
    (True, False, True)
    """
    return _expression(pattern).fullmatch(text) is not None


@cache
def _expression(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, pattern.split("*"))), re.DOTALL)


def tried_texts(moves: Iterable[Move]) -> list[str]:
    return [move.text for move in moves if move.tried]


@dataclass(frozen=True)
class Lines:
    """One of these sequences of actions; a pattern may stand for an action."""

    lines: tuple[tuple[str, ...], ...]

    def judge(self, exercise: Exercise, moves: Sequence[Move]) -> Verdict:
        tried = tried_texts(moves)
        alive = [line for line in self.lines if all(map(fits, line, tried)) and len(tried) <= len(line)]
        if any(len(line) == len(tried) for line in alive):
            return exercise.solved()
        return OPEN if alive else exercise.wrong_try(moves)


@dataclass(frozen=True)
class All:
    """Each of these actions once, in any order."""

    actions: tuple[str, ...]

    def judge(self, exercise: Exercise, moves: Sequence[Move]) -> Verdict:
        rest = list(self.actions)
        for text in tried_texts(moves):
            found = next((pattern for pattern in rest if fits(pattern, text)), None)
            if found is None:
                return exercise.wrong_try(moves)
            rest.remove(found)
        return OPEN if rest else exercise.solved()


@dataclass(frozen=True)
class Until:
    """These lines hold of the position, as in the executable rules: a field, a question, who is to act.

    `within`: after that many actions at the latest, a new try begins at the start.
    """

    lines: tuple[str, ...]
    within: int

    def judge(self, exercise: Exercise, moves: Sequence[Move]) -> Verdict:
        tried = tried_texts(moves)
        if tried and not failures(exercise.game, moves[-1].after, self.lines):
            return exercise.solved()
        if tried and exercise.named(tried) is not None:
            return exercise.wrong_try(moves)
        return exercise.wrong_try(moves, keep=0) if len(tried) >= self.within else OPEN


@dataclass(frozen=True)
class Reading:
    """Nothing has to be done: it is read and looked at."""

    def judge(self, exercise: Exercise, moves: Sequence[Move]) -> Verdict:
        return exercise.solved()
