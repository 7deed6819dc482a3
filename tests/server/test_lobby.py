"""Before and after a match, over HTTP: lists of tables, invitations, seats that are taken, journals out and in."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request

import herna
from herna.engine import journal
from herna.engine.match import Match
from herna.server.doors.guests import Guests
from herna.server.errors import Refused
from herna.server.settings import Limits

from . import fakes
from .people import House, Person, create, house, pair, play_out


def test_lists(running: House) -> None:
    with running.http() as ann, running.http() as bob:
        assert ann.get("/api/tables", params={"show": "mine"}).json() == {"tables": [], "more": False}
        public = create(ann, seats=[{"kind": "me", "nickname": " Ann "}, {"kind": "open"}])
        private = create(ann, public=False)

        def listed(http: object, show: str) -> dict:
            return {t["id"]: t for t in http.get("/api/tables", params={"show": show}).json()["tables"]}

        assert {public["id"], private["id"]} == set(listed(ann, "mine"))
        assert listed(ann, "mine")[public["id"]]["seats"][0]["nickname"] == "Ann"
        assert public["id"] in listed(bob, "open")
        assert private["id"] not in listed(bob, "open")
        assert bob.post(f"/api/tables/{private['id']}/join", json={}).json()["code"] == "forbidden"
        joined = bob.post(f"/api/tables/{public['id']}/join", json={"nickname": "Bob"}).json()
        assert public["id"] in listed(bob, "mine")
        assert public["id"] in listed(ann, "watch")
        assert bob.post(f"/api/tables/{public['id']}/join", json={}).json()["code"] == "taken"
        with (
            Person(running.url, public["id"], public["secret"]) as a,
            Person(running.url, public["id"], joined["secret"]) as b,
        ):
            play_out(a, b)
        assert public["id"] in listed(ann, "finished")
        assert public["id"] not in listed(ann, "watch")


def test_an_invitation_works_once(running: House) -> None:
    with running.http() as http:
        made = create(http, public=False)
        invitation = made["invitations"][0]
        assert invitation["link"] == f"/t/{made['id']}#invite={invitation['secret']}"
        place = f"/api/tables/{made['id']}/join"
        assert http.post(place, json={"invitation": "x" * 43}).json()["code"] == "bad_secret"
        assert http.post(place, json={"invitation": invitation["secret"]}).status_code == 200
        assert http.post(place, json={"invitation": invitation["secret"]}).json()["code"] == "bad_secret"


def test_a_browser_is_known_by_its_cookie(running: House) -> None:
    with running.http() as http:
        made = create(http)
        cookie = f"herna={http.cookies['herna']}"
        secret = http.post("/api/me/secret").json()["secret"]
    with Person(running.url, made["id"], additional_headers={"Cookie": cookie}) as ann:
        assert ann.seen["you"] == [0]
    with running.http() as elsewhere:
        assert elsewhere.get("/api/me").json() == {"known": False}
        assert elsewhere.post("/api/me", json={"secret": secret}).json() == {"known": True}
        shown = elsewhere.get("/api/tables", params={"show": "mine"}).json()["tables"]
        assert [table["id"] for table in shown] == [made["id"]]


def test_a_stranger_cannot_take_all_public_seats(tmp_path: Path) -> None:
    four = {"game": "mammoths", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
    limits = Limits(seats_burst=6, seats_rate=1e-9)
    with house(tmp_path, limits=limits, find_game=herna.game, game_names=herna.game_names) as running:
        with running.http() as http:
            tables = [http.post("/api/tables", json=four).json() for _ in range(3)]
            place, *others = (f"/api/tables/{made['id']}/join" for made in tables)
            assert http.post(place, json={}).json()["code"] == "seated", "one seat for a person"
        with running.http() as http:
            assert http.post(place, json={}).status_code == 200
            assert http.post(place, json={}).json()["code"] == "seated"
        with running.http() as http:
            assert http.post(place, json={}).status_code == 200, "brother and sister"
        with running.http() as http:
            assert http.post(place, json={}).json()["code"] == "seated", "two for an address"
            assert http.post(place, json={"seat": 0}).json()["code"] == "seated"
            other = Guests(running.hub, running.board)  # of another process of the site
            request = Request({"type": "http", "client": ("127.0.0.1", 1), "headers": []})
            with pytest.raises(Refused, match="enough seats"), other.take_public_seat(request, tables[0]["id"]):
                pass
            invited = {"invitation": tables[0]["invitations"][2]["secret"]}
            assert http.post(place, json=invited).status_code == 200, "unless invited"
            assert [http.post(other, json={}).status_code for other in others] == [200, 200]
        with running.http() as http:
            assert http.post(others[0], json={}).status_code == 429, "and not all tables at once"


def test_nobody_plays_before_all_seats_are_taken(running: House) -> None:
    with running.http() as http:
        made = create(http)
        with Person(running.url, made["id"], made["secret"]) as ann:
            assert ann.seen["choices"] == []
            assert ann.ask("play", ply=ann.seen["ply"], action="keep")["code"] == "waiting"
            with running.http() as elsewhere:
                elsewhere.post(f"/api/tables/{made['id']}/join", json={"nickname": "Bob"})
            ann.until(lambda: ann.my_turn)
            assert ann.seen["seats"][1]["nickname"] == "Bob"


def test_a_match_that_was_closed_before_its_end_is_listed_as_it_is_shown(running: House) -> None:
    match = Match.begin(fakes.CARDS, seed=1)
    match.close()
    with running.http() as http:
        made = http.post("/api/tables/import", json={"journal": journal.dumps(match)}).json()["id"]
        listed = http.get("/api/tables", params={"show": "finished"}).json()["tables"]
        shown = http.get(f"/api/tables/{made}").json()
        (kept,) = [each for each in listed if each["id"] == made]
        assert (kept["result"], kept["outcome"]) == (shown["result"], shown["outcome"])
        assert kept["outcome"] == "draw"


def test_a_journal_goes_out_and_comes_back(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob, running.http() as http:
        assert http.get(f"/api/tables/{ann.table}/export").json()["code"] == "forbidden", "it would show the cards"
        play_out(ann, bob)
        text = http.get(f"/api/tables/{ann.table}/export").text
        made = http.post("/api/tables/import", json={"journal": text}).json()
        with Person(running.url, made["id"]) as eve:
            assert eve.seen["ending"]["closed"]
            assert eve.seen["position"] == ann.seen["position"]
        unfinished = "\n".join(text.split("\n")[:4]) + "\n"
        made = http.post(
            "/api/tables/import", json={"journal": unfinished, "seats": [{"kind": "me"}, {"kind": "here"}]}
        ).json()
        with Person(running.url, made["id"], made["secret"]) as ann2:
            play_out(ann2)
        again = journal.loads(http.get(f"/api/tables/{made['id']}/export").text, fakes.find)
        assert journal.verify(again).honest
        assert http.post("/api/tables/import", json={"journal": text[:-9]}).status_code == 422


def test_an_imported_match_is_marked_as_such(running: House) -> None:
    """The author of a file chooses its names and its seed, so its dice prove nothing to others."""
    ann, bob = pair(running)
    with ann, bob:
        play_out(ann, bob)
    with running.http() as http:
        own = f"/api/tables/{ann.table}"
        text = http.get(f"{own}/export").text
        assert '"imported"' not in text
        forged = text.replace('"Bob"', '"The champion"')
        there = f"/api/tables/{http.post('/api/tables/import', json={'journal': forged}).json()['id']}"
        for path, imported in ((own, False), (there, True)):
            assert http.get(path).json()["imported"] is imported
            assert http.get(f"{path}/replay").json()["info"]["imported"] is imported
            dice = http.get(f"{path}/dice").json()
            assert (dice["imported"], dice["honest"]) == (imported, not imported)
        shown = http.get("/api/tables", params={"show": "finished"}).json()["tables"]
        marks = {f"/api/tables/{each['id']}": each["imported"] for each in shown}
        assert (marks[own], marks[there]) == (False, True)
        assert '"imported": true' in http.get(f"{there}/export").text, "the mark goes on with the file"
        cut = text[: text.index("%seed")]  # over, but never closed
        over = http.post("/api/tables/import", json={"journal": cut}).json()["id"]
        assert http.get(f"/api/tables/{over}").json()["imported"] is True
