"""Where phones on the same network find this machine."""

from __future__ import annotations

import contextlib
import socket

ANY_ADDRESS = "0.0.0.0"  # only when asked for with --lan


def lan_address() -> str | None:
    """This machine's address on the local network; finding it sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # a documentation address: only the route to it is looked up
        found: str = probe.getsockname()[0]
        return None if found.startswith("127.") else found
    return None
