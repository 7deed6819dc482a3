"""Options: what is chosen before a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .errors import BadOption

Value = str | int | bool
Options = dict[str, Value]

WORDS_FOR_BOOL = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


@dataclass(frozen=True)
class Option:
    """A choice made before a match: one of `choices`, or whatever `parse` makes of a value or of a file's text."""

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    explain: str = ""
    parse: Callable[[object], Value] | None = None
    settle: Callable[[Value, int], Value] | None = None  # what a new match makes of the value, given a random number
    renew: Callable[[Value], Value] | None = None  # what another match begins with, given a value that was settled
    secret: bool = False  # to be shown to nobody who plays, while the match runs
    former: tuple[str, ...] = ()  # spellings of older versions, the oldest first; they can be read everywhere
    roster: int = 0  # besides the default, a sequence of seats may be given in which each stands so often

    @property
    def drawn_as(self) -> str:
        """The name that goes into the entropy of what a match leaves open: the oldest, so that old files verify."""
        return (*self.former, self.name)[0]

    def read(self, value: object) -> Value:
        """The canonical value, or BadOption."""
        if self.parse is not None:
            return self.parse(value)
        word = str(value).lower()
        given = WORDS_FOR_BOOL.get(word, value) if isinstance(self.default, bool) else value
        for choice in self.choices:
            if choice is given or (type(choice) is not bool and str(choice) == str(given)):
                return choice
        allowed = " or ".join(_plain(c) for c in self.choices)
        raise BadOption(f"{self.name}: expected {allowed}, not {value!r}")


@dataclass(frozen=True)
class Preset:
    """Options that go together under a name, for those who do not want to choose each."""

    name: str
    options: Mapping[str, Value]
    seats: int | None = None  # by default the usual number


def _plain(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
