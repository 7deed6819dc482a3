"""Nobody can fill the log of a table: every kind of row has its share, and a match can always be finished."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from herna.server.settings import Limits, Settings

from . import fakes
from .people import House, Person, create, house, pair, play_out, settings_for

SMALL = 200  # rows of a log


def small(folder: Path, **more: Any) -> Settings:
    """Settings under which a log is short and nothing else slows a client down."""
    roomy = settings_for(folder).limits
    return replace(settings_for(folder), limits=replace(roomy, log_rows=SMALL, **more))


def rows(running: House, table: str) -> int:
    return len(running.hub.rooms[table].table.rows)


def again(running: House, person: Person) -> Person:
    """The same person over another connection."""
    return Person(running.url, person.table, person.secret)


# --- ways to write rows that the match does not need --------------------------------------------------------------


def talk(ann: Person, bob: Person, turn: int) -> dict[str, Any]:
    return ann.ask("chat", text=f"hello {turn}")


def rename(ann: Person, bob: Person, turn: int) -> dict[str, Any]:
    return ann.ask("introduce", seat=0, nickname=f"Ann {turn}", profile={"leader": str(turn)})


def offer_and_decline(ann: Person, bob: Person, turn: int) -> dict[str, Any]:
    answer = ann.ask("draw")
    if answer["type"] == "done":
        bob.until(lambda: bob.seen["number"] >= answer["number"])
        assert bob.ask("answer", offer=answer["number"], accept=False)["type"] == "done"
    return answer


def stand_and_sit(ann: Person, bob: Person, turn: int) -> dict[str, Any]:
    left = bob.ask("seat_to_bot", seat=1, level="random")  # it is not the bot's turn
    return bob.ask("seat_back") if left["type"] == "done" else left


FILLERS = [talk, rename, offer_and_decline, stand_and_sit]


@pytest.mark.parametrize("fill", FILLERS)
def test_whoever_fills_the_log_is_stopped_and_the_match_is_played_out(
    tmp_path: Path, fill: Callable[[Person, Person, int], dict[str, Any]]
) -> None:
    """The people come back over a new connection every time, which starts nothing afresh."""
    settings = small(tmp_path)
    with house(tmp_path, limits=settings.limits) as running:
        ann, bob = pair(running, options={"turns": 40})
        with ann, bob:
            for turn in range(SMALL):
                with again(running, ann) as her, again(running, bob) as him:
                    answer = fill(her, him, turn)
                if answer["type"] == "error":
                    break
            bob.ask("seat_back")
            assert answer["code"] == "full"
            assert answer["message"]["id"] == "table-error-full"
            assert rows(running, ann.table) < SMALL / 2
            for person in (ann, bob):
                person.hears_nothing_more()
            play_out(ann, bob, action="keep")
            assert ann.seen["ending"]["why"] == "rules"


def test_taking_back_again_and_again_is_limited_and_the_match_is_played_out(tmp_path: Path) -> None:
    settings = small(tmp_path)
    with house(tmp_path, limits=settings.limits) as running:
        with running.http() as http:
            made = create(http, options={"turns": 40}, seats=[{"kind": "me"}, {"kind": "here"}])
        with Person(running.url, made["id"], made["secret"]) as ann:
            for _ in range(SMALL):
                assert ann.play("swap")["type"] == "done"
                ann.hears_nothing_more()
                answer = ann.ask("undo")
                if answer["type"] == "error":
                    break
                ann.hears_nothing_more()
            assert answer["code"] == "full"
            assert rows(running, ann.table) < SMALL / 2
            play_out(ann, action="keep")


@pytest.mark.parametrize("fill", FILLERS)
def test_resigning_always_fits(tmp_path: Path, fill: Callable[[Person, Person, int], dict[str, Any]]) -> None:
    """Even where the actions of a match have used up their own share."""
    limits = replace(small(tmp_path).limits, log_rows=60)
    with house(tmp_path, limits=limits) as running:
        ann, bob = pair(running, options={"turns": 120})
        with ann, bob:
            for turn in range(60):
                if fill(ann, bob, turn)["type"] == "error":
                    break
            bob.ask("seat_back")
            while True:
                mover = next(person for person in (ann, bob) if person.my_turn)
                answer = mover.play("swap")
                for person in (ann, bob):
                    person.hears_nothing_more()
                if answer["type"] == "error":
                    break
            assert answer["code"] == "full"
            assert ann.ask("resign")["type"] == "done"
            ann.until(lambda: ann.over)
            assert ann.seen["ending"]["why"] == "resign"
            assert ann.seen["ending"]["closed"]


def test_one_person_leaves_room_for_what_the_others_say(tmp_path: Path) -> None:
    with house(tmp_path, limits=small(tmp_path).limits) as running:
        ann, bob = pair(running)
        with ann, bob:
            while (answer := ann.ask("chat", text="I"))["type"] == "done":
                pass
            assert answer["code"] == "full"
            assert bob.ask("chat", text="and I")["type"] == "done"


def test_long_texts_have_a_limit_and_the_match_is_played_out(tmp_path: Path) -> None:
    with house(tmp_path, limits=replace(settings_for(tmp_path).limits, log_bytes=3_000)) as running:
        ann, bob = pair(running)
        with ann, bob:
            long = "word " * 80
            answers = [ann.ask("chat", text=long).get("code") for _ in range(10)]
            assert (answers[0], answers[-1]) == (None, "full")
            assert ann.ask("chat", text="hi")["type"] == "done"
            ann.until(lambda: ann.my_turn)
            assert ann.ask("play", ply=ann.seen["ply"], action="keep", note=long)["code"] == "full"
            play_out(ann, bob, action="keep")
            assert ann.seen["ending"]


def test_introducing_oneself_as_before_writes_nothing(tmp_path: Path) -> None:
    with house(tmp_path) as running:
        ann, bob = pair(running)
        with ann, bob:
            known = {"nickname": "Ann", "profile": {"leader": "Ann"}}
            first = ann.ask("introduce", seat=0, **known)
            for _ in range(3):
                assert ann.ask("introduce", seat=0, **known)["number"] == first["number"]
            assert ann.ask("introduce", seat=0, **{**known, "nickname": "Anna"})["number"] == first["number"] + 1


def test_coming_back_does_not_let_anyone_talk_faster(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(chat_rate=0.001, chat_burst=3)) as running:
        ann, bob = pair(running)
        with ann, bob:
            for _ in range(3):
                with again(running, ann) as her:
                    assert her.ask("chat", text="hello")["type"] == "done"
            with again(running, ann) as her:
                assert her.ask("chat", text="hello")["code"] == "flood"
            assert bob.ask("chat", text="hello")["type"] == "done"


def test_coming_back_does_not_let_anyone_change_faster(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(rows_rate=0.001, rows_burst=3)) as running:
        ann, bob = pair(running)
        with ann, bob:
            for turn in range(4):
                with again(running, ann) as her:
                    answer = rename(her, bob, turn)
            assert answer["code"] == "flood"
            assert ann.play("keep")["type"] == "done"


def test_a_bot_does_not_think_in_vain_when_its_match_is_full(tmp_path: Path) -> None:
    thoughts: list[int] = []

    class Keeper:
        def choose(self, view: Any, entropy: int) -> int:
            thoughts.append(entropy)
            return fakes.KEEP

    limits = replace(small(tmp_path).limits, log_rows=40)
    with house(tmp_path, limits=limits, make_bot=lambda game, level: Keeper()) as running:
        with running.http() as http:
            made = create(http, options={"turns": 120}, seats=[{"kind": "me"}, {"kind": "bot", "level": "easy"}])
        match = running.hub.rooms[made["id"]].table.match
        with Person(running.url, made["id"], made["secret"]) as ann:
            ann.play("swap")  # a card is dealt, so the bot is the one who finds the log full
            while True:
                ann.until(lambda: ann.my_turn)
                assert ann.play("keep")["type"] == "done"
                if match.ply >= 20:
                    break
            for _ in range(5):
                ann.hears_nothing_more()
            assert len(thoughts) == 8
            assert ann.ask("resign")["type"] == "done"
