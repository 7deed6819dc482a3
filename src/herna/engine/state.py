"""A state: an array that holds one record of its game."""

from __future__ import annotations

from typing import Any

import numpy as np

State = np.ndarray[Any, Any]


def copy_of(state: State) -> State:
    """A copy to change, made as one block of bytes. `state.copy()` goes field by field and is ten times slower."""
    return np.ndarray(state.shape, state.dtype, bytearray(state.tobytes()))
