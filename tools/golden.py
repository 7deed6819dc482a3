#!/usr/bin/env python3
"""Golden playthroughs: whole matches as text, in tests/golden, which the tests replay line by line.

    python tools/golden.py                      rewrite the results of the stored actions
    python tools/golden.py --add FILE.herna...  store other matches, under the names of their files

A golden file begins with the game, the seats and the options. Then every line is an action, or, beginning with `=` and
a space, the result: the number of actions so far, who acts, the number of legal actions, the position. A changed golden
file means that the rules have changed, so look at every difference before you commit it.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import herna
from herna.engine import journal
from herna.engine.game import Game, ranking_text

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "golden"
EVERY = 5  # actions between two lines about the position


def lines(game: Game, seats: int, options: dict[str, Any], actions: Iterable[str]) -> Iterator[str]:
    """A golden file, line by line, as the game plays it now."""
    yield f"game {game.name} {game.rules}"
    yield f"seats {seats}"
    yield f"options {json.dumps(game.read_options(options))}"
    state = game.new(seats, **options)
    notation = game.notation

    def look(ply: int) -> str:
        count = len(game.legal(state))
        return f"= {ply}  {game.actor_name(state)}  {count} legal  {notation.format_position(state)}"

    yield look(0)
    ply = 0
    for action in actions:
        game.play(state, action)
        ply += 1
        yield action
        if ply % EVERY == 0:
            yield look(ply)
    yield look(ply)
    scores = zip(notation.seats(state), notation.scores(state), strict=True)
    yield f"= result {ranking_text(notation.ranking(state))}  scores {' '.join(f'{s}={n}' for s, n in scores)}"


def parse(text: str) -> tuple[str, int, dict[str, Any], list[str]]:
    """The name of the game, the seats, the options and the actions of a golden file."""
    first, seats, options, *rest = text.splitlines()
    actions = [line for line in rest if not line.startswith("= ")]
    return first.split()[1], int(seats.split()[1]), json.loads(options.partition(" ")[2]), actions


def write(path: Path, game: Game, seats: int, options: dict[str, Any], actions: Iterable[str]) -> None:
    text = "\n".join(lines(game, seats, options, actions)) + "\n"
    changed = not path.exists() or path.read_text(encoding="utf-8") != text
    path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {'changed' if changed else 'as it was'}")


def main(arguments: list[str]) -> None:
    if arguments[:1] == ["--add"]:
        for name in arguments[1:]:
            match = journal.read(Path(name), herna.game)
            path = FOLDER / f"{Path(name).stem}.txt"
            header = match.header
            write(path, match.game, header.seats, dict(header.options), [played.text for played in match.line])
        return
    if arguments:
        sys.exit(__doc__)
    for path in sorted(FOLDER.glob("*.txt")):
        name, seats, options, actions = parse(path.read_text(encoding="utf-8"))
        write(path, herna.game(name), seats, options, actions)


if __name__ == "__main__":
    main(sys.argv[1:])
