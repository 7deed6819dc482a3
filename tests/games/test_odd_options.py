"""Options that people send as files and numbers of all kinds: refused with a sentence, never with a bug."""

from __future__ import annotations

import pytest

import herna
from herna.engine.errors import BadOption

LONG = "0x" + "f" * 5000  # TOML reads it, and Python refuses to write it
ODD = (
    "",
    "9" * 5000,
    "9" * 5000 + " easy",
    "41 normal " + "9" * 5000,
    f"D = {LONG}",
    f"[rules]\ncharacters = {LONG}",
    f"D = {'9' * 5000}",
    "D = " + "[" * 5000,
    '{"a": ' * 5000,
    "D = nan\nI = inf\nL = 1979-05-27",
    "[D]\nx = 1",
    "[[rules]]\nrow_size = 3",
    "mutation = 3",
    "[[mutation]]\nid = 3",
    '{"mutation": [[]], "rules": []}',
    "map:\n",
    "map:\n+",
    "grid:\n" + "." * 3,
    "grid:\n..\ud800\n...\n...",
    "grid:\n" + "\n".join(["." * 3000] * 60),
    "x" * 1_000_000,
    16**5000,
    -1,
    1.5,
    None,
    [[]],
    {"D": 16**5000},
    {"D": [], "I": {}},
    {1: 2},
)


@pytest.mark.parametrize("value", ODD, ids=[str(number) for number in range(len(ODD))])
@pytest.mark.parametrize("name", herna.game_names())
def test_odd_values_are_refused_in_a_short_sentence(name: str, value: object) -> None:
    game = herna.game(name)
    for option in game.options:
        try:
            settled = game.settle_options(game.read_options({option.name: value}), bytes(32))
        except BadOption as error:
            refusal = str(error)
        else:
            refusal = ""
            game.new(None, **settled)
        assert len(refusal.encode()) < 2000, option.name
