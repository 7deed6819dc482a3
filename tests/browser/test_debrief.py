"""After the end: how it went, where it turned, and where to go from there."""

from __future__ import annotations

import random
import re

from playwright.sync_api import expect

import herna
from herna.engine import journal

from .test_finding import make, resign

# Words that go on in the next line.
BROKEN = """heads => heads.flatMap(head => {
  const walk = document.createTreeWalker(head, NodeFilter.SHOW_TEXT), found = [];
  for (let text = walk.nextNode(); text; text = walk.nextNode())
    for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index); range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  return found;
})"""


def finished() -> str:
    """A whole match of The Base, won by somebody."""
    for seed in range(50):
        match = herna.game("thebase").match(seed=seed)
        chooser = random.Random(seed)
        while not match.over:
            match.play(chooser.choice(match.legal()))
        if len(match.ranking()) > 1:
            match.close()
            return journal.dumps(match)
    raise AssertionError("nobody ever wins")


def test_a_finished_match_is_told_of_and_leads_to_its_replay(person, house):
    table = house.post("/api/tables/import", {"journal": finished()})["id"]
    me = person()
    page = me.goto(f"/t/{table}")
    told = page.get_by_role("region", name="How it went")
    expect(told.locator(".ending")).to_contain_text("countdown is over")
    expect(told.get_by_role("rowheader", name="Tiles revealed")).to_be_visible()
    assert told.locator("th").evaluate_all(BROKEN) == []
    me.check_accessibility()
    board, panel = page.locator(".stage").bounding_box(), told.bounding_box()
    assert board["x"] + board["width"] <= panel["x"], "the board stays in sight"

    page.get_by_role("region", name="Result").get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link to the replay")).to_have_value(re.compile(f"/r/{table}$"))
    page.keyboard.press("Escape")
    told.get_by_role("link", name="Show in the replay").first.click()
    expect(page).to_have_url(re.compile(rf"/r/{table}\?at=\d+"))
    expect(page.get_by_role("region", name="How it went")).to_be_visible()

    me.goto(f"/t/{table}")
    page.locator(".tellbox").get_by_role("button", name="Close").click()
    expect(told).to_have_count(0)
    page.get_by_role("button", name="How it went").click()
    expect(told).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    me.goto(f"/t/{table}")
    expect(told).to_be_visible()
    assert not me.overflows()


def test_who_resigned_is_told_so(person):
    me = person(nickname="Ann")
    me.goto("/")
    table = make(me, seats=[{"kind": "me", "nickname": "Ann"}, {"kind": "bot", "level": "random"}])
    page = me.goto(f"/t/{table}")
    resign(page)
    expect(page.get_by_role("region", name="Result")).to_contain_text("You resigned.")
    expect(page.get_by_role("region", name="How it went")).to_contain_text("What each side did")
    there = person().goto(f"/t/{table}")
    expect(there.get_by_role("region", name="Result")).to_contain_text("Ann resigned.")
