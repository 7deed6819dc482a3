"""What adapters share: a match in which chance acts by itself, and what its seats see as spaces and arrays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

import herna
from herna.bots import opponents
from herna.engine.game import Game, State
from herna.engine.kernel import CHANCE, NOBODY
from herna.engine.kernel.entropy import seed_from

Array = np.ndarray[Any, Any]
Observation = dict[str, Any]
NO_ACTION = -1


class Sitting:
    """One match after another with the same seats and options; what options leave open is drawn for each."""

    def __init__(self, game: Game | str, seats: int | None, options: Mapping[str, object], *, flat: bool) -> None:
        self.game = herna.game(game) if isinstance(game, str) else game
        self.options = self.game.read_options(options)
        self.seats = self.game.read_seats(seats, self.options)
        self.flat = flat
        self.luck = np.random.default_rng(0)
        self.state = self.game.new(self.seats, **self.options)
        organiser = self.game.organiser_of(self.state)
        count = len(self.game.notation.seats(self.state))
        self.names = ["organiser_0" if seat == organiser else f"player_{seat}" for seat in range(count)]

    def begin(self, luck: np.random.Generator, *, roll: bool = True) -> None:
        """A new match; all its chance comes from `luck`. What chance does first can wait."""
        self.luck = luck
        options = self.options
        if any(option.settle for option in self.game.options):
            options = self.game.settle_options(options, seed_from(self.entropy()))
        self.state = self.game.new(self.seats, **options)
        if roll:
            self._roll()

    def entropy(self) -> int:
        return int(self.luck.integers(2**64, dtype=np.uint64))

    @property
    def actor(self) -> int:
        """The seat to act; NOBODY when the match is over."""
        return self.game.actor(self.state)

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def play(self, action: int) -> None:
        """Play a legal action and what chance answers."""
        self.game.apply(self.state, action)
        self._roll()

    def _roll(self) -> None:
        while self.actor == CHANCE:
            self.game.apply(self.state, self.game.draw(self.state, np.uint64(self.entropy())))

    def legal(self, seat: int) -> list[int]:
        """What the seat may do now: its own actions, also where several seats may act."""
        if self.actor != seat:
            return []
        actions = self.game.legal(self.state)
        if self.game.owner is None:
            return actions
        return [action for action in actions if self.game.owner_of(self.state, action) == seat]

    def is_legal(self, seat: int, action: int) -> bool:
        return action in self.legal(seat)

    def mask(self, seat: int, size: int | None = None) -> Array:
        mask = np.zeros(size or self.game.actions, np.int8)
        mask[self.legal(seat)] = 1
        return mask

    def seen(self, seat: int) -> Any:
        """The features of what the seat sees, or all of them in one row."""
        return shaped(self.game, self.game.observed(self.state, seat), flat=self.flat, one=True)

    def payoffs(self) -> list[float]:
        return self.game.payoff(self.state)

    def text(self) -> str:
        """The position as the seat to act sees it."""
        view = self.state if self.over else self.game.observed(self.state, self.actor)
        return self.game.diagram(view, colour=False)

    def bot_level(self) -> str:
        return opponents(self.game)[0]


def shaped(game: Game, views: State, *, flat: bool, one: bool = False) -> Any:
    """Features as a dict of arrays, or in one row of numbers for each view; of one view without the first axis."""
    found: Mapping[str, Array] = game.features(views)
    if flat:
        row = np.concatenate([each.reshape(len(views), -1).astype(np.int32) for each in found.values()], axis=1)
        return row[0] if one else row
    return {name: each[0] for name, each in found.items()} if one else dict(found)


def space_of(game: Game, state: State, *, flat: bool) -> spaces.Space[Any]:
    """The space of what `shaped` makes of one view. Sets are bits; of other fields the type is the only bound."""
    found = game.features(state)
    if flat:
        size = sum(each[0].size for each in found.values())
        return _box(np.zeros(size, np.int32))
    bits = {name for name, each in found.items() if _is_set(state, name, each)}
    return spaces.Dict({name: _box(each[0], bits=name in bits) for name, each in found.items()})


def _is_set(state: State, name: str, found: Array) -> bool:
    names = state.dtype.names or ()
    return name in names and found.dtype == np.int8 and state[name].dtype.itemsize == 8


def _box(like: Array, *, bits: bool = False) -> spaces.Box:
    if like.dtype.kind == "f":
        return spaces.Box(-np.inf, np.inf, like.shape, like.dtype.type)
    bounds = np.iinfo(like.dtype)
    return spaces.Box(0 if bits else bounds.min, 1 if bits else bounds.max, like.shape, like.dtype.type)


def observation_space(game: Game, state: State, *, flat: bool, actions: int | None = None) -> spaces.Dict:
    mask = spaces.Box(0, 1, (actions or game.actions,), np.int8)
    return spaces.Dict({"observation": space_of(game, state, flat=flat), "action_mask": mask})
