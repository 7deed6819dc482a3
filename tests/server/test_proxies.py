"""Behind nginx and Caddy, with TLS, configured as `docs/operator` says: real proxies on free ports."""

from __future__ import annotations

import os
import re
import shutil
import ssl
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from herna.server.settings import Limits

from ..ports import unused_port
from .people import PATIENCE, House, Person, create, house, play_out
from .services import proxy_process

DOCS = Path(__file__).resolve().parents[2] / "docs" / "operator"
NAME = "play.example"
BURST = 25
pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")


def documented(page: str, language: str) -> str:
    """The first block of a language on a page."""
    found = re.search(rf"```{language}\n(.*?)\n *```", (DOCS / page).read_text(), re.DOTALL)
    assert found is not None
    return found[1]


def nginx_config(folder: Path, port: int, behind: int) -> list[str]:
    site = documented("nginx.md", "nginx").replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    site = site.replace("listen 443", f"listen 127.0.0.1:{port}").replace("/etc/herna/tls", str(folder))
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    file = folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    file.write_text(
        f"daemon off; {user} pid {folder}/pid; error_log stderr warn; events {{}}\n"
        f"http {{ access_log off; {places} {site} }}\n"
    )
    return [shutil.which("nginx") or "/usr/sbin/nginx", "-p", str(folder), "-c", str(file), "-e", "stderr"]


def caddy_config(folder: Path, port: int, behind: int) -> list[str]:
    site = documented("caddy.md", "caddy").replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    own = f"{NAME}:{port} {{\n    bind 127.0.0.1\n    tls {folder}/cert.pem {folder}/key.pem\n"
    file = folder / "Caddyfile"
    file.write_text("{\n    admin off\n    auto_https disable_redirects\n}\n" + site.replace(f"{NAME} {{", own))
    return [shutil.which("caddy") or "", "run", "--config", str(file), "--adapter", "caddyfile"]


CONFIGURED: dict[str, Callable[[Path, int, int], list[str]]] = {"nginx": nginx_config, "caddy": caddy_config}


@dataclass
class Site:
    """A server behind a proxy, and the way to it from various addresses."""

    house: House
    port: int
    trust: ssl.SSLContext
    trust_of_sockets: ssl.SSLContext

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    def visitor(self, address: str, **headers: str) -> httpx.Client:
        """A client on another address of this machine."""
        told = {"Host": f"{NAME}:{self.port}", "Origin": self.origin, **headers}
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}", transport=transport, headers=told, timeout=PATIENCE
        )

    def connected(self, address: str, **headers: str) -> ClientConnection:
        return connect(
            f"wss://{NAME}:{self.port}/ws",
            address=("127.0.0.1", self.port),
            source_address=(address, 0),
            ssl=self.trust_of_sockets,
            proxy=None,
            additional_headers={"Origin": self.origin, **headers},
        )


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tls")
    words = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -keyout key.pem -out cert.pem"
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
    subprocess.run([*words.split(), *names], cwd=folder, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module", params=list(CONFIGURED))
def site(request: pytest.FixtureRequest, certificate: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    limits = Limits(http_rate=0.001, http_burst=BURST, connections=2)
    folder = tmp_path_factory.mktemp(request.param)
    for file in certificate.iterdir():
        shutil.copy(file, folder)
    with house(folder, proxies=("127.0.0.1",), hosts=(NAME,), limits=limits) as running:
        port = unused_port()
        trust, of_sockets = (ssl.create_default_context(cafile=str(folder / "cert.pem")) for _ in range(2))
        # Their client reads in one thread and writes in another. With TLS 1.3 there is something to read at once (the
        # tickets), so it may do both at the same time, which OpenSSL forbids: then it waits for an answer for ever.
        of_sockets.maximum_version = ssl.TLSVersion.TLSv1_2
        with proxy_process(request.param, CONFIGURED[request.param](folder, port, running.port), port, folder):
            yield Site(running, port, trust, of_sockets)


def test_a_match_over_tls(site: Site) -> None:
    with site.visitor("127.0.0.2") as http:
        answer = http.post("/api/tables", json={"game": "cards"})
        assert answer.status_code == 201, answer.text
        assert "secure" in answer.headers["set-cookie"].lower()
        made = answer.json()
        joined = http.post(
            f"/api/tables/{made['id']}/join", json={"nickname": "Bob", "invitation": made["invitations"][0]["secret"]}
        ).json()
        assert http.get("/metrics").status_code == 404
    way = {
        "address": ("127.0.0.1", site.port),
        "ssl": site.trust_of_sockets,
        "proxy": None,
        "additional_headers": {"Origin": site.origin},
    }
    with (
        Person(site.origin, made["id"], made["secret"], source_address=("127.0.0.2", 0), **way) as ann,
        Person(site.origin, made["id"], joined["secret"], source_address=("127.0.0.3", 0), **way) as bob,
    ):
        play_out(ann, bob)


def test_limits_are_those_of_the_visitor_whatever_it_claims(site: Site) -> None:
    with site.visitor("127.0.0.4") as first, site.visitor("127.0.0.5") as second:
        claims = [{"X-Forwarded-For": f"198.51.100.{number}"} for number in range(BURST + 5)]
        statuses = [first.get("/api/me", headers=claim).status_code for claim in claims]
        assert statuses == [200] * BURST + [429] * 5
        assert second.get("/api/me").status_code == 200
    with site.connected("127.0.0.6"), site.connected("127.0.0.6"):
        with pytest.raises(InvalidStatus), site.connected("127.0.0.6", **{"X-Forwarded-For": "198.51.100.1"}):
            pass
        with site.connected("127.0.0.7"):
            pass


def test_pages_over_http_and_of_others_are_refused(site: Site) -> None:
    for origin in (f"http://{NAME}:{site.port}", f"https://evil.example:{site.port}", f"https://{NAME}"):
        with site.visitor("127.0.0.8", Origin=origin, **{"X-Forwarded-Proto": "http"}) as http:
            answer = http.post("/api/tables", json={"game": "cards"})
            assert (answer.status_code, answer.json()["code"]) == (403, "forbidden")
        with pytest.raises(InvalidStatus), site.connected("127.0.0.8", Origin=origin):
            pass
    with site.visitor("127.0.0.8") as http:
        create(http)


def test_other_names_do_not_reach_the_tables(site: Site) -> None:
    with site.visitor("127.0.0.9", Host="evil.example", Origin="https://evil.example") as http:
        answer = http.post("/api/tables", json={"game": "cards"})
        assert answer.status_code == 421 or not answer.content  # Caddy itself has nothing to say under that name


def test_the_file_of_a_long_campaign_passes(site: Site) -> None:
    with site.visitor("127.0.0.11") as http:
        answer = http.post("/api/campaigns/restore", content=b'"' + b"x" * 7_900_000 + b'"')
        assert (answer.status_code, answer.json()["code"]) == (422, "malformed")  # it was read, and is none


def test_the_request_keeps_its_number(site: Site) -> None:
    with site.visitor("127.0.0.10") as http:
        assert len(http.get("/api/me").headers["x-request-id"]) >= 32  # the proxy's; ours are shorter
