"""The games of the house, and what can be chosen before a match."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import structlog
from fastapi import APIRouter, Response
from fastapi.responses import FileResponse

from herna.engine.errors import BadOption, HernaError
from herna.engine.game import Game, Options
from herna.engine.match import Match

from ..errors import Refused
from ..rooms.hub import Hub
from ..rooms.preparing import READY
from .description import GameOut, game_out
from .models import Name
from .sketch import sketch

log = structlog.get_logger()


class Catalogue:
    """The games by name, with their descriptions."""

    def __init__(self, hub: Hub) -> None:
        self.settings = hub.settings
        self.preparing = hub.preparing
        self._thinkers = hub.thinkers
        self._described: dict[str, GameOut | None] = {}
        self._sketching: asyncio.Task[None] | None = None

    def game(self, name: str) -> Game:
        """The game, to be played; Refused while it is not compiled."""
        self.shelved(name)
        return self.preparing.find_game(name)

    def shelved(self, name: str) -> Game:
        """The game for its words, rules and drawings; nothing of it may be called that has to be compiled."""
        if name in self.settings.game_names() and self._described.get(name, True) is not None:
            try:
                return self.settings.find_game(name)
            except Exception as error:
                self._leave_out(name, error)
        raise Refused("no_table", "there is no such game")

    async def describe(self, name: str) -> GameOut:
        """The description of a game; all but how far it is prepared never changes."""
        found = await self._description(name) if name in self.settings.game_names() else None
        if found is None:
            raise Refused("no_table", "there is no such game")
        return found

    def expect_bots(self) -> None:
        """Somebody chooses a game: a process for bots takes seconds to start, so that begins now."""
        if not self.preparing.missing:
            self._thinkers.prepare(self.settings.game_names()[0])

    async def describe_all(self) -> list[GameOut]:
        return [found for name in self.settings.game_names() if (found := await self._description(name))]

    async def _description(self, name: str) -> GameOut | None:
        """None for a game that cannot even say what it is: it is left out, so that the others can be played."""
        if name not in self._described and self.preparing.percent(name) != READY:
            self._sketching = self._sketching or asyncio.create_task(self._sketch(self.preparing.missing))
            await asyncio.shield(self._sketching)
        found = self.described(name)
        return found and found.model_copy(update={"prepared": self.preparing.percent(name)})

    def described(self, name: str) -> GameOut | None:
        """What is known of a game without waiting; None also for one that is neither compiled nor sketched."""
        if name not in self._described and self.preparing.percent(name) == READY:
            try:
                self._described[name] = game_out(self.settings.find_game(name))
            except Exception as error:
                self._leave_out(name, error)
        return self._described.get(name)

    async def _sketch(self, names: list[str]) -> None:
        self._described.update({found.name: found for found in await sketch(names, self.settings.find_game)})

    def _leave_out(self, name: str, error: Exception) -> None:
        log.error("game_left_out", game=name, error=f"{type(error).__name__}: {error}")
        self._described[name] = None


class Agreement(NamedTuple):
    """What lists say about the options of a table."""

    preset: str | None
    options: dict[str, str | int | bool]
    names: tuple[str, ...]


UNKNOWN = Agreement(None, {}, ())
LONGEST_VALUE = 60  # characters; longer ones are whole maps and card sheets


class Agreements:
    """What tables have agreed on, remembered: most have chosen the same."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._remembered = lru_cache(maxsize=1000)(self._of)

    def of(self, name: str, options: str, seats: int) -> Agreement:
        """By the name of the game, the options as JSON and the number of seats; nothing, if those no longer exist."""
        if self._catalogue.preparing.percent(name) != READY:
            return UNKNOWN  # for now
        return self._remembered(name, options, seats)

    def _of(self, name: str, options: str, seats: int) -> Agreement:
        try:
            game, described = self._catalogue.game(name), self._catalogue.described(name)
            if described is None:
                return UNKNOWN
            chosen = game.read_options(json.loads(options))
            preset = game.preset_of(chosen)
        except (Refused, HernaError, ValueError, TypeError):
            return UNKNOWN
        usual = {option.name: option.default for option in described.options}
        known = game.open_options(chosen)
        changed = {each: value for each, value in known.items() if value != usual.get(each)}
        short = {each: value for each, value in changed.items() if len(str(value)) <= LONGEST_VALUE}
        return Agreement(preset.name if preset else None, short, _names(described, chosen, seats))


def _names(described: GameOut, chosen: Options, seats: int) -> tuple[str, ...]:
    """The names of the seats."""
    for seating in described.seatings:
        if all(chosen.get(each) == value for each, value in seating.options.items()):
            return next((tuple(names) for names in seating.seats if len(names) == seats), ())
    return ()


def begin(
    game: Game, seats: int | None, given: Mapping[str, object], usual: Mapping[str, object] | None = None
) -> Match:
    """A new match at a table. What is hidden from the players and can be drawn is drawn here, and never chosen:
    somebody who chose it would know it, and a small number could be found by trial."""
    try:
        options = game.read_options({**(usual or {}), **game.name_options(given)})
        for name, open_again in game.renew_options(options).items():
            if open_again != options[name] and name not in game.open_options(options):
                raise BadOption(f"{name}: at a table this is drawn by the server; {open_again!r} is all you can choose")
        return Match.begin(game, seats=seats, options=options)
    except HernaError as error:
        raise Refused("bad_option", str(error)) from None


def add_games(router: APIRouter, catalogue: Catalogue) -> None:
    @router.get("/games", tags=["games"])
    async def games() -> list[GameOut]:
        """The games and what can be chosen before a match. Somebody is about to play, perhaps against a bot."""
        found = await catalogue.describe_all()
        catalogue.expect_bots()
        return found

    @router.get("/games/{name}", tags=["games"])
    async def game(name: Name) -> GameOut:
        return await catalogue.describe(name)

    @router.get("/games/{name}/sprites.svg", tags=["games"], response_class=Response)
    async def sprites(name: Name) -> Response:
        """The symbols that the scenes of a game refer to."""
        drawings = catalogue.shelved(name).sprites
        if drawings is None:
            raise Refused("no_table", "this game has no drawings")
        return FileResponse(drawings, media_type="image/svg+xml")
