"""The protocol: its description is complete and up to date, and the server says nothing it cannot translate."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from herna.engine.messages import LANGUAGES, LOCALES
from herna.server import protocol
from herna.server.tables import words

DOCS = Path(__file__).parents[2] / "docs"
TYPES = [*protocol.ClientMessage.__args__, *protocol.ServerMessage.__args__]


def test_the_schema_is_up_to_date() -> None:
    assert protocol.main(["--check", str(DOCS / "protocol.schema.json")]) == 0


def test_a_stale_schema_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "schema.json"
    assert protocol.main(["--check", str(file)]) == 1
    assert protocol.main(["--write", str(file)]) == 0
    assert protocol.main(["--check", str(file)]) == 0
    file.write_text(file.read_text().replace("hello", "hullo"))
    assert protocol.main(["--check", str(file)]) == 1


@pytest.mark.parametrize("message", TYPES, ids=lambda message: message.__name__)
def test_every_message_is_described(message: type) -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    tag = message.__struct_config__.tag
    place = re.search(rf"^(\| |### )`{tag}`", text, re.MULTILINE)
    assert place is not None
    section = text[place.start() :][:1500]
    missing = [
        field for field in message.__struct_fields__ if field not in {"id", "re"} and f"`{field}`" not in section
    ]
    assert missing == [], "fields that the page does not mention"


def test_every_code_is_described() -> None:
    text = (DOCS / "protocol.md").read_text(encoding="utf-8")
    assert [code for code in protocol.ErrorCode.__args__ if f"`{code}`" not in text] == []
    assert [kind for kind in protocol.LineKind.__args__ if f"`{kind}`" not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_server_says_is_in_the_catalogue_and_nothing_else(language: str) -> None:
    text = (LOCALES / language / "table.ftl").read_text(encoding="utf-8")
    of_a_plain_stage = {"table-prompt"}  # said for games without words of their own
    assert set(re.findall(r"^([\w-]+) =", text, re.MULTILINE)) == words.all_ids() | of_a_plain_stage


def test_what_a_client_sends_is_read_back() -> None:
    for message in (
        protocol.Hello(table="abc", secret="s", last=3, id=1),
        protocol.Play(ply=4, action=17, id=2),
        protocol.Play(ply=4, action="c3-c4"),
        protocol.Answer(offer=4, accept=False),
    ):
        assert protocol.decode(msgspec.json.encode(message)) == message
