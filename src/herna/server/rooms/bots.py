"""Bots at a table: they wait for their turn to think, take their time, and may fail."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256

import structlog

from herna.bots import HINT, thinking_of
from herna.engine.errors import HernaError
from herna.engine.game import Game, State

from .. import metrics
from ..settings import Settings
from .thinkers import Job, Thinkers
from .turns import Attention, Rank

log = structlog.get_logger()
ADVISER = -1
IN_A_ROW = 0.4  # of the minimum delay, for several actions in a row: many small delays are a long wait for people
UNSEEN = 4.0  # times the minimum delay, where nobody looks
PATIENCE = 5.0  # times its own budget, before a bot is stopped
REMEMBERED = 64  # positions of a table whose advice is remembered
AT_LEAST = 30.0  # seconds before that, as the machine may be busy


class BotFailed(HernaError):
    """A bot has failed too often."""


class Mind:
    """Thinks for the bots of one table, and for people who ask for advice."""

    def __init__(
        self, settings: Settings, table: str, game: Game, thinkers: Thinkers, attention: Callable[[], Attention]
    ) -> None:
        self.settings = settings
        self.table = table
        self.game = game
        self.thinkers = thinkers
        self.attention = attention
        self._failures: dict[int, int] = {}
        self._advice: OrderedDict[tuple[int, bytes], int] = OrderedDict()  # by seat and what it sees

    async def choose(self, seat: int, level: str, state: State, *, goes_on: bool) -> int:
        """An action for the seat, not before the minimum delay is over; after a failure, a new bot tries again.

        `goes_on`: this seat was also the last to act, chance aside.
        """
        view = self.game.observed(state, seat)
        patience = self.settings.bot_delay * (IN_A_ROW if goes_on else 1.0)
        if self.attention().rank is Rank.UNSEEN:
            patience = self.settings.bot_delay * UNSEEN
        delay = asyncio.create_task(asyncio.sleep(patience))
        try:
            while True:
                try:
                    action = await self._think(seat, level, view)
                    await delay
                    return action
                except Exception as error:
                    if self.failed(seat, error):
                        raise BotFailed from error
        finally:
            delay.cancel()

    def advised(self, seat: int, state: State) -> int | None:
        """What the seat was advised in this position: asking again gets the same answer."""
        return self._advice.get((seat, self.game.observed(state, seat).tobytes()))

    async def advise(self, seat: int, state: State, person: str) -> int:
        level = self.settings.hint_level or HINT
        view = self.game.observed(state, seat)
        seen = view.tobytes()
        try:
            # The same entropy for the same position: also a server that has forgotten tends to the same advice.
            entropy = int.from_bytes(sha256(self.table.encode() + seen).digest()[:8])
            action = await self._think(ADVISER, level, view, person, entropy)
        except Exception as error:
            log.error("hint_failed", error=repr(error))
            raise BotFailed from error
        self._advice[seat, seen] = action
        if len(self._advice) > REMEMBERED:
            self._advice.popitem(last=False)
        return action

    async def _think(
        self, seat: int, level: str, view: State, person: str | None = None, entropy: int | None = None
    ) -> int:
        thinking = thinking_of(self.game, level)
        limit = min(self.settings.bot_timeout, max(AT_LEAST, PATIENCE * (thinking.seconds or 0.0)))
        job = Job(self.table, self.game.name, seat, level, view.tobytes(), limit, person, entropy, thinking.threads)
        return await self.thinkers.think(job, self.attention())

    def failed(self, seat: int, error: BaseException) -> bool:
        """Count a failure; True when there were too many."""
        metrics.BOT_FAILURES.inc()
        self._failures[seat] = self._failures.get(seat, 0) + 1
        log.warning("bot_failed", seat=seat, times=self._failures[seat], error=repr(error))
        if self._failures[seat] > self.settings.bot_retries:
            self._failures[seat] = 0
            return True
        return False

    def succeeded(self, seat: int) -> None:
        self._failures.pop(seat, None)
