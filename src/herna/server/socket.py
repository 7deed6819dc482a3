"""The socket: one connection, one table at a time. Whatever a client sends, it gets a typed answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from . import identity, metrics, protocol, view, words
from .errors import Refused
from .hub import Hub
from .limits import Bucket
from .origin import is_welcome
from .protocol import Bye, Done, Error, HintGiven, OverlaysShown, Pong, PreviewShown, ServerMessage
from .room import Room
from .stage import stage_of
from .table import Step
from .view import Frame, Held, viewer, visible

log = structlog.get_logger()
POLICY, TOO_BIG, TRY_LATER, GOING_AWAY = 1008, 1009, 1013, 1012
GOODBYE = 2.0  # seconds for a client that is sent away
NOTHING: frozenset[int] = frozenset()


class Sockets:
    """The endpoint at /ws."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._by_address: Counter[str] = Counter()

    async def __call__(self, websocket: WebSocket) -> None:
        settings = self.hub.settings
        address = websocket.client.host if websocket.client else ""
        if not is_welcome(websocket.headers, settings.origins):
            await websocket.close(POLICY)
            return
        if self._by_address[address] >= settings.limits.connections or self.hub.closing:
            await websocket.close(TRY_LATER)
            return
        self._by_address[address] += 1
        metrics.CONNECTIONS.inc()
        try:
            await websocket.accept()
            await Client(self.hub, websocket).run()
        finally:
            metrics.CONNECTIONS.dec()
            self._by_address[address] -= 1
            if not self._by_address[address]:
                del self._by_address[address]


class Client:
    """One connection from its hello to its end."""

    def __init__(self, hub: Hub, websocket: WebSocket) -> None:
        limits = hub.settings.limits
        self.hub = hub
        self.websocket = websocket
        self.room: Room | None = None
        self.claims: frozenset[int] = NOTHING
        self.held: Held = NOTHING
        self.frame: Frame | None = None
        self._outbox: asyncio.Queue[str | int] = asyncio.Queue(limits.outbox + 8)
        self._messages = Bucket(limits.messages_rate, limits.messages_burst)
        self._chat = Bucket(limits.chat_rate, limits.chat_burst)
        self._hints = Bucket(limits.hint_rate, limits.hint_burst)
        self._previews = Bucket(limits.preview_rate, limits.preview_burst)
        self._strikes = 0
        self._leaving = False
        self._handlers: dict[type, Callable[[Any], Awaitable[None]]] = {
            protocol.Hello: self._hello,
            protocol.Play: self._play,
            protocol.Chat: self._say,
            protocol.SeatToBot: self._seat_to_bot,
            protocol.SeatBack: self._step(lambda room, ask, now: room.table.seat_back(self.claims, now)),
            protocol.Undo: self._step(lambda room, ask, now: room.table.undo(self.held, now)),
            protocol.Draw: self._step(lambda room, ask, now: room.table.draw(self.held, now)),
            protocol.Resign: self._step(lambda room, ask, now: room.table.resign(self.held, now)),
            protocol.Finish: self._step(lambda room, ask, now: room.table.finish(self.held, now)),
            protocol.Rematch: self._step(lambda room, ask, now: room.table.ask_rematch(self.held, now)),
            protocol.Answer: self._step(
                lambda room, ask, now: room.table.answer(self.held, ask.offer, ask.accept, now)
            ),
            protocol.Hint: self._hint,
            protocol.Overlays: self._overlays,
            protocol.Preview: self._preview,
            protocol.Ping: self._ping,
        }

    # --- the loop ---------------------------------------------------------------------------------

    async def run(self) -> None:
        sender = asyncio.create_task(self._send_all())
        try:
            while not self._leaving:
                frame = await self._receive()
                if frame is None:
                    break
                await self._answer(frame)
                if self._strikes > self.hub.settings.limits.strikes:
                    self.dismiss("abuse", POLICY)
        finally:
            if self.room is not None:
                self.room.leave(self)
            if self._leaving:
                with suppress(asyncio.TimeoutError):
                    await asyncio.wait_for(asyncio.gather(sender, self._drain()), GOODBYE)
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)

    async def _receive(self) -> str | bytes | None:
        try:
            message = await self.websocket.receive()
        except (WebSocketDisconnect, RuntimeError):
            return None
        if message["type"] != "websocket.receive":
            return None
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _drain(self) -> None:
        """Read what the client has sent before it knew, so that its own goodbye is heard."""
        while await self._receive() is not None:
            pass

    async def _answer(self, frame: str | bytes) -> None:
        tag = 0
        try:
            if not self._messages.take():
                raise Refused("flood", "too many messages, wait a little")
            if len(frame) > self.hub.settings.limits.frame_bytes:
                raise Refused("too_big", f"a frame has {self.hub.settings.limits.frame_bytes} bytes at most")
            ask = _decoded(frame)
            tag = ask.id
            metrics.MESSAGES.labels(type(ask).__name__.lower()).inc()
            await self._handlers[type(ask)](ask)
            self._strikes = 0
        except Refused as refused:
            self._strikes += refused.code in {"flood", "malformed", "too_big"}
            metrics.REFUSED.labels(refused.code).inc()
            self._refuse(refused, tag)
        except Exception as error:
            log.error("socket_failed", error=repr(error), exc_info=error)
            metrics.REFUSED.labels("internal").inc()
            self._refuse(Refused("internal", "something went wrong here; it has been noted"), tag)

    def _refuse(self, refused: Refused, tag: int) -> None:
        message = refused.message or words.refusal(refused.code)
        self.tell(Error(code=refused.code, text=refused.text, re=tag, message=message))

    # --- sending ----------------------------------------------------------------------------------

    def tell(self, message: ServerMessage) -> None:
        self.send(protocol.encode(message))

    def send(self, text: str) -> None:
        """Queue a text; a client that does not keep up is sent away and may come back for what it missed."""
        if self._leaving:
            return
        if self._outbox.qsize() >= self.hub.settings.limits.outbox:
            self.dismiss("slow", TRY_LATER)
            return
        self._outbox.put_nowait(text)

    @property
    def pending(self) -> int:
        """Texts that have not been handed to the network yet."""
        return self._outbox.qsize()

    def dismiss(self, reason: Any, code: int) -> None:
        if not self._leaving:
            self._leaving = True
            self._outbox.put_nowait(protocol.encode(Bye(reason=reason, after=2000)))
            self._outbox.put_nowait(code)

    async def _send_all(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                item = await self._outbox.get()
                if isinstance(item, int):
                    await self.websocket.close(item)
                    return
                if self.websocket.application_state is not WebSocketState.CONNECTED:
                    return
                await self.websocket.send({"type": "websocket.send", "text": item})

    # --- requests ---------------------------------------------------------------------------------

    def _here(self) -> Room:
        if self.room is None:
            raise Refused("no_hello", "say hello to a table first")
        return self.room

    def _step(self, decide: Callable[[Room, Any, int], Step]) -> Callable[[Any], Awaitable[None]]:
        async def handle(ask: Any) -> None:
            room = self._here()
            number = await room.act(lambda now: decide(room, ask, now))
            self.tell(Done(re=ask.id, number=number))

        return handle

    async def _hello(self, ask: protocol.Hello) -> None:
        if ask.version != protocol.VERSION:
            raise Refused("version", f"this server speaks version {protocol.VERSION} of the protocol")
        room = await self.hub.room(ask.table)
        claims = self._claims(room, ask.secret)
        if self.room is not None:
            self.room.leave(self)
        self.room = room
        await room.enter(self, claims, ask.last)
        self.tell(Done(re=ask.id, number=room.table.number))

    def _claims(self, room: Room, secret: str | None) -> frozenset[int]:
        if secret is not None:
            claims = room.table.claims([identity.digest(secret)])
            if not claims:
                raise Refused("bad_secret", "this secret opens no seat at this table")
            return claims
        cookie = self.websocket.cookies.get(identity.COOKIE)
        return room.table.claims([identity.digest(cookie)]) if identity.is_secret(cookie) and cookie else NOTHING

    async def _play(self, ask: protocol.Play) -> None:
        room = self._here()
        if not self.held:
            raise Refused("not_seated", "only those who play can do that")
        number = await room.act(lambda now: room.table.play(self.held, ask.ply, ask.action, now))
        self.tell(Done(re=ask.id, number=number))

    async def _say(self, ask: protocol.Chat) -> None:
        room = self._here()
        if len(ask.text) > self.hub.settings.limits.chat_length:
            raise Refused("too_big", f"a message has {self.hub.settings.limits.chat_length} characters at most")
        if not self._chat.take():
            raise Refused("flood", "you are talking too fast")
        number = await room.act(lambda now: room.table.chat(self.held, ask.text, now))
        self.tell(Done(re=ask.id, number=number))

    async def _seat_to_bot(self, ask: protocol.SeatToBot) -> None:
        room = self._here()
        number = await room.act(
            lambda now: room.table.seat_to_bot(self.held, ask.seat, ask.level, room.absent(ask.seat), now)
        )
        self.tell(Done(re=ask.id, number=number))

    async def _hint(self, ask: protocol.Hint) -> None:
        room = self._here()
        if not self._hints.take():
            raise Refused("flood", "one hint at a time")
        self.hub.spawn(self._give_hint(room, ask))

    async def _give_hint(self, room: Room, ask: protocol.Hint) -> None:
        try:
            ply, choice = await room.hint(self.held)
        except Refused as refused:
            self._refuse(refused, ask.id)
        else:
            self.tell(HintGiven(re=ask.id, ply=ply, choice=choice))

    async def _overlays(self, ask: protocol.Overlays) -> None:
        table = self._here().table
        state = visible(table, table.state, self.held)
        shown = tuple(stage_of(table.game).overlays(state, viewer(table, self.held)))
        self.tell(OverlaysShown(re=ask.id, ply=table.match.ply, overlays=shown))

    async def _preview(self, ask: protocol.Preview) -> None:
        table = self._here().table
        if not self._previews.take():
            raise Refused("flood", "one look ahead at a time")
        change, messages = view.preview(table, self.held, ask.ply, ask.action)
        self.tell(PreviewShown(re=ask.id, ply=ask.ply, action=ask.action, scene=change, messages=messages))

    async def _ping(self, ask: protocol.Ping) -> None:
        self.tell(Pong(re=ask.id))


def _decoded(frame: str | bytes) -> protocol.ClientMessage:
    try:
        return protocol.decode(frame)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refused("malformed", "this is no message of the protocol") from None
