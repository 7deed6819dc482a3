"""Herna: board games in a browser, in a lab, in Python.

>>> import herna
>>> match = herna.game("thebase").match(seed=7)
>>> match.actor
'G'
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herna.engine.game import Game

__version__ = "0.1.0"

__all__ = ["__version__", "game", "game_names"]


def game_names() -> list[str]:
    """The names of the installed games."""
    return list(_installed())


@cache
def _installed() -> tuple[str, ...]:
    """A server asks for every table that is laid."""
    games = pkgutil.iter_modules([str(Path(__file__).parent / "games")])
    return tuple(sorted(found.name for found in games if found.ispkg))


def game(name: str) -> Game:
    """One game by its name; only this game is loaded."""
    if name not in game_names():
        from herna.engine.errors import UnknownGame

        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(game_names())}")
    found: Game = importlib.import_module(f"herna.games.{name}").GAME
    return found
