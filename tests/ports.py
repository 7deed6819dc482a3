"""Ports for servers that are started as processes of their own."""

from __future__ import annotations

import random
import socket

BELOW = range(20_000, 32_000)  # systems take the ports of outgoing connections from above
_random = random.SystemRandom()


def unused_port() -> int:
    """A port of this machine. One that the system proposes may be lost to any connection that begins meanwhile."""
    while True:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", found := _random.choice(BELOW)))
            except OSError:
                continue
        return found
