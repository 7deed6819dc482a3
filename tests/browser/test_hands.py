"""Mouse, finger, keyboard: how touches become actions, and what is said when they do not."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

import herna
from herna.engine import journal
from herna.games.thebase.kernel.state import MORE_ACTIONS, MORE_TIME, ORIENT, OUTCOME, PLACE

from .house import PHONE, ROOT, centre, fingers, focused, walk_to


def start(me, *, hints=False):
    """A table for both sides at one screen, the set-up done."""
    page = me.goto("/new/thebase/here")
    page.get_by_label("Allow hints").set_checked(hints)
    page.get_by_role("button", name="Start").click()
    for _ in range(6):
        me.act()
    expect(me.prompt).to_have_text("Your turn: 3 actions left.")
    return page


def find(wanted):
    """The journal of a stored match up to where one of some actions is legal, and not the only one."""
    game = herna.game("thebase")
    for file in sorted((ROOT / "tests" / "golden").glob("thebase-*.txt")):
        lines = file.read_text(encoding="utf-8").splitlines()
        options = json.loads(next(line for line in lines if line.startswith("options ")).partition(" ")[2])
        match = game.match(dice=False, **options)
        for text in (line for line in lines[3:] if not line.startswith("=")):
            legal = game.legal(match.state)
            if len(legal) > 1 and any(action in wanted for action in legal):
                return journal.dumps(match)
            match.play(text)
    raise AssertionError("no such position")


def lay(house, stored, **wishes):
    """The link to a table for both sides at one screen that goes on with a journal."""
    seats = [{"kind": "me"}, {"kind": "here"}]
    laid = house.post("/api/tables/import", {"journal": stored, "seats": seats, "public": False, **wishes})
    return str(laid["link"])


def test_a_turn_with_the_keyboard_alone(person):
    me = person()
    page = me.goto("/new/thebase/here")
    page.get_by_role("button", name="Start").focus()
    page.keyboard.press("Enter")
    expect(me.candidates.first).to_be_visible()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.closest('[data-zone=board]') !== null"):
            break
    assert page.locator(".ring").count() == 2
    escaped = False
    for _ in range(6):
        tile = me.candidates.first.get_attribute("data-sprite")
        expect(me.prompt).to_contain_text(f"Turn tile {tile.removeprefix('tile-')}")
        walk_to(page, tile)
        said, at_once = me.lines.count(), "only one way" in me.prompt.text_content()
        page.keyboard.press("Enter")
        if not at_once:
            expect(page.locator(".menu button").first).to_be_focused()
            if not escaped:
                page.keyboard.press("Escape")
                expect(page.locator(".menu")).to_be_hidden()
                page.keyboard.press("Enter")
                escaped = True
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            expect(page.locator(".menu")).to_be_hidden()
        expect(me.lines.nth(said)).to_be_attached()
        expect(me.candidates.first).to_be_visible()
        assert focused(page), "the keys go on where they were before the menu"
    expect(me.prompt).to_have_text("Your turn: 3 actions left.")
    # Rotate, step, reveal or step again.
    tile = page.locator("g.candidate[data-sprite^=tile]").first.get_attribute("data-sprite")
    page.locator("[data-sprite=piece-g1]").focus()
    walk_to(page, tile)
    page.keyboard.press("Enter")
    if page.locator(".menu").count():
        page.keyboard.press("Enter")
    expect(me.prompt).to_have_text("Your turn: 2 actions left.")
    page.keyboard.press("u")
    expect(me.prompt).to_have_text("Your turn: 3 actions left.")
    piece = page.locator("g.candidate[data-sprite^=piece]").first.get_attribute("data-sprite")
    page.locator("[data-sprite=tile-f3]").focus()
    walk_to(page, piece)
    page.keyboard.press("Enter")
    walk_to(page, me.candidates.first.get_attribute("data-sprite"))
    page.keyboard.press("Enter")
    expect(me.prompt).to_have_text("Your turn: 2 actions left.")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Arrows")


def test_dragging_is_two_touches(person):
    me = person()
    page = start(me)
    piece = page.locator("g.candidate[data-sprite^=piece]").first
    piece.click()
    target = me.candidates.first.get_attribute("data-sprite")
    page.keyboard.press("Escape")
    (x, y), (to_x, to_y) = centre(piece), centre(page.locator(f"[data-sprite={target}]"))
    page.mouse.move(x, y)
    page.mouse.down()
    for share in (0.2, 0.3):
        page.mouse.move(x + share * (to_x - x), y + share * (to_y - y))
    expect(page.locator(".carried")).to_be_visible()
    page.mouse.move(to_x, to_y)
    expect(page.locator(".ghost").first).to_be_attached()  # over its place it is shown as it would stand there
    page.mouse.up()
    expect(me.prompt).to_have_text("Your turn: 2 actions left.")


def test_sprites_glide(person):
    me = person(speed="slow")
    page = start(me)
    piece = page.locator("g.candidate[data-sprite^=piece]").first
    name = piece.get_attribute("data-sprite")
    page.evaluate(
        """name => { window.seen = new Set(); const look = () => {
          seen.add(Math.round(document.querySelector(`[data-sprite=${name}]`).getBoundingClientRect().x));
          requestAnimationFrame(look); }; look(); }""",
        name,
    )
    piece.click()
    me.candidates.first.click(force=True)
    page.wait_for_function("() => seen.size > 5")


def test_an_impossible_touch_says_why_and_leads_to_the_rule(person):
    me = person()
    page = start(me)
    me.touch("tile-d5")
    expect(page.get_by_role("alert")).to_contain_text(
        "None of your pieces has a passage to that tile. Move next to it first."
    )
    page.get_by_role("button", name="Rule 6.3").click()
    expect(page.locator(".rulesbox .called")).to_be_in_viewport()
    page.keyboard.press("Escape")
    me.touch("piece-r1")
    expect(page.get_by_role("alert")).to_contain_text("That piece belongs to the other side. Choose one of yours.")


@pytest.mark.parametrize(
    ("wanted", "start", "said"),
    [
        pytest.param(range(MORE_ACTIONS, MORE_TIME + 1), "token", "token", id="tokens"),
        pytest.param(range(PLACE, MORE_ACTIONS), "slot", "slot|home|back|return", id="return slot"),
    ],
)
def test_tokens_and_return_slots_by_keyboard(person, house, wanted, start, said):
    me = person()
    page = me.goto(lay(house, find(wanted)))
    candidate = page.locator(f"g.candidate[data-sprite^={start}]").first
    expect(candidate).to_be_attached()
    before = me.lines.count()
    name = candidate.get_attribute("data-sprite")
    zone = page.locator("svg.zone", has=page.locator(f"[data-sprite={name}]")).first
    for _ in range(60):
        page.keyboard.press("Tab")
        if zone.evaluate("zone => zone.contains(document.activeElement)"):
            break
    walk_to(page, name)
    page.keyboard.press("Enter")
    if start == "token":
        expect(page.locator(".menu button").first).to_be_focused()
        page.keyboard.press("Enter")
    expect(me.lines.nth(before)).to_contain_text(re.compile(said, re.IGNORECASE))


def test_a_finger_drags_a_piece(person):
    me = person(size=PHONE, touch=True, confirm=False)
    page = start(me)
    page.locator("g.candidate[data-sprite^=piece]").first.tap()
    piece = page.locator("[aria-pressed=true]").get_attribute("data-sprite")
    target = me.candidates.first.get_attribute("data-sprite")
    page.keyboard.press("Escape")
    (x, y), (to_x, to_y) = (centre(page.locator(f"[data-sprite={name}]")) for name in (piece, target))
    fingers(me, [(x, y)], [(x + 0.4 * (to_x - x), y + 0.4 * (to_y - y))], [(to_x, to_y)], [])
    expect(me.prompt).to_have_text("Your turn: 2 actions left.")


def test_a_long_press(person):
    me = person(size=PHONE, touch=True)
    page = start(me)
    x, y = centre(page.locator("[data-sprite=tile-d3]"))
    fingers(me, [(x, y)], pause=700)
    expect(page.locator(".about")).to_contain_text("centre of the labyrinth")
    fingers(me, [])


def test_sounds_are_made_when_wanted(person):
    me = person(sound=True)
    me.context.add_init_script(
        "window.notes = 0; const make = AudioContext.prototype.createOscillator;"
        "AudioContext.prototype.createOscillator = function () { notes++; return make.call(this); };"
    )
    page = start(me)
    assert page.evaluate("notes") > 0
    page.get_by_role("button", name="Sound").click()
    silent = page.evaluate("notes")
    page.locator("g.candidate[data-sprite^=piece]").first.click(force=True)
    me.go_on()
    expect(me.prompt).to_have_text("Your turn: 2 actions left.")
    assert page.evaluate("notes") == silent


def test_what_is_this(person):
    me = person(size=PHONE, touch=True)
    page = start(me)
    page.locator("[data-sprite=tile-d3]").click(button="right", force=True)
    expect(page.locator(".about")).to_contain_text("centre of the labyrinth")
    page.get_by_role("button", name="Close").click()
    page.set_viewport_size({"width": 390, "height": 400})
    at = page.locator("[data-sprite=tile-d3]").bounding_box()
    page.evaluate("top => scrollBy({top, behavior: 'instant'})", at["y"] - 135)
    page.locator("[data-sprite=tile-d3]").click(button="right", force=True)
    box = page.locator(".about").bounding_box()
    assert box["y"] >= 0, "it begins above the window"


def test_stepping_back(person):
    me = person()
    page = start(me)
    page.locator("g.candidate[data-sprite^=piece]").first.click()
    expect(page.locator(".touched")).to_have_count(1)
    page.locator(".stage").click(position={"x": 40, "y": 40})
    expect(page.locator(".touched")).to_have_count(0)
    page.locator("g.candidate[data-sprite^=piece]").first.click()
    page.keyboard.press("Escape")
    expect(page.locator(".touched")).to_have_count(0)


def test_hints_and_overlays(person):
    """A hint says what to do beside the prompt, marks only that, changes nothing, and is the same again."""
    me = person()
    page = start(me, hints=True)
    prompt, hint = me.prompt.text_content(), page.get_by_test_id("hint")
    page.keyboard.press("h")
    expect(hint).to_be_visible(timeout=30_000)
    expect(hint).to_have_text(re.compile(r"^\s*(Move|Rotate|Reveal) .+\."))
    said, marked = hint.text_content(), page.locator(".hinted:not(.casing)").count()
    assert 1 <= marked <= 3
    expect(me.prompt).to_have_text(prompt)
    expect(page.locator("[data-sprite=countdown] text")).to_have_text("20")
    expect(page.locator(".ghost, .travel")).to_have_count(0)
    page.keyboard.press("h")
    page.get_by_role("button", name="Close").click()
    expect(hint).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
    page.get_by_role("button", name="Hint").click()
    expect(hint).to_have_text(said)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Overlays").click()
    page.get_by_label("Routes to the goal").check()
    page.keyboard.press("Escape")
    expect(page.locator(".mark.way").first).to_be_attached()


def test_a_look_ahead_ends_with_the_turn(person, house):
    """Pointing at the last action of a round shows neither the next countdown nor the other side's turn."""
    lines = (ROOT / "tests" / "golden" / "thebase-defaults.txt").read_text(encoding="utf-8").splitlines()
    game = herna.game("thebase")
    match = game.match(seats=2, dice=False, **json.loads(lines[2].removeprefix("options ")))
    for text in (line for line in lines[3:] if not line.startswith("= ")):
        before, stored = match.state[0].copy(), journal.dumps(match)
        path = game.stage.touches(match.state, game.notation.parse_action(match.state, text)[0])
        match.play(text)
        if match.state[0].countdown < before.countdown and "+" in text:
            break
    me = person()
    page = me.goto(lay(house, stored))
    me.touch(path[0])
    page.locator(f"[data-choice='{path[1]}']").hover()
    expect(me.prompt).to_have_text(re.compile(f"^This would happen: .+ rotate .+{path[1].removeprefix('turn-')}°.$"))
    expect(page.locator(".ghost").first).to_be_attached()
    expect(page.locator("[data-zone=countdown] .ghost:has(text)")).to_have_count(0)


def test_a_hint_is_shown_in_the_menu_too(person, house):
    me = person()
    page = me.goto(lay(house, find(range(ORIENT, OUTCOME)), hints=True))
    expect(me.candidates.first).to_be_visible()
    page.keyboard.press("h")
    tile = re.search(r"Place tile (\w\d) like this", page.get_by_test_id("hint").text_content(timeout=30_000))[1]
    me.touch(f"tile-{tile}")
    expect(page.locator(".menu button").first).to_be_visible()
    expect(page.locator(".menu button.hinted")).to_have_count(1)


def test_the_guide_watches(person, house):
    me = person(guided=[])
    page = me.goto(lay(house, find(range(ORIENT, OUTCOME))))
    guide = page.locator(".guide")
    for paragraph in ("No map shows the Base", "A warning appears"):
        expect(guide).to_contain_text(paragraph)
        page.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("Lead your three pieces")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Next").click()
    expect(guide).to_contain_text("Anything that glows can be tapped")
    me.candidates.first.click(force=True)
    expect(guide).to_contain_text("Now tap")
    me.go_on()
    expect(guide).to_contain_text("That was your first action")
    page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Let’s play").click()
    expect(guide).to_be_hidden()
    page.reload()
    expect(me.candidates.first).to_be_visible()
    assert guide.count() == 0


def test_the_title_tells_whose_turn_it_is(person):
    me = person()
    page = me.goto("/")
    me.card("thebase").get_by_role("button", name="Play now").click()
    expect(page).to_have_title(re.compile("^● The Base"))
