"""Experiments with sheets, worked through by processes beside the event loop that yield to everything else.

Unlike a review, an experiment goes on when nobody looks: it waits in the store, and any node takes it from there. It
ends by itself when it is exact enough, or when its time is over, and then tells what there is.
"""

from __future__ import annotations

import asyncio
import time
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
LOOKING = 1.0  # seconds between two reports of how far it is
SELDOM = 10.0  # seconds between two looks for what other nodes have left
GRACE = 60.0  # seconds beyond its time for the matches under way, on a machine that has no time for it


@dataclass(eq=False)
class Errand:
    """An experiment that this node works on."""

    taken: Taken
    worker: errands.Worker
    stand: tuple[int, int, float] = (0, 0, 1.0)  # done, of how many, half the widest interval
    finishing: bool = False
    work: asyncio.Task[None] | None = field(default=None, repr=False)


class Experiments:
    """All experiments that this node works on."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._settings = hub.settings
        self._errands: dict[str, Errand] = {}
        self._news = asyncio.Event()
        self._closed = False

    def wake(self) -> None:
        """Something has changed in the store: look now."""
        self._news.set()

    async def watch(self) -> None:
        """Report what is under way, and begin what waits."""
        while True:
            try:
                await self._look()
            except Exception as error:
                log.error("experiments_not_reported", error=repr(error))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOKING if self._errands else SELDOM)
            self._news.clear()

    async def stop(self) -> None:
        """Nothing is worked on any more; what was under way begins again at the next start."""
        self._closed = True
        left = list(self._errands.values())
        for each in left:
            self._drop(each)
        await asyncio.gather(*(each.work for each in left if each.work), return_exceptions=True)
        with suppress(Refused):
            await self._store.put_back([each.taken.id for each in left], self._settings.node_name)

    @property
    def _store(self) -> Kept:
        return self._hub.store.experiments

    async def _look(self) -> None:
        node, workers = self._settings.node_name, self._settings.lab_workers
        for each in list(self._errands.values()):
            enough = await self._store.report(each.taken.id, node, each.stand, self._hub.now())
            if enough is None:  # forgotten, or another node has it
                metrics.EXPERIMENTS.labels("dropped").inc()
                self._drop(each)
            elif enough and not each.finishing:
                each.finishing = True
                with suppress(OSError):  # it has just ended
                    await each.worker.finish()
        while self._is_open() and (taken := await self._store.take(node, workers, self._hub.now())):
            self._begin(taken)
        metrics.EXPERIMENTS_BUSY.set(len(self._errands))

    def _is_open(self) -> bool:
        """Whether something may begin: not while games are compiled, which would be done twice."""
        return not self._closed and self._settings.lab_workers > 0 and not self._hub.preparing.missing

    def _begin(self, taken: Taken) -> None:
        chosen = self._settings
        worker = errands.worker(chosen, experimenter, chosen.find_game, chosen.make_report)
        errand = self._errands[taken.id] = Errand(taken, worker)
        errand.work = self._hub.spawn(self._work(errand))

    def _drop(self, errand: Errand) -> None:
        self._errands.pop(errand.taken.id, None)
        if errand.work is not None:
            errand.work.cancel()

    async def _work(self, errand: Errand) -> None:
        begun = time.monotonic()
        try:
            found = await self._made(errand)
            await self._store.keep(errand.taken.id, self._settings.node_name, found, self._hub.now())
            metrics.EXPERIMENTS.labels("done").inc()
            metrics.EXPERIMENT_SECONDS.observe(time.monotonic() - begun)
        except TimeoutError:
            await self._fail(errand, "slow")
        except Exception as error:
            log.error("experiment_failed", experiment=errand.taken.id, error=repr(error))
            await self._fail(errand, "broken")
        finally:
            self._errands.pop(errand.taken.id, None)
            self.wake()

    async def _fail(self, errand: Errand, why: Failure) -> None:
        metrics.EXPERIMENTS.labels(why).inc()
        await self._store.fail(errand.taken.id, self._settings.node_name, why, self._hub.now())

    async def _made(self, errand: Errand) -> bytes:
        seconds = self._settings.lab_seconds

        def tell(done: int, total: int, half: float = 1.0) -> None:
            errand.stand = done, total, half

        try:
            async with asyncio.timeout(2 * seconds + GRACE):
                return await errand.worker.do((errand.taken.game, errand.taken.asked, seconds), tell)
        finally:
            errand.worker.stop()
