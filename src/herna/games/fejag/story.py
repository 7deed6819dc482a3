"""FEJAG: the story of a campaign, for the organiser: what frames it, what is posted each day, what is true.

Herna has one in four languages; an organiser may bring a file in the same format. Rules 7.3.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from herna.engine.errors import BadOption
from herna.engine.messages import language_of

from .kernel.state import DAYS, QUESTIONS, TEAMS

FOLDER = Path(__file__).with_name("story")


@dataclass(frozen=True)
class Story:
    title: str
    intro: str
    clues: tuple[str, ...]  # of days 1..10
    answers: tuple[str, ...]  # to the six questions; for the organiser's eyes only
    epilogue: str  # posted on the last day
    teams: dict[str, str]  # what the story says about each team, by its code
    legends: tuple[str, ...] = ("",) * DAYS  # what ties the sub-game of each day to the story; a file may lack them


def read(text: str) -> Story:
    """The story that a file tells, or BadOption with what it lacks."""
    try:
        found = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadOption(f"story: {error}") from None
    for name in ("title", "intro", "epilogue"):
        if not isinstance(found.get(name), str) or not found[name].strip():
            raise BadOption(f"story: {name} is a text")
    teams = found.get("teams")
    if not isinstance(teams, dict) or sorted(teams) != sorted(TEAMS) or not all(map(_is_text, teams.values())):
        raise BadOption(f"story: [teams] tells of each of {', '.join(TEAMS)}")
    return Story(
        title=found["title"].strip(),
        intro=_told(found["intro"]),
        clues=_texts(found, "clues", DAYS - 1),
        answers=_texts(found, "answers", QUESTIONS),
        epilogue=_told(found["epilogue"]),
        teams={code: teams[code] for code in TEAMS},
        legends=_texts(found, "legends", DAYS) if "legends" in found else ("",) * DAYS,
    )


def _told(text: str) -> str:
    """A text of several paragraphs; how its lines are broken in the file means nothing."""
    return re.sub(r"(?<!\n)[ \t]*\n(?!\n)", " ", text.strip())


def _is_text(value: object) -> bool:
    return isinstance(value, str) and bool(value.strip())


def _texts(found: dict[str, object], name: str, count: int) -> tuple[str, ...]:
    texts = found.get(name)
    if not isinstance(texts, list) or len(texts) != count or not all(map(_is_text, texts)):
        raise BadOption(f"story: {name} is a list of {count} texts")
    return tuple(texts)


@cache
def of_the_house(language: str) -> Story:
    """The story in the reader's language."""
    return read((FOLDER / f"{language_of(language)}.toml").read_text(encoding="utf-8"))
