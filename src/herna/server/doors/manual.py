"""The page at /docs: the HTTP API in plain HTML, generated from the OpenAPI description, without external resources."""

from __future__ import annotations

from html import escape
from typing import Any

STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #223; }
h2 { border-top: 1px solid #ccd; padding-top: 1rem; font-size: 1.1rem }
code, pre { font: 14px/1.4 ui-monospace, monospace; background: #f2f3f8; padding: .1rem .3rem }
b { color: #046 }
@media (prefers-color-scheme: dark) { body { background: #14161c; color: #dde } code, pre { background: #222632 } }
"""


def page(openapi: dict[str, Any]) -> str:
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><title>Herna API</title>",
        "<link rel=stylesheet href=/docs/style.css>",
        f"<h1>{escape(openapi['info']['title'])} {escape(openapi['info']['version'])}</h1>",
        "<p>Machine-readable: <a href=/openapi.json>/openapi.json</a>. Playing happens on the socket at ",
        "<code>/ws</code>; its messages are described in docs/protocol.md.</p>",
    ]
    for path, methods in openapi["paths"].items():
        for method, operation in methods.items():
            parts.append(_operation(path, method, operation))
    parts.append("<h1>Types</h1>")
    for name, schema in openapi.get("components", {}).get("schemas", {}).items():
        parts.append(_type(name, schema))
    return "\n".join(parts) + "</html>"


def _operation(path: str, method: str, operation: dict[str, Any]) -> str:
    lines = [f"<h2><b>{method.upper()}</b> <code>{escape(path)}</code></h2>"]
    lines.append(f"<p>{escape(operation.get('description') or operation.get('summary', ''))}</p><ul>")
    for parameter in operation.get("parameters", []):
        schema = _kind(parameter.get("schema", {}))
        lines.append(f"<li><code>{escape(parameter['name'])}</code> ({escape(parameter['in'])}): {schema}</li>")
    for content in operation.get("requestBody", {}).get("content", {}).values():
        lines.append(f"<li>body: {_kind(content.get('schema', {}))}</li>")
    for status, response in operation.get("responses", {}).items():
        for content in response.get("content", {}).values():
            lines.append(f"<li>{status}: {_kind(content.get('schema', {}))}</li>")
    return "".join(lines) + "</ul>"


def _type(name: str, schema: dict[str, Any]) -> str:
    lines = [
        f"<h2 id={escape(name)}><code>{escape(name)}</code></h2><p>{escape(schema.get('description', ''))}</p><ul>"
    ]
    for field, inner in schema.get("properties", {}).items():
        about = f" — {escape(inner['description'])}" if "description" in inner else ""
        lines.append(f"<li><code>{escape(field)}</code>: {_kind(inner)}{about}</li>")
    return "".join(lines) + "</ul>"


def _kind(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f"<a href=#{name}>{name}</a>"
    if "anyOf" in schema:
        return " or ".join(_kind(each) for each in schema["anyOf"])
    if "enum" in schema or "const" in schema:
        return " | ".join(f"<code>{escape(str(each))}</code>" for each in schema.get("enum", [schema.get("const")]))
    if "prefixItems" in schema:
        return f"list of {', '.join(_kind(each) for each in schema['prefixItems'])}"
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
