"""The people at the tables of `server.py`, on Herna's server and on boardgame.io's: what they say and when they act."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from wire import Wire

if TYPE_CHECKING:
    from crowd import Crowd

FOUR_IN_A_ROW = "four_in_a_row"
COLUMNS, ROWS = 7, 6
STEPS = (1, ROWS, ROWS + 1, ROWS + 2)  # between the squares of a line; a column has one bit more than squares


class Rack:
    """A match of four in a row as its players see it.

    They play at random but avoid lines if they can, so a match nearly always has all its 42 actions, and creating the
    next table is as small a part of the measurement as possible.
    """

    def __init__(self) -> None:
        self._heights = [0] * COLUMNS
        self._stones = [0, 0]  # of the seat to act and of the other

    def choose(self, rng: random.Random) -> int:
        """Choose a column and put the stone of the seat to act there."""
        columns = [column for column, height in enumerate(self._heights) if height < ROWS]
        rng.shuffle(columns)
        chosen = next((column for column in columns if not has_line(self._with_stone_in(column))), columns[0])
        self._stones = [self._stones[1], self._with_stone_in(chosen)]
        self._heights[chosen] += 1
        return chosen

    def _with_stone_in(self, column: int) -> int:
        return self._stones[0] | 1 << column * (ROWS + 1) + self._heights[column]


def has_line(stones: int) -> bool:
    for step in STEPS:
        pairs = stones & stones >> step
        if pairs & pairs >> 2 * step:
            return True
    return False


# --- what both servers have in common -------------------------------------------------------------------------------


class Person:
    """A person with a socket: a seat or a spectator, depending on who listens."""

    def __init__(self, crowd: Crowd, listen: Callable[[Person, bool], None] | None = None) -> None:
        self.crowd = crowd
        self.wire: Wire | None = None
        self.listen = listen  # called when something arrives, with whether it is news of the match
        self.ready: asyncio.Future[None] | None = None

    async def connect(self, path: str) -> None:
        """Connect separately, as a page in a browser does."""
        self.leave()
        self.wire = Wire(self.crowd.port, path, self.crowd.deflate, self.hear, self.crowd.fail)
        await asyncio.get_running_loop().create_connection(lambda: self.wire, "127.0.0.1", self.crowd.port)
        await self.wire.opened

    async def ask(self, text: str) -> None:
        """Say something before the match begins, and wait for the answer."""
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

    answers = 2  # to an action until it is complete

    def __init__(self, crowd: Crowd, number: int) -> None:
        self.crowd = crowd
        self.rng = random.Random(number)
        self.seats = [self.person(self._heard), self.person(self._heard)]
        self.rack = Rack()
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

    async def is_refused(self, column: int) -> bool:
        """Let the seat to act play a column; return whether the server refuses. If not, both have seen it."""
        raise NotImplementedError

    async def cheat(self) -> bool:
        """Fill a column of a new match and play there again; return whether the server refuses that and only that."""
        await self.lay()
        refused = [await self.is_refused(0) for _ in range(ROWS + 1)]
        return refused == [False] * ROWS + [True]

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
    """The parts of a message from Herna's server that matter; the rest is skipped."""

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
    """Every action is one of the choices that the server sends."""

    answers = 3  # two updates, and `done` for the seat that acts
    id = ""

    def person(self, listen: Callable[[Any, bool], None] | None = None) -> HernaPerson:
        return HernaPerson(self.crowd, listen)

    async def lay(self) -> None:
        made = await self.crowd.post("/api/tables", {"game": self.crowd.game, "public": False})
        invitation = {"invitation": made["invitations"][0]["secret"]}
        joined = await self.crowd.post(f"/api/tables/{made['id']}/join", invitation)
        self.id, self.rack = made["id"], Rack()
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
        mover = self._mover_now()
        offered = [choice.action for choice in mover.seen.choices]
        action = self.rack.choose(self.rng) if self.crowd.game == FOUR_IN_A_ROW else self.rng.choice(offered)
        if action not in offered:
            self.crowd.fail(f"action {action} is not offered")
        return mover, play(mover.seen.ply, action)

    def _mover_now(self) -> HernaPerson:
        return self.seats[0] if self.seats[0].seen.choices else self.seats[1]

    async def is_refused(self, column: int) -> bool:
        mover = self._mover_now()
        ply = mover.seen.ply
        await mover.ask(play(ply, column))
        while not mover.refused and any(seat.seen.ply == ply for seat in self.seats):
            await asyncio.sleep(0.001)
        return mover.refused == "illegal"


def play(ply: int, action: int) -> str:
    return f'{{"type":"play","id":1,"ply":{ply},"action":{action}}}'


# --- at boardgame.io's server ---------------------------------------------------------------------------------------
# Its messages are those of socket.io: `40` joins a namespace, `42` is an event, `2` is a ping.


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
    match = ""

    def person(self, listen: Callable[[Any, bool], None] | None = None) -> PeerPerson:
        return PeerPerson(self.crowd, listen)

    async def lay(self) -> None:
        game = self.crowd.game
        made = await self.crowd.post(f"/games/{game}/create", {"numPlayers": 2, "unlisted": True})
        self.match, self.rack = made["matchID"], Rack()
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
        return self._drop(self.rack.choose(self.rng))

    def _drop(self, column: int) -> tuple[PeerPerson, str]:
        state = self.seats[0].seen
        player = state.ctx.currentPlayer
        mover = self.seats[int(player)]
        payload = {"type": "drop", "args": [column], "playerID": player, "credentials": mover.credentials}
        move = {"type": "MAKE_MOVE", "payload": payload}
        return mover, event(self.crowd.game, "update", move, state.number, self.match, player)

    async def is_refused(self, column: int) -> bool:
        mover, text = self._drop(column)
        before = mover.seen.number
        await mover.ask(text)
        if mover.seen.number == before:
            return True
        while any(seat.seen.number == before for seat in self.seats):
            await asyncio.sleep(0.001)
        return False


def event(game: str, *words: Any) -> str:
    return f"42/{game},{msgspec.json.encode(words).decode()}"


TABLES: dict[str, type[Table]] = {"herna": HernaTable, "boardgameio": PeerTable}
