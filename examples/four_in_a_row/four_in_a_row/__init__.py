"""Four in a row: drop stones into a rack and be the first to have four of them in a line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from herna.engine.game import Game
from herna.engine.kernel import Kernel
from herna.engine.options import Option

from .kernel import rules
from .notation import FourInARowNotation, diagram
from .stage import FourInARowStage


def settings(options: dict[str, Any]) -> np.ndarray[Any, Any]:
    """The options as the record that `setup` takes."""
    out = np.zeros(1, rules.SETTINGS)
    out[0].line = options["line"]
    out[0].columns, out[0].rows = map(int, options["rack"].split("x"))
    return out


GAME = Game(
    name="four_in_a_row",
    title="Four in a row",
    summary="Drop stones into the rack, one a turn. Four of yours in a line, straight or diagonal, and you win.",
    rules="four-1",
    seats=range(2, 3),
    options=(
        Option("line", 4, (3, 4, 5), "how many stones in a line win"),
        Option("rack", "7x6", ("7x6", "3x3"), "columns and rows of the rack; the small one can be solved"),
    ),
    state=rules.STATE,
    kernel=Kernel(
        setup=rules.setup,
        actor=rules.actor,
        legal=rules.legal,
        check=rules.check,
        apply=rules.apply,
        draw=rules.draw,
        payoff=rules.payoff,
    ),
    settings=settings,
    actions=rules.COLUMNS,
    widest=rules.COLUMNS,
    reasons={
        rules.NO_SUCH_COLUMN: ("1", "the rack has no such column"),
        rules.OVER: ("3", "the game is over"),
        rules.FULL: ("2", "the column is full"),
    },
    notation=FourInARowNotation(),
    diagram=diagram,
    stage=FourInARowStage(),
    folder=Path(__file__).parent,
    # Nothing judges an unfinished position, so a look into the future goes on to the end of the game.
    thinking={level: {"rollout": rules.COLUMNS * rules.ROWS} for level in ("easy", "medium", "hard")},
)
