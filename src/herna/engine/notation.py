"""Notation: the actions and positions of a game as text, for people, files and the executable rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from . import kernel
from .errors import UnreadableAction
from .hooks import Hooks

if TYPE_CHECKING:
    from .state import State

LONGEST_ACTION = 400  # characters, as in the protocol; no game writes more


class Notation(Hooks):
    """How a game is written. Every game implements the first four methods; the others have defaults."""

    @abstractmethod
    def seats(self, state: State) -> tuple[str, ...]:
        """The names of the seats of this match."""

    @abstractmethod
    def format_action(self, state: State, action: int) -> str:
        """A legal action as text; no two legal actions read the same."""

    @abstractmethod
    def format_position(self, state: State) -> str:
        """The state as one line of text."""

    @abstractmethod
    def parse_position(self, state: State, text: str) -> None:
        """Write the position into a fresh state, which already carries the options; or BadPosition."""

    def parse_action(self, state: State, text: str) -> tuple[int, ...]:
        """The action, followed by the chance outcomes written together with it; or UnreadableAction.

        By default, the action with this text, preferably a legal one. That tries all actions of the game, so a game
        with many of them should read the text itself.
        """
        word = text.strip()
        if len(word) <= LONGEST_ACTION:
            for actions in (self.game.legal(state), range(self.game.actions)):
                for action in actions:
                    if self._reads(state, action, word):
                        return (action,)
        shown = word if len(word) <= LONGEST_ACTION else f"{word[:LONGEST_ACTION]}..."
        raise UnreadableAction(f"{shown!r} is not an action of {self.game.title}")

    def _reads(self, state: State, action: int, word: str) -> bool:
        """Whether the action is written like this. Only legal actions need a text; others may not even have one."""
        try:
            return self.format_action(state, action) == word
        except (ArithmeticError, LookupError, TypeError, ValueError):
            return False

    def scores(self, state: State) -> tuple[int, ...]:
        """The points of every seat; 0 in a game without points."""
        return tuple(0 for _ in self.seats(state))

    def ranking(self, state: State) -> tuple[tuple[str, ...], ...]:
        """Seats from first to last, ties grouped. By default in the order of the payoffs."""
        names = self.seats(state)
        payoffs = np.zeros(len(names), np.float32)
        kernel.payoff_of(state, payoffs)
        places = sorted(set(payoffs.tolist()), reverse=True)
        return tuple(
            tuple(name for name, mine in zip(names, payoffs.tolist(), strict=True) if mine == place) for place in places
        )

    # --- for the executable rules -----------------------------------------------------------------

    def fields(self, state: State) -> dict[str, str]:
        """The parts of a position by name."""
        return {"position": self.format_position(state)}

    def tidy(self, name: str, value: str) -> str:
        """The value of a field as the game would write it, where the order within it does not matter."""
        return value

    def query(self, state: State, question: str) -> str | frozenset[str]:
        """The answer to a question of the game's rules file, a set where the order does not matter; or ValueError."""
        raise ValueError(f"{self.game.title} has no question {question!r}")

    def adopt(self, state: State, options: dict[str, Any]) -> bool:
        """Apply other options to a position, where that is possible.

        By default it is not, and the house reads the position again with the new options.
        """
        return False


def ranking_text(ranking: Sequence[Sequence[str]]) -> str:
    """`A B=C D`: from first to last, tied seats joined."""
    return " ".join("=".join(place) for place in ranking)
