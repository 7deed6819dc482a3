"""The puzzles that games bring: they can be read, their solutions solve them, and other actions do not."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.engine import puzzles
from herna.engine.errors import BadPuzzle
from herna.engine.game import Game
from herna.engine.homes import homes
from herna.engine.messages import say

SAMPLE = 12  # puzzles of a game that are tried; a position of some games takes long to read
ENOUGH = 60  # puzzles of each game of the house
NAMES = [name for name in homes() if (Path(homes()[name].folder) / puzzles.FILE).is_file()]


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_the_file_is_a_puzzle(name: str) -> None:
    game = herna.game(name)
    held = puzzles.collection(game)
    assert held.puzzles
    assert len({(each.position, each.moves, each.seat) for each in held.puzzles}) == len(held.puzzles)
    assert [each.id for each in held.puzzles] == sorted(each.id for each in held.puzzles)
    for each in held.puzzles:
        assert min(right.chance for right in each.right) - each.next_best >= held.margin, each.key
        assert 600 <= each.rating <= 2400
        assert 30 <= each.deviation <= 350
        assert puzzles.find(game, each.id) == each
    assert puzzles.find(game, "nothing") is None


@pytest.mark.parametrize("name", [name for name, home in homes().items() if home.distribution is None])
def test_every_game_of_the_house_has_enough(name: str) -> None:
    game = herna.game(name)
    found = puzzles.puzzles(game)
    assert len(found) >= ENOUGH
    assert all(set(each.goal) <= set(game.feats) for each in found)
    assert all(bool(each.goal) == bool(game.feats) for each in found)


@pytest.mark.parametrize("name", NAMES)
def test_puzzles_are_solved_by_their_lines_alone(name: str) -> None:
    game = herna.game(name)
    found = puzzles.puzzles(game)
    for puzzle in found[:: max(1, len(found) // SAMPLE)]:
        assert puzzles.problems(game, puzzle) == []
        task = puzzles.exercise(game, puzzle)
        begins = {each.line[0] for each in puzzle.right}
        others = [text for text in game.legal_texts(game.observed(task.start, task.seat)) if text not in begins]
        assert others, puzzle.key
        assert all(task.judge([text]).state == "wrong" for text in others[:3])
        assert len(task.hints) in {1, 2}
        assert task.judge(puzzle.right[-1].line).state == "solved"


# --- reading ----------------------------------------------------------------------------------------------------------

ROW = "......./......./......./......./..y..../..rr.y. r"
LINE: dict[str, Any] = {
    **{"id": puzzles.id_of(2, {}, ROW, (), "r"), "seats": 2, "options": {}, "position": ROW, "seat": "r"},
    **{"right": [[0.97, "b", "a"]], "wrong": [["e", 0.5]], "replies": ["e"], "rating": 1100, "deviation": 150},
}
HEAD = {"game": "four_in_a_row", "rules": "four-1", "judge": "hard", "effort": 9, "margin": 0.1}


@pytest.fixture
def game(tmp_path: Path) -> Iterator[Game]:
    real = herna.game("four_in_a_row")
    yield replace(real, folder=tmp_path)
    real.notation.game = real.stage.game = real


def write(game: Game, *rows: dict[str, Any]) -> None:
    assert game.folder is not None
    text = "".join(json.dumps(row) + "\n" for row in rows)
    (game.folder / puzzles.FILE).write_text(text, encoding="utf-8")


def test_a_puzzle_of_several_turns_is_answered(game: Game) -> None:
    write(game, HEAD, LINE)
    (puzzle,) = puzzles.puzzles(game)
    assert puzzle.key == f"four_in_a_row.{LINE['id']}"
    task = puzzles.exercise(game, puzzle)
    assert [move.text for move in task.attempt(["b"]).moves] == ["b", "e"]
    assert (task.judge(["b", "a"]).state, task.judge(["b", "g"]).keep) == ("solved", 1)
    solved = task.judge(["b", "a"]).say
    assert solved is not None
    assert solved.args == {"best": 97, "other": 50}
    assert task.judge(["e"]).state == "wrong"


@pytest.mark.parametrize(
    ("head", "change", "wrong"),
    [
        ({"rules": "four-0"}, {}, "find others for four-1"),
        ({"margin": None, "marge": 1}, {}, "no entry 'marge'"),
        ({}, {"wight": 1}, "line 2: it has no entry 'wight'"),
        ({}, {"id": "12345678"}, "line 2: it is called 12345678"),
        ({}, {"right": []}, "needs a right line"),
        ({}, {"right": [["b"]]}, "right is [[chance, action"),
        ({}, {"rating": "hard"}, "the rating a number"),
        ({}, {"themes": 5}, "the rating a number, and moves, replies, goal and themes are lists"),
    ],
)
def test_an_error_names_the_line(game: Game, head: dict[str, Any], change: dict[str, Any], wrong: str) -> None:
    write(game, {**HEAD, **head}, {**LINE, **change})
    with pytest.raises(BadPuzzle) as found:
        puzzles.puzzles(game)
    assert wrong in str(found.value)


def test_a_puzzle_is_there_once(game: Game) -> None:
    write(game, HEAD, LINE, LINE)
    with pytest.raises(BadPuzzle, match=r"line 3: .* is there already, in line 2"):
        puzzles.puzzles(game)


def test_what_does_not_fit_the_rules_is_told(game: Game) -> None:
    puzzle = puzzles.of_row("four_in_a_row", LINE)
    assert puzzles.problems(game, puzzle) == []
    for change, told in (
        ({"seat": "y"}, "not to act"),
        ({"position": "x"}, "expected 6 rows"),
        ({"right": (puzzles.Right(("b", "h"), 0.97),)}, "'h' is not an action"),
        ({"right": (puzzles.Right(("b",), 0.97), puzzles.Right(("b", "a"), 0.97))}, "so nothing more can be played"),
        ({"right": (puzzles.Right(("h",), 0.97),)}, "'h' is not an action"),
        ({"wrong": (("b", 0.5),)}, "b is no wrong try"),
        ({"wrong": (("e", 0.98),)}, "as good as a right one"),
        ({"themes": ("moon",)}, "four_in_a_row-theme-moon"),
    ):
        assert any(told in each for each in puzzles.problems(game, replace(puzzle, **change))), told


def test_a_goal_is_asked_for_in_words() -> None:
    game = herna.game("spacestage")
    puzzle = next(each for each in puzzles.puzzles(game) if len(each.goal) > 1)
    task = puzzles.exercise(game, puzzle)
    told = say(task.task, "en")
    assert told.endswith(f". It can be done in {len(puzzle.right[0].line)} actions.")
    assert told.count(".") == 1 + len(puzzle.goal)
    (wrong, *_) = puzzle.wrong
    assert task.judge([wrong[0]]).say == task.otherwise
    unheard = puzzles.problems(game, replace(puzzle, goal=("moon",)))
    assert any("does not accomplish moon" in each for each in unheard)
    assert any("spacestage-goal-moon" in each for each in unheard)


def test_the_same_actions_in_another_order_are_as_good() -> None:
    """Two steps of two pieces; the file knows one order of them only."""
    game = herna.game("thebase")
    held = [each for each in puzzles.puzzles(game) if len(each.right) == 2 and len(each.right[0].line) == 2]
    both = next(each for each in held if set(each.right[0].line) == set(each.right[1].line))
    assert puzzles.problems(game, both) == []
    (told,) = puzzles.problems(game, replace(both, right=both.right[:1]))
    assert "is as good as" in told
