"""How a bot thinks about one action: its kind, its budget, and how it searches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from numbers import Integral, Real
from typing import Any

from herna.engine.errors import BadOption
from herna.engine.game import is_a


@dataclass(frozen=True)
class Thinking:
    """Which kind of bot thinks, and how. A kind ignores the fields that mean nothing to it."""

    kind: str  # one of the kinds in the registry
    simulations: int = 1  # of a search; for a planner, the effort it is given
    seconds: float | None = None  # thinking ends with the simulations or with the time, whichever comes first
    exploration: float = 0.4  # the weight of curiosity in UCB1
    rollout: int = 4  # quick actions between the tree and the evaluation
    threads: int = 1  # that search at the same time, each a tree of its own and its share of the simulations
    chance_nodes: bool = True  # chance outcomes are nodes of the tree; otherwise what is below averages over them

    def __post_init__(self) -> None:
        for name, (good, expected) in FIELDS.items():
            value = getattr(self, name)
            if not good(value):
                raise BadOption(f"{name} of a bot's thinking is {expected}, not {value!r}")

    def but(self, overrides: Mapping[str, object]) -> Thinking:
        """The same with some fields replaced; a field that does not exist is refused."""
        known = [field.name for field in fields(self)]
        for name in overrides:
            if name not in known:
                raise BadOption(f"a bot's thinking has no {name!r}; it has {', '.join(known)}")
        return replace(self, **overrides)  # type: ignore[arg-type]  # checked by __post_init__


def _is_count(value: Any, least: int) -> bool:
    return is_a(Integral, value) and not is_a(bool, value) and int(value) >= least


def _is_amount(value: Any) -> bool:
    return is_a(Real, value) and not is_a(bool, value) and float(value) >= 0


FIELDS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "kind": (lambda value: isinstance(value, str), "a name"),
    "simulations": (lambda value: _is_count(value, 1), "a whole number of at least 1"),
    "seconds": (lambda value: value is None or _is_amount(value), "a number or None"),
    "exploration": (_is_amount, "a number of at least 0"),
    "rollout": (lambda value: _is_count(value, 0), "a whole number of at least 0"),
    "threads": (lambda value: _is_count(value, 1), "a whole number of at least 1"),
    "chance_nodes": (lambda value: isinstance(value, bool), "True or False"),
}
