"""Backups: made while people play, restored elsewhere, checked; with SQLite and with PostgreSQL."""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from typer.testing import CliRunner, Result

from herna.cli import app
from herna.engine.messages import LANGUAGES
from herna.lab.experiment import SheetReport
from herna.review.report import VERSION, Review
from herna.server.store import schema
from herna.server.store.store import Store
from herna.server.tables import play

from ..ports import unused_port
from . import fakes
from .people import PATIENCE, Person, create, house, pair, play_out, until
from .test_store import BOTH, advance, laid, with_store
from .torture import Server

REPORT = msgspec.json.encode(SheetReport("exact", 100, 1.0, 0.1, (), (), ()))
REVIEW = msgspec.json.encode(Review(VERSION, "cards", "1", "hard", 1, (0.5, 0.5), (), (), ()))
OLD = Path(__file__).parents[1] / "data" / "v0.1"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("herna.operating.game", fakes.find)


def herna(*words: object) -> Result:
    return CliRunner().invoke(app, [str(word) for word in words])


def done(*words: object) -> Result:
    result = herna(*words)
    assert result.exit_code == 0, result.output
    return result


def url_of(file: Path) -> str:
    return f"sqlite:///{file}"


def filled(url: str, tables: int = 3, actions: int = 5) -> list[str]:
    """A database with some matches."""

    async def work(store: Store) -> list[str]:
        found = []
        for _ in range(tables):
            shown = await laid(store)
            for now in range(2000, 2000 + actions):
                step = play.play(shown, BOTH, shown.match.ply, "swap", now)
                await store.append(shown.id, step)
                advance(shown, step)
            await store.reviews.keep(shown.id, actions, REVIEW, 3000)
            await store.experiments.add(shown.id, f"person of {shown.id}", "cards", b"{}", 2000 + len(found))
            found.append(shown.id)
        taken = await store.experiments.take("one", 1, 3000)
        assert taken is not None
        await store.experiments.keep(taken.id, "one", REPORT, 3000)
        return found

    made: list[str] = with_store(url, work)
    return made


@contextmanager
def changed(file: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(file)) as connection:
        yield connection
        connection.commit()


class Game:
    """Two people who play on in threads; what the server has confirmed."""

    def __init__(self, url: str) -> None:
        with httpx.Client(base_url=url, timeout=PATIENCE) as http:
            made = create(http, options={"turns": 120})
        with httpx.Client(base_url=url, timeout=PATIENCE) as http:
            wish = {"nickname": "Bob", "invitation": made["invitations"][0]["secret"]}
            joined = http.post(f"/api/tables/{made['id']}/join", json=wish).json()
        self.table, self.secrets = made["id"], [made["secret"], joined["secret"]]
        self.confirmed: list[int] = []
        self.stopped = False
        self._thread = threading.Thread(target=self._play, args=(url,), daemon=True)
        self._thread.start()

    def _play(self, url: str) -> None:
        with Person(url, self.table, self.secrets[0]) as ann, Person(url, self.table, self.secrets[1]) as bob:
            while not self.stopped and not ann.over:
                for person in (ann, bob):
                    person.hears_nothing_more()
                    if person.my_turn and not person.over:
                        self.confirmed.append(person.play("keep")["number"])

    def stop(self) -> None:
        self.stopped = True
        self._thread.join(PATIENCE)

    def go_on(self, url: str, least: int) -> None:
        """With the same links, to the end."""
        with Person(url, self.table, self.secrets[0]) as ann, Person(url, self.table, self.secrets[1]) as bob:
            assert ann.seen["you"] == [0]
            assert bob.seen["you"] == [1]
            assert ann.seen["number"] >= least
            play_out(ann, bob, action="keep")
            assert ann.over


def test_the_restore_drill(tmp_path: Path) -> None:
    """A server is backed up while people play, killed, restored elsewhere, checked; they play on with their links."""
    here, there, file = tmp_path / "here" / "tables.db", tmp_path / "there" / "tables.db", tmp_path / "evening.db"
    first = Server(url_of(here), unused_port(), tmp_path / "first").start()
    second = Server(url_of(there), unused_port(), tmp_path / "second")
    try:
        first.wait_until_ready()
        game = Game(first.url)
        until(lambda: len(game.confirmed) > 5)
        before = game.confirmed[-1]
        made = done("backup", file, "--db", url_of(here))
        assert f"The backup is in {file}: one table" in made.stdout
        assert "herna check" in made.stdout
        refused = herna("restore", file, "--db", url_of(here), "--replace")
        assert refused.exit_code == 2
        assert "Another server is already running" in refused.stderr
        played = len(game.confirmed)
        until(lambda: len(game.confirmed) > played)  # it went on meanwhile
        game.stop()
        first.stop(signal.SIGKILL)
        shutil.rmtree(here.parent)
        assert "All is well: one table" in done("check", file).stdout
        assert "One table restored" in done("restore", file, "--db", url_of(there)).stdout
        assert "All is well" in done("check", "--db", url_of(there)).stdout
        second.start().wait_until_ready()
        game.go_on(second.url, before)
        assert "All is well" in done("check", "--db", url_of(there)).stdout
    finally:
        first.stop(signal.SIGKILL)
        second.stop(signal.SIGKILL)


def test_a_backup_moves_between_the_kinds_of_databases(tmp_path: Path, postgres_url: str) -> None:
    """From SQLite into PostgreSQL, where people play while it is backed up, and back."""
    here, there = tmp_path / "here.db", tmp_path / "there.db"
    names = filled(url_of(here))
    done("backup", tmp_path / "one.db", "--db", url_of(here))
    done("restore", tmp_path / "one.db", "--db", postgres_url)
    with house(tmp_path, database=postgres_url) as running:
        game = Game(running.url)
        until(lambda: len(game.confirmed) > 5)
        before = game.confirmed[-1]
        done("backup", tmp_path / "two.db", "--db", postgres_url)
        game.stop()
        refused = herna("restore", tmp_path / "one.db", "--db", postgres_url, "--replace")
        assert refused.exit_code == 2
        assert "A server is running on postgresql" in refused.stderr
    assert "4 tables" in done("check", "--db", postgres_url).stdout
    assert "All is well: 4 tables" in done("check", tmp_path / "two.db").stdout
    done("restore", tmp_path / "two.db", "--db", url_of(there))

    async def tables(store: Store) -> set[str]:
        async with store.engine.connect() as connection:
            return set((await connection.execute(sa.select(schema.tables.c.id))).scalars())

    assert with_store(url_of(there), tables) == {*names, game.table}
    assert with_store(url_of(there), lambda store: store.reviews.text_of(names[0])) == REVIEW
    person = f"person of {names[0]}"
    assert with_store(url_of(there), lambda store: store.experiments.report_of(names[0], person)) == REPORT
    with house(tmp_path, database=url_of(there)) as running:
        game.go_on(running.url, before)
    refused = herna("restore", tmp_path / "one.db", "--db", postgres_url)
    assert "--replace" in refused.stderr
    assert refused.exit_code == 2
    done("restore", tmp_path / "one.db", "--db", postgres_url, "--replace")
    assert with_store(postgres_url, tables) == set(names)


def test_a_backup_of_a_former_version(tmp_path: Path, postgres_url: str) -> None:
    """A program is installed, and the database is backed up before the program brings it up to date."""

    async def create_database(store: Store) -> None:
        async with store.engine.connect() as connection:
            await connection.execution_options(isolation_level="AUTOCOMMIT")
            await connection.execute(sa.text("CREATE DATABASE former"))

    with_store(postgres_url, create_database)
    former = f"{postgres_url.rpartition('/')[0]}/former"
    names = filled(former, 1)

    async def go_back(store: Store) -> None:
        async with store.engine.begin() as connection:
            for table in (schema.reviews, schema.reviewing, schema.experiments):
                await connection.execute(sa.schema.DropTable(table))

    with_store(former, go_back)
    done("backup", tmp_path / "former.db", "--db", former)
    done("restore", tmp_path / "former.db", "--db", url_of(tmp_path / "there.db"))
    assert "All is well: one table" in done("check", "--db", url_of(tmp_path / "there.db")).stdout
    assert with_store(url_of(tmp_path / "there.db"), lambda store: store.load(names[0])) is not None


def test_a_review_or_report_that_cannot_be_read_is_found(tmp_path: Path) -> None:
    here = tmp_path / "tables.db"
    first, second = filled(url_of(here), 2)
    with changed(here) as connection:
        connection.execute("UPDATE reviews SET value = x'00' WHERE table_id = ?", (first,))
        connection.execute("UPDATE experiments SET value = x'00' WHERE id = ?", (first,))
    found = herna("check", "--db", url_of(here))
    assert found.exit_code == 1
    assert f"review {first}" in found.output
    assert f"experiment {first}" in found.output
    assert f"review {second}" not in found.output


def test_a_copy_of_the_file_beside_a_running_server_is_no_backup(tmp_path: Path) -> None:
    """Why there is a command: what is written last lies beside the file."""
    with house(tmp_path) as running:
        pair(running)
        shutil.copy(tmp_path / "tables.db", tmp_path / "copy.db")
        done("backup", tmp_path / "backup.db", "--db", url_of(tmp_path / "tables.db"))
    with closing(sqlite3.connect(tmp_path / "backup.db")) as connection:
        assert connection.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    assert herna("check", tmp_path / "copy.db").exit_code == 2
    assert stat.S_IMODE((tmp_path / "backup.db").stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.glob("*backup.db*")] == ["backup.db"]


def test_backups_and_restores_are_noted(tmp_path: Path) -> None:
    config, noted = tmp_path / "herna.toml", tmp_path / "audit.log"
    config.write_text(f'database = "{url_of(tmp_path / "tables.db")}"\naudit = "{noted}"\n')
    filled(url_of(tmp_path / "tables.db"), 1)
    done("backup", tmp_path / "copy.db", "--config", config)
    done("restore", tmp_path / "copy.db", "--config", config, "--replace")
    lines = [json.loads(line) for line in noted.read_text().splitlines()]
    assert [line["what"] for line in lines] == ["backup", "restore"]
    assert all(line["who"].startswith("operator:") and line["file"].endswith("copy.db") for line in lines)
    assert stat.S_IMODE(noted.stat().st_mode) == 0o600


def test_a_folder_gets_a_file_named_by_the_date(tmp_path: Path) -> None:
    filled(url_of(tmp_path / "tables.db"), 1)
    (tmp_path / "stick").mkdir()
    done("backup", tmp_path / "stick", "--db", url_of(tmp_path / "tables.db"))
    (file,) = (tmp_path / "stick").iterdir()
    assert file.name.startswith("herna-20")
    done("check", file)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("backup", "old.db", "--db", "sqlite:///{}/tables.db"), "already exists"),
        (("backup", "new.db", "--db", "sqlite:///{}/nothing.db"), "no database at"),
        (("backup", "no/folder/new.db", "--db", "sqlite:///{}/tables.db"), "can’t be written"),
        (("restore", "missing.db", "--db", "sqlite:///{}/empty.db"), "There is no file"),
        (("restore", "letter.txt", "--db", "sqlite:///{}/empty.db"), "is damaged"),
        (("restore", "cut.db", "--db", "sqlite:///{}/empty.db"), "is damaged"),
        (("restore", "other.db", "--db", "sqlite:///{}/empty.db"), "isn’t a Herna backup"),
        (("restore", "newer.db", "--db", "sqlite:///{}/empty.db"), "newer version of Herna"),
        (("restore", "old.db", "--db", "sqlite:///{}/tables.db"), "--replace"),
        (("check", "--db", "sqlite:///{}/nothing.db"), "no database at"),
        (("check", "letter.txt"), "is damaged"),
    ],
    ids=lambda value: "-".join(value[:2]) if isinstance(value, tuple) else "",
)
def test_mistakes_are_explained_and_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    filled(url_of(tmp_path / "tables.db"), 1)
    done("backup", tmp_path / "old.db", "--db", url_of(tmp_path / "tables.db"))
    (tmp_path / "letter.txt").write_text("Dear grandmother, " * 500)
    (tmp_path / "cut.db").write_bytes((tmp_path / "old.db").read_bytes()[:9000])
    with changed(tmp_path / "other.db") as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    shutil.copy(tmp_path / "old.db", tmp_path / "newer.db")
    with changed(tmp_path / "newer.db") as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    before = {file.name: file.read_bytes() for file in tmp_path.glob("*.db")}
    result = herna(*(word.format(tmp_path) for word in words))
    assert result.exit_code == 2, result.output
    assert result.stderr.startswith("herna: ")
    assert why in result.stderr
    assert {file.name: file.read_bytes() for file in tmp_path.glob("*.db")} == before


def test_what_is_replaced_is_kept(tmp_path: Path) -> None:
    here, file = tmp_path / "tables.db", tmp_path / "backup.db"
    first = filled(url_of(here), 1)
    done("backup", file, "--db", url_of(here))
    filled(url_of(here), 1)
    with house(tmp_path):
        pass  # leaves its last words in the files beside the database
    said = done("restore", file, "--db", url_of(here), "--replace").stdout
    (aside,) = tmp_path.glob("tables-*.db")
    assert str(aside) in said
    assert "2 tables" in done("check", aside).stdout
    assert "one table" in done("check", "--db", url_of(here)).stdout
    assert with_store(url_of(here), lambda store: store.load(first[0])) is not None


DAMAGE = {
    "UPDATE tables SET ply = ply + 1 WHERE id = ?": "its summary says",
    "UPDATE tables SET status = 'over' WHERE id = ?": "its log leads to status 'running'",
    "UPDATE chairs SET kind = 'bot' WHERE seat = 1 AND table_id = ?": "those kept are",
    "DELETE FROM chairs WHERE seat = 1 AND table_id = ?": "",
    "DELETE FROM log WHERE number = 4 AND table_id = ?": "row 5 does not follow row 3",
    "UPDATE log SET text = 'deal=9' WHERE number = 0 AND table_id = ?": "row 0",
    "UPDATE tables SET header = '{' WHERE id = ?": "header",
    "DELETE FROM tables WHERE id = ?": "the table is not",
}


@pytest.mark.parametrize("how", DAMAGE)
def test_a_table_that_does_not_replay_is_named(tmp_path: Path, how: str) -> None:
    file = tmp_path / "tables.db"
    names = filled(url_of(file))
    with changed(file) as connection:
        connection.execute(how, (names[1],))
    result = herna("check", "--db", url_of(file))
    assert result.exit_code == 1
    assert f"Table {names[1]}: " in result.stdout
    assert DAMAGE[how] in result.stdout
    assert not any(name in result.stdout for name in (names[0], names[2]))


def test_databases_of_version_0_1_are_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import herna as house_of_games

    monkeypatch.setattr("herna.operating.game", house_of_games.game)
    shutil.copy(OLD / "tables.db", tmp_path)
    assert "All is well: 13 tables" in done("check", "--db", url_of(tmp_path / "tables.db")).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language(tmp_path: Path, language: str) -> None:
    here, file, there = tmp_path / "tables.db", tmp_path / "backup.db", tmp_path / "there.db"
    filled(url_of(here), 1)
    said = done("backup", file, "--db", url_of(here), "--lang", language).stdout
    said += done("restore", file, "--db", url_of(there), "--lang", language).stdout
    said += done("check", "--db", url_of(there), "--lang", language).stdout
    said += herna("backup", file, "--db", url_of(here), "--lang", language).stderr
    assert "operator-" not in said
    assert ("backup is in" in said) == (language == "en")
