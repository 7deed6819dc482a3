"""The words after a command that are meant for a game: its name and its own options. Needs nothing heavy."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from herna import game, game_names
from herna.engine.errors import BadOption

if TYPE_CHECKING:
    from herna.engine.game import Game, Option


@dataclass
class Words:
    """What follows a command: plain words, and `--name value` or `--name=value` for the game."""

    plain: list[str] = field(default_factory=list)
    named: dict[str, str | None] = field(default_factory=dict)

    @classmethod
    def read(cls, words: Sequence[str]) -> Words:
        found = cls()
        waiting: str | None = None
        for word in words:
            if word.startswith("--"):
                name, equals, value = word[2:].partition("=")
                found.named[name] = value if equals else None
                waiting = None if equals else name
            elif waiting is not None:
                found.named[waiting] = word
                waiting = None
            else:
                found.plain.append(word)
        return found

    def take(self, what: str, default: str | None = None) -> str:
        """The next plain word."""
        if self.plain:
            return self.plain.pop(0)
        if default is None:
            raise BadOption(f"{what} is missing; --help shows how it is written")
        return default

    def take_game(self) -> Game:
        """The named game; the name is optional if only one game is installed."""
        names = game_names()
        if not self.plain and len(names) > 1:
            raise BadOption(f"which game? There are: {', '.join(names)}")
        return game(self.take("the name of a game", names[0]))

    def options_for(self, played: Game) -> dict[str, object]:
        """The remaining words as options of the game; unknown ones are refused with a list of the options."""
        if self.plain:
            raise BadOption(f"what does {' '.join(self.plain)!r} mean here? --help shows what can be given")
        values: dict[str, object] = {}
        for name, value in self.named.items():
            option = next((each for each in played.options if each.goes_by(name)), None)
            if option is None:
                listing = "\n".join(option_lines(played.options)) or "  none"
                raise BadOption(f"{played.title} has no option --{name}; its options are:\n{listing}")
            values[option.name] = option_value(option, value)
        return values

    def setting_for(self, played: Game, seats: int | None, preset: str | None) -> tuple[int | None, dict[str, object]]:
        """Seats and options: those of the preset, unless others are given."""
        given = self.options_for(played)
        if preset is None:
            return seats, given
        chosen = played.preset(preset)
        return seats or chosen.seats, {**chosen.options, **given}


def option_value(option: Option, value: str | None) -> object:
    """What an option makes of a written value, or of the file of that name."""
    if value is None and isinstance(option.default, bool):
        return True
    if value is None:
        raise BadOption(f"--{option.name} needs a value, {_option_values(option)}")
    if option.parse is None:
        return option.read(value)
    path = Path(value)
    if path.is_file():
        return option.read(path.read_text(encoding="utf-8", errors="replace"))
    try:
        return option.read(value)
    except BadOption:
        if path.suffix or len(path.parts) > 1:
            raise BadOption(f"--{option.name}: there is no file {value}") from None
        raise


def _option_values(option: Option) -> str:
    if option.choices:
        return " or ".join(spelt(choice) for choice in option.choices)
    return f"like {option.default}" if isinstance(option.default, int) else f"like {option.default}, or a file"


def spelt(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_lines(options: Sequence[Option]) -> Iterator[str]:
    """Each option with its values, the default first, and what it decides."""
    for option in options:
        others = [spelt(choice) for choice in option.choices if choice != option.default]
        others = others or ["N" if isinstance(option.default, int) else "FILE"]
        yield f"  --{option.name:<14} {spelt(option.default)} | {' | '.join(others)}"
        if option.explain:
            yield f"  {'':<16} {option.explain}"
