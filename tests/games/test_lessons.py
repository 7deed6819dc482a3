"""The courses: every lesson of every game can be done, its wrong tries are wrong, and its words are there."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import herna
from herna.engine import lessons
from herna.engine.exercise import Reading, Wrong
from herna.engine.homes import homes
from herna.engine.messages import LANGUAGES, words_in
from herna.engine.scene import Message

LESSONS = [(name, lesson) for name in homes() for lesson in lessons.course(herna.game(name))]
ID = re.compile(r"^([a-z_]+-lesson-[a-z0-9-]+) =", re.MULTILINE)


@pytest.mark.parametrize(("name", "lesson"), LESSONS, ids=[lesson.key for _, lesson in LESSONS])
def test_a_lesson_is_as_its_file_says(name: str, lesson: lessons.Lesson) -> None:
    assert lessons.problems(herna.game(name), lesson) == []


@pytest.mark.parametrize("name", sorted({name for name, _ in LESSONS}))
def test_lessons_say_what_is_written_and_nothing_else_is(name: str) -> None:
    """The same ids in every language, and none that no lesson says."""
    game = herna.game(name)
    said = {lesson.title.id for lesson in lessons.course(game)}
    for lesson in lessons.course(game):
        for step in lessons.exercises(game, lesson):
            said |= {step.task.id, *(each.id for each in step.hints), *(each.say.id for each in step.wrong)}
            said |= {each.id for each in (step.otherwise, step.done) if each is not None}
    for language in LANGUAGES:
        texts = "\n".join(file.read_text(encoding="utf-8") for file in words_in(homes()[name].folder, language))
        written = ID.findall(texts)
        assert len(written) == len(set(written)), language
        assert set(written) == said, language


def test_the_check_finds_what_is_wrong() -> None:
    game = herna.game("four_in_a_row")
    lesson = lessons.find(game, "dropping")
    assert lesson is not None
    read, put, _ = lessons.exercises(game, lesson)
    assert isinstance(read.goal, Reading)
    nonsense = Message("four_in_a_row-lesson-nowhere")
    found = {
        "solution": replace(put, solution=("e",)),
        "allowed": replace(put, wrong=(Wrong(("e",), put.task, illegal="2"),)),
        "solved": replace(put, wrong=(Wrong(("d",), put.task),)),
        "refused by rule": replace(put, wrong=(Wrong(("e",), put.task, after=("d",)), Wrong(("h",), put.task))),
        "no message": replace(put, done=nonsense),
        "no paragraph 9": replace(put, rule="9"),
        "no hint": replace(put, hints=()),
        "no sprite": replace(put, point=("moon",)),
        "never comes": replace(put, replies=("a",)),
    }
    for what, broken in found.items():
        reported = lessons.exercise_problems(broken)
        assert reported, what
    assert lessons.exercise_problems(put) == []
