"""`herna open`, `herna serve` and what else an operator does with the database of a server."""

from __future__ import annotations

import asyncio
import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from herna import game, game_names, working_games
from herna.commands import Language
from herna.engine.errors import HernaError
from herna.terminal.language import reader_language
from herna.terminal.progress import progress

app = typer.Typer(rich_markup_mode=None)


def spoken(error: HernaError, language: str | None = None) -> str:
    """What is wrong, in the reader's language if the error has words for it."""
    from herna.engine.messages import say
    from herna.server.errors import Trouble

    return say(error.message, reader_language(language)) if isinstance(error, Trouble) else str(error)


Port = Annotated[int, typer.Option(metavar="N", min=1, max=65535, help="The port to listen on.")]
Database = Annotated[
    str | None, typer.Option("--db", metavar="URL", help="Where tables are kept; by default SQLite in the data folder.")
]
Config = Annotated[
    Path | None, typer.Option("--config", metavar="FILE", help="Settings in TOML; what is given here overrides them.")
]


@app.command(name="open")
def open_(
    port: Port = 8000,
    lan: Annotated[bool, typer.Option("--lan", help="Let phones in the same network join; shows a QR code.")] = False,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Only print the address.")] = False,
    database: Database = None,
) -> None:
    """Open the room on this machine and show it in the browser.

    If the port is in use the next free one is taken. Games are kept in HERNA_DATA (by default ~/.local/share/herna).
    """
    from dataclasses import replace

    from herna.server.opening import open_room
    from herna.server.settings import Settings

    settings = Settings(port=port)
    if database:
        settings = replace(settings, database=database)
    open_room(settings, lan=lan, browser=not no_browser, say=typer.echo)


@app.command()
def serve(
    *,
    config: Config = None,
    host: Annotated[str | None, typer.Option(metavar="ADDRESS", help="The address to listen on.")] = None,
    port: Annotated[int | None, typer.Option(metavar="N", min=1, max=65535, help="The port to listen on.")] = None,
    database: Database = None,
    redis: Annotated[
        str | None, typer.Option(metavar="URL", help="Redis, where several processes serve one site.")
    ] = None,
    node: Annotated[
        str | None, typer.Option(metavar="NAME", help="A name of this process that survives restarts.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, max=64, help="Processes that serve, one for each core or so.")
    ] = None,
) -> None:
    """Serve tables to people at a distance, for operators. Logs go to standard error, one JSON object a line."""
    from dataclasses import replace

    from herna.server.opening import client_folder
    from herna.server.run import serve as run
    from herna.server.settings import Settings

    settings = Settings.read(config) if config else Settings()
    given = {"host": host, "port": port, "database": database, "redis": redis, "node": node, "workers": workers}
    chosen: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    compile_first()
    run(replace(settings, web=settings.web or client_folder(), **chosen))


def compile_first() -> None:
    """Compile what is missing before the server listens, so that nobody in a browser waits for the compiler."""
    from herna.lab import warm

    missing = working_games(name for name in game_names() if not warm.is_done(name))
    if missing:
        typer.echo("The games are compiled first; that takes some minutes, once.", err=True)
        with progress("Compiling", lines=True) as tick:
            warm.in_processes(missing, tick)


# --- camps --------------------------------------------------------------------------------------------------------

camp = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="What an organiser asks of the laptop at a camp.")
app.add_typer(camp, name="camp")


@camp.command()
def link(
    table: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="The end of the address of its board; by default all.")
    ] = None,
    port: Port = 8000,
    lang: Language = None,
) -> None:
    """Show the secret links of the campaigns that were begun or restored on this machine, the latest last.

    People who may read the files of the person who runs `herna open` gets them; for a phone there is a code.
    """
    import time

    from herna.server.doors.address import lan_address
    from herna.server.opening import qr_code
    from herna.server.store import lost_links

    say = _speaker(lang)
    known = [each for each in lost_links.kept(lost_links.folder()) if table in (None, each.table)]
    if not known:
        raise HernaError(say("operator-no-camps", folder=str(lost_links.folder())))
    address = f"http://{lan_address() or '127.0.0.1'}:{port}"
    for each in reversed(known):
        began = time.strftime("%Y-%m-%d %H:%M", time.localtime(each.at))
        typer.echo(say("operator-camp", name=each.name or each.table, began=began))
        typer.echo(f"{address}{each.link}\n")
    typer.echo(qr_code(f"{address}{known[0].link}"))
    typer.echo(say("operator-camp-where"))


# --- keeping what is stored ---------------------------------------------------------------------------------------


@app.command()
def backup(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A new file, or a folder in which one is named by the date.")
    ],
    database: Database = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Copy all tables into one file, also while a server runs.

    The file restores into SQLite and into PostgreSQL. Keep it private: it holds the secrets of running matches.
    """
    import time

    from herna.server.store import backup as backups

    say = _speaker(lang)
    target = file / time.strftime("herna-%Y%m%d-%H%M%S.db") if file.is_dir() else file
    with _explaining(lang), progress(say("operator-backing-up")) as tick:
        done = asyncio.run(backups.back_up(_database(database, config), target, tick))
    _note("backup", config, file=str(done.file), tables=done.tables)
    size = f"{done.file.stat().st_size / 1e6:.1f} MB"
    typer.echo(say("operator-backed-up", file=str(done.file), tables=done.tables, size=size))
    typer.echo(say("operator-try-it", command=f"herna check {shlex.quote(str(done.file))}"))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A file that `herna backup` has written.")],
    database: Database = None,
    config: Config = None,
    replace: Annotated[
        bool,
        typer.Option("--replace", help="Replace the tables that are there; an SQLite file is kept beside the new."),
    ] = False,
    lang: Language = None,
) -> None:
    """Put the tables of a backup into an empty database, while no server runs on it."""
    from herna.server.store import backup as backups

    say = _speaker(lang)
    url = _database(database, config)
    with _explaining(lang), progress(say("operator-restoring")) as tick:
        done = asyncio.run(backups.restore(url, file, tick, replace=replace))
    _note("restore", config, file=str(file), tables=done.tables)
    if done.aside is not None:
        typer.echo(say("operator-aside", file=str(done.aside)))
    typer.echo(say("operator-restored", file=str(file), tables=done.tables))


@app.command()
def check(
    file: Annotated[
        Path | None, typer.Argument(metavar="[FILE]", help="A backup; by default the database itself.")
    ] = None,
    database: Database = None,
    config: Config = None,
    lang: Language = None,
) -> None:
    """Replay the log of every table and compare it with what is kept about the table.

    A server may run meanwhile. Exit status 0: all is well; 1: some tables are not, and are named; 2: it cannot be read.
    """
    from herna.server.store import check as checks

    say = _speaker(lang)
    with _explaining(lang), progress(say("operator-checking")) as tick:
        if file is not None:
            work = checks.check_backup(file, game, tick)
        else:
            work = checks.check(_database(database, config), game, tick)
        found = asyncio.run(work)
    for name, why in found.older.items():
        typer.echo(say("operator-older-table", table=name, why=why))
    for name, why in found.wrong.items():
        typer.echo(say("operator-wrong-table" if name else "operator-wrong-file", table=name, why=why))
    if found.wrong:
        typer.echo(say("operator-some-wrong", wrong=len(found.wrong), tables=found.tables))
        raise typer.Exit(1)
    typer.echo(say("operator-all-well", tables=found.tables, rows=found.rows))


def _database(database: str | None, config: Path | None) -> str:
    from dataclasses import replace

    from herna.server.settings import Settings

    settings = Settings.read(config) if config else Settings()
    return replace(settings, database=database).database if database else settings.database


def _note(what: str, config: Path | None, **more: str | int) -> None:
    """Note in the audit log, if the settings name one, what an operator has done."""
    from herna.server import audit
    from herna.server.settings import Settings

    file = Settings.read(config).audit if config else None
    if file is not None:
        audit.write(file, {"who": audit.operator(), "what": what, **more})


def _speaker(lang: str | None) -> Callable[..., str]:
    from herna.engine.messages import say
    from herna.engine.scene import Message

    language = reader_language(lang)
    return lambda id, **args: say(Message(id, args), language)


@contextmanager
def _explaining(lang: str | None) -> Iterator[None]:
    """Let what goes wrong be said in the language that was asked for."""
    try:
        yield
    except HernaError as error:
        raise HernaError(spoken(error, lang)) from None
