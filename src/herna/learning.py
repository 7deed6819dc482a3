"""`herna lessons`: what the courses of the games hold, and whether it is right."""

from __future__ import annotations

from typing import Annotated

import typer

from herna import game, working_games

app = typer.Typer(rich_markup_mode=None)
lessons = typer.Typer(no_args_is_help=True, rich_markup_mode=None, help="The courses that teach the games.")
app.add_typer(lessons, name="lessons")


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
