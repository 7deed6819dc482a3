"""People at tables, in real browsers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .house import AT_REST, PHONE, House


def invite(one):
    """Create a table for two and return the link that lets another person sit down."""
    page = one.goto("/new/thebase/friends")
    page.get_by_label("Your name").fill("Eva")
    page.get_by_role("button", name="Create link").click()
    return page.locator(".share input").first.input_value()


def sit_down(other, link, name="Petr"):
    page = other.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()


def play_set_up(explorers, mutants):
    """The six tiles before the first turn: the mutants' three, then the explorers'."""
    for _ in range(3):
        mutants.act()
    for _ in range(3):
        explorers.act()


def test_three_clicks_to_a_game(person):
    me = person(guided=[])
    page = me.goto("/")
    me.card("thebase").get_by_role("button", name="Play now").click()
    expect(me.candidates.first).to_be_visible()
    expect(page.locator(".guide")).to_be_visible()
    assert page.title().startswith("● ")


def test_drawings_that_do_not_come_are_asked_for_again(person):
    me = person()
    me.forgiven = True  # the browser reports failed requests
    failing = iter(range(2))

    def fail_twice(route):
        route.continue_() if next(failing, None) is None else route.abort()

    me.page.route(re.compile(r"/sprites\.svg"), fail_twice)
    page = me.goto("/new/thebase/here")
    page.get_by_role("button", name="Start").click()
    expect(me.candidates.first).to_be_visible()


def test_two_people_at_one_table(person):
    eva, petr = person(), person(size=PHONE, touch=True)
    link = invite(eva)
    expect(eva.prompt).to_have_text("Waiting for the other players…")
    sit_down(petr, link)
    expect(petr.page).not_to_have_url(re.compile("#"))
    expect(petr.prompt).to_contain_text("Turn tile")
    expect(eva.page.locator(".seat", has_text="Petr")).to_contain_text("To move")
    # A phone asks before it sends.
    petr.candidates.first.evaluate(AT_REST)  # the board has just been opened
    petr.candidates.first.tap()
    turned, sure = petr.page.locator(".menu button").first, petr.page.get_by_role("button", name="Confirm")
    turned.or_(sure).first.wait_for()  # a straight tile can be turned in one way only
    if turned.is_visible():
        turned.tap()
    said = eva.lines.count()
    sure.tap()
    expect(eva.lines).to_have_count(said + 1)
    assert not petr.overflows()
    # They talk.
    eva.page.get_by_label("Say something").fill("Ahoj!")
    eva.page.keyboard.press("Enter")
    expect(petr.page.locator(".chat .line")).to_have_text("Eva Ahoj!")
    # A draw is offered and agreed, and another match begins with the seats moved on.
    petr.page.get_by_role("button", name="More").tap()
    petr.page.get_by_role("button", name="Offer a draw").tap()
    eva.page.get_by_role("button", name="Agree").click()
    for each in (eva, petr):
        expect(each.page.locator(".result")).to_contain_text("Draw")
    eva.page.get_by_role("button", name="Play again").click()
    petr.page.get_by_role("button", name="Agree").tap()
    expect(eva.page.locator(".seat", has_text="Eva")).to_contain_text("Mutants")
    expect(eva.candidates.first).to_be_visible()
    expect(petr.prompt).to_contain_text("The mutants are turning")
    # Another person watches.
    guest = person()
    guest.goto(eva.page.url)
    expect(guest.page.get_by_text("You’re watching")).to_be_visible()
    expect(eva.page.locator("[title='1 spectator']")).to_be_visible()
    assert guest.candidates.count() == 0


def test_a_whole_game_against_a_bot(person):
    me = person()
    page = me.goto("/")
    me.card("thebase").get_by_role("button", name="Play now").click()
    ended = page.locator(".result")
    for turn in range(400):
        page.wait_for_function("() => document.querySelector('g.candidate, .result')", timeout=30_000)
        if ended.count():
            break
        me.candidates.nth(turn * 7 % me.candidates.count()).click(force=True)
        me.go_on()
    expect(ended).to_contain_text(re.compile("You win|You lose|Draw"))
    # The dice can be checked, the file taken home, the match looked at again.
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_role("dialog")).to_contain_text("The dice are fair")
    page.keyboard.press("Escape")
    with page.expect_download() as taken:
        page.get_by_role("link", name="Download").click()
    assert taken.value.path().read_text(encoding="utf-8").startswith('{"herna": 2')
    page.locator(".result").get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def test_nothing_more_can_be_touched_until_an_action_is_answered(person):
    us = person()
    waits, held, lines = False, [], []

    def hold_back(ours):
        lines.append(ours)
        ours.connect_to_server().on_message(lambda told: held.append(told) if waits else ours.send(told))

    us.page.route_web_socket(re.compile("/ws"), hold_back)
    us.goto("/new/thebase/here")
    us.page.get_by_role("button", name="Start").click()
    expect(us.candidates.first).to_be_visible()
    before = us.lines.count()
    waits = True
    us.candidates.first.click(force=True)
    us.go_on()
    expect(us.candidates).to_have_count(0)
    waits = False
    for told in held:
        lines[-1].send(told)
    expect(us.candidates.first).to_be_visible()
    assert us.lines.count() > before


def test_same_screen_and_free_undo(person):
    us = person()
    page = us.goto("/new/thebase/here")
    page.get_by_role("button", name="Start").click()
    play_set_up(us, us)
    expect(us.prompt).to_have_text("Your turn: 3 actions left.")
    us.page.locator("g.candidate[data-sprite^=piece-g]").first.click(force=True)
    us.go_on()
    expect(us.prompt).to_have_text("Your turn: 2 actions left.")
    page.keyboard.press("u")
    expect(us.prompt).to_have_text("Your turn: 3 actions left.")
    expect(page.locator(".log .line s")).to_have_count(1)
    expect(page.locator(".log .line:has(s)")).to_contain_text("(taken back)")
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator(".result")).to_contain_text("Winner: Explorers")
    expect(page.locator(".result")).to_contain_text("One action was taken back.")


def test_undo_with_consent(person):
    eva, petr = person(), person()
    sit_down(petr, invite(eva))
    for _ in range(3):
        petr.act()
    eva.act()
    expect(petr.page.locator(".log .line")).to_have_count(eva.lines.count())
    petr.page.get_by_role("button", name="Undo").click()
    expect(petr.page.get_by_text("Request sent")).to_be_visible()
    eva.page.get_by_role("button", name="Decline").click()
    expect(petr.page.get_by_text("Request sent")).to_be_hidden()
    petr.page.get_by_role("button", name="Undo").click()
    eva.page.get_by_role("button", name="Agree").click()
    expect(petr.candidates.first).to_be_visible()
    expect(eva.prompt).to_contain_text("The mutants are turning")


def test_watching_bots_and_their_replay(person):
    me = person()
    page = me.goto("/new/thebase/watch")
    page.get_by_text("random", exact=True).click()
    page.get_by_role("button", name="Start").click()
    expect(me.lines.nth(25)).to_be_attached(timeout=30_000)
    assert me.candidates.count() == 0
    page.goto(page.url.replace("/t/", "/r/") + "?at=12")
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("12")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("13")
    # A click on the board does not take the arrows away.
    me.touch("tile-d3")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("14")
    page.keyboard.press("Home")
    expect(page.get_by_text("Start", exact=True)).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("li.here")).to_have_attribute("data-ply", re.compile("[3-9]"))
    page.get_by_role("button", name="Pause").click()
    page.goto(re.sub(r"at=\d+", "at=20", page.url))
    page.get_by_role("button", name="Play from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    expect(me.candidates.first).to_be_visible()
    assert me.lines.count() >= 20


def test_the_server_is_killed_and_comes_back(person, tmp_path):
    own = House(tmp_path)
    own.open()
    try:
        me = person(house=own)
        me.forgiven = True  # browsers report connections that fail
        page = me.goto("/new/thebase/here")
        page.get_by_role("button", name="Start").click()
        me.act()
        me.candidates.first.click(force=True)
        said = me.lines.all_text_contents()
        own.kill()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        own.open()
        expect(page.locator(".link")).to_have_count(0)  # neither lost nor coming back
        assert me.lines.all_text_contents()[: len(said)] == said
        page.keyboard.press("Escape")
        me.act()
        expect(me.prompt).to_contain_text("Turn tile")
    finally:
        own.close()


def test_coming_back_by_the_link_on_another_device(person):
    eva, petr = person(), person()
    joining = []

    def hold(asked):
        joining.append(asked)

    petr.page.route(re.compile("/join$"), hold)
    sit_down(petr, invite(eva))
    # A person who is too quick finds the link as soon as there is one.
    petr.page.get_by_role("button", name="Share").click()
    expect(petr.page.locator(".share input")).to_have_count(1)
    joining[0].continue_()
    mine = petr.page.locator(".share input").nth(1).input_value()
    petr.page.keyboard.press("Escape")
    petr.act()
    petr.context.close()
    expect(eva.page.locator(".seat", has_text="Petr")).to_contain_text("Away")
    elsewhere = person(size=PHONE, touch=True)
    elsewhere.goto(mine)
    expect(elsewhere.page.locator(".seat", has_text="Petr")).to_contain_text("Your turn")
    expect(eva.page.locator(".seat", has_text="Petr")).not_to_contain_text("Away")
    elsewhere.act()
    elsewhere.page.reload()
    expect(elsewhere.candidates.first).to_be_visible()
    elsewhere.goto("/")
    expect(elsewhere.page.get_by_role("heading", name="Pull up a chair.")).to_be_visible()


def test_a_seat_goes_to_a_bot_and_back(person):
    eva, petr = person(), person()
    sit_down(petr, invite(eva))
    expect(petr.candidates.first).to_be_visible()
    petr.page.get_by_role("button", name="More").click()
    petr.page.get_by_role("button", name="Let a bot play for me").click()
    petr.page.get_by_role("dialog").get_by_text("greedy").click()
    petr.page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me").click()
    expect(eva.page.locator(".seat", has_text="Bot (greedy)")).to_be_visible()
    expect(eva.candidates.first).to_be_visible(timeout=30_000)
    expect(petr.page.get_by_text("A bot is playing for you.")).to_be_visible()
    petr.page.reload()
    petr.page.get_by_role("button", name="Take my seat back").click()
    expect(eva.page.locator(".seat", has_text="Petr")).to_be_visible()
    expect(petr.page.get_by_text("A bot is playing for you.")).to_be_hidden()
    for _ in range(3):
        eva.act()
    expect(petr.candidates.first).to_be_visible()


def test_the_usual_bot_for_somebody_who_left(person):
    eva, petr = person(), person()
    sit_down(petr, invite(eva))
    expect(petr.candidates.first).to_be_visible()
    petr.context.close()
    expect(eva.page.locator(".seat", has_text="Petr")).to_contain_text("Away")
    eva.page.get_by_role("button", name="More").click()
    eva.page.get_by_role("button", name="Let a bot take over").click()
    eva.page.get_by_role("button", name="Suggest a bot for Petr").click()
    expect(eva.page.locator(".seat", has_text="Bot (medium)")).to_be_visible()


def test_clocks(person):
    eva, petr = person(), person()
    page = eva.goto("/new/thebase/friends")
    page.get_by_text("5 min + 3 s").click()
    page.get_by_role("button", name="Create link").click()
    sit_down(petr, page.locator(".share input").first.input_value())
    for each in (eva, petr):  # in their first turn people may read
        expect(each.page.locator(".clock")).to_have_text(["5:00", "5:00"])
    for player in (petr, eva):
        expect(player.candidates.first).to_be_visible()
        for _ in range(3):
            player.act()
    for each in (eva, petr):
        expect(each.page.locator(".seat.acts .clock.running")).to_have_text(re.compile(r"(4:5|5:0)\d"))
    expect(petr.page.locator(".seat.acts .clock.running")).to_have_text(re.compile(r"4:5\d"))


def test_a_notification_tells_that_it_is_my_turn(person):
    eva, petr = person(notify=True), person()
    eva.context.add_init_script(
        "window.shown = []; window.Notification = class { static permission = 'granted';"
        "constructor(title, more) { shown.push(title + ': ' + more.body); } close() {} };"
    )
    sit_down(petr, invite(eva))
    expect(petr.candidates.first).to_be_visible()
    eva.page.evaluate("Object.defineProperty(document, 'visibilityState', {get: () => 'hidden'})")
    for _ in range(3):
        petr.act()
    eva.page.wait_for_function("shown.length === 1")
    assert eva.page.evaluate("shown") == ["The Base: Your turn"]
