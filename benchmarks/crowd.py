"""The people of `server.py`: tables of two seats that play each other, and spectators, at either server.

    python crowd.py PORT herna|boardgameio GAME [--deflate]

Orders come as JSON lines on standard input, one answer for each goes to standard output; the end of the input is the
end:

    {"do": "lay", "tables": 50}                        lay so many tables more and seat two at each
    {"do": "watch", "spectators": 1000}                so many spectators more, spread over all tables
    {"do": "play", "seconds": 10, "rate": 200 | null}  so many actions a second, or each table as fast as it goes
    {"do": "cheat"}                                    repeat the last action at a table: whether it is refused
    {"do": "leave"}                                    everybody leaves

Both servers are spoken to by the same program, so that its cost is about the same: a WebSocket that does only what is
needed here, and a few classes for what is said through it. The machine is shared with the server that is measured.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sys
import time
import zlib
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.request import Request, urlopen

import msgspec

TOGETHER = 20  # tables laid or sockets opened at once
PATIENCE = 30.0  # seconds for an answer before the run is given up
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
DEFLATED = 0x40
MASK = bytes(4)  # a mask of zeros is a mask: the server takes it off like any other, and we need not put it on


class Failed(Exception):
    """The run makes no sense any more."""


class Wire(asyncio.Protocol):
    """A WebSocket that hands over the text of each message."""

    def __init__(self, crowd: Crowd, path: str, hear: Callable[[bytes], None]) -> None:
        self.crowd = crowd
        self.path = path
        self.hear = hear
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0  # bytes on the wire of the last message
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._inflater = zlib.decompressobj(-15)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        deflate = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if self.crowd.deflate else ""
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.crowd.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{deflate}\r\n".encode()
        )

    def connection_lost(self, _: Exception | None) -> None:
        if self._transport is not None:
            self.crowd.fail("the server has closed a connection")

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done():
            self._shake_hands()
        if self.opened.done():
            self._read_frames()

    def _shake_hands(self) -> None:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return
        if not head.startswith(b"HTTP/1.1 101"):
            self.crowd.fail(f"no socket: {bytes(head.splitlines()[0]).decode()}")
            return
        self._buffer = rest
        self.opened.set_result(None)

    def _read_frames(self) -> None:
        buffer, at = self._buffer, 0
        while len(buffer) - at >= 2:
            size, begin = buffer[at + 1], at + 2
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(buffer[at + 2 : begin], "big") if len(buffer) >= begin else len(buffer)
            if len(buffer) < begin + size:
                break
            self.received = begin + size - at
            self._take(buffer[at], bytes(buffer[begin : begin + size]))
            at = begin + size
        del buffer[:at]

    def _take(self, first: int, content: bytes) -> None:
        kind = first & 15
        if kind == TEXT:
            self.hear(self._inflater.decompress(content + b"\0\0\xff\xff") if first & DEFLATED else content)
        elif kind == PING:
            self._send(PONG, content)
        elif kind == CLOSE:
            self.crowd.fail(f"the server has closed a connection: {content[2:].decode(errors='replace')}")

    def say(self, text: str) -> None:
        self._send(TEXT, text.encode())

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126, size >> 8, size & 255])
        if self._transport is not None:
            self._transport.write(bytes([0x80 | kind]) + length + MASK + content)

    def close(self) -> None:
        transport, self._transport = self._transport, None
        if transport is not None:
            transport.abort()


# --- what both servers have in common -------------------------------------------------------------------------------


class Person:
    """Somebody with a socket: a seat or a spectator. Told apart by who listens."""

    def __init__(self, crowd: Crowd, listen: Callable[[Person, bool], None] | None = None) -> None:
        self.crowd = crowd
        self.wire: Wire | None = None
        self.listen = listen  # is told that something has arrived, and whether it was news of the match
        self.ready: asyncio.Future[None] | None = None

    async def connect(self, path: str) -> None:
        """With a connection of its own, as a page in a browser has."""
        self.leave()
        self.wire = Wire(self.crowd, path, self.hear)
        await asyncio.get_running_loop().create_connection(lambda: self.wire, "127.0.0.1", self.crowd.port)
        await self.wire.opened

    async def ask(self, text: str) -> None:
        """Say something before the match begins, and wait until that is answered."""
        self.ready = asyncio.get_running_loop().create_future()
        self.wire.say(text)
        await self.ready
        self.ready = None

    def hear(self, text: bytes) -> None:
        raise NotImplementedError

    def leave(self) -> None:
        if self.wire is not None:
            self.wire.close()


class Table:
    """Two seats that play each other, and again when the match is over."""

    answers = 2  # that an action has until it is over

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.rng = random.Random(number)
        self.seats = [self.person(self._heard), self.person(self._heard)]
        self.spectators: list[Any] = []
        self._mover: Any = None
        self._sent = 0.0
        self._missing = 0

    def person(self, listen: Callable[[Any, bool], None] | None = None) -> Any:
        raise NotImplementedError

    async def lay(self) -> None:
        """A new match for the people of this table."""
        raise NotImplementedError

    async def watch(self, spectator: Any) -> None:
        raise NotImplementedError

    @property
    def over(self) -> bool:
        raise NotImplementedError

    def next_action(self) -> tuple[Any, str]:
        """The seat to act, and what it says."""
        raise NotImplementedError

    async def cheat(self) -> bool:
        """The seat to act repeats what was played last; whether the server refuses that."""
        raise NotImplementedError

    def act(self) -> None:
        self._mover, text = self.next_action()
        self._missing, self._sent = self.answers, time.perf_counter()
        self._mover.wire.say(text)

    def _heard(self, seat: Person, news: bool) -> None:
        if not self._missing:
            return
        self._missing -= 1
        if news and seat is not self._mover:
            self.crowd.round.arrived(self._sent, seat.wire.received)
        if not self._missing:
            self.crowd.round.free(self)


# --- at Herna's server ----------------------------------------------------------------------------------------------


class Choice(msgspec.Struct):
    action: int


class Said(msgspec.Struct):
    """What matters of a message from Herna's server; the rest of it is skipped."""

    type: str
    ply: int = 0
    choices: tuple[Choice, ...] = ()
    ending: msgspec.Raw = msgspec.Raw(b"null")
    code: str = ""
    text: str = ""

    @property
    def over(self) -> bool:
        return bytes(self.ending) != b"null"


read_said = msgspec.json.Decoder(Said).decode


class HernaPerson(Person):
    seen = Said("")
    refused = ""

    async def sit(self, table: str, secret: str | None = None) -> None:
        await self.connect(f"/ws?table={table}")
        await self.ask(json.dumps({"type": "hello", "table": table, **({"secret": secret} if secret else {})}))

    def hear(self, text: bytes) -> None:
        if self.listen is None and self.ready is None:
            return  # a spectator looks on
        said = read_said(text)
        if said.type in {"snapshot", "update"}:
            self.seen = said
        elif said.type == "error":
            self.refused = said.code
        if self.ready is not None:
            if said.type in {"done", "error"}:
                self.ready.set_result(None)
        elif said.type == "error":
            self.crowd.fail(f"refused: {said.code}: {said.text}")
        elif said.type in {"update", "done"}:
            self.listen(self, said.type == "update")


class HernaTable(Table):
    """Every action is a random one of those that the server offers."""

    answers = 3  # two updates, and to the one who acts that it is done
    id = ""

    def person(self, listen: Callable[[Any, bool], None] | None = None) -> HernaPerson:
        return HernaPerson(self.crowd, listen)

    async def lay(self) -> None:
        made = await self.crowd.post("/api/tables", {"game": self.crowd.game, "public": False})
        invitation = {"invitation": made["invitations"][0]["secret"]}
        joined = await self.crowd.post(f"/api/tables/{made['id']}/join", invitation)
        self.id = made["id"]
        for seat, secret in zip(self.seats, (made["secret"], joined["secret"]), strict=True):
            await seat.sit(self.id, secret)
        for spectator in self.spectators:
            await spectator.sit(self.id)

    async def watch(self, spectator: HernaPerson) -> None:
        await spectator.sit(self.id)

    @property
    def over(self) -> bool:
        return any(seat.seen.over for seat in self.seats)

    def next_action(self) -> tuple[HernaPerson, str]:
        mover = self.seats[0] if self.seats[0].seen.choices else self.seats[1]
        self._action = self.rng.choice(mover.seen.choices).action
        return mover, self._play(mover, self._action)

    def _play(self, mover: HernaPerson, action: int) -> str:
        return f'{{"type":"play","id":1,"ply":{mover.seen.ply},"action":{action}}}'

    async def cheat(self) -> bool:
        mover = self.seats[0] if self.seats[0].seen.choices else self.seats[1]
        await mover.ask(self._play(mover, self._action))
        return mover.refused == "illegal"


# --- at boardgame.io's server ---------------------------------------------------------------------------------------
# Its messages are those of socket.io: `40` joins a namespace, `42` is an event, `2` asks whether somebody is there.


class Context(msgspec.Struct):
    currentPlayer: str = ""  # noqa: N815
    gameover: msgspec.Raw = msgspec.Raw(b"")


class MatchState(msgspec.Struct):
    ctx: Context = msgspec.field(default_factory=Context)
    number: int = msgspec.field(default=0, name="_stateID")


class Synced(msgspec.Struct):
    state: MatchState


class Sync(msgspec.Struct, array_like=True):
    name: str
    match: str
    synced: Synced


class News(msgspec.Struct, array_like=True):
    name: str
    match: str
    state: MatchState


read_sync = msgspec.json.Decoder(Sync).decode
read_news = msgspec.json.Decoder(News).decode


class PeerPerson(Person):
    seen = MatchState()
    credentials: str | None = None

    async def sit(self, match: str, player: str | None = None, credentials: str | None = None) -> None:
        self.credentials = credentials
        self._before = f"42/{self.crowd.game},".encode()
        await self.connect("/socket.io/?EIO=4&transport=websocket")
        await self.ask(f"40/{self.crowd.game},")
        await self.ask(event(self.crowd.game, "sync", match, player, credentials, 2))

    def hear(self, text: bytes) -> None:
        if text == b"2":
            self.wire.say("3")
        elif self.listen is None and self.ready is None:
            return  # a spectator looks on
        elif text.startswith(b'["update"', len(self._before)):
            self.seen = read_news(text[len(self._before) :]).state
            if self.ready is not None:
                self.ready.set_result(None)
            else:
                self.listen(self, True)
        elif text.startswith(b'["sync"', len(self._before)):
            self.seen = read_sync(text[len(self._before) :]).synced.state
            self.ready.set_result(None)
        elif text.startswith(b"40"):
            self.ready.set_result(None)
        elif text.startswith(b"44"):
            self.crowd.fail(f"refused: {text.decode()}")


class PeerTable(Table):
    """Every action is a random tile besides the one that was turned last."""

    match = ""
    _action = -1

    def person(self, listen: Callable[[Any, bool], None] | None = None) -> PeerPerson:
        return PeerPerson(self.crowd, listen)

    async def lay(self) -> None:
        game = self.crowd.game
        made = await self.crowd.post(f"/games/{game}/create", {"numPlayers": 2, "unlisted": True})
        self.match, self._action = made["matchID"], -1
        for player, seat in zip("01", self.seats, strict=True):
            wish = {"playerID": player, "playerName": f"player {player}"}
            joined = await self.crowd.post(f"/games/{game}/{self.match}/join", wish)
            await seat.sit(self.match, player, joined["playerCredentials"])
        for spectator in self.spectators:
            await spectator.sit(self.match)

    async def watch(self, spectator: PeerPerson) -> None:
        await spectator.sit(self.match)

    @property
    def over(self) -> bool:
        return any(bytes(seat.seen.ctx.gameover) for seat in self.seats)

    def next_action(self) -> tuple[PeerPerson, str]:
        tile = self.rng.randrange(24)
        self._action = tile + (tile >= self._action >= 0)
        return self._play(self._action)

    def _play(self, tile: int) -> tuple[PeerPerson, str]:
        state = self.seats[0].seen
        player = state.ctx.currentPlayer
        mover = self.seats[int(player)]
        payload = {"type": "turn", "args": [tile], "playerID": player, "credentials": mover.credentials}
        move = {"type": "MAKE_MOVE", "payload": payload}
        return mover, event(self.crowd.game, "update", move, state.number, self.match, player)

    async def cheat(self) -> bool:
        before = self.seats[0].seen.number
        mover, text = self._play(self._action)
        await mover.ask(text)
        return mover.seen.number == before


def event(game: str, *words: Any) -> str:
    return f"42/{game},{msgspec.json.encode(words).decode()}"


# --- everybody ------------------------------------------------------------------------------------------------------

TABLES: dict[str, type[Table]] = {"herna": HernaTable, "boardgameio": PeerTable}


class Round:
    """Some seconds of play, with what was seen in them."""

    def __init__(self, tables: list[Table], seconds: float, rate: float | None) -> None:
        self.rate = rate
        self.waits: list[float] = []  # milliseconds
        self.bytes = 0
        self.in_time = 0
        self.laid = 0
        self.started = time.perf_counter()
        self.end = self.started + seconds
        self._idle = deque(tables)
        self._busy = 0
        self._laying: set[asyncio.Task[None]] = set()
        self._changed = asyncio.Event()

    def arrived(self, sent: float, size: int) -> None:
        now = time.perf_counter()
        self.waits.append(round((now - sent) * 1000, 3))
        self.bytes += size
        self.in_time += now <= self.end

    def free(self, table: Table) -> None:
        """A table has finished an action."""
        if table.over:
            task = asyncio.create_task(self._lay(table))
            self._laying.add(task)
            task.add_done_callback(self._laying.discard)
        else:
            self._next(table)

    async def _lay(self, table: Table) -> None:
        await table.lay()
        self.laid += 1
        self._next(table)

    def _next(self, table: Table) -> None:
        if self.rate is None and time.perf_counter() < self.end:
            table.act()
            return
        self._busy -= 1
        self._idle.append(table)
        self._changed.set()

    def _begin(self) -> None:
        self._busy += 1
        self._idle.popleft().act()

    async def play(self) -> None:
        if self.rate is None:
            while self._idle:
                self._begin()
        else:
            await self._play_at(self.rate)
        while self._busy:
            await self._change()

    async def _play_at(self, rate: float) -> None:
        """An action whenever one is due, at the table that has waited longest."""
        due = self.started
        while due < self.end:
            await asyncio.sleep(due - time.perf_counter())
            while not self._idle:
                await self._change()
            if time.perf_counter() >= self.end:
                return
            self._begin()
            due += 1 / rate

    async def _change(self) -> None:
        self._changed.clear()
        await asyncio.wait_for(self._changed.wait(), PATIENCE)

    def report(self) -> dict[str, Any]:
        return {
            "seconds": self.end - self.started,
            "in_time": self.in_time,
            "waits": self.waits,
            "bytes": self.bytes / max(1, len(self.waits)),
            "laid": self.laid,
        }


class Crowd:
    """Everybody at one server."""

    def __init__(self, port: int, server: str, game: str, deflate: bool) -> None:
        self.port = port
        self.game = game
        self.deflate = deflate
        self._table = TABLES[server]
        self.tables: list[Table] = []
        self.failure: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.round = Round([], 0, None)
        self._clerks = ThreadPoolExecutor(4)

    def fail(self, why: str) -> None:
        if not self.failure.done():
            self.failure.set_exception(Failed(why))

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        return await asyncio.get_running_loop().run_in_executor(self._clerks, self._post, path, body)

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        words = {"Content-Type": "application/json"}
        request = Request(f"http://127.0.0.1:{self.port}{path}", json.dumps(body).encode(), words)
        with urlopen(request, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    async def obey(self, order: dict[str, Any]) -> dict[str, Any]:
        """Carry an order out, unless something goes wrong first."""
        deeds: dict[str, Callable[..., Coroutine[Any, Any, dict[str, Any] | None]]] = {
            "lay": self._lay,
            "watch": self._watch,
            "play": self._play,
            "cheat": self._cheat,
            "leave": self._leave,
        }
        work = asyncio.create_task(deeds[order.pop("do")](**order))
        self.failure.add_done_callback(lambda _: work.cancel())
        await asyncio.wait({work})
        if self.failure.done():
            self.failure.result()
        return work.result() or {}

    async def _lay(self, tables: int) -> None:
        new = [self._table(self, len(self.tables) + number) for number in range(tables)]
        await in_groups(table.lay() for table in new)
        self.tables += new
        await asyncio.sleep(1)  # presence has been told

    async def _watch(self, spectators: int) -> None:
        await in_groups(self._look_on(self.tables[number % len(self.tables)]) for number in range(spectators))
        await asyncio.sleep(1)

    async def _look_on(self, table: Table) -> None:
        person = table.person()
        await table.watch(person)
        table.spectators.append(person)

    async def _play(self, seconds: float, rate: float | None) -> dict[str, Any]:
        self.round = Round(self.tables, seconds, rate)
        await self.round.play()
        return self.round.report()

    async def _cheat(self) -> dict[str, Any]:
        """At one of the first tables: where a match has just begun anew, what was played last is no repetition."""
        for table in self.tables[:3]:
            if await table.cheat():
                return {"refused": True}
        return {"refused": False}

    async def _leave(self) -> None:
        for table in self.tables:
            for person in (*table.seats, *table.spectators):
                person.leave()
        self.tables = []
        await asyncio.sleep(0.5)


async def in_groups(work: Iterable[Coroutine[Any, Any, None]]) -> None:
    waiting = list(work)
    for start in range(0, len(waiting), TOGETHER):
        await asyncio.gather(*waiting[start : start + TOGETHER])


async def run(port: int, server: str, game: str, deflate: bool) -> int:
    crowd = Crowd(port, server, game, deflate)
    while order := await asyncio.to_thread(sys.stdin.readline):
        try:
            answer = await crowd.obey(json.loads(order))
        except (Failed, OSError, TimeoutError) as error:
            print(json.dumps({"error": str(error) or type(error).__name__}), flush=True)
            return 1
        print(json.dumps(answer), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(run(int(sys.argv[1]), sys.argv[2], sys.argv[3], "--deflate" in sys.argv)))
