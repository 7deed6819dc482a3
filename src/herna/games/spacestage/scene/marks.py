"""Overlays that players can switch on in Space Stage: the damage that is coming, what they could deal."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from herna.engine.game import State
from herna.engine.scene import Mark, Message, Overlay

from ..kernel import state as S
from .blows import could, most_damage
from .station import room_damage, taken_slots
from .words import generator_kind, plain, room_words


def overlays(state: State, seat: int | None) -> tuple[Overlay, ...]:
    s = plain(state)
    playing = s.phase != S.OVER
    return (
        _overlay("end", list(_ends(s)) if playing else []),
        _overlay("blows", list(_blows(s)) if playing else []),
        _overlay("reach", list(_reach(s)) if playing else []),
        _overlay("oxygen", list(_breakdowns(s)) if playing else []),
    )


def _overlay(name: str, marks: list[Mark]) -> Overlay:
    return Overlay(name, Message(f"spacestage-overlay-{name}"), tuple(marks))


def _ends(s: SimpleNamespace) -> Iterator[Mark]:
    """Who would suffer if the turn ended now."""
    for c in range(S.CHARACTERS):
        if s.ends[c] and s.life[c] == S.ALIVE:
            deadly = s.damage[c] + s.ends[c] >= s.limit
            label = Message("spacestage-mark-deadly" if deadly else "spacestage-mark-end", {"c": c + 1, "n": s.ends[c]})
            yield Mark("danger" if deadly else "caution", (f"char-{c + 1}",), label)


def _blows(s: SimpleNamespace) -> Iterator[Mark]:
    """What every living character could deal to the monsters of its room with all its cards that work."""
    for c in range(S.CHARACTERS):
        if s.life[c] != S.ALIVE:
            continue
        for slot in taken_slots(s, s.room[c]):
            n = most_damage(s, c, slot)
            yield Mark(
                "help" if n >= s.slot_health[slot] else "way",
                (f"char-{c + 1}", f"slot-{S.SLOTS[slot]}"),
                could(s, c, slot, n),
            )


def _reach(s: SimpleNamespace) -> Iterator[Mark]:
    """The rooms next to the characters on turn, and what waits there."""
    for c in range(S.CHARACTERS):
        if not s.acts[c]:
            continue
        for room in S.NEIGHBOURS[s.room[c]].tolist():
            if room == S.NONE:
                continue
            damage = room_damage(s, room)
            args = {"room": room_words(room), "n": max(damage, 0)}
            name = "spacestage-mark-safe" if damage < 0 else "spacestage-mark-unsafe"
            kind = "way" if damage < 0 else "danger"
            yield Mark(kind, (f"char-{c + 1}", f"room-{S.ROOMS[room]}"), Message(name, args))  # type: ignore[arg-type]


def _breakdowns(s: SimpleNamespace) -> Iterator[Mark]:
    """What the broken generators mean."""
    oxygen = [g for g in range(len(S.GENERATORS)) if generator_kind(s.rows, g) == "oxygen" and s.broken[g]]
    for g in oxygen:
        if len(oxygen) > 1:
            label = Message("spacestage-mark-no-air", {"n": s.oxygen_damage})
        else:
            label = Message("spacestage-mark-no-healing")
        yield Mark("danger" if len(oxygen) > 1 else "caution", (f"gen-{S.GENERATORS[g]}",), label)
    for deck, room in enumerate(("E", "W")):
        g = S.POWER[s.rows][deck]
        if s.broken[g]:
            yield Mark("stop", (f"gen-{S.GENERATORS[g]}", f"room-{room}"), Message("spacestage-mark-no-power"))
