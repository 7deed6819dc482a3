"""Every page: in four languages, light and dark, large and small, by link and after a reload."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import expect

import herna
from herna.engine.messages import catalogue_files
from herna.games.thebase.kernel.state import ORIENT, OUTCOME

from .house import AT_REST, DESK, PHONE
from .test_hands import find, lay

CATALOGUES = sorted(file.stem for file in catalogue_files("en"))
UNTRANSLATED = re.compile(rf"\b(?:{'|'.join(CATALOGUES)})-[a-z]+[a-zA-Z0-9-]*|\{{ ?\$")
LANGUAGES = {"cs": "Přisedni si.", "sk": "Prisadni si.", "en": "Pull up a chair.", "de": "Setz dich dazu."}
SPOKEN = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll(
  "[aria-label],[title],[placeholder],[alt]")].flatMap(e => ["aria-label", "title", "placeholder", "alt"].map(
  name => e.getAttribute(name) ?? ""))].join("\\n")"""


@pytest.fixture(scope="session")
def tables(house):
    """A finished match and a running one."""
    bots = [{"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    finished = house.post("/api/tables", {"game": "thebase", "seats": bots})
    both = house.post("/api/tables", {"game": "thebase", "seats": [{"kind": "me"}, {"kind": "here"}]})
    menu = lay(house, find(range(ORIENT, OUTCOME)))
    return {
        "finished": f"/t/{finished['id']}",
        "replay": f"/r/{finished['id']}",
        "running": str(both["link"]),
        "menu": menu,
    }


# Controls whose words do not fit: too wide, or cut off. What may be cut off ends with an ellipsis.
CUT_OFF = """() => [...document.querySelectorAll(
  "button, a.button, label, legend, summary, h1, h2, h3, .tag, .seat small, .tools span, th, dt")]
  .filter(e => e.clientWidth > 2 && e.scrollWidth > e.clientWidth + 1 && e.offsetParent !== null)
  .map(e => `${e.tagName}.${e.className}: ${e.innerText}`)"""


def pages(tables):
    return {
        "home": "/",
        "friends": "/new/thebase/friends",
        "here": "/new/thebase/here",
        "watch": "/new/thebase/watch",
        "rules": "/rules/thebase",
        "table": tables["running"],
        "replay": tables["replay"],
        "missing": "/t/thereisnosuchtable",
        **{f"rules of {game}": f"/rules/{game}" for game in herna.game_names() if game != "thebase"},
        **{f"new {game}": f"/new/{game}/friends" for game in herna.game_names() if game != "thebase"},
    }


def visit(me, path):
    page = me.goto(path)
    page.locator("main").wait_for()
    page.locator("h1").first.wait_for(state="attached")  # while something is on its way, a page has none
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages(person, tables, language):
    """Nothing is left untranslated, and nothing is too long for a phone, where everybody can use it."""
    me = person(size=PHONE, touch=True, language=language, guided=[])
    for name, path in pages(tables).items():
        page = visit(me, path)
        said = page.evaluate(SPOKEN)
        assert UNTRANSLATED.findall(said) == [], (name, language)
        assert not me.overflows(), (name, language)
        assert page.evaluate(CUT_OFF) == [], (name, language)
        assert page.evaluate("document.documentElement.lang") == language
        if language == "de":  # the longest words
            me.check_accessibility()
        if name == "table":
            for button in page.locator(".tools button").all()[-3:]:
                button.click()
                page.locator("dialog, .rulesbox").first.wait_for()
                assert page.evaluate(CUT_OFF) == [], (name, language, button.text_content())
                page.keyboard.press("Escape")
        if name == "home":
            expect(page.get_by_role("heading", name=LANGUAGES[language])).to_be_visible()


def test_everybody_can_use_all_pages(person, tables):
    me = person(scheme="light", guided=[])
    for path in pages(tables).values():
        visit(me, path)
        me.check_accessibility()


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])  # colours do not depend on the size
def test_everybody_can_use_what_a_table_opens(person, tables, scheme, size):
    me = person(size=size, scheme=scheme, guided=[])
    page = visit(me, tables["finished"])
    expect(page.locator(".result")).to_be_visible(timeout=60_000)
    me.check_accessibility()
    page = visit(me, tables["menu"])
    me.candidates.first.click(force=True)
    page.locator(".menu button").last.hover()
    expect(page.locator(".ghost").first).to_be_attached()
    me.check_accessibility()
    page.keyboard.press("Escape")
    page.locator(".tools").get_by_role("button", name="Rules").click()
    expect(page.locator(".rulesbox h2").first).to_be_visible()
    me.check_accessibility()
    page.keyboard.press("Escape")
    for name, role in (("Share", "dialog"), ("More", "dialog"), ("Settings", "dialog"), ("Overlays", "region")):
        page.get_by_role("button", name=name, exact=True).first.click()
        expect(page.get_by_role(role, name=name if role == "region" else None)).to_be_visible()
        me.check_accessibility()
        page.keyboard.press("Escape")


def test_the_language_can_be_switched_at_any_time(person, tables):
    me = person()
    page = visit(me, tables["running"])
    page.get_by_role("combobox", name="Language").select_option("cs")
    expect(me.prompt).to_contain_text("dlaždici")
    page.reload()
    expect(me.prompt).to_contain_text("dlaždici")


@pytest.mark.parametrize("game", herna.game_names())
def test_a_table_fits_a_laptop(person, game):
    me = person(guided=[])
    page = me.goto("/")
    me.card(game).get_by_role("button", name="Play now").click()
    expect(me.candidates.first).to_be_visible()
    fits = "() => document.documentElement.scrollHeight <= innerHeight"
    page.wait_for_function(fits)
    page.locator(".guide").get_by_role("button", name="Skip").click()
    page.wait_for_function(fits)


@pytest.mark.parametrize("game", herna.game_names())
def test_a_first_table_on_a_phone_begins_with_what_is_said(person, game):
    """Even though what to touch may be in a drawer, which opens automatically."""
    me = person(size=PHONE, touch=True, guided=[])
    page = me.goto("/")
    me.card(game).get_by_role("button", name="Play now").click()
    me.candidates.first.wait_for(state="attached")
    me.prompt.evaluate(AT_REST)
    expect(me.prompt).to_be_in_viewport(ratio=1)
    guide = page.locator(".guide")
    expect(guide.get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)
    # Whoever turns to the board sees it: a bar is left of the guide, and opens it again.
    page.locator(".stage").dispatch_event("pointerdown")
    assert guide.bounding_box()["height"] <= 48
    assert not me.overflows()
    guide.get_by_role("button", name="Quick tour").click()
    expect(guide.get_by_role("button", name="Next")).to_be_in_viewport(ratio=1)


def test_the_way_through_a_replay_is_at_hand(person, house):
    """Four territories are far larger than a phone."""
    here = [{"kind": "me"}, *[{"kind": "here"}] * 3]
    made = house.post("/api/tables", {"game": "mammoths", "seats": here})
    page = person(size=PHONE, touch=True).goto(f"/r/{made['id']}")
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport(ratio=1)


def test_a_mistyped_address_leads_home(person):
    me = person()
    page = me.goto("/rulez/thebase")
    expect(page.get_by_role("heading", level=1)).to_have_text("Page not found")
    assert [said for said in me.complaints if "404" not in said] == []  # the browser notes the address itself
    me.complaints.clear()
    page.get_by_role("main").get_by_role("link").click()
    expect(page.locator("article")).to_have_count(len(herna.game_names()))


def test_home_begins_with_what_two_can_play(person):
    me = person()

    def without_the_example(route):
        """As players see it: the example game is installed for the tests only."""
        response = route.fetch()
        route.fulfill(response=response, json=[game for game in response.json() if game["name"] != "four_in_a_row"])

    me.page.route("**/api/games", without_the_example)
    page = me.goto("/")
    expect(page.locator("article")).to_have_count(4)
    for game in ("thebase", "mammoths"):
        expect(me.card(game).get_by_role("button", name="Play now")).to_be_in_viewport(ratio=1)
    order = [card.get_attribute("data-game") for card in page.locator("article").all()]
    assert order == ["thebase", "mammoths", "spacestage", "fejag"]


def test_back_and_forward(person):
    me = person()
    page = me.goto("/")
    me.card("thebase").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="The Base", level=1)).to_be_visible()
    page.go_back()
    expect(me.card("thebase").get_by_role("button", name="Play now")).to_be_visible()
    page.go_forward()
    expect(page.get_by_label("Search the rules")).to_be_visible()


def test_rules_are_searched_and_linked_to(person):
    me = person()
    page = me.goto("/rules/thebase#6.3")
    expect(page.locator("[id='6.3']")).to_be_in_viewport()
    page.get_by_label("Search the rules").fill("no such thing at all")
    expect(page.get_by_text("Nothing found in the rules. Try another word.")).to_be_visible()


def test_a_broken_file_is_refused(person, tmp_path):
    me = person()
    me.forgiven = True  # the browser reports a refused request
    broken = tmp_path / "broken.herna"
    broken.write_text('{"herna": 1, "game": "thebase"\nnonsense\n', encoding="utf-8")
    slow = []

    def hold(asked):
        slow.append(asked)

    me.page.route(re.compile(r"/api/tables\?"), hold)
    page = me.goto("/")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_have_text(
        "This file is damaged or isn’t a Herna match. Choose another .herna file."
    )
    # The page's other requests are answered only now, and do not remove anything.
    for each in slow:
        each.continue_()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("alert")).to_have_text(
        "This file is damaged or isn’t a Herna match. Choose another .herna file."
    )
    assert all("400" in each or "422" in each for each in me.complaints)


def test_a_good_file_is_replayed(person, house, tables, tmp_path):
    me = person()
    good = tmp_path / "good.herna"
    good.write_text(house.get(f"/api/tables/{tables['finished'].removeprefix('/t/')}/export"), encoding="utf-8")
    page = me.goto("/")
    page.locator("input[type=file]").set_input_files(good)
    expect(page.get_by_role("slider")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("opened", "most"), [("home", 70_000), ("running", 113_000)])
def test_a_page_loads_little(person, tables, language, opened, most):
    """All script and style that a page asks for, compressed as well as gzip can, the words of the house included."""
    me = person(language=language, fresh=True)
    sizes = {}

    def weigh(answer):
        if answer.request.resource_type in {"script", "stylesheet"}:
            sizes[answer.url] = len(gzip.compress(answer.body(), 9))

    me.page.on("requestfinished", lambda request: weigh(request.response()))
    visit(me, {"home": "/", **tables}[opened])
    expect(me.page.locator("html")).to_have_attribute("lang", language)
    assert any("words-" in url for url in sizes)
    assert 10_000 < sum(sizes.values()) <= most


@pytest.mark.parametrize(
    ("path", "opened"),
    [
        ("running", ("Rules", "RulesView", ".rulesbox .rules h3")),
        ("/new/fejag/camp", ("See and change the map", "MapWorkshop", "[data-testid=fairness] .good")),
    ],
)
def test_a_part_is_loaded_when_it_is_opened(person, tables, path, opened):
    """And if it does not come, the page says so, tries again when asked to, and loses nothing."""
    name, part, seen = opened
    me = person(guided=["thebase"])
    me.forgiven = True
    asked, away = [], [True]

    def answer(route):
        asked.append(route.request.url)
        if away:
            route.abort()
        else:
            route.continue_()

    me.page.route(re.compile(f"/assets/{part}"), answer)
    page = visit(me, tables.get(path, path))
    assert asked == []
    page.get_by_text(name, exact=True).first.click()
    expect(page.get_by_role("alert")).to_have_text("The server can’t be reached. Check your connection and try again.")
    away.clear()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(seen).first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


# --- laying a table ---------------------------------------------------------------------------------------------------


def seats_are(page, *names):
    """The rows of the form, a seat each."""
    expect(page.locator("form .seat b")).to_have_text([*names])


def test_presets_fill_the_form(person):
    me = person()
    page = me.goto("/new/mammoths/bot")
    expect(page.get_by_role("radio", name="Discovery").first).to_be_checked()
    page.get_by_role("group", name="Game mode").get_by_text("Tribe", exact=True).click()
    page.get_by_text("Options", exact=True).click()
    kinds = page.get_by_role("group", name="Mode", exact=True)
    expect(kinds.get_by_role("radio", name="Tribe")).to_be_checked()
    kinds.get_by_text("Totem", exact=True).click()
    own = page.get_by_role("radio", name="Custom")
    expect(own).to_be_checked()
    kinds.get_by_text("Tribe", exact=True).click()
    expect(own).to_have_count(0)
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".crumbs")).to_contain_text("Tribe")


def test_options_decide_the_seats_of_a_new_table(person):
    me = person(guided=["spacestage"])
    page = me.goto("/new/spacestage/friends")
    seats_are(page, "Player 1", "Player 2", "Player 3", "Player 4")
    page.get_by_text("Station Master", exact=True).first.click()
    seats_are(page, "Player 1", "Player 2", "Player 3", "Player 4", "Station Master")
    page.get_by_text("Two players", exact=True).first.click()
    expect(page.locator("form .seat")).to_have_count(0)
    expect(page.get_by_role("group", name="My side").get_by_text("Player 2")).to_be_visible()
    page.get_by_text("Crew", exact=True).click()
    page.get_by_role("group", name="Number of players").get_by_text("3").click()
    seats_are(page, "Player 1", "Player 2", "Player 3")


def test_any_mix_of_people_and_bots(person):
    me = person(guided=["spacestage"])
    page = me.goto("/new/spacestage/friends")
    for seat, sitter in enumerate(("me", "me", "here", "bot:greedy")):
        page.locator("form .seat select").nth(seat).select_option(sitter)
    page.get_by_label("Your name").fill("Eva")
    page.get_by_label("Name for Player 3").fill("Petr")
    expect(page.get_by_role("button", name="Create link")).to_have_count(0)  # nobody is invited
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seat", has_text="Eva")).to_have_count(2)
    expect(page.locator(".seat", has_text="Petr")).to_contain_text("Player 3")
    expect(page.locator(".seat", has_text="Bot (greedy)")).to_contain_text("Player 4")
    expect(me.prompt).to_have_text("Player 1 · Choose the first card of character 1.")
    me.act()
    expect(me.prompt).to_contain_text("Player 2 · ")
    me.act()
    expect(me.prompt).to_contain_text("Petr · ")
