"""Whole matches, stored as text, still play the same. `python tools/golden.py` rewrites them."""

from __future__ import annotations

import importlib.util
import json
from itertools import zip_longest
from pathlib import Path

import pytest

import herna

HERE = Path(__file__).parent
FILES = sorted((HERE / "golden").glob("*.txt"))
OPTIONS = 3  # the line that holds them

_spec = importlib.util.spec_from_file_location("golden", HERE.parent / "tools" / "golden.py")
golden = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(golden)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_match_plays_as_it_did(path):
    text = path.read_text(encoding="utf-8")
    name, seats, options, actions = golden.parse(text)
    game = herna.game(name)
    played = golden.lines(game, seats, options, actions)
    for number, (stored, now) in enumerate(zip_longest(text.splitlines(), played), start=1):
        if number == OPTIONS:  # may use old spellings
            assert game.read_options(options) == json.loads(now.removeprefix("options "))
        else:
            assert now == stored, f"{path.name}:{number}"


@pytest.mark.parametrize("name", herna.game_names())
def test_the_stored_matches_of_a_game_cover_it(name):
    """At least six, all complete, with every value of every option."""
    stored = [golden.parse(path.read_text(encoding="utf-8")) for path in FILES]
    stored = [match for match in stored if match[0] == name]
    assert len(stored) >= 6
    game = herna.game(name)
    for option in game.options:
        assert {game.read_options(match[2])[option.name] for match in stored} >= set(option.choices)
    for _, seats, options, actions in stored:
        state = game.new(seats, **options)
        for action in actions:
            game.play(state, action)
        assert game.actor_name(state) == "nobody"
