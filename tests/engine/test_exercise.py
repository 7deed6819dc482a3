"""Exercises: how tries are judged and answered, and what is wrong with a file of a lesson."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import herna
from herna.engine import lessons
from herna.engine.errors import BadLesson, IllegalAction, UnreadableAction
from herna.engine.exercise import All, Exercise, Lines, Until, Wrong
from herna.engine.game import Game
from herna.engine.scene import Message

ROW = "......./......./......./......./..y..../..rr.y. r"
SAY, TASK = Message("said"), Message("task")


@pytest.fixture
def game() -> Game:
    return herna.game("four_in_a_row")


def exercise(game: Game, **more: object) -> Exercise:
    given: dict[str, object] = {"goal": Lines((("b", "a"),)), "solution": ("b", "a"), "replies": ("e",), **more}
    return Exercise(game=game, start=game.position(ROW), seat=0, task=TASK, **given)  # type: ignore[arg-type]


def test_a_line_is_followed_answered_and_solved(game: Game) -> None:
    step = exercise(game, done=SAY)
    assert step.judge([]).state == "open"
    begun = step.attempt(["b"])
    assert begun.verdict.state == "open"
    assert [(move.text, move.seat, move.tried) for move in begun.moves] == [("b", 0, True), ("e", 1, False)]
    assert step.judge(["b", "a"]).state == "solved"
    assert step.judge(["b", "a"]).say == SAY
    assert step.judge([1, 0]).state == "solved", "numbers are as good as texts"


def test_a_wrong_action_is_answered_with_its_words_and_a_new_try_keeps_what_was_right(game: Game) -> None:
    step = exercise(game, wrong=(Wrong(("g",), SAY, rule="3"), Wrong(("*",), TASK, after=("b",))))
    assert (step.judge(["g"]).state, step.judge(["g"]).say, step.judge(["g"]).rule) == ("wrong", SAY, "3")
    late = step.judge(["b", "c"])
    assert (late.state, late.say, late.keep) == ("wrong", TASK, 1)
    assert step.judge(["a"]).say is None
    with pytest.raises(UnreadableAction, match="over"):
        step.attempt(["g", "b"])


def test_what_is_not_scripted_is_drawn_and_always_the_same(game: Game) -> None:
    step = exercise(game, replies=(), goal=Until(("actor nobody",), 9), solution=("b",), seed=7)
    first, again = (step.attempt(["b", "g"]).moves for _ in range(2))
    assert [move.text for move in first] == [move.text for move in again]
    assert [move.seat for move in first] == [0, 1, 0, 1]
    others = {step.attempt(["b"]).moves[1].text} | {
        replace(step, seed=seed).attempt(["b"]).moves[1].text for seed in range(12)
    }
    assert len(others) > 2


def test_a_reply_that_is_impossible_is_replaced(game: Game) -> None:
    full = "..y..../..r..../..y..../..r..../..y..../..rr.y. r"
    step = replace(exercise(game, replies=("c",)), start=game.position(full))
    assert step.attempt(["b"]).moves[1].text != "c"


def test_any_order_and_questions(game: Game) -> None:
    both = exercise(game, goal=All(("g", "a")), replies=("c", "c"))
    assert both.judge(["a"]).state == "open"
    assert both.judge(["a", "g"]).state == both.judge(["g", "a"]).state == "solved"
    assert both.judge(["a", "a"]).state == "wrong"
    until = exercise(game, goal=Until(("actor nobody", "rank r y"), 2), replies=("e",))
    assert until.judge(["b", "a"]).state == "solved"
    missed = until.judge(["b", "c"])
    assert (missed.state, missed.keep) == ("wrong", 0)


def test_what_the_rules_forbid_is_refused_and_what_is_not_ones_own(game: Game) -> None:
    full = "..y..../..r..../..y..../..r..../..y..../..rr.y. r"
    step = replace(exercise(game, wrong=(Wrong(("c",), SAY, illegal="2"),)), start=game.position(full))
    with pytest.raises(IllegalAction):
        step.attempt(["c"])
    assert step.refusal("2") == step.wrong[0]
    assert step.refusal("3") is None
    other = replace(step, seat=1, replies=("b",))
    assert [move.seat for move in other.attempt([]).moves] == [0], "the others begin"
    with pytest.raises(UnreadableAction):
        step.attempt(["a"] * 61)


def test_a_match_that_ends_without_the_goal_is_a_wrong_try(game: Game) -> None:
    step = exercise(game, goal=Until(("count 3",), 9), solution=("b",))
    over = step.judge(["b", "a"])
    assert (over.state, over.say and over.say.id) == ("wrong", "herna-study-over")


# --- files --------------------------------------------------------------------------------------------------------


STEP = '[[step]]\ntask = "t"\nhint = "h"\n'


@pytest.mark.parametrize(
    ("name", "text", "wrong"),
    [
        ("1-short", STEP, "two digits"),
        ("01-empty", "", "no [[step]]"),
        ("01-broken", "[[step", "cannot be read"),
        ("01-odd", "stap = 1\n" + STEP, "did you mean step?"),
        ("01-key", STEP + 'gaol = ["d"]', "step 1: it has no entry 'gaol'; did you mean goal?"),
        ("01-two", STEP + 'goal = ["d"]\nline = ["d"]', "more than one goal"),
        ("01-seat", STEP + 'seat = "blue"', "no seat 'blue'"),
        ("01-task", '[[step]]\ngoal = ["d"]', "no task"),
        ("01-until", STEP + 'until = ["actor y"]', "needs a solution"),
        ("01-position", STEP + 'position = "x"', "step 1: expected 6 rows"),
        ("01-moves", STEP + 'moves = ["d", "h"]', "step 1: 'h' is not an action"),
        ("01-list", STEP + "goal = 3", "expected a list of texts"),
        ("01-wrong", STEP + 'goal = ["d"]\nwrong = [{ actions = ["e"] }]', "needs actions"),
        ("01-unsolved", STEP + f'goal = ["d", "h"]\nsolution = ["h"]\n{STEP}', "step 1: 'h' is not an action"),
    ],
)
def test_an_error_names_the_file_and_the_step(game: Game, tmp_path: Path, name: str, text: str, wrong: str) -> None:
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / f"{name}.toml").write_text(text)
    elsewhere = replace(game, folder=tmp_path)
    try:
        with pytest.raises(BadLesson) as found:
            [lessons.exercises(elsewhere, lesson) for lesson in lessons.course(elsewhere)]
    finally:
        game.notation.game = game.stage.game = game
    assert wrong in str(found.value)
    assert str(found.value).startswith(f"{name}.toml")
