"""`herna open`, `herna serve` and what else an operator does with the database of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from herna import game_names, working_games
from herna.terminal.progress import progress

app = typer.Typer(rich_markup_mode=None)

Port = Annotated[int, typer.Option(metavar="N", min=1, max=65535, help="The port to listen on.")]
Database = Annotated[
    str | None, typer.Option("--db", metavar="URL", help="Where tables are kept; by default SQLite in the data folder.")
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
    compile_first()
    open_room(settings, lan=lan, browser=not no_browser, say=typer.echo)


@app.command()
def serve(
    *,
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Settings in TOML; what is given here overrides them.")
    ] = None,
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
