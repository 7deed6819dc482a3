"""Write docs/screens/*.png anew: every page on a desk and on a phone, two also on other screens.

`python tools/screens.py [NAME...]`

Needs the development packages, the built client and a Chromium (HERNA_CHROMIUM names one). The matches shown are
played by bots there and then, so the pictures are never older than the program.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from browser.house import (  # type: ignore[import-not-found]  # noqa: E402
    FLAGS,
    House,
    Person,
    find_chromium,
)

SCREENS = ROOT / "docs" / "screens"
SIZES = {"desk": (1280, 800), "wide": (1920, 1080), "tablet": (820, 1180), "phone": (390, 844)}
SCHEMES = ("light", "dark")
ON_ALL_SIZES = ("home", "turn")
MIDDLE = 100  # actions into the match that is shown


def home(me: Person, _: dict[str, str]) -> None:
    me.goto("/").locator("article img").wait_for()


def friends(me: Person, _: dict[str, str]) -> None:
    me.goto("/new/thebase/friends").locator("form").wait_for()


def invite(me: Person, links: dict[str, str]) -> None:
    me.goto(links["open"]).locator(".share").wait_for()


def turn(me: Person, links: dict[str, str]) -> None:
    """In the middle of a match, a piece touched."""
    me.goto(links["running"])
    me.candidates.first.wait_for()
    me.page.locator("g.candidate[data-sprite^=piece]").last.click(force=True)


def menu(me: Person, links: dict[str, str]) -> None:
    """A tile touched: how it may be turned."""
    me.goto(links["fresh"])
    me.candidates.first.click(force=True)
    me.page.locator(".menu button").last.hover()


def threats(me: Person, links: dict[str, str]) -> None:
    me.goto(links["running"])
    me.page.locator(".mark").first.wait_for(state="attached")


def over(me: Person, links: dict[str, str]) -> None:
    me.goto(links["over"]).locator(".result").wait_for()


def replay(me: Person, links: dict[str, str]) -> None:
    me.goto(links["replay"]).get_by_role("slider").wait_for()


def rules(me: Person, _: dict[str, str]) -> None:
    me.goto("/rules/thebase").locator("figure img").first.wait_for()


def settings(me: Person, _: dict[str, str]) -> None:
    me.goto("/").get_by_role("button", name="Settings").click()


PAGES: dict[str, Callable[[Person, dict[str, str]], None]] = {
    page.__name__: page for page in (home, friends, invite, menu, turn, threats, over, replay, rules, settings)
}
CHOSEN: dict[str, dict[str, Any]] = {"threats": {"overlays": ["threats", "guards", "exposed", "route"]}}


def lay_tables(house: House) -> dict[str, str]:
    """Tables in all conditions."""

    def table(*seats: dict[str, str]) -> dict[str, Any]:
        laid: dict[str, Any] = house.post("/api/tables", {"game": "thebase", "seats": list(seats)})
        return laid

    here = [{"kind": "me", "nickname": "Eva"}, {"kind": "here", "nickname": "Petr"}]
    bots = [{"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]
    watched = str(table(*bots)["id"])
    journal = _journal(house, watched, MIDDLE)
    return {
        "open": str(table(here[0], {"kind": "open"})["link"]),
        "fresh": str(table(*here)["link"]),
        "running": str(house.post("/api/tables/import", {"journal": journal, "seats": here})["link"]),
        "over": f"/t/{watched}",
        "replay": f"/r/{watched}?at={MIDDLE}",
    }


def _journal(house: House, table: str, length: int) -> str:
    """So much of a match that bots play, once it is over."""
    while json.loads(house.get(f"/api/tables/{table}"))["status"] != "over":
        time.sleep(0.5)
    header, *entries = house.get(f"/api/tables/{table}/export").splitlines()
    return "\n".join([header, *entries[:length], ""])


def main(*names: str) -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit("There is no Chromium; HERNA_CHROMIUM names one.")
    SCREENS.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        try:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            links = lay_tables(house)
            for name in names or PAGES:
                sizes = SIZES if name in ON_ALL_SIZES else ("desk", "phone")
                for size in sizes:
                    for scheme in SCHEMES:
                        me = Person(
                            browser,
                            house,
                            size=SIZES[size],
                            scheme=scheme,
                            **{"level": "medium", **CHOSEN.get(name, {})},
                        )
                        PAGES[name](me, links)
                        me.page.wait_for_timeout(400)
                        me.page.screenshot(path=SCREENS / f"{name}-{size}-{scheme}.png")
                        me.leave()
                print(name, flush=True)
            browser.close()
        finally:
            house.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
