"""The bots themselves: random, greedy, and Monte Carlo tree search."""

from __future__ import annotations

import time

import numpy as np

from herna.engine import kernel
from herna.engine.entropy import below, splitmix64
from herna.engine.game import Game, State, Thinking
from herna.engine.kernel import CHANCE

from . import search

FIRST_CHUNK, CHUNK = 16, 256  # simulations between two looks at the clock
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
                self.game.actor(view) if thinking.own_turn else search.NONE,
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
