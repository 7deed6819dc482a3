"""FEJAG: a crowded board for measurements: sixty figures of five teams on the largest map, in the middle of a turn."""

from __future__ import annotations

import random

from herna.engine import kernel
from herna.engine.game import Game, State

from .kernel.state import CELLS, DONE, FR, OPEN, SHEET, TYPE_COUNT

FIGURES = 60
LAMPS = 0.6  # share of the actions
PURSE = 100


def crowded(game: Game) -> State:
    """Always the same: a camp whose teams have the money for it, played at random."""
    rng = random.Random(60)
    state = game.new(map="41 normal 1")
    while state[0].figures < FIGURES:
        legal = game.legal(state)
        lamps = [a for a in legal if a < DONE and a // CELLS % TYPE_COUNT != FR]
        others = [a for a in legal if a >= DONE and not SHEET <= a < OPEN]
        kernel.play_on(state, rng.choice(lamps if lamps and rng.random() < LAMPS else others))
        state[0].purse[:] = PURSE
    return state
