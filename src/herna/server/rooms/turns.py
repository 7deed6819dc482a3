"""Whose turn it is to think: a queue that is fair between addresses, and between the tables of an address.

Tables at which a player is looking come first, then those with spectators only, then those that nobody looks at. In
each rank, the address with the fewest jobs under way is next; among equals, the one whose last turn was longest ago.
Nothing here waits or reads a clock.
"""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Generic, Protocol, TypeVar

REMEMBERED = 1_000  # addresses


class Rank(IntEnum):
    """Who looks at a table."""

    PLAYED = 0  # somebody who plays there
    WATCHED = 1  # spectators only
    UNSEEN = 2  # nobody


@dataclass(frozen=True)
class Attention:
    """Who looks at a table, and the address that what is done for it is counted for."""

    rank: Rank = Rank.UNSEEN
    address: str = ""


class Queued(Protocol):
    """Something to think about for a table."""

    @property
    def table(self) -> str: ...


Job = TypeVar("Job", bound=Queued)
Line = OrderedDict[str, deque[Job]]  # by table; the first is next


class Turns(Generic[Job]):
    def __init__(self) -> None:
        self._ranks: tuple[OrderedDict[str, Line[Job]], ...] = tuple(OrderedDict() for _ in Rank)
        self._where: dict[str, Attention] = {}  # of each table that waits
        self._waiting: Counter[str] = Counter()  # jobs by address
        self._served: OrderedDict[str, int] = OrderedDict()  # when an address last had its turn
        self._taken = 0

    def __len__(self) -> int:
        return self._waiting.total()

    def add(self, job: Job, attention: Attention) -> None:
        """Queue a job; what else waits for the same table gets the same attention."""
        self.attend(job.table, attention)
        line = self._ranks[attention.rank].setdefault(attention.address, OrderedDict())
        line.setdefault(job.table, deque()).append(job)
        self._where[job.table] = attention
        self._waiting[attention.address] += 1

    def attend(self, table: str, attention: Attention) -> None:
        """People have come to a table or left it; what waits for it moves."""
        before = self._where.get(table)
        if before is None or before == attention:
            return
        for job in self._take_table(table, before):
            self.add(job, attention)

    def discard(self, job: Job) -> bool:
        """Whether the job was waiting; it no longer does."""
        where = self._where.get(job.table)
        jobs = self._ranks[where.rank][where.address][job.table] if where is not None else deque[Job]()
        if where is None or job not in jobs:
            return False
        jobs.remove(job)
        self._count(where.address, -1)
        if not jobs:
            self._take_table(job.table, where)
        return True

    def take(self, busy: Mapping[str, int], last: Rank = Rank.UNSEEN) -> tuple[Job, Attention] | None:
        """The next job of a rank up to `last`, with its attention; `busy` counts by address what is under way."""
        for rank in Rank:
            addresses = self._ranks[rank]
            if rank > last or not addresses:
                continue
            address = min(addresses, key=lambda each: (busy.get(each, 0), self._served.get(each, 0)))
            line = addresses[address]
            table, jobs = next(iter(line.items()))
            job, where = jobs.popleft(), Attention(rank, address)
            self._count(address, -1)
            line.move_to_end(table)
            self._serve(address)
            if not jobs:
                self._take_table(table, where)
            return job, where
        return None

    def quietest(self, addresses: Iterable[str], busy: Mapping[str, int]) -> str:
        """Of the addresses of one table, the one that has asked for the least."""
        return min(addresses, key=lambda each: (self._waiting[each] + busy.get(each, 0), each), default="")

    def _take_table(self, table: str, where: Attention) -> deque[Job]:
        """Take out what waits for a table."""
        addresses = self._ranks[where.rank]
        line = addresses[where.address]
        jobs = line.pop(table)
        if not line:
            del addresses[where.address]
        del self._where[table]
        self._count(where.address, -len(jobs))
        return jobs

    def _serve(self, address: str) -> None:
        self._taken += 1
        self._served[address] = self._taken
        self._served.move_to_end(address)
        if len(self._served) > REMEMBERED:
            self._served.popitem(last=False)

    def _count(self, address: str, more: int) -> None:
        self._waiting[address] += more
        if not self._waiting[address]:
            del self._waiting[address]
