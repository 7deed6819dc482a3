"""A whole camp as the rules are written: eleven days, five teams, two of them without phones.

In its middle the laptop dies, and the campaign goes on from a backup on another one. Of all that people do there, each
kind is done by hand once; the rest is sent as their pages would send it.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack

import numpy as np
import pytest
from playwright.sync_api import expect

import herna
from herna import bots
from herna.engine.journal import read_header
from herna.engine.match import Match

from ..server import people
from .house import House
from .test_camp import headline, sure

ON_PAPER = {"A", "G"}  # the organiser plays for them
TEAMS = "FEJAG"
DISPUTED, BROKEN, LAST = 3, 6, 11  # days: a protest in the evening, the laptop dies, the end
LINK = re.compile(r"/camp/(\w+)#seat=([\w-]{43})")


class Script:
    """What nobody has to see done by hand: the organiser and the teams as their pages talk to the server."""

    def __init__(self, house: House, id: str, secret: str) -> None:
        self.house, self.id, self.secret = house, id, secret
        self.links = house.post(f"/api/tables/{id}/links", {"secret": secret})["teams"]
        saved = house.post(f"/api/tables/{id}/save", {"secret": secret})
        header, game = read_header(saved["header"], herna.game, "campaign")
        entries = [row["text"] for row in saved["rows"] if row["kind"] == "entry"]
        self.match = Match.fold(game, header, entries, bytes.fromhex(saved["seed"]))
        self.mind = bots.make(game, "easy")
        self._open = ExitStack()
        self.master = self._open.enter_context(people.Person(house.url, id, secret))
        self.teams = {}
        for seat, code in enumerate(TEAMS):
            own = secret if code in ON_PAPER else self.links[seat]["link"].partition("#seat=")[2]
            self.teams[code] = self._open.enter_context(people.Person(house.url, id, own))
            if code in ON_PAPER:
                self.teams[code].ask("hello", table=id, secret=secret, seat=seat)

    def close(self) -> None:
        self._open.close()

    def does(self, who: people.Person, action: str, note: str = "") -> None:
        who.hears_nothing_more()
        answer = who.ask("play", ply=who.seen["ply"], action=action, note=note)
        assert answer["type"] == "done", answer
        self.catch_up()

    def catch_up(self) -> None:
        """What others have done, by hand or not."""
        self.master.hears_nothing_more()
        for line in [each for each in self.master.lines if each["kind"] in ("action", "chance")][
            len(self.match.entries) :
        ]:
            self.match.follow(line["text"])

    @property
    def day(self) -> int:
        return sum(text.startswith("open") for text in self.match.entries)

    def opens(self, day: int) -> None:
        self.does(self.master, f"open{day}")

    def enters(self, day: int, ranking: str) -> None:
        self.does(self.master, f"rank{day}={ranking}")
        self.does(self.master, f"clue{day}", f"What turned up on day {day}.")

    def buys(self, *, until: str = "") -> None:
        """All teams that may buy do so, until it is the turn of the one named."""
        while self.match.actor in TEAMS and self.match.actor != until:
            code = self.match.actor
            view = herna.game("fejag").observed(self.match.state, TEAMS.index(code))
            action = self.mind.choose(view, int(np.uint64(self.match.ply * 7919)))
            self.does(self.teams[code], self.match.game.notation.format_action(self.match.state, action))


def order(day: int) -> str:
    """Every team is first and last now and then."""
    return ">".join(TEAMS[(day * 2 + i) % 5] for i in range(5))


@pytest.mark.first
def test_a_whole_camp_as_written(person, tmp_path):
    laptop, other = (House(tmp_path / name) for name in ("laptop", "other"))
    other.port, other.url = laptop.port, laptop.url  # the new laptop gets the old address
    for each in (laptop, other):
        each.folder.mkdir()
    laptop.open()
    try:
        master, phone, board = (person(house=laptop, guided=["fejag"]) for _ in range(3))
        for each in (master, phone, board):
            each.forgiven = True  # while there is no server, pages complain
        desk = master.page
        camp = the_evening_before(laptop, master)
        board.goto(f"/board/{camp.id}")
        wolves = phone.goto(camp.links[0]["link"])
        wolves.get_by_role("button", name="Who we are").click()
        expect(wolves.get_by_role("dialog")).to_contain_text("We want to know who they are.")
        wolves.keyboard.press("Escape")
        first_day(camp, master, phone, board)
        for day in range(2, BROKEN):
            a_day(camp, day)
            if day == DISPUTED:
                disputes(camp, desk, wolves, day)
        saved = a_backup_in_the_middle(camp, desk)
        camp.close()
        camp = on_another_laptop(camp, other, saved, (master, phone, board))
        camp.buys()
        for day in range(BROKEN + 1, LAST):
            a_day(camp, day)
        the_end(camp, desk, board)
        camp.close()
    finally:
        laptop.close()
        other.close()


def the_evening_before(laptop, master):
    """Everything stays as it is preselected, but for names."""
    desk = master.goto("/new/fejag/camp")
    desk.get_by_label("Name of the campaign").fill("Beavers 2026")
    desk.get_by_label("Name of the team").first.fill("Wolves")
    desk.get_by_label("Who they are and what they want").first.fill("We want to know who they are.")
    desk.get_by_role("button", name="Start the campaign").click()
    expect(desk.get_by_role("heading", name="Beavers 2026")).to_be_visible()
    desk.get_by_role("button", name="My secret link").click()
    id, secret = LINK.search(desk.get_by_role("textbox", name="My secret link").input_value()).groups()
    desk.keyboard.press("Escape")
    camp = Script(laptop, id, secret)
    chosen = camp.match.header.options
    written = {"chain": False, "order": "submission", "penalty": "gm", "late_egg": "honour", "days": LAST - 1}
    assert {name: chosen[name] for name in written} == written
    assert chosen["map"].startswith("41 normal ")
    return camp


def on_another_laptop(camp, other, saved, people_there):
    """The first one dies. Everybody's page comes to the new one before the backup does, and waits for it."""
    master, phone, board = people_there
    desk, at = master.page, f"/api/tables/{camp.id}/desk"
    before = camp.house.post(at, {"secret": camp.secret})
    camp.house.kill()
    expect(phone.page.locator(".link")).to_be_visible(timeout=60_000)
    other.open()
    expect(phone.page.get_by_text("This table isn’t on the server yet.")).to_be_visible(timeout=60_000)
    desk.goto(f"{other.url}/new/fejag/camp")
    desk.get_by_text("Restore from a backup").click()
    file = {"name": "backup.campaign.json", "mimeType": "application/json", "buffer": saved}
    desk.get_by_label("Choose the file").set_input_files(file)
    day = f"Day {camp.day}"
    expect(headline(master)).to_contain_text(day)
    after = other.post(at, {"secret": camp.secret})
    assert {**after, "number": 0} == {**before, "number": 0}
    expect(phone.page.locator(".link")).to_have_count(0, timeout=60_000)  # neither lost nor coming back
    expect(phone.prompt).to_contain_text(day)
    expect(headline(board)).to_contain_text(day)
    moved = Script(other, camp.id, camp.secret)
    assert moved.links == camp.links, "the printed codes still work"
    return moved


def a_day(camp, day):
    camp.opens(day)
    camp.enters(day, order(day))
    camp.buys()


def first_day(camp, master, phone, board):
    """By hand: the day opens, the ranking, the clue, a team with a phone, one without."""
    desk = master.page
    sure(desk, "Open day 1")
    expect(headline(board)).to_contain_text("Day 1")
    desk.get_by_role("button", name="Enter the ranking").click()
    desk.get_by_label("Text to post").fill("No thunder, no fire.")
    desk.get_by_role("button", name="Post clue").click()
    expect(desk.get_by_role("button", name="Close the shop")).to_be_visible()
    camp.catch_up()
    start = next(text for text in camp.match.legal() if text.startswith("F:Ti@"))
    expect(phone.prompt).to_contain_text("Place your first figure")
    camp.does(camp.teams["F"], start)
    expect(phone.lines.filter(has_text=f"Wolves: tiger on {start.partition('@')[2]}")).to_have_count(1)
    desk.get_by_role("link", name="Play for them: Aliens").click()
    expect(desk.get_by_text("Playing for: Aliens")).to_be_visible()
    start = next(text for text in camp.match.legal() if text.startswith("A:Be@"))
    desk.locator("[data-sprite=shop-Be]").click(force=True)  # their shop is the one they see, though others come first
    desk.locator(f"[data-sprite=cell-{start.partition('@')[2]}]").click(force=True)
    desk.get_by_role("button", name="Confirm").click()
    placed = phone.lines.filter(has_text=f"Aliens: bear on {start.partition('@')[2]}")
    expect(placed).to_contain_text("entered by the organiser")
    desk.get_by_role("link", name="Back to the console").click()
    camp.catch_up()
    camp.buys()


def disputes(camp, desk, wolves, day):
    """In the evening: a protest, points by hand, an answer about the egg."""
    camp.catch_up()
    before = camp.match.scores()
    desk.get_by_role("button", name=f"Open day {day + 1}").wait_for()
    desk.get_by_text("Points by hand").click()
    desk.get_by_label("Points", exact=True).fill("7")
    desk.get_by_label("Reason, for everyone").fill("They tidied the meadow.")
    desk.get_by_role("button", name="Enter the points").click()
    expect(wolves.locator(".log .line").last).to_contain_text("They tidied the meadow.")
    desk.get_by_role("button", name=f"Correct day {day}").click()
    dialog = desk.get_by_role("dialog")
    dialog.locator("li[data-seat] .grip").first.focus()
    desk.keyboard.press("ArrowDown")
    dialog.get_by_label("Reason, for everyone").fill("The judge had mixed them up.")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    camp.catch_up()
    after = camp.match.scores()
    changed = {code for code in TEAMS if after[code] != before[code] + (7 if code == "F" else 0)}
    assert len(changed) == 2, "two teams have changed places"
    wolves.get_by_role("button", name="Answer").click()
    wolves.get_by_role("dialog").get_by_role("textbox").nth(3).fill("A sun.")
    wolves.get_by_role("button", name="Hand in", exact=True).click()
    wolves.get_by_role("button", name="Yes, hand it in").click()
    expect(desk.get_by_text("One answer to judge")).to_be_visible()
    sure(desk, "Incomplete")
    expect(wolves.locator(".verdict")).to_be_visible()


def a_backup_in_the_middle(camp, desk):
    """While the teams buy, one is sent on, and the organiser saves everything."""
    camp.opens(BROKEN)
    camp.enters(BROKEN, order(BROKEN))
    camp.buys(until="J")
    desk.get_by_role("button", name="End the turn: Aliens").click()
    desk.get_by_role("dialog").get_by_role("button", name="End the turn").click()
    expect(desk.get_by_role("button", name="End the turn: Aliens")).to_have_count(0)
    camp.catch_up()
    assert "J" in camp.match.actor
    with desk.expect_download() as taken:
        desk.get_by_role("button", name="Download a backup").click()
    saved = taken.value.path().read_bytes()
    assert json.loads(saved)["secret"] == camp.secret
    return saved


def the_end(camp, desk, board):
    """The last day, by hand: no shop, the ending, the whole map."""
    assert f"open{LAST}" in camp.match.legal()
    sure(desk, f"Open day {LAST}")
    expect(headline(board)).to_have_text(f"Day {LAST}")
    desk.get_by_role("button", name="Enter the ranking").click()
    sure(desk, "Post ending, count paths")
    expect(desk.get_by_test_id("headline")).to_have_text("The campaign is over")
    expect(headline(board)).to_have_text("The campaign is over")
    camp.catch_up()
    assert camp.match.over
    for code, name in zip(TEAMS, ("Wolves", "Exots", "Archaeologists", "Aliens", "Government"), strict=True):
        expect(desk.locator("tr", has_text=name).locator(".first")).to_have_text(str(camp.match.scores()[code]))
    days = [line for line in camp.match.entries if line.startswith("open")]
    assert len(days) == LAST
