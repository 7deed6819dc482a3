"""A game as the client is told of it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from pydantic import Field

from herna import bots
from herna.engine import lessons
from herna.engine.game import Game, Options, Preset

from .models import Model


class OptionOut(Model):
    name: str
    default: str | int | bool
    choices: list[str | int | bool]
    explain: str
    roster: int = Field(description="if not 0, the value may be a sequence of seats, usually each this many times")
    length: str = Field(default="", description="of such a sequence: the option that is its length")
    span: tuple[int, int] | None = Field(default=None, description="if given, values are the numbers between these")
    numbers: int = Field(default=0, description="if not 0, the value is this many numbers with spaces between them")
    drawn: bool = Field(description="the value is a map, for which there is a workshop")
    casual: bool = Field(description="the default is another one where somebody organises")
    sheet: bool = Field(default=False, description="the value is a data sheet, for which there is a workshop")


class PresetOut(Model):
    name: str
    options: dict[str, str | int | bool]
    seats: int | None
    knobs: dict[str, str] = Field(description="of the workshop, where the options leave a map to be drawn")


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
    campaigns: list[PresetOut] = Field(description="the same for an organiser; a new campaign begins with the first")
    seatings: list[Seating] = Field(description="the first whose options are those chosen tells the seats")
    levels: list[str] = Field(description="of bots, the weakest first")
    opponents: list[str] = Field(description="those of the levels that suit people who just want to play")
    default_level: str = Field(description="the level of a bot that is wished for without one")
    hides: bool = Field(description="whether some seats know what others do not")
    takebacks: bool = Field(description="whether players may take something back")
    organised: bool = Field(description="whether an organiser can run it for people who are not at a screen")
    paced: bool = Field(description="whether its rules set time limits")
    boxed: bool = Field(default=False, description="whether what lies in its box can be looked at and printed")
    lessons: int = Field(default=0, description="how many lessons its course has")
    prepared: int = Field(
        default=100,
        description="percent of it that is compiled; below 100 it cannot be played yet; -1: it could not be compiled",
    )


def game_out(game: Game) -> GameOut:
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
                length=o.length,
                span=o.span,
                numbers=o.numbers,
                drawn=game.workshop is not None and o.name == game.workshop.OPTION,
                casual=options[o.name] != o.default,
                sheet=game.datasheet is not None and o.name == game.datasheet.OPTION,
            )
            for o in game.options
        ],
        presets=[_preset_out(game, preset) for preset in game.presets],
        campaigns=[_preset_out(game, preset) for preset in (game.organiser.PRESETS if game.organiser else ())],
        seatings=list(_seatings(game, options)),
        levels=list(bots.levels(game)),
        opponents=list(bots.opponents(game)),
        default_level=bots.default_level(game),
        hides=game.hides,
        takebacks=game.takebacks,
        organised=game.organiser is not None,
        paced=game.pace is not None,
        boxed=game.datasheet is not None,
        lessons=lessons.count(game),
    )


def _preset_out(game: Game, preset: Preset) -> PresetOut:
    drawn = game.workshop and preset.options.get(game.workshop.OPTION)
    knobs = game.workshop.knobs_of(str(drawn)) if game.workshop and drawn else {}
    return PresetOut(name=preset.name, options=dict(preset.options), seats=preset.seats, knobs=knobs)


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
