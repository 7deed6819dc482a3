"""The bots themselves: random, greedy, Monte Carlo tree search, and those that follow the plans of their game."""

from __future__ import annotations

import time

import numpy as np

from herna.engine import kernel
from herna.engine.game import Game, State
from herna.engine.kernel import CHANCE
from herna.engine.kernel.entropy import below, splitmix64

from .kernel import search
from .thinking import Thinking

FIRST_CHUNK, CHUNK = 16, 256  # simulations between two looks at the clock
CHANCE_SAMPLES = 8  # of an action; fewer where there are very many actions
MOST_SAMPLES = 4000  # of all actions together
LONGEST_PLAN = 64


class RandomBot:
    """Takes any legal action, all equally likely."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game

    def choose(self, view: State, entropy: int) -> int:
        legal = self.game.legal(view)
        return legal[int(below(np.uint64(splitmix64(np.uint64(entropy))), len(legal)))]


class GreedyBot:
    """Takes the action after which the position is judged best."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game

    def choose(self, view: State, entropy: int) -> int:
        seat = self.game.actor(view)
        seats = len(self.game.notation.seats(view))
        samples = min(CHANCE_SAMPLES, max(1, MOST_SAMPLES // len(self.game.legal(view))))
        return int(search.greedy_action(view, seat, seats, samples, self.game.widest, np.uint64(entropy)))


class PlannerBot:
    """Follows what the game's own `deliberate` has planned, as long as everything happens as expected."""

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game
        self.thinking = thinking
        self._line = np.empty(LONGEST_PLAN, np.int32)
        self._plan: list[int] = []
        self._expected: State | None = None

    def choose(self, view: State, entropy: int) -> int:
        if self._expected is None or self._expected.tobytes() != view.tobytes():
            self._plan = []
        if not self._plan:
            self._think(view, np.uint64(entropy))
        action = self._plan.pop(0)
        self._expected = None
        if self._plan:  # else nothing is expected; what is hidden from this seat might not even be playable
            self._expected = view.copy()
            kernel.play_on(self._expected, action)
        return action

    def _think(self, view: State, x: np.uint64) -> None:
        """Plan with the whole effort at once; against the clock, with ever more of it while there is time."""
        thinking = self.thinking
        start = time.monotonic()
        effort = thinking.simulations if thinking.seconds is None else min(FIRST_CHUNK, thinking.simulations)
        while True:
            n = int(kernel.deliberate_on(view, effort, x, self._line))
            self._plan = self._line[:n].tolist()
            spent = time.monotonic() - start
            if thinking.seconds is None or effort >= thinking.simulations or 3 * spent > thinking.seconds:
                return
            effort = min(2 * effort, thinking.simulations)


class TreeBot:
    """Searches a tree, and keeps it while the actions of one turn follow each other."""

    own_turn = False  # whether the tree ends where the turn of the seat does

    def __init__(self, game: Game, thinking: Thinking) -> None:
        self.game = game
        self.thinking = thinking
        room = 2 * thinking.simulations + CHUNK
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
        """Simulate in growing chunks, so that the clock is looked at often enough however long a simulation takes."""
        thinking = self.thinking
        seats = len(self.game.notation.seats(view))
        start = time.monotonic()
        done, chunk = 0, FIRST_CHUNK
        while done < thinking.simulations:
            chunk = min(chunk, thinking.simulations - done)
            self._used, more = search.search(
                view,
                self._tree,
                self._used,
                chunk,
                thinking.exploration,
                thinking.rollout,
                thinking.chance_nodes,
                self.game.actor(view) if self.own_turn else search.NONE,
                seats,
                self.game.widest,
                x,
            )
            x = np.uint64(more)
            done += chunk
            chunk = min(2 * chunk, CHUNK)
            if thinking.seconds is not None:
                spent = time.monotonic() - start + 1e-9
                chunk = min(chunk, max(1, int(done * (thinking.seconds - spent) / spent)))
                if spent > thinking.seconds:
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
                if not self.thinking.chance_nodes:
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


class FlatBot(TreeBot):
    """Flat Monte Carlo over the choices of one turn: the tree ends where the turn does, and playouts follow."""

    own_turn = True
