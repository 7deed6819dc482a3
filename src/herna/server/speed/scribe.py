"""A process that writes steps of tables into SQLite, each group of them durably or not at all.

Nearly everything written is rows added to logs. A thread could do it, but whenever it returns from SQLite it has to
wait for the busy event loop, and the loop for it. The scribe reads groups from its standard input and answers
each on its standard output; at the end of the input it ends. It is run as a file and needs nothing but Python, so it
starts quickly. `dictation.py` is the other end.
"""

from __future__ import annotations

import marshal
import signal
import sqlite3
import struct
import sys
from contextlib import suppress
from functools import cache
from itertools import chain
from typing import BinaryIO

Values = tuple[str | int | None, ...]  # table, number, kind, text, at, seat, spent; status, turn, ply, result, outcome
MANY = 64  # steps in one statement
LENGTH = struct.Struct("<I")
WRITTEN, TAKEN = b"written", b"taken"  # the answers; any other says what went wrong

# A step is a row of a log and, with the last row, what its table is like then. As one statement that is a
# commit of its own, many of them cost little more than the writing.
STEPS = """
CREATE TEMP VIEW steps AS
  SELECT table_id, number, kind, text, at, seat, spent, 0 AS status, 0 AS turn, 0 AS ply, 0 AS result, 0 AS outcome
    FROM log;
CREATE TEMP TRIGGER step_written INSTEAD OF INSERT ON steps BEGIN
  INSERT INTO log (table_id, number, kind, text, at, seat, spent)
    VALUES (new.table_id, new.number, new.kind, new.text, new.at, new.seat, new.spent);
  UPDATE tables SET status = new.status, turn = new.turn, ply = new.ply, result = new.result, outcome = new.outcome,
      updated = new.at
    WHERE id = new.table_id AND new.status IS NOT NULL;
END;
"""


def serve(database: str, pragmas: list[str], questions: BinaryIO, answers: BinaryIO) -> None:
    connection = sqlite3.connect(database, 30, isolation_level=None, cached_statements=4 * MANY)
    for pragma in pragmas:
        connection.execute(f"PRAGMA {pragma}")
    connection.executescript(STEPS)
    with suppress(ConnectionError):  # the other end may be gone
        while (text := _heard(questions)) is not None:
            answer = _answer(connection, marshal.loads(text))
            answers.write(LENGTH.pack(len(answer)) + answer)
    connection.close()


def _heard(questions: BinaryIO) -> bytes | None:
    """The next group; None if there is none, or only the beginning of one."""
    head = questions.read(LENGTH.size)
    size = LENGTH.unpack(head)[0] if len(head) == LENGTH.size else 0
    text = questions.read(size)
    return text if size and len(text) == size else None


def _answer(connection: sqlite3.Connection, steps: list[Values]) -> bytes:
    try:
        _write(connection, steps)
    except sqlite3.IntegrityError:
        return TAKEN
    except Exception as error:
        return f"{type(error).__name__}: {error}".encode(errors="backslashreplace")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return WRITTEN


def _write(connection: sqlite3.Connection, steps: list[Values]) -> None:
    if len(steps) <= MANY:
        connection.execute(_statement(len(steps)), list(chain.from_iterable(steps)))
        return
    connection.execute("BEGIN IMMEDIATE")
    for start in range(0, len(steps), MANY):
        some = steps[start : start + MANY]
        connection.execute(_statement(len(some)), list(chain.from_iterable(some)))
    connection.execute("COMMIT")


@cache
def _statement(count: int) -> str:
    return f"INSERT INTO steps VALUES {', '.join(['(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'] * count)}"


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM):  # the parent handles them; it may still have something to write
        signal.signal(number, signal.SIG_IGN)
    with open(1, "wb", buffering=0) as line:  # an answer that cannot be sent is not sent later
        serve(sys.argv[1], sys.argv[2:], sys.stdin.buffer, line)
