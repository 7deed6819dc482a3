"""Mammoths: dominoes of land, fire and lava around a hut, for two to four tribes."""

from __future__ import annotations

from herna.engine.game import Game
from herna.engine.kernel import Kernel

from . import notation, refusal, rules
from .diagram import diagram
from .state import ACTIONS, OPTIONS, STATE, WIDEST, settings

GAME = Game(
    name="mammoths",
    title="Mammoths",
    summary=(
        "Claim a domino, lay it to your land, and light fires: every area scores its squares times its fires. "
        "Volcanoes throw lava that burns what lies there and makes it worth more."
    ),
    rules="mammoths-1",
    seats=range(2, 5),
    options=OPTIONS,
    state=STATE,
    kernel=Kernel(
        setup=rules.setup,
        actor=rules.actor,
        legal=rules.legal,
        check=refusal.check,
        apply=rules.apply,
        draw=rules.draw,
        payoff=rules.payoff,
    ),
    settings=settings,
    actions=ACTIONS,
    widest=WIDEST,
    reasons=refusal.REASONS,
    notation=notation,
    diagram=diagram,
)
