"""Experiments with sheets, worked through by processes beside the event loop that yield to everything else.

Unlike a review, an experiment goes on when nobody looks: it waits in the store, and any node takes it from there. It
ends by itself when it is exact enough, or when its time is over, and then tells what there is.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import structlog

from .. import metrics
from ..errors import Refused
from ..store.experiments import Experiments as Kept
from ..store.experiments import Failure, Taken
from . import errands, experimenter

if TYPE_CHECKING:
    from .hub import Hub

log = structlog.get_logger()
LOOKING = 1.0  # seconds between two looks at how far it is
REPORTING = 5.0  # seconds between two reports of what stands still; a node that does not report loses its experiment
SELDOM = 10.0  # seconds between two looks for what other nodes have left
GRACE = 60.0  # seconds beyond its time for the matches under way, on a machine that has no time for it


@dataclass(eq=False)
class Errand:
    """An experiment that this node works on."""

    taken: Taken
    worker: errands.Worker | None = None  # nobody before it has begun
    stand: tuple[int, int, float] = (0, 0, 1.0)  # done, of how many, half the widest interval
    told: tuple[tuple[int, int, float], float] | None = None  # what the store was told last, and when
    finishing: bool = False
    work: asyncio.Task[None] | None = field(default=None, repr=False)


class Experiments:
    """All experiments that this node works on."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._settings = hub.settings
        self._errands: dict[str, Errand] = {}
        self._news = asyncio.Event()
        self._looking = asyncio.Lock()
        self._closed = False

    def wake(self) -> None:
        """Something has changed in the store: look now."""
        self._news.set()

    async def watch(self) -> None:
        """Report what is under way, and begin what waits."""
        while True:
            news = self._news.is_set()
            self._news.clear()
            try:
                async with self._looking:
                    await self._look(news)
            except Exception as error:
                log.error("experiments_not_reported", error=repr(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOKING if self._errands else SELDOM)

    async def stop(self) -> None:
        """Nothing is worked on any more; what was under way begins again at the next start."""
        self._closed = True
        async with self._looking:  # it may be taking one
            left = list(self._errands.values())
        for each in left:
            self._drop(each)
        await asyncio.gather(*(each.work for each in left if each.work), return_exceptions=True)
        with suppress(Refused):
            await self._store.put_back([each.taken.id for each in left], self._settings.node_name)

    @property
    def _store(self) -> Kept:
        return self._hub.store.experiments

    async def _look(self, news: bool) -> None:
        node, workers = self._settings.node_name, self._settings.lab_workers
        for each in list(self._errands.values()):
            if news or self._is_to_tell(each):
                await self._report(each)
        while self._is_open() and (taken := await self._store.take(node, workers, self._hub.now())):
            self._begin(taken)
        metrics.EXPERIMENTS_BUSY.set(len(self._errands))

    def _is_to_tell(self, errand: Errand) -> bool:
        """Whether how far it is is news, or was told long ago."""
        return errand.told is None or errand.told[0] != errand.stand or time.monotonic() - errand.told[1] >= REPORTING

    async def _report(self, errand: Errand) -> None:
        stand = errand.stand
        enough = await self._store.report(errand.taken.id, self._settings.node_name, stand, self._hub.now())
        errand.told = stand, time.monotonic()
        if enough is None:  # forgotten, or another node has it
            metrics.EXPERIMENTS.labels("dropped").inc()
            self._drop(errand)
        elif enough and errand.worker is not None and not errand.finishing:
            errand.finishing = True
            with suppress(OSError):  # it has just ended
                await errand.worker.finish()

    def _is_open(self) -> bool:
        """Whether something may begin: not while games are compiled, which would be done twice."""
        return not self._closed and self._settings.lab_workers > 0 and not self._hub.preparing.missing

    def _begin(self, taken: Taken) -> None:
        errand = self._errands[taken.id] = Errand(taken)
        errand.work = self._hub.spawn(self._work(errand))

    def _drop(self, errand: Errand) -> None:
        self._forget(errand)
        if errand.work is not None:
            errand.work.cancel()

    def _forget(self, errand: Errand) -> None:
        """Another errand may have the same experiment by now."""
        if self._errands.get(errand.taken.id) is errand:
            del self._errands[errand.taken.id]

    async def _work(self, errand: Errand) -> None:
        begun = time.monotonic()
        try:
            found = await self._made(errand)
            await self._surely(lambda id, node: self._store.keep(id, node, found, self._hub.now()), errand)
            metrics.EXPERIMENTS.labels("done").inc()
            metrics.EXPERIMENT_SECONDS.observe(time.monotonic() - begun)
        except TimeoutError:
            await self._fail(errand, "slow")
        except Exception as error:
            log.error("experiment_failed", experiment=errand.taken.id, error=repr(error))
            await self._fail(errand, "broken")
        finally:
            self._forget(errand)
            self.wake()

    async def _fail(self, errand: Errand, why: Failure) -> None:
        metrics.EXPERIMENTS.labels(why).inc()
        await self._surely(lambda id, node: self._store.fail(id, node, why, self._hub.now()), errand)

    async def _surely(self, write: Callable[[str, str], Awaitable[None]], errand: Errand) -> None:
        """When the store answers again, if it does not now; the errand is dropped where another node has it by then."""
        while True:
            try:
                await write(errand.taken.id, self._settings.node_name)
            except Refused as refused:
                log.warning("experiment_not_kept_yet", experiment=errand.taken.id, error=repr(refused))
                await asyncio.sleep(LOOKING)
            else:
                return

    async def _made(self, errand: Errand) -> bytes:
        chosen, seconds = self._settings, self._settings.lab_seconds
        worker = errand.worker = errands.worker(chosen, experimenter, chosen.find_game, chosen.make_report)

        def tell(done: int, total: int, half: float = 1.0) -> None:
            errand.stand = done, total, half

        try:
            async with asyncio.timeout(2 * seconds + GRACE):
                return await worker.do((errand.taken.game, errand.taken.asked, seconds), tell)
        finally:
            worker.stop()
