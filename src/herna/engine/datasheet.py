"""Data sheets: what lies in the box of a game (cards, tiles, dominoes) as a file that people read, change and print.

The text of the file is the one truth: an option takes it, pictures and paper are drawn from it, and a form changes it
line by line (`tomltext.py`), so that remarks and order stay. The game says which parts a sheet has, what is wrong with
one, and how its pieces are drawn.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from .errors import BadOption
from .options import LONGEST
from .scene import Message, Sprite
from .values import shown

FieldKind = Literal["text", "number", "choice", "set"]
MOST_NESTED = 20


@dataclass(frozen=True)
class SheetField:
    """Something that is written about an item. `name` is its key in the file, `table.key` within a small table."""

    name: str
    label: Message
    kind: FieldKind
    least: float = 0
    most: float = 0
    step: float = 1
    longest: int = 0  # characters of a text
    choices: tuple[tuple[str, Message], ...] = ()
    several: int = 0  # how many of the choices a set may have
    given: tuple[str, tuple[str, ...]] | None = None  # only where another field has one of these values
    usual: str | int | float = ""  # what it is where the file leaves it out, or what it begins with
    needed: bool = True  # the file must name it


@dataclass(frozen=True)
class SheetPart:
    """A table of the file with one value for each field, or a list of items. The top of the file has no name."""

    name: str
    label: Message
    fields: tuple[SheetField, ...]
    items: tuple[int, int] | None = None  # of a list: the least and the most
    about: Message | None = None


@dataclass(frozen=True)
class StandardSheet:
    """A sheet to begin with."""

    name: str
    label: Message
    text: str


@dataclass(frozen=True)
class SheetFault:
    """What is wrong with a sheet, in the words of its file; where, as far as that is known."""

    text: str
    line: int = 0
    part: str = ""
    index: int = 0
    field: str = ""


@dataclass(frozen=True)
class SheetPiece:
    """A thing to cut out: its size in millimetres, and its face.

    The picture is drawn like a zone of a scene, in its units. A piece with a title is a card: the picture is above its
    words. Around it there is paper of the same colour for the knife to miss.
    """

    part: str
    index: int
    width: float
    height: float
    colour: str
    picture: tuple[float, float]
    sprites: tuple[Sprite, ...]
    label: Message | str  # what it is, read aloud
    title: Message | str = ""
    words: tuple[Message, ...] = ()
    mark: str = ""  # what the file calls it, small in a corner
    copies: int = 1


class DataSheet(Protocol):
    """What the module `datasheet.py` of a game provides."""

    OPTION: str  # that takes a sheet; nothing for a game that can only be played with its own
    FILE_NAME: str  # the name under which it is saved
    PARTS: tuple[SheetPart, ...]

    def standards(self) -> tuple[StandardSheet, ...]:
        """The sheets of the house."""

    def faults(self, text: str) -> tuple[SheetFault, ...]:
        """Everything that is wrong; nothing exactly where the option takes the text."""

    def pieces(self, text: str) -> tuple[SheetPiece, ...]:
        """What is drawn of a sheet without faults."""


class BadEntry(BadOption):
    """A value that a sheet cannot have: the line, and the table, item and field where it is."""

    def __init__(self, text: str, line: int, part: str, index: int, field: str) -> None:
        super().__init__(text)
        self.fault = SheetFault(text, line, part, index, field)


def fault_of(error: BadOption) -> SheetFault:
    """Where an option found something wrong."""
    if isinstance(error, BadEntry):
        return error.fault
    found = re.search(r"line (\d+)", str(error))
    return SheetFault(str(error), int(found[1]) if found else 0)


def contents(text: str) -> dict[str, Any]:
    """What a sheet says, in TOML or as JSON; BadOption if it is neither."""
    if len(text) > LONGEST:
        raise BadOption(f"a sheet has at most {LONGEST} characters, not {len(text)}")
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(f"expected a sheet in TOML ({error})") from None
    if not isinstance(found, dict):
        raise BadOption(f"expected a sheet in TOML, not {shown(found)}")
    if _depth(found) > MOST_NESTED:
        raise BadOption(f"a sheet has tables within tables at most {MOST_NESTED} deep")
    return found


def _depth(thing: Any) -> int:
    """How deep lists and tables are nested, found level by level: a dotted key may nest thousands."""
    depth, level = 0, [thing]
    while level := [each for each in level if isinstance(each, dict | list)]:
        depth += 1
        level = [inner for each in level for inner in (each.values() if isinstance(each, dict) else each)]
    return depth


def entries(part: SheetPart, sheet: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The items of a part, or its one table, as they are written: only what a form can show."""
    table = sheet if not part.name else sheet.get(part.name)
    found = table if part.items is not None else [table]
    if not isinstance(found, list):
        return []
    return [{field.name: _value(field, each) for field in part.fields} for each in found if isinstance(each, Mapping)]


def _value(field: SheetField, entry: Mapping[str, Any]) -> Any:
    """As it is written; None if it is left out, or is of a kind that no form has."""
    found: Any = entry
    for key in field.name.split("."):
        found = found.get(key) if isinstance(found, Mapping) else None
    if field.kind == "set":
        return [each for each in found if isinstance(each, str)] if isinstance(found, list) else []
    return found if isinstance(found, str | int | float) and not isinstance(found, bool) else None
