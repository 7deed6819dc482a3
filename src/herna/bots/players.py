"""The bots themselves: random, greedy, and Monte Carlo tree search."""

from __future__ import annotations

import time

import numpy as np

from herna.engine import kernel
from herna.engine.entropy import below, splitmix64
from herna.engine.game import Game, State
from herna.engine.kernel import CHANCE

from . import search
from .bot import Budget

CHUNK = 256  # simulations between two looks at the clock
CHANCE_SAMPLES = 8


class RandomBot:
    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: State, entropy: int) -> int:
        legal = self.game.legal(view)
        return legal[int(below(np.uint64(splitmix64(np.uint64(entropy))), len(legal)))]


class GreedyBot:
    """Takes the action after which the position is judged best."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: State, entropy: int) -> int:
        seat = self.game.actor(view)
        seats = len(self.game.notation.seats(view))
        return int(search.greedy_action(view, seat, seats, CHANCE_SAMPLES, self.game.widest, np.uint64(entropy)))


class SearchBot:
    """Keeps its tree while the actions of one turn follow each other."""

    def __init__(
        self,
        game: Game,
        budget: Budget,
        *,
        exploration: float = 0.4,
        rollout: int = 4,
        chance_nodes: bool = True,
    ) -> None:
        self.game = game
        self.budget = budget
        self.exploration = exploration
        self.rollout = rollout
        self.chance_nodes = chance_nodes
        room = 2 * budget.simulations + CHUNK
        self._tree = np.zeros(room, search.NODE)
        self._spare = np.zeros(room, search.NODE)
        self._used = 0
        self._expected: State | None = None  # the position after the last choice; the tree's root belongs to it

    def choose(self, view: State, entropy: int) -> int:
        legal = self.game.legal(view)
        if len(legal) == 1:
            return legal[0]
        self._take_root(view)
        self._think(view, np.uint64(entropy))
        choice = int(search.favourite(self._tree))
        action = int(self._tree[choice].action)
        self._move_root(choice)
        self._expected = view.copy()
        kernel.play_on(self._expected, action)
        return action

    def _think(self, view: State, x: np.uint64) -> None:
        seats = len(self.game.notation.seats(view))
        start = time.monotonic()
        done = 0
        while done < self.budget.simulations:
            chunk = min(CHUNK, self.budget.simulations - done)
            self._used, more = search.search(
                view,
                self._tree,
                self._used,
                chunk,
                self.exploration,
                self.rollout,
                self.chance_nodes,
                seats,
                self.game.widest,
                x,
            )
            x = np.uint64(more)
            done += chunk
            if self.budget.seconds is not None and time.monotonic() - start > self.budget.seconds:
                break

    def _take_root(self, view: State) -> None:
        """Keep the tree if the position is the one after our own choice, chance having answered or not."""
        expected = self._expected
        self._expected = None
        if expected is not None and self._used:
            if expected.tobytes() == view.tobytes():
                return
            if kernel.actor_of(expected) == CHANCE and self._follow_chance(expected, view):
                return
        self._used = search.plant(self._tree)

    def _follow_chance(self, expected: State, view: State) -> bool:
        for outcome in self.game.legal(expected):
            after = expected.copy()
            kernel.play_on(after, outcome)
            if after.tobytes() == view.tobytes():
                if not self.chance_nodes:
                    return True
                child = search.find(self._tree, 0, outcome)
                if child == search.NONE:
                    return False
                self._move_root(int(child))
                return True
        return False

    def _move_root(self, node: int) -> None:
        used = search.replant(self._tree, node, self._spare)
        self._tree, self._spare, self._used = self._spare, self._tree, int(used)
