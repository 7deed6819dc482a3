"""Features: what a seat sees as named arrays, for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from .state import State

Features = Mapping[str, np.ndarray[Any, Any]]


def of_record(views: State) -> dict[str, np.ndarray[Any, Any]]:
    """The fields of the record under their names; the first axis counts the views.

    Numbers of 64 bits are sets in this house: they become bits on a last axis, the lowest first.
    """
    found = {}
    for name in views.dtype.names or ():
        values = np.ascontiguousarray(views[name])
        if values.dtype.itemsize == 8 and values.dtype.kind in "iu":
            octets = values.astype(values.dtype.newbyteorder("<"))[..., None].view(np.uint8)
            found[name] = np.unpackbits(octets, axis=-1, bitorder="little").view(np.int8)
        else:
            found[name] = values.copy() if values.ndim > 1 else values[:, None].copy()
    return found
