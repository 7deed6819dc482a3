"""Exercises to be tried: lessons, and whatever else is learnt from.

Each kind has a provider. Nothing is remembered of a try, since a request holds all of it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal, NamedTuple, Protocol, TypeVar

import msgspec
import structlog
from fastapi import APIRouter, Path, Request, Response
from pydantic import Field

from herna.engine.errors import HernaError, IllegalAction, UnreadableAction
from herna.engine.exercise import MOST_PLAYED, Attempt, Exercise, Move, Reading, Verdict
from herna.engine.game import Game, State
from herna.engine.kernel import CHANCE
from herna.engine.scene import Gesture, Message, Product, Scene

from .. import identity
from ..errors import Refused
from ..protocol import Choice, SceneChange, Told
from ..rooms.hub import Hub
from ..tables.difference import scene_change
from ..tables.view import as_choices
from .address import caller
from .guests import Guests
from .models import PROBLEMS, Asked
from .openapi import answer
from .reasons import reason_against, told_about

MOST_STEPS = 100
MOST_HINTS = 20
Kind = Annotated[str, Path(pattern="^[a-z]{1,20}$")]
Key = Annotated[str, Path(pattern="^[A-Za-z0-9_.:-]{1,80}$")]
Number = Annotated[int, Field(ge=0, le=2**31)]
Text = Annotated[str, Field(max_length=400)]
Sprite = Annotated[str, Field(max_length=100)]
Result = TypeVar("Result")

log = structlog.get_logger()


class Asker(NamedTuple):
    """Who asks for an exercise."""

    address: str
    person: str | None  # the digest of a secret, if the browser has one


class Provider(Protocol):
    """Where the exercises of a kind come from."""

    async def find(self, key: str, asker: Asker) -> tuple[Exercise, ...]:
        """The steps of an exercise; Refused("no_table") if there is none, or it is not theirs."""

    async def heard(self, key: str, asker: Asker, tried: Tried) -> None:
        """Somebody has tried something, asked for a hint or for the solution."""


class Try(Asked):
    """A try from the start of a step: what was played, as texts or numbers."""

    step: Annotated[int, Field(ge=0, lt=MOST_STEPS)] = 0
    played: Annotated[list[Number | Text], Field(max_length=MOST_PLAYED)] = Field(default=[])
    hints: Annotated[int, Field(ge=0, le=MOST_HINTS)] = Field(default=0, description="how many of them to tell")
    reveal: bool = Field(default=False, description="whether to tell the solution")


class Puzzled(Asked):
    """Sprites that cannot be touched in this order, or that somebody asks about, after a try."""

    step: Annotated[int, Field(ge=0, lt=MOST_STEPS)] = 0
    played: Annotated[list[Number | Text], Field(max_length=MOST_PLAYED)] = Field(default=[])
    touches: Annotated[list[Sprite], Field(min_length=1, max_length=12)]


@dataclass(frozen=True)
class Tried:
    """What a provider hears."""

    step: int
    steps: int
    played: tuple[int | str, ...]
    hints: int
    reveal: bool
    verdict: Verdict

    @property
    def right(self) -> bool | None:
        """Whether the exercise is solved without help; None while that is open."""
        if self.hints or self.reveal or self.verdict.state == "wrong":
            return False
        return True if self.verdict.state == "solved" and self.step + 1 == self.steps else None


class Happened(msgspec.Struct, frozen=True):
    """An action or chance event of a try, and what is different after it."""

    seat: int | None  # null: chance
    text: str  # empty if the solver may not know it
    messages: tuple[Message, ...]
    scene: SceneChange | None
    tried: bool  # by the one who solves


class Studied(msgspec.Struct, frozen=True):
    """A step of an exercise after a try, as the seat that solves it may see it."""

    game: str
    title: Message | None
    step: int
    steps: int
    task: Message
    rule: str  # a paragraph to read about it, "" without one
    reading: bool  # there is nothing to do in this step
    point: tuple[str, ...]  # sprites that the task is about
    seat: int
    name: str  # of the seat
    turn: int | None
    scene: Scene  # at the start
    moves: tuple[Happened, ...]  # what has happened since
    choices: tuple[Choice, ...]  # after it, as at a table
    products: tuple[Product, ...]
    gestures: tuple[Gesture, ...]
    verdict: Literal["open", "solved", "wrong"]
    say: Message | None  # about the last action that was tried
    say_rule: str | None
    keep: int  # how much of what was played the next try begins with
    hints: tuple[Message, ...]  # those that were asked for
    more_hints: int
    solution: tuple[str, ...] | None


class Explained(msgspec.Struct, frozen=True):
    """Why touches are impossible: by the rules, and what the exercise says about it."""

    message: Message | None
    rule: str | None
    say: Message | None


class Study:
    """The kinds of exercises, by name."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._providers: dict[str, Provider] = {}
        self.kept: set[str] = set()  # kinds of which browsers keep how far a person has come
        self._judged: set[str] = set()

    def add(self, kind: str, provider: Provider, *, judged: bool = False) -> None:
        """`judged`: the provider itself keeps how a person does, not the browser."""
        self._providers[kind] = provider
        (self._judged if judged else self.kept).add(kind)

    def counts(self, kind: str, wish: Try) -> bool:
        """Whether this says how somebody does, so that it has to be known who that is."""
        return kind in self._judged and bool(wish.played or wish.hints or wish.reveal)

    def provider(self, kind: str) -> Provider:
        if kind not in self._providers:
            raise Refused("no_table", "there are no such exercises")
        return self._providers[kind]

    async def exercise(self, kind: str, key: str, step: int, asker: Asker) -> tuple[Exercise, int]:
        """A step, and how many there are."""
        try:
            steps = await self.provider(kind).find(key, asker)
        except HernaError as error:
            if isinstance(error, Refused):
                raise
            log.error("exercise_broken", kind=kind, key=key, error=str(error))
            raise Refused("unavailable", "this exercise is broken; the server's log says why") from None
        if step >= len(steps):
            raise Refused("no_table", "this exercise has no such step")
        return steps[step], len(steps)

    async def work_out(self, asker: Asker, work: Callable[[], Result]) -> Result:
        """Do what takes long beside everything else; what the rules refuse is refused."""
        try:
            return await self._hub.crews.studying.do(asker.address, work)
        except IllegalAction as error:
            raise Refused("illegal", str(error)) from None
        except UnreadableAction as error:
            raise Refused("unreadable", str(error)) from None
        except HernaError as error:
            if isinstance(error, Refused):
                raise
            raise Refused("unavailable", "this exercise cannot be tried now") from error


def make_router(study: Study, guests: Guests) -> APIRouter:
    router = APIRouter(prefix="/api/study", tags=["study"], responses=PROBLEMS)

    def asker(request: Request) -> Asker:
        return Asker(caller(request), guests.person(request))

    @router.post("/{kind}/{key}", response_class=Response, responses=answer(Studied))
    async def try_it(kind: Kind, key: Key, wish: Try, request: Request) -> Response:
        """A step of an exercise after a try. The same try always leads to the same answer."""
        who = asker(request)
        step, steps = await study.exercise(kind, key, wish.step, who)
        attempt, made = await study.work_out(who, lambda: _studied(step, steps, wish))
        answered = _json(made)
        if study.counts(kind, wish):
            who = who._replace(person=identity.digest(guests.identify(request, answered)))
        tried = Tried(wish.step, steps, tuple(wish.played), wish.hints, wish.reveal, attempt.verdict)
        await study.provider(kind).heard(key, who, tried)
        return answered

    @router.post("/{kind}/{key}/why", response_class=Response, responses=answer(Explained))
    async def why(kind: Kind, key: Key, wish: Puzzled, request: Request) -> Response:
        """Why sprites cannot be touched in this order."""
        who = asker(request)
        step, _ = await study.exercise(kind, key, wish.step, who)
        return _json(await study.work_out(who, lambda: _explained(step, wish)))

    @router.post("/{kind}/{key}/about", response_class=Response, responses=answer(list[Told]))
    async def about(kind: Kind, key: Key, wish: Puzzled, request: Request) -> Response:
        """What sprites are for, and what the rules say of touching them now."""
        who = asker(request)
        step, _ = await study.exercise(kind, key, wish.step, who)

        def told() -> bytes:
            state = seen(step.game, step.attempt(wish.played).state, step.seat)
            return msgspec.json.encode(told_about(step.game, state, tuple(wish.touches[:6]), step.seat))

        return _json(await study.work_out(who, told))

    return router


def _json(text: bytes) -> Response:
    return Response(text, media_type="application/json")


def seen(game: Game, state: State, seat: int) -> State:
    """A position as a seat may know it."""
    return game.observed(state, seat) if game.hides else state


def _studied(step: Exercise, steps: int, wish: Try) -> tuple[Attempt, bytes]:
    game, stage = step.game, step.game.stage
    attempt = step.attempt(wish.played)
    verdict, state = attempt.verdict, seen(game, attempt.state, step.seat)
    scene = stage.scene(seen(game, step.start, step.seat), step.seat)
    actor = game.actor(state)
    chooses = verdict.state == "open" and actor == step.seat
    products = stage.products(state) if chooses else ()
    made = Studied(
        game=game.name,
        title=step.title,
        step=wish.step,
        steps=steps,
        task=step.task,
        rule=step.rule,
        reading=isinstance(step.goal, Reading),
        point=step.point,
        seat=step.seat,
        name=game.notation.seats(step.start)[step.seat],
        turn=actor if actor >= 0 else None,
        scene=scene,
        moves=_happened(step, scene, attempt.moves),
        choices=_choices(game, state, step.seat, products) if chooses else (),
        products=products,
        gestures=stage.gestures(state) if chooses else (),
        verdict=verdict.state,
        say=verdict.say,
        say_rule=verdict.rule,
        keep=verdict.keep,
        hints=step.hints[: wish.hints],
        more_hints=max(0, len(step.hints) - wish.hints),
        solution=step.solution if wish.reveal else None,
    )
    return attempt, msgspec.json.encode(made)


def _happened(step: Exercise, scene: Scene, moves: tuple[Move, ...]) -> tuple[Happened, ...]:
    game, stage, found = step.game, step.game.stage, []
    for move in moves:
        before, after = (seen(game, each, step.seat) for each in (move.before, move.after))
        shown = stage.scene(after, step.seat)
        known = not game.hides or move.seat in {step.seat, CHANCE}
        found.append(
            Happened(
                seat=None if move.seat == CHANCE else move.seat,
                text=move.text if known else "",
                messages=tuple(stage.narrate(before, move.action, after)),
                scene=scene_change(scene, shown),
                tried=move.tried,
            )
        )
        scene = shown
    return tuple(found)


def _choices(game: Game, state: State, seat: int, products: tuple[Product, ...]) -> tuple[Choice, ...]:
    """The legal actions of the seat besides those of the products."""
    listed = [product.actions for product in products]
    legal = (action for action in game.legal(state) if game.owner_of(state, action) == seat)
    return as_choices(
        game, state, (each for each in legal if not any(each in actions for actions in listed)), frozenset({seat})
    )


def _explained(step: Exercise, wish: Puzzled) -> bytes:
    state = seen(step.game, step.attempt(wish.played).state, step.seat)
    reason = reason_against(step.game, state, tuple(wish.touches), step.seat)
    wrong = step.refusal(reason.rule) if reason.rule else None
    return msgspec.json.encode(Explained(reason.message, reason.rule, wrong.say if wrong else None))
