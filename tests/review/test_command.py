"""`herna review`: a table for people, JSON for programs, one line where a file cannot be used."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

import herna
from herna.cli import app
from herna.engine import journal
from herna.engine.match import Match
from herna.review.report import Review


def run(*args: object) -> Result:
    return CliRunner().invoke(app, ["review", *map(str, args)])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = Match.begin(herna.game("four_in_a_row"), seed=1, players=("Eva", "Jan"))
    for action in "ababacga":
        match.play(action)
    path = tmp_path / "missed.herna"
    journal.write(path, match)
    return path


def test_a_match_is_reviewed(file: Path) -> None:
    told = run(file, "--effort", 200)
    assert told.exit_code == 0, told.output
    assert told.stdout.startswith("Four in a row, 8 steps, judged by hard with an effort of 200\n")
    assert "r (Eva)" in told.stdout
    assert "better a" in told.stdout
    found = msgspec.json.decode(run(file, "--effort", 200, "--json").stdout, type=Review)
    assert (found.game, found.effort, len(found.moments)) == ("four_in_a_row", 200, 8)


def test_a_file_that_is_no_match_is_refused(tmp_path: Path) -> None:
    (tmp_path / "no.herna").write_text("nothing")
    refused = run(tmp_path / "no.herna")
    assert refused.exit_code == 2
    assert refused.stderr.startswith("herna: ")
