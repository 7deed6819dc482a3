"""The Base: a race of two sides through a labyrinth of turning tiles, against a countdown."""

from __future__ import annotations

from pathlib import Path

from herna.engine.game import Game
from herna.engine.kernel import Kernel

from . import census, datasheet
from .course import elapsed
from .diagram import diagram
from .kernel import insight, listing, refusal, rules
from .kernel.state import ACTIONS, STATE, WIDEST
from .notation import TheBaseNotation
from .odds import odds
from .options import OPTIONS, settings
from .refusals import REASONS
from .scene import TheBaseStage

GAME = Game(
    name="thebase",
    title="The Base",
    summary=(
        "Lead your three pieces through the labyrinth to the slots on the far side before the countdown ends. "
        "Three actions a turn: step through passages, reveal or turn a free tile beside a piece, strike the enemy home."
    ),
    rules="base-1",
    seats=range(2, 3),
    options=OPTIONS,
    state=STATE,
    kernel=Kernel(
        setup=rules.setup,
        actor=rules.actor,
        legal=listing.legal,
        check=refusal.check,
        apply=rules.apply,
        draw=rules.draw,
        payoff=rules.payoff,
        evaluate=insight.evaluate,
        pick=listing.pick,
    ),
    settings=settings,
    actions=ACTIONS,
    widest=WIDEST,
    reasons=REASONS,
    notation=TheBaseNotation(),
    diagram=diagram,
    stage=TheBaseStage(),
    folder=Path(__file__).parent,
    census=census,
    datasheet=datasheet,
    odds=odds,
    elapsed=elapsed,
    thinking={
        "easy": {"kind": "flat", "simulations": 20, "rollout": 0},  # its own turn, as it lies on the table at the end
        "hard": {"simulations": 1_000_000},  # more than there is time for: the clock ends its thinking
        "master": {"simulations": 4_000_000},
    },
    former_thinking={"easy@0.1": {}, "hard@0.0": {}},  # with 60 and 30,000 simulations
)
