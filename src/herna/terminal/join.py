"""`herna join URL`: a seat at a table of a server, played from this terminal."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, replace
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any
from urllib.parse import parse_qs, urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

import herna
from herna.engine.errors import BadOption, HernaError
from herna.engine.game import State

from . import columns
from .screen import Screen, width_of

PATIENCE = 30.0  # seconds to wait for an answer, and to try to come back to a server that is away
RETRY = 0.5
Message = dict[str, Any]

HELP = """\
  Type an action as it is written in the list, or its number. Besides:
    m, moves       list the possible actions again
    b, board       draw the board again
    h, hint        ask a strong bot what it would do
    u, undo        ask to take back your last choice
    say TEXT       talk to the others
    draw, resign   offer a draw, give the match up
    ?, help        this
    q, quit        leave, like Ctrl-D and Ctrl-C; come back with the same address"""


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
    """The server did not do what was asked."""


def join(text: str, screen: Screen, *, nickname: str = "", watch: bool = False) -> None:
    """Take a seat at a table, or the seat that the address opens, or only watch; and play."""
    address = Address.read(text)
    if address.seat is None and not watch:
        address = sit_down(address, nickname)
        screen.say(f"  Your seat; come back with: herna join '{address.link}'", "note")
    Visit(address, screen).run()


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
        raise Refusal(_reason(error)) from None
    except urllib.error.URLError as error:
        raise Refusal(f"{address.site} does not answer: {error.reason}") from None


def _reason(error: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError, TypeError):
        return f"the server answers {error.code}"


class Line:
    """A connection that comes back by itself; a thread listens, so that nothing is missed while a person thinks."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.last: int | None = None
        self._heard: SimpleQueue[Message | None] = SimpleQueue()
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
                    raise Refusal(f"{self.address.site} does not answer") from None
                time.sleep(RETRY)
        Thread(target=self._listen, args=(self._socket,), daemon=True).start()
        hello = {"type": "hello", "table": self.address.table, "secret": self.address.seat, "last": self.last}
        self.send({name: value for name, value in hello.items() if value is not None})

    def hang_up(self) -> None:
        self._open.close()

    def _listen(self, socket: ClientConnection) -> None:
        try:
            for text in socket:
                self._heard.put(json.loads(text))
        except (ConnectionClosed, OSError):
            pass
        self._heard.put(None)

    def send(self, message: Message) -> None:
        try:
            if self._socket is not None:
                self._socket.send(json.dumps(message))
        except (ConnectionClosed, OSError):
            pass  # the listener notices too

    def hear(self, wait: bool) -> Message | None:
        """The next message; None if there is none yet. A lost connection is dialled again."""
        try:
            message = self._heard.get(timeout=None if wait else 0.001)
        except Empty:
            return None
        if message is None:
            self._open.close()
            self.dial()
            return self.hear(wait)
        return message


class Visit:
    """One person at one table, until the match is over or the person leaves."""

    def __init__(self, address: Address, screen: Screen) -> None:
        self.line = Line(address)
        self.screen = screen
        self.seen: Message = {}
        self._choices: list[str] = []
        self._drawn: State | None = None
        self._asked_about: int | None = None
        self._answered = True
        self._commands: dict[str, Callable[[str], None]] = {
            **dict.fromkeys(("m", "moves"), lambda _: self._list_choices()),
            **dict.fromkeys(("b", "board"), lambda _: self._draw()),
            **dict.fromkeys(("?", "help"), lambda _: self.screen.say(HELP)),
            **dict.fromkeys(("h", "hint"), lambda _: self._ask({"type": "hint"})),
            **dict.fromkeys(("u", "undo"), lambda _: self._ask({"type": "undo"})),
            **dict.fromkeys(("q", "quit", "exit"), self._quit),
            "draw": lambda _: self._ask({"type": "draw"}),
            "resign": lambda _: self._ask({"type": "resign"}),
            "say": lambda words: self._ask({"type": "chat", "text": words}) if words else None,
        }

    def run(self) -> None:
        self.line.dial()
        try:
            while not self._closed:
                message = self.line.hear(wait=not self._may_act)
                if message is not None:
                    self._take_in(message)
                elif self._question:
                    self._answer_question(self._question)
                else:
                    self._choose()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            self.screen.say(f"\n  Come back with: herna join '{self.line.address.link}'", "note")
        finally:
            self.line.hang_up()

    @property
    def _closed(self) -> bool:
        ending = self.seen.get("ending")
        return ending is not None and (ending["closed"] or not self.seen["choices"])

    # --- what the server says ---------------------------------------------------------------------

    def _take_in(self, message: Message) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.seen = message
            self.line.last = message["number"]
            self._welcome()
        elif kind == "update":
            kept = {"seats": self.seen.get("seats"), "you": self.seen.get("you")}
            self.seen |= {**message, **{name: message[name] or value for name, value in kept.items()}}
            self.line.last = message["number"]
            for line in message["lines"]:
                self._tell(line)
        elif kind == "error":
            if not self.seen:
                raise Refusal(message["text"])
            self.screen.paragraph(message["text"], "bad")
        elif kind == "hint_given":
            self.screen.say(f"  The bot would play {message['choice']['text']}.", "note")
        elif kind == "bye":
            self.screen.say("  The server is away for a moment.", "faint")
        self._answered |= kind in {"done", "error", "hint_given"}

    def _welcome(self) -> None:
        info = self.seen["info"]
        people = ", ".join(self._who(seat["seat"]) for seat in self.seen["seats"])
        self.screen.say(f"{info['title']}: {people}", "strong")
        if info["commitment"]:
            self.screen.say("  The dice are sealed; SHA-256 of their seed:", "faint")
            self.screen.say(f"  {info['commitment']}", "faint")
        if not self.seen["you"]:
            self.screen.say("  You are watching; Ctrl-C leaves.", "faint")
        else:
            self.screen.say("  Type the number of an action or the action itself; ? helps, q leaves.", "faint")

    def _who(self, number: int | None) -> str:
        if number is None:
            return "Chance"
        seat = self.seen["seats"][number]
        if seat["kind"] == "bot":
            return f"{seat['name']} ({seat['level']} bot)"
        if seat["seat"] in self.seen["you"]:
            return f"{seat['name']} (you)"
        return f"{seat['name']} ({seat['nickname'] or ('nobody yet' if seat['kind'] == 'open' else 'somebody')})"

    def _tell(self, line: Message) -> None:
        who, text = self._who(line["seat"]), line["text"]
        mine = line["seat"] is not None and line["seat"] in self.seen["you"]
        words = {
            "action": "" if mine else f"{who} plays {self.screen.paint(text, 'strong')}" if text else f"{who} acts",
            "chance": f"chance gives {text}" if text else "chance decides",
            "undo": "taken back",
            "chat": f"{who}: {text}",
            "sit": f"{who} sits down",
            "bot": f"{who} goes on in this seat",
            "open": "a seat is free",
            "resign": f"{who} resigns",
            "draw": "a draw is agreed",
            "flag": f"the time of {who} is over",
        }.get(line["kind"], "")
        if words:
            self.screen.say(f"  {words}", "note" if line["kind"] == "chat" else None)

    # --- what the person does ---------------------------------------------------------------------

    @property
    def _may_act(self) -> bool:
        return self._question is not None or bool(self._answered and self.seen.get("choices"))

    @property
    def _question(self) -> Message | None:
        """An offer that waits for this person and has not been put to them yet."""
        offer: Message | None = self.seen.get("offer")
        if offer is None or offer["number"] == self._asked_about:
            return None
        return offer if set(offer["waiting"]) & set(self.seen["you"]) else None

    def _answer_question(self, offer: Message) -> None:
        self._asked_about = offer["number"]
        wishes = {"undo": "take back a choice", "draw": "agree on a draw", "rematch": "play again"}
        wish = wishes.get(offer["kind"], "have a bot take the empty seat")
        accept = self.screen.agrees(f"  {self._who(offer['by'])} would like to {wish}. Do you agree?")
        self._ask({"type": "answer", "offer": offer["number"], "accept": accept})

    def _choose(self) -> None:
        texts = [choice["text"] for choice in self.seen["choices"]]
        listed = [text for group in columns.grouped(texts) for text in group]
        if listed != self._choices or self._drawn is None:
            self._choices = listed
            self._draw()
            self._list_choices()
        self._answer(self.screen.ask("Number or action (? for help): "))

    def _answer(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line not in self._choices and word.lower() in self._commands:
            self._commands[word.lower()](rest.strip())
            return
        if line.isdecimal() and line not in self._choices:
            if not 1 <= int(line) <= len(self._choices):
                self.screen.say(f"  There is no {line}; the list goes from 1 to {len(self._choices)}.", "bad")
                return
            line = self._choices[int(line) - 1]
        if line:
            self._choices = []
            self._ask({"type": "play", "ply": self.seen["ply"], "action": line})

    def _ask(self, message: Message) -> None:
        """Send; nothing more is asked of the person until the server has answered."""
        self._answered = False
        self.line.send({"id": 1, **message})

    def _quit(self, _: str) -> None:
        raise EOFError

    # --- pictures ---------------------------------------------------------------------------------

    def _state(self) -> State | None:
        """The position as this seat may know it, if this program has the game in the same version."""
        info = self.seen["info"]
        try:
            game = herna.game(info["game"])
            if game.rules != info["rules"]:
                return None
            return game.position(self.seen["position"], len(self.seen["seats"]), **info["options"])
        except HernaError:
            return None

    def _draw(self) -> None:
        state = self._state()
        picture = self.seen["position"]
        if state is not None:
            game = herna.game(self.seen["info"]["game"])
            picture = game.diagram(state, self.screen.colour, self._drawn)
            if width_of(picture) > self.screen.width:
                picture = "\n".join(f"  {name}: {value}" for name, value in game.notation.fields(state).items())
        self._drawn = state
        self.screen.say(f"\n{picture}\n")

    def _list_choices(self) -> None:
        groups = columns.grouped(self._choices)
        for line in columns.numbered(groups, self.screen.width, lambda text: self.screen.paint(text, "number")):
            self.screen.say(line)

    def _finish(self) -> None:
        self._draw()
        ending = self.seen["ending"]
        best = ending["ranking"][0] if ending["ranking"] else []
        draw = len(ending["ranking"]) == 1
        self.screen.say("  A draw." if draw else f"  {' and '.join(best)} won.", "strong")
        site, table = self.line.address.site, self.line.address.table
        self.screen.say(f"  The match as a file: {site}/api/tables/{table}/export", "faint")
