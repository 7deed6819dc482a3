"""What the tests of the server share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from ..ports import unused_port
from .camps import Camp
from .people import House, house


def run_async(work: Coroutine[Any, Any, Any], run: Callable[..., Any] = asyncio.run) -> Any:
    """Run it in its own thread: in this one, a browser's event loop may be running for other tests."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(run, work).result()


def is_running(pid: int) -> bool:
    """Whether it runs; a process that has ended but was not waited for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture(scope="module")
def postgres_url() -> Iterator[str]:
    from .services import postgresql

    with postgresql() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'tables.db'}"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def free_port() -> int:
    return unused_port()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that the tests of a module share; those that need other settings open their own."""
    with house(tmp_path_factory.mktemp("house")) as found:
        yield found


@pytest.fixture
def found(running: House) -> Iterator[Callable[..., Camp]]:
    """Creates campaigns; at the end everybody leaves."""
    with ExitStack() as goodbye:

        def lay(**more: Any) -> Camp:
            made = Camp(running, **more)
            goodbye.enter_context(made.master)
            goodbye.callback(made.http.close)
            return made

        yield lay


@pytest.fixture
def camp(found: Callable[..., Camp]) -> Camp:
    return found()
