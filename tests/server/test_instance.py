"""One server on one database, and what an operator reads when it cannot be used."""

from __future__ import annotations

import os
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from herna.cli import app
from herna.engine.messages import LANGUAGES
from herna.server.store import guard

from ..ports import unused_port
from .people import Person, create, house
from .services import postgresql
from .torture import ROOT, Server

HOLD = """
import sys, time
from herna.server.store import guard
with guard.hold(sys.argv[1], shared=len(sys.argv) > 2):
    print("held", flush=True)
    time.sleep(600)
"""


def url_in(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@pytest.fixture(autouse=True)
def quick_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.operating.compile_first", lambda: None, raising=False)
    monkeypatch.setenv("LC_ALL", "C")


def herna(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def serve_it(folder: Path, *more: str) -> Result:
    return herna("serve", "--db", url_in(folder), "--port", unused_port(), *more)


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the database."""
    words = [sys.executable, "-c", HOLD, url_in(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        yield process
        process.kill()


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both processes of the first are one server; when they are killed, the file is free again."""
    monkeypatch.setattr("herna.server.store.guard.PATIENCE", 0.1, raising=False)
    first = Server(url_in(tmp_path), unused_port(), tmp_path / "log", ("", "", "2")).start()
    second = None
    try:
        first.wait_until_ready()
        refused = serve_it(tmp_path)
        assert refused.exit_code == 2
        assert f"Another server is already running on {tmp_path / 'tables.db'}" in refused.stderr
        assert f"(process {first.process.pid})" in refused.stderr
        assert "--redis" in refused.stderr
        first.stop(signal.SIGKILL)
        second = Server(url_in(tmp_path), unused_port(), tmp_path / "second").start()
        second.wait_until_ready()
    finally:
        first.stop(signal.SIGKILL)
        if second is not None:
            second.stop(signal.SIGKILL)


@pytest.fixture(params=["SQLite", "PostgreSQL"])
def shared_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "SQLite":
        yield url_in(tmp_path)
    else:
        with postgresql() as url:
            yield url


def test_nodes_with_redis_share_a_database_but_not_with_one_without(
    shared_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herna.server.store.guard.PATIENCE", 0.1)

    def start(*more: str) -> subprocess.Popen[str]:
        words = [sys.executable, "-c", HOLD, shared_database, *more]
        return subprocess.Popen(words, stdout=subprocess.PIPE, text=True)

    started = [start("shared"), start("shared")]
    try:
        for each in started:
            assert each.stdout is not None
            assert each.stdout.readline() == "held\n"
        refused = herna("serve", "--db", shared_database, "--port", unused_port())
        assert refused.exit_code == 2
        assert "Another server" in refused.stderr
        assert "--redis" in refused.stderr
    finally:
        for each in started:
            each.kill()
            each.communicate()
    with guard.hold(shared_database, patience=5.0) as claim:  # the killed ones have left nothing behind
        assert claim is not None


def test_a_claim_is_explained_in_every_language_and_ends_with_kill_9(
    tmp_path: Path, holder: subprocess.Popen[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("herna.server.store.guard.PATIENCE", 0.1)
    for language in LANGUAGES:
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        said = serve_it(tmp_path).stderr
        assert str(tmp_path / "tables.db") in said
        assert str(holder.pid) in said
        assert ("Another server" in said) == (language == "en")
    holder.kill()
    holder.wait()
    with house(tmp_path) as running, running.http() as http:
        assert http.get("/ready").status_code == 200


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.glob("tables.db*")}


def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    """Neither a new one nor one that an older version has left open to all; the files beside it neither."""
    folder = tmp_path / "new"
    old = os.umask(0o022)
    try:
        with house(folder) as running, running.http() as http:
            made = create(http)
            assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(modes(folder))
            assert set(modes(folder).values()) == {0o600}
        for file in folder.glob("tables.db*"):
            file.chmod(0o644)
        with house(folder) as running, Person(running.url, made["id"], made["secret"]) as ann:
            assert ann.ask("chat", text="Hello!")["type"] == "done"
            assert set(modes(folder).values()) == {0o600}
    finally:
        os.umask(old)


def broken(folder: Path, how: str) -> str:
    if how == "not a database":
        (folder / "tables.db").write_text("This is a letter to my grandmother, not a database. " * 40)
    elif how == "newer":
        with sqlite3.connect(folder / "tables.db") as connection:
            connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
            connection.execute("INSERT INTO alembic_version VALUES ('9999')")
        connection.close()
    elif how == "no folder":
        (folder / "file").write_text("")
        return f"sqlite:///{folder / 'file' / 'tables.db'}"
    elif how == "no server":
        return f"postgresql://me:geheim@127.0.0.1:{unused_port()}/tables"
    return url_in(folder)


@pytest.mark.parametrize(
    ("how", "words"),
    [
        ("not a database", ["isn’t a Herna database", "--db"]),
        ("newer", ["newer version of Herna", "Install"]),
        ("no folder", ["can’t be opened", "--db"]),
        ("no server", ["doesn’t answer", "me:***@127.0.0.1", "Check that PostgreSQL is running"]),
    ],
)
@pytest.mark.parametrize("workers", [1, 2])
def test_a_database_that_cannot_be_used_is_explained(tmp_path: Path, how: str, words: list[str], workers: int) -> None:
    said = herna("serve", "--db", broken(tmp_path, how), "--port", unused_port(), "--workers", workers)
    assert said.exit_code == 2
    assert said.stderr.startswith("herna: ")
    assert "Traceback" not in said.stderr
    assert "geheim" not in said.stderr
    for word in words:
        assert word in said.stderr


def test_a_server_that_starts_badly_prints_one_sentence(tmp_path: Path) -> None:
    """As a process of its own: nothing of uvicorn's or the loop's noise around it."""
    code = "import herna.operating, herna.cli; herna.operating.compile_first = lambda: None; herna.cli.main()"
    words = [sys.executable, "-c", code, "serve", "--db", broken(tmp_path, "not a database")]
    ended = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert len(ended.stderr.splitlines()) == 1, ended.stderr
    assert ended.stdout == ""
