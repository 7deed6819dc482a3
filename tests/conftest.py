"""Settings shared by all tests."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.data_too_large]

# The same examples on every run. To look for new ones: HERNA_HYPOTHESIS=search pytest ...
settings.register_profile(
    "repeatable", derandomize=True, deadline=None, max_examples=40, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile("search", deadline=None, max_examples=3000, suppress_health_check=SLOW_IS_FINE)
settings.load_profile(os.environ.get("HERNA_HYPOTHESIS", "repeatable"))


@pytest.hookimpl(tryfirst=True)  # before xdist looks at the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests begin first, so that at the end no core waits for another.

    What shares a server or a browser stays in one process (`--dist loadgroup`), which begins with the largest group.
    """
    items.sort(key=lambda item: item.get_closest_marker("first") is None)
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.xdist_group("browser"))
        elif "server" in item.path.parts:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
