"""Bots: players that see what their seat may see, and nothing of the dice.

A bot gets a state in which `observe` has already blanked what its seat may not know, and its own entropy. The match,
its log and its seed never reach it.

>>> import herna
>>> from herna import bots
>>> game = herna.game("thebase")
>>> match = game.match(seed=7)
>>> view = game.observed(match.state, match.seat)
>>> judgement = bots.judge(game, view, effort=50, entropy=1)
>>> judgement.best in game.legal(view)
True
>>> judgement.best == bots.make(game, "hard", simulations=50).choose(view, entropy=1)
True
"""

from __future__ import annotations

from .bot import Bot
from .chances import chances
from .forest import cores
from .judgement import Candidate, Judgement
from .registry import (
    HINT,
    LEVELS,
    check,
    default_level,
    judge,
    levels,
    make,
    opponents,
    simplest_level,
    strongest_level,
    substitute_level,
    thinking_of,
    versions,
)
from .thinking import Thinking

__all__ = [
    "HINT",
    "LEVELS",
    "Bot",
    "Candidate",
    "Judgement",
    "Thinking",
    "chances",
    "check",
    "cores",
    "default_level",
    "judge",
    "levels",
    "make",
    "opponents",
    "simplest_level",
    "strongest_level",
    "substitute_level",
    "thinking_of",
    "versions",
]
