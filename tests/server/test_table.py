"""Tables as people meet them: over HTTP and a socket, against a server on a real port."""

from __future__ import annotations

from pathlib import Path

import pytest

import herna
from herna.engine import journal
from herna.engine.match import Match
from herna.server.rooms.timekeeper import Timekeeper
from herna.server.settings import Limits
from herna.server.tables import offers, view
from herna.server.tables.charter import Chair, Row
from herna.server.tables.clock import READING
from herna.server.tables.founding import found
from herna.server.tables.table import Table

from . import fakes
from .people import FakeTime, House, Person, create, house, pair, play_out, until


def test_two_people_play_a_whole_match(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        assert ann.seen["you"] == [0]
        assert bob.seen["you"] == [1]
        play_out(ann, bob)
        for person in (ann, bob):
            assert person.seen["ending"]["why"] == "rules"
            assert person.seen["ending"]["closed"]
            assert [line["number"] for line in person.lines] == list(range(len(person.lines)))
            assert person.lines[-1]["kind"] == "seed"
        assert ann.sprites["card-1"]["kind"] != "face-?", "everything is shown at the end"
        with running.http() as http:
            text = http.get(f"/api/tables/{ann.table}/export").text
        match = journal.loads(text, fakes.find)
        assert journal.verify(match).honest
        assert match.header.commitment == ann.seen["info"]["commitment"]


def test_a_spectator_sees_the_match_and_cannot_play(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob, Person(running.url, ann.table) as eve:
        assert eve.seen["you"] == []
        assert eve.seen["choices"] == []
        assert eve.ask("play", ply=eve.seen["ply"], action="keep")["code"] == "not_seated"
        assert eve.ask("chat", text="hello")["code"] == "not_seated"
        play_out(ann, bob)
        eve.until(lambda: eve.over)
        assert eve.sprites == ann.sprites


def test_a_bot_plays_its_seat(running: House) -> None:
    with running.http() as http:
        made = create(http, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    with Person(running.url, made["id"], made["secret"]) as ann:
        while not ann.over:
            ann.until(lambda: ann.my_turn or ann.over)
            if ann.my_turn:
                assert ann.play()["type"] == "done"
        assert {line["seat"] for line in ann.lines if line["kind"] == "action"} == {0, 1}


def test_bots_alone_play_without_anybody(running: House) -> None:
    with running.http() as http:
        made = create(http, seats=[{"kind": "bot", "level": "random"}] * 2)
        assert made["secret"] is None
        until(lambda: http.get(f"/api/tables/{made['id']}").json()["status"] == "over")


def test_one_person_for_all_seats_at_one_screen(running: House) -> None:
    with running.http() as http:
        made = create(http, seats=[{"kind": "me"}, {"kind": "here", "nickname": "Bob"}])
    with Person(running.url, made["id"], made["secret"]) as ann:
        assert ann.seen["you"] == [0, 1]
        play_out(ann)
        assert ann.seen["ending"]["closed"]


def test_who_comes_back_gets_exactly_what_was_missed(running: House) -> None:
    ann, bob = pair(running, options={"turns": 40})
    with ann, bob:
        ann.play()
        ann.hears_nothing_more()
    kept, number = list(ann.lines), ann.seen["number"]
    with Person(running.url, bob.table, bob.secret) as bob:
        bob.play("swap")
        bob.ask("chat", text="are you there?")
        bob.hears_nothing_more()
        with Person(running.url, ann.table, ann.secret, last=number) as again:
            update = again.heard[0]
            assert update["type"] == "update"
            assert update["since"] == number
            assert [line["number"] for line in update["lines"]] == list(range(number + 1, bob.seen["number"] + 1))
            again.lines[:0] = kept
            with Person(running.url, ann.table, ann.secret) as fresh:
                assert again.lines == fresh.lines
                assert update["choices"] == fresh.seen["choices"]
                assert update["position"] == fresh.seen["position"]
                past = {name: s for name, s in ann.sprites.items() if name not in again.sprites}
                assert {**past, **again.sprites} == fresh.sprites


def test_the_future_cannot_be_named(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob, Person(running.url, ann.table, ann.secret, last=9999) as again:
        assert again.heard[0]["type"] == "snapshot"


def test_undo_needs_consent_once_something_was_learnt(running: House) -> None:
    ann, bob = pair(running, options={"turns": 40})
    with ann, bob:
        assert ann.ask("undo")["code"] == "nothing_to_undo"
        before = ann.seen["position"]
        ann.play("keep")
        assert ann.ask("undo")["type"] == "done"
        bob.until(lambda: bob.seen.get("offer"))
        offer = bob.seen["offer"]
        assert (offer["kind"], offer["by"], offer["waiting"]) == ("undo", 0, [1])
        assert ann.ask("answer", offer=offer["number"], accept=True)["code"] == "no_offer"
        assert bob.ask("answer", offer=offer["number"], accept=True)["type"] == "done"
        ann.until(lambda: ann.seen["offer"] is None and ann.my_turn)
        assert ann.seen["position"] == before
        assert any(line["kind"] == "undo" for line in ann.lines)
        ann.play("keep")
        ann.ask("undo")
        bob.until(lambda: bob.seen.get("offer"))
        bob.ask("answer", offer=bob.seen["offer"]["number"], accept=False)
        bob.hears_nothing_more()
        assert bob.seen["offer"] is None
        assert bob.my_turn
        assert bob.ask("answer", offer=offer["number"], accept=True)["code"] == "no_offer"


def test_against_bots_undo_is_free(running: House) -> None:
    with running.http() as http:
        made = create(http, options={"turns": 40}, seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    with Person(running.url, made["id"], made["secret"]) as ann:
        ann.until(lambda: ann.my_turn)
        ply = ann.seen["ply"]
        ann.play("keep")
        ann.until(lambda: ann.my_turn)
        assert ann.ask("undo")["type"] == "done"
        ann.until(lambda: ann.my_turn)
        assert ann.seen["ply"] == ply


def test_a_draw_is_offered_and_accepted(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        ann.ask("draw")
        assert ann.ask("draw")["code"] == "offer_pending"
        bob.until(lambda: bob.seen.get("offer"))
        bob.ask("answer", offer=bob.seen["offer"]["number"], accept=True)
        for person in (ann, bob):
            person.until(lambda person=person: person.over)
            assert person.seen["ending"] == {
                "ranking": [["A", "B"]],
                "why": "draw",
                "closed": True,
                "payoffs": [],
                "taken_back": 0,
            }
        assert ann.ask("play", ply=ann.seen["ply"], action="keep")["code"] == "over"


def test_two_offers_of_a_draw_are_an_agreement(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        ann.ask("draw")
        bob.ask("draw")
        ann.until(lambda: ann.over)
        assert ann.seen["ending"]["why"] == "draw"


def test_resigning_ends_the_match_between_two(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        assert bob.ask("resign")["type"] == "done"
        ann.until(lambda: ann.over)
        assert ann.seen["ending"] == {
            "ranking": [["A"], ["B"]],
            "why": "resign",
            "closed": True,
            "payoffs": [],
            "taken_back": 0,
        }
        assert ann.lines[-1]["kind"] == "seed"


def test_a_rematch_moves_the_seats_on(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        assert ann.ask("rematch")["code"] == "not_over"
        play_out(ann, bob)
        ann.ask("rematch")
        bob.ask("rematch")
        ann.until(lambda: ann.seen.get("rematch"))
        table = ann.seen["rematch"]
        with Person(running.url, table, ann.secret) as ann2, Person(running.url, table, bob.secret) as bob2:
            assert ann2.seen["you"] == [1]
            assert bob2.seen["you"] == [0]
            assert ann2.seen["info"]["previous"] == ann.table
            play_out(ann2, bob2)


def test_a_seat_goes_to_a_bot_and_back(running: House) -> None:
    ann, bob = pair(running, options={"turns": 40})
    with ann, bob:
        assert ann.ask("seat_to_bot", seat=1)["code"] == "present"
        assert ann.ask("seat_to_bot", seat=0, level="no such")["code"] == "bad_option"
        bob.ask("seat_to_bot", seat=1, level="random")
        ann.play("keep")
        ann.until(lambda: ann.my_turn)
        assert ann.seen["seats"][1]["kind"] == "bot"
        assert bob.ask("seat_back")["type"] == "done"
        ann.play("keep")
        bob.until(lambda: bob.my_turn)
        assert bob.seen["you"] == [1]


def test_a_decent_bot_is_proposed_for_somebody_who_left_for_long(tmp_path: Path) -> None:
    clock = FakeTime()
    with house(tmp_path, now=clock) as running:
        ann, bob = pair(running, options={"turns": 40})
        with ann:
            with bob:
                assert ann.ask("seat_to_bot", seat=1)["code"] == "present"
            ann.wait(lambda m: m["type"] == "presence" and m["seats"] == [0])
            clock.seconds += 299
            assert ann.ask("seat_to_bot", seat=1)["code"] == "present", "a dead battery takes a few minutes"
            clock.seconds += 1
            assert ann.ask("seat_to_bot", seat=1, level="random")["code"] == "bad_option"
            assert ann.ask("seat_to_bot", seat=1, level="easy")["code"] == "bad_option"
            assert ann.ask("seat_to_bot", seat=1)["type"] == "done"
            assert ann.seen["seats"][1]["level"] == "medium"
            with Person(running.url, bob.table, bob.secret) as returned:
                assert returned.ask("seat_back")["type"] == "done"
                assert returned.seen["you"] == [1]


def test_nobody_is_absent_just_because_the_server_was(tmp_path: Path) -> None:
    clock = FakeTime()
    with house(tmp_path, now=clock) as running:
        ann, bob = pair(running, options={"turns": 40})
        with ann, bob:
            ann.play("keep")
    clock.seconds += 3600
    with house(tmp_path, now=clock) as running, Person(running.url, ann.table, ann.secret) as ann:
        assert ann.ask("seat_to_bot", seat=1)["code"] == "present"
        clock.seconds += 300
        assert ann.ask("seat_to_bot", seat=1)["type"] == "done"


def test_time_on_the_clock_belongs_to_whoever_is_away(tmp_path: Path) -> None:
    """With three days for a move, nobody has to stay at the table."""
    clock = FakeTime()
    with house(tmp_path, now=clock) as running:
        ann, bob = pair(running, options={"turns": 40}, clock={"kind": "move", "seconds": 3 * 86_400})
        with ann:
            with bob:
                pass
            ann.wait(lambda m: m["type"] == "presence" and m["seats"] == [0])
            clock.seconds += 2 * 86_400
            assert ann.ask("seat_to_bot", seat=1)["code"] == "present"
            assert ann.play("keep")["type"] == "done"
            clock.seconds += 86_400
            assert ann.ask("seat_to_bot", seat=1)["type"] == "done"


def test_a_bot_of_the_proposed_level_is_agreed_on() -> None:
    match = Match.begin(fakes.CARDS)
    founding = found(match, (Chair("person", "Ann"), Chair("person", "Bob")), 0, clock=None, public=True)
    for words, level in (("0 0 1 easy", "easy"), ("0 0 1", "medium")):  # older logs do not say
        table = Table(fakes.CARDS, founding.charter, founding.chairs, founding.rows)
        table.follow(Row(len(table.rows), "event", f"%offer bot {words}", 1, 0))
        assert table.offer is not None
        assert table.offer.level == level
        (_, handed) = offers.answer(table, frozenset({1}), table.number, True, 2).rows
        assert handed.text == f"%bot 0 {level} agreed"


def test_the_log_tells_the_reasons_of_bots_and_of_nobody_else() -> None:
    """Computed from the rows alone: a reloaded table says the same."""
    space = herna.game("spacestage")
    match = Match.begin(space, seats=2, seed=7, options={})
    chairs = (Chair("bot", level="hard"), Chair("person", "Bob"))
    while match.seat != 0 or match.ply < 60:
        match.play(match.legal()[0])
    founding = found(match, chairs, 0, clock=None, public=True)
    table = Table(space, founding.charter, founding.chairs, founding.rows)

    def reasons(of: Table) -> set[int | None]:
        lines = view.lines(of, 0, frozenset())
        return {line.seat for line in lines for message in line.messages if message.id == "herna-why"}

    assert reasons(table) == {0}
    assert reasons(Table(space, founding.charter, founding.chairs, table.rows)) == {0}


def test_overlays_are_shown_on_request(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        assert ann.ask("overlays")["overlays"][0]["name"] == "best"


def test_an_action_can_be_looked_at_before_it_is_played(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        ply, before = ann.seen["ply"], dict(ann.sprites)
        shown = ann.ask("preview", ply=ply, action=fakes.SWAP)
        assert shown["messages"][0]["id"] == "swap"
        (change,) = shown["scene"]["zones"]
        assert [sprite["kind"] for sprite in change["changed"]] == ["face--"], "before chance deals another card"
        assert ann.ask("preview", ply=ply, action=fakes.DEAL)["code"] == "illegal"
        assert ann.ask("preview", ply=ply + 1, action=fakes.SWAP)["code"] == "stale"
        assert bob.ask("preview", ply=ply, action=fakes.SWAP)["code"] == "illegal"
        ann.hears_nothing_more()
        assert (ann.seen["ply"], ann.sprites) == (ply, before)


def test_a_receiver_can_look_back(running: House) -> None:
    """At the scene after a line, and at each step from there, with the eyes of the seat that asks."""
    ann, bob = pair(running)
    with ann, bob:
        start, number = dict(ann.sprites), ann.seen["number"]
        ann.play("swap")
        ann.until(lambda: not ann.my_turn)
        bob.until(lambda: bob.my_turn)
        shown = ann.ask("look", number=number, steps=12)
        assert {each["id"]: each for zone in shown["scene"]["zones"] for each in zone["sprites"]} == start
        assert [step["number"] for step in shown["steps"]] == [number + 1, number + 2], "the action, then chance"
        swapped, dealt = (step["scene"]["zones"][0]["changed"] for step in shown["steps"])
        assert [each["kind"] for each in swapped] == ["face--"]
        assert [each["kind"] for each in dealt] != ["face--"]
        mine, theirs = (who.ask("look", number=number + 2)["scene"]["zones"] for who in (ann, bob))
        assert mine == ann.ask("look", number=ann.seen["number"])["scene"]["zones"]
        assert mine != theirs, "each sees its own card"
        before = ann.ask("look", number=-1, steps=1)
        assert (before["number"], len(before["steps"])) == (-1, 1)
        assert ann.ask("look", number=ann.seen["number"] + 1)["code"] == "stale"


def test_looking_ahead_has_a_limit(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(preview_rate=0.001, preview_burst=3)) as running:
        ann, bob = pair(running)
        with ann, bob:
            asked = [ann.ask("preview", ply=ann.seen["ply"], action=fakes.KEEP) for _ in range(5)]
            assert [answer.get("code") for answer in asked] == [None] * 3 + ["flood"] * 2


def test_what_chance_makes_of_an_action_is_told_after_it(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        ann.play("swap")
        bob.until(lambda: bob.my_turn)
        update = next(message for message in reversed(bob.heard) if message["type"] == "update")
        action, chance = update["lines"]
        (halt,) = update["halts"]
        assert halt["number"] == action["number"] < chance["number"]
        assert halt["scene"]["zones"][0]["changed"][0]["kind"] == "face--"
        bob.play("keep")
        ann.until(lambda: ann.my_turn)
        assert ann.heard[-1].get("halts", []) == []


def test_chat_reaches_everybody_and_stays(running: House) -> None:
    ann, bob = pair(running)
    with ann, bob:
        ann.ask("chat", text="good\nluck\x07!")
        bob.until(lambda: bob.lines[-1]["kind"] == "chat")
        assert (bob.lines[-1]["text"], bob.lines[-1]["seat"]) == ("good luck!", 0)
        assert ann.ask("chat", text="x" * 501)["code"] == "too_big"
        assert ann.ask("chat", text=" \n ")["code"] == "malformed"
    with Person(running.url, ann.table) as eve:
        assert eve.lines[-1]["text"] == "good luck!"


def test_chat_may_look_like_an_event(tmp_path: Path) -> None:
    """Events are text that begins with %; chat is chat whatever it begins with, also after a restart."""
    said = ["%", "%end resign G R", "%undo 0", f"%seed {'0' * 64}", "%sit 1 Eve", "%draw", "%halt", "%nonsense", "!a"]
    with house(tmp_path) as running:
        ann, bob = pair(running)
        with ann, bob:
            for text in said:
                assert ann.ask("chat", text=text)["type"] == "done"
            bob.hears_nothing_more()
            assert [line["text"] for line in bob.lines if line["kind"] == "chat"] == said
    with house(tmp_path) as running, Person(running.url, ann.table) as eve:
        assert [line["text"] for line in eve.lines if line["kind"] == "chat"] == said
        assert eve.seen["ending"] is None


# --- clocks -------------------------------------------------------------------------------------------------------


def test_clocks_are_charged_and_incremented(tmp_path: Path) -> None:
    clock = FakeTime()
    with house(tmp_path, now=clock) as running:
        ann, bob = pair(running, options={"turns": 40}, clock={"kind": "bank", "seconds": 60, "increment": 5})
        with ann, bob:
            assert ann.seen["clocks"] == {"left": [60_000, 60_000], "running": 0, "waits": READING}
            clock.seconds += READING / 1000 + 10
            ann.play("keep")
            ann.hears_nothing_more()
            assert ann.seen["clocks"] == {"left": [55_000, 60_000], "running": 1, "waits": READING}
            bob.until(lambda: bob.my_turn)
            clock.seconds += READING / 1000 + 61
            ann.until(lambda: ann.over)
            assert ann.seen["ending"] == {
                "ranking": [["A"], ["B"]],
                "why": "flag",
                "closed": True,
                "payoffs": [],
                "taken_back": 0,
            }
            bob.until(lambda: bob.over)
            assert bob.play("keep")["code"] == "over" if bob.seen["choices"] else True


def test_time_per_move_begins_anew(tmp_path: Path) -> None:
    clock = FakeTime()
    with house(tmp_path, now=clock) as running:
        ann, bob = pair(running, options={"turns": 40}, clock={"kind": "move", "seconds": 30, "flag": "bot"})
        with ann, bob:
            clock.seconds += READING / 1000 + 29
            ann.play("keep")
            ann.hears_nothing_more()
            assert ann.seen["clocks"] == {"left": [30_000, 30_000], "running": 1, "waits": READING}
            clock.seconds += READING / 1000 + 31
            ann.until(lambda: ann.my_turn)
            assert ann.seen["seats"][1]["kind"] == "bot", "the table's rule: a bot goes on"


@pytest.mark.parametrize("graceful", [True, False])
def test_a_restart_charges_nobody(tmp_path: Path, graceful: bool) -> None:
    clock = FakeTime()
    with house(tmp_path, now=clock, lease=0.1) as running:
        ann, bob = pair(running, options={"turns": 40}, clock={"kind": "bank", "seconds": 60})
        with ann, bob:
            clock.seconds += READING / 1000 + 7
            if not graceful:
                until(lambda: _seen(running, ann.table) == int(clock.seconds * 1000))
                running.hub.leases.clear()  # nothing is said at the end
    clock.seconds += 3600
    with house(tmp_path, now=clock) as running, Person(running.url, ann.table, ann.secret) as ann:
        assert ann.seen["clocks"] == {"left": [53_000, 60_000], "running": 0}
        clock.seconds += 3
        ann.play("keep")
        ann.hears_nothing_more()
        assert ann.seen["clocks"]["left"] == [50_000, 60_000]


@pytest.mark.parametrize("jump", [3600, -3600])
def test_nobody_is_charged_when_the_time_of_day_is_set_or_the_server_sleeps(tmp_path: Path, jump: int) -> None:
    """A machine that sleeps sees the same as one whose clock is put forward: the steady clock stands."""
    wall, steady = FakeTime(), FakeTime()

    def wait(seconds: float) -> None:
        wall.seconds += seconds
        steady.seconds += seconds

    with house(tmp_path, now=wall, steady=steady, lease=0.1) as running:
        ann, bob = pair(running, options={"turns": 40}, clock={"kind": "bank", "seconds": 60})
        with ann, bob:
            wait(READING / 1000 + 7)
            wall.seconds += jump
            ann.wait(lambda m: m["type"] == "update" and m["lines"][-1]["messages"][0]["id"] == "table-jump")
            assert ann.seen["clocks"] == {"left": [53_000, 60_000], "running": 0}
            assert ann.lines[-1]["at"] == int(wall.seconds * 1000), "stamps follow the time of day"
            wait(3)
            until(lambda: _seen(running, ann.table) == int(wall.seconds * 1000))
            running.hub.leases.clear()  # nothing is said at the end
    wall.seconds += 30
    with house(tmp_path, now=wall, steady=steady) as running, Person(running.url, ann.table, ann.secret) as ann:
        assert ann.seen["clocks"] == {"left": [50_000, 60_000], "running": 0}, "the log knows"
        wall.seconds -= jump
        assert ann.play("keep")["type"] == "done"
        ann.hears_nothing_more()
        assert ann.seen["clocks"] == {"left": [50_000, 60_000], "running": 1, "waits": READING}
        wait(READING / 1000 + 2)
        ann.ask("chat", text="hurry")
        ann.hears_nothing_more()
        assert ann.seen["clocks"] == {"left": [50_000, 58_000], "running": 1}
    wall.seconds -= 3600  # while it is down
    with house(tmp_path, now=wall, steady=steady) as running, Person(running.url, ann.table, ann.secret) as ann:
        assert ann.seen["clocks"] == {"left": [50_000, 58_000], "running": 1}


def test_nobody_is_charged_while_the_process_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    seconds = 100.0
    monkeypatch.setattr("time.monotonic", lambda: seconds)
    keeper = Timekeeper(lambda: 5000 + seconds, lambda: seconds)
    seconds += 0.5
    assert (keeper.look(), keeper.now()) == (0, 5_100_500)
    seconds += 30
    assert (keeper.look(), keeper.now()) == (30_000, 5_130_500)
    assert keeper.look() == 0


PACED = {"find_game": fakes.find, "game_names": lambda: ["paced"]}


def test_a_limit_of_the_game_plays_for_whoever_is_late_and_survives_a_restart(tmp_path: Path) -> None:
    clock = FakeTime()
    with house(tmp_path, now=clock, **PACED) as running:
        ann, bob = pair(running, game="paced", options={"turns": 40})
        with ann, bob:
            assert ann.seen["clocks"] == {"left": [30_000, None], "running": 0, "waits": READING}, "limits are on"
            clock.seconds += READING / 1000 + 31
            bob.until(lambda: bob.my_turn)
            late = [line for line in bob.lines if line["kind"] == "flag"]
            assert [line["messages"][0]["id"] for line in late] == ["table-flag"]
            assert bob.lines[-1]["messages"][0]["id"] == "keep", "what the game plays for her"
            assert bob.seen["clocks"] == {"left": [None, 30_000], "running": 1, "waits": READING}
            clock.seconds += READING / 1000 + 7
    clock.seconds += 3600
    with house(tmp_path, now=clock, **PACED) as running, Person(running.url, bob.table, bob.secret) as bob:
        assert bob.seen["clocks"] == {"left": [None, 23_000], "running": 1}
        bob.play("swap")
        with Person(running.url, bob.table, ann.secret) as ann:
            assert ann.seen["clocks"] == {"left": [30_000, None], "running": 0}


@pytest.mark.parametrize(
    ("seats", "limits", "limited"),
    [
        (("me", "bot"), None, False),
        (("me", "bot"), True, True),
        (("me", "here"), None, True),
        (("me", "here"), False, False),
    ],
)
def test_limits_are_for_several_people_unless_chosen(tmp_path: Path, seats, limits, limited) -> None:
    with house(tmp_path, **PACED) as running, running.http() as http:
        made = create(http, "paced", seats=[{"kind": kind} for kind in seats], limits=limits)
        with Person(running.url, made["id"], made["secret"]) as ann:
            assert (ann.seen["clocks"] is not None) == limited


def _seen(running: House, table: str) -> int | None:
    import asyncio

    lease = asyncio.run_coroutine_threadsafe(running.hub.store.lease_of(table), running.loop).result()
    return lease.seen if lease else None


# --- bots that fail -----------------------------------------------------------------------------------------------


class BrokenBot:
    def choose(self, view: object, entropy: int) -> int:
        raise ValueError("I cannot")


def test_a_failing_bot_hands_its_seat_over(tmp_path: Path) -> None:
    from herna import bots

    def make(game: object, level: str) -> object:
        return BrokenBot() if level == "greedy" else bots.make(game, level)

    with house(tmp_path, make_bot=make) as running:
        with running.http() as http:
            made = create(http, seats=[{"kind": "me"}, {"kind": "bot", "level": "greedy"}])
        with Person(running.url, made["id"], made["secret"]) as ann:
            ann.play("keep")
            ann.until(lambda: ann.my_turn)
            assert [line["text"] for line in ann.lines if line["kind"] == "bot"] == ["%bot 1 random failed"]
            assert ann.seen["seats"][1]["level"] == "random"


def test_a_bot_that_chooses_nonsense_hands_its_seat_over(tmp_path: Path) -> None:
    class Confused:
        def choose(self, view: object, entropy: int) -> int:
            return 77

    with house(tmp_path, make_bot=lambda game, level: Confused()) as running:
        with running.http() as http:
            made = create(http, seats=[{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        with Person(running.url, made["id"], made["secret"]) as ann:
            ann.play("keep")
            ann.until(lambda: [line for line in ann.lines if line["kind"] == "open"])
            assert ann.seen["seats"][1]["kind"] == "open"
            with running.http() as http:
                joined = http.post(f"/api/tables/{made['id']}/join", json={"nickname": "Bob"}).json()
            with Person(running.url, made["id"], joined["secret"]) as bob:
                play_out(ann, bob)
