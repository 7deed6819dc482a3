"""Variants: the settings that the lab compares. Options, seats, and numbers of the position that matches begin with.

>>> import herna
>>> from herna.lab.variants import variant
>>> variant(herna.game("four_in_a_row"), [("line", "5")]).options
{'line': 5}

`NAME` is an option, `preset` or `seats`. `OPTION.TABLE.FIELD` is one value in an option that is data, where an entry of
a list goes by its id or place: `cards.rules.damage_limit`, `cards.mutation.M01.cost`, `mix.X`. `start.FIELD` is a
number of the first position, if the game's notation can write the position that this makes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from herna.engine.errors import BadOption
from herna.engine.game import Game, Option, Options, State
from herna.engine.kernel.entropy import seed_from

SHOWN = 60  # characters of a value
START = "start"
Pairs = Iterable[tuple[str, str]]
Read = Callable[[Option, str], object]


@dataclass(frozen=True)
class Variant:
    """A setting of a game; what it leaves out is as usual."""

    options: Mapping[str, Any] = field(default_factory=dict)
    seats: int | None = None
    start: Mapping[str, int] = field(default_factory=dict)  # numbers of the first position
    name: str = ""

    def checked(self, game: Game) -> Variant:
        """With all options as the game reads them, or BadOption."""
        chosen = game.read_options(self.options)
        made = replace(self, options=chosen, seats=game.read_seats(self.seats, chosen))
        made.begin(game, 0)
        return made

    def begin(self, game: Game, seed: int) -> State:
        """The first state; what options leave open is drawn from the seed, the same for all variants."""
        chosen = game.settle_options(game.read_options(self.options), seed_from(seed))
        state = game.new(self.seats, **chosen)
        return _changed(game, state, self, chosen) if self.start else state

    def differences(self, other: Variant) -> dict[str, Any]:
        """What this variant has otherwise than the other one; of data only the values that differ."""
        found: dict[str, Any] = {}
        for name, value in self.options.items():
            if value != other.options.get(name):
                found |= _apart(name, value, other.options.get(name))
        if self.seats != other.seats:
            found["seats"] = self.seats
        for name in dict.fromkeys((*self.start, *other.start)):
            if self.start.get(name) != other.start.get(name):
                found[f"{START}.{name}"] = self.start.get(name, "usual")
        return found

    def json(self) -> dict[str, Any]:
        return {"options": dict(self.options), "seats": self.seats, "start": dict(self.start)}


def variant(
    game: Game,
    given: Pairs,
    usual: Variant | None = None,
    read: Read = lambda option, text: option.read(text),
) -> Variant:
    """What some `NAME=VALUE` make of the usual setting; `read` may look a value up in a file."""
    usual = usual or Variant()
    options, seats, start = dict(usual.options), usual.seats, dict(usual.start)
    pairs = sorted(given, key=lambda pair: pair[0] != "preset")  # the others change what it brings
    for name, text in pairs:
        if name == "preset":
            preset = game.preset(text)
            options, seats = {**options, **preset.options}, seats or preset.seats
        elif name == "seats":
            seats = _number(name, text)
        elif name.startswith(f"{START}."):
            start[name.removeprefix(f"{START}.")] = _number(name, text)
        elif "." in name:
            option = _option(game, name.partition(".")[0])
            options[option.name] = _with_part(option, options.get(option.name, option.default), name, text)
        else:
            option = _option(game, name)
            options[option.name] = read(option, text)
    return Variant(options, seats, start).checked(game)


def _number(name: str, text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise BadOption(f"{name}: expected a whole number, not {text!r}") from None


def _option(game: Game, name: str) -> Option:
    for option in game.options:
        if option.goes_by(name):
            return option
    there_are = ", ".join(option.name for option in game.options) or "none"
    raise BadOption(
        f"{game.title} has no option {name!r}; its options are {there_are}; preset, seats and {START}.FIELD work too"
    )


# --- one value in an option that is data --------------------------------------------------------------------------


def _with_part(option: Option, value: Any, path: str, text: str) -> object:
    if option.contents is None:
        raise BadOption(f"{path}: {option.name} is one value without parts")
    contents = json.loads(json.dumps(option.contents(value)))
    *steps, last = path.split(".")[1:]
    inner: Any = contents
    for step in steps:
        inner = inner[_key(inner, step, path)]
    inner[_key(inner, last, path)] = _value(text)
    return option.read(contents)


def _key(inner: Any, step: str, path: str) -> str | int:
    if isinstance(inner, list):
        found = [i for i, each in enumerate(inner) if isinstance(each, dict) and each.get("id") == step]
        found += [int(step)] if step.isdecimal() and int(step) < len(inner) else []
        known = [str(each["id"]) for each in inner if isinstance(each, dict) and "id" in each]
        if found:
            return found[0]
    elif isinstance(inner, dict):
        if step in inner:
            return step
        known = list(inner)
    else:
        known = []
    raise BadOption(f"{path}: there is no {step!r}; there are: {', '.join(known) or 'none'}")


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _apart(name: str, value: Any, other: Any) -> dict[str, Any]:
    """Values by their path, as far as both are data of one shape."""
    parts = [_data(each) for each in (value, other)]
    if parts[0] is None or parts[1] is None:
        return {name: shown(value)}
    mine, theirs = (dict(_leaves(name, part)) for part in parts)
    changed = {path: leaf for path, leaf in mine.items() if leaf != theirs.get(path)}
    gone = {path: "none" for path in theirs if path not in mine}
    return changed | gone


def _data(value: Any) -> Any:
    if not isinstance(value, str) or not value.startswith("{"):
        return None
    try:
        return json.loads(value)
    except ValueError:
        return None


def _leaves(path: str, data: Any) -> Iterable[tuple[str, Any]]:
    if isinstance(data, dict):
        for name, inner in data.items():
            yield from _leaves(f"{path}.{name}", inner)
    elif isinstance(data, list):
        for i, inner in enumerate(data):
            yield from _leaves(f"{path}.{inner['id'] if isinstance(inner, dict) and 'id' in inner else i}", inner)
    else:
        yield path, data


def shown(value: Any) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= SHOWN else f"{text[: SHOWN - 1]}…"


# --- numbers of the first position --------------------------------------------------------------------------------


def _changed(game: Game, state: State, asked: Variant, chosen: Options) -> State:
    for name, value in asked.start.items():
        kind = game.state.fields[name][0] if game.state.fields and name in game.state.fields else None
        if kind is None or kind.shape or kind.kind not in "iu":
            raise BadOption(f"{START}.{name}: the position of {game.title} has no such number")
        bounds = np.iinfo(kind)
        if not bounds.min <= value <= bounds.max:
            raise BadOption(f"{START}.{name}: {bounds.min} to {bounds.max}, not {value}")
        state[0][name] = value
    text = game.notation.format_position(state)
    again = game.position(text, asked.seats, **chosen)
    if again.tobytes() != state.tobytes():
        named = ", ".join(f"{START}.{name}={value}" for name, value in asked.start.items())
        raise BadOption(f"{named}: no position of {game.title} can be written that has this; change an option instead")
    return state
