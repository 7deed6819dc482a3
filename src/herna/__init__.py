"""Herna: board games in a browser, in a lab, in Python.

>>> import herna
>>> match = herna.game("thebase").match(seed=7)
>>> match.actor
'G'
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herna.engine.game import Game

__version__ = "0.1.0"

__all__ = ["__version__", "game", "game_names"]


def game_names() -> list[str]:
    """The names of the installed games."""
    from herna.engine.homes import homes

    return list(homes())


def game(name: str) -> Game:
    """One game by its name; only this game is loaded."""
    from herna.engine.errors import UnknownGame
    from herna.engine.homes import homes

    home = homes().get(name)
    if home is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(homes())}")
    found: Game = importlib.import_module(home.package).GAME
    if found.name != name:
        raise UnknownGame(f"the game of {home.package} is called {found.name!r}, but announced as {name!r}")
    return found
