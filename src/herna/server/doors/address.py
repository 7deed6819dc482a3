"""Where phones in the same network find this machine."""

from __future__ import annotations

import contextlib
import socket

ANY_ADDRESS = "0.0.0.0"  # only when asked for with --lan


def lan_address() -> str | None:
    """This machine's address in the local network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # an address for documentation: only the way towards it is asked for
        found: str = probe.getsockname()[0]
        return None if found.startswith("127.") else found
    return None
