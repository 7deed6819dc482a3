"""The debrief of a table: once it is over, and again if something was played after the end."""

from __future__ import annotations

from .people import House, Person, create, pair, play_out


def test_a_match_is_told_of_when_it_is_over(running: House) -> None:
    ann, bob = pair(running)
    with running.http() as http, ann, bob:
        address = f"/api/tables/{ann.table}/debrief"
        early = http.get(address)
        assert (early.status_code, early.json()["code"]) == (409, "not_over")
        play_out(ann, bob)
        found = http.get(address).json()
        (table,) = found["chapters"]
        assert [column["seat"] for column in table["columns"]] == [0, 1]
        (actions,) = (row["values"] for row in table["rows"] if row["label"]["id"] == "herna-debrief-actions")
        assert sum(actions) > 0


def test_a_match_that_was_resigned_is_told_of_without_an_end_of_its_story(running: House) -> None:
    with running.http() as http:
        made = create(http, "thebase", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        with Person(running.url, made["id"], made["secret"]) as me:
            me.ask("resign")
        found = http.get(f"/api/tables/{made['id']}/debrief").json()
        assert found["ending"] is None
        assert found["chapters"][0]["title"]["id"] == "thebase-debrief-table"
