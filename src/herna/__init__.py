"""Herna: board games in a browser, in a lab, in Python.

>>> import herna
>>> match = herna.game("thebase").match(seed=7)
>>> match.actor
'G'
"""

from __future__ import annotations

import importlib
import logging
import os
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herna.engine.game import Game

__version__ = "0.1.0"

__all__ = ["__version__", "game", "game_names", "working_games"]


def game_names() -> list[str]:
    """The names of the installed games, whether or not they can be loaded.

    Those named in HERNA_HIDDEN (with commas between) are not listed; they can still be asked for by name.
    """
    from herna.engine.homes import homes

    hidden = os.environ.get("HERNA_HIDDEN", "").split(",")
    return [name for name in homes() if name not in hidden]


def game(name: str) -> Game:
    """One game by its name; only this game is loaded."""
    from herna.engine.errors import BrokenGame, UnknownGame
    from herna.engine.homes import homes

    home = homes().get(name)
    if home is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(homes())}")
    try:
        found: Game = importlib.import_module(home.package).GAME
    except Exception as error:
        if home.distribution is None:  # a mistake of our own: show where
            raise
        why = f"{type(error).__name__}: {error}"
        raise BrokenGame(f"{name}, a game of {home.distribution}, cannot be loaded: {why}") from error
    if found.name != name:
        raise UnknownGame(f"the game of {home.package} is called {found.name!r}, but announced as {name!r}")
    return found


def working_games(names: Iterable[str] | None = None) -> list[str]:
    """Those of the games, by default of all, that can be loaded; a warning says which are left out, and why.

    What another distribution brings must not keep anyone from playing the rest.
    """
    from herna.engine.errors import UnknownGame

    working = []
    for name in game_names() if names is None else names:
        try:
            game(name)
        except UnknownGame as error:
            logging.getLogger("herna").warning("%s; it is left out", error)
        else:
            working.append(name)
    return working
