"""What the tests of camps in browsers share: a campaign on a small map, and how things are done in its pages."""

from __future__ import annotations

from pathlib import Path

import herna

GRID = """grid:
.....F.....
...........
...........
E.........J
...........
...#.......
...........
...........
...........
...........
..A.....G.."""
PHOTO = (Path(herna.__file__).parent / "static" / "icon-192.png").read_bytes()
NAMES = ("Owls", "Exots", "Diggers", "Martians", "Suits")


def lay(house, names=NAMES, **options):
    """Create a campaign on a small map; return its id and the organiser's link."""
    teams = [{"nickname": name, "leader": "Eva", "colour": "#2f6fd0"} for name in names]
    usual = {"map": GRID, "calendar": "FEJAGFEJAG", "chain": True, "order": "rank", "penalty": "off"}
    wish = {"game": "fejag", "teams": teams, "options": {**usual, **options}}
    made = house.post("/api/campaigns", wish)
    return made["id"], made["link"]


def links_of(house, id, link):
    found = house.post(f"/api/tables/{id}/links", {"secret": link.partition("#seat=")[2]})
    return [each["link"] for each in found["teams"]]


def sure(page, name):
    """Do something that has to be confirmed first."""
    page.get_by_role("button", name=name).click()
    page.get_by_role("dialog").get_by_role("button", name=name).click()


def drag(page, who, onto):
    start = page.locator(f'li[data-seat="{who}"] .grip').bounding_box()
    end = page.locator(f'li[data-seat="{onto}"] .grip').bounding_box()
    page.mouse.move(start["x"] + 20, start["y"] + start["height"] / 2)
    page.mouse.down()
    for step in range(1, 9):
        y = start["y"] + (end["y"] - start["y"]) * step / 8
        page.mouse.move(start["x"] + 20, y + end["height"] / 2)
    page.mouse.up()


def in_order(page):
    return page.locator("li[data-seat]").evaluate_all("all => all.map(each => each.dataset.seat).join('')")


def place(phone, figure, cell):
    for sprite in (f"shop-{figure}", f"cell-{cell}"):
        touched = phone.page.locator(f"[data-sprite={sprite}]")
        touched.element_handle().wait_for_element_state("stable")  # what is above it may appear and disappear
        touched.tap(force=True)
    phone.page.get_by_role("button", name="Confirm").tap()


def headline(person):
    return person.page.get_by_test_id("headline")
