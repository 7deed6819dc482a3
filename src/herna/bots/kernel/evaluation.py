"""How the leaf of a search is evaluated: one function for each way, dispatched on the type of a record.

The record holds the parameters of the evaluation, as the record of a state holds a position: the compiler resolves
`evaluate_leaf(how, ...)` by the type of `how`, so the machine code of a search with any evaluation is found on disk by
a new process. `register` adds a way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np

from herna.engine.kernel import evaluate
from herna.engine.kernel.compiler import INTERPRETED, kernel, meaning

from .playout import quick_play

EVALUATIONS: dict[np.dtype[Any], Callable[..., Any]] = {}


def evaluate_leaf(how, s, out, value, x):
    """Write an estimate of each seat's payoff into `value`, and return the entropy to go on with.

    The state s may be changed; `out` is a buffer for actions.
    """
    return EVALUATIONS[how.dtype](how, s, out, value, x)


def register(how: np.dtype[Any], function: Callable[..., Any]) -> None:
    """Evaluate leaves by this kernel, which has the contract of evaluate_leaf, when `how` is such a record."""
    EVALUATIONS[how] = function
    if INTERPRETED:
        return
    record = numba.from_dtype(how)

    @meaning(evaluate_leaf)
    def _typed(how, s, out, value, x):
        return (lambda how, s, out, value, x: function(how, s, out, value, x)) if how == record else None


QUICK_PLAY = np.dtype((np.record, np.dtype([("rollout", np.int32)], align=True)))


@kernel
def evaluate_after_quick_play(how, s, out, value, x):
    """Some quick actions, then the game's own estimate."""
    x = quick_play(s, how.rollout, out, x)
    evaluate(s, value)
    return x


register(QUICK_PLAY, evaluate_after_quick_play)
