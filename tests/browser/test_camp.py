"""A camp in real browsers: the organiser, the board, the teams' phones, the map, the printer."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

from .camps import NAMES, drag, headline, in_order, lay, links_of, place, sure
from .house import DESK, PHONE, House


def test_a_camp_day(person, house):
    id, link = lay(house)
    first, second, *_ = links_of(house, id, link)
    master, board = person(), person()
    owls, exots = (person(size=PHONE, touch=True, guided=["fejag"], confirm=True) for _ in range(2))
    desk = master.goto(link)
    expect(master.page).not_to_have_url(re.compile("#"))
    board.goto(f"/board/{id}")
    owls.goto(first)
    exots.goto(second)
    expect(headline(board)).to_have_text("Before the first day")
    expect(owls.page.get_by_role("button", name="Flag")).to_be_visible()
    expect(owls.page.get_by_role("button", name="Answer")).to_have_count(0)  # there is nothing to answer yet
    # The day opens; everybody hears of it.
    sure(desk, "Open day 1")
    expect(headline(master)).to_have_text("Day 1 · team of the day: Owls")
    expect(headline(board)).to_have_text("Day 1 · team of the day: Owls")
    # The ranking: by dragging, with keys, with a tie.
    drag(desk, "G", "F")
    assert in_order(desk) == "GFEJA"
    desk.locator('li[data-seat="G"] .grip').focus()
    for _ in range(4):
        desk.keyboard.press("ArrowDown")
    assert in_order(desk) == "FEJAG"
    tie = desk.get_by_role("button", name="Diggers: tie with Exots")
    tie.click()
    # What is arranged, and points not entered yet, are there again when the page is loaded again.
    desk.get_by_text("Points by hand").click()
    team = desk.get_by_role("combobox", name="Team", exact=True)
    team.select_option("Diggers")
    desk.get_by_role("spinbutton", name="Points").fill("-5")
    desk.reload()
    expect(tie).to_have_attribute("aria-pressed", "true")
    assert in_order(desk) == "FEJAG"
    expect(desk.get_by_role("spinbutton", name="Points")).to_have_value("-5")
    expect(team).to_have_value("2")
    desk.get_by_role("button", name="Enter the ranking").click()
    expect(desk.locator("tr", has_text="Owls")).to_contain_text("23")
    expect(desk.locator("tr", has_text="Diggers")).to_contain_text("15")
    # The clue; then a mistake in the ranking is found before anybody has bought anything.
    desk.get_by_label("Text to post").fill("The star came down slowly.")
    # What is typed and not sent yet is there again when the page is loaded again.
    desk.get_by_role("button", name="Day plan").click()
    notes = desk.get_by_role("dialog").locator("details[open] textarea").last
    notes.fill("Bring torches.")
    desk.reload()
    expect(desk.get_by_label("Text to post")).to_have_value("The star came down slowly.")
    desk.get_by_role("button", name="Day plan").click()
    expect(notes).to_have_value("Bring torches.")
    unsaved = desk.get_by_text("Your changes stay in this browser")
    expect(unsaved).to_be_visible()
    desk.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(desk.get_by_role("definition").filter(has_text="Bring torches.")).to_be_visible()
    desk.get_by_role("button", name="Day plan").click()
    expect(unsaved).to_have_count(0)
    desk.get_by_role("dialog").get_by_role("button", name="Close").click()
    desk.get_by_role("button", name="Post clue").click()
    expect(desk.get_by_role("button", name="Close the shop")).to_be_visible()
    desk.get_by_role("button", name="Correct the ranking").click()
    dialog = desk.get_by_role("dialog")
    dialog.get_by_role("button", name="Diggers: tie with Exots").click()
    dialog.get_by_role("button", name="Save").click()
    expect(desk.locator("tr", has_text="Diggers")).to_contain_text("13")
    board.page.get_by_role("button", name="Clues").click()
    expect(board.page.locator(".clue")).to_have_text("The star came down slowly.")
    # A team buys with its phone and submits an answer; the other one watches.
    expect(owls.prompt).to_contain_text("Place your first figure")
    place(owls, "Ti", "f1")
    expect(exots.lines.filter(has_text="Owls: tiger on f1")).to_have_count(1)
    expect(desk.get_by_role("button", name="Correct the ranking")).to_have_count(0)
    # An answer and a flag that have been begun are there again when the page is loaded again.
    owls.page.get_by_role("button", name="Flag").tap()
    owls.page.get_by_label("Leader").fill("Ivan")
    owls.page.keyboard.press("Escape")
    owls.page.get_by_role("button", name="Answer").tap()
    sun = owls.page.get_by_role("dialog").get_by_role("textbox").nth(3)
    sun.fill("It is a sun.")
    owls.page.reload()
    owls.page.get_by_role("button", name="Flag").tap()
    expect(owls.page.get_by_label("Leader")).to_have_value("Ivan")
    owls.page.get_by_role("button", name="Drop the changes").tap()
    expect(owls.page.get_by_label("Leader")).to_have_value("Eva")
    owls.page.keyboard.press("Escape")
    owls.page.get_by_role("button", name="Answer").tap()
    expect(sun).to_have_value("It is a sun.")
    owls.page.get_by_role("button", name="Hand in", exact=True).tap()
    owls.page.get_by_role("button", name="Yes, hand it in").tap()
    expect(desk.locator("article")).to_contain_text("It is a sun.")
    expect(desk.locator("article")).to_contain_text("4. What does it contain")
    expect(owls.page.get_by_role("button", name="Answer")).to_have_count(0)  # one try
    assert "It is a sun" not in exots.page.content()
    # A pause stops the phones.
    desk.get_by_role("button", name="Pause").click()
    expect(owls.page.get_by_text("The organiser has paused the match.").first).to_be_visible()
    expect(owls.candidates).to_have_count(0)
    desk.get_by_role("button", name="Resume").click()
    expect(owls.candidates.first).to_be_visible()
    # The children of the team stand at the table now.
    desk.get_by_role("link", name="Play for them: Owls").click()
    expect(master.page.get_by_text("Playing for: Owls")).to_be_visible()
    master.page.set_viewport_size({"width": 1024, "height": 768})  # where the log is folded away otherwise
    told, stage = master.page.locator(".outcome"), master.page.locator(".stage")
    assert told.bounding_box()["x"] >= stage.bounding_box()["x"] + stage.bounding_box()["width"], "beside the board"
    master.page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    expect(master.prompt).to_contain_text("Purse: 8")
    master.touch("done")
    desk.get_by_role("button", name="Confirm").click()
    expect(exots.prompt).to_contain_text("Place your first figure")
    expect(exots.lines.last).to_contain_text("entered by the organiser")
    desk.get_by_role("link", name="Back to the console").click()
    # The end of the day, and the verdict.
    sure(desk, "Close the shop")
    expect(desk.get_by_role("button", name="Open day 2")).to_be_visible()
    desk.get_by_placeholder("Message to the team").fill("Whose sun?")
    sure(desk, "Incomplete")
    expect(desk.get_by_text("No answers are waiting.")).to_be_visible()
    expect(owls.lines.last).to_contain_text("Whose sun?")
    assert "Whose sun" not in exots.page.content()
    # What nobody has uncovered is only on the organiser's page.
    assert "Temple of Efro" in desk.content()
    for other in (board, owls, exots):
        assert "Temple of Efro" not in other.page.content()
        assert not other.overflows()


def test_the_turn_of_a_team_without_a_phone_is_typed(person, house):
    _, link = lay(house)
    me = person(language="cs-CZ", guided=["fejag"])
    page = me.goto(link)
    sure(page, "Zahájit 1. den")
    page.get_by_role("button", name="Zapsat pořadí").click()
    page.get_by_role("button", name="Vyvěsit indicii").click()
    page.get_by_role("link", name="Hrát za tým Owls").click()
    field = page.get_by_role("combobox", name="Napsat akci")
    expect(field).to_be_focused()
    expect(field).to_have_attribute("placeholder", re.compile("Tygr f1"))
    me.check_accessibility(".typed")
    # What is refused is refused in words, and can be corrected; Escape clears it.
    page.keyboard.type("tygr c5")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("Sem vaše světlo nedopadá")
    page.keyboard.press("Escape")
    expect(field).to_have_value("")
    # Without accents and shortened; the board shows what it would do. Nothing else than Enter does it.
    page.keyboard.type("tyg")
    expect(field).to_have_value("tyg")
    page.keyboard.press("Tab")
    expect(field).to_have_value("Tygr f1")
    expect(me.prompt).to_contain_text("Stalo by se")
    expect(me.lines.filter(has_text="tygr")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(me.lines.filter(has_text="tygr")).to_have_count(1)
    page.keyboard.type("zaba f3")
    page.keyboard.press("Enter")
    page.keyboard.type("tarantule g2")  # before the answer has come
    page.keyboard.press("Enter")
    expect(me.lines.filter(has_text="tarantule")).to_have_count(1)
    page.keyboard.type("ukon")
    page.keyboard.press("Enter")
    expect(me.lines.last).to_contain_text("končí tah")
    # On to the next team.
    page.get_by_role("link", name="Hrát za tým Exots").click()
    expect(field).to_be_focused()
    page.keyboard.type("medved e4")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(field).to_have_count(0)
    page.keyboard.press("/")
    expect(field).to_be_focused()


def test_back_in_the_middle_of_buying(person, tmp_path):
    own = House(tmp_path)
    own.open()
    try:
        id, link = lay(own)
        phone = person(house=own, size=PHONE, touch=True, guided=["fejag"], confirm=True)
        phone.forgiven = True
        master = person(house=own)
        master.forgiven = True
        desk = master.goto(link)
        sure(desk, "Open day 1")
        desk.get_by_role("button", name="Enter the ranking").click()
        desk.get_by_role("button", name="Post clue").click()
        phone.goto(links_of(own, id, link)[0])
        place(phone, "Be", "f1")
        expect(phone.lines.filter(has_text="bear on f1")).to_have_count(1)
        own.kill()
        expect(phone.page.locator(".link")).to_be_visible(timeout=60_000)
        place(phone, "Ta", "f2")
        expect(
            phone.page.get_by_text("The server can’t be reached. Check your connection and try again.")
        ).to_be_visible(timeout=60_000)
        own.open()
        expect(phone.page.locator(".link")).to_have_count(0, timeout=60_000)  # neither lost nor coming back
        expect(phone.lines.filter(has_text="bear on f1")).to_have_count(1)
        expect(phone.page.get_by_text("The server can’t be reached.")).to_have_count(0)  # it may lie over the shop
        phone.page.keyboard.press("Escape")  # whether or not something is still chosen
        place(phone, "Ta", "f2")
        expect(phone.lines.filter(has_text="tarantula on f2")).to_have_count(1)
        expect(desk.locator("tr", has_text="Owls")).to_contain_text("8")  # 23 - 10 - 5
    finally:
        own.close()


def in_sight(word):
    """Whether nothing lies over it, and it can be touched."""
    return word.evaluate(
        """word => { const {x, y, width, height} = word.getBoundingClientRect();
            return word.contains(document.elementFromPoint(x + width / 2, y + height / 2)); }"""
    )


def test_what_is_refused_in_a_dialog_is_told_there(person, house):
    id, link = lay(house)
    first, *_ = links_of(house, id, link)
    master, owls = person(), person(size=PHONE, touch=True, guided=["fejag"])
    desk, phone = master.goto(link), owls.goto(first)
    sure(desk, "Open day 1")
    desk.get_by_role("button", name="Enter the ranking").click()
    desk.get_by_role("button", name="Post clue").click()
    # The organiser is correcting while a team buys: too late.
    desk.get_by_role("button", name="Correct the ranking").click()
    place(owls, "Ti", "f1")
    expect(owls.lines.filter(has_text="tiger on f1")).to_have_count(1)
    dialog = desk.get_by_role("dialog")
    dialog.get_by_role("button", name="Diggers: tie with Exots").click()
    dialog.get_by_role("button", name="Save").click()
    late = desk.get_by_role("alert")
    expect(late).to_contain_text("A team has already acted")
    assert in_sight(late)
    # A team is writing when the match is paused: its text stays, and is submitted later.
    phone.get_by_role("button", name="Answer").tap()
    phone.get_by_role("dialog").get_by_role("textbox").nth(3).fill("It is a sun.")
    late.get_by_role("button", name="Close").click()
    dialog.get_by_role("button", name="Close").click()
    desk.get_by_role("button", name="Pause").click()
    expect(desk.get_by_role("button", name="Resume")).to_be_visible()
    phone.get_by_role("button", name="Hand in", exact=True).tap()
    phone.get_by_role("button", name="Yes, hand it in").tap()
    paused = phone.get_by_role("alert")
    expect(paused).to_contain_text("paused")
    assert in_sight(paused)
    desk.get_by_role("button", name="Resume").click()
    expect(desk.get_by_role("button", name="Pause")).to_be_visible()
    phone.get_by_role("button", name="Yes, hand it in").tap()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    expect(phone.get_by_role("alert")).to_be_visible()
    expect(desk.locator("article")).to_contain_text("It is a sun.")


def failing(me, path, *answers):
    """Answer the next requests with these statuses, or not at all for 0; the list can be cut short."""
    left = list(answers)
    me.forgiven = True  # a browser reports each as an error

    def answer(route):
        status = left.pop(0) if left else None
        if status is None:
            route.continue_()
        elif status == 0:
            route.abort()
        else:
            route.fulfill(status=status, body="")

    me.page.route(path, answer)
    return left


def test_what_fails_in_passing_is_asked_again(person, house):
    id, link = lay(house)
    master, board = person(), person()
    # At first nothing arrives: the page says so, and is complete a little later.
    away = failing(board, "**/report*", *[503] * 99)
    board.goto(f"/board/{id}")
    expect(board.page.get_by_text("Connecting")).to_be_visible()
    failing(master, "**/desk", 0, 500)
    desk = master.goto(link)
    expect(headline(master)).to_have_text("Day 1")
    away.clear()
    expect(headline(board)).to_have_text("Before the first day")
    # A console that has been shown stays.
    failing(master, "**/desk", 429, 500)
    sure(desk, "Open day 1")
    expect(desk.get_by_text("Connection lost")).to_be_visible()
    expect(headline(master)).to_have_text("Day 1 · team of the day: Owls")
    expect(desk.get_by_text("Connection lost")).to_have_count(0)
    failing(master, "**/papers*", 0)
    desk.get_by_role("button", name="Story and clues").click()
    expect(desk.get_by_role("alert")).to_contain_text(
        "The server can’t be reached. Check your connection and try again."
    )
    away = failing(master, "**/paper.svg*", *[503] * 99)
    desk.get_by_role("link", name="Notice board").click()
    expect(desk.get_by_role("alert")).to_contain_text("That isn’t possible right now")
    away.clear()
    expect(desk.get_by_role("button", name="Print")).to_be_enabled()
    expect(desk.get_by_role("alert")).to_have_count(0)


def test_why_there_is_no_console_and_no_board(person, house):
    id, link = lay(house)
    me = person()
    me.forgiven = True
    casual = house.post("/api/tables", {"game": "thebase", "seats": [{"kind": "open"}, {"kind": "bot"}]})["id"]
    for page in ("board", "paper"):
        me.goto(f"/{page}/{casual}")
        expect(me.page.get_by_text("This match has no organiser")).to_be_visible()
        me.goto(f"/{page}/xxx")
        expect(me.page.get_by_text("This table doesn’t exist (any more). Check the link.")).to_be_visible()
    # Without the link there is no console; it may be put into the address later.
    me.goto(f"/camp/{id}")
    expect(me.page.get_by_role("heading", name="Page not found")).to_be_visible()
    me.goto(link)
    expect(headline(me)).to_have_text("Day 1")
    expect(me.page).not_to_have_url(re.compile("#"))
    # A file that is no backup, and a backup of what is here already.
    saved = house.post(f"/api/tables/{id}/save", {"secret": link.partition("#seat=")[2]})
    me.goto("/new/fejag/camp")
    me.page.get_by_text("Restore from a backup").click()
    file = {"name": "backup.campaign.json", "mimeType": "application/json"}
    for content in ("{}", "nothing"):
        me.page.get_by_label("Choose the file").set_input_files({**file, "buffer": content.encode()})
        expect(me.page.get_by_role("alert")).to_contain_text("This file isn’t a backup of a campaign.")
    me.page.get_by_label("Choose the file").set_input_files({**file, "buffer": json.dumps(saved).encode()})
    expect(me.page.get_by_role("alert")).to_contain_text("This campaign is already here")
    me.page.get_by_role("link", name="Open the campaign").click()
    expect(headline(me)).to_have_text("Day 1")


def test_what_was_confirmed_and_fails_is_told_in_the_dialog(person, house):
    _, link = lay(house)
    first, second = person(), person()
    desk, other = first.goto(link), second.goto(link)
    # A person at another console was quicker.
    desk.get_by_role("button", name="Open day 1").click()
    sure(other, "Open day 1")
    expect(headline(first)).to_have_text("Day 1 · team of the day: Owls")
    dialog = desk.get_by_role("dialog")
    dialog.get_by_role("button", name="Open day 1").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_role("button", name="Not yet").click()
    expect(dialog).to_have_count(0)
    # The old code stays until there is another one.
    failing(first, "**/links", None, 503)
    desk.get_by_role("link", name="Team links").click()
    codes = desk.locator("article svg[role=img]")
    expect(codes).to_have_count(6)
    old = codes.first.inner_html()
    desk.get_by_role("button", name="Create a new code").first.click()
    again = dialog.get_by_role("button", name="Create a new code")
    again.click()
    expect(dialog.get_by_role("alert")).to_contain_text("That isn’t possible right now")
    assert codes.first.inner_html() == old
    again.click()
    expect(dialog).to_have_count(0)
    assert codes.first.inner_html() != old


LONG_NAMES = ("Nejnebezpečnějšími", "Nejneobhospodařovávatelnějšímikachn", *NAMES[2:])
# Whether all of these fit inside the elements around them.
INSIDE = """([these, around]) => [...document.querySelectorAll(these)].every(each =>
    each.scrollWidth <= each.clientWidth + 1 &&
    each.getBoundingClientRect().right <= each.closest(around).getBoundingClientRect().right + 1)"""


@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_long_name_pushes_nothing_away(person, house, size):
    id, link = lay(house, LONG_NAMES, calendar="EFJAGEFJAG")
    me = person(size=size)
    page = me.goto(link)
    sure(page, "Open day 1")
    expect(headline(me)).to_contain_text(LONG_NAMES[1])
    assert page.evaluate(INSIDE, ["td", "section"])
    assert not me.overflows()
    page.set_viewport_size({"width": min(size[0], 1024), "height": 768})
    assert not me.overflows()
    page.get_by_role("link", name="Team links").click()
    expect(page.locator("article")).to_have_count(6)
    assert page.evaluate(INSIDE, ["article, article .words", "main"])
    me.goto(f"/board/{id}")
    expect(headline(me)).to_contain_text(LONG_NAMES[1])
    assert headline(me).bounding_box()["width"] > PHONE[0] / 2, "not one letter below the other"
    assert page.evaluate(INSIDE, ["header, td", "main"])
    assert page.evaluate(INSIDE, ["td", ".side"])
    assert not me.overflows()


def test_paper_comes_out_of_the_printer(person, house):
    id, link = lay(house)
    me = person()
    page = me.goto(link)
    page.get_by_role("link", name="Notice board").click()
    expect(page.get_by_role("button", name="Print")).to_be_enabled()
    for size, points in (("A4", (842, 595)), ("A3", (1191, 842))):
        page.get_by_text(size, exact=True).click()
        expect(page.locator(f"main img.{size}")).to_be_visible()
        expect(page.get_by_role("button", name="Print")).to_be_enabled()
        pdf = page.pdf(prefer_css_page_size=True, print_background=True)
        boxes = {tuple(round(float(n)) for n in box.split()) for box in re.findall(rb"/MediaBox \[([^\]]+)\]", pdf)}
        assert boxes == {(0, 0, *points)} or all(abs(a - b) <= 2 for a, b in zip(boxes.pop()[2:], points, strict=True))
        assert len(re.findall(rb"/Type /Page\b", pdf)) == 1
    with page.expect_download() as taken:
        page.get_by_role("link", name="SVG").click()
    assert taken.value.path().read_text(encoding="utf-8").startswith("<svg")
    page.goto(f"{house.url}/camp/{id}/links")
    expect(page.locator("article")).to_have_count(6)
    lost = page.get_by_text("These links work only on this computer.")
    expect(lost).to_be_visible()
    page.get_by_label("Address of this computer").fill("http://192.168.1.20:8000")
    expect(lost).to_have_count(0)
    me.check_accessibility()
    assert len(re.findall(rb"/Type /Page\b", page.pdf(prefer_css_page_size=True))) == 1
    page.goto(f"{house.url}/camp/{id}/sheets")
    expect(page.locator("article")).to_have_count(5)
    expect(page.locator("article").first).to_contain_text("Owls")
    me.check_accessibility()
    assert len(re.findall(rb"/Type /Page\b", page.pdf(prefer_css_page_size=True))) == 5
    # Black on white where the screen is dark and the browser prints backgrounds, too.
    page.emulate_media(media="print")
    colours = "() => ['color', 'backgroundColor'].map(name => getComputedStyle(document.body)[name])"
    assert page.evaluate(colours) == ["rgb(28, 26, 23)", "rgb(255, 255, 255)"]
    page.emulate_media(media="screen")
    page.get_by_text("For you", exact=True).click()
    expect(page.get_by_role("img", name="The whole map")).to_be_visible()
    expect(page.get_by_role("heading", name="The right answers")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everybody_can_use_the_console_and_the_board(person, house, scheme):
    id, link = lay(house)
    for size in ((1280, 800), PHONE):
        me = person(size=size, scheme=scheme)
        page = me.goto(link)
        expect(headline(me)).to_be_visible()
        me.check_accessibility()
        assert not me.overflows()
        if page.get_by_role("button", name="Open day 1").count():
            sure(page, "Open day 1")
        expect(page.get_by_role("button", name="Enter the ranking")).to_be_visible()
        me.check_accessibility()
        assert not me.overflows()
        me.goto(f"/board/{id}")
        expect(headline(me)).to_be_visible()
        me.check_accessibility()
        assert not me.overflows()
