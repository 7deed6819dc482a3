"""What pages show besides a running table: pictures, rules to read, replays, honest dice."""

from __future__ import annotations

import asyncio
import hashlib
from functools import cache
from pathlib import Path as File
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from herna import bots
from herna.engine import journal, svg
from herna.engine.errors import HernaError
from herna.engine.game import Game, State
from herna.engine.kernel import CHANCE
from herna.engine.match import Match
from herna.engine.messages import FALLBACK, LANGUAGES, language_of, words_in
from herna.engine.scene import Area, Message, Scene

from ..errors import Refused
from ..protocol import SceneChange, SeatInfo, TableInfo
from ..rooms.hub import Hub
from ..tables import view
from ..tables.table import Table

TableId = Annotated[str, Path(pattern="^[a-z0-9]{1,40}$")]
Name = Annotated[str, Path(pattern="^[a-z0-9_]{1,40}$")]
Language = Annotated[str, Query(pattern="^[A-Za-z_-]{1,20}$")]
Tongue = Annotated[str, Path(pattern="^[a-z]{2,8}$")]
Text = Annotated[str, Query(max_length=400)]
PICTURED = 70  # actions, chance included, before a game is pictured
PONDERED = 60  # simulations of each: enough for a board worth looking at, and by number, so that it is always the same
BOARD: tuple[Area, ...] = ("main",)


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


class Dice(msgspec.Struct, frozen=True):
    commitment: str | None
    seed: str | None
    events: int
    honest: bool


def make_router(hub: Hub) -> APIRouter:
    router = APIRouter(prefix="/api")
    positions: dict[str, State] = {}
    pictures: dict[tuple[str, str], str] = {}

    def game(name: str) -> Game:
        if name not in hub.settings.game_names():
            raise Refused("no_table", "there is no such game")
        return hub.settings.find_game(name)

    def drawn_game(name: str) -> Game:
        found = game(name)
        if found.sprites is None:
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

    @router.get("/games/{name}/words/{language}", tags=["games"], response_class=PlainTextResponse)
    async def words(name: Name, language: Tongue, request: Request) -> Response:
        """What the game says, as the source of its Fluent messages, in a language or else in English."""
        return _words(game(name).folder, language, request.headers.get("if-none-match", ""))

    @router.get("/tables/{id}/replay", tags=["tables"], response_class=Response)
    async def replay(id: TableId) -> Response:
        """All positions of a match, as everybody may see them."""
        table = (await hub.room(id)).table
        if table.ending is None and table.game.hides:
            raise Refused("forbidden", "this game hides things; it can be replayed when the match is over")
        seats = view.seats(table, frozenset(), frozenset())
        made = await asyncio.to_thread(_replay, table.match.copy(), view.info(table), seats)
        return _json(made)

    @router.get("/tables/{id}/dice", tags=["tables"], response_class=Response)
    async def dice(id: TableId) -> Response:
        """Every chance event recomputed from the seed, once it is revealed."""
        table: Table = (await hub.room(id)).table
        report = await asyncio.to_thread(journal.verify, _revealed(table.match))
        seed = table.match.seed if table.match.closed else None
        return _json(Dice(table.charter.header.commitment, seed.hex() if seed else None, report.events, report.honest))

    return router


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
    if touch:
        lit = game.stage.touches(state, game.notation.parse_action(state, touch)[0])
    return svg.picture(game, state, max(game.actor(state), 0), language, lit=lit)


def _words(folder: File | None, language: str, known: str) -> Response:
    """What a game in this folder says; its version is the validator, so that a browser asks but loads only once."""
    if language not in LANGUAGES:
        raise Refused("no_table", "there is no such language")
    text, spoken = _catalogue(folder, language)
    version = f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"etag": version, "cache-control": "no-cache", "content-language": spoken}
    if version in known:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


@cache
def _catalogue(folder: File | None, language: str) -> tuple[str, str]:
    """All messages as one text, and the language they are in; a game without words has none."""
    for tongue in (language, FALLBACK):
        files = [] if folder is None else words_in(folder, tongue)
        if files:
            return "\n".join(file.read_text(encoding="utf-8") for file in files), tongue
    return "", language


def _guide(game: Game, language: str) -> File | None:
    file = None if game.folder is None else game.folder / "guide" / f"{language}.md"
    return file if file is not None and file.is_file() else None


def _replay(match: Match, info: TableInfo, seats: tuple[SeatInfo, ...]) -> Replay:
    game, stage = match.game, match.game.stage
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
                key=any(message.id in stage.turning_points for message in messages),
            )
        )
        state, scene = after, shown
    return Replay(info, seats, match.result(), first, tuple(positions))


def _revealed(match: Match) -> Match:
    """The match as anybody could read it: with its seed only if that has been revealed."""
    shown = match.copy()
    if not match.closed:
        shown.seed = None
    return shown
