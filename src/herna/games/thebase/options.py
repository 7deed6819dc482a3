"""The Base: the options of a match, and the record that `setup` takes. Rules 12, 14."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from herna.engine.datasheet import BadEntry, SheetFault, fault_of
from herna.engine.errors import BadOption
from herna.engine.game import Option
from herna.engine.values import shown

from .kernel.state import SETTINGS, TILES, TYPES

DEFAULT_MIX = Path(__file__).with_name("mix.toml")
MIX_REMARKS = ("id", "reconstructed")  # keys that a mix file may have besides the types


def read_mix(value: object) -> str:
    """A tile mix, as `D0I6L8T10X0`, as a mapping of types to numbers, or as the text of a TOML or JSON file."""
    text = str(value).strip()
    if isinstance(value, dict):
        counts = value
    elif re.fullmatch(r"D\d{1,3}I\d{1,3}L\d{1,3}T\d{1,3}X\d{1,3}", text):
        counts = {t: int(n) for t, n in re.findall(r"([A-Z])(\d+)", text)}
    else:
        try:
            counts = json.loads(text) if text.startswith("{") else tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadOption(f"mix: expected D0I6L8T10X0, or a TOML or JSON file of such counts ({error})") from None
    for wrong in _faults(counts, text):
        raise wrong
    return "".join(f"{t}{counts.get(t, 0)}" for t in TYPES)


def mix_faults(text: str) -> tuple[SheetFault, ...]:
    """Everything that is wrong with a mix."""
    try:
        read_mix(text)
    except BadEntry:
        counts = json.loads(text) if text.strip().startswith("{") else tomllib.loads(text)
        return tuple(wrong.fault for wrong in _faults(counts, text))
    except BadOption as error:
        return (fault_of(error),)
    return ()


def _faults(counts: dict[str, Any], text: str) -> Iterator[BadEntry]:
    strangers = sorted(str(key) for key in counts if key not in (*TYPES, *MIX_REMARKS))
    for each in strangers:
        yield _wrong(f"mix: there is no tile type {each!r}; the types are {', '.join(TYPES)}", text, each)
    numbers = {t: counts.get(t, 0) for t in TYPES}
    odd = {t: n for t, n in numbers.items() if not isinstance(n, int) or isinstance(n, bool) or n < 0}
    for t, n in odd.items():
        yield _wrong(f"mix: the number of {t} tiles must be a whole number, 0 or more, not {shown(n)}", text, t)
    total = 0 if odd else sum(numbers.values())
    if not odd and total != TILES - 1:
        why = f"mix: {TILES - 1} tiles are needed besides the centre, these are {shown(total)}"
        yield BadEntry(why, 0, "", 0, "")


def _wrong(why: str, text: str, key: str) -> BadEntry:
    """A mistake, with the line of the file where it is."""
    lines = (
        number for number, line in enumerate(text.splitlines(), 1) if re.match(rf'\s*"?{re.escape(key)}"?\s*=', line)
    )
    return BadEntry(why, next(lines, 0), "", 0, key)


def _counts_of(mix: str) -> list[int]:
    return [int(n) for n in re.findall(r"\d+", mix)]


def _contents_of(mix: object) -> dict[str, Any]:
    return dict(zip(TYPES, _counts_of(str(mix)), strict=True))


OPTIONS = (
    Option("crossing", "walk", ("walk", "leap"), "one action per tile crossed, or one action to leap over one tile"),
    Option("idle_rotation", True, (True, False), "may a rotation leave the tile as it was", former=("idleRotation",)),
    Option(
        "return_chooser",
        "owner",
        ("owner", "attacker"),
        "who picks the slot when an eliminated piece has a choice",
        former=("returnChooser",),
    ),
    Option(
        "tie_break",
        "rear",
        ("rear", "rearThenNext"),
        "compare only the rearmost pieces, or all from the rear",
        former=("tieBreak",),
    ),
    Option(
        "mix",
        read_mix(DEFAULT_MIX.read_text(encoding="utf-8")),
        explain="how many tiles of each type: dead ends, straights, corners, tees, crosses; 24 in all",
        parse=read_mix,
        contents=_contents_of,
    ),
)


def settings(options: dict[str, Any]) -> np.ndarray[Any, Any]:
    """The options as the record that `setup` takes."""
    out = np.zeros(1, SETTINGS)
    s = out[0]
    s.leap = options["crossing"] == "leap"
    s.idle_rotation = options["idle_rotation"]
    s.attacker_chooses = options["return_chooser"] == "attacker"
    s.compare_next = options["tie_break"] == "rearThenNext"
    s.mix[:] = _counts_of(options["mix"])
    return out
