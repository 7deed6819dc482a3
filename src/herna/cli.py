"""`herna ...`: the command line.

Games bring their own options, so the words after a command are read here and not by the option parser. Heavy modules
(numba, NumPy, rich) are imported by the commands that need them.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from herna import __version__, game, operating, working_games
from herna.engine.errors import BadOption, DamagedFile, HernaError
from herna.terminal.progress import progress
from herna.terminal.words import Words, option_lines

FAILED, UNUSABLE, NOT_REVEALED, INTERRUPTED, PIPE_CLOSED = 1, 2, 3, 130, 141


class Polite(TyperGroup):
    """Turns every expected error into one line and an exit status; a traceback means a bug."""

    def invoke(self, ctx: Any) -> Any:
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            _forget_output()
            raise typer.Exit(PIPE_CLOSED) from None
        except HernaError as error:
            raise _stop(operating.spoken(error)) from None
        except OSError as error:
            raise _stop(_file_trouble(error)) from None
        except (KeyboardInterrupt, EOFError):
            typer.echo(err=True)
            raise typer.Exit(INTERRUPTED) from None
        return result


def _stop(message: str, status: int = UNUSABLE) -> typer.Exit:
    typer.echo(f"herna: {message}", err=True)
    return typer.Exit(status)


def _file_trouble(error: OSError) -> str:
    return f"{error.filename}: {error.strerror}" if error.filename and error.strerror else str(error)


def _forget_output() -> None:
    """The reader is gone; buffered output must not raise an error when the interpreter exits."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


app = typer.Typer(
    cls=Polite,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
lab = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="Ask the bots: series of games and what they show.")
app.add_typer(lab, name="lab")


class OpenEnded(TyperCommand):
    """A command that leaves some words to the game; its usage line says which."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return [self.options_metavar or ""]


def _open_ended(words: str) -> dict[str, Any]:
    settings = {"ignore_unknown_options": True, "help_option_names": []}
    return {"cls": OpenEnded, "context_settings": settings, "options_metavar": words}


Help = Annotated[bool, typer.Option("--help", help="Show this message, with the options of the game.")]
Seats = Annotated[int | None, typer.Option(metavar="N", help="How many play, where the game leaves it open.")]
PresetName = Annotated[
    str | None,
    typer.Option("--preset", metavar="NAME", help="Options that go together; `herna games` lists them."),
]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="LANG", help="Read cs, sk, en or de; by default the system's language.")
]
On = Annotated[
    str | None,
    typer.Option("--on", metavar="ENGINE", help="Where: threads (of this process) or ray (processes, a cluster)."),
]
Workers = Annotated[int | None, typer.Option("--workers", metavar="N", min=1, help="How many work at a time.")]
Address = Annotated[
    str | None,
    typer.Option("--address", metavar="ADDRESS", help="A running cluster of Ray; else one starts here."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # an old terminal shows ? for a box character
    app()


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"herna {__version__}")
        raise typer.Exit


@app.callback()
def herna(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Herna, a gaming room: play board games, check their dice, measure their bots."""


def _show_help(ctx: typer.Context, words: Sequence[str]) -> None:
    typer.echo(ctx.get_help())
    named = Words.read(words).plain[:1] or working_games()
    for name in named:
        chosen = game(name)
        typer.echo(f"\nOptions of {chosen.title} (defaults first):\n" + "\n".join(option_lines(chosen.options)))
    raise typer.Exit


# --- playing ------------------------------------------------------------------------------------------------------


@app.command()
def games() -> None:
    """List the games, how many can play, and their options."""
    for name in working_games():
        found = game(name)
        low, high = found.seats[0], found.seats[-1]
        typer.echo(f"{name}: {found.title}, {low if low == high else f'{low} to {high}'} players")
        typer.echo(f"  {found.summary}")
        if found.presets:
            typer.echo(f"  presets: {', '.join(preset.name for preset in found.presets)}")
        for line in option_lines(found.options):
            typer.echo(line)


@app.command(**_open_ended("[GAME] [OPTIONS] [--GAME-OPTION VALUE]..."))
def play(
    ctx: typer.Context,
    *,
    words: Annotated[list[str] | None, typer.Argument(hidden=True)] = None,
    bot: Annotated[
        str | None,
        typer.Option(metavar="LEVEL", help="Who plays the other seats: random, greedy, easy, medium (default), hard."),
    ] = None,
    seat: Annotated[
        str | None,
        typer.Option(
            metavar="SEAT",
            help="Your seat by its letter, several with commas; all: only people, at one keyboard; none: watch the "
            "bots. Default: the seat that acts first.",
        ),
    ] = None,
    seats: Seats = None,
    preset: PresetName = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same number, the same dice.")] = None,
    file: Annotated[
        Path | None, typer.Option(metavar="PATH", help="Keep the match here, not in the folder of matches.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="PATH", help="Go on with a match that was left.")] = None,
    lang: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours and nothing that moves.")] = False,
    help_: Help = False,
) -> None:
    """Play a game in the terminal.

    Against bots, or with people at one keyboard. Every action is kept at once, in HERNA_DATA/matches (by default
    ~/.local/share/herna/matches), so a match can be left at any time and resumed.
    """
    if help_:
        _show_help(ctx, words or [])
    given = Words.read(words or [])
    from herna.terminal import start
    from herna.terminal.language import reader_language
    from herna.terminal.screen import Screen

    screen = Screen(plain, reader_language(lang))
    if resume is not None:
        named = given.plain[0] if given.plain else None
        if given.named or any(wish is not None for wish in (seed, file, seats, preset)):
            raise BadOption("--resume goes on with what was agreed; only --bot and --seat can be changed")
        start.resume(resume, start.Wishes(level=bot, seat=seat), screen, named)
        return
    chosen = given.take_game()
    seats, options = given.setting_for(chosen, seats, preset)
    wishes = start.Wishes(bot, seat, seats, seed, file, options)
    start.play(chosen, wishes, screen)


@app.command()
def show(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .herna file.")],
    ply: Annotated[int | None, typer.Option(metavar="N", help="The position after N actions.")] = None,
) -> None:
    """Draw a position of a match, by default the last one."""
    from herna.engine import journal
    from herna.terminal.screen import Screen

    match = journal.read(file, game)
    at = match.ply if ply is None else ply
    if not 0 <= at <= match.ply:
        raise BadOption(f"--ply: {file.name} has {match.ply} actions, there is no position {at}")
    state = match.at(at)
    last = f", after {match.line[at - 1].text}" if at else ""
    typer.echo(f"{match.game.title}, action {at} of {match.ply}{last}\n")
    typer.echo(match.game.diagram(state, Screen().colour))
    typer.echo(f"\n{match.game.notation.format_position(state)}")


# --- at a distance ------------------------------------------------------------------------------------------------

app.add_typer(operating.app)


@app.command()
def join(
    url: Annotated[str, typer.Argument(metavar="URL", help="The link of a table, as the server gives it.")],
    name: Annotated[str, typer.Option(metavar="NICKNAME", help="What the others call you.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Only look on.")] = False,
    lang: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="No colours and nothing that moves.")] = False,
) -> None:
    """Play a seat of a table on a server, from this terminal."""
    from herna.terminal.join import join as sit
    from herna.terminal.language import reader_language
    from herna.terminal.screen import Screen

    sit(url, Screen(plain, reader_language(lang)), nickname=name, watch=watch)


# --- checking -----------------------------------------------------------------------------------------------------


@app.command()
def vectors(
    files: Annotated[list[Path], typer.Argument(metavar="FILE.md...", help="Rules with ```vec blocks.")],
    game_name: Annotated[
        str | None, typer.Option("--game", metavar="NAME", help="The game, where a file does not name it.")
    ] = None,
) -> None:
    """Run the worked examples in the rules.

    Prints each line that does not hold, then the count; exit status 1 if any failed, 2 if a file cannot be used or
    there is no example in any of them.
    """
    from herna.engine.vectors import run_file

    passed = failed = 0
    usable = True
    for file in files:
        try:
            report = run_file(file, game, game_name)
        except HernaError as error:
            _stop(str(error))
            usable = False
            continue
        for failure in report.failures:
            typer.echo(failure)
        passed += report.passed
        failed += report.failed
    typer.echo(f"{passed} passed, {failed} failed")
    if usable and not passed + failed:
        raise _stop("no examples found: they are blocks that begin with ```vec")
    if not usable or failed:
        raise typer.Exit(FAILED if usable else UNUSABLE)


FORMATS = {  # of .herna files
    1: "format 1: an action that was taken back and played again met new luck",
    2: "format 2: an action that was taken back and played again met the same luck",
}


@app.command()
def verify(file: Annotated[Path, typer.Argument(metavar="FILE", help="A .herna file of a finished match.")]) -> None:
    """Recompute the dice of a match from its seed.

    In files of format 2, what chance does follows from the seed and the actions that stand: an action that is taken
    back and played again meets the same luck. In files of format 1 it follows from the seed and the number of the
    chance event, those taken back included, so a repeated action met new luck.

    Exit status 0: the dice are honest; 1: they are not; 2: the file cannot be read; 3: the seed is not revealed yet.
    """
    from herna.engine import journal

    try:
        match = journal.read(file, game)
    except DamagedFile as error:
        raise _stop(f"{error}; so it cannot be verified") from None
    report = journal.verify(match)
    if match.header.commitment is None:
        typer.echo("This match has no dice: what chance did was entered by hand.")
        raise typer.Exit(NOT_REVEALED)
    typer.echo(f"commitment {match.header.commitment}")
    if not report.revealed:
        typer.echo("not yet revealed: the seed is written into the file when the match is over")
        raise typer.Exit(NOT_REVEALED)
    typer.echo(f"seed       {'' if match.seed is None else match.seed.hex()}")
    if not report.committed:
        typer.echo("the revealed seed is not the one committed to in the header")
    for line in report.loaded:
        typer.echo(f"{file.name}, {line}")
    events = f"{report.events} chance event{'' if report.events == 1 else 's'} recomputed"
    if match.header.given:
        events += f" (the first {match.header.given} actions come from another match)"
    typer.echo(FORMATS[match.header.format])
    if report.taken_back:
        typer.echo(f"taken back {'once' if report.taken_back == 1 else f'{report.taken_back} times'}")
    typer.echo(f"{events}: {'the dice are honest' if report.honest else 'THE DICE ARE NOT HONEST'}")
    if match.header.imported:
        typer.echo("imported: a server took this match from a file; names and dice are as that file says")
    if not report.honest:
        raise typer.Exit(FAILED)


# --- machinery ----------------------------------------------------------------------------------------------------


@app.command(name="compile")
def compile_(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these; by default all.")] = None,
) -> None:
    """Compile games and bots ahead.

    So nobody waits for the compiler later. Machine code of older versions is thrown away.
    """
    import shutil
    import time

    from herna.engine.kernel.compiler import stale_caches
    from herna.lab import warm

    started = time.monotonic()
    chosen = [game(name).name for name in names] if names else working_games()
    with progress("Compiling", lines=True) as tick:
        if len(chosen) > 1:
            warm.in_processes(chosen, tick)
        else:
            warm.here(game(chosen[0]), tick)
    for folder in stale_caches():
        shutil.rmtree(folder, ignore_errors=True)
    typer.echo(f"{len(chosen)} games are ready ({time.monotonic() - started:.1f} s)")


@app.command(**_open_ended("[GAME] [OPTIONS]"))
def bench(
    ctx: typer.Context,
    *,
    words: Annotated[list[str] | None, typer.Argument(hidden=True)] = None,
    on: On = None,
    workers: Workers = None,
    address: Address = None,
    as_json: AsJson = False,
    help_: Help = False,
) -> None:
    """Measure the speed of a game and its bots.

    With --on only how fast whole matches are played there, by all workers together.
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


@lab.command(**_open_ended("GAME A B [OPTIONS] [--GAME-OPTION VALUE]..."))
def duel(
    ctx: typer.Context,
    *,
    words: Annotated[list[str] | None, typer.Argument(hidden=True)] = None,
    games_: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many games.")] = 200,
    simulations: Annotated[
        int | None,
        typer.Option("--sims", metavar="N", min=1, help="Simulations per action instead of time: exactly repeatable."),
    ] = None,
    seconds: Annotated[
        float | None, typer.Option("--seconds", metavar="S", min=0.001, help="Seconds to think about each action.")
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same number, the same dice.")] = 0,
    seats: Seats = None,
    mixed: Annotated[
        bool, typer.Option("--mixed", help="Both have about half of the seats; their best ones count.")
    ] = False,
    preset: PresetName = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Keep the games here as .herna files.")] = None,
    on: On = None,
    workers: Workers = None,
    address: Address = None,
    as_json: AsJson = False,
    help_: Help = False,
) -> None:
    """Let two bots play a series and count.

    A takes one seat and B the others; every seat in turn, with the same dice. With --mixed both take about half, in
    every way in turn and both ways round with the same dice. A and B are levels: random, greedy, easy, medium, hard.
    """
    if help_:
        _show_help(ctx, words or [])
    given = Words.read(words or [])
    chosen = given.take_game()
    first, second = given.take("the first bot"), given.take("the second bot")
    seats, options = given.setting_for(chosen, seats, preset)
    from herna.lab.duel import run

    with progress(f"{first} v {second}") as tick:
        report = run(
            chosen,
            first,
            second,
            games=games_,
            simulations=simulations,
            seconds=seconds,
            seed=seed,
            out=out,
            options=options,
            seats=seats,
            on=_engine(on, workers, address),
            mixed=mixed,
            progress=lambda done, total: tick(done, total, ""),
        )
    typer.echo(json.dumps(report.json(), indent=2) if as_json else report.text())


@lab.command(**_open_ended("GAME [OPTIONS] [--GAME-OPTION VALUE]..."))
def ladder(
    ctx: typer.Context,
    *,
    words: Annotated[list[str] | None, typer.Argument(hidden=True)] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="LEVEL[,LEVEL...]", help="Who plays; by default all levels and versions.")
    ] = None,
    games_: Annotated[int, typer.Option("--games", metavar="N", min=2, help="How many games for each pair.")] = 100,
    simulations: Annotated[
        int | None,
        typer.Option("--sims", metavar="N", min=1, help="Simulations per action instead of time: exactly repeatable."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same number, the same dice.")] = 0,
    seats: Seats = None,
    preset: PresetName = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep every result here; a series that was stopped goes on.")
    ] = None,
    into: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Put the table into this page, between its marks.")
    ] = None,
    on: On = None,
    workers: Workers = None,
    address: Address = None,
    as_json: AsJson = False,
    help_: Help = False,
) -> None:
    """Let all levels of a game play each other and rate them.

    Each pair swaps seats with the same dice. Where all win or lose together, each level plays all seats of the same
    matches and its share of wins counts.
    """
    if help_:
        _show_help(ctx, words or [])
    given = Words.read(words or [])
    chosen = given.take_game()
    seats, options = given.setting_for(chosen, seats, preset)
    from herna.lab.ladder import put_into, run

    with progress(f"Ladder of {chosen.title}") as tick:
        report = run(
            chosen,
            players=bots.split(",") if bots else (),
            games=games_,
            simulations=simulations,
            seed=seed,
            options=options,
            seats=seats,
            on=_engine(on, workers, address),
            kept=out,
            progress=lambda done, total: tick(done, total, ""),
        )
    if into is not None:
        put_into(into, f"ladder {chosen.name}", report.table())
    typer.echo(json.dumps(report.json(), indent=2) if as_json else report.table())


@lab.command(**_open_ended("GAME [OPTIONS] [--GAME-OPTION VALUE]..."))
def balance(
    ctx: typer.Context,
    *,
    words: Annotated[list[str] | None, typer.Argument(hidden=True)] = None,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL[,LEVEL...]", help="The bot of all seats, or one for each seat in order.")
    ] = "easy",
    games_: Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many matches.")] = 1000,
    simulations: Annotated[
        int | None,
        typer.Option("--sims", metavar="N", min=1, help="Simulations per action instead of time: exactly repeatable."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="The same number, the same dice.")] = 0,
    seats: Seats = None,
    preset: PresetName = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The report; by default GAME-balance.html in this folder.")
    ] = None,
    on: On = None,
    workers: Workers = None,
    address: Address = None,
    as_json: AsJson = False,
    help_: Help = False,
) -> None:
    """Let bots play a long series and report what decides the game.

    Writes an HTML page with plots: wins by seat, length, and whatever the game names to be counted.
    """
    if help_:
        _show_help(ctx, words or [])
    given = Words.read(words or [])
    chosen = given.take_game()
    seats, options = given.setting_for(chosen, seats, preset)
    from herna.lab.balance import run
    from herna.lab.report import page

    path = out or Path(f"{chosen.name}-balance.html")
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = not path.exists()
    path.touch()  # report an unwritable path before the series, not after it
    if fresh:
        path.unlink()  # a refused or stopped series leaves nothing behind
    with progress("Playing") as tick:
        report = run(
            chosen,
            bots.split(","),
            matches=games_,
            simulations=simulations,
            seed=seed,
            options=options,
            seats=seats,
            on=_engine(on, workers, address),
            progress=lambda done, total: tick(done, total, ""),
        )
    path.write_text(page(report), encoding="utf-8")
    typer.echo(json.dumps(report.json(), indent=2) if as_json else f"{report.matches} matches, see {path}")
