"""FEJAG: five teams light their way over a hidden board to the temple, and put out each other's lamps."""

from __future__ import annotations

from pathlib import Path

from herna.engine.game import Game, Preset
from herna.engine.kernel import Kernel

from . import census, map_option, organiser, workshop
from .course import elapsed
from .crowd import crowded
from .diagram import diagram
from .kernel import feats, insight, planner, refusal, rules, secrets
from .kernel.state import ACTIONS, PURSE, STATE, WIDEST
from .notation import FejagNotation
from .options import OPTIONS, settings
from .pace import pace
from .scene import FejagStage

GAME = Game(
    name="fejag",
    title="FEJAG",
    summary=(
        "Five teams seek the temple on a hidden board. Points of sub-games buy figures; figures are lamps that light "
        "where the next may stand, and put out those of others. Every lit path into the temple counts at the end."
    ),
    rules="fejag-3",
    former_rules=("fejag-1", "fejag-2"),
    revive=map_option.revive,
    seats=range(5, 6),
    options=OPTIONS,
    presets=(Preset("quick", {"ranks": "effort", "map": "21 normal"}),),
    state=STATE,
    kernel=Kernel(
        setup=rules.setup,
        actor=rules.actor,
        legal=rules.legal,
        check=refusal.check,
        apply=rules.apply,
        draw=rules.draw,
        payoff=rules.payoff,
        observe=secrets.observe,
        imagine=secrets.imagine,
        evaluate=insight.evaluate,
        suggest=insight.suggest,
        deliberate=planner.deliberate,
        pick=rules.pick,
        feats=feats.feats,
    ),
    settings=settings,
    actions=ACTIONS,
    widest=WIDEST,
    unlisted=range(PURSE, ACTIONS),
    reasons=refusal.REASONS,
    notation=FejagNotation(),
    diagram=diagram,
    stage=FejagStage(),
    folder=Path(__file__).parent,
    census=census,
    elapsed=elapsed,
    feats=feats.NAMES,
    crowded=crowded,
    owner=organiser.owner,
    takebacks=False,
    organiser=organiser,
    workshop=workshop,
    thinking={
        "easy": {"kind": "planner", "simulations": 1, "seconds": None},
        "medium": {"kind": "planner", "simulations": 8, "seconds": None},
        "hard": {"kind": "planner", "simulations": 480, "seconds": None},
    },
    pace=pace,
)
