"""Bots at a table take their time, but not for every small action."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

import herna
from herna.server import bots
from herna.server.settings import Settings


def test_what_a_bot_does_in_one_go_takes_it_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = herna.game("thebase")
    state = game.match(seed=1).state
    waits: list[float] = []
    sleep = asyncio.sleep

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    async def act(*seats: int) -> None:
        with ThreadPoolExecutor(1) as workers:
            mind = bots.Mind(Settings(bot_delay=10.0), game, workers)
            for seat in seats:
                assert await mind.choose(seat, "random", state) in game.legal(state)

    monkeypatch.setattr(bots.asyncio, "sleep", wait)
    asyncio.run(act(0, 0, 0, 1, 0))
    assert waits == [10.0, 4.0, 4.0, 10.0, 10.0]
