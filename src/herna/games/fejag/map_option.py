"""FEJAG: the option `map`: a map as text, or the input of the generator. Rules 10, 13."""

from __future__ import annotations

import re
from functools import lru_cache

from herna.engine.errors import BadOption
from herna.engine.options import Options
from herna.engine.values import shown

from . import maps
from .generator import generate, why_unfit

DEFAULT = "41 normal"  # a match adds a seed
GENERATED = re.compile(r"(\d{1,4}) (\w{1,20})(?: (\d{1,20}))?", re.ASCII)  # a drawn seed has 64 bits
FORMER = " all"  # behind a map by rules that judged all maps as if teleports emitted in all directions


def read(value: object) -> str:
    """The canonical form of a map option: `41 normal 7`, `41 normal` (any seed), or a map as text."""
    text = str(value).strip("\n")
    found = GENERATED.fullmatch(" ".join(text.split()))
    if not found:
        maps.parse(text)
        return text
    size, difficulty, seed = found.groups()
    if int(size) not in maps.SIZES or difficulty not in maps.DIFFICULTIES:
        sizes, difficulties = ", ".join(map(str, maps.SIZES)), ", ".join(maps.DIFFICULTIES)
        raise BadOption(f"map: a size of {sizes} and {difficulties}, not {shown(text)}")
    return f"{int(size)} {difficulty}" + (f" {int(seed)}" if seed else "")


def settle(value: str | int | bool, number: int, options: Options) -> str:
    """The map of a new match: a generated map gets a seed, a map as text must be fit for a campaign."""
    text = str(value)
    found = GENERATED.fullmatch(text)
    if found:
        return text if found[3] else f"{text} {number}"
    fault = why_unfit(maps.parse(text), options["teleport_dirs"] == "same")
    if fault:
        raise BadOption(f"map: not for a campaign: {fault}")
    return text


def renew(value: str | int | bool) -> str:
    """The map of another match: a new one of the same size and difficulty; a map as text stays."""
    return re.sub(r"^(\d+ \w+) \d+$", r"\1", str(value))


def revive(rules: str, options: Options) -> Options:
    """The options of a match by former rules: its map stays as it was generated."""
    text = str(options["map"])
    is_other = rules == "fejag-1" and options["teleport_dirs"] == "same" and GENERATED.fullmatch(text)
    return {**options, "map": text + FORMER} if is_other else options


@lru_cache(maxsize=64)
def board(text: str, same_direction: bool = False) -> maps.Board:
    """The map that an option names."""
    found = GENERATED.fullmatch(text.removesuffix(FORMER))
    if not found:
        return maps.parse(text)
    as_formerly = text.endswith(FORMER)
    return generate(int(found[1]), found[2], int(found[3] or 0), same_direction=same_direction and not as_formerly)
