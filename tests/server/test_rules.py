"""Matches that are stored keep the rules they were played by, whatever rules the server has later."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from herna.cli import app
from herna.engine import journal
from herna.engine.errors import UnknownGame, UnreadableAction, WrongVersion
from herna.engine.game import Game, State
from herna.engine.messages import LANGUAGES, say
from herna.engine.scene import Message

from . import fakes
from .people import Person, house, pair, play_out


class Stricter(fakes.CardsNotation):
    """A game in which nothing can be kept any more."""

    def parse_action(self, state: State, text: str) -> tuple[int, ...]:
        if text == "keep":
            raise UnreadableAction("there is no such action any more")
        return super().parse_action(state, text)


def variant(**more: Any) -> Game:
    given: dict[str, Any] = {"notation": fakes.CardsNotation(), "stage": fakes.CardsStage(), "rules": "cards-2"}
    return replace(fakes.CARDS, **{**given, **more})


def finding(game: Game | None) -> Callable[[str], Game]:
    def find(name: str) -> Game:
        if game is None:
            raise UnknownGame(f"there is no game {name!r}")
        return game

    return find


OTHERS = {
    "folds": variant,
    "does not fold": lambda: variant(notation=Stricter()),
}
GONE = {
    "other options": lambda: variant(options=()),
    "no such game": lambda: None,
}


@pytest.fixture
def played(tmp_path: Path) -> dict[str, Person]:
    """A match that is over, and one that runs, with the person in seat 0 of each."""
    found = {}
    with house(tmp_path) as running:
        for name in ("over", "running"):
            ann, bob = pair(running)
            with ann, bob:
                if name == "over":
                    play_out(ann, bob, action="keep")
                else:
                    ann.until(lambda ann=ann: ann.my_turn)
                    ann.play("keep")
                    ann.hears_nothing_more()
            found[name] = ann
    return found


@pytest.mark.parametrize("how", OTHERS)
def test_a_finished_match_is_shown_and_replayed_by_what_its_log_carries(
    tmp_path: Path, played: dict[str, Person], how: str
) -> None:
    before = played["over"]
    with house(tmp_path, find_game=finding(OTHERS[how]())) as running, running.http() as http:
        table = before.table
        listed = http.get(f"/api/tables/{table}").json()
        assert (listed["status"], listed["ply"]) == ("over", before.seen["ply"])
        replay = http.get(f"/api/tables/{table}/replay")
        assert replay.status_code == 200
        shown = replay.json()
        assert shown["info"]["outdated"]
        assert shown["info"]["rules"] == "cards-1"
        assert shown["result"] == listed["result"]
        texts = [position["text"] for position in shown["positions"]]
        assert texts[-4:] == ["keep"] * 4
        assert len(texts) == before.seen["ply"]
        file = http.get(f"/api/tables/{table}/export").text
        assert '"cards-1"' in file
        assert file.splitlines()[-1].startswith("%seed")
        refused = http.get(f"/api/tables/{table}/dice")
        assert (refused.status_code, refused.json()["code"]) == (409, "outdated")
        with Person(running.url, table, before.secret) as ann:
            assert ann.seen["ending"]["ranking"] == before.seen["ending"]["ranking"]
            assert [line["text"] for line in ann.lines if line["kind"] in ("action", "chance")] == texts


@pytest.mark.parametrize("how", OTHERS)
def test_a_running_match_can_be_looked_at_and_says_why_it_cannot_go_on(
    tmp_path: Path, played: dict[str, Person], how: str
) -> None:
    before = played["running"]
    with (
        house(tmp_path, find_game=finding(OTHERS[how]())) as running,
        Person(running.url, before.table, before.secret, last=1) as ann,
    ):
        assert ann.seen["info"]["outdated"]
        assert ann.seen["ending"] is None
        assert (ann.seen["turn"], ann.seen["choices"]) == (None, [])
        for ask in ({"type_": "play", "ply": ann.seen["ply"], "action": "swap"}, {"type_": "resign"}):
            refused = ann.ask(**ask)
            assert (refused["type"], refused["code"]) == ("error", "outdated")
            assert refused["message"]["id"] == "table-error-outdated"
        assert ann.ask("hint")["type"] == "error"
    with house(tmp_path) as running, Person(running.url, before.table, before.secret) as ann:
        assert not ann.seen["info"]["outdated"]
        assert ann.seen["number"] == before.seen["number"], "nothing was written meanwhile"


def test_what_was_taken_back_is_not_replayed(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        ann, bob = pair(running)
        with ann, bob:
            ann.until(lambda: ann.my_turn)
            ann.play("keep")
            ann.ask("undo")
            bob.until(lambda: bob.seen.get("offer"))
            bob.ask("answer", offer=bob.seen["offer"]["number"], accept=True)
            ann.until(lambda: ann.my_turn)
            play_out(ann, bob, action="keep")
    with house(tmp_path, find_game=finding(variant(notation=Stricter()))) as running, running.http() as http:
        shown = http.get(f"/api/tables/{ann.table}/replay").json()
        assert [position["text"] for position in shown["positions"]][2:] == ["keep"] * 4
        assert [position["ply"] for position in shown["positions"]] == [1, 2, 3, 4, 5, 6]


def test_rules_that_play_the_same_go_on(tmp_path: Path, played: dict[str, Person]) -> None:
    game = variant(former_rules=("cards-0", "cards-1"))
    with house(tmp_path, find_game=finding(game)) as running, running.http() as http:
        assert http.get(f"/api/tables/{played['over'].table}/dice").json()["honest"]
        with Person(running.url, played["running"].table, played["running"].secret) as ann:
            assert not ann.seen["info"]["outdated"]
            assert ann.seen["info"]["rules"] == "cards-1"
            assert ann.ask("resign")["type"] == "done"


@pytest.mark.parametrize("how", GONE)
def test_what_cannot_even_be_shown_is_refused_with_words(tmp_path: Path, played: dict[str, Person], how: str) -> None:
    with house(tmp_path, find_game=finding(GONE[how]()), game_names=list) as running, running.http() as http:
        for before in played.values():
            for page in ("", "/replay", "/export", "/dice"):
                refused = http.get(f"/api/tables/{before.table}{page}")
                assert (refused.status_code, refused.json()["code"]) == (409, "outdated"), page
            with pytest.raises(AssertionError), Person(running.url, before.table, before.secret) as ann:
                assert ann.hello["code"] != "outdated"
        assert len(http.get("/api/tables?show=finished").json()["tables"]) == 1


def test_a_damaged_log_is_refused_with_words(tmp_path: Path, played: dict[str, Person]) -> None:
    table = played["running"].table
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        connection.execute("UPDATE log SET text = 'dance' WHERE table_id = ? AND number = 0", (table,))
        connection.commit()
    with house(tmp_path) as running, running.http() as http:
        refused = http.get(f"/api/tables/{table}")
        assert (refused.status_code, refused.json()["code"]) == (409, "damaged")
        assert http.get(f"/api/tables/{played['over'].table}").status_code == 200


def test_the_check_says_which_tables_it_cannot_check(
    tmp_path: Path, played: dict[str, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr("herna.operating.game", finding(variant()))
    result = CliRunner().invoke(app, ["check", "--db", f"sqlite:///{tmp_path / 'tables.db'}"])
    assert result.exit_code == 0
    for before in played.values():
        assert f"Table {before.table} wasn’t checked: played by rules 'cards-1'" in result.stdout


def test_files_are_read_by_the_same_rule() -> None:
    match = fakes.CARDS.match(seed=1)
    text = journal.dumps(match)
    with pytest.raises(WrongVersion, match="cards-1"):
        journal.loads(text, finding(variant()))
    again = journal.loads(text, finding(variant(former_rules=("cards-1",))))
    assert journal.dumps(again) == text, "it keeps the rules it was played by"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", ["outdated", "damaged"])
def test_the_words_exist(language: str, code: str) -> None:
    said = say(Message(f"table-error-{code}"), language)
    assert (said == say(Message(f"table-error-{code}"))) == (language == "en")
