"""Compiled = interpreted = bounds-checked, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import herna

SCRIPT = Path(__file__).with_name("modes.py")
MODES = {
    "interpreted": ({"NUMBA_DISABLE_JIT": "1"}, ["-W", "error::RuntimeWarning"]),
    "bounds-checked": ({"NUMBA_BOUNDSCHECK": "1"}, []),
}


def run(settings: dict[str, str], arguments: list[str]) -> list[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    done = subprocess.run(
        [sys.executable, *arguments, str(SCRIPT), *herna.game_names()],
        env={**inherited, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def compiled() -> list[str]:
    return run({}, [])


def test_different_options_give_different_matches(compiled):
    assert len({line.rpartition(" ")[2] for line in compiled}) == len(compiled) > len(herna.game_names())


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_plays_the_same(compiled, mode):
    assert run(*MODES[mode]) == compiled
