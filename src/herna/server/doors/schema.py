"""The JSON Schema of the HTTP API: what each route takes and answers. The client's types are generated from it.

`python -m herna.server.doors.schema --write FILE` writes it.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from typing import Any

from .. import generated
from .app import create_app
from .openapi import JSON

COMPONENT = "#/components/schemas/"
PROBLEM = {"$ref": f"{COMPONENT}Problem"}  # any route may answer this


def schema() -> dict[str, Any]:
    """A property for each route, like `POST /api/tables`, and the types of what it takes and answers in `$defs`."""
    openapi = create_app().openapi()
    routes = {
        f"{method.upper()} {path}": route
        for path, methods in sorted(openapi["paths"].items())
        for method, operation in methods.items()
        if (route := _route(operation))
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Herna HTTP API",
        **_object(_plain(routes)),
        "$defs": _plain(_reachable([routes, PROBLEM], openapi["components"]["schemas"])),
    }


def schema_text() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def _route(operation: dict[str, Any]) -> dict[str, Any] | None:
    """What a route takes and answers as JSON; None where it is something else, like a picture."""
    success = next(response for status, response in operation["responses"].items() if status.startswith("2"))
    bodies = {"request": operation.get("requestBody", {}), "answer": success}
    described = {
        name: body["content"][JSON]["schema"] for name, body in bodies.items() if JSON in body.get("content", {})
    }
    return _object(described) if described else None


def _object(properties: dict[str, Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _reachable(described: Any, components: dict[str, Any]) -> dict[str, Any]:
    """The components that a description refers to, directly or not, by name."""
    found: dict[str, Any] = {}
    waiting = list(_names(described))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = components[name]
            waiting += _names(components[name])
    return dict(sorted(found.items()))


def _names(described: Any) -> Iterator[str]:
    return iter(re.findall(rf'"{COMPONENT}([^"]+)"', json.dumps(described)))


def _plain(described: Any) -> Any:
    """Without pydantic's titles, which would become names of types, and with references into `$defs`."""
    text = json.dumps(described).replace(COMPONENT, "#/$defs/")
    return json.loads(
        text, object_hook=lambda each: {k: v for k, v in each.items() if k != "title" or not isinstance(v, str)}
    )


def main(words: list[str]) -> int:
    return generated.main("herna.server.doors.schema", schema_text, words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
