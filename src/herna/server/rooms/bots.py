"""Bots at a table: they think in worker threads, take their time, and may fail."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor

import structlog

from herna.bots import Bot, strongest_level
from herna.engine.errors import HernaError
from herna.engine.game import Game, State

from .. import metrics
from ..settings import Settings

log = structlog.get_logger()
ADVISER = -1
IN_A_ROW = 0.4  # of the minimum delay, for several actions in a row: many small delays are a long wait for people


class BotFailed(HernaError):
    """A bot has failed too often."""


class Mind:
    """The bots of one table, one for each seat, so that a bot may remember what it thought about."""

    def __init__(self, settings: Settings, game: Game, workers: ThreadPoolExecutor) -> None:
        self.settings = settings
        self.game = game
        self.workers = workers
        self._bots: dict[tuple[int, str], Bot] = {}
        self._failures: dict[int, int] = {}

    async def choose(self, seat: int, level: str, state: State, *, goes_on: bool) -> int:
        """An action for the seat, not before the minimum delay is over; after a failure, a new bot tries again.

        `goes_on`: this seat was also the last to act, chance aside.
        """
        view = self.game.observed(state, seat)
        patience = self.settings.bot_delay * (IN_A_ROW if goes_on else 1.0)
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

    async def advise(self, seat: int, state: State) -> int:
        level = self.settings.hint_level or strongest_level(self.game)
        try:
            return await self._think(ADVISER, level, self.game.observed(state, seat))
        except Exception as error:
            log.error("hint_failed", error=repr(error))
            raise BotFailed from error

    async def _think(self, seat: int, level: str, view: State) -> int:
        loop = asyncio.get_running_loop()
        bot = self._bots.pop((seat, level), None)  # a bot that is thinking is not shared
        made = bot or self.settings.make_bot(self.game, level)
        with metrics.BOT_SECONDS.time():
            thinking = loop.run_in_executor(self.workers, made.choose, view, secrets.randbits(64))
            action = int(await asyncio.wait_for(thinking, self.settings.bot_timeout))
        self._bots[seat, level] = made
        return action

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
