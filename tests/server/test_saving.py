"""A campaign as a file: taken away by its organiser, laid again on another machine, with all links."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.server.settings import Limits

from .camps import Camp
from .people import House, Person, house

GAMES = {"find_game": herna.game, "game_names": herna.game_names}


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, House]]:
    """The laptop of the camp, and a fresh one."""
    with house(tmp_path_factory.mktemp("old"), **GAMES) as old, house(tmp_path_factory.mktemp("new"), **GAMES) as new:
        yield old, new


@pytest.fixture
def camp(both: tuple[House, House]) -> Iterator[Camp]:
    with ExitStack() as goodbye:
        made = Camp(both[0])
        goodbye.enter_context(made.master)
        goodbye.callback(made.http.close)
        yield made


def saved(camp: Camp) -> dict[str, Any]:
    answer = camp.http.post(f"/api/tables/{camp.id}/save", json={"secret": camp.secret})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def links(http: Any, camp: Camp) -> list[str]:
    answer = http.post(f"/api/tables/{camp.id}/links", json={"secret": camp.secret})
    return [team["link"] for team in answer.json()["teams"]]


def test_a_camp_goes_on_on_another_laptop_with_the_same_links(both: tuple[House, House], camp: Camp) -> None:
    _, new = both
    camp.to_the_buying()
    camp.does("points:E+7", note="Helped in the kitchen")
    assert camp.master.ask("rewrite", papers={"name": "Summer camp", "times-1": "9:30"})["type"] == "done"
    camp.http.post(f"/api/tables/{camp.id}/links", json={"secret": camp.secret, "renew": 2})
    with camp.team("F") as team:
        team.ask("letter", text="It was the cook.")
        camp.master.hears_nothing_more()
        before, told, given, desk = dict(team.seen), team.lines, links(camp.http, camp), camp.desk()
    file = saved(camp)
    with new.http() as http:
        made = http.post("/api/campaigns/restore", json=file)
        assert made.status_code == 201, made.text
        assert made.json() == {"id": camp.id, "secret": camp.secret, "link": f"/camp/{camp.id}#seat={camp.secret}"}
        assert links(http, camp) == given
        assert [table["id"] for table in http.get("/api/tables?show=mine").json()["tables"]] == [camp.id]
        again = http.post(f"/api/tables/{camp.id}/desk", json={"secret": camp.secret}).json()
        assert again == desk
        secret = given[0].partition("#seat=")[2]
        with Person(new.url, camp.id, secret) as team, Person(new.url, camp.id, camp.secret) as master:
            assert (team.seen["you"], team.seen["position"]) == ([0], before["position"])
            assert team.lines == told
            assert team.seen["organised"]["name"] == "Summer camp"
            assert [seat["profile"] for seat in team.seen["seats"]] == [seat["profile"] for seat in before["seats"]]
            assert master.ask("organise", what="pause")["type"] == "done"
            assert team.ask("chat", text="We are back.")["code"] == "no_chat"
        taken = http.post("/api/campaigns/restore", json=file)
        assert (taken.status_code, taken.json()["code"]) == (409, "taken")


def test_only_the_organiser_takes_it_away(camp: Camp) -> None:
    with camp.team("F") as team:
        for secret in (team.secret, "x" * 43, None):
            answer = camp.http.post(f"/api/tables/{camp.id}/save", json={"secret": secret})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_secret")
    person = camp.http.post("/api/me/secret").json()  # it opens the seat, but no link follows from it
    assert camp.http.post(f"/api/tables/{camp.id}/save", json=person).status_code == 403


def test_the_log_of_a_long_camp_fits(both: tuple[House, House], camp: Camp) -> None:
    """Ten days of letters, flags and chat are more than a megabyte."""
    file = saved(camp)
    said = {"kind": "chat", "text": "word " * 90, "at": file["created"], "seat": 0, "spent": 0}
    file["rows"] += [said] * 2_500
    with both[1].http() as http:
        answer = http.post("/api/campaigns/restore", json=file)
        assert answer.status_code == 201, answer.text
        again = http.post(f"/api/tables/{camp.id}/save", json={"secret": camp.secret})
        assert again.json()["rows"] == file["rows"]


def spoil_row(file: dict[str, Any]) -> None:
    file["rows"][-1]["text"] = "open99"


def spoil_profile(file: dict[str, Any]) -> None:
    for row in file["rows"]:
        row["text"] = row["text"].replace("#c0242f", "url(x)")


HUGE = 10**20
IMPOSSIBLE = (
    "%letter 99 Hello.",
    "%profile 6 {}",
    "%key 99 1",
    f"%key 1 {HUGE}",
    "%offer bot 5 99 5 hard",
    "%offer bot 5 1 5 godlike",
    "%offer draw 99 - 5",
    "%offer rematch 5 - 5,6",
    f"%answer {HUGE} 5 yes",
    f"%series {HUGE} 1,1,1,1,1",
    f"%series 1 1,1,1,1,{HUGE}",
    f"%pause {HUGE}",
    f"%shift -{HUGE}",
    "%bot 1 godlike left",
    "%sit 1 a\u202eb",
    "%hint 99",
    "%rematch ../../x",
    "%links //x 0,0",
    '%aside {"name": "\\u0007", "words": "x"}',
)
SPOILT: dict[str, Callable[[dict[str, Any]], Any]] = {
    "secret": lambda file: file.update(secret="x" * 43),
    "dice": lambda file: file.update(seed="0" * 64),
    "row": spoil_row,
    "colour": spoil_profile,
    "name": lambda file: file["chairs"][0].update(nickname="a\nb"),
    "chairs": lambda file: file["chairs"].pop(),
    "organiser": lambda file: (file["chairs"].pop(), file["kinds"].pop()),
    "game": lambda file: file.update(header=file["header"].replace('"fejag"', '"chess"')),
    "format": lambda file: file.update(herna_campaign=2),
    "id": lambda file: file.update(id="../../etc"),
    "more": lambda file: file.update(more=1),
    "level": lambda file: file["chairs"][0].update(level="godlike"),
    "length": lambda file: file["rows"].append(
        {"kind": "chat", "text": "x" * 5000, "at": file["created"], "seat": 0, "spent": 0}
    ),
}


@pytest.mark.parametrize("how", SPOILT)
def test_a_file_that_no_server_wrote_is_refused(both: tuple[House, House], camp: Camp, how: str) -> None:
    camp.does("open1")
    file = saved(camp)
    SPOILT[how](file)
    with both[1].http() as http:
        answer = http.post("/api/campaigns/restore", json=file)
        assert (answer.status_code, answer.json()["code"]) in {(422, "bad_option"), (422, "malformed")}, answer.text
        assert http.get(f"/api/tables/{camp.id}").status_code == 404


def test_a_file_with_events_that_cannot_be_is_refused(both: tuple[House, House], camp: Camp) -> None:
    """Seats that do not exist, and numbers that nothing could send."""
    file = saved(camp)
    rows = file["rows"]
    with both[1].http() as http:
        for text in IMPOSSIBLE:
            row = {"kind": "event", "text": text, "at": file["created"], "seat": 5, "spent": 0}
            answer = http.post("/api/campaigns/restore", json={**file, "rows": [*rows, row]})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_option"), text


def test_of_many_wrong_rows_the_first_is_named(both: tuple[House, House], camp: Camp) -> None:
    file = saved(camp)
    file["rows"] = [{}] * 1000
    with both[1].http() as http:
        answer = http.post("/api/campaigns/restore", json=file)
        assert answer.status_code == 422
        assert "kind" in answer.json()["text"]
        assert "rows[0]" in answer.json()["text"]


def test_a_file_that_takes_too_long_is_given_up(tmp_path: Path, camp: Camp) -> None:
    file = saved(camp)
    with house(tmp_path, **GAMES, limits=Limits(journal_seconds=1e-9)) as own, own.http() as http:
        answer = http.post("/api/campaigns/restore", json=file)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_big")


def test_it_is_limited_as_creating_one_is(tmp_path: Path, camp: Camp) -> None:
    file = saved(camp)
    with house(tmp_path, **GAMES, limits=Limits(tables_rate=0.0001, tables_burst=1)) as own, own.http() as http:
        file["secret"] = "x" * 43
        codes = [http.post("/api/campaigns/restore", json=file).status_code for _ in range(60)]
        assert codes[0] == 422
        assert codes[-1] == 429
