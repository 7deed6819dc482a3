"""A room: a table in memory, with the connections that watch it and the bots that play at it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

import structlog

from herna import bots
from herna.engine.game import State
from herna.engine.kernel import CHANCE
from herna.engine.scene import Message

from .. import metrics
from ..errors import Conflict, Refused, slow
from ..protocol import Choice, Presence, ServerMessage, encode
from ..tables import ahead, chairs, hints, play, quotas, timing, view
from ..tables.charter import Change, Held, Row
from ..tables.events import BotSeated, KeyRenewed, ProfileChanged, Seated, SeatOpened
from ..tables.table import Table
from ..tables.view import Frame
from .bots import BotFailed, Mind
from .turns import Attention, Rank

if TYPE_CHECKING:
    from .hub import Hub

log = structlog.get_logger()
RACES = 8  # how often a change is tried again when another node was faster
WORTH_NOTING = 2000  # milliseconds
PRESENCE_DELAY = 0.2  # seconds in which comings and goings are collected
RESEATING = (Seated, BotSeated, SeatOpened, ProfileChanged, KeyRenewed)  # events after which seats look different
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds until the store is asked again
ENTERING = 2.0  # seconds that somebody who enters waits for the store
LONG = 1_000  # rows
AT_ONCE = 30  # rows that are told inside the event loop; more take a thread
FOLLOWED_AT_ONCE = 50  # rows of other nodes; between two such steps it is the turn of others
CATCH_UP = 300  # rows; a client that has missed more gets everything


class Connection(Protocol):
    """The other end of a socket, as a room sees it."""

    address: str
    claims: frozenset[int]
    held: Held
    deputy: int | None  # an organiser that acts for the seats held
    frame: Frame | None

    @property
    def pending(self) -> int: ...
    @property
    def unsent(self) -> int:
        """Bytes."""

    def send(self, text: bytes) -> None: ...


@dataclass(frozen=True)
class Elsewhere:
    """Who is connected at another node, as it last said; a node that has fallen silent is dead."""

    seats: frozenset[int]
    watching: int
    at: int


class Room:
    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.idle_since = self._opened = hub.now()  # before that, nobody here knows who was present
        self._last_seen: dict[int, int] = {}
        self._elsewhere: dict[str, Elsewhere] = {}  # by node
        self._mind = Mind(hub.settings, table.id, table.game, hub.thinkers, self.attention)
        self._hints: dict[asyncio.Task[int], int] = {}  # that are being thought about, with the ply
        self._hinted: dict[int, deque[int]] = {}  # when a seat asked for its latest ones
        self._keeper: asyncio.Task[None] | None = None
        self._presence_due: asyncio.TimerHandle | None = None
        self._presence_told: tuple[frozenset[int], int] | None = None
        self._in_doubt = False
        self._jumped = 0  # milliseconds that the time of day has jumped, which the log does not say yet
        self._jumped_in = 0  # the turn in which it did
        self._behind = False
        self._catching_up: asyncio.Task[None] | None = None
        self._frames: dict[Held, Frame] = {}  # of the current position

    # --- changes ----------------------------------------------------------------------------------

    async def commit_shielded(self, decide: Callable[[int], Change]) -> int:
        """Finish the commit even if the calling task is cancelled; what was refused as slow is not begun later."""
        waited_for = True

        def in_time(now: int) -> Change:
            if not waited_for:
                raise slow()
            return decide(now)

        try:
            return await self.hub.wait_for(self.hub.spawn(self.commit(in_time)))
        finally:
            waited_for = False

    async def commit(self, decide: Callable[[int], Change]) -> int:
        """Decide, make it durable, apply it, tell everyone; returns the number of the last row."""
        self._refuse_outdated()
        async with self.lock:
            await self._resolve_doubt()
            await self._flag_fall()
            for _ in range(RACES):
                change = decide(now := self.hub.now())
                quotas.refuse_excess(self.table, change, now, self.hub.settings.limits)
                if not change.rows or await self._write(change):
                    return self.table.number
            raise Refused("unavailable", "too many are writing at this table")

    def _refuse_outdated(self) -> None:
        if self.table.outdated:
            raise Refused("outdated", "this match was played by rules that this server no longer has")

    async def _write(self, change: Change) -> bool:
        """Return False if another node was faster; the table has then followed its rows."""
        try:
            await self.hub.store.append(self.table.id, change)
        except Conflict:
            metrics.CONFLICTS.inc()
            await self._catch_up()
            return False
        except Exception as error:
            self._in_doubt = True  # the rows may be durable or not
            self.catch_up_soon()
            log.error("store_failed", table=self.table.id, error=type(error).__name__)
            raise Refused("unavailable", "the store does not answer; nothing was played") from None
        self.table.apply(change, self.hub.now())
        self._tell(change.rows)
        self.hub.announce(self.table)
        return True

    def _tell(self, rows: Iterable[Row]) -> None:
        """Tell everyone of rows that the table has followed, and start what has to happen next."""
        reseated = False
        for row in rows:
            event = self.table.events.get(row.number)
            reseated |= isinstance(event, RESEATING)
            if isinstance(event, KeyRenewed):
                self._lock_out(event.seat)
        self._frames.clear()
        for hint, ply in self._hints.items():
            if ply != self.table.match.ply:
                hint.cancel()
        self.broadcast(reseated)
        self.care()

    def _lock_out(self, seat: int) -> None:
        """Connections that came with the old secret of a seat only watch from now on."""
        for connection in self.connections:
            if connection.deputy is None:
                connection.claims -= {seat}

    def shift(self, by: int) -> None:
        """The time of day has jumped: what has been measured stays."""
        self.idle_since += by
        self._last_seen = {seat: at + by for seat, at in self._last_seen.items()}
        self._elsewhere = {node: replace(each, at=each.at + by) for node, each in self._elsewhere.items()}
        clock = self.table.clock
        if clock is not None and clock.running is not None:
            self._jumped = by + (self._jumped if clock.since == self._jumped_in else 0)
            clock.forgive(by)
            self._jumped_in = clock.since

    @property
    def jumped(self) -> bool:
        """Whether the log has to be told of a jump."""
        return abs(self._jumped) >= WORTH_NOTING

    async def _note_jump(self) -> None:
        """Tell the log, for those who read it after us; a turn that has begun since does not need that."""
        clock, by = self.table.clock, self._jumped
        if clock is None or clock.running is None or clock.since != self._jumped_in:
            self._jumped = 0
        elif await self._write(timing.jump(self.table, by, self.hub.now())):
            self._jumped -= by

    async def _flag_fall(self) -> None:
        self.hub.look_at_time()
        if self.table.id not in self.hub.leases:
            return
        if self.jumped:
            await self._note_jump()
        change = timing.flag_fall(self.table, self.hub.now())
        if change is not None:
            await self._write(change)

    async def watch_clock(self) -> None:
        """End the match if a flag has fallen."""
        async with self.lock:
            await self._flag_fall()

    async def forgive(self, lasted: int) -> None:
        """Nobody could play for some milliseconds; this is written before any flag is checked."""
        async with self.lock:
            await self._write(timing.forgive(self.table, lasted, self.hub.now()))

    # --- other nodes ------------------------------------------------------------------------------

    async def catch_up(self) -> None:
        """Follow what other nodes have written."""
        async with self.lock:
            await self._catch_up()

    def catch_up_soon(self) -> None:
        """Catch up beside everything else; while the store does not answer, try again, later and later."""
        self._behind = True
        if self._catching_up is None or self._catching_up.done():
            self._catching_up = self.hub.spawn(self._keep_catching_up())

    async def _keep_catching_up(self) -> None:
        pause = FIRST_PAUSE
        while self._behind and not self.hub.closing:
            self._behind = False
            try:
                await self.catch_up()
                pause = FIRST_PAUSE
            except Exception as error:
                log.error("not_caught_up", table=self.table.id, error=type(error).__name__)
                self._behind = True
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def refresh(self) -> None:
        """Catch up for somebody who enters, if the store answers in time: news from other nodes may be lost."""
        if not self.hub.bus.shared:
            return
        try:
            async with asyncio.timeout(ENTERING):
                numbers = await self.hub.store.numbers((self.table.id,))
                if numbers.get(self.table.id, -1) > self.table.number:
                    await self.catch_up()
        except Exception as error:
            log.error("store_failed", table=self.table.id, error=type(error).__name__)
            self.catch_up_soon()

    async def _catch_up(self) -> None:
        rows, chairs = await self.hub.store.news(self.table.id, self.table.number + 1)
        if not rows:
            return
        for seat, chair in enumerate(chairs):
            self.table.chairs[seat] = type(chair)(
                self.table.chairs[seat].kind, chair.nickname, chair.level, chair.key, chair.person, chair.invite
            )
        for begin in range(0, len(rows), FOLLOWED_AT_ONCE):
            step = rows[begin : begin + FOLLOWED_AT_ONCE]
            for row in step:
                self.table.follow(row, now=self.hub.now())
            self._tell(step)
            await asyncio.sleep(0)

    async def _resolve_doubt(self) -> None:
        if self._in_doubt:
            try:
                await self._catch_up()
            except Exception:
                raise Refused("unavailable", "the store does not answer") from None
            self._in_doubt = False

    # --- connections ------------------------------------------------------------------------------

    async def enter(self, connection: Connection, claims: frozenset[int], last: int | None) -> None:
        """From now on, the connection gets what happens here, starting with what it missed."""
        async with self.lock:
            await self._resolve_doubt()
            table = self.table
            connection.claims = claims
            connection.held = held = table.held(claims)
            present = self.present() | (held if connection.deputy is None else frozenset())
            known = last is not None and not table.outdated and 0 <= last <= table.number
            missed = table.number - last if last is not None and known else table.number + 1
            if missed <= AT_ONCE:
                text = self._welcome(held, missed, present)
            else:  # the lock keeps the table as it is
                crew = self.hub.crews.welcoming if missed < LONG else self.hub.crews.retelling
                text = await crew.do(table.id, self._welcome, held, missed, present)
            self.connections.add(connection)
            connection.frame = self._frame(held)
            connection.send(text)
            connection.send(encode(Presence(seats=tuple(sorted(present)), watching=self.watching())))
        self._presence_changed()
        self.care()

    def _welcome(self, held: Held, missed: int, present: frozenset[int]) -> bytes:
        """What somebody who enters is told: the rows that were missed, or everything."""
        table, after, now = self.table, self._frame(held), self.hub.now()
        if missed > min(CATCH_UP, table.number):
            return encode(view.snapshot(table, after, held, present=present, now=now))
        before, seated = view.past(table, table.number - missed, held), view.seats(table, held, present)
        return encode(view.update(table, before, after, held, seated=seated, now=now))

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        for seat in connection.held:
            self._last_seen[seat] = self.hub.now()
        self.idle_since = self.hub.now()
        self._presence_changed()

    def broadcast(self, reseated: bool = False) -> None:
        """Tell everyone what is new; those who see the same get the same text."""
        texts: dict[tuple[Held, int], bytes] = {}
        table, now = self.table, self.hub.now()
        present = self.present() if reseated else frozenset()
        for connection in list(self.connections):
            held = table.held(connection.claims) if reseated else connection.held
            before = connection.frame if held == connection.held else None
            after = self._frame(held)
            text = texts.get((held, id(before)))
            if text is None:
                if before is None:
                    message: ServerMessage = view.snapshot(table, after, held, present=present, now=now)
                else:
                    seated = view.seats(table, held, present) if reseated else None
                    message = view.update(table, before, after, held, seated=seated, now=now)
                text = texts[held, id(before)] = encode(message)
            connection.held, connection.frame = held, after
            connection.send(text)

    def _frame(self, held: Held) -> Frame:
        if held not in self._frames:
            self._frames[held] = view.frame(self.table, held)
        return self._frames[held]

    # --- presence ---------------------------------------------------------------------------------

    def present(self) -> frozenset[int]:
        """The seats whose people are connected, here or at another node."""
        here = frozenset(seat for each in self.connections if each.deputy is None for seat in each.held)
        return here.union(*(node.seats for node in self._living()))

    def watching(self) -> int:
        here = sum(1 for connection in self.connections if not connection.held)
        return here + sum(node.watching for node in self._living())

    def _living(self) -> list[Elsewhere]:
        oldest = self.hub.now() - int(self.hub.settings.lease * 1000)
        return [node for node in self._elsewhere.values() if node.at >= oldest]

    def forget_dead(self) -> bool:
        """Whether a node with people here has fallen silent; its last news may be lost."""
        living = self._living()
        dead = [name for name, node in self._elsewhere.items() if node not in living]
        for name in dead:
            del self._elsewhere[name]
        return bool(dead)

    def absent(self, seat: int) -> bool:
        """Whether the person has been away long enough to propose a bot."""
        if seat in self.present():
            return False
        since = self._last_seen.get(seat, self._opened)
        usual = int(self.hub.settings.absent_after * 1000)
        return self.hub.now() - since >= timing.patience(self.table, seat, usual)

    def present_elsewhere(self, node: str, seats: frozenset[int], watching: int) -> None:
        now = self.hub.now()
        self._last_seen.update(dict.fromkeys(seats, now))
        self._elsewhere[node] = Elsewhere(seats, watching, now)
        self.tell_presence()

    def _presence_changed(self) -> None:
        self.hub.thinkers.attend(self.table.id, self.attention())
        if self._presence_due is None:
            self._presence_due = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._presence_settled)

    def _presence_settled(self) -> None:
        self._presence_due = None
        self.announce_presence()
        self.tell_presence()

    def announce_presence(self) -> None:
        """Tell the other nodes who is here."""
        here = frozenset(seat for each in self.connections if each.deputy is None for seat in each.held)
        self.hub.announce_presence(self.table.id, here, sum(1 for c in self.connections if not c.held))

    def tell_presence(self) -> None:
        """Tell everyone here who is present, if that has changed."""
        shown = (self.present(), self.watching())
        if shown == self._presence_told:
            return
        self._presence_told = shown
        text = encode(Presence(seats=tuple(sorted(self.present())), watching=self.watching()))
        for connection in list(self.connections):
            connection.send(text)

    def attention(self) -> Attention:
        """Who looks at the table; a bot may have to hurry for them."""
        playing = {connection.address for connection in self.connections if connection.held}
        addresses = playing or {connection.address for connection in self.connections}
        living = self._living()
        rank = Rank.WATCHED if addresses or any(node.watching for node in living) else Rank.UNSEEN
        if playing or any(node.seats for node in living):
            rank = Rank.PLAYED
        return Attention(rank, self.hub.thinkers.quietest(addresses))

    # --- bots and clocks --------------------------------------------------------------------------

    def care(self) -> None:
        """Let a bot act if it has to, and watch a running clock, at exactly one node."""
        if self.table.needs_care() and not self.hub.closing and (self._keeper is None or self._keeper.done()):
            self._keeper = self.hub.spawn(self._keep())

    @property
    def busy(self) -> bool:
        ours = self.table.id in self.hub.leases
        return bool(self.connections) or self.lock.locked() or (ours and self.table.needs_care())

    async def _keep(self) -> None:
        while self.table.needs_care() and not self.hub.closing:
            try:
                ours = await self.hub.hold(self.table.id)
            except Exception as error:
                log.error("lease_failed", table=self.table.id, error=type(error).__name__)
                ours = False
            if not ours:
                await asyncio.sleep(self.hub.settings.lease / 3)
                continue
            seat = self.table.bot_to_act()
            if seat is None or quotas.is_full(self.table, self.hub.settings.limits):
                return
            await self._bot_acts(seat)

    async def _bot_acts(self, seat: int) -> None:
        table, ply = self.table, self.table.match.ply

        def decide(now: int, action: int) -> Change:
            if table.bot_to_act() != seat:
                raise Refused("stale", "the bot has lost its seat meanwhile")
            return play.play(table, frozenset({seat}), ply, action, now)

        try:
            level = table.chairs[seat].level or bots.simplest_level(table.game)
            acted = next((played.seat for played in reversed(table.match.line) if played.seat != CHANCE), None)
            chosen = await self._mind.choose(seat, level, table.state, goes_on=acted == seat)
            action = play.own_action(table, seat, chosen)
            await self.commit_shielded(lambda now: decide(now, action))
            self._mind.succeeded(seat)
        except BotFailed:
            await self._bot_failed(seat)
        except Refused as refused:
            if refused.code in ("slow", "unavailable"):
                await asyncio.sleep(1)
            elif refused.code != "stale" and self._mind.failed(seat, refused):
                await self._bot_failed(seat)

    async def _bot_failed(self, seat: int) -> None:
        log.error("bot_handed_over", table=self.table.id, seat=seat)

        def decide(now: int) -> Change:
            if self.table.bot_to_act() != seat:
                raise Refused("stale", "the bot has lost its seat meanwhile")
            return chairs.replace_failed_bot(self.table, seat, now)

        try:
            await self.commit_shielded(decide)
        except Refused:
            await asyncio.sleep(1)

    async def hint(self, held: Held) -> tuple[int, Choice, tuple[Message, Message | None]]:
        """What a strong bot would play in the seat of the person who asks, as an instruction with its reason."""
        table = self.table
        self._refuse_outdated()
        hints.refuse_hints(table, held)
        ply, state, seat = table.match.ply, table.state, table.match.seat
        action = self._mind.advised(seat, state)
        if action is None:
            action = await self._advice(ply, seat, state)
        await self.commit_shielded(lambda now: hints.announce(table, seat, ply, now))
        (choice,) = view.as_choices(table.game, view.visible(table, state, held), (action,), held)
        return ply, choice, ahead.advice(table, held, state, action)

    async def _advice(self, ply: int, seat: int, state: State) -> int:
        thinking = asyncio.create_task(self._mind.advise(seat, state, self._may_ask(seat)))
        self._hints[thinking] = ply
        try:
            return await thinking
        except BotFailed:
            raise Refused("unavailable", "no bot has an idea") from None
        except asyncio.CancelledError:
            if thinking.cancelled() and not _is_cancelled():
                raise Refused("stale", "the position has changed") from None
            raise
        finally:
            del self._hints[thinking]

    def _may_ask(self, seat: int) -> str:
        """Who asks for a hint, one at a time and not too often, however many connections that person has."""
        chair, limits, now = self.table.chairs[seat], self.hub.settings.limits, self.hub.now()
        person = chair.person or chair.key or f"{self.table.id}:{seat}"
        if self.hub.thinkers.is_advising(person):
            raise Refused("flood", "one hint at a time")
        times = self._hinted.setdefault(seat, deque(maxlen=max(1, limits.hint_burst)))
        quotas.refuse_haste(times, now, limits.hint_rate, limits.hint_burst)
        times.append(now)
        return person

    def close(self) -> None:
        if self._presence_due is not None:
            self._presence_due.cancel()
        for task in (self._keeper, self._catching_up):
            if task is not None:
                task.cancel()


def _is_cancelled() -> bool:
    """Whether the task that asks is itself to stop."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0
