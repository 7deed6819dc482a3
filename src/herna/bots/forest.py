"""The trees of a search: one for each thread, grown from the same position with entropy of their own.

Search releases the GIL, so threads search at the same time. What they found is added up for the actions at the root;
below it each tree keeps to itself. So a search by simulations is exactly repeatable, however many threads it has.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from herna.engine.game import Game, State
from herna.engine.kernel.entropy import splitmix64

from .judgement import Rows
from .kernel import search, tree
from .kernel.evaluation import QUICK_PLAY
from .thinking import Thinking

FIRST_CHUNK, CHUNK = 16, 256  # simulations between two looks at the clock
MOST_NODES = 1_000_000  # of a tree: 24 MB, and as much again to move it; a full one is searched on without growing


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass
class Found:
    """What the simulations that began with an action say about it."""

    action: int
    visits: int
    value: float  # summed, for the seat that chooses


class Tree:
    """What one thread searches."""

    def __init__(self, room: int) -> None:
        self.nodes = np.zeros(room, tree.NODE)
        self._spare = np.zeros(room, tree.NODE)
        self.used = 0

    def plant(self) -> None:
        self.used = int(tree.plant(self.nodes))

    def follow(self, action: int) -> bool:
        """Make what is below the action the whole tree; a bare root, and False, if there is nothing."""
        node = int(tree.find(self.nodes, 0, action))
        if node == tree.NONE:
            self.plant()
            return False
        used = tree.replant(self.nodes, node, self._spare)
        self.nodes, self._spare, self.used = self._spare, self.nodes, int(used)
        return True

    def children(self) -> Iterator[int]:
        node = int(self.nodes[0].first_child)
        while node != tree.NONE:
            yield node
            node = int(self.nodes[node].sibling)

    def favourites(self, first: int) -> Iterator[int]:
        """An action, and those that the tree prefers after it."""
        yield first
        node = int(tree.find(self.nodes, 0, first))
        while node != tree.NONE and (node := int(tree.favourite(self.nodes, node))) != tree.NONE:
            yield int(self.nodes[node].action)


class Forest:
    """As many trees as a thinking has threads; empty until it is planted."""

    def __init__(self, game: Game, thinking: Thinking, *, own_turn: bool) -> None:
        self._game = game
        self._thinking = thinking
        self._own_turn = own_turn
        self._share = -(-thinking.simulations // thinking.threads)  # of the simulations, for each tree
        room = min(2 * self._share + CHUNK, MOST_NODES)
        self.trees = [Tree(room) for _ in range(thinking.threads)]
        self._how = np.zeros(1, QUICK_PLAY)
        self._how["rollout"] = thinking.rollout

    @property
    def planted(self) -> bool:
        return self.trees[0].used > 0

    @property
    def room(self) -> int:
        return len(self.trees[0].nodes)

    def plant(self) -> None:
        for each in self.trees:
            each.plant()

    def follow(self, action: int) -> bool:
        """Keep what is below the action; False if no tree has anything there."""
        kept = [each.follow(action) for each in self.trees]  # all of them, not only up to the first
        return any(kept)

    def think(self, view: State, x: np.uint64, sums: list[Rows]) -> None:
        """Search every tree at the same time; `sums` has rows for each of them, see search.back_up."""
        seeds = [x]
        while len(seeds) < len(self.trees):
            seeds.append(np.uint64(splitmix64(~seeds[-1])))
        if len(self.trees) == 1:
            self._search(self.trees[0], view, sums[0], x)
            return
        with ThreadPoolExecutor(len(self.trees), "search") as pool:
            views = [view.copy() for _ in self.trees]
            list(pool.map(self._search, self.trees, views, sums, seeds))

    def found(self) -> list[Found]:
        """All actions that were looked at, the most visited first, among equals the more valuable."""
        actions: dict[int, Found] = {}
        for each in self.trees:
            for node in map(each.nodes.__getitem__, each.children()):
                found = actions.setdefault(int(node.action), Found(int(node.action), 0, 0.0))
                found.visits += int(node.visits)
                found.value += float(node.value)
        return sorted(actions.values(), key=lambda found: (-found.visits, -found.value))

    def gathered(self, sums: list[Rows]) -> Callable[[int], Rows]:
        """The values of all seats after an action at the root, summed over the trees."""

        def of(action: int) -> Rows:
            nodes = [int(tree.find(each.nodes, 0, action)) for each in self.trees]
            rows = [rows[node] for rows, node in zip(sums, nodes, strict=True) if node != tree.NONE]
            total: Rows = np.sum(rows, axis=0)
            return total

        return of

    def _search(self, one: Tree, view: State, sums: Rows, x: np.uint64) -> None:
        """Simulate in growing chunks, so that the clock is looked at often enough however long a simulation takes."""
        thinking = self._thinking
        start = time.monotonic()
        luck = np.uint64(splitmix64(x))
        turn_of = self._game.actor(view) if self._own_turn else tree.NONE
        done, chunk = 0, FIRST_CHUNK
        while done < self._share:
            chunk = min(chunk, self._share - done)
            one.used, more = search.search(
                view,
                one.nodes,
                one.used,
                chunk,
                float(thinking.exploration),
                thinking.chance_nodes,
                turn_of,
                self._game.widest,
                self._how,
                sums,
                luck,
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
