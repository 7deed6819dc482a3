"""Finding it again: lists of one's own tables, the lobby, and what goes along with a rematch."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from .people import House, Person, create, pair, play_out

ME, OPEN, BOT = {"kind": "me", "nickname": "Ann"}, {"kind": "open"}, {"kind": "bot"}


def listed(http: httpx.Client, **asked: Any) -> list[dict[str, Any]]:
    answer = http.get("/api/tables", params=asked)
    assert answer.status_code == 200, answer.text
    return list(answer.json()["tables"])


def ids(http: httpx.Client, **asked: Any) -> list[str]:
    return [each["id"] for each in listed(http, **asked)]


def join(running: House, made: dict[str, Any], name: str) -> str:
    with running.http() as http:
        invited = {"nickname": name, "invitation": made["invitations"][0]["secret"]}
        return str(http.post(f"/api/tables/{made['id']}/join", json=invited).json()["secret"])


# --- lists ----------------------------------------------------------------------------------------------------------


def test_strangers_do_not_see_solo_games(running: House) -> None:
    with running.http() as ann, running.http() as eve:
        solo = create(ann, seats=[ME, BOT])["id"]
        bots = create(ann, seats=[BOT, BOT])["id"]
        shared = create(ann, seats=[ME, {"kind": "here"}])["id"]
        seen = [*ids(eve, show="watch"), *ids(eve, show="finished")]
        assert shared in seen
        assert solo not in seen
        assert bots not in seen
        assert solo in ids(ann, show="mine")


def test_my_tables_by_state_game_and_name_page_by_page(running: House) -> None:
    with running.http() as ann:
        made = [create(ann, seats=[ME, OPEN], public=False) for _ in range(3)]
        join(running, made[0], "Žofie")
        join(running, made[1], "Bob")
        solo = create(ann, seats=[ME, BOT])["id"]
        assert ids(ann, show="mine", player="zof") == [made[0]["id"]]
        assert ids(ann, show="mine", player="BOB") == [made[1]["id"]]
        assert ids(ann, show="mine", player="nobody") == []
        assert ids(ann, show="mine", game="tiny") == []
        everything = ids(ann, show="mine")
        assert set(everything) == {solo, *(each["id"] for each in made)}
        found: list[str] = []
        place: dict[str, Any] = {}
        for _ in everything:
            page = ann.get("/api/tables", params={"show": "mine", "limit": 1, "player": "ann", **place}).json()
            (last,) = page["tables"]
            found.append(last["id"])
            place = {"before": last["updated"], "beyond": last["id"]}
            assert page["more"] is (len(found) < len(everything))
        assert found == everything
        with Person(running.url, made[0]["id"], made[0]["secret"]) as me:
            me.ask("resign")
        assert made[0]["id"] in ids(ann, show="mine", state="over")
        assert made[0]["id"] not in ids(ann, show="mine", state="going")
        shown = next(each for each in listed(ann, show="mine") if each["id"] == made[0]["id"])
        assert (shown["outcome"], [seat["name"] for seat in shown["seats"]]) == (
            "resign",
            shown["result"].split()[::-1],
        )


def test_lists_tell_clock_and_time_left(running: House) -> None:
    with running.http() as ann, running.http() as eve:
        clock = {"kind": "bank", "seconds": 420, "increment": 7}
        made = create(ann, seats=[ME, OPEN], clock=clock)
        (shown,) = (each for each in listed(eve, show="open") if each["id"] == made["id"])
        assert shown["clock"] == clock
        assert shown["left"] is None
        join(running, made, "Bob")
        (shown,) = (each for each in listed(ann, show="mine") if each["id"] == made["id"])
        assert 0 < shown["left"] <= 420_000
        (shown,) = (each for each in listed(eve, show="watch") if each["id"] == made["id"])
        assert shown["left"] is None, "that is for those who play"


def test_an_imported_match_names_its_bots(running: House) -> None:
    with running.http() as ann:
        made = create(ann, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
        with Person(running.url, made["id"], made["secret"]) as me:
            me.ask("resign")
        text = ann.get(f"/api/tables/{made['id']}/export").text
        assert '"person", "bot:random"' in text
        again = ann.post("/api/tables/import", json={"journal": text, "public": False}).json()["id"]
        person, bot = ann.get(f"/api/tables/{again}").json()["seats"]
        assert (person["kind"], person["nickname"]) == ("person", "")
        assert (bot["kind"], bot["level"], bot["nickname"]) == ("bot", "random", "")


# --- the lobby ------------------------------------------------------------------------------------------------------


def test_only_whoever_made_a_table_calls_it_off(running: House) -> None:
    with running.http() as ann:
        made = create(ann)
        place = made["id"]
        with Person(running.url, place, made["secret"]) as me, Person(running.url, place) as eve:
            assert eve.ask("cancel")["code"] == "forbidden"
            assert me.ask("cancel")["type"] == "done"
            eve.hears_nothing_more()
            assert eve.seen["ending"]["why"] == "cancelled"
            assert me.ask("rematch")["code"] == "over"
            assert me.ask("cancel")["code"] == "over"
        invited = {"invitation": made["invitations"][0]["secret"]}
        assert ann.post(f"/api/tables/{place}/join", json=invited).json()["code"] == "over"
        assert place not in [*ids(ann, show="mine"), *ids(ann, show="open"), *ids(ann, show="finished")]


def test_a_match_that_has_begun_is_not_called_off(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        assert ann.ask("cancel")["code"] == "too_late"


def test_a_free_seat_is_given_to_a_bot(running: House) -> None:
    with running.http() as ann:
        made = create(ann)
        with Person(running.url, made["id"], made["secret"]) as me, Person(running.url, made["id"]) as eve:
            assert eve.ask("seat_to_bot", seat=1)["code"] == "not_seated"
            assert me.ask("seat_to_bot", seat=1, level="random")["type"] == "done"
            me.hears_nothing_more()
            assert me.seen["seats"][1]["kind"] == "bot"
            invited = {"invitation": made["invitations"][0]["secret"]}
            assert ann.post(f"/api/tables/{made['id']}/join", json=invited).json()["code"] == "taken"
            play_out(me)


def test_sides_are_drawn_by_lot(running: House) -> None:
    with running.http() as ann:
        seen = set()
        for _ in range(30):
            made = create(ann, seats=[ME, OPEN], lot=True)
            kinds = [seat["kind"] for seat in ann.get(f"/api/tables/{made['id']}").json()["seats"]]
            assert made["invitations"][0]["seat"] == kinds.index("open")
            seen.add(tuple(kinds))
        assert len(seen) == 2
        with Person(running.url, made["id"], made["secret"]) as me:
            assert any(message["id"] == "table-lot" for line in me.lines for message in line["messages"])


# --- what goes along ------------------------------------------------------------------------------------------------


def again(ann: Person, bob: Person, running: House) -> tuple[Person, Person]:
    ann.ask("rematch")
    bob.hears_nothing_more()
    assert bob.ask("rematch")["type"] == "done"
    ann.hears_nothing_more()
    there = ann.seen["rematch"]
    return Person(running.url, there, ann.secret), Person(running.url, there, bob.secret)


def test_chat_score_and_links_go_along_with_a_rematch(running: House) -> None:
    ann, bob = pair(running, watchers_chat=True)
    with ann, bob, Person(running.url, ann.table) as eve:
        ann.ask("chat", text="Good luck!")
        assert eve.ask("chat", text="Go, Ann!", name="Eve")["type"] == "done"
        bob.ask("resign")
        ann.hears_nothing_more()
        ann2, bob2 = again(ann, bob, running)
    with ann2, bob2:
        assert (ann2.seen["you"], bob2.seen["you"]) == ([1], [0]), "each own link opens the next seat"
        said = [(line["seat"], line["name"], line["text"]) for line in ann2.lines if line["kind"] == "chat"]
        assert said == [(1, "", "Good luck!"), (None, "Eve", "Go, Ann!")]
        assert ann2.seen["info"]["series"] == {"played": 1, "wins": [0, 1]}
        assert ann2.seen["info"]["watchers_chat"] is True
        ann2.ask("resign")
        bob2.hears_nothing_more()
        ann3, bob3 = again(ann2, bob2, running)
    with ann3, bob3:
        assert ann3.seen["info"]["series"] == {"played": 2, "wins": [1, 1]}


@pytest.mark.parametrize("allowed", [False, True])
def test_those_who_watch_chat_where_that_was_agreed(running: House, allowed: bool) -> None:
    ann, bob = pair(running, **({"watchers_chat": True} if allowed else {}))
    with ann, bob, Person(running.url, ann.table) as eve:
        answer = eve.ask("chat", text="Hello")
        assert answer["type"] == "done" if allowed else answer["code"] == "not_seated"
