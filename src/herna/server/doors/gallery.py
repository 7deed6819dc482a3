"""What pages show of a game: pictures, rules to read, words."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path as File
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import PlainTextResponse, Response

from herna import bots
from herna.engine import svg
from herna.engine.errors import HernaError
from herna.engine.game import Game, State
from herna.engine.match import Match
from herna.engine.messages import FALLBACK, LANGUAGES, language_of, words_in
from herna.engine.scene import Area

from ..errors import Refused
from ..rooms.hub import Hub
from .address import caller
from .games import Catalogue
from .models import Name

Language = Annotated[str, Query(pattern="^[A-Za-z_-]{1,20}$")]
Tongue = Annotated[str, Path(pattern="^[a-z]{2,8}$")]
Text = Annotated[str, Query(max_length=400)]
Zones = Annotated[str, Query(max_length=80, description="names of zones with spaces between them; by default, all")]
Part = Annotated[str, Query(pattern="^[a-z]{0,20}$", description="lessons; by default, what everybody needs")]
PICTURED = 70  # actions, chance included, before a game is pictured
PONDERED = 60  # simulations for each: enough for an interesting board; a number, not a time, so it is always the same
BOARD: tuple[Area, ...] = ("main",)
APART = ("lessons", "puzzles", "census")  # files of words that only some pages need


def make_router(hub: Hub, catalogue: Catalogue) -> APIRouter:
    router = APIRouter(prefix="/api")
    draw = hub.crews.drawing.do
    positions: dict[str, State] = {}
    pictures: dict[tuple[str, str], str] = {}

    def drawn_game(name: str) -> Game:
        found = catalogue.game(name)
        if found.sprites is None:
            raise Refused("no_table", "this game has no drawings")
        return found

    @router.get("/games/{name}/picture.svg", tags=["games"], response_class=Response)
    async def picture(name: Name, request: Request, lang: Language = FALLBACK) -> Response:
        """A position of the game, for its card."""
        found = drawn_game(name)
        language = language_of(lang)
        if (name, language) not in pictures:
            pictures[name, language] = await draw(caller(request), _picture, found, language, positions)
        text = pictures[name, language]
        return Response(text, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})

    @router.get("/games/{name}/scene.svg", tags=["games"], response_class=Response)
    async def scene(
        name: Name, request: Request, *, position: Text, touch: Text = "", zones: Zones = "", lang: Language = FALLBACK
    ) -> Response:
        """A position in the game's notation as a picture; what an action touches there is highlighted."""
        found = drawn_game(name)
        try:
            text = await draw(caller(request), _drawn, found, position, touch, zones.split(), language_of(lang))
        except (HernaError, ValueError, KeyError, IndexError):
            raise Refused("bad_option", "this is no position of the game") from None
        return Response(text, media_type="image/svg+xml", headers={"cache-control": "max-age=3600"})

    @router.get("/games/{name}/camp", tags=["games"], response_class=PlainTextResponse)
    async def camp(name: Name, lang: Language = FALLBACK) -> Response:
        """How to run the game for teams, as Markdown."""
        return _reading(catalogue.shelved(name), "camp", lang)

    @router.get("/games/{name}/rules", tags=["games"], response_class=PlainTextResponse)
    async def rules(name: Name, lang: Language = FALLBACK) -> Response:
        """The rules to read, as Markdown, in a language or else in English."""
        return _reading(catalogue.shelved(name), "guide", lang)

    @router.get("/games/{name}/words/{language}", tags=["games"], response_class=PlainTextResponse)
    async def words(name: Name, language: Tongue, request: Request, part: Part = "") -> Response:
        """What the game says, as the source of its Fluent messages, in a language or else in English."""
        return _words(catalogue.shelved(name).folder, language, part, request.headers.get("if-none-match", ""))

    return router


def _picture(game: Game, language: str, positions: dict[str, State]) -> str:
    """The board of a position, which is the same in all languages."""
    if game.name not in positions:
        positions[game.name] = _pictured(game)
    return svg.picture(game, positions[game.name], None, language, areas=BOARD)


def _pictured(game: Game) -> State:
    """A position some way into a match of bots; always the same one."""
    match = Match.begin(game, seed=11, options=game.casual)
    bot = bots.make(game, bots.opponents(game)[0], simulations=PONDERED)
    while match.ply < PICTURED and not match.over:
        match.play(bot.choose(game.observed(match.state, match.seat), match.ply))
    return match.state


def _drawn(game: Game, position: str, touch: str, zones: list[str], language: str) -> str:
    state = game.position(position)
    lit: tuple[str, ...] = ()
    if touch:
        lit = game.stage.touches(state, game.notation.parse_action(state, touch)[0])
    return svg.picture(game, state, max(game.actor(state), 0), language, lit=lit, zones=zones)


def _words(folder: File | None, language: str, part: str, known: str) -> Response:
    """What a game in this folder says, with an ETag, so that a browser loads it only once."""
    if language not in LANGUAGES:
        raise Refused("no_table", "there is no such language")
    text, spoken = _catalogue(folder, language, part)
    version = f'"{hashlib.sha256(text.encode()).hexdigest()[:16]}"'
    headers = {"etag": version, "cache-control": "no-cache", "content-language": spoken}
    if version in known:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


@cache
def _catalogue(folder: File | None, language: str, part: str) -> tuple[str, str]:
    """All messages of a part as one text, and the language they are in; a game without words has none."""
    for tongue in (language, FALLBACK):
        found = [] if folder is None else words_in(folder, tongue)
        files = [file for file in found if (file.stem if file.stem in APART else "") == part]
        if files:
            return "\n".join(file.read_text(encoding="utf-8") for file in files), tongue
    return "", language


def _reading(game: Game, folder: str, lang: str) -> Response:
    for language in (language_of(lang), FALLBACK):
        file = None if game.folder is None else game.folder / folder / f"{language}.md"
        if file is not None and file.is_file():
            headers = {"content-language": language}
            return PlainTextResponse(file.read_text(encoding="utf-8"), headers=headers, media_type="text/markdown")
    raise Refused("no_table", "this has not been written yet")
