"""Puzzles are found where one action wins, go on where they stopped, are rated by who finds them, and checked again."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import herna
from herna.engine import puzzles as files
from herna.engine.errors import BadOption
from herna.engine.game import Game
from herna.engine.puzzles import Collection, Puzzle
from herna.lab import puzzles
from herna.lab.difficulty import rated
from herna.lab.weighing import Weigher

BOTH_ENDS = "......./......./......./......./..y..../..rr.y. r"  # b makes a line of three that grows at both ends


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    """The example game with a folder of its own."""
    real = herna.game("four_in_a_row")
    yield replace(real, folder=tmp_path)
    real.notation.game = real.stage.game = real


def dig(game: Game, **changed: object) -> puzzles.Dug:
    asked = {
        "bots": ("easy",),
        "matches": 3,
        "effort": 200,
        "margin": 0.2,
        "seed": 2,
        "options": {},
        "seats": None,
        "simulations": 40,
    }
    return puzzles.run(game, **{**asked, "progress": lambda *_: None, **changed})  # type: ignore[arg-type]


def test_every_action_is_weighed_for_itself(game: Game) -> None:
    scales = Weigher(game, 2).weigh(game.position(BOTH_ENDS), (100, 1000), np.uint64(1), None)
    assert scales.legal == len(scales.weighed) == 7
    assert [game.notation.format_action(game.new(), each.action) for each in scales.right] == ["b"]
    assert scales.clear(0.2)
    assert scales.weighed[0].chance > 0.9
    level = Weigher(game, 2).weigh(game.new(), (100,), np.uint64(1), None)
    assert not level.clear(0.2)


def test_a_position_becomes_a_puzzle_of_several_turns(game: Game) -> None:
    mine = puzzles.Mine(game, 2, 1500, 0.2, turns=2)
    found = puzzles.Finder(mine, game.position(BOTH_ENDS), game.read_options({})).find()
    assert found is not None
    assert {each.line[0] for each in found.right} == {"b"}
    assert found.replies in {("a",), ("e",)}
    assert found.right[0].line == ("b", "e" if found.replies == ("a",) else "a")
    assert found.themes == ("win", "row")
    assert files.problems(game, found) == []
    assert files.of_row(game.name, found.json()) == found


def test_a_series_is_repeatable_and_goes_on_where_it_stopped(game: Game, tmp_path: Path) -> None:
    kept = tmp_path / "dug.jsonl"
    dig(game, matches=2, kept=kept)
    ticks = []
    whole = dig(game, kept=kept, progress=lambda done, total, label: ticks.append((done, total)))
    assert ticks[0] == (2, 3)
    assert whole.puzzles == dig(game).puzzles
    assert whole.puzzles, "three matches of beginners without a puzzle"
    assert [each.seed.split("/")[0] for each in whole.puzzles] == ["2"] * len(whole.puzzles)
    with pytest.raises(BadOption, match="another series"):
        dig(game, kept=kept, effort=201)
    with pytest.raises(BadOption, match="no level"):
        dig(game, bots=("easiest",))


def test_what_is_kept_is_checked_with_more_effort(game: Game, tmp_path: Path) -> None:
    found = dig(game)
    found.keep()
    held = files.collection(game)
    assert held.puzzles == tuple(sorted(found.puzzles, key=lambda each: each.id))
    assert (held.effort, held.margin, held.judge) == (200, 0.2, "hard")
    with pytest.raises(BadOption, match="same way"):
        replace(found, mine=replace(found.mine, effort=9)).keep()
    worse = [_turned_round(each) for each in held.puzzles[:1]]
    files.write(game, replace(held, puzzles=(*held.puzzles[1:], *worse)))
    report = puzzles.check(game, times=3, kept=tmp_path / "checked.jsonl", progress=lambda *_: None)
    assert worse[0].key in report.failed
    assert report.held, "nothing that is right holds"
    assert f"{len(report.held)} of {len(held.puzzles)} puzzles hold" in report.text()
    again = puzzles.check(game, times=3, kept=tmp_path / "checked.jsonl", progress=lambda *_: None)
    assert again.json() == report.json()
    report.keep()
    assert files.puzzles(game) == tuple(report.held)


def _turned_round(puzzle: Puzzle) -> Puzzle:
    """A wrong action called right, and the right one wrong."""
    text, chance = puzzle.wrong[0]
    best = puzzle.right[0]
    return replace(
        puzzle,
        right=(files.Right((text,), best.chance), *puzzle.right[1:]),
        wrong=((best.line[0], chance),),
        replies=(),
    )


def test_the_fewer_find_it_the_harder_it_is() -> None:
    solvers = (500, 1000, 1500, 1900)
    ratings = [rated([(each, 3 if i >= missed else 0, 3) for i, each in enumerate(solvers)])[0] for missed in range(5)]
    assert ratings == sorted(ratings)
    assert ratings[0] < 900
    assert ratings[-1] > 1800
    sure, unsure = rated([(1500, 30, 60)]), rated([(1500, 1, 2)])
    assert sure[1] < unsure[1] < 350
    assert abs(sure[0] - 1500) < 5


def test_a_game_without_a_folder_keeps_nothing(game: Game) -> None:
    nowhere = replace(game, folder=None)
    assert files.puzzles(nowhere) == ()
    with pytest.raises(files.BadPuzzle):
        files.write(nowhere, Collection("hard", 1, 0.1, ()))
