"""Messages in the reader's language: Fluent catalogues, shared by server and client.

The house has its own in `locales/<language>/`, each game in `words/<language>/` of its folder.

Fluent itself is loaded with the first message; simulations never pay for it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from .homes import homes
from .scene import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).resolve().parents[1] / "locales"
LANGUAGES = ("cs", "sk", "en", "de")
FALLBACK = "en"


class Unsayable(Exception):
    """A catalogue lacks the message, or the message lacks an argument."""


def language_of(wanted: str) -> str:
    """Our language for a tag such as `de-AT`; English if we do not have it."""
    language = wanted.replace("_", "-").partition("-")[0].lower()
    return language if language in LANGUAGES else FALLBACK


def say(message: Message, language: str = FALLBACK) -> str:
    """The message in that language, else in English, at worst its id. Never raises."""
    for tongue in (language_of(language), FALLBACK):
        try:
            return say_strictly(message, tongue)
        except Unsayable:
            continue
    return message.id


def say_strictly(message: Message, language: str) -> str:
    """The message in exactly that language, or Unsayable."""
    bundle = catalogue(language)
    if not bundle.has_message(message.id):
        raise Unsayable(f"{language}: there is no message {message.id}")
    pattern = bundle.get_message(message.id).value
    if pattern is None:
        raise Unsayable(f"{language}: {message.id} has no text")
    args = {
        name: say_strictly(value, language) if isinstance(value, Message) else value
        for name, value in message.args.items()
    }
    text, errors = bundle.format_pattern(pattern, args)
    if errors:
        raise Unsayable(f"{language}: {message.id}: {errors[0]}")
    return str(text)


def catalogue_files(language: str) -> list[Path]:
    """The catalogues of a language: the house's own, then those of the games."""
    own = sorted((LOCALES / language).glob("*.ftl"))
    return [*own, *(file for home in homes().values() for file in words_in(home.folder, language))]


def words_in(folder: Path, language: str) -> list[Path]:
    """The catalogues that a game in this folder has in a language."""
    return sorted((folder / "words" / language).glob("*.ftl"))


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language, from every game. Without direction isolates: all four languages run left to right."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for file in catalogue_files(language):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
