"""Lessons in a browser: who is new to a game is led to them, and what was done is kept."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .house import PHONE
from .test_finding import make
from .test_practise import play, verdict

LESSON = "four_in_a_row.dropping"


def test_somebody_new_is_led_to_the_first_lesson_and_then_to_the_next(person):
    me = person(size=PHONE, touch=True)
    page = me.goto("/")
    table = make(me, game="four_in_a_row", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    me.goto(f"/t/{table}")
    tour = page.get_by_role("complementary", name="Quick tour")
    expect(tour.get_by_role("link", name="First lesson")).to_have_attribute("href", "/learn/four_in_a_row/next")
    me.goto("/")
    card = page.locator("article[data-game=four_in_a_row]")
    expect(page.locator("article[data-game=thebase]").get_by_role("link", name="Lessons")).to_be_visible()
    expect(page.locator("article[data-game=thebase]").get_by_role("link", name="First lesson")).to_have_count(0)
    me.check_accessibility()
    card.get_by_role("link", name="First lesson").click()
    expect(page).to_have_url(re.compile("/learn/four_in_a_row/dropping$"))
    page.get_by_role("button", name="Next", exact=True).click()
    play(me, "lessons", LESSON, "e", step=1)
    verdict(page, "wrong")
    me.check_accessibility()
    assert not me.overflows()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("button", name="Hint")).to_be_enabled()
    page.keyboard.press("h")
    expect(page.get_by_test_id("feedback")).not_to_be_empty()
    play(me, "lessons", LESSON, "d", step=1)
    verdict(page, "solved")
    page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Solution").click()
    verdict(page, "solved")
    page.get_by_role("button", name="Next lesson").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("2.")

    me.goto("/")
    card.get_by_role("link", name="Next lesson").click()
    expect(page).to_have_url(re.compile("/learn/four_in_a_row/winning$"))
    me.goto(f"/t/{table}")
    expect(page.locator(".stage")).to_be_visible()
    expect(tour).to_have_count(0)
