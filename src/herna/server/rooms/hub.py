"""The hub: all tables in the memory of this node, and who looks after them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextvars import Context
from typing import Any, TypeVar

import structlog

from herna.engine.errors import DamagedFile, UnknownGame, WrongVersion

from .. import audit, identity, metrics
from ..errors import BrokenLog, Refused, slow
from ..protocol import Bye, encode
from ..settings import Settings
from ..store.store import Store
from ..tables.charter import Founding
from ..tables.table import Table
from . import pulse
from .crews import Crews
from .experiments import Experiments
from .nodes import Bus, News, owner
from .preparing import Preparing
from .reviews import Reviews
from .room import Room
from .thinkers import Thinkers
from .timekeeper import Timekeeper

log = structlog.get_logger()
FAREWELL = 3.0  # seconds to finish what was started
ASKING = 1.0  # seconds between two questions to the store whether others have written, while news does not come
SELDOM = 5  # of those seconds, while news comes: some of it may be lost all the same
PATIENCE = 10.0  # seconds that somebody waits for the store
PROMPT = 0.5  # seconds; what the store says of the time is worth less the longer it takes
SETTLED = 60.0  # seconds after the start before the house is kept
MOST_IDLE = 200_000  # rows of tables in memory that nobody looks at; each takes about a kilobyte
FORGIVEN = 250  # milliseconds of absence that need no line in the log

Result = TypeVar("Result")
Found = TypeVar("Found", bound=Room | None)


class Hub:
    def __init__(self, settings: Settings, store: Store, bus: Bus, preparing: Preparing | None = None) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.preparing = preparing or Preparing(settings)
        self._time = Timekeeper(settings.now, settings.steady)
        self.rooms: dict[str, Room] = {}
        self.leases: set[str] = set()
        self.closing = False
        self.thinkers = Thinkers(settings)
        self.crews = Crews()
        self.reviews = Reviews(self)
        self.experiments = Experiments(self)
        self._wanted: set[str] = set()  # our tables that other processes have in memory
        self._opening: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._routines: list[asyncio.Task[None]] = []

    def now(self) -> int:
        """The time of day in milliseconds since 1970, which jumps only where `look_at_time` notices."""
        return self._time.now()

    def look_at_time(self) -> None:
        """Nobody is charged for an hour by which the clock is set, for sleep, or while this process stands still."""
        by = self._time.look()
        if by:
            log.warning("time_jumped", milliseconds=by)
            for room in self.rooms.values():
                room.shift(by)

    def spawn(self, work: Coroutine[Any, Any, Result], context: Context | None = None) -> asyncio.Task[Result]:
        """Start a task and keep a reference while it runs."""
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    @property
    def busy(self) -> int:
        """Tasks that have not ended."""
        return len(self._tasks)

    def audit(self, what: str, digest: str | None, table: str, **more: str | int | None) -> None:
        """Note what the organiser of a table has done."""
        audit.note(self.settings.audit, what, audit.person(digest), table, **more)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Refused):
            log.error("task_failed", error=repr(error), exc_info=error)

    # --- life -------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.preparing.start()
        await self._ask_time()
        self._time.start()
        await self.bus.start(self._on_news)
        self.spawn(self._adopt(await self.store.neglected(self.now(), former_self=self.settings.node_name)))
        routines = [self._tick(), self._keep_leases(), self.reviews.watch(), self.experiments.watch(), pulse.beat(self)]
        if self.bus.shared:
            routines.append(self._compare())
        if self.settings.worker == 0 and self.settings.keep.hours:
            routines.append(self._keep_house())
        self._routines = [asyncio.create_task(routine) for routine in routines]

    async def farewell(self) -> None:
        """Tell all clients to reconnect; finish what was started."""
        if self.closing:
            return
        self.closing = True
        text = encode(Bye(reason="restart", after=500))
        for room in self.rooms.values():
            for connection in list(room.connections):
                connection.send(text)
            room.close()
        await self.reviews.stop()
        await self.experiments.stop()
        if self._tasks:
            await asyncio.wait(list(self._tasks), timeout=FAREWELL)
        for _ in range(100):
            if not any(c.pending for room in self.rooms.values() for c in room.connections):
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(0)  # what was taken out last is on its way

    async def stop(self) -> None:
        await self.farewell()
        for task in (*self._routines, *self._tasks):
            task.cancel()
        await asyncio.gather(*self._routines, *self._tasks, return_exceptions=True)
        try:
            await self.store.renew_leases(self.leases, self.settings.node_name, self.now(), self.now() - 1)
        except Exception as error:
            log.error("leases_not_released", error=type(error).__name__)
        await self.bus.stop()
        await self.preparing.stop()
        self.thinkers.stop()
        self.crews.dismiss()

    # --- rooms ------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table, loaded if it is not in memory."""
        found = await self._find(table)
        if found is None:
            raise Refused("no_table", "there is no such table")
        return found

    async def _find(self, table: str) -> Room | None:
        room = self.rooms.get(table)
        if room is not None:
            return room
        return await self.wait_for(self._opening.get(table) or self._open(table, self._load(table)))

    async def found(self, founding: Founding) -> Room:
        """Store a new table and keep it in memory: its people are about to connect."""
        return await self.wait_for(self._open(founding.charter.id, self._found(founding)))

    async def wait_for(self, task: asyncio.Task[Result]) -> Result:
        """The result, if it comes while people still wait; the task goes on even if nobody does."""
        await asyncio.wait({task}, timeout=PATIENCE)
        if not task.done():
            raise slow()
        return task.result()

    def _open(self, table: str, work: Coroutine[Any, Any, Found]) -> asyncio.Task[Found]:
        """Other requests for the table wait for the same room."""
        opening = self.spawn(work)
        self._opening[table] = opening
        opening.add_done_callback(lambda _: self._opening.pop(table, None))
        return opening

    async def _load(self, table: str) -> Room | None:
        try:
            loaded = await self.store.load(table)
        except (WrongVersion, UnknownGame) as error:
            raise Refused("outdated", f"this match cannot be shown here any more: {error}") from None
        except (DamagedFile, BrokenLog, ValueError, LookupError) as error:
            log.error("table_damaged", table=table, error=repr(error))
            raise Refused("damaged", "the log of this table is damaged; `herna check` says where") from None
        return None if loaded is None else await self._move_in(loaded)

    async def _found(self, founding: Founding) -> Room:
        try:
            await self.store.found(founding)
        except Exception as error:
            log.error("store_failed", table=founding.charter.id, error=type(error).__name__)
            raise Refused("unavailable", "the store does not answer; no table was made") from None
        game = self.settings.find_game(founding.charter.header.game)
        rows = founding.rows
        table = await self.store.fold(lambda: Table(game, founding.charter, founding.chairs, rows), len(rows))
        return await self._move_in(table)

    async def _move_in(self, table: Table) -> Room:
        room = Room(self, table)
        if table.clock is not None and table.clock.running is not None:
            await self._resume_clock(room, table)
        self.rooms[table.id] = room
        if not self._is_ours(table.id):
            self.announce(table)  # so that its own process knows
        metrics.ROOMS.set(len(self.rooms))
        if table.ending is None and any(chair.kind == "bot" for chair in table.chairs):
            self.thinkers.prepare(table.game.name)
        room.care()
        return room

    async def _resume_clock(self, room: Room, table: Table) -> None:
        """If no node looked after the table, start to, and charge nobody for the time in between."""
        lease = await self.store.lease_of(table.id)
        if not await self.hold(table.id) or table.clock is None:
            return
        now, since = self.now(), table.clock.since
        if since > now:  # the time of day was put back meanwhile
            room.shift(now - max(since, lease.seen if lease else 0))
            return
        away = now - max(since, min(now, lease.seen) if lease else 0)
        if away >= FORGIVEN:
            await room.forgive(away)

    async def _adopt(self, tables: list[str]) -> None:
        """Look after tables that nobody looks after."""
        for table in tables:
            try:
                if not self.closing and self._is_ours(table):
                    await self._find(table)
            except Exception as error:
                if isinstance(error, Refused) and error.code == "preparing":
                    continue  # it is neglected until its game is ready
                log.error("table_not_adopted", table=table, error=repr(error))

    def fresh_id(self) -> str:
        """An id for a table that will belong to this process."""
        while not self._is_ours(name := identity.fresh_id()):
            pass
        return name

    def _is_ours(self, table: str) -> bool:
        """Of several processes on this machine, one looks after a neglected table."""
        return owner(table, self.settings.workers) == self.settings.worker

    def _forget_idle(self) -> None:
        """Those that nobody has looked at for long; and the longest of them, if together they are too large."""
        limit = self.now() - self.settings.idle_after * 1000
        idle = sorted((room for room in self.rooms.values() if not room.busy), key=lambda room: room.idle_since)
        rows = sum(room.table.number for room in idle)
        for room in idle:
            if room.idle_since >= limit and rows <= MOST_IDLE:
                break
            rows -= room.table.number
            room.close()
            del self.rooms[room.table.id]
            self.leases.discard(room.table.id)
            self._wanted.discard(room.table.id)
        metrics.ROOMS.set(len(self.rooms))

    # --- leases and clocks ------------------------------------------------------------------------

    async def hold(self, table: str) -> bool:
        """Whether this node looks after the table's bots and clock."""
        if table not in self.leases:
            now = self.now()
            until = now + int(self.settings.lease * 1000)
            if not await self.store.take_lease(table, self.settings.node_name, now, until):
                return False
            self.leases.add(table)
        return True

    async def _keep_leases(self) -> None:
        """Renew our leases, adopt neglected tables, unload tables that nobody watches."""
        rounds = 0
        while True:
            await asyncio.sleep(self.settings.lease / 3)
            rounds += 1
            try:
                now = self.now()
                self.leases = {name for name in self.leases if name in self.rooms}
                asked = set(self.leases)
                until = now + int(self.settings.lease * 1000)
                kept = await self.store.renew_leases(asked, self.settings.node_name, now, until)
                self.leases -= asked - kept
                if self.bus.shared or rounds % 3 == 0:
                    await self._adopt(await self.store.neglected(now))
                for room in self.rooms.values():
                    if room.forget_dead():
                        room.catch_up_soon()
                    if room.connections:
                        room.announce_presence()
                        room.tell_presence()
                self._forget_idle()
            except Exception as error:
                log.error("leases_not_renewed", error=repr(error))

    async def _keep_house(self) -> None:
        """Throw away what is too old, by the operator's rules."""
        pause = self.settings.keep.hours * 3600
        await asyncio.sleep(min(pause, SETTLED))
        while True:
            try:
                removed = await self.store.sweep(self.settings.keep, self.now(), self.rooms.__contains__)
                if removed:
                    log.info("tables_removed", **removed)
            except Exception as error:
                log.error("house_not_kept", error=repr(error))
            await asyncio.sleep(pause)

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(self.settings.tick)
            self.look_at_time()
            now = self.now()
            for table in list(self.leases):
                room = self.rooms.get(table)
                clock = room.table.clock if room else None
                if room and clock and not room.lock.locked() and (room.jumped or clock.fallen(now) is not None):
                    self.spawn(room.watch_clock())

    # --- other nodes ------------------------------------------------------------------------------

    def _is_private(self, table: str) -> bool:
        """Whether no other process has the table in memory; those that do tell the process it belongs to."""
        alone = self.settings.workers > 1 and not self.settings.redis
        return not self.bus.shared or (alone and self._is_ours(table) and table not in self._wanted)

    def announce(self, table: Table) -> None:
        if not self._is_private(table.id):
            self.bus.tell(News(table=table.id, number=table.number))

    def announce_presence(self, table: str, seats: frozenset[int], watching: int) -> None:
        if not self._is_private(table):
            self.bus.tell(News(table=table, seats=tuple(sorted(seats)), watching=watching))

    def _on_news(self, news: News | None) -> None:
        """Something happened at another node; None: news may have been missed."""
        if news is None:
            for room in list(self.rooms.values()):
                room.catch_up_soon()
            return
        found = self.rooms.get(news.table)
        if self._is_private(news.table):
            self._wanted.add(news.table)
            if found is not None:
                self.announce(found.table)
                found.announce_presence()
        if found is None:
            return
        if news.number is not None and news.number > found.table.number:
            found.catch_up_soon()
        if news.seats is not None:
            found.present_elsewhere(news.node, frozenset(news.seats), news.watching)

    async def _compare(self) -> None:
        """Find in the store what no news told of."""
        rounds = 0
        while True:
            await asyncio.sleep(ASKING)
            rounds += 1
            if not self.rooms or (self.bus.up and rounds % SELDOM):
                continue
            try:
                await self._ask_time()
                numbers = await self.store.numbers(list(self.rooms))
            except Exception as error:
                log.error("store_failed", error=type(error).__name__)
                continue
            for table, number in numbers.items():
                room = self.rooms.get(table)
                if room is not None and number > room.table.number:
                    room.catch_up_soon()

    async def _ask_time(self) -> None:
        """Where nodes share a database, its time of day is that of all of them."""
        begun = asyncio.get_running_loop().time()
        told = await self.store.time_of_day()
        took = asyncio.get_running_loop().time() - begun
        if told is not None and took < PROMPT:
            self._time.go_by(told + took / 2)
