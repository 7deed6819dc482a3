"""Where games live: in a folder under `herna/games`, or in a package that another distribution announces.

A distribution announces a game with an entry point in the group `herna.games`. It names the package that has `GAME`:

    [project.entry-points."herna.games"]
    four_in_a_row = "four_in_a_row"

Nothing here imports a game: its words and kernels are found without loading it.
"""

from __future__ import annotations

import logging
import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

log = logging.getLogger("herna")
GROUP = "herna.games"
HOUSE = Path(__file__).resolve().parents[1] / "games"


@dataclass(frozen=True)
class Home:
    """The package that defines a game, and the folder with its words, guide, drawings and kernels."""

    package: str
    folder: Path
    distribution: str | None = None  # that announces it; None for the games of the house


@cache
def homes() -> Mapping[str, Home]:
    """All installed games by name, in alphabetical order. Cached, since a server asks for every new table."""
    found = {**_announced(), **_of_the_house()}
    return {name: found[name] for name in sorted(found)}


def _of_the_house() -> dict[str, Home]:
    names = [module.name for module in pkgutil.iter_modules([str(HOUSE)]) if module.ispkg]
    return {name: Home(f"herna.games.{name}", HOUSE / name) for name in names}


def _announced() -> dict[str, Home]:
    """The games of other distributions. One whose package is gone is ignored; one that cannot be looked for, too."""
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    found = {}
    for entry in entry_points(group=GROUP):
        named = entry.dist.name if entry.dist else entry.value
        try:
            top, *inner = entry.module.split(".")
            spec = find_spec(top)  # of an inner package it would import the outer one
        except Exception as error:
            log.warning("%s is left out, a game of %s: %s: %s", entry.name, named, type(error).__name__, error)
            continue
        if spec is None or not spec.submodule_search_locations:
            continue
        folder = Path(next(iter(spec.submodule_search_locations)), *inner)
        if (folder / "__init__.py").is_file():
            found[entry.name] = Home(entry.module, folder, named)
    return found
