"""The socket: one connection, one table at a time. Every message of a client gets a typed answer."""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from herna.engine.game import Game, State, copy_of

from .. import identity, metrics, protocol
from ..errors import Refused, slow
from ..protocol import (
    AboutShown,
    Bye,
    Done,
    Error,
    HintGiven,
    Looked,
    OverlaysShown,
    Pong,
    PreviewShown,
    ReasonGiven,
    ServerMessage,
)
from ..rooms.hub import Hub
from ..rooms.room import Room
from ..tables import ahead, chairs, chat, lookback, offers, organising, play, words
from ..tables.charter import Change, Held
from ..tables.texts import tidy_short
from ..tables.view import Frame, viewer, visible
from .address import caller
from .limits import Board, Bucket, Buckets, Counts
from .origin import is_welcome
from .outboxes import SMALL, Outboxes
from .reasons import reason_against, told_about
from .wire import Wire, wire_of

log = structlog.get_logger()
PATH = "/ws"
POLICY, TOO_BIG, TRY_LATER, GOING_AWAY = 1008, 1009, 1013, 1012
PATIENCE = 4.0  # seconds after which somebody who asked hears that it takes long
STUCK = 8  # answers that may be late at once before a client has to come back
GOODBYE = 2.0  # seconds for a client that is sent away
NOTHING: frozenset[int] = frozenset()


class Sockets:
    """The endpoint at /ws, before everything that is only for HTTP."""

    def __init__(self, app: ASGIApp, hub: Hub, board: Board) -> None:
        limits = hub.settings.limits
        self.app = app
        self.hub = hub
        self.outboxes = Outboxes(limits, board)
        self.whys = Buckets(limits.why_rate, limits.why_burst, "why", board)
        self.looks = Buckets(limits.look_rate, limits.look_burst, "look", board)
        self.asides = Buckets(limits.chat_rate, limits.chat_burst, "asides", board)
        self.hellos = Buckets(limits.hello_rate, limits.hello_burst, "hello", board)
        self._open_sockets = Counts("sockets", board)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == PATH:
            await self._open(HTTPConnection(scope), receive, send)
        else:
            await self.app(scope, receive, send)

    async def _open(self, connection: HTTPConnection, receive: Receive, send: Send) -> None:
        limits = self.hub.settings.limits
        wire = wire_of(connection.scope, receive, send)
        address = caller(connection)
        await receive()  # the request to connect
        if not is_welcome(connection, self.hub.settings.origins):
            await send({"type": "websocket.close", "code": POLICY})
            return
        if self._open_sockets.of(address) >= limits.connections or self.hub.closing:
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        self._open_sockets.add(address, 1)
        metrics.CONNECTIONS.inc()
        started = time.monotonic()
        try:
            await send({"type": "websocket.accept"})
            await Client(self, wire, address, connection.cookies.get(identity.COOKIE)).run()
        finally:
            wire.detach()
            metrics.CONNECTIONS.dec()
            log.info("socket", ms=round((time.monotonic() - started) * 1000))
            self._open_sockets.add(address, -1)


class Client:
    """One connection from its hello to its end. Its messages are answered one after the other."""

    def __init__(self, sockets: Sockets, wire: Wire, address: str, cookie: str | None) -> None:
        self.hub = sockets.hub
        self.address = address
        self.wire = wire
        limits = self.hub.settings.limits
        self.room: Room | None = None
        self.claims: frozenset[int] = NOTHING
        self.held: Held = NOTHING
        self.deputy: int | None = None
        self.frame: Frame | None = None
        self._cookie = cookie
        self._loop = asyncio.get_running_loop()
        self._context = contextvars.copy_context()  # with the number of the request, for the log
        self._digest: str | None = None  # of the secret that opened the seats
        self._gone: asyncio.Future[None] = self._loop.create_future()
        self._inbox: deque[str | bytes] = deque()
        self._worker: asyncio.Task[None] | None = None
        self._late: set[asyncio.Task[None]] = set()  # workers whose client was told that it takes long
        self._outbox: list[bytes] = []
        self._queued = 0  # bytes in the outbox
        self._first = 0  # bytes of the message that was sent when nothing was waiting
        self._flushing = False
        self._messages = Bucket(limits.messages_rate, limits.messages_burst)
        self._previews = Bucket(limits.preview_rate, limits.preview_burst)
        self._sockets = sockets
        self._hint_coming: asyncio.Task[None] | None = None
        self._strikes = 0
        self._leaving: int | None = None  # the code with which it is sent away

    async def run(self) -> None:
        """Run until the connection is gone and everything it started is done."""
        try:
            self.wire.attach(self)
            await self._gone
            self._forgo_hint()
            while workers := {*self._late, *([self._worker] if self._worker else [])}:
                await asyncio.wait(workers)
        finally:
            self._forgo_hint()
            self._leaving = self._leaving or GOING_AWAY
            self._sockets.outboxes.gone(self)
            if self.room is not None:
                self.room.leave(self)

    # --- hearing ----------------------------------------------------------------------------------

    def hear(self, text: str | bytes) -> None:
        """A message has arrived. While another is being answered it waits, and no more are read."""
        if self._leaving is not None:
            return
        self._inbox.append(text)
        if self._worker is None:
            self._worker = self.hub.spawn(self._work(), self._context.copy())
        else:
            self.wire.pause()

    def lost(self) -> None:
        if not self._gone.done():
            self._gone.set_result(None)

    async def _work(self) -> None:
        me = asyncio.current_task()
        while self._inbox and self._leaving is None:
            await self._answer(self._inbox.popleft())
            if me in self._late:
                self._late.remove(me)
                return  # another goes on
            if self._strikes > self.hub.settings.limits.strikes:
                self.dismiss("abuse", POLICY)
            if self._inbox:
                await asyncio.sleep(0)  # now it is the turn of others
        self._worker = None
        self.wire.resume()

    async def _answer(self, frame: str | bytes) -> None:
        tag = 0
        try:
            if not self._messages.take():
                raise Refused("flood", "too many messages, wait a little")
            if len(frame) > self.hub.settings.limits.frame_bytes:
                raise Refused("too_big", f"a frame has {self.hub.settings.limits.frame_bytes} bytes at most")
            ask = _decoded(frame)
            tag = ask.id
            handler, counter = HANDLERS[type(ask)]
            counter.inc()
            patience = self._loop.call_later(PATIENCE, self._lose_patience, tag)
            try:
                await handler(self, ask)
            finally:
                patience.cancel()
            self._strikes = 0
        except Refused as refused:
            self._strikes += refused.code in {"flood", "malformed", "too_big"}
            metrics.REFUSED.labels(refused.code).inc()
            self._refuse(refused, tag)
        except Exception as error:
            self._fail("socket_failed", error, tag)

    def _lose_patience(self, tag: int) -> None:
        """Say that it takes long, and answer what comes next. What is being done goes on without a further answer."""
        if self._worker is None:
            return
        self._refuse(slow(), tag)
        self._late.add(self._worker)
        self._worker = self.hub.spawn(self._work(), self._context.copy())
        if len(self._late) > STUCK:
            self.dismiss("slow", TRY_LATER)

    @property
    def _is_late(self) -> bool:
        return bool(self._late) and asyncio.current_task() in self._late

    def _fail(self, what: str, error: Exception, tag: int) -> None:
        """A bug: the details are for our log only."""
        log.error(what, error=repr(error), exc_info=error)
        metrics.REFUSED.labels("internal").inc()
        self._refuse(Refused("internal", "something went wrong here; it has been noted"), tag)

    def _refuse(self, refused: Refused, tag: int) -> None:
        message = refused.message or words.refusal(refused.code)
        self.tell(Error(code=refused.code, text=refused.text, re=tag, message=message))

    # --- sending ----------------------------------------------------------------------------------

    def tell(self, message: ServerMessage) -> None:
        if not self._is_late:  # else it was answered
            self.send(protocol.encode(message))

    def send(self, text: bytes) -> None:
        """Queue a text; a client that does not keep up is sent away and may come back for what it missed."""
        if self._leaving is not None:
            return
        limits, waiting = self.hub.settings.limits, self.unsent
        if not waiting:
            self._first = len(text)  # a long match is told in one piece, and more may follow at once
        if len(self._outbox) >= limits.outbox or waiting + len(text) > self._first + limits.outbox_bytes:
            self._empty_outbox()
            self.dismiss("slow", TRY_LATER)
            return
        self._outbox.append(text)
        self._queued += len(text)
        if waiting + len(text) > SMALL:
            self._sockets.outboxes.grown(self)
        self._flush_soon()

    def give_up(self) -> None:
        """Close now, whatever is still unsent."""
        if self._leaving is None:
            self._leaving = TRY_LATER
        self._empty_outbox()
        self._hang_up()

    def _empty_outbox(self) -> None:
        self._outbox, self._queued = [], 0
        self._sockets.outboxes.shrunk(self)

    @property
    def pending(self) -> int:
        """Texts that have not been handed to the network yet."""
        return len(self._outbox)

    @property
    def unsent(self) -> int:
        """Bytes that the other end has not read yet."""
        return self._queued + self.wire.unsent

    def dismiss(self, reason: Any, code: int) -> None:
        if self._leaving is None:
            self._leaving = code
            self._outbox.append(protocol.encode(Bye(reason=reason, after=2000)))
            self._flush_soon()
            self._loop.call_later(GOODBYE, self._hang_up)

    def _flush_soon(self) -> None:
        """Send everything that is queued in this step in one piece."""
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self.drained)

    def drained(self) -> None:
        """The network accepts more."""
        self._flushing = False
        if not self.wire.ready or not self._outbox:
            return
        texts = self._outbox
        self._outbox, self._queued = [], 0
        self.wire.write(texts)
        self._sockets.outboxes.shrunk(self)
        if self._leaving is not None and self.wire.open:
            self.hub.spawn(self.wire.send({"type": "websocket.close", "code": self._leaving}))

    def _hang_up(self) -> None:
        if not self._gone.done():
            self.wire.hang_up()

    # --- requests ---------------------------------------------------------------------------------

    def _here(self) -> Room:
        if self.room is None:
            raise Refused("no_hello", "say hello to a table first")
        return self.room

    async def commit(self, ask: protocol.Ask, decide: Callable[[int], Change]) -> None:
        """Commit a change and say so. Nothing cancels this task, not even the end of the connection."""
        room = self._here()
        number = await room.commit(partial(self._in_time, decide))
        self.tell(Done(re=ask.id, number=number))
        if self.deputy is not None or room.table.organiser in self.held:
            self._note(ask, room, number)

    def _note(self, ask: protocol.Ask, room: Room, number: int) -> None:
        """An organiser has done something; talking does not count."""
        if not isinstance(ask, protocol.Chat):
            what = ask.what if isinstance(ask, protocol.Organise) else str(ask.__struct_config__.tag)
            about = ask.seat if isinstance(ask, protocol.Introduce | protocol.Organise | protocol.SeatToBot) else None
            seat = min(self.held) if self.deputy is not None else about
            self.hub.audit(what, self._digest, room.table.id, seat=seat, number=number)

    def _in_time(self, decide: Callable[[int], Change], now: int) -> Change:
        """Nothing is begun for somebody who was told to try again."""
        if self._is_late:
            raise slow()
        return decide(now)

    async def _hello(self, ask: protocol.Hello) -> None:
        if ask.version != protocol.VERSION:
            raise Refused("version", f"this server speaks version {protocol.VERSION} of the protocol")
        if not self._sockets.hellos.take(self.address):
            raise Refused("flood", "too many arrivals from your address, wait a little")
        room = await self.hub.room(ask.table)
        await room.refresh()
        if self._is_late:
            raise slow()
        claims = NOTHING if ask.watch else self._claims(room, ask.secret)
        deputy = None
        if ask.seat is not None and not ask.watch:
            deputy = room.table.organiser
            if deputy is None or deputy not in claims or ask.seat >= len(room.table.chairs):
                raise Refused("forbidden", "only the organiser can act for others")
            claims = frozenset({ask.seat})
        self._forgo_hint()
        if self.room is not None:
            self.room.leave(self)
        self.room, self.deputy = room, deputy
        await room.enter(self, claims, ask.last)
        if self.room is not room:  # a later hello was faster
            room.leave(self)
        self.tell(Done(re=ask.id, number=room.table.number))

    def _claims(self, room: Room, secret: str | None) -> frozenset[int]:
        if secret is None and not identity.is_secret(self._cookie):
            return NOTHING
        self._digest = identity.digest(secret if secret is not None else self._cookie or "")
        claims = room.table.claims([self._digest])
        if secret is not None and not claims:
            raise Refused("bad_secret", "this secret opens no seat at this table")
        return claims

    async def _play(self, ask: protocol.Play) -> None:
        room = self._here()
        if not self.held:
            raise Refused("not_seated", "only those who play can do that")
        note, by = ask.note, self.deputy
        await self.commit(
            ask,
            lambda now: play.play(
                room.table, self.held, ask.ply, ask.action, now, note=note, by=by, further=ask.further
            ),
        )

    async def _letter(self, ask: protocol.Letter) -> None:
        table = self._here().table
        await self.commit(ask, lambda now: organising.write_letter(table, self.held, ask.text, now, self.deputy))

    async def _introduce(self, ask: protocol.Introduce) -> None:
        table = self._here().table
        name = tidy_short(ask.nickname, self.hub.settings.limits.nickname_length)
        seat, profile = ask.seat, ask.profile
        await self.commit(
            ask, lambda now: organising.introduce(table, self.held, seat, now, nickname=name, profile=profile)
        )

    async def _organise(self, ask: protocol.Organise) -> None:
        table = self._here().table
        if ask.what == "close":
            await self.commit(ask, lambda now: organising.close_turns(table, self.held, now, ask.seat))
        elif ask.what in organising.ALLOWANCES:
            await self.commit(ask, lambda now: organising.allow(table, self.held, ask.what, now))
        else:
            await self.commit(ask, lambda now: organising.pause(table, self.held, ask.what == "pause", now))

    async def _say(self, ask: protocol.Chat) -> None:
        room = self._here()
        if len(ask.text) > self.hub.settings.limits.chat_length:
            raise Refused("too_big", f"a message has {self.hub.settings.limits.chat_length} characters at most")
        if not self.held and room.table.watchers_chat and not self._sockets.asides.take(self.address):
            raise Refused("flood", "wait a little before you say more")
        name = tidy_short(ask.name, self.hub.settings.limits.nickname_length)
        await self.commit(ask, lambda now: chat.say(room.table, self.held, ask.text, now, name=name))

    async def _seat_to_bot(self, ask: protocol.SeatToBot) -> None:
        room = self._here()
        table, seat, level = room.table, ask.seat, ask.level
        await self.commit(
            ask, lambda now: offers.hand_to_bot(table, self.held, seat, level, now, absent=room.absent(seat))
        )

    async def _hint(self, ask: protocol.Hint) -> None:
        room = self._here()
        if self._hint_coming is not None and not self._hint_coming.done():
            raise Refused("flood", "one hint at a time")
        self._hint_coming = self.hub.spawn(self._give_hint(room, ask))

    def _forgo_hint(self) -> None:
        """Nobody waits for the answer any more."""
        if self._hint_coming is not None:
            self._hint_coming.cancel()

    async def _give_hint(self, room: Room, ask: protocol.Hint) -> None:
        try:
            ply, choice, (instruction, reason) = await room.hint(self.held)
        except Refused as refused:
            self._refuse(refused, ask.id)
        except Exception as error:
            self._fail("hint_failed", error, ask.id)
        else:
            self.tell(HintGiven(re=ask.id, ply=ply, choice=choice, instruction=instruction, reason=reason))

    def _refuse_staring(self) -> None:
        """What is drawn for one person is quickly made, but not for hundreds of connections of one address."""
        if not self._sockets.looks.take(self.address):
            raise Refused("flood", "too many looks at the board from your address, wait a little")

    async def _overlays(self, ask: protocol.Overlays) -> None:
        table = self._here().table
        self._refuse_staring()
        state = visible(table, table.state, self.held)
        shown = tuple(table.game.stage.overlays(state, viewer(table, self.held)))
        self.tell(OverlaysShown(re=ask.id, ply=table.match.ply, overlays=shown))

    async def _preview(self, ask: protocol.Preview) -> None:
        table = self._here().table
        if not self._previews.take():
            raise Refused("flood", "one look ahead at a time")
        self._refuse_staring()
        change, messages = ahead.preview(table, self.held, ask.ply, ask.action, ask.further)
        self.tell(PreviewShown(re=ask.id, ply=ask.ply, action=ask.action, scene=change, messages=messages))

    async def _look(self, ask: protocol.Look) -> None:
        table = self._here().table
        if not self._previews.take():
            raise Refused("flood", "one look back at a time")
        self._refuse_staring()
        scene, steps = lookback.look_back(table, self.held, ask.number, ask.steps)
        self.tell(Looked(re=ask.id, number=ask.number, scene=scene, steps=steps))

    async def _why(self, ask: protocol.AskWhy) -> None:
        def answer(game: Game, state: State, seat: int | None) -> ServerMessage:
            reason = reason_against(game, state, ask.touches, seat)
            return ReasonGiven(re=ask.id, message=reason.message, rule=reason.rule)

        self._explain(ask, answer)

    async def _about(self, ask: protocol.About) -> None:
        self._explain(
            ask,
            lambda game, state, seat: AboutShown(re=ask.id, told=told_about(game, state, ask.sprites, seat)),
        )

    def _explain(
        self, ask: protocol.AskWhy | protocol.About, answer: Callable[[Game, State, int | None], ServerMessage]
    ) -> None:
        table = self._here().table
        if not self._sockets.whys.take(self.address):
            raise Refused("flood", "too many questions, wait a little")
        state = copy_of(visible(table, table.state, self.held))
        self.hub.spawn(self._explained(ask, partial(answer, table.game, state, viewer(table, self.held))))

    async def _explained(self, ask: protocol.AskWhy | protocol.About, answer: Callable[[], ServerMessage]) -> None:
        """Apart from the other messages: a play that follows does not wait for the answer."""
        try:
            message = await self.hub.crews.explaining.do(self.address, answer)
        except Refused as refused:
            self._refuse(refused, ask.id)
        except Exception as error:
            self._fail("reason_failed", error, ask.id)
        else:
            self.tell(message)

    async def _ping(self, ask: protocol.Ping) -> None:
        self.tell(Pong(re=ask.id))


Handler = Callable[[Client, Any], Awaitable[None]]


def _command(decide: Callable[[Client, Room, Any, int], Change]) -> Handler:
    async def handle(client: Client, ask: Any) -> None:
        room = client._here()
        await client.commit(ask, lambda now: decide(client, room, ask, now))

    return handle


_BY_KIND: dict[type, Handler] = {
    protocol.Hello: Client._hello,
    protocol.Play: Client._play,
    protocol.Chat: Client._say,
    protocol.Letter: Client._letter,
    protocol.Introduce: Client._introduce,
    protocol.Organise: Client._organise,
    protocol.Correct: _command(
        lambda client, room, ask, now: organising.correct(
            room.table, client.held, ask.ply, ask.action, now, note=ask.note
        )
    ),
    protocol.Rewrite: _command(
        lambda client, room, ask, now: organising.rewrite(room.table, client.held, ask.papers, now)
    ),
    protocol.SeatToBot: Client._seat_to_bot,
    protocol.SeatBack: _command(lambda client, room, ask, now: chairs.take_back(room.table, client.claims, now)),
    protocol.Cancel: _command(lambda client, room, ask, now: chairs.cancel(room.table, client.held, now)),
    protocol.Undo: _command(lambda client, room, ask, now: offers.undo(room.table, client.held, now)),
    protocol.Draw: _command(lambda client, room, ask, now: offers.draw(room.table, client.held, now)),
    protocol.Resign: _command(lambda client, room, ask, now: play.resign(room.table, client.held, now)),
    protocol.Finish: _command(lambda client, room, ask, now: play.finish(room.table, client.held, now)),
    protocol.Rematch: _command(lambda client, room, ask, now: offers.rematch(room.table, client.held, now)),
    protocol.Answer: _command(
        lambda client, room, ask, now: offers.answer(room.table, client.held, ask.offer, ask.accept, now)
    ),
    protocol.Hint: Client._hint,
    protocol.Overlays: Client._overlays,
    protocol.Preview: Client._preview,
    protocol.Look: Client._look,
    protocol.AskWhy: Client._why,
    protocol.About: Client._about,
    protocol.Ping: Client._ping,
}
HANDLERS = {
    kind: (handler, metrics.MESSAGES.labels(kind.__name__.lower()))  # labels are slow to find
    for kind, handler in _BY_KIND.items()
}


def _decoded(frame: str | bytes) -> protocol.ClientMessage:
    try:
        return protocol.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("malformed", "this is no message of the protocol") from None
