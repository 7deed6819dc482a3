"""Write build/screens/*.webp: every page, for every game and every way of playing it, for people to look at.

`python tools/screens.py [NAME...]` where a name is a page (`home`), a page of a game (`thebase-turn`) or a game.

Each is taken at four screen sizes, in light and dark.

Needs the development packages, the built client and a Chromium (HERNA_CHROMIUM names one). The matches shown are
played by bots on the spot, so the pictures are never older than the program.
"""

from __future__ import annotations

import base64
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.house import FLAGS, House, Person, Windows, find_chromium  # noqa: E402
from tests.server.people import Person as Visitor  # noqa: E402

import herna  # noqa: E402
from herna import bots  # noqa: E402
from herna.engine import journal  # noqa: E402
from herna.engine.game import Game, Preset  # noqa: E402
from herna.engine.match import Match  # noqa: E402

SCREENS = ROOT / "build" / "screens"
SIZES = {"desk": (1280, 800), "wide": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844)}
EVERYWHERE = [(size, scheme) for size in SIZES for scheme in ("light", "dark")]
QUALITY = 50
MIDDLE = 100  # actions into the match that is shown, chance included
LATELY = 15
LONGEST = 5000
CAMP_DAYS = 4
PATIENCE = 60  # seconds
PLAYERS = ("Eva", "Petr", "Jana", "Ota", "Iva", "Jan", "Zoe", "Max")
TEAMS = (
    ("Owls", "#2f6fd0", [[60, 60, 100, 130, 140, 60], [160, 60, 200, 130, 240, 60]]),
    ("Exots", "#c98a00", [[60, 150, 110, 60, 160, 150, 210, 60, 250, 130]]),
    ("Diggers", "#c0242f", [[80, 160, 210, 50], [160, 30, 230, 50, 235, 115]]),
    ("Martians", "#3f8a2a", [[150, 30, 210, 90, 150, 170, 90, 90, 150, 30], [125, 90, 135, 98], [175, 90, 165, 98]]),
    ("Suits", "#8a4fc4", [[60, 140, 240, 140], [100, 140, 100, 50, 200, 50, 200, 140]]),
)


@dataclass(frozen=True)
class Show:
    """A game to be pictured: links to its tables in all conditions; missing ones are left out."""

    game: str
    overlays: list[str] = field(default_factory=list)
    links: dict[str, str] = field(default_factory=dict)


Page = Callable[[Person, Show], None]


# --- pages of the house -------------------------------------------------------------------------------------------


def home(me: Person, _: Show) -> None:
    me.goto("/").locator("article img").last.wait_for()


def settings(me: Person, _: Show) -> None:
    me.goto("/").get_by_role("button", name="Settings").click()


def missing(me: Person, _: Show) -> None:
    me.goto("/nowhere").locator("main h1").wait_for()


# --- pages of a game ----------------------------------------------------------------------------------------------


def new(me: Person, show: Show) -> None:
    me.goto(f"/new/{show.game}/friends").locator("form").wait_for()


def invite(me: Person, show: Show) -> None:
    me.goto(show.links["invite"]).locator(".share").wait_for()


def guest(me: Person, show: Show) -> None:
    """A person who opens the invitation link."""
    me.goto(show.links["guest"]).locator("form").wait_for()


def guide(me: Person, show: Show) -> None:
    me.goto(show.links["guide"]).locator(".guide").wait_for()


def beside(me: Person, show: Show) -> None:
    """The rules beside the board."""
    marks(me, show)
    me.page.locator(".tools").get_by_role("button", name="Rules").click()
    me.page.locator(".rulesbox h2").first.wait_for()


def turn(me: Person, show: Show) -> None:
    """In the middle of a match, something touched that can be used in several ways."""
    marks(me, show)
    _touch(me)


def ahead(me: Person, show: Show) -> None:
    """A whole action touched and not sent yet: what it would do."""
    turn(me, show)
    for _ in range(6):
        if me.page.locator(".confirm").count():
            break
        me.page.wait_for_timeout(80)
        if me.page.locator(".menu button").count():
            me.page.locator(".menu button").last.click()
        elif me.candidates.count():
            _click(me, me.candidates.count() // 2)


def marks(me: Person, show: Show) -> None:
    me.goto(show.links["turn"])
    me.candidates.first.wait_for(state="attached")


def over(me: Person, show: Show) -> None:
    me.goto(show.links["over"]).locator(".result").wait_for()


def replay(me: Person, show: Show) -> None:
    me.goto(show.links["replay"]).get_by_role("slider").wait_for()


def rules(me: Person, show: Show) -> None:
    me.goto(f"/rules/{show.game}").locator(".rules h1, .rules h2").first.wait_for()


def console(me: Person, show: Show) -> None:
    me.goto(show.links["console"]).get_by_test_id("headline").wait_for()


def links(me: Person, show: Show) -> None:
    console(me, show)
    me.goto(show.links["links"]).locator("main svg").first.wait_for()


def paper(me: Person, show: Show) -> None:
    console(me, show)
    me.goto(show.links["paper"]).locator(".main:enabled").wait_for()  # it can be printed


def board(me: Person, show: Show) -> None:
    me.goto(show.links["board"]).locator("main svg").first.wait_for()


def team(me: Person, show: Show) -> None:
    me.goto(show.links["team"])
    me.prompt.wait_for()


def editor(me: Person, show: Show) -> None:
    me.goto(show.links["editor"]).locator("form").wait_for()
    me.page.locator("svg.easel").first.scroll_into_view_if_needed()


def _touch(me: Person) -> None:
    """Touch, among the last things that can be touched, the one with the most continuations, menus included."""
    ways: dict[int, int] = {}
    for number in range(me.candidates.count() - 1, -1, -1)[:12]:
        _click(me, number)
        me.page.wait_for_timeout(60)
        ways[number] = me.page.locator(".glow.next").count() or me.page.locator(".menu").count()
        me.page.keyboard.press("Escape")
    _click(me, max(ways, key=lambda number: ways[number]))


def _click(me: Person, number: int) -> None:
    """Click by id and keyboard, which also works for small or covered things."""
    me.candidates.nth(number).focus()
    me.page.keyboard.press("Enter")
    me.page.mouse.move(2, 2)


HOUSE: dict[str, Page] = {page.__name__: page for page in (home, settings, missing)}
TABLE = (new, invite, guest, guide, turn, ahead, marks, beside, over, replay, rules)
CAMP = (console, links, board, paper, team, editor)
GAME: dict[str, Page] = {page.__name__: page for page in (*TABLE, *CAMP)}


# --- tables -------------------------------------------------------------------------------------------------------


def prepare(house: House, game: Game, preset: Preset | None) -> Show:
    """Play half a match and a whole one with bots, and create tables from them."""
    options: dict[str, Any] = dict(preset.options) if preset else {}
    seats = game.read_seats(preset.seats if preset else None, game.read_options(options))
    match = Match.begin(game, seed=5, seats=seats, options=options, players=PLAYERS[:seats])
    good, quick = bots.make(game, "easy"), bots.make(game, "greedy")
    middle, names, widest = journal.dumps(match), [], 0
    main = preset is None or preset is game.presets[0]
    while not match.over and match.ply < (LONGEST if main else MIDDLE):
        bot = good if match.ply < MIDDLE else quick
        before = match.ply
        match.play(bot.choose(game.observed(match.state, match.seat), match.ply))
        widest = max(widest, len(match.legal())) if before >= MIDDLE - LATELY else 0
        # A match that ends early is shown before its last action; of the last positions, the one with the most choices.
        if before < MIDDLE and match.seat >= 0 and len(match.legal()) >= widest:
            middle = journal.dumps(match)
            names = [overlay.name for overlay in game.stage.overlays(match.state, match.seat)]
    here = [{"kind": "here" if i else "me", "nickname": PLAYERS[i]} for i in range(seats)]
    calm = {"seats": here, "limits": False}  # so that no time runs out between two pictures
    links = {"turn": str(house.post("/api/tables/import", {"journal": middle, **calm})["link"])}
    if main:
        open_seats = [{"kind": "open"}] * (seats - 1)
        laid = house.post("/api/tables", {"game": game.name, "options": options, "seats": [here[0], *open_seats]})
        first = house.post("/api/tables", {"game": game.name, "options": options, **calm})
        links |= {"invite": str(laid["link"]), "guide": str(first["link"])}
        links |= dict.fromkeys(("ahead", "marks", "beside"), links["turn"]) | dict.fromkeys(("new", "rules"), "there")
        if open_seats:
            links["guest"] = str(laid["invitations"][0]["link"])
        if match.over:
            match.close()
            finished = house.post("/api/tables/import", {"journal": journal.dumps(match)})["id"]
            links |= {"over": f"/t/{finished}", "replay": f"/r/{finished}?at={MIDDLE}"}
        if game.organiser is not None:
            links |= hold_camp(house, game, seats)
    return Show(game.name, names, links)


def hold_camp(house: House, game: Game, seats: int) -> dict[str, str]:
    """Play some days of a campaign, with bots for all teams but the first; stop when that team is to act."""
    teams = [
        {"nickname": name, "colour": colour, "strokes": strokes, "kind": "bot", "level": "greedy"}
        for name, colour, strokes in TEAMS[:seats]
    ]
    teams[0] |= {"kind": "people", "leader": "Eva"}
    made = house.post("/api/campaigns", {"game": game.name, "teams": teams})
    table, key = str(made["id"]), {"secret": made["secret"]}
    mine = str(house.post(f"/api/tables/{table}/links", key)["teams"][0]["link"])
    links = {"console": str(made["link"]), "board": f"/board/{table}", "team": mine, "editor": f"/new/{game.name}/camp"}
    links |= {"links": f"/camp/{table}/links", "paper": f"/paper/{table}"}
    end = time.monotonic() + PATIENCE
    day = 0
    with (
        Visitor(house.url, table, str(made["secret"])) as master,
        Visitor(house.url, table, mine.partition("#seat=")[2]) as player,
    ):
        while time.monotonic() < end:
            player.hears_nothing_more()
            master.hears_nothing_more()
            desk: Any = house.post(f"/api/tables/{table}/desk", key)["desk"]
            tasks = [task for task in desk["tasks"] if task["kind"] != "verdict" and task["seat"] is None]
            if player.my_turn and player.seen["choices"]:
                if day >= CAMP_DAYS:
                    break
                told = player.ask("hint")
                player.play(told["choice"]["text"] if told["type"] == "hint_given" else None)
            elif tasks:
                ranked = tasks[0]["seats"]
                day += bool(ranked)
                order = ">".join([*ranked[day % seats :], *ranked[: day % seats]])
                action = tasks[0]["action"] + order
                master.ask("play", ply=master.seen["ply"], action=action, note=tasks[0]["note"])
            else:
                time.sleep(0.05)  # the bots are thinking
    return links


SEEN = (
    """() => [...document.images].every(image => image.complete || image.getBoundingClientRect().top > innerHeight)"""
)


def shoot(me: Person, file: Path) -> None:
    me.page.wait_for_load_state("networkidle")
    me.page.wait_for_function(SEEN)
    me.page.wait_for_timeout(350)
    taken: dict[str, Any] = me.glass.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(taken["data"]))


def pages(house: House, wanted: tuple[str, ...]) -> Iterator[tuple[str, Page, Show]]:
    """The pages to take; a game is played only if one of its pages is wanted."""
    for name, page in HOUSE.items():
        if not wanted or name in wanted:
            yield name, page, Show("")
    for game in map(herna.game, herna.game_names()):
        if wanted and not any(each.partition("-")[0] == game.name for each in wanted):
            continue
        for preset in game.presets or (None,):
            show = prepare(house, game, preset)
            mode = f"-{preset.name}" if preset and preset is not game.presets[0] else ""
            for page_name in show.links:
                name = f"{game.name}-{page_name}{mode}"
                if not wanted or {name, game.name} & set(wanted):
                    yield name, GAME[page_name], show


def take(windows: Windows, house: House, *, page: Page, show: Show, size: str, scheme: str, file: Path) -> None:
    # A touch alone sends nothing, so the tables stay the same for the other pictures.
    chosen = {"overlays": show.overlays if page is marks else [], "confirm": True}
    more = {"level": "medium", "guided": [] if page is guide else herna.game_names(), **chosen}
    me = Person(windows, house, size=SIZES[size], scheme=scheme, **more)
    try:
        page(me, show)
        shoot(me, file)
    finally:
        me.forgiven = True  # the tests are there to complain
        me.leave()


def main(*wanted: str) -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium; HERNA_CHROMIUM names one.")
    SCREENS.mkdir(parents=True, exist_ok=True)
    taken: set[Path] = set()
    failed: list[str] = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            windows = Windows(browser)
            for name, page, show in pages(house, wanted):
                print(name, flush=True)
                for size, scheme in EVERYWHERE:
                    file = SCREENS / f"{name}-{size}-{scheme}.webp"
                    try:
                        take(windows, house, page=page, show=show, size=size, scheme=scheme, file=file)
                        taken.add(file)
                    except Error as error:  # the others can still be taken
                        failed.append(f"{file.name}: {str(error).splitlines()[0]}")
                        print(failed[-1], flush=True)
            browser.close()
        finally:
            house.close()
    if not wanted and not failed:
        for old in set(SCREENS.iterdir()) - taken:
            old.unlink()
    total = sum(file.stat().st_size for file in taken)
    print(f"{len(taken)} pictures, {total / 1e6:.1f} MB")
    if failed:
        sys.exit(f"{len(failed)} pictures could not be taken")


if __name__ == "__main__":
    main(*sys.argv[1:])
