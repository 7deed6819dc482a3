"""The story of a campaign: the house tells it in every language, an organiser's file is read or refused."""

from __future__ import annotations

import pytest

from herna.engine.errors import BadOption
from herna.engine.messages import LANGUAGES
from herna.games.fejag import story
from herna.games.fejag.kernel.state import TEAMS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_has_a_story_in_every_language(language):
    told = story.of_the_house(language)
    assert len(set(told.clues)) == 10
    assert len(set(told.answers)) == 6
    assert "".join(told.teams) == TEAMS
    assert len(set(told.legends.values())) == 11
    assert set(told.legends) == {*(f"{code}-{i}" for code in TEAMS for i in (1, 2)), "egg"}
    assert all(
        word in told.intro
        for word in ("2001", "Efro", "Exactera", "Aldevil", "Gen", "Mulder", "Jones", "Nevad", "FEJAG")
    )


def test_the_stories_are_translations():
    assert len({story.of_the_house(language).intro for language in LANGUAGES}) == len(LANGUAGES)


def own(**changes):
    """An organiser's file, as text."""
    parts = {
        "title": '"Our camp"',
        "intro": '"Once upon a time."',
        "epilogue": '"The end."',
        "clues": str([f"clue {n}" for n in range(1, 11)]),
        "answers": str([f"answer {n}" for n in range(1, 7)]),
        **changes,
    }
    lines = [f"{name} = {value}" for name, value in parts.items()]
    return "\n".join([*lines, "[teams]", *(f'{code} = "team {code}"' for code in TEAMS)])


def test_an_organiser_brings_an_own_story():
    told = story.read(own())
    assert told.title == "Our camp"
    assert told.clues[9] == "clue 10"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("title = ", "story: "),
        (own(title="5"), "title is a text"),
        (own(clues="['only one']"), "clues is a list of 10 texts"),
        (own(answers=str(["x"] * 5 + [" "])), "answers is a list of 6 texts"),
        (own().replace("[teams]", "[others]"), r"\[teams\] tells of each"),
    ],
)
def test_a_file_that_lacks_something_is_refused(text, why):
    with pytest.raises(BadOption, match=why):
        story.read(text)
