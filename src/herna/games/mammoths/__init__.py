"""Mammoths: dominoes of land, fire and lava around a hut, for two to four tribes."""

from __future__ import annotations

from pathlib import Path

from herna.engine.game import Game, Preset
from herna.engine.kernel import Kernel

from . import census, datasheet
from .course import elapsed
from .diagram import diagram
from .kernel import insight, refusal, rules
from .kernel.state import ACTIONS, STATE, WIDEST
from .notation import MammothsNotation
from .odds import odds
from .options import OPTIONS, settings
from .refusals import REASONS
from .scene import MammothsStage

TO_THE_END = 1_000  # more actions than any match has
FLAT = {"kind": "flat", "exploration": 0.3, "rollout": TO_THE_END, "chance_nodes": False}

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
    presets=(
        Preset("discovery", {"mode": "discovery"}),
        Preset("totem", {"mode": "totem"}),
        Preset("tribe", {"mode": "tribe", "centre": True, "complete": True}),
    ),
    state=STATE,
    kernel=Kernel(
        setup=rules.setup,
        actor=rules.actor,
        legal=rules.legal,
        check=refusal.check,
        apply=rules.apply,
        draw=rules.draw,
        payoff=rules.payoff,
        evaluate=insight.evaluate,
        suggest=insight.suggest,
        pick=rules.pick,
    ),
    settings=settings,
    actions=ACTIONS,
    widest=WIDEST,
    reasons=REASONS,
    notation=MammothsNotation(),
    diagram=diagram,
    stage=MammothsStage(),
    folder=Path(__file__).parent,
    census=census,
    datasheet=datasheet,
    odds=odds,
    elapsed=elapsed,
    thinking={
        "easy": {"simulations": 400, "seconds": 0.1, **FLAT, "rollout": 0},  # only what lies there after its turn
        "medium": {"simulations": 300, "seconds": 0.5, **FLAT},
        "hard": {"simulations": 20_000, "seconds": 1.0, **FLAT},
        "master": {"simulations": 200_000, "seconds": 2.0, **FLAT},
    },
    former_thinking={"easy@0.1": {"simulations": 20, "seconds": 0.1, **FLAT}},
    benched=((4, {}), (4, {"mode": "tribe"}), (3, {"mode": "totem"}), (2, {})),
)
