"""Finding it again: my games first, a page of all of them, links that others can open, the lobby, rematches."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .house import Person


def make(person: Person, **wish: object) -> str:
    """A new table for the person's own browser; its id."""
    made: dict[str, str] = person.page.evaluate(
        """async (wish) => {
          const body = JSON.stringify({ game: "thebase", ...wish });
          const made = await (await fetch("/api/tables", {
            method: "POST", headers: { "content-type": "application/json" }, body,
          })).json();
          localStorage.setItem(`herna-seat-${made.id}`, made.secret);
          return made;
        }""",
        wish,
    )
    return made["id"]


def resign(page: Page) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog .button.main").click()


def test_home_begins_with_my_games_and_all_of_them_have_a_page(person):
    me, stranger = person(nickname="Ann"), person()
    page = me.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pull up a chair.")
    expect(page.locator(".mine")).to_have_count(0)
    solo = make(me, seats=[{"kind": "me", "nickname": "Ann"}, {"kind": "bot", "level": "random"}])
    make(me, seats=[{"kind": "me", "nickname": "Ann"}, {"kind": "here"}])
    clock = {"kind": "bank", "seconds": 420, "increment": 7}
    invited = make(me, seats=[{"kind": "me", "nickname": "Ann"}, {"kind": "open"}], clock=clock)
    lost = make(me, seats=[{"kind": "me", "nickname": "Ann"}, {"kind": "bot", "level": "random"}])
    me.goto(f"/t/{lost}")
    resign(page)
    expect(page.get_by_role("heading", name="You lose")).to_be_visible()

    me.goto("/")
    mine = page.locator(".mine li")
    expect(mine).to_have_count(4)
    expect(mine.first).to_contain_text("Your turn")
    expect(mine.filter(has=page.locator(f"a[href='/t/{invited}']"))).to_contain_text("7 min + 7 s")
    expect(mine.filter(has=page.locator(f"a[href='/t/{lost}']"))).to_contain_text("You resigned")
    heights = [page.locator(each).first.bounding_box()["y"] for each in (".mine", ".games")]
    assert heights == sorted(heights), "my games come first"
    me.check_accessibility()

    there = stranger.goto("/")
    expect(there.locator(f".lists a[href='/t/{invited}']")).to_contain_text("7 min + 7 s")
    expect(there.locator(f"a[href$='/{solo}'], a[href$='/{lost}']")).to_have_count(0)

    page.get_by_role("link", name="All my games").click()
    expect(page).to_have_url(re.compile("/mine$"))
    expect(page.locator("main li")).to_have_count(4)
    page.get_by_label("Finished").check(force=True)
    expect(page.locator("main li")).to_have_count(1)
    page.get_by_label("Player’s name").fill("nobody")
    expect(page.get_by_text("No match found.")).to_be_visible()
    me.check_accessibility()


def test_an_invitation_that_others_can_open_a_bot_and_a_lobby_that_is_cancelled(person):
    me = person(nickname="Ann", size=(390, 844), touch=True)
    page = me.goto("/new/thebase/friends")
    page.get_by_text("By lot").click()
    page.get_by_text("Custom", exact=True).click()
    page.get_by_label("Minutes").fill("12")
    page.get_by_label("Spectators may chat").check(force=True)
    page.get_by_role("button", name="Create link").click()
    invitation = page.get_by_label("Invite link")
    expect(page.get_by_text("These links work only on this computer.")).to_be_visible()
    expect(page.get_by_role("img", name="QR")).to_have_count(0)
    page.get_by_role("button", name="Let others join").click()
    expect(invitation).to_have_value(re.compile(rf"^http://127\.0\.0\.2:{me.house.port}/t/\w+#invite="))
    expect(page.get_by_label("My link")).to_have_value(re.compile(r"^http://127\.0\.0\.2:"))
    expect(page.get_by_role("img", name="QR")).to_be_visible()
    expect(page.get_by_role("button", name="Print")).to_be_visible()
    assert not me.overflows()
    me.check_accessibility()
    friend = person(nickname="Bob")
    there = friend.goto(invitation.input_value())
    expect(there.get_by_role("button", name="Join")).to_be_visible()
    expect(there.locator("form.join")).to_contain_text("Spectators may chat at this table.")
    friend.forgiven = True  # the door is shut while the page is open
    page.get_by_role("button", name="Close again").click()
    expect(page.get_by_text("These links work only on this computer.")).to_be_visible()

    watcher = person(nickname="Eve")
    seen = watcher.goto(page.url.partition("#")[0])
    page.get_by_role("button", name="Give the seat to a bot").click()
    expect(page.get_by_test_id("prompt")).to_be_visible()
    expect(page.get_by_text("12:00").first).to_be_visible()
    field = seen.get_by_label("Say something")
    field.fill("Go, Ann!")
    field.press("Enter")
    expect(page.locator(".chat .line")).to_contain_text("Eve (Spectator) Go, Ann!")

    page = me.goto("/new/thebase/friends")
    page.get_by_role("button", name="Create link").click()
    expect(invitation).to_be_visible()
    seen = watcher.goto(page.url)
    expect(seen.get_by_role("button", name="Chat")).to_be_visible()
    expect(seen.get_by_text("Say hello!")).to_have_count(0)  # only players can write there
    page.get_by_role("button", name="Cancel the table").click()
    expect(page.get_by_text("The links stop working")).to_be_visible()
    page.get_by_role("button", name="Cancel the table").click()
    expect(page).to_have_url(re.compile(r":\d+/$"))
    expect(seen.get_by_role("heading", name="This table was cancelled")).to_be_visible()


def test_a_rematch_keeps_link_chat_and_score(person):
    """The other one came by a link, without a cookie."""
    me, other = person(nickname="Ann"), person(nickname="Bob")
    page = me.goto("/new/thebase/friends")
    page.get_by_role("button", name="Create link").click()
    there = other.goto(page.get_by_label("Invite link").input_value())
    there.get_by_role("button", name="Join").click()
    field = there.get_by_label("Say something")
    expect(field).to_be_visible()
    other.context.clear_cookies()
    there.reload()
    field.fill("Good luck!")
    field.press("Enter")
    expect(page.locator(".chat .line")).to_contain_text("Good luck!")
    resign(there)
    first = page.url
    page.get_by_role("button", name="Play again").click()
    there.get_by_role("button", name="Agree").click()
    expect(page).not_to_have_url(first)
    expect(there).to_have_url(page.url)
    for each in (page, there):
        expect(each.locator(".chat .line")).to_contain_text("Bob Good luck!")
        expect(each.get_by_title("After one match: ")).to_contain_text("0 : 1")
    expect(there.get_by_text("You are watching")).to_have_count(0)
    there.get_by_role("button", name="Share").click()
    expect(there.get_by_label("My link")).to_have_value(re.compile(re.escape(page.url.rsplit("/", 1)[1])))
