"""Links of organisers, kept beside the tables of a laptop, for people who may read the files of its owner.

Of secrets only hashes are stored otherwise, so a link that is lost could not be told again.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import structlog

from ..settings import data_folder

log = structlog.get_logger()
LINK = re.compile(r"/camp/([a-z0-9]{1,40})#seat=[A-Za-z0-9_-]{43}")


@dataclass(frozen=True)
class Kept:
    table: str
    link: str
    name: str
    at: float


def folder() -> Path:
    return data_folder() / "camps"


def keep(where: Path | None, table: str, link: str, name: str) -> None:
    """Note the link of a campaign that begins here, in a file that only its owner can read.

    The campaign is stored already: if this fails, its organiser must still be told the link.
    """
    if where is None:
        return
    try:
        where.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = where / f"{table}.link"
        file.touch(mode=0o600)
        file.write_text(f"{link}\n{name}\n", encoding="utf-8")
    except OSError as error:
        log.error("link_not_kept", table=table, error=repr(error))


def kept(where: Path) -> list[Kept]:
    """All that are known, the latest first."""
    found = []
    for file in where.glob("*.link"):
        link, _, name = file.read_text(encoding="utf-8").strip().partition("\n")
        if match := LINK.fullmatch(link):
            found.append(Kept(match[1], link, name, file.stat().st_mtime))
    return sorted(found, key=lambda each: -each.at)
