"""A quick campaign of FEJAG, played by touching: cards, buying with a look ahead, the egg, the end."""

from __future__ import annotations

import re

from playwright.sync_api import expect

import herna
from herna.engine import journal
from herna.engine.match import Match
from herna.games.fejag import map_option, maps
from herna.games.fejag.kernel import state as S

from .house import PHONE, House

BOTS = [{"kind": "bot", "level": "random"}] * 4
DAYS = 10
MAP = maps.write(map_option.board("11 easy 5"))  # always the same: a server would draw one


def lay(house, seats=({"kind": "me"}, *BOTS), **more):
    options = {"ranks": "effort", "map": MAP}
    return str(house.post("/api/tables", {"game": "fejag", "options": options, "seats": list(seats), **more})["link"])


def sprite(me, name):
    return me.page.locator(f"[data-sprite={name}]")


def offered(me, kind):
    """The names of what can be touched next, with this prefix."""
    every = me.page.evaluate("[...document.querySelectorAll('g.candidate')].map(each => each.dataset.sprite)")
    return [name for name in every if name.startswith(kind)]


def wait_for(me, *kinds):
    """Wait until something of these kinds can be touched, or the campaign is over."""
    found = ", ".join([".result", *(f"g.candidate[data-sprite^={kind}]" for kind in kinds)])
    me.page.wait_for_selector(found, state="attached", timeout=60_000)


def place(me, figure, which=0):
    """Put a figure from the shop on a highlighted cell; return the name of the cell."""
    sprite(me, f"shop-{figure}").click(force=True)
    expect(me.page.locator("g.candidate[data-sprite^=cell-]").first).to_be_attached()
    cells = offered(me, "cell-")
    cell = cells[which % len(cells)]
    sprite(me, cell).click(force=True)
    return cell.removeprefix("cell-")


def close_turn(me):
    """Close the turn; if there is too much in the purse, buy frogs until it may be, or let the time run out."""
    wait_for(me, "done", "timeout")  # lines of the log are told before something can be touched again
    while not offered(me, "done"):
        said = me.lines.count()
        if offered(me, "shop-Fr"):
            place(me, "Fr")
        else:
            sprite(me, "timeout").click(force=True)
            return
        expect(me.lines).not_to_have_count(said)
        wait_for(me, "done", "timeout")
    sprite(me, "done").click(force=True)


def play_day(me, day):
    """Play a card, then a turn in which the most expensive affordable figure is bought."""
    wait_for(me, "card-")
    sprite(me, f"card-{day}").click(force=True)
    wait_for(me, "done", "timeout")
    figures = [name for name in ("shop-Be", "shop-Ta") if name in offered(me, "shop-")]
    if figures:
        said = me.lines.count()
        cell = place(me, figures[0].removeprefix("shop-"), day * 5)
        expect(me.lines).not_to_have_count(said)
        expect(me.lines.last).to_contain_text(f"on {cell}")


def hand_in(me):
    """The first answer to each question that no clue has ruled out."""
    for question in range(1, 7):
        expect(me.page.locator(f"g.candidate[data-sprite^=choice-{question}]").first).to_be_attached()
        labels = {name: sprite(me, name).get_attribute("aria-label") for name in offered(me, f"choice-{question}")}
        name = next(name for name, label in labels.items() if "ruled out" not in label)
        sprite(me, name).click(force=True)


# What can be touched and is hidden below a notice.
COVERED = """() => {
  const word = document.querySelector("[role=alert]").getBoundingClientRect();
  return [...document.querySelectorAll("g.candidate, .tools, .scene button")].filter(each => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return left < word.right && right > word.left && top < word.bottom && bottom > word.top;
  }).map(each => each.dataset.sprite ?? each.className);
}"""


def test_a_whole_quick_campaign_with_four_bots(person, house):
    everything = ["paths", "threats", "cuts", "attacks", "teleports"]  # two of them may mark the same
    me = person(guided=["fejag"], confirm=False, overlays=everything)
    page = me.goto(lay(house))
    wait_for(me, "card-")
    expect(me.prompt).to_contain_text("choose an effort card")
    sprite(me, "card-11").click(force=True)
    wait_for(me, "shop-")
    # A figure in the hand shows what it would light; a message says that dark cells are no place to build.
    sprite(me, "shop-Be").click(force=True)
    start = offered(me, "cell-")[0]
    sprite(me, start).hover(force=True)
    expect(me.prompt).to_contain_text("This would happen: FBI: bear on")
    expect(page.locator(".ghost").first).to_be_attached()
    dark = page.locator("[data-pane=board]").bounding_box()
    page.mouse.click(dark["x"] + dark["width"] / 2, dark["y"] + dark["height"] / 2)
    expect(page.get_by_role("alert")).to_contain_text("Build where your own light falls")
    assert page.evaluate(COVERED) == [], "a refusal lies on nothing that can be touched"
    sprite(me, start).click(force=True)
    expect(me.lines.last).to_contain_text("bear on")
    close_turn(me)
    for day in range(2, DAYS + 1):
        play_day(me, day - 1)
        if day == DAYS:
            hand_in(me)
            expect(me.page.locator(".log")).to_contain_text("FBI: the answers are in")
        close_turn(me)
    ended = page.locator(".result")
    expect(ended).to_contain_text(re.compile("You win|place|A draw"), timeout=60_000)
    expect(me.prompt).to_contain_text("The campaign is over")
    # Now that it is over everything is shown: the temple lies open.
    expect(page.locator("[aria-label^=Temple]").first).to_be_attached()
    expect(page.get_by_role("region", name="How it went")).to_contain_text("Where the points come from")
    me.check_accessibility("main")


def shopping():
    """A quick campaign in which somebody has just begun to shop, and who that is."""
    match = Match.begin(herna.game("fejag"), seed=5, options={"ranks": "effort", "map": MAP})
    while match.state["phase"][0] == S.CHOOSING:
        match.play(match.legal()[0])
    return journal.dumps(match), match.seat


def test_in_the_turn_of_others_nothing_opens_by_itself(house, person):
    """Answers may be handed in at any time, but the drawer of the egg would lie on the shop when one's turn comes."""
    text, who = shopping()
    seats = [{"kind": "open" if i == who else "me" if i == (who + 1) % 5 else "bot"} for i in range(5)]
    laid = house.post("/api/tables/import", {"journal": text, "seats": seats, "limits": False})
    house.post(f"/api/tables/{laid['id']}/join", {"invitation": laid["invitations"][0]["secret"]})
    me = person(size=PHONE, touch=True, guided=["fejag"])
    page = me.goto(str(laid["link"]))
    expect(me.prompt).to_contain_text("is shopping")
    egg = page.get_by_role("button", name="Secret of the egg", exact=True)
    expect(egg).to_have_class(re.compile("calls"))
    expect(egg).to_have_attribute("aria-expanded", "false")
    egg.tap()
    sprite(me, "choice-1a").tap(force=True)
    expect(sprite(me, "choice-2a")).to_have_class(re.compile("candidate"))


def test_the_server_goes_away_in_the_middle_of_buying(person, tmp_path):
    own = House(tmp_path)
    own.open()
    try:
        me = person(house=own, size=PHONE, touch=True, guided=["fejag"])
        me.forgiven = True  # a browser reports a missing server as an error
        page = me.goto(lay(own, limits=True))

        def do(name):
            touched = sprite(me, name)
            touched.element_handle().wait_for_element_state("stable")  # when the table opens
            touched.tap(force=True)

        def do_first_cell():
            expect(page.locator("g.candidate[data-sprite^=cell-]").first).to_be_attached()
            do(offered(me, "cell-")[0])

        def sure():
            page.get_by_role("button", name="Confirm").tap()

        wait_for(me, "card-")
        expect(page.locator(".clock.running")).to_have_text(re.compile("0:[0-3]"))
        do("card-11")
        sure()
        wait_for(me, "shop-")
        assert not me.overflows()
        do("shop-Be")
        do_first_cell()
        expect(me.prompt).to_contain_text("This would happen:")
        sure()
        expect(me.lines.last).to_contain_text("bear on")
        purse = sprite(me, "purse").get_attribute("aria-label")
        do("shop-Ta")
        own.kill()
        expect(page.locator(".link")).to_be_visible()
        own.open()
        expect(page.locator(".link")).to_have_count(0, timeout=30_000)
        assert sprite(me, "purse").get_attribute("aria-label") == purse
        expect(page.locator(".clock.running")).to_be_visible()
        if "shop-Ta" not in (page.locator(".sprite[aria-pressed=true]").first.get_attribute("data-sprite") or ""):
            do("shop-Ta")
        do_first_cell()
        sure()
        expect(me.lines.last).to_contain_text("tarantula on")
        # What lies behind the buttons of a phone.
        page.get_by_role("button", name="Secret of the egg", exact=True).tap()
        expect(sprite(me, "choice-6d")).to_be_in_viewport()
    finally:
        own.close()
