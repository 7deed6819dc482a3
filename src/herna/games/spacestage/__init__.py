"""Space Stage: four survivors on a failing space station, against monsters, breakdowns and the dice."""

from __future__ import annotations

from pathlib import Path

from herna.engine.game import Game, Preset
from herna.engine.kernel import Kernel

from . import census, datasheet
from .cards import OPTIONS, seating, settings
from .course import elapsed
from .diagram import diagram
from .kernel import feats, insight, listing, planner, refusal, rules
from .kernel.state import ACTIONS, STATE, WIDEST
from .notation import SpaceStageNotation
from .scene import SpaceStageStage

GAME = Game(
    name="spacestage",
    title="Space Stage",
    summary=(
        "Survive together on a failing space station: fight monsters for organic matter and scrap, buy mutations and "
        "equipment with it, keep the generators running. The team wins when the last monster of the deck is gone."
    ),
    rules="space-1",
    seats=range(1, 6),
    options=OPTIONS,
    presets=(
        Preset("crew", {}),
        Preset("hardcore", {"hardcore": True}),
        Preset("pairs", {"pairs": True}),
        Preset("duel", {"master": True, "cards": "duel"}),
        Preset("master", {"master": True, "feeding": "free"}),
    ),
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
        suggest=planner.suggest,
        deliberate=planner.deliberate,
        pick=listing.pick,
        feats=feats.feats,
    ),
    settings=settings,
    actions=ACTIONS,
    widest=WIDEST,
    reasons=refusal.REASONS,
    notation=SpaceStageNotation(),
    diagram=diagram,
    stage=SpaceStageStage(),
    folder=Path(__file__).parent,
    census=census,
    datasheet=datasheet,
    elapsed=elapsed,
    feats=feats.NAMES,
    seating=seating,
    scored=False,
    cooperative=True,
    thinking={
        "easy": {"kind": "planner", "simulations": 3, "seconds": None},
        "medium": {"kind": "planner", "simulations": 40, "seconds": None},
        "hard": {"kind": "planner", "simulations": 300, "seconds": None},
    },
)
