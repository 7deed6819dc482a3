"""Random maps and random free play on them, with more attacks than a campaign has."""

from __future__ import annotations

import random

from herna.games.fejag.maps import Board

OPTIONS = {
    "teleport_dirs": ("all", "same"),
    "middle_ends": ("path", "any"),
    "protect_dark": (True, False),
    "cond3": ("team", "target"),
    "balance": ("running", "settled"),
    "hp1_scope": ("path", "team"),
    "reveal": ("hits", "cells"),
}
KINDS = ("Ti", "Be", "Sn", "Ta", "Mo", "Fr")


def random_options(rng: random.Random) -> dict[str, object]:
    return {name: rng.choice(values) if rng.random() < 0.4 else values[0] for name, values in OPTIONS.items()}


def random_board(rng: random.Random) -> Board:
    """A small board with all five teams on its rim, or fewer."""
    width, height = rng.randint(4, 12), rng.randint(4, 12)
    cells = [(x, y) for x in range(width) for y in range(height)]
    inner = [(x, y) for x, y in cells if 0 < x < width - 1 and 0 < y < height - 1]
    rim = [cell for cell in cells if cell not in inner]
    density = rng.choice((0, 0.05, 0.15, 0.3))
    right = frozenset((x, y) for x, y in cells if x < width - 1 and rng.random() < density)
    below = frozenset((x, y) for x, y in cells if y < height - 1 and rng.random() < density)
    starts = dict(zip(rng.sample("FEJAG", rng.randint(2, 5)), rng.sample(rim, 5), strict=False))
    special = rng.sample(inner, min(5, len(inner)))
    temple = frozenset(special[4:5]) if rng.random() < 0.8 else frozenset()
    portals = [special[i] if i < len(special) - 1 and rng.random() < 0.9 else None for i in range(4)]
    for pair in (0, 2):  # a single one is the first of its pair, as on a parsed map
        if portals[pair] is None or (portals[pair + 1] and portals[pair + 1] < portals[pair]):
            portals[pair], portals[pair + 1] = portals[pair + 1], portals[pair]
    return Board(width, height, right, below, temple, tuple(portals), starts)
