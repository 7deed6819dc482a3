"""Every refusal of a game, produced: an action for each reason, in a position of its rules' examples or of random play.

Used by tests/test_words.py, and by tools/refusals.py, which shows them to be read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from herna.engine import vectors
from herna.engine.errors import HernaError, IllegalAction
from herna.engine.game import Game, State
from herna.engine.homes import homes
from herna.engine.kernel import check
from herna.engine.kernel.compiler import kernel

from .wander import wander

ROOT = Path(__file__).resolve().parents[1]
BEYOND = 3  # numbers outside of the action space that are tried too
STEPS = (0, 1, 2, 5, 12, 17, 25, 40, 80, 200, 500)  # plies of random play after which a position is looked at
SEEDS = 4
MORE = {  # what none of the examples does
    "mammoths": "```vec\nnew seats=2\nact C49\n```",
    "spacestage": "```vec\npos 1=C [E01]\nact 1U:E01>2\n```\n"
    "```vec\nopt pairs=yes\npos 1=N o2 [M10] 2=N d8 dying\nact 2Y=5\nact 1H:2\nact 1+1\nact 1U:M10>2\n```",
}


@kernel
def _refused(states: Any, first: Any, last: Any, found: Any) -> Any:
    """For each reason the first action that is refused for it."""
    for action in range(first, last):
        reason = check(states[0], action)
        if reason > 0 and found[reason] == 0:
            found[reason] = action - first + 1


@dataclass(frozen=True)
class Refused:
    """An action as it is written, and the position in which it was refused."""

    action: str
    state: State


def refusals(game: Game) -> dict[int, Refused]:
    """For each reason that can be produced, one example."""
    found: dict[int, Refused] = {}
    for state, refused in _positions(game):
        if isinstance(refused, IllegalAction):
            found.setdefault(refused.reason, Refused(refused.action, state.copy()))
        firsts: np.ndarray[Any, Any] = np.zeros(max(game.reasons) + 1, np.int32)
        _refused(state, -BEYOND, game.actions + BEYOND, firsts)
        for reason in map(int, np.flatnonzero(firsts)):
            if reason not in found:
                action = int(firsts[reason]) - BEYOND - 1
                found[reason] = Refused(_written(game, state, action), state.copy())
        if found.keys() >= game.reasons.keys():
            break
    return found


def _written(game: Game, state: State, action: int) -> str:
    try:
        return game.notation.format_action(state, action)
    except Exception:  # outside of the action space, or without a meaning in this position
        return f"number {action}"


def _positions(game: Game) -> Iterator[tuple[State, HernaError | None]]:
    """Random play first, which is quick; then every position of the executable examples."""
    for preset in [{}, *(dict(each.options) for each in game.presets)]:
        for seed in range(SEEDS):
            for plies in STEPS:
                state = game.new(**preset)
                wander(game, state, seed, plies)
                yield state, None
    pages = (ROOT / "docs" / "rules" / f"{game.name}.md", ROOT / "tests" / "games" / game.name / "extra_vectors.md")
    for page in (*pages, homes()[game.name].folder / "rules.md"):
        if page.is_file():
            yield from _examples(game, page.read_text(encoding="utf-8"))
    yield from _examples(game, MORE.get(game.name, ""))


def _examples(game: Game, text: str) -> Iterator[tuple[State, HernaError | None]]:
    ends: list[State] = []
    for statements in vectors.blocks(Path(game.name), text.splitlines()):
        block = vectors._Block(game, game.name, vectors.Checked())
        for statement in statements:
            block.run([statement])
            yield block.state, block.refusal
        ends.append(block.state)
    for end in (*ends[:1], *ends[-1:]):
        yield _full(end), None


def _full(state: State) -> State:
    """As if the log had no room for another action, for games whose record has one."""
    full = state.copy()
    if "logged" in (full.dtype.names or ()):
        full[0].logged = len(full[0].log)
    return full
