"""Changes in the text of a TOML file that leave everything else in it as it is: remarks, order, spaces.

A file here has tables with keys, and lists of tables (`[[card]]`). Whatever was changed is read again: if a file is
written in such a way that a change would say something else, it is refused, and can be made in the text.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .errors import BadOption

# People send these texts, so nothing here backtracks: `++` and `*+` give nothing back.
HEADER = re.compile(r"[ \t]*+(\[\[?)([^\[\]\n#]++)\]\]?[^\n]*+\n?")
NAME = r"(?:[\w-]++|\"[^\"\n]*+\"|'[^'\n]*+')"
KEY = re.compile(rf"[ \t]*+({NAME}(?:[ \t]*+\.[ \t]*+{NAME})*+)[ \t]*+=[ \t]*+")
QUOTES = ('"""', "'''", '"', "'")


@dataclass(frozen=True)
class Edit:
    """A change: a value of an item, or an item more or less. Items of lists are counted from 0."""

    what: Literal["set", "unset", "add", "remove"]
    part: str
    index: int = 0  # of the item; of `add`, the place of the new one
    field: str = ""
    value: Any = None  # of `add`, the whole item


@dataclass
class _Block:
    """A table in the text, with the places of its values by their keys."""

    part: str
    index: int
    listed: bool
    start: int  # of the remarks above its head
    head: int
    end: int
    values: dict[str, tuple[int, int]]
    lines: dict[str, tuple[int, int]]


def edited(text: str, edit: Edit) -> str:
    """The text with a change; BadOption if that cannot be made here."""
    try:
        wanted = tomllib.loads(text)
        _apply(wanted, edit)
        changed = _CHANGES[edit.what](text, list(_blocks(text)), edit)
        same = tomllib.loads(changed) == wanted
    except (LookupError, TypeError, ValueError, AttributeError, RecursionError) as error:
        raise BadOption(f"this cannot be changed here, change it in the text of the file ({error})") from None
    if not same:
        raise BadOption("the file is written in such a way that this cannot be changed here; change it in its text")
    return changed


def written(sheet: Mapping[str, Any]) -> str:
    """A sheet as TOML."""
    plain = {key: value for key, value in sheet.items() if not _is_table(value)}
    blocks = ["".join(f"{_key(key)} = {value_text(value)}\n" for key, value in plain.items())] if plain else []
    for name, value in sheet.items():
        if isinstance(value, Mapping):
            blocks.append(f"[{_key(name)}]\n" + _lines(value))
        elif _is_table(value):
            blocks += [f"[[{_key(name)}]]\n" + _lines(each) for each in value]
    return "\n".join(blocks)


def value_text(value: Any) -> str:
    """A value as TOML writes it on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {value_text(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(value_text, value)) + "]"
    return str(value)


def _is_table(value: Any) -> bool:
    listed = isinstance(value, list) and bool(value) and all(isinstance(each, Mapping) for each in value)
    return listed or isinstance(value, Mapping)


def _key(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name, re.ASCII) else json.dumps(name, ensure_ascii=False)


def _lines(table: Mapping[str, Any]) -> str:
    return "".join(f"{_key(key)} = {value_text(value)}\n" for key, value in table.items())


# --- what a change means ------------------------------------------------------------------------------------------


def _apply(sheet: dict[str, Any], edit: Edit) -> None:
    """The same change in what the file says."""
    if edit.what == "add":
        sheet.setdefault(edit.part, []).insert(edit.index, edit.value)
    elif edit.what == "remove":
        del sheet[edit.part][edit.index]
        if not sheet[edit.part]:
            del sheet[edit.part]
    else:
        table = sheet if not edit.part else sheet.setdefault(edit.part, {})
        *path, key = edit.field.split(".")
        entry = table[edit.index] if isinstance(table, list) else table
        for each in path:
            entry = entry.setdefault(each, {})
        if edit.what == "set":
            entry[key] = edit.value
        else:
            entry.pop(key, None)


# --- where things are in a text -----------------------------------------------------------------------------------


def _blocks(text: str) -> Iterator[_Block]:
    """The tables in their order; the first is what stands above all of them. Tables within one belong to it."""
    counts: dict[str, int] = {}
    block = _Block("", 0, False, 0, 0, 0, {}, {})
    prefix, at = "", 0
    while at < len(text):
        line = text.find("\n", at) + 1 or len(text)
        if header := HEADER.match(text, at):
            path = _path(header[2])
            if path[0] == block.part and len(path) > 1:
                prefix = ".".join(path[1:]) + "."
            else:
                prefix = "".join(f"{each}." for each in path[1:])
                start = _above(text, at)
                block.end = start
                yield block
                listed = header[1] == "[["
                counts[path[0]] = counts.get(path[0], -1) + 1 if listed else 0
                block = _Block(path[0], counts[path[0]], listed, start, header.end(), 0, {}, {})
            at = header.end()
        elif key := KEY.match(text, at):
            end = _value_end(text, key.end())
            line = text.find("\n", end) + 1 or len(text)
            name = prefix + ".".join(_path(key[1]))
            block.values[name], block.lines[name] = (key.end(), end), (at, line)
            at = line
        else:
            at = line
    block.end = len(text)
    yield block


def _path(written: str) -> list[str]:
    """The names of a dotted key."""
    return [each.strip().strip("\"'") for each in re.findall(r"[\w-]+|\"[^\"]*\"|'[^']*'", written)]


def _above(text: str, at: int) -> int:
    """Where the remarks directly above a line begin; an empty line ends them."""
    while at:
        before = text.rfind("\n", 0, at - 1) + 1
        if not text[before:at].lstrip().startswith("#"):
            break
        at = before
    return at


def _value_end(text: str, at: int) -> int:
    """Behind the value that begins here: strings and remarks may hold any sign, lists and small tables are nested."""
    depth = 0
    while at < len(text):
        sign = text[at]
        if quote := next((each for each in QUOTES if text.startswith(each, at)), None):
            at = _string_end(text, at + len(quote), quote)
            if not depth:
                return at
            continue
        if sign == "#":
            if not depth:
                break
            at = text.find("\n", at)
            if at < 0:
                return len(text)
        elif sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
            if not depth:
                return at + 1
        elif sign == "\n" and not depth:
            break
        at += 1
    return at - (len(text[:at]) - len(text[:at].rstrip(" \t\r")))


def _string_end(text: str, at: int, quote: str) -> int:
    while at < len(text) and not text.startswith(quote, at):
        at += 2 if text[at] == "\\" and quote[0] == '"' else 1
    return at + len(quote)


# --- changes ------------------------------------------------------------------------------------------------------


def _find(blocks: list[_Block], part: str, index: int) -> _Block | None:
    return next((each for each in blocks if (each.part, each.index) == (part, index)), None)


def _set(text: str, blocks: list[_Block], edit: Edit) -> str:
    block = _find(blocks, edit.part, edit.index)
    if block is None:
        return f"{_above_new(text)}[{_key(edit.part)}]\n{edit.field} = {value_text(edit.value)}\n"
    if edit.field in block.values:
        start, end = block.values[edit.field]
        return text[:start] + value_text(edit.value) + text[end:]
    outer, _, inner = edit.field.rpartition(".")
    if outer in block.values:  # a small table on one line
        start, end = block.values[outer]
        table = tomllib.loads(f"it = {text[start:end]}")["it"]
        return text[:start] + value_text({**table, inner: edit.value}) + text[end:]
    line = f"{edit.field} = {value_text(edit.value)}\n"
    behind = max((end for _, end in block.lines.values()), default=block.head)
    if behind and text[behind - 1] != "\n":
        line = f"\n{line}"
    return text[:behind] + line + text[behind:]


def _unset(text: str, blocks: list[_Block], edit: Edit) -> str:
    block = _find(blocks, edit.part, edit.index)
    if block is None or edit.field not in block.lines:
        return text
    start, end = block.lines[edit.field]
    return text[:start] + text[end:]


def _add(text: str, blocks: list[_Block], edit: Edit) -> str:
    block = f"[[{_key(edit.part)}]]\n{_lines(edit.value)}"
    follower = _find(blocks, edit.part, edit.index)
    if follower is not None:
        return f"{text[: follower.start]}{block}\n{text[follower.start :]}"
    last = [each for each in blocks if each.part == edit.part]
    behind = _content_end(text, last[-1]) if last else len(text.rstrip())
    return f"{_above_new(text[:behind])}{block}{text[behind:]}"


def _remove(text: str, blocks: list[_Block], edit: Edit) -> str:
    block = _find(blocks, edit.part, edit.index)
    if block is None:
        raise LookupError(f"there is no item {edit.index + 1} of {edit.part}")
    behind = _content_end(text, block)
    rest = text[behind:]
    return text[: block.start] + (rest.removeprefix("\n") if text[: block.start].endswith("\n\n") else rest)


def _above_new(text: str) -> str:
    """What stands above a new table, with an empty line between them."""
    return f"{text.rstrip()}\n\n" if text.strip() else ""


def _content_end(text: str, block: _Block) -> int:
    """Behind the last line of a table; what follows are remarks on what comes next."""
    return max((end for _, end in block.lines.values()), default=block.head)


_CHANGES = {"set": _set, "unset": _unset, "add": _add, "remove": _remove}
