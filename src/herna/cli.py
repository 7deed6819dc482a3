"""`herna ...`: the command line.

Games bring their own options, so the words after a command are read here and not by the option parser. Heavy modules
(numba, NumPy, rich) are imported by the commands that need them.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from herna import __version__, game, learning, measuring, operating, working_games
from herna.commands import Help, Language, PresetName, Rest, Seats, open_ended, words_of
from herna.engine.errors import BadOption, DamagedFile, HernaError
from herna.terminal.progress import progress
from herna.terminal.words import option_lines

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


@app.command(**open_ended("[GAME] [OPTIONS] [--GAME-OPTION VALUE]..."))
def play(
    ctx: typer.Context,
    *,
    words: Rest = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="LEVEL",
            help="Who plays the other seats: random, greedy, easy, medium (default), hard, master where there is one.",
        ),
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
    given = words_of(ctx, words, help_)
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
    reviews: Annotated[bool, typer.Option("--reviews", help="Also what reviews need.")] = False,
) -> None:
    """Compile games and bots ahead.

    So nobody waits for the compiler later. What reviews need is otherwise compiled for the first review of a game.
    Machine code of older versions is thrown away.
    """
    import shutil
    import time

    from herna.engine.kernel.compiler import stale_caches
    from herna.lab import warm

    started = time.monotonic()
    chosen = [game(name).name for name in names] if names else working_games()
    with progress("Compiling", lines=True) as tick:
        if len(chosen) > 1:
            warm.in_processes(chosen, tick, reviews=reviews)
        else:
            warm.here(game(chosen[0]), tick, reviews=reviews)
    for folder in stale_caches():
        shutil.rmtree(folder, ignore_errors=True)
    typer.echo(f"{len(chosen)} games are ready ({time.monotonic() - started:.1f} s)")


app.add_typer(measuring.app)
app.add_typer(learning.app)
