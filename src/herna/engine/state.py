"""A state: an array that holds one record of its game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, wraps
from typing import Any, TypeVar, cast

import numpy as np

Make = TypeVar("Make", bound=Callable[..., Any])

State = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Step:
    """An action or chance event of a match or of a line, with the positions before and after it."""

    ply: int  # how many there are up to it
    seat: int  # who acted, or CHANCE
    before: State
    action: int
    after: State


def copy_of(state: State) -> State:
    """A copy to change, made as one block of bytes. `state.copy()` goes field by field and is ten times slower."""
    return np.ndarray(state.shape, state.dtype, bytearray(state.tobytes()))


def remembered(positions: int) -> Callable[[Make], Make]:
    """Cache what a function makes of recent positions: a server asks for every seat, and for a position once more when
    the next action leaves it. The function gets a copy of the state."""

    def decorate(make: Make) -> Make:
        @lru_cache(maxsize=positions)
        def made(position: bytes, dtype: np.dtype[Any], *more: Any) -> Any:
            return make(np.ndarray(1, dtype, bytearray(position)), *more)

        @wraps(make)
        def recall(state: State, *more: Any) -> Any:
            return made(state.tobytes(), state.dtype, *more)

        return cast("Make", recall)

    return decorate
