"""The examples in the documentation do what they show."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import herna

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def test_the_example_of_the_package():
    results = doctest.testmod(herna)
    assert results.attempted > 0
    assert results.failed == 0


@pytest.mark.parametrize("page", [page for page in PAGES if page.exists()], ids=lambda page: page.name)
def test_the_examples_of_a_page(page):
    results = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert results.failed == 0
    if page.name == "README.md":
        assert results.attempted > 0
