"""Where games live: a folder each under `herna/games`, or a package that another distribution announces.

A distribution announces a game by an entry point of the group `herna.games`, its name to the package that holds `GAME`:

    [project.entry-points."herna.games"]
    four_in_a_row = "four_in_a_row"

Nothing here imports a game, so that its words and kernels are found without loading it.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

GROUP = "herna.games"
HOUSE = Path(__file__).resolve().parents[1] / "games"


@dataclass(frozen=True)
class Home:
    """The package that defines a game, and its folder: there are its words, guide, drawings and kernels."""

    package: str
    folder: Path


@cache
def homes() -> Mapping[str, Home]:
    """All installed games by their names, in alphabetical order; a server asks for every table that is laid."""
    found = {**_announced(), **_of_the_house()}
    return {name: found[name] for name in sorted(found)}


def _of_the_house() -> dict[str, Home]:
    names = [module.name for module in pkgutil.iter_modules([str(HOUSE)]) if module.ispkg]
    return {name: Home(f"herna.games.{name}", HOUSE / name) for name in names}


def _announced() -> dict[str, Home]:
    """Those of other distributions; an entry point whose package is gone announces nothing."""
    from importlib.metadata import entry_points
    from importlib.util import find_spec

    found = {}
    for entry in entry_points(group=GROUP):
        try:
            spec = find_spec(entry.module)
        except ImportError:  # of the package around it
            continue
        if spec is not None and spec.submodule_search_locations:
            found[entry.name] = Home(entry.module, Path(next(iter(spec.submodule_search_locations))))
    return found
