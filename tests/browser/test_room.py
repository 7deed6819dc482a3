"""The board has the room: how large it is drawn, that nothing moves it, and that names and scores can be read."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

import herna
from herna import bots
from herna.engine import journal
from herna.engine.match import Match

from .house import DESK, PHONE

SIZES = {"desk": DESK, "tablet": (1024, 768), "upright": (768, 1024), "phone": PHONE, "wide": (1920, 1080)}
WITH_TABLES = ("thebase", "mammoths", "spacestage", "fejag")  # of how it went
GAMES = (*WITH_TABLES, "four_in_a_row")
LEAST_SHARE = 0.7  # of the largest board that the stage could hold
READABLE = 20  # pixels of a cell
MOVED = 0.1  # shares of the window, as browsers count them; what they call good

# What is played on, the room it has, and how large a unit of it is drawn.
MEASURE = """() => {
  const GAPS = 26;  // around the scene
  const stage = document.querySelector(".stage"), dock = document.querySelector(".dock").getBoundingClientRect();
  const room = stage.getBoundingClientRect();
  const panes = [...document.querySelectorAll(".box:not(.small) [data-pane]")];
  const area = (pane) => { const { width, height } = pane.getBoundingClientRect(); return width * height; };
  const pane = panes.sort((a, b) => area(b) - area(a))[0], box = pane.getBoundingClientRect();
  const alike = panes.filter(each => area(each) > 0.95 * area(pane)).length;  // at the end, all territories
  const svg = pane.querySelector("svg"), view = svg.viewBox.baseVal;
  // All territories of the end leave a place beside them to the pad, which tells how their points came about.
  const isBeside = (each) => (each.right <= box.left || each.left >= box.right) && each.bottom > box.top;
  const rest = panes.filter(each => area(each) <= 0.95 * area(pane)).map(each => each.getBoundingClientRect());
  const pad = alike > 1 ? Math.max(0, ...rest.filter(isBeside).map(({ width }) => width)) : 0;
  const high = innerHeight - room.top - dock.height - GAPS, wide = room.width - 12 - pad;
  const isWindow = pane.closest(".window") !== null;
  const scrolls = innerWidth < 700 && alike > 1;
  const scaleWith = (across) => Math.min(wide / (across * box.width),
    scrolls ? Infinity : high / (Math.ceil(alike / across) * box.height));
  const scale = isWindow ? 1 : Math.max(...Array.from({ length: alike }, (_, i) => scaleWith(i + 1)));
  const share = isWindow ? area(pane) / (wide * high) : 1 / scale ** 2;
  return { share, unit: svg.getBoundingClientRect().width / view.width * 100 };
}"""
ZONES = """() => Object.fromEntries([...document.querySelectorAll("[data-pane]")].map(pane => {
  const { x, y, width, height } = pane.getBoundingClientRect();
  return [pane.dataset.pane, [x, y + scrollY, width, height].map(Math.round)]; }))"""
CUT = """() => [...document.querySelectorAll(".seat :is(b, small)")]
  .filter(name => name.scrollHeight > name.clientHeight + 1 || name.scrollWidth > name.clientWidth + 1)
  .map(name => name.textContent)"""
WIDE = """tables => tables.filter(table => table.offsetWidth > table.parentElement.clientWidth)
  .map(table => table.textContent)"""

# How far what was shown has moved since the page was opened, as browsers count it.
SHIFTED = """() => new Promise(done => {
  new PerformanceObserver(list => done(list.getEntries().reduce((sum, each) => sum + each.value, 0)))
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => done(0), 300);
})"""


@pytest.fixture(scope="module")
def matches():
    """Of each game a whole match of bots: its first position, its last but one, and its end."""

    def played(name):
        game = herna.game(name)
        options = {"ranks": "effort"} if name == "fejag" else {}
        match = Match.begin(game, seed=5, seats=4 if name == "mammoths" else None, options=options)
        bot, texts = bots.make(game, "greedy"), []
        while not match.over:
            if match.seat >= 0:
                texts.append((match.seat, journal.dumps(match)))
            match.play(bot.choose(game.observed(match.state, match.seat), match.ply))
        match.close()
        return texts[0], texts[-1], (None, journal.dumps(match))

    return {name: played(name) for name in GAMES}


def sit(house, game, moment):
    """A table at this moment, where all seats are at one screen, and its link; after the end, everybody watches."""
    seat, text = moment
    if seat is None:
        return f"/t/{house.post('/api/tables/import', {'journal': text})['id']}"
    seats = json.loads(text.splitlines()[0])["seats"]
    chairs = [{"kind": "here" if i else "me", "nickname": f"Kateřina {i + 1}"} for i in range(seats)]
    return str(house.post("/api/tables/import", {"journal": text, "seats": chairs, "limits": False})["link"])


@pytest.mark.parametrize("size", SIZES)
def test_the_board_has_the_room_at_the_beginning_and_at_the_end(house, person, matches, size):
    me = person(size=SIZES[size], guided=list(GAMES))
    found = {}
    for game in GAMES:
        for moment in (0, 1, 2):
            me.goto(sit(house, game, matches[game][moment]))
            expect(me.prompt).to_be_visible()
            me.page.locator("[data-pane] svg").first.wait_for(state="attached")
            found[game, moment] = me.page.evaluate(MEASURE)
            assert me.page.evaluate(CUT) == []
            if moment == 2 and game in WITH_TABLES and size in ("desk", "phone"):
                me.page.locator(".debrief table").first.wait_for()
                assert me.page.locator(".debrief table").evaluate_all(WIDE) == []
            assert not me.overflows()
    assert {key: each for key, each in found.items() if each["share"] < LEAST_SHARE} == {}
    assert {key: each for key, each in found.items() if each["unit"] < READABLE - 0.1} == {}


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_nothing_moves_the_zones(house, person, size):
    """Neither the board that arrives, nor the guide, an offer, a hint or a notice; none of them lies on the tools."""
    eva, petr = person(size=SIZES[size], guided=[]), person(size=SIZES[size], guided=["thebase"])
    seats = [{"kind": "me", "nickname": "Eva"}, {"kind": "open"}]
    laid = house.post("/api/tables", {"game": "thebase", "seats": seats, "hints": True})
    page = eva.goto(str(laid["link"]))
    page.locator(".share").wait_for()
    page.reload()
    page.locator("[data-pane=supply] svg").wait_for()
    assert page.evaluate(SHIFTED) < MOVED, "the links push the board"
    petr.goto(str(laid["invitations"][0]["link"]))
    petr.page.get_by_label("Your name").fill("Petr")
    petr.page.locator("form button[type=submit]").click()
    page.locator(".guide").wait_for()
    page.locator("[data-pane=supply] svg").wait_for()
    before = page.evaluate(ZONES)
    page.reload()
    page.locator(".side .log").first.wait_for(state="attached")
    assert page.evaluate(SHIFTED) < MOVED
    page.locator(".guide").get_by_role("button", name="Skip").click()
    expect(page.locator(".guide")).to_have_count(0)
    assert page.evaluate(ZONES) == before
    petr.page.get_by_role("button", name="More").click()
    petr.page.get_by_role("button", name="Offer a draw").click()
    offer = page.get_by_role("alertdialog")
    offer.wait_for()
    assert page.evaluate(ZONES) == before
    tools = page.get_by_role("toolbar").bounding_box()
    prompt, shown = eva.prompt.bounding_box(), offer.bounding_box()
    for other in (tools, prompt):
        apart = shown["y"] >= other["y"] + other["height"] or shown["y"] + shown["height"] <= other["y"]
        assert apart or shown["x"] >= other["x"] + other["width"]
    offer.get_by_role("button", name="Decline").click()
    expect(offer).to_have_count(0)
    assert page.evaluate(ZONES) == before
    first = petr if petr.page.locator(".acts", has_text="Petr").count() else eva
    first.page.evaluate("scrollTo(0, 0)")
    first.page.keyboard.press("h")
    first.page.get_by_test_id("hint").wait_for()
    assert first.page.evaluate(ZONES) == before


def test_names_and_scores_of_two_have_room_beside_each_other(house, person):
    seats = [{"kind": kind, "nickname": f"Kateřina {i}"} for i, kind in enumerate(("me", "here"))]
    me = person(size=DESK, guided=["mammoths"])
    me.goto(str(house.post("/api/tables", {"game": "mammoths", "seats": seats})["link"]))
    expect(me.page.locator(".seat .score")).to_have_count(2)
    me.page.locator(".seat .score").evaluate_all("all => all.forEach(each => { each.lastChild.textContent = '123'; })")
    assert me.page.evaluate(CUT) == []


def test_the_log_folds_away_and_stays_so(house, person):
    me = person()
    page = me.goto(
        str(house.post("/api/tables", {"game": "thebase", "seats": [{"kind": "me"}, {"kind": "here"}]})["link"])
    )
    log = page.locator(".logbox .fold")
    narrow = page.locator(".stage").bounding_box()["width"]
    log.click()
    expect(log).to_have_attribute("aria-expanded", "false")
    assert page.locator(".stage").bounding_box()["width"] > narrow + 150
    page.reload()
    expect(log).to_have_attribute("aria-expanded", "false")


def test_a_large_map_opens_where_it_is_played_and_names_its_cells(house, person, matches):
    me = person(guided=["fejag"], size=PHONE)
    page = me.goto(sit(house, "fejag", matches["fejag"][1]))
    expect(page.locator(".edges text").first).to_be_visible()
    assert page.evaluate(MEASURE)["unit"] > READABLE - 0.1
    page.locator(".lens button[title='0']").click()
    expect(page.locator(".edges")).to_have_count(0)
