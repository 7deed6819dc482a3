"""Who sits where: people at the keyboard, bots on the other seats; written into the journal, to be resumed."""

from __future__ import annotations

from collections.abc import Sequence

from herna.engine.errors import BadOption

PERSON = "person"
BOT = "bot:"
EVERYBODY = ("both", "all")
NOBODY_AT_ALL = "none"


def seating(seats: Sequence[str], first: int, wanted: str | None, level: str) -> tuple[str, ...]:
    """A player for each seat; unless seats are wanted, a person takes the one that acts first."""
    people = _people(seats, first, wanted)
    return tuple(PERSON if seat in people else f"{BOT}{level}" for seat in seats)


def _people(seats: Sequence[str], first: int, wanted: str | None) -> set[str]:
    if wanted is None:
        return {seats[first]}
    word = wanted.lower()
    if word in EVERYBODY:
        return set(seats)
    if word == NOBODY_AT_ALL:
        return set()
    by_name = {seat.lower(): seat for seat in seats}
    names = [name.strip() for name in word.split(",")]
    for name in names:
        if name not in by_name:
            everybody = EVERYBODY[len(seats) > 2]
            raise BadOption(f"--seat: expected {', '.join(seats)}, {everybody} or none, not {wanted!r}")
    return {by_name[name] for name in names}


def bot_level(player: str) -> str | None:
    """The level of a bot, None for a person."""
    return player.removeprefix(BOT) if player.startswith(BOT) else None
