"""What pages show besides a running table: pictures, rules to read, replays, why a touch is impossible, honest dice."""

from __future__ import annotations

import asyncio
from pathlib import Path as File
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from herna import bots
from herna.engine import journal, kernel, svg
from herna.engine.errors import HernaError
from herna.engine.game import Game, State
from herna.engine.kernel import CHANCE
from herna.engine.match import Match
from herna.engine.messages import FALLBACK, language_of
from herna.engine.scene import Area, Message, Scene

from .. import identity
from ..errors import Refused
from ..protocol import SceneChange, SeatInfo, TableInfo
from ..rooms.hub import Hub
from ..tables import view
from ..tables.stage import stage_of
from ..tables.table import Table
from .limits import Buckets

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
Name = Annotated[str, Path(pattern="^[a-z0-9_]{1,40}$")]
Language = Annotated[str, Query(pattern="^[A-Za-z_-]{1,20}$")]
Text = Annotated[str, Query(max_length=400)]
Touch = Annotated[list[str], Query(max_length=40)]
PICTURED = 70  # actions, chance included, before a game is pictured
PONDERED = 60  # simulations of each: enough for a board worth looking at, and by number, so that it is always the same
BOARD: tuple[Area, ...] = ("main",)
MOST_ACTIONS = 20_000  # of a game whose impossible touches are looked up


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


class Reason(msgspec.Struct, frozen=True):
    message: Message | None
    rule: str | None


class Dice(msgspec.Struct, frozen=True):
    commitment: str | None
    seed: str | None
    events: int
    honest: bool


def make_router(hub: Hub) -> APIRouter:
    router = APIRouter(prefix="/api")
    positions: dict[str, State] = {}
    pictures: dict[tuple[str, str], str] = {}
    asked = Buckets(hub.settings.limits.why_rate, hub.settings.limits.why_burst)

    def game(name: str) -> Game:
        if name not in hub.settings.game_names():
            raise Refused("no_table", "there is no such game")
        return hub.settings.find_game(name)

    def drawn_game(name: str) -> Game:
        found = game(name)
        if found.stage is None or not found.stage.SPRITES.is_file():
            raise Refused("no_table", "this game has no drawings")
        return found

    @router.get("/games/{name}/picture.svg", tags=["games"], response_class=Response)
    async def picture(name: Name, lang: Language = FALLBACK) -> Response:
        """A position of the game, for its card."""
        found = drawn_game(name)
        language = language_of(lang)
        if (name, language) not in pictures:
            pictures[name, language] = await asyncio.to_thread(_picture, found, language, positions)
        text = pictures[name, language]
        return Response(text, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})

    @router.get("/games/{name}/scene.svg", tags=["games"], response_class=Response)
    async def scene(name: Name, position: Text, touch: Text = "", lang: Language = FALLBACK) -> Response:
        """A position in the game's notation as a picture; what an action there touches is lit."""
        found = drawn_game(name)
        try:
            text = await asyncio.to_thread(_drawn, found, position, touch, language_of(lang))
        except (HernaError, ValueError, KeyError, IndexError):
            raise Refused("bad_option", "this is no position of the game") from None
        return Response(text, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})

    @router.get("/games/{name}/rules", tags=["games"], response_class=PlainTextResponse)
    async def rules(name: Name, lang: Language = FALLBACK) -> Response:
        """The rules to read, as Markdown, in a language or else in English."""
        found = game(name)
        for language in (language_of(lang), FALLBACK):
            file = _guide(found, language)
            if file is not None:
                headers = {"content-language": language}
                return PlainTextResponse(file.read_text(encoding="utf-8"), headers=headers, media_type="text/markdown")
        raise Refused("no_table", "these rules have not been written yet")

    @router.get("/tables/{id}/replay", tags=["tables"], response_class=Response)
    async def replay(id: TableId) -> Response:
        """All positions of a match, as everybody may see them."""
        table = (await hub.room(id)).table
        if table.ending is None and table.game.hides:
            raise Refused("forbidden", "this game hides things; it can be replayed when the match is over")
        seats = view.seats(table, frozenset(), frozenset())
        made = await asyncio.to_thread(_replay, table.match.copy(), view.info(table), seats)
        return _json(made)

    @router.get("/tables/{id}/why", tags=["tables"], response_class=Response)
    async def why(id: TableId, touch: Touch, request: Request) -> Response:
        """Why sprites cannot be touched in this order: what the rules say about the actions that begin so."""
        if not asked.take(request.client.host if request.client else ""):
            raise Refused("flood", "too many questions, wait a little")
        table = (await hub.room(id)).table
        state = view.visible(table, table.state, _held(table, request))
        return _json(await asyncio.to_thread(_why, table.game, state, tuple(touch[:12])))

    @router.get("/tables/{id}/dice", tags=["tables"], response_class=Response)
    async def dice(id: TableId) -> Response:
        """Every chance event recomputed from the seed, once it is revealed."""
        table: Table = (await hub.room(id)).table
        report = await asyncio.to_thread(journal.verify, _revealed(table.match))
        seed = table.match.seed if table.match.closed else None
        return _json(Dice(table.charter.header.commitment, seed.hex() if seed else None, report.events, report.honest))

    return router


def _held(table: Table, request: Request) -> frozenset[int]:
    """The seats of whoever asks, known by the cookie."""
    cookie = request.cookies.get(identity.COOKIE, "")
    return table.held(table.claims([identity.digest(cookie)] if identity.is_secret(cookie) else []))


def _json(thing: Any) -> Response:
    return Response(msgspec.json.encode(thing), media_type="application/json")


def _picture(game: Game, language: str, positions: dict[str, State]) -> str:
    """The board of a position, which is the same in all languages."""
    if game.name not in positions:
        positions[game.name] = _pictured(game)
    return svg.picture(game, positions[game.name], None, language, areas=BOARD)


def _pictured(game: Game) -> State:
    """A position some way into a match of bots; always the same one."""
    match = Match.begin(game, seed=11, options=game.casual)
    bot = bots.make(game, "easy", simulations=PONDERED)
    while match.ply < PICTURED and not match.over:
        match.play(bot.choose(game.observed(match.state, match.seat), match.ply))
    return match.state


def _drawn(game: Game, position: str, touch: str, language: str) -> str:
    state = game.position(position)
    lit: tuple[str, ...] = ()
    if touch and game.stage is not None:
        lit = game.stage.touches(state, game.notation.parse_action(state, touch)[0])
    return svg.picture(game, state, max(game.actor(state), 0), language, lit=lit)


def _guide(game: Game, language: str) -> File | None:
    stage = game.stage
    if stage is None:
        return None
    file = stage.SPRITES.parent / "guide" / f"{language}.md"
    return file if file.is_file() else None


def _replay(match: Match, info: TableInfo, seats: tuple[SeatInfo, ...]) -> Replay:
    game, stage = match.game, stage_of(match.game)
    moments: frozenset[str] = getattr(stage, "MOMENTS", frozenset())
    state = match.at(0)
    first = scene = stage.scene(state, None)
    positions = []
    for number, ply in enumerate(match.line, start=1):
        after = state.copy()
        game.apply(after, ply.action)
        messages = tuple(stage.narrate(state, ply.action, after))
        shown = stage.scene(after, None)
        positions.append(
            Position(
                ply=number,
                seat=None if ply.seat == CHANCE else ply.seat,
                text=ply.text,
                messages=messages,
                scene=view.scene_change(scene, shown),
                key=any(message.id in moments for message in messages),
            )
        )
        state, scene = after, shown
    return Replay(info, seats, match.result(), first, tuple(positions))


def _why(game: Game, state: State, touched: tuple[str, ...]) -> Reason:
    """What the rules say about the action of exactly these touches, or about those that begin with them.

    Of several actions the one that comes closest to being legal tells most. Reasons are listed in the order in which
    they are looked at, so that is the one whose reason is the last. A game may besides say which actions make sense
    with the things as they are; those that do not, and outcomes of chance, are no answer. A game with too many actions
    to look through says itself which one is meant.
    """
    stage = game.stage
    if stage is None:
        return Reason(None, None)
    if hasattr(stage, "meant"):
        return _reason(game, _check_of(state, _meant(stage, state, touched)))
    if game.actions > MOST_ACTIONS:
        return Reason(None, None)
    makes_sense = getattr(stage, "makes_sense", lambda state, action: True)
    nonsense = int(kernel.check_of(state, game.actions - 1))
    order = {reason: place for place, reason in enumerate(game.reasons)}
    found = set()
    for action in range(game.actions):
        try:
            path = stage.touches(state, action)
        except Exception:  # not even a path: this action makes no sense here
            continue
        if path[: len(touched)] == touched and makes_sense(state, action):
            reason = int(kernel.check_of(state, action))
            if path == touched:
                found = {reason}
                break
            found.add(reason)
    reasons = found - {0, nonsense} or found - {0}
    return _reason(game, max(reasons, key=order.__getitem__) if reasons else 0)


def _meant(stage: Any, state: State, touched: tuple[str, ...]) -> int | None:
    """The action that a game takes these touches for; they come from outside, so there may be no sense in them."""
    try:
        action: int | None = stage.meant(state, touched)
    except (ValueError, LookupError):
        return None
    return action


def _check_of(state: State, action: int | None) -> int:
    return 0 if action is None else int(kernel.check_of(state, action))


def _reason(game: Game, reason: int) -> Reason:
    if not reason or game.stage is None:
        return Reason(None, None)
    return Reason(game.stage.explain(reason), game.reasons[reason][0])


def _revealed(match: Match) -> Match:
    """The match as anybody could read it: with its seed only if that has been revealed."""
    shown = match.copy()
    if not match.closed:
        shown.seed = None
    return shown
