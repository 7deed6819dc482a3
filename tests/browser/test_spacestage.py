"""Space Stage in the browser: alone with bots, five people at five screens, asking for resources, on a phone."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

import herna
from herna.engine import journal

from .house import DESK, PHONE, centre

SHEET = Path(herna.__file__).parent / "games" / "spacestage" / "data" / "spacestage_cards.toml"
GUIDED = ["spacestage"]
FINGER = 40  # pixels that the touch of a finger needs, at least
NUMBER = 30  # tokens that a monster of the rich sheet is made of, all taken with one blow


@cache
def rich() -> str:
    """A match in which character 1 has just taken thirty tokens and is back with the others, at the end of its turn."""
    sheet = re.sub(r"(?m)^health = \d+", f"health = {NUMBER}", SHEET.read_text(encoding="utf-8"))
    match = herna.game("spacestage").match(seed=3, cards=sheet.replace("bare_hands = 1 ", f"bare_hands = {NUMBER} "))
    while not any(text.startswith("1G>2:30") for text in match.legal()):
        has_tokens = match.state[0].token[:, 0].any()
        wanted = (r"D", r"\d!", r"1A:", r"1M:C$" if has_tokens else r"1M:N$", r"\d\.")
        match.play(next(text for each in wanted for text in match.legal() if re.match(each, text)))
        assert match.ply < 100
    return journal.dumps(match)


@cache
def short() -> str:
    """A card sheet with three monsters that come and go quickly."""
    kept = re.split(r"(?m)^(?=\[\[monster\]\])", SHEET.read_text(encoding="utf-8"))[:4]
    return re.sub(r"(?m)^health = \d+", "health = 1", "".join(kept))


def with_own_cards(me, text):
    """The page of a new table, with a sheet chosen as the workshop of this browser keeps it."""
    page = me.goto("/")
    own = json.dumps({"text": text, "value": text})
    page.evaluate("(own) => localStorage.setItem('herna-sheet-spacestage', own)", own)
    page.goto(f"{me.house.url}/new/spacestage/bot")
    page.get_by_text("Options", exact=True).click()
    page.get_by_text("My own sheet").click()
    return page


def lay(house, *seats, **options):
    kinds = {"me": {"kind": "me"}, "open": {"kind": "open"}, "bot": {"kind": "bot", "level": "random"}}
    wish = {"seats": [kinds[seat] for seat in seats], "public": False}
    if "journal" in options:
        return house.post("/api/tables/import", {**wish, **options})
    return house.post("/api/tables", {**wish, "game": "spacestage", "options": options})


@pytest.fixture
def sit(person):
    """Brings a person to a table, by the link of a seat or by an invitation."""

    def call(link, name="", **wishes):
        me = person(**{"guided": GUIDED, **wishes})
        page = me.goto(link)
        if "invite" in link:
            page.get_by_label("Your name").fill(name)
            page.get_by_role("button", name="Join").click()
        return me

    return call


def my_turn(me):
    return me.page.locator(".prompt.mine")


def candidates(me):
    return me.page.eval_on_selector_all("g.candidate", "all => all.map(each => each.dataset.sprite)")


def take_turn(me):
    """Draft, answer or end the turn; anything else that is open is closed first."""
    choices = candidates(me)
    wanted = next((each for each in ("end", "no", "blow", "give-up", "pass") if each in choices), None)
    if wanted is None:
        me.act()
        return
    before = me.page.locator(".log").first.text_content()
    me.page.locator(f"[data-sprite={wanted}]").click()  # once it stands still: a longer prompt moves the board
    me.go_on()
    expect(me.page.locator(".log").first).not_to_have_text(before or "")


# --- alone -----------------------------------------------------------------------------------------------------------


def test_a_whole_game_with_three_bots(person):
    me = person(guided=GUIDED, level="easy")
    page = with_own_cards(me, short())
    expect(page.get_by_role("radio", name="Custom")).to_be_checked()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".seat", has_text="Bot (easy)")).to_have_count(3)
    expect(me.prompt).to_have_text("Choose the first card of character 1.")
    expect(page.locator("g.candidate[data-sprite^=row-]").first).to_be_attached()
    offer = next(each for each in candidates(me) if each.startswith("row-"))
    name = page.locator(f"[data-sprite={offer}]").get_attribute("aria-label").partition(":")[0]
    me.touch(offer)
    expect(page.locator(".menu")).to_contain_text(f"{name}: ")  # what it does, before it is chosen
    me.page.locator(".menu button").click()
    over = page.locator(".result")
    moved = False
    while True:
        expect(my_turn(me).or_(over).first).to_be_visible(timeout=30_000)
        if over.is_visible():
            break
        if not moved and "char-1" in candidates(me):
            me.touch("char-1")
            me.touch(next(each for each in candidates(me) if each.startswith("room-")))
            expect(me.lines.filter(has_text="Character 1 goes to").first).to_be_attached()
            moved = True
        else:
            take_turn(me)
    assert moved
    expect(over).to_contain_text(re.compile("You all win|You all lose"))
    expect(over).to_contain_text(re.compile("The last monster is gone|Nobody is left alive"))
    me.check_accessibility()


def test_a_mistake_in_a_card_sheet_is_told(person):
    me = person(guided=GUIDED)
    page = with_own_cards(me, "[rules]\ndamage_limit = 99")
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("alert")).to_contain_text("cards, line 2, field 'damage_limit' of rules: expected")
    me.forgiven = True  # the browser reports a refusal as an error


def test_play_now_is_one_character_with_three_bots(person):
    me = person(guided=GUIDED)
    page = me.goto("/")
    expect(me.card("spacestage")).to_contain_text("1–5 players")
    me.card("spacestage").get_by_role("button", name="Play now").click()
    expect(page.locator(".seat")).to_have_count(4)
    expect(page.locator(".seat.acts")).to_contain_text("Player 1")
    expect(page.locator(".seat", has_text="Bot (random)")).to_have_count(3)
    expect(page.locator(".crumbs")).to_contain_text("Crew")


# --- together --------------------------------------------------------------------------------------------------------


def gather(house, sit, *names, **options):
    """A table with all of them, each at their own screen."""
    laid = lay(house, "me", *["open"] * (len(names) - 1), **options)
    links = [str(laid["link"]), *(each["link"] for each in laid["invitations"])]
    return [sit(link, name) for link, name in zip(links, names, strict=True)]


def play_to(people, number):
    """Everybody plays until all screens show that round; returns who has acted."""
    acted = set()
    while people[0].page.locator("[data-sprite=round]").text_content() != f"{number}/40":
        mover = next_of(people)
        acted.add(mover)
        take_turn(people[mover])
    told = people[0].lines.all_text_contents()
    for each in people:
        expect(each.page.locator("[data-sprite=round]")).to_have_text(f"{number}/40")
        assert each.lines.all_text_contents()[-20:] == told[-20:]
    return acted


def test_four_people_at_four_screens_for_three_rounds(house, sit):
    people = gather(house, sit, "Eva", "Petr", "Ota", "Jana")
    assert play_to(people, 4) == {0, 1, 2, 3}
    expect(people[3].lines.filter(has_text="New trouble: ")).to_have_count(3)


def test_the_station_master_at_a_fifth_screen(house, sit):
    people = gather(house, sit, "Eva", "Petr", "Ota", "Jana", "Zlosyn", master=True, cards="duel")
    page = people[0].page
    expect(page.locator(".seat", has_text="Zlosyn")).to_contain_text("Station Master")
    page.get_by_role("button", name="Duel", exact=True).click()  # what that means for the numbers
    expect(page.get_by_role("dialog")).to_contain_text("22 damage")
    people[0].check_accessibility("dialog")
    page.keyboard.press("Escape")
    assert play_to(people, 2) == {0, 1, 2, 3, 4}
    expect(people[0].lines.filter(has_text="The Station Master brings a new monster").first).to_be_attached()


def next_of(people):
    """Whose turn it is, by what they see."""
    for _ in range(400):
        for i, each in enumerate(people):
            if my_turn(each).is_visible() and each.candidates.count():
                return i
        people[0].page.wait_for_timeout(20)
    raise AssertionError("nobody is to act")


def test_asking_for_resources_is_asked_on_the_other_screen(house, sit):
    laid = lay(house, "me", "open", "bot", "bot", journal=rich())
    eva = sit(str(laid["link"]))
    petr = sit(laid["invitations"][0]["link"], "Petr", size=PHONE, touch=True)
    expect(my_turn(eva)).to_be_visible()
    take_turn(eva)
    expect(petr.prompt).to_contain_text("Character 2, your turn")
    kind = "organic" if petr.page.locator("[data-sprite=organic-1]").text_content() == str(NUMBER) else "scrap"
    things = {"organic": "organics", "scrap": "scrap"}[kind]
    # A finger has room: it may land beside a heap, up to the middle between two.
    heap = petr.page.locator(f"[data-sprite={kind}-1]")
    (left, y), (right, _) = (centre(petr.page.locator(f"[data-sprite={name}-1]")) for name in ("organic", "scrap"))
    middle, away = (left + right) / 2, -FINGER if kind == "organic" else FINGER
    for x, dy in ((middle + away, 0), (middle + away / FINGER, FINGER / 2), (middle + away / FINGER, -FINGER / 2)):
        petr.page.touchscreen.tap(x, y + dy)
        expect(heap).to_have_attribute("aria-pressed", "true")
        petr.page.keyboard.press("Escape")
    petr.touch(f"{kind}-1")
    petr.touch("char-2")
    choices = petr.page.locator(".menu button")
    expect(choices).to_have_count(NUMBER)
    assert petr.page.locator(".menu").evaluate("m => m.scrollHeight > m.clientHeight || m.clientHeight < innerHeight")
    shown = petr.page.locator(".menu").bounding_box()
    assert shown["x"] >= 0
    assert shown["y"] >= 0
    assert shown["x"] + shown["width"] <= PHONE[0]
    assert shown["y"] + shown["height"] <= PHONE[1]
    choices.last.click()  # all of it, after scrolling
    petr.page.locator(".confirm .main").click()
    expect(petr.prompt).to_contain_text("Waiting for the answer")
    expect(eva.prompt).to_have_text(f"Character 2 asks your character 1 for {NUMBER} {things}. Hand over?")
    eva.touch("no")
    expect(petr.prompt).to_contain_text("Character 2, your turn")
    expect(petr.page.locator(f"[data-sprite={kind}-1]")).to_have_text(str(NUMBER))
    petr.touch(f"{kind}-1")
    petr.touch("char-2")
    choices.nth(4).click()
    petr.page.locator(".confirm .main").click()
    eva.touch("yes")
    for each in (eva, petr):
        expect(each.page.locator(f"[data-sprite={kind}-2]")).to_have_text("5")
        expect(each.page.locator(f"[data-sprite={kind}-1]")).to_have_text(str(NUMBER - 5))


# --- on a phone ------------------------------------------------------------------------------------------------------


def covered(page, locator):
    """Whether something lies over the middle of it."""
    return locator.evaluate("""e => { const r = e.getBoundingClientRect();
        const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
        return !e.contains(top); }""")


def test_on_a_phone_every_drawer_is_within_reach(house, sit):
    laid = lay(house, "me", "bot", "bot", "bot")
    me = sit(str(laid["link"]), size=PHONE, touch=True, scheme="light")
    page = me.page
    expect(me.prompt).to_have_text("Choose the first card of character 1.")
    # Both shops offer cards: one of them is open, the other calls.
    expect(page.locator(".sheet .calls")).to_have_count(2)
    expect(page.locator(".sheet")).to_have_css("pointer-events", "auto")  # once it has come up
    names = ["Workshop", "Laboratory", *(f"Cards {c}" for c in range(1, 5))]
    for name in names:
        handle = page.get_by_role("button", name=name, exact=True)
        assert not covered(page, handle), name
        if page.get_by_role("region", name=name).count() == 0:
            handle.click()
        expect(page.get_by_role("region", name=name)).to_be_visible()
    me.check_accessibility()
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".sheet")).to_have_count(0)
    for name in names:
        assert not covered(page, page.get_by_role("button", name=name, exact=True)), name
    page.get_by_role("button", name="Workshop", exact=True).tap()
    page.locator(".sheet [data-sprite^=row-].candidate").first.tap()
    page.locator(".menu button").tap()
    page.locator(".confirm .main").tap()
    expect(me.lines.filter(has_text="Character 1 takes").first).to_be_attached()
    assert not me.overflows()


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_on_a_phone_the_names_of_five_seats_are_whole(house, sit, language):
    laid = lay(house, "bot", "bot", "bot", "bot", "me", master=True)
    page = sit(str(laid["link"]), size=PHONE, touch=True, language=language).page
    names = page.locator(".seat b")  # one each; the other is in its title
    expect(names).to_have_count(5)
    expect(page.locator(".seat small")).to_have_count(0)
    assert all(" · " in name.get_attribute("title") for name in names.all())
    assert names.evaluate_all("all => all.filter(each => each.scrollWidth > each.clientWidth).length") == 0


def test_on_a_phone_the_end_is_not_hidden_by_a_drawer(house, sit):
    laid = lay(house, "bot", "bot", "bot", "me", cap=1)
    me = sit(str(laid["link"]), size=PHONE, touch=True)
    page = me.page
    expect(my_turn(me)).to_be_visible()
    me.act()
    expect(me.prompt).to_contain_text("Character 4, your turn")
    page.get_by_role("button", name="Cards 1", exact=True).tap()
    expect(page.get_by_role("region", name="Cards 1")).to_be_visible()
    page.locator("[data-sprite=end]").focus()
    page.keyboard.press("Enter")
    me.go_on()
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.locator(".result")).to_be_in_viewport()
    expect(page.locator(".result")).to_contain_text("You all lose")


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")])
def test_accessibility(house, sit, size, scheme):
    laid = lay(house, "me", "me", "me", "me", journal=rich())
    me = sit(str(laid["link"]), size=size, scheme=scheme)
    expect(my_turn(me)).to_be_visible()
    me.check_accessibility()
