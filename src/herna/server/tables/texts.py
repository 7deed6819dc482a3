"""Texts and drawings that people send, made harmless before they are stored."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

from ..protocol import Profile

FLAG_WIDTH, FLAG_HEIGHT = 300, 200
MOST_STROKES, MOST_POINTS = 60, 2000
LONGEST_LEADER, LONGEST_EMOJI = 60, 12
LONGEST_PHOTO = 10_000  # characters; with the lines it fits in one message
PHOTO = re.compile(r"/9j/[A-Za-z0-9+/]+={0,2}", re.ASCII)  # how every JPEG begins
JOINER = "\u200d"
STRAY = re.compile(rf"(?<![^\w\s]){JOINER}++|{JOINER}++(?![^\w\s])")


def tidy(text: str) -> str:
    """What a person typed, in one line and without control characters.

    One emoji may be several joined by invisible characters; these joiners are kept inside emoji and nowhere else. What
    is tidy stays as it is: a backup with other texts is refused.
    """
    seen = (c for c in text if c.isspace() or c == JOINER or unicodedata.category(c)[0] != "C")
    return " ".join(STRAY.sub("", "".join(seen)).split())


def tidy_short(text: str, most: int) -> str:
    """The same, cut to this many characters, which may leave a space or half an emoji at the end."""
    return tidy(tidy(text)[:most])


def plain(text: str) -> str:
    """A text as one searches for it: without capitals and accents."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(c for c in apart if not unicodedata.combining(c))


def tidy_emoji(text: str) -> str:
    return tidy(text).replace(" ", "")


def tidy_profile(profile: Profile) -> Profile:
    """A profile a stranger may send: a colour is a colour, lines stay on the flag, and there are not too many."""
    strokes: list[tuple[int, ...]] = []
    points = 0
    for stroke in profile.strokes[:MOST_STROKES]:
        kept = stroke[: 2 * min(len(stroke) // 2, MOST_POINTS - points)]
        points += len(kept) // 2
        limits = (FLAG_WIDTH, FLAG_HEIGHT)
        if kept:
            strokes.append(tuple(min(max(int(value), 0), limits[i % 2]) for i, value in enumerate(kept)))
    return Profile(
        leader=tidy_short(profile.leader, LONGEST_LEADER),
        emoji=tidy_emoji(tidy_emoji(profile.emoji)[:LONGEST_EMOJI]),
        colour=tidy_colour(profile.colour),
        strokes=tuple(strokes),
        inks=tuple(map(tidy_colour, profile.inks[: len(strokes)])),
        photo=profile.photo if len(profile.photo) <= LONGEST_PHOTO and PHOTO.fullmatch(profile.photo) else "",
    )


def tidy_colour(text: str) -> str:
    return text.lower() if re.fullmatch("#[0-9a-fA-F]{6}", text) else ""


def tidy_papers(papers: Mapping[str, str]) -> dict[str, str]:
    return {tidy(name): text.strip() for name, text in papers.items()}
