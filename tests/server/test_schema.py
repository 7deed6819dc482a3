"""The schema of the HTTP API: up to date, complete, and honest about what may be missing."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from herna.server import protocol
from herna.server.doors import schema as http
from herna.server.doors.app import create_app

DOCS = Path(__file__).parents[2] / "docs"
WEB = DOCS.parent / "web" / "src"
NO_JSON = ("/health", "/ready", ".svg", "/rules", "{name}/camp", "/export", "/words/{language}")


@pytest.fixture(scope="module")
def described() -> dict[str, Any]:
    return http.schema()


def test_the_schema_is_up_to_date() -> None:
    assert http.main(["--check", str(DOCS / "http.schema.json")]) == 0


def test_a_stale_schema_is_noticed(tmp_path: Path) -> None:
    file = tmp_path / "schema.json"
    assert http.main(["--check", str(file)]) == 1
    assert http.main(["--write", str(file)]) == 0
    file.write_text(file.read_text().replace("nickname", "nick"))
    assert http.main(["--check", str(file)]) == 1


def test_every_route_says_what_it_answers(described: dict[str, Any]) -> None:
    paths = create_app().openapi()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    silent = {route for route in routes if "answer" not in described["properties"].get(route, {}).get("properties", {})}
    assert sorted(route for route in silent if not route.endswith(NO_JSON)) == []


def test_what_is_always_sent_is_not_optional(described: dict[str, Any]) -> None:
    task = described["$defs"]["Task"]
    assert set(task["required"]) == set(task["properties"]), "an answer carries its defaults"
    assert described["$defs"]["SeatWish"]["required"] == ["kind"], "a request may leave them out"


def test_the_types_shared_with_the_socket_are_the_same(described: dict[str, Any]) -> None:
    socket = protocol.schema()["$defs"]
    for name in described["$defs"].keys() & socket.keys():
        assert described["$defs"][name].get("properties", {}).keys() == socket[name].get("properties", {}).keys()


def test_the_client_copies_no_type_by_hand() -> None:
    for file in (WEB / "lib" / "api.ts", WEB / "camp" / "camp.ts"):
        assert re.findall(r"^(?:export )?interface .*", file.read_text(encoding="utf-8"), re.MULTILINE) == []
