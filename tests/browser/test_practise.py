"""Practising in a browser: a puzzle counts and leads to the next, mistakes of a reviewed match are played better."""

from __future__ import annotations

import json
import re
import sqlite3
import zlib

import msgspec
from playwright.sync_api import Page, expect

from herna.review.report import VERSION, Alternative, Decision, Moment, Review

from ..server.people import Person as Visitor
from .house import PHONE, House, Person
from .test_finding import make

STEP = """({ kind, key, step }) => fetch(`/api/study/${kind}/${key}`, {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ step }),
}).then((answer) => answer.json())"""


def play(me: Person, kind: str, key: str, text: str, step: int = 0) -> None:
    """Touch what an action of an exercise touches."""
    begun = me.page.evaluate(STEP, {"kind": kind, "key": key, "step": step})
    (choice,) = (each for each in begun["choices"] if each["text"] == text)
    for sprite in choice["touches"]:
        me.touch(sprite)


def verdict(page: Page, which: str) -> None:
    expect(page.get_by_test_id("feedback")).to_have_attribute("data-verdict", which)


def key_in(page: Page) -> str:
    expect(page).to_have_url(re.compile(r"/practise/\w+/[0-9a-f]+$"))
    game, puzzle = page.url.split("/")[-2:]
    return f"{game}.{puzzle}"


def test_a_puzzle_counts_and_the_next_one_follows(person, house):
    games = json.loads(house.get("/api/practise"))["games"]
    me = person(size=PHONE, touch=True)
    page = me.goto("/")
    expect(page.get_by_role("region", name="Puzzle of the day").get_by_role("link")).to_have_count(
        sum(each["daily"] is not None for each in games) + 1
    )
    me.check_accessibility()
    page.get_by_role("region", name="Puzzle of the day").get_by_role("link", name="Practise").click()
    expect(page.get_by_test_id("streak")).to_have_text("None yet")
    card = page.locator("article[data-game=four_in_a_row]")
    expect(card.get_by_test_id("rating")).to_have_text("None yet")
    me.check_accessibility()
    card.get_by_role("link", name="Next puzzle").click()
    first = key_in(page)
    page.get_by_role("button", name="Solution").click()
    verdict(page, "solved")
    expect(page.locator(".note")).to_contain_text("down by")
    page.get_by_role("button", name="Next puzzle").click()
    expect(page).not_to_have_url(re.compile(first.replace(".", "/")))
    me.check_accessibility()
    assert not me.overflows()

    page = me.goto("/practise/four_in_a_row")
    expect(page.get_by_test_id("streak")).to_have_text("1 day")
    expect(page.get_by_test_id("rating")).to_have_text(re.compile(r"^1[0-4]\d\d$"))
    expect(page.get_by_text("Solved 0 of")).to_be_visible()
    me.goto("/practise/nothing")
    expect(page.get_by_text("There’s no such game.")).to_be_visible()
    me.forgiven = True
    me.goto("/practise/four_in_a_row/ffffffff")
    expect(page.get_by_text("There’s no such puzzle any more.")).to_be_visible()


def reviewed(me: Person, house: House) -> tuple[str, list[str]]:
    """A match that somebody has resigned after one bad action, and what was better."""
    table = make(me, game="four_in_a_row", seats=[{"kind": "me"}, {"kind": "here"}])
    secret = me.page.evaluate(f"localStorage.getItem('herna-seat-{table}')")
    with Visitor(house.url, table, secret) as visitor:
        visitor.until(lambda: visitor.my_turn)
        ply = visitor.seen["ply"] + 1
        played, *better = (each["text"] for each in visitor.seen["choices"][:3])
        seat = visitor.seen["turn"]
        assert visitor.play(played)["type"] == "done"
        assert visitor.ask("resign")["type"] == "done"
        visitor.until(lambda: visitor.over)
        last = visitor.seen["ply"]
    decision = Decision(0.3, 0.4, "blunder", tuple(Alternative(text, 0.7) for text in better))
    moments = (Moment(ply, seat, played, (0.3, 0.7), decision=decision),)
    review = Review(VERSION, "four_in_a_row", "", "hard", 1, (0.5, 0.5), moments, (), ())
    with sqlite3.connect(house.folder / "tables.db", timeout=30) as database:
        row = (table, VERSION, last, zlib.compress(msgspec.json.encode(review)), 0)
        database.execute("INSERT INTO reviews (table_id, version, ply, value, made) VALUES (?, ?, ?, ?, ?)", row)
    database.close()
    return f"{table}.{ply}", [played, *better]


def made_by(version: int, house: House, table: str) -> None:
    with sqlite3.connect(house.folder / "tables.db", timeout=30) as database:
        database.execute("UPDATE reviews SET version = ? WHERE table_id = ?", (version, table))
    database.close()


def test_a_mistake_of_a_reviewed_match_is_played_better(person, house):
    me = person()
    page = me.goto("/")
    key, (played, *better) = reviewed(me, house)
    me.goto(f"/practise/mistakes/{key.split('.')[0]}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mistake 1 of 1")
    made_by(VERSION - 1, house, key.split(".")[0])
    me.forgiven = True
    me.goto("/practise/mistakes")
    expect(page.get_by_role("alert")).to_have_text(re.compile("has no review at the moment. Open the match"))
    expect(page.get_by_role("link", name="To the match")).to_have_attribute("href", f"/r/{key.split('.')[0]}")
    me.check_accessibility()
    made_by(VERSION, house, key.split(".")[0])
    me.goto("/practise/mistakes")
    expect(page.get_by_test_id("task")).to_contain_text("Find something better.")
    play(me, "mistakes", key, played)
    verdict(page, "wrong")
    expect(page.get_by_test_id("feedback")).to_contain_text("That’s what was played then.")
    expect(page.locator(".note")).to_have_text("It comes back tomorrow.")
    page.get_by_role("button", name="Try again").click()
    play(me, "mistakes", key, better[-1])
    verdict(page, "solved")
    me.check_accessibility()
    page.get_by_role("button", name="Finish").click()
    expect(page.get_by_test_id("due")).to_have_text("Nothing is due today. Come back tomorrow.")
