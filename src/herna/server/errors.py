"""What the server refuses; only the client that asked is told."""

from __future__ import annotations

from herna.engine.errors import HernaError, NotReady
from herna.engine.messages import say
from herna.engine.scene import Message

from .protocol import ErrorCode

STATUS: dict[str, int] = {
    "malformed": 422,
    "too_big": 413,
    "flood": 429,
    "no_table": 404,
    "no_review": 404,
    "bad_secret": 403,
    "forbidden": 403,
    "not_seated": 403,
    "bad_option": 422,
    "slow": 503,
    "unavailable": 503,
    "preparing": 503,
    "internal": 500,
}


class Refused(HernaError):
    """A request that has no effect; the code is part of the protocol, the text is for people."""

    def __init__(self, code: ErrorCode, text: str, message: Message | None = None) -> None:
        super().__init__(text)
        self.code: ErrorCode = code
        self.text = text
        self.message = message

    @property
    def status(self) -> int:
        """The HTTP status that says the same."""
        return STATUS.get(self.code, 409)


class Unprepared(Refused, NotReady):
    """A game that is being compiled."""


def slow() -> Refused:
    """The store takes long; those who asked are told, and what was begun goes on."""
    return Refused("slow", "the store takes long; this is not saved yet")


class Trouble(HernaError):
    """Something that an operator has to mend; the words are in `operator.ftl`."""

    def __init__(self, id: str, **args: str | int) -> None:
        self.message = Message(id, dict(args))
        super().__init__(say(self.message))

    def __reduce__(self) -> tuple[object, ...]:
        return _trouble, (self.message,)


def _trouble(message: Message) -> Trouble:
    return Trouble(message.id, **message.args)  # type: ignore[arg-type]


class Conflict(HernaError):
    """Another node has written the next entry of a table's log first."""


class BrokenLog(HernaError):
    """A stored log with a row that cannot be read or cannot happen there."""

    def __init__(self, table: str, row: int, why: str) -> None:
        super().__init__(f"table {table}, row {row}: {why}")
        self.table = table
        self.row = row
        self.why = why
