"""Why an action was a mistake: what a better one achieves and what the played one allows, as true sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import TYPE_CHECKING, TypeVar

from . import kernel
from .kernel import CHANCE, NOBODY
from .scene import Message
from .state import State, Step, copy_of

if TYPE_CHECKING:
    from .game import Game


@dataclass(frozen=True)
class Why:
    """A sentence about a mistake, true in the position it is about, and the paragraph of the rules to read."""

    message: Message
    rule: str = ""


@dataclass(frozen=True)
class Mistake:
    """A seat has played one action where another was better. All positions are as the seat saw the one before."""

    game: Game
    seat: int
    view: State
    played: int
    better: int
    after_played: State
    after_better: State
    line: tuple[Step, ...]  # what may follow the action that was played; chance only where its outcome is certain

    @property
    def answers(self) -> tuple[Step, ...]:
        """The beginning of the line in which the seat has no say: whatever it brings, the others can do."""
        return tuple(takewhile(lambda step: step.seat != self.seat, self.line))


About = TypeVar("About")


def compare(game: Game, view: State, played: int, better: int, refutation: Sequence[int] = ()) -> Mistake | None:
    """What follows from either action; None if that depends on what the seat cannot see."""
    after_played, after_better = (_outcome(game, view, action) for action in (played, better))
    if after_played is None or after_better is None:
        return None
    line = tuple(_follow(game, after_played, refutation))
    return Mistake(game, game.owner_of(view, played), view, played, better, after_played, after_better, line)


def _outcome(game: Game, view: State, action: int) -> State | None:
    if game.stage.unforeseen(view, action) is not None:
        return None
    after = copy_of(view)
    game.apply(after, action)
    return None if game.stage.doubt(view, action, after) is not None else after


def _follow(game: Game, state: State, actions: Iterable[int]) -> Iterator[Step]:
    """The actions one after another, until one depends on chance or on what cannot be seen."""
    for ply, action in enumerate(actions, start=1):
        seat = game.actor(state)
        if kernel.check_of(state, action) or (seat == CHANCE and len(game.legal(state)) > 1):
            return
        after = _outcome(game, state, action)
        if after is None:
            return
        yield Step(ply, seat, state, action, after)
        state = after


def first_of(reasons: Iterable[Callable[[About], Why | None]], about: About) -> tuple[Why, ...]:
    """The first of these reasons that holds, if one does."""
    found = (reason(about) for reason in reasons)
    return tuple(islice((why for why in found if why is not None), 1))


# --- for any game ---------------------------------------------------------------------------------------------------


def usual(c: Mistake) -> tuple[Why, ...]:
    """The merit of the better action, then an end or a loss of points that the others can bring about."""
    achieves, allows = _merit(c), _defeat(c) or _loss(c)
    return tuple(Why(message) for message in (achieves, allows) if message is not None)


def _merit(c: Mistake) -> Message | None:
    """Nothing that holds of what was played, too."""
    merit = c.game.stage.merit(c.view, c.better, c.after_better)
    if merit == c.game.stage.merit(c.view, c.played, c.after_played):
        return None
    return merit and Message("herna-why-better", {"merit": merit})


def _defeat(c: Mistake) -> Message | None:
    end = c.answers[-1].after if c.answers else c.after_played
    if c.game.actor(end) != NOBODY or c.game.payoff(end)[c.seat] >= 0:
        return None
    return Message("herna-why-lost", {"how": "answer" if c.answers else "now"})


def _loss(c: Mistake) -> Message | None:
    """Points that the seat has after its action and no more after the answers."""
    if not c.answers:
        return None
    then, now = (c.game.notation.scores(state)[c.seat] for state in (c.after_played, c.answers[-1].after))
    return Message("herna-why-points", {"points": int(then - now)}) if now < then else None
