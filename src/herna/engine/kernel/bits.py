"""Sets as 64-bit numbers: how many bits are set, the lowest, the n-th. The first two are one instruction each."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from .compiler import INTERPRETED, kernel

ONE = np.uint64(1)


@intrinsic
def _population(context: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return types.uint64(types.uint64), generate


@intrinsic
def _trailing_zeros(context: Any, number: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], context.get_constant(types.boolean, False))

    return types.uint64(types.uint64), generate


if INTERPRETED:

    def count(m):
        return int(m).bit_count()

    def lowest(m):
        return (int(m) & -int(m)).bit_length() - 1

else:

    @kernel
    def count(m):
        """How many bits of a uint64 are set."""
        return np.int64(_population(m))

    @kernel
    def lowest(m):
        """The number of the lowest bit of a uint64 that is not 0."""
        return np.int64(_trailing_zeros(m))


@kernel
def nth(m, k):
    """The number of the bit of a uint64 that has k set bits below it."""
    for _ in range(k):
        m &= m - ONE
    return lowest(m)
