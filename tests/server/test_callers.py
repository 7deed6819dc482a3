"""Who calls, by which scheme and under which name: what proxies say, what strangers claim, and what is refused."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from starlette import requests
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from herna.engine.errors import BadOption
from herna.server.doors.address import Hosts, Proxies, is_loopback, split_host
from herna.server.settings import Limits, Settings

from .people import House, house

OURS = Proxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "schemes", "caller", "scheme"),
    [
        ("203.0.113.9", ["198.51.100.1"], ["https"], "203.0.113.9", None),  # a stranger claims something
        ("127.0.0.1", [], [], "127.0.0.1", None),
        ("127.0.0.1", [], ["https"], "127.0.0.1", "https"),
        ("127.0.0.1", ["198.51.100.1"], ["https"], "198.51.100.1", "https"),
        ("127.0.0.1", ["8.8.8.8", "198.51.100.1"], ["http"], "198.51.100.1", "http"),  # the left one is a claim
        ("127.0.0.1", ["8.8.8.8", "198.51.100.1", "10.1.2.3"], ["https"], "198.51.100.1", "https"),
        ("127.0.0.1", ["198.51.100.1", "10.1.2.3"], ["https", "http"], "198.51.100.1", "https"),
        ("127.0.0.1", ["8.8.8.8", "198.51.100.1"], ["https", "http"], "198.51.100.1", "http"),
        ("127.0.0.1", ["10.0.0.5", "10.0.0.6"], [], "10.0.0.5", None),  # a visitor from inside
        ("127.0.0.1", ["198.51.100.1", "nonsense", "10.0.0.6"], [], "10.0.0.6", None),
        ("127.0.0.1", ["198.51.100.1:4711"], [], "198.51.100.1", None),
        ("127.0.0.1", ["[2001:db8::1]:4711"], [], "2001:db8::1", None),
        ("::ffff:127.0.0.1", ["2001:db8::1"], ["gopher"], "2001:db8::1", None),
        ("fd00::2", ["::ffff:198.51.100.1"], [], "198.51.100.1", None),
    ],
)
def test_the_first_hop_from_the_right_that_is_not_ours_calls(
    peer: str, forwarded: list[str], schemes: list[str], caller: str, scheme: str | None
) -> None:
    assert OURS.caller(peer, forwarded, schemes) == (caller, scheme)


def test_by_default_nobody_is_believed_not_even_on_this_machine() -> None:
    assert Proxies(Settings().proxies).caller("127.0.0.1", ["198.51.100.1"], ["https"]) == ("127.0.0.1", None)


@pytest.mark.parametrize(
    ("text", "name", "port"),
    [
        ("Play.Example.", "play.example", ""),
        ("localhost:8000", "localhost", "8000"),
        ("[::1]:8000", "::1", "8000"),
        ("[::1]", "::1", ""),
        ("[::1", "", ""),
        ("[::1]8000", "", ""),
        ("a:b", "", ""),
        ("::1", "", ""),
        ("", "", ""),
    ],
)
def test_names_and_ports(text: str, name: str, port: str) -> None:
    assert split_host(text) == (name, port)


def test_loopback() -> None:
    assert all(map(is_loopback, ("localhost", "127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1")))
    assert not any(map(is_loopback, ("", "0.0.0.0", "::", "10.0.0.1", "localhost.evil.example")))


def test_names_we_answer_to() -> None:
    at_home, in_lan = Hosts(Settings()), Hosts(Settings(host="0.0.0.0"))
    site = Hosts(Settings(host="0.0.0.0", hosts=("play.example",)))
    own = socket.gethostname()
    for host, welcome in {
        "localhost:8000": (True, True, True),
        "127.0.0.1:8000": (True, True, True),
        "[::1]:8000": (True, True, True),
        "192.168.1.20:8000": (False, True, False),
        own: (False, True, False),
        f"{own.partition('.')[0]}.local:8000": (False, True, False),
        "Play.Example:443": (False, False, True),
        "evil.example": (False, False, False),
        "localhost.evil.example": (False, False, False),
        "127.0.0.1.evil.example": (False, False, False),
        "": (False, False, False),
    }.items():
        assert (at_home.know(host), in_lan.know(host), site.know(host)) == welcome, host


@pytest.mark.parametrize(
    "wrong", [{"proxies": ("nginx",)}, {"proxies": ("10.0.0.0/99",)}, {"hosts": ("https://a.b",)}, {"hosts": ("",)}]
)
def test_settings_that_cannot_be(wrong: dict) -> None:
    with pytest.raises(BadOption):
        Settings(**wrong)


# --- a running server ---------------------------------------------------------------------------------------------


def test_a_stranger_does_not_get_more_by_claiming_other_addresses(tmp_path: Path) -> None:
    with house(tmp_path, limits=Limits(tables_rate=0.0001, tables_burst=2)) as running, running.http() as http:
        statuses = [
            http.post(
                "/api/tables", json={"game": "cards"}, headers={"X-Forwarded-For": f"198.51.100.{number}"}
            ).status_code
            for number in range(4)
        ]
        assert statuses == [201, 201, 429, 429]


def test_a_proxy_that_is_named_is_believed(tmp_path: Path) -> None:
    limits = Limits(tables_rate=0.0001, tables_burst=1)
    with house(tmp_path, proxies=("127.0.0.0/8",), limits=limits) as running, running.http() as http:
        for number in (1, 2):
            claimed = {"X-Forwarded-For": f"8.8.8.8, 198.51.100.{number}", "X-Forwarded-Proto": "https"}
            asked = [http.post("/api/tables", json={"game": "cards"}, headers=claimed) for _ in range(2)]
            assert [answer.status_code for answer in asked] == [201, 429]
            assert "secure" in asked[0].headers["set-cookie"].lower()


@pytest.mark.parametrize("name", ["evil.example", "evil.example:80", "", "localhost.evil.example", "192.168.1.20"])
def test_a_name_that_is_not_ours_is_refused(running: House, name: str) -> None:
    """DNS rebinding: a page of evil.example whose name now leads to this machine."""
    with running.http(headers={"Host": name, "Origin": f"http://{name}"}) as http:
        for answer in (http.get("/api/tables"), http.get("/"), http.post("/api/tables", json={"game": "cards"})):
            assert (answer.status_code, answer.json()["code"]) == (421, "forbidden")
        assert http.get("/health").text == "ok"
        assert http.get("/ready").text == "ready"
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{name or 'evil.example'}/ws", address=("127.0.0.1", running.port), proxy=None),
    ):
        pass
    assert refused.value.response.status_code == 403


def test_the_scheme_of_a_page_counts(tmp_path: Path) -> None:
    with house(tmp_path, proxies=("127.0.0.1",), hosts=("play.example",)) as running:
        for scheme, origin, welcome in (
            ("https", "https://play.example", True),
            ("https", "https://play.example:443", True),
            ("https", "http://play.example", False),
            ("https", "https://play.example:8443", False),
            ("http", "http://play.example", True),
            ("http", "https://play.example", False),
        ):
            told = {"Host": "play.example", "Origin": origin, "X-Forwarded-Proto": scheme}
            with running.http(headers=told) as http:
                answer = http.post("/api/tables", json={"game": "cards"})
                assert (answer.status_code == 201) is welcome, (scheme, origin)
            more = {"additional_headers": {"Origin": origin, "X-Forwarded-Proto": scheme}}
            try:
                with connect("ws://play.example/ws", address=("127.0.0.1", running.port), proxy=None, **more):
                    assert welcome
            except InvalidStatus:
                assert not welcome


def test_no_other_cookie_goes_further_in(running: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python reads a quoted one of 40 kB in three seconds, and FastAPI reads all of them for every request."""
    read: list[str] = []

    def reader(text: str) -> dict[str, str]:
        read.append(text)
        return dict([text.split("=", 1)])

    monkeypatch.setattr(requests, "cookie_parser", reader)
    mine, quoted = "x" * 43, '"' + r"\"" * 100 + '"'
    with running.http() as http:
        for sent, known in (
            (f"a={quoted}; herna={mine}; b=c", True),
            (f"herna={quoted}", False),
            (f"herna={mine}; herna={quoted}", True),
            ("herna=short", False),
        ):
            assert http.get("/api/me", headers={"cookie": sent}).json() == {"known": known}, sent
    assert set(read) == {f"herna={mine}"}


def test_requests_have_a_number(running: House) -> None:
    with running.http() as http:
        first, second = (http.get("/api/games").headers["x-request-id"] for _ in range(2))
        assert first != second
        assert http.get("/", headers={"X-Request-ID": "ab-12"}).headers["x-request-id"] == "ab-12"
        assert http.get("/", headers={"X-Request-ID": 'a"b{}'}).headers["x-request-id"] != 'a"b{}'
        assert http.get("/", headers={"X-Request-ID": "ab-12", "Host": "x.y"}).headers["x-request-id"] == "ab-12"
    with connect(running.url.replace("http", "ws") + "/ws", additional_headers={"X-Request-ID": "ws-7"}) as socket:
        assert socket.response is not None
        assert socket.response.headers["x-request-id"] == "ws-7"
