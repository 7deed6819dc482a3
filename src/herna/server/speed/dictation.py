"""What the store dictates to the scribe, and what it hears back."""

from __future__ import annotations

import asyncio
import marshal
import os
import socket
import subprocess
import sys

import structlog

from ..store.database import PRAGMAS
from ..store.writer import Values, WriteResult
from . import scribe
from .scribe import LENGTH, TAKEN, WRITTEN

log = structlog.get_logger()
POSSIBLE = os.name == "posix"  # else everything is written in threads
PATIENCE = 40.0  # seconds; longer than it waits for others who write, so only one that hangs is given up
MOST_SAID = 1 << 16  # bytes of an answer that are read together


class Dictation:
    """A scribe of the store that is a process of its own. If the process dies, a new one is started."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._line: socket.socket | None = None
        self._processes: list[subprocess.Popen[bytes]] = []  # the last one writes, others may still be ending

    async def write(self, steps: list[Values]) -> WriteResult:
        """Write all of them durably, or nothing."""
        text = marshal.dumps(steps)
        died = False
        for _ in range(2):
            try:
                answer = await asyncio.wait_for(self._ask(text), PATIENCE)
            except OSError as error:
                died = True
                log.error("scribe_died", error=repr(error))
                continue
            if answer not in (WRITTEN, TAKEN):
                self._drop()  # a new one may find the disk in a better state
                log.error("scribe_failed", error=answer.decode())
            if answer == WRITTEN:
                return WriteResult.WRITTEN
            return WriteResult.IN_DOUBT if died and answer == TAKEN else WriteResult.FAILED
        return WriteResult.IN_DOUBT

    async def _ask(self, text: bytes) -> bytes:
        loop = asyncio.get_running_loop()
        line = self._line or self._start()
        try:
            await loop.sock_sendall(line, LENGTH.pack(len(text)) + text)
            answer = b""
            while len(answer) < LENGTH.size or len(answer) < LENGTH.size + LENGTH.unpack_from(answer)[0]:
                more = await loop.sock_recv(line, MOST_SAID)
                if not more:
                    raise ConnectionResetError("the scribe has ended")
                answer += more
            return answer[LENGTH.size :]
        except BaseException:  # anything it still says would be mistaken for another answer
            self._drop()
            raise

    def _start(self) -> socket.socket:
        self._processes = [each for each in self._processes if each.poll() is None]
        line, end = socket.socketpair()
        with end:
            words = (sys.executable, "-P", scribe.__file__, self._database, *PRAGMAS)
            self._processes.append(subprocess.Popen(words, stdin=end.fileno(), stdout=end.fileno()))
        line.setblocking(False)
        self._line = line
        return line

    def _drop(self) -> None:
        """Close its input, which ends it."""
        if self._line is not None:
            self._line.close()
            self._line = None

    async def close(self) -> None:
        self._drop()
        for process in self._processes:
            await asyncio.to_thread(process.wait)
        self._processes = []
