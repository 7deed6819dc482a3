"""The games of the house, and what can be chosen before a match."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import NamedTuple

import structlog
from fastapi import APIRouter, Response
from fastapi.responses import FileResponse
from pydantic import Field

from herna import bots
from herna.engine.errors import BadOption, HernaError
from herna.engine.game import Game, Options
from herna.engine.match import Match

from ..errors import Refused
from ..rooms.hub import Hub
from .models import Model, Name

log = structlog.get_logger()


class OptionOut(Model):
    name: str
    default: str | int | bool
    choices: list[str | int | bool]
    explain: str
    roster: int = Field(description="if not 0, the value may be a sequence of seats with each this many times")
    drawn: bool = Field(description="the value is a map, for which there is a workshop")
    casual: bool = Field(description="the default is another one where somebody organises")


class PresetOut(Model):
    name: str
    options: dict[str, str | int | bool]
    seats: int | None


class Seating(Model):
    """Who can sit at a table with these options."""

    options: dict[str, str | int | bool] = Field(description="where they have these values")
    seats: list[list[str]] = Field(description="the seats by name, for each number of them; the usual number first")


class GameOut(Model):
    name: str
    title: str
    summary: str
    rules: str
    options: list[OptionOut]
    presets: list[PresetOut] = Field(description="named sets of options; the first is for people who just want to play")
    seatings: list[Seating] = Field(description="the first whose options are those chosen tells the seats")
    levels: list[str] = Field(description="of bots, the weakest first")
    opponents: list[str] = Field(description="those of the levels that suit people who just want to play")
    default_level: str = Field(description="the level of a bot that is wished for without one")
    hides: bool = Field(description="whether some seats know what others do not")
    takebacks: bool = Field(description="whether players may take something back")
    organised: bool = Field(description="whether an organiser can run it for people who are not at a screen")
    paced: bool = Field(description="whether its rules set time limits")


class Catalogue:
    """The games by name, with their descriptions."""

    def __init__(self, hub: Hub) -> None:
        self.settings = hub.settings
        self._described: dict[str, GameOut | None] = {}

    def game(self, name: str) -> Game:
        self.describe(name)
        return self.settings.find_game(name)

    def describe(self, name: str) -> GameOut:
        """The description of a game; it never changes."""
        found = self._description(name) if name in self.settings.game_names() else None
        if found is None:
            raise Refused("no_table", "there is no such game")
        return found

    def describe_all(self) -> list[GameOut]:
        return [found for name in self.settings.game_names() if (found := self._description(name))]

    def _description(self, name: str) -> GameOut | None:
        """None for a game that cannot even say what it is: it is left out, so that the others can be played."""
        if name not in self._described:
            try:
                self._described[name] = _game_out(self.settings.find_game(name))
            except Exception as error:
                log.error("game_left_out", game=name, error=f"{type(error).__name__}: {error}")
                self._described[name] = None
        return self._described[name]


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
        self.of = lru_cache(maxsize=1000)(self._of)

    def _of(self, name: str, options: str, seats: int) -> Agreement:
        """By the name of the game, the options as JSON and the number of seats; nothing, if those are no more."""
        try:
            described, game = self._catalogue.describe(name), self._catalogue.game(name)
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
    whoever chose it would know it, and a small number could be found by trial."""
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
        """The games and what can be chosen before a match."""
        return catalogue.describe_all()

    @router.get("/games/{name}", tags=["games"])
    async def game(name: Name) -> GameOut:
        return catalogue.describe(name)

    @router.get("/games/{name}/sprites.svg", tags=["games"], response_class=Response)
    async def sprites(name: Name) -> Response:
        """The symbols that the scenes of a game refer to."""
        drawings = catalogue.game(name).sprites
        if drawings is None:
            raise Refused("no_table", "this game has no drawings")
        return FileResponse(drawings, media_type="image/svg+xml")


def _game_out(game: Game) -> GameOut:
    options: Options = game.read_options(game.casual)
    return GameOut(
        name=game.name,
        title=game.title,
        summary=game.summary,
        rules=game.rules,
        options=[
            OptionOut(
                name=o.name,
                default=options[o.name],
                choices=list(o.choices),
                explain=o.explain,
                roster=o.roster,
                drawn=game.workshop is not None and o.name == game.workshop.OPTION,
                casual=options[o.name] != o.default,
            )
            for o in game.options
        ],
        presets=[PresetOut(name=p.name, options=dict(p.options), seats=p.seats) for p in game.presets],
        seatings=list(_seatings(game, options)),
        levels=list(bots.levels(game)),
        opponents=list(bots.opponents(game)),
        default_level=bots.default_level(game),
        hides=game.hides,
        takebacks=game.takebacks,
        organised=game.organiser is not None,
        paced=game.pace is not None,
    )


def _seatings(game: Game, defaults: Options) -> Iterator[Seating]:
    """One for each combination of the options that change who can sit there."""

    def seats(chosen: Options) -> list[list[str]]:
        numbers = game.seats_with({**defaults, **chosen})
        return [list(game.notation.seats(game.new(number, **chosen))[:number]) for number in numbers]

    usual = game.seats_with(defaults)
    matter = [
        option
        for option in game.options
        if any(game.seats_with({**defaults, option.name: choice}) != usual for choice in option.choices)
    ]
    for values in product(*(option.choices for option in matter)):
        chosen = {option.name: value for option, value in zip(matter, values, strict=True)}
        yield Seating(options=chosen, seats=seats(chosen))
