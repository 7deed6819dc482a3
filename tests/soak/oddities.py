"""What one stranger can try with single requests that are odd: each of them once held up the event loop.

Called by `python -m tests.soak`. Each attack is a function that returns its figures; everything is bounded.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import count
from urllib.parse import urlsplit

from .attacks import Figures, dial, watched

BODY = 990_000  # bytes, nearly as many as most requests may have
CAMPAIGN = 7_900_000  # of a saved campaign


def ask(url: str, request: bytes) -> int:
    """The status of the answer to a request as raw bytes; 0 if there is none."""
    heard = b""
    with dial(url) as line, suppress(OSError):
        line.sendall(request)
        while len(heard) < 12 and (more := line.recv(100)):
            heard += more
    return int(heard[9:12] or b"0")


def head(url: str, method: str, path: str, **headers: str | int) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {urlsplit(url).netloc}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def post(url: str, path: str, body: str) -> bytes:
    return head(url, "POST", path, Content_Type="application/json", Content_Length=len(body.encode())) + body.encode()


def try_all(url: str, requests: Iterator[tuple[str, bytes]]) -> Figures:
    """One after the other; the longest freeze of all, and the status of each."""
    figures: Figures = {}
    with watched(url, figures):
        figures |= {name: ask(url, request) for name, request in requests}
    return figures


def cookies(url: str) -> Figures:
    """Quoted cookies, which Python reads in a time that grows with the square of their length."""

    def requests() -> Iterator[tuple[str, bytes]]:
        for size in (5_000, 15_000, 60_000):
            yield f"pairs_{size}", head(url, "GET", "/api/me", Cookie='herna="' + r"\"" * size + '"')

    return try_all(url, requests())


def brackets(url: str) -> Figures:
    """Bodies of hundreds of thousands of tiny things."""

    def requests() -> Iterator[tuple[str, bytes]]:
        for path in ("/api/tables", "/api/tables/import", "/api/campaigns", "/api/games/fejag/workshop"):
            for number, part in zip(count(), ("[],", "{},", "0,")):
                yield f"{path}_{number}", post(url, path, f'{{"game":[{part * (BODY // len(part))}0]}}')
        names = ",".join(f'"{number}":0' for number in range(BODY // 10))
        yield "names", post(url, "/api/tables", f"{{{names}}}")

    return try_all(url, requests())


def stories(url: str, requests: int = 20) -> Figures:
    """Files of an organiser whose names have thousands of parts; the reader of TOML looks at each of them again and
    again."""
    story = json.dumps({"text": f"a{'.a' * 9_990}=1\n"})
    return try_all(
        url, ((f"story_{number}", post(url, "/api/games/fejag/papers", story)) for number in range(requests))
    )


def small_pieces(url: str) -> Figures:
    """Bodies that come in pieces of one byte."""
    begun = head(url, "POST", "/api/tables", Transfer_Encoding="chunked")
    return try_all(url, ((f"body_{n}", begun + b"1\r\n \r\n" * 40_000 + b"0\r\n\r\n") for n in range(3)))


def campaigns(url: str) -> Figures:
    """Files that claim to be saved campaigns, as long as these may be."""
    row = '{"kind":"chat","text":"","at":0,"seat":0,"spent":0}'

    def requests() -> Iterator[tuple[str, bytes]]:
        for name, inside in (
            ("rows", f'"rows":[{",".join([row] * (CAMPAIGN // (len(row) + 1)))}]'),
            ("numbers", f'"rows":[{"1," * (CAMPAIGN // 2)}1]'),
            ("strange", f'"x":[{"[]," * (CAMPAIGN // 3)}1]'),
            ("names", ",".join(f'"{number}":0' for number in range(CAMPAIGN // 11))),
        ):
            yield name, post(url, "/api/campaigns/restore", f"{{{inside}}}")

    return try_all(url, requests())


ATTACKS: dict[str, Callable[..., Figures]] = {
    each.__name__: each for each in (cookies, brackets, stories, small_pieces, campaigns)
}
