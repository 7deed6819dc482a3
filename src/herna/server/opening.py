"""Opening the room: a server on this machine, its addresses, and the browser."""

from __future__ import annotations

import contextlib
import io
import logging
import socket
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from herna.engine.errors import BadOption

from .doors.address import ANY_ADDRESS, lan_address
from .rooms.preparing import uncompiled
from .run import serve
from .settings import Settings
from .store import lost_links

BUILT_CLIENT = Path(__file__).resolve().parents[1] / "static"
PORTS_TRIED = 20
PATIENCE = 30.0


def client_folder() -> Path | None:
    """The built client, if this installation has one."""
    return BUILT_CLIENT if (BUILT_CLIENT / "index.html").is_file() else None


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or the next free one."""
    for port in range(wanted, wanted + PORTS_TRIED):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind((host, port))
                return port
    raise BadOption(f"ports {wanted} to {wanted + PORTS_TRIED - 1} are all in use; choose another with --port")


def qr_code(text: str) -> str:
    """A QR code in half-block characters, for a phone to scan from the terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()


def open_room(settings: Settings, *, lan: bool, browser: bool, say: Callable[[str], None]) -> None:
    """Serve until told to stop; print the address and open it in the browser."""
    settings = replace(settings, host=ANY_ADDRESS if lan else settings.host, web=settings.web or client_folder())
    settings = replace(settings, lan=None if lan else lan_address, links=settings.links or lost_links.folder())
    settings = replace(settings, uncompiled=uncompiled)  # the page is there at once; games follow one by one
    settings = replace(settings, port=free_port(settings.host, settings.port))
    here = f"http://127.0.0.1:{settings.port}/"
    say(f"Herna is open at {here}  (Ctrl-C closes it; every game is kept)")
    if lan:
        there = lan_address()
        if there is None:
            say("This machine is in no network now, so phones cannot reach it.")
        else:
            away = f"http://{there}:{settings.port}/"
            say(f"On phones and laptops in the same network: {away}\n\n{qr_code(away)}")
    if browser:
        threading.Thread(target=_show, args=(here,), daemon=True).start()
    serve(settings, logging.WARNING)  # at home nobody reads logs of successes


def _show(address: str) -> None:
    if wait_until_it_answers(address):
        webbrowser.open(address)


def wait_until_it_answers(address: str) -> bool:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), urllib.request.urlopen(f"{address}health", timeout=2):
            return True
        time.sleep(0.1)
    return False
