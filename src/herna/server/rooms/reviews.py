"""Reviews that people wait for: a queue, worked through by processes beside the event loop with the lowest priority.

A review takes minutes, so it is made only while somebody asks how far it is, and what is made is kept with the table.
Of those that wait, the first is next whose person has none in hand. A process that takes too long, or says nothing for
long, is stopped.
"""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

import structlog

from herna.engine import journal

from .. import metrics
from ..errors import Refused
from ..store.reviews import Claim, Failure, Stand
from ..store.reviews import Reviews as Kept
from ..tables.events import HintTaken
from ..tables.table import Table
from . import errands, reviewer

if TYPE_CHECKING:
    from .hub import Hub

log = structlog.get_logger()
LISTENING = 70.0  # seconds after which somebody who does not ask is gone; a page in the background does once a minute
LOOKING = 1.0  # seconds between two looks at who still waits
REPORTING = 5.0  # seconds between two reports of what stands still; a node that does not report loses its claims
MOST_EACH = 3  # reviews that a person waits for
MOST_ADDRESS = 20  # and those of an address, which may be a school
MOST = 200  # of all
State = Literal["none", "queued", "working", "failed"]


@dataclass(frozen=True)
class Standing:
    """How things stand with a review that is not there yet."""

    state: State
    place: int = 0  # in the queue; 1 is next
    done: int = 0
    total: int = 0
    failed: Failure | None = None


@dataclass(eq=False)
class Wish:
    """A review that somebody waits for here."""

    table: str
    person: str
    address: str
    heard: float  # when somebody last asked for it
    stand: tuple[int, int] = (0, 0)  # done, of how many
    told: tuple[Stand, float] | None = None  # what the store was told last, and when
    work: asyncio.Task[None] | None = field(default=None, repr=False)  # None while it waits


# --- who is next --------------------------------------------------------------------------------------------------


class Reviews:
    """All reviews that are worked out at this node."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._settings = hub.settings
        self._wishes: dict[str, Wish] = {}  # by table, in the order of asking
        self._closed = False

    async def ask(self, table: str, person: str, address: str) -> Standing:
        """Somebody wants the review of a table: work it out, unless that is being done."""
        if table not in self._wishes:
            claim = await self._store.claimed(table)
            if claim is None or claim.failed is not None or not self._is_at_work(claim):
                await self._begin(table, person, address)
        return await self.stand(table)

    async def _begin(self, table: str, person: str, address: str) -> None:
        self._refuse_many(person, address)
        claimed = await self._store.claim(table, self._settings.node_name, self._hub.now())
        if claimed and table not in self._wishes and not self._closed:
            self._wishes[table] = Wish(table, person, address, self._settings.steady())
            self._serve()

    def is_wanted(self, table: str) -> bool:
        """Whether it waits or is worked out at this node."""
        return table in self._wishes

    async def stand(self, table: str) -> Standing:
        """How far it is, here or at another node; who asks still waits."""
        wish = self._wishes.get(table)
        if wish is not None:
            wish.heard = self._settings.steady()
            done, total = wish.stand
            return Standing("queued" if wish.work is None else "working", self._place(wish), done, total)
        claim = await self._store.claimed(table)
        return Standing("none") if claim is None else await self._elsewhere(table, claim)

    async def _elsewhere(self, table: str, claim: Claim) -> Standing:
        if claim.failed is not None:
            return Standing("failed", failed=claim.failed)
        if not self._is_at_work(claim):
            return Standing("none")
        now = self._hub.now()
        if now - claim.wanted > LOOKING * 1000:
            await self._store.want(table, now)
        return Standing("queued" if claim.place else "working", claim.place, claim.done, claim.total)

    def _is_at_work(self, claim: Claim) -> bool:
        """Whether another node has the claim and lives."""
        return claim.node != self._settings.node_name and claim.lives(self._hub.now())

    async def watch(self) -> None:
        """Drop what nobody waits for any more; tell other nodes how far the rest is."""
        while True:
            await asyncio.sleep(LOOKING)
            try:
                if self._wishes:
                    await self._look()
            except Exception as error:
                log.error("reviews_not_reported", error=repr(error))

    async def _look(self) -> None:
        now, steady = self._hub.now(), self._settings.steady()
        stands = {wish.table: stand for wish in self._wishes.values() if (stand := self._to_tell(wish, steady))}
        if not stands:
            return
        wanted = await self._store.report(stands, self._settings.node_name, now)
        for table, stand in stands.items():
            wish = self._wishes.get(table)
            if wish is None:
                continue
            wish.told = stand, steady
            if now - wanted.get(table, 0) < LISTENING * 1000:
                wish.heard = steady
            if table not in wanted or steady - wish.heard > LISTENING:  # another node works on it, or nobody waits
                metrics.REVIEWS.labels("dropped").inc()
                if table in wanted:  # while the wish is still there, so that nobody claims it at the same time
                    await self._store.leave((table,), self._settings.node_name)
                self._drop(wish)
        self._serve()

    def _to_tell(self, wish: Wish, steady: float) -> Stand | None:
        """How far it is, if that is news or was told long ago."""
        stand = Stand(self._place(wish), *wish.stand)
        fresh = wish.told is not None and wish.told[0] == stand and steady - wish.told[1] < REPORTING
        return None if fresh else stand

    async def stop(self) -> None:
        """Nothing is worked out any more; those who still wait ask again."""
        self._closed = True
        left = list(self._wishes.values())
        for wish in left:
            self._drop(wish)
        await asyncio.gather(*(wish.work for wish in left if wish.work), return_exceptions=True)
        if left:
            with suppress(Refused):
                await self._store.leave([wish.table for wish in left], self._settings.node_name)

    # --- the queue --------------------------------------------------------------------------------

    @property
    def _store(self) -> Kept:
        return self._hub.store.reviews

    def _refuse_many(self, person: str, address: str) -> None:
        if not self._settings.review_workers:
            raise Refused("forbidden", "this server works out no reviews")
        wishes = self._wishes.values()
        each = sum(wish.person == person for wish in wishes)
        if each >= MOST_EACH or sum(wish.address == address for wish in wishes) >= MOST_ADDRESS or len(wishes) >= MOST:
            raise Refused("flood", "too many reviews wait; let one of them finish first")

    def _place(self, wish: Wish) -> int:
        """How many are before it, itself included; 0 if it is being worked out."""
        if wish.work is not None:
            return 0
        waiting = [each for each in self._wishes.values() if each.work is None]
        return waiting.index(wish) + 1

    def _serve(self) -> None:
        """Begin the next ones, as long as there is room."""
        while not self._closed and (wish := self._next()) is not None:
            wish.work = self._hub.spawn(self._work(wish))
        waiting = sum(wish.work is None for wish in self._wishes.values())
        metrics.REVIEW_QUEUE.set(waiting)
        metrics.REVIEW_BUSY.set(len(self._wishes) - waiting)

    def _next(self) -> Wish | None:
        under_way = [wish.person for wish in self._wishes.values() if wish.work is not None]
        if len(under_way) >= self._settings.review_workers:
            return None
        waiting = (wish for wish in self._wishes.values() if wish.work is None)
        return next((wish for wish in waiting if wish.person not in under_way), None)

    def _drop(self, wish: Wish) -> None:
        """Forget a wish, and stop what works on it."""
        if self._wishes.get(wish.table) is wish:
            del self._wishes[wish.table]
        if wish.work is not None:
            wish.work.cancel()

    # --- one review -------------------------------------------------------------------------------

    async def _work(self, wish: Wish) -> None:
        begun = time.monotonic()
        try:
            await self._make(wish)
            metrics.REVIEWS.labels("done").inc()
            metrics.REVIEW_SECONDS.observe(time.monotonic() - begun)
        except Refused as refused:  # for now: it can be asked for again
            log.warning("review_refused", table=wish.table, error=repr(refused))
            await self._give_up(wish)
        except TimeoutError:
            await self._give_up(wish, "slow")
        except Exception as error:
            log.error("review_failed", table=wish.table, error=repr(error))
            await self._give_up(wish, "broken")
        finally:
            if self._wishes.get(wish.table) is wish:
                del self._wishes[wish.table]
            if not self._closed:
                self._serve()

    async def _give_up(self, wish: Wish, why: Failure | None = None) -> None:
        """Leave the claim while the wish is still there: later, the claim might be that of the next who asks."""
        metrics.REVIEWS.labels(why or "refused").inc()
        if self._wishes.get(wish.table) is wish:
            await self._store.leave((wish.table,), self._settings.node_name, why)

    async def _make(self, wish: Wish) -> None:
        table = (await self._hub.room(wish.table)).table
        refuse_review(table)
        match, hinted, why = table.match.copy(), hinted_positions(table), table.ending.why if table.ending else ""
        text = await self._hub.crews.checking.do(wish.table, journal.dumps, match)  # nobody's address
        worker = errands.worker(self._settings, reviewer, self._settings.find_game, self._settings.make_review)

        def tell(done: int, total: int) -> None:
            wish.stand = done, total

        try:
            async with asyncio.timeout(self._settings.review_seconds):
                found = await worker.do((wish.table, text, hinted, why), tell)
        finally:
            worker.stop()
        await self._store.keep(wish.table, match.ply, found, self._hub.now())


def refuse_review(table: Table) -> None:
    """Only of a match that is over, and by rules that are known: before that, it would be advice."""
    if table.outdated:
        raise Refused("outdated", "it was played by rules that this server no longer has")
    if table.ending is None or table.ending.why == "cancelled":
        raise Refused("not_over", "a match is reviewed when it is over")


def hinted_positions(table: Table) -> tuple[int, ...]:
    """Where seats had asked for a hint before they acted, as numbers of positions; what was taken back is left out."""
    found = set()
    for number, event in table.events.items():
        if isinstance(event, HintTaken):
            ply = table.after_row[number].ply
            stands = ply < table.match.ply and table.ply_rows[ply] > number
            if stands and table.match.line[ply].seat == event.seat:
                found.add(ply)
    return tuple(sorted(found))
