"""The workshop in the browser: a sheet is copied, spoilt, mended, played with; what is printed has its size."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .house import DESK, PHONE

MILLIMETRE = 96 / 25.4  # pixels


def test_from_the_standard_cards_to_a_table_of_ones_own(person):
    me = person(size=DESK, guided=["spacestage"])
    page = me.goto("/new/spacestage/bot")
    page.get_by_text("Options", exact=True).click()
    page.get_by_role("link", name="Open the workshop").click()
    page.get_by_role("button", name="Make my own copy").click()
    page.get_by_role("button", name="Pyrokinesis").click()
    form = page.get_by_role("dialog")
    strength = form.get_by_label("Strength")
    strength.fill("very")
    expect(form.get_by_text("A whole number from 0 to 99 is needed here.")).to_be_visible()
    expect(
        form.get_by_text(re.compile(r"cards, line \d+, field 'value' of mutation M01: expected a whole"))
    ).to_be_visible()
    expect(strength).to_have_attribute("aria-invalid", "true")
    strength.fill("9")
    expect(form.get_by_text("needed here")).to_have_count(0)
    form.get_by_label("Name", exact=True).fill("Sunburst")
    form.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Sunburst")).to_contain_text("Attack 9, fire")
    me.check_accessibility()

    page.get_by_role("link", name="Text of the file").click()
    text = page.get_by_label("Text of the file")
    expect(text).to_have_value(re.compile('name = "Sunburst"\nkind = "attack"\nvalue = 9\n'))
    text.fill(text.input_value().replace("damage_limit = 8\n", "damage_limit = 99\n"))
    expect(page.get_by_role("status").filter(has_text="1 mistake")).to_be_visible()
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    expect(page.get_by_role("button", name="Play with it")).to_be_disabled()
    page.reload()  # the draft survives
    page.get_by_role("link", name="Pieces").click()
    limit = page.get_by_label("Damage at which you are dying")
    expect(limit).to_have_value("99")
    limit.fill("12")
    expect(page.get_by_role("status").filter(has_text="Nothing is wrong")).to_be_visible()
    page.get_by_role("button", name="Play with it").click()
    page.wait_for_url("**/t/*")
    journal = page.evaluate(
        "fetch(`/api${location.pathname.replace('/t/', '/tables/')}/export`).then((it) => it.text())"
    )
    assert "Sunburst" in journal
    assert 'damage_limit\\":12' in journal or '"damage_limit":12' in journal


def sizes(page: Page) -> set[tuple[float, float]]:
    """Of what is cut out, in millimetres as they are printed."""
    found = page.locator("[data-cut]").evaluate_all(
        "all => all.map((it) => it.getBoundingClientRect()).map(({ width, height }) => [width, height])"
    )
    return {(round(width / MILLIMETRE, 1), round(height / MILLIMETRE, 1)) for width, height in found}


@pytest.mark.parametrize(
    ("game", "size"), [("spacestage", (63.0, 88.0)), ("thebase", (41.0, 41.0)), ("mammoths", (76.0, 38.0))]
)
def test_what_is_printed_has_its_size(person, game, size):
    me = person(size=PHONE)
    page = me.goto(f"/workshop/{game}#print")
    expect(page.locator("[data-cut]").first).to_be_attached()
    page.emulate_media(media="print")
    assert size in sizes(page)
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    page.emulate_media(media="screen")
