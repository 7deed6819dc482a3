"""The way to a table on a server: its address, taking a seat there, and a connection that survives interruptions."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from threading import Thread
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from herna.engine.errors import BadOption, HernaError
from herna.engine.scene import Message
from herna.server import protocol
from herna.server.protocol import ClientMessage, Error, Hello, ServerMessage, Snapshot, Update

PATIENCE = 30.0  # seconds to wait for an answer, and to try to come back to a server that is away
RETRY = 0.5


@dataclass(frozen=True)
class Address:
    """Where a table is and what opens a seat there."""

    site: str
    table: str
    seat: str | None = None
    invitation: str | None = None

    @classmethod
    def read(cls, text: str) -> Address:
        """`http://host/t/TABLE`, with `#seat=SECRET` or `#invite=SECRET` as in the links that a server gives."""
        parts = urlsplit(text if "://" in text else f"http://{text}")
        found = re.fullmatch(r"(.*)/t/([a-z0-9]{1,40})/?", parts.path)
        if parts.scheme not in {"http", "https"} or not parts.netloc or not found:
            raise BadOption(f"expected the address of a table, like http://host/t/NAME, not {text!r}")
        secrets = parse_qs(parts.fragment)
        return cls(
            site=f"{parts.scheme}://{parts.netloc}{found[1]}",
            table=found[2],
            seat=secrets.get("seat", [None])[0],
            invitation=secrets.get("invite", [None])[0],
        )

    @property
    def socket(self) -> str:
        return f"ws{self.site.removeprefix('http')}/ws?table={self.table}"

    @property
    def link(self) -> str:
        return f"{self.site}/t/{self.table}" + (f"#seat={self.seat}" if self.seat else "")


class Refusal(HernaError):
    """The server did not do what was asked; `message` says why in the reader's language, `text` in English."""

    def __init__(self, message: Message | None, text: str) -> None:
        super().__init__(text)
        self.message = message
        self.text = text


def no_answer(site: str) -> Refusal:
    return Refusal(Message("terminal-no-answer", {"site": site}), f"{site} does not answer")


def sit_down(address: Address, nickname: str) -> Address:
    """Take an open seat, or the one the invitation is for."""
    wish = {"nickname": nickname} | ({"invitation": address.invitation} if address.invitation else {})
    request = urllib.request.Request(
        f"{address.site}/api/tables/{address.table}/join",
        json.dumps(wish).encode(),
        {"Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return replace(address, seat=json.load(answer)["secret"], invitation=None)
    except urllib.error.HTTPError as error:
        raise _refusal(error) from None
    except urllib.error.URLError:
        raise no_answer(address.site) from None


def _refusal(error: urllib.error.HTTPError) -> Refusal:
    try:
        told = json.load(error)
        return Refusal(Message(f"table-error-{told['code'].replace('_', '-')}"), told["text"])
    except (ValueError, KeyError, TypeError, AttributeError):
        return Refusal(None, f"the server answers {error.code}")


def _decoded(frame: str | bytes) -> ServerMessage:
    try:
        return protocol.decode_answer(frame)
    except msgspec.DecodeError as error:
        return Error(code="version", text=f"not understood: {error}", message=Message("terminal-not-understood"))


class Connection:
    """A connection that redials when it is lost; a thread listens, so nothing is missed while a person thinks."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self._last: int | None = None  # the last line of the log that was heard
        self._heard: SimpleQueue[ServerMessage | None] = SimpleQueue()
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def dial(self) -> None:
        """Connect and say hello; what was missed comes as the first message."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self._socket = self._open.enter_context(connect(self.address.socket, max_size=None))
                break
            except (OSError, InvalidHandshake):
                if time.monotonic() > end:
                    raise no_answer(self.address.site) from None
                time.sleep(RETRY)
        Thread(target=self._listen, args=(self._socket,), daemon=True).start()
        self.send(Hello(table=self.address.table, secret=self.address.seat, last=self._last))

    def hang_up(self) -> None:
        self._open.close()

    def _listen(self, socket: ClientConnection) -> None:
        try:
            for frame in socket:
                self._heard.put(_decoded(frame))
        except (ConnectionClosed, OSError):
            pass
        self._heard.put(None)

    def send(self, message: ClientMessage) -> None:
        try:
            if self._socket is not None:
                self._socket.send(msgspec.json.encode(message), text=True)
        except (ConnectionClosed, OSError):
            pass  # the listener notices too

    def hear(self, wait: bool) -> ServerMessage | None:
        """The next message; None if there is none yet. A lost connection is dialled again."""
        try:
            message = self._heard.get(timeout=None if wait else 0.001)
        except Empty:
            return None
        if message is None:
            self._open.close()
            self.dial()
            return self.hear(wait)
        if isinstance(message, Snapshot | Update):
            self._last = message.number
        return message
