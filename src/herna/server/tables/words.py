"""What the server says to people: messages of the catalogue `table.ftl`, translated into the reader's language."""

from __future__ import annotations

from typing import get_args

from herna import bots
from herna.engine.scene import Message, text_of

from ..protocol import ErrorCode
from . import events
from .events import BotReason, Event, MatchEvent, Said
from .table import Table

ACTED: dict[type, str] = {  # a seat did something
    events.Seated: "table-sit",
    events.SeatOpened: "table-open",
    events.Resigned: "table-resign",
    events.FlagFell: "table-flag",
    events.HintTaken: "table-hint",
    events.UndoOffered: "table-offer-undo",
    events.DrawOffered: "table-offer-draw",
    events.RematchOffered: "table-offer-rematch",
    events.LobbyCancelled: "table-cancel",
}
HAPPENED: dict[type, str] = {  # nobody in particular did it
    events.TakenBack: "table-undo",
    events.DiceRevealed: "table-seed",
    events.DrawAgreed: "table-draw",
    events.ServerAway: "table-pause",
    events.TimeJumped: "table-jump",
    events.RematchFounded: "table-rematch",
    events.MatchPaused: "table-halt",
    events.MatchResumed: "table-resume",
    events.SidesDrawn: "table-lot",
}


def refusal(code: ErrorCode) -> Message:
    return Message(f"table-error-{code.replace('_', '-')}")


def level(name: str) -> Message:
    return Message(f"table-level-{name}")


def event(table: Table, seat: int | None, happened: Event | MatchEvent | Said) -> tuple[Message, ...]:
    """An event as a sentence; `seat` caused it. Chat and the organiser's own business are not put into words."""
    kind = type(happened)
    if kind in HAPPENED:
        return (Message(HAPPENED[kind]),)
    if kind in ACTED:
        return (Message(ACTED[kind], {"who": person(table, seat)}),)
    match happened:
        case events.BotSeated():
            who = person(table, seat)
            return (Message(f"table-bot-{happened.why}", {"who": who, "level": level(happened.level)}),)
        case events.BotOffered():
            return (Message("table-offer-bot", {"who": person(table, seat), "level": level(happened.level)}),)
        case events.Answered():
            return (Message(f"table-answer-{'yes' if happened.accept else 'no'}", {"who": person(table, seat)}),)
        case events.HintsSettled():
            return (Message(f"table-hints-{'yes' if happened.allowed else 'no'}"),)
        case events.WatchersSettled():
            return (Message(f"table-watchers-{'yes' if happened.allowed else 'no'}"),)
        case events.ChatSettled():
            return (Message(f"table-chat-{'yes' if happened.allowed else 'no'}"),)
        case events.LetterHandedIn():
            return (Message("table-letter", {"who": person(table, happened.seat)}),)
        case _:
            return ()


def person(table: Table, seat: int | None) -> str | Message:
    """A nickname, or else what the game calls the seat."""
    if seat is None:
        return ""
    return table.chairs[seat].nickname or text_of(table.game.name, "seat", table.names[seat])


def all_ids() -> set[str]:
    """The ids of everything that may be said; a test compares them with the catalogues."""
    return {
        *(refusal(code).id for code in get_args(ErrorCode)),
        *(level(name).id for name in bots.LEVELS),
        *ACTED.values(),
        *HAPPENED.values(),
        *(f"table-bot-{why}" for why in get_args(BotReason)),
        "table-offer-bot",
        "table-answer-yes",
        "table-answer-no",
        "table-letter",
        "table-hints-yes",
        "table-hints-no",
        "table-watchers-yes",
        "table-watchers-no",
        "table-chat-yes",
        "table-chat-no",
    }
