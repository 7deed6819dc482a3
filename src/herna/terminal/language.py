"""The language in which a person reads what the terminal shows."""

from __future__ import annotations

import os
from collections.abc import Mapping

from herna.engine.errors import BadOption
from herna.engine.messages import LANGUAGES, language_of

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


def reader_language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language that is asked for, else that of the system, else English."""
    if wanted is not None:
        if wanted.lower() not in LANGUAGES:
            raise BadOption(f"--lang: expected {', '.join(LANGUAGES)}, not {wanted!r}")
        return wanted.lower()
    system = next((value for name in SETTINGS if (value := environment.get(name))), "")
    return language_of(system.partition(".")[0])
