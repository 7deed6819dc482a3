"""Changes in the text of a TOML file: what was not changed stays as it was written."""

from __future__ import annotations

import tomllib

import pytest

from herna.engine.errors import BadOption
from herna.engine.tomltext import Edit, edited, written

SHEET = '''# a sheet
[rules]            # numbers
limit = 8          # of damage

[[card]]
id = "A"           # the first
tags = [ "x",      # with a remark ] in it
  "y" ]

# about the second
[[card]]
id = """B
[[card]]
"""
times.fire = 1

[[card]]
id = "C"
times = { fire = 1.0, ice = 2.0 }

# the end
'''


@pytest.mark.parametrize(
    ("edit", "old", "new"),
    [
        (Edit("set", "rules", 0, "limit", 9), "limit = 8 ", "limit = 9 "),
        (Edit("set", "card", 0, "id", 'Ž"'), 'id = "A"', 'id = "Ž\\""'),
        (Edit("set", "card", 1, "times.fire", 2.5), "times.fire = 1\n", "times.fire = 2.5\n"),
        (Edit("set", "card", 2, "times.fire", 3), "{ fire = 1.0, ", "{ fire = 3, "),
        (Edit("set", "card", 2, "cost", 3), "ice = 2.0 }\n", "ice = 2.0 }\ncost = 3\n"),
        (Edit("unset", "card", 0, "tags"), 'tags = [ "x",      # with a remark ] in it\n  "y" ]\n', ""),
        (Edit("remove", "card", 2), '[[card]]\nid = "C"\ntimes = { fire = 1.0, ice = 2.0 }\n\n', ""),
        (Edit("add", "card", 3, "", {"id": "D"}), "2.0 }\n", '2.0 }\n\n[[card]]\nid = "D"\n'),
        (Edit("add", "card", 1, "", {"id": "D"}), "# about", '[[card]]\nid = "D"\n\n# about'),
        (Edit("set", "other", 0, "x", 1), "# the end\n", "# the end\n\n[other]\nx = 1\n"),
    ],
)
def test_a_change_leaves_the_rest_alone(edit: Edit, old: str, new: str) -> None:
    assert old in SHEET
    assert edited(SHEET, edit) == SHEET.replace(old, new)


@pytest.mark.parametrize("edit", [Edit("remove", "card", 3), Edit("set", "card", 3, "id", 1), Edit("add", "rules", 0)])
def test_what_cannot_be_changed_is_refused(edit: Edit) -> None:
    with pytest.raises(BadOption):
        edited(SHEET, edit)


def test_a_file_that_would_say_something_else_is_refused() -> None:
    odd = '[[card]]\nid = "A"\n[card.times]\nfire = 1\n'  # a new key of the card would become one of its times
    with pytest.raises(BadOption, match="in its text"):
        edited(odd, Edit("set", "card", 0, "cost", 3))


def test_what_was_said_can_be_written_anew() -> None:
    said = tomllib.loads(SHEET)
    assert tomllib.loads(written(said)) == said
