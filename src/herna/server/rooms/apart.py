"""Processes beside the event loop, each at the end of a line (`line.py`)."""

from __future__ import annotations

import asyncio
import marshal
import os
import socket
import subprocess
import sys
import threading
from typing import Any

from .line import LENGTH, packed

POSSIBLE = os.name == "posix"  # needs sockets as the input of a process
MOST_SAID = 1 << 16  # bytes that are read together
LONGEST = 1 << 26  # bytes of an answer


class Apart:
    """A process that runs a module of ours, as the event loop sees it."""

    def __init__(self, module: str, *words: str) -> None:
        self._line, end = socket.socketpair()
        self._line.setblocking(False)
        self._heard = bytearray()
        few = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
        with end:
            self._process = subprocess.Popen(
                (sys.executable, "-P", "-m", module, *words),
                stdin=end.fileno(),
                stdout=end.fileno(),
                env={**os.environ, **few},
            )

    async def say(self, what: object) -> None:
        await asyncio.get_running_loop().sock_sendall(self._line, packed(what))

    async def hear(self) -> Any:
        """What it says next; ConnectionResetError if it has ended."""
        while (size := self._size()) is None or len(self._heard) < size:
            more = await asyncio.get_running_loop().sock_recv(self._line, MOST_SAID)
            if not more:
                raise ConnectionResetError("a process beside the server has ended")
            self._heard += more
        said = marshal.loads(self._heard[LENGTH.size : size])
        del self._heard[:size]
        return said

    def _size(self) -> int | None:
        """Of what has begun to arrive."""
        if len(self._heard) < LENGTH.size:
            return None
        size: int = LENGTH.unpack_from(self._heard)[0]
        if size > LONGEST:
            raise ValueError("a process beside the server says too much")
        return LENGTH.size + size

    def stop(self) -> None:
        """End it, whatever it does."""
        self._line.close()
        self._process.kill()
        threading.Thread(target=self._process.wait, daemon=True).start()  # to give its memory back takes a moment
