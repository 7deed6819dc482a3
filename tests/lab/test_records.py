"""The table of a series goes into its place in a page; a book of results is tested with the series that keep one."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.engine.errors import BadOption
from herna.lab import records


def test_the_table_goes_into_a_page(tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text("# Bots\n\n<!-- ladder x -->\nold\n<!-- /ladder x -->\n\nmore\n")
    records.put_into(page, "ladder x", "| new |")
    assert page.read_text() == "# Bots\n\n<!-- ladder x -->\n| new |\n<!-- /ladder x -->\n\nmore\n"
    with pytest.raises(BadOption, match="ladder y"):
        records.put_into(page, "ladder y", "| new |")
