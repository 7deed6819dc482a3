"""`herna review` and `herna lessons`: what can be learnt from a match, and what the courses of the games hold."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from herna import game, working_games
from herna.commands import AsJson
from herna.terminal.progress import progress

app = typer.Typer(rich_markup_mode=None)
lessons = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="The courses that teach the games.")
app.add_typer(lessons, name="lessons")


@app.command()
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A .herna file.")],
    *,
    effort: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="Simulations of a judgement; by default what suits the game.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Judge every decision of a match by what its seat could know, and tell skill from luck.

    Losses and luck are in points: hundredths of a chance to win. docs/review.md says how they are found.
    """
    import msgspec

    from herna.engine import journal
    from herna.review.telling import text
    from herna.review.walk import review as judge

    match = journal.read(file, game)
    with progress("Reviewing") as tick:
        found = judge(match, effort=effort, progress=tick)
    if as_json:
        typer.echo(msgspec.json.format(msgspec.json.encode(found), indent=2).decode())
        return
    players = match.header.players
    seats = match.game.notation.seats(match.state)
    names = [f"{name} ({players[i]})" if i < len(players) and players[i] else name for i, name in enumerate(seats)]
    typer.echo(f"{match.game.title}, {text(found, names)}")


@lessons.command()
def check(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these; by default all.")] = None,
) -> None:
    """Try every lesson: its solution, its wrong tries, its words in all languages, its paragraphs of the rules."""
    from herna.engine.errors import BadLesson
    from herna.engine.lessons import course, problems

    wrong = 0
    for name in names or working_games():
        found = game(name)
        try:
            of_game = course(found)
        except BadLesson as error:
            typer.echo(f"{name}: {error}", err=True)
            wrong += 1
            continue
        reported = [each for lesson in of_game for each in problems(found, lesson)]
        wrong += len(reported)
        for each in reported:
            typer.echo(f"{name}: {each}", err=True)
        steps = sum(lesson.steps for lesson in of_game)
        typer.echo(f"{name}: {len(of_game)} lessons with {steps} steps, {len(reported)} problems")
    if wrong:
        raise typer.Exit(1)
