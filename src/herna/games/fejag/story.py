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

DAYS_OF_A_TEAM = 2
EGG = "egg"
FOLDER = Path(__file__).with_name("story")


@dataclass(frozen=True)
class Story:
    title: str
    intro: str
    clues: tuple[str, ...]  # of days 1..10
    answers: tuple[str, ...]  # to the six questions; for the organiser's eyes only
    epilogue: str  # posted on the last day
    teams: dict[str, str]  # what the story says about each team, by its code
    legends: dict[str, str]  # what ties sub-games to the story: of a day (`4`), of a team's days (`F-2`), of the egg


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
        legends=_legends(found),
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


def _legends(found: dict[str, object]) -> dict[str, str]:
    """A file may have none, one for each day, or two for each team and one for the egg: these fit any calendar."""
    legends = found.get("legends", {})
    if isinstance(legends, list):
        return {str(day): text for day, text in enumerate(_texts(found, "legends", DAYS), start=1)}
    if not isinstance(legends, dict):
        raise BadOption("story: legends is a list of days, or a table of teams")
    texts: dict[str, str] = {}
    for code in TEAMS if legends else "":
        texts |= {f"{code}-{i}": text for i, text in enumerate(_texts(legends, code, DAYS_OF_A_TEAM), start=1)}
    if legends:
        if not _is_text(legends.get(EGG)):
            raise BadOption(f"story: [legends] {EGG} is a text")
        texts[EGG] = str(legends[EGG])
    return texts


@cache
def of_the_house(language: str) -> Story:
    """The story in the reader's language."""
    return read((FOLDER / f"{language_of(language)}.toml").read_text(encoding="utf-8"))
