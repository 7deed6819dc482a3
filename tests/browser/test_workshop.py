"""The workshops in the browser: a sheet is copied, spoilt, mended, played with, and has its size when it is printed;
a map is drawn for a new campaign."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import herna

from .camps import PHOTO, sure
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


def test_a_new_campaign_with_a_map_drawn_by_hand(person, house):
    me = person()
    page = me.goto("/new/fejag/camp")
    fairness = page.get_by_test_id("fairness")
    # As the rules are written, or easier with one touch; the map follows.
    expect(page.get_by_role("radio", name="As written")).to_be_checked()
    page.get_by_text("See and change the map").click()
    whole = page.get_by_role("img", name="Map, 41 by 41 cells")
    expect(whole).to_be_visible()
    cut = "map => map.getBoundingClientRect().height > map.parentElement.clientHeight + 1"
    assert not whole.evaluate(cut)
    page.get_by_text("Easier for small camps").click()
    expect(page.get_by_role("img", name="Map, 21 by 21 cells")).to_be_visible()
    page.get_by_text("11×11").click()
    expect(page.get_by_role("img", name="Map, 11 by 11 cells")).to_be_visible()
    expect(fairness).to_contain_text("The map is ready to use.")
    expect(page.get_by_role("button", name="Another map")).to_be_enabled()  # it is not made again and again
    expect(fairness).to_contain_text("Cheapest route from base a")
    me.check_accessibility()
    # Fewer days: the map shrinks, so that the temple can be reached.
    page.get_by_text("As written").click()
    page.get_by_label("Days", exact=True).select_option("3")
    expect(page.get_by_text("The map is smaller")).to_be_visible()
    expect(page.get_by_role("img", name="Map, 11 by 11 cells")).to_be_visible()
    # Of two quick changes the later one counts, whichever answer comes first.
    held = []
    page.route("**/fit", lambda route: route.continue_() if held else held.append(route))
    days = page.get_by_label("Days", exact=True)
    days.select_option("10")
    with page.expect_response("**/fit"):
        days.select_option("3")
    with page.expect_response("**/fit"):
        held[0].continue_()
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(page.get_by_text("The map is smaller")).to_be_visible()
    page.get_by_label("Points per place 1").fill("30")
    page.get_by_label("Name of the campaign").fill("Beavers 2026")
    # What was typed is there again when the page is loaded again.
    page.get_by_label("Leader").first.fill("Scully alone")
    page.get_by_label("Who they are and what they want").nth(1).fill("We want to go home.")
    page.reload()
    expect(page.get_by_label("Leader").first).to_have_value("Scully alone")
    expect(page.get_by_label("Who they are and what they want").nth(1)).to_have_value("We want to go home.")
    expect(page.get_by_label("Name of the campaign")).to_have_value("Beavers 2026")
    expect(page.get_by_label("Days", exact=True)).to_have_value("3")
    page.get_by_text("See and change the map").click()
    expect(page.get_by_role("img", name="Map, 11 by 11 cells")).to_be_visible()
    # The story of the house is not told here, and a file of one's own is.
    expect(page.get_by_text("The built-in story is public")).to_be_visible()
    mine = (Path(herna.__file__).parent / "games/fejag/story/en.toml").read_text("utf-8").replace("A song", "An aria")
    file = {"name": "mine.toml", "mimeType": "application/toml", "buffer": mine.encode()}
    page.get_by_label("Load from a file").set_input_files(file)
    page.get_by_text("Read and change the texts").click()
    expect(page.get_by_label("Clue for day 1", exact=True)).to_have_value(re.compile("^An aria"))
    expect(page.get_by_text("The built-in story is public")).to_have_count(0)
    # Everything erased: the page says what is missing, and nothing can begin.
    page.get_by_text("Draw", exact=True).click()
    page.get_by_role("button", name="Clear all").click()
    expect(fairness).to_contain_text("There’s no temple yet. Paint one, away from the edge.")
    begin = page.get_by_role("button", name="Start the campaign")
    expect(begin).to_be_disabled()
    # Painted with the mouse, a wall with a click, and one step back.
    easel = page.get_by_role("application")
    cell = easel.bounding_box()["width"] / 12

    def click(x, y):
        easel.click(position={"x": (x + 0.5) * cell, "y": (y + 0.5) * cell})

    # What is wrong is marked where it is.
    page.get_by_role("button", name="Base a").click()
    click(4.5, 3.5)
    expect(fairness).to_contain_text("Bases belong on the edge of the map.")
    expect(easel.locator(".wrong")).to_have_count(1)
    page.get_by_role("button", name="Temple").click()
    click(5.5, 5.5)
    for site, (x, y) in zip("abcde", ((5, 0), (10, 4), (8, 10), (2, 10), (0, 4)), strict=True):
        page.get_by_role("button", name=f"Base {site}").click()
        click(x + 0.5, y + 0.5)
    expect(fairness).to_contain_text("The map is ready to use.")
    page.get_by_role("button", name="Obstacle").click()
    click(3.02, 3.5)
    expect(easel.locator(".walls")).to_have_attribute("d", "M3 3v1")
    page.get_by_role("button", name="Undo").click()
    expect(easel.locator(".walls")).to_have_attribute("d", "")
    # A drag that wavers is a straight wall. What the ways cost is known while it is drawn, beside each base.
    expect(easel.locator(".figure")).to_have_count(5)
    box = easel.bounding_box()
    places = [
        (box["x"] + (x + 0.5) * cell, box["y"] + (y + 0.5) * cell) for x, y in ((1.2, 2.1), (2.6, 2.3), (4.5, 1.8))
    ]
    page.mouse.move(*places[0])
    page.mouse.down()
    with page.expect_response("**/workshop"):
        page.mouse.move(*places[1])
        page.mouse.move(*places[2])
    page.mouse.up()
    drawn = "M1 2h1M2 2h1M3 2h1M4 2h1"
    expect(easel.locator(".walls")).to_have_attribute("d", drawn)
    page.get_by_role("button", name="Undo").click()
    expect(easel.locator(".walls")).to_have_attribute("d", "")
    page.get_by_role("button", name="Redo").click()
    expect(easel.locator(".walls")).to_have_attribute("d", drawn)
    page.get_by_role("button", name="Undo").click()
    page.get_by_label("Symmetry").select_option("sides")
    click(1.02, 6.5)
    expect(easel.locator(".walls")).to_have_attribute("d", "M1 6v1M10 6v1")
    page.get_by_role("button", name="Undo").click()
    page.get_by_label("Symmetry").select_option("none")
    # The same with keys.
    easel.focus()
    page.keyboard.press("Shift+ArrowRight")
    expect(easel.locator(".walls")).not_to_have_attribute("d", "")
    drawn = easel.locator(".walls").get_attribute("d")
    # A map drawn by hand is there again, too.
    # Each of eleven rows is framed by two signs; one more is the wall.
    kept = "JSON.parse(localStorage.getItem('herna-camp-fejag')).sketches.map.text.split('|').length - 1"
    page.wait_for_function(f"() => {kept} === 23")
    page.reload()
    page.get_by_text("See and change the map").click()
    expect(easel.locator(".walls")).to_have_attribute("d", drawn)
    expect(page.get_by_role("radio", name="Draw")).to_be_checked()
    page.get_by_text("As text").click()
    expect(page.get_by_label("As text").last).to_have_value(re.compile(r"map:\n(.*\n)*.*#"))
    # A flag, an order of days, and off it goes.
    page.get_by_role("button", name="Change the flag: FBI").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Photo of the flag").set_input_files(
        {"name": "flag.png", "mimeType": "image/png", "buffer": PHOTO}
    )
    expect(dialog.locator("image")).to_have_attribute("href", re.compile("^data:image/jpeg;base64,"))
    dialog.get_by_role("button", name="Colour of the line 4").click()
    dialog.get_by_role("img").click()
    expect(dialog.locator("polyline").first).to_have_attribute("stroke", "#e0342b")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    page.get_by_label("Name of the team").first.fill("Night owls")
    page.get_by_role("switch").check(force=True)
    page.get_by_role("button", name="1. Night owls").click()
    page.get_by_role("button", name="2. Exots").click()
    page.get_by_role("button", name="3. Archaeologists").click()
    page.get_by_role("group", name="Day 3 belongs to:").get_by_role("button", name="Exots").click()
    expect(page.get_by_role("list", name="Teams of the day").get_by_role("button", name="Exots")).to_have_count(2)
    # All that is not of this camp alone goes into a file, and comes back.
    with page.expect_download() as taken:
        page.get_by_role("button", name="Save as a file").click()
    saved = taken.value.path().read_text("utf-8")
    page.get_by_label("Name of the campaign").fill("Otters")
    file = {"name": "camp.json", "mimeType": "application/json", "buffer": saved.encode()}
    page.get_by_label("Load from a file").set_input_files(file)
    expect(page.get_by_label("Name of the campaign")).to_have_value("Beavers 2026")
    begin.click()
    expect(page).to_have_url(re.compile("/camp/"))
    expect(page.get_by_role("heading", name="Beavers 2026")).to_be_visible()
    expect(page.locator(".drawings [data-flag^=F] image").first).to_be_attached()  # on the map, too
    expect(page.locator(".drawings [data-initial=F]")).to_have_css("display", "none")  # Night owls have no F
    sure(page, "Open day 1")
    expect(page.get_by_test_id("headline")).to_have_text("Day 1 · team of the day: Exots")


def test_bots_try_a_sheet_and_what_they_found_is_found_again(person):
    me = person(size=PHONE)
    page = me.goto("/workshop/thebase#test")
    page.get_by_role("button", name="Let the bots play").click()
    card = page.get_by_test_id("experiment")
    expect(card.get_by_role("progressbar")).to_be_visible()
    page.reload()  # it goes on without the page
    card.get_by_role("button", name="That’s enough").click(timeout=150_000)
    report = card.get_by_test_id("report")
    expect(report).to_contain_text("You ended it early")
    expect(report.get_by_role("heading", name="What actions are spent on")).to_be_visible()
    expect(report.get_by_text("Explorers", exact=True)).to_be_visible()
    assert not me.overflows()
    me.check_accessibility()
    page.goto(page.url.replace("#test", "#file"))
    page.goto(page.url.replace("#file", "#test"))
    card.get_by_role("button", name="Show the report").click()
    expect(report).to_be_visible()
    card.get_by_role("button", name="Delete").click()
    expect(report).to_be_visible()  # asked once
    card.get_by_role("button", name="Delete for good").click()
    expect(card).to_have_count(0)
