"""Games that are compiled beside the server: the page is there at once, tables wait, nobody compiles in the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

import herna
from herna.server.errors import Refused
from herna.server.rooms import preparing
from herna.server.rooms.preparing import FAILED, READY, Preparing
from herna.server.settings import Settings

from .conftest import run_async
from .people import Person, house, until


class Compiler:
    """Compiles nothing, and is done when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.share = 0.0
        self.finished: set[str] = set()
        self.broken: set[str] = set()

    async def __call__(self, name: str, tell: Callable[[float], None]) -> None:
        self.begun.append(name)
        while name not in self.finished:
            tell(self.share)
            await asyncio.sleep(0.005)
        if name in self.broken:
            raise RuntimeError("a mistake in the rules")


@pytest.fixture
def cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preparing, "cores", lambda: 1)


def test_the_page_is_there_at_once_and_a_table_waits_until_its_game_is_compiled(tmp_path):
    compiler = Compiler()
    example = {"find_game": herna.game, "game_names": lambda: ["four_in_a_row"]}
    with house(tmp_path, uncompiled=lambda: ["four_in_a_row"], compile_game=compiler, **example) as running:
        with running.http() as person:
            compiler.share = 0.4
            until(lambda: person.get("/api/games").json()[0]["prepared"] == 40)
            described = person.get("/api/games").json()[0]
            assert described["seatings"][0]["seats"], "a game says who can sit there before it is compiled"
            assert person.get("/ready").status_code == 503
            assert person.get("/health").status_code == 200
            assert person.get("/api/games/four_in_a_row/words/en").status_code == 200
            refused = person.post("/api/tables", json={"game": "four_in_a_row"})
            assert (refused.status_code, refused.json()["code"]) == (503, "preparing")
            compiler.finished.add("four_in_a_row")
            until(lambda: person.get("/ready").status_code == 200)
            assert person.get("/api/games").json()[0] == {**described, "prepared": READY}
            created = person.post("/api/tables", json={"game": "four_in_a_row"})
            assert created.status_code == 201
        table = created.json()["id"]
    # The same house the next day with other sources: the table waits, is told how far it is, and goes on.
    again = Compiler()
    again.share = 0.25
    with house(tmp_path, uncompiled=lambda: ["four_in_a_row"], compile_game=again, **example) as running:
        with running.http() as person:
            until(lambda: running.hub.preparing.percent("four_in_a_row") == 25)
            assert person.get("/api/tables?show=open").status_code == 200
        with Person(running.url, table) as watcher:
            assert watcher.hello["code"] == "preparing"
            assert watcher.hello["message"] == {"id": "client-preparing", "args": {"percent": 25}}
        again.finished.add("four_in_a_row")
        until(lambda: not running.hub.preparing.missing)
        with Person(running.url, table) as watcher:
            assert watcher.hello["type"] != "error"


def made(compiler: Compiler, *names: str) -> Preparing:
    return Preparing(
        Settings(uncompiled=lambda: list(names), compile_game=compiler, find_game=lambda name: name)  # type: ignore[arg-type,return-value]
    )


async def in_time(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():
            await asyncio.sleep(0.005)


def test_what_somebody_waits_for_is_compiled_next(cores):
    async def story() -> None:
        compiler = Compiler()
        games = made(compiler, "first", "second", "third", "fourth")
        games.start()
        await in_time(lambda: compiler.begun == ["first"])
        with pytest.raises(Refused, match="0 %"):
            await asyncio.to_thread(games.find_game, "third")  # logs are folded in threads
        await in_time(lambda: compiler.begun == ["first", "third"])  # without waiting for the first
        with pytest.raises(Refused):
            games.find_game("fourth")
        compiler.finished |= {"first", "third"}
        await in_time(lambda: compiler.begun == ["first", "third", "fourth"])
        assert games.find_game("third") == "third"
        assert games.missing == ["second", "fourth"]
        compiler.finished |= {"second", "fourth"}
        await in_time(lambda: not games.missing)
        await games.stop()

    run_async(story())


def test_a_game_that_cannot_be_compiled_says_so_and_the_others_go_on(cores):
    async def story() -> None:
        compiler = Compiler()
        compiler.finished = {"first", "second"}
        compiler.broken = {"first"}
        games = made(compiler, "first", "second")
        games.start()
        await in_time(lambda: not games.missing)
        assert (games.percent("first"), games.percent("second")) == (FAILED, READY)
        with pytest.raises(Refused) as refused:
            games.find_game("first")
        assert refused.value.code == "unavailable"
        await games.stop()

    run_async(story())


def test_a_server_that_stops_stops_its_compilers(cores):
    async def story() -> None:
        games = made(Compiler(), "first")
        games.start()
        await asyncio.sleep(0)
        async with asyncio.timeout(20):
            await games.stop()

    run_async(story())


def test_the_process_of_a_compiler_tells_its_steps_and_what_went_wrong(monkeypatch, tmp_path):
    told: list[float] = []
    script = tmp_path / "herna.py"
    script.write_text(
        "import sys\nfor step in ('rules', 'notation', 'scenes'):\n"
        "    print('Compiling', step, file=sys.stderr)\nprint('it broke', file=sys.stderr)\nsys.exit(1)\n"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(preparing.sys, "executable", preparing.sys.executable)
    with pytest.raises(RuntimeError, match="it broke"):
        run_async(preparing.compile_apart("any", told.append))
    assert told == [0, pytest.approx(1 / 6), pytest.approx(2 / 6)]


def test_small_games_are_compiled_before_large_ones(monkeypatch):
    monkeypatch.setattr(preparing.warm, "is_done", lambda name: name == "mammoths")
    order = [name for name in preparing.uncompiled() if name != "four_in_a_row"]
    assert order[0] == "thebase"
    assert "mammoths" not in order
    most = [max(herna.game(name).seats) for name in order]
    assert most == sorted(most)
