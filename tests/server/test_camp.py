"""A match with an organiser: links, texts, letters, acting for others, corrections, pauses, secrets, paper."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.engine import journal
from herna.games.fejag import organiser
from herna.server import audit, identity
from herna.server.tables import organising
from herna.server.tables.clock import READING

from .camps import GRID, STORY, TEAMS, Camp, campaigns
from .people import PATIENCE, FakeTime, House, Person, house, until
from .test_freezes import get, held_up


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with campaigns(tmp_path_factory.mktemp("camp")) as found:
        yield found


def say(person: Person, action: str) -> dict[str, Any]:
    person.hears_nothing_more()
    return person.play(action)


def test_the_day_of_an_organiser(camp: Camp) -> None:
    kinds = []
    for action in ("open1", "rank1=F>E=J>A>G", "clue1"):
        shown = camp.desk()
        kinds.append([step["when"] for step in shown["desk"]["course"]].index("now"))
        (task,) = (task for task in shown["desk"]["tasks"] if task["kind"] in ("button", "order"))
        assert action.startswith(task["action"])
        camp.does(action, note=task["note"])
    assert kinds == [0, 1, 2]
    assert camp.desk()["desk"]["closing"]["id"] == "fejag-camp-close-buying"
    report = camp.http.get(f"/api/tables/{camp.id}/report").json()
    assert [row[0] for row in report["report"]["rows"]] == [23, 15, 15, 11, 10]
    assert report["report"]["places"] == [1, 2, 2, 4, 5]
    assert report["posted"][-1]["text"].startswith("A song of the natives")


def test_eleven_days_by_the_desk_alone(camp: Camp) -> None:
    """What the desk offers leads to the end; nothing else is needed."""
    shown = _play_to_the_end(camp)
    assert camp.master.over
    assert shown["desk"]["headline"]["id"] == "fejag-camp-report-over"
    report = camp.http.get(f"/api/tables/{camp.id}/report").json()
    assert len(report["posted"]) == 11
    assert report["report"]["rows"][0][0] == 11 * 20 + 2 * 3  # always the first, twice the day team
    text = camp.http.get(f"/api/tables/{camp.id}/export").text
    assert 'clue3 "An old man in the village' in text
    replayed = camp.http.get(f"/api/tables/{camp.id}/replay").json()
    assert replayed["info"]["options"]["map"] == GRID
    again = camp.http.post("/api/tables/import", json={"journal": text})
    assert again.status_code == 201, again.text


def _play_to_the_end(camp: Camp) -> dict[str, Any]:
    """Do what the desk offers; return the last desk."""
    for _ in range(100):
        shown = camp.desk()
        tasks = [task for task in shown["desk"]["tasks"] if task["kind"] in ("button", "order")]
        if shown["desk"]["closing"]:
            assert camp.master.ask("organise", what="close")["type"] == "done"
            camp.master.hears_nothing_more()
        elif tasks:
            more = ">".join(tasks[0]["seats"])
            camp.does(tasks[0]["action"] + more, note=tasks[0]["note"])
        else:
            break
    return shown


def test_a_clue_is_read_by_everybody_and_kept_in_the_file(camp: Camp) -> None:
    camp.to_the_buying()
    with camp.team("J") as team, camp.guest() as guest:
        for person in (team, guest):
            assert [line["note"] for line in person.lines if line["note"]] == ["The star came down slowly."]
    table = camp.running.hub.rooms[camp.id].table
    text = journal.dumps(table.match)
    assert 'clue1 "The star came down slowly."' in text
    assert journal.loads(text, herna.game, "file").line[-1].note == "The star came down slowly."


def test_teams_never_hear_of_the_hidden_map(camp: Camp) -> None:
    camp.to_the_buying()
    with camp.team("E") as team, camp.guest() as guest:
        assert say(camp.master, "F:Be@f1")["code"] == "not_your_turn"
        for person in (team, guest):
            person.hears_nothing_more()
            heard = json.dumps(person.heard)
            assert "map" not in person.seen["info"]["options"]
            assert "fejag-temple" not in heard
            assert GRID.split("\n")[5] not in heard
        assert camp.master.seen["info"]["options"]["map"] == GRID
        assert "fejag-temple" in json.dumps(camp.master.heard)


def test_acting_for_a_team_whose_children_stand_at_the_table(camp: Camp) -> None:
    camp.to_the_buying()
    with camp.team("F") as team, Person(camp.running.url, camp.id, camp.secret) as table:
        table.ask("hello", table=camp.id, secret=camp.secret, seat=0)
        table.hears_nothing_more()
        assert table.seen["you"] == [0]
        assert "map" not in table.seen["info"]["options"]  # the children look at this screen
        assert say(table, "F:Ti@f1")["type"] == "done"
        team.hears_nothing_more()
        line = team.lines[-1]
        assert (line["seat"], line["by"], line["text"]) == (0, 5, "F:Ti@f1")
        assert say(team, "F:done")["type"] == "done"
        team.hears_nothing_more()
        assert team.lines[-1]["by"] is None
        # nobody else may do that
        assert team.ask("hello", table=camp.id, secret=team.secret, seat=1)["code"] == "forbidden"


def test_a_screen_for_everybody_shows_no_secrets_even_at_the_organisers_computer(camp: Camp) -> None:
    camp.master.ask("hello", table=camp.id, secret=camp.secret, watch=True)
    camp.master.hears_nothing_more()
    assert camp.master.seen["you"] == []
    assert "map" not in camp.master.seen["info"]["options"]


def test_a_mistyped_ranking_is_corrected_until_a_team_acts(camp: Camp, monkeypatch: pytest.MonkeyPatch) -> None:
    camp.to_the_buying("G>A>J>E>F")
    plies = {each["action"]: each["ply"] for each in camp.desk()["corrections"]}
    assert set(plies) == {"rank1=G>A>J>E>F", "clue1"}
    with monkeypatch.context() as busy:  # everything since then is played again
        busy.setattr(organising, "MOST_AFTER", 1)
        assert [each["action"] for each in camp.desk()["corrections"]] == ["clue1"]
    wrong = camp.master.ask("correct", ply=plies["rank1=G>A>J>E>F"], action="open1")
    assert wrong["type"] == "error"
    with camp.team("F") as team:
        assert team.ask("correct", ply=plies["clue1"], action="clue1")["code"] == "forbidden"
        done = camp.master.ask("correct", ply=plies["rank1=G>A>J>E>F"], action="rank1=F>E>J>A>G")
        assert done["type"] == "done"
        shown = camp.desk()
        assert [row[0] for row in shown["report"]["rows"]] == [23, 16, 13, 11, 10]
        assert shown["turn"] == 0  # the clue was posted again automatically
        report = camp.http.get(f"/api/tables/{camp.id}/report").json()
        assert [each["text"] for each in report["posted"]] == ["The star came down slowly."]
        clue = {each["action"]: each["ply"] for each in shown["corrections"]}["clue1"]
        assert camp.master.ask("correct", ply=clue, action="clue1", note="Slower still.")["type"] == "done"
        assert say(team, "F:Ti@f1")["type"] == "done"
        assert camp.desk()["corrections"] == []
        late = camp.master.ask("correct", ply=clue, action="clue1", note="Too late.")
        assert late["code"] == "too_late"
        assert team.ask("undo")["code"] == "nothing_to_undo"  # rules 6.4: no take-backs


def test_answers_are_judged_in_the_order_of_hand_in(camp: Camp) -> None:
    with camp.team("J") as jones, camp.team("A") as aliens, camp.guest() as guest:
        assert jones.ask("letter", text="before the first day")["code"] == "forbidden"
        camp.does("open1")
        assert aliens.ask("letter", text="It is an egg\nof a bird.")["type"] == "done"
        assert jones.ask("letter", text="It is a sun.")["type"] == "done"
        assert jones.ask("letter", text="No, it is not.")["code"] == "forbidden"
        waiting = camp.desk()["letters"]
        assert [(each["seat"], each["text"]) for each in waiting] == [
            (3, "It is an egg\nof a bird."),
            (2, "It is a sun."),
        ]
        camp.does("egg:A=wrong", note="No bird laid it.")
        assert [each["answer"] for each in camp.desk()["letters"]] == ["egg:A=wrong", None]
        camp.does("egg:J=incomplete")
        assert jones.ask("letter", text="A sun that was woven.")["type"] == "done"
        assert aliens.ask("letter", text="Of a lizard?")["code"] == "forbidden"
        notes = []
        for person in (jones, aliens, guest, camp.master):
            person.hears_nothing_more()
            notes.append([line["note"] for line in person.lines if line["note"]])
        own = ["It is an egg\nof a bird.", "No bird laid it."]
        assert notes[0] == ["It is a sun.", "A sun that was woven."]
        assert notes[1] == own
        assert notes[2] == []
        assert set(notes[3]) == {*own, *notes[0]}


def test_a_pause_stops_the_teams_and_not_the_organiser(camp: Camp) -> None:
    camp.to_the_buying()
    with camp.team("F") as team:
        assert team.ask("organise", what="pause")["code"] == "forbidden"
        assert camp.master.ask("organise", what="pause")["type"] == "done"
        team.hears_nothing_more()
        assert team.seen["paused"] is True
        assert team.seen["choices"] == []
        assert say(team, "F:Ti@f1")["code"] == "paused"
        assert camp.master.ask("organise", what="resume")["type"] == "done"
        assert say(team, "F:Ti@f1")["type"] == "done"


def test_the_buying_is_closed_at_once_for_all(camp: Camp) -> None:
    camp.to_the_buying()
    with camp.team("F") as team:
        assert say(team, "F:Be@f1")["type"] == "done"
    assert camp.master.ask("organise", what="close")["type"] == "done"
    camp.master.hears_nothing_more()
    played = [line["text"] for line in camp.master.lines if line["kind"] == "action"][-5:]
    # F keeps 13; the others, who have bought nothing, keep what the first turn allows (rules 1.1)
    assert played[0] == "F:done"
    assert [text[0] for text in played] == list("FEJAG")
    assert all(line["by"] == 5 for line in camp.master.lines if line["text"] in played)
    assert camp.desk()["desk"]["tasks"][0]["action"] == "open2"
    assert camp.master.ask("organise", what="close")["code"] == "stale"


def test_several_teams_may_act_at_once_where_the_rules_say_so(found: Callable[..., Camp]) -> None:
    camp = found(options={"order": "submission", "penalty": "gm"})
    camp.to_the_buying()
    with camp.team("G") as last, camp.team("F") as first:
        assert say(last, "F:Ti@f1")["code"] == "not_your_turn"
        assert {choice["text"][0] for choice in last.seen["choices"]} == {"G"}
        assert say(last, "G:Be@i11")["type"] == "done"
        assert say(first, "F:Ti@f1")["type"] == "done"
        camp.master.hears_nothing_more()
        assert {choice["text"].partition(":")[0] for choice in camp.master.seen["choices"]} == {"penalty"}
        camp.does("penalty:F=Fr")


def test_names_and_flags(camp: Camp) -> None:
    with camp.team("E") as team:
        flag = {"leader": "Exem", "emoji": "", "colour": "#00ff00", "strokes": [[0, 0, 999, -5], [7]]}
        flag |= {"inks": ["#ABCDEF", "red"], "photo": "/9j/AAAA"}
        assert team.ask("introduce", seat=1, nickname="Exots!", profile=flag)["type"] == "done"
        assert team.ask("introduce", seat=2, nickname="Ha", profile=flag)["code"] == "forbidden"
        camp.master.hears_nothing_more()
        seat = camp.master.seen["seats"][1]
        assert seat["nickname"] == "Exots!"
        drawn = {"colour": "#00ff00", "strokes": [[0, 0, 300, 0]], "inks": ["#abcdef"], "photo": "/9j/AAAA"}
        assert seat["profile"] == {"leader": "Exem", "emoji": "", **drawn}
        for odd in ("data:image/svg+xml,<svg/>", "iVBORw0KGgo=", "/9j/" + "A" * 10_000):
            assert team.ask("introduce", seat=1, nickname="Exots!", profile={**flag, "photo": odd})["type"] == "done"
            camp.master.hears_nothing_more()
            assert camp.master.seen["seats"][1]["profile"]["photo"] == ""
        assert camp.master.seen["seats"][5]["organiser"] is True


def test_only_the_organiser_sees_the_desk_and_the_links(camp: Camp) -> None:
    links = camp.http.post(f"/api/tables/{camp.id}/links", json={"secret": camp.secret}).json()["teams"]
    assert [each["seat"] for each in links] == [0, 1, 2, 3, 4]
    assert len({each["link"] for each in links}) == 5
    stolen = links[0]["link"].partition("#seat=")[2]
    with camp.running.http() as other:
        for path in ("desk", "links"):
            for key in ({}, {"secret": stolen}, {"secret": "x" * 43}):
                assert other.post(f"/api/tables/{camp.id}/{path}", json=key).status_code == 403
        listed = other.get("/api/tables", params={"show": "open"}).json()["tables"]
        assert camp.id not in [each["id"] for each in listed]
    # the cookie of the laptop opens the desk, but only the secret makes links
    assert camp.http.post(f"/api/tables/{camp.id}/desk", json={}).status_code == 200
    assert camp.http.post(f"/api/tables/{camp.id}/links", json={}).status_code == 403
    person = camp.http.post("/api/me/secret").json()
    assert camp.http.post(f"/api/tables/{camp.id}/desk", json=person).status_code == 200
    assert camp.http.post(f"/api/tables/{camp.id}/links", json=person).status_code == 403


def test_a_link_that_was_seen_by_others_is_renewed(camp: Camp) -> None:
    camp.to_the_buying()
    with camp.team("F") as old:
        wish = {"secret": camp.secret, "renew": 0}
        fresh = camp.http.post(f"/api/tables/{camp.id}/links", json=wish).json()["teams"][0]["link"]
        old.hears_nothing_more()
        assert old.seen["you"] == []
        assert old.ask("play", ply=old.seen["ply"], action="F:Ti@f1")["code"] == "not_seated"
        assert old.ask("hello", table=camp.id, secret=old.secret)["code"] == "bad_secret"
        with Person(camp.running.url, camp.id, fresh.partition("#seat=")[2]) as new:
            assert new.play("F:Ti@f1")["type"] == "done"
    camp.running.hub.rooms.pop(camp.id).close()
    with camp.team("F") as again:
        assert again.seen["you"] == [0]
    both, lock = {"secret": camp.secret, "renew": 0}, camp.running.hub.rooms[camp.id].lock
    with ThreadPoolExecutor(2) as two:  # a double click
        asyncio.run_coroutine_threadsafe(lock.acquire(), camp.running.loop).result(PATIENCE)
        asked = [two.submit(camp.http.post, f"/api/tables/{camp.id}/links", json=both) for _ in range(2)]
        until(lambda: len(lock._waiters or ()) == 2)
        camp.running.loop.call_soon_threadsafe(lock.release)
        assert [each.result().status_code for each in asked] == [200, 200]
    with camp.team("F") as again:
        assert again.seen["you"] == [0], "the link that is shown opens the seat"
    theft = {"secret": again.secret, "renew": 1}
    assert camp.http.post(f"/api/tables/{camp.id}/links", json=theft).status_code == 403


def test_bots_that_buy_together_act_for_themselves(running: House, found: Callable[..., Camp]) -> None:
    camp = found(options={"order": "submission"}, teams=[{**team, "kind": "bot", "level": "random"} for team in TEAMS])
    camp.to_the_buying()
    camp.master.until(lambda: camp.master.seen["turn"] == 5)
    assert {seat["kind"] for seat in camp.master.seen["seats"][:5]} == {"bot"}


def test_papers_of_ones_own(running: House, found: Callable[..., Camp], monkeypatch: pytest.MonkeyPatch) -> None:
    with running.http() as http:
        read = http.post("/api/games/fejag/papers", json={"text": STORY.replace("A song", "An aria")}).json()
        assert all(each["label"]["id"] for each in read)
        mine = {each["name"]: each["text"] for each in read}
        assert mine["clue-1"].startswith("An aria of the natives")
        assert http.post("/api/games/fejag/papers", json={"text": "title = 3"}).status_code == 422
        with ThreadPoolExecutor(1) as other:
            with held_up(monkeypatch, organiser, "read_papers") as begun:
                asked = other.submit(http.post, "/api/games/fejag/papers", json={"text": STORY})
                assert begun.acquire(timeout=PATIENCE)
                assert get(running, "/health").text == "ok", "it is read beside the event loop"
            assert asked.result().status_code == 200
    camp = found(papers={**mine, "unknown": "is left out"})
    camp.does("open1", "rank1=F>E>J>A>G")
    assert camp.desk()["desk"]["tasks"][0]["note"].startswith("An aria")
    assert camp.master.ask("rewrite", papers={"clue-1": "Hello."})["type"] == "done"
    shown = camp.desk()
    assert shown["desk"]["tasks"][0]["note"] == "Hello."
    assert "unknown" not in shown["papers"]
    with camp.team("F") as team:
        assert "aria" not in json.dumps(team.heard)


def test_the_plan_of_a_day(camp: Camp) -> None:
    plan = {"title-1": "Capture the flag", "times-1": "9:30 to 11:00", "legend-1": "A star falls.", "notes-2": "Rope!"}
    assert camp.master.ask("rewrite", papers=plan)["type"] == "done"
    desk = camp.desk()["desk"]
    today = [(each["kind"], each["text"]) for each in desk["papers"] if each["day"] is not None]
    assert desk["day"] == 1
    assert today == [("title", "Capture the flag"), ("times", "9:30 to 11:00"), ("legend", "A star falls.")]
    camp.to_the_buying()
    assert camp.master.ask("organise", what="close")["type"] == "done"
    desk = camp.desk()["desk"]
    assert (desk["day"], [each["text"] for each in desk["papers"] if each["name"] == "notes-2"]) == (2, ["Rope!"])
    labelled = camp.http.post(f"/api/tables/{camp.id}/papers", json={"secret": camp.secret}).json()
    assert [each["day"] for each in labelled if each["kind"] == "legend"] == list(range(1, 12))


def test_points_by_hand_with_a_reason(camp: Camp) -> None:
    with camp.team("F") as team:
        camp.to_the_buying()
        camp.does("points:F-12", note="Tent not tidied")
        team.hears_nothing_more()
        assert team.lines[-1]["note"] == "Tent not tidied"
    report = camp.http.get(f"/api/tables/{camp.id}/report").json()
    assert report["report"]["rows"][0][:2] == [11, 11]
    assert len(report["posted"]) == 1, "a reason is no clue"


def test_a_ranking_is_corrected_after_purchases(camp: Camp) -> None:
    camp.to_the_buying()
    with camp.team("F") as team:
        assert say(team, "F:Ti@f1")["type"] == "done"
    shown = camp.desk()
    assert shown["corrections"] == []
    (again,) = (task for task in shown["desk"]["tasks"] if task["kind"] == "again")
    assert again["note"] == "F>E>J>A>G"
    wish = {"secret": camp.secret, "action": again["action"] + "G>E>J>A>F"}
    assert camp.http.post(f"/api/tables/{camp.id}/trial", json=wish).json()["points"] == [-13, 0, 0, 0, 10]
    with camp.team("E") as other:
        spy = {**wish, "secret": other.secret}
    assert camp.http.post(f"/api/tables/{camp.id}/trial", json=spy).status_code == 403
    camp.master.hears_nothing_more()
    camp.does(wish["action"], note="Photo finish")
    rows = camp.desk()["report"]["rows"]
    assert [row[0] for row in rows] == [10 + 30, 16, 13, 11, 20]
    assert rows[0][1:3] == [10 + 30 - 15, 1], "the tiger that has found the temple stands"


def test_one_turn_is_ended_and_losses_are_named(found: Callable[..., Camp]) -> None:
    camp = found(options={"order": "submission"})
    camp.to_the_buying()
    turns = camp.desk()["desk"]["turns"]
    assert [turn["seat"] for turn in turns] == [0, 1, 2, 3, 4]
    assert camp.master.ask("organise", what="close", seat=2)["type"] == "done"
    camp.master.hears_nothing_more()
    assert [turn["seat"] for turn in camp.desk()["desk"]["turns"]] == [0, 1, 3, 4]
    assert camp.master.ask("organise", what="close", seat=2)["code"] == "stale"
    with camp.team("F") as team:
        assert team.ask("organise", what="close", seat=1)["code"] == "forbidden"


def test_hints_and_chat_are_off_until_the_organiser_allows_them(camp: Camp) -> None:
    camp.to_the_buying()
    with camp.team("F") as team:
        assert (team.seen["organised"]["hints"], team.seen["organised"]["chat"]) == (False, False)
        assert team.ask("chat", text="Hello")["code"] == "no_chat"
        assert team.ask("hint")["code"] == "no_hints"
        assert team.ask("organise", what="chat_on")["code"] == "forbidden"
        assert camp.master.ask("organise", what="chat_on")["type"] == "done"
        assert camp.master.ask("organise", what="hints_on")["type"] == "done"
        assert camp.master.ask("organise", what="chat_on")["code"] == "stale"
        team.hears_nothing_more()
        assert (team.seen["organised"]["hints"], team.seen["organised"]["chat"]) == (True, True)
        assert team.ask("chat", text="Hello")["type"] == "done"


def test_answering_is_offered_when_it_is_possible_and_the_verdict_is_told(camp: Camp) -> None:
    with camp.team("F") as team, camp.team("E") as other:
        assert team.seen["organised"]["form"] == [], "before day 1"
        camp.does("open1")
        team.hears_nothing_more()
        assert len(team.seen["organised"]["form"]) == 6
        assert team.ask("letter", text="1. A ship\n\n2. Woven")["type"] == "done"
        team.hears_nothing_more()
        assert team.seen["organised"]["form"] == [], "one answer at a time"
        assert camp.desk()["letters"][0]["text"] == "1. A ship\n2. Woven"
        camp.master.hears_nothing_more()
        camp.does("egg:F=wrong", note="Read clue 3 again")
        team.hears_nothing_more()
        other.hears_nothing_more()
        now = team.seen["organised"]
        assert now["form"] == [], "one try"
        assert other.seen["organised"]["judged"] is None
        (line,) = (line for line in team.lines if line["number"] == now["judged"])
        assert line["note"] == "Read clue 3 again"


def test_a_short_camp_posts_all_clues(found: Callable[..., Camp]) -> None:
    camp = found(options={"days": 3, "calendar": "FEJ", "points": "30,20,10,5,0"}, name="  Summer   camp ")
    assert camp.master.seen["organised"]["name"] == "Summer camp"
    shown = _play_to_the_end(camp)
    assert shown["desk"]["day"] == 4
    report = camp.http.get(f"/api/tables/{camp.id}/report").json()
    assert len(report["posted"]) == 4
    texts = "\n".join(each["text"] for each in report["posted"][:3])
    assert sum(shown["papers"][f"clue-{number}"] in texts for number in range(1, 11)) == 10


def test_only_an_organiser_reads_the_story_of_the_house(running: House, found: Callable[..., Camp]) -> None:
    camp = found()
    path, key = f"/api/tables/{camp.id}/papers", {"secret": camp.secret}
    with running.http() as stranger, camp.team("F") as team:
        assert {each["kind"] for each in stranger.get("/api/games/fejag/papers").json()} == {"team"}
        assert stranger.post(path, json={}).status_code == 403
        assert stranger.post(path, json={"secret": team.secret}).status_code == 403
        told = {each["name"]: each["text"] for each in stranger.post(f"{path}?lang=cs", json=key).json()}
    assert told == camp.desk()["papers"]
    assert camp.master.ask("rewrite", papers={"answer-1": "Nobody."})["type"] == "done"
    told = {each["name"]: each["text"] for each in camp.http.post(path, json=key).json()}
    assert told["answer-1"] == "Nobody."


def test_a_rematch_keeps_the_organiser_the_teams_and_their_links(running: House, found: Callable[..., Camp]) -> None:
    camp = found()
    assert camp.master.ask("rewrite", papers={"clue-1": "Hello again."})["type"] == "done"
    renew = {"secret": camp.secret, "renew": 2}
    before = camp.http.post(f"/api/tables/{camp.id}/links", json=renew).json()["teams"]
    _play_to_the_end(camp)
    with ExitStack() as teams:
        people = [teams.enter_context(camp.team(code)) for code in "FEJAG"]
        assert camp.master.ask("rematch")["type"] == "done"
        for person in people:
            person.until(lambda person=person: person.seen["offer"] is not None)
            number = person.seen["offer"]["number"]
            assert person.ask("answer", offer=number, accept=True)["type"] == "done"
        camp.master.until(lambda: camp.master.seen["rematch"])
    next_id = camp.master.seen["rematch"]
    after = camp.http.post(f"/api/tables/{next_id}/links", json={"secret": camp.secret})
    assert after.status_code == 200, after.text
    secrets = [[each["link"].partition("#seat=")[2] for each in links] for links in (before, after.json()["teams"])]
    assert secrets[0] == secrets[1], "the links of the teams stay"
    for seat, secret in enumerate(secrets[1]):
        with Person(running.url, next_id, secret) as team:
            assert team.seen["you"] == [seat]
            assert team.seen["seats"][seat]["nickname"] == f"Team {'FEJAG'[seat]}"
            assert team.seen["seats"][seat]["profile"]["leader"] == f"Leader {'FEJAG'[seat]}"
    desk = camp.http.post(f"/api/tables/{next_id}/desk", json={"secret": camp.secret}).json()
    assert desk["papers"]["clue-1"] == "Hello again."
    again = camp.http.post(f"/api/tables/{next_id}/links", json={"secret": camp.secret, "renew": 2}).json()["teams"]
    fresh = again[2]["link"].partition("#seat=")[2]
    assert fresh != secrets[1][2]
    with Person(running.url, next_id, fresh) as team:
        assert team.seen["you"] == [2]


def test_everything_is_there_after_a_crash(camp: Camp) -> None:
    camp.to_the_buying()
    with camp.team("J") as jones:
        assert jones.ask("letter", text="It is a sun.")["type"] == "done"
        assert camp.master.ask("organise", what="pause")["type"] == "done"
    before = camp.desk()
    room = camp.running.hub.rooms.pop(camp.id)  # the next request loads the table from the store
    room.close()
    assert camp.desk() == before
    assert before["paused"] is True
    assert before["letters"][0]["text"] == "It is a sun."


def test_without_an_organiser_nothing_of_it_is_there(running: House) -> None:
    with running.http() as http:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "random"}] * 4]
        made = http.post("/api/tables", json={"game": "fejag", "seats": seats, "options": {"map": GRID}}).json()
        assert http.get(f"/api/tables/{made['id']}/report").status_code == 403
        with Person(running.url, made["id"], made["secret"]) as me:
            assert len(me.seen["seats"]) == 5
            assert me.ask("letter", text="Hello?")["code"] == "forbidden"
        teams = {"game": "fejag", "teams": TEAMS, "options": {"ranks": "effort", "map": GRID}}
        assert http.post("/api/campaigns", json=teams).status_code == 422
        assert http.post("/api/campaigns", json={"game": "thebase", "teams": []}).status_code == 404


# --- time limits of a quick campaign --------------------------------------------------------------------------------


def test_the_clock_of_a_quick_campaign_plays_for_those_who_are_late(tmp_path: Path) -> None:
    """Rules 9: the lowest card after 30 seconds, the end of the turn after 60; what is too much in a purse is lost."""
    clock = FakeTime()
    given = {"find_game": herna.game, "game_names": herna.game_names}
    with house(tmp_path, now=clock, **given) as running, running.http() as http:
        seats = [{"kind": "me"}, *[{"kind": "here"}] * 4]
        options = {"ranks": "effort", "map": "11 easy"}
        made = http.post("/api/tables", json={"game": "fejag", "options": options, "seats": seats}).json()
        with Person(running.url, made["id"], made["secret"]) as all_five:
            assert all_five.seen["clocks"]["left"][0] == 30_000
            for late in range(5):
                assert all_five.seen["turn"] == late
                clock.seconds += READING / 1000 + 31
                all_five.until(lambda late=late: all_five.seen["turn"] != late or (late == 4 and _buys(all_five)))
            flags = [line for line in all_five.lines if line["kind"] == "flag"]
            assert len(flags) == 5
            played = [line["text"] for line in all_five.lines if line["text"].partition(":")[2] == "card1"]
            assert played == ["F:card1", "E:card1", "J:card1", "A:card1", "G:card1"]
            # The first buyer has a figure standing when the minute is over: it stays.
            first = all_five.seen["turn"]
            assert all_five.seen["clocks"]["left"][first] == 60_000
            clock.seconds += 59
            start = next(each["text"] for each in all_five.seen["choices"] if ":Ta@" in each["text"])
            assert all_five.play(start)["type"] == "done"
            all_five.hears_nothing_more()
            assert all_five.seen["turn"] == first, "the turn goes on"
            assert all_five.seen["clocks"]["left"][first] == 1_000, "and so does its time"
            clock.seconds += 2
            all_five.until(lambda: all_five.seen["turn"] != first)
            assert all_five.sprites["figure-1"]["x"] > 0
            assert len([line for line in all_five.lines if line["kind"] == "flag"]) == 6


def _buys(person: Person) -> bool:
    return any(":Ta@" in each["text"] for each in person.seen["choices"])


# --- the audit log ------------------------------------------------------------------------------------------------


def test_what_an_organiser_does_is_noted(camp: Camp) -> None:
    camp.to_the_buying()
    camp.master.ask("organise", what="pause")
    camp.master.ask("chat", text="dinner!")
    with camp.team("F") as team:
        assert team.ask("organise", what="resume")["code"] == "forbidden"
    camp.http.post(f"/api/tables/{camp.id}/links", json={"secret": camp.secret, "renew": 2})
    with Person(camp.running.url, camp.id) as deputy:
        deputy.ask("hello", table=camp.id, secret=camp.secret, seat=0)
        assert deputy.ask("introduce", seat=0, nickname="Foxes", profile={})["type"] == "done"
    file = camp.running.settings.audit
    assert file is not None
    assert file.stat().st_mode & 0o077 == 0
    noted = [line for line in map(json.loads, file.read_text().splitlines()) if line["table"] == camp.id]
    assert [(line["what"], line.get("seat")) for line in noted] == [
        ("found_campaign", None),
        ("play", None),
        ("play", None),
        ("play", None),
        ("pause", None),
        ("show_links", None),
        ("renew_key", 2),
        ("introduce", 0),
    ]
    assert {line["who"] for line in noted} == {audit.person(identity.digest(camp.secret))}
    assert all(line["timestamp"].endswith("Z") and line["request"] for line in noted)
    assert camp.secret not in file.read_text()
