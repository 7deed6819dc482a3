"""What goes wrong on the way: connections that break or fall silent, links that open nothing, people in a hurry."""

from __future__ import annotations

import json
import os
import re
import signal

import pytest
from playwright.sync_api import expect

from .house import PHONE
from .test_tables import invite, sit_down

OPEN = {"kind": "open"}


@pytest.fixture
def me(person):
    """A person whose browser may report failed requests."""
    found = person()
    found.forgiven = True
    return found


def lay(house, *seats, game="thebase", **more):
    return house.post("/api/tables", {"game": game, "seats": [*seats], "public": True, **more})


def slowly(person, path):
    """Hold back requests until the caller releases them."""
    held = []

    def hold(route):
        held.append(route)

    person.page.route(re.compile(path), hold)
    return held


# --- sitting down ----------------------------------------------------------------------------------------------------


def test_a_hurried_person_takes_one_seat(me, house):
    laid = lay(house, {"kind": "me", "nickname": "Eva"}, OPEN, OPEN, game="mammoths")
    held = slowly(me, "/join$")
    page = me.goto(f"/t/{laid['id']}")
    page.get_by_label("Your name").fill("Petr")
    with page.expect_request(re.compile("/join$")):
        page.get_by_label("Your name").press("Enter")
        page.get_by_label("Your name").press("Enter")
    expect(page.get_by_role("button", name="Join")).to_be_disabled()
    for each in held:
        each.continue_()
    expect(page.locator(".seat", has_text="Petr")).to_have_count(1)
    assert len(held) == 1


def test_ones_own_invitation_is_no_second_seat(person):
    eva = person()
    link = invite(eva)
    again = eva.context.new_page()
    again.goto(link)
    expect(again.locator(".share input").first).to_be_visible()  # the table as its owner sees it
    expect(again.get_by_role("button", name="Join", exact=True)).to_have_count(0)


def test_links_are_taken_at_a_table_that_is_open_already(person):
    eva, petr = person(), person()
    link = invite(eva)
    page = petr.goto(link.partition("#")[0])
    expect(page.get_by_text("You’re watching").first).to_be_visible()
    page.evaluate("link => { location.href = link; }", link)
    sit = page.get_by_role("button", name="Join")
    expect(sit).to_be_visible()
    sit.click()
    expect(petr.candidates.first).to_be_visible()
    page.get_by_role("button", name="Share").click()
    mine = page.locator(".share input").nth(1).input_value()
    # Another device, where the table is already open.
    other = person()
    other.goto(link.partition("#")[0])
    expect(other.page.get_by_text("You’re watching").first).to_be_visible()
    other.page.evaluate("link => { location.href = link; }", mine)
    expect(other.candidates.first).to_be_visible()
    expect(other.page).not_to_have_url(re.compile("#"))
    # A link that opens nothing says so, and takes nothing away.
    other.page.evaluate("location.hash = 'seat=' + 'x'.repeat(43)")
    expect(other.page.get_by_role("alert")).to_contain_text(
        "This link doesn’t belong to any seat here. Ask for a new one."
    )
    expect(other.candidates.first).to_be_visible()
    other.page.reload()
    expect(other.candidates.first).to_be_visible()


@pytest.mark.parametrize("path", ["/t/" + 60 * "x", "/t/%F0%9F%98%80"])
def test_an_address_that_can_be_no_table(me, path):
    page = me.goto(path)
    expect(page.get_by_text("This table doesn’t exist (any more). Check the link.")).to_be_visible()


# --- connections -----------------------------------------------------------------------------------------------------


def test_a_silent_server_is_noticed(me, house):
    page = me.goto(str(lay(house, {"kind": "me"}, {"kind": "here"})["link"]))
    expect(me.candidates.first).to_be_visible()
    said = me.lines.count()
    os.kill(house.process.pid, signal.SIGSTOP)
    try:
        me.candidates.first.click(force=True)
        me.go_on()  # a tile that can lie in one way only is turned at once
        expect(page.locator(".link")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("can’t be reached")
    finally:
        os.kill(house.process.pid, signal.SIGCONT)
    expect(page.locator(".link")).to_have_count(0)
    expect(me.lines.nth(said)).to_be_attached()  # it had arrived, and nothing is done twice
    expect(me.candidates.first).to_be_visible()


def test_a_hello_that_fails_is_said_again(me, house):
    hellos = []

    def fail_first(socket):
        def hear(frame):
            asked = json.loads(frame)
            hellos.append(asked)
            error = {"type": "error", "code": "internal", "text": "", "re": asked["id"], "message": None}
            socket.send(json.dumps(error))

        if hellos:
            socket.connect_to_server()
        else:
            socket.on_message(hear)

    me.page.route_web_socket(re.compile("/ws"), fail_first)
    me.goto(str(lay(house, {"kind": "me"}, {"kind": "here"})["link"]))
    expect(me.candidates.first).to_be_visible()


def test_a_table_that_moves_to_another_server_is_waited_for(me, house):
    """As when a campaign is restored on another laptop: phones arrive there before the backup does."""
    sockets, hellos = [], []
    is_there = False

    def answer(socket):
        sockets.append(socket)
        if is_there or len(sockets) == 1:
            server = socket.connect_to_server()
            socket.on_message(lambda frame: (hellos.append(json.loads(frame)), server.send(frame)))
            return

        def refuse(frame):
            error = {"type": "error", "code": "no_table", "text": "", "re": json.loads(frame)["id"], "message": None}
            socket.send(json.dumps(error))

        socket.on_message(refuse)

    me.page.route_web_socket(re.compile("/ws"), answer)
    link = str(lay(house, {"kind": "me"}, {"kind": "here"})["link"])
    page = me.goto(link)
    expect(me.candidates.first).to_be_visible()
    hellos.clear()
    sockets[0].close()
    expect(page.get_by_text("This table isn’t on the server yet.")).to_be_visible()
    is_there = True
    expect(page.locator(".link")).to_have_count(0)
    expect(me.candidates.first).to_be_visible()
    assert hellos[0]["last"] is None, "the lines of another server have other numbers"
    is_there = False
    page.goto("about:blank")
    me.goto(link.partition("#")[0])
    expect(page.get_by_text("This table doesn’t exist (any more). Check the link.")).to_be_visible()
    is_there = True
    expect(me.candidates.first).to_be_visible()


@pytest.mark.parametrize(
    ("path", "asked", "seen"),
    [
        ("/new/thebase/bot", r"/api/games$", "button:has-text('Start')"),
        ("/new/fejag/camp", r"/api/games$", "button:has-text('Start the campaign')"),
        ("/rules/thebase", r"/rules\?", ".rules h2"),
    ],
)
def test_a_page_that_was_opened_too_early(me, path, asked, seen):
    failing = iter(range(2))
    me.page.route(re.compile(asked), lambda route: route.continue_() if next(failing, None) is None else route.abort())
    page = me.goto(path)
    expect(page.get_by_role("alert").first).to_have_text(
        "The server can’t be reached. Check your connection and try again."
    )
    expect(page.locator(seen).first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_replay_that_was_opened_too_early_and_a_branch_of_it(me, house):
    laid = lay(house, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"})
    failing = iter(range(2))
    me.page.route(
        re.compile("/replay$"), lambda route: route.continue_() if next(failing, None) is None else route.abort()
    )
    page = me.goto(f"/r/{laid['id']}")
    expect(page.get_by_role("alert")).to_have_text("The server can’t be reached. Check your connection and try again.")
    expect(page.locator(".controls")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    held = slowly(me, "/import$")
    start = page.get_by_role("dialog").get_by_role("button", name="Start")
    with page.expect_request(re.compile("/import$")):
        start.dblclick()
    expect(start).to_be_disabled()
    held[0].continue_()
    expect(page).to_have_url(re.compile("/t/"))
    assert len(held) == 1


def test_a_language_that_did_not_come(me):
    page = me.goto("/")
    expect(me.card("thebase")).to_be_visible()
    failing = iter(range(99))
    me.page.route(
        re.compile(r"/assets/.*"), lambda route: route.abort() if next(failing, 99) < 30 else route.continue_()
    )
    me.page.route(re.compile(r"/api/games$"), lambda route: (list(failing), route.continue_()))
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_text("Deutsch").click()
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()


@pytest.mark.parametrize("path", ["/new/thebase/bot", "/new/fejag/camp", "table"])
def test_words_of_a_game_that_are_late(me, house, path):
    """The page says that it is loading, or that the server is away; then everything is there."""
    if path == "table":
        path = str(lay(house, {"kind": "me"}, {"kind": "here"})["link"])
    held, away = [], [True]

    def answer(route):
        if not held:
            held.append(route)
        elif away:
            route.abort()
        else:
            route.continue_()

    me.page.route(re.compile("/words/en$"), answer)
    with me.page.expect_request(re.compile("/words/en$")):
        page = me.goto(path)
    expect(page.get_by_role("status").filter(has_text="Loading…")).to_be_visible()
    held[0].abort()
    expect(page.get_by_role("alert")).to_have_text("The server can’t be reached. Check your connection and try again.")
    away.clear()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_text("Loading…")).to_have_count(0)


def test_a_language_whose_game_words_are_late(me, house):
    """The house speaks it at once; the game goes on in the former language until its words come."""
    page = me.goto(str(lay(house, {"kind": "me"}, {"kind": "here"})["link"]))
    expect(me.prompt).to_contain_text("tile")
    held = slowly(me, "/words/cs$")
    page.get_by_role("combobox", name="Language").select_option("cs")
    expect(page.get_by_role("button", name="Pravidla")).to_be_visible()
    expect(me.prompt).to_contain_text("tile")
    held[0].continue_()
    expect(me.prompt).to_contain_text("dlaždici")


def test_a_page_that_did_not_come(me):
    page = me.goto("/")
    expect(me.card("thebase")).to_be_visible()
    away = [True]
    me.page.route(re.compile(r"/assets/|/api/games$"), lambda route: route.abort() if away else route.continue_())
    me.card("thebase").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("alert")).to_have_text("The server can’t be reached. Check your connection and try again.")
    away.clear()
    expect(page.locator(".rules h2").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_anchor_that_nobody_made(person):
    page = person().goto("/rules/thebase#100%")
    expect(page.locator(".rules h2").first).to_be_visible()


# --- talking, looking ------------------------------------------------------------------------------------------------


def test_words_are_said_once_and_drafts_stay(person):
    eva, petr = person(), person(size=PHONE, touch=True)
    sit_down(petr, invite(eva))
    expect(petr.candidates.first).to_be_visible()
    field = eva.page.get_by_label("Say something")
    field.fill("Ahoj!")
    field.press("Enter")
    field.press("Enter")
    field.type("How are")
    expect(eva.page.locator(".chat .line")).to_have_count(1)
    expect(field).to_have_value("How are")
    eva.page.get_by_role("button", name="Rules").click()
    expect(field).to_have_count(0)
    eva.page.get_by_role("button", name="Close").first.click()
    expect(eva.page.get_by_label("Say something")).to_have_value("How are")


def test_the_list_of_overlays_stays_while_others_play(person):
    eva, petr = person(), person()
    with eva.page.expect_websocket() as opened:
        sit_down(petr, invite(eva))
    eva.page.get_by_role("button", name="Overlays").click()
    switches = eva.page.get_by_role("region", name="Overlays").get_by_role("switch")
    expect(switches.nth(1)).to_be_visible()  # the first is the house's own; those of the game come from the server
    before, said = switches.count(), eva.lines.count()
    eva.page.evaluate(
        """() => { const list = document.querySelector(".overlays");
          const count = () => list.querySelectorAll("[role=switch]").length;
          window.fewest = count();
          new MutationObserver(() => { fewest = Math.min(fewest, count()); })
            .observe(list, { childList: true, subtree: true }); }"""
    )
    with opened.value.expect_event("framereceived", lambda frame: "overlays_shown" in str(frame)):
        petr.act()
    expect(eva.lines.nth(said)).to_be_visible()  # of Petr's arrival some may come late
    expect(switches).to_have_count(before)
    assert eva.page.evaluate("fewest") == before


def test_two_tabs_do_not_forget_what_the_other_chose(person):
    me = person()
    page = me.goto("/")
    other = me.context.new_page()
    other.goto(page.url)
    page.evaluate("localStorage.setItem('herna', JSON.stringify({...JSON.parse(localStorage.herna), nickname: 'Eva'}))")
    other.get_by_role("button", name=re.compile("Sound", re.IGNORECASE)).click()
    page.goto(me.house.url + "/new/thebase/bot")
    expect(page.get_by_label("Your name")).to_have_value("Eva")
