#!/usr/bin/env python3
"""The fingerprint of every game's rules, in tests/data/rules.json: what its golden games and its worked examples say.

    python tools/rules.py               store what is new: games, ids of rules, golden games, examples
    python tools/rules.py --same-rules  also forget what is gone, after you have looked: the rules play as before

Stored matches name the rules they were played by. So when the same actions lead elsewhere, the game needs a new id
(`rules` in its `Game`); then the fingerprint of the new id is stored beside that of the old one. If matches of the old
id can be played on by the new rules, name it in `former_rules`.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path

import herna
from herna.engine.game import Game
from herna.engine.vectors import blocks

ROOT = Path(__file__).resolve().parents[1]
STORED = ROOT / "tests" / "data" / "rules.json"
Fingerprint = dict[str, str]  # of each golden game and each example

ADVICE = (
    "Matches are stored that were played by {id}. If the rules of {title} have changed, give the game a new id "
    "(`rules`), and name {id} in `former_rules` if its matches can be played on. "
    "If only the text of examples or golden games has changed, run "
    "`python tools/rules.py --same-rules` and say so in the commit."
)


def fingerprint(game: Game, root: Path = ROOT) -> Fingerprint:
    """What the rules of a game lead to, by the names of golden games and the digests of examples."""
    found: Fingerprint = {}
    for file in sorted((root / "tests" / "golden").glob(f"{game.name}-*.txt")):
        _, seats, _, *rest = file.read_text(
            encoding="utf-8"
        ).splitlines()  # the id and old names of options say nothing
        found[f"golden {file.stem}"] = _digest([seats, *rest])
    page = root / "docs" / "rules" / f"{game.name}.md"
    if not page.exists() and game.folder is not None:
        page = game.folder / "rules.md"
    if page.exists():
        for block in blocks(page, page.read_text(encoding="utf-8").splitlines()):
            digest = _digest([line for each in block for line in (each.text, *each.verbatim)])
            found[f"example {digest}"] = digest
    return found


def _digest(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(" ".join(line.split()) for line in lines).encode()).hexdigest()[:16]


def differences(stored: Fingerprint, now: Fingerprint) -> tuple[list[str], list[str]]:
    """What is stored and is different or gone, and what is not stored yet."""
    changed = [name for name, digest in stored.items() if now.get(name) != digest]
    return changed, [name for name in now if name not in stored]


def read() -> dict[str, Fingerprint]:
    return json.loads(STORED.read_text(encoding="utf-8")) if STORED.exists() else {}


def main(words: list[str]) -> None:
    if words not in ([], ["--same-rules"]):
        sys.exit(__doc__)
    stored = read()
    for game in map(herna.game, herna.game_names()):
        now = fingerprint(game)
        changed, new = differences(stored.get(game.rules, {}), now)
        if changed and not words:
            print(f"{game.rules}: changed or gone: {', '.join(changed)}")
            sys.exit(ADVICE.format(id=game.rules, title=game.title))
        if changed and any(name in now for name in changed):
            names = ", ".join(name for name in changed if name in now)
            print(f"{game.rules}: {names}: stored again")
        stored[game.rules] = now
        print(f"{game.rules}: {len(now)} outcomes, {len(new)} new, {len(changed)} changed or gone")
    STORED.write_text(json.dumps(stored, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
