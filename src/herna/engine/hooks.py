"""Hooks: what the house asks of a game, as methods with defaults that a game overrides where it has its own answer."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .game import Game


class Hooks(ABC):
    """The base of `Stage` and `Notation`. A game subclasses these and provides one object of each.

    A method may be written in the class, or live in a file of its own and be named there:
    `scene = staticmethod(table.scene)`. A public name that the house never calls is a misspelt hook, so such a class is
    refused when Python reads it; what the methods share has a name with an underscore.
    """

    game: Game  # the game that the object belongs to, known once the game exists

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        declaring = next(each for each in cls.__mro__ if Hooks in each.__bases__)
        known = [name for name in dir(declaring) if not name.startswith("_")]
        for name in vars(cls):
            if cls is not declaring and not name.startswith("_") and name not in known:
                raise TypeError(_misspelt(f"{cls.__module__}.{cls.__qualname__}", name, declaring.__name__, known))


def _misspelt(where: str, name: str, kind: str, known: list[str]) -> str:
    from difflib import get_close_matches

    close = get_close_matches(name, known, 1, 0.5) or get_close_matches(name.lower(), known, 1, 0.5)
    meant = f"did you mean {close[0]}?" if close else f"there are: {', '.join(known)}"
    return f"{where}: a {kind} has no hook {name!r}; {meant}"
