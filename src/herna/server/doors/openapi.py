"""The OpenAPI description of the HTTP API, including answers that msgspec encodes.

FastAPI describes pydantic models only. A route that answers with a struct or a dataclass says so by `answer`, and
`DescribedApp` puts those types among the others.
"""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI

JSON = "application/json"


def answer(kind: Any) -> dict[int | str, dict[str, Any]]:
    """The `responses` of a route that answers with this type. Every field is required: defaults are sent too."""
    (schema,), types = msgspec.json.schema_components([kind], ref_template="#/components/schemas/{name}")
    for described in types.values():
        if "properties" in described:
            described["required"] = list(described["properties"])
    return {200: {"content": {JSON: {"schema": {**schema, "$defs": types}}}}}


class DescribedApp(FastAPI):
    """An application whose description has the types of `answer` among its components."""

    def openapi(self) -> dict[str, Any]:
        if self.openapi_schema is None:
            self.openapi_schema = _with_components(super().openapi())
        return self.openapi_schema


def _with_components(openapi: dict[str, Any]) -> dict[str, Any]:
    components = openapi["components"]["schemas"]
    for operation in (operation for methods in openapi["paths"].values() for operation in methods.values()):
        for response in operation["responses"].values():
            for name, described in response.get("content", {}).get(JSON, {}).get("schema", {}).pop("$defs", {}).items():
                if components.setdefault(name, described) != described:
                    raise TypeError(f"two types of the HTTP API are called {name}")
    return openapi
