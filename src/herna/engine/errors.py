"""Everything that can go wrong on purpose, one exception type per kind of mistake.

Each message says what was wrong and what to do; none is raised after a state or a file has changed.
"""

from __future__ import annotations

from collections.abc import Mapping


class HernaError(Exception):
    """The common base class, so that callers can catch everything that Herna refuses."""


class UnknownGame(HernaError):
    """No game of that name is installed."""


class BrokenGame(UnknownGame):
    """A game of another distribution that is installed, but cannot be used."""


class BadOption(HernaError):
    """An option that the game does not have, or a value that the option does not take."""


class BadPosition(HernaError):
    """A position text that does not describe a state of the game."""


class UnreadableAction(HernaError):
    """A text that is not an action in the game's notation."""


class IllegalAction(HernaError):
    """An action that the rules forbid now: `reason` is the game's number for it, `rule` the paragraph that says so."""

    def __init__(self, action: str, reason: int, rule: str, why: str) -> None:
        super().__init__(f"{action} is not allowed: {why} (rule {rule})")
        self.action = action
        self.reason = reason
        self.rule = rule
        self.why = why

    @classmethod
    def because(cls, reasons: Mapping[int, tuple[str, str]], action: str, reason: int) -> IllegalAction:
        """The error for a reason of a game, which knows the paragraph and the words."""
        rule, why = reasons[reason]
        return cls(action, reason, rule, why)


class DiceDecide(HernaError):
    """A chance outcome given by hand in a match that has dice."""


class MatchClosed(HernaError):
    """The match is over for good: decided off the board, or its dice have been revealed."""


class NothingToUndo(HernaError):
    """There is no action of a player to take back."""


class WrongVersion(HernaError):
    """A file written by another version of the format or of the rules."""


class DamagedFile(HernaError):
    """A file that is cut off or was changed; `line` counts from 1."""

    def __init__(self, name: str, line: int, why: str) -> None:
        super().__init__(f"{name}, line {line}: {why}")
        self.name = name
        self.line = line
        self.why = why


class BadVectors(HernaError):
    """A file of executable examples that cannot be run at all (no game named, unclosed block)."""


class BadLesson(HernaError):
    """A file of a lesson that cannot be used; `step` counts from 1, 0 is the file itself."""

    def __init__(self, name: str, step: int, why: str) -> None:
        super().__init__(f"{name}{f', step {step}' if step else ''}: {why}")
        self.name = name
        self.step = step
        self.why = why


class BadPuzzle(HernaError):
    """A puzzle, or a file of puzzles, that cannot be used; `line` counts from 1, 0 is all of it."""

    def __init__(self, name: str, line: int, why: str) -> None:
        super().__init__(f"{name}{f', line {line}' if line else ''}: {why}")
        self.name = name
        self.line = line
        self.why = why


class NotReady(HernaError):
    """A game that exists but cannot be played yet."""
