"""Bots: players that see what their seat may see, and nothing of the dice.

A bot is asked with a state that `observe` has already blanked for its seat and with entropy of its own; the match,
its log and its seed never reach it.
"""

from __future__ import annotations

from .bot import LEVELS, Bot, make

__all__ = ["LEVELS", "Bot", "make"]
