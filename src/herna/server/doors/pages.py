"""The files of the client as they are sent: compressed when it was built, kept by browsers as long as they may be."""

from __future__ import annotations

import mimetypes
import os
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"  # names in this folder hold a hash of the content
ASK_AGAIN = "no-cache"  # keep it, but ask whether it has changed
HASHED = "assets"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))  # the smaller first
mimetypes.add_type("application/manifest+json", ".webmanifest")


def accepted(headers: Headers) -> set[str]:
    """The encodings that a client reads; those with a weight of 0 are refused."""
    found = set()
    for part in headers.get("accept-encoding", "").split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0"):
            found.add(name.strip().lower())
    return found


def send_file(file: Path, headers: Headers, status: int = 200, *, kept: str = ASK_AGAIN) -> FileResponse:
    """The file, in the smallest form that lies beside it and that the client reads."""
    readable = accepted(headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    said = {"cache-control": kept, "vary": "accept-encoding"}
    for encoding, ending in ENCODINGS:
        smaller = file.with_name(file.name + ending)
        if encoding in readable and smaller.is_file():
            return FileResponse(smaller, status, {**said, "content-encoding": encoding}, kind)
    return FileResponse(file, status, said, kind)


class Files(StaticFiles):
    """All files of the built client; the folder's page is its index."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        file, headers = Path(full_path), Headers(scope=scope)
        is_hashed = self.directory is not None and file.parent == Path(self.directory) / HASHED
        answer = send_file(file, headers, status_code, kept=FOR_EVER if is_hashed else ASK_AGAIN)
        answer.set_stat_headers(Path(answer.path).stat())
        if self.is_not_modified(answer.headers, headers):
            return Response(status_code=304, headers={k: v for k, v in answer.headers.items() if k in UNCHANGED})
        return answer


UNCHANGED = ("cache-control", "etag", "vary", "last-modified")
