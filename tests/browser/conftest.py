from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect, sync_playwright

import herna

from .house import FLAGS, House, Person, Windows, find_chromium

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


@pytest.fixture(scope="session")
def browser():
    chromium = find_chromium()
    if chromium is None:
        pytest.skip("there is no Chromium; HERNA_CHROMIUM names one")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def windows(browser):
    return Windows(browser)


@pytest.fixture(scope="session")
def house(tmp_path_factory):
    if not (Path(herna.__file__).parent / "static" / "index.html").is_file():
        pytest.skip("the client has not been built")
    opened = House(tmp_path_factory.mktemp("house"))
    opened.open()
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def hall(house, tmp_path_factory):
    """Another server, with only the game of the tests."""
    opened = House(tmp_path_factory.mktemp("hall"), "atlas")
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
def person(windows, house):
    """Opens a browser for a new person; at the end no page may have reported an error."""
    people: list[Person] = []

    def call(**wishes):
        people.append(Person(windows, wishes.pop("house", house), **wishes))
        return people[-1]

    yield call
    for each in people:
        each.leave()
