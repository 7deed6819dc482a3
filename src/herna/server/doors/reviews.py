"""Reviews of matches that are over: asked for, waited for, and shown moment by moment on the board."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from herna.engine.errors import IllegalAction, UnreadableAction
from herna.engine.game import Game, State, copy_of
from herna.engine.kernel import CHANCE
from herna.engine.match import Match
from herna.engine.scene import Message
from herna.engine.stage import advice_on
from herna.review.report import Alternative, Review

from ..errors import Refused
from ..protocol import SceneChange
from ..rooms.hub import Hub
from ..rooms.reviews import Standing, refuse_review
from ..store.reviews import Failure, read
from ..tables.difference import scene_change
from ..tables.table import Table
from .address import caller
from .guests import Guests
from .limits import Board, Buckets
from .models import PROBLEMS, TableId
from .openapi import answer
from .study import seen

RATE, BURST = 0.05, 20  # reviews that one address asks for: one in 20 s
MOST_STEPS = 24  # of a line that is shown
PlyNumber = Annotated[int, Path(ge=1, le=1_000_000)]


class Reviewed(msgspec.Struct, frozen=True):
    """How things stand with the review of a table, and the review when it is there."""

    state: Literal["none", "queued", "working", "done", "failed"]
    place: int  # in the queue; 1 is next
    done: int
    total: int
    failed: Failure | None
    mine: tuple[int, ...]  # the seats of those who ask
    review: Review | None


class _Written(Reviewed, frozen=True):
    """The same with a review as it is kept."""

    review: msgspec.Raw | None  # type: ignore[assignment]


class LineStep(msgspec.Struct, frozen=True):
    """An action or chance event of a line, and what is different after it."""

    seat: int | None
    text: str
    messages: tuple[Message, ...]
    scene: SceneChange | None


class ShownAlternative(msgspec.Struct, frozen=True):
    """An action that could be played: in words, what speaks for it if that is certain, and the line that it begins."""

    text: str
    say: Message
    merit: Message | None
    chance: float
    steps: tuple[LineStep, ...]


class ShownDecision(msgspec.Struct, frozen=True):
    """A decision of a match in words and as lines on the board."""

    ply: int
    seat: int
    say: Message  # what was played
    better: tuple[ShownAlternative, ...]  # from the position before it
    refutation: tuple[LineStep, ...]  # from the position after it


def make_router(hub: Hub, guests: Guests, board: Board) -> APIRouter:
    router = APIRouter(prefix="/api/tables/{id}/review", tags=["tables"], responses=PROBLEMS)
    asked = Buckets(RATE, BURST, "reviews", board)

    async def finished(id: str) -> Table:
        table = (await hub.room(id)).table
        refuse_review(table)
        return table

    async def answered(table: Table, person: str | None, stand: Callable[[], Awaitable[Standing]]) -> Response:
        """The review if it is kept, else how far it is."""
        mine = tuple(seat for seat, chair in enumerate(table.chairs) if person is not None and chair.person == person)
        kept = await hub.store.reviews.text_of(table.id, table.match.ply)
        if kept is not None:
            return _json(_Written("done", 0, 0, 0, None, mine, msgspec.Raw(kept)))
        now = await stand()
        return _json(Reviewed(now.state, now.place, now.done, now.total, now.failed, mine, None))

    @router.get("", response_class=Response, responses=answer(Reviewed))
    async def review(id: TableId, request: Request) -> Response:
        """The review of a match, or how far it is. It is worked out only while somebody asks for it now and then."""
        return await answered(await finished(id), guests.person(request), lambda: hub.reviews.stand(id))

    @router.post("", response_class=Response, responses=answer(Reviewed))
    async def ask(id: TableId, request: Request) -> Response:
        """Ask for the review of a match that is over."""
        table, person, address = await finished(id), guests.person(request), caller(request)

        async def begun() -> Standing:
            if not hub.reviews.is_wanted(id) and not asked.take(address):
                raise Refused("flood", "too many reviews from your address, wait a little")
            return await hub.reviews.ask(id, person or address, address)

        return await answered(table, person, begun)

    @router.get("/{ply}", response_class=Response, responses=answer(ShownDecision))
    async def decision(id: TableId, ply: PlyNumber, request: Request) -> Response:
        """A decision of a review, with what it means in words and what might have followed."""
        table = await finished(id)
        kept = await hub.store.reviews.text_of(id, table.match.ply)
        if kept is None:
            raise Refused("no_table", "there is no review of this match yet")
        text = await hub.crews.checking.do(
            caller(request), shown, table.match.copy(), kept, ply, open_=not hides_still(table)
        )
        return Response(text, media_type="application/json")

    return router


def _json(made: Reviewed) -> Response:
    return Response(msgspec.json.encode(made), media_type="application/json")


def hides_still(table: Table) -> bool:
    """Whether a match with secrets was broken off: it can be played on, so what is hidden stays hidden."""
    return table.game.hides and (table.ending is None or table.ending.why != "rules")


def shown(match: Match, kept: bytes, ply: int, *, open_: bool = True) -> bytes:
    """A decision of a review that was kept. Lines are played with everything on the table if that may be shown."""
    moments = read(kept).moments
    moment = moments[ply - 1] if ply <= len(moments) else None
    if moment is None or moment.decision is None or moment.seat is None or ply > match.ply:
        raise Refused("no_table", "there is no such decision in this review")
    game, before, after = match.game, match.at(ply - 1), match.at(ply)
    if not open_:
        before, after = seen(game, before, moment.seat), seen(game, after, moment.seat)
    say, _ = advice_on(game.stage, seen(game, before, moment.seat), match.line[ply - 1].action)
    told = [each.message.args.get("merit") for each in moment.decision.why]
    better = (_alternative(game, before, moment.seat, each, told) for each in moment.decision.better)
    return msgspec.json.encode(
        ShownDecision(
            ply=ply,
            seat=moment.seat,
            say=say,
            better=tuple(each for each in better if each is not None),
            refutation=_steps(game, after, moment.decision.refutation),
        )
    )


def _alternative(
    game: Game, before: State, seat: int, found: Alternative, told: Sequence[object]
) -> ShownAlternative | None:
    """None if something hidden had made the action impossible. A merit that was told as the reason is not repeated."""
    try:
        action = game.read_action(copy_of(before), found.text)[0]
        game.refuse_illegal(before, action)
    except (IllegalAction, UnreadableAction):
        return None
    say, merit = advice_on(game.stage, seen(game, before, seat), action)
    merit = None if merit in told else merit
    return ShownAlternative(found.text, say, merit, found.chance, _steps(game, before, (found.text, *found.line)))


def _steps(game: Game, start: State, texts: Iterable[str]) -> tuple[LineStep, ...]:
    """What a line leads to, as far as it can be played. The judge did not know what was hidden, so it may end early."""
    stage, state, found = game.stage, copy_of(start), list[LineStep]()
    scene = stage.scene(state, None)
    for text in texts:
        try:
            actions = game.read_action(copy_of(state), text)
            for action in actions:
                game.refuse_illegal(state, action, text)
                before, seat = copy_of(state), game.owner_of(state, action)
                written = game.notation.format_action(state, action)
                game.apply(state, action)
                shown = stage.scene(state, None)
                told = tuple(stage.narrate(before, action, state))
                found.append(LineStep(None if seat == CHANCE else seat, written, told, scene_change(scene, shown)))
                scene = shown
        except (IllegalAction, UnreadableAction):
            break
        if len(found) >= MOST_STEPS:
            break
    return tuple(found)
