"""Write docs/screens/*.webp anew: every page, for every game, on four sizes of screens, light and dark.

`python tools/screens.py [NAME...]` where a name is a page (`home`) or a page of a game (`thebase-turn`).

Needs the development packages, the built client and a Chromium (HERNA_CHROMIUM names one). The matches shown are
played by bots there and then, so the pictures are never older than the program.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import herna  # noqa: E402
from browser.house import (  # type: ignore[import-not-found]  # noqa: E402
    FLAGS,
    House,
    Person,
    find_chromium,
)
from herna import bots  # noqa: E402
from herna.engine import journal  # noqa: E402
from herna.engine.game import Game  # noqa: E402

SCREENS = ROOT / "docs" / "screens"
SIZES = {"desk": (1280, 800), "wide": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844)}
SCHEMES = ("light", "dark")
QUALITY = 74
MIDDLE = 100  # actions into the match that is shown, chance included
LONGEST = 5000
PLAYERS = ("Eva", "Petr", "Jana", "Ota", "Iva", "Jan", "Zoe", "Max")


@dataclass(frozen=True)
class Show:
    """A game as it is pictured: tables in all conditions, by their links."""

    game: str
    overlays: list[str] = field(default_factory=list)
    open: str = ""
    running: str = ""
    over: str = ""
    replay: str = ""


# --- pages of the house -------------------------------------------------------------------------------------------


def home(me: Person, _: Show) -> None:
    me.goto("/").locator("article img").last.wait_for()


def settings(me: Person, _: Show) -> None:
    me.goto("/").get_by_role("button", name="Settings").click()


# --- pages of a game ----------------------------------------------------------------------------------------------


def new(me: Person, show: Show) -> None:
    me.goto(f"/new/{show.game}/friends").locator("form").wait_for()


def invite(me: Person, show: Show) -> None:
    me.goto(show.open).locator(".share").wait_for()


def turn(me: Person, show: Show) -> None:
    """In the middle of a match, something touched that can be used in several ways."""
    me.goto(show.running)
    me.candidates.first.wait_for(state="attached")
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
    me.goto(show.running)
    me.candidates.first.wait_for(state="attached")


def over(me: Person, show: Show) -> None:
    me.goto(show.over).locator(".result").wait_for()


def replay(me: Person, show: Show) -> None:
    me.goto(show.replay).get_by_role("slider").wait_for()


def rules(me: Person, show: Show) -> None:
    me.goto(f"/rules/{show.game}").locator(".rules h1, .rules h2").first.wait_for()


def _touch(me: Person) -> None:
    """The first thing that leads further than one touch, or else the last one."""
    for number in range(me.candidates.count() - 1, -1, -1):
        _click(me, number)
        me.page.wait_for_timeout(60)
        if me.page.locator(".menu, .glow.next").count():
            return
        me.page.keyboard.press("Escape")
    _click(me, 0)


def _click(me: Person, number: int) -> None:
    """By its id and the keyboard: also what is small, or under something else."""
    me.candidates.nth(number).focus()
    me.page.keyboard.press("Enter")
    me.page.mouse.move(2, 2)


HOUSE: dict[str, Callable[[Person, Show], None]] = {page.__name__: page for page in (home, settings)}
GAME: dict[str, Callable[[Person, Show], None]] = {
    page.__name__: page for page in (new, invite, turn, ahead, marks, over, replay, rules)
}


# --- tables -------------------------------------------------------------------------------------------------------


def prepare(house: House, game: Game) -> Show:
    """Play a match with bots, half and whole, and lay tables with it."""
    match = game.match(seed=5)
    good, quick = bots.make(game, "easy"), bots.make(game, "greedy")
    seats = match.header.seats
    middle, names = None, []
    while not match.over and match.ply < LONGEST:
        bot = good if middle is None else quick
        match.play(bot.choose(game.observed(match.state, match.seat), match.ply))
        if middle is None and match.ply >= MIDDLE and not match.over:
            middle = journal.dumps(match)
            stage = game.stage
            names = [overlay.name for overlay in stage.overlays(match.state, match.seat)] if stage else []
    here = [{"kind": "here" if i else "me", "nickname": PLAYERS[i]} for i in range(seats)]
    invited = [here[0], *[{"kind": "open"}] * (seats - 1)]
    finished = ""
    if match.over:
        match.close()
        finished = str(house.post("/api/tables/import", {"journal": journal.dumps(match)})["id"])
    running = house.post("/api/tables/import", {"journal": middle or journal.dumps(game.match()), "seats": here})
    laid = house.post("/api/tables", {"game": game.name, "seats": invited})
    return Show(
        game=game.name,
        overlays=names,
        open=str(laid["link"]),
        running=str(running["link"]),
        over=f"/t/{finished}" if finished else "",
        replay=f"/r/{finished}?at={MIDDLE}" if finished else "",
    )


def shoot(me: Person, file: Path) -> None:
    me.page.wait_for_load_state("networkidle")
    me.page.wait_for_timeout(350)
    taken: dict[str, Any] = me.glass.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(taken["data"]))


def main(*wanted: str) -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium; HERNA_CHROMIUM names one.")
    SCREENS.mkdir(parents=True, exist_ok=True)
    if not wanted:
        for old in SCREENS.iterdir():
            old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            shows = {name: prepare(house, herna.game(name)) for name in _games(wanted)}
            pages = [(name, page, Show("")) for name, page in HOUSE.items()]
            pages += [(f"{game}-{name}", page, show) for game, show in shows.items() for name, page in GAME.items()]
            for name, page, show in pages:
                if (wanted and name not in wanted) or getattr(show, page.__name__, "there") == "":
                    continue
                for size, (width, height) in SIZES.items():
                    for scheme in SCHEMES:
                        chosen = {"overlays": show.overlays if page is marks else [], "confirm": page is ahead}
                        more = {"level": "medium", "guided": herna.game_names(), **chosen}
                        me = Person(browser, house, size=(width, height), scheme=scheme, **more)
                        page(me, show)
                        shoot(me, SCREENS / f"{name}-{size}-{scheme}.webp")
                        me.leave()
                print(name, flush=True)
            browser.close()
        finally:
            house.close()
    total = sum(file.stat().st_size for file in SCREENS.iterdir())
    print(f"{len(list(SCREENS.iterdir()))} pictures, {total / 1e6:.1f} MB")


def _games(wanted: tuple[str, ...]) -> list[str]:
    """The games that are needed for some pages."""
    return [name for name in herna.game_names() if not wanted or any(page.startswith(f"{name}-") for page in wanted)]


if __name__ == "__main__":
    main(*sys.argv[1:])
