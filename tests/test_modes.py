"""Compiled = interpreted = bounds-checked, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import herna

SCRIPT = Path(__file__).with_name("modes.py")
INTERPRETED = {"NUMBA_DISABLE_JIT": "1"}
BOUNDS_CHECKED = {"NUMBA_BOUNDSCHECK": "1"}
FEW, MANY = 80, 600  # actions with each set of options

games = pytest.mark.parametrize("name", herna.game_names())
pytestmark = [pytest.mark.first, pytest.mark.timeout(900)]  # a game may be compiled again with bounds checks


def run(name: str, actions: int, settings: dict[str, str], *arguments: str) -> list[str]:
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, *arguments, str(SCRIPT), name, str(actions)],
        env={**inherited, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@games
def test_interpreted_rules_play_the_same(name):
    lines = run(name, FEW, {})
    assert len({line.rpartition(" ")[2] for line in lines}) == len(lines) > 1, "options make a difference"
    assert run(name, FEW, INTERPRETED, "-W", "error::RuntimeWarning") == lines


@pytest.mark.soak
@games
@pytest.mark.parametrize("mode", [INTERPRETED, BOUNDS_CHECKED], ids=["interpreted", "bounds-checked"])
def test_long_matches_are_the_same_in_every_mode(name, mode):
    assert run(name, MANY, mode) == run(name, MANY, {})
