"""Settings shared by all tests."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

# The same examples on every run. To look for new ones: HERNA_HYPOTHESIS=search pytest ...
settings.register_profile(
    "repeatable", derandomize=True, deadline=None, max_examples=40, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("search", deadline=None, max_examples=3000, suppress_health_check=SLOW_IS_FINE)
settings.register_profile(  # for tests that run again in another environment
    "few", derandomize=True, deadline=None, max_examples=4, suppress_health_check=SLOW_IS_FINE
)
os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks English here, whatever the system's language

settings.load_profile(os.environ.get("HERNA_HYPOTHESIS", "repeatable"))


@pytest.fixture(autouse=True)
def no_loop_is_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright leaves its event loop marked as running in the process of the browser tests; others may run one."""
    loop = None if "/browser/" in request.node.nodeid else asyncio._get_running_loop()
    if loop is None:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that no core is idle at the end: browsers, servers, then what is marked."""

    def turn(item: pytest.Item) -> int:
        if "/browser/" in item.nodeid:
            return 0
        if "/server/" in item.nodeid:
            return 1
        return 2 if item.get_closest_marker("first") else 3

    items.sort(key=turn)


COMPILES = ("test_judgement.py", "mammoths/test_bots.py", "fejag/test_insight.py")  # what only their tests call


@pytest.hookimpl(optionalhook=True)  # of pytest-xdist
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> object:
    """Files that share a server, a browser or much to compile run in one process; then the others one by one."""
    from xdist.scheduler import LoadScopeScheduling

    class Together(LoadScopeScheduling):
        def _split_scope(self, nodeid: str) -> str:
            file = nodeid.partition("::")[0]
            together = "/browser/" in file or "/server/" in file or file.endswith(COMPILES)
            return file if together else nodeid

    config.option.loadscopereorder = False  # in the order above, not the files with most tests first
    return Together(config, log)
