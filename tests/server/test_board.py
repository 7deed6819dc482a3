"""What a camp shows and prints: the board for everybody, the notice board, sheets for teams and organiser."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from .camps import TEAMS, Camp, campaigns
from .people import House


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with campaigns(tmp_path_factory.mktemp("camp")) as found:
        yield found


def test_a_page_for_the_notice_board(camp: Camp) -> None:
    camp.to_the_buying()
    for size, width in (("A4", "297mm"), ("A3", "420mm")):
        answer = camp.http.get(f"/api/tables/{camp.id}/paper.svg", params={"size": size, "lang": "cs"})
        root = ET.fromstring(answer.text)
        assert root.attrib["width"] == width
        texts = " ".join(each.text or "" for each in root.iter("{http://www.w3.org/2000/svg}text"))
        assert "Team F" in texts
        assert "1. den" in texts
        assert "The star came" in texts
        assert "chrám" not in answer.text.lower().replace("do chrámu", "")
        # It saves ink: what is large is light.
        named = {each.attrib.get("id", ""): ET.tostring(each, encoding="unicode") for each in root.iter()}
        large = "".join(text for name, text in named.items() if re.match("fejag-(dusk|canopy|ground)", name))
        colours = re.findall(r'(?:fill|stop-color|stroke)="#(\w{6})"', large)
        assert len(colours) > 5
        assert all(min(bytes.fromhex(each)) > 200 for each in colours), colours


def test_on_paper_every_cell_can_be_named_and_no_name_runs_into_another(found: Callable[..., Camp]) -> None:
    long = [{"nickname": "W" * 40, "leader": "M" * 60}, *TEAMS[1:]]
    camp = found(teams=long, options={"map": "41 normal"})
    camp.to_the_buying()
    root = ET.fromstring(camp.http.get(f"/api/tables/{camp.id}/paper.svg").text)
    texts = list(root.iter("{http://www.w3.org/2000/svg}text"))
    shown = [each.text or "" for each in texts]
    for name in ("a", "q", "ao", "1", "17", "41"):
        assert shown.count(name) >= 2, name  # on both sides
    wide = [each for each in texts if (each.text or "").startswith("W")]
    assert wide
    for each in wide:  # a W is as wide as its letters are high
        assert len(each.text or "") * float(each.attrib["font-size"]) < 45


def test_a_team_has_its_own_flag_on_printed_maps(found: Callable[..., Camp]) -> None:
    camp = found(teams=[{"nickname": "Owls", "colour": "#123456"}, {"nickname": "Exots"}, *TEAMS[2:]])
    board = camp.http.get(f"/api/tables/{camp.id}/paper.svg").text
    whole = camp.http.post(f"/api/tables/{camp.id}/map.svg", json={"secret": camp.secret}).text
    for text in (board, whole):
        cloths = {
            each.attrib["data-flag"][0]: each for each in ET.fromstring(text).iter() if "data-flag" in each.attrib
        }
        assert "#123456" in ET.tostring(cloths["F"], encoding="unicode")
        assert cloths["E"].find("{http://www.w3.org/2000/svg}svg") is None  # it has made none


def test_the_legend_of_the_day_and_what_the_board_shows_when(camp: Camp) -> None:
    def told(**lang: str) -> dict[str, Any]:
        found: dict[str, Any] = camp.http.get(f"/api/tables/{camp.id}/report", params=lang).json()
        return found

    assert (told()["report"]["moment"], told()["legend"]) == ("quiet", "")
    camp.does("open1")
    assert (told()["report"]["moment"], told()["report"]["flag"]) == ("morning", 0)
    assert told()["legend"] == camp.desk()["papers"]["legend-F-1"]
    assert "Mulder" in told()["legend"]
    assert camp.master.ask("rewrite", papers={"legend-1": "Today we look for tracks."})["type"] == "done"
    camp.master.hears_nothing_more()
    assert told()["legend"] == "Today we look for tracks."
    camp.does("rank1=G>E>J>A>F")
    (said,) = (m for line in camp.master.lines for m in line["messages"] if m["id"] == "fejag-log-rank")
    first = said["args"]["points"]["args"]["first"]
    assert first["args"]["team"]["id"] == "fejag-seat-G"  # so that its own name is told
    report = told()["report"]
    assert (report["moment"], report["gains"]) == ("ranked", [10, 16, 13, 11, 20])
    assert (report["before"], report["places"]) == ([1, 1, 1, 1, 1], [5, 2, 3, 4, 1])
    camp.does("clue1", note="The star came down slowly.")
    assert (told()["report"]["moment"], told()["report"]["queue"]) == ("turns", [4, 1, 2, 3, 0])


def test_sheets_for_those_who_have_no_phone(camp: Camp) -> None:
    camp.to_the_buying()
    path = f"/api/tables/{camp.id}/sheets"
    everything = camp.http.post(path, json={"secret": camp.secret}).json()
    assert [sheet["seat"] for sheet in everything["sheets"]] == [0, 1, 2, 3, 4]
    about, figures, questions = everything["sheets"][1]["sections"]
    assert about["items"][0]["text"].startswith("We are the Exots")
    assert [item["mark"] for item in figures["items"]] == ["", "15", "10", "10", "5", "8", "2"]
    assert figures["items"][5]["diagram"][1] == "..*.*.."  # a knight's jump
    assert len(questions["items"]) == 6
    assert [clue["text"] for clue in everything["posted"]] == ["The star came down slowly."]
    answers, days = everything["overview"]
    assert answers["items"][0]["text"] == camp.desk()["papers"]["answer-1"]
    assert days["items"][0]["head"]["args"]["team"]["id"] == "fejag-seat-F"
    with camp.team("E") as team, camp.running.http() as stranger:
        own = stranger.post(path, json={"secret": team.secret}).json()
        assert [sheet["seat"] for sheet in own["sheets"]] == [1]
        assert own["overview"] == []
        drawn = {"secret": team.secret}
        assert stranger.post(f"/api/tables/{camp.id}/map.svg", json=drawn).status_code == 403
        assert stranger.post(path, json={}).status_code == 403
    whole = camp.http.post(f"/api/tables/{camp.id}/map.svg", json={"secret": camp.secret}).text
    assert "Temple of Efro" in whole
