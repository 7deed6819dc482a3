"""Small games that several engines have, written for Herna as anybody would: rules in `kernel`, the rest is short.

Connect four is the example game, `examples/four_in_a_row`. These two are no games of the house: only the benchmark
imports them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from herna.engine.game import Game, State
from herna.engine.kernel import Kernel
from herna.engine.notation import Notation

from .kernel import othello, tic_tac_toe


class Squares(Notation):
    """An action is the number of its square; a position, the numbers in the record."""

    def seats(self, state: State) -> tuple[str, ...]:
        return ("a", "b")

    def format_action(self, state: State, action: int) -> str:
        return str(action)

    def format_position(self, state: State) -> str:
        return " ".join(str(state[name][0]) for name in state.dtype.names or ())

    def parse_position(self, state: State, text: str) -> None:
        raise NotImplementedError("the benchmark reads no positions")


def _game(name: str, title: str, rules: Any, actions: int, longest: int) -> Game:
    kernel = Kernel(
        setup=rules.setup,
        actor=rules.actor,
        legal=rules.legal,
        check=rules.check,
        apply=rules.apply,
        draw=rules.draw,
        payoff=rules.payoff,
    )
    return Game(
        name=name,
        title=title,
        summary="",
        rules=f"{name}-1",
        seats=range(2, 3),
        options=(),
        state=rules.STATE,
        kernel=kernel,
        settings=lambda options: np.zeros(1, [("nothing", np.int8)]),
        actions=actions,
        widest=actions,
        reasons={
            1: ("1", "there is no such square"),
            2: ("3", "the match is over"),
            3: ("2", "nothing can be played there"),
        },
        notation=Squares(),
        diagram=lambda state, colour, since=None: "",
        # Nothing judges an unfinished position, so a look into the future goes on to the end.
        thinking={level: {"rollout": longest} for level in ("easy", "medium", "hard")},
    )


TIC_TAC_TOE = _game("tic_tac_toe", "Tic-tac-toe", tic_tac_toe, 9, 9)
OTHELLO = _game("othello", "Othello", othello, 65, 128)
