"""What several commands share: options, and words that are left to the game. Needs nothing heavy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import typer
from typer.core import TyperCommand

from herna import game, working_games
from herna.terminal.words import Words, option_lines


class OpenEnded(TyperCommand):
    """A command that leaves some words to the game; its usage line says which."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        return [self.options_metavar or ""]


def open_ended(words: str) -> dict[str, Any]:
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
Rest = Annotated[list[str] | None, typer.Argument(hidden=True)]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of words.")]


def words_of(ctx: typer.Context, rest: Sequence[str] | None, help_: bool) -> Words:
    """The words that are left to the game; the help instead, if that was asked for."""
    given = Words.read(rest or [])
    if help_:
        typer.echo(ctx.get_help())
        for name in given.plain[:1] or working_games():
            chosen = game(name)
            typer.echo(f"\nOptions of {chosen.title} (defaults first):\n" + "\n".join(option_lines(chosen.options)))
        raise typer.Exit
    return given
