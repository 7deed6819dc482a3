"""What the server says to people: messages of the catalogue `table.ftl`, to be said in the reader's language."""

from __future__ import annotations

from herna import bots
from herna.engine.scene import Message, text_of

from ..protocol import ErrorCode
from .table import Row, Table

SIMPLE = ("sit", "open", "resign", "flag")  # somebody did something
SILENT = ("undo", "seed", "draw", "pause", "rematch", "halt", "resume")  # something happened
UNSAID = ("profile", "papers", "key")
HANDED_OVER = ("left", "resigned", "flag", "agreed", "failed")
OFFERS = ("undo", "draw", "bot", "rematch")


def refusal(code: ErrorCode) -> Message:
    return Message(f"table-error-{code.replace('_', '-')}")


def level(name: str) -> Message:
    return Message(f"table-level-{name}")


def event(table: Table, row: Row) -> tuple[Message, ...]:
    """An event of the table as a sentence; chat and actions speak for themselves."""
    word, *values = row.text[1:].split(" ")
    if word in SILENT:
        return (Message(f"table-{word}"),)
    if word in UNSAID:
        return ()
    if word == "letter":
        return (Message("table-letter", {"who": person(table, int(values[0]))}),)
    who = person(table, row.seat)
    if word in SIMPLE:
        return (Message(f"table-{word}", {"who": who}),)
    if word == "bot":
        return (Message(f"table-bot-{values[2]}", {"who": who, "level": level(values[1])}),)
    if word == "offer" and values[0] == "bot":
        named = values[2].partition(":")[2] or "medium"
        return (Message("table-offer-bot", {"who": who, "level": level(named)}),)
    if word == "offer":
        return (Message(f"table-offer-{values[0]}", {"who": who}),)
    return (Message(f"table-answer-{values[2]}", {"who": who}),)


def person(table: Table, seat: int | None) -> str | Message:
    """A nickname, or else what the game calls the seat."""
    if seat is None:
        return ""
    return table.chairs[seat].nickname or text_of(table.game.name, "seat", table.names[seat])


def all_ids() -> set[str]:
    """Everything that may be said; a test compares it with the catalogues."""
    codes = ErrorCode.__args__  # type: ignore[attr-defined]
    return {
        *(refusal(code).id for code in codes),
        *(level(name).id for name in bots.LEVELS),
        *(f"table-{word}" for word in (*SIMPLE, *SILENT)),
        *(f"table-bot-{why}" for why in HANDED_OVER),
        *(f"table-offer-{kind}" for kind in OFFERS),
        "table-answer-yes",
        "table-answer-no",
        "table-letter",
    }
