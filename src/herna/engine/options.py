"""Options: what is chosen before a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from .errors import BadOption
from .values import shown

Value = str | int | bool
Options = dict[str, Value]

LONGEST = 20_000  # characters of a value: a file with a map or a card sheet has less than half of that
WORDS_FOR_BOOL = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}


@dataclass(frozen=True)
class Option:
    """A choice made before a match: one of `choices`, or what `parse` makes of a value or a file's text."""

    name: str
    default: Value
    choices: tuple[Value, ...] = ()
    explain: str = ""
    parse: Callable[[object], Value] | None = None
    # what a new match makes of the value, given a random number and the other options
    settle: Callable[[Value, int, Options], Value] | None = None
    renew: Callable[[Value], Value] | None = None  # what another match starts from, given a settled value
    secret: bool = False  # hidden from all players while the match runs
    former: tuple[str, ...] = ()  # old spellings, the oldest first; they are still read everywhere
    roster: int = 0  # if set, a value can also be a sequence of seats, usually with each this many times
    length: str = ""  # of such a sequence: the option that is its length
    span: tuple[int, int] | None = None  # if set, values are the numbers from the first to the second
    numbers: int = 0  # if set, a value is this many numbers with spaces between them
    contents: Callable[[Value], dict[str, Any]] | None = None  # of a value that is data; `parse` takes them too

    @property
    def drawn_as(self) -> str:
        """The name used in the entropy of what is drawn for this option: the oldest one, so that old files verify."""
        return (*self.former, self.name)[0]

    def goes_by(self, name: str) -> bool:
        """Whether it is called that, now or formerly, however the words of the name are joined.

        >>> option = Option("idle_rotation", False, (False, True))
        >>> option.goes_by("idle-rotation"), option.goes_by("idleRotation"), option.goes_by("idle")
        (True, True, False)
        """
        return any(_folded(name) == _folded(each) for each in (self.name, *self.former))

    def read(self, value: object) -> Value:
        """The canonical value, or BadOption."""
        if isinstance(value, str) and len(value) > LONGEST:
            raise BadOption(f"{self.name}: at most {LONGEST} characters, not {len(value)}")
        if self.parse is not None:
            return self._parsed(self.parse, value)
        written = value if isinstance(value, str) else shown(value)  # a number may be too long to be written
        given = WORDS_FOR_BOOL.get(written.lower(), value) if isinstance(self.default, bool) else value
        for choice in self.choices:
            if choice is given or (type(choice) is not bool and str(choice) == written):
                return choice
        allowed = " or ".join(_plain(c) for c in self.choices)
        raise BadOption(f"{self.name}: expected {allowed}, not {shown(value)}")

    def _parsed(self, parse: Callable[[object], Value], value: object) -> Value:
        """What `parse` makes of a value. People send files and numbers of all kinds, so whatever a parser stumbles over
        is wrong with the value, and so is a text that cannot be written as UTF-8."""
        try:
            parsed = parse(value)
            str(parsed).encode()
        except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as error:
            raise BadOption(f"{self.name}: cannot be read: {type(error).__name__} in {shown(value)}") from None
        return parsed


def _folded(name: str) -> str:
    return name.replace("-", "").replace("_", "").lower()


@dataclass(frozen=True)
class Preset:
    """A named set of options, for players who do not want to choose each."""

    name: str
    options: Mapping[str, Value]
    seats: int | None = None  # None: the usual number


def _plain(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
