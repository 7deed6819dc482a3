"""Engines: where the matches of a batch or of a series are played. What comes out is the same bytes on each of them.

Work is a function of a span of numbers. An engine cuts the numbers into spans, has each of them done somewhere, and
yields the results as they finish. Spans begin small and grow until one takes as long as is worth sending out.
"""

from __future__ import annotations

import copyreg
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, runtime_checkable

import herna
from herna.bots import cores
from herna.engine.errors import BadOption
from herna.engine.game import Game

T = TypeVar("T")
Work = Callable[[range], T]
Device = Callable[..., None]  # plays matches as `herna.lab.gpu.play` does

GROWTH = 16  # of a span, at most
ALONE_SECONDS = 0.002  # of quick work: what is done by then is not worth a thread
THREAD_SECONDS = 0.1  # that a span takes in a thread: progress is told as often
TASK_SECONDS = 1.5  # and in a task of Ray, so that sending it out does not matter
SPAN_MATCHES, SPAN_BYTES = 2**20, 2**31  # of a span on a GPU, at most: what comes out of it has to be kept here, too
RETRIES = 10  # of a task whose worker died

copyreg.pickle(Game, lambda game: (herna.game, (game.name,)))  # to other processes a game goes by its name


class Engine(Protocol):
    def run(self, work: Work[T], count: int, *, quick: bool = False) -> Iterator[tuple[range, T]]:
        """Have the numbers below `count` worked on; spans with their results, as they finish.

        `quick`: compiled code does it all, thousands of them in no time.
        """


@runtime_checkable
class Portable(Protocol):
    """Work that a device can do as well."""

    @property
    def bytes_each(self) -> int:
        """How much comes out of a number."""

    def on(self, device: Device) -> Work[Any]: ...


class Spans:
    """Cuts numbers into spans of about equal time; of equal size, if one is given."""

    def __init__(self, count: int, workers: int, seconds: float, size: int | None) -> None:
        self._next, self._count = 0, count
        self._workers, self._seconds = workers, seconds
        self._fixed = size
        self._size = size or 1

    def take(self, *, alone: bool = False) -> range | None:
        """The next span; None if all are taken. The last ones get smaller, so that all workers end together."""
        left = self._count - self._next
        if left <= 0:
            return None
        size = self._fixed or min(self._size, left if alone else -(-left // (2 * self._workers)))
        span = range(self._next, min(self._count, self._next + size))
        self._next = span.stop
        return span

    def took(self, span: range, seconds: float) -> None:
        wanted = int(len(span) * self._seconds / max(seconds, 1e-6))
        self._size = max(1, min(wanted, GROWTH * len(span)))


def _timed(work: Work[T], span: range) -> tuple[T, float]:
    start = time.perf_counter()
    return work(span), time.perf_counter() - start


@dataclass(frozen=True)
class Threads:
    """Threads of this process, by default one for each core: compiled code releases the GIL.

    Quick work begins without them: a small batch is over before they would have started.
    """

    workers: int | None = None
    size: int | None = None  # of a span

    def run(self, work: Work[T], count: int, *, quick: bool = False) -> Iterator[tuple[range, T]]:
        workers = self.workers or cores()
        spans = Spans(count, workers, THREAD_SECONDS, self.size)
        spent = 0.0 if quick else ALONE_SECONDS
        while spent < ALONE_SECONDS:
            alone = spans.take(alone=True)
            if alone is None:
                return
            result, seconds = _timed(work, alone)
            spans.took(alone, seconds)
            spent += seconds
            yield alone, result
        running: dict[Future[tuple[T, float]], range] = {}
        with ThreadPoolExecutor(workers) as pool:
            try:
                while True:
                    while len(running) < workers and (span := spans.take()) is not None:
                        running[pool.submit(_timed, work, span)] = span
                    if not running:
                        return
                    for done in wait(running, return_when=FIRST_COMPLETED).done:
                        span = running.pop(done)
                        result, seconds = done.result()
                        spans.took(span, seconds)
                        yield span, result
            finally:
                pool.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True)
class Ray:
    """Tasks of Ray: on the cluster at an address, on the one this process is connected to, else on one started here.

    Herna is installed on every node, in the same version. A task whose worker dies is done again elsewhere.
    """

    workers: int | None = None  # tasks at a time; by default as many as the cluster has cores
    address: str | None = None
    size: int | None = None  # of a span

    def run(self, work: Work[T], count: int, *, quick: bool = False) -> Iterator[tuple[range, T]]:
        ray = _ray()
        own = not ray.is_initialized()
        if own:
            here: dict[str, Any] = {"num_cpus": self.workers or cores(), "include_dashboard": False}
            ray.init(
                **({"address": self.address} if self.address else here), log_to_driver=False, logging_level="error"
            )
        try:
            yield from self._spread(ray, work, count)
        finally:
            if own:
                ray.shutdown()

    def _spread(self, ray: Any, work: Work[T], count: int) -> Iterator[tuple[range, T]]:
        workers = self.workers or max(1, int(ray.cluster_resources().get("CPU", 1)))
        spans = Spans(count, workers, TASK_SECONDS, self.size)
        task = ray.remote(num_cpus=1, max_retries=RETRIES)(_timed)
        kept = ray.put(work)  # once, however many tasks there are
        running: dict[Any, range] = {}
        try:
            while True:
                while len(running) < workers and (span := spans.take()) is not None:
                    running[task.remote(kept, span)] = span
                if not running:
                    return
                finished, _ = ray.wait(list(running), num_returns=1)
                for done in finished:
                    span = running.pop(done)
                    result, seconds = ray.get(done)
                    spans.took(span, seconds)
                    yield span, result
        finally:
            for each in running:
                ray.cancel(each, force=True)


class Gpu:
    """An NVIDIA GPU. It plays whole matches at random; bots do not think there."""

    policies = ("uniform",)

    def __init__(self, size: int | None = None) -> None:
        self._size = size  # of a span
        self.busy = 0.0  # seconds that the GPU has worked; the rest is copying and what Python does

    def run(self, work: Work[T], count: int, *, quick: bool = False) -> Iterator[tuple[range, T]]:
        matches: object = work
        if not isinstance(matches, Portable):
            raise BadOption("--on gpu plays whole matches at random: `herna bench --on gpu`; bots need threads or ray")
        gpu = _gpu()

        def device(*arguments: Any) -> None:
            self.busy += gpu.play(*arguments)

        there = matches.on(device)
        fits = min(gpu.free_memory() // 2, SPAN_BYTES) // matches.bytes_each
        size = self._size or max(1, min(SPAN_MATCHES, fits))
        for first in range(0, count, size):
            span = range(first, min(count, first + size))
            yield span, there(span)


def _gpu() -> Any:
    try:
        from . import gpu
    except ImportError:
        raise BadOption("--on gpu needs numba-cuda, which is not installed; `pip install herna[gpu]` adds it") from None
    return gpu


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise BadOption("--on ray needs Ray, which is not installed; `pip install herna[ray]` adds it") from None
    return ray


ENGINES: dict[str, Callable[[int | None, str | None], Engine]] = {
    "threads": lambda workers, address: Threads(workers),
    "gpu": lambda workers, address: Gpu(),
    "ray": Ray,
}


def engine(name: str, workers: int | None = None, address: str | None = None) -> Engine:
    """An engine by its name: threads, gpu or ray."""
    if name not in ENGINES:
        raise BadOption(f"there is no engine {name!r}; there are: {', '.join(ENGINES)}")
    if workers is not None and name == "gpu":
        raise BadOption("a GPU plays as many matches at a time as it can; --workers is for threads and ray")
    if address is not None and name != "ray":
        raise BadOption(f"an address is that of a cluster of Ray; {name} has none")
    return ENGINES[name](workers, address)
