"""Turns that can be trusted: what others did is seen and shown again, and one click is never final by surprise."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from .test_fejag import lay as lay_fejag
from .test_fejag import sprite, wait_for


def lay(house, game, *others, **more):
    seats = [{"kind": "me"}, *others]
    return str(house.post("/api/tables", {"game": game, "options": {}, "seats": seats, **more})["link"])


BOT = {"kind": "bot", "level": "random"}


def test_the_turn_of_others_stays_marked_and_is_shown_again(person, house):
    me = person(guided=["four_in_a_row"])
    page = me.goto(lay(house, "four_in_a_row", BOT))
    news, stones = page.locator("[data-news]"), page.locator(".sprite:not(.ghost) use[href*=stone]")
    last_turn = page.get_by_role("button", name="Last turn")
    expect(last_turn).to_be_disabled()
    me.touch("c")
    expect(stones).to_have_count(2)
    expect(news).to_have_count(1)
    expect(news).to_have_attribute("data-change", "came")
    marked = news.get_attribute("data-news")
    page.reload()
    expect(news).to_have_count(1)
    expect(news).to_have_attribute("data-news", marked)
    # Once more, step by step: first the board without the bot's stone, then the stone, then the present.
    last_turn.click()
    expect(me.prompt).to_contain_text("Back then: ")
    expect(last_turn).to_be_enabled()
    expect(news).to_have_attribute("data-news", marked)
    # A line of the log shows the board as it was then, and the hand rests.
    me.touch("d")
    expect(stones).to_have_count(4)
    second = me.lines.get_by_role("button").nth(1)
    second.click()
    expect(page.locator(".stage.past")).to_be_visible()
    expect(stones).to_have_count(2)
    expect(me.prompt).to_have_text(re.compile("Back then: .+"))
    expect(me.lines.nth(1)).to_have_class(re.compile("shown"))
    assert me.candidates.count() == 0
    me.touch("e")
    expect(page.get_by_role("alert").filter(has_text="looking back")).to_be_attached()
    me.check_accessibility("main")
    page.get_by_role("button", name="Previous step").click()
    expect(stones).to_have_count(1)
    page.get_by_role("button", name="Next step").click()
    expect(stones).to_have_count(2)
    below = page.locator(".transport").bounding_box()
    page.get_by_role("button", name="Back to now").click()
    assert below == page.locator(".tools").bounding_box()  # the board above keeps its size
    expect(stones).to_have_count(4)
    expect(me.candidates.first).to_be_attached()
    # Bots never agree to a draw, so nobody is invited to ask; what can be shown lies beside the board, not over it.
    page.get_by_role("button", name="More").click()
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Offer a draw")).to_have_count(0)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Overlays").click()
    assert page.locator("dialog[open]").count() == 0
    page.get_by_label("What others did").uncheck()
    expect(news).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".overlays")).to_have_count(0)


def test_watching_bots_can_be_paused(person, house):
    me = person(guided=["thebase"])
    page = me.goto("/new/thebase/watch")
    page.get_by_text("easy", exact=True).click()  # random ones may be done before anybody can pause
    page.get_by_role("button", name="Start").click()
    page.get_by_role("button", name="Pause").click()
    expect(me.prompt).to_contain_text("Back then: ")
    shown, lines = me.prompt.text_content(), me.lines.count()
    expect(me.lines.nth(lines + 5)).to_be_attached(timeout=30_000)
    expect(me.prompt).to_have_text(shown or "")
    page.get_by_role("button", name="Next step").click()
    expect(me.prompt).not_to_have_text(shown or "")
    expect(me.prompt).to_contain_text("Back then: ")
    page.get_by_role("button", name="Back to now").click()
    expect(me.prompt).not_to_contain_text("Back then: ")


def test_what_cannot_be_taken_back_is_confirmed(person, house):
    """By mouse and by keyboard, with a second touch or the button; one touch ends the asking."""
    me = person(guided=["fejag"])
    page = me.goto(lay_fejag(house))
    wait_for(me, "card-")
    said, confirm = me.lines.count(), page.get_by_role("group", name="Confirm your choice")
    sprite(me, "card-3").click(force=True)
    expect(confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    assert me.lines.count() == said, "nothing was sent"
    sprite(me, "card-3").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Enter to confirm")).to_be_attached()
    page.keyboard.press("Enter")
    wait_for(me, "shop-")
    sprite(me, "shop-Fr").click(force=True)
    cell = page.locator("g.candidate[data-sprite^=cell-]").first
    cell.click(force=True)
    expect(confirm).to_be_visible()
    page.get_by_role("button", name="Don’t ask again").click()
    expect(page.get_by_role("alert").filter(has_text="at once")).to_be_attached()
    page.get_by_role("button", name="Confirm", exact=True).click()
    expect(me.lines.last).to_contain_text("frog on")
    end = page.locator("g.candidate[data-sprite=done], g.candidate[data-sprite=timeout]").first
    expect(end).to_be_attached()
    end.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("FBI: end of turn")
    assert json.loads(page.evaluate("localStorage.getItem('herna')"))["confirm"] == "none"


def test_a_clock_at_one_screen_and_a_strength_for_one_match(person, house):
    us = person()
    page = us.goto("/new/thebase/here")
    page.get_by_text("5 min + 3 s").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".clock")).to_have_count(2)
    us.act()
    page.goto(page.url.replace("/t/", "/r/"))
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_text("medium").click()
    assert json.loads(page.evaluate("localStorage.getItem('herna')"))["level"] == "random", "as chosen at home"
