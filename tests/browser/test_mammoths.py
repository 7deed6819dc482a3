"""Mammoths at the table: a whole match, a tribe's turn by finger and by keyboard, one screen for three, a phone."""

from __future__ import annotations

import json
import re
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

import herna
from herna.engine import journal
from herna.games.mammoths.kernel.state import CLAIM, CLAIMING, HAND, HOUSE, NONE, OVER, PLACING, SETTLE

from .house import PHONE, ROOT, centre, fingers, walk_to

CANDIDATE = re.compile("candidate")
GAME = herna.game("mammoths")
ME, HERE, BOT = {"kind": "me"}, {"kind": "here"}, {"kind": "bot", "level": "greedy"}


class Story(NamedTuple):
    """A stored match up to some position, and the touches of what was done there."""

    journal: str
    paths: list[tuple[str, ...]]


def tell(mode, players, is_wanted, begins=None):
    """Replay up to the wanted action, or to the last position before it where something else began."""
    lines = (ROOT / "tests" / "golden" / f"mammoths-{mode}-{players}.txt").read_text(encoding="utf-8").splitlines()
    options = json.loads(lines[2].removeprefix("options "))
    match = GAME.match(seats=players, dice=False, **options)
    story = None
    for text in (line for line in lines[3:] if not line.startswith("= ")):
        before = match.state
        (action,) = GAME.notation.parse_action(before, text)
        if begins is None or begins(before[0]):
            story = Story(journal.dumps(match), [])
        if GAME.actor(before) >= 0 and story:
            story.paths.append(GAME.stage.touches(before, action))
        match.play(text)
        if is_wanted(before[0], action, match.state[0]):
            assert story is not None
            return story
    raise AssertionError("no such position")


@pytest.fixture(scope="module")
def settling():
    """A whole turn of the tribe mode: a domino, a chief, two tokens, a person from the cave, a home."""
    chosen = []

    def is_housed(before, action, _):
        chosen.append(action)
        return action >= HOUSE and action < HOUSE + 169 and SETTLE + 1 in chosen[-5:]

    return tell("tribe", 4, is_housed, lambda before: before.phase == PLACING)


@pytest.fixture
def sit(person, house):
    """Everybody at one screen, in a stored position."""

    def call(story, **wishes):
        seats = [ME, *[HERE] * (len(wishes.pop("others", "abc")))]
        laid = house.post("/api/tables/import", {"journal": story.journal, "seats": seats, "public": False})
        me = person(guided=["mammoths"], **wishes)
        me.goto(str(laid["link"]))
        expect(me.candidates.first).to_be_attached()
        return me

    return call


def at(me, sprite):
    return me.page.locator(f"[data-sprite='{sprite}']")


def test_a_whole_match_with_three_bots(person, house):
    laid = house.post("/api/tables", {"game": "mammoths", "seats": [ME, BOT, BOT, BOT], "options": {"mode": "totem"}})
    me = person(guided=["mammoths"])
    page = me.goto(str(laid["link"]))
    result = page.locator(".result")
    spot = """() => { const all = [...document.querySelectorAll("g.candidate")], some = all[all.length >> 1];
        if (!some) return null;
        const {x, y, width, height} = some.getBoundingClientRect();
        return [x + width / 2, y + height / 2]; }"""
    # A touch on a folded board unfolds it, which is a change too; the next touch means what is highlighted there.
    glows = """() => [...document.querySelectorAll("g.candidate, .touched, .log .line, .small > [data-pane]")]
        .map(each => each.dataset.sprite ?? each.dataset.pane ?? "").join()"""
    for _ in range(300):
        page.locator("g.candidate, .result").first.wait_for(state="attached", timeout=60_000)
        if result.count():
            break
        before = page.evaluate(glows)
        if found := page.evaluate(spot):
            page.mouse.click(*found)
            page.wait_for_function(f"before => ({glows})() !== before", arg=before)
    expect(result).to_be_visible()
    for tribe in "abcd":
        points = at(me, f"score-{tribe}").locator("text").text_content()
        expect(at(me, f"pad-total{tribe}").locator("text")).to_have_text(points)
    assert page.locator("[data-sprite^=pad-][data-sprite$=icon]").count() >= 7
    assert page.locator(".written").count() == 0, "without motion the pad is there at once"
    me.check_accessibility()
    me.goto(page.url.replace("/t/", "/r/"))
    expect(page.locator("li.here")).to_be_visible()
    assert not [told for told in page.locator("aside li").all_inner_texts() if told.startswith("=")]


def in_two(story):
    """The paths up to settling, and the touches of settling: the person first, then paying the other way round."""
    begins = next(i for i, path in enumerate(story.paths) if path[0] == "settle")
    *paid, person, home = [path[0] for path in story.paths[begins + 1 :]]
    return story.paths[:begins], [person, *reversed(paid), home, "settle"]


def test_a_tribes_turn_by_finger(sit, settling):
    me = sit(settling, size=PHONE, touch=True)
    page = me.page
    said = me.lines.count()
    expect(at(me, settling.paths[0][0])).to_have_attribute("aria-pressed", "true")  # the domino is in the hand

    def tap(sprite):
        found = at(me, sprite)
        expect(found).to_have_class(CANDIDATE)
        found.evaluate("sprite => sprite.scrollIntoView({block: 'center'})")
        found.tap(force=True)

    before, touches = in_two(settling)
    for path in before:
        for sprite in path[1:] if path[0].startswith("domino") and len(path) > 1 else path:
            tap(sprite)
        page.get_by_role("button", name="Confirm").tap()
        said += 1
        expect(me.lines.nth(said - 1)).to_be_attached()
    expect(at(me, "settle-0")).to_have_text(re.compile(r"^Not\s*now$"))  # in as many lines as fit
    for sprite in touches:
        tap(sprite)
    expect(me.lines.nth(said + 4)).to_contain_text("settles")
    assert page.locator(".confirm").count() == 0, "the gesture ends with a button of its own"
    expect(page.locator("[data-sprite$=':person']").first).to_be_attached()


def test_a_tribes_turn_by_keyboard(sit, settling):
    me = sit(settling)
    page = me.page
    said = me.lines.count()
    page.keyboard.press("Escape")
    assert page.locator(".holding").count() == 1, "what is held by itself cannot be put down"

    def press(sprite):
        expect(at(me, sprite)).to_have_class(CANDIDATE)
        zone = page.locator("svg.zone", has=at(me, sprite))
        for _ in range(60):
            if zone.evaluate("zone => zone.contains(document.activeElement)"):
                break
            page.keyboard.press("Tab")
        walk_to(page, sprite)
        page.keyboard.press("Enter")

    before, touches = in_two(settling)
    for path in before:
        for sprite in path[1:] if path[0].startswith("domino") and len(path) > 1 else path:
            press(sprite)
        said += 1
        expect(me.lines.nth(said - 1)).to_be_attached()
    person, first, second, home, settle = touches
    press(person)
    expect(me.prompt).to_contain_text("costs two different tokens")
    press(first)
    expect(me.prompt).to_contain_text("one more")
    me.touch(first)  # touched again, it is taken back
    expect(me.prompt).to_contain_text("2 more, in any order")
    for sprite in (first, second, home):
        press(sprite)
    expect(me.prompt).to_contain_text("tap Settle")
    assert me.lines.count() == said, "nothing is played before"
    press(settle)
    expect(me.lines.nth(said + 4)).to_contain_text("settles")
    page.keyboard.press("u")
    expect(me.prompt).to_contain_text("Would you like to settle")  # the whole decision, not its last action


def test_three_at_one_screen(person, house):
    laid = house.post("/api/tables", {"game": "mammoths", "seats": [ME, HERE, HERE], "options": {"mode": "tribe"}})
    me = person(guided=["mammoths"])

    def colours(page):
        return page.locator(".seat").evaluate_all("all => all.map(each => getComputedStyle(each).borderLeftColor)")

    chosen = me.goto("/new/mammoths/here")
    expect(chosen.locator("svg.drawings")).to_be_attached()
    chosen.get_by_text("3", exact=True).click()
    expect(chosen.locator(".seat")).to_have_count(3)
    before = colours(chosen)
    page = me.goto(str(laid["link"]))
    expect(me.candidates.first).to_be_visible()
    assert len(set(before)) == 3
    assert colours(page) == before, "seats are known by their colours"
    seen = set()
    for _ in range(12):
        expect(me.candidates.first).to_be_visible()
        acting = page.locator(".seat.acts b").text_content()
        large = page.locator(".box.whole svg[data-zone^=territory]")
        expect(large).to_have_count(1)
        expect(large).to_have_attribute("aria-label", acting)
        seen.add(acting)
        me.act()
    assert len(seen) == 3
    small = page.locator(".box.small .title").first
    name = small.text_content()
    small.click()
    expect(page.locator(".box.whole .title")).to_have_text(name)


@pytest.mark.parametrize("language", ["en", "cs", "de"])
def test_on_a_phone_the_territory_fills_the_width(person, house, language):
    laid = house.post(
        "/api/tables", {"game": "mammoths", "seats": [ME, HERE, HERE, HERE], "options": {"mode": "totem"}}
    )
    me = person(size=PHONE, touch=True, confirm=False, guided=["mammoths"], language=language)
    page = me.goto(str(laid["link"]))
    for _ in range(4):
        me.act()
    expect(page.locator(".holding")).to_have_count(1)
    assert me.candidates.count() >= 8, "cells glow at once"
    mine = page.locator(".box.whole", has=page.locator("svg[data-zone^=territory]")).bounding_box()
    rows = page.locator("svg[data-zone=rows]").bounding_box()
    assert mine["width"] > 350
    dock = page.locator(".dock").bounding_box()
    assert mine["y"] + mine["height"] <= dock["y"], "its lower edge is in sight"
    assert 0 < rows["y"] < mine["y"] <= rows["y"] + rows["height"] + 40
    others = page.locator(".box.small")
    assert others.count() == 3
    assert all(others.nth(i).bounding_box()["y"] >= mine["y"] + mine["height"] for i in range(3))
    assert page.evaluate(
        "[...document.querySelectorAll('.title span, .seat b, .seat small')].every("
        "e => e.scrollHeight <= e.clientHeight + 1 && e.scrollWidth <= e.clientWidth)"
    ), "no name is cut off"
    assert not me.overflows()


def test_a_domino_is_dragged_and_turned(sit):
    story = tell("discovery", 4, lambda before, *_: before.phase == PLACING)
    me = sit(story)
    page = me.page
    domino, cell, _ = story.paths[-1]
    left = cell[:2] + "0,-1"  # right above the hut: three ways to lie
    page.mouse.move(*centre(at(me, domino)))
    page.mouse.down()
    (x, y), (to_x, to_y) = centre(at(me, domino)), centre(at(me, left))
    page.mouse.move(x + 20, y + 20)
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.move(to_x, to_y)
    expect(page.locator(".ghost").first).to_be_attached()  # where it would lie
    look = "() => { const {x, y} = document.querySelector('.aim').getBoundingClientRect(); return `${x} ${y}`; }"
    seen = [page.evaluate(look)]
    for turn in (lambda: page.keyboard.press("r"), lambda: page.mouse.wheel(0, 120)):
        turn()
        page.wait_for_function(f"before => ({look})() !== before", arg=seen[-1])
        seen.append(page.evaluate(look))
    assert len(set(seen)) == 3
    said = me.lines.count()
    page.mouse.up()
    expect(me.lines.nth(said)).to_contain_text("places domino")


def test_a_finger_drags_a_domino_and_a_second_one_turns_it(sit):
    story = tell("discovery", 4, lambda before, *_: before.phase == PLACING)
    me = sit(story, size=PHONE, touch=True, confirm=False)
    domino, cell, _ = story.paths[-1]
    left = cell[:2] + "0,-1"  # right above the hut: three ways to lie
    (x, y), (to_x, to_y) = centre(at(me, domino)), centre(at(me, left))
    said = me.lines.count()
    fingers(me, [(x, y)], [(x + 5, y + 20)], [(to_x, to_y)], pause=50)
    expect(me.page.locator(".ghost").first).to_be_attached()
    fingers(me, [(to_x, to_y), (to_x + 90, to_y)])
    second = {"x": to_x + 90, "y": to_y, "id": 1}
    me.glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [second]})
    fingers(me, [])
    expect(me.lines.nth(said)).to_contain_text("places domino")


def overtakes(before, action, _):
    """A chief is put on a lower domino than the tribe's other one stands on."""
    taken = action - CLAIM + 1
    there = (n for n, owner in zip(before.next, before.next_owner, strict=True) if owner == before.act)
    return before.phase == CLAIMING and any(n > taken for n in there)


def test_only_the_chief_that_claims_walks(sit):
    story = tell("discovery", 2, overtakes)
    me = sit(story, others="a")
    page = me.page
    tribe = page.locator(".box.whole svg[data-zone^=territory]").get_attribute("data-zone")[-1]
    domino = story.paths[-1][0]
    page.evaluate(
        """chiefs => { window.standing = [...document.querySelectorAll(chiefs)]
            .reduce((a, b) => a.getBoundingClientRect().y > b.getBoundingClientRect().y ? a : b); }""",
        f"[data-sprite^=chief-{tribe}]",
    )
    where = "() => { const {x, y} = standing.getBoundingClientRect(); return [x, y, standing.isConnected]; }"
    before, said = page.evaluate(where), me.lines.count()
    at(me, domino).click(force=True)
    expect(me.lines.nth(said)).to_contain_text("claims domino")
    assert page.evaluate(where) == before


def changes_hands(before, _, after):
    return any(x not in (y, NONE) for x, y in zip(before.totem, after.totem, strict=True))


def test_a_totem_flies_over(sit):
    story = tell("totem", 4, changes_hands)
    me = sit(story, speed="slow")
    page = me.page
    page.evaluate(
        """() => { window.flown = []; const look = () => {
          const at = document.querySelector(".flights g")?.getBoundingClientRect();
          if (at) flown.push([Math.round(at.x), Math.round(at.y)]);
          requestAnimationFrame(look); }; look(); }"""
    )
    path = story.paths[-1]
    for sprite in path[1:] if len(path) > 1 else path:
        at(me, sprite).click(force=True)
    page.wait_for_function("() => flown.length > 5 && !document.querySelector('.flights')")
    flown = page.evaluate("flown")
    assert abs(flown[0][0] - flown[-1][0]) + abs(flown[0][1] - flown[-1][1]) > 100
    expect(page.locator("[data-sprite^=totem-].flying")).to_have_count(0)


def test_a_folded_board_unfolds_before_it_is_played_on(sit):
    story = tell("totem", 4, lambda _before, action, _after: HAND <= action < CLAIM)
    me = sit(story)
    page = me.page
    heirs = page.locator(".small g.candidate[data-sprite^=seat-]")
    expect(heirs.first).to_be_attached()
    name, said = heirs.last.get_attribute("data-sprite"), me.lines.count()
    expect(page.locator(".small.calls .title")).to_have_count(heirs.count())
    page.mouse.click(*centre(heirs.last))
    heir = page.locator(f".whole g.candidate[data-sprite={name}]")
    expect(heir).to_be_attached()
    assert me.lines.count() == said, "to look at a board is not to play"
    heir.click(force=True)
    expect(me.lines.nth(said)).to_contain_text("receives the")


def test_the_pad_is_filled_line_by_line(sit):
    story = tell("totem", 3, lambda _before, _action, after: after.phase == OVER)
    me = sit(story, others="ab", speed="fast")
    page = me.page
    path = story.paths[-1]
    for sprite in path[1:] if len(path) > 1 else path:
        at(me, sprite).click(force=True)
    first, total = at(me, "pad-0a"), at(me, "pad-totala")
    expect(total).to_be_attached()
    wait = "sprite => parseFloat(getComputedStyle(sprite).animationDelay)"
    assert 0 < first.evaluate(wait) < total.evaluate(wait)
    expect(total).to_have_css("opacity", "1")
    page.reload()
    expect(total).to_be_attached()
    assert page.locator(".written").count() == 0, "somebody who comes later finds it filled"


def test_pointing_at_a_square_outlines_its_area(sit):
    story = tell("discovery", 4, lambda before, *_: before.phase == PLACING and before.rounds == 6)
    me = sit(story)
    page = me.page
    squares = page.locator(".box.whole svg[data-zone^=territory] [data-sprite]:has(use[href*='mammoths-square-'])")
    squares.first.hover(force=True)
    expect(page.locator(".words text").or_(page.locator(".ghost")).first).to_be_attached()
    count, fires, score = page.locator(".words text").first.text_content().replace("=", "×").split("×")
    assert int(count) * int(fires) == int(score)
    page.mouse.move(5, 5)
    expect(page.locator(".words")).to_have_count(0)
