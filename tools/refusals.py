"""Write build/refusals.html: every refusal of every game and of the server, in four languages, for people to read.

`python tools/refusals.py [GAME...]`. Each refusal of a game is produced: the sheet names the action and the position
in which it was refused. `make screens` writes it too.
"""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path
from typing import get_args

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.refusing import refusals  # noqa: E402

import herna  # noqa: E402
from herna.engine.messages import LANGUAGES, say_strictly  # noqa: E402
from herna.engine.scene import Message  # noqa: E402
from herna.server.protocol import ErrorCode  # noqa: E402

SHEET = ROOT / "build" / "refusals.html"
LONGEST = 120  # characters of a position
STYLE = "body{font:14px system-ui;margin:2em}"
STYLE += "td,th{border:1px solid #ccc;padding:4px 8px;vertical-align:top;text-align:left}"
STYLE += "table{border-collapse:collapse}small{color:#666;overflow-wrap:anywhere}.none{background:#fdd}"


def rows_of_game(name: str) -> list[str]:
    game = herna.game(name)
    found = refusals(game)
    rows = []
    for reason, (rule, _) in game.reasons.items():
        message = game.stage.explain(reason)
        where = "<b>not produced</b>"
        if reason in found:
            position = game.notation.format_position(found[reason].state)
            where = f"<code>{escape(found[reason].action)}</code><br><small>{escape(position[:LONGEST])}</small>"
        rows.append(row(f"{reason}<br>§ {rule}", where, message))
    return rows


def rows_of_server() -> list[str]:
    codes = sorted(get_args(ErrorCode))
    return [row(code, "", Message(f"table-error-{code.replace('_', '-')}")) for code in codes]


def row(name: str, where: str, message: Message | None) -> str:
    texts = [escape(say_strictly(message, language)) if message else "" for language in LANGUAGES]
    cells = "".join(f"<td{'' if text else ' class=none'}>{text}</td>" for text in texts)
    return f"<tr><td>{name}</td><td>{where}</td>{cells}</tr>"


def table(title: str, rows: list[str]) -> str:
    head = "".join(f"<th>{language}</th>" for language in ("reason", "produced by", *LANGUAGES))
    return f"<h2>{escape(title)} ({len(rows)})</h2><table><tr>{head}</tr>{''.join(rows)}</table>"


def main(names: list[str]) -> None:
    tables = [table(herna.game(name).title, rows_of_game(name)) for name in names or herna.game_names()]
    if not names:
        tables.append(table("The server", rows_of_server()))
    SHEET.parent.mkdir(exist_ok=True)
    page = f"<!doctype html><meta charset=utf-8><title>Refusals</title><style>{STYLE}</style>{''.join(tables)}"
    SHEET.write_text(page, encoding="utf-8")
    print(SHEET)


if __name__ == "__main__":
    main(sys.argv[1:])
