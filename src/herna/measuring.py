"""`herna bench` and `herna lab`: how fast the games are, how strong the bots, and what decides a match."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from herna.commands import AsJson, Help, PresetName, Rest, Seats, open_ended, words_of
from herna.engine.errors import BadOption
from herna.terminal.progress import progress
from herna.terminal.words import Words

if TYPE_CHECKING:
    from herna.engine.game import Game

app = typer.Typer(rich_markup_mode=None)
lab = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Ask the bots: series of games and what they show.")
app.add_typer(lab, name="lab")

Simulations = Annotated[
    int | None,
    typer.Option("--sims", metavar="N", min=1, help="Simulations per action instead of time: exactly repeatable."),
]
Seed = Annotated[int, typer.Option(metavar="N", help="The same number, the same dice.")]
On = Annotated[
    str | None,
    typer.Option(
        "--on", metavar="ENGINE", help="Where: threads (of this process), ray (a cluster) or gpu (for bench)."
    ),
]
Workers = Annotated[int | None, typer.Option("--workers", metavar="N", min=1, help="How many work at a time.")]
Kept = Annotated[
    Path | None,
    typer.Option("--out", metavar="FILE", help="Keep every result here; a series that was stopped goes on."),
]
Within = Annotated[
    str, typer.Option(metavar="P", help="Until each chance to win is known this well, with 95 %: 2% or 0.02.")
]
Bots = Annotated[
    str, typer.Option(metavar="LEVEL[,LEVEL...]", help="The bot of all seats, or one for each seat in order.")
]
SideA = Annotated[list[str] | None, typer.Option("--a", metavar="NAME=VALUE", help="What A has; again for more.")]
SideB = Annotated[list[str] | None, typer.Option("--b", metavar="NAME=VALUE", help="What B has; again for more.")]
PageFile = Annotated[Path | None, typer.Option("--page", metavar="FILE", help="The page with plots.")]
Into = Annotated[
    Path | None, typer.Option("--into", metavar="FILE", help="Put the table into this page, between its marks.")
]
Address = Annotated[
    str | None,
    typer.Option("--address", metavar="ADDRESS", help="A running cluster of Ray; else one starts here."),
]


@app.command(**open_ended("[GAME] [OPTIONS]"))
def bench(
    ctx: typer.Context,
    *,
    words: Rest = None,
    on: On = None,
    workers: Workers = None,
    address: Address = None,
    as_json: AsJson = False,
    help_: Help = False,
) -> None:
    """Measure the speed of a game and its bots.

    With --on only how fast whole matches are played there, by all workers together, and whether the bytes are the same
    as in threads of this process.
    """
    if help_:
        typer.echo(ctx.get_help())
        raise typer.Exit
    given = Words.read(words or [])
    chosen = given.take_game()
    given.options_for(chosen)
    if on is not None:
        from herna.lab.bench import throughput

        figures = throughput(chosen, _engine(on, workers, address))
    else:
        from herna.lab.bench import measure

        with progress("Measuring") as tick:
            figures = measure(chosen, tick)
    typer.echo(json.dumps(figures, indent=2) if as_json else _figures_text(figures))


def _engine(name: str | None, workers: int | None, address: str | None) -> Any:
    from herna.lab.engines import engine

    return engine(name or "threads", workers, address)


def _figures_text(figures: dict[str, Any]) -> str:
    """One figure per line; those of other settings follow."""
    others = figures.get("other_settings", [])
    main = {name: value for name, value in figures.items() if name != "other_settings"}
    width = max(map(len, main), default=0)
    lines = [f"{name.replace('_', ' '):<{width}}  {_figure(value)}" for name, value in main.items()]
    return "\n\n".join(["\n".join(lines), *map(_figures_text, others)])


def _figure(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) and not isinstance(value, bool) else str(value)


# --- what the commands of the lab share ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Asked:
    """What every command of the lab is told, besides options of its own."""

    game: Game
    words: Words  # those that are left: what the command itself takes, and options of the game
    simulations: int | None
    seed: int
    seats: int | None
    preset: str | None
    on: str | None
    workers: int | None
    address: str | None
    as_json: bool

    def setting(self) -> tuple[int | None, dict[str, object]]:
        """Seats and options, when the command has taken its own words."""
        return self.words.setting_for(self.game, self.seats, self.preset)

    @property
    def engine(self) -> Any:
        return _engine(self.on, self.workers, self.address)

    def tell(self, report: Any, text: str) -> None:
        typer.echo(json.dumps(report.json(), indent=2) if self.as_json else text)


def _shared(
    *,
    simulations: Simulations = None,
    seed: Seed = 0,
    seats: Seats = None,
    preset: PresetName = None,
    on: On = None,
    workers: Workers = None,
    address: Address = None,
    as_json: AsJson = False,
) -> None:
    """The options that all have."""


def _lab_command(usage: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command of the lab: `usage` says which words it takes; its options follow, then those that all have."""
    shared = signature(_shared, eval_str=True).parameters

    def register(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def called(ctx: typer.Context, words: list[str] | None = None, *, help_: bool = False, **given: Any) -> None:
            left = words_of(ctx, words, help_)
            command(Asked(left.take_game(), left, **{name: given.pop(name) for name in shared}), **given)

        first, *own = signature(command, eval_str=True).parameters.values()
        assert first.annotation is Asked
        around = signature(called, follow_wrapped=False).parameters
        context, help_ = around["ctx"].replace(annotation=typer.Context), around["help_"].replace(annotation=Help)
        left = Parameter("words", Parameter.KEYWORD_ONLY, default=None, annotation=Rest)
        called.__signature__ = Signature([context, left, *own, *shared.values(), help_])  # type: ignore[attr-defined]
        return lab.command(**open_ended(usage))(called)

    return register


# --- its commands -------------------------------------------------------------------------------------------------


@_lab_command("GAME A B [OPTIONS] [--GAME-OPTION VALUE]...")
def duel(
    asked: Asked,
    *,
    games_: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 200,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", min=0.001, help="Seconds to think about each action.")
    ] = None,
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Both have about half of the seats; their best ones count.")
    ] = False,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep the games here as .herna files.")] = None,
) -> None:
    """Let two bots play a series and count.

    A takes one seat and B the others; every seat in turn, with the same dice. With --mixed both take about half, in
    every way in turn and both ways round with the same dice. A and B are levels: random, greedy, easy, medium, hard,
    and master where there is one.
    """
    chosen = asked.game
    first, second = asked.words.take("the first bot"), asked.words.take("the second bot")
    seats, options = asked.setting()
    from herna.lab.duel import run

    with progress(f"{first} v {second}") as tick:
        report = run(
            chosen,
            first,
            second,
            games=games_,
            simulations=asked.simulations,
            seconds=seconds,
            seed=asked.seed,
            out=out,
            options=options,
            seats=seats,
            on=asked.engine,
            mixed=mixed,
            progress=tick,
        )
    asked.tell(report, report.text())


@_lab_command("GAME [OPTIONS] [--GAME-OPTION VALUE]...")
def ladder(
    asked: Asked,
    *,
    bots: Annotated[
        str | None, typer.Option(metavar="LEVEL[,LEVEL...]", help="Who plays; by default all levels and versions.")
    ] = None,
    games_: Annotated[int, typer.Option("--games", metavar="N", min=2, help="How many games for each pair.")] = 100,
    out: Kept = None,
    into: Into = None,
) -> None:
    """Let all levels of a game play each other and rate them.

    Each pair swaps seats with the same dice. Where all win or lose together, each level plays all seats of the same
    matches and its share of wins counts.
    """
    chosen = asked.game
    seats, options = asked.setting()
    from herna.lab.ladder import run
    from herna.lab.records import put_into

    with progress(f"Ladder of {chosen.title}") as tick:
        report = run(
            chosen,
            players=bots.split(",") if bots else (),
            games=games_,
            simulations=asked.simulations,
            seed=asked.seed,
            options=options,
            seats=seats,
            on=asked.engine,
            kept=out,
            progress=tick,
        )
    if into is not None:
        put_into(into, f"ladder {chosen.name}", report.table())
    asked.tell(report, report.table())


@_lab_command("GAME [OPTIONS] [--GAME-OPTION VALUE]...")
def calibration(
    asked: Asked,
    *,
    bots: Annotated[str | None, typer.Option(metavar="LEVEL", help="Who plays, on all seats.")] = None,
    games_: Annotated[int, typer.Option("--games", metavar="N", min=4, help="How many matches.")] = 200,
    positions: Annotated[int, typer.Option(metavar="N", min=1, help="How many of each match are judged.")] = 6,
    effort: Annotated[int, typer.Option(metavar="N", min=1, help="Simulations of a judgement.")] = 1000,
    out: Kept = None,
    into: Into = None,
    keep: Annotated[bool, typer.Option("--keep", help="Store what was fitted in the folder of the game.")] = False,
) -> None:
    """Compare what the strongest bot makes of positions with how the matches end.

    The table says by stage of the match how many of the positions judged at p are won.
    """
    chosen = asked.game
    seats, options = asked.setting()
    from herna.bots import default_level
    from herna.lab.calibration import run
    from herna.lab.records import put_into

    with progress(f"Calibration of {chosen.title}") as tick:
        report = run(
            chosen,
            level=bots or default_level(chosen),
            matches=games_,
            positions=positions,
            effort=effort,
            seed=asked.seed,
            options=options,
            seats=seats,
            on=asked.engine,
            kept=out,
            progress=tick,
        )
    if keep:
        report.keep()
    if into is not None:
        put_into(into, f"calibration {chosen.name} {report.seats}", report.page())
    asked.tell(report, report.table())


@_lab_command("GAME [OPTIONS] [--GAME-OPTION VALUE]...")
def puzzles(
    asked: Asked,
    *,
    bots: Annotated[
        str | None, typer.Option(metavar="LEVEL[,LEVEL...]", help="Who plays; one of them is drawn for each seat.")
    ] = None,
    games_: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many matches.")] = 20,
    effort: Annotated[int, typer.Option(metavar="N", min=1, help="Simulations or quick matches for an action.")] = 3000,
    margin: Annotated[str, typer.Option(metavar="P", help="How much better the best is than what is wrong.")] = "12%",
    turns: Annotated[int, typer.Option(metavar="N", min=1, help="How many turns a puzzle may take.")] = 1,
    since: Annotated[
        float, typer.Option(metavar="X", min=0, max=1, help="From which part of a match on: 0.5 is its second half.")
    ] = 0.0,
    out: Kept = None,
    keep: Annotated[bool, typer.Option("--keep", help="Change the puzzles in the folder of the game.")] = False,
    check_: Annotated[
        bool, typer.Option("--check", help="Judge those in its folder again, ten times as long.")
    ] = False,
) -> None:
    """Find puzzles in matches between bots, or check those that a game has.

    With --keep what was found is added to the game's puzzles, and with --check what does not hold is taken away.
    """
    chosen = asked.game
    seats, options = asked.setting()
    from herna.bots import opponents
    from herna.lab.puzzles import check, run

    if check_:
        with progress(f"Checking puzzles of {chosen.title}") as tick:
            checked = check(chosen, kept=out, progress=tick)
        if keep:
            checked.keep()
        asked.tell(checked, checked.text())
        return
    with progress(f"Puzzles of {chosen.title}") as tick:
        found = run(
            chosen,
            bots=bots.split(",") if bots else opponents(chosen)[:2],
            matches=games_,
            effort=effort,
            margin=_share("--margin", margin),
            turns=turns,
            since=since,
            simulations=asked.simulations,
            seed=asked.seed,
            options=options,
            seats=seats,
            kept=out,
            on=asked.engine,
            progress=tick,
        )
    if keep:
        found.keep()
    asked.tell(found, found.text())


@_lab_command("GAME [OPTIONS] [--GAME-OPTION VALUE]...")
def balance(
    asked: Asked,
    *,
    bots: Bots = "easy",
    games_: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many matches.")] = 1000,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The report; by default GAME-balance.html in this folder.")
    ] = None,
) -> None:
    """Let bots play a long series and report what decides the game.

    Writes an HTML page with plots: wins by seat, length, and whatever the game names to be counted.
    """
    chosen = asked.game
    seats, options = asked.setting()
    from herna.lab.balance import run
    from herna.lab.report import page

    path = _page_at(out or Path(f"{chosen.name}-balance.html"))
    with progress("Playing") as tick:
        report = run(
            chosen,
            bots.split(","),
            matches=games_,
            simulations=asked.simulations,
            seed=asked.seed,
            options=options,
            seats=seats,
            on=asked.engine,
            progress=tick,
        )
    path.write_text(page(report), encoding="utf-8")
    asked.tell(report, f"{report.matches} matches, see {path}")


@_lab_command("GAME [OPTIONS] [--GAME-OPTION VALUE]...")
def compare(
    asked: Asked,
    *,
    a: SideA = None,
    b: SideB = None,
    deny: Annotated[
        list[str] | None,
        typer.Option(metavar="THING", help="Restricted play: all, a counter of the census, or COUNTER:THING."),
    ] = None,
    within: Within = "3%",
    games_: Annotated[int, typer.Option("--games", metavar="N", min=2, help="At most this many pairs.")] = 4000,
    bots: Bots = "easy",
    out: Kept = None,
    page_: PageFile = None,
) -> None:
    """Compare two settings A and B by pairs of matches with the same luck.

    NAME is an option, preset or seats; OPTION.TABLE.FIELD is one value in a file (cards.rules.damage_limit, mix.X),
    start.FIELD a number of the first position. Other options hold for both. Writes an HTML page with plots: chances to
    win, length, changes of the lead, what is used how often, and what who is denied a thing loses.
    """
    chosen = asked.game
    from herna.lab.compare import Variant
    from herna.lab.compare import compare as run
    from herna.lab.comparison_page import page
    from herna.lab.variants import variant
    from herna.terminal.words import option_value

    seats, options = asked.setting()
    first, second = (variant(chosen, _pairs(side or ()), Variant(options, seats), option_value) for side in (a, b))
    path = _page_at(page_ or Path(f"{chosen.name}-compare.html"))
    with progress("Comparing") as tick:
        report = run(
            chosen,
            first,
            second,
            bots=bots.split(","),
            within=_share("--within", within),
            most=games_,
            seed=asked.seed,
            simulations=asked.simulations,
            deny=deny or (),
            on=asked.engine,
            kept=out,
            progress=tick,
        )
    path.write_text(page(report), encoding="utf-8")
    asked.tell(report, f"{report.text()}\nplots: {path}")


@_lab_command("GAME NAME=FROM..TO [OPTIONS] [--GAME-OPTION VALUE]...")
def sweep(
    asked: Asked,
    *,
    within: Within = "3%",
    games_: Annotated[int, typer.Option("--games", metavar="N", min=2, help="At most this many of each value.")] = 4000,
    bots: Bots = "easy",
    out: Kept = None,
    page_: PageFile = None,
) -> None:
    """Let one number take several values, and plot what it changes.

    NAME is as in compare; the values are FROM..TO, FROM..TO/STEP or a list 1,2,5.
    """
    chosen = asked.game
    name, _, values = asked.words.take("NAME=FROM..TO").partition("=")
    from herna.lab.sweep import sweep as run
    from herna.lab.sweep import values_of
    from herna.lab.variants import Variant

    seats, options = asked.setting()
    path = _page_at(page_ or Path(f"{chosen.name}-sweep.html"))
    with progress(f"Sweep of {name}") as tick:
        report = run(
            chosen,
            name,
            values_of(values),
            Variant(options, seats),
            bots=bots.split(","),
            within=_share("--within", within),
            most=games_,
            seed=asked.seed,
            simulations=asked.simulations,
            on=asked.engine,
            kept=out,
            progress=tick,
        )
    path.write_text(report.page(), encoding="utf-8")
    asked.tell(report, f"{report.text()}\nplots: {path}")


def _pairs(side: Iterable[str]) -> list[tuple[str, str]]:
    pairs = []
    for word in side:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"expected NAME=VALUE, not {word!r}")
        pairs.append((name, value))
    return pairs


def _share(option: str, text: str) -> float:
    """`2%` or `0.02`."""
    number, percent, _ = text.strip().partition("%")
    try:
        share = float(number) / (100 if percent else 1)
    except ValueError:
        share = 0.0
    if not 0 < share < 1:
        raise BadOption(f"{option}: expected a share like 2% or 0.02, not {text!r}")
    return share


def _page_at(path: Path) -> Path:
    """Report a path that cannot be written before the series; one that is refused or stopped leaves nothing behind."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = not path.exists()
    path.touch()
    if fresh:
        path.unlink()
    return path
