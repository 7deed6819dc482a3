"""Bots: players that see what their seat may see, and nothing of the dice.

A bot is asked with a state that `observe` has already blanked for its seat and with entropy of its own; the match,
its log and its seed never reach it.
"""

from __future__ import annotations

from .bot import Bot
from .registry import LEVELS, OPPONENTS, check, levels, make, thinking_of
from .thinking import Thinking

__all__ = ["LEVELS", "OPPONENTS", "Bot", "Thinking", "check", "levels", "make", "thinking_of"]
