"""The client's files: compressed when it was built, kept by browsers as long as they may be."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from .people import house

PAGE = "<!doctype html><title>Herna</title>"


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    pages = [(f"{name}.html", PAGE) for name in ("index", "home", "table", "replay", "rules")]
    for name, text in (*pages, ("sw.js", "// worker"), ("assets/index-abc123.js", "export {}")):
        (folder / name).write_text(text)
        (folder / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
    (folder / "assets/index-abc123.js.br").write_bytes(b"as brotli")
    with house(tmp_path_factory.mktemp("house"), web=folder) as running, running.http() as person:
        yield person


@pytest.mark.parametrize(
    ("accepts", "encoding"), [("gzip, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("", None)]
)
def test_hashed_files_come_in_the_smallest_form_that_is_understood_and_are_kept_for_ever(built, accepts, encoding):
    with built.stream("GET", "/assets/index-abc123.js", headers={"accept-encoding": accepts}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == encoding
    assert "javascript" in answer.headers["content-type"]
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["vary"] == "accept-encoding"
    plain = raw if encoding is None else gzip.decompress(raw) if encoding == "gzip" else b""
    assert plain == b"export {}" or raw == b"as brotli"


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/r/abcdefgh", "/rules/x", "/mine", "/sw.js", "/nowhere"])
def test_pages_and_the_worker_are_asked_for_again_each_time(built, path):
    answer = built.get(path, headers={"accept": "text/html", "accept-encoding": "gzip"})
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == ("// worker" if path == "/sw.js" else PAGE)


def test_the_server_knows_every_page_of_the_client(built):
    router = (Path(__file__).parents[2] / "web/src/lib/router.svelte.ts").read_text(encoding="utf-8")
    pages = {*re.findall(r'first === "(\w+)"', router)}
    assert {"t", "guide", "practise"} <= pages
    paths = {page: (f"/{page}", f"/{page}/x", f"/{page}/x/bot") for page in pages}
    assert not [page for page, some in paths.items() if all(built.get(path).is_error for path in some)]


def test_a_file_that_has_not_changed_is_not_sent_again(built):
    first = built.get("/sw.js")
    again = built.get("/sw.js", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_what_is_computed_is_compressed_unless_it_may_hold_a_secret(built):
    games = built.get("/api/games")
    assert games.headers["content-encoding"] == "gzip"
    assert json.loads(games.text)
    small = built.get("/api/tables?show=open")
    assert "content-encoding" not in small.headers, "a packet is not worth it"
    assert "content-encoding" not in built.get("/api/games", headers={"accept-encoding": "identity"}).headers
    name = games.json()[0]["name"]
    created = built.post("/api/tables", json={"game": name})
    assert re.search("#seat=", created.text)
    assert "content-encoding" not in created.headers
