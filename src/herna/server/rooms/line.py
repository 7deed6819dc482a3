"""The line between a server and a process beside it: framed messages on the input and output of that process.

This is the end of the process, which imports little; `apart.py` is the server's.
"""

from __future__ import annotations

import marshal
import os
import queue
import signal
import struct
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any, BinaryIO

LENGTH = struct.Struct("<I")


def packed(said: Any) -> bytes:
    text = marshal.dumps(said)
    return LENGTH.pack(len(text)) + text


def name_of(function: Callable[..., Any]) -> str:
    """A name by which a process finds a function."""
    return f"{function.__module__}:{function.__qualname__}"


def named(name: str) -> Any:
    module, _, function = name.partition(":")
    return getattr(import_module(module), function)


@contextmanager
def answers() -> Iterator[BinaryIO]:
    """Where this process answers. What is printed is no answer, and the server handles interruptions."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    with os.fdopen(os.dup(1), "wb") as line:
        os.dup2(2, 1)
        yield line


def send(line: BinaryIO, said: object) -> None:
    line.write(packed(said))
    line.flush()


def tasks() -> queue.SimpleQueue[Any]:
    """What the server asks for. When it is gone so is this process, whatever it does; it has nothing to lose."""
    asked: queue.SimpleQueue[Any] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, asked), daemon=True).start()
    return asked


def _listen(questions: BinaryIO, asked: queue.SimpleQueue[Any]) -> None:
    while len(head := questions.read(LENGTH.size)) == LENGTH.size:
        text = questions.read(LENGTH.unpack(head)[0])
        if len(text) == LENGTH.unpack(head)[0]:
            asked.put(marshal.loads(text))
    os._exit(0)
