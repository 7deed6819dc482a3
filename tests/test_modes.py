"""Compiled = interpreted = bounds-checked, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import herna

SCRIPT = Path(__file__).with_name("modes.py")
MODES = {
    "interpreted": ({"NUMBA_DISABLE_JIT": "1"}, ["-W", "error::RuntimeWarning"]),
    "bounds-checked": ({"NUMBA_BOUNDSCHECK": "1"}, []),
}


games = pytest.mark.parametrize("name", herna.game_names())
pytestmark = [pytest.mark.first, pytest.mark.timeout(600)]  # a game is compiled again with bounds checks


def run(name: str, settings: dict[str, str], arguments: list[str]) -> list[str]:
    inherited = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, *arguments, str(SCRIPT), name],
        env={**inherited, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@cache
def compiled(name: str) -> list[str]:
    return run(name, {}, [])


@games
def test_different_options_give_different_matches(name):
    lines = compiled(name)
    assert len({line.rpartition(" ")[2] for line in lines}) == len(lines) > 1


@games
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_plays_the_same(name, mode):
    assert run(name, *MODES[mode]) == compiled(name)
