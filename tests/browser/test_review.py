"""A finished match is reviewed: the graph leads through it, and what was better is played on the board."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import herna
from herna.engine import journal

from .house import PHONE


def blundered() -> str:
    """Red threatens four in the lowest row, and yellow does not see it."""
    match = herna.game("four_in_a_row").match(seed=1)
    for column in "aabbccd":
        match.play(column)
    match.close()
    return journal.dumps(match)


def test_a_review_leads_through_a_match_and_is_kept(person, house):
    table = house.post("/api/tables/import", {"journal": blundered()})["id"]
    me = person()
    page = me.goto(f"/t/{table}")
    page.get_by_role("region", name="Result").get_by_role("link", name="Review").click()
    graph, moment = page.get_by_test_id("graph"), page.get_by_test_id("moment")
    expect(graph).to_be_visible(timeout=150_000)
    expect(page.get_by_role("region", name="Skill and luck")).to_contain_text("Blunders: 1")

    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    page.keyboard.press("PageUp")
    expect(graph).to_have_attribute("aria-valuenow", "7")
    page.keyboard.press("PageDown")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    page.get_by_role("group", name="Whose mistakes").get_by_text("Yellow").click()
    for _ in range(2):
        ply = graph.get_attribute("aria-valuenow")
        page.get_by_role("button", name="Next mistake").click()
        expect(graph).not_to_have_attribute("aria-valuenow", ply)
        if moment.get_attribute("data-grade") == "blunder":
            break
    expect(moment).to_have_attribute("data-grade", "blunder")
    expect(page).to_have_url(re.compile(r"at=6&review"))
    discs = page.locator(".stage [data-sprite]")
    before = discs.count()
    better = moment.get_by_role("button", name="Show the better action")
    better.click()
    expect(page.locator(".told")).to_contain_text("Not played:")
    page.keyboard.press("End")
    expect(moment.get_by_role("button", name="Next step")).to_be_disabled()
    page.keyboard.press("Escape")
    expect(page.locator(".told")).not_to_contain_text("Not played:")
    expect(discs).to_have_count(before)
    better.click()
    page.get_by_role("button", name="Back to the match").click()
    expect(better).to_be_focused()
    me.check_accessibility()

    box = graph.bounding_box()
    graph.click(position={"x": box["width"] * 3 / 7, "y": box["height"] / 2})
    expect(page).to_have_url(re.compile(r"at=3&review"))
    page.get_by_text("The graph as a table").click()
    expect(page.get_by_role("row").filter(has_text="Blunder")).to_have_count(1)

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()
    expect(graph).to_have_attribute("aria-valuenow", "3")
    assert not me.overflows()
    page.get_by_role("region", name="Review", exact=True).get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Review", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    moment.get_by_role("button", name="Play from here").click()
    expect(page.get_by_role("dialog")).to_contain_text("Play from here")
