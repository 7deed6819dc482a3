"""Bots at a table take their time, but not for every small action; more of it where nobody looks."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

import pytest

import herna
from herna.server.rooms import bots
from herna.server.rooms.thinkers import Thinkers
from herna.server.rooms.turns import Attention, Rank
from herna.server.settings import Settings

from .people import Person, create, house


def test_what_a_bot_does_in_one_go_takes_it_less_time(monkeypatch: pytest.MonkeyPatch) -> None:
    game = herna.game("thebase")
    state = game.match(seed=1).state
    waits: list[float] = []
    sleep = asyncio.sleep

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        await sleep(0)

    async def act() -> None:
        settings = Settings(bot_delay=10.0, bot_processes=False)
        thinkers = Thinkers(settings)
        for rank in (Rank.PLAYED, Rank.UNSEEN):
            mind = bots.Mind(settings, "table", game, thinkers, partial(Attention, rank))
            for goes_on in (False, True, True):
                assert await mind.choose(0, "random", state, goes_on=goes_on) in game.legal(state)
        thinkers.stop()

    monkeypatch.setattr(bots.asyncio, "sleep", wait)
    asyncio.run(act())
    assert waits == [10.0, 4.0, 4.0, 40.0, 40.0, 40.0]


def test_a_bot_takes_its_whole_time_after_somebody_else(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """When a player and a bot alternate, each action of the bot is a new start, never one of several in a row."""
    monkeypatch.setattr(bots, "IN_A_ROW", 1e6)
    with house(tmp_path, bot_delay=0.001) as running:
        with running.http() as http:
            made = create(http, options={"turns": 40}, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        with Person(running.url, made["id"], made["secret"]) as ann:
            for _ in range(3):
                ann.until(lambda: ann.my_turn)
                assert ann.play()["type"] == "done"
