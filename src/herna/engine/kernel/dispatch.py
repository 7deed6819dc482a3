"""Kernels: plain functions over a record, dispatched on the record's type.

A game registers its functions once; generic code (playouts, search, series) calls `legal(s, out)` and the like, and
the compiler resolves the call by the type of `s`. That is the one way of passing a game that still finds its machine
code in the on-disk cache of a new process. Interpreted (`NUMBA_DISABLE_JIT=1`) the same calls look the game up.

The contract of each function is in `docs/adding-a-game.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numba
import numpy as np

from .compiler import INTERPRETED, kernel, meaning
from .entropy import below

CHANCE = -1
NOBODY = -2


@dataclass(frozen=True)
class Kernel:
    """The functions a game brings. Those with a default need not be given."""

    setup: Callable[..., Any]
    actor: Callable[..., Any]
    legal: Callable[..., Any]
    check: Callable[..., Any]
    apply: Callable[..., Any]
    draw: Callable[..., Any]
    payoff: Callable[..., Any]
    observe: Callable[..., Any] | None = None
    imagine: Callable[..., Any] | None = None
    evaluate: Callable[..., Any] | None = None
    suggest: Callable[..., Any] | None = None
    deliberate: Callable[..., Any] | None = None
    pick: Callable[..., Any] | None = None
    feats: Callable[..., Any] | None = None


KERNELS: dict[np.dtype[Any], Kernel] = {}


def setup(s, options):
    """Write the first state of a match into s."""
    return KERNELS[s.dtype].setup(s, options)


def actor(s):
    """The seat to act, CHANCE, or NOBODY when the match is over."""
    return KERNELS[s.dtype].actor(s)


def legal(s, out):
    """Write the legal actions, ascending, and return how many; at a chance node, the possible outcomes."""
    return KERNELS[s.dtype].legal(s, out)


def check(s, action):
    """0 if the action is legal, else the number of the reason why not."""
    return KERNELS[s.dtype].check(s, action)


def apply(s, action):
    """Play a legal action, in place."""
    return KERNELS[s.dtype].apply(s, action)


def draw(s, entropy):
    """At a chance node: one outcome, with its true probability."""
    return KERNELS[s.dtype].draw(s, entropy)


def payoff(s, out):
    """Write the result of each seat, in [-1, 1]."""
    return KERNELS[s.dtype].payoff(s, out)


def observe(s, seat):
    """Blank what the seat may not know. By default nothing is hidden."""
    return KERNELS[s.dtype].observe(s, seat)  # type: ignore[misc]


def imagine(s, entropy):
    """Fill the blanks with a plausible world. By default there are none."""
    return KERNELS[s.dtype].imagine(s, entropy)  # type: ignore[misc]


def evaluate(s, out):
    """Write an estimate of each seat's payoff. By default the payoff itself."""
    return KERNELS[s.dtype].evaluate(s, out)  # type: ignore[misc]


def suggest(s, entropy, out):
    """A quick sensible action of the seat to act, for playouts; `out` is a buffer. By default uniformly random."""
    return KERNELS[s.dtype].suggest(s, entropy, out)  # type: ignore[misc]


def deliberate(s, effort, entropy, line):
    """Write what the seat to act should play until chance or another seat is next, and return how many actions.

    `effort` says how long to think. By default there is no idea: 0.
    """
    return KERNELS[s.dtype].deliberate(s, effort, entropy, line)  # type: ignore[misc]


def pick(s, entropy, out):
    """Of the n actions that `legal` lists for a seat, the one at below(entropy, n); negative if there is none.

    By default all are listed in `out`. A game with a `pick` of its own needs no more room there than for one.
    """
    return KERNELS[s.dtype].pick(s, entropy, out)  # type: ignore[misc]


def feats(s, before):
    """What has been accomplished in a turn since the position `before`, as bits; `Game.feats` names them.

    Negative after an action that cannot help to accomplish anything, so that a search need not go on from there.
    By default nothing that anybody would call a feat: 0.
    """
    return KERNELS[s.dtype].feats(s, before)  # type: ignore[misc]


GENERIC: dict[str, tuple[Callable[..., Any], int]] = {
    "setup": (setup, 2),
    "actor": (actor, 1),
    "legal": (legal, 2),
    "check": (check, 2),
    "apply": (apply, 2),
    "draw": (draw, 2),
    "payoff": (payoff, 2),
    "observe": (observe, 2),
    "imagine": (imagine, 2),
    "evaluate": (evaluate, 2),
    "suggest": (suggest, 3),
    "deliberate": (deliberate, 4),
    "pick": (pick, 3),
    "feats": (feats, 2),
}


def register(state: np.dtype[Any], game: Kernel) -> None:
    """Make the generic functions work for records of this type; a variant of a game may have the same rules."""
    game = _with_defaults(game)
    if state in KERNELS:
        if KERNELS[state] == game:
            return
        raise ValueError("another game already has a state of exactly this layout; rename or add a field")
    if state.itemsize != sum(state[name].itemsize for name in state.names or ()):
        raise ValueError("the record has holes, whose bytes mean nothing and are not copied; order the fields by size")
    KERNELS[state] = game
    if INTERPRETED:
        return
    record = numba.from_dtype(state)
    for field in fields(Kernel):
        generic, arity = GENERIC[field.name]
        _overload(generic, arity, record, getattr(game, field.name))


def _with_defaults(game: Kernel) -> Kernel:
    given = {f.name: getattr(game, f.name) for f in fields(Kernel)}
    defaults = {
        "observe": _see_all,
        "imagine": _add_nothing,
        "evaluate": game.payoff,
        "suggest": game.pick or _random_action,
        "deliberate": _no_idea,
        "pick": _random_action,
        "feats": _no_feats,
    }
    complete: dict[str, Any] = {name: function or defaults[name] for name, function in given.items()}
    return Kernel(**complete)


def _overload(generic: Callable[..., Any], arity: int, record: Any, function: Callable[..., Any]) -> None:
    """Teach the compiler that generic(s, ...) means function(s, ...) when s is such a record."""
    if arity == 1:

        @meaning(generic)
        def _one(s):
            return (lambda s: function(s)) if s == record else None

    elif arity == 2:

        @meaning(generic)
        def _two(s, a):
            return (lambda s, a: function(s, a)) if s == record else None

    elif arity == 3:

        @meaning(generic)
        def _three(s, a, b):
            return (lambda s, a, b: function(s, a, b)) if s == record else None

    else:

        @meaning(generic)
        def _four(s, a, b, c):
            return (lambda s, a, b, c: function(s, a, b, c)) if s == record else None


@kernel
def _see_all(s, seat):
    pass


@kernel
def _add_nothing(s, entropy):
    pass


@kernel
def _random_action(s, entropy, out):
    n = legal(s, out)
    return int(out[below(entropy, n)]) if n > 0 else -1


@kernel
def _no_idea(s, effort, entropy, line):
    return 0


@kernel
def _no_feats(s, before):
    return 0


# From Python pass the array that holds the record, not the record: unboxing a record costs six times the call.


@kernel
def begin(states, options):
    setup(states[0], options[0])


@kernel
def actor_of(states):
    return actor(states[0])


@kernel
def legal_of(states, out):
    return legal(states[0], out)


@kernel
def check_of(states, action):
    return check(states[0], action)


@kernel
def play_on(states, action):
    apply(states[0], action)


@kernel
def step(states, action, out):
    """Play, and list what is legal then: the two calls of every loop in one."""
    apply(states[0], action)
    return legal(states[0], out)


@kernel
def draw_from(states, entropy):
    return draw(states[0], entropy)


@kernel
def payoff_of(states, out):
    payoff(states[0], out)


@kernel
def evaluate_of(states, out):
    evaluate(states[0], out)


@kernel
def deliberate_on(states, effort, entropy, line):
    return deliberate(states[0], effort, entropy, line)


@kernel
def observe_by(states, seat):
    observe(states[0], seat)


@kernel
def feats_of(states, befores):
    return feats(states[0], befores[0])


@kernel
def imagine_in(states, entropy):
    imagine(states[0], entropy)
