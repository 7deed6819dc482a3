"""Several processes behind one port, for a machine with several cores.

The porter accepts connections and looks at the first line of what they say without taking it: `/ws?table=ID` and
`/api/tables/ID` go to the process whose table that is, everything else to one after the other. The connection itself
is handed over, so what follows does not pass through the porter. Any process can serve any table, as nodes do; it is
just faster if all people at a table are in one process. News between processes goes through the porter too.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import re
import signal
import socket
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle
from multiprocessing.process import BaseProcess
from typing import Any

import msgspec
import structlog

from .. import metrics
from ..doors.address import Proxies, counted
from ..doors.limits import Board, Numbers
from ..rooms.nodes import Listener, News, owner
from ..settings import Settings
from ..store.guard import Claim
from .lines import raise_file_limit

log = structlog.get_logger()
POSSIBLE = hasattr(socket, "send_fds")
BACKLOG = 2048
FIRST_LINE = 256  # bytes that are looked at
REST = 0.5  # seconds without accepting when the system allows no more connections
AGAIN = 1.0  # seconds until a process that has ended is started again
STOPPING = 20.0  # seconds that a process has to end
GATHERING = 0.002  # seconds in which news is collected
BATCH = 200  # pieces of news in one message
BUFFER = 1 << 20  # bytes of news that may wait
MESSAGE = 1 << 16  # bytes that a batch has at most
TABLE = re.compile(rb"[A-Z]+ /(?:ws\?table=|api/tables/)([a-z0-9]{1,40})[ /?&]")
READY, HERE = b"!", b"."
# Its settings and level of logging, a hatch for connections, a line for news, what the whole site counts, the claim on
# the database.
Work = Callable[[Settings, int, socket.socket, socket.socket, Board, Claim | None], None]


# --- in a process -------------------------------------------------------------------------------------------------


class PorterBus:
    """News for the other processes of this machine, in batches."""

    shared = True
    up = True  # what does not fit through is lost, and found in the store

    def __init__(self, line: socket.socket, node: str) -> None:
        self.line = line
        self.node = node
        self._news: list[News] = []
        self._due = False
        self._decoder = msgspec.json.Decoder(list[News])

    async def start(self, listener: Listener) -> None:
        self.line.setblocking(False)
        asyncio.get_running_loop().add_reader(self.line, self._hear, listener)

    async def stop(self) -> None:
        asyncio.get_running_loop().remove_reader(self.line)

    def tell(self, news: News) -> None:
        self._news.append(msgspec.structs.replace(news, node=self.node))
        self._later()

    def _later(self) -> None:
        if not self._due:
            self._due = True
            asyncio.get_running_loop().call_later(GATHERING, self._send)

    def _send(self) -> None:
        self._due = False
        try:
            while self._news:
                self.line.send(msgspec.json.encode(self._news[:BATCH]))
                del self._news[:BATCH]
        except BlockingIOError:
            self._later()
        except OSError as error:
            log.warning("news_not_published", error=type(error).__name__)
            self._news.clear()

    def _hear(self, listener: Listener) -> None:
        with contextlib.suppress(BlockingIOError):
            for _ in range(100):
                for news in self._decoder.decode(self.line.recv(MESSAGE)):
                    listener(news)


# --- the porter ---------------------------------------------------------------------------------------------------


class Worker:
    """A process, as the porter knows it."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.process: BaseProcess | None = None
        self.hatch: socket.socket | None = None
        self.line: socket.socket | None = None
        self.ready = asyncio.Event()
        self._waiting: deque[socket.socket] = deque()

    def start(
        self,
        settings: Settings,
        level: int,
        work: Work,
        claim: Claim | None,
        *,
        board: Board,
        relay: Callable[[Worker], None],
    ) -> asyncio.Event:
        """Start the process; return the event that is set when it has ended."""
        hatch, their_hatch = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        line, their_line = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        for end in (line, their_line):
            end.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, BUFFER)
        for end in (hatch, line):
            end.setblocking(False)
        self.hatch, self.line = hatch, line
        self.process = multiprocessing.get_context("forkserver").Process(
            target=work, args=(settings, level, their_hatch, their_line, board, claim), name=f"herna-{self.index}"
        )
        self.process.start()
        their_hatch.close()
        their_line.close()
        loop, ended = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(hatch, self._heard, hatch)
        loop.add_reader(line, relay, self)
        loop.add_reader(self.process.sentinel, ended.set)
        return ended

    def _heard(self, hatch: socket.socket) -> None:
        """Wait for it to be ready, or to end."""
        with contextlib.suppress(BlockingIOError, ConnectionError):
            if hatch.recv(1):
                self.ready.set()
                return
        asyncio.get_running_loop().remove_reader(hatch)

    async def stop(self, ended: asyncio.Event) -> None:
        if self.process is not None:
            self.process.terminate()
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(ended.wait(), STOPPING)
            self.process.kill()

    def hand(self, connection: socket.socket) -> None:
        if len(self._waiting) >= BACKLOG:  # the process is gone and not back yet
            connection.close()
            return
        self._waiting.append(connection)
        self._push()

    def _push(self) -> None:
        loop = asyncio.get_running_loop()
        if self.hatch is None:
            return
        try:
            while self._waiting:
                socket.send_fds(self.hatch, [HERE], [self._waiting[0].fileno()])
                self._waiting.popleft().close()
        except BlockingIOError:
            loop.add_writer(self.hatch, self._push)
            return
        except OSError:  # the process is gone; clients connect again
            while self._waiting:
                self._waiting.popleft().close()
        loop.remove_writer(self.hatch)

    def forget(self) -> None:
        loop = asyncio.get_running_loop()
        if self.process is not None:
            loop.remove_reader(self.process.sentinel)
            self.process.join()
            metrics.forget_process(self.process.pid or 0, os.environ[metrics.SHARED])
        for end in (self.hatch, self.line):
            if end is not None:
                loop.remove_reader(end)
                loop.remove_writer(end)
                end.close()
        self.hatch = self.line = None
        self.ready.clear()


async def first_of(*events: asyncio.Event) -> None:
    """Wait until one of them is set."""
    waits = [asyncio.create_task(event.wait()) for event in events]
    await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    for wait in waits:
        wait.cancel()


class Porter:
    def __init__(self, settings: Settings, level: int, work: Work, claim: Claim | None) -> None:
        self.settings = settings
        self.claim = claim
        self.level = level
        self.work = work
        self.board = Board(settings.workers, make=_shared)
        self._proxies = Proxies(settings.proxies)
        self._most_silent = raise_file_limit() // 2
        self._silent: Counter[str] = Counter()  # connections that have said nothing yet, by address
        self._all_silent = 0
        self.workers = [Worker(index) for index in range(settings.workers)]
        self._turns = cycle(self.workers)
        self._stopping = asyncio.Event()
        self._resting: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        preloaded = [self.work.__module__]  # once for all of them
        multiprocessing.get_context("forkserver").set_forkserver_preload(preloaded)
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stopping.set)
        with socket.socket(socket.AF_INET6 if ":" in self.settings.host else socket.AF_INET) as door:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            door.setblocking(False)
            door.bind((self.settings.host, self.settings.port))
            keepers = [asyncio.create_task(self._keep(worker)) for worker in self.workers]
            for worker in self.workers:
                await first_of(worker.ready, self._stopping)
            door.listen(BACKLOG)
            loop.add_reader(door, self._accept, door)
            log.info("open", port=door.getsockname()[1], workers=len(self.workers))
            await self._stopping.wait()
            if self._resting is not None:
                self._resting.cancel()
            loop.remove_reader(door)
        await asyncio.gather(*keepers)

    # --- processes --------------------------------------------------------------------------------

    async def _keep(self, worker: Worker) -> None:
        """Start the process, and start it again if it ends."""
        while not self._stopping.is_set():
            name = f"{self.settings.node_name}-{worker.index}"
            settings = replace(self.settings, worker=worker.index, node=name)
            ended = worker.start(settings, self.level, self.work, self.claim, board=self.board, relay=self._relay)
            await first_of(ended, self._stopping)
            if self._stopping.is_set():
                await worker.stop(ended)
            else:
                log.error("worker_ended", worker=worker.index)
                await asyncio.sleep(AGAIN)
            worker.forget()
            self.board.wipe(worker.index)

    def _relay(self, worker: Worker) -> None:
        """News from one process for all others. What does not fit is lost, which costs a delay and nothing else."""
        if worker.line is None:
            return
        with contextlib.suppress(BlockingIOError, ConnectionError):
            for _ in range(100):
                news = worker.line.recv(MESSAGE)
                for other in self.workers:
                    if other is not worker and other.line is not None and other.ready.is_set():
                        with contextlib.suppress(OSError):
                            other.line.send(news)

    # --- connections ------------------------------------------------------------------------------

    def _accept(self, door: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        try:
            for _ in range(100):
                connection, (peer, *_) = door.accept()
                connection.setblocking(False)
                whose = counted(peer)
                full = self._all_silent >= self._most_silent or self._silent[whose] >= self.settings.limits.lines
                if full and not self._proxies.trusts(peer):
                    connection.close()
                    continue
                self._silent[whose] += 1
                self._all_silent += 1
                silence = loop.call_later(self.settings.limits.header_seconds, self._drop, connection, whose)
                loop.add_reader(connection, self._look, connection, whose, silence)
        except (BlockingIOError, InterruptedError, ConnectionError):
            pass  # nobody waits any more, or the one who did is gone
        except OSError as error:  # no more files, or no memory: those who wait would wake us again and again
            log.error("not_accepting", error=str(error))
            loop.remove_reader(door)
            self._resting = loop.call_later(REST, loop.add_reader, door, self._accept, door)

    def _stop_watching(self, connection: socket.socket, whose: str) -> None:
        asyncio.get_running_loop().remove_reader(connection)
        self._all_silent -= 1
        self._silent[whose] -= 1
        if not self._silent[whose]:
            del self._silent[whose]

    def _drop(self, connection: socket.socket, whose: str) -> None:
        self._stop_watching(connection, whose)
        connection.close()

    def _look(self, connection: socket.socket, whose: str, silence: asyncio.TimerHandle) -> None:
        silence.cancel()
        self._stop_watching(connection, whose)
        try:
            said = connection.recv(FIRST_LINE, socket.MSG_PEEK)
        except OSError:
            connection.close()
            return
        table = TABLE.match(said)
        worker = self.workers[owner(table[1].decode(), len(self.workers))] if table else next(self._turns)
        worker.hand(connection)


def _shared(size: int) -> Numbers:
    """Numbers in memory that the processes share."""
    return multiprocessing.get_context("forkserver").RawArray("d", size)


def serve_together(settings: Settings, level: int, work: Work, claim: Claim | None) -> None:
    """Run until told to stop; `work` is what each process does."""
    if not POSSIBLE:
        sys.exit("several workers need a system that can hand connections over; start one process only")
    with tempfile.TemporaryDirectory(prefix="herna-metrics-") as shared:
        os.environ[metrics.SHARED] = shared  # the processes inherit it
        asyncio.run(Porter(settings, level, work, claim).run())


def accept_from(hatch: socket.socket, make_protocol: Any, porter_gone: Any) -> None:
    """Serve what the porter hands through the hatch."""
    loop = asyncio.get_running_loop()
    hatch.setblocking(False)
    tasks: set[asyncio.Task[Any]] = set()

    def take() -> None:
        with contextlib.suppress(BlockingIOError):
            for _ in range(100):
                said, handed, _, _ = socket.recv_fds(hatch, len(HERE), 1)
                for number in handed:
                    connection = socket.socket(fileno=number)
                    connection.setblocking(False)
                    task = loop.create_task(loop.connect_accepted_socket(make_protocol, connection))
                    tasks.add(task)
                    task.add_done_callback(tasks.discard)
                if not said:
                    loop.remove_reader(hatch)
                    porter_gone()
                    return

    loop.add_reader(hatch, take)
    hatch.send(READY)
