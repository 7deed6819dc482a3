"""A match from the beginning: all positions, and honest dice."""

from __future__ import annotations

from collections import OrderedDict

import msgspec
from fastapi import APIRouter, Request
from fastapi.responses import Response

from herna.engine import journal
from herna.engine.kernel import CHANCE
from herna.engine.match import Match
from herna.engine.scene import Message, Scene

from ..errors import Refused
from ..protocol import SceneChange, SeatInfo, TableInfo
from ..rooms.hub import Hub
from ..tables import view
from ..tables.difference import scene_change
from ..tables.outdated import OutdatedTable
from ..tables.table import Table
from .address import caller
from .models import TableId
from .openapi import answer

REMEMBERED = 1000  # matches whose dice have been checked


class Position(msgspec.Struct, frozen=True):
    """A position of a replay: what led to it, and what is different from the one before."""

    ply: int
    seat: int | None  # who acted; None: chance, or the beginning
    text: str
    messages: tuple[Message, ...]
    scene: SceneChange | None
    key: bool  # the game calls this a key moment


class Replay(msgspec.Struct, frozen=True):
    info: TableInfo
    seats: tuple[SeatInfo, ...]
    result: str | None
    scene: Scene  # before the first action
    positions: tuple[Position, ...]
    taken_back: int = 0  # how often; what was taken back is not among the positions


class Dice(msgspec.Struct, frozen=True):
    commitment: str | None
    seed: str | None
    events: int
    honest: bool  # never of an imported match: its author could choose the seed
    imported: bool = False
    format: int = 1  # of the log; in 2, an action that is taken back and played again meets the same luck
    taken_back: int = 0  # how often


def make_router(hub: Hub) -> APIRouter:
    router = APIRouter(prefix="/api")
    checked: OrderedDict[str, Dice] = OrderedDict()

    @router.get("/tables/{id}/replay", tags=["tables"], response_class=Response, responses=answer(Replay))
    async def replay(id: TableId, request: Request) -> Response:
        """All positions of a match, as everybody may see them."""
        table = (await hub.room(id)).table
        if table.ending is None and table.game.hides:
            raise Refused("forbidden", "this game hides things; it can be replayed when the match is over")
        seats = view.seats(table, frozenset(), frozenset())
        match, info = table.match.copy(), view.info(table)

        def made() -> bytes:
            found = _replay(match, info, seats)
            return msgspec.json.encode(_as_written(found, table) if isinstance(table, OutdatedTable) else found)

        return _json(await hub.crews.checking.do(caller(request), made))

    @router.get("/tables/{id}/dice", tags=["tables"], response_class=Response, responses=answer(Dice))
    async def dice(id: TableId, request: Request) -> Response:
        """Every chance event recomputed from the seed, once it is revealed."""
        table: Table = (await hub.room(id)).table
        if table.outdated:
            raise Refused("outdated", "its dice follow from rules that this server no longer has")
        if id not in checked:
            report = await hub.crews.checking.do(caller(request), journal.verify, _revealed(table.match))
            seed = table.match.seed if table.match.closed else None
            header, honest = table.charter.header, report.honest and not table.charter.header.imported
            found = Dice(
                header.commitment,
                seed.hex() if seed else None,
                report.events,
                honest,
                header.imported,
                header.format,
                table.match.taken_back,
            )
            if seed is None:
                return _json(msgspec.json.encode(found))
            checked[id] = found  # a closed match never changes
            if len(checked) > REMEMBERED:
                checked.popitem(last=False)
        return _json(msgspec.json.encode(checked[id]))

    return router


def _json(text: bytes) -> Response:
    return Response(text, media_type="application/json")


def _replay(match: Match, info: TableInfo, seats: tuple[SeatInfo, ...]) -> Replay:
    stage = match.game.stage
    first = scene = stage.scene(match.at(0), None)
    positions = []
    for step, ply in zip(match.steps(), match.line, strict=True):
        messages = tuple(stage.narrate(step.before, step.action, step.after))
        shown = stage.scene(step.after, None)
        positions.append(
            Position(
                ply=step.ply,
                seat=None if step.seat == CHANCE else step.seat,
                text=ply.text,
                messages=messages,
                scene=scene_change(scene, shown),
                key=any(message.id in stage.turning_points for message in messages),
            )
        )
        scene = shown
    return Replay(info, seats, match.result(), first, tuple(positions), match.taken_back)


def _as_written(made: Replay, table: OutdatedTable) -> Replay:
    """What the log says beyond the last position that the present rules lead to, and the result as it was kept."""
    kept, texts = table.plies_beyond(len(made.positions))
    rest = (Position(ply, None, text, (), None, False) for ply, text in enumerate(texts, kept + 1))
    return msgspec.structs.replace(made, result=table.kept.result, positions=(*made.positions[:kept], *rest))


def _revealed(match: Match) -> Match:
    """The match as anybody could read it: with its seed only if that has been revealed."""
    shown = match.copy()
    if not match.closed:
        shown.seed = None
    return shown
